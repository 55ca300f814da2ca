package analyses

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// visits prints what walks visit.
type visits struct {
	*report
	verb string
}

func (v visits) op(op *ir.Operation) ir.WalkResult {
	v.put(v.verb, "op '", op.Name(), "'\n")
	return ir.WalkAdvance
}

func (v visits) putRegion(r *ir.Region) {
	v.put("region ", r.Index(), " from operation '", r.Parent().Name(), "'\n")
}

func (v visits) block(b *ir.Block) ir.WalkResult {
	v.put(v.verb, "block ", ir.BlockName(b), " from ")
	v.putRegion(b.Region())
	return ir.WalkAdvance
}

func (v visits) region(r *ir.Region) ir.WalkResult {
	v.put(v.verb)
	v.putRegion(r)
	return ir.WalkAdvance
}

// all prints the visits of operations, blocks and regions in one order.
func (v visits) all(op *ir.Operation, order string, w ir.WalkOrder) {
	v.put("Op ", order, " visits\n")
	w.Ops(op, v.op)
	v.put("Block ", order, " visits\n")
	w.Blocks(op, v.block)
	v.put("Region ", order, " visits\n")
	w.Regions(op, v.region)
}

// inside prints the visits that start at blocks and regions of marked operations.
func (v visits) inside(op *ir.Operation) {
	eachMarked := func(mark string, visit func(r *ir.Region)) {
		op.Walk(func(o *ir.Operation) {
			if o.Attr(mark) != nil {
				for i := range o.NumRegions() {
					visit(o.Region(i))
				}
			}
		})
	}
	orders := []ir.WalkOrder{{}, {Post: true}}
	names := []string{"pre-order", "post-order"}
	for i, w := range orders {
		v.put("Invoke block ", names[i], " visits on blocks\n")
		eachMarked("walk_blocks", func(r *ir.Region) {
			for b := r.First(); b != nil; b = b.Next() {
				w.BlocksIn(b, v.block)
			}
		})
	}
	for i, w := range orders {
		v.put("Invoke region ", names[i], " visits on region\n")
		eachMarked("walk_regions", func(r *ir.Region) { w.RegionsIn(r, v.region) })
	}
}

// outer reports whether the erasing walks keep what op has: op is a module or no operation.
func outer(op *ir.Operation) bool { return op == nil || op.Is(ir.Module) }

// dropUses makes all uses of the results of op uses of nothing.
func dropUses(op *ir.Operation) {
	for _, v := range op.Results() {
		for v.FirstUse() != nil {
			v.FirstUse().Set(nil)
		}
	}
}

// erase prints the visits of walks that erase what they visit, in copies of op.
func (v visits) erase(op *ir.Operation) {
	v.verb = "Erasing "
	copied := func() *ir.Operation { return ir.NewArena().Clone(op, ir.NewMapping()) }
	eraseOp := func(o *ir.Operation) ir.WalkResult {
		v.op(o)
		dropUses(o)
		o.Erase()
		return ir.WalkSkip
	}
	eraseBlock := func(b *ir.Block) ir.WalkResult {
		v.block(b)
		b.Erase()
		return ir.WalkSkip
	}
	innerOp := func(o *ir.Operation) ir.WalkResult {
		if outer(o) || outer(o.Parent()) {
			return ir.WalkAdvance
		}
		return eraseOp(o)
	}
	innerBlock := func(b *ir.Block) ir.WalkResult {
		if outer(b.Parent()) || outer(b.Parent().Parent()) {
			return ir.WalkAdvance
		}
		return eraseBlock(b)
	}
	pre, post := ir.WalkOrder{}, ir.WalkOrder{Post: true}
	v.put("Op pre-order erasures (skip)\n")
	pre.Ops(copied(), innerOp)
	v.put("Block pre-order erasures (skip)\n")
	pre.Blocks(copied(), innerBlock)
	v.put("Op post-order erasures (skip)\n")
	post.Ops(copied(), innerOp)
	v.put("Block post-order erasures (skip)\n")
	post.Blocks(copied(), innerBlock)
	v.put("Op post-order erasures (no skip)\n")
	post.Ops(copied(), eraseOp)
	v.put("Block post-order erasures (no skip)\n")
	post.Blocks(copied(), eraseBlock)
}

// newVisitors returns the pass test-ir-visitors.
func newVisitors() *pass.Pass {
	return &pass.Pass{
		Name: "test-ir-visitors", Class: "(anonymous namespace)::TestIRVisitorsPass", Summary: "Test various visitors.",
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			v := visits{w, "Visiting "}
			v.all(op, "pre-order", ir.WalkOrder{})
			v.all(op, "post-order", ir.WalkOrder{Post: true})
			v.all(op, "reverse post-order", ir.WalkOrder{Post: true, Reverse: true})
			op.Walk(func(o *ir.Operation) {
				if isFunction(o) {
					v.all(o, "forward dominance post-order", ir.WalkOrder{Post: true, Dominance: true})
					v.all(o, "reverse dominance post-order", ir.WalkOrder{Post: true, Dominance: true, Reverse: true})
				}
			})
			v.inside(op)
			v.erase(op)
		}),
	}
}

func isFunction(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	return ok
}
