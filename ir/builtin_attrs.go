package ir

import (
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"slices"
)

// The classes of the builtin attributes. Their syntax is part of the language.
var (
	integerAttrDef       = &AttrClass{Dialect: "builtin", Mnemonic: "integer"}
	floatAttrDef         = &AttrClass{Dialect: "builtin", Mnemonic: "float"}
	StringAttrDef        = &AttrClass{Dialect: "builtin", Mnemonic: "string"}
	ArrayAttrDef         = &AttrClass{Dialect: "builtin", Mnemonic: "array"}
	dictionaryAttrDef    = &AttrClass{Dialect: "builtin", Mnemonic: "dictionary"}
	typeAttrDef          = &AttrClass{Dialect: "builtin", Mnemonic: "type"}
	unitAttrDef          = &AttrClass{Dialect: "builtin", Mnemonic: "unit"}
	symbolRefAttrDef     = &AttrClass{Dialect: "builtin", Mnemonic: "symbol_ref"}
	affineMapAttrDef     = &AttrClass{Dialect: "builtin", Mnemonic: "affine_map", Alias: "map"}
	integerSetAttrDef    = &AttrClass{Dialect: "builtin", Mnemonic: "affine_set", Alias: "set"}
	denseElementsAttrDef = &AttrClass{Dialect: "builtin", Mnemonic: "dense"}
	denseArrayAttrDef    = &AttrClass{Dialect: "builtin", Mnemonic: "dense_array"}
	sparseElementsDef    = &AttrClass{Dialect: "builtin", Mnemonic: "sparse"}
	denseResourceDef     = &AttrClass{Dialect: "builtin", Mnemonic: "dense_resource"}
	stridedLayoutAttrDef = &AttrClass{Dialect: "builtin", Mnemonic: "strided"}
	opaqueAttrDef        = &AttrClass{Dialect: "builtin", Mnemonic: "opaque"}
	locationAttrDef      = &AttrClass{Dialect: "builtin", Mnemonic: "loc", Alias: "loc"}
	distinctAttrDef      = &AttrClass{Dialect: "builtin", Mnemonic: "distinct", Alias: "distinct"}
)

// IntegerAttr is an integer of an integer or index type; index values have 64
// bits. A boolean is an i1.
type IntegerAttr struct {
	builtinAttr
	typ   Type
	Value apint.Int
}

type intKey struct {
	typ   Type
	value apint.Int
}

// indexWidth is the width in bits in which values of index type are held.
const indexWidth = 64

// NumberWidth returns the width in bits of an integer or float type t, and 0 for
// other types.
func NumberWidth(t Type) uint32 {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width
	case *FloatType:
		return t.Width()
	}
	return 0
}

// IntegerValueWidth returns the width in bits of a value of integer or index
// type t, and 0 for other types.
func IntegerValueWidth(t Type) uint32 {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width
	case *IndexType:
		return indexWidth
	}
	return 0
}

// Int returns the integer attribute v : t. It truncates v to the width of t, which is
// an integer or index type.
func (c *Context) Int(t Type, v int64) *IntegerAttr {
	return c.APInt(t, apint.NewSigned(IntegerValueWidth(t), v))
}

// APInt returns the integer attribute v : t; v has the width of t.
func (c *Context) APInt(t Type, v apint.Int) *IntegerAttr {
	return c.ints.intern(intKey{t, v}, func(k intKey) *IntegerAttr {
		return &IntegerAttr{NewAttrBase(c, integerAttrDef), k.typ, k.value}
	})
}

// Bool returns true or false, an i1.
func (c *Context) Bool(v bool) *IntegerAttr {
	if v {
		return c.common.tr
	}
	return c.common.fa
}

// Type returns the integer or index type.
func (a *IntegerAttr) Type() Type { return a.typ }

// Int64 returns the value as a signed 64-bit integer: sign-extended from a signless or
// signed type, zero-extended from an unsigned one. It returns false if the value does
// not fit.
func (a *IntegerAttr) Int64() (int64, bool) {
	if t, ok := a.typ.(*IntegerType); ok && t.Signedness == Unsigned {
		u, ok := a.Value.Uint64()
		return int64(u), ok && int64(u) >= 0
	}
	return a.Value.Int64()
}

// Int64Or returns the value, or def if it does not fit 64 signed bits.
func (a *IntegerAttr) Int64Or(def int64) int64 {
	if v, ok := a.Int64(); ok {
		return v
	}
	return def
}

// IsBool reports whether the type is i1.
func (a *IntegerAttr) IsBool() bool { return a.typ == Type(a.ctx.common.i[1]) }

// FloatAttr is a floating-point constant.
type FloatAttr struct {
	builtinAttr
	typ   *FloatType
	Value apfloat.Float
}

type floatKey struct {
	typ   *FloatType
	value apfloat.Float
}

// FloatConst returns the float attribute v : t. v must have the semantics of t.
func (c *Context) FloatConst(t *FloatType, v apfloat.Float) *FloatAttr {
	return Intern(c, floatKey{t, v}, func(k floatKey) *FloatAttr {
		return &FloatAttr{NewAttrBase(c, floatAttrDef), k.typ, k.value}
	})
}

// FloatValue returns the float attribute nearest to v in type t.
func (c *Context) FloatValue(t *FloatType, v float64) *FloatAttr {
	f, _ := apfloat.FromFloat64(t.Semantics(), v)
	return c.FloatConst(t, f)
}

// Type returns the floating-point type.
func (a *FloatAttr) Type() Type { return a.typ }

var floatSemantics = [numFloatKinds]apfloat.Semantics{
	apfloat.F4E2M1FN, apfloat.F6E2M3FN, apfloat.F6E3M2FN, apfloat.F8E3M4, apfloat.F8E8M0FNU,
	apfloat.F8E5M2, apfloat.F8E4M3, apfloat.F8E4M3FN, apfloat.F8E5M2FNUZ, apfloat.F8E4M3FNUZ, apfloat.F8E4M3B11FNUZ,
	apfloat.BF16, apfloat.F16, apfloat.TF32, apfloat.F32, apfloat.F64, apfloat.F80, apfloat.F128,
}

// Semantics returns the floating-point format of the type.
func (t *FloatType) Semantics() apfloat.Semantics { return floatSemantics[t.Kind] }

// StringAttr is a string. Its type is none unless the source gives another one.
type StringAttr struct {
	builtinAttr
	Value string
	typ   Type
}

type typedStringKey struct {
	value string
	typ   Type
}

// String returns the string attribute s.
func (c *Context) String(s string) *StringAttr {
	return c.strings.intern(s, func(s string) *StringAttr {
		return &StringAttr{NewAttrBase(c, StringAttrDef), s, c.common.none}
	})
}

// TypedString returns the string attribute s : t.
func (c *Context) TypedString(s string, t Type) *StringAttr {
	if t == nil || t == Type(c.common.none) {
		return c.String(s)
	}
	return Intern(c, typedStringKey{s, t}, func(k typedStringKey) *StringAttr {
		return &StringAttr{NewAttrBase(c, StringAttrDef, k.typ), k.value, k.typ}
	})
}

// Type returns the type, none by default.
func (a *StringAttr) Type() Type { return a.typ }

// ArrayAttr is `[a, b, ...]`.
type ArrayAttr struct {
	builtinAttr
	Elements []Attribute
}

// Array returns the array attribute of elems.
func (c *Context) Array(elems []Attribute) *ArrayAttr {
	h := NewHash()
	for _, a := range elems {
		h = h.AddAttr(a)
	}
	return c.seqs.arrays.intern(uint64(h), func(a *ArrayAttr) bool { return slices.Equal(a.Elements, elems) },
		func() *ArrayAttr {
			return &ArrayAttr{NewAttrBase(c, ArrayAttrDef, elems), append([]Attribute(nil), elems...)}
		})
}

// IntArray returns an array attribute of integers of type t.
func (c *Context) IntArray(t Type, vs ...int64) *ArrayAttr {
	elems := make([]Attribute, len(vs))
	for i, v := range vs {
		elems[i] = c.Int(t, v)
	}
	return c.Array(elems)
}

// DictionaryAttr is `{name = value, ...}`, sorted by name.
type DictionaryAttr struct {
	builtinAttr
	Entries []NamedAttribute
}

// Dictionary returns the dictionary of entries, which need not be sorted but
// must have distinct names.
func (c *Context) Dictionary(entries []NamedAttribute) *DictionaryAttr {
	entries = sortedEntries(entries)
	h := NewHash()
	for _, e := range entries {
		h = h.AddString(e.Name).AddAttr(e.Value)
	}
	return c.seqs.dicts.intern(uint64(h), func(d *DictionaryAttr) bool {
		if len(d.Entries) != len(entries) {
			return false
		}
		for i := range entries {
			if d.Entries[i] != entries[i] {
				return false
			}
		}
		return true
	}, func() *DictionaryAttr {
		return &DictionaryAttr{NewAttrBase(c, dictionaryAttrDef, entries), append([]NamedAttribute(nil), entries...)}
	})
}

// Get returns the value of name, or nil.
func (a *DictionaryAttr) Get(name string) Attribute {
	v, _ := lookupEntry(a.Entries, name)
	return v
}

// TypeAttr is a type used as attribute.
type TypeAttr struct {
	builtinAttr
	Value Type
}

type typeAttrKey struct{ t Type }

// TypeAttr returns the attribute that holds t.
func (c *Context) TypeAttr(t Type) *TypeAttr {
	return Intern(c, typeAttrKey{t}, func(k typeAttrKey) *TypeAttr {
		return &TypeAttr{NewAttrBase(c, typeAttrDef, k.t), k.t}
	})
}

// UnitAttr is `unit`, the value of attributes that only can be present or absent.
type UnitAttr struct{ AttrBase }

// Unit returns the unit attribute.
func (c *Context) Unit() *UnitAttr { return c.common.unit }

// SymbolRefAttr is `@root::@nested::...`.
type SymbolRefAttr struct {
	builtinAttr
	Root   string
	Nested []string // nil for a flat reference
}

// SymbolRef returns the reference to root and its nested symbols.
func (c *Context) SymbolRef(root string, nested ...string) *SymbolRefAttr {
	h := NewHash().AddString(root)
	for _, n := range nested {
		h = h.AddString(n)
	}
	return c.seqs.symrefs.intern(uint64(h), func(s *SymbolRefAttr) bool {
		if s.Root != root || len(s.Nested) != len(nested) {
			return false
		}
		for i := range nested {
			if s.Nested[i] != nested[i] {
				return false
			}
		}
		return true
	}, func() *SymbolRefAttr {
		return &SymbolRefAttr{NewAttrBase(c, symbolRefAttrDef), root, append([]string(nil), nested...)}
	})
}

// Leaf returns the last name of the reference.
func (a *SymbolRefAttr) Leaf() string {
	if n := len(a.Nested); n > 0 {
		return a.Nested[n-1]
	}
	return a.Root
}

// AffineMapAttr is `affine_map<...>`.
type AffineMapAttr struct {
	builtinAttr
	Map *AffineMap
}

type mapKey struct{ m *AffineMap }

// MapAttr returns the attribute that holds m.
func (c *Context) MapAttr(m *AffineMap) *AffineMapAttr {
	return Intern(c, mapKey{m}, func(k mapKey) *AffineMapAttr {
		return &AffineMapAttr{NewAttrBase(c, affineMapAttrDef), k.m}
	})
}

// IntegerSetAttr is `affine_set<...>`.
type IntegerSetAttr struct {
	builtinAttr
	Set *IntegerSet
}

type setKey struct{ s *IntegerSet }

// SetAttr returns the attribute that holds s.
func (c *Context) SetAttr(s *IntegerSet) *IntegerSetAttr {
	return Intern(c, setKey{s}, func(k setKey) *IntegerSetAttr {
		return &IntegerSetAttr{NewAttrBase(c, integerSetAttrDef), k.s}
	})
}

// StridedLayoutAttr is `strided<[s0, s1], offset: o>`, in elements; Dynamic
// prints as `?`.
type StridedLayoutAttr struct {
	builtinAttr
	Offset  int64
	Strides []int64
}

// StridedLayout returns the strided layout.
func (c *Context) StridedLayout(offset int64, strides []int64) *StridedLayoutAttr {
	h := hashShape(strides).Add(uint64(offset))
	return c.seqs.strided.intern(uint64(h),
		func(s *StridedLayoutAttr) bool { return s.Offset == offset && slices.Equal(s.Strides, strides) },
		func() *StridedLayoutAttr {
			return &StridedLayoutAttr{NewAttrBase(c, stridedLayoutAttrDef), offset, append([]int64(nil), strides...)}
		})
}

// OpaqueAttr is an attribute of an unregistered dialect, `#dialect.data`.
type OpaqueAttr struct {
	builtinAttr
	DialectName, data string
	typ               Type
}

type opaqueAttrKey struct {
	dialect, data string
	typ           Type
}

// OpaqueAttr returns the attribute `#dialect.data : typ`. A nil typ stands for none.
func (c *Context) OpaqueAttr(dialect, data string, typ Type) *OpaqueAttr {
	if typ == nil {
		typ = c.None()
	}
	return Intern(c, opaqueAttrKey{dialect, data, typ}, func(k opaqueAttrKey) *OpaqueAttr {
		return &OpaqueAttr{NewAttrBase(c, opaqueAttrDef, k.typ), k.dialect, k.data, k.typ}
	})
}

// Type returns the type, none by default.
func (a *OpaqueAttr) Type() Type { return a.typ }

// LocationAttr is a location used as attribute.
type LocationAttr struct {
	builtinAttr
	Loc Location
}

type locAttrKey struct{ l Location }

// LocAttr returns the attribute that holds l.
func (c *Context) LocAttr(l Location) *LocationAttr {
	return Intern(c, locAttrKey{l}, func(k locAttrKey) *LocationAttr {
		return &LocationAttr{NewAttrBase(c, locationAttrDef), k.l}
	})
}

// DistinctAttr is `distinct[n]<attr>`. Each one equals only itself.
type DistinctAttr struct {
	builtinAttr
	Referenced Attribute
}

// NewDistinct returns a new distinct attribute.
func (c *Context) NewDistinct(referenced Attribute) *DistinctAttr {
	return &DistinctAttr{NewAttrBase(c, distinctAttrDef, referenced), referenced}
}
