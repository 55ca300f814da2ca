package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// NewReportIndices returns the pass spirv-report-indices. It replaces calls about an index beyond its dimension, which
// the attribute spirv.report_index marks, by records in the hidden buffer that docs/report-buffer.md describes, and those
// with the attribute spirv.check_index by calls of a function that does nothing, which the reference device looks at.
// The pass must run after spirv-lower-abi-attrs and spirv-check-bounds, and before spirv-report-prints.
func NewReportIndices() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-report-indices", Class: "SPIRVReportIndices", Op: spirv.Module.Name,
		Summary: "Report indices beyond their dimensions to a hidden buffer, or to a device that checks kernels",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			all := inventoryOf(r, op)
			if len(all.indices) == 0 {
				r.PreserveAnalyses()
				return true
			}
			if !reportIndices(op, all.indices) {
				return false
			}
			if len(all.prints) == 0 {
				dropPrinters(op)
			}
			return true
		},
	}
}

// isAboutIndex reports whether a spirv.FunctionCall is about an index.
func isAboutIndex(call *ir.Operation) bool {
	return call.Attr(notes.ReportIndexName) != nil || call.Attr(notes.CheckIndexName) != nil
}

// indexWords are the halves of the index and the size.
const indexWords = 3

// reportIndices replaces calls about indices.
func reportIndices(module *ir.Operation, calls []*ir.Operation) bool {
	r := newReporter(module, &reports)
	for _, op := range calls {
		name, f := notes.ReportIndexName, &boundsFunction
		if op.Attr(name) == nil {
			name, f = notes.CheckIndexName, &checkFunction
		}
		if op.NumOperands() != indexWords || op.NumResults() != 0 {
			return op.EmitError("'" + name + "' needs a call with the halves of an index and a size")
		}
		for _, v := range op.Operands() {
			if v.Type() != ir.Type(r.i32) {
				return op.EmitError("'" + name + "' needs operands of type 'i32', not '" + ir.TypeString(v.Type()) + "'")
			}
		}
		if f == &checkFunction {
			if !r.declareCheck(op) {
				return false
			}
		} else if !r.begin(op, f) {
			return false
		}
		r.b.SetBefore(op)
		site := spirv.NewSplat(r.b, op.Loc(), r.i32, r.site(op.Loc(), report.Literal(op.StringAttr(name))))
		r.call(op.Loc(), f, append([]*ir.Value{site}, op.Operands()...)...)
		op.Erase()
	}
	r.finish()
	return true
}

// checkFunction is the function that does nothing. It writes no records and needs no buffer.
var checkFunction = recordFunction{name: report.CheckName}

// declareCheck adds the function that does nothing to the module of op, unless it has it. Optimizers must not inline
// it, because the calls are what the device looks at.
func (r *reporter) declareCheck(op *ir.Operation) bool {
	if r.functions[&checkFunction] {
		return true
	}
	if other := r.globals[report.CheckName]; other != nil {
		return other.EmitError("the name '" + report.CheckName + "' belongs to the checks of indices")
	}
	types := []ir.Type{r.i32, r.i32, r.i32, r.i32}
	r.b.SetEnd(r.module.Region(0).First())
	fn := spirv.NewFunc(r.b, op.Loc(), report.CheckName, r.module.Context().Function(types, nil), spec.FunctionControlDontInline)
	entry := fn.Body().AddBlock()
	for _, t := range types {
		entry.AddArg(t, op.Loc())
	}
	r.b.SetEnd(entry)
	r.b.Create(op.Loc(), spirv.Return, nil, nil)
	r.functions[&checkFunction] = true
	return true
}
