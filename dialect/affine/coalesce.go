package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// DefinedAbove returns, for each loop of a perfect nest, the outermost loop of the nest
// outside of which all operands of the loop are defined: its number, or that of the loop
// itself if there is none. operands returns the operands that count.
func DefinedAbove[T any](nest []T, region func(T) *ir.Region, operands func(T) []*ir.Value) []int {
	above := make([]int, len(nest))
	// depth is the number of the loop, counted from 1, in which a region of the nest is.
	depth := map[*ir.Region]int{}
	for i, l := range nest {
		depth[region(l)] = i + 1
	}
	for i, l := range nest {
		for _, v := range operands(l) {
			for r := v.ParentRegion(); r != nil; {
				if d := depth[r]; d > 0 {
					above[i] = max(above[i], d)
					break
				}
				if r.Parent() == nil {
					break
				}
				r = r.Parent().ParentRegion()
			}
		}
	}
	return above
}

// CoalesceBands calls coalesce for the bands of a perfect nest that can become single loops,
// innermost first: start up to end, where all loops after start have above[i] <= start, and
// allowed, if not nil, returns true.
func CoalesceBands(above []int, allowed func(start, end int) bool, coalesce func(start, end int)) {
	for end := len(above); end > 0; end-- {
		start := end - 1
		// least is the largest number among those of the loops from start on.
		least := above[start]
		for i := end - 2; i >= 0; i-- {
			least = max(least, above[i])
			if least <= i && (allowed == nil || allowed(i, end)) {
				start = i
			}
		}
		if start < end-1 {
			coalesce(start, end)
			end = start + 1
		}
	}
}

// Coalesce makes one loop of the loops of a perfect nest whose upper bounds are defined
// outside of it, or returns false if they do not count from 0 in steps of 1, carry values, or
// if their upper bounds cannot be symbols (coalesceLoops).
func Coalesce(nest []ForOp) bool {
	dimension := func(v *ir.Value) bool { return !IsValidSymbol(v) }
	inLoop := !nest[0].Parent().HasTrait(ir.AffineScope)
	for _, f := range nest {
		// A minimum is a symbol only outside of loops and conditionals.
		if slices.ContainsFunc(f.UpperOperands(), dimension) || inLoop && len(f.UpperMap().Results) != 1 {
			return false
		}
		if start, ok := affinemap.SingleConstant(f.LowerMap()); !ok || start != 0 || f.Step() != 1 || f.NumResults() > 0 {
			return false
		}
	}
	negative := mayBeNegative(nest)
	if len(negative) > 1 && inLoop {
		return false
	}
	outer, inner := nest[0], nest[len(nest)-1]
	c, loc := outer.Context(), outer.Loc()
	d0, s0 := c.AffineDimExpr(0), c.AffineSymbolExpr(0)
	b := ir.NewBuilder(c, nil)
	b.SetBefore(outer.Operation)
	apply := func(e *ir.AffineExpr, x, y *ir.Value) *ir.Value {
		return NewApply(b, loc, c.AffineMap(1, 1, e), []*ir.Value{x, y})
	}
	var sizes []*ir.Value
	var product *ir.Value
	for i, f := range nest {
		kind := Apply
		if len(f.UpperMap().Results) != 1 {
			kind = Min
		}
		sizes = append(sizes, newMapOp(b, loc, kind, f.UpperMap(), f.UpperOperands()))
		if slices.Contains(negative[min(1, len(negative)):], i) {
			sizes[i] = newMapOp(b, loc, Max, c.AffineMap(0, 1, s0, c.AffineConst(0)), sizes[i:i+1])
		}
		if i == 0 {
			product = sizes[0]
		} else {
			product = apply(d0.Mul(s0), product, sizes[i])
		}
	}
	outer.setBound(1, c.AffineMap(0, 1, s0), []*ir.Value{product})
	b.SetStart(outer.Body())
	rest := outer.InductionVar()
	for i := len(nest) - 1; i >= 0; i-- {
		if i < len(nest)-1 {
			rest = apply(d0.FloorDiv(s0), rest, sizes[i+1])
		}
		index := rest
		if i > 0 {
			index = apply(d0.Mod(s0), rest, sizes[i])
		}
		nest[i].InductionVar().ReplaceUsesIf(index, func(u *ir.Operand) bool { return inner.Region(0).IsAncestor(u.Owner().ParentRegion()) })
	}
	InlineNest(nest[1].Operation, inner.Operation)
	return true
}

// mayBeNegative returns the places of the loops whose upper bounds may be negative. The product of two negative
// bounds is positive, although no loop has an iteration.
func mayBeNegative(nest []ForOp) []int {
	var out []int
	for i, f := range nest {
		m := f.UpperMap()
		for _, e := range m.Results {
			if e.Kind == ir.AffineConstant && e.Value >= 0 {
				continue
			}
			if d := dimOf(f, e); d == nil {
				out = append(out, i)
				break
			}
		}
	}
	return out
}

// dimOf returns the memref.dim or tensor.dim that a result of the upper bound is, or nil.
func dimOf(f ForOp, e *ir.AffineExpr) *ir.Operation {
	at := int(e.Value)
	switch e.Kind {
	case ir.AffineDim:
	case ir.AffineSymbol:
		at += f.UpperMap().Dims
	default:
		return nil
	}
	d := f.UpperOperands()[at].DefiningOp()
	if d == nil || !IsDim(d) {
		return nil
	}
	return d
}

// InlineNest replaces a loop without results by the operations of the body of inner, a loop in
// it or itself, but its terminator.
func InlineNest(loop, inner *ir.Operation) {
	body := inner.Region(0).First()
	for op := body.First(); op != body.Last(); op = body.First() {
		op.MoveBefore(loop)
	}
	loop.Erase()
}
