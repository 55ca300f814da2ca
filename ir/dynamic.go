package ir

import "slices"

// DynamicClass declares a class of types or attributes whose parameters are a list of attributes. With it a program defines a dialect
// that it knows at run time only: all its types are of the Go type [DynamicType], all its attributes of [DynamicAttr], and
// [DynamicOp] declares its operations.
//
// The text is `!dialect.mnemonic<a, b>`, without brackets if there are no parameters.
type DynamicClass struct {
	Dialect, Mnemonic, Summary string
	// Verify checks the parameters. It reports through emit, which returns false, and returns the result of emit. A nil Verify accepts all.
	Verify func(params []Attribute, emit func(msg string) bool) bool
	// Parse and Print, if not nil, read and write the text after the mnemonic in place of the list in brackets.
	Parse func(p *Parser) (params []Attribute, ok bool)
	Print func(p *Printer, params []Attribute)
}

// DynamicType is a type of a class that a [DynamicClass] declares.
type DynamicType struct {
	builtinType
	Params []Attribute
}

// DynamicAttr is an attribute of a class that a [DynamicClass] declares.
type DynamicAttr struct {
	builtinAttr
	Params []Attribute
}

// DynamicOp declares an operation called name with any number of operands, results, regions and successors of any kind. The verifier
// of its [OpEntry] says what it must have.
func DynamicOp(name string) *OpDef {
	return &OpDef{
		Name:       name,
		Operands:   []ValueDef{{Name: "operands", Type: AnyType, Quantity: Variadic}},
		Results:    []ValueDef{{Name: "results", Type: AnyType, Quantity: Variadic}},
		Regions:    []RegionDef{{Name: "regions", Quantity: Variadic}},
		Successors: []SuccessorDef{{Name: "successors", Quantity: Variadic}},
	}
}

// Type returns a new class of types. Each call makes another class.
func (d *DynamicClass) Type() *TypeDef {
	def := &TypeDef{Dialect: d.Dialect, Mnemonic: d.Mnemonic, Summary: d.Summary}
	def.Parse = func(p *Parser) Type {
		params, ok := d.parse(p)
		if !ok || !d.verify(params, func(msg string) bool { return p.EmitError(p.MnemonicLoc(), msg) }) {
			return nil
		}
		return p.ctx.DynamicType(def, params...)
	}
	def.Print = func(p *Printer, t Type) { d.print(p, t.(*DynamicType).Params) }
	def.Walk = func(t Type, _ func(Type), visit func(Attribute)) { visitAttrs(t.(*DynamicType).Params, visit) }
	def.Rebuild = func(t Type, _ func(Type) Type, attr func(Attribute) Attribute) Type {
		if params := d.replaced(t.(*DynamicType).Params, attr); params != nil {
			return t.Context().DynamicType(def, params...)
		}
		return nil
	}
	return def
}

// Attr returns a new class of attributes. Each call makes another class.
func (d *DynamicClass) Attr() *AttrClass {
	def := &AttrClass{Dialect: d.Dialect, Mnemonic: d.Mnemonic, Summary: d.Summary}
	def.Parse = func(p *Parser, _ Type) Attribute {
		params, ok := d.parse(p)
		if !ok || !d.verify(params, func(msg string) bool { return p.EmitError(p.MnemonicLoc(), msg) }) {
			return nil
		}
		return p.ctx.DynamicAttr(def, params...)
	}
	def.Print = func(p *Printer, a Attribute) { d.print(p, a.(*DynamicAttr).Params) }
	def.Walk = func(a Attribute, _ func(Type), visit func(Attribute)) { visitAttrs(a.(*DynamicAttr).Params, visit) }
	def.Rebuild = func(a Attribute, _ func(Type) Type, attr func(Attribute) Attribute) Attribute {
		if params := d.replaced(a.(*DynamicAttr).Params, attr); params != nil {
			return a.Context().DynamicAttr(def, params...)
		}
		return nil
	}
	return def
}

func visitAttrs(list []Attribute, visit func(Attribute)) {
	for _, a := range list {
		visit(a)
	}
}

// replaced returns the results of attr for params, or nil if the class does not accept them.
func (d *DynamicClass) replaced(params []Attribute, attr func(Attribute) Attribute) []Attribute {
	list := make([]Attribute, len(params))
	for i, a := range params {
		if list[i] = attr(a); list[i] == nil {
			return nil
		}
	}
	if !d.verify(list, func(string) bool { return false }) {
		return nil
	}
	return list
}

func (d *DynamicClass) verify(params []Attribute, emit func(string) bool) bool {
	return d.Verify == nil || d.Verify(params, emit)
}

func (d *DynamicClass) parse(p *Parser) ([]Attribute, bool) {
	if d.Parse != nil {
		return d.Parse(p)
	}
	if !p.ParseOptionalLess() || p.ParseOptionalGreater() {
		return nil, true
	}
	var params []Attribute
	for {
		a, ok := p.ParseAttr(nil)
		if !ok {
			return nil, false
		}
		if params = append(params, a); p.ParseOptionalGreater() {
			return params, true
		}
		if !p.ParseComma() {
			return nil, false
		}
	}
}

func (d *DynamicClass) print(p *Printer, params []Attribute) {
	if d.Print != nil {
		d.Print(p, params)
		return
	}
	for i, a := range params {
		if i == 0 {
			p.Byte('<')
		} else {
			p.Str(", ")
		}
		p.Attr(a)
	}
	if len(params) > 0 {
		p.Byte('>')
	}
}

// DynamicType returns the type of class def with the parameters. It does not verify them. def is a result of [DynamicClass.Type].
func (c *Context) DynamicType(def *TypeDef, params ...Attribute) *DynamicType {
	h := NewHash().AddString(def.Mnemonic).Add(uint64(len(params)))
	for _, a := range params {
		h = h.AddAttr(a)
	}
	same := func(v any) bool {
		t, ok := v.(*DynamicType)
		return ok && t.def == def && slices.Equal(t.Params, params)
	}
	return InternSeq(c, uint64(h), same, func() any {
		own := slices.Clone(params)
		return &DynamicType{NewTypeBase(c, def, own), own}
	}).(*DynamicType)
}

// DynamicAttr returns the attribute of class def with the parameters. It does not verify them. def is a result of [DynamicClass.Attr].
func (c *Context) DynamicAttr(def *AttrClass, params ...Attribute) *DynamicAttr {
	h := NewHash().AddString(def.Mnemonic).Add(uint64(len(params)))
	for _, a := range params {
		h = h.AddAttr(a)
	}
	same := func(v any) bool {
		a, ok := v.(*DynamicAttr)
		return ok && a.def == def && slices.Equal(a.Params, params)
	}
	return InternSeq(c, uint64(h), same, func() any {
		own := slices.Clone(params)
		return &DynamicAttr{NewAttrBase(c, def, own), own}
	}).(*DynamicAttr)
}
