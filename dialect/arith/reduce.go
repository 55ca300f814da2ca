package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// reduction describes a kind of AtomicRMWEnum that combines two values: the op, and its
// neutral element for a float or an integer type.
type reduction struct {
	op    *ir.OpDef
	float func(s apfloat.Semantics) apfloat.Float
	int   func(width uint32) apint.Int
}

func inf(negative bool) func(apfloat.Semantics) apfloat.Float {
	return func(s apfloat.Semantics) apfloat.Float { return apfloat.Inf(s, negative) }
}

func float(v float64) func(apfloat.Semantics) apfloat.Float {
	return func(s apfloat.Semantics) apfloat.Float {
		f, _ := apfloat.FromFloat64(s, v)
		return f
	}
}

func integer(v int64) func(uint32) apint.Int {
	return func(w uint32) apint.Int { return apint.NewSigned(w, v) }
}

func reductionOf(kind int64) (reduction, bool) {
	switch AtomicRMWEnum.String(uint64(kind)) {
	case "addf":
		return reduction{op: AddF, float: float(0)}, true
	case "mulf":
		return reduction{op: MulF, float: float(1)}, true
	case "maximumf":
		return reduction{op: MaximumF, float: inf(true)}, true
	case "minimumf":
		return reduction{op: MinimumF, float: inf(false)}, true
	case "maxnumf":
		return reduction{op: MaxNumF}, true
	case "minnumf":
		return reduction{op: MinNumF}, true
	case "addi":
		return reduction{op: AddI, int: integer(0)}, true
	case "muli":
		return reduction{op: MulI, int: integer(1)}, true
	case "maxs":
		return reduction{op: MaxSI, int: apint.MinSigned}, true
	case "mins":
		return reduction{op: MinSI, int: apint.MaxSigned}, true
	case "maxu":
		return reduction{op: MaxUI, int: integer(0)}, true
	case "minu":
		return reduction{op: MinUI, int: integer(-1)}, true
	case "ori":
		return reduction{op: OrI, int: integer(0)}, true
	case "andi":
		return reduction{op: AndI, int: integer(-1)}, true
	case "xori":
		return reduction{op: XOrI, int: integer(0)}, true
	}
	return reduction{}, false
}

// indexWidth is the number of bits of index constants.
const indexWidth = 64

// ReductionIdentity returns the neutral element of a kind of [AtomicRMWEnum] for
// type t, or nil if there is none.
func ReductionIdentity(kind int64, t ir.Type) ir.TypedAttr {
	r, ok := reductionOf(kind)
	if !ok {
		return nil
	}
	switch t := t.(type) {
	case *ir.FloatType:
		if r.float != nil {
			return t.Context().FloatConst(t, r.float(t.Semantics()))
		}
	case *ir.IntegerType:
		if r.int != nil {
			return t.Context().APInt(t, r.int(t.Width))
		}
	case *ir.IndexType:
		if r.int != nil {
			return t.Context().APInt(t, r.int(indexWidth))
		}
	}
	return nil
}

// NewReduction combines l and r by a kind of [AtomicRMWEnum]. It returns nil for kinds
// that do not combine values, such as assign.
func NewReduction(b *ir.Builder, loc ir.Location, kind int64, l, r *ir.Value) *ir.Value {
	red, ok := reductionOf(kind)
	if !ok {
		return nil
	}
	return NewBinary(b, loc, red.op, l, r)
}

// NeutralOf returns the value of type t that def, an operation of two numbers that may be regrouped and reordered, combines with any
// other number to that number. It returns nil if def is no such operation on t. Sums and products of floats count as such.
func NeutralOf(def *ir.OpDef, t ir.Type) ir.TypedAttr {
	if f, ok := t.(*ir.FloatType); ok && (def == MaxNumF || def == MinNumF) {
		return f.Context().FloatConst(f, apfloat.NaN(f.Semantics(), false))
	}
	for i := range AtomicRMWEnum.Cases {
		kind := int64(AtomicRMWEnum.Cases[i].Value)
		if r, ok := reductionOf(kind); ok && r.op == def {
			return ReductionIdentity(kind, t)
		}
	}
	return nil
}
