package main

import (
	"math"
	"math/rand/v2"
)

// size is the height and width of an image, and pixels the number of its pixels.
const (
	size   = 10
	pixels = size * size
)

// point is a place in the square from (0, 0), the upper left corner, to (1, 1).
type point struct{ x, y float64 }

// glyphs has the strokes of each digit. A stroke goes from point to point.
var glyphs = [10][][]point{
	{{{.5, .1}, {.75, .25}, {.75, .75}, {.5, .9}, {.25, .75}, {.25, .25}, {.5, .1}}},
	{{{.3, .3}, {.55, .1}, {.55, .9}}},
	{{{.25, .3}, {.45, .1}, {.7, .2}, {.7, .4}, {.25, .9}, {.8, .9}}},
	{{{.25, .15}, {.7, .15}, {.45, .45}, {.75, .65}, {.6, .9}, {.25, .85}}},
	{{{.65, .9}, {.65, .1}, {.2, .65}, {.85, .65}}},
	{{{.75, .1}, {.3, .1}, {.3, .45}, {.65, .45}, {.75, .7}, {.55, .9}, {.25, .85}}},
	{{{.65, .1}, {.35, .35}, {.25, .7}, {.5, .9}, {.75, .7}, {.5, .5}, {.28, .62}}},
	{{{.2, .1}, {.8, .1}, {.45, .9}}},
	{{{.5, .1}, {.7, .3}, {.3, .65}, {.4, .9}, {.6, .9}, {.7, .65}, {.3, .3}, {.5, .1}}},
	{{{.7, .4}, {.45, .5}, {.28, .3}, {.5, .1}, {.72, .25}, {.65, .9}}},
}

// draw draws a digit as a hand would: turned, slanted, moved and scaled by chance, with a pen of some thickness, on paper with dust.
func draw(digit int, r *rand.Rand) []float32 {
	between := func(a, b float64) float64 { return a + (b-a)*r.Float64() }
	turn, slant := between(-.35, .35), between(-.4, .4)
	width, height := between(.75, 1.1), between(.75, 1.1)
	moved := point{between(-.1, .1), between(-.1, .1)}
	pen := between(.01, .05)

	sin, cos := math.Sincos(turn)
	place := func(p point) point {
		x, y := (p.x-.5)*width, (p.y-.5)*height
		x -= slant * y
		return point{.5 + moved.x + cos*x - sin*y, .5 + moved.y + sin*x + cos*y}
	}
	image := make([]float32, pixels)
	for i := range image {
		p := point{(float64(i%size) + .5) / size, (float64(i/size) + .5) / size}
		nearest := math.Inf(1)
		for _, stroke := range glyphs[digit] {
			for k := 1; k < len(stroke); k++ {
				nearest = min(nearest, distance(p, place(stroke[k-1]), place(stroke[k])))
			}
		}
		const soft = .08 // the width of the edge of a line
		ink := clamp(1-(nearest-pen)/soft) + between(-.35, .35)
		image[i] = float32(clamp(ink))
	}
	return image
}

func clamp(x float64) float64 { return min(max(x, 0), 1) }

// distance returns the distance of p from the line between a and b.
func distance(p, a, b point) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := ((p.x-a.x)*dx + (p.y-a.y)*dy) / (dx*dx + dy*dy)
	t = clamp(t)
	return math.Hypot(p.x-a.x-t*dx, p.y-a.y-t*dy)
}

// sample is a set of drawings.
type sample struct {
	images []float32 // one after the other
	digits []int32   // what they show
}

// drawings returns n drawings, which seed determines.
func drawings(n int, seed uint64) sample {
	r := rand.New(rand.NewPCG(seed, 0))
	var s sample
	for range n {
		digit := r.IntN(10)
		s.images = append(s.images, draw(digit, r)...)
		s.digits = append(s.digits, int32(digit))
	}
	return s
}

// image returns the pixels of drawing i.
func (s sample) image(i int) []float32 { return s.images[i*pixels : (i+1)*pixels] }
