package parity

import "github.com/spvc/spvc/ir"

// PassRow is a pass, with its options, and the modules that it changes: of ops, or of loop nests.
type PassRow struct{ Pass, Ops, Nests string }

// newerPasses are the flags of MLIR 20 and later for the passes whose options or anchors have changed.
var newerPasses = map[string]string{
	"affine-loop-fusion=fusion-maximal":          "affine-loop-fusion=maximal",
	"affine-loop-unroll=unroll-factor=3":         "pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))",
	"affine-loop-unroll=unroll-full":             "pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))",
	"affine-loop-unroll-jam=unroll-jam-factor=2": "pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))",
}

// Flag returns what follows the dash of the flag that runs the pass in version v.
func (r PassRow) Flag(v ir.Version) string {
	if newer := newerPasses[r.Pass]; newer != "" && v >= 20 {
		return newer
	}
	return r.Pass
}

// PassRows are passes whose names and results are MLIR's.
var PassRows = []PassRow{
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
