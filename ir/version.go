package ir

import (
	"slices"
	"strconv"
	"strings"
)

// Version is a major version of MLIR, whose spelling of the IR a [Context] reads and writes. The zero value stands for
// LatestVersion.
type Version uint8

// The versions that the dialects describe.
const (
	OldestVersion Version = 19
	LatestVersion Version = 22
)

// ParseVersion returns the version that text names, such as "19" or "22.1.8". ok is false if the dialects do not
// describe it.
func ParseVersion(text string) (v Version, ok bool) {
	major, _, _ := strings.Cut(text, ".")
	n, err := strconv.ParseUint(major, 10, 8)
	v = Version(n)
	return v, err == nil && v >= OldestVersion && v <= LatestVersion
}

// String returns the number of the version.
func (v Version) String() string { return strconv.Itoa(int(v.orLatest())) }

func (v Version) orLatest() Version {
	if v == 0 {
		return LatestVersion
	}
	return v
}

// Versions returns all versions that the dialects describe, the oldest first.
func Versions() []Version {
	var all []Version
	for v := OldestVersion; v <= LatestVersion; v++ {
		all = append(all, v)
	}
	return all
}

// Span is the versions that have something: from First to Last, both included. 0 stands for no bound, so the zero value is all
// versions.
type Span struct{ First, Last Version }

// Since returns the span that begins with v.
func Since(v Version) Span { return Span{First: v} }

// Until returns the span whose last version is v.
func Until(v Version) Span { return Span{Last: v} }

// Has reports whether the span contains v.
func (s Span) Has(v Version) bool {
	v = v.orLatest()
	return v >= s.First && (s.Last == 0 || v <= s.Last)
}

// String describes the span, such as "since 20", "until 19" or "20 to 21". It is "" for all versions.
func (s Span) String() string {
	switch {
	case s.First == 0 && s.Last == 0:
		return ""
	case s.Last == 0:
		return "since " + s.First.String()
	case s.First == 0:
		return "until " + s.Last.String()
	}
	return s.First.String() + " to " + s.Last.String()
}

// OldName is the name of an attribute or an op up to the version Last.
type OldName struct {
	Last Version
	Name string
}

// OldFormat is the assembly format of an op up to the version Last, or "" if those versions only have the generic form.
type OldFormat struct {
	Last   Version
	Format string
}

// OldParamFormat is the assembly format that the parameters of an attribute have in text up to the version Last.
type OldParamFormat struct {
	Last   Version
	Format string
	format lazyFormat
}

// OldValue is the number of a case of an enumeration up to the version Last.
type OldValue struct {
	Last  Version
	Value uint64
}

// Change describes what is different since a version.
type Change struct {
	Since Version
	// Text says what the version has, and Before what earlier versions have instead.
	Text, Before string
}

// TextUntil returns the constraint with another text for the versions up to last. Call it for the oldest version first.
func (c *AttrConstraint) TextUntil(last Version, text string) *AttrConstraint {
	n := *c
	old := *c
	old.Summary, old.Before = text, nil
	n.Before = append(slices.Clip(n.Before), OldAttrs{last, &old})
	return &n
}

// TextUntil returns the constraint with another text for the versions up to last. Call it for the oldest version first.
func (c *TypeConstraint) TextUntil(last Version, text string) *TypeConstraint {
	n := *c
	old := *c
	old.Summary, old.Before = text, nil
	n.Before = append(slices.Clip(n.Before), OldTypes{last, &old})
	return &n
}

// OldTypes is a constraint on types up to the version Last.
type OldTypes struct {
	Last Version
	Type *TypeConstraint
}

// OldAttrs is a constraint on attributes up to the version Last.
type OldAttrs struct {
	Last Version
	Type *AttrConstraint
}

// In returns the constraint of a version.
func (c *TypeConstraint) In(v Version) *TypeConstraint {
	for i := range c.Before {
		if v.orLatest() <= c.Before[i].Last {
			return c.Before[i].Type
		}
	}
	return c
}

// In returns the constraint of a version.
func (c *AttrConstraint) In(v Version) *AttrConstraint {
	if c == nil {
		return nil
	}
	for i := range c.Before {
		if v.orLatest() <= c.Before[i].Last {
			return c.Before[i].Type
		}
	}
	return c
}

// valuesIn returns the declarations that a version has, with its constraints.
func valuesIn(defs []ValueDef, v Version) []ValueDef {
	for len(defs) > 0 && !defs[len(defs)-1].Versions.Has(v) {
		defs = defs[:len(defs)-1]
	}
	for i := range defs {
		if t := defs[i].Type; t != nil && len(t.Before) > 0 {
			own := slices.Clone(defs)
			for k := range own {
				if t := own[k].Type; t != nil {
					own[k].Type = t.In(v)
				}
			}
			return own
		}
	}
	return defs
}

// MLIR returns the version whose spelling the context reads and writes.
func (c *Context) MLIR() Version { return c.Version.orLatest() }

// hasVersions reports whether the op is not the same in all versions.
func (d *OpDef) hasVersions() bool {
	if d.Versions != (Span{}) || len(d.Older) > 0 || len(d.OlderNames) > 0 {
		return true
	}
	for i := range d.Attrs {
		if a := &d.Attrs[i]; a.Versions != (Span{}) || len(a.Older) > 0 || a.Type != nil && len(a.Type.Before) > 0 {
			return true
		}
	}
	before := func(v ValueDef) bool { return v.Type != nil && len(v.Type.Before) > 0 || v.Versions != Span{} }
	if slices.ContainsFunc(d.Operands, before) || slices.ContainsFunc(d.Results, before) {
		return true
	}
	return slices.ContainsFunc(d.Traits, func(t Trait) bool { _, ok := t.(VersionedTrait); return ok })
}

func (d *ValueDef) hasVersions() bool { return d.Versions != Span{} }

// NameIn returns the name of the attribute in a version, or "" if the version does not have it.
func (d *AttrDef) NameIn(v Version) string {
	if !d.Versions.Has(v) {
		return ""
	}
	for _, o := range d.Older {
		if v.orLatest() <= o.Last {
			return o.Name
		}
	}
	return d.Name
}

// NameIn returns the full name of the op in a version.
func (d *OpDef) NameIn(v Version) string {
	for _, o := range d.OlderNames {
		if v.orLatest() <= o.Last {
			return o.Name
		}
	}
	return d.Name
}

// formatIn returns the number of the format of a version: an index of Older, or its length for Format.
func (d *OpDef) formatIn(v Version) int {
	for i, o := range d.Older {
		if v.orLatest() <= o.Last {
			return i
		}
	}
	return len(d.Older)
}

// formatText returns the format with the number that formatIn returns.
func (d *OpDef) formatText(i int) string {
	if i < len(d.Older) {
		return d.Older[i].Format
	}
	return d.Format
}

// renumber returns a with the number that its case has in the version to, where a has the number of the version from. Only
// attributes of a class without a Class of its own, which are integers, can differ.
func (c *AttrConstraint) renumber(a Attribute, from, to Version) Attribute {
	if list, ok := a.(*ArrayAttr); ok && c.elem != nil {
		elements := make([]Attribute, len(list.Elements))
		for i, e := range list.Elements {
			elements[i] = c.elem.renumber(e, from, to)
		}
		return list.ctx.Array(elements)
	}
	i, ok := a.(*IntegerAttr)
	if !ok || from.orLatest() == to.orLatest() {
		return a
	}
	n := uint64(i.Int64Or(-1))
	e := c.Enum
	for k := range e.Cases {
		if e.HasIn(e.Cases[k].Keyword, from) && e.ValueIn(k, from) == n {
			return i.Context().Int(i.Type(), int64(e.ValueIn(k, to)))
		}
	}
	return a
}

// renumbered reports whether the numbers of the constraint's cases depend on the version.
func (c *AttrConstraint) renumbered() bool {
	if c != nil && c.elem != nil {
		return c.elem.renumbered()
	}
	if c == nil || c.Enum == nil || c.EnumClassOf != nil {
		return false
	}
	return slices.ContainsFunc(c.Enum.History, func(h EnumHistory) bool { return len(h.Older) > 0 })
}

// An AttrEncoding converts an inherent attribute whose class depends on the version.
type AttrEncoding struct {
	// Decode returns what operations hold for what any version writes. It returns other attributes as they are.
	Decode func(a Attribute) Attribute
	// Encode returns what a version writes for what operations hold.
	Encode func(a Attribute, v Version) Attribute
	// Numbered, if not nil, says whether bytecode of a version has the number of the attribute itself in its place (MLIR's EnumProp).
	Numbered func(v Version) bool
	// Required says that bytecode always has the attribute, although operations can be made without it.
	Required bool
}

// AlwaysInBytecode is the encoding of an attribute with a default value that MLIR does not know.
var AlwaysInBytecode = &AttrEncoding{
	Decode: func(a Attribute) Attribute { return a }, Encode: func(a Attribute, _ Version) Attribute { return a }, Required: true,
}

// ArrayUntil is the encoding of a list of 64-bit integers that is an array attribute up to a version, and later a dense array.
// Operations hold the array attribute.
//
//go:noinline
func ArrayUntil(last Version) *AttrEncoding {
	return &AttrEncoding{
		Decode: func(a Attribute) Attribute {
			if d, ok := a.(*DenseArrayAttr); ok && d.ElementType == Type(d.ctx.I64()) {
				elements := make([]Attribute, d.Len())
				for i, n := range d.Int64s() {
					elements[i] = d.ctx.Int(d.ElementType, n)
				}
				return d.ctx.Array(elements)
			}
			return a
		},
		Encode: func(a Attribute, v Version) Attribute {
			list, ok := a.(*ArrayAttr)
			if !ok || v.orLatest() <= last {
				return a
			}
			numbers := make([]int64, len(list.Elements))
			for i, e := range list.Elements {
				n, ok := e.(*IntegerAttr)
				if !ok {
					return a
				}
				numbers[i] = n.Int64Or(0)
			}
			return list.ctx.DenseI64Array(numbers...)
		},
	}
}

// FromVersion returns the attribute that slot k holds for a, an attribute as the version v writes it.
func (i *OpInfo) FromVersion(k int, a Attribute, v Version) Attribute {
	d := i.encodedSlot(k)
	switch {
	case d == nil || a == nil:
		return a
	case d.Encoding != nil:
		return d.Encoding.Decode(a)
	case d.Native:
		return flagOf(a)
	}
	return d.Type.renumber(a, v, LatestVersion)
}

// ToVersion returns the attribute that the version v writes for a, which slot k holds. It returns nil if the version writes none.
func (i *OpInfo) ToVersion(k int, a Attribute, v Version) Attribute {
	d := i.encodedSlot(k)
	switch {
	case d == nil || a == nil:
		return a
	case d.Encoding != nil:
		return d.Encoding.Encode(a, v)
	}
	return d.Type.renumber(a, LatestVersion, v)
}

// flagOf returns the unit attribute or nil for the boolean that the generic form has for a flag. It returns other attributes as
// they are.
func flagOf(a Attribute) Attribute {
	if i, ok := a.(*IntegerAttr); ok && BoolAttrKind.Match(a) {
		if i.Int64Or(0) == 0 {
			return nil
		}
		return i.ctx.Unit()
	}
	return a
}

// encodedSlot returns the declaration of slot k if its encoding depends on the version, or nil.
func (i *OpInfo) encodedSlot(k int) *AttrDef {
	if i.shape.encoded == nil {
		return nil
	}
	return i.shape.encoded[k]
}

// AttrOfSlot returns the declaration of the inherent attribute in slot k, or nil if slot k holds segment sizes.
func (i *OpInfo) AttrOfSlot(k int) *AttrDef {
	if n := i.attrNumber(k); n >= 0 {
		return &i.Def.Attrs[n]
	}
	return nil
}

// attrNumber returns the number of the declaration of slot k, or -1 if it holds segment sizes.
func (i *OpInfo) attrNumber(k int) int {
	slot := 0
	for n := range i.Def.Attrs {
		if !i.Def.Attrs[n].Discardable {
			if slot == k {
				return n
			}
			slot++
		}
	}
	return -1
}
