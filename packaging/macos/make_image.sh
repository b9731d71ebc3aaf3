#!/bin/sh
# Make dist/tttmc-VERSION-macos-ARCH.dmg from dist/tttmc.app; notarise it if APPLE_ID is set.
set -eu
cd -- "$(dirname -- "$0")/../.."
version=$(python3 -c "import tttmc_app; print(tttmc_app.__version__)")
image=dist/tttmc-$version-macos-$(uname -m).dmg
folder=$(mktemp -d)
cp -R dist/tttmc.app "$folder/"
cp dist/tttmc/NOTICES.txt dist/tttmc/QT-AND-YOU.txt dist/tttmc/LICENSE.txt "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname tttmc -srcfolder "$folder" -format UDZO -ov "$image"
if [ -n "${TTTMC_SIGN_IDENTITY:-}" ]; then
    codesign --sign "$TTTMC_SIGN_IDENTITY" --timestamp "$image"
fi
if [ -n "${APPLE_ID:-}" ]; then
    xcrun notarytool submit "$image" --wait \
        --apple-id "$APPLE_ID" --password "$APPLE_PASSWORD" --team-id "$APPLE_TEAM"
    xcrun stapler staple "$image"
fi
