package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
)

// sameAsIndex lists the operations of arith that compute what operations of index compute.
var sameAsIndex = map[*ir.OpDef]*ir.OpDef{
	index.Add: arith.AddI, index.Sub: arith.SubI, index.Mul: arith.MulI,
	index.DivS: arith.DivSI, index.DivU: arith.DivUI, index.RemS: arith.RemSI, index.RemU: arith.RemUI,
	index.CeilDivS: arith.CeilDivSI, index.CeilDivU: arith.CeilDivUI, index.FloorDivS: arith.FloorDivSI,
	index.MaxS: arith.MaxSI, index.MaxU: arith.MaxUI, index.MinS: arith.MinSI, index.MinU: arith.MinUI,
	index.Shl: arith.ShLI, index.ShrS: arith.ShRSI, index.ShrU: arith.ShRUI,
	index.And: arith.AndI, index.Or: arith.OrI, index.XOr: arith.XOrI,
	index.CastS: arith.IndexCast, index.CastU: arith.IndexCastUI,
}

var samePredicate = [...]arith.CmpIPredicate{
	index.EQ: arith.EQ, index.NE: arith.NE,
	index.SLT: arith.SLT, index.SLE: arith.SLE, index.SGT: arith.SGT, index.SGE: arith.SGE,
	index.ULT: arith.ULT, index.ULE: arith.ULE, index.UGT: arith.UGT, index.UGE: arith.UGE,
}

// ExpandIndex replaces the operations of the index dialect in root by those of arith, which the later
// passes and the interpreter of host functions know, and reports whether there are any. bits is the
// width of index. Kernels inside of root may have another width, so ExpandIndex leaves out each
// gpu.module below root.
func ExpandIndex(root *ir.Operation, bits int64) bool {
	var ops []*ir.Operation
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.Module) && op != root {
			return ir.WalkSkip
		}
		if d := op.Info().Dialect; d != nil && d.Name == "index" && !castsSigned(op) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		expandIndex(op, bits)
	}
	return len(ops) > 0
}

// castsSigned reports whether op casts from or to a type with a sign, such as ui8, which the operations
// of arith do not take.
func castsSigned(op *ir.Operation) bool {
	if !op.Is(index.CastS) && !op.Is(index.CastU) {
		return false
	}
	return !ir.SignlessIntegerOrIndex.Match(op.Operand(0).Type()) || !ir.SignlessIntegerOrIndex.Match(op.Result(0).Type())
}

// expandIndex replaces an operation of index, which has the given bits.
func expandIndex(op *ir.Operation, bits int64) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	e := arith.Emitter{B: b, Loc: op.Loc()}
	t := op.Result(0).Type()
	var v *ir.Value
	switch op.Def() {
	case index.Constant, index.BoolConstant:
		v = arith.NewConstant(b, op.Loc(), op.Attr("value").(ir.TypedAttr))
	case index.SizeOf:
		v = e.Int(t, bits)
	case index.Cmp:
		v = e.CmpI(samePredicate[index.CmpOp{Operation: op}.Predicate()], op.Operand(0), op.Operand(1))
	case index.CastS, index.CastU:
		v = e.Cast(sameAsIndex[op.Def()], op.Operand(0), t)
	default:
		v = e.Op(sameAsIndex[op.Def()], op.Operand(0), op.Operand(1))
	}
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}
