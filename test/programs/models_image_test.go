//go:build cgo

package programs_test

import "math"

func depthwise() []printed {
	in, filter := stored(5, 11), stored(7, 3)
	bias := [6]float64{0.5, -0.5, 1, 0, 2, 4}
	return []printed{numbers(func(at []int) float64 {
		c := at[2]
		s := bias[c] + sum(9, func(k int) float64 {
			y, x := 2*at[0]+k/3-1, 2*at[1]+k%3-1
			if y < 0 || x < 0 || y >= 9 || x >= 9 {
				return 0
			}
			return in(9*y+x, c) * filter(k, c)
		})
		return min(max(s, 0), 6)
	}, 5, 5, 6)}
}

func convolution() []printed {
	in, filter := stored(3, 11), stored(5, 7)
	return []printed{numbers(func(at []int) float64 {
		return float64(at[3]) + sum(36, func(k int) float64 {
			tap, c := k/4, k%4
			y, x := at[1]+tap/3, at[2]+tap%3
			return in((at[0]*6+y)*6+x, c) * filter(k, at[3])
		})
	}, 2, 4, 4, 8)}
}

// cosines transforms blocks by the definition of the transform, and back.
func cosines() []printed {
	image := func(i, j int) float64 { return float64((i*29+j*17)%211 - 128) }
	d := func(u, x int) float64 {
		c := 0.5
		if u == 0 {
			c = math.Sqrt(0.125)
		}
		return c * math.Cos(float64((2*x+1)*u)*math.Pi/16)
	}
	forward := table(16, 24, func(i, j int) float64 {
		return math.RoundToEven(8 * sum(64, func(k int) float64 {
			y, x := k/8, k%8
			return d(i%8, y) * d(j%8, x) * image(i&^7+y, j&^7+x)
		}))
	})
	back := table(16, 24, func(i, j int) float64 {
		return math.RoundToEven(sum(64, func(k int) float64 {
			u, v := k/8, k%8
			return d(u, i%8) * d(v, j%8) * forward.numbers[(i&^7+u)*24+j&^7+v] / 8
		}))
	})
	return []printed{forward, back}
}

func resized() []printed {
	in := stored(5, 11)
	places := func(i, from, to int) (first, second int, weight float64) {
		place := max((float64(i)+0.5)*float64(from)/float64(to)-0.5, 0)
		first = int(place)
		return first, min(first+1, from-1), place - float64(first)
	}
	return []printed{numbers(func(at []int) float64 {
		y0, y1, wy := places(at[0], 6, 9)
		x0, x1, wx := places(at[1], 8, 13)
		p := func(y, x int) float64 { return in(8*y+x, at[2]) }
		return (1-wy)*((1-wx)*p(y0, x0)+wx*p(y0, x1)) + wy*((1-wx)*p(y1, x0)+wx*p(y1, x1))
	}, 9, 13, 2)}
}

func sobel() []printed {
	p := func(i, j int) float64 { return float64(uint8((i*5+j*9)%131 + i/5*120)) }
	return []printed{table(8, 16, func(i, j int) float64 {
		var gx, gy float64
		for k := range 9 {
			a, b := k/3-1, k%3-1
			v := p(i+1+a, j+1+b)
			gx += v * float64(b*(2-a*a))
			gy += v * float64(a*(2-b*b))
		}
		return min(math.Abs(gx)+math.Abs(gy), 255)
	})}
}

func colors() []printed {
	// The factors are integers, so that halves are exact.
	pixel := func(i, j int) [3]int {
		return [3]int{(i*41 + j*7) % 256, (i*19 + j*67 + 90) % 256, (i*103 + j*29 + 15) % 256}
	}
	luma := table(6, 8, func(i, j int) float64 {
		p := pixel(i, j)
		return math.RoundToEven(float64(299*p[0]+587*p[1]+114*p[2]) / 1000)
	})
	weights := [2][3]int{{-168736, -331264, 500000}, {500000, -418688, -81312}}
	chroma := numbers(func(at []int) float64 {
		s := 0
		for k := range 4 {
			p := pixel(2*at[0]+k/2, 2*at[1]+k%2)
			for c, w := range weights[at[2]] {
				s += w * p[c]
			}
		}
		return math.RoundToEven(float64(s)/4e6 + 128)
	}, 3, 4, 2)
	return []printed{luma, chroma}
}

// mandelbrot rounds each product and sum to 32 bits.
func mandelbrot() []printed {
	return []printed{table(12, 24, func(i, j int) float64 {
		cx, cy := float32(-2+float64(j)/8), float32(-1.125+float64(i)*0.1875)
		var x, y float32
		for n := range 40 {
			xx, yy := float32(x*x), float32(y*y)
			if float32(xx+yy) > 4 {
				return float64(n)
			}
			x, y = float32(float32(xx-yy)+cx), float32(float32(float32(x*y)*2)+cy)
		}
		return 40
	})}
}

func integralImage() []printed {
	in := func(i, j int) float64 { return float64((i*13+j*29)%41 - 15) }
	rectangle := func(i0, i1, j0, j1 int) float64 {
		return sum(i1-i0, func(i int) float64 { return sum(j1-j0, func(j int) float64 { return in(i0+i, j0+j) }) })
	}
	sums := table(12, 24, func(i, j int) float64 { return rectangle(0, i+1, 0, j+1) })
	best := func(i int) float64 {
		most := math.Inf(-1)
		for j := range 19 {
			most = max(most, rectangle(i+1, i+4, j+1, j+6))
		}
		return most
	}
	windows := table(2, 9, func(k, i int) float64 {
		most := best(i)
		for before := range i * k {
			most = max(most, best(before))
		}
		return most
	})
	return []printed{sums, windows}
}

func permuted() []printed {
	in := func(n, c, y, x int) float64 { return float64(n*1000 + c*100 + y*10 + x) }
	return []printed{
		numbers(func(at []int) float64 { return in(at[0], at[3], at[1], at[2]) }, 2, 4, 6, 3),
		numbers(func(at []int) float64 { return in(at[0], at[1], at[3], at[2]) + in(at[0], 0, 3, at[2]) }, 2, 3, 6, 4),
		table(24, 6, func(i, j int) float64 { return in(j/3, j%3, i/6, i%6) }),
	}
}

func life() []printed {
	var fields [4][8][8]int
	for n := range fields {
		for i := range 8 {
			for j := range 8 {
				fields[n][i][j] = ((n+2)*5 + i*3 + j*7) % 11 / 7
			}
		}
		for range 5 {
			fields[n] = generation(fields[n])
		}
	}
	return []printed{numbers(func(at []int) float64 { return float64(fields[at[0]][at[1]][at[2]]) }, 4, 8, 8)}
}

// generation returns the field that follows a field of the game of life.
func generation(field [8][8]int) (next [8][8]int) {
	for i := range 8 {
		for j := range 8 {
			neighbors := -field[i][j]
			for k := range 9 {
				neighbors += field[(i+7+k/3)%8][(j+7+k%3)%8]
			}
			if neighbors == 3 || neighbors == 2 && field[i][j] == 1 {
				next[i][j] = 1
			}
		}
	}
	return next
}

func paddedWindows() []printed {
	in := func(i, j int, padding float64) float64 {
		if i < 0 || j < 0 || i >= 7 || j >= 9 {
			return padding
		}
		return float64((i*37+j*23)%89 - 60)
	}
	largest := table(12, 14, func(i, j int) float64 {
		most := -1000.0
		for k := range 25 {
			most = max(most, in(i-2+k/5, j-2+k%5, -1000))
		}
		return most
	})
	columns := numbers(func(at []int) float64 {
		return sum(3, func(k int) float64 { return in(at[0]-1+k, at[1]-1+at[2], 7) })
	}, 12, 14, 4)
	return []printed{largest, columns}
}
