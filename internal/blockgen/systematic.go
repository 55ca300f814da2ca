package blockgen

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// Basic is a type that is not an array or struct.
type Basic struct {
	// Name is for example "u16vec3", "f32mat2x3 row" (2 columns of 3 rows) or
	// "address".
	Name     string
	Type     ir.Type
	RowMajor bool
}

// Basics returns the scalars, vectors, matrices and pointers that o allows.
func (o Options) Basics(ctx *ir.Context) []Basic {
	var scalars, out []Basic
	for _, w := range o.Ints {
		scalars = append(scalars, Basic{Name: "u" + strconv.Itoa(int(w)), Type: ctx.I(w)})
	}
	for _, w := range o.Floats {
		scalars = append(scalars, Basic{Name: "f" + strconv.Itoa(int(w)), Type: float(ctx, w)})
	}
	for _, k := range o.Narrow {
		t := ctx.Float(k)
		scalars = append(scalars, Basic{Name: ir.TypeString(t), Type: t})
	}
	for _, s := range scalars {
		out = append(out, s)
		for n := int64(2); o.Vectors && n <= 4; n++ {
			out = append(out, Basic{Name: s.Name + "vec" + strconv.Itoa(int(n)), Type: ctx.Vector([]int64{n}, s.Type)})
		}
	}
	if o.Matrices {
		for _, w := range o.Floats {
			out = append(out, o.matrices(ctx, w)...)
		}
	}
	if o.Pointers {
		out = append(out, Basic{Name: "address", Type: pointer(ctx)})
	}
	return out
}

func (o Options) matrices(ctx *ir.Context, bits uint32) []Basic {
	var out []Basic
	for columns := range 3 {
		for rows := range 3 {
			name := "f" + strconv.Itoa(int(bits)) + "mat" + strconv.Itoa(columns+2) + "x" + strconv.Itoa(rows+2)
			t := spirv.MatrixOf(uint32(columns+2), ctx.Vector([]int64{int64(rows + 2)}, float(ctx, bits)))
			out = append(out, Basic{Name: name, Type: t})
			if o.RowMajor {
				out = append(out, Basic{Name: name + " row", Type: t, RowMajor: true})
			}
		}
	}
	return out
}

// Case is a block of the systematic set.
type Case struct {
	// Name is unique in the set: a basic type and its place, such as "f32vec3/in
	// array".
	Name string
	Type *spirv.StructType
}

// place puts a member of a basic type somewhere in a block. tiny and word are a
// scalar of the least width allowed and one of 32 bits, or of the greatest below.
type place struct {
	name    string
	unsized bool
	block   func(ctx *ir.Context, m spirv.Member, tiny, word ir.Type) []spirv.Member
}

func places() []place {
	group := func(ctx *ir.Context, ms ...spirv.Member) ir.Type { return spirv.StructOf(ctx, ms, false) }
	plain := func(t ir.Type) spirv.Member { return spirv.Member{Type: t} }
	array := func(m spirv.Member, n uint32) spirv.Member {
		return spirv.Member{Type: spirv.ArrayOf(m.Type, n, 0), Decorations: m.Decorations}
	}
	return []place{
		{"alone", false, func(_ *ir.Context, m spirv.Member, _, _ ir.Type) []spirv.Member { return []spirv.Member{m} }},
		{"after a word", false, func(_ *ir.Context, m spirv.Member, _, w ir.Type) []spirv.Member { return []spirv.Member{plain(w), m} }},
		{"after a tiny one", false, func(_ *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member { return []spirv.Member{plain(t), m} }},
		{"before a word", false, func(_ *ir.Context, m spirv.Member, _, w ir.Type) []spirv.Member { return []spirv.Member{m, plain(w)} }},
		{"before a tiny one", false, func(_ *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member { return []spirv.Member{m, plain(t)} }},
		{"after its like", false, func(_ *ir.Context, m spirv.Member, _, _ ir.Type) []spirv.Member { return []spirv.Member{m, m} }},
		{"in array", false, func(_ *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), array(m, 3), plain(t)}
		}},
		{"in array of arrays", false, func(_ *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), array(array(m, 3), 2), plain(t)}
		}},
		{"in struct", false, func(ctx *ir.Context, m spirv.Member, t, w ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), plain(group(ctx, m)), plain(w)}
		}},
		{"in padded struct", false, func(ctx *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), plain(group(ctx, m, plain(t))), plain(t)}
		}},
		{"in array of structs", false, func(ctx *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), array(plain(group(ctx, m, plain(t))), 2), plain(t)}
		}},
		{"in struct in struct", false, func(ctx *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			inner := group(ctx, plain(t), array(m, 2))
			return []spirv.Member{plain(t), plain(group(ctx, plain(t), plain(inner), plain(t))), plain(t)}
		}},
		{"in runtime array", true, func(_ *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), {Type: spirv.RuntimeArrayOf(m.Type, 0), Decorations: m.Decorations}}
		}},
		{"in runtime array of structs", true, func(ctx *ir.Context, m spirv.Member, t, _ ir.Type) []spirv.Member {
			return []spirv.Member{plain(t), plain(spirv.RuntimeArrayOf(group(ctx, plain(t), m, plain(t)), 0))}
		}},
	}
}

// Systematic returns every basic type in every place, in a fixed order.
func (o Options) Systematic(ctx *ir.Context) []Case {
	basics := o.Basics(ctx)
	tiny, word := o.extremes(ctx)
	var out []Case
	for _, b := range basics {
		for _, p := range places() {
			if p.unsized && !o.Unsized {
				continue
			}
			ms := p.block(ctx, MemberOf(b.Type, b.RowMajor), tiny, word)
			out = append(out, Case{Name: b.Name + "/" + p.name, Type: spirv.StructOf(ctx, ms, false)})
		}
	}
	return out
}

// extremes returns a scalar of the least width that o allows and one of 32 bits, or
// of the greatest width below.
func (o Options) extremes(ctx *ir.Context) (tiny, word ir.Type) {
	for _, s := range (Options{Ints: o.Ints, Floats: o.Floats}).Basics(ctx) {
		n := spirv.BitWidth(s.Type)
		if tiny == nil || n < spirv.BitWidth(tiny) {
			tiny = s.Type
		}
		if word == nil || n <= 32 && (n > spirv.BitWidth(word) || spirv.BitWidth(word) > 32) {
			word = s.Type
		}
	}
	return tiny, word
}
