package ir

import (
	"strconv"
	"strings"
)

// ParseType requires a type.
func (p *Parser) ParseType() (Type, bool) { return p.parseType() }

// ParseOptionalType reads a type if it comes next.
func (p *Parser) ParseOptionalType() (t Type, present, ok bool) {
	if !p.atType() {
		return nil, false, true
	}
	t, ok = p.parseType()
	return t, true, ok
}

// atType reports whether the current token begins a type.
func (p *Parser) atType() bool {
	switch p.kind {
	case tokIntType, tokBang, tokLParen:
		return true
	case tokIdent:
		switch s := p.text(); s {
		case "memref", "tensor", "vector", "complex", "tuple", "index", "none":
			return true
		default:
			_, ok := floatNamed(s)
			return ok
		}
	}
	return false
}

// floatNamed returns the floating-point type with the keyword s.
func floatNamed(s string) (FloatKind, bool) {
	switch s {
	case "f16":
		return F16, true
	case "f32":
		return F32, true
	case "f64":
		return F64, true
	case "bf16":
		return BF16, true
	}
	if len(s) > 2 && (s[0] == 'f' || s[0] == 't') {
		for k, n := range floatNames {
			if n == s {
				return FloatKind(k), true
			}
		}
	}
	return 0, false
}

func (p *Parser) parseType() (Type, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	if p.kind == tokLParen {
		return p.parseFunctionType()
	}
	return p.parseNonFunctionType()
}

func (p *Parser) parseNonFunctionType() (Type, bool) {
	if p.kind == tokIntType {
		return p.parseIntegerType()
	}
	if p.byteAt(p.te) != '<' {
		return p.parseTypeNow()
	}
	slot := &p.types[typeSlot(p.src, p.ts)]
	if t := slot.typ; t != nil && strings.HasPrefix(p.src[p.ts:], slot.text) {
		p.resetTo(p.ts + len(slot.text))
		return t, true
	}
	start := p.ts
	t, ok := p.parseTypeNow()
	if text := p.src[start:max(start, p.last)]; ok && strings.HasSuffix(text, ">") {
		*slot = cachedType{text, t}
	}
	return t, ok
}

// typeCacheSize is the number of types whose texts a parser caches.
const typeCacheSize = 64

// cachedType is a type and its source text, which ends in >.
type cachedType struct {
	text string
	typ  Type
}

// typeSlot returns the cache slot of the type that starts at i, computed from its first
// characters.
func typeSlot(src string, i int) uint32 {
	h := uint32(2166136261)
	for _, c := range []byte(src[i:min(len(src), i+20)]) {
		h = (h ^ uint32(c)) * 16777619
	}
	return (h ^ h>>16) % typeCacheSize
}

func (p *Parser) parseTypeNow() (Type, bool) {
	switch p.kind {
	case tokBang:
		return p.parseDialectType()
	case tokIdent:
		s := p.text()
		if k, ok := floatNamed(s); ok {
			p.advance()
			return p.ctx.Float(k), true
		}
		switch s {
		case "index":
			p.advance()
			return p.ctx.Index(), true
		case "none":
			p.advance()
			return p.ctx.None(), true
		case "memref":
			return p.parseMemRef()
		case "tensor":
			return p.parseTensor()
		case "vector":
			return p.parseVector()
		case "complex":
			return p.parseComplex()
		case "tuple":
			return p.parseTuple()
		}
	}
	return nil, p.expected("expected non-function type", "index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "vector", "memref", "tensor", "complex", "tuple", "none")
}

func (p *Parser) parseIntegerType() (Type, bool) {
	s := p.text()
	sign := Signless
	switch s[0] {
	case 's':
		sign, s = Signed, s[1:]
	case 'u':
		sign, s = Unsigned, s[1:]
	}
	w, ok := parseUint64(s[1:])
	if !ok || w > 1<<32-1 {
		return nil, p.errorHere("invalid integer width")
	}
	if w > MaxIntegerWidth {
		return nil, p.errorHere("integer bitwidth is limited to " + strconv.Itoa(MaxIntegerWidth) + " bits")
	}
	p.advance()
	return p.ctx.Integer(uint32(w), sign), true
}

func (p *Parser) parseFunctionType() (Type, bool) {
	ins, ok := p.parseTypesParens(nil)
	if !ok || !p.expect(tokArrow, "expected '->' in function type") {
		return nil, false
	}
	outs, ok := p.parseResultTypes(nil)
	if !ok {
		return nil, false
	}
	return p.ctx.Function(ins, outs), true
}

// ParseFunctionType requires a function type.
func (p *Parser) ParseFunctionType() (*FunctionType, bool) {
	loc := p.Loc()
	t, ok := p.parseType()
	if !ok {
		return nil, false
	}
	f, ok := t.(*FunctionType)
	if !ok {
		return nil, p.EmitError(loc, "invalid kind of type specified")
	}
	return f, true
}

// parseTypesParens appends the types of `(...)` to ts.
func (p *Parser) parseTypesParens(ts []Type) ([]Type, bool) {
	if !p.expect(tokLParen, "expected '('") {
		return ts, false
	}
	if p.accept(tokRParen) {
		return ts, true
	}
	ts, ok := p.appendTypes(ts)
	return ts, ok && p.expect(tokRParen, "expected ')'")
}

func (p *Parser) appendTypes(ts []Type) ([]Type, bool) {
	for {
		t, ok := p.parseType()
		if !ok {
			return ts, false
		}
		ts = append(ts, t)
		if !p.accept(tokComma) {
			return ts, true
		}
	}
}

// parseResultTypes appends the types after the arrow of a function type to ts.
func (p *Parser) parseResultTypes(ts []Type) ([]Type, bool) {
	if p.kind == tokLParen {
		return p.parseTypesParens(ts)
	}
	t, ok := p.parseNonFunctionType()
	return append(ts, t), ok
}

// ParseColonType requires `: type`.
func (p *Parser) ParseColonType() (Type, bool) {
	if !p.ParseColon() {
		return nil, false
	}
	return p.parseType()
}

// ParseColonTypeList requires `: type, ...`.
func (p *Parser) ParseColonTypeList() ([]Type, bool) {
	if !p.ParseColon() {
		return nil, false
	}
	return p.ParseTypeList()
}

// ParseTypeList requires types separated by commas.
func (p *Parser) ParseTypeList() ([]Type, bool) {
	base := len(p.typeStack)
	t, ok := p.parseType()
	for ok {
		p.typeStack = append(p.typeStack, t)
		if !p.accept(tokComma) {
			break
		}
		t, ok = p.parseType()
	}
	ts := p.typeLists.AllocN(len(p.typeStack) - base)
	copy(ts, p.typeStack[base:])
	p.typeStack = p.typeStack[:base]
	return ts, ok
}

// ParseArrowTypeList requires `-> type` or `-> (type, ...)`.
func (p *Parser) ParseArrowTypeList() ([]Type, bool) {
	if !p.ParseArrow() {
		return nil, false
	}
	return p.parseResultTypes(nil)
}

// ParseOptionalArrowTypeList reads `-> type` or `-> (type, ...)` if it comes next.
func (p *Parser) ParseOptionalArrowTypeList() ([]Type, bool) {
	if !p.accept(tokArrow) {
		return nil, true
	}
	return p.parseResultTypes(nil)
}

func (p *Parser) parseComplex() (Type, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' in complex type") {
		return nil, false
	}
	off := p.ts
	t, ok := p.parseType()
	if !ok || !p.expect(tokGreater, "expected '>' in complex type") {
		return nil, false
	}
	if !isFloat(t) && !isInteger(t) {
		return nil, p.errorAt(off, "invalid element type for complex")
	}
	return p.ctx.Complex(t), true
}

func (p *Parser) parseTuple() (Type, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' in tuple type") {
		return nil, false
	}
	if p.accept(tokGreater) {
		return p.ctx.Tuple(nil), true
	}
	ts, ok := p.appendTypes(nil)
	if !ok || !p.expect(tokGreater, "expected '>' in tuple type") {
		return nil, false
	}
	return p.ctx.Tuple(ts), true
}

// dimX reads the `x` after a dimension. The token may continue after it.
func (p *Parser) dimX() bool {
	if p.kind != tokIdent || p.src[p.ts] != 'x' {
		return p.errorWrong("expected 'x' in dimension list")
	}
	p.resetTo(p.ts + 1)
	return true
}

// dimension reads a static dimension.
func (p *Parser) dimension() (int64, bool) {
	s := p.text()
	if len(s) > 1 && s[1] == 'x' {
		p.resetTo(p.ts + 1) // `0x4xf32` means 0 by 4
		return 0, true
	}
	v, ok := parseUint64(s)
	if !ok || v > 1<<63-1 {
		return 0, p.errorHere("invalid dimension")
	}
	p.afterDimension(p.ts + len(s))
	return int64(v), true
}

// afterDimension continues after a dimension that ends at end. The next token is `x`
// alone, so that the lexer does not read the rest of `1x1x1x…` as one word over and
// over.
func (p *Parser) afterDimension(end int) {
	if end < len(p.src) && p.src[end] == 'x' {
		p.last, p.ts, p.te, p.kind = end, end, end+1, tokIdent
		return
	}
	p.advance()
}

// dimensionOrDynamic reads a dimension, or `?` if allowDynamic is set.
func (p *Parser) dimensionOrDynamic(allowDynamic bool) (int64, bool) {
	if p.kind == tokQuestion {
		if !allowDynamic {
			return 0, p.errorHere("expected static shape")
		}
		p.afterDimension(p.ts + 1)
		return Dynamic, true
	}
	if p.kind != tokInt {
		return 0, p.errorHere("expected integer value")
	}
	return p.dimension()
}

// ParseDimensionList reads dimensions separated by `x`. With trailingX an `x` follows
// each dimension (`2x?x`); otherwise the last one has none (`2x?`).
func (p *Parser) ParseDimensionList(allowDynamic, trailingX bool) ([]int64, bool) {
	var dims []int64
	for p.kind == tokInt || p.kind == tokQuestion {
		d, ok := p.dimensionOrDynamic(allowDynamic)
		if !ok {
			return nil, false
		}
		dims = append(dims, d)
		if !trailingX && (p.kind != tokIdent || p.src[p.ts] != 'x') {
			return dims, true
		}
		if !p.dimX() {
			return nil, false
		}
	}
	if !trailingX && dims != nil {
		return nil, p.errorWrong("expected dimension")
	}
	return dims, true
}

// ParseOptionalUnranked reads the `*x` of a shaped type without a rank. found tells whether it is there; ok is false after an
// error.
func (p *Parser) ParseOptionalUnranked() (found, ok bool) {
	found = p.accept(tokStar)
	return found, !found || p.dimX()
}

func (p *Parser) parseVector() (Type, bool) {
	start := p.ts
	p.advance()
	if !p.expect(tokLess, "expected '<' in vector type") {
		return nil, false
	}
	var dims []int64
	var scalable []bool
	for p.kind == tokInt || p.kind == tokLSquare {
		sc := p.accept(tokLSquare)
		if p.kind != tokInt {
			return nil, p.errorHere("invalid dimension")
		}
		d, ok := p.dimension()
		if !ok {
			return nil, false
		}
		if sc && !p.accept(tokRSquare) {
			return nil, p.errorWrong("missing ']' closing scalable dimension")
		}
		dims, scalable = append(dims, d), append(scalable, sc)
		if !p.dimX() {
			return nil, false
		}
	}
	for _, d := range dims {
		if d <= 0 {
			if p.ctx.MLIR() > 19 {
				return nil, p.errorAt(start, "vector types must have positive constant sizes but got "+joinInts(dims))
			}
			return nil, p.errorHere("vector types must have positive constant sizes")
		}
	}
	off := p.ts
	elem, ok := p.parseType()
	if !ok || !p.expect(tokGreater, "expected '>' in vector type") {
		return nil, false
	}
	if !isVectorElement(elem) {
		if p.ctx.MLIR() > 19 {
			return nil, p.errorAt(start, "failed to verify 'elementType': VectorElementTypeInterface instance")
		}
		return nil, p.errorAt(off, "vector elements must be int/index/float type")
	}
	return p.ctx.ScalableVector(dims, scalable, elem), true
}

func (p *Parser) parseTensor() (Type, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' in tensor type") {
		return nil, false
	}
	dims, unranked, ok := p.shapedDims()
	if !ok {
		return nil, false
	}
	off := p.ts
	elem, ok := p.parseType()
	if !ok {
		return nil, false
	}
	var encoding Attribute
	if p.accept(tokComma) {
		if encoding, _, ok = p.parseOptionalAttr(nil); !ok {
			return nil, false
		}
	}
	if !p.expect(tokGreater, "expected '>' in tensor type") {
		return nil, false
	}
	if !validTensorElement(elem) {
		return nil, p.errorAt(off, "invalid tensor element type")
	}
	if unranked {
		if encoding != nil {
			return nil, p.errorHere("cannot apply encoding to unranked tensor")
		}
		return p.ctx.UnrankedTensor(elem), true
	}
	return p.ctx.Tensor(dims, elem, encoding), true
}

// shapedDims reads `*x` or the dimensions of a tensor or memref.
func (p *Parser) shapedDims() (dims []int64, unranked, ok bool) {
	if p.accept(tokStar) {
		return nil, true, p.dimX()
	}
	dims, ok = p.ParseDimensionList(true, true)
	return dims, false, ok
}

func validTensorElement(t Type) bool {
	switch t.(type) {
	case *ComplexType, *FloatType, *IntegerType, *OpaqueType, *VectorType, *IndexType:
		return true
	}
	return t.TypeDef().Dialect != "builtin"
}

// MemRefElementModel is the interface of dialect types that may be elements of
// memrefs.
type MemRefElementModel interface{ IsMemRefElement() }

func validMemRefElement(t Type) bool {
	switch t.(type) {
	case *ComplexType, *FloatType, *IntegerType, *MemRefType, *UnrankedMemRefType, *VectorType, *IndexType:
		return true
	}
	_, ok := TypeInterface[MemRefElementModel](t)
	return ok
}

// VectorElementModel is the interface of dialect types that may be elements of vectors, since MLIR 21.
type VectorElementModel interface{ IsVectorElement() }

func isVectorElement(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType, *FloatType:
		return true
	}
	_, ok := TypeInterface[VectorElementModel](t)
	return ok && t.Context().MLIR() > 20
}

// MemRefLayoutModel is the interface of dialect attributes that are layouts of
// memrefs. Its method returns an error text if the layout does not fit shape.
type MemRefLayoutModel interface {
	VerifyLayout(layout Attribute, shape []int64) string
}

// layoutError reports whether a is a memref layout. why says why the layout does not
// fit shape; it is empty if it does.
func layoutError(a Attribute, shape []int64) (isLayout bool, why string) {
	switch l := a.(type) {
	case *AffineMapAttr:
		if l.Map.Dims != len(shape) {
			why = "memref layout mismatch between rank and affine map: " + strconv.Itoa(len(shape)) + " != " + strconv.Itoa(l.Map.Dims)
		}
		return true, why
	case *StridedLayoutAttr:
		if len(l.Strides) != len(shape) {
			why = "expected the number of strides to match the rank"
		}
		return true, why
	}
	if m, ok := AttrInterface[MemRefLayoutModel](a); ok {
		return true, m.VerifyLayout(a, shape)
	}
	return false, ""
}

func (p *Parser) parseMemRef() (Type, bool) {
	start := p.ts
	p.advance()
	if !p.expect(tokLess, "expected '<' in memref type") {
		return nil, false
	}
	dims, unranked, ok := p.shapedDims()
	if !ok {
		return nil, false
	}
	off := p.ts
	elem, ok := p.parseType()
	if !ok {
		return nil, false
	}
	if !validMemRefElement(elem) {
		return nil, p.errorAt(off, "invalid memref element type")
	}
	var layout, space Attribute
	if !p.accept(tokGreater) {
		if !p.expect(tokComma, "expected ',' or '>' in memref type") {
			return nil, false
		}
		ok := p.listUntil(tokGreater, ">", false, func() bool { return p.memrefPart(&layout, &space, unranked) })
		if !ok {
			return nil, false
		}
	}
	if layout != nil {
		if _, why := layoutError(layout, dims); why != "" {
			return nil, p.errorAt(start, why)
		}
	}
	if why := spaceProblem(space); why != "" {
		return nil, p.errorAt(start, why)
	}
	if unranked {
		return p.ctx.UnrankedMemRef(elem, space), true
	}
	return p.ctx.MemRef(dims, elem, layout, space), true
}

// memrefPart reads a layout or a memory space.
func (p *Parser) memrefPart(layout, space *Attribute, unranked bool) bool {
	a, ok := p.parseAttr(nil)
	if !ok {
		return false
	}
	if is, _ := layoutError(a, nil); !is {
		if *space != nil {
			return p.errorHere("multiple memory spaces specified in memref type")
		}
		*space = a
		return true
	}
	*layout = a
	if unranked {
		return p.errorHere("cannot have affine map for unranked memref type")
	}
	if *space != nil {
		return p.errorHere("expected memory space to be last in memref type")
	}
	return true
}
