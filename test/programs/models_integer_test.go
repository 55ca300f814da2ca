//go:build cgo

package programs_test

import (
	"math"
	"math/bits"
	"slices"
	"strings"
)

func topK() []printed {
	in := func(i, j int) int { return (i*31+j*17+5)%43*11 - 300 }
	var values, columns [6][]int
	for i := range 6 {
		for j := range 30 {
			columns[i] = append(columns[i], j)
		}
		slices.SortStableFunc(columns[i], func(a, b int) int { return in(i, b) - in(i, a) })
		for _, j := range columns[i] {
			values[i] = append(values[i], in(i, j))
		}
	}
	return []printed{
		table(6, 4, func(i, j int) float64 { return float64(values[i][j]) }),
		table(6, 4, func(i, j int) float64 { return float64(columns[i][j]) }),
	}
}

func compaction() []printed {
	var offsets, packed []int
	var out [7][16]int
	for i := range 7 {
		offsets = append(offsets, len(packed))
		for j := range 16 {
			v := (i*37+j*53)%97 + (i+j*2)/3
			out[i][j] = -1
			if v%2 == 1 {
				packed, out[i][j] = append(packed, v), v
			}
		}
	}
	offsets = append(offsets, len(packed))
	return []printed{row(offsets), row(append(packed, make([]int, 112-len(packed))...)),
		table(7, 16, func(i, j int) float64 { return float64(out[i][j]) })}
}

func constantTables() []printed {
	in := [4]int{1, 10, 100, 1000}
	w := [2][3]int{{1, 2, 3}, {4, 5, 6}}
	b := [4]int{256 - 3, 9, 100, 27}
	q := [4]int{5, 25769803776, -1, 4294967297}
	h, f := [4]float64{0.5, -8, 3, 12}, [3]float64{0.25, 2.5, -1.75}
	p, x := [4]bool{true, false, true, true}, [4]int{40, 30, 20, 10}
	return []printed{table(4, 8, func(t, column int) float64 {
		switch column {
		case 0:
			return float64(w[1][2] + in[t])
		case 1:
			return float64(w[t%2][t%3])
		case 2:
			return float64(w[1][0]*in[0] + w[1][1]*in[1] + w[1][2]*in[2])
		case 3:
			return float64(b[t] - 128)
		case 4:
			return float64(int32(q[1]>>30 + q[t]))
		case 5:
			return math.Trunc((h[2]*f[1] + h[t]*f[t%3]) * 4)
		case 6:
			v := [2]int{11, 22}
			v[t%2] = in[t]
			return float64(v[1] - v[0])
		}
		if p[2] && p[t] {
			return float64(x[t])
		}
		return float64(x[0])
	})}
}

// wideCounters counts in loops over integers of 64 bits, around 2^32 and below zero.
func wideCounters() []printed {
	return []printed{table(4, 4, func(t, column int) float64 {
		n, total := []int{0, 3, 5, 1}[t], 0
		switch column {
		case 0:
			for j := range n {
				total += j
			}
		case 1:
			for j := 1<<32 - 2; j < 1<<32-2+n; j += 2 {
				total += j >> 31
			}
		case 2:
			for j := -n; j < n; j++ {
				for k := j; k < n; k += 2 {
					total += 10*j + k
				}
			}
		default:
			for j := n; j > 0; j-- {
				total = total<<9 + j
			}
			total = int(int32(total ^ total>>32))
		}
		return float64(total)
	})}
}

func gatherHistogram() []printed {
	bins := [16]int{0, 3, 1, 4, 1, 5, -1, 2, 6, 5, 3, -1, 5, 7, 7, 1}
	return []printed{table(4, 8, func(i, bin int) float64 {
		return sum(40, func(j int) float64 {
			if bins[(i*23+j*31)%73%16] == bin {
				return 1
			}
			return 0
		})
	})}
}

func stringMatch() []printed {
	const text = "The cat sat; a CUT, a cot, and the scatter of Cities cited."
	lower := strings.ToLower(text)
	places := make([]int, len(text))
	count, first := 0, 1000
	for i := range len(text) - 4 {
		if lower[i] == 'c' && lower[i+2] == 't' {
			places[i] = 1
			count, first = count+1, min(first, i)
		}
	}
	return []printed{row([]int{count, first}), row(places)}
}

// oddWidths computes with numbers of 24, 12 and 5 bits in the high bits of larger ones.
func oddWidths() []printed {
	const mask = 1<<24 - 1
	signed := func(x uint32) int32 { return int32(x<<8) >> 8 }
	var rows [12][]int32
	x := uint32(0)
	for range 16 {
		a := int16(x<<4) >> 4
		turned := (x<<5 | x>>19) & mask
		b := uint8(x>>19) & 31
		ones12 := bits.OnesCount16(uint16(x) & 4095)
		trailing := min(bits.TrailingZeros32(x), 24)
		for k, v := range [...]int32{
			int32(bits.OnesCount32(x)), int32(bits.LeadingZeros32(x)) - 8, int32(trailing), int32(turned),
			signed(x * 70001), signed(x) / -77, int32(x % 19), signed(x) >> 5, int32(a), int32(b),
			int32(ones12<<5 + bits.LeadingZeros8(b) - 3), max(int32(a), int32(ones12)),
		} {
			rows[k] = append(rows[k], v)
		}
		x = (x*1103515 + 12345) & mask
	}
	return []printed{table(12, 16, func(k, i int) float64 { return float64(rows[k][i]) })}
}

func saturating() []printed {
	in := []float64{0, 0.5, 1.5, -0.5, -1.5, 2.5, 126.5, 127.5, -128.5, 254.5, 300.25, -300.75, 32766.5, 40000, -40000, 70000, 2147483520, 3e9, math.Inf(1), math.NaN()}
	ranges := [5][2]float64{{math.MinInt8, math.MaxInt8}, {0, math.MaxUint8}, {math.MinInt16, math.MaxInt16}, {0, math.MaxUint16}, {math.MinInt32, math.MaxInt32}}
	return []printed{table(5, 20, func(k, j int) float64 {
		if math.IsNaN(in[j]) {
			return 0
		}
		return min(max(math.RoundToEven(in[j]), ranges[k][0]), ranges[k][1])
	})}
}

func monteCarlo() []printed {
	total, most := 0, 0
	for i := range uint32(128) {
		x := (i + 1) * 0x9E3779B9
		n := 0
		for range 64 {
			x ^= x << 13
			x ^= x >> 17
			x ^= x << 5
			if a, b := x%4096, x>>12%4096; a*a+b*b < 1<<24 {
				n++
			}
		}
		total, most = total+n, max(most, n)
	}
	return []printed{row([]int{total, most}), row([]float64{4 * float64(total) / 8192})}
}

// philox checks its own first rows by the known answers of Random123.
func philox() []printed {
	const ones = math.MaxUint32
	counters := [8][4]uint32{{}, {ones, ones, ones, ones}, {0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344}}
	keys := [8][2]uint32{{}, {ones, ones}, {0xA4093822, 0x299F31D0}}
	for i := uint32(3); i < 8; i++ {
		counters[i], keys[i] = [4]uint32{i - 3, 0, 0, 7}, [2]uint32{1, 2}
	}
	for i, c := range counters {
		k := keys[i]
		for range 10 {
			hi0, lo0 := bits.Mul32(0xD2511F53, c[0])
			hi1, lo1 := bits.Mul32(0xCD9E8D57, c[2])
			c = [4]uint32{hi1 ^ c[1] ^ k[0], lo1, hi0 ^ c[3] ^ k[1], lo0}
			k = [2]uint32{k[0] + 0x9E3779B9, k[1] + 0xBB67AE85}
		}
		counters[i] = c
	}
	known := [3][4]uint32{{0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8}, {0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD}, {0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1}}
	if [3][4]uint32(counters[:3]) != known {
		return nil
	}
	return []printed{table(8, 4, func(i, j int) float64 { return float64(int32(counters[i][j])) })}
}

// distances fills the whole table of each pair of words.
func distances() []printed {
	pattern := [10]int{1, 2, 3, 1, 4, 2, 2, 5, 3, 1}
	return []printed{numbers(func(at []int) float64 {
		w := at[0]
		column := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
		for j := range w%9 + 4 {
			letter := pattern[(j+w%4)%10]
			if (j+w)%3 == 0 {
				letter = (j*7+w*5)%6 + 1
			}
			next := []int{j + 1}
			for i, p := range pattern {
				change := column[i]
				if p != letter {
					change++
				}
				next = append(next, min(change, column[i+1]+1, next[i]+1))
			}
			column = next
		}
		return float64(column[10])
	}, 16)}
}

// indexArithmetic computes with 32 bits, as kernels do; the numbers on the host are small and positive.
func indexArithmetic() []printed {
	as := [8]int32{17, -17, 17, -17, 0, -200, 12, 1000003}
	bs := [8]int32{5, 5, -5, -5, 7, 7, 12, 997}
	results := func(a, b int32, i int) []int32 {
		ua, ub := uint32(a), uint32(b)
		exact := float64(a) / float64(b)
		up := ua / ub
		if ua%ub != 0 {
			up++
		}
		one := func(c bool) int32 {
			if c {
				return 1
			}
			return 0
		}
		return []int32{a + b, a - b, a * b, a / b, int32(ua / ub), int32(math.Ceil(exact)), int32(up), int32(math.Floor(exact)), a % b, int32(ua % ub),
			max(a, b), int32(max(ua, ub)), min(a, b), int32(min(ua, ub)), a & b, a | b, a ^ b, a << i, a >> i, int32(ua >> i),
			one(a == b), one(a != b), one(a < b), one(a <= b), one(a > b), one(a >= b), one(ua < ub), one(ua <= ub), one(ua > ub), one(ua >= ub),
			int32(uint8(a)) - int32(int8(a))}
	}
	size := func(x int32) int32 { return max(x, -x) }
	return []printed{
		table(8, 31, func(i, j int) float64 { return float64(results(as[i], bs[i], i)[j]) }),
		table(8, 31, func(i, j int) float64 { return float64(results(size(as[i]), size(bs[i]), i)[j]) }),
	}
}

// lanesOfFour is what lane k of four lanes prints in each row.
func lanesOfFour() []printed {
	return []printed{table(7, 16, func(row, i int) float64 {
		k := i % 4
		return float64([]int{(k + 1) % 4, 1, 2, 0, 0 + 1 + 2 + 3, k | 2, 6 * 6}[row])
	})}
}
