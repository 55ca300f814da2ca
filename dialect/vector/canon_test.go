package vector

import "testing"

func TestMeets(t *testing.T) {
	for _, c := range []struct {
		a, b []int64
		want bool
	}{
		{[]int64{1}, []int64{1, 2}, true},
		{[]int64{1}, []int64{2, 2}, false},
		{[]int64{-1}, []int64{2}, true},
		{nil, []int64{2}, true},
	} {
		if meets(c.a, c.b) != c.want {
			t.Errorf("meets(%v, %v) is not %v", c.a, c.b, c.want)
		}
	}
}

func TestSplitsDims(t *testing.T) {
	for _, c := range []struct {
		a, b []int64
		want bool
	}{
		{nil, []int64{1, 1}, true},
		{nil, []int64{1, 2}, false},
		{[]int64{6}, []int64{2, 3}, true},
		{[]int64{6}, []int64{2, 3, 1}, true},
		{[]int64{6, 1}, []int64{2, 3, 1}, true},
		{[]int64{15, 2}, []int64{5, 2, 3, 1}, false},
		{[]int64{4, 3}, []int64{2, 2, 3}, true},
	} {
		if splitsDims(c.a, c.b) != c.want {
			t.Errorf("splitsDims(%v, %v) is not %v", c.a, c.b, c.want)
		}
	}
}

func TestEachInSlice(t *testing.T) {
	var got []int64
	eachInSlice([]int64{2, 2}, []int64{2, 3, 4}, []int64{1, 1, 2}, func(at, k int64) {
		if k != int64(len(got)) {
			t.Errorf("element %d is visited as number %d", k, len(got))
		}
		got = append(got, at)
	})
	want := []int64{12 + 4 + 2, 12 + 4 + 3, 12 + 8 + 2, 12 + 8 + 3}
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("got %v, want %v", got, want)
		}
	}
}
