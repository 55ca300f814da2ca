package pdl

import "github.com/spvc/spvc/ir"

func isHandle(def *ir.TypeDef) func(ir.Type) bool {
	return func(t ir.Type) bool { return t.TypeDef() == def }
}

// isAny reports whether t is a type of the dialect.
func isAny(t ir.Type) bool {
	switch t.(type) {
	case *HandleType, *RangeType:
		return true
	}
	return false
}

func one(def *ir.TypeDef, summary string) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: "PDL handle " + summary,
		Match:   isHandle(def),
		Base:    isHandle(def),
		Build:   func(c *ir.Context) ir.Type { return handleOf(c, def) },
	}
}

// The constraints of operands and results that are single handles.
var (
	AnAttribute = one(AttributeDef, "to an `mlir::Attribute`")
	AnOperation = one(OperationDef, "to an `mlir::Operation *`")
	AType       = one(TypeDef, "to an `mlir::Type`")
	AValue      = one(ValueDef, "for an `mlir::Value`")
	// Anything admits all types of the dialect.
	Anything = &ir.TypeConstraint{Summary: "pdl type", Match: isAny, Base: isAny}
)

// Range returns the constraint of ranges of what element admits.
func Range(element *ir.TypeConstraint) *ir.TypeConstraint {
	c := &ir.TypeConstraint{
		Summary: "range of " + element.Summary + " values",
		Base:    IsRange,
		Match: func(t ir.Type) bool {
			r, ok := t.(*RangeType)
			return ok && element.Match(r.Element)
		},
	}
	if element.Build != nil {
		c.Build = func(c *ir.Context) ir.Type { return RangeOf(element.Build(c)) }
	}
	return c
}

// OneOrRange returns the constraint of single handles, or ranges, of what element admits.
func OneOrRange(element *ir.TypeConstraint) *ir.TypeConstraint {
	r := Range(element)
	return &ir.TypeConstraint{
		Summary: "single element or range of " + element.Summary,
		Base:    isAny,
		Match:   func(t ir.Type) bool { return element.Match(t) || r.Match(t) },
	}
}

// The constraints of several handles.
var (
	Types        = Range(AType)
	Values       = Range(AValue)
	Operations   = Range(AnOperation)
	AnyRange     = Range(Anything)
	TypeOrTypes  = OneOrRange(AType)
	ValueOrRange = OneOrRange(AValue)
	// TypesOrValues admits ranges of types and ranges of values.
	TypesOrValues = Range(&ir.TypeConstraint{
		Summary: AType.Summary + " or " + AValue.Summary,
		Match:   func(t ir.Type) bool { return AType.Match(t) || AValue.Match(t) },
	})
)

// notNegative returns the constraint of attributes of the signless integer type with the given width whose value is not negative.
func notNegative(width uint32, name string) *ir.AttrConstraint {
	return &ir.AttrConstraint{
		Summary: name + "-bit signless integer attribute whose value is non-negative",
		Base:    func(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok },
		Match: func(a ir.Attribute) bool {
			i, ok := a.(*ir.IntegerAttr)
			return ok && i.Type() == ir.Type(a.Context().I(width)) && i.Int64Or(-1) >= 0
		},
		ValueType: func(c *ir.Context) ir.Type { return c.I(width) },
	}
}

// The constraints of attributes.
var (
	// Benefit admits benefits of patterns.
	Benefit = notNegative(16, "16")
	// Index admits indices and counts.
	Index = notNegative(32, "32")
	// Names admits arrays of strings.
	Names = ir.ArrayAttrOf("string array attribute", ir.StringAttrKind)
	// TypeArray admits arrays of types.
	TypeArray = ir.ArrayAttrOf("type array attribute", ir.TypeAttrKind)
)
