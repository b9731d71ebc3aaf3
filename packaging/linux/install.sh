#!/bin/sh
# Install tttmc from the unpacked archive, or remove it.
set -eu

usage="Usage: ./install.sh [--prefix FOLDER] [--uninstall]

Copies tttmc to FOLDER/lib/tttmc, with its commands in FOLDER/bin, its entry in the desktop's menu,
icons and manual page. FOLDER is ~/.local, for root /usr/local. --uninstall removes all of that and
leaves your games and settings alone."

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
    /.local) echo "tttmc: there is no home folder; name one with --prefix" >&2; exit 2 ;;
    /*) ;;
    *) prefix=$(pwd -P)/$prefix ;;
esac
place=$prefix/lib/tttmc

refresh() {
    # Menus find new icons by themselves, but where somebody keeps a cache of them.
    icons=$prefix/share/icons/hicolor
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$icons" 2>/dev/null || true
    fi
}

clear_away() {
    # Only what an installation wrote: its list stands in its own folder.
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
    clear_away
    refresh
    echo "tttmc was removed from $prefix; your games and settings are where they were."
    exit 0
fi

if [ -e "$place" ] && [ ! -f "$place/installed-files" ]; then
    echo "tttmc: $place is there already and not from an installation; move it away" >&2
    exit 1
fi
mkdir -p -- "$prefix/lib" "$prefix/bin"
rm -rf -- "$place.new"
# Whole before the old one goes: a full disk must leave what works.
cp -R -- "$here/tttmc" "$place.new"
(cd -- "$here/share" && find . -type f | sed 's|^\./|share/|') >"$place.new/installed-files"
printf 'bin/tttmc\nbin/tttmc-window\n' >>"$place.new/installed-files"
clear_away
mv -- "$place.new" "$place"
mkdir -p -- "$prefix/share"
cp -R -- "$here/share/." "$prefix/share/"
for name in tttmc tttmc-window; do
    ln -sf -- "$place/$name" "$prefix/bin/$name"
done
# By its full path: ~/.local/bin is not always where desktops look. Quoted as their standard says.
quoted=$(printf '%s' "$place/tttmc-window" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
entry=$prefix/share/applications/tttmc.desktop
sed '/^TryExec=/d' "$here/share/applications/tttmc.desktop" | while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done >"$entry"
refresh
echo "tttmc is installed in $prefix."
case :${PATH:-}: in
    *":$prefix/bin:"*) ;;
    *) echo "The command is $prefix/bin/tttmc; $prefix/bin is not in your PATH." ;;
esac
