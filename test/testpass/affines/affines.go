// Package affines holds MLIR's test passes of affine loops, maps and accesses.
package affines

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/affine/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
)

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.Add(newWalk, newBoundCheck, newAccessAnalysis, newPermutation, newDataCopy, newFusion, newDecompose, newUnswitch)
}

// newWalk returns the pass test-affine-walk, which remarks on the results of maps that compute remainders.
func newWalk() *pass.Pass {
	return &pass.Pass{
		Name: "test-affine-walk", Class: "(anonymous namespace)::TestAffineWalk", Op: ir.Module.Name, Summary: "Test affine walk method.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				attrs := slices.Clone(o.Attrs())
				slices.SortFunc(attrs, func(a, b ir.NamedAttribute) int { return strings.Compare(a.Name, b.Name) })
				for _, a := range attrs {
					m, ok := a.Value.(*ir.AffineMapAttr)
					if !ok {
						return // as in MLIR, what follows is not looked at
					}
					remarkRemainders(o, m.Map)
				}
			})
			return true
		},
	}
}

func remarkRemainders(op *ir.Operation, m *ir.AffineMap) {
	for _, e := range m.Results {
		found := false
		e.Walk(func(x *ir.AffineExpr) { found = found || x.Kind == ir.AffineMod })
		if found {
			op.Context().EmitRemark(op.Loc(), "mod expression: ")
		}
	}
}

// newBoundCheck returns the pass test-memref-bound-check, which finds accesses outside of their memref.
func newBoundCheck() *pass.Pass {
	return &pass.Pass{
		Name: "test-memref-bound-check", Class: "(anonymous namespace)::TestMemRefBoundCheck", Summary: "Check memref access bounds",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				if o.Is(affine.Load) || o.Is(affine.Store) {
					checkBounds(o)
				}
			})
			return true
		},
	}
}

func checkBounds(op *ir.Operation) {
	r, ok := analysis.RegionOf(op, 0, nil, false)
	if !ok {
		return
	}
	for d, size := range r.Type().Shape() {
		for _, side := range [...]string{"upper", "lower"} {
			c := r.Relation.Clone()
			switch {
			case side == "lower":
				c.AddUpper(d, -1)
			case size != ir.Dynamic: // MLIR takes a dynamic size for the least number
				c.AddLower(d, size)
			}
			if !c.Empty() {
				op.EmitOpError("memref out of " + side + " bound access along dimension #" + strconv.Itoa(d+1))
			}
		}
	}
}

// newAccessAnalysis returns the pass test-affine-access-analysis, which says along which loops accesses are contiguous or stay.
func newAccessAnalysis() *pass.Pass {
	return &pass.Pass{
		Name: "test-affine-access-analysis", Class: "(anonymous namespace)::TestAccessAnalysis", Op: fn.Func.Name,
		Summary: "Tests affine memory access analysis utility",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for b := op.Region(0).First(); b != nil; b = b.Next() {
				for o := b.First(); o != nil; o = o.Next() {
					if !o.Is(affine.For) {
						continue
					}
					o.Walk(func(access *ir.Operation) {
						if analysis.IsRead(access) || analysis.IsWrite(access) {
							remarkLoops(affine.AccessOp{Operation: access})
						}
					})
				}
			}
			return true
		},
	}
}

func remarkLoops(a affine.AccessOp) {
	for i, f := range analysis.EnclosingFors(a.Operation) {
		fastest, ok := analysis.Contiguous(f.InductionVar(), a)
		m, operands := affine.ComposeMap(a.Map(), a.MapOperands())
		_, operands = affine.CanonicalizeMap(affinemap.Simplify(m), operands)
		if ok && fastest == 0 {
			a.EmitRemark("contiguous along loop " + strconv.Itoa(i) + "\n")
		}
		if !slices.Contains(operands, f.InductionVar()) {
			a.EmitRemark("invariant along loop " + strconv.Itoa(i) + "\n")
		}
	}
}

// newPermutation returns the pass test-loop-permutation, which nests the loops of perfect nests in another order.
func newPermutation() *pass.Pass {
	var places []uint32
	return &pass.Pass{
		Name: "test-loop-permutation", Class: "(anonymous namespace)::TestLoopPermutation", Summary: "Tests affine loop permutation utility",
		Options: []pass.Option{pass.Uints("permutation-map", &places, "Specify the loop permutation")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			order := make([]int, len(places))
			for i := range order {
				order[i] = -1
			}
			for i, p := range places {
				if int(p) < len(order) {
					order[p] = i
				}
			}
			if slices.Contains(order, -1) {
				return true
			}
			var loops []affine.ForOp
			op.Walk(func(o *ir.Operation) {
				if o.Is(affine.For) {
					loops = append(loops, affine.ForOp{Operation: o})
				}
			})
			for _, f := range loops {
				if nest := f.PerfectNest(); len(nest) >= 2 && len(nest) == len(order) {
					affine.Permute(nest, order)
				}
			}
			return true
		},
	}
}

// loopsByDepth returns the affine loops of a function: for each depth those that only affine loops surround.
func loopsByDepth(op *ir.Operation) [][]affine.ForOp {
	var levels [][]affine.ForOp
	var visit func(b *ir.Block, depth int)
	visit = func(b *ir.Block, depth int) {
		for o := b.First(); o != nil; o = o.Next() {
			if !o.Is(affine.For) {
				continue
			}
			if depth == len(levels) {
				levels = append(levels, nil)
			}
			f := affine.ForOp{Operation: o}
			levels[depth] = append(levels[depth], f)
			visit(f.Body(), depth+1)
		}
	}
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		visit(b, 0)
	}
	return levels
}

// newDataCopy returns the pass test-affine-data-copy, which copies what the only loop nest of a function loads first in its innermost loop.
func newDataCopy() *pass.Pass {
	filter, region := false, false
	return &pass.Pass{
		Name: "test-affine-data-copy", Class: "(anonymous namespace)::TestAffineDataCopy", Op: fn.Func.Name, Summary: "Tests affine data copy utility functions.",
		Options: []pass.Option{
			pass.Bool("for-memref-region", &region, "Test copy generation for a single memref region"),
			pass.Bool("memref-filter", &filter, "Enable memref filter testing in affine data copy optimization"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			levels := loopsByDepth(op)
			if len(levels) == 0 || len(levels[0]) != 1 || len(levels[len(levels)-1]) != 1 || !filter && !region {
				return true
			}
			nest := levels[0][0]
			for o := levels[len(levels)-1][0].Body().First(); o != nil; o = o.Next() {
				if !o.Is(affine.Load) {
					continue
				}
				if filter {
					passes.CopyMemref(nest, affine.AccessOp{Operation: o}.MemRef(), 32*1024)
				} else if r, ok := analysis.RegionOf(o, 0, nil, true); ok {
					passes.CopyRegion(nest, r)
				}
				break
			}
			return true
		},
	}
}
