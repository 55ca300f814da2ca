package scftospirv

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// indexSwitch converts scf.index_switch, which MLIR 19 does not convert. A case that the
// width of index cannot represent, as a signed or as an unsigned number, is never taken.
func (l *lowering) indexSwitch(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	types, ok := l.c.ConvertTypes(op.ResultTypes())
	if !ok || len(types) != op.NumResults() {
		return rw.Fail("the type of a result cannot be converted")
	}
	flag := ad.Operand(0)
	width := ir.IntegerValueWidth(flag.Type())
	sel, merge := l.selection(op, types, rw)
	header := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	dflt := inline(rw, op.Region(0), merge, loc)
	var literals []apint.Int
	var targets []*ir.Block
	for i, v := range (scf.IndexSwitchOp{Operation: op}).Cases() {
		if width < 64 && (v < -1<<(width-1) || v >= 1<<width) {
			continue
		}
		literals = append(literals, apint.NewSigned(64, v).Trunc(width))
		targets = append(targets, inline(rw, op.Region(i+1), merge, loc))
	}
	rw.SetEnd(header)
	spirv.NewSwitch(&rw.Builder, loc, flag, dflt, literals, targets)
	l.replaceBySelection(rw, op, sel, types)
	return true
}
