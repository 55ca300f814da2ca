#!/bin/sh
# Makes the programs of this folder again from their sources in src: each line of the file commands has the name of a program and the
# flags of mlir-opt. A name that ends in .mlirbc is that of bytecode. It needs mlir-opt 22; MLIR_OPT names it.
set -eu
cd "$(dirname "$0")"
while read -r name flags; do
	case $name in
	*.mlirbc) file=$name emit=--emit-bytecode ;;
	*) file=$name.mlir emit= ;;
	esac
	# shellcheck disable=SC2086 # flags are words
	"${MLIR_OPT:-mlir-opt-22}" $emit $flags >"$file.new"
	mv "$file.new" "$file"
done <commands
