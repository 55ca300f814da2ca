package analyses

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// stageName says where in op a visit with this region is.
func stageName(w *report, op *ir.Operation, region int) {
	switch region {
	case 0:
		w.put("before all regions")
	case op.NumRegions():
		w.put("after all regions")
	default:
		w.put("before region #", region)
	}
}

// isTwoRegionOp reports whether op is the operation to which MLIR restricts its typed visitor.
func isTwoRegionOp(op *ir.Operation) bool { return op.Name() == "test.two_region_op" }

// newGenericVisitors returns the pass test-generic-ir-visitors.
func newGenericVisitors() *pass.Pass {
	return &pass.Pass{
		Name: "test-generic-ir-visitors", Class: "(anonymous namespace)::TestGenericIRVisitorPass", Summary: "Test generic IR visitors.",
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			steps := 0
			step := func(o *ir.Operation, region int) {
				w.put("step ", steps, " op '", o.Name(), "' ")
				stageName(w, o, region)
				w.put("\n")
				steps++
			}
			op.WalkStages(func(o *ir.Operation, region int) ir.WalkResult {
				step(o, region)
				return ir.WalkAdvance
			})
			op.WalkStages(func(o *ir.Operation, region int) ir.WalkResult {
				if isTwoRegionOp(o) {
					step(o, region)
				}
				return ir.WalkAdvance
			})
		}),
	}
}

// asked reports what the attributes of op with the given prefix ask for at the stage before region.
func asked(op *ir.Operation, prefix string, region int) bool {
	set := func(name string) bool {
		a, ok := op.Attr(prefix + name).(*ir.IntegerAttr)
		return ok && !a.Value.IsZero()
	}
	if set("_before_all") && region == 0 || set("_after_all") && region == op.NumRegions() {
		return true
	}
	a, ok := op.Attr(prefix + "_after_region").(*ir.IntegerAttr)
	if !ok {
		return false
	}
	n, ok := a.Int64()
	return ok && int64(region) == n+1
}

// newGenericVisitorsInterrupt returns the pass test-generic-ir-visitors-interrupt.
func newGenericVisitorsInterrupt() *pass.Pass {
	return &pass.Pass{
		Name: "test-generic-ir-visitors-interrupt", Class: "(anonymous namespace)::TestGenericIRVisitorInterruptPass", Summary: "Test generic IR visitors with interrupts.",
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			steps := 0
			visit := func(o *ir.Operation, region int) ir.WalkResult {
				switch {
				case asked(o, "interrupt", region):
					return ir.WalkInterrupt
				case asked(o, "skip", region):
					return ir.WalkSkip
				}
				w.put("step ", steps, " op '", o.Name(), "' ")
				stageName(w, o, region)
				w.put("\n")
				steps++
				return ir.WalkAdvance
			}
			end := func(result ir.WalkResult) {
				if result == ir.WalkInterrupt {
					w.put("step ", steps, " walk was interrupted\n")
					steps++
				}
			}
			end(op.WalkStages(visit))
			end(op.WalkStages(func(o *ir.Operation, region int) ir.WalkResult {
				if isTwoRegionOp(o) {
					return visit(o, region)
				}
				return ir.WalkAdvance
			}))
		}),
	}
}

// interrupts reports whether an operation of b has the attribute `interrupt`.
func interrupts(b *ir.Block) bool {
	for o := b.First(); o != nil; o = o.Next() {
		if a, ok := o.Attr("interrupt").(*ir.IntegerAttr); ok && isBool(a) {
			return true
		}
	}
	return false
}

func isBool(a *ir.IntegerAttr) bool {
	t, ok := a.Type().(*ir.IntegerType)
	return ok && t.Width == 1
}

// interrupted counts the steps of a walk until one is interrupted.
func interrupted(walk func(op *ir.Operation, step func(stop bool) ir.WalkResult) ir.WalkResult) func(*ir.Operation, *pass.Run) bool {
	return reporting(toOut, func(w *report, op *ir.Operation) {
		steps := 0
		result := walk(op, func(stop bool) ir.WalkResult {
			if stop {
				return ir.WalkInterrupt
			}
			w.put("step ", steps, "\n")
			steps++
			return ir.WalkAdvance
		})
		if result == ir.WalkInterrupt {
			w.put("step ", steps, " walk was interrupted\n")
		}
	})
}

// newBlockVisitorsInterrupt returns the pass test-generic-ir-block-visitors-interrupt.
func newBlockVisitorsInterrupt() *pass.Pass {
	return &pass.Pass{
		Name: "test-generic-ir-block-visitors-interrupt", Class: "(anonymous namespace)::TestGenericIRBlockVisitorInterruptPass", Op: "builtin.module",
		Summary: "Test generic IR visitors with interrupts, starting with Blocks.",
		Run: interrupted(func(op *ir.Operation, step func(bool) ir.WalkResult) ir.WalkResult {
			return ir.WalkOrder{Post: true}.Blocks(op, func(b *ir.Block) ir.WalkResult { return step(interrupts(b)) })
		}),
	}
}

// newRegionVisitorsInterrupt returns the pass test-generic-ir-region-visitors-interrupt.
func newRegionVisitorsInterrupt() *pass.Pass {
	return &pass.Pass{
		Name: "test-generic-ir-region-visitors-interrupt", Class: "(anonymous namespace)::TestGenericIRRegionVisitorInterruptPass", Op: "builtin.module",
		Summary: "Test generic IR visitors with interrupts, starting with Regions.",
		Run: interrupted(func(op *ir.Operation, step func(bool) ir.WalkResult) ir.WalkResult {
			return ir.WalkOrder{Post: true}.Regions(op, func(r *ir.Region) ir.WalkResult {
				for b := r.First(); b != nil; b = b.Next() {
					if interrupts(b) {
						return step(true)
					}
				}
				return step(false)
			})
		}),
	}
}
