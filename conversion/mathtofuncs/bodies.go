package mathtofuncs

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// function is a function whose body is written.
type function struct {
	arith.Emitter
	op fn.FuncOp
	// t is the type of the result and of the first argument.
	t ir.Type
}

// newFunction creates the private function that computes op for scalars. Modules that define it,
// too, can be linked.
func newFunction(b *ir.Builder, loc ir.Location, op *ir.Operation) *function {
	c := b.Context()
	var in []ir.Type
	for i := range op.NumOperands() {
		in = append(in, elem(op, i))
	}
	f := fn.NewFunc(b, loc, nameOf(op), c.Function(in, in[:1]))
	f.SetAttr(ir.SymbolVisibilityAttr, c.String("private"))
	f.SetAttr("llvm.linkage", c.OpaqueAttr("llvm", "linkage<linkonce_odr>", nil))
	b.SetEnd(f.Body().First())
	return &function{arith.Emitter{B: b, Loc: loc}, f, in[0]}
}

func (f *function) arg(i int) *ir.Value { return f.op.Body().First().Arg(i) }

// block adds a block with arguments.
func (f *function) block(types ...ir.Type) *ir.Block {
	b := f.op.Body().AddBlock()
	for _, t := range types {
		b.AddArg(t, f.Loc)
	}
	return b
}

func (f *function) ret(v *ir.Value) { f.B.Create(f.Loc, fn.Return, []*ir.Value{v}, nil) }

// branch ends the block with a branch, and continues in the block onTrue.
func (f *function) branch(cond *ir.Value, onTrue, onFalse *ir.Block, falseArgs ...*ir.Value) {
	cf.NewCondBranch(f.B, f.Loc, cond, onTrue, nil, onFalse, falseArgs)
	f.B.SetEnd(onTrue)
}

// jump ends the block and continues in dest.
func (f *function) jump(dest *ir.Block, args ...*ir.Value) {
	cf.NewBranch(f.B, f.Loc, dest, args...)
	f.B.SetEnd(dest)
}

// returnIf returns v if cond holds, and continues in a new block otherwise.
func (f *function) returnIf(cond, v *ir.Value) {
	yes, no := f.block(), f.block()
	f.branch(cond, yes, no)
	f.ret(v)
	f.B.SetEnd(no)
}

// isOdd compares the lowest bit of n.
func (f *function) isOdd(n, zero, one *ir.Value) *ir.Value {
	return f.CmpI(arith.NE, f.Op(arith.AndI, n, one), zero)
}

// squaring is the head of a loop over the bits of an exponent: the result so far, the base to the
// power of the bit, and the rest of the exponent.
type squaring struct {
	head, oddBlock, next *ir.Block
	power, base, bits    *ir.Value
}

func (f *function) squaring(exponent ir.Type) squaring {
	head := f.block(f.t, f.t, exponent)
	return squaring{head, f.block(), f.block(f.t), head.Arg(0), head.Arg(1), head.Arg(2)}
}

// step multiplies the result by the base if the lowest bit is set, and returns the result, the other
// bits and whether there are none.
func (f *function) step(s squaring, mul *ir.OpDef, zero, one *ir.Value) (power, rest, done *ir.Value) {
	f.B.SetEnd(s.head)
	f.branch(f.isOdd(s.bits, zero, one), s.oddBlock, s.next, s.power)
	f.jump(s.next, f.Op(mul, s.power, s.base))
	rest = f.Op(arith.ShRUI, s.bits, one)
	return s.next.Arg(0), rest, f.CmpI(arith.EQ, rest, zero)
}

// integerPower fills the function for math.ipowi. Zero to a negative power divides by zero.
func integerPower(f *function) {
	base, exponent := f.arg(0), f.arg(1)
	zero, one, minus := f.Int(f.t, 0), f.Int(f.t, 1), f.Int(f.t, -1)
	f.returnIf(f.CmpI(arith.EQ, exponent, zero), one)
	negative := f.CmpI(arith.SLE, exponent, zero)
	start, entry := f.block(), f.B.Block()
	f.B.SetEnd(start)
	isZero, rest := f.block(), f.block()
	f.branch(f.CmpI(arith.EQ, base, zero), isZero, rest)
	f.ret(f.Op(arith.DivSI, one, zero))
	f.B.SetEnd(rest)
	f.returnIf(f.CmpI(arith.EQ, base, one), one)
	signs := f.block()
	isMinus := f.CmpI(arith.EQ, base, minus)
	last := f.B.Block()
	f.B.SetEnd(signs)
	f.returnIf(f.isOdd(exponent, zero, one), minus)
	f.ret(one)
	fraction := f.block()
	f.B.SetEnd(last)
	f.branch(isMinus, signs, fraction)
	f.B.SetEnd(fraction)
	f.ret(zero)

	s := f.squaring(f.t)
	f.B.SetEnd(entry)
	f.branch(negative, start, s.head, one, base, exponent)
	power, bits, done := f.step(s, arith.MulI, zero, one)
	f.returnIf(done, power)
	cf.NewBranch(f.B, f.Loc, s.head, power, f.Op(arith.MulI, s.base, s.base), bits)
}

// floatPower fills the function for math.fpowi. The magnitude of the least exponent needs another
// factor, because its type does not have the number.
func floatPower(f *function) {
	base, exponent := f.arg(0), f.arg(1)
	t := exponent.Type().(*ir.IntegerType)
	c := f.B.Context()
	bound := func(v apint.Int) *ir.Value { return arith.NewConstant(f.B, f.Loc, c.APInt(t, v)) }
	oneF, zero, one := f.Float(f.t, 1), f.Int(t, 0), f.Int(t, 1)
	least, most := bound(apint.MinSigned(t.Width)), bound(apint.MaxSigned(t.Width))
	f.returnIf(f.CmpI(arith.EQ, exponent, zero), oneF)
	negative := f.CmpI(arith.SLE, exponent, zero)
	isLeast := f.CmpI(arith.EQ, exponent, least)
	magnitude := f.Select(negative, f.Op(arith.SubI, zero, exponent), exponent)
	magnitude = f.Select(isLeast, most, magnitude)
	entry := f.B.Block()
	s := f.squaring(t)
	f.B.SetEnd(entry)
	f.jump(s.head, oneF, base, magnitude)
	power, bits, done := f.step(s, arith.MulF, zero, one)
	again, end := f.block(), f.block(f.t)
	cf.NewCondBranch(f.B, f.Loc, done, end, []*ir.Value{power}, again, nil)
	f.B.SetEnd(again)
	square := f.Op(arith.MulF, s.base, s.base)
	cf.NewBranch(f.B, f.Loc, s.head, power, square, bits)
	f.B.SetEnd(end)
	v := f.inCase(isLeast, end.Arg(0), func(v *ir.Value) *ir.Value { return f.Op(arith.MulF, v, base) })
	f.ret(f.inCase(negative, v, func(v *ir.Value) *ir.Value { return f.Op(arith.DivF, oneF, v) }))
}

// inCase returns what change makes of v if cond holds, and else v.
func (f *function) inCase(cond, v *ir.Value, change func(*ir.Value) *ir.Value) *ir.Value {
	yes, join := f.block(), f.block(f.t)
	f.branch(cond, yes, join, v)
	f.jump(join, change(v))
	return join.Arg(0)
}

// leadingZeros fills the function for math.ctlz: a loop that shifts until the number is negative.
func leadingZeros(f *function) {
	width, x := int64(f.t.(*ir.IntegerType).Width), f.arg(0)
	all, zero := f.Int(f.t, width), f.Int(f.t, 0)
	none := scf.NewIf(f.B, f.Loc, f.CmpI(arith.EQ, x, zero), []ir.Type{f.t}, true)
	f.B.SetEnd(none.Then())
	scf.NewYield(f.B, f.Loc, all)
	f.B.SetEnd(none.Else())
	index := f.B.Context().Index()
	first, one, end, start := f.Int(index, 1), f.Int(f.t, 1), f.Int(index, width), f.Int(f.t, 0)
	loop := scf.NewFor(f.B, f.Loc, first, end, first, x, start)
	scf.NewYield(f.B, f.Loc, loop.Result(1))
	f.B.SetEnd(loop.Body())
	x, count := loop.IterArgs()[0], loop.IterArgs()[1]
	stop := scf.NewIf(f.B, f.Loc, f.CmpI(arith.SLT, x, zero), []ir.Type{f.t, f.t}, true)
	scf.NewYield(f.B, f.Loc, stop.Results()...)
	f.B.SetEnd(stop.Then())
	scf.NewYield(f.B, f.Loc, x, count)
	f.B.SetEnd(stop.Else())
	more := f.Op(arith.AddI, count, one)
	scf.NewYield(f.B, f.Loc, f.Op(arith.ShLI, x, one), more)
	f.B.SetAfter(none.Operation)
	f.ret(none.Result(0))
}
