// Package spirvtypes holds the code that all conversions to the spirv dialect share:
// the type converter, the conversion target, and the code for built-in variables, push
// constants and element pointers.
package spirvtypes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Options are the settings of a Converter. Start from DefaultOptions.
type Options struct {
	// BoolNumBits is the number of bits that a boolean takes in memory. Only 8 is
	// supported, as in MLIR 19.
	BoolNumBits uint32
	// EmulateLT32BitScalarTypes converts scalars of less than 32 bits that the target
	// does not support to 32 bits.
	EmulateLT32BitScalarTypes bool
	// EmulateUnsupportedFloatTypes converts floats of 8 bits, which SPIR-V lacks, to integers of 8 bits, as MLIR 22 does.
	EmulateUnsupportedFloatTypes bool
	// Use64bitIndex converts index to i64 instead of i32.
	Use64bitIndex bool
	// Layout chooses the strides of arrays.
	Layout blocklayout.Policy
	// Exact makes conversions compute the results that docs/semantics.md states where
	// those of MLIR 19 differ. They then refuse 16-bit floats that the target lacks,
	// because 32-bit floats round differently.
	Exact bool
	// Optimize gives selections and loops results, as newer MLIR does. MLIR 19 passes the values
	// through variables.
	Optimize bool
}

// DefaultOptions returns the default options of MLIR's passes.
func DefaultOptions() Options {
	return Options{BoolNumBits: 8, EmulateLT32BitScalarTypes: true, EmulateUnsupportedFloatTypes: true}
}

// For returns o for the conversion of op. If the data layout around op has an entry for
// index, the entry overrides Use64bitIndex. MLIR 19 ignores the entry. If SPIR-V does
// not support the entry, For emits an error and returns false.
func (o Options) For(op *ir.Operation) (Options, bool) {
	bits, err := datalayout.IndexEntryBits(op)
	switch {
	case err != nil:
		return o, op.EmitError(err.Error())
	case bits == 32 || bits == 64:
		o.Use64bitIndex = bits == 64
	case bits != 0:
		return o, op.EmitError("the data layout makes 'index' " + strconv.FormatUint(bits, 10) + " bits wide, but conversion to SPIR-V supports 32 and 64")
	}
	return o, true
}

// Converter converts builtin types to SPIR-V's types for a target, by the rules of MLIR
// 19's SPIRVTypeConverter. It does not convert types that the target lacks and that
// cannot be emulated. Goroutines may share it.
type Converter struct {
	rewrite.TypeConverter
	ctx  *ir.Context
	env  *target.Env
	opts Options
}

// New returns a converter for env.
func New(ctx *ir.Context, env *target.Env, opts Options) *Converter {
	c := &Converter{ctx: ctx, env: env, opts: opts}
	tc := &c.TypeConverter
	tc.Why = c.reason
	rewrite.AddRule(tc, func(t ir.Type) (ir.Type, bool) { return t, spirv.IsSPIRV(t) })
	rewrite.AddRule(tc, func(*ir.IndexType) (ir.Type, bool) { return c.scalar(c.IndexType(), spirv.Storage{}), true })
	rewrite.AddRule(tc, func(t *ir.IntegerType) (ir.Type, bool) {
		if spirv.IsValidInteger(t) {
			return c.scalar(t, spirv.Storage{}), true
		}
		return c.convertOddWidth(t), true
	})
	rewrite.AddRule(tc, func(t *ir.FloatType) (ir.Type, bool) {
		if i := c.floatAsInteger(t); i != nil {
			return i, true
		}
		if c.isFloat(t) {
			return c.scalar(t, spirv.Storage{}), true
		}
		return nil, true
	})
	rewrite.AddRule(tc, func(t *ir.ComplexType) (ir.Type, bool) { return c.complex(t, spirv.Storage{}), true })
	rewrite.AddRule(tc, func(t *ir.VectorType) (ir.Type, bool) { return c.vector(t, spirv.Storage{}), true })
	rewrite.AddRule(tc, func(t *ir.RankedTensorType) (ir.Type, bool) { return c.tensor(t), true })
	rewrite.AddRule(tc, func(t *ir.MemRefType) (ir.Type, bool) { return c.memref(t), true })
	c.AddSourceMaterialization(c.CastToSource)
	c.AddTargetMaterialization(UnrealizedCast)
	return c
}

// Env returns the target environment.
func (c *Converter) Env() *target.Env { return c.env }

// Options returns the options of the converter.
func (c *Converter) Options() Options { return c.opts }

// IndexType returns the type that index converts to: i32 or i64.
func (c *Converter) IndexType() *ir.IntegerType {
	if c.opts.Use64bitIndex {
		return c.ctx.I64()
	}
	return c.ctx.I32()
}

// Allows reports whether the target has the capability.
func (c *Converter) Allows(capability spec.Capability) bool { return c.env.Has(capability) }

// Exact returns the option of this name.
func (c *Converter) Exact() bool { return c.opts.Exact }

// MLIR returns the version of MLIR whose conversion the patterns follow.
func (c *Converter) MLIR() ir.Version { return c.ctx.MLIR() }

// supports reports whether the target meets all requirements of t in storage s.
func (c *Converter) supports(t ir.Type, s spirv.Storage) bool {
	return spirv.TypeRequirements(t, s, c.env.Supports)
}

// scalar converts a scalar type. If the target does not support its width, the result
// has 32 bits.
func (c *Converter) scalar(t ir.Type, s spirv.Storage) ir.Type {
	if c.supports(t, s) {
		return t
	}
	if !c.opts.EmulateLT32BitScalarTypes || spirv.BitWidth(t) > 32 {
		return nil
	}
	if i, ok := t.(*ir.IntegerType); ok {
		return c.ctx.Integer(32, i.Signedness)
	}
	if c.opts.Exact {
		return nil
	}
	return c.ctx.F32()
}

// convertOddWidth converts an integer of a width that SPIR-V lacks, which is emulated with 32 bits. MLIR 19 has
// this for 2 and 4 bits, exact conversions for all widths below 32.
func (c *Converter) convertOddWidth(t *ir.IntegerType) ir.Type {
	if w := t.Width; w == 0 || w > 32 || !c.opts.Exact && (w >= 8 || w&(w-1) != 0) {
		return nil
	}
	return c.ctx.Integer(32, t.Signedness)
}

// isFloat reports whether t is a float that the spirv dialect has. MLIR 21 and later have bf16.
func (c *Converter) isFloat(t *ir.FloatType) bool {
	return spirv.IsValidFloat(t) || t.Kind == ir.BF16 && c.MLIR() > 20 && !c.opts.Exact
}

// floatAsInteger returns the integer that emulates the float t, or nil if t is not emulated. As in MLIR, it may be one that the
// target lacks.
func (c *Converter) floatAsInteger(t ir.Type) ir.Type {
	if f, ok := t.(*ir.FloatType); ok && f.Width() == 8 && c.opts.EmulateUnsupportedFloatTypes && c.MLIR() > 21 && !c.opts.Exact {
		return c.ctx.I(8)
	}
	return nil
}

// isScalar reports whether t is a number or boolean that the spirv dialect has.
func (c *Converter) isScalar(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && c.isFloat(f) || spirv.IsScalar(t)
}

// elementOrIndex returns the element type, with index and emulated floats converted.
func (c *Converter) elementOrIndex(t ir.ShapedType) ir.Type {
	e := t.ElementType()
	if _, ok := e.(*ir.IndexType); ok {
		return c.IndexType()
	}
	if i := c.floatAsInteger(e); i != nil {
		return i
	}
	return e
}

// isOne reports whether a vector converts to a scalar.
func isOne(t *ir.VectorType) bool {
	return len(t.Shape()) <= 1 && ir.NumElements(t.Shape()) == 1
}

func (c *Converter) vector(t *ir.VectorType, s spirv.Storage) ir.Type {
	e := c.elementOrIndex(t)
	if !c.isScalar(e) {
		i, ok := e.(*ir.IntegerType)
		if !ok {
			return nil
		}
		wide := c.convertOddWidth(i)
		if wide == nil || isOne(t) {
			return wide
		}
		if v := c.ctx.Vector(t.Shape(), wide); ir.NumElements(t.Shape()) <= 4 && spirv.IsValidVector(v) {
			return v
		}
		return nil
	}
	if isOne(t) {
		return c.scalar(e, s)
	}
	if e != t.ElementType() {
		t = t.WithShape(t.Shape(), e).(*ir.VectorType)
	}
	if !spirv.IsValidVector(t) && !spirv.IsBF16(t) {
		return nil
	}
	if c.supports(t, s) {
		return t
	}
	if e = c.scalar(e, s); e == nil {
		return nil
	}
	return c.ctx.Vector(t.Shape(), e)
}

// complex converts complex<T> to a vector of two T. It does not emulate T.
func (c *Converter) complex(t *ir.ComplexType, s spirv.Storage) ir.Type {
	if !spirv.IsScalar(t.Element) || c.scalar(t.Element, s) != t.Element {
		return nil
	}
	return c.ctx.Vector([]int64{2}, t.Element)
}

func (c *Converter) tensor(t *ir.RankedTensorType) ir.Type {
	e := c.elementOrIndex(t)
	n, ok := staticCount(t.Shape())
	if !ok || n == 0 || !c.isScalar(e) || spirv.IsBool(e) || n > maxCount {
		return nil
	}
	if e = c.scalar(e, spirv.Storage{}); e == nil {
		return nil
	}
	return spirv.ArrayOf(e, uint32(n), 0)
}
