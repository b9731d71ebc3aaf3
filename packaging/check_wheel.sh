#!/bin/sh
# Build the wheel and the source archive, install each where nothing else is, and try it.
set -eu
cd -- "$(dirname -- "$0")/.."
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export TTTMC_REQUIRE_KERNEL=1 PIP_DISABLE_PIP_VERSION_CHECK=1 TTTMC_HOME="$room/home"
python=${PYTHON:-python3}

"$python" -m venv "$room/build"
"$room/build/bin/python" -m pip install --quiet --require-hashes \
    --requirement packaging/requirements.txt
git ls-files -z | tar --null --files-from=- --create | tar --extract --directory "$(
    mkdir "$room/copy" && echo "$room/copy"
)"
cd "$room/copy"
"$room/build/bin/python" -c "
from setuptools.build_meta import build_sdist
print(build_sdist('$room'))"
# The wheel comes out of the source archive, so that both are proven whole.
"$room/build/bin/python" -m pip wheel --quiet --no-deps --no-build-isolation \
    --wheel-dir "$room" "$room"/tttmc-*.tar.gz
ls -l "$room"/tttmc-*

# As pipx does: an environment of its own, and the command by its path.
"$python" -m venv "$room/clean"
"$room/clean/bin/python" -m pip install --quiet "$room"/tttmc-*.whl
cd "$room"
"$room/clean/bin/tttmc" --version
"$room/clean/bin/tttmc" self-test
"$room/clean/bin/tttmc" bench --help >/dev/null

echo "the source archive holds what testing it takes"
mkdir "$room/unpacked"
tar --extract --file "$room"/tttmc-*.tar.gz --directory "$room/unpacked" --strip-components 1
cd "$room/copy"
missing=$(find . -type f | sort | while IFS= read -r name; do
    [ -e "$room/unpacked/$name" ] || echo "$name"
done)
test -z "$missing" || {
    echo "missing: $missing"
    exit 1
}
