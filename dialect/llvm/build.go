package llvm

import "github.com/spvc/spvc/ir"

// NewConstant puts a constant of type t.
func NewConstant(b *ir.Builder, loc ir.Location, t ir.Type, value ir.Attribute) *ir.Value {
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value)).Result(0)
}

// NewInt puts a constant integer of type t.
func NewInt(b *ir.Builder, loc ir.Location, t ir.Type, n int64) *ir.Value {
	return NewConstant(b, loc, t, b.Context().Int(t, n))
}

// NewOne puts an operation with one result and without attributes, and returns the result.
func NewOne(b *ir.Builder, loc ir.Location, def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return b.Create(loc, def, operands, []ir.Type{t}).Result(0)
}

// ElementAt returns the type of the element of an aggregate at a position, or nil if there is none.
func ElementAt(t ir.Type, position ...int64) ir.Type {
	for _, i := range position {
		switch a := t.(type) {
		case *ArrayType:
			if i < 0 || uint64(i) >= a.Len {
				return nil
			}
			t = a.Element
		case *StructType:
			body := a.Body()
			if i < 0 || i >= int64(len(body)) {
				return nil
			}
			t = body[i]
		default:
			return nil
		}
	}
	return t
}

// NewExtractValue puts an operation that reads the element of an aggregate at a position.
func NewExtractValue(b *ir.Builder, loc ir.Location, from *ir.Value, position ...int64) *ir.Value {
	return b.Create(loc, ExtractValue, []*ir.Value{from}, []ir.Type{ElementAt(from.Type(), position...)},
		ir.Named("position", b.Context().DenseI64Array(position...))).Result(0)
}

// NewInsertValue puts an operation that changes the element of an aggregate at a position.
func NewInsertValue(b *ir.Builder, loc ir.Location, into, v *ir.Value, position ...int64) *ir.Value {
	return b.Create(loc, InsertValue, []*ir.Value{into, v}, []ir.Type{into.Type()},
		ir.Named("position", b.Context().DenseI64Array(position...))).Result(0)
}

// Overflow is a set of flags that say how the result of integer arithmetic does not overflow: [OverflowNSW], [OverflowNUW].
type Overflow uint32

// NewWrapping puts the addition, subtraction, multiplication or left shift def with overflow flags.
func NewWrapping(b *ir.Builder, loc ir.Location, def *ir.OpDef, lhs, rhs *ir.Value, flags Overflow) *ir.Value {
	var attrs []ir.NamedAttribute
	if flags != 0 {
		attrs = []ir.NamedAttribute{ir.Named("overflowFlags", b.Context().Enum(OverflowAttrDef, uint64(flags)))}
	}
	return b.Create(loc, def, []*ir.Value{lhs, rhs}, []ir.Type{lhs.Type()}, attrs...).Result(0)
}

// NewAlloca puts an operation that allocates n values of type elem on the stack. align is the alignment in bytes, or 0.
func NewAlloca(b *ir.Builder, loc ir.Location, ptr, elem ir.Type, n *ir.Value, align int64) *ir.Value {
	attrs := []ir.NamedAttribute{ir.Named("elem_type", b.Context().TypeAttr(elem))}
	if align != 0 {
		attrs = append(attrs, ir.Named("alignment", b.Context().Int(b.Context().I64(), align)))
	}
	return b.Create(loc, Alloca, []*ir.Value{n}, []ir.Type{ptr}, attrs...).Result(0)
}

// NewLoad puts an operation that reads a value of type t.
func NewLoad(b *ir.Builder, loc ir.Location, t ir.Type, from *ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return b.Create(loc, Load, []*ir.Value{from}, []ir.Type{t}, attrs...).Result(0)
}

// NewStore puts an operation that writes v.
func NewStore(b *ir.Builder, loc ir.Location, v, to *ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	return b.Create(loc, Store, []*ir.Value{v, to}, nil, attrs...)
}

// Index is an index of llvm.getelementptr: a value or a number.
type Index struct {
	value  *ir.Value
	number int32
}

// IndexOf returns the index that is a value.
func IndexOf(v *ir.Value) Index { return Index{v, DynamicIndex} }

// StaticIndex returns the index that is a number.
func StaticIndex(n int32) Index { return Index{number: n} }

// GEPFlags are flags of llvm.getelementptr, such as [GEPInBounds].
type GEPFlags uint32

// NewGEP puts an operation that computes an address: base and the offset of the element at indices in values of type elem. t is
// the type of the address.
func NewGEP(b *ir.Builder, loc ir.Location, t, elem ir.Type, base *ir.Value, indices ...Index) *ir.Value {
	return NewGEPWith(b, loc, t, elem, base, 0, indices...)
}

// NewGEPWith is NewGEP with flags.
func NewGEPWith(b *ir.Builder, loc ir.Location, t, elem ir.Type, base *ir.Value, flags GEPFlags, indices ...Index) *ir.Value {
	c := b.Context()
	operands := []*ir.Value{base}
	numbers := make([]int32, len(indices))
	for i, x := range indices {
		numbers[i] = x.number
		if x.value != nil {
			operands = append(operands, x.value)
		}
	}
	attrs := []ir.NamedAttribute{ir.Named("rawConstantIndices", c.DenseI32Array(numbers...)), ir.Named("elem_type", c.TypeAttr(elem))}
	op := b.Create(loc, GEP, operands, []ir.Type{t}, attrs...)
	if flags != 0 {
		op.SetProp(gepFlags, c.Int(c.I32(), int64(flags))) // whose name depends on the version
	}
	return op.Result(0)
}

// NewCall puts a call of the function callee. t is the type of its result, void or nil if there is none. It returns the operation.
func NewCall(b *ir.Builder, loc ir.Location, callee string, t ir.Type, args ...*ir.Value) *ir.Operation {
	var results []ir.Type
	if t != nil && !IsVoid(t) {
		results = []ir.Type{t}
	}
	attrs := []ir.NamedAttribute{ir.Named("callee", b.Context().SymbolRef(callee))}
	if b.Context().MLIR() > 19 {
		attrs = append(attrs, b.Context().Segments(len(args), 0)) // the second group are operand bundles
	}
	return b.Create(loc, Call, args, results, attrs...)
}

// NewFunc puts a function without a body, with external linkage unless attrs have another one.
func NewFunc(b *ir.Builder, loc ir.Location, name string, t *FunctionType, attrs ...ir.NamedAttribute) *ir.Operation {
	c := b.Context()
	attrs = append(attrs, ir.Named("sym_name", c.String(name)), ir.Named("function_type", c.TypeAttr(t)))
	return b.CreateWithRegions(loc, Func, nil, nil, 1, attrs...)
}
