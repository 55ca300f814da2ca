package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/ir"
)

// nestStats are the loops of a nest with the numbers of their operations and iterations.
type nestStats struct {
	inner map[*ir.Operation][]*ir.Operation
	ops   map[*ir.Operation]int64
	trips map[*ir.Operation]int64
}

// statsOf returns the statistics of a loop nest. ok is false if a loop has an unknown number
// of iterations or lies in another operation than a loop (getLoopNestStats).
func statsOf(root *ir.Operation) (s nestStats, ok bool) {
	s = nestStats{map[*ir.Operation][]*ir.Operation{}, map[*ir.Operation]int64{}, map[*ir.Operation]int64{}}
	ok = true
	root.Walk(func(op *ir.Operation) {
		if !op.Is(affine.For) {
			return
		}
		if op != root {
			ok = ok && op.Parent().Is(affine.For)
			s.inner[op.Parent()] = append(s.inner[op.Parent()], op)
		}
		f := affine.ForOp{Operation: op}
		for o := f.Body().First(); o != f.Body().Last(); o = o.Next() {
			if !o.Is(affine.For) && !o.Is(affine.If) {
				s.ops[op]++
			}
		}
		n, known := f.ConstantTripCount()
		s.trips[op] = int64(n)
		ok = ok && known
	})
	return s, ok
}

// cost returns the number of operations that a loop runs. trips replaces the numbers of
// iterations of some loops; more adds to the operations of their bodies
// (getComputeCostHelper).
func (s nestStats) cost(loop *ir.Operation, trips, more map[*ir.Operation]int64) int64 {
	n := s.ops[loop] + more[loop]
	for _, inner := range s.inner[loop] {
		n += s.cost(inner, trips, more)
	}
	if t, ok := trips[loop]; ok {
		return t * n
	}
	return s.trips[loop] * n
}

// fusedCost returns the number of operations that dst runs with a slice of src. ok is false
// if it is not known (getFusionComputeCost).
func fusedCost(src *ir.Operation, srcStats nestStats, dst *ir.Operation, dstStats nestStats, slice *analysis.Slice) (n int64, ok bool) {
	trips, ok := slice.TripCounts()
	if !ok {
		return 0, false
	}
	more := map[*ir.Operation]int64{}
	into := slice.Insert.Parent()
	if slice.IsUnit() {
		// The loads in the enclosing loop get the values that the slice stores.
		var stored []*ir.Value
		seen := map[*ir.Value]bool{}
		src.Walk(func(op *ir.Operation) {
			if analysis.IsWrite(op) {
				more[into]--
				if v := memrefOf(op); !seen[v] {
					seen[v] = true
					stored = append(stored, v)
				}
			}
		})
		for _, v := range stored {
			for u := v.FirstUse(); u != nil; u = u.NextUse() {
				if op := u.Owner(); analysis.IsRead(op) && into.IsAncestor(op) && op.Parent().Is(affine.For) {
					more[op.Parent()]--
				}
			}
		}
	}
	sliceCost := srcStats.cost(src, trips, more)
	more[into] = sliceCost
	return dstStats.cost(dst, nil, more), true
}

// profitableDepth returns the depth at which a slice of the nest around access, of a memref
// that dst loads, should run in dst: the one that makes the part of the memref in use
// smallest. slices holds those of the depths from 1 on; some may be nil. It returns 0 if
// fusion does not pay (isFusionProfitable).
func (f *fuser) profitableDepth(access, dst *ir.Operation, slices []*analysis.Slice) int {
	src := analysis.EnclosingFors(access)[0].Operation
	srcStats, ok := statsOf(src)
	dstStats, ok2 := statsOf(dst)
	whole, ok3 := analysis.RegionOf(access, 0, nil, true)
	if !ok || !ok2 || !ok3 {
		return 0
	}
	wholeSize, ok := whole.Size()
	if !ok {
		return 0
	}
	unfused := float64(srcStats.cost(src, nil, nil)) + float64(dstStats.cost(dst, nil, nil))
	best, bestSize, reduction := 0, int64(0), 0.0
	for depth := len(slices); depth > 0; depth-- {
		slice := slices[depth-1]
		if slice == nil {
			continue
		}
		cost, ok := fusedCost(src, srcStats, dst, dstStats, slice)
		if !ok {
			continue
		}
		part, ok := analysis.RegionOf(access, 0, slice, true)
		if !ok {
			continue
		}
		size, ok := part.Size()
		if !ok || size == 0 {
			continue
		}
		r := float64(wholeSize) / float64(size)
		if r > reduction && float64(cost)/unfused-1 <= f.tolerance {
			best, bestSize, reduction = depth, size, r
		}
	}
	if best == 0 {
		return 0
	}
	dstSize, ok := analysis.Footprint(dst, dst.Next())
	srcSize, ok2 := analysis.Footprint(src, src.Next())
	if !ok || !ok2 || dstSize+bestSize > srcSize+dstSize {
		return 0
	}
	return best
}
