#!/bin/sh
# Unpacks what cgo needs of Debian's packages for the architecture ARCH into DIR. apt keeps lists of its own for it, so that
# the machine gets neither another architecture nor packages.
set -eu
dir=${1:?"usage: sysroot.sh DIR ARCH"} arch=${2:?"usage: sysroot.sh DIR ARCH"}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work" # apt drops its rights for the download
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/debs" "$dir"
: > "$work/status"
chown -R _apt "$work/lists" "$work/cache" "$work/debs" 2>/dev/null || true
set -- -q -o APT::Architecture="$arch" -o APT::Architectures="$arch" -o Dir::State="$work" -o Dir::State::status="$work/status" \
	-o Dir::Cache="$work/cache" -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false
apt-get "$@" update
(cd "$work/debs" && apt-get "$@" download spirv-tools libvulkan-dev)
for deb in "$work"/debs/*.deb; do dpkg-deb -x "$deb" "$dir"; done
