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
	alias bool // prints through an alias, or holds something that does
	// symref is set if the type holds a symbol reference.
	symref bool
	extent extent
}

// NewTypeBase returns the base of a new type of class def; parts are the types
// and attributes it is made of.
func NewTypeBase(ctx *Context, def *TypeDef, parts ...any) TypeBase {
	b := TypeBase{ctx: ctx, def: def, id: ctx.newID(), alias: def.Alias != ""}
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
// nothing that is output may depend on it.
func TypeID(t Type) uint32 { return t.typeBase().id }

// TypeDef declares a class of types. The printed form is `!dialect.mnemonic`
// followed by what Print writes; builtin types are printed by the printer itself.
// Either Format with Params, Build and Param, or Parse and Print are given; a
// class with none of them is a singleton without parameters, made by Build(nil).
type TypeDef struct {
	Dialect  string
	Mnemonic string
	Summary  string
	// Alias, if not empty, is the stem of the alias (`!stem`, `!stem1`, …) that
	// MLIR prints such types through.
	Alias string

	Params []ParamDef
	// Format is the declarative assembly format of the parameters.
	Format string
	// Directives are the custom<Name> directives of Format.
	Directives map[string]*CustomDirective
	// Record is the name that MLIR's errors about parameters give the class.
	Record string
	// Build makes a type from parameters in declared order. It reports wrong
	// ones through p.EmitError at p.ParamsLoc and returns nil then.
	Build func(p *Parser, params []any) Type
	// Param returns parameter i of t.
	Param func(t Type, i int) any

	// Parse reads what follows `!dialect.mnemonic`; nil after an error.
	Parse func(p *Parser) Type
	// Print writes what follows `!dialect.mnemonic`.
	Print func(p *Printer, t Type)
	// Walk visits the types and attributes that t is made of, for replacing
	// and for symbol uses; nil if it has none. A visit of nil parts is allowed.
	Walk func(t Type, visit func(Type), visitAttr func(Attribute))
	// Rebuild returns t with its types and attributes replaced by what typ and
	// attr return for them, nil if that makes no valid type.
	Rebuild func(t Type, typ func(Type) Type, attr func(Attribute) Attribute) Type
	// Interfaces are the models of type interfaces that the class implements,
	// beside the methods of the Go type itself.
	Interfaces []any

	format lazyFormat
}

// ParamDef declares a parameter of a type or attribute with a Format.
type ParamDef struct {
	Name     string
	Kind     ParamKind
	Optional bool
	// Default is the value of an absent parameter that is not printed; used
	// when Optional is set.
	Default any
	// CppType is the type that MLIR's errors give the parameter; with it and the
	// class's Record a second error follows the first as in MLIR.
	CppType string
}

// ParamKind says how a parameter is written and read.
type ParamKind interface {
	// ParseParam reads one parameter; false after an error was emitted.
	ParseParam(p *Parser) (any, bool)
	// PrintParam writes v.
	PrintParam(p *Printer, v any)
}

// TypeInterface returns t's implementation of the interface T: the Go type's own
// methods or a model attached to its class in its dialect or Registry.
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
	for _, m := range t.Context().registry.typeModels(def) {
		if i, ok := m.(T); ok {
			return i, true
		}
	}
	var zero T
	return zero, false
}

// Dynamic marks a dimension, stride or offset that is not known statically, as
// mlir::ShapedType::kDynamic.
const Dynamic int64 = -1 << 63

// ShapedType is implemented by vector, tensor and memref types.
type ShapedType interface {
	Type
	// ElementType returns the type of the elements.
	ElementType() Type
	// HasRank reports whether the number of dimensions is known.
	HasRank() bool
	// Shape returns the dimensions, Dynamic where unknown; nil if unranked. The
	// slice must not be changed.
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

// NumElements returns the product of static dimensions shape; it saturates at
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

// ElementTypeOrSelf returns the element type of a shaped type, else t.
func ElementTypeOrSelf(t Type) Type {
	if s, ok := t.(ShapedType); ok {
		return s.ElementType()
	}
	return t
}
