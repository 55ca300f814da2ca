package ir

import "strings"

// Type writes t, or the alias of t if it has one.
func (p *Printer) Type(t Type) {
	switch {
	case t == nil:
		p.Str("<<NULL TYPE>>")
	case p.collecting:
		p.visitType(t)
	case p.mayAlias(t.typeBase().alias):
		if !p.alias(t) {
			p.typeBody(t)
		}
	case len(p.nested) > 0 || p.typeTexts == nil:
		// Inside of its own body, a recursive type prints only its name.
		p.typeBody(t)
	default:
		p.rememberedType(t)
	}
}

const (
	// typeTextSlots is the number of types whose texts a printer caches.
	typeTextSlots = 64
	// longType is the length in bytes from which the printer caches a text.
	longType = 12
)

// typeText is a type and its printed text.
type typeText struct {
	typ  Type
	text []byte
}

// rememberedType writes t. If it was written before, rememberedType copies its cached text.
func (p *Printer) rememberedType(t Type) {
	slot := &p.typeTexts[t.typeBase().id%typeTextSlots]
	if slot.typ == t {
		p.buf = append(p.buf, slot.text...)
		return
	}
	start := len(p.buf)
	p.typeBody(t)
	if len(p.buf)-start >= longType {
		slot.typ, slot.text = t, append(slot.text[:0], p.buf[start:]...)
	}
}

// typeStripped writes t without its `!dialect.mnemonic` prefix. The context must
// determine the class of t.
func (p *Printer) typeStripped(t Type) {
	switch {
	case p.collecting:
		p.visitType(t)
	case p.mayAlias(t.typeBase().alias) && p.alias(t):
	default:
		p.typeParams(t)
	}
}

// typeBody writes t itself.
func (p *Printer) typeBody(t Type) {
	switch t := t.(type) {
	case *IntegerType:
		p.buf = t.Append(p.buf)
	case *FloatType:
		p.Str(floatNames[t.Kind])
	case *IndexType:
		p.Str("index")
	case *NoneType:
		p.Str("none")
	case *ComplexType:
		p.Str("complex<")
		p.Type(t.Element)
		p.Byte('>')
	case *FunctionType:
		p.Byte('(')
		p.Types(t.Inputs)
		p.Byte(')')
		p.arrowTypes(t.Results)
	case *TupleType:
		p.Str("tuple<")
		p.Types(t.Types)
		p.Byte('>')
	case *OpaqueType:
		p.dialectSymbol('!', t.DialectName, t.data)
	case ShapedType:
		if t.TypeDef().Dialect != builtinName {
			p.dialectType(t)
			return
		}
		p.shapedType(t)
	default:
		p.dialectType(t)
	}
}

const builtinName = "builtin"

func (p *Printer) shapedType(t ShapedType) {
	switch t := t.(type) {
	case *VectorType:
		p.Str("vector<")
		for i, d := range t.shape {
			if t.ScalableDim(i) {
				p.Byte('[')
				p.Int(d)
				p.Byte(']')
			} else {
				p.Int(d)
			}
			p.Byte('x')
		}
		p.Type(t.element)
	case *RankedTensorType:
		p.Str("tensor<")
		p.shapePrefix(t.shape)
		p.Type(t.element)
		if t.Encoding != nil {
			p.Str(", ")
			p.Attr(t.Encoding)
		}
	case *UnrankedTensorType:
		p.Str("tensor<*x")
		p.Type(t.element)
	case *MemRefType:
		p.Str("memref<")
		p.shapePrefix(t.shape)
		p.Type(t.element)
		p.memRefSuffix(t.Layout)
		p.memRefSuffix(t.MemorySpace)
	case *UnrankedMemRefType:
		p.Str("memref<*x")
		p.Type(t.element)
		p.memRefSuffix(t.MemorySpace)
	}
	p.Byte('>')
}

func (p *Printer) shapePrefix(shape []int64) {
	for _, d := range shape {
		p.dimension(d)
		p.Byte('x')
	}
}

func (p *Printer) memRefSuffix(a Attribute) {
	if a != nil {
		p.Str(", ")
		p.attr(a, mayElideType)
	}
}

func (p *Printer) dialectType(t Type) {
	def := t.TypeDef()
	p.Byte('!')
	p.Str(def.Dialect)
	mark := len(p.buf)
	p.Byte('.')
	p.Str(def.Mnemonic)
	p.typeParams(t)
	p.closeDialectSymbol(mark)
}

// TypeWithoutDialect writes t, a type of a dialect, without the prefix `!dialect.`.
func (p *Printer) TypeWithoutDialect(t Type) {
	p.Str(t.TypeDef().Mnemonic)
	p.typeParams(t)
}

// typeParams writes the text after the mnemonic.
func (p *Printer) typeParams(t Type) {
	def := t.TypeDef()
	switch {
	case def.Print != nil:
		def.Print(p, t)
	case def.Format != "":
		printTypeFormat(p, def, t)
	}
}

// dialectSymbol writes `!dialect.data`, or `!dialect<data>` if data is not simple
// enough for the first form.
func (p *Printer) dialectSymbol(prefix byte, dialect, data string) {
	p.Byte(prefix)
	p.Str(dialect)
	mark := len(p.buf)
	p.Byte('.')
	p.Str(data)
	if i := strings.IndexByte(data, '<'); i >= 0 && !closesAtEnd(data[i:]) {
		p.buf[mark] = '<'
		p.Byte('>')
		return
	}
	p.closeDialectSymbol(mark)
}

// closesAtEnd reports whether the last byte of s closes the bracket that s begins with.
// MLIR 19 checks only that the last byte is a '>', and prints text that does not parse.
func closesAtEnd(s string) bool {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '<', '(', '[', '{':
			depth++
		case '-':
			if i+1 < len(s) && s[i+1] == '>' {
				i++
			}
		case '"':
			for i++; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' {
					i++
				}
			}
		case '>', ')', ']', '}':
			if depth--; depth == 0 {
				return i == len(s)-1
			}
		}
	}
	return false
}

// closeDialectSymbol checks the text after the dialect's name, which is a dot at mark
// and a body. If the body is not an identifier with an optional part in angle brackets,
// closeDialectSymbol changes the text to the form `<body>`.
func (p *Printer) closeDialectSymbol(mark int) {
	body := p.buf[mark+1:]
	if len(body) > 0 && isAlpha(body[0]) {
		i := 1
		for i < len(body) && (isAlpha(body[i]) || isDigit(body[i]) || body[i] == '.' || body[i] == '_') {
			i++
		}
		if i == len(body) || body[i] == '<' && body[len(body)-1] == '>' {
			return
		}
	}
	p.buf[mark] = '<'
	p.Byte('>')
}
