package ir

// ReassociationKind is the constraint IndexListArrayAttr: an array of arrays of
// 64-bit integers, which expand_shape and collapse_shape have.
var ReassociationKind = &AttrConstraint{Summary: "Array of 64-bit integer array attributes", Base: ArrayAttrKind.Base,
	Match: arrayOf(arrayOf(I64AttrKind.Match))}

// ReassociationGroups returns the lists of integers in a, which satisfies
// [ReassociationKind].
func ReassociationGroups(a Attribute) [][]int64 {
	arr, _ := a.(*ArrayAttr)
	if arr == nil {
		return nil
	}
	out := make([][]int64, len(arr.Elements))
	for i, g := range arr.Elements {
		for _, e := range g.(*ArrayAttr).Elements {
			out[i] = append(out[i], e.(*IntegerAttr).Int64Or(-1))
		}
	}
	return out
}

// Reassociation is the inverse of [ReassociationGroups].
func (c *Context) Reassociation(groups [][]int64) *ArrayAttr {
	elems := make([]Attribute, len(groups))
	for i, g := range groups {
		elems[i] = c.IntArray(c.I64(), g...)
	}
	return c.Array(elems)
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
