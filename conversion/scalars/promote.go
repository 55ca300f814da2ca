package scalars

import (
	"math/bits"
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// maxWidth is the greatest width of integers in kernels.
const maxWidth = 1024

// promotes reports whether t is an integer of more than 32 bits whose width is no power of two. SPIR-V lacks those below 64
// bits, and EmulateWide divides those above into halves.
func promotes(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width > 32 && i.Width < maxWidth && i.Width&(i.Width-1) != 0
}

// promoted returns the type of the integers that replace those of type t: their width is the next power of two.
func promoted(t ir.Type) ir.Type {
	return t.Context().I(1 << bits.Len32(t.(*ir.IntegerType).Width))
}

// valueWidth returns the width of the elements of t, a number or a vector.
func valueWidth(t ir.Type) int64 { return int64(ir.IntegerValueWidth(ir.ElementTypeOrSelf(t))) }

// promotedWidth returns the width of the elements of the number or vector v if they are
// integers that PromoteIntegers replaces, else 0.
func promotedWidth(t ir.Type) int64 {
	switch t.(type) {
	case *ir.IntegerType, *ir.VectorType:
		if e := ir.ElementTypeOrSelf(t); promotes(e) {
			return int64(e.(*ir.IntegerType).Width)
		}
	}
	return 0
}

// PromoteIntegers replaces the integers in module, a gpu.module, that have more than 32 bits and no power of two of them,
// by those with the next power of two: alone, in vectors and in memory. Each then holds the sign extension of the integer that
// it replaces. So comparisons, minima and maxima, signed and unsigned, stay as they are.
// Operations that may exceed the width extend their result again, and those that read unsigned
// numbers mask them first. PromoteIntegers returns ok = false after an error.
func PromoteIntegers(module *ir.Operation) (changed, ok bool) {
	p := promoter{b: ir.NewBuilder(module.Context(), nil)}
	if module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		p.note(op)
		if w := widest(op); w > maxWidth {
			op.EmitOpError("has integers of " + strconv.Itoa(int(w)) + " bits in a kernel, where they have at most " + strconv.Itoa(maxWidth))
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt {
		return false, false
	}
	if !p.changed {
		return false, true
	}
	p.types.AddTypeRule(func(t ir.Type) (ir.Type, ir.ReplaceResult) {
		if promotes(t) {
			return promoted(t), ir.ReplaceDone
		}
		return t, ir.ReplaceNone
	})
	p.types.AddAttrRule(promotedAttr)
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		p.retype(op)
		return ir.WalkAdvance
	})
	ok = true
	for _, s := range p.sites {
		ok = p.rewrite(s) && ok
	}
	return true, ok
}

// promotion is an operation on integers that are promoted, with the widths in bits of its first
// operand and of its results; 0 stands for other values.
type promotion struct {
	op          *ir.Operation
	from, value int64
}

type promoter struct {
	b       *ir.Builder
	types   ir.AttrTypeReplacer
	changed bool
	sites   []promotion
}

// note looks for types that are promoted in op.
func (p *promoter) note(op *ir.Operation) {
	s := promotion{op: op}
	for i := range op.NumResults() {
		t := op.Result(i).Type()
		p.changed = p.changed || promotes(ir.ElementTypeOrSelf(t))
		s.value = max(s.value, promotedWidth(t))
	}
	for i := range op.NumOperands() {
		s.from = max(s.from, promotedWidth(op.Operand(i).Type()))
	}
	if s.from != 0 || s.value != 0 {
		p.sites = append(p.sites, s)
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				p.changed = p.changed || promotes(ir.ElementTypeOrSelf(a.Type()))
			}
		}
	}
	if op.Is(memref.Global) {
		p.changed = p.changed || promotes(memref.GlobalOp{Operation: op}.Type().ElementType())
	}
}

// promotedAttr is the rule for constants.
func promotedAttr(a ir.Attribute) (ir.Attribute, ir.ReplaceResult) {
	ctx := a.Context()
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if promotes(a.Type()) {
			return extendedAttr(a), ir.ReplaceDone
		}
	case *ir.DenseElementsAttr:
		t := a.ShapedType()
		if !promotes(t.ElementType()) {
			break
		}
		elems := make([]ir.Attribute, 1)
		if !a.Splat {
			elems = make([]ir.Attribute, a.NumElements())
		}
		for i := range elems {
			elems[i] = extendedAttr(a.Element(int64(i)).(*ir.IntegerAttr))
		}
		return ctx.DenseOf(t.WithShape(t.Shape(), promoted(t.ElementType())), elems), ir.ReplaceDone
	}
	return a, ir.ReplaceNone
}

// extendedAttr returns the sign extension of an integer that is promoted.
func extendedAttr(a *ir.IntegerAttr) ir.Attribute {
	t := promoted(a.Type())
	return a.Context().APInt(t, a.Value.SExt(t.(*ir.IntegerType).Width))
}

// retype replaces the types in op.
func (p *promoter) retype(op *ir.Operation) {
	for i := range op.NumResults() {
		r := op.Result(i)
		r.SetType(p.types.Type(r.Type()))
	}
	kernel := op.Is(gpu.Func) && op.Attr(gpu.KernelName) != nil
	var before []ir.Type
	if kernel {
		before = (gpu.FuncOp{Operation: op}).Type().Inputs
	}
	for _, a := range op.Attrs() {
		if kernel && a.Name == "arg_attrs" {
			continue // the types in it are those of hosts
		}
		if n := p.types.Attr(a.Value); n != a.Value {
			op.SetAttr(a.Name, n)
		}
	}
	if kernel {
		spirvtypes.StateHostTypes(op, before)
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				width := promotedWidth(a.Type())
				a.SetType(p.types.Type(a.Type()))
				if kernel && width != 0 && b == op.Region(0).First() {
					p.b.SetStart(b)
					p.extendUses(a, width)
				}
			}
		}
	}
}

// extendUses gives all users of v its low width bits, extended by their sign, which it computes
// at the builder's place.
func (p *promoter) extendUses(v *ir.Value, width int64) {
	extended := signExtended(arith.Emitter{B: p.b, Loc: v.Loc()}, v, width)
	up := extended.DefiningOp().Operand(0).DefiningOp()
	v.ReplaceUsesIf(extended, func(use *ir.Operand) bool { return use.Owner() != up })
}

// signExtended returns the low width bits of v, extended by their sign.
func signExtended(e arith.Emitter, v *ir.Value, width int64) *ir.Value {
	bits := e.Int(v.Type(), valueWidth(v.Type())-width)
	return e.Op(arith.ShRSI, e.Op(arith.ShLI, v, bits), bits)
}

// unsigned returns operand i of op without its bits above width.
func (p *promoter) unsigned(op *ir.Operation, i int, width int64) *ir.Value {
	p.b.SetBefore(op)
	e := arith.Emitter{B: p.b, Loc: op.Loc()}
	v := op.Operand(i)
	return e.Op(arith.AndI, v, lowBits(e, v.Type(), width))
}

// lowBits returns the constant of type t whose low count bits are set, or a splat of it.
func lowBits(e arith.Emitter, t ir.Type, count int64) *ir.Value {
	return constantBits(e, t, apint.AllOnes(uint32(count)).ZExt(uint32(valueWidth(t))))
}

// constantBits returns an integer of type t, or a splat of it.
func constantBits(e arith.Emitter, t ir.Type, v apint.Int) *ir.Value {
	ctx := t.Context()
	var a ir.TypedAttr = ctx.APInt(ir.ElementTypeOrSelf(t), v)
	if shaped, ok := t.(ir.ShapedType); ok {
		a = ctx.DenseOf(shaped, []ir.Attribute{a})
	}
	return arith.NewConstant(e.B, e.Loc, a)
}

// readsUnsigned masks the first count operands of op.
func (p *promoter) readsUnsigned(op *ir.Operation, count int, width int64) {
	for i := range count {
		op.SetOperand(i, p.unsigned(op, i, width))
	}
}

// rewrite makes an operation compute with sign extensions in i64.
func (p *promoter) rewrite(s promotion) bool {
	op := s.op
	if (arith.OverflowFlags{}).Overflow(op) != 0 {
		op.SetAttr("overflowFlags", arith.OverflowOf(op.Context(), 0))
	}
	switch op.Def() {
	case arith.DivUI, arith.RemUI, arith.CeilDivUI:
		p.readsUnsigned(op, 2, s.from)
	case arith.ShRUI, arith.UIToFP, arith.IndexCastUI, math.Ctpop:
		if s.from != 0 {
			p.readsUnsigned(op, 1, s.from)
		}
	case arith.ExtSI, arith.ExtUI, arith.TruncI:
		p.cast(s)
		return true
	case arith.MulSIExtended, arith.MulUIExtended:
		p.extendedMul(s)
		return true
	case arith.AddUIExtended:
		p.extendedAdd(s)
		return true
	case math.Ctlz, math.Cttz:
		p.countZeros(s)
		return true
	case vector.BitCast:
		return op.EmitOpError("cannot divide integers of " + ir.TypeString(op.Context().I(uint32(max(s.from, s.value)))) + " anew in a kernel; shift and mask them")
	case gpu.Printf:
		if s.from > 64 {
			return op.EmitOpError("cannot print integers of more than 64 bits; truncate them to i64")
		}
		return op.EmitOpError("cannot print integers of 33 to 63 bits; extend them to i64")
	}
	return p.result(s)
}

// result extends the result of an operation that may exceed the width.
func (p *promoter) result(s promotion) bool {
	op := s.op
	switch op.Def() {
	case arith.AddI, arith.SubI, arith.MulI, arith.ShLI, arith.DivUI, arith.RemUI, arith.CeilDivUI, arith.ShRUI,
		arith.FPToUI, arith.IndexCast, arith.IndexCastUI, math.AbsI, math.IPowI,
		vector.Reduction, vector.MultiReduction, vector.Contract, vector.OuterProduct, vector.Scan,
		gpu.AllReduce, gpu.SubgroupReduce,
		memref.Load, vector.Load, vector.TransferRead, vector.MaskedLoad, vector.Gather, vector.ExpandLoad:
	case memref.AtomicRMW:
		switch (memref.AtomicRMWOp{Operation: op}).Kind() {
		case arith.AtomicAddI, arith.AtomicMulI:
			return op.EmitOpError("needs integers of 8, 16, 32 or 64 bits; use memref.generic_atomic_rmw")
		}
	default:
		return true // what moves values, or stays within the width
	}
	if around := op.Parent(); around.Is(vector.Mask) {
		op = around // A vector.mask holds one operation, and has its results.
	}
	for i := range op.NumResults() {
		if s.value != 0 && op.Result(i).HasUses() {
			p.b.SetAfter(op)
			p.extendUses(op.Result(i), s.value)
		}
	}
	return true
}

// cast replaces an extension or a truncation of values that have the same type now. Others stay.
func (p *promoter) cast(s promotion) {
	op := s.op
	v := op.Operand(0)
	if v.Type() != op.Result(0).Type() {
		switch {
		case op.Is(arith.ExtUI) && s.from != 0:
			p.readsUnsigned(op, 1, s.from)
		case op.Is(arith.TruncI) && s.value != 0:
			p.b.SetAfter(op)
			p.extendUses(op.Result(0), s.value)
		}
		return
	}
	switch {
	case op.Is(arith.ExtUI):
		v = p.unsigned(op, 0, s.from)
	case op.Is(arith.TruncI):
		// The truncation becomes a pair of shifts of its operand.
		p.b.SetBefore(op)
		v = signExtended(arith.Emitter{B: p.b, Loc: op.Loc()}, v, s.value)
	}
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}

// extendedMul takes the high word of a product from the two words of the product of the promoted integers.
func (p *promoter) extendedMul(s promotion) {
	op := s.op
	if op.Is(arith.MulUIExtended) {
		p.readsUnsigned(op, 2, s.from)
	}
	p.b.SetAfter(op)
	e := arith.Emitter{B: p.b, Loc: op.Loc()}
	low, high := op.Result(0), op.Result(1)
	t := low.Type()
	up := e.Op(arith.ShLI, high, e.Int(t, valueWidth(t)-s.from))
	down := e.Op(arith.ShRUI, low, e.Int(t, s.from))
	joined := e.Op(arith.OrI, up, down)
	high.ReplaceUsesIf(joined, func(use *ir.Operand) bool { return use.Owner() != up.DefiningOp() })
	p.extendUses(joined, s.from)
	p.b.SetAfter(op)
	extended := signExtended(e, low, s.from)
	first := extended.DefiningOp().Operand(0).DefiningOp()
	low.ReplaceUsesIf(extended, func(use *ir.Operand) bool { return use.Owner() != first && use.Owner() != down.DefiningOp() })
}

// extendedAdd adds unsigned numbers. The carry is what lies above the width.
func (p *promoter) extendedAdd(s promotion) {
	op := s.op
	l, r := p.unsigned(op, 0, s.from), p.unsigned(op, 1, s.from)
	p.b.SetBefore(op)
	e := arith.Emitter{B: p.b, Loc: op.Loc()}
	sum := e.Op(arith.AddI, l, r)
	op.Result(1).ReplaceAllUsesWith(e.CmpI(arith.UGT, sum, lowBits(e, sum.Type(), s.from)))
	op.Result(0).ReplaceAllUsesWith(signExtended(e, sum, s.from))
	op.Erase()
}

// countZeros counts in the low bits only: leading zeros less those above the width, trailing ones up to
// a bit set above it.
func (p *promoter) countZeros(s promotion) {
	op := s.op
	v := p.unsigned(op, 0, s.from)
	e := arith.Emitter{B: p.b, Loc: op.Loc()}
	if op.Is(math.Cttz) {
		above := apint.New(uint32(valueWidth(v.Type())), 1).Shl(uint64(s.from))
		op.SetOperand(0, e.Op(arith.OrI, v, constantBits(e, v.Type(), above)))
		return
	}
	op.SetOperand(0, v)
	p.b.SetAfter(op)
	count := op.Result(0)
	rest := e.Int(v.Type(), valueWidth(v.Type())-s.from)
	less := e.Op(arith.SubI, count, rest)
	count.ReplaceUsesIf(less, func(use *ir.Operand) bool { return use.Owner() != less.DefiningOp() })
}
