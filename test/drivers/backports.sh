#!/bin/sh
# Unpacks the lavapipe of Debian's backports, with the libraries that it needs, beside the drivers that are
# installed, and prints how to use it. Nothing is installed, and apt's own sources stay as they are.
set -eu
. "$(dirname "$0")/apt.sh"
suite="$(. /etc/os-release && echo "$VERSION_CODENAME")-backports"
dir="${XDG_CACHE_HOME:-$HOME/.cache}/spvc/backports"
multiarch=$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || gcc -print-multiarch)
if [ ! -s "$dir/lvp_icd.json" ]; then
	work=$(mktemp -d)
	trap 'rm -rf "$work"' EXIT
	mkdir -p "$work/tree"
	apt_beside "$work"
	cp -r /etc/apt/sources.list* "$work/" 2>/dev/null || true
	debian_source deb "$suite" > "$work/sources.list.d/backports.sources"
	set -- $apt_options
	apt-get "$@" update
	# The packages that an installation would take from the backports.
	packages=$(apt-get "$@" -s --no-install-recommends -t "$suite" install mesa-vulkan-drivers | sed -n 's/^Inst \([^ ]*\) .*/\1/p')
	[ -n "$packages" ] || { echo "backports: mesa-vulkan-drivers of $suite is already installed" >&2; exit 1; }
	(cd "$work/archives" && for p in $packages; do apt-get "$@" -t "$suite" download "$p"; done)
	for deb in "$work"/archives/*.deb; do dpkg-deb -x "$deb" "$work/tree"; done
	mkdir -p "$dir/lib"
	cp -L "$work/tree/usr/lib/$multiarch"/*.so* "$dir/lib/"
	version=$(dpkg-deb -f "$work"/archives/mesa-vulkan-drivers_*.deb Version)
	# The manifest comes last: a run that is cut off leaves nothing that looks complete.
	echo "$version" > "$dir/version"
	printf '{"file_format_version": "1.0.0", "ICD": {"library_path": "%s", "api_version": "1.3.0"}}\n' "$dir/lib/libvulkan_lvp.so" > "$dir/lvp_icd.json"
fi
echo "backports: lavapipe $(cat "$dir/version"); use it with"
echo "  LD_LIBRARY_PATH=$dir/lib VK_DRIVER_FILES=$dir/lvp_icd.json"
