package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// reading is what an operation needs to know of the bits above the width of an operand.
// The conversions hold a narrow integer in 32 bits whose high bits are arbitrary.
type reading uint8

const (
	low      reading = iota // nothing
	signed                  // copies of the sign bit
	unsigned                // zeros
)

// widening says how an operation on narrow integers is computed with 32 bits.
type widening struct {
	// reads is what the operation needs of each operand; the last entry holds for all
	// further operands.
	reads [2]reading
	// result is what the 32-bit result holds above the narrow width, if it is a narrow
	// integer. A result that holds low is not reused.
	result reading
}

// wideningOf returns how op is widened. It returns false if op computes the same low bits
// whatever the high bits of its operands are.
func wideningOf(op *ir.Operation) (widening, bool) {
	switch op.Def() {
	case arith.DivSI, arith.RemSI, arith.CeilDivSI, arith.FloorDivSI, arith.MinSI, arith.MaxSI:
		return widening{[2]reading{signed, signed}, signed}, true
	case arith.DivUI, arith.RemUI, arith.CeilDivUI, arith.MinUI, arith.MaxUI:
		return widening{[2]reading{unsigned, unsigned}, unsigned}, true
	case arith.ShRSI:
		return widening{[2]reading{signed, unsigned}, signed}, true
	case arith.ShRUI:
		return widening{[2]reading{unsigned, unsigned}, unsigned}, true
	case arith.ShLI:
		return widening{[2]reading{unsigned, unsigned}, low}, ir.ConstantOf(op.Operand(1)) == nil
	case math.AbsI:
		return widening{reads: [2]reading{signed}}, true
	case math.IPowI:
		return widening{reads: [2]reading{signed, signed}}, true
	case math.Ctpop:
		return widening{[2]reading{unsigned}, unsigned}, true
	case vector.Reduction:
		return extremum(vector.ReductionOp{Operation: op}.Kind(), vector.MinSI|vector.MaxSI, vector.MinUI|vector.MaxUI)
	case gpu.AllReduce, gpu.SubgroupReduce:
		if a, ok := op.Prop(0).(*ir.EnumAttr); ok {
			return extremum(uint64(1)<<a.Value, 1<<gpu.ReduceMinSI|1<<gpu.ReduceMaxSI, 1<<gpu.ReduceMinUI|1<<gpu.ReduceMaxUI)
		}
	}
	return widening{}, false
}

// extremum returns the widening of a reduction by the kind, one of the bits in
// signedKinds or unsignedKinds.
func extremum[K ~uint64](kind, signedKinds, unsignedKinds K) (widening, bool) {
	switch {
	case kind&signedKinds != 0:
		return widening{[2]reading{signed, signed}, signed}, true
	case kind&unsignedKinds != 0:
		return widening{[2]reading{unsigned, unsigned}, unsigned}, true
	}
	return widening{}, false
}

// EmulateNarrow computes with 32 bits what depends on the bits above the width of narrow
// integers that env lacks. Conversions keep such integers in 32 bits: sums, products and
// bitwise operations have the right low bits then, but quotients, comparisons, shifts
// to the right and conversions need operands that are extended first. EmulateNarrow
// returns the widths of emulated integers that SPIR-V has a capability for, and whether it
// changed anything. A report that is not nil gets the operations whose operands are extended.
func EmulateNarrow(root *ir.Operation, env *target.Env, report pass.EmulationRemarker) (widths []int, changed bool) {
	n := &narrower{env: env, report: report, native8: env.Has(spec.CapabilityInt8), native16: env.Has(spec.CapabilityInt16), wide: map[extension]*ir.Value{}}
	n.b = ir.NewBuilder(root.Context(), nil)
	var ops []*ir.Operation
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if n.touches(op) {
			ops = append(ops, op)
		}
		for i := range op.NumResults() {
			n.width(op.Result(i).Type())
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		n.rewrite(op)
	}
	for i := len(n.narrowed) - 1; i >= 0; i-- {
		if !n.narrowed[i].HasUses() {
			n.narrowed[i].Erase()
		}
	}
	if n.saw8 {
		widths = append(widths, 8)
	}
	if n.saw16 {
		widths = append(widths, 16)
	}
	return widths, len(ops) > 0
}

// extension names the 32-bit form of a narrow value.
type extension struct {
	source *ir.Value
	as     reading
}

type narrower struct {
	env               *target.Env
	report            pass.EmulationRemarker
	native8, native16 bool
	saw8, saw16       bool // integers of the width that are emulated
	b                 *ir.Builder
	wide              map[extension]*ir.Value
	// narrowed are the truncations of results, which may stay without uses.
	narrowed []*ir.Operation
}

// width returns the number of bits of the elements of t if they are narrow integers that
// the target lacks, else 0.
func (n *narrower) width(t ir.Type) uint32 {
	i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	switch {
	case !ok || i.Width == 1 || i.Width >= 32, i.Width == 8 && n.native8, i.Width == 16 && n.native16:
		return 0
	}
	n.saw8 = n.saw8 || i.Width == 8
	n.saw16 = n.saw16 || i.Width == 16
	return i.Width
}

// touches reports whether op has an operand that is narrow.
func (n *narrower) touches(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if n.width(op.Operand(i).Type()) != 0 {
			return true
		}
	}
	return false
}

// to32 returns t with elements of 32 bits.
func to32(t ir.Type) ir.Type { return withElement(t, t.Context().I32()) }

// withElement returns elem, or the shaped type t with the element type elem.
func withElement(t, elem ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.WithShape(s.Shape(), elem)
	}
	return elem
}

// extended returns the 32-bit form of v with the given high bits. It stands right after the
// definition of v, so that all users of v can share it.
func (n *narrower) extended(v *ir.Value, as reading) *ir.Value {
	key := extension{v, as}
	if w := n.wide[key]; w != nil {
		return w
	}
	if def := v.DefiningOp(); def != nil {
		n.b.SetAfter(def)
	} else {
		n.b.SetStart(v.OwnerBlock())
	}
	cast := arith.ExtUI
	if as == signed {
		cast = arith.ExtSI
	}
	w := arith.NewCast(n.b, v.Loc(), cast, v, to32(v.Type()))
	n.wide[key] = w
	return w
}

// rewrite replaces op if it depends on the high bits of an operand.
func (n *narrower) rewrite(op *ir.Operation) {
	if !n.dependsOnHigh(op) {
		n.dropOverflow(op)
		return
	}
	if def := op.Operand(0).DefiningOp(); n.report != nil && (def == nil || def.Loc() != op.Loc()) { // the source has op
		n.reportNarrow(op)
	}
	switch op.Def() {
	case arith.CmpI:
		n.compare(arith.CmpIOp{Operation: op})
	case arith.ExtSI, arith.SIToFP, arith.IndexCast:
		n.cast(op, signed)
	case arith.ExtUI, arith.UIToFP, arith.IndexCastUI:
		n.cast(op, unsigned)
	case arith.MulSIExtended:
		n.extendedMul(op, signed, arith.ShRSI)
	case arith.MulUIExtended:
		n.extendedMul(op, unsigned, arith.ShRUI)
	case arith.AddUIExtended:
		n.extendedAdd(op)
	case math.Ctlz, math.Cttz:
		n.countZeros(op)
	case math.FPowI:
		op.SetOperand(1, n.extended(op.Operand(1), signed))
	case scf.For:
		n.loop(scf.ForOp{Operation: op})
	default:
		w, _ := wideningOf(op)
		n.widen(op, w)
	}
}

// dependsOnHigh reports whether op depends on the high bits of its narrow operands.
func (n *narrower) dependsOnHigh(op *ir.Operation) bool {
	switch op.Def() {
	case arith.CmpI, arith.ExtSI, arith.SIToFP, arith.IndexCast, arith.ExtUI, arith.UIToFP, arith.IndexCastUI, arith.MulSIExtended, arith.MulUIExtended,
		arith.AddUIExtended, math.Ctlz, math.Cttz, math.FPowI:
		return true
	case scf.For:
		return n.width(op.Operand(0).Type()) != 0
	}
	_, ok := wideningOf(op)
	return ok
}

// dropOverflow removes a promise about wrap-around, which the 32-bit operation with
// arbitrary high bits does not keep.
func (n *narrower) dropOverflow(op *ir.Operation) {
	if (arith.OverflowFlags{}).Overflow(op) != 0 {
		op.SetAttr("overflowFlags", arith.OverflowOf(op.Context(), 0))
	}
}

// widen computes op with 32 bits and truncates the result.
func (n *narrower) widen(op *ir.Operation, w widening) {
	operands := make([]*ir.Value, op.NumOperands())
	for i := range operands {
		operands[i] = op.Operand(i)
		if n.width(operands[i].Type()) != 0 {
			operands[i] = n.extended(operands[i], w.reads[min(i, 1)])
		}
	}
	n.b.SetBefore(op)
	wide := n.b.CreateWithRegions(op.Loc(), op.Def(), operands, []ir.Type{to32(op.Result(0).Type())}, op.NumRegions(), keptAttrs(op)...).Result(0)
	n.replace(op, 0, wide, w.result)
	op.Erase()
}

// keptAttrs returns the attributes of op that hold for the 32-bit operation.
func keptAttrs(op *ir.Operation) []ir.NamedAttribute {
	var kept []ir.NamedAttribute
	for _, a := range op.Attrs() {
		if a.Name != "overflowFlags" {
			kept = append(kept, a)
		}
	}
	return kept
}

// replace replaces a result by the truncation of wide, whose high bits hold has.
func (n *narrower) replace(op *ir.Operation, result int, wide *ir.Value, has reading) {
	old := op.Result(result)
	v := arith.NewCast(n.b, op.Loc(), arith.TruncI, wide, old.Type())
	n.narrowed = append(n.narrowed, v.DefiningOp())
	if has != low {
		n.wide[extension{v, has}] = wide
	}
	old.ReplaceAllUsesWith(v)
}

func (n *narrower) compare(op arith.CmpIOp) {
	as := unsigned
	switch op.Predicate() {
	case arith.SLT, arith.SLE, arith.SGT, arith.SGE:
		as = signed
	}
	l, r := n.extended(op.LHS(), as), n.extended(op.RHS(), as)
	op.SetOperands([]*ir.Value{l, r})
}

// cast converts the 32-bit form. Extensions to fewer than 32 bits become truncations of it.
func (n *narrower) cast(op *ir.Operation, as reading) {
	wide := n.extended(op.Operand(0), as)
	to := op.Result(0).Type()
	if !op.Is(arith.ExtSI) && !op.Is(arith.ExtUI) || spirv.BitWidth(ir.ElementTypeOrSelf(to)) > 32 {
		op.SetOperand(0, wide)
		return
	}
	if n.b.SetBefore(op); wide.Type() == to {
		op.Result(0).ReplaceAllUsesWith(wide)
	} else {
		n.replace(op, 0, wide, as)
	}
	op.Erase()
}

// loop counts with 32 bits. The body gets the truncated counter. Values that the loop
// carries keep their type.
func (n *narrower) loop(op scf.ForOp) {
	as := signed
	if op.Unsigned() {
		as = unsigned
	}
	for i := range 3 {
		op.SetOperand(i, n.extended(op.Operand(i), as))
	}
	op.SetUnsigned(false)
	counter := op.Body().Arg(0)
	narrow := counter.Type()
	counter.SetType(to32(narrow))
	n.b.SetStart(op.Body())
	v := arith.NewCast(n.b, op.Loc(), arith.TruncI, counter, narrow)
	counter.ReplaceUsesIf(v, func(use *ir.Operand) bool { return use.Owner() != v.DefiningOp() })
	n.narrowed = append(n.narrowed, v.DefiningOp())
	n.wide[extension{v, as}] = counter
}

// extendedMul multiplies with 32 bits, which hold the whole product of integers of up to 16 bits.
// That of wider ones has a second word.
func (n *narrower) extendedMul(op *ir.Operation, as reading, shift *ir.OpDef) {
	l, r := n.extended(op.Operand(0), as), n.extended(op.Operand(1), as)
	n.b.SetBefore(op)
	e := arith.Emitter{B: n.b, Loc: op.Loc()}
	width := int64(n.width(op.Operand(0).Type()))
	bits := e.Int(l.Type(), width)
	var product, high *ir.Value
	if width <= 16 {
		product = e.Op(arith.MulI, l, r)
		high = e.Op(shift, product, bits)
	} else {
		whole := n.b.Create(op.Loc(), op.Def(), []*ir.Value{l, r}, []ir.Type{l.Type(), l.Type()})
		product = whole.Result(0)
		high = e.Op(arith.OrI, e.Op(arith.ShLI, whole.Result(1), e.Int(l.Type(), 32-width)), e.Op(arith.ShRUI, product, bits))
	}
	n.replace(op, 0, product, low)
	n.replace(op, 1, high, as)
	op.Erase()
}

// extendedAdd adds with 32 bits. The carry is what lies above the narrow width.
func (n *narrower) extendedAdd(op *ir.Operation) {
	l, r := n.extended(op.Operand(0), unsigned), n.extended(op.Operand(1), unsigned)
	n.b.SetBefore(op)
	e := arith.Emitter{B: n.b, Loc: op.Loc()}
	sum := e.Op(arith.AddI, l, r)
	most := e.Int(sum.Type(), 1<<n.width(op.Operand(0).Type())-1)
	n.replace(op, 0, sum, low)
	op.Result(1).ReplaceAllUsesWith(e.CmpI(arith.UGT, sum, most))
	op.Erase()
}

// countZeros counts the zeros of the 32-bit form: leading ones less those that the
// extension added, trailing ones up to a bit set above the narrow width.
func (n *narrower) countZeros(op *ir.Operation) {
	width := int64(n.width(op.Operand(0).Type()))
	v := n.extended(op.Operand(0), unsigned)
	n.b.SetBefore(op)
	e := arith.Emitter{B: n.b, Loc: op.Loc()}
	if op.Is(math.Cttz) {
		v = e.Op(arith.OrI, v, e.Int(v.Type(), 1<<width))
	}
	count := n.b.Create(op.Loc(), op.Def(), []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
	if op.Is(math.Ctlz) {
		count = e.Op(arith.SubI, count, e.Int(v.Type(), 32-width))
	}
	n.replace(op, 0, count, unsigned)
	op.Erase()
}
