#!/bin/sh
# Compiles the sources of src to bin, plain and optimized. It needs glslang-tools,
# spirv-tools, clang-14 and llvm-spirv-14, and for WGSL naga (naga-cli 30.0.1) and Go,
# which gets the other naga (github.com/gogpu/naga v0.17.13); the binaries are
# committed so that tests do not.
set -e
cd "$(dirname "$0")"
mkdir -p bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for f in src/*.comp src/*.vert src/*.frag src/*.tesc src/*.tese src/*.geom src/*.rgen src/*.rahit src/*.mesh src/*.task; do
  name=$(basename "$f" | tr . _)
  case $(basename "$f") in
    subgroup*|linked*) env=vulkan1.2 ;;
    structs.comp|uniforms.comp|early*|depth.frag) env=vulkan1.0 ;;
    shifts*|division*|gcds*|switches*|returns*|row_major*) env=vulkan1.0 ;;
    arrays*|matmul*|lights*|*.r*|*.mesh|*.task|ray_*|scopes*|demote*|waves*|nesting*|std430*) env=vulkan1.3 ;;
    *) env=vulkan1.1 ;;
  esac
  debug=
  case $(basename "$f") in calls*|nested_if*) debug=-g ;; scopes*|demote*|anyhit*) debug=-gVS ;; esac
  (cd src && glslangValidator -s --target-env $env $debug "$(basename "$f")" -o "../bin/$name.spv")
  spirv-opt -O --target-env=$env "bin/$name.spv" -o "bin/$name.opt.spv"
done
for f in src/*.hlsl; do
  name=$(basename "$f" | tr . _)
  glslangValidator -s -D -V -S frag -e main --auto-map-bindings --auto-map-locations "$f" -o "bin/$name.spv"
  spirv-opt -O "bin/$name.spv" -o "bin/$name.opt.spv"
done
for f in src/*.cl; do
  name=$(basename "$f" | tr . _)
  std=CL1.2
  case $name in opencl2*) std=CL2.0 ;; esac
  for level in O0 O2; do
    clang-14 -target spir64-unknown-unknown -cl-std=$std -Xclang -finclude-default-header -x cl -$level -emit-llvm -c "$f" -o "$work/x.bc"
    llvm-spirv-14 --spirv-max-version=1.1 "$work/x.bc" -o "bin/$name.$level.spv"
  done
done
(cd "$work" && go mod init nagac && go get github.com/gogpu/naga@v0.17.13 && go build -o nagac github.com/gogpu/naga/cmd/nagac)
for f in src/*.wgsl; do
  name=$(basename "$f" | tr . _)
  env=vulkan1.1 options='--spirv-version 1.3'
  case $name in
    flow*|tiles*|counters*|texture_s*|spheres*|stencil*|decisions*|primes*) env=vulkan1.0 options='--spirv-version 1.0' ;;
    switches*|pointers*|nested*|searches*|halves*|hashes*|scans*|phonies*) env=vulkan1.1spv1.4 options='--spirv-version 1.4' ;;
  esac
  case $name in
    pointers*|nested*|transforms*|wide*|texture_loads*|bounds*)
      options="$options --index-bounds-check-policy Restrict --image-load-bounds-check-policy ReadZeroSkipWrite --buffer-bounds-check-policy ReadZeroSkipWrite" ;;
  esac
  naga --capabilities all $options "$f" "bin/$name.spv"
  spirv-opt -O --target-env=$env "bin/$name.spv" -o "bin/$name.opt.spv"
  case $name in
    flow*|pointers*|tiles*|shortcut*|struct_copies*|spheres*|entries*|ballots*|primes*|loops*|hashes*|scans*|phonies*|early*)
      "$work/nagac" -o "bin/$name.go.spv" "$f" >/dev/null ;;
  esac
done
