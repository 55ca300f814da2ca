package kernelgen

import (
	gomath "math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
)

// complexes has the operations on complex numbers, which are vectors of two.
func complexes(h map[*ir.OpDef]handler) {
	h[complex.Create] = fromElements
	part := func(n int) handler {
		return func(x *exec, op *ir.Operation) error {
			x.set(op.Result(0), value{one: x.get(op.Operand(0)).vec[n]})
			return nil
		}
	}
	h[complex.Re], h[complex.Im] = part(0), part(1)
	add := roundedOnce(pairs(sum))
	subtract := roundedOnce(pairs(func(x, y float64) (float64, bool) { return sum(x, -y) }))
	multiply := roundedOnce(pairs(product))
	h[complex.Add] = onParts(func(f format, a, b []scalar) []scalar {
		return []scalar{ways(f, add, a[0], b[0]), ways(f, add, a[1], b[1])}
	})
	h[complex.Sub] = onParts(func(f format, a, b []scalar) []scalar {
		return []scalar{ways(f, subtract, a[0], b[0]), ways(f, subtract, a[1], b[1])}
	})
	h[complex.Mul] = onParts(func(f format, a, b []scalar) []scalar {
		return []scalar{
			ways(f, subtract, ways(f, multiply, a[0], b[0]), ways(f, multiply, a[1], b[1])),
			ways(f, add, ways(f, multiply, a[0], b[1]), ways(f, multiply, a[1], b[0])),
		}
	})
	h[complex.Neg] = onParts(func(f format, a, _ []scalar) []scalar { return []scalar{negated(f, a[0]), negated(f, a[1])} })
	h[complex.Conj] = onParts(func(f format, a, _ []scalar) []scalar { return []scalar{a[0], negated(f, a[1])} })
	h[complex.Div] = onParts(complexQuotient)
	h[complex.Abs] = onParts(func(f format, a, _ []scalar) []scalar {
		re, okRe := f.operand(a[0])
		im, okIm := f.operand(a[1])
		if r := gomath.Hypot(re, im); okRe && okIm && r-r == 0 {
			return []scalar{f.withError(r, complexBound)}
		}
		return []scalar{{state: vague}}
	})
	h[complex.Equal], h[complex.NotEqual] = sameComplex(true), sameComplex(false)
}

// complexBound bounds the error of quotients and absolute values, in units in the last place of the
// larger part. docs/semantics.md states how they are computed: by a few operations that round.
const complexBound = 12

// ways computes an operation on floats for all numbers that its operands may be.
func ways(f format, of func(format, []scalar) scalar, in ...scalar) scalar {
	return eachWay(in, func(in []scalar) scalar { return of(f, in) })
}

func negated(f format, a scalar) scalar {
	return ways(f, func(f format, in []scalar) scalar {
		v, ok := f.operand(in[0])
		if !ok {
			return scalar{state: vague}
		}
		return f.number(-v, true)
	}, a)
}

// onParts executes an operation on complex numbers from their parts.
func onParts(of func(f format, a, b []scalar) []scalar) handler {
	return func(x *exec, op *ir.Operation) error {
		e, _, ok := elemOf(op.Operand(0).Type())
		form, known := formatOf(e.width)
		if !ok || !known {
			return errUnknown
		}
		a := x.get(op.Operand(0)).vec
		out := of(form, a, x.get(op.Operand(op.NumOperands()-1)).vec)
		if fastMathOf(op)&^arith.AllowContract != 0 {
			for i := range out {
				out[i] = scalar{state: vague}
			}
		}
		x.set(op.Result(0), joined(out, len(out) > 1))
		return nil
	}
}

// complexQuotient divides complex numbers. Each part has an error that is small beside the larger one.
func complexQuotient(f format, a, b []scalar) []scalar {
	var v [4]float64
	for i, s := range [4]scalar{a[0], a[1], b[0], b[1]} {
		var ok bool
		if v[i], ok = f.operand(s); !ok || gomath.Abs(v[i]) > 0x1p12 || v[i] != 0 && gomath.Abs(v[i]) < 0x1p-6 {
			return []scalar{{state: vague}, {state: vague}}
		}
	}
	size := v[2]*v[2] + v[3]*v[3]
	re, im := (v[0]*v[2]+v[1]*v[3])/size, (v[1]*v[2]-v[0]*v[3])/size
	larger := max(gomath.Abs(re), gomath.Abs(im))
	part := func(x float64) scalar {
		if size == 0 || x == 0 || gomath.Abs(x) < larger/1024 {
			return scalar{state: vague}
		}
		return f.withError(x, complexBound*larger/gomath.Abs(x)*2)
	}
	return []scalar{part(re), part(im)}
}

// sameComplex compares complex numbers: they are equal if both parts are.
func sameComplex(equal bool) handler {
	return onParts(func(f format, a, b []scalar) []scalar {
		same := true
		for i := range a {
			x, okX := f.operand(a[i])
			y, okY := f.operand(b[i])
			if !okX || !okY {
				return []scalar{{state: vague}}
			}
			same = same && x == y
		}
		return []scalar{{bits: bit(same == equal)}}
	})
}

// complexNames are the operations on complex numbers; features name them with the type of the parts.
var complexNames = []string{"complex.add", "complex.sub", "complex.mul", "complex.div", "complex.neg", "complex.conj", "complex.abs", "complex.eq", "complex.neq"}

// complexNumbers writes a few operations on complex numbers and makes their parts visible.
func (g *gen) complexNumbers() {
	e := oneOf(g.r, []Type{f32, f32, f32, {Kind: Float, Width: 16}, {Kind: Float, Width: 64}})
	var ops []string
	for _, op := range complexNames {
		if g.can("%s %s", op, e) && g.can("arith.addf %s", e) {
			ops = append(ops, op)
		}
	}
	if len(ops) == 0 {
		return
	}
	list := []val{g.complexOf(e), g.complexOf(e)}
	for range 1 + g.r.Below(4) {
		if v, ok := g.emitComplex(oneOf(g.r, ops), e, oneOf(g.r, list), oneOf(g.r, list)); ok {
			list = append(list, v)
		}
	}
	last := list[len(list)-1]
	for _, part := range []string{"re", "im"} {
		g.show(g.define(val{t: e}, "complex.%s %s : complex<%s>", part, last.name, e))
	}
}

// complexOf makes a complex number of floats.
func (g *gen) complexOf(e Type) val {
	return g.hidden(val{}, "complex.create %s, %s : complex<%s>", g.pickGrid(e).name, g.pickGrid(e).name, e)
}

// emitComplex writes an operation on complex numbers. It returns false if the result is no complex
// number; it is then visible.
func (g *gen) emitComplex(op string, e Type, a, b val) (val, bool) {
	switch op {
	case "complex.neg", "complex.conj":
		return g.hidden(val{}, "%s %s : complex<%s>", op, a.name, e), true
	case "complex.abs":
		g.show(g.define(val{t: e}, "%s %s : complex<%s>", op, a.name, e))
		return val{}, false
	case "complex.eq", "complex.neq":
		g.define(val{t: boolType}, "%s %s, %s : complex<%s>", op, a.name, b.name, e)
		return val{}, false
	}
	return g.hidden(val{}, "%s %s, %s : complex<%s>", op, a.name, b.name, e), true
}
