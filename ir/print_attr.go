package ir

// typeElision says whether the printer writes the `: type` of an attribute.
type typeElision uint8

const (
	keepType     typeElision = iota
	mayElideType             // not for i64 and f64, the defaults of the syntax
	dropType
)

// Attr writes a with its type, or the alias of a if it has one.
func (p *Printer) Attr(a Attribute) { p.attr(a, keepType) }

// AttrNoType writes a without its type.
func (p *Printer) AttrNoType(a Attribute) { p.attr(a, dropType) }

func (p *Printer) attr(a Attribute, elide typeElision) {
	switch {
	case a == nil:
		p.Str("<<NULL ATTRIBUTE>>")
	case p.collecting:
		p.visitAttr(a, elide == dropType)
	case p.mayAlias(a.attrBase().alias) && p.alias(a):
	default:
		p.attrBody(a, elide)
	}
}

// attrStripped writes a without its `#dialect.mnemonic` prefix. The context must
// determine the class of a.
func (p *Printer) attrStripped(a Attribute) {
	switch {
	case p.collecting:
		p.visitAttr(a, false)
	case p.mayAlias(a.attrBase().alias) && p.alias(a):
	default:
		p.attrParams(a)
	}
}

// attrBody writes a itself.
func (p *Printer) attrBody(a Attribute, elide typeElision) {
	if a.AttrDef().Dialect != builtinName {
		p.dialectAttr(a)
		p.attrType(a, elide)
		return
	}
	switch a := a.(type) {
	case *IntegerAttr:
		p.integerAttr(a, elide)
		return
	case *FloatAttr:
		mark := len(p.buf)
		p.buf = a.Value.AppendMLIR(p.buf)
		hex := len(p.buf) > mark+1 && p.buf[mark+1] == 'x'
		if elide == mayElideType && a.typ.Kind == F64 && !hex {
			return
		}
	case *StringAttr:
		p.QuotedString(a.Value)
	case *ArrayAttr:
		p.Byte('[')
		for i, e := range a.Elements {
			if i > 0 {
				p.Str(", ")
			}
			p.attr(e, mayElideType)
		}
		p.Byte(']')
	case *DictionaryAttr:
		p.Byte('{')
		for i := range a.Entries {
			if i > 0 {
				p.Str(", ")
			}
			p.namedAttr(a.Entries[i].Name, a.Entries[i].Value)
		}
		p.Byte('}')
	case *TypeAttr:
		p.Type(a.Value)
	case *UnitAttr:
		p.Str("unit")
	case *SymbolRefAttr:
		p.SymbolName(a.Root)
		for _, n := range a.Nested {
			p.Str("::")
			p.SymbolName(n)
		}
	default:
		p.otherAttr(a)
	}
	p.attrType(a, elide)
}

// otherAttr writes the less frequent builtin attributes.
func (p *Printer) otherAttr(a Attribute) {
	switch a := a.(type) {
	case *AffineMapAttr:
		p.Str("affine_map<")
		p.AffineMap(a.Map)
		p.Byte('>')
	case *IntegerSetAttr:
		p.Str("affine_set<")
		p.integerSet(a.Set)
		p.Byte('>')
	case *DenseElementsAttr:
		p.denseAttr(a)
	case *DenseArrayAttr:
		p.denseArray(a)
	case *SparseElementsAttr:
		p.sparseAttr(a)
	case *DenseResourceAttr:
		p.Str("dense_resource<")
		p.keywordOrString(a.Key)
		p.Byte('>')
		p.noteResource(a)
	case *StridedLayoutAttr:
		p.stridedLayout(a)
	case *OpaqueAttr:
		p.dialectSymbol('#', a.DialectName, a.data)
	case *LocationAttr:
		p.location(a.Loc, a.ctx, false)
	case *DistinctAttr:
		p.Str("distinct[")
		p.Int(int64(p.distinctID(a)))
		p.Str("]<")
		if _, unit := a.Referenced.(*UnitAttr); !unit {
			p.Attr(a.Referenced)
		}
		p.Byte('>')
	}
}

// attrType writes ` : type` if the attribute has a type other than none.
func (p *Printer) attrType(a Attribute, elide typeElision) {
	if elide == dropType {
		return
	}
	if ta, ok := a.(TypedAttr); ok {
		t := ta.Type()
		if _, none := t.(*NoneType); !none && t != nil {
			p.Str(" : ")
			p.Type(t)
		}
	}
}

func (p *Printer) integerAttr(a *IntegerAttr, elide typeElision) {
	t, isInt := a.typ.(*IntegerType)
	if isInt && t.Width == 1 && t.Signedness == Signless {
		p.bool(!a.Value.IsZero())
		return
	}
	p.buf = a.Value.AppendDecimal(p.buf, !isInt || t.Signedness != Unsigned)
	if elide == mayElideType && isInt && t.Width == 64 && t.Signedness == Signless {
		return
	}
	p.attrType(a, elide)
}

func (p *Printer) bool(v bool) {
	if v {
		p.Str("true")
	} else {
		p.Str("false")
	}
}

func (p *Printer) dialectAttr(a Attribute) {
	def := a.AttrDef()
	p.Byte('#')
	p.Str(def.Dialect)
	mark := len(p.buf)
	p.Byte('.')
	p.Str(def.Mnemonic)
	p.attrParams(a)
	p.closeDialectSymbol(mark)
}

// attrParams writes the text after the mnemonic.
func (p *Printer) attrParams(a Attribute) {
	def := a.AttrDef()
	switch {
	case def.Print != nil:
		def.Print(p, a)
	case def.Format != "":
		printAttrFormat(p, def, a)
	default:
		if e, ok := a.(*EnumAttr); ok {
			p.Byte('<')
			p.Str(e.Keyword())
			p.Byte('>')
		}
	}
}

func (p *Printer) stridedLayout(a *StridedLayoutAttr) {
	p.Str("strided<[")
	for i, s := range a.Strides {
		if i > 0 {
			p.Str(", ")
		}
		p.dimension(s)
	}
	p.Byte(']')
	if a.Offset != 0 {
		p.Str(", offset: ")
		p.dimension(a.Offset)
	}
	p.Byte('>')
}

// distinctID returns the number of a among the printed distinct attributes.
func (p *Printer) distinctID(a *DistinctAttr) int {
	id, ok := p.distinct[a]
	if !ok {
		if p.distinct == nil {
			p.distinct = make(map[*DistinctAttr]int)
		}
		id = len(p.distinct)
		p.distinct[a] = id
	}
	return id
}
