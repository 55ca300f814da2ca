package ir

// Type is an interned, immutable type. Types compare with ==.
type Type interface {
	// Context returns the context that the type is interned in.
	Context() *Context
	// TypeDef returns the declaration of the type's class.
	TypeDef() *TypeDef
	typeBase() *TypeBase
}

// TypeBase is embedded, by value, in every type.
type TypeBase struct {
	ctx   *Context
	def   *TypeDef
	id    uint32
	alias bool // prints under an alias, or contains something that does
	// symref is set if the type contains a symbol reference.
	symref bool
	extent extent
}

// NewTypeBase returns the base of a new type of class def. parts are the types and
// attributes that the type contains.
func NewTypeBase(ctx *Context, def *TypeDef, parts ...any) TypeBase {
	b := TypeBase{ctx: ctx, def: def, id: ctx.newID(), alias: def.alias != ""}
	if def.Versions != (Span{}) && !def.Versions.Has(ctx.Version) {
		ctx.beyond.Store(true)
	}
	for _, p := range parts {
		b.extent.add(p)
		b.alias = b.alias || partHasAlias(p)
		b.symref = b.symref || partHasSymbolRef(p)
	}
	if b.alias {
		ctx.hasAliases.Store(true)
	}
	return b
}

func partHasAlias(p any) bool {
	switch p := p.(type) {
	case []Type:
		for _, t := range p {
			if t.typeBase().alias {
				return true
			}
		}
	case []Attribute:
		for _, a := range p {
			if a != nil && a.attrBase().alias {
				return true
			}
		}
	case []NamedAttribute:
		for _, a := range p {
			if a.Value.attrBase().alias {
				return true
			}
		}
	case Type:
		return p.typeBase().alias
	case Attribute:
		return p.attrBase().alias
	}
	return false
}

// Context returns the context that the type is interned in.
func (b *TypeBase) Context() *Context { return b.ctx }

// TypeDef returns the declaration of the type's class.
func (b *TypeBase) TypeDef() *TypeDef { return b.def }

func (b *TypeBase) typeBase() *TypeBase { return b }

// TypeID returns a small number that no other type or attribute of t's context
// has, for sets of types. It depends on the order in which types are made, so
// no output may depend on it.
func TypeID(t Type) uint32 { return t.typeBase().id }

// TypeDef declares a class of types. The printed form is `!dialect.mnemonic`
// followed by the output of Print. The printer itself prints builtin types. A class has
// either Format with Params, or Parse and Print. A class with none of them is a singleton
// without parameters. Types of a class with neither Build nor Param are [RecordType]s.
type TypeDef struct {
	Dialect  string
	Mnemonic string
	Summary  string
	// Alias, if not empty, is the stem of the alias (`!stem`, `!stem1`, …) under which
	// MLIR prints such types.
	alias string

	// Mutable marks types whose body is set after they are made, so that they may contain themselves. The definition of an alias of such a type
	// writes its parts in full.
	Mutable bool

	// Versions are the versions of MLIR that have the class.
	Versions Span
	// Beyond names what a version does not have of t, and returns the versions that have it, for a class of which only some types
	// depend on the version. The name is "" if there is nothing.
	Beyond func(t Type, v Version) (what string, has Span)

	Params []ParamDef
	// Format is the declarative assembly format of the parameters.
	Format string
	// Directives are the custom<Name> directives of Format.
	Directives map[string]*CustomDirective
	// Record is the name of the class in MLIR's errors about parameters.
	Record string
	// Build makes a type from parameters in declared order. If a parameter is wrong, it
	// calls p.EmitError at p.ParamsLoc and returns nil.
	Build func(p *Parser, params []any) Type
	// Verify returns the error in parameters from which a [RecordType] of the class is to be made, or "".
	Verify func(ctx *Context, params []any) string
	// Param returns parameter i of t.
	Param func(t Type, i int) any

	// Parse reads the text after `!dialect.mnemonic`. It returns nil after an error.
	Parse func(p *Parser) Type
	// Print writes the text after `!dialect.mnemonic`.
	Print func(p *Printer, t Type)
	// Walk visits the types and attributes that t contains, for replacing and for
	// symbol uses. Walk is nil if the class has none. It may visit nil parts.
	Walk func(t Type, visit func(Type), visitAttr func(Attribute))
	// Rebuild returns t with its types and attributes replaced by the results of typ
	// and attr, or nil if the new type is not valid.
	Rebuild func(t Type, typ func(Type) Type, attr func(Attribute) Attribute) Type
	// Interfaces are the models of type interfaces that the class implements,
	// in addition to the methods of the Go type.
	Interfaces []any

	format lazyFormat
}

// ParamDef declares a parameter of a type or attribute with a Format.
type ParamDef struct {
	Name     string
	Kind     ParamKind
	Optional bool
	// Default is the value of an absent parameter. A parameter with this value is not
	// printed. It is used if Optional is set.
	Default any
	// DefaultIn, in place of Default, returns the value of an absent parameter in a context.
	DefaultIn func(ctx *Context) any
	// Versions are the versions of MLIR that have the parameter. The printer omits it in others. The parser reads it in all versions, but
	// requires it in none of the others.
	Versions Span
	// NeededUntil is the last version whose text must have the parameter, although it is Optional.
	NeededUntil Version
	// CppType is the name of the parameter's type in MLIR's errors. With it and the
	// class's Record, a second error follows the first, as in MLIR.
	CppType string
}

// ParamKind says how to write and read a parameter.
type ParamKind interface {
	// ParseParam reads one parameter. It returns false after it emitted an error.
	ParseParam(p *Parser) (any, bool)
	// PrintParam writes v.
	PrintParam(p *Printer, v any)
}

// TypeInterface returns t's implementation of the interface T: either t itself or a
// model of its class.
func TypeInterface[T any](t Type) (T, bool) {
	if i, ok := t.(T); ok {
		return i, true
	}
	def := t.TypeDef()
	for _, m := range def.Interfaces {
		if i, ok := m.(T); ok {
			return i, true
		}
	}
	var zero T
	return zero, false
}

// Dynamic marks a dimension, stride or offset that is not known statically, like
// mlir::ShapedType::kDynamic.
const Dynamic int64 = -1 << 63

// ShapedType is implemented by vector, tensor and memref types.
type ShapedType interface {
	Type
	// ElementType returns the type of the elements.
	ElementType() Type
	// HasRank reports whether the number of dimensions is known.
	HasRank() bool
	// Shape returns the dimensions. An unknown dimension is Dynamic. Shape returns nil
	// if the type is unranked. The caller must not change the slice.
	Shape() []int64
	// WithShape returns the same type with another shape and element type.
	WithShape(shape []int64, elem Type) ShapedType
}

// HasStaticShape reports whether t is ranked and all its dimensions are known.
func HasStaticShape(t ShapedType) bool {
	if !t.HasRank() {
		return false
	}
	for _, d := range t.Shape() {
		if d == Dynamic {
			return false
		}
	}
	return true
}

// NumElements returns the product of the static dimensions in shape. It saturates at
// the largest int64.
func NumElements(shape []int64) int64 {
	n := int64(1)
	for _, d := range shape {
		if d != 0 && n > (1<<63-1)/d {
			return 1<<63 - 1
		}
		n *= d
	}
	return n
}

// ElementTypeOrSelf returns the element type of a shaped type, or t itself.
func ElementTypeOrSelf(t Type) Type {
	if s, ok := t.(ShapedType); ok {
		return s.ElementType()
	}
	return t
}
