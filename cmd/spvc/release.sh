#!/bin/sh
# Packs a release into dist: a Debian package and an archive for amd64 with the runner, and
# the command without cgo, which compiles but runs kernels on the reference device only, for
# macOS and Windows. It needs bin/spvc, which make build makes.
set -e
cd "$(dirname "$0")/../.."
version=${1:?"usage: release.sh VERSION"}
root=dist/spvc_${version}_amd64
rm -rf dist
mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/man/man1" "$root/usr/share/doc/spvc"
cp bin/spvc "$root/usr/bin/"
strip "$root/usr/bin/spvc"
cp docs/man/*.1 "$root/usr/share/man/man1/"
gzip -9n "$root"/usr/share/man/man1/*.1
cp LICENSE "$root/usr/share/doc/spvc/copyright"
cat > "$root/DEBIAN/control" <<END
Package: spvc
Version: $version
Architecture: amd64
Maintainer: spvc authors <spvc@localhost>
Depends: libc6, libvulkan1
Recommends: mesa-vulkan-drivers
Section: devel
Priority: optional
Description: compiler of MLIR to SPIR-V, with a runner
 spvc reads MLIR, lowers kernels to SPIR-V and runs them by Vulkan or on a reference device.
END
dpkg-deb --root-owner-group --build "$root" "dist/spvc_${version}_amd64.deb"
tar -C "$root/usr" -czf "dist/spvc-$version-linux-amd64.tar.gz" .
rm -rf "$root"
[ -z "$ONLY_LINUX" ] || exit 0
for target in darwin/arm64 darwin/amd64 windows/amd64; do
  os=${target%/*} arch=${target#*/} end=
  [ "$os" != windows ] || end=.exe
  CGO_ENABLED=0 GOOS=$os GOARCH=$arch ${GO:-go} build -trimpath -ldflags=-s -o "dist/spvc$end" ./cmd/spvc
  tar -C dist -czf "dist/spvc-$version-$os-$arch.tar.gz" "spvc$end"
  rm "dist/spvc$end"
done
