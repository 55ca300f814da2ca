//go:build cgo

package programs_test

import (
	"math"
	"slices"
)

// reductions combines the numbers of a vector and of a workgroup one after the other.
func reductions() []printed {
	x := stored(7, 5)
	ints := func(i, first, n int) (list []int32) {
		for j := range n {
			list = append(list, int32((i*37+(first+j)*59+11)%101-30))
		}
		return list
	}
	floats := func(i, first, n int) (list []float64) {
		for j := range n {
			list = append(list, x(i, first+j))
		}
		return list
	}
	unsigned := func(f func(a, b uint32) uint32) func(a, b int32) int32 {
		return func(a, b int32) int32 { return int32(f(uint32(a), uint32(b))) }
	}
	onInts := []func(a, b int32) int32{
		func(a, b int32) int32 { return a + b }, func(a, b int32) int32 { return a * b },
		unsigned(func(a, b uint32) uint32 { return min(a, b) }), func(a, b int32) int32 { return min(a, b) },
		unsigned(func(a, b uint32) uint32 { return max(a, b) }), func(a, b int32) int32 { return max(a, b) },
		func(a, b int32) int32 { return a & b }, func(a, b int32) int32 { return a | b }, func(a, b int32) int32 { return a ^ b },
	}
	onFloats := []func(a, b float64) float64{
		func(a, b float64) float64 { return a + b }, func(a, b float64) float64 { return a * b }, math.Min, math.Min, math.Max, math.Max,
	}
	return []printed{
		table(9, 4, func(k, i int) float64 { return float64(reduce(ints(i, 1, 11), onInts[k])) }),
		table(6, 4, func(k, i int) float64 { return reduce(floats(i, 1, 7), onFloats[k]) }),
		table(9, 4, func(k, i int) float64 { return float64(reduce(ints(i, 2, 3), onInts[k])) }),
		table(6, 4, func(k, i int) float64 { return reduce(floats(i, 2, 4), onFloats[k]) }),
		table(9, 4, func(k, i int) float64 { return float64(reduce(ints(i, 0, 12), onInts[k])) }),
		table(6, 4, func(k, i int) float64 { return reduce(floats(i, 0, 12), onFloats[k]) }),
	}
}

// reduce combines the elements of a list that is not empty.
func reduce[T any](list []T, f func(a, b T) T) T {
	r := list[0]
	for _, v := range list[1:] {
		r = f(r, v)
	}
	return r
}

// bodies moves the bodies in float64.
func bodies() []printed {
	p0, s0 := stored(7, 5), stored(3, 11)
	var places, speeds [3][8]float64
	for c := range 3 {
		for i := range 8 {
			places[c][i], speeds[c][i] = p0(c, i), s0(c, i)
		}
	}
	for range 10 {
		before := places
		for i := range 8 {
			for j := range 8 {
				square := 0.125
				for c := range 3 {
					square += (before[c][j] - before[c][i]) * (before[c][j] - before[c][i])
				}
				pull := (1 + float64(j)/2) / (square * math.Sqrt(square))
				for c := range 3 {
					speeds[c][i] += (before[c][j] - before[c][i]) * pull / 32
				}
			}
			for c := range 3 {
				places[c][i] += speeds[c][i] / 32
			}
		}
	}
	return []printed{
		table(3, 8, func(c, i int) float64 { return places[c][i] }),
		table(3, 8, func(c, i int) float64 { return speeds[c][i] }),
	}
}

// A compensated is a sum by Kahan's method and its rest.
type compensated struct{ sum, rest float32 }

// add adds x. Each step rounds to 32 bits.
func (c *compensated) add(x float32) {
	y := float32(x - c.rest)
	next := float32(c.sum + y)
	c.rest = float32(float32(next-c.sum) - y)
	c.sum = next
}

// kahan returns the bits of the sums in the order of the program.
func kahan() []printed {
	var out [2][4]int32
	for i := range 4 {
		var lanes [4]compensated
		var plain [4]float32
		for j := range 400 {
			x := float32(float32((i*17+j*31)%101+1) * 0.001)
			if j == 0 {
				x = 1e6
			}
			lanes[j%4].add(x)
			plain[j%4] = float32(plain[j%4] + x)
		}
		var all compensated
		for _, l := range lanes {
			all.add(float32(l.sum - l.rest))
		}
		total := reduce(slices.Clone(plain[:]), func(a, b float32) float32 { return float32(a + b) })
		out[0][i], out[1][i] = int32(math.Float32bits(all.sum)), int32(math.Float32bits(total))
	}
	return []printed{table(2, 4, func(k, i int) float64 { return float64(out[k][i]) })}
}
