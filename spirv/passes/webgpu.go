package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewWebGPUPrepare returns the pass spirv-webgpu-prepare, which replaces instructions
// that WebGPU lacks with others.
func NewWebGPUPrepare() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-webgpu-prepare", Class: "SPIRVWebGPUPreparePass", Op: spirv.Module.Name,
		Summary: "Prepare SPIR-V to target WebGPU by expanding unsupported ops and replacing with supported ones",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(WebGPUPatterns()...), rewrite.GreedyConfig{BottomUp: true}).Converged
		},
	}
}

// WebGPUPatterns returns the patterns of spirv-webgpu-prepare. They replace products
// and sums that also return the upper half of the result. They also replace tests for
// infinities and NaNs, because WebGPU assumes that these do not occur.
func WebGPUPatterns() []*rewrite.Pattern {
	no := func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		rw.Replace(op, spirv.NewSplat(&rw.Builder, op.Loc(), op.Result(0).Type(), 0))
		return true
	}
	product := func(signed bool) func(*ir.Operation, *rewrite.Rewriter) bool {
		return func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return only32(op, rw) && longProduct(op, signed, rw)
		}
	}
	return []*rewrite.Pattern{
		rewrite.OnOp("ExpandSMulExtendedPattern", spirv.SMulExtended, product(true)),
		rewrite.OnOp("ExpandUMulExtendedPattern", spirv.UMulExtended, product(false)),
		rewrite.OnOp("ExpandAddCarryPattern", spirv.IAddCarry, addCarry),
		rewrite.OnOp("ExpandIsInfPattern", spirv.IsInf, no),
		rewrite.OnOp("ExpandIsNanPattern", spirv.IsNan, no),
	}
}

// only32 reports whether op works on 32-bit integers, the only integers that WebGPU
// has.
func only32(op *ir.Operation, rw *rewrite.Rewriter) bool {
	return spirv.BitWidth(ir.ElementTypeOrSelf(op.Operand(0).Type())) == 32 || rw.Fail("unexpected integer type for WebGPU")
}

// addCarry computes the carry as an overflow of the sum.
func addCarry(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if !only32(op, rw) {
		return false
	}
	b, loc, x, y := &rw.Builder, op.Loc(), op.Operand(0), op.Operand(1)
	t := x.Type()
	one, zero := spirv.NewSplat(b, loc, t, 1), spirv.NewSplat(b, loc, t, 0)
	sum := rw.Create(loc, spirv.IAdd, []*ir.Value{x, y}, []ir.Type{t}).Result(0)
	less := rw.CreateInferred(loc, spirv.ULessThan, []*ir.Value{sum, x}).Result(0)
	carry := rw.Create(loc, spirv.Select, []*ir.Value{less, one, zero}, []ir.Type{t}).Result(0)
	rw.ReplaceByNew(op, spirv.CompositeConstruct, []*ir.Value{sum, carry}, op.ResultTypes())
	return true
}

// digits performs arithmetic on halves of integers, which are held in integers of full
// width.
type digits struct {
	rw         *rewrite.Rewriter
	loc        ir.Location
	t          ir.Type
	mask, half *ir.Value
}

func (d *digits) binary(def *ir.OpDef, x, y *ir.Value) *ir.Value {
	return d.rw.Create(d.loc, def, []*ir.Value{x, y}, []ir.Type{d.t}).Result(0)
}

func (d *digits) low(v *ir.Value) *ir.Value { return d.binary(spirv.BitwiseAnd, v, d.mask) }

func (d *digits) high(v *ir.Value) *ir.Value { return d.binary(spirv.ShiftRightLogical, v, d.half) }

// sum creates an addition, or folds it.
func (d *digits) sum(x, y *ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(&d.rw.Builder, d.loc, spirv.IAdd, []*ir.Value{x, y}, d.t)
}

// join combines two digits.
func (d *digits) join(low, high *ir.Value) *ir.Value {
	return d.binary(spirv.BitwiseOr, low, d.binary(spirv.ShiftLeftLogical, high, d.half))
}

// longProduct multiplies digit by digit, like long multiplication on paper, so that
// nothing overflows.
func longProduct(op *ir.Operation, signed bool, rw *rewrite.Rewriter) bool {
	b, loc, t := &rw.Builder, op.Loc(), op.Operand(0).Type()
	d := &digits{rw: rw, loc: loc, t: t}
	d.mask, d.half = spirv.NewSplat(b, loc, t, 1<<16-1), spirv.NewSplat(b, loc, t, 16)
	zero := spirv.NewSplat(b, loc, t, 0)
	split := func(v *ir.Value) [4]*ir.Value {
		low, high, ext := d.low(v), d.high(v), zero
		if signed {
			ext = d.high(d.binary(spirv.ShiftRightArithmetic, v, d.half))
		}
		return [4]*ir.Value{low, high, ext, ext}
	}
	x, y := split(op.Operand(0)), split(op.Operand(1))
	result := [4]*ir.Value{zero, zero, zero, zero}
	for i := range x {
		for j := range y[:len(y)-i] {
			if x[i] == zero || y[j] == zero {
				continue
			}
			at := i + j
			sum := d.sum(result[at], d.binary(spirv.IMul, x[i], y[j]))
			result[at] = d.low(sum)
			if at+1 < len(result) {
				carry := d.high(sum)
				result[at+1] = d.sum(result[at+1], carry)
			}
		}
	}
	low := d.join(result[0], result[1])
	high := d.join(result[2], result[3])
	rw.ReplaceByNew(op, spirv.CompositeConstruct, []*ir.Value{low, high}, op.ResultTypes())
	return true
}
