//go:build cgo

package programs_test

// flagsAndVectors is the model of the program about flags and vectors as arguments and in buffers.
func flagsAndVectors() []printed {
	step := [3]int{17, 40, -5}
	all, x := [20][3]int8{}, [8][3]int8{}
	for k := range all {
		for e, s := range step {
			all[k][e] = int8(k * s)
		}
	}
	for k := range x {
		for e, s := range step {
			x[k][e] = int8(s - k)
		}
	}
	for t := range x {
		for e := range step {
			all[3+2*t][e] += x[t][e] * x[2][e]
		}
	}
	bytes := table(8, 4, func(t, column int) float64 {
		if column == 3 {
			return 8
		}
		return float64(all[3+2*(t^1)][column])
	})
	launched := table(8, 4, func(t, column int) float64 {
		switch column {
		case 0:
			return float64(int(all[7][0]) + t)
		case 3:
			return float64(t)
		}
		return float64(all[7][column])
	})
	return []printed{bytes, table(8, 4, flagsOrNibbles), table(8, 4, wideVectors), table(8, 4, floatVectors), launched}
}

// flagsOrNibbles is the model of two launches with flags and numbers of four bits.
func flagsOrNibbles(t, column int) float64 {
	off := 0 // the second launch sees the flags inverted
	if t&[]int{1, 2, 4, 3}[column] == 0 {
		off = 1
	}
	if column == 3 {
		return float64(off)
	}
	four := (t + []int{1, -2, 5}[column]) * 4 // twice doubled
	return float64(int8(four<<4)>>4 + int8(100*off))
}

// wideVectors is the model of numbers of 48 bits and a complex number.
func wideVectors(t, column int) float64 {
	if column == 3 {
		return 2*10 - 7
	}
	v := int64(t) * []int64{1 << 40, -3, 1<<36 - 1}[column]
	if t%2 == 1 {
		v *= []int64{-3, 5, 4098}[column]
	}
	return float64(int32(v << 16 >> 16 >> 20))
}

// floatVectors is the model of two launches with bf16 and index.
func floatVectors(t, column int) float64 {
	if column == 3 {
		return float64(t + t*t)
	}
	at := float64(7 - t)
	s := float64(t + 1)
	return float64(int((at + []float64{0.5, -2, 8}[column]) * s * s))
}

// newerMemory is the model of unsigned loops, of indices that are split and joined, and of vectors that are shuffled with
// a lane of poison.
func newerMemory() []printed {
	start := [8]uint64{0, 5, 1<<31 - 3, 1<<32 - 40, 7, 100, 0, 1 << 31}
	end := [8]uint64{10, 5, 1<<31 + 4, 1<<32 - 8, 3, 3 << 30, 1<<31 + 7, 1<<31 + 9}
	step := [8]uint64{1, 1, 2, 7, 1, 1 << 30, 1 << 29, 3}
	loops := numbers(func(at []int) float64 {
		n, t := uint32(0), at[0]
		for j := start[t]; j < end[t]; j += step[t] {
			n = n ^ uint32(j>>1) + 1
		}
		return float64(int32(n))
	}, 8)
	given := [8]int{0, 1, 13, -1, -14, 100, 2, 35}
	indices := table(8, 4, func(t, column int) float64 {
		rest := (given[t]%12 + 12) % 12
		return float64([4]int{(given[t] - rest) / 12, rest / 3, rest % 3, given[t]}[column])
	})
	shuffled := [4]int{17, -1, 12, 10} // lanes 7, poison, 2 and 0 of 10 to 17
	vectors := numbers(func(at []int) float64 {
		t := at[0]
		if t%2 == 1 {
			return float64(14 + t/2)
		}
		return float64(shuffled[[4]int{3, 0, 2, 2}[t/2]] + t/2)
	}, 8)
	return []printed{loops, loops, indices, vectors}
}
