#!/bin/sh
# Packs a release into dist. For Linux on amd64 and arm64 it makes a Debian package and an archive of the command with the
# runner, for macOS and Windows an archive of the command without cgo, which compiles and runs kernels on the reference
# device only. TARGETs such as linux-arm64 select; without one, it packs all. It needs Debian on amd64.
set -eu
cd "$(dirname "$0")/../.."
version=${1:?"usage: release.sh VERSION [TARGET...]"}
shift
[ $# -gt 0 ] || set -- linux-amd64 linux-arm64 darwin-arm64 darwin-amd64 windows-amd64
rm -rf dist
work=dist/work
mkdir -p $work

# build FILE builds the command for the target that the environment names.
build() {
	${GO:-go} build -trimpath -ldflags="-s -X github.com/spvc/spvc/internal/tool.release=v$version" -o "$1" ./cmd/spvc
}

# smoke COMMAND... sees that the command states its version, and compiles, validates and runs a kernel.
smoke() {
	"$@" --version | grep -F "v$version,"
	"$@" compile examples/saxpy.mlir -o $work/saxpy.spv
	spirv-val --target-env vulkan1.1 $work/saxpy.spv
	"$@" val $work/saxpy.spv
	"$@" run --device=reference examples/saxpy.mlir
}

# linux ARCH TRIPLE [EMULATOR...] builds by the compilers of TRIPLE, tests the command by the emulator, and packs it.
linux() {
	arch=$1 triple=$2 root=$work/$1
	shift 2
	mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/man/man1" "$root/usr/share/doc/spvc"
	CGO_ENABLED=1 GOOS=linux GOARCH=$arch CC=$triple-gcc CXX=$triple-g++ build "$root/usr/bin/spvc"
	smoke "$@" "$root/usr/bin/spvc"
	cp docs/man/*.1 "$root/usr/share/man/man1/"
	gzip -9n "$root"/usr/share/man/man1/*.1
	cp README.md LICENSE "$root/usr/share/doc/spvc/"
	# The archive is a tree for /usr/local; in the package, the license has Debian's name.
	tar -C "$root/usr" --owner=0 --group=0 --sort=name -czf "dist/spvc-$version-linux-$arch.tar.gz" bin share
	mv "$root/usr/share/doc/spvc/LICENSE" "$root/usr/share/doc/spvc/copyright"
	# The newest version of a symbol of the C library that the command needs.
	libc=$("$triple-objdump" -T "$root/usr/bin/spvc" | sed -n 's/.*GLIBC_\([0-9.]*\).*/\1/p' | sort -Vu | tail -n 1)
	cat > "$root/DEBIAN/control" <<-CONTROL
	Package: spvc
	Version: $version
	Architecture: $arch
	Maintainer: spvc authors <spvc@localhost>
	Depends: libc6 (>= $libc), libvulkan1
	Recommends: mesa-vulkan-drivers
	Section: devel
	Priority: optional
	Description: compiler of MLIR to SPIR-V, with a runner
	 spvc reads MLIR, lowers kernels to SPIR-V and runs them by Vulkan or on a reference device.
	CONTROL
	dpkg-deb --root-owner-group --build "$root" "dist/spvc_${version}_$arch.deb"
}

# portable OS ARCH builds the command without cgo and packs it.
portable() {
	root=$work/spvc-$version-$1-$2 end=
	[ "$1" != windows ] || end=.exe
	mkdir -p "$root"
	CGO_ENABLED=0 GOOS=$1 GOARCH=$2 build "$root/spvc$end"
	cp README.md LICENSE "$root/"
	tar -C $work --owner=0 --group=0 --sort=name -czf "dist/$(basename "$root").tar.gz" "$(basename "$root")"
}

for target in "$@"; do
	case $target in
	linux-amd64) linux amd64 x86_64-linux-gnu ;;
	linux-arm64)
		cmd/spvc/sysroot.sh $work/sysroot arm64
		sysroot=$PWD/$work/sysroot
		(
			export PKG_CONFIG_SYSROOT_DIR="$sysroot" PKG_CONFIG_LIBDIR="$sysroot/usr/lib/aarch64-linux-gnu/pkgconfig"
			# The binding of Vulkan includes headers without asking pkg-config.
			export CGO_CFLAGS="-O2 -g -I$sysroot/usr/include"
			linux arm64 aarch64-linux-gnu qemu-aarch64 -L /usr/aarch64-linux-gnu
		)
		;;
	darwin-* | windows-*) portable "${target%-*}" "${target#*-}" ;;
	*) echo "release: $target is no target" >&2 && exit 2 ;;
	esac
done
rm -rf $work
ls -l dist
