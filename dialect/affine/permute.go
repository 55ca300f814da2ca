package affine

import "github.com/spvc/spvc/ir"

// Permute nests the loops of a perfect nest in another order, of which perm has their numbers, outermost first.
// It returns the outermost.
func Permute(loops []ForOp, perm []int) *ir.Operation {
	inner := loops[len(loops)-1].Body()
	b := ir.NewBlock()
	for op := inner.First(); op != inner.Last(); op = inner.First() {
		op.MoveToEnd(b)
	}
	root := loops[0]
	place := ir.NewBuilder(root.Context(), nil)
	place.SetAfter(root.Operation)
	for _, f := range loops {
		f.Remove()
	}
	for _, i := range perm {
		place.Insert(loops[i].Operation)
		place.SetBefore(loops[i].Body().Last())
	}
	for op := b.First(); op != nil; op = b.First() {
		op.MoveBefore(loops[perm[len(perm)-1]].Body().Last())
	}
	return loops[perm[0]].Operation
}
