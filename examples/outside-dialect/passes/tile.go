package passes

import (
	"github.com/spvc/spvc/dialect/scf/tiling"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"

	"example.com/fixed/fixed"
)

// NewTile returns the pass fixed-tile: it computes products of matrices tile by tile, in
// loops of scf, and fuses the operations that compute their operands into the loops.
// Tiling knows the op by the interface only.
func NewTile() *pass.Pass {
	sizes := []int64{32, 32}
	return &pass.Pass{
		Name: "fixed-tile", Class: "FixedTile",
		Summary: "Tile products of fixed-point matrices and fuse their producers",
		Options: []pass.Option{pass.Ints("sizes", &sizes, "Sizes of tiles along the rows, the columns and the sum; 0 for no loop")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var products []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(fixed.MatMul) {
					products = append(products, o)
				}
			})
			rw := rewrite.NewRewriter(op.Context(), nil)
			for _, p := range products {
				o := tiling.FuseOptions{Options: tiling.Options{Sizes: interfaces.ConstIndices(sizes...)}}
				if _, ok := tiling.TileAndFuse(rw, p, o); !ok {
					return p.EmitError("cannot be tiled")
				}
			}
			return true
		},
	}
}
