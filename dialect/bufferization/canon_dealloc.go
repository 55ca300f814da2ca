package bufferization

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// DeallocPatterns returns the canonicalization patterns of bufferization.dealloc.
func DeallocPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("DeallocRemoveDuplicateDeallocMemrefs", Dealloc, uniqueMemRefs),
		rewrite.On("DeallocRemoveDuplicateRetainedMemrefs", Dealloc, uniqueRetained),
		rewrite.On("EraseEmptyDealloc", Dealloc, eraseEmptyDealloc),
		rewrite.On("EraseAlwaysFalseDealloc", Dealloc, dropNeverFreed),
		rewrite.On("SkipExtractMetadataOfAlloc", Dealloc, skipMetadata),
		rewrite.On("RemoveAllocDeallocPairWhenNoOtherUsers", Dealloc, eraseUnusedAlloc),
	}
}

// SetMemRefs makes d free memrefs under conditions. It fails if they are the current ones.
func (d DeallocOp) SetMemRefs(rw *rewrite.Rewriter, memrefs, conditions []*ir.Value) bool {
	if equalValues(d.MemRefs(), memrefs) && equalValues(d.Conditions(), conditions) {
		return rw.Fail("nothing changes")
	}
	retained := d.Retained()
	rw.Modify(d.Operation, func() {
		d.SetOperands(append(append(append([]*ir.Value(nil), memrefs...), conditions...), retained...))
		d.SetAttr(ir.SegmentSizesName, d.Context().Segments(len(memrefs), len(conditions), len(retained)).Value)
	})
	return true
}

func equalValues(a, b []*ir.Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// uniqueMemRefs frees a memref that is listed several times if one of the conditions holds.
func uniqueMemRefs(d DeallocOp, rw *rewrite.Rewriter) bool {
	all, allConditions := d.MemRefs(), d.Conditions()
	place := map[*ir.Value]int{}
	var memrefs, conditions []*ir.Value
	for i, m := range all {
		at, seen := place[m]
		if !seen {
			place[m] = len(memrefs)
			memrefs, conditions = append(memrefs, m), append(conditions, allConditions[i])
			continue
		}
		if conditions[at] != allConditions[i] {
			conditions[at] = arith.NewBinary(&rw.Builder, d.Loc(), arith.OrI, conditions[at], allConditions[i])
		}
	}
	return d.SetMemRefs(rw, memrefs, conditions)
}

// uniqueRetained lists each retained memref once.
func uniqueRetained(d DeallocOp, rw *rewrite.Rewriter) bool {
	all := d.Retained()
	place := map[*ir.Value]int{}
	var retained []*ir.Value
	for _, m := range all {
		if _, seen := place[m]; !seen {
			place[m] = len(retained)
			retained = append(retained, m)
		}
	}
	if len(retained) == len(all) {
		return rw.Fail("no memref is listed twice")
	}
	n := NewDealloc(&rw.Builder, d.Loc(), d.MemRefs(), d.Conditions(), retained)
	results := make([]*ir.Value, len(all))
	for i, m := range all {
		results[i] = n.Result(place[m])
	}
	rw.Replace(d.Operation, results...)
	return true
}

// eraseEmptyDealloc erases an op that frees nothing. Nobody gets to own a retained memref.
func eraseEmptyDealloc(d DeallocOp, rw *rewrite.Rewriter) bool {
	if len(d.MemRefs()) > 0 {
		return rw.Fail("the op frees memrefs")
	}
	no := arith.NewBool(&rw.Builder, d.Loc(), false)
	results := make([]*ir.Value, d.NumResults())
	for i := range results {
		results[i] = no
	}
	rw.Replace(d.Operation, results...)
	return true
}

// dropNeverFreed removes the memrefs whose condition is false.
func dropNeverFreed(d DeallocOp, rw *rewrite.Rewriter) bool {
	var memrefs, conditions []*ir.Value
	all := d.MemRefs()
	for i, c := range d.Conditions() {
		if n, ok := ir.IntConstantOf(c); !ok || n != 0 {
			memrefs, conditions = append(memrefs, all[i]), append(conditions, c)
		}
	}
	return d.SetMemRefs(rw, memrefs, conditions)
}

// skipMetadata frees an allocation in the place of the base of its strided metadata.
func skipMetadata(d DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs := d.MemRefs()
	for i, m := range memrefs {
		if meta := m.DefinedBy(memref.ExtractStridedMetadata); meta != nil && Allocates(meta.Operand(0)) {
			memrefs[i] = meta.Operand(0)
		}
	}
	return d.SetMemRefs(rw, memrefs, d.Conditions())
}

// eraseUnusedAlloc erases allocations that are only freed.
func eraseUnusedAlloc(d DeallocOp, rw *rewrite.Rewriter) bool {
	var memrefs, conditions []*ir.Value
	var dead []*ir.Operation
	allConditions := d.Conditions()
	for i, m := range d.MemRefs() {
		if Allocates(m) && m.HasOneUse() && interfaces.HasSingleEffect(m.DefiningOp(), ir.EffectAllocate, m) {
			dead = append(dead, m.DefiningOp())
			continue
		}
		memrefs, conditions = append(memrefs, m), append(conditions, allConditions[i])
	}
	if !d.SetMemRefs(rw, memrefs, conditions) {
		return false
	}
	for _, op := range dead {
		rw.Erase(op)
	}
	return true
}
