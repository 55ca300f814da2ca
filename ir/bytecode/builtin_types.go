package bytecode

import "github.com/spvc/spvc/ir"

// typeRows are the encodings of builtin types, by code.
var typeRows = [numTypeCodes]typeRow{
	typeInteger: {
		parts: []part{aNumber}, // the width, and in the low two bits the signedness
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			n := p[0].(uint64)
			if n>>2 > ir.MaxIntegerWidth || n&3 > uint64(ir.Unsigned) {
				return nil, "invalid integer type"
			}
			return c.Integer(uint32(n>>2), ir.Signedness(n&3)), ""
		},
		split: func(t ir.Type) []any {
			i := t.(*ir.IntegerType)
			return []any{uint64(i.Width)<<2 | uint64(i.Signedness)}
		},
	},
	typeIndex: {build: func(c *ir.Context, _ []any) (ir.Type, string) { return c.Index(), "" }},
	typeFunction: {
		parts: []part{types, types},
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			return c.Function(p[0].([]ir.Type), p[1].([]ir.Type)), ""
		},
		split: func(t ir.Type) []any { f := t.(*ir.FunctionType); return []any{f.Inputs, f.Results} },
	},
	typeBF16: floatRow(ir.BF16),
	typeF16:  floatRow(ir.F16),
	typeF32:  floatRow(ir.F32),
	typeF64:  floatRow(ir.F64),
	typeF80:  floatRow(ir.F80),
	typeF128: floatRow(ir.F128),
	typeComplex: {
		parts: []part{aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return c.Complex(p[0].(ir.Type)), "" },
		split: func(t ir.Type) []any { return []any{t.(*ir.ComplexType).Element} },
	},
	typeMemRef: {
		parts: []part{integers, aType, anAttr},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return memref(c, p, nil) },
		split: splitMemRef,
	},
	typeMemRefSpace: {
		parts: []part{anAttr, integers, aType, anAttr},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return memref(c, p[1:], p[0].(ir.Attribute)) },
		split: func(t ir.Type) []any { return append([]any{t.(*ir.MemRefType).MemorySpace}, splitMemRef(t)...) },
	},
	typeNone: {build: func(c *ir.Context, _ []any) (ir.Type, string) { return c.None(), "" }},
	typeTensor: {
		parts: []part{integers, aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			return c.Tensor(p[0].([]int64), p[1].(ir.Type), nil), ""
		},
		split: splitShaped,
	},
	typeTensorEncoding: {
		parts: []part{anAttr, integers, aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			return c.Tensor(p[1].([]int64), p[2].(ir.Type), p[0].(ir.Attribute)), ""
		},
		split: func(t ir.Type) []any { return append([]any{t.(*ir.RankedTensorType).Encoding}, splitShaped(t)...) },
	},
	typeTuple: {
		parts: []part{types},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return c.Tuple(p[0].([]ir.Type)), "" },
		split: func(t ir.Type) []any { return []any{t.(*ir.TupleType).Types} },
	},
	typeUnrankedMemRef: {
		parts: []part{aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return c.UnrankedMemRef(p[0].(ir.Type), nil), "" },
		split: splitElement,
	},
	typeUnrankedMemRefSpace: {
		parts: []part{anAttr, aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			return c.UnrankedMemRef(p[1].(ir.Type), p[0].(ir.Attribute)), ""
		},
		split: func(t ir.Type) []any {
			return []any{t.(*ir.UnrankedMemRefType).MemorySpace, t.(*ir.UnrankedMemRefType).ElementType()}
		},
	},
	typeUnrankedTensor: {
		parts: []part{aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return c.UnrankedTensor(p[0].(ir.Type)), "" },
		split: splitElement,
	},
	typeVector: {
		parts: []part{integers, aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) { return c.Vector(p[0].([]int64), p[1].(ir.Type)), "" },
		split: splitShaped,
	},
	typeScalableVector: {
		parts: []part{bools, integers, aType},
		build: func(c *ir.Context, p []any) (ir.Type, string) {
			scalable, shape := p[0].([]bool), p[1].([]int64)
			if len(scalable) != len(shape) {
				return nil, "number of dims must match, got " + itoa(len(scalable)) + " and " + itoa(len(shape))
			}
			return c.ScalableVector(shape, scalable, p[2].(ir.Type)), ""
		},
		split: func(t ir.Type) []any { return append([]any{t.(*ir.VectorType).Scalable}, splitShaped(t)...) },
	},
}

func floatRow(k ir.FloatKind) typeRow {
	return typeRow{build: func(c *ir.Context, _ []any) (ir.Type, string) { return c.Float(k), "" }}
}

func memref(c *ir.Context, p []any, space ir.Attribute) (ir.Type, string) {
	return c.MemRef(p[0].([]int64), p[1].(ir.Type), p[2].(ir.Attribute), space), ""
}

func splitMemRef(t ir.Type) []any {
	m := t.(*ir.MemRefType)
	layout := m.Layout
	if layout == nil {
		layout = m.Context().MapAttr(m.Context().IdentityMap(len(m.Shape())))
	}
	return append(splitShaped(t), layout)
}

func splitShaped(t ir.Type) []any { s := t.(ir.ShapedType); return []any{s.Shape(), s.ElementType()} }

func splitElement(t ir.Type) []any { return []any{t.(ir.ShapedType).ElementType()} }

// typeCode returns the code of t. It returns false if t has no native encoding.
func typeCode(t ir.Type) (code uint64, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return typeInteger, true
	case *ir.IndexType:
		return typeIndex, true
	case *ir.FunctionType:
		return typeFunction, true
	case *ir.FloatType:
		return floatCode(t)
	case *ir.ComplexType:
		return typeComplex, true
	case *ir.MemRefType:
		return choose(t.MemorySpace == nil, typeMemRef, typeMemRefSpace), true
	case *ir.NoneType:
		return typeNone, true
	case *ir.RankedTensorType:
		return choose(t.Encoding == nil, typeTensor, typeTensorEncoding), true
	case *ir.TupleType:
		return typeTuple, true
	case *ir.UnrankedMemRefType:
		return choose(t.MemorySpace == nil, typeUnrankedMemRef, typeUnrankedMemRefSpace), true
	case *ir.UnrankedTensorType:
		return typeUnrankedTensor, true
	case *ir.VectorType:
		return choose(!t.IsScalable(), typeVector, typeScalableVector), true
	}
	return 0, false
}

func floatCode(t *ir.FloatType) (uint64, bool) {
	switch t.Kind {
	case ir.BF16:
		return typeBF16, true
	case ir.F16:
		return typeF16, true
	case ir.F32:
		return typeF32, true
	case ir.F64:
		return typeF64, true
	case ir.F80:
		return typeF80, true
	case ir.F128:
		return typeF128, true
	}
	return 0, false
}

func choose(first bool, a, b uint64) uint64 {
	if first {
		return a
	}
	return b
}
