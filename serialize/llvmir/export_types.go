package llvmir

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// floatTypes are the types of the builtin floats that LLVM has.
func floatType(k ir.FloatKind) *text.Type {
	switch k {
	case ir.BF16:
		return text.BFloat
	case ir.F16:
		return text.Half
	case ir.F32:
		return text.Float
	case ir.F64:
		return text.Double
	case ir.F80:
		return text.X86FP80
	case ir.F128:
		return text.FP128
	}
	return nil
}

// typ returns the type of LLVM IR for t. Verified modules have no others.
func (e *exporter) typ(t ir.Type) *text.Type {
	if known := e.types[t]; known != nil {
		return known
	}
	made := e.newType(t)
	e.types[t] = made
	return made
}

func (e *exporter) newType(t ir.Type) *text.Type {
	switch t := t.(type) {
	case *ir.IntegerType:
		return e.m.Int(uint64(t.Width))
	case *ir.FloatType:
		if f := floatType(t.Kind); f != nil {
			return f
		}
	case *ir.IndexType:
		return text.I64
	case *ir.VectorType:
		return e.builtinVector(t)
	case *llvm.PointerType:
		return e.m.Pointer(uint64(t.AddressSpace))
	case *llvm.ArrayType:
		return e.m.Array(t.Len, e.typ(t.Element))
	case *llvm.VectorType:
		return e.m.Vector(uint64(t.Len), e.typ(t.Element), t.Scalable)
	case *llvm.FunctionType:
		return e.m.Func(e.typ(t.Result), t.VarArg, e.typeList(t.Params)...)
	case *llvm.StructType:
		if !t.Identified() {
			return e.m.Struct(t.Packed(), e.typeList(t.Body())...)
		}
		s := e.m.NewStruct(t.Name)
		e.types[t] = s
		if !t.Opaque() {
			s.SetBody(t.Packed(), e.typeList(t.Body())...)
		}
		return s
	case *llvm.TargetExtType:
		ints := make([]uint64, len(t.Ints))
		for i, n := range t.Ints {
			ints[i] = uint64(n)
		}
		return e.m.Target(t.Name, e.typeList(t.Types), ints)
	}
	return plainType(t)
}

// plainType returns the type of a class without parameters.
func plainType(t ir.Type) *text.Type {
	switch t.TypeDef().Mnemonic {
	case "token":
		return text.Token
	case "label":
		return text.Label
	case "metadata":
		return text.MetaType
	case "ppc_fp128":
		return text.PPCFP128
	case "x86_mmx":
		return text.MMX
	case "x86_amx":
		return text.AMX
	}
	return text.Void
}

func (e *exporter) typeList(list []ir.Type) []*text.Type {
	out := make([]*text.Type, len(list))
	for i, t := range list {
		out[i] = e.typ(t)
	}
	return out
}

// builtinVector returns the vector of the last dimension in arrays of the others.
func (e *exporter) builtinVector(t *ir.VectorType) *text.Type {
	shape := t.Shape()
	if len(shape) == 0 {
		return e.m.Vector(1, e.typ(t.ElementType()), false)
	}
	last := len(shape) - 1
	v := e.m.Vector(uint64(shape[last]), e.typ(t.ElementType()), t.ScalableDim(last))
	for i := last - 1; i >= 0; i-- {
		v = e.m.Array(uint64(shape[i]), v)
	}
	return v
}

// Variables returns a module with the data layout of module that declares a variable of each type: t0, t1 and so on. It emits an error and
// returns false if LLVM has no such data layout. The types must be those of the llvm dialect, and have a size.
func Variables(module *ir.Operation, types []ir.Type) (*text.Module, bool) {
	e := newExporter(module, Options{})
	if !e.layoutAndTriple() {
		return nil, false
	}
	for i, t := range types {
		e.m.NewGlobal("t"+strconv.Itoa(i), e.typ(t), 0, nil)
	}
	return e.m, true
}
