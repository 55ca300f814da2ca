package shapes

import "github.com/spvc/spvc/ir"

// ReassociationKind is the constraint IndexListArrayAttr: an array of arrays of
// 64-bit integers, which expand_shape and collapse_shape have.
var ReassociationKind = ir.ArrayAttrOf("Array of 64-bit integer array attributes", ir.ArrayAttrOf("", ir.I64AttrKind))

// ReassociationGroups returns the lists of integers in a, which satisfies
// [ReassociationKind].
func ReassociationGroups(a ir.Attribute) [][]int64 {
	arr, _ := a.(*ir.ArrayAttr)
	if arr == nil {
		return nil
	}
	out := make([][]int64, len(arr.Elements))
	for i, g := range arr.Elements {
		for _, e := range g.(*ir.ArrayAttr).Elements {
			out[i] = append(out[i], e.(*ir.IntegerAttr).Int64Or(-1))
		}
	}
	return out
}

// ComposeReassociations returns the groups of two consecutive reshapes. The groups of
// low consist of groups of high, whose type has the higher rank.
func ComposeReassociations(low, high [][]int64) [][]int64 {
	groups := make([][]int64, len(low))
	for i, g := range low {
		for _, d := range g {
			groups[i] = append(groups[i], high[d]...)
		}
	}
	return groups
}
