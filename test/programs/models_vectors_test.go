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
