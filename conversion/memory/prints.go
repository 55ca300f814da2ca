package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// ExpandPrints checks the formats of prints, and makes their arguments words of 32 bits, as records
// have them (docs/report-buffer.md). It reports whether it changed anything, and whether all went
// well, after it emitted errors.
func ExpandPrints(fn *ir.Operation, env *target.Env, indexBits int64) (changed, ok bool) {
	var ops []*ir.Operation
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.Printf) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	ok = true
	x := &printer{b: ir.NewBuilder(fn.Context(), nil), env: env, indexBits: indexBits}
	for _, op := range ops {
		x.b.SetBefore(op)
		x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
		ok = x.print(op) && ok
	}
	return len(ops) > 0, ok
}

// printer expands the prints of one function.
type printer struct {
	b         *ir.Builder
	env       *target.Env
	indexBits int64
	arith.Emitter
}

func (x *printer) print(op *ir.Operation) bool {
	if x.env.Has(spec.CapabilityKernel) {
		return op.EmitError("an OpenCL kernel has no descriptors, so it cannot print to a buffer")
	}
	format := report.Literal(op.StringAttr("format"))
	verbs, err := report.ParseFormat(format)
	if err != nil {
		return op.EmitError("'gpu.printf': "+err.Error(), ir.Note(op.Loc(), "conversions are %[flags][width][.precision][length] and one of d i u x X o c f F e E g G, or %%"))
	}
	types, names := make([]report.Type, op.NumOperands()), make([]string, op.NumOperands())
	words := 0
	for i, v := range op.Operands() {
		t, ok := x.typeOf(v.Type())
		if !ok {
			return op.EmitError("'gpu.printf' cannot print argument "+strconv.Itoa(i)+", "+ir.QuoteType(v.Type()),
				ir.Note(op.Loc(), "it prints signless integers of at most 64 bits, index, floats of 8 bits, f16, bf16, f32 and f64"))
		}
		types[i], names[i] = t, ir.TypeString(v.Type())
		words += t.Words()
	}
	if err := report.CheckTypes(verbs, types, names); err != nil {
		return op.EmitError("'gpu.printf': " + err.Error())
	}
	if words > report.MaxArgWords {
		return op.EmitError("'gpu.printf' has arguments of "+strconv.Itoa(words)+" words, and a record has at most "+strconv.Itoa(report.MaxArgWords),
			ir.Note(op.Loc(), "print in several operations"))
	}
	var out []*ir.Value
	for i, v := range op.Operands() {
		out = append(out, x.words(v, types[i])...)
	}
	text := x.b.Context().String(report.PrintDescription(types, format))
	x.b.Create(x.Loc, kernel.Print, out, nil, ir.Named("description", text))
	op.Erase()
	return true
}

// typeOf returns the type of an argument of a record.
func (x *printer) typeOf(t ir.Type) (report.Type, bool) {
	switch t := t.(type) {
	case *ir.IndexType:
		return report.Type{Bits: int(x.indexBits)}, true
	case *ir.IntegerType:
		return report.Type{Bits: int(t.Width)}, t.Signedness == ir.Signless && t.Width > 0 && t.Width <= 64
	case *ir.FloatType:
		switch t.Kind {
		case ir.F16, ir.BF16, ir.F32, ir.F8E5M2, ir.F8E4M3, ir.F8E4M3FN, ir.F8E5M2FNUZ, ir.F8E4M3FNUZ, ir.F8E4M3B11FNUZ:
			return report.Type{Float: true, Bits: 32}, true
		case ir.F64:
			return report.Type{Float: true, Bits: 64}, true
		}
	}
	return report.Type{}, false
}

// words returns the words of an argument.
func (x *printer) words(v *ir.Value, t report.Type) []*ir.Value {
	ctx := x.b.Context()
	i32, i64 := ctx.I32(), ctx.I(64)
	switch from := v.Type().(type) {
	case *ir.IndexType:
		v = x.Cast(arith.IndexCastUI, v, ctx.I(uint32(t.Bits)))
	case *ir.IntegerType:
		if from.Width < 32 {
			v = x.Cast(arith.ExtUI, v, i32)
		} else if from.Width > 32 && from.Width < 64 {
			v = x.Cast(arith.ExtUI, v, i64)
		}
	case *ir.FloatType:
		if from.Width() < 32 {
			v = x.Cast(arith.ExtF, v, ctx.F32())
		}
		v = x.Cast(arith.Bitcast, v, ctx.I(uint32(t.Bits)))
	}
	if t.Words() == 1 {
		return []*ir.Value{v}
	}
	high := x.Cast(arith.TruncI, x.Op(arith.ShRUI, v, x.Int(i64, 32)), i32)
	return []*ir.Value{x.Cast(arith.TruncI, v, i32), high}
}
