#!/bin/sh
# Run the frozen program's self-test where little is as usual: check_runs.sh [FOLDER]
set -eu
folder=$(CDPATH='' cd -- "${1:-$(dirname -- "$0")/../dist/tttmc}" && pwd -P)
room=$(mktemp -d)
trap 'chmod -R u+w "$room"; rm -rf "$room"' EXIT
chmod 755 "$room"
failed=0

try() { # what it is, then the command
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

# Root may write everywhere: then a user without rights stands in for a person.
as_nobody() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups --reset-env "$@"
    else
        "$@"
    fi
}

try "an empty environment" env -i "$folder/tttmc" self-test

mkdir "$room/home"
chmod 555 "$room/home"
try "a home that can't be written" \
    as_nobody env -i HOME="$room/home" TMPDIR=/tmp "$folder/tttmc" self-test

place="$room/Tür – Τρίλιζα 三目 и пробелы"
mkdir "$place"
cp -R "$folder" "$place/"
try "a path with spaces and letters from everywhere" "$place/tttmc/tttmc" self-test

chmod -R a-w,a+rX "$place"
try "a folder that can only be read" \
    as_nobody env -i HOME="$room/home" "$place/tttmc/tttmc" self-test

mkdir "$room/no-fonts"
printf '<?xml version="1.0"?><fontconfig><dir>%s</dir></fontconfig>\n' "$room/no-fonts" \
    >"$room/fonts.conf"
try "no fonts installed" env FONTCONFIG_FILE="$room/fonts.conf" "$folder/tttmc" self-test

mkdir "$room/elsewhere"
ln -s "$folder/tttmc" "$room/elsewhere/tttmc"
try "a link from elsewhere, in a folder with a random.py" \
    sh -c 'cd "$1" && echo "raise SystemExit(9)" >random.py && ./tttmc self-test' _ "$room/elsewhere"

for name in sse2 avx2 avx512 words; do
    try "the kernel for $name, or told that the processor lacks it" \
        sh -c 'o=$(TTTMC_KERNEL=$2 "$1" analyse X.O/.../... --json 2>&1) || {
               echo "$o" | grep -qi "processor"; }' _ "$folder/tttmc" "$name"
done
exit $failed
