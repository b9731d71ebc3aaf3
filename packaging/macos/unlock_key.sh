#!/bin/sh
# Import the signing key from MACOS_CERTIFICATE (a .p12 in base64) for codesign.
set -eu
folder=$(mktemp -d)
chain=$folder/tttmc.keychain-db
password=$(openssl rand -base64 24)
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$folder/key.p12"
security create-keychain -p "$password" "$chain"
security set-keychain-settings -lut 21600 "$chain"
security unlock-keychain -p "$password" "$chain"
security import "$folder/key.p12" -P "$MACOS_CERTIFICATE_PASSWORD" -k "$chain" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$chain" >/dev/null
security list-keychains -d user -s "$chain" login.keychain-db
rm "$folder/key.p12"
