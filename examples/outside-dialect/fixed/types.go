package fixed

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// MaxWidth is the largest width of a fixed-point type in bits: products of two such
// numbers fit into 32 bits.
const MaxWidth = 16

// QType is `!fixed.q<width, fraction>`: a signed number of width bits, of which the last
// fraction bits are behind the binary point.
type QType struct {
	ir.TypeBase
	Width, Fraction uint32
}

// QDef is the class of [QType].
var QDef = qClass()

// qClass declares the class: its parameters, their syntax, and how a type is made of
// them.
func qClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: "fixed", Mnemonic: "q", Summary: "a signed fixed-point number",
		Params: []ir.ParamDef{{Name: "width", Kind: ir.Uint32Param}, {Name: "fraction", Kind: ir.Uint32Param}},
		Format: "`<` params `>`",
		Param:  func(t ir.Type, i int) any { return []uint32{t.(*QType).Width, t.(*QType).Fraction}[i] },
	}
	d.Build = func(p *ir.Parser, params []any) ir.Type {
		k := qKey{params[0].(uint32), params[1].(uint32)}
		if why := k.wrong(); why != "" {
			p.EmitError(p.ParamsLoc(), why)
			return nil
		}
		return internQ(p.Context(), d, k)
	}
	return d
}

// qKey is what makes a type; equal keys give the same type.
type qKey struct{ width, fraction uint32 }

// wrong says what is wrong with the parameters, "" if nothing.
func (k qKey) wrong() string {
	switch {
	case k.width < 2 || k.width > MaxWidth:
		return "the width of '!fixed.q' must be 2 to " + strconv.Itoa(MaxWidth) + ", but is " + strconv.Itoa(int(k.width))
	case k.fraction >= k.width:
		return "the fraction of '!fixed.q' must leave a bit for the sign, but has " + strconv.Itoa(int(k.fraction)) + " of " + strconv.Itoa(int(k.width)) + " bits"
	}
	return ""
}

func internQ(c *ir.Context, def *ir.TypeDef, k qKey) *QType {
	return ir.Intern(c, k, func(k qKey) *QType { return &QType{ir.NewTypeBase(c, def), k.width, k.fraction} })
}

// Q returns the type with this width and fraction, which must be those of a type that
// parses.
func Q(c *ir.Context, width, fraction uint32) *QType { return internQ(c, QDef, qKey{width, fraction}) }

// Min returns the smallest number of the type, in units of the last place.
func (t *QType) Min() int64 { return -1 << (t.Width - 1) }

// Max returns the largest number of the type, in units of the last place.
func (t *QType) Max() int64 { return 1<<(t.Width-1) - 1 }

// One returns the number 1 in units of the last place; it may be more than Max.
func (t *QType) One() int64 { return 1 << t.Fraction }

// Saturate returns the number of the type that is nearest to v, all in units of the
// last place.
func (t *QType) Saturate(v int64) int64 { return max(t.Min(), min(v, t.Max())) }
