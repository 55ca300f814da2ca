package fixed

import (
	"math"
	"math/big"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// ValueAttr is `#fixed.value<units> : type`: a number of a fixed-point type. It is what
// folds give and what fixed.constant holds.
type ValueAttr struct {
	ir.AttrBase
	// Units is the number in units of the last place, from Min to Max of the type.
	Units int64
	typ   *QType
}

// Type returns the type of the number. It makes the attribute an ir.TypedAttr: the
// printer writes the type after the attribute, and Build gets it.
func (a *ValueAttr) Type() ir.Type { return a.typ }

// ValueDef is the class of [ValueAttr].
var ValueDef = valueClass()

func valueClass() *ir.AttrClass {
	d := &ir.AttrClass{
		Dialect: "fixed", Mnemonic: "value", Summary: "a number of a fixed-point type",
		Params: []ir.ParamDef{{Name: "units", Kind: ir.Int64Param}},
		Format: "`<` params `>`",
		Param:  func(a ir.Attribute, _ int) any { return a.(*ValueAttr).Units },
	}
	d.Build = func(p *ir.Parser, params []any, typ ir.Type) ir.Attribute {
		t, ok := typ.(*QType)
		if !ok {
			p.EmitError(p.ParamsLoc(), "a '#fixed.value' needs a type '!fixed.q'")
			return nil
		}
		k := valueKey{params[0].(int64), t}
		if k.typ.Saturate(k.units) != k.units {
			p.EmitError(p.ParamsLoc(), strconv.FormatInt(k.units, 10)+" is out of the range of '"+ir.TypeString(k.typ)+"'")
			return nil
		}
		return internValue(d, k)
	}
	d.Walk = func(a ir.Attribute, visit func(ir.Type), _ func(ir.Attribute)) { visit(a.(*ValueAttr).typ) }
	d.Rebuild = func(a ir.Attribute, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Attribute {
		k := valueKey{a.(*ValueAttr).Units, nil}
		var ok bool
		if k.typ, ok = typ(a.(*ValueAttr).typ).(*QType); !ok || k.typ.Saturate(k.units) != k.units {
			return nil
		}
		return internValue(d, k)
	}
	return d
}

type valueKey struct {
	units int64
	typ   *QType
}

func internValue(def *ir.AttrClass, k valueKey) *ValueAttr {
	return ir.Intern(k.typ.Context(), k, func(k valueKey) *ValueAttr {
		return &ValueAttr{ir.NewAttrBase(k.typ.Context(), def, k.typ), k.units, k.typ}
	})
}

// Value returns the number of units last places of type t, saturated.
func Value(t *QType, units int64) *ValueAttr {
	return internValue(ValueDef, valueKey{t.Saturate(units), t})
}

// FromFloat returns the number of type t that is nearest to f, of two equally near ones
// the even one, in units of the last place; it saturates. False for NaN.
func FromFloat(t *QType, f apfloat.Float) (units int64, ok bool) {
	if f.IsNaN() {
		return 0, false
	}
	scaled := f.Float64() * float64(t.One()) // exact for f32
	return int64(math.RoundToEven(max(float64(t.Min()), min(scaled, float64(t.Max()))))), true
}

// ToFloat returns the number of units last places of t as an f32, which is exact.
func ToFloat(t *QType, units int64) apfloat.Float {
	f, _ := apfloat.FromFloat64(apfloat.F32, float64(units)/float64(t.One()))
	return f
}

// appendDecimal writes the number, exactly and with a point, as literals of floats have
// it.
func appendDecimal(dst []byte, t *QType, units int64) []byte {
	precision := -1 // as many digits as it needs
	if units%t.One() == 0 {
		precision = 1
	}
	return strconv.AppendFloat(dst, float64(units)/float64(t.One()), 'f', precision, 64)
}

// parseDecimal returns the units of a decimal number of type t; false if t does not have
// the number.
func parseDecimal(t *QType, v float64) (units int64, ok bool) {
	exact, accuracy := new(big.Float).Mul(big.NewFloat(v), big.NewFloat(float64(t.One()))).Int64()
	return exact, accuracy == big.Exact && t.Saturate(exact) == exact
}
