package ir

import (
	"slices"
	"strconv"
	"strings"
)

// AnyTypeOf returns the constraint that a type satisfies if it satisfies one of list. The error text lists all of them.
func AnyTypeOf(list ...*TypeConstraint) *TypeConstraint {
	return &TypeConstraint{Summary: typeWords(list), Match: anyOfTypes(list)}
}

// SignedOfWidth returns the constraint of integers of w bits and the given signedness.
func SignedOfWidth(w uint32, s Signedness) *TypeConstraint {
	return &TypeConstraint{
		Summary: strconv.Itoa(int(w)) + "-bit " + signWords[s] + " integer",
		Base:    typeIs[*IntegerType],
		Match:   func(t Type) bool { i, ok := t.(*IntegerType); return ok && i.Width == w && i.Signedness == s },
		Build:   func(c *Context) Type { return c.Integer(w, s) },
	}
}

var signWords = [...]string{Signless: "signless", Signed: "signed", Unsigned: "unsigned"}

// AnyIntegerOfWidth returns the constraint of integers of w bits and any signedness.
func AnyIntegerOfWidth(w uint32) *TypeConstraint {
	return &TypeConstraint{Summary: strconv.Itoa(int(w)) + "-bit integer", Base: typeIs[*IntegerType],
		Match: func(t Type) bool { i, ok := t.(*IntegerType); return ok && i.Width == w }}
}

// FloatOfKind returns the constraint of f16, f32, f64, f80 or f128.
func FloatOfKind(k FloatKind) *TypeConstraint {
	return &TypeConstraint{Summary: strconv.Itoa(int(floatWidths[k])) + "-bit float", Base: typeIs[*FloatType],
		Match: func(t Type) bool { f, ok := t.(*FloatType); return ok && f.Kind == k },
		Build: func(c *Context) Type { return c.Float(k) }}
}

// ComplexOf returns the constraint of complex types whose element type satisfies elem.
func ComplexOf(elem *TypeConstraint) *TypeConstraint {
	return &TypeConstraint{Summary: "complex type with " + elem.Summary + " elements", Base: typeIs[*ComplexType],
		Match: func(t Type) bool { c, ok := t.(*ComplexType); return ok && elem.Match(c.Element) }}
}

// TensorOf returns the constraint of tensors, ranked or not, whose element type satisfies one of elems.
func TensorOf(elems ...*TypeConstraint) *TypeConstraint {
	match := anyOfTypes(elems)
	return &TypeConstraint{Summary: "tensor of " + typeWords(elems) + " values", Base: isAnyTensor,
		Match: func(t Type) bool { return isAnyTensor(t) && match(t.(ShapedType).ElementType()) }}
}

// RankedTensorOf returns the constraint of ranked tensors whose element type satisfies one of elems.
func RankedTensorOf(elems ...*TypeConstraint) *TypeConstraint {
	match := anyOfTypes(elems)
	return &TypeConstraint{Summary: "ranked tensor of " + typeWords(elems) + " values", Base: typeIs[*RankedTensorType],
		Match: func(t Type) bool { r, ok := t.(*RankedTensorType); return ok && match(r.element) }}
}

// TensorRankOf returns the constraint of ranked tensors that have one of the given ranks and an element type that satisfies one of elems.
func TensorRankOf(ranks []int, elems ...*TypeConstraint) *TypeConstraint {
	c := RankedTensorOf(elems...)
	return ofRank(c, ranks, "tensor of "+typeWords(elems)+" values")
}

// MemRefOf returns the constraint of ranked memrefs whose element type satisfies one of elems.
func MemRefOf(elems ...*TypeConstraint) *TypeConstraint {
	match := anyOfTypes(elems)
	return &TypeConstraint{Summary: "memref of " + typeWords(elems) + " values", Base: typeIs[*MemRefType], BaseName: "builtin.memref",
		Match: func(t Type) bool { m, ok := t.(*MemRefType); return ok && match(m.element) }}
}

// MemRefRankOf returns the constraint of memrefs that have one of the given ranks and an element type that satisfies one of elems.
func MemRefRankOf(ranks []int, elems ...*TypeConstraint) *TypeConstraint {
	c := MemRefOf(elems...)
	return ofRank(c, ranks, c.Summary)
}

// StaticShapeOf returns the constraint c with the condition that all dimensions are static.
func StaticShapeOf(c *TypeConstraint) *TypeConstraint {
	n := *c
	n.Summary = "statically shaped " + c.Summary
	n.Match = func(t Type) bool {
		s, ok := t.(ShapedType)
		return ok && c.Match(t) && s.HasRank() && HasStaticShape(s)
	}
	return &n
}

// TupleOf returns the constraint of tuples of which each element satisfies one of elems.
func TupleOf(elems ...*TypeConstraint) *TypeConstraint {
	match := anyOfTypes(elems)
	return &TypeConstraint{Summary: "tuple with any combination of " + typeWords(elems) + " values", Base: typeIs[*TupleType],
		Match: func(t Type) bool { p, ok := t.(*TupleType); return ok && !slices.ContainsFunc(p.Types, not(match)) }}
}

// NestedTupleOf is [TupleOf], but the elements may also be such tuples, in any depth.
func NestedTupleOf(elems ...*TypeConstraint) *TypeConstraint {
	match := anyOfTypes(elems)
	var flat func(t Type) bool
	flat = func(t Type) bool {
		p, ok := t.(*TupleType)
		if !ok {
			return match(t)
		}
		return !slices.ContainsFunc(p.Types, not(flat))
	}
	return &TypeConstraint{Summary: "nested tuple with any combination of " + typeWords(elems) + " values", Base: typeIs[*TupleType],
		Match: func(t Type) bool { return typeIs[*TupleType](t) && flat(t) }}
}

func not(f func(Type) bool) func(Type) bool { return func(t Type) bool { return !f(t) } }

func anyOfTypes(list []*TypeConstraint) func(Type) bool {
	return func(t Type) bool {
		return slices.ContainsFunc(list, func(c *TypeConstraint) bool { return c.Match(t) })
	}
}

// ofRank restricts c to ranks. "0D/1D" stands before text in the error.
func ofRank(c *TypeConstraint, ranks []int, text string) *TypeConstraint {
	n := *c
	words := make([]string, len(ranks))
	for i, r := range ranks {
		words[i] = strconv.Itoa(r) + "D"
	}
	n.Summary = strings.Join(words, "/") + " " + text
	n.Match = func(t Type) bool {
		s, ok := t.(ShapedType)
		return ok && s.HasRank() && slices.Contains(ranks, len(s.Shape())) && c.Match(t)
	}
	return &n
}

func typeWords(list []*TypeConstraint) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.Summary
	}
	return strings.Join(words, " or ")
}

// AnyAttrOf returns the constraint that an attribute satisfies if it satisfies one of list. The error text lists all of them.
func AnyAttrOf(list ...*AttrConstraint) *AttrConstraint {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.Summary
	}
	return &AttrConstraint{Summary: strings.Join(words, " or "), Match: func(a Attribute) bool {
		return slices.ContainsFunc(list, func(c *AttrConstraint) bool { return c.Match(a) })
	}}
}

// ConfinedAttr returns the constraint c with a further condition, which words names in the error.
func ConfinedAttr(c *AttrConstraint, words string, holds func(Attribute) bool) *AttrConstraint {
	n := *c
	n.Summary += " " + words
	n.Match = func(a Attribute) bool { return c.Match(a) && holds(a) }
	n.Before = nil
	return &n
}

// IntAttrOf returns the constraint of integer attributes of w bits and the given signedness.
func IntAttrOf(w uint32, s Signedness) *AttrConstraint {
	c := *intAttrOfWidth(w)
	c.Summary = strconv.Itoa(int(w)) + "-bit " + signWords[s] + " integer attribute"
	c.ValueType = func(x *Context) Type { return x.Integer(w, s) }
	c.Match = func(a Attribute) bool {
		i, ok := a.(*IntegerAttr)
		return ok && i.typ == Type(a.Context().Integer(w, s))
	}
	return &c
}

// AnyIntAttrOf returns the constraint of integer attributes of w bits and any signedness.
func AnyIntAttrOf(w uint32) *AttrConstraint {
	t := AnyIntegerOfWidth(w)
	return &AttrConstraint{Summary: t.Summary + " attribute", Base: classIs[*IntegerAttr], Match: func(a Attribute) bool {
		i, ok := a.(*IntegerAttr)
		return ok && t.Match(i.typ)
	}}
}

// DenseArrayOf returns the constraint of dense arrays whose elements have the type that elem returns. name is the text of that type.
func DenseArrayOf(name string, elem func(*Context) Type) *AttrConstraint {
	return denseArrayKind(name+" dense array attribute", elem)
}

// DenseElementsOf returns the constraint of dense elements of numbers whose element type satisfies elem. words replaces "elements attribute" in the error if not "".
// If shape is not nil, the attribute must be of this shape.
func DenseElementsOf(elem *TypeConstraint, words string, shape []int64) *AttrConstraint {
	c := &AttrConstraint{Summary: elem.Summary + " elements attribute"}
	if words != "" {
		c.Summary = words
	}
	if shape != nil {
		dims := make([]string, len(shape))
		for i, d := range shape {
			dims[i] = strconv.FormatInt(d, 10)
		}
		c.Summary += " of shape [" + strings.Join(dims, ", ") + "]"
	}
	c.Match = func(a Attribute) bool {
		d, ok := a.(*DenseElementsAttr)
		return ok && d.Strings == nil && elem.Match(d.typ.ElementType()) && (shape == nil || slices.Equal(d.typ.Shape(), shape))
	}
	c.Base = classIs[*DenseElementsAttr]
	return c
}
