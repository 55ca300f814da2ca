package linalg

import "github.com/spvc/spvc/ir"

// IteratorKind says how the iterations of a loop of a structured operation depend on each other.
type IteratorKind uint8

// The iterations of a Parallel loop are independent. Those of a Reduction loop combine their values.
const (
	Parallel IteratorKind = iota
	Reduction
)

var iteratorEnum = &ir.EnumClass{Name: "IteratorType", Width: 32, Cases: []ir.EnumCase{{Keyword: "parallel", Value: 0}, {Keyword: "reduction", Value: 1}}}

// unaryCases, binaryCases and ternaryCases are the keywords of the functions, in the order of [Fn].
var (
	unaryCases   = []string{"exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf"}
	binaryCases  = []string{"add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf"}
	ternaryCases = []string{"select"}
)

func fnEnum(name string, lists ...[]string) *ir.EnumClass {
	e := &ir.EnumClass{Name: name, Width: 32}
	for _, l := range lists {
		for _, k := range l {
			e.Cases = append(e.Cases, ir.EnumCase{Keyword: k, Value: uint64(len(e.Cases))})
		}
	}
	return e
}

// The classes of the dialect's attributes.
var (
	IteratorDef        = ir.EnumAttrClass("linalg", "iterator_type", iteratorEnum)
	UnaryFnDef         = ir.EnumAttrClass("linalg", "unary_fn", fnEnum("UnaryFn", unaryCases))
	BinaryFnDef        = ir.EnumAttrClass("linalg", "binary_fn", fnEnum("BinaryFn", binaryCases))
	TernaryFnDef       = ir.EnumAttrClass("linalg", "ternary_fn", fnEnum("TernaryFn", ternaryCases))
	TypeFnDef          = ir.EnumAttrClass("linalg", "type_fn", fnEnum("TypeFn", []string{"cast_signed", "cast_unsigned"}))
	ElementwiseKindDef = ir.EnumAttrClass("linalg", "elementwise_kind", elementwiseEnum)
)

var elementwiseEnum = fnEnum("ElementwiseKind", unaryCases, binaryCases, ternaryCases)

var (
	iteratorArray   = ir.ArrayAttrOf("Iterator type should be an enum.", &ir.AttrConstraint{Summary: "iterator", Match: isIterator})
	mapArray        = ir.ArrayAttrOf("AffineMap array attribute", ir.AffineMapAttrKind)
	typeFnKind      = ir.EnumAttrOf("allowed 32-bit signless integer cases: 0, 1", TypeFnDef)
	unaryFnKind     = ir.EnumAttrOf("allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12", UnaryFnDef)
	binaryFnKind    = ir.EnumAttrOf("allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", BinaryFnDef)
	elementwiseKind = ir.EnumAttrOf("allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23",
		ElementwiseKindDef)
)

func isIterator(a ir.Attribute) bool {
	e, ok := a.(*ir.EnumAttr)
	return ok && e.AttrDef() == IteratorDef
}

// windowKinds are the constraints of strides and dilations, by the number of window dimensions less one.
var windowKinds = [3]*ir.AttrConstraint{windowKind(1), windowKind(2), windowKind(3)}

func windowKind(n int64) *ir.AttrConstraint {
	match := func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseElementsAttr)
		if !ok {
			return false
		}
		i, ok := d.Type().(ir.ShapedType).ElementType().(*ir.IntegerType)
		shape := d.Type().(ir.ShapedType).Shape()
		return ok && i.Width == 64 && i.Signedness == ir.Signless && len(shape) == 1 && shape[0] == n
	}
	return &ir.AttrConstraint{Summary: "64-bit signless int elements attribute of shape [" + string('0'+byte(n)) + "]", Base: ir.IntElementsAttrKind.Base, Match: match}
}

// iteratorAttr returns the attribute iterator_types of its.
func iteratorAttr(ctx *ir.Context, its []IteratorKind) *ir.ArrayAttr {
	elems := make([]ir.Attribute, len(its))
	for i, k := range its {
		elems[i] = ctx.Enum(IteratorDef, uint64(k))
	}
	return ctx.Array(elems)
}

// mapsAttr returns the attribute indexing_maps of maps.
func mapsAttr(ctx *ir.Context, maps []*ir.AffineMap) *ir.ArrayAttr {
	elems := make([]ir.Attribute, len(maps))
	for i, m := range maps {
		elems[i] = ctx.MapAttr(m)
	}
	return ctx.Array(elems)
}

// mapsOf returns the maps in an attribute indexing_maps. It returns nil if a is something else.
func mapsOf(a ir.Attribute) []*ir.AffineMap {
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	maps := make([]*ir.AffineMap, len(arr.Elements))
	for i, e := range arr.Elements {
		m, ok := e.(*ir.AffineMapAttr)
		if !ok {
			return nil
		}
		maps[i] = m.Map
	}
	return maps
}

// iteratorsOf returns the kinds in an attribute iterator_types.
func iteratorsOf(a ir.Attribute) []IteratorKind {
	arr, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	its := make([]IteratorKind, len(arr.Elements))
	for i, e := range arr.Elements {
		if k, ok := e.(*ir.EnumAttr); ok {
			its[i] = IteratorKind(k.Value)
		}
	}
	return its
}

// MapsAttr returns the attribute indexing_maps of maps.
func MapsAttr(ctx *ir.Context, maps []*ir.AffineMap) *ir.ArrayAttr { return mapsAttr(ctx, maps) }
