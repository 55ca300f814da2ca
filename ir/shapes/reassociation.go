package shapes

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

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

// MergeReassociations returns, for each group of low, which consecutive groups of high
// cover the same dimensions. It returns false if a group of high crosses the end of one of low.
func MergeReassociations(low, high [][]int64) ([][]int64, bool) {
	next := 0
	groups := make([][]int64, len(low))
	for i, g := range low {
		for next < len(high) {
			end := lastOf(high[next])
			if end > lastOf(g) {
				return nil, false
			}
			groups[i] = append(groups[i], int64(next))
			next++
			if end == lastOf(g) {
				break
			}
		}
	}
	return groups, true
}

func lastOf(g []int64) int64 {
	if len(g) == 0 {
		return -1
	}
	return g[len(g)-1]
}

// MatchReassociations returns the groups that collapse the shape high to the shape low. Both
// shapes collapse to the same shape by the given groups. It returns false if there are
// no such groups. MLIR finds some groups only from version 20 on, which is keep: those of parts of the shapes that are equal, with at most one
// dynamic dimension, and those of a part of low that is one dimension.
func MatchReassociations(highGroups, lowGroups [][]int64, high, low []int64, keep bool) ([][]int64, bool) {
	if len(highGroups) == 0 {
		return FindReassociation(high, low)
	}
	var out [][]int64
	for i, hg := range highGroups {
		if i >= len(lowGroups) {
			break
		}
		lg := lowGroups[i]
		if len(hg) == 0 || len(lg) == 0 {
			return nil, false
		}
		h, l := high[hg[0]:lastOf(hg)+1], low[lg[0]:lastOf(lg)+1]
		if len(h) == len(l) {
			if !keep || !slices.Equal(h, l) || DynamicDims(h) >= 2 {
				return nil, false
			}
			for _, d := range hg {
				out = append(out, []int64{d})
			}
			continue
		}
		if keep && len(l) == 1 {
			out = append(out, hg)
			continue
		}
		groups, ok := FindReassociation(h, l)
		if !ok {
			return nil, false
		}
		for _, g := range groups {
			for k := range g {
				g[k] += hg[0]
			}
			out = append(out, g)
		}
	}
	return out, true
}

// SourceDims returns, for each dynamic dimension of shape, which dimension of the source expands to it, where groups are those of an
// expansion to shape. It returns false if a group has a second dynamic dimension, or a static one other than 1 beside it, so that the size
// is not that of the source.
func SourceDims(groups [][]int64, shape []int64) (dims []int64, ok bool) {
	for i, g := range groups {
		dynamic, product := 0, int64(1)
		for _, d := range g {
			if shape[d] == ir.Dynamic {
				dynamic++
			} else {
				product *= shape[d]
			}
		}
		switch {
		case dynamic > 1, dynamic == 1 && product != 1:
			return nil, false
		case dynamic == 1:
			dims = append(dims, int64(i))
		}
	}
	return dims, true
}

// FindReassociation returns the groups that collapse the shape from, of higher rank,
// to the shape to. It returns false if there are none. A dynamic dimension must be the
// only one in its group; trailing dimensions that are dynamic or 1 go to the last
// group.
func FindReassociation(from, to []int64) ([][]int64, bool) {
	if len(from) <= len(to) {
		return nil, false
	}
	groups := [][]int64{}
	next := 0
	for next < len(from) && len(groups) < len(to) {
		want := to[len(groups)]
		var g []int64
		n := int64(1)
		for next < len(from) && from[next] != ir.Dynamic && n*from[next] < want {
			n *= from[next]
			g = append(g, int64(next))
			next++
		}
		if next == len(from) || (from[next] == ir.Dynamic) != (want == ir.Dynamic) {
			return nil, false
		}
		if want == ir.Dynamic && n != 1 || want != ir.Dynamic && n*from[next] != want {
			return nil, false
		}
		groups = append(groups, append(g, int64(next)))
		next++
	}
	if len(groups) != len(to) {
		return nil, false
	}
	for ; next < len(from); next++ {
		if from[next] != ir.Dynamic && from[next] != 1 {
			return nil, false
		}
		if n := len(groups); n > 0 {
			groups[n-1] = append(groups[n-1], int64(next))
		}
	}
	return groups, true
}
