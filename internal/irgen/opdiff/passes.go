package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
)

// passRow is a pass, with its options, and the modules that it changes: of ops, or of loop nests.
type passRow struct{ pass, ops, nests string }

// passRows are passes whose names and results are MLIR's.
var passRows = []passRow{
	{"lift-cf-to-scf", "cf.", ""},
	{"mem2reg", "memref.,scf.,tensor.", ""},
	{"sroa", "memref.,scf.,tensor.", ""},
	{"remove-dead-values", "memref.,scf.,tensor.", ""},
	{"loop-invariant-subset-hoisting", "memref.,scf.,tensor.", ""},
	{"normalize-memrefs", "memref.,tensor.,affine.", ""},
	{"normalize-memrefs", "", "nests"},
	{"resolve-shaped-type-result-dims", "memref.,tensor.,affine.", ""},
	{"resolve-ranked-shaped-type-result-dims", "memref.,tensor.,affine.", ""},
	{"memref-expand", "memref.,tensor.,affine.", ""},
	{"convert-vector-to-scf", "vector.transfer,vector.contract", ""},
	{"convert-vector-to-scf=full-unroll", "vector.transfer,vector.contract", ""},
	{"convert-vector-to-gpu", "vector.transfer,vector.contract", ""},
	{"lower-vector-mask", "vector.", ""},
	{"lower-vector-multi-reduction", "vector.", ""},
	{"affine-expand-index-ops", "affine.", ""},
	{"affine-simplify-structures", "affine.", ""},
	{"affine-simplify-structures", "", "nests"},
	{"affine-loop-invariant-code-motion", "", "nests"},
	{"affine-scalrep", "", "nests"},
	{"affine-scalrep", "", "chains"},
	{"affine-parallelize", "", "nests"},
	{"affine-parallelize=parallel-reductions", "", "nests"},
	{"affine-loop-normalize", "", "nests"},
	{"affine-loop-coalescing", "", "nests"},
	{"affine-loop-coalescing", "", "parallel"},
	{"affine-loop-unroll=unroll-factor=3", "", "nests"},
	{"affine-loop-unroll=unroll-full", "", "nests"},
	{"affine-loop-unroll-jam=unroll-jam-factor=2", "", "nests"},
	{"affine-loop-tile=tile-size=4", "", "parallel"},
	{"affine-loop-tile=tile-size=3 separate", "", "nests"},
	{"affine-loop-fusion", "", "chains"},
	{"affine-loop-fusion=fusion-maximal", "", "chains"},
	{"affine-loop-fusion=mode=sibling", "", "nests"},
	{"affine-data-copy-generate", "", "nests"},
	{"affine-data-copy-generate=generate-dma=false", "", "parallel"},
	{"affine-super-vectorize=virtual-vector-size=8", "", "parallel"},
	{"affine-super-vectorize=virtual-vector-size=4,8", "", "parallel"},
	{"affine-super-vectorize=virtual-vector-size=8 vectorize-reductions", "", "nests"},
	{"affine-pipeline-data-transfer", "", "transfers"},
}

// runPasses compares the passes of passRows, each on o.modules modules. It prints a line for each
// pass and its groups of differences, and reports whether there are none.
func runPasses(o *options) bool {
	clean := true
	for i, row := range passRows {
		if !strings.Contains(row.pass+" "+row.ops+" "+row.nests, o.only) {
			continue
		}
		one := *o
		one.pass, one.ops, one.nests = row.pass, row.ops, row.nests
		one.out = filepath.Join(o.out, strconv.Itoa(i)+"-"+strings.NewReplacer("=", "-", " ", "-", ",", "-").Replace(row.pass))
		rep := newReport(one.out)
		fill(&one, rep)
		fmt.Printf("-%s on %s%s: ", row.pass, row.ops, row.nests)
		rep.printKinds()
		clean = clean && rep.clean()
	}
	return clean
}
