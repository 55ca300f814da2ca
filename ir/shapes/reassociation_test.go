package shapes_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func TestFindReassociation(t *testing.T) {
	const d = ir.Dynamic
	for _, c := range []struct {
		from, to []int64
		want     [][]int64
	}{
		{[]int64{2, 3, 4}, []int64{6, 4}, [][]int64{{0, 1}, {2}}},
		{[]int64{2, 3, 1, 1}, []int64{6}, [][]int64{{0, 1, 2, 3}}},
		{[]int64{1, 1}, nil, [][]int64{}},
		{[]int64{d, 2, 3}, []int64{d, 6}, [][]int64{{0}, {1, 2}}},
		{[]int64{2, d}, []int64{d}, nil},
		{[]int64{4, 3}, []int64{6}, nil},
		{[]int64{2, 3}, []int64{2, 3}, nil},
		{[]int64{2}, []int64{}, nil},
	} {
		got, ok := shapes.FindReassociation(c.from, c.to)
		if ok != (c.want != nil) || ok && !slices.EqualFunc(got, c.want, slices.Equal) {
			t.Errorf("%v to %v: %v, %v; want %v", c.from, c.to, got, ok, c.want)
		}
	}
}

func TestSourceDims(t *testing.T) {
	const d = ir.Dynamic
	groups := [][]int64{{0, 1}, {2}, {}, {3, 4}}
	for _, c := range []struct {
		shape []int64
		want  []int64
		ok    bool
	}{
		{[]int64{1, d, 3, d, 1}, []int64{0, 3}, true},
		{[]int64{2, 3, d, 4, 5}, []int64{1}, true},
		{[]int64{2, 3, 4, 5, 6}, nil, true},
		{[]int64{d, d, 1, 1, 1}, nil, false},
		{[]int64{1, 1, d, 2, d}, nil, false},
	} {
		if got, ok := shapes.SourceDims(groups, c.shape); ok != c.ok || !slices.Equal(got, c.want) {
			t.Errorf("%v: got %v, %v; want %v, %v", c.shape, got, ok, c.want, c.ok)
		}
	}
}
