package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
)

// NewReportPrints returns the pass spirv-report-prints. It makes prints, which the attribute
// spirv.print of a call marks, write a record to the hidden buffer of prints that
// docs/report-buffer.md describes. The pass must run after spirv-lower-abi-attrs, and after
// spirv-check-bounds, which would check the accesses to the buffer.
func NewReportPrints() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-report-prints", Class: "SPIRVReportPrints", Op: spirv.Module.Name,
		Summary: "Write what kernels print to a hidden buffer",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			calls := inventoryOf(r, op).prints
			if len(calls) == 0 {
				r.PreserveAnalyses()
				return true
			}
			return reportPrints(op, calls)
		},
	}
}

// reportPrints replaces calls by those of functions that write records.
func reportPrints(module *ir.Operation, calls []*ir.Operation) bool {
	r := newReporter(module, &prints)
	functions := map[int]*recordFunction{}
	for _, op := range calls {
		n := op.NumOperands()
		f := functions[n]
		if f == nil {
			f = &recordFunction{report.FunctionPrefix + "print_" + strconv.Itoa(n), report.Print, int64(report.PrintWords + n),
				"an OpenCL kernel has no descriptors, so it cannot print to a buffer", "only compute shaders can print"}
			functions[n] = f
		}
		for _, v := range op.Operands() {
			if v.Type() != ir.Type(r.i32) {
				return op.EmitError("'" + notes.PrintName + "' needs operands of type 'i32', not '" + ir.TypeString(v.Type()) + "'")
			}
		}
		if !r.begin(op, f) {
			return false
		}
		r.b.SetBefore(op)
		site := spirv.NewSplat(r.b, op.Loc(), r.i32, r.site(op.Loc(), op.StringAttr(notes.PrintName)))
		r.call(op.Loc(), f, append([]*ir.Value{site}, op.Operands()...)...)
		op.Erase()
	}
	dropPrinters(module)
	r.finish()
	return true
}

// dropPrinters erases the functions that stand for those that write records.
func dropPrinters(module *ir.Operation) {
	for op := module.Region(0).First().First(); op != nil; {
		next := op.Next()
		if _, is := report.PrinterWords(ir.SymbolName(op)); is && op.Is(spirv.Func) {
			op.Erase()
		}
		op = next
	}
}
