package vectors

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// A byteFactor is an element of 8 bits, which is extended to 32 bits with its sign or with zeros.
type byteFactor struct {
	lane   lane
	signed bool
}

// group is how many products of bytes one instruction adds.
const group = 4

// dotProducts says how the target multiplies bytes and adds the products in one instruction: of vectors
// of bytes, or else of words that hold four of them.
func (x *expander) dotProducts() (ofVectors, ok bool) {
	_, extended := x.env.AllowsExt([]spec.Extension{spec.SPV_KHR_integer_dot_product})
	if !extended && x.env.Version() < spec.V1_6 || !x.env.Has(spec.CapabilityDotProduct) {
		return false, false
	}
	ofVectors = x.env.Has(spec.CapabilityInt8) && x.env.Has(spec.CapabilityDotProductInput4x8Bit)
	return ofVectors, ofVectors || x.env.Has(spec.CapabilityDotProductInput4x8BitPacked)
}

// dots computes a sum of products of bytes with the target's instructions, and returns its pieces. It returns
// false for other sums. Words are made of bytes only if several elements share them.
func (x *expander) dots(s *sum) ([]*ir.Value, bool) {
	ofVectors, ok := x.dotProducts()
	if !ok || s.kind != vector.Add || s.mask != nil || s.terms < group || s.elem != ir.Type(s.elem.Context().I32()) || !ofVectors && s.count == 1 {
		return nil, false
	}
	p := &dotter{expander: x, sum: s, ofVectors: ofVectors, operands: map[[group]lane]*ir.Value{}}
	if !p.collect() {
		return nil, false
	}
	var out []*ir.Value
	for at := int64(0); at < s.count; {
		n := x.size(s.count - at)
		from := make([]lane, n)
		for i := range from {
			from[i] = lane{p.element(at + int64(i)), -1}
		}
		v := x.piece(s.elem, from)
		if s.acc != nil {
			v = x.Op(arith.AddI, x.piece(s.elem, s.acc[at:at+n]), v)
		}
		out = append(out, v)
		at += n
	}
	return out, true
}

// isDot reports whether op is a reduction that dots computes, although conversions could take it.
func (x *expander) isDot(op vector.ReductionOp) bool {
	in := op.Vector()
	t := op.Type()
	if ofVectors, _ := x.dotProducts(); !ofVectors || op.Kind() != vector.Add || t.Shape()[0] < group || t.ElementType() != ir.Type(t.Context().I32()) {
		return false
	}
	_, _, ok := bytesOf(lane{in, 0}, nil)
	return ok
}

// dotter computes one sum of products.
type dotter struct {
	*expander
	*sum
	ofVectors bool
	// factors are the factors of all elements, one list of terms after the other.
	factors [2][]byteFactor
	// operands are the vectors or words of bytes that were made.
	operands map[[group]lane]*ir.Value
}

// collect finds the bytes of all terms. It returns false if some are no bytes, or if those of one
// instruction are extended in different ways.
func (p *dotter) collect() bool {
	for e := range p.count {
		for term := range p.terms {
			l := p.sum.factors[0](e, term)
			var other *lane
			if p.sum.factors[1] != nil {
				r := p.sum.factors[1](e, term)
				other = &r
			}
			a, b, ok := bytesOf(l, other)
			if !ok {
				return false
			}
			p.noteUnused(l.v)
			if other != nil {
				p.noteUnused(other.v)
			}
			for k, f := range [2]byteFactor{a, b} {
				all := &p.factors[k]
				if term%group != 0 && (*all)[len(*all)-1].signed != f.signed {
					return false
				}
				*all = append(*all, f)
			}
		}
	}
	return true
}

// noteUnused notes that the product or extension v can go if v is not used, and so can the extensions that a
// product has.
func (p *dotter) noteUnused(v *ir.Value) {
	def := v.DefiningOp()
	if def == nil || p.spared[def] || !def.Is(arith.MulI) && !def.Is(arith.ExtSI) && !def.Is(arith.ExtUI) {
		return
	}
	if def.Is(arith.MulI) {
		p.noteUnused(def.Operand(0))
		p.noteUnused(def.Operand(1))
	}
	p.spared[def] = true
	p.noteCreated(v)
}

// bytesOf returns the factors of a term: l and other, or those of the product l if there is no other one.
func bytesOf(l lane, other *lane) (a, b byteFactor, ok bool) {
	if other == nil {
		product := l.v.DefinedBy(arith.MulI)
		if product == nil {
			return a, b, false
		}
		l, other = lane{product.Operand(0), l.i}, &lane{product.Operand(1), l.i}
	}
	if a, ok = byteOf(l); ok {
		b, ok = byteOf(*other)
	}
	return a, b, ok
}

// byteOf returns the byte that l is, or that it extends. Contractions extend the sign.
func byteOf(l lane) (byteFactor, bool) {
	isByte := func(v *ir.Value) bool { return ir.ElementTypeOrSelf(v.Type()) == ir.Type(v.Context().I(8)) }
	if isByte(l.v) {
		return byteFactor{l, true}, true
	}
	def := l.v.DefiningOp()
	if def == nil || !def.Is(arith.ExtSI) && !def.Is(arith.ExtUI) || !isByte(def.Operand(0)) {
		return byteFactor{}, false
	}
	return byteFactor{lane{def.Operand(0), l.i}, def.Is(arith.ExtSI)}, true
}

// element adds the products of an element.
func (p *dotter) element(e int64) *ir.Value {
	var total *ir.Value
	for first := e * p.terms; first < (e+1)*p.terms; first += group {
		end := min(first+group, (e+1)*p.terms)
		v := p.dot(p.factors[0][first:end], p.factors[1][first:end])
		if total != nil {
			v = p.Op(arith.AddI, total, v)
		}
		total = v
	}
	return total
}

// dot adds the products of up to four pairs.
func (p *dotter) dot(a, b []byteFactor) *ir.Value {
	def := spirv.UDot
	switch {
	case a[0].signed && b[0].signed:
		def = spirv.SDot
	case a[0].signed:
		def = spirv.SUDot
	case b[0].signed:
		def, a, b = spirv.SUDot, b, a
	}
	var format []ir.NamedAttribute
	if !p.ofVectors {
		format = []ir.NamedAttribute{ir.Named("format", p.b.Context().Enum(spirv.PackedVectorFormatAttr, uint64(spec.PackedVectorFormat4x8Bit)))}
	}
	return p.b.Create(p.Loc, def, []*ir.Value{p.operand(a), p.operand(b)}, []ir.Type{p.elem}, format...).Result(0)
}

// operand returns bytes, and zeros for those that are missing, as a vector or as a word.
func (p *dotter) operand(from []byteFactor) *ir.Value {
	var key [group]lane
	for i := range key {
		if i < len(from) {
			key[i] = from[i].lane
		}
	}
	if v := p.operands[key]; v != nil {
		return v
	}
	ctx := p.b.Context()
	lanes := key
	for i := len(from); i < group; i++ {
		lanes[i] = lane{p.noteCreated(p.Int(ctx.I(8), 0)), -1}
	}
	v := p.piece(ctx.I(8), lanes[:])
	if !p.ofVectors {
		v = p.word(v)
	}
	p.operands[key] = v
	return v
}

// word returns the bytes of a vector as a number. The first byte has the lowest bits.
func (p *dotter) word(bytes *ir.Value) *ir.Value {
	ctx := p.b.Context()
	t := ctx.Vector([]int64{group}, ctx.I32())
	places := make([]ir.Attribute, group)
	for i := range places {
		places[i] = ctx.Int(ctx.I32(), int64(8*i))
	}
	v := p.Op(arith.ShLI, p.Cast(arith.ExtUI, bytes, t), arith.NewConstant(p.b, p.Loc, ctx.DenseOf(t, places)))
	word := vector.NewExtract(p.b, p.Loc, v, 0)
	for i := int64(1); i < group; i++ {
		word = p.Op(arith.OrI, word, vector.NewExtract(p.b, p.Loc, v, i))
	}
	return word
}
