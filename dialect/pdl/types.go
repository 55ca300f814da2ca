package pdl

import "github.com/spvc/spvc/ir"

// HandleType is the type of a value that stands for a part of the IR that a pattern matches: `!pdl.attribute`, `!pdl.operation`,
// `!pdl.type` or `!pdl.value`. The handles differ in their class.
type HandleType struct{ ir.TypeBase }

// RangeType is `!pdl.range<element>`: any number of attributes, operations, types or values.
type RangeType struct {
	ir.TypeBase
	// Element is a [HandleType].
	Element ir.Type
}

// The classes of the handles.
var (
	AttributeDef = handle("attribute", "a handle of an attribute")
	OperationDef = handle("operation", "a handle of an operation")
	TypeDef      = handle("type", "a handle of a type")
	ValueDef     = handle("value", "a handle of a value")
)

// RangeDef is the class of [RangeType].
var RangeDef = rangeClass()

type handleKey struct{ def *ir.TypeDef }

func handle(mnemonic, summary string) *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: mnemonic, Summary: summary}
	d.Build = func(p *ir.Parser, _ []any) ir.Type { return handleOf(p.Context(), d) }
	return d
}

func handleOf(c *ir.Context, def *ir.TypeDef) ir.Type {
	return ir.Intern(c, handleKey{def}, func(k handleKey) *HandleType { return &HandleType{ir.NewTypeBase(c, k.def)} })
}

// Attribute returns `!pdl.attribute`.
func Attribute(c *ir.Context) ir.Type { return handleOf(c, AttributeDef) }

// Operation returns `!pdl.operation`.
func Operation(c *ir.Context) ir.Type { return handleOf(c, OperationDef) }

// Type returns `!pdl.type`.
func Type(c *ir.Context) ir.Type { return handleOf(c, TypeDef) }

// Value returns `!pdl.value`.
func Value(c *ir.Context) ir.Type { return handleOf(c, ValueDef) }

type rangeKey struct{ element ir.Type }

func internRange(c *ir.Context, def *ir.TypeDef, element ir.Type) *RangeType {
	return ir.Intern(c, rangeKey{element}, func(k rangeKey) *RangeType { return &RangeType{ir.NewTypeBase(c, def, k.element), k.element} })
}

// RangeOf returns the range of element, which must be a [HandleType].
func RangeOf(element ir.Type) ir.Type { return internRange(element.Context(), RangeDef, element) }

// IsRange reports whether t is a range.
func IsRange(t ir.Type) bool { _, ok := t.(*RangeType); return ok }

// ElementOrSelf returns the element of a range, and other types unchanged.
func ElementOrSelf(t ir.Type) ir.Type {
	if r, ok := t.(*RangeType); ok {
		return r.Element
	}
	return t
}

// handles returns the classes of the handles.
func handles() []*ir.TypeDef { return []*ir.TypeDef{AttributeDef, OperationDef, TypeDef, ValueDef} }

func rangeClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: "range", Summary: "any number of handles"}
	d.Print = func(p *ir.Printer, t ir.Type) {
		p.Str("<")
		p.Str(t.(*RangeType).Element.TypeDef().Mnemonic)
		p.Str(">")
	}
	d.Parse = func(p *ir.Parser) ir.Type { return parseRange(p, d) }
	return d
}

// parseRange reads the element, which stands without the prefix of the dialect.
func parseRange(p *ir.Parser, def *ir.TypeDef) ir.Type {
	nameLoc := p.MnemonicLoc()
	if !p.ParseLess() {
		return nil
	}
	loc := p.Loc()
	word, ok := p.ParseAnyKeyword()
	if !ok {
		return nil
	}
	for _, h := range handles() {
		if h.Mnemonic == word {
			if !p.ParseGreater() {
				return nil
			}
			return internRange(p.Context(), def, handleOf(p.Context(), h))
		}
	}
	if word == def.Mnemonic {
		if nested := parseRange(p, def); nested != nil && p.ParseGreater() {
			p.EmitError(loc, "element of pdl.range cannot be another range, but got"+ir.QuoteType(nested))
		}
		return nil
	}
	p.EmitError(nameLoc, "invalid 'pdl' type: `"+word+"'")
	return nil
}
