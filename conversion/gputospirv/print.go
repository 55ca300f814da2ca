package gputospirv

import (
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// printersOf is the key under which the patterns of a conversion share the functions of a module
// that stand for prints.
type printersOf struct{ table *ir.Operation }

// refusePrintf refuses prints that are no records yet.
func refusePrintf(_ *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return rw.Fail("only `spvc compile` and `spvc run` convert prints, which they make records of a buffer first")
}

// print converts a print of words to a call of an empty function, which the pass spirv-report-prints
// replaces. MLIR 19 has no such conversion.
func (l *lowering) print(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return callPrinter(op, ad.Operands, notes.PrintName, rw)
}

// callPrinter replaces op by the call of an empty function with words. The attribute called name says what the call
// stands for.
func callPrinter(op *ir.Operation, words []*ir.Value, name string, rw *rewrite.Rewriter) bool {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil {
		return rw.Fail("the function is in no module")
	}
	body := table.Region(0).First()
	if !rw.MayEdit(body) {
		return false
	}
	printers := rewrite.Shared(rw, printersOf{table}, func() map[int]*ir.Operation { return printersIn(body) })
	n := len(words)
	f := printers[n]
	if f == nil || f.Block() != body {
		f = printer(rw, op.Loc(), body, n)
		printers[n] = f
	}
	rw.Create(op.Loc(), spirv.FunctionCall, words, nil, ir.Named("callee", rw.Context().SymbolRef(ir.SymbolName(f))), ir.Named(name, op.Prop(0)))
	rw.Erase(op)
	return true
}

// aboutIndex converts an operation about an index as prints. The words are the halves of the index, the lower one
// first, and the size. The pass spirv-report-indices replaces the call.
func (l *lowering) aboutIndex(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	name := notes.ReportIndexName
	if op.Is(kernel.CheckIndex) {
		name = notes.CheckIndexName
	}
	i32 := rw.Context().I32()
	loc, index, size := op.Loc(), ad.Operand(0), ad.Operand(1)
	shift := func(def *ir.OpDef, by int64) *ir.Value {
		return rw.Create(loc, def, []*ir.Value{index, spirv.NewSplat(&rw.Builder, loc, index.Type(), by)}, []ir.Type{index.Type()}).Result(0)
	}
	if index.Type() == ir.Type(i32) {
		return callPrinter(op, []*ir.Value{index, shift(spirv.ShiftRightArithmetic, 31), size}, name, rw)
	}
	half := func(v *ir.Value) *ir.Value {
		return rw.Create(loc, spirv.UConvert, []*ir.Value{v}, []ir.Type{i32}).Result(0)
	}
	return callPrinter(op, []*ir.Value{half(index), half(shift(spirv.ShiftRightLogical, 32)), half(size)}, name, rw)
}

// printersIn finds the functions that the conversion has made so far.
func printersIn(body *ir.Block) map[int]*ir.Operation {
	found := map[int]*ir.Operation{}
	for op := body.First(); op != nil; op = op.Next() {
		if n, is := report.PrinterWords(ir.SymbolName(op)); is && op.Is(spirv.Func) {
			found[n] = op
		}
	}
	return found
}

// printer creates a function of n words without effects.
func printer(rw *rewrite.Rewriter, loc ir.Location, body *ir.Block, n int) *ir.Operation {
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	ctx := rw.Context()
	types := make([]ir.Type, n)
	for i := range types {
		types[i] = ctx.I32()
	}
	rw.SetStart(body)
	f := spirv.NewFunc(&rw.Builder, loc, report.PrinterName(n), ctx.Function(types, nil), spec.FunctionControlNone)
	entry := rw.NewBlockIn(f.Region(0), nil, types, loc)
	rw.SetEnd(entry)
	rw.Create(loc, spirv.Return, nil, nil)
	return f.Operation
}
