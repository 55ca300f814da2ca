package ir

// Reassociation is the inverse of [ReassociationGroups].
func (c *Context) Reassociation(groups [][]int64) *ArrayAttr {
	elems := make([]Attribute, len(groups))
	for i, g := range groups {
		elems[i] = c.IntArray(c.I64(), g...)
	}
	return c.Array(elems)
}
