//go:build cgo

package programs_test

import (
	"math"
	"math/cmplx"
)

func attention() []printed {
	q, k, v := stored(5, 3), stored(7, 10), stored(13, 5)
	return []printed{table(16, 8, func(i, c int) float64 {
		weight := func(j int) float64 {
			return math.Exp(sum(8, func(d int) float64 { return q(i, d) * k(j, d) }) / math.Sqrt(8))
		}
		return sum(24, func(j int) float64 { return weight(j) * v(j, c) }) / sum(24, weight)
	})}
}

func outerProducts() []printed {
	return []printed{multiplied(48, 32, 20, stored(3, 5), stored(7, 11))}
}

func tiles() []printed {
	return []printed{multiplied(13, 11, 19, stored(4, 3), stored(5, 7))}
}

func bytesGEMM() []printed {
	low := func(a, b int) func(i, j int) float64 {
		return func(i, j int) float64 { return float64(int8(a*i + b*j)) }
	}
	b := low(91, 41)
	return []printed{multiplied(12, 8, 32, low(37, 101), func(k, j int) float64 { return b(j, k) })}
}

func dotProducts() []printed {
	a := func(i, j int) int { return 37*i + 101*j }
	b := func(i, j int) int { return 91*i + 41*j }
	signed := func(v int) int { return int(int8(v)) }
	unsigned := func(v int) int { return int(uint8(v)) }
	dots := table(8, 5, func(i, kind int) float64 {
		total, terms := []int{0, 0, 0, 1000, 0}[kind], 10
		if kind == 4 {
			terms = 4
		}
		for k := 1; k <= terms; k++ {
			x, y := a(i, k), b(i, k)
			switch {
			case kind == 0:
				total += unsigned(x) * unsigned(y)
			case kind == 1:
				total += signed(x) * unsigned(y)
			case kind == 2, kind == 4 && k > 2:
				total += unsigned(x) * signed(y)
			default:
				total += signed(x) * signed(y)
			}
		}
		return float64(total)
	})
	return []printed{dots, table(4, 4, func(i, j int) float64 {
		return -5 + sum(8, func(k int) float64 { return float64(unsigned(a(i, k)) * signed(b(j, k))) })
	})}
}

// bytesOfFloats rounds the sums and the scaled sums to the eight digits of a bf16.
func bytesOfFloats() []printed {
	round := func(v float64) float64 {
		part, exp := math.Frexp(v)
		return math.Ldexp(math.RoundToEven(math.Ldexp(part, 8)), exp-8)
	}
	a := func(i, k int) float64 { return float64((7*i+11*k)%31 - 15) }
	b := func(k, j int) float64 { return float64((13*j+5*k)%9 - 4) }
	exact := multiplied(8, 8, 16, a, b)
	return []printed{table(8, 8, func(i, j int) float64 { return round(1.5 * round(exact.numbers[i*8+j])) })}
}

func halvesGEMM() []printed {
	halves := func(a, b int) func(i, j int) float64 {
		return func(i, j int) float64 { return float64((a*i+b*j)%61-30) / 2 }
	}
	exact := multiplied(8, 8, 16, halves(7, 11), halves(13, 17))
	return []printed{table(8, 8, func(i, j int) float64 {
		// An f16 has eleven bits.
		part, exp := math.Frexp(exact.numbers[i*8+j])
		return math.Ldexp(math.RoundToEven(math.Ldexp(part, 11)), exp-11)
	})}
}

func layerNorm() []printed {
	x, gamma, beta := stored(7, 5), stored(1, 3), stored(1, 11)
	return []printed{table(6, 40, func(i, j int) float64 {
		mean := sum(40, func(k int) float64 { return x(i, k) }) / 40
		variance := sum(40, func(k int) float64 { return (x(i, k) - mean) * (x(i, k) - mean) }) / 40
		return (x(i, j)-mean)/math.Sqrt(variance+1e-5)*gamma(0, j) + beta(0, j)
	})}
}

func rmsNorm() []printed {
	x := stored(3, 5)
	return []printed{table(5, 37, func(i, j int) float64 {
		return x(i, j) / math.Sqrt(sum(37, func(k int) float64 { return x(i, k) * x(i, k) })/37+1e-6)
	})}
}

func maskedSoftmax() []printed {
	x := stored(5, 3)
	return []printed{table(8, 10, func(i, j int) float64 {
		n := (i*7 + 4) % 11
		if j >= n {
			return -1
		}
		return math.Exp(x(i, j)) / sum(n, func(k int) float64 { return math.Exp(x(i, k)) })
	})}
}

func batchedGEMV() []printed {
	rows, x := stored(3, 7), stored(11, 13)
	a := func(n, i, j int) float64 { return rows(n*7+i, j) }
	right := func(n, i int) float64 { return sum(9, func(j int) float64 { return a(n, i, j) * x(n, j) }) }
	left := func(n, j int) float64 {
		return sum(7, func(i int) float64 { return a(n, i, j) * right(n, i) }) * sum(7, func(i int) float64 { return a(n, i, j) })
	}
	return []printed{table(5, 7, right), table(5, 9, left)}
}

func quantized() []printed {
	x := stored(5, 6)
	scale := func(i int) (most float64) {
		for j := range 16 {
			most = max(most, math.Abs(x(i, j)))
		}
		return most / 127
	}
	q := func(i, j int) float64 { return math.RoundToEven(x(i, j) / scale(i)) }
	return []printed{table(5, 16, q), table(5, 16, func(i, j int) float64 { return q(i, j) * scale(i) })}
}

// inverses computes the inverses of matrices by their minors.
func inverses() []printed {
	rows := stored(5, 3)
	a := func(n, i, j int) float64 {
		switch {
		case n+i+j == 0:
			return 0
		case i == j:
			return rows(4*n+i, j) + 2
		}
		return rows(4*n+i, j)
	}
	// The minor without row i and column j, with its sign.
	minor := func(n, i, j int) float64 {
		m := func(r, c int) float64 { return a(n, (i+1+r)%4, (j+1+c)%4) }
		det := sum(3, func(k int) float64 {
			return m(0, k) * (m(1, (k+1)%3)*m(2, (k+2)%3) - m(1, (k+2)%3)*m(2, (k+1)%3))
		})
		// Each step around the matrix moves a row or column past two others, so only i + j counts.
		if (i+j)%2 == 1 {
			return -det
		}
		return det
	}
	det := func(n int) float64 { return sum(4, func(j int) float64 { return a(n, 0, j) * minor(n, 0, j) }) }
	return []printed{
		numbers(func(at []int) float64 { return minor(at[0], at[2], at[1]) / det(at[0]) }, 6, 4, 4),
		numbers(func(at []int) float64 { return det(at[0]) }, 6),
	}
}

// correlation computes both outputs by their definitions.
func correlation() []printed {
	x := stored(7, 5)
	out := numbers(func(at []int) float64 {
		return sum(64, func(n int) float64 { return x(0, n) * x(1, (n+at[0])%64) })
	}, 64)
	norms := numbers(func(at []int) float64 {
		re := sum(64, func(n int) float64 { return x(0, n) * math.Cos(2*math.Pi*float64(n*at[0])/64) })
		im := sum(64, func(n int) float64 { return x(0, n) * math.Sin(2*math.Pi*float64(n*at[0])/64) })
		return math.Hypot(re, im)
	}, 64)
	return []printed{out, norms}
}

func complexFunctions() []printed {
	newton := numbers(func(at []int) float64 {
		z := complex((float64(at[1])-5.125)/4, (float64(at[0])-4.25)/4)
		for range 3 {
			z -= (z*z*z*z - 1) / (4 * z * z * z)
		}
		return [2]float64{real(z), imag(z)}[at[2]]
	}, 9, 11, 2)
	in := []complex128{3e25 - 4e25i, 1e24 + 2e25i, -5e23, 7e22i, 6e-12 + 8e-12i, -2e-11 + 1e-11i}
	extremes := table(6, 6, func(i, j int) float64 {
		a := in[i]
		q := a / in[(i+1)%6]
		size := cmplx.Abs(a)
		// A number divided by itself is one, and no two are equal.
		return [6]float64{real(q), imag(q), 1, 1, size, real(cmplx.Exp(a / complex(size, 0)))}[j]
	})
	return []printed{newton, extremes}
}

// greatCircles takes the angle between unit vectors, rather than the haversine formula, and the bearing from
// their components to the east and to the north.
func greatCircles() []printed {
	points := [][2]float64{{52.5, 13.5}, {48.75, 2.25}, {-33.75, 151.25}, {40.75, -74}, {-22.875, -43.25}, {35.75, 139.75}}
	type vector [3]float64
	dot := func(a, b vector) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
	var unit, east, north []vector
	for _, p := range points {
		slat, clat := math.Sincos(p[0] * math.Pi / 180)
		slon, clon := math.Sincos(p[1] * math.Pi / 180)
		unit = append(unit, vector{clat * clon, clat * slon, slat})
		east = append(east, vector{-slon, clon, 0})
		north = append(north, vector{-slat * clon, -slat * slon, clat})
	}
	distances := table(6, 6, func(i, j int) float64 {
		if i == j {
			return 0
		}
		return 6371 * math.Acos(dot(unit[i], unit[j]))
	})
	bearings := table(6, 6, func(i, j int) float64 {
		if i == j {
			return 0
		}
		return math.Mod(math.Atan2(dot(east[i], unit[j]), dot(north[i], unit[j]))*180/math.Pi+360, 360)
	})
	return []printed{distances, bearings}
}
