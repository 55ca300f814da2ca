package spirvtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// undefined puts a value whose bits do not matter.
func (x *state) undefined(t ir.Type) *ir.Value { return llvmtypes.NoValue(&x.Builder, x.loc, t) }

// accessChain computes an address in the type that the base points to. The first index is 0: it counts values of this type.
func (x *state) accessChain() bool {
	base, ok := x.op.Operand(0).Type().(*spirv.PointerType)
	if !ok || x.op.NumOperands() == 1 {
		return x.Fail("it has no indices")
	}
	t := x.op.Operand(1).Type()
	index, elem := x.Convert(t), x.Convert(base.Pointee)
	if index == nil || elem == nil {
		return x.Fail(noType)
	}
	zero := llvm.NewConstant(&x.Builder, x.loc, index, x.ctx.Int(t, 0))
	indices := append([]*ir.Value{zero}, x.ad.Operands[1:]...)
	return x.replace(llvm.NewGEP(&x.Builder, x.loc, x.to, elem, x.ad.Operand(0), indicesInto(elem, indices)...))
}

// indicesInto returns the indices of an address computation in values of type t. Constant indices into structs are numbers.
func indicesInto(t ir.Type, values []*ir.Value) []llvm.Index {
	at := make([]llvm.Index, len(values))
	for i, v := range values {
		at[i] = llvm.IndexOf(v)
		if i == 0 {
			continue
		}
		switch a := t.(type) {
		case *llvm.StructType:
			n, ok := constantIndex(v)
			if !ok {
				t = nil
				continue
			}
			at[i] = llvm.StaticIndex(n)
			t = llvm.ElementAt(a, int64(n))
		case *llvm.ArrayType:
			t = a.Element
		case *ir.VectorType:
			t = a.ElementType()
		default:
			t = nil
		}
	}
	return at
}

// constantIndex returns the number that v is if it is a constant.
func constantIndex(v *ir.Value) (int32, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(llvm.Constant) {
		return 0, false
	}
	i, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := i.Int64()
	return int32(n), ok && int64(int32(n)) == n
}

func (x *state) addressOf() bool {
	ref, _ := x.op.Attr("variable").(*ir.SymbolRefAttr)
	x.ReplaceByNew(x.op, llvm.AddressOf, nil, []ir.Type{x.to}, ir.Named("global_name", ref))
	return true
}

// accessAttrs makes the attributes of a load or store of the flags of op. ok is false for flags that LLVM IR has no words for.
func accessAttrs(op *ir.Operation) (attrs []ir.NamedAttribute, ok bool) {
	a := op.Attr("memory_access")
	if a == nil {
		return nil, true
	}
	c := op.Context()
	switch spirv.EnumValue[spec.MemoryAccess](a) {
	case spec.MemoryAccessNone:
	case spec.MemoryAccessAligned:
		if n, isInt := op.Attr("alignment").(*ir.IntegerAttr); isInt && n.Int64Or(0) != 0 {
			attrs = []ir.NamedAttribute{ir.Named("alignment", c.Int(c.I64(), n.Int64Or(0)))}
		}
	case spec.MemoryAccessNontemporal:
		attrs = []ir.NamedAttribute{ir.Named("nontemporal", c.Unit())}
	case spec.MemoryAccessVolatile:
		attrs = []ir.NamedAttribute{ir.Named("volatile_", c.Unit())}
	default:
		return nil, false
	}
	return attrs, true
}

const noAccess = "LLVM IR has no such memory access"

func (x *state) load() bool {
	attrs, ok := accessAttrs(x.op)
	if !ok {
		return x.Fail(noAccess)
	}
	return x.replace(llvm.NewLoad(&x.Builder, x.loc, x.to, x.ad.Operand(0), attrs...))
}

func store(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	attrs, ok := accessAttrs(op)
	if !ok {
		return rw.Fail(noAccess)
	}
	llvm.NewStore(&rw.Builder, op.Loc(), ad.Operand(1), ad.Operand(0), attrs...)
	rw.Erase(op)
	return true
}

// variable allocates memory of the stack frame. Only numbers and vectors can be initialized.
func (x *state) variable() bool {
	ptr, ok := x.from.(*spirv.PointerType)
	if !ok {
		return x.Fail(noType)
	}
	initialized := x.op.NumOperands() > 0
	if initialized && !isNumberOrVector(ptr.Pointee) {
		return x.Fail("LLVM IR has no constants of this type")
	}
	elem := x.Convert(ptr.Pointee)
	if elem == nil {
		return x.Fail(noType)
	}
	one := llvm.NewInt(&x.Builder, x.loc, x.ctx.I32(), 1)
	memory := llvm.NewAlloca(&x.Builder, x.loc, x.to, elem, one, 0)
	if initialized {
		llvm.NewStore(&x.Builder, x.loc, x.ad.Operand(0), memory)
	}
	return x.replace(memory)
}

func isNumberOrVector(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return true
	}
	return false
}

// globalVariable makes a global of what the variable points to. Storage that other invocations see is refused, except buffers.
func (l *lowering) globalVariable(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.Attr("initializer") != nil {
		return rw.Fail("the variable has an initial value")
	}
	t, ok := spirv.GlobalVariableOp{Operation: op}.Type().(*spirv.PointerType)
	if !ok {
		return rw.Fail(noType)
	}
	elem := l.Convert(t.Pointee)
	if elem == nil {
		return rw.Fail(noType)
	}
	c := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named("global_type", c.TypeAttr(elem))}
	linkage := uint64(llvm.LinkageExternal)
	switch t.Storage {
	case spec.StorageClassInput, spec.StorageClassUniformConstant:
		attrs = append(attrs, ir.Named("constant", c.Unit()))
	case spec.StorageClassPrivate:
		linkage = llvm.LinkagePrivate
	case spec.StorageClassOutput, spec.StorageClassStorageBuffer:
	default:
		return rw.Fail("the variable is shared by invocations")
	}
	attrs = append(attrs, ir.Named(ir.SymbolNameAttr, c.String(ir.SymbolName(op))), ir.Named("linkage", llvm.LinkageOf(c, linkage)),
		ir.Named("addr_space", c.Int(c.I32(), int64(AddressSpace(l.api, t.Storage)))))
	if a := op.Attr("location"); a != nil {
		attrs = append(attrs, ir.Named("location", a))
	}
	rw.CreateWithRegions(op.Loc(), llvm.Global, nil, nil, 1, attrs...)
	rw.Erase(op)
	return true
}
