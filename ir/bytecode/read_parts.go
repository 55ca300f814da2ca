package bytecode

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// parts reads the parts of the entry s.
func (r *reader) parts(s *source, kinds []part) []any {
	out := make([]any, 0, len(kinds))
	for _, k := range kinds {
		out = append(out, r.part1(s, k, out))
		if r.bad {
			return nil
		}
	}
	return out
}

// part1 reads one part of s after the parts before.
func (r *reader) part1(s *source, k part, before []any) any {
	c := &s.data
	switch k {
	case anAttr:
		return r.attr(c.varint(), s)
	case aType:
		return r.typ(c.varint(), s)
	case aLoc:
		return r.loc(c.varint(), s)
	case aText:
		return r.str(c)
	case aName:
		return r.name(s)
	case aNumber:
		return c.varint()
	case integers:
		return list(c, c.signed)
	case attrs:
		return list(c, func() ir.Attribute { return r.attr(c.varint(), s) })
	case types:
		return list(c, func() ir.Type { return r.typ(c.varint(), s) })
	case locs:
		return list(c, func() ir.Location { return r.loc(c.varint(), s) })
	case bools:
		return list(c, func() bool { return c.byte() != 0 })
	case entries:
		return list(c, func() ir.NamedAttribute {
			name := r.name(s)
			return ir.NamedAttribute{Name: name, Value: r.attr(c.varint(), s)}
		})
	case blob:
		return c.bytes(c.varint())
	case anInteger:
		return r.integer(c, before[len(before)-1].(ir.Type))
	case aFloat:
		return r.float(c, before[len(before)-1].(ir.Type))
	case aResource:
		return *entry(r, r.resources, c.varint(), "resource handle")
	}
	return r.texts(c, before)
}

// list reads a number of elements, and the elements.
func list[T any](c *cursor, read func() T) []T {
	out := make([]T, 0, c.count())
	for n := cap(out); n > 0 && !c.bad; n-- {
		out = append(out, read())
	}
	return out
}

// name reads the number of a string attribute.
func (r *reader) name(s *source) string {
	a := r.attr(s.data.varint(), s)
	text, ok := a.(*ir.StringAttr)
	if !ok {
		if !r.bad {
			r.fail("expected mlir::StringAttr, but got: " + ir.AttrString(a))
		}
		return ""
	}
	return text.Value
}

func (r *reader) integer(c *cursor, t ir.Type) apint.Int {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return r.bits(c, ir.IntegerValueWidth(t))
	}
	r.fail("expected integer or index type for IntegerAttr, but got: " + ir.TypeString(t))
	return apint.Int{}
}

func (r *reader) float(c *cursor, t ir.Type) apfloat.Float {
	f, ok := t.(*ir.FloatType)
	if !ok {
		r.fail("expected float type for FloatAttr, but got: " + ir.TypeString(t))
		return apfloat.Float{}
	}
	bits := r.bits(c, f.Semantics().Width())
	if r.bad {
		return apfloat.Float{}
	}
	return apfloat.FromBits(f.Semantics(), bits)
}

// bits reads an integer of a known width.
func (r *reader) bits(c *cursor, width uint32) apint.Int {
	switch {
	case width <= 8:
		return apint.New(width, uint64(c.byte()))
	case width <= wordBits:
		return apint.New(width, uint64(c.signed()))
	}
	words := c.count()
	if uint64(words) > (uint64(width)+wordBits-1)/wordBits {
		r.fail("integer has more words than its type")
	}
	if r.wide -= int(width / 8); r.wide < 0 {
		r.fail("wide integers take too much memory")
	}
	raw := make([]byte, 0, 8*words)
	for range words {
		raw = apint.New(wordBits, uint64(c.signed())).AppendBytes(raw)
	}
	if r.bad {
		return apint.Int{}
	}
	return apint.FromBytes(width, raw)
}

// texts reads the strings of a constant whose type is the first of the parts before. If
// the last of them is not 0, all strings are equal.
func (r *reader) texts(c *cursor, before []any) []string {
	n := uint64(1)
	if before[1].(uint64) == 0 {
		t, why := shaped(before[0])
		if why != "" {
			r.fail(why)
			return nil
		}
		n = uint64(ir.NumElements(t.Shape()))
	}
	out := make([]string, 0, c.atMost(n))
	for range cap(out) {
		out = append(out, r.str(c))
	}
	return out
}
