package llvmir

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// typ returns the type of the dialect for t.
func (i *importer) typ(t *text.Type) ir.Type {
	if known := i.types[t]; known != nil {
		return known
	}
	i.types[t] = llvm.Pointer(i.ctx, 0) // stands for a struct inside of itself, which LLVM refuses
	made := i.newType(t)
	i.types[t] = made
	size := uint64(1)
	if t.Elem != nil {
		size += i.typeSizes[t.Elem]
	}
	for _, e := range t.Elems {
		size += i.typeSizes[e]
	}
	if size > maxTypeSize && !i.failed {
		i.failed = true
		i.ctx.EmitError(i.moduleLoc(), "type has too many parts")
	}
	i.typeSizes[t] = min(size, maxTypeSize+1)
	return made
}

// maxTypeSize bounds the parts of a type, each counted where it occurs, because text repeats the bodies of structs.
const maxTypeSize = 1 << 16

func (i *importer) newType(t *text.Type) ir.Type {
	c := i.ctx
	switch t.Kind {
	case text.IntKind:
		return c.I(uint32(t.N))
	case text.HalfKind:
		return c.F16()
	case text.BFloatKind:
		return c.Float(ir.BF16)
	case text.FloatKind:
		return c.F32()
	case text.DoubleKind:
		return c.F64()
	case text.X86FP80Kind:
		return c.Float(ir.F80)
	case text.FP128Kind:
		return c.Float(ir.F128)
	case text.PtrKind:
		return llvm.Pointer(c, uint32(t.N))
	case text.ArrayKind:
		return llvm.Array(i.typ(t.Elem), t.N)
	case text.VectorKind:
		if t.Scalable && !i.modern {
			return llvm.ScalableVector(i.typ(t.Elem), uint32(t.N))
		}
		return llvm.VectorTypeOf(i.typ(t.Elem), int64(t.N), t.Scalable)
	case text.StructKind:
		return i.structType(t)
	case text.FuncKind:
		return llvm.Function(i.typ(t.Elem), i.typeList(t.Elems), t.Variadic)
	case text.TargetKind:
		ints := make([]uint32, len(t.Ints))
		for k, n := range t.Ints {
			ints[k] = uint32(n)
		}
		return llvm.TargetExt(c, t.Name, i.typeList(t.Elems), ints)
	}
	return llvm.Plain(c, plainDef(t.Kind))
}

// plainDef returns the class of a type without parameters.
func plainDef(k text.TypeKind) *ir.TypeDef {
	switch k {
	case text.TokenKind:
		return llvm.TokenDef
	case text.LabelKind:
		return llvm.LabelDef
	case text.MetadataKind:
		return llvm.MetadataDef
	case text.PPCFP128Kind:
		return llvm.PPCFP128Def
	case text.MMXKind:
		return llvm.X86MMXDef
	case text.AMXKind:
		return llvm.X86AMXDef
	}
	return llvm.VoidDef
}

func (i *importer) typeList(list []*text.Type) []ir.Type {
	out := make([]ir.Type, len(list))
	for k, t := range list {
		out[k] = i.typ(t)
	}
	return out
}

// structType returns a literal struct, or an identified one with a name that no other struct of the context has. LLVM's structs may have
// no name.
func (i *importer) structType(t *text.Type) ir.Type {
	switch {
	case t.Identified && t.Opaque:
		s := llvm.IdentifiedStruct(i.ctx, t.Name)
		s.SetOpaque()
		return s
	case !t.Identified || i.opts.LiteralStructs:
		return llvm.LiteralStruct(i.ctx, i.typeList(t.Elems), t.Packed)
	}
	elems := i.typeList(t.Elems)
	for {
		name := t.Name
		n := i.suffixes[name]
		if n > 0 {
			name += "." + strconv.Itoa(n)
		}
		i.suffixes[t.Name]++
		s := llvm.IdentifiedStruct(i.ctx, name)
		if !s.Initialized() && s.SetBody(elems, t.Packed) {
			return s
		}
	}
}

// funcType returns the function type for t, nil if the dialect has none.
func (i *importer) funcType(t *text.Type) *llvm.FunctionType {
	f, _ := i.typ(t).(*llvm.FunctionType)
	return f
}
