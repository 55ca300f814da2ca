#!/bin/sh
# Fetches SwiftShader, the second driver of the tests, out of Debian's package
# chromium-common, without installing that. The version follows Debian's; apt
# verifies what it downloads.
set -eu
dir="${XDG_CACHE_HOME:-$HOME/.cache}/spvc/swiftshader"
[ -s "$dir/libvk_swiftshader.so" ] && [ -s "$dir/vk_swiftshader_icd.json" ] && exit 0
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then
	echo "swiftshader: not a Debian system; put libvk_swiftshader.so and vk_swiftshader_icd.json into $dir" >&2
	exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
if [ "$(id -u)" = 0 ]; then
	as=
	# apt drops its rights for the download.
	chmod 755 .
	chown _apt . 2>/dev/null || true
else
	as=sudo
fi
apt-get download -q chromium-common || { $as apt-get update -q; apt-get download -q chromium-common; }
dpkg-deb -x chromium-common_*.deb tree
mkdir -p "$dir"
# The json comes last: a run that is cut off leaves nothing that looks complete.
cp tree/usr/lib/chromium/libvk_swiftshader.so "$dir/"
cp tree/usr/lib/chromium/vk_swiftshader_icd.json "$dir/"
echo "swiftshader: fetched $(dpkg-deb -f chromium-common_*.deb Version) to $dir"
