package main

import "github.com/spvc/spvc/internal/overlay"

// repairs are changes that bring repaired faults back.
var repairs = []lowering{
	{"constant tables read as 0", overlay.Change{File: "conversion/memreftospirv/patterns.go",
		Old: "init = kernel.Value(op)", New: "init = zeroWords(op.Result(0).Type().(*ir.MemRefType), t.(*spirv.PointerType))"}, ""},
	{"ranges of integers leave out code that the analysis does not enter", overlay.Change{File: "ir/analysis/solver.go",
		Old: "\ts.drain()\n\ts.settle()", New: "\ts.drain()"}, ""},
	{"a NaN that minima and maxima hide is an error of the program", overlay.Change{File: "runner/reference/extinst.go",
		Old: " && !t.hidesNaN(in, name, ids)", New: ""}, ""},
}
