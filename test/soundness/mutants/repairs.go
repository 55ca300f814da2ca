package main

import "github.com/spvc/spvc/internal/overlay"

// repairs bring repaired faults back.
var repairs = []fault{
	{"constant tables read as 0", overlay.Change{File: "conversion/memreftospirv/patterns.go",
		Old: "init = kernel.Value(op)", New: "init = zeroWords(op.Result(0).Type().(*ir.MemRefType), t.(*spirv.PointerType))"}, "", ""},
	{"buffers of narrow elements end within a word", overlay.Change{File: "runner/device.go",
		Old: "func WholeWords(size int) int { return max((size+3)&^3, 4) }", New: "func WholeWords(size int) int { return max(size, 4) }"}, "", ""},
	{"ranges of integers leave out code that the analysis does not enter", overlay.Change{File: "ir/analysis/solver.go",
		Old: "\ts.drain()\n\ts.settle()", New: "\ts.drain()"}, "", ""},
	{"-Os drops members of hidden blocks", overlay.Change{File: "serialize/spirvopt/spirvopt.go",
		Old: "vector-dce eliminate-dead-inserts eliminate-local-single-store", New: "vector-dce eliminate-dead-inserts eliminate-dead-members eliminate-local-single-store"}, "-wide -level s -args address", ""},
	{"an index of 64 bits reaches kernels in 4 bytes", overlay.Change{File: "runner/host/launch.go",
		Old: "at == nil || at.MinBytes() != 8 {", New: "at == nil || at.MinBytes() > 0 {"}, "-wide -index-width 64 -target device -driver lavapipe -args buffer", ""},
	{"a NaN that minima and maxima hide is an error of the program", overlay.Change{File: "runner/reference/extinst.go",
		Old: " && !t.hidesNaN(in, name, ids)", New: ""}, "-check on", ""},
	{"a constant index out of range in a branch that is not taken is an error of the module", overlay.Change{File: "runner/reference/variables.go",
		Old: "if t.constantValue(in, id) >= count {", New: "if t.constantValue(in, id) >= count+1<<32 {"}, "-check on", ""},
	{"floats of sums that cancel are compared by units in the last place", overlay.Change{File: "runner/crosscheck/compare.go",
		Old: "limit = max(limit, noiseFactor*", New: "limit = max(limit, 0*"}, "-check on", ""},
}
