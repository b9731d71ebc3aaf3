#!/bin/sh
# Build the wheel and the source archive, and try the wheel in a clean environment.
set -eu
cd -- "$(dirname -- "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export TTTMC_REQUIRE_KERNEL=1 PIP_DISABLE_PIP_VERSION_CHECK=1 TTTMC_HOME="$work/home"
python=${PYTHON:-python3}

"$python" -m venv "$work/build"
"$work/build/bin/python" -m pip install --quiet --require-hashes \
    --requirement packaging/requirements.txt
git ls-files -z | tar --null --files-from=- --create | tar --extract --directory "$(
    mkdir "$work/copy" && echo "$work/copy"
)"
cd "$work/copy"
"$work/build/bin/python" -c "
from setuptools.build_meta import build_sdist
print(build_sdist('$work'))"
# The wheel is built from the source archive, so that both are checked.
"$work/build/bin/python" -m pip wheel --quiet --no-deps --no-build-isolation \
    --wheel-dir "$work" "$work"/tttmc-*.tar.gz
ls -l "$work"/tttmc-*

# As pipx does: a separate environment, and the command by its path.
"$python" -m venv "$work/clean"
"$work/clean/bin/python" -m pip install --quiet "$work"/tttmc-*.whl
cd "$work"
"$work/clean/bin/tttmc" --version
"$work/clean/bin/tttmc" self-test
"$work/clean/bin/tttmc" bench --help >/dev/null

echo "checking that the source archive is complete"
mkdir "$work/unpacked"
tar --extract --file "$work"/tttmc-*.tar.gz --directory "$work/unpacked" --strip-components 1
cd "$work/copy"
missing=$(find . -type f | sort | while IFS= read -r name; do
    [ -e "$work/unpacked/$name" ] || echo "$name"
done)
test -z "$missing" || {
    echo "missing: $missing"
    exit 1
}
