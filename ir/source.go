package ir

// SourceFormat reads a form of IR that is not text, such as bytecode. A [Registry] that
// has the format reads it wherever text is read.
type SourceFormat struct {
	// Magic is the first bytes of every source in the format.
	Magic string
	// Read appends the operations of the source to the block. It returns false after it
	// reported an error.
	Read func(r *SourceReader, top *Block) bool
}

// AddFormat makes parsers that use the registry read the format f.
func (r *Registry) AddFormat(f SourceFormat) { r.formats = append(r.formats, f) }

// formatOf returns the format of text, or nil if text is MLIR text.
func (r *Registry) formatOf(text []byte) *SourceFormat {
	for i := range r.formats {
		if m := r.formats[i].Magic; len(text) >= len(m) && string(text[:len(m)]) == m {
			return &r.formats[i]
		}
	}
	return nil
}

// SourceReader is what a [SourceFormat] reads with. Errors go to the scope or the
// context that reads.
type SourceReader struct {
	parser *Parser // the parser of types and attributes in textual form
	file   *SourceFile
}

// readSource reads file, which is in the format f.
func readSource(ctx *Context, f *SourceFormat, file *SourceFile, work *Scope) (*Operation, bool) {
	r := &SourceReader{parser: newParser(ctx, &SourceFile{}, work), file: file}
	p := r.parser
	module := p.arena.Create(&OperationState{Loc: r.Loc(), Info: ctx.OpInfo("builtin.module"), Regions: make([]*Region, 1)})
	block := p.arena.NewBlock()
	module.regions()[0].Append(block)
	if !f.Read(r, block) || p.errors > 0 {
		return nil, false
	}
	ctx.adapt(module, false)
	return module, true
}

// Context returns the context that receives the IR.
func (r *SourceReader) Context() *Context { return r.parser.ctx }

// Arena returns the arena for the operations that are read.
func (r *SourceReader) Arena() *Arena { return r.parser.arena }

// Text returns the source.
func (r *SourceReader) Text() []byte { return r.file.Text }

// Loc returns the location of the source as a whole, line and column 0 of the file.
func (r *SourceReader) Loc() Location { return r.Context().FileLineColLoc(r.file.Name, 0, 0) }

// Error reports an error at Loc and returns false.
func (r *SourceReader) Error(msg string, notes ...Diagnostic) bool {
	return r.parser.EmitPlainError(r.Loc(), msg, notes...)
}

// Stopped reports whether the reader is to end soon, without a report.
func (r *SourceReader) Stopped() bool { return r.parser.stop.Requested() }

// AddResource adds a resource to the metadata of the context, as the text parser does:
// TakeExternal of the [ResourceTable] may take an external one. It returns false after
// an error.
func (r *SourceReader) AddResource(external bool, section string, e Resource) bool {
	t := &r.Context().Resources
	if external && t.TakeExternal != nil {
		if taken, problem := t.TakeExternal(section, &e); taken {
			return problem == nil || r.Error(problem.Msg)
		}
	}
	t.Set(external, section, e)
	return true
}

// ParseType reads the textual form of a type, and ParseAttr that of an attribute. rest
// is the text after it. They return nil after an error, which has a location in a buffer
// named like text.
func (r *SourceReader) ParseType(text string) (t Type, rest string) {
	rest = r.parse(text, func() (ok bool) {
		t, ok = r.parser.parseType()
		return ok
	})
	return t, rest
}

// ParseAttr is described with ParseType.
func (r *SourceReader) ParseAttr(text string) (a Attribute, rest string) {
	rest = r.parse(text, func() (ok bool) {
		a, ok = r.parser.parseAttr(nil)
		return ok
	})
	return a, rest
}

// parse runs read on text. Only if it fails, text becomes a buffer of the context, so
// that the errors of a second attempt have locations.
func (r *SourceReader) parse(text string, read func() bool) (rest string) {
	p := r.parser
	file, diags, errors := p.file, p.diags, p.errors
	p.diags = &diagEngine{}
	p.src, p.brackets = text, bracketTable{}
	p.distinct = nil // each text counts its distinct attributes from 0
	p.resetTo(0)
	ok := read() && p.errors == errors
	p.file, p.diags = file, diags
	if ok {
		return text[p.ts:]
	}
	p.errors = errors
	p.file = p.ctx.AddFile(text, []byte(text))
	p.resetTo(0)
	read()
	p.file = file
	return ""
}

// TypeProblem returns why the builtin type t cannot be: a shape or an element type that
// the text could not have. It returns "" if there is no problem. It does not look into
// the types that t contains.
func TypeProblem(t Type) string {
	switch t := t.(type) {
	case *IntegerType:
		if t.Width > MaxIntegerWidth || t.Signedness > Unsigned {
			return "invalid integer type"
		}
	case *ComplexType:
		if !isFloat(t.Element) && !isInteger(t.Element) {
			return "invalid element type for complex"
		}
	case *VectorType:
		for _, d := range t.shape {
			if d <= 0 {
				return "vector types must have positive constant sizes"
			}
		}
		if !isVectorElement(t.element) {
			return "vector elements must be int/index/float type"
		}
	case *RankedTensorType:
		if !validTensorElement(t.element) {
			return "invalid tensor element type"
		}
		return shapeProblem(t.shape)
	case *UnrankedTensorType:
		if !validTensorElement(t.element) {
			return "invalid tensor element type"
		}
	case *MemRefType:
		if why := shapeProblem(t.shape); why != "" {
			return why
		}
		return memRefProblem(t.element, t.Layout, t.shape, t.MemorySpace)
	case *UnrankedMemRefType:
		return memRefProblem(t.element, nil, nil, t.MemorySpace)
	}
	return ""
}

func shapeProblem(shape []int64) string {
	for _, d := range shape {
		if d < 0 && d != Dynamic {
			return "invalid dimension"
		}
	}
	return ""
}

// memRefProblem returns why a memref cannot have these parts. layout is nil if it has
// the default layout.
func memRefProblem(elem Type, layout Attribute, shape []int64, space Attribute) string {
	if !validMemRefElement(elem) {
		return "invalid memref element type"
	}
	if layout != nil {
		if is, why := layoutError(layout, shape); !is {
			return "invalid memref layout " + AttrString(layout)
		} else if why != "" {
			return why
		}
	}
	return spaceProblem(space)
}

// spaceProblem returns why space is not a memory space, which may be nil.
func spaceProblem(space Attribute) string {
	if space == nil || space.AttrDef().Dialect != builtinName {
		return ""
	}
	switch space.(type) {
	case *IntegerAttr, *StringAttr, *DictionaryAttr, *OpaqueAttr:
		return ""
	}
	return "unsupported memory space Attribute"
}

// SizeProblem returns why the type, attribute or location part is too big to be printed
// in full, as an alias in text would be. It returns "" if it is not.
func (r *SourceReader) SizeProblem(part any) string {
	var e extent
	switch part := part.(type) {
	case Location:
		e = r.parser.locExtent(part)
	case Type:
		e = part.typeBase().extent
	case Attribute:
		e = part.attrBase().extent
	}
	return e.problem("value")
}

// SlotProblem returns why slot k of an op of this kind cannot hold v, or "" if it can.
func (i *OpInfo) SlotProblem(k int, v Attribute) string { return i.refuse(k, i.SlotName(k), v) }

// UnregisteredProps returns the properties of an unregistered operation, or nil.
func (op *Operation) UnregisteredProps() Attribute {
	if props := op.props(); op.info.Def == nil && len(props) == 1 {
		return props[0]
	}
	return nil
}

// SetUnregisteredProps sets the properties of an unregistered operation.
func (op *Operation) SetUnregisteredProps(a Attribute) { op.setProps([]Attribute{a}) }

// OrderUses puts the uses of v into the given order. uses are all of them.
func (v *Value) OrderUses(uses []*Operand) {
	at := &v.uses
	for _, o := range uses {
		*at, o.prev = o, at
		at = &o.next
	}
	*at = nil
}

// CheckedSparse is [Context.Sparse] for parts that may not fit each other. Then it
// returns nil and why.
func (c *Context) CheckedSparse(t ShapedType, indices, values *DenseElementsAttr) (*SparseElementsAttr, string) {
	if indices.typ.ElementType() != Type(c.I64()) || indices.Raw == nil && indices.NumElements() > 0 || values.typ.ElementType() != t.ElementType() {
		return nil, "expected 64-bit indices, and values of the element type"
	}
	if why := sparseProblem(t, indices, values); why != "" {
		return nil, why
	}
	return c.sparse(t, indices, values), ""
}

// ParseFormat reads file, which is in the format f, and returns its builtin.module like [Parse]. It is for formats that a caller makes
// with settings of its own; those of the registry are found by [Parse].
func ParseFormat(ctx *Context, file *SourceFile, f SourceFormat) (*Operation, bool) {
	return onlyModule(readSource(ctx, &f, file, nil))
}
