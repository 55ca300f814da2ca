package testdialect

import (
	"slices"

	"github.com/spvc/spvc/dialect/scf/tiling"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewTileUsingSCF returns the pass test-tile-using-scf, which tiles the operations that have an attribute "tile", and fuses by
// request the operations around them.
func NewTileUsingSCF() *pass.Pass {
	var sizes, order []int64
	forall, fuse, yield, consumers := false, false, false, false
	return &pass.Pass{
		Name: "test-tile-using-scf", Class: "TestTileUsingSCF", Summary: "Tile operations by their tiling models",
		Options: []pass.Option{
			pass.Ints("sizes", &sizes, "Tile sizes by dimension"),
			pass.Ints("interchange", &order, "Order of the loops"),
			pass.Bool("forall", &forall, "Make scf.forall"),
			pass.Bool("fuse", &fuse, "Fuse producers"),
			pass.Bool("yield", &yield, "Return the results of fused producers"),
			pass.Bool("consumers", &consumers, "Fuse the first consumer of the first result"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			o := tiling.FuseOptions{Options: tiling.Options{Sizes: interfaces.ConstIndices(sizes...), Forall: forall}}
			for _, i := range order {
				o.Interchange = append(o.Interchange, int(i))
			}
			o.Fuse = func(_ *ir.Operation, v *ir.Value) (bool, bool) { return fuse, yield }
			rw := rewrite.NewRewriter(op.Context(), nil)
			var marked []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Attr("tile") != nil {
					marked = append(marked, o)
				}
			})
			for _, m := range marked {
				m.RemoveAttr("tile")
				r, ok := tiling.TileAndFuse(rw, m, o)
				if !ok {
					return m.EmitOpError("cannot be tiled")
				}
				if outer := r.Outer(); consumers && outer != nil {
					fuseFirstConsumer(rw, &r.Nest)
				}
			}
			return true
		},
	}
}

// fuseFirstConsumer fuses the first operation after the loops that reads their first result.
func fuseFirstConsumer(rw *rewrite.Rewriter, n *tiling.Nest) {
	var users []*ir.Operation
	for u := n.Outer().Result(0).FirstUse(); u != nil; u = u.NextUse() {
		users = append(users, u.Owner())
	}
	slices.Reverse(users)
	for _, u := range users {
		if tiling.FuseConsumer(rw, n, 0, u) {
			return
		}
	}
}
