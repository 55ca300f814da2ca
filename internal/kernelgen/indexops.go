package kernelgen

import (
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/ir"
)

// indexDialect has the operations of the index dialect, which compute as those of arith do.
func indexDialect(h map[*ir.OpDef]handler) {
	for def, like := range map[*ir.OpDef]*ir.OpDef{
		index.Add: arith.AddI, index.Sub: arith.SubI, index.Mul: arith.MulI, index.DivS: arith.DivSI, index.DivU: arith.DivUI,
		index.CeilDivS: arith.CeilDivSI, index.CeilDivU: arith.CeilDivUI, index.FloorDivS: arith.FloorDivSI, index.RemS: arith.RemSI,
		index.RemU: arith.RemUI, index.MaxS: arith.MaxSI, index.MaxU: arith.MaxUI, index.MinS: arith.MinSI, index.MinU: arith.MinUI,
		index.Shl: arith.ShLI, index.ShrS: arith.ShRSI, index.ShrU: arith.ShRUI, index.And: arith.AndI, index.Or: arith.OrI, index.XOr: arith.XOrI,
	} {
		h[def] = h[like]
	}
	h[index.CastS], h[index.CastU] = castIndex(true), castIndex(false)
	h[index.Constant], h[index.BoolConstant] = constant, constant
	h[index.Cmp] = func(x *exec, op *ir.Operation) error {
		p, ok := op.Prop(0).(*ir.EnumAttr)
		if !ok {
			return errUnknown
		}
		pred := indexPredicates[index.CmpPredicate(p.Value)]
		return x.mapped(op, func(in []scalar) (scalar, error) {
			return eitherInt(in, func(in []scalar) (scalar, error) {
				return x.m.compute(elem{indexKind, 64}, func(w uint32, m uint64) (uint64, outcome) {
					return bit(holdsFor(pred, w, in[0].bits&m, in[1].bits&m)), done
				})
			})
		})
	}
}

// indexPredicates are the predicates of arith.cmpi by those of index.cmp.
var indexPredicates = map[index.CmpPredicate]arith.CmpIPredicate{
	index.EQ: arith.EQ, index.NE: arith.NE, index.SLT: arith.SLT, index.SLE: arith.SLE, index.SGT: arith.SGT, index.SGE: arith.SGE,
	index.ULT: arith.ULT, index.ULE: arith.ULE, index.UGT: arith.UGT, index.UGE: arith.UGE,
}

// indexNames are the binary operations of the index dialect by those of arith.
var indexNames = [][2]string{
	{"add", "addi"}, {"sub", "subi"}, {"mul", "muli"}, {"divs", "divsi"}, {"divu", "divui"}, {"ceildivs", "ceildivsi"}, {"ceildivu", "ceildivui"},
	{"floordivs", "floordivsi"}, {"rems", "remsi"}, {"remu", "remui"}, {"maxs", "maxsi"}, {"maxu", "maxui"}, {"mins", "minsi"}, {"minu", "minui"},
	{"shl", "shli"}, {"shrs", "shrsi"}, {"shru", "shrui"}, {"and", "andi"}, {"or", "ori"}, {"xor", "xori"},
}

// indexRows are the operations of the index dialect.
func indexRows() []row {
	var list []row
	for _, n := range indexNames {
		list = append(list, row{"index." + n[0], intBinary, false, 1})
	}
	for _, p := range []string{"eq", "ne", "slt", "sge", "ult", "ugt"} {
		list = append(list, row{"index.cmp " + p, intCompare, false, 1})
	}
	return append(list, row{"index.casts", toIndex, true, 1}, row{"index.castu", toIndex, false, 1},
		row{"index.casts", fromIndex, true, 1}, row{"index.castu", fromIndex, false, 1})
}

// likeArith returns the operation of arith that an operation on indices computes as.
func likeArith(name string) string {
	short, ok := strings.CutPrefix(name, "index.")
	if !ok {
		return name
	}
	for _, n := range indexNames {
		if n[0] == short {
			return "arith." + n[1]
		}
	}
	return name
}
