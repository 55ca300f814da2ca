package gpu

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// Ballot declares gpu.ballot of MLIR 23. The reader makes a reduction of it.
var Ballot = &ir.OpDef{
	Name:     "gpu.ballot",
	Summary:  "Collects a bit of each active lane.",
	Operands: []ir.ValueDef{{Name: "predicate", Type: ir.I1Constraint}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnySignlessInteger}},
	Format:   "$predicate attr-dict `:` type($result)",
	Versions: ir.Since(ir.LatestVersion + 1),
}

// adaptBallot replaces a gpu.ballot by the bitwise or of a bit of each lane. Lanes without a bit in the result count as zero.
func adaptBallot(rw *ir.Adapter, op *ir.Operation) bool {
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || t.Width > 64 {
		return false
	}
	b, loc := rw.Before(op), op.Loc()
	lane := b.Create(loc, LaneID, nil, []ir.Type{b.Context().Index()}).Result(0)
	has := arith.NewCmpI(b, loc, arith.ULT, lane, arith.NewIndex(b, loc, int64(t.Width)))
	zero := arith.NewInt(b, loc, t, 0)
	bit := arith.NewBinary(b, loc, arith.ShLI, arith.NewInt(b, loc, t, 1), arith.NewCast(b, loc, arith.IndexCastUI, lane, t))
	own := arith.NewSelect(b, loc, arith.NewBinary(b, loc, arith.AndI, has, op.Operand(0)), bit, zero)
	all := b.Create(loc, SubgroupReduce, []*ir.Value{own}, []ir.Type{t}, ir.Named("op", b.Context().Enum(ReductionAttrDef, uint64(ReduceOr))))
	return rw.Replace(op, all.Result(0))
}

// parseBarrier reads a gpu.barrier. It drops the clause `memfence [...]` of MLIR 23, which says what memory the barrier orders:
// a barrier without it orders all memory.
func parseBarrier(p *ir.Parser, st *ir.OperationState) bool {
	if p.ParseOptionalKeyword("memfence") {
		loc := p.Loc()
		a, ok := p.ParseAttr(nil)
		if !ok {
			return false
		}
		if !arrayOf(a, func(e ir.Attribute) bool { return e.AttrDef() == AddressSpaceAttrDef }) {
			return p.EmitError(loc, "expected an array of '#gpu.address_space' attributes")
		}
	}
	return p.ParseAttrDict(st)
}

func printBarrier(p *ir.Printer, op *ir.Operation) { p.AttrDict(op) }
