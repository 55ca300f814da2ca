#!/bin/sh
# Compiles the examples and programs by MLIR 19's own passes, and writes what becomes of each: its instructions in functions, as
# MLIR makes them and after `spirv-opt -O`, or the step that fails. Needs mlir-opt-19, mlir-translate-19 and SPIRV-Tools.
#
#	go build -o bin/ ./cmd/spvc && test/quality/mlir.sh bin/spvc > test/quality/testdata/mlir.txt
#
# spvc outlines the launches and states the target and the sizes of workgroups first, because MLIR demands them from its input.
# MLIR maps workgroup memory only if its memory space is a number.
set -u
spvc=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

capabilities='Shader, Float16, Float64, Int8, Int16, Int64, StorageBuffer8BitAccess, StorageBuffer16BitAccess, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformBallot, GroupNonUniformShuffle, GroupNonUniformShuffleRelative'
extensions='SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage'
target="#spirv.target_env<#spirv.vce<v1.5, [$capabilities], [$extensions]>, api=Vulkan, #spirv.resource_limits<subgroup_size = 8>>"
outline="builtin.module(spirv-select-target{env={$target}},spirv-launch-loops,gpu-kernel-outlining,spirv-infer-entry-point-abi)"

# count prints the instructions in the functions of binaries.
count() {
	for binary; do "$spvc" stats "$binary"; done | sed -n 's/^.*: \([0-9]*\) instructions\{0,1\}, .*/\1/p' | awk '{ n += $1 } END { print n }'
}

# compile sets result to the counts of the file $1, or to the step that fails.
compile() {
	rm -f "$dir"/*
	result=outline
	"$spvc" opt "$1" --pass-pipeline="$outline" -o "$dir/0.mlir" || return
	sed -i 's/#gpu.address_space<workgroup>/3/g' "$dir/0.mlir"
	result=convert
	mlir-opt-19 "$dir/0.mlir" --map-memref-spirv-storage-class=client-api=vulkan --canonicalize --cse --lower-affine --convert-gpu-to-spirv --canonicalize --cse -o "$dir/1.mlir" || return
	mlir-opt-19 "$dir/1.mlir" --pass-pipeline='builtin.module(spirv.module(spirv-lower-abi-attrs,spirv-update-vce))' -o "$dir/2.mlir" || return
	# mlir-translate takes one spirv.module at a time, without the host code.
	awk -v base="$dir/m" '/^  spirv.module/ { n++ } /^  spirv.module/, /^  }/ { print > (base n ".mlir") }' "$dir/2.mlir"
	for module in "$dir"/m*.mlir; do
		result=serialize
		mlir-translate-19 --no-implicit-module --serialize-spirv "$module" -o "${module%.mlir}.spv" || return
		result=validate
		spirv-val --target-env vulkan1.2 "${module%.mlir}.spv" || return
		spirv-opt -O "${module%.mlir}.spv" -o "${module%.mlir}.opt" || return
	done
	result="$(count "$dir"/m*.spv) $(count "$dir"/m*.opt)"
}

for file in examples/*.mlir test/programs/*.mlir; do
	compile "$file" >"$dir.log" 2>&1
	echo "$file $result"
done
rm -f "$dir.log"
