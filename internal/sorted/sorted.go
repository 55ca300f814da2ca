// Package sorted sorts lists of any element type with little code.
//
// The compiler makes a copy of slices.SortFunc for each type of elements, except that all pointers share one. A copy has 13 KB. Stable sorts
// indices instead, so one copy serves all types.
package sorted

import (
	"cmp"
	"slices"
)

// short is the length up to which an insertion sort is fast enough, and allocates nothing.
const short = 12

// Stable sorts list in place by compare, which is negative where a comes before b, as in slices.SortStableFunc. Elements that compare equal
// keep their order. It takes O(n log n) comparisons and, for more than 12 elements, a copy of the list.
func Stable[T any](list []T, compare func(a, b T) int) {
	if len(list) > short {
		long(list, compare)
		return
	}
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && compare(list[j], list[j-1]) < 0; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

func long[T any](list []T, compare func(a, b T) int) {
	old := slices.Clone(list)
	for i, from := range permutation(len(list), func(i, j int) int { return compare(old[i], old[j]) }) {
		list[i] = old[from]
	}
}

// permutation sorts the indices of n elements. It knows no element type, so there is one copy of it.
func permutation(n int, compare func(i, j int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Or(compare(i, j), i-j) })
	return order
}
