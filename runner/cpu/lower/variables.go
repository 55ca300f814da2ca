package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// scan looks which variables the entry point uses and whether its invocations wait for each other.
func (l *lowering) scan(entry *ir.Operation) {
	seen := map[*ir.Operation]bool{entry: true}
	for list := []*ir.Operation{entry}; len(list) > 0; list = list[1:] {
		list[0].Walk(func(op *ir.Operation) {
			if !l.takesValues(op) {
				return
			}
			l.noteWaiting(op)
			if ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); ok {
				if fn := l.globals[ref.Root]; fn != nil && !seen[fn] {
					seen[fn] = true
					list = append(list, fn)
				}
			}
		})
	}
}

// addressOf gives the address of a variable of the module.
func (l *lowering) addressOf(op *ir.Operation) {
	ref, _ := op.Attr("variable").(*ir.SymbolRefAttr)
	var v *ir.Operation
	if ref != nil {
		v = l.globals[ref.Root]
	}
	if v == nil || !v.Is(spirv.GlobalVariable) {
		l.refuse(op, "the variable is not known")
		return
	}
	t, ok := spirv.GlobalVariableOp{Operation: v}.Type().(*spirv.PointerType)
	if !ok {
		l.refuse(op, "variables of this type are not supported")
		return
	}
	at := &place{fixed: true, storage: t.Storage}
	switch t.Storage {
	case spec.StorageClassStorageBuffer, spec.StorageClassUniform:
		l.buffer(op, v, t, at)
	default:
		at.layout = l.layout(op, t.Pointee)
		at.root = l.roots[ref.Root]
		if at.root == nil && l.err == nil {
			at.root = l.variableRoot(op, v, t, at.layout)
			l.roots[ref.Root] = at.root
		}
	}
	if l.err != nil {
		return
	}
	r := op.Result(0)
	l.places[r] = at
	if at.root != nil {
		l.values[r] = at.root.base
	} else {
		l.values[r] = l.word(ContextZeros) // an array of descriptors has no address
	}
}

// variableRoot makes the memory of a variable that is no buffer.
func (l *lowering) variableRoot(op, v *ir.Operation, t *spirv.PointerType, e *layout) *root {
	switch t.Storage {
	case spec.StorageClassPushConstant:
		l.kernel.Push = max(l.kernel.Push, e.size)
		return l.fixedRoot(l.word(ContextPush), e.size)
	case spec.StorageClassWorkgroup:
		at := alignTo(l.kernel.Shared, 16)
		l.kernel.Shared = at + e.size
		base := l.word(ContextShared)
		if at > 0 {
			base = l.at(l.head, base, l.number(l.i64, int64(at)))
		}
		return l.fixedRoot(base, e.size)
	case spec.StorageClassPrivate:
		return l.stack(op, e, l.initializer(v, e))
	case spec.StorageClassInput:
		name := v.StringAttr("built_in")
		b := l.b
		l.b = l.head
		defer func() { l.b = b }()
		if value := l.builtin(op, name, t.Pointee); value != nil {
			r := l.stack(op, e, nil)
			l.write(&place{root: r, fixed: true, layout: e}, r.base, 0, e, value)
			return r
		}
		l.refuse(op, "the built-in variable "+name+" is not supported")
		return nil
	}
	l.refuse(op, "variables of the storage class "+t.Storage.String()+" are not supported")
	return nil
}

func (l *lowering) fixedRoot(base *ir.Value, size uint64) *root {
	return &root{base: base, size: l.number(l.i64, int64(size)), static: size, known: true}
}

// maxStack bounds the bytes of a variable of the invocation.
const maxStack = 1 << 20

// stack makes memory of the invocation in the first block, with the bytes of an initial value.
func (l *lowering) stack(op *ir.Operation, e *layout, initial []byte) *root {
	if e.size > maxStack {
		l.refuse(op, "the variable is too large")
		return &root{}
	}
	i8 := l.c.I(8)
	base := llvm.NewAlloca(l.head, ir.UnknownLoc, l.ptr, llvm.Array(i8, max(e.size, 1)), llvm.NewInt(l.head, ir.UnknownLoc, l.c.I32(), 1), 16)
	r := l.fixedRoot(base, e.size)
	l.fill(l.head, r, initial)
	return r
}

// fill puts an initial value into memory, or zeros.
func (l *lowering) fill(b *ir.Builder, r *root, initial []byte) {
	i8 := l.c.I(8)
	notVolatile := ir.Named("isVolatile", l.c.Bool(false))
	n := l.number(l.i64, int64(r.static))
	if initial == nil {
		b.Create(ir.UnknownLoc, llvm.IntrMemset, []*ir.Value{r.base, llvm.NewInt(b, ir.UnknownLoc, i8, 0), n}, nil, notVolatile)
		return
	}
	b.Create(ir.UnknownLoc, llvm.IntrMemcpy, []*ir.Value{r.base, l.table(b, initial), n}, nil, notVolatile)
}

// table returns the address of constant bytes.
func (l *lowering) table(b *ir.Builder, data []byte) *ir.Value {
	name := "spvc.table." + itoa(l.tables)
	l.tables++
	g := ir.NewBuilder(l.c, nil)
	g.SetStart(l.top.Region(0).First())
	i8 := l.c.I(8)
	value := l.c.Dense(l.c.Tensor([]int64{int64(len(data))}, i8, nil), data)
	g.CreateWithRegions(ir.UnknownLoc, llvm.Global, nil, nil, 1, ir.Named("global_type", l.c.TypeAttr(llvm.Array(i8, uint64(len(data))))),
		ir.Named("constant", l.c.Unit()), ir.Named(ir.SymbolNameAttr, l.c.String(name)), ir.Named("linkage", llvm.LinkageOf(l.c, llvm.LinkageInternal)),
		ir.Named("value", value), ir.Named("addr_space", l.c.Int(l.c.I32(), 0)), ir.Named("alignment", l.c.Int(l.i64, 16)))
	return b.Create(ir.UnknownLoc, llvm.AddressOf, nil, []ir.Type{l.ptr}, ir.Named("global_name", l.c.SymbolRef(name))).Result(0)
}

// initializer returns the bytes of the initial value of a variable of the module, or nil if it has none.
func (l *lowering) initializer(v *ir.Operation, e *layout) []byte {
	ref, _ := v.Attr("initializer").(*ir.SymbolRefAttr)
	if ref == nil {
		return nil
	}
	from := l.globals[ref.Root]
	if from == nil {
		return nil
	}
	data := make([]byte, e.size)
	if !l.symbolBytes(data, e, from) {
		l.refuse(v, "the initial value is not supported")
	}
	return data
}

// variable makes memory for a variable of a function.
func (l *lowering) variable(op *ir.Operation) {
	t := op.Result(0).Type().(*spirv.PointerType)
	e := l.layout(op, t.Pointee)
	if e.size > maxStack || l.err != nil {
		l.refuse(op, "the variable is too large")
		return
	}
	i8 := l.c.I(8)
	base := llvm.NewAlloca(l.head, ir.UnknownLoc, l.ptr, llvm.Array(i8, max(e.size, 1)), llvm.NewInt(l.head, ir.UnknownLoc, l.c.I32(), 1), 16)
	r := l.fixedRoot(base, e.size)
	at := &place{root: r, layout: e, fixed: true, storage: t.Storage}
	l.places[op.Result(0)], l.values[op.Result(0)] = at, base
	if op.NumOperands() == 0 {
		l.fill(l.b, r, nil)
		return
	}
	if data, ok := l.constantBytes(op.Operand(0), e); ok {
		l.fill(l.b, r, data)
		return
	}
	if l.accessible(op, at) {
		l.write(at, base, 0, e, l.operand(op, 0))
	}
}

// buffer finds the slots of a buffer or of an array of buffers.
func (l *lowering) buffer(op, v *ir.Operation, t *spirv.PointerType, at *place) {
	set, _ := v.Attr("descriptor_set").(*ir.IntegerAttr)
	binding, _ := v.Attr("binding").(*ir.IntegerAttr)
	if set == nil || binding == nil {
		l.refuse(op, "the buffer has no set and binding")
		return
	}
	n, pointee := 1, t.Pointee
	if a, ok := pointee.(*spirv.ArrayType); ok {
		n, pointee = int(a.Count), a.Element
	}
	if _, ok := pointee.(*spirv.StructType); !ok || n > maxDescriptors {
		l.refuse(op, "arrays of descriptors of this type are not supported")
		return
	}
	at.layout = l.layout(op, pointee)
	name := ir.SymbolName(v)
	first, ok := l.slots[name]
	if !ok {
		first = len(l.kernel.Slots)
		l.slots[name] = first
		for i := range n {
			l.kernel.Slots = append(l.kernel.Slots, Slot{uint32(set.Int64Or(0)), uint32(binding.Int64Or(0)), uint32(i)})
		}
	}
	if pointee != t.Pointee {
		at.descriptor, at.count = first, n
		return
	}
	if l.roots[name] == nil {
		l.roots[name] = &root{base: l.word(ContextSlots + 2*first), size: l.contextWord(ContextSlots+2*first+1, l.i64)}
	}
	at.root = l.roots[name]
}

// maxDescriptors bounds the elements of an array of descriptors.
const maxDescriptors = 1 << 12
