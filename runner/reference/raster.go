package reference

import (
	"math"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// rasterizer finds the pixels of the primitives of a draw (Vulkan specification, "Rasterization").
type rasterizer struct {
	*drawing
	vertices  []stageResult
	fragments []fragment
}

// fragment is a pixel of a primitive.
type fragment struct {
	x, y int
	// corners are the vertices of the primitive.
	corners []stageResult
	// flat are the weights of the corners on the screen, and deep those with perspective.
	flat, deep [3]float64
	z, w       float64 // w is 1/w of the position
}

// corner is a vertex on the screen.
type corner struct{ x, y, z, w float64 }

// onScreen returns the place of a vertex. It refuses vertices that would be clipped.
func (r *rasterizer) onScreen(v *stageResult) (corner, error) {
	p := &v.position
	w := p[3]
	if !(w > 0) || !(p[2] >= 0) || !(p[2] <= w) {
		return corner{}, r.lacks("clipping", "a vertex before or behind the depths that are drawn")
	}
	return corner{(p[0]/w + 1) / 2 * float64(r.Width), (p[1]/w + 1) / 2 * float64(r.Height), p[2] / w, 1 / w}, nil
}

// rasterize finds the fragments of all primitives in their order.
func (r *rasterizer) rasterize() error {
	n, one := int(r.Vertices), 1
	if r.Topology == runner.Triangles {
		one = 3
	}
	for first := 0; first < len(r.vertices); first += n {
		for at := first; at+one <= first+n; at += one {
			if err := r.primitive(r.vertices[at : at+one]); err != nil {
				return err
			}
			if len(r.fragments) > maxInvoked {
				return &runner.LimitError{Device: r.d.info.Name, Limit: "fragments of a draw", Value: uint64(len(r.fragments)), Max: maxInvoked}
			}
		}
	}
	return nil
}

func (r *rasterizer) primitive(of []stageResult) error {
	var c [3]corner
	for i := range of {
		var err error
		if c[i], err = r.onScreen(&of[i]); err != nil {
			return err
		}
	}
	if len(of) == 3 {
		r.triangle(of, &c)
		return nil
	}
	if of[0].size != 1 {
		return r.lacks("largePoints", "a point that is not one pixel large, or has no PointSize")
	}
	// A point covers a square around it, so the pixel in which it is.
	x, y := math.Floor(c[0].x), math.Floor(c[0].y)
	if x >= 0 && y >= 0 && x < float64(r.Width) && y < float64(r.Height) {
		r.fragments = append(r.fragments, fragment{x: int(x), y: int(y), corners: of, flat: [3]float64{1}, deep: [3]float64{1}, z: c[0].z, w: c[0].w})
	}
	return nil
}

// side is twice the area of the triangle that an edge makes with a point; its sign says on which side the point is.
func side(a, b *corner, x, y float64) float64 { return (b.x-a.x)*(y-a.y) - (b.y-a.y)*(x-a.x) }

// owns reports whether a pixel on the edge belongs to the triangle to its right: of two triangles that share an edge,
// one of both has it.
func owns(a, b *corner) bool { return a.y == b.y && b.x > a.x || b.y < a.y }

func (r *rasterizer) triangle(of []stageResult, c *[3]corner) {
	area := side(&c[0], &c[1], c[2].x, c[2].y)
	if area == 0 || math.IsNaN(area) {
		return
	}
	low := func(a, b, c float64) int { return int(math.Floor(max(0, min(a, b, c)))) }
	high := func(a, b, c float64, most uint32) int { return int(math.Ceil(min(float64(most), max(a, b, c)))) }
	for y := low(c[0].y, c[1].y, c[2].y); y < high(c[0].y, c[1].y, c[2].y, r.Height); y++ {
		for x := low(c[0].x, c[1].x, c[2].x); x < high(c[0].x, c[1].x, c[2].x, r.Width); x++ {
			f := fragment{x: x, y: y, corners: of}
			inside, sum := true, 0.0
			for i := range c {
				a, b := &c[(i+1)%3], &c[(i+2)%3]
				e := side(a, b, float64(x)+0.5, float64(y)+0.5) / area
				if area < 0 {
					a, b = b, a
				}
				inside = inside && (e > 0 || e == 0 && owns(a, b))
				f.flat[i] = e
				f.z, f.w = f.z+e*c[i].z, f.w+e*c[i].w
				f.deep[i] = e * c[i].w
				sum += f.deep[i]
			}
			if !inside {
				continue
			}
			for i := range f.deep {
				f.deep[i] /= sum
			}
			r.fragments = append(r.fragments, f)
			if len(r.fragments) > maxInvoked {
				return
			}
		}
	}
}

// input returns the input of a fragment shader.
func (r *rasterizer) input(e *exchanged, i uint64) uint64 {
	f := &r.fragments[i]
	switch {
	case e.slot < 0 && e.builtin == spec.BuiltInFragCoord:
		return fromFloat([4]float64{float64(f.x) + 0.5, float64(f.y) + 0.5, f.z, f.w}[e.component], 32)
	case e.slot < 0:
		return r.view
	case e.how == flat:
		return f.corners[0].get(e)
	}
	weights := &f.deep
	if e.how == linear {
		weights = &f.flat
	}
	sum := 0.0
	for k := range f.corners {
		sum += weights[k] * toFloat(f.corners[k].get(e), e.scalar.bits)
	}
	return fromFloat(sum, e.scalar.bits)
}
