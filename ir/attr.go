package ir

import (
	"cmp"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
)

// Attribute is an interned, immutable constant. Attributes compare with ==.
type Attribute interface {
	// Context returns the context that the attribute is interned in.
	Context() *Context
	// AttrDef returns the declaration of the attribute's class.
	AttrDef() *AttrClass
	attrBase() *AttrBase
}

// AttrBase is embedded, by value, in every attribute.
type AttrBase struct {
	ctx   *Context
	def   *AttrClass
	id    uint32
	alias bool
	// symref is set if the attribute is or contains a symbol reference.
	symref bool
	extent extent
}

// NewAttrBase returns the base of a new attribute of class def. parts are the types and
// attributes that the attribute contains.
func NewAttrBase(ctx *Context, def *AttrClass, parts ...any) AttrBase {
	b := AttrBase{ctx: ctx, def: def, id: ctx.newID(), alias: def.Alias != "", symref: def == symbolRefAttrDef}
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

// Context returns the context that the attribute is interned in.
func (b *AttrBase) Context() *Context { return b.ctx }

// AttrDef returns the declaration of the attribute's class.
func (b *AttrBase) AttrDef() *AttrClass { return b.def }

func (b *AttrBase) attrBase() *AttrBase { return b }

// builtinAttr and builtinType are embedded by the attributes and types of this package, which need not show
// that they embed something.
type (
	builtinAttr = AttrBase
	builtinType = TypeBase
)

// TypedAttr is implemented by attributes that carry a type.
type TypedAttr interface {
	Attribute
	// Type returns the attribute's type.
	Type() Type
}

// AttrClass declares a class of attributes, as [TypeDef] declares a class of types. The
// printed form is `#dialect.mnemonic` followed by the output of Print. Attributes of a class with
// neither Build nor Param are [RecordAttr]s.
type AttrClass struct {
	Dialect  string
	Mnemonic string
	Summary  string
	// Alias, if not empty, is the stem of the alias (`#map`, `#map1`, …) under which
	// MLIR prints such attributes.
	Alias string
	// Versions are the versions of MLIR that have the class.
	Versions Span

	Params []ParamDef
	// Format is the declarative assembly format of the parameters.
	Format string
	// Older are the formats that older versions print, the oldest first. All versions read Format.
	Older []*OldParamFormat
	// Directives are the custom<Name> directives of Format.
	Directives map[string]*CustomDirective
	// Record is the name of the class in MLIR's errors about parameters.
	Record string
	// Build makes an attribute from parameters in declared order. It returns nil after
	// it emitted an error about a parameter. typ is the type written after a colon or
	// given by the context, or nil.
	Build func(p *Parser, params []any, typ Type) Attribute
	// Complete, if not nil, changes the parameters that the text of a [RecordAttr] has, before Verify checks them: it gives values to those that
	// some versions do not write.
	Complete func(ctx *Context, params []any)
	// Implied reports whether a version that does not have parameter i means the same without it.
	Implied func(a Attribute, i int) bool
	// Verify returns the error in parameters from which a [RecordAttr] of the class is to be made, or "".
	Verify func(ctx *Context, params []any) string
	// Param returns parameter i of a.
	Param func(a Attribute, i int) any

	// Parse reads the text after `#dialect.mnemonic`. It returns nil after an error.
	Parse func(p *Parser, typ Type) Attribute
	// Print writes the text after `#dialect.mnemonic`.
	Print func(p *Printer, a Attribute)
	// Walk visits the types and attributes that a contains. It is nil if the class has
	// none.
	Walk func(a Attribute, visit func(Type), visitAttr func(Attribute))
	// Rebuild returns a with its types and attributes replaced by the results of typ
	// and attr, or nil if the new attribute is not valid. A class with Walk has it if
	// its attributes can be rewritten.
	Rebuild func(a Attribute, typ func(Type) Type, attr func(Attribute) Attribute) Attribute
	// Interfaces are models of attribute interfaces of the class.
	Interfaces []any

	format lazyFormat
}

// AttrInterface returns a's implementation of the interface T: either a itself or a
// model of its class.
func AttrInterface[T any](a Attribute) (T, bool) {
	if i, ok := a.(T); ok {
		return i, true
	}
	for _, m := range a.AttrDef().Interfaces {
		if i, ok := m.(T); ok {
			return i, true
		}
	}
	var zero T
	return zero, false
}

// NamedAttribute is an entry of an attribute dictionary.
type NamedAttribute struct {
	Name  string
	Value Attribute
}

// EnumClass declares an enumeration whose cases are keywords: the value of an
// [EnumAttr], or of an integer attribute that a format prints as a keyword.
type EnumClass struct {
	// Name is used in error texts: `expected string or keyword containing one
	// of the following enum values`.
	Name string
	// Summary is the description in the errors of [EnumFieldParam].
	Summary string
	// Cases are the keywords with their values, in declared order. For a bit
	// enumeration the values are masks.
	Cases []EnumCase
	// Bits marks a bit enumeration. Separator ("|" or ", ") joins its cases.
	Bits bool
	// BitsUntil, if not 0, is the last version that joins cases. Later ones write a single case.
	BitsUntil Version
	Separator string
	// Width is the width in bits of the integer that stores a value: 32 or 64.
	Width uint32
	// Lookup, Spell and Keywords, if not nil, replace the search of Cases. A class with
	// all three needs no Cases, whose tables would be made at the start of each program.
	Lookup   func(keyword string) (uint64, bool)
	Spell    func(value uint64) (string, bool)
	Keywords func() []string
	// History has the cases that some versions of MLIR do not have or number differently.
	History []EnumHistory
	// Renamed has the keywords of values that have another one from a version on. Not for bit enumerations.
	Renamed []EnumRename
}

// EnumRename is the keyword that a value of an [EnumClass] has from the version Since on.
type EnumRename struct {
	Value   uint64
	Since   Version
	Keyword string
}

// spellIn returns the text of v in a version.
func (e *EnumClass) spellIn(v uint64, version Version) string {
	for _, r := range e.Renamed {
		if r.Value == v && version.orLatest() >= r.Since {
			return r.Keyword
		}
	}
	return e.String(v)
}

// keywordList joins the keywords of a version for error texts.
func (e *EnumClass) keywordList(v Version) string {
	words := e.keywords()
	if len(e.History) > 0 {
		words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return !e.HasIn(w, v) })
	}
	return strings.Join(words, ", ")
}

func (e *EnumClass) keywords() []string {
	if e.Keywords != nil {
		return e.Keywords()
	}
	words := make([]string, len(e.Cases))
	for i := range e.Cases {
		words[i] = e.Cases[i].Keyword
	}
	return words
}

// history returns the history of a case, or nil if all versions have it alike.
func (e *EnumClass) history(keyword string) *EnumHistory {
	for i := range e.History {
		if e.History[i].Keyword == keyword {
			return &e.History[i]
		}
	}
	return nil
}

// HasIn reports whether the case called keyword is part of a version.
func (e *EnumClass) HasIn(keyword string, v Version) bool {
	h := e.history(keyword)
	return h == nil || h.Versions.Has(v)
}

// ValueIn returns the number of case i in a version.
func (e *EnumClass) ValueIn(i int, v Version) uint64 {
	if h := e.history(e.Cases[i].Keyword); h != nil {
		for _, o := range h.Older {
			if v.orLatest() <= o.Last {
				return o.Value
			}
		}
	}
	return e.Cases[i].Value
}

// CasesIn returns the cases of a version with their numbers in it, ordered by number.
func (e *EnumClass) CasesIn(v Version) []EnumCase {
	var all []EnumCase
	for i := range e.Cases {
		if e.HasIn(e.Cases[i].Keyword, v) {
			all = append(all, EnumCase{e.Cases[i].Keyword, e.ValueIn(i, v)})
		}
	}
	sorted.Stable(all, func(a, b EnumCase) int { return cmp.Compare(a.Value, b.Value) })
	return all
}

// EnumCase is a keyword of an [EnumClass].
type EnumCase struct {
	Keyword string
	Value   uint64
}

// EnumHistory says how a case of an [EnumClass] depends on the version of MLIR.
type EnumHistory struct {
	Keyword string
	// Versions are the versions that have the case.
	Versions Span
	// Older are the numbers of the case in older versions, the oldest first. Attributes hold the Value of the case; the
	// generic form and bytecode have the number of the version.
	Older []OldValue
}

// Parse returns the value of one keyword.
func (e *EnumClass) Parse(keyword string) (uint64, bool) {
	if e.Lookup != nil {
		return e.Lookup(keyword)
	}
	for i := range e.Cases {
		if e.Cases[i].Keyword == keyword {
			return e.Cases[i].Value, true
		}
	}
	return 0, false
}

// String returns the keyword of v, or the joined keywords of a bit enumeration. It
// returns "" if v is not a value of the enumeration.
func (e *EnumClass) String(v uint64) string {
	if e.Spell != nil {
		s, _ := e.Spell(v)
		return s
	}
	for i := range e.Cases {
		if e.Cases[i].Value == v {
			return e.Cases[i].Keyword
		}
	}
	if !e.Bits {
		return ""
	}
	s, rest := "", v
	for i := range e.Cases {
		if m := e.Cases[i].Value; m != 0 && rest&m == m && v&m == m {
			if s != "" {
				s += e.Separator
			}
			s += e.Cases[i].Keyword
			rest &^= m
		}
	}
	if rest != 0 {
		return ""
	}
	return s
}

// EnumAttr is a value of an enumeration as an attribute of a dialect, such as
// `#spirv.scope<Workgroup>` or `#arith.fastmath<contract>`. All enum attributes
// of all dialects have this Go type and differ in their class.
type EnumAttr struct {
	builtinAttr
	Value uint64
}

// EnumAttrClass declares an enum attribute class `#dialect.mnemonic<keyword>`.
//
//go:noinline
func EnumAttrClass(dialect, mnemonic string, enum *EnumClass) *AttrClass {
	return &AttrClass{Dialect: dialect, Mnemonic: mnemonic, Interfaces: []any{enum}}
}

// BareEnumAttrClass declares an enum attribute class with the format `$value`. In
// operations the bare keyword follows two spaces; elsewhere the attribute prints as
// `#dialect<mnemonic keyword>`.
func BareEnumAttrClass(dialect, mnemonic string, enum *EnumClass) *AttrClass {
	def := &AttrClass{Dialect: dialect, Mnemonic: mnemonic, Interfaces: []any{enum}, Format: "$value",
		Params: []ParamDef{{Name: "value", Kind: EnumParam(enum), CppType: enum.Name}},
		Param:  func(a Attribute, _ int) any { return a.(*EnumAttr).Value }}
	def.Build = func(p *Parser, params []any, _ Type) Attribute { return p.Context().Enum(def, params[0].(uint64)) }
	return def
}

// EnumOf returns the enumeration of an enum attribute class, or nil.
func EnumOf(class *AttrClass) *EnumClass {
	for _, i := range class.Interfaces {
		if e, ok := i.(*EnumClass); ok {
			return e
		}
	}
	return nil
}

type enumKey struct {
	def   *AttrClass
	value uint64
}

// Enum returns the enum attribute of class def with the given value.
func (c *Context) Enum(def *AttrClass, value uint64) *EnumAttr {
	return Intern(c, enumKey{def, value}, func(k enumKey) *EnumAttr {
		return &EnumAttr{NewAttrBase(c, k.def), k.value}
	})
}

// Keyword returns the keyword, or the joined keywords, of a.
func (a *EnumAttr) Keyword() string { return EnumOf(a.def).spellIn(a.Value, a.Context().MLIR()) }
