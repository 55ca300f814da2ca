package spirv

import (
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the spirv dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return append([]*rewrite.Pattern{
		rewrite.OnOp("combine-access-chains", AccessChain, combineAccessChains),
		rewrite.OnOp("fold-add-carry", IAddCarry, foldAddCarry),
		rewrite.OnOp("fold-signed-mul-extended", SMulExtended, foldMulExtended),
		rewrite.OnOp("fold-unsigned-mul-extended", UMulExtended, foldMulExtended),
		rewrite.OnOp("simplify-umod", UMod, simplifyUMod),
		rewrite.OnOp("selection-to-select", Selection, selectionToSelect),
	}, inversions()...)
}

// The captures of the rules.
const (
	lhs   = rewrite.Capture("lhs")
	rhs   = rewrite.Capture("rhs")
	input = rewrite.Capture("input")
	lo    = rewrite.Capture("min")
	hi    = rewrite.Capture("max")
	mid   = rewrite.Capture("mid")
)

// inversions are the patterns of negated comparisons.
var inversions = sync.OnceValue(func() []*rewrite.Pattern {
	invert := func(name string, cmp, inverse *ir.OpDef) rewrite.Rule {
		return rewrite.Rule{Name: name, Match: rewrite.Op(LogicalNot, rewrite.Op(cmp, lhs, rhs)), Build: rewrite.Nodes{rewrite.Op(inverse, lhs, rhs)}}
	}
	return rewrite.FromRules(
		invert("ConvertLogicalNotOfIEqual", IEqual, INotEqual),
		invert("ConvertLogicalNotOfINotEqual", INotEqual, IEqual),
		invert("ConvertLogicalNotOfLogicalEqual", LogicalEqual, LogicalNotEqual),
		invert("ConvertLogicalNotOfLogicalNotEqual", LogicalNotEqual, LogicalEqual),
	)
})

func combineAccessChains(op *ir.Operation, rw *rewrite.Rewriter) bool {
	parent := op.Operand(0).DefinedBy(AccessChain)
	if parent == nil {
		return rw.Fail("the base is not an access chain")
	}
	operands := parent.Operands()
	operands = append(operands, op.Operands()[1:]...)
	rw.ReplaceByNew(op, AccessChain, operands, op.ResultTypes())
	return true
}

// buildPair replaces op, whose result is a struct of two values of the same type, by
// constants.
func buildPair(op *ir.Operation, rw *rewrite.Rewriter, first, second ir.Attribute) {
	loc, t, res := op.Loc(), op.Operand(0).Type(), op.Result(0).Type()
	ctx := op.Context()
	a, b := NewConstant(&rw.Builder, loc, first, t), NewConstant(&rw.Builder, loc, second, t)
	undef := rw.Create(loc, Undef, nil, []ir.Type{res}).Result(0)
	types := []ir.Type{res}
	mid := rw.Create(loc, CompositeInsert, []*ir.Value{a, undef}, types, ir.Named("indices", ctx.IntArray(ctx.I32(), 0))).Result(0)
	rw.ReplaceByNew(op, CompositeInsert, []*ir.Value{b, mid}, types, ir.Named("indices", ctx.IntArray(ctx.I32(), 1)))
}

func foldAddCarry(op *ir.Operation, rw *rewrite.Rewriter) bool {
	l, r := op.Operand(0), op.Operand(1)
	x, y := ir.ConstantOf(l), ir.ConstantOf(r)
	if isZero(y) {
		// The sum is member 0 and the carry member 1. MLIR 19 swaps them here.
		rw.ReplaceByNew(op, CompositeConstruct, []*ir.Value{l, r}, op.ResultTypes())
		return true
	}
	sum := foldInts(x, y, nil, apint.Total(apint.Int.Add))
	if sum == nil {
		return rw.Fail("the operands are not constants")
	}
	carry := foldInts(sum, x, nil, func(a, b apint.Int) (apint.Int, bool) {
		if a.ULT(b) {
			return apint.New(a.Width(), 1), true
		}
		return apint.New(a.Width(), 0), true
	})
	buildPair(op, rw, sum, carry)
	return true
}

func foldMulExtended(op *ir.Operation, rw *rewrite.Rewriter) bool {
	l, r := op.Operand(0), op.Operand(1)
	x, y := ir.ConstantOf(l), ir.ConstantOf(r)
	if isZero(y) {
		rw.ReplaceByNew(op, CompositeConstruct, []*ir.Value{r, r}, op.ResultTypes())
		return true
	}
	high := apint.Int.MulHiS
	if op.Is(UMulExtended) {
		high = apint.Int.MulHiU
		if isOne(y) {
			zero := NewSplat(&rw.Builder, op.Loc(), l.Type(), 0)
			rw.ReplaceByNew(op, CompositeConstruct, []*ir.Value{l, zero}, op.ResultTypes())
			return true
		}
	}
	low := foldInts(x, y, nil, apint.Total(apint.Int.Mul))
	if low == nil {
		return rw.Fail("the operands are not constants")
	}
	buildPair(op, rw, low, foldInts(x, y, nil, apint.Total(high)))
	return true
}

func simplifyUMod(op *ir.Operation, rw *rewrite.Rewriter) bool {
	prev := op.Operand(0).DefinedBy(UMod)
	if prev == nil {
		return rw.Fail("the dividend is not a remainder")
	}
	if !divides(ir.ConstantOf(op.Operand(1)), ir.ConstantOf(prev.Operand(1))) {
		return rw.Fail("the divisor does not divide the previous divisor")
	}
	rw.ReplaceByNew(op, UMod, []*ir.Value{prev.Operand(0), op.Operand(1)}, op.ResultTypes())
	return true
}

// divides reports whether a divides b: two integers, or two vectors element by element, which MLIR 19 does not compare.
func divides(a, b ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		b, ok := b.(*ir.IntegerAttr)
		return ok && !a.Value.IsZero() && b.Value.URem(a.Value).IsZero()
	case *ir.DenseElementsAttr:
		b, ok := b.(*ir.DenseElementsAttr)
		if !ok || a.Context().MLIR() == 19 {
			return false
		}
		for i := range a.NumElements() {
			if !divides(a.Element(int64(i)), b.Element(int64(i))) {
				return false
			}
		}
		return true
	}
	return false
}

// storeAndBranch returns the store of a block that consists of a store and a branch to
// merge, or nil.
func storeAndBranch(b, merge *ir.Block) *ir.Operation {
	s, br := b.First(), b.Last()
	if s == nil || s.Next() != br || s == br || !s.Is(Store) || !br.Is(Branch) || br.Successor(0) != merge {
		return nil
	}
	return s
}

func selectionToSelect(op *ir.Operation, rw *rewrite.Rewriter) bool {
	r := op.Region(0)
	if r.NumBlocks() != 4 || op.NumResults() > 0 {
		return rw.Fail("there are other blocks than header, two branches and merge")
	}
	br := r.First().First()
	if br == nil || br != r.First().Last() || !br.Is(BranchConditional) {
		return rw.Fail("the header has more than a conditional branch")
	}
	t, f := storeAndBranch(br.Successor(0), r.Last()), storeAndBranch(br.Successor(1), r.Last())
	if t == nil || f == nil || t.Operand(0) != f.Operand(0) || !slices.Equal(t.Attrs(), f.Attrs()) || br.NumOperands() != 1 {
		return rw.Fail("the branches do not store to one pointer in one way")
	}
	value := t.Operand(1).Type()
	if v, ok := value.(*ir.VectorType); !IsScalar(value) && !(ok && IsValidVector(v)) {
		return rw.Fail("the value is not a scalar or vector")
	}
	sel := rw.Create(op.Loc(), Select, []*ir.Value{br.Operand(0), t.Operand(1), f.Operand(1)}, []ir.Type{value}).Result(0)
	rw.Create(op.Loc(), Store, []*ir.Value{t.Operand(0), sel}, nil, t.Attrs()...)
	rw.Erase(op)
	return true
}
