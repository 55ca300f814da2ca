// Package llvmtypes holds the code that all conversions to the llvm dialect share: the type converter, descriptors of memrefs, the
// calling conventions of functions, and rewrites of vectors one row at a time. The output is MLIR's.
//
// A memref becomes a descriptor, a struct of the pointer that was allocated, the aligned pointer to the elements, the offset, the sizes
// and the strides:
//
//	memref<4x?xf32>  ->  !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
//	memref<*xf32>    ->  !llvm.struct<(i64, ptr)>, the rank and a pointer to such a descriptor
//
// A vector of several dimensions becomes nested arrays of vectors with one.
package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options are the settings of a Converter. The zero value has those of MLIR's passes.
type Options struct {
	// IndexBits is the width of index. 0 stands for that of the data layout, which is 64 bits by default.
	IndexBits uint32
	// BarePointers passes memrefs of static shape to functions as one pointer.
	BarePointers bool
	// Layout is the data layout around the operations, or nil.
	Layout *datalayout.DataLayout
	// AlignedAlloc allocates memory by aligned_alloc in place of malloc.
	AlignedAlloc bool
	// GenericFunctions calls _mlir_memref_to_llvm_alloc and its like in place of malloc and free.
	GenericFunctions bool
}

// For returns o with the data layout around op. It emits an error and returns false if there is none that combines.
func (o Options) For(op *ir.Operation) (Options, bool) {
	layout, err := datalayout.Closest(op)
	if err != nil {
		return o, op.EmitError(err.Error())
	}
	o.Layout = layout
	return o, true
}

// Converter converts builtin types to those of LLVM IR. Goroutines may share it.
type Converter struct {
	rewrite.TypeConverter
	ctx  *ir.Context
	opts Options
	bits uint32
}

// New returns a converter.
func New(ctx *ir.Context, opts Options) *Converter {
	c := &Converter{ctx: ctx, opts: opts, bits: opts.IndexBits}
	if c.bits == 0 {
		c.bits = 64
		if opts.Layout != nil {
			if n, err := opts.Layout.IndexBits(ctx.Index()); err == nil && n > 0 {
				c.bits = uint32(n)
			}
		}
	}
	tc := &c.TypeConverter
	rewrite.AddRule(tc, func(t *ir.ComplexType) (ir.Type, bool) { return c.complex(t), true })
	rewrite.AddRule(tc, func(t *ir.FloatType) (ir.Type, bool) { return c.float(t), true })
	rewrite.AddRule(tc, func(*ir.FunctionType) (ir.Type, bool) { return llvm.Pointer(ctx, 0), true })
	rewrite.AddRule(tc, func(*ir.IndexType) (ir.Type, bool) { return c.IndexType(), true })
	rewrite.AddRule(tc, func(t *ir.IntegerType) (ir.Type, bool) { return ctx.I(t.Width), true })
	rewrite.AddRule(tc, func(t *ir.MemRefType) (ir.Type, bool) { return c.memref(t), true })
	rewrite.AddRule(tc, func(t *ir.UnrankedMemRefType) (ir.Type, bool) { return c.unranked(t), true })
	rewrite.AddRule(tc, func(t *ir.VectorType) (ir.Type, bool) { v := c.vector(t); return v, v != nil })
	rewrite.AddRule(tc, func(t ir.Type) (ir.Type, bool) { return t, llvm.Compatible(t) })
	rewrite.AddRule(tc, func(t *llvm.StructType) (ir.Type, bool) { s := c.structs(t, nil); return s, s != nil })
	rewrite.AddRule(tc, func(t *llvm.ArrayType) (ir.Type, bool) {
		if e := c.Convert(t.Element); e != nil {
			return llvm.Array(e, t.Len), true
		}
		return nil, false
	})
	rewrite.AddRule(tc, func(t *llvm.FunctionType) (ir.Type, bool) {
		result := c.Convert(t.Result)
		params, ok := c.ConvertTypes(t.Params)
		if result == nil || !ok {
			return nil, false
		}
		return llvm.Function(result, params, t.VarArg), true
	})
	if ctx.MLIR() < 20 {
		c.AddArgumentMaterialization(c.argument)
		c.AddSourceMaterialization(UnrealizedCast)
	} else {
		c.AddSourceMaterialization(c.argument)
		c.AddPacking(c.pack)
	}
	c.AddTargetMaterialization(UnrealizedCast)
	// Integer memory spaces are address spaces.
	c.AddAttrRule(func(t ir.Type, a ir.Attribute) (ir.Attribute, bool) {
		_, ok := a.(*ir.IntegerAttr)
		return a, ok
	})
	return c
}

// UnrealizedCast makes a materialization with builtin.unrealized_conversion_cast.
func UnrealizedCast(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	return b.Create(loc, ir.UnrealizedCast, inputs, []ir.Type{t}).Result(0)
}

// Context returns the context of the types.
func (c *Converter) Context() *ir.Context { return c.ctx }

// Options returns the options of the converter.
func (c *Converter) Options() Options { return c.opts }

// IndexType returns the integer that index converts to.
func (c *Converter) IndexType() *ir.IntegerType { return c.ctx.I(c.bits) }

// IndexBits returns the width of index in bits.
func (c *Converter) IndexBits() uint32 { return c.bits }

// Pointer returns the type of pointers into the default address space.
func (c *Converter) Pointer() ir.Type { return llvm.Pointer(c.ctx, 0) }

// PointerBits returns the size of pointers into an address space, in bits.
func (c *Converter) PointerBits(space uint32) uint32 {
	if c.opts.Layout != nil {
		if s, err := c.opts.Layout.Bits(llvm.Pointer(c.ctx, space)); err == nil {
			return uint32(s.Min)
		}
	}
	return 64
}

// complex converts a complex number to a struct of its parts.
func (c *Converter) complex(t *ir.ComplexType) ir.Type {
	e := c.Convert(t.Element)
	if e == nil {
		return nil
	}
	return llvm.LiteralStruct(c.ctx, []ir.Type{e, e}, false)
}

// float converts the floats of up to 8 bits, which LLVM IR lacks, to integers of the same width. MLIR 19 keeps the others that LLVM IR lacks.
func (c *Converter) float(t *ir.FloatType) ir.Type {
	if w := t.Width(); w <= 8 {
		return c.ctx.I(uint32(w))
	}
	if llvm.IsFloat(t) || c.ctx.MLIR() < 20 {
		return t
	}
	return nil
}

// vector converts a vector to nested arrays of vectors with one dimension. Only the last dimension may be scalable.
func (c *Converter) vector(t *ir.VectorType) ir.Type {
	e := c.Convert(t.ElementType())
	if e == nil {
		return nil
	}
	dims := t.Shape()
	if len(dims) == 0 {
		return c.ctx.Vector([]int64{1}, e)
	}
	last := len(dims) - 1
	var v ir.Type = c.ctx.Vector(dims[last:], e)
	if t.ScalableDim(last) {
		v = c.ctx.ScalableVector(dims[last:], []bool{true}, e)
	}
	for i := last - 1; i >= 0; i-- {
		if t.ScalableDim(i) {
			return nil
		}
		v = llvm.Array(v, uint64(dims[i]))
	}
	return v
}

// structs converts the elements of a struct that has some that LLVM IR lacks. An identified struct becomes another one, named
// _Converted.NAME. outer holds the identified structs around t.
func (c *Converter) structs(t *llvm.StructType, outer []*llvm.StructType) ir.Type {
	if llvm.Compatible(t) {
		return t
	}
	if !t.Identified() {
		elems, ok := c.elements(t, outer)
		if !ok {
			return nil
		}
		return llvm.LiteralStruct(c.ctx, elems, t.Packed())
	}
	to := llvm.IdentifiedStruct(c.ctx, "_Converted."+t.Name)
	for _, o := range outer {
		if o == t {
			return to
		}
	}
	elems, ok := c.elements(t, append(outer, t))
	if !ok || !to.SetBody(elems, t.Packed()) {
		return nil
	}
	return to
}

func (c *Converter) elements(t *llvm.StructType, outer []*llvm.StructType) ([]ir.Type, bool) {
	elems := make([]ir.Type, 0, len(t.Body()))
	for _, e := range t.Body() {
		var to ir.Type
		if s, ok := e.(*llvm.StructType); ok {
			to = c.structs(s, outer)
		} else {
			to = c.Convert(e)
		}
		if to == nil {
			return nil, false
		}
		elems = append(elems, to)
	}
	return elems, true
}

// argument makes a memref of the block arguments that its descriptor was divided into, or of the bare pointer.
func (c *Converter) argument(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	v := c.pack(b, nil, t, inputs, loc)
	if v == nil {
		return UnrealizedCast(b, t, inputs, loc)
	}
	return UnrealizedCast(b, t, []*ir.Value{v}, loc)
}

// pack makes the descriptor of a memref of the values that its fields were divided into, or of the bare pointer. It returns nil if t is no
// memref, or if the inputs are others.
func (c *Converter) pack(b *ir.Builder, _, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
	switch t := t.(type) {
	case *ir.MemRefType:
		switch fields, _ := c.MemRefFields(t, true); {
		case len(inputs) == 1 && isPointer(inputs[0].Type()) && CanBeBare(t):
			d := c.StaticDescriptor(b, loc, t, inputs[0], inputs[0])
			return d.Value
		case haveTypes(inputs, fields):
			return c.PackMemRef(b, loc, t, inputs)
		}
	case *ir.UnrankedMemRefType:
		if haveTypes(inputs, c.unrankedFields()) {
			return c.PackUnranked(b, loc, t, inputs)
		}
	}
	return nil
}

func haveTypes(vs []*ir.Value, ts []ir.Type) bool {
	if len(vs) != len(ts) {
		return false
	}
	for i, v := range vs {
		if v.Type() != ts[i] {
			return false
		}
	}
	return true
}

func isPointer(t ir.Type) bool { _, ok := t.(*llvm.PointerType); return ok }

// PackTypes returns the type of the value that holds values of the types ts: their own if there is one, a struct otherwise. It
// returns nil if one of them cannot be converted.
func (c *Converter) PackTypes(ts []ir.Type) ir.Type {
	if len(ts) == 1 {
		return c.Convert(ts[0])
	}
	to, ok := c.ConvertTypes(ts)
	if !ok {
		return nil
	}
	return llvm.LiteralStruct(c.ctx, to, false)
}
