package ir

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// denseLiteral is the text inside of `dense<...>`. The elements stay text until the
// type is known: a list of tokens would be several times the size of the source.
type denseLiteral struct {
	start, end int // offsets of the text
	count      int // numbers, booleans and strings in it
	shape      []int64
	// hex is the token of a string of raw bytes.
	hex literalToken
}

func (p *Parser) parseLiteral(allowHex bool) (l denseLiteral, ok bool) {
	l.start = p.ts
	switch {
	case allowHex && p.kind == tokString:
		l.hex = literalToken{p.ts, p.te, tokString, false}
		l.count = 1
		p.advance()
		ok = true
	case p.kind == tokLSquare:
		l.shape, ok = p.literalList(&l.count)
	default:
		ok = p.literalElement(&l.count)
	}
	l.end = p.last
	return l, ok
}

// literalReader reads the elements of a denseLiteral that was already parsed and
// therefore has no errors.
type literalReader struct {
	lexer
	end int
}

func (p *Parser) elementsOf(l *denseLiteral) literalReader {
	r := literalReader{lexer: p.lexer, end: l.end}
	r.te = l.start
	return r
}

// next returns the next element. It returns false after the last one.
func (r *literalReader) next() (t literalToken, ok bool) {
	for r.te < r.end {
		r.advance()
		switch r.kind {
		case tokMinus:
			t.neg = true
		case tokInt, tokFloat, tokString, tokIdent:
			t.start, t.end, t.kind = r.ts, r.te, r.kind
			return t, true
		}
	}
	return t, false
}

// literalElement reads one element and counts the numbers, booleans and strings
// in it.
func (p *Parser) literalElement(count *int) bool {
	switch p.kind {
	case tokInt, tokFloat, tokString:
		*count++
		p.advance()
		return true
	case tokIdent:
		if s := p.text(); s == "true" || s == "false" {
			*count++
			p.advance()
			return true
		}
	case tokMinus:
		p.advance()
		if p.kind != tokInt && p.kind != tokFloat {
			return p.errorHere("expected integer or floating point literal")
		}
		*count++
		p.advance()
		return true
	case tokLParen:
		if !p.enter() {
			return false
		}
		defer p.leave()
		p.advance()
		return p.literalElement(count) && p.expect(tokComma, "expected ',' between complex elements") &&
			p.literalElement(count) && p.expect(tokRParen, "expected ')' after complex elements")
	}
	return p.errorHere("expected element literal of primitive type")
}

// literalList reads `[...]` and returns its shape. It counts elements like literalElement.
func (p *Parser) literalList(count *int) ([]int64, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	var inner []int64
	size := int64(0)
	ok := p.list(DelimSquare, "", func() bool {
		var dims []int64
		ok := false
		if p.kind == tokLSquare {
			dims, ok = p.literalList(count)
		} else {
			ok = p.literalElement(count)
		}
		if !ok {
			return false
		}
		size++
		if size == 1 {
			inner = dims
		} else if !slices.Equal(inner, dims) {
			return p.errorHere("tensor literal is invalid; ranks are not consistent between elements")
		}
		return true
	})
	return append([]int64{size}, inner...), ok
}

func (p *Parser) parseDense(typ Type) (Attribute, bool) {
	start := p.ts
	p.advance()
	if !p.expect(tokLess, "expected '<' after 'dense'") {
		return nil, false
	}
	var l denseLiteral
	if !p.accept(tokGreater) {
		var ok bool
		if l, ok = p.parseLiteral(true); !ok || !p.expect(tokGreater, "expected '>'") {
			return nil, false
		}
	}
	off := start
	if typ == nil && p.ctx.MLIR() <= 19 {
		off = p.ts
	}
	st, ok := p.literalShapedType(start, typ)
	if !ok {
		return nil, false
	}
	a := p.buildDense(&l, off, st)
	if a == nil {
		return nil, false
	}
	return a, true
}

// literalShapedType returns typ, or the type after a colon, which must be shaped
// and static.
func (p *Parser) literalShapedType(start int, typ Type) (ShapedType, bool) {
	if typ == nil {
		if !p.expect(tokColon, "expected ':'") {
			return nil, false
		}
		var ok bool
		if typ, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	st, ok := typ.(ShapedType)
	if !ok {
		if p.ctx.MLIR() > 19 {
			return nil, p.errorAt(start, "elements literal must be a shaped type")
		}
		return nil, p.errorHere("elements literal must be a shaped type")
	}
	if !HasStaticShape(st) {
		if p.ctx.MLIR() <= 19 {
			return nil, p.errorHere("elements literal type must have static shape")
		}
		return nil, p.errorAt(start, "elements literal type must have static shape")
	}
	return st, true
}

func isNumeric(t Type) bool { return isInteger(t) || isIndex(t) || isFloat(t) }

// buildDense makes the attribute of type t. It returns nil after an error.
func (p *Parser) buildDense(l *denseLiteral, off int, t ShapedType) *DenseElementsAttr {
	elem := t.ElementType()
	scalar := elem
	if c, ok := elem.(*ComplexType); ok {
		scalar = c.Element
	}
	if l.hex.end != 0 && isNumeric(scalar) {
		return p.hexDense(l.hex, off, t)
	}
	if l.shape != nil && !slices.Equal(l.shape, t.Shape()) {
		p.errorAt(off, "inferred shape of elements literal (["+joinInts(l.shape)+"]) does not match type (["+joinInts(t.Shape())+"])")
		return nil
	}
	if l.count == 0 && NumElements(t.Shape()) != 0 {
		p.errorAt(off, "parsed zero elements, but type ('"+TypeString(t)+"') expected at least 1")
		return nil
	}
	if elem != scalar && !p.complexCount(l, off) {
		return nil
	}
	switch s := scalar.(type) {
	case *IntegerType, *IndexType:
		raw, ok := p.intElements(scalar, l)
		if !ok {
			return nil
		}
		return p.ctx.Dense(t, raw)
	case *FloatType:
		raw, ok := p.floatElements(s, l)
		if !ok {
			return nil
		}
		return p.ctx.Dense(t, raw)
	}
	strs := make([]string, 0, l.count)
	r := p.elementsOf(l)
	for tok, ok := r.next(); ok; tok, ok = r.next() {
		s := p.src[tok.start:tok.end]
		if tok.kind == tokString {
			s = unquote(s)
		}
		strs = append(strs, s)
	}
	return p.ctx.DenseStrings(t, strs)
}

// complexCount checks that there are two numbers per complex element.
func (p *Parser) complexCount(l *denseLiteral, off int) bool {
	want := int64(1)
	if l.shape != nil {
		want = NumElements(l.shape)
	}
	if int64(l.count) == 2*want {
		return true
	}
	return p.errorAt(off, "expected complex elements")
}

func (p *Parser) intElements(t Type, l *denseLiteral) ([]byte, bool) {
	size := ElementBytes(t)
	raw := make([]byte, 0, l.count*size)
	unsigned := false
	if it, ok := t.(*IntegerType); ok {
		unsigned = it.Signedness == Unsigned
	}
	isBool := t == Type(p.ctx.I1())
	r := p.elementsOf(l)
	for tok, ok := r.next(); ok; tok, ok = r.next() {
		if tok.neg && unsigned {
			return nil, p.errorAt(tok.start, "expected unsigned integer elements, but parsed negative value")
		}
		switch tok.kind {
		case tokFloat:
			return nil, p.errorAt(tok.start, "expected integer elements, but parsed floating-point")
		case tokString:
			return nil, p.errorAt(tok.start, "integer constant out of range for type")
		case tokIdent:
			if !isBool {
				return nil, p.errorAt(tok.start, "expected i1 type for 'true' or 'false' values")
			}
			v := uint64(0)
			if p.src[tok.start] == 't' {
				v = 1
			}
			raw = apint.New(1, v).AppendBytes(raw)
			continue
		}
		v, ok := p.intLiteral(t, tok)
		if !ok {
			return nil, p.errorAt(tok.start, "integer constant out of range for type")
		}
		raw = v.AppendBytes(raw)
	}
	return raw, true
}

func (p *Parser) floatElements(t *FloatType, l *denseLiteral) ([]byte, bool) {
	raw := make([]byte, 0, l.count*ElementBytes(t))
	sem := t.Semantics()
	r := p.elementsOf(l)
	for tok, ok := r.next(); ok; tok, ok = r.next() {
		var f apfloat.Float
		ok := true
		switch tok.kind {
		case tokInt:
			if tok.end-tok.start < 2 || p.src[tok.start+1] != 'x' {
				return nil, p.noFloat(tok.start, "unexpected decimal integer literal for a floating point value")
			}
			if f, ok = p.floatFromInt(sem, tok); !ok {
				return nil, false
			}
		case tokFloat:
			if f, ok = apfloat.ParseLiteral(sem, p.src[tok.start:tok.end]); !ok {
				return nil, p.errorAt(tok.start, "floating point value too large for attribute")
			}
			if tok.neg {
				f = f.Neg()
			}
		default:
			return nil, p.noFloat(tok.start, "expected floating point literal")
		}
		raw = appendFloat(raw, f, t)
	}
	return raw, true
}

// noFloat emits the error about an element at off that is not a float. why is the text since MLIR 20.
func (p *Parser) noFloat(off int, why string) bool {
	if p.ctx.MLIR() > 19 {
		return p.errorAt(off, why)
	}
	return p.errorHere("expected floating-point elements, but parsed integer")
}

func appendFloat(raw []byte, f apfloat.Float, t *FloatType) []byte {
	n := len(raw)
	raw = f.Bits().AppendBytes(raw)
	for len(raw)-n < ElementBytes(t) {
		raw = append(raw, 0)
	}
	return raw
}

// hexDense makes the attribute from raw bytes. Bytes for one element make a splat.
func (p *Parser) hexDense(tok literalToken, off int, t ShapedType) *DenseElementsAttr {
	data, ok := decodeHex(p.src[tok.start:tok.end])
	if !ok {
		p.errorAt(tok.start, "expected string containing hex digits starting with `0x`")
		return nil
	}
	size, n := ElementBytes(t.ElementType()), NumElements(t.Shape())
	if t.ElementType() == Type(p.ctx.I1()) {
		if raw, ok := unpackBits(data, n); ok {
			return p.ctx.Dense(t, raw)
		}
	} else if len(data) == size || n <= int64(len(data)) && int64(len(data)) == n*int64(size) {
		return p.ctx.Dense(t, data)
	}
	p.errorAt(off, "elements hex data size is invalid for provided type: '"+TypeString(t)+"'")
	return nil
}

// unpackBits returns a byte for each element of i1 data, which MLIR packs in bits. A
// single byte of all ones or zeros is a splat.
func unpackBits(data []byte, n int64) ([]byte, bool) {
	if len(data) == 1 && (data[0] == 0 || data[0] == 0xff) {
		return []byte{data[0] & 1}, true
	}
	if n > int64(len(data))*8 || int64(len(data)) != (n+7)/8 {
		return nil, false
	}
	raw := make([]byte, n)
	for i := range raw {
		raw[i] = data[i/8] >> (i % 8) & 1
	}
	return raw, true
}

// joinInts joins vs with commas, as MLIR prints shapes in errors.
func joinInts(vs []int64) string {
	s := ""
	for i, v := range vs {
		if i > 0 {
			s += ", "
		}
		s += strconv.Itoa(int(v))
	}
	return s
}

func (p *Parser) parseDenseArray() (Attribute, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' after 'array'") {
		return nil, false
	}
	off := p.ts
	t, ok := p.parseType()
	if !ok {
		return nil, p.errorAt(off, "expected an integer or floating point type")
	}
	if !isNumeric(t) {
		return nil, p.errorAt(off, "expected integer or float type, got: '"+TypeString(t)+"'")
	}
	if bits := elementBits(t); bits%8 != 0 && t != Type(p.ctx.I1()) {
		return nil, p.errorAt(off, "element type bitwidth must be a multiple of 8")
	}
	if p.accept(tokGreater) {
		return p.ctx.DenseArray(t, nil), true
	}
	if !p.expect(tokColon, "expected ':' after dense array type") {
		return nil, false
	}
	raw, ok := p.denseArrayElements(t, nil)
	if !ok || !p.expect(tokGreater, "expected '>' to close an array attribute") {
		return nil, false
	}
	return p.ctx.DenseArray(t, raw), true
}

// denseArrayElements reads `1, 2, ...` as elements of type t.
func (p *Parser) denseArrayElements(t Type, raw []byte) ([]byte, bool) {
	for {
		var ok bool
		if raw, ok = p.denseArrayElement(t, raw); !ok {
			return nil, false
		}
		if !p.accept(tokComma) {
			return raw, true
		}
	}
}

func elementBits(t Type) uint32 {
	if f, ok := t.(*FloatType); ok {
		return f.Width()
	}
	return IntegerValueWidth(t)
}

func (p *Parser) denseArrayElement(t Type, raw []byte) ([]byte, bool) {
	neg := p.accept(tokMinus)
	tok := literalToken{p.ts, p.te, p.kind, neg}
	if ft, ok := t.(*FloatType); ok {
		var f apfloat.Float
		switch p.kind {
		case tokInt:
			p.advance()
			if f, ok = p.floatFromInt(ft.Semantics(), tok); !ok {
				return nil, false
			}
		case tokFloat:
			p.advance()
			if f, ok = apfloat.ParseLiteral(ft.Semantics(), p.src[tok.start:tok.end]); !ok {
				return nil, p.errorAt(tok.start, "floating point value too large for attribute")
			}
			if neg {
				f = f.Neg()
			}
		default:
			return nil, p.errorHere("expected integer or floating point literal")
		}
		return appendFloat(raw, f, ft), true
	}
	switch {
	case p.is("true") || p.is("false"):
		if t != Type(p.ctx.I1()) {
			return nil, p.errorHere("expected i1 type for 'true' or 'false' values")
		}
		v := byte(0)
		if p.is("true") {
			v = 1
		}
		p.advance()
		return append(raw, v), true
	case p.kind == tokInt:
		p.advance()
		v, ok := p.intLiteral(t, tok)
		if !ok {
			return nil, p.errorHere("integer constant out of range")
		}
		return v.AppendBytes(raw), true
	}
	return nil, p.errorHere("expected integer literal")
}

func (p *Parser) parseDenseResource(typ Type) (Attribute, bool) {
	off := p.ts
	p.advance()
	if !p.expect(tokLess, "expected '<' after 'dense_resource'") {
		return nil, false
	}
	key, ok := p.resourceKey()
	if !ok {
		return nil, p.errorHere("expected identifier key for 'resource' entry")
	}
	if !p.expect(tokGreater, "expected '>'") {
		return nil, false
	}
	if typ == nil {
		off = p.ts
		if !p.expect(tokColon, "expected ':'") {
			return nil, false
		}
		if typ, ok = p.parseType(); !ok {
			return nil, false
		}
	}
	st, ok := typ.(ShapedType)
	if !ok {
		return nil, p.errorAt(off, "`dense_resource` expected a shaped type")
	}
	return p.ctx.DenseResource(st, key), true
}

func (p *Parser) parseSparse(typ Type) (Attribute, bool) {
	off := p.ts
	p.advance()
	if !p.expect(tokLess, "Expected '<' after 'sparse'") {
		return nil, false
	}
	i64 := p.ctx.I64()
	if p.accept(tokGreater) {
		t, ok := p.literalShapedType(off, typ)
		if !ok {
			return nil, false
		}
		return p.ctx.sparse(t, p.ctx.Dense(p.ctx.Tensor([]int64{0, int64(len(t.Shape()))}, i64, nil), nil),
			p.ctx.Dense(p.ctx.Tensor([]int64{0}, t.ElementType(), nil), nil)), true
	}
	iOff := p.ts
	il, ok := p.parseLiteral(false)
	if !ok || !p.expect(tokComma, "expected ','") {
		return nil, false
	}
	vOff := p.ts
	vl, ok := p.parseLiteral(true)
	if !ok || !p.expect(tokGreater, "expected '>'") {
		return nil, false
	}
	t, ok := p.literalShapedType(off, typ)
	if !ok {
		return nil, false
	}
	rank := int64(len(t.Shape()))
	ishape := il.shape
	if ishape == nil {
		ishape = []int64{1, rank}
	}
	indices := p.buildDense(&il, iOff, p.ctx.Tensor(ishape, i64, nil))
	if indices == nil {
		return nil, false
	}
	vshape := vl.shape
	if vshape == nil {
		vshape = ishape[:1]
	}
	values := p.buildDense(&vl, vOff, p.ctx.Tensor(vshape, t.ElementType(), nil))
	if values == nil {
		return nil, false
	}
	if why := sparseProblem(t, indices, values); why != "" {
		return nil, p.errorAt(off, why)
	}
	return p.ctx.sparse(t, indices, values), true
}

// sparseProblem returns why the indices or the values do not fit a sparse constant of type
// t, or "" if they do.
func sparseProblem(t ShapedType, indices, values *DenseElementsAttr) string {
	is, vs, shape := indices.typ.Shape(), values.typ.Shape(), t.Shape()
	if len(vs) != 1 {
		return "expected 1-d tensor for sparse element values"
	}
	if !(len(is) == 2 && is[1] == int64(len(shape)) || len(is) == 1 && len(shape) == 1) || is[0] != vs[0] {
		return "expected shape ([" + joinInts(shape) + "]); inferred shape of indices literal ([" + joinInts(is) +
			"]); inferred shape of values literal ([" + joinInts(vs) + "])"
	}
	if is[0] > 0 && indices.Splat {
		is = []int64{1} // all indices are the same, so one is enough to check
	}
	for i := int64(0); i < is[0]; i++ {
		index := make([]int64, len(shape))
		inside := true
		for k := range shape {
			e, _ := indices.Element(i*int64(len(shape)) + int64(k)).(*IntegerAttr)
			index[k] = e.Int64Or(-1)
			inside = inside && index[k] >= 0 && index[k] < shape[k]
		}
		if !inside {
			return "sparse index #" + strconv.Itoa(int(i)) + " is not contained within the value shape, with index=[" + joinInts(index) + "], and type='" + TypeString(t) + "'"
		}
	}
	return ""
}
