package transform

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// inexact names the canonicalization patterns of MLIR 19 that change results: the type between two
// casts may be narrower than the others, and a slice that lacks its last dimension may then lack its first one.
var inexact = []string{"IndexCastOfIndexCast", "IndexCastUIOfIndexCastUI", "ExtractSliceOfConstantsDropsFirst", "InsertSliceOpConstantArgumentFolderDropsFirst"}

// rightFold reports whether the folded results of op are right.
func rightFold(op *ir.Operation, results []ir.FoldResult) bool {
	return rewrite.FoldsExactly(op) && sameForNarrowIndex(op, results)
}

// sameForNarrowIndex reports whether the folded results of op are right if index has 32 bits. Folds
// compute with 64.
func sameForNarrowIndex(op *ir.Operation, results []ir.FoldResult) bool {
	for i, r := range results {
		if r.Attr == nil {
			continue
		}
		if isIndex(op.Result(i).Type()) && !allInRange(r.Attr, math.MinInt32) {
			return false
		}
		for k := range op.NumOperands() {
			if v := op.Operand(k); isIndex(v.Type()) && !allInRange(ir.ConstantOf(v), 0) {
				return false
			}
		}
	}
	return true
}

func isIndex(t ir.Type) bool {
	_, ok := ir.ElementTypeOrSelf(t).(*ir.IndexType)
	return ok
}

// allInRange reports whether the integers of a lie between least and the largest number of 32 bits. It
// returns true if a holds none.
func allInRange(a ir.Attribute, least int64) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		v, ok := a.Int64()
		return ok && v >= least && v <= math.MaxInt32
	case *ir.DenseElementsAttr:
		if e := a.SplatValue(); e != nil {
			return allInRange(e, least)
		}
		for i := range a.NumElements() {
			if !allInRange(a.Element(i), least) {
				return false
			}
		}
	}
	return true
}
