#!/bin/sh
# Makes the programs of this folder again from their sources in src, by the command that each
# names in its first line. It needs mlir-opt 19; MLIR_OPT names it.
set -eu
cd "$(dirname "$0")"
for file in *.mlir; do
	head=$(head -n 1 "$file")
	set -- ${head#// mlir-opt }
	"${MLIR_OPT:-mlir-opt-19}" "$@" >"$file.new"
	{ echo "$head"; echo; cat "$file.new"; } >"$file.whole"
	rm "$file.new"
	mv "$file.whole" "$file"
done
