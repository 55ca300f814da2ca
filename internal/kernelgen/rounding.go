package kernelgen

import "math"

// roundedOnce returns an operation whose result Vulkan wants correctly rounded in any rounding
// mode. If the format does not represent the result, it is one of the two neighbors: only
// targets that compute with another precision, or combine operations, get anything else.
// The exact results of operations on f32 are known; those of f64 are not, and what
// targets make of f16 depends on whether they have it.
func roundedOnce(f exactly) func(form format, in []scalar) scalar {
	return func(form format, in []scalar) scalar {
		return eachWay(in, func(in []scalar) scalar {
			v := make([]float64, len(in))
			for i, s := range in {
				var ok bool
				if v[i], ok = form.operand(s); !ok {
					return scalar{state: vague}
				}
			}
			x, exact := f(v)
			r := form.number(x, exact)
			if r.state == vague && exact && form == (format{8, 23}) {
				return form.neighbors(x)
			}
			return r
		})
	}
}

// neighbors returns the neighbors of a number that the format does not represent. The result
// is vague if one is a denormal or not finite.
func (f format) neighbors(x float64) scalar {
	m, e := math.Frexp(math.Abs(x))
	whole := math.Floor(math.Ldexp(m, int(f.frac)+1))
	unit := e - int(f.frac) - 1
	low, okLow := f.encode(math.Copysign(math.Ldexp(whole, unit), x))
	high, okHigh := f.encode(math.Copysign(math.Ldexp(whole+1, unit), x))
	if !okLow || !okHigh {
		return scalar{state: vague}
	}
	return scalar{bits: low, other: high, state: either}
}

// eachWay computes an operation for both numbers that an operand may be. The result is firm
// if they lead to the same one. If several operands are one of two, the result is vague.
func eachWay(in []scalar, f func(in []scalar) scalar) scalar {
	at := -1
	for i, s := range in {
		if s.state != either {
			continue
		}
		if at >= 0 {
			return scalar{state: vague}
		}
		at = i
	}
	if at < 0 {
		return f(in)
	}
	way := append([]scalar(nil), in...)
	way[at] = scalar{bits: in[at].bits}
	a := f(way)
	way[at] = scalar{bits: in[at].other}
	b := f(way)
	switch {
	case a == b:
		return a
	case a.state == firm && b.state == firm:
		return scalar{bits: a.bits, other: b.bits, state: either}
	}
	return scalar{state: vague}
}
