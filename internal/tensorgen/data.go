package tensorgen

import (
	"math"
	"math/rand/v2"

	"github.com/spvc/spvc/ir"
)

// Datum is an element of an argument: a float in F, or an integer in I.
type Datum struct {
	F float64
	I int64
}

// Data returns the elements of the argument v. Most are small numbers, so that sums and products of them are exact.
func (p *Program) Data(v Value) []Datum {
	r := rand.New(rand.NewPCG(p.seedOf(v.Name), 53))
	n := 1
	for _, s := range v.Shape {
		n *= s
	}
	out := make([]Datum, n)
	for i := range out {
		out[i] = p.datum(r, v)
	}
	return out
}

func (p *Program) datum(r *rand.Rand, v Value) Datum {
	if v.Fixed != nil {
		return Datum{I: *v.Fixed}
	}
	switch v.Elem {
	case "f32", "f64", "f16", "bf16":
		x := float64(r.IntN(9) - 4)
		switch {
		case v.Low > 0:
			x = math.Abs(x) + 0.5
		case p.Wild:
			x = min(max(math.Round(r.NormFloat64()*512)/256, -7), 7)
		}
		return Datum{F: x}
	case "i1":
		return Datum{I: -int64(r.IntN(2))}
	case "index":
		return Datum{I: int64(max(v.Low, r.IntN(9)))}
	}
	x := int64(r.IntN(17) - 8)
	if p.Wild {
		x = int64(r.Uint64()) >> (64 - intWidth(v.Elem))
	}
	if v.Low > 0 {
		x = 1 + x&7
	}
	return Datum{I: x}
}

// intWidth returns the width of an integer type.
func intWidth(elem string) int {
	n := 0
	for _, c := range elem[1:] {
		n = n*10 + int(c-'0')
	}
	return n
}

// versions are the versions of MLIR of programs.
var versions = [...]int{int(ir.OldestVersion), int(ir.LatestVersion)}
