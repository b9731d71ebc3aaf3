#!/bin/sh
# Run the frozen program's self-test in unusual environments: check_runs.sh [FOLDER]
set -eu
folder=$(CDPATH='' cd -- "${1:-$(dirname -- "$0")/../dist/tttmc}" && pwd -P)
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
chmod 755 "$work"
failed=0

try() { # a description, then the command
    name=$1
    shift
    if output=$("$@" 2>&1); then
        echo "ok      $name"
    else
        failed=1
        echo "failed  $name"
        echo "$output" | sed 's/^/        /'
    fi
}

# Root may write everywhere, so the check uses a user without rights.
as_nobody() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups --reset-env "$@"
    else
        "$@"
    fi
}

try "an empty environment" env -i "$folder/tttmc" self-test

mkdir "$work/home"
chmod 555 "$work/home"
try "a read-only home" \
    as_nobody env -i HOME="$work/home" TMPDIR=/tmp "$folder/tttmc" self-test

place="$work/Tür – Τρίλιζα 三目 и пробелы"
mkdir "$place"
cp -R "$folder" "$place/"
try "a path with spaces and foreign letters" "$place/tttmc/tttmc" self-test

chmod -R a-w,a+rX "$place"
try "a read-only folder" \
    as_nobody env -i HOME="$work/home" "$place/tttmc/tttmc" self-test

mkdir "$work/no-fonts"
printf '<?xml version="1.0"?><fontconfig><dir>%s</dir></fontconfig>\n' "$work/no-fonts" \
    >"$work/fonts.conf"
try "no fonts installed" env FONTCONFIG_FILE="$work/fonts.conf" "$folder/tttmc" self-test

mkdir "$work/elsewhere"
ln -s "$folder/tttmc" "$work/elsewhere/tttmc"
try "a link in a folder with a random.py" \
    sh -c 'cd "$1" && echo "raise SystemExit(9)" >random.py && ./tttmc self-test' _ "$work/elsewhere"

for name in sse2 avx2 avx512 words; do
    try "the kernel for $name, or an error about the processor" \
        sh -c 'o=$(TTTMC_KERNEL=$2 "$1" analyse X.O/.../... --json 2>&1) || {
               echo "$o" | grep -qi "processor"; }' _ "$folder/tttmc" "$name"
done
exit $failed
