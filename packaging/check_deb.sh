#!/bin/sh
# Install, run and remove the Debian package on a bare Debian 12 with only its dependencies.
#   sudo sh packaging/check_deb.sh [PACKAGE.deb]
# TTTMC_MIRROR names another mirror; TTTMC_BARE_ROOT names a prepared root, which is copied.
set -eu
package=${1:-$(ls "$(dirname -- "$0")"/../dist/*.deb)}
work=$(mktemp -d)
root=$work/root
server=
cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    umount "$root/tmp/.X11-unix" "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap cleanup EXIT

if [ -n "${TTTMC_BARE_ROOT:-}" ]; then
    cp -a "$TTTMC_BARE_ROOT" "$root"
else
    debootstrap --variant=minbase bookworm "$root" "${TTTMC_MIRROR:-http://deb.debian.org/debian}"
fi
mount -t proc proc "$root/proc"
cp -- "$package" "$root/tmp/tttmc.deb"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp "$@"; }

inside sh -c 'dpkg-query -W -f "\${Package}\n" | sort' >"$work/before"
echo "== installing with the declared dependencies"
inside env DEBIAN_FRONTEND=noninteractive apt-get -qq update
inside env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y --no-install-recommends install /tmp/tttmc.deb >"$work/log" 2>&1 || {
    tail "$work/log"
    exit 1
}
inside sh -c 'dpkg-query -W -f "\${Package}\n" | sort' >"$work/after"
echo "it installed $(comm -13 "$work/before" "$work/after" | grep -cv '^tttmc$') more packages"

echo "== running"
inside tttmc --version
inside tttmc self-test
inside tttmc match mc:trials=50 random --games 20
inside tttmc </dev/null 2>&1 | head -n 1 | grep "no window"
test -f "$root/usr/share/applications/tttmc.desktop"
test -f "$root/usr/share/icons/hicolor/48x48/apps/tttmc.png"
test -f "$root/usr/share/man/man1/tttmc.1.gz"

if command -v Xvfb >/dev/null; then
    echo "== on a screen"
    display=:$((90 + $$ % 9))
    Xvfb "$display" -screen 0 1280x900x24 -nolisten tcp >/dev/null 2>&1 &
    server=$!
    sleep 2
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    inside env DISPLAY="$display" tttmc time-to-usable | grep usable
fi

echo "== removing"
inside env DEBIAN_FRONTEND=noninteractive apt-get -qq -y purge tttmc >/dev/null
left=$(inside find / -xdev -path /proc -prune -o -path /tmp -prune -o \
    -name '*tttmc*' -print)
test -z "$left" || {
    echo "left behind: $left"
    exit 1
}
echo "nothing is left behind"
