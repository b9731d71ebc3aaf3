#!/bin/sh
# Install tttmc from the unpacked archive, or remove it.
set -eu

usage="Usage: ./install.sh [--prefix FOLDER] [--uninstall]

Installs tttmc in FOLDER/lib/tttmc, with its commands in FOLDER/bin, a menu entry, icons and a manual
page. FOLDER is ~/.local by default, and /usr/local for root. --uninstall removes all of it and keeps
your games and settings."

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=${HOME:-}/.local; fi
remove=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -ge 2 ] || { echo "$usage" >&2; exit 2; }; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --uninstall) remove=yes ;;
        -h | --help) echo "$usage"; exit 0 ;;
        *) echo "$usage" >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
    /.local) echo "tttmc: no home folder; choose a folder with --prefix" >&2; exit 2 ;;
    /*) ;;
    *) prefix=$(pwd -P)/$prefix ;;
esac
place=$prefix/lib/tttmc

refresh() {
    # Menus find new icons themselves unless the system keeps a cache of icons.
    icons=$prefix/share/icons/hicolor
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$icons" 2>/dev/null || true
    fi
}

remove_files() {
    # Only the files that an installation listed in its folder.
    [ -f "$place/installed-files" ] || return 0
    while IFS= read -r name; do
        rm -f -- "$prefix/$name"
    done <"$place/installed-files"
    rm -rf -- "$place"
}

if [ "$remove" = yes ]; then
    if [ ! -f "$place/installed-files" ]; then
        echo "tttmc is not installed in $prefix" >&2
        exit 1
    fi
    remove_files
    refresh
    echo "tttmc was removed from $prefix. Your games and settings are still there."
    exit 0
fi

if [ -e "$place" ] && [ ! -f "$place/installed-files" ]; then
    echo "tttmc: $place exists but isn't an installation; move it away" >&2
    exit 1
fi
mkdir -p -- "$prefix/lib" "$prefix/bin"
rm -rf -- "$place.new"
# Copied before the old one is removed: a full disk must leave a working copy.
cp -R -- "$here/tttmc" "$place.new"
(cd -- "$here/share" && find . -type f | sed 's|^\./|share/|') >"$place.new/installed-files"
printf 'bin/tttmc\nbin/tttmc-window\nbin/pbrain-tttmc\n' >>"$place.new/installed-files"
remove_files
mv -- "$place.new" "$place"
mkdir -p -- "$prefix/share"
cp -R -- "$here/share/." "$prefix/share/"
for name in tttmc tttmc-window pbrain-tttmc; do
    ln -sf -- "$place/$name" "$prefix/bin/$name"
done
# With its full path, as desktops don't always look in ~/.local/bin; quoted by their standard.
quoted=$(printf '%s' "$place/tttmc-window" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
entry=$prefix/share/applications/tttmc.desktop
sed '/^TryExec=/d' "$here/share/applications/tttmc.desktop" | while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done >"$entry"
refresh
echo "tttmc is installed in $prefix."
case :${PATH:-}: in
    *":$prefix/bin:"*) ;;
    *) echo "The command is $prefix/bin/tttmc; $prefix/bin is not in your PATH." ;;
esac
