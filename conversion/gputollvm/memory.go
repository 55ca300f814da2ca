package gputollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

func (a *at) alloc() bool {
	t, ok := a.op.Result(0).Type().(*ir.MemRefType)
	if !ok || !a.plain(t) {
		return a.rw.Fail("incompatible memref type")
	}
	shared := a.op.Prop(0) != nil
	if shared && gpu.TokenOf(a.op) != nil {
		return a.rw.Fail("Host Shared allocation cannot be done async")
	}
	if !shared && a.stream() == nil {
		return a.noStream()
	}
	sizes, strides, n := a.c.MemRefSizes(a.b, a.loc, t, a.ad.Group(1))
	bytes := a.c.BytesOf(a.b, a.loc, t.ElementType(), n)
	stream := llvm.NewOne(a.b, a.loc, llvm.Zero, a.c.Pointer())
	if deps := a.ad.Group(0); len(deps) > 0 {
		stream = deps[0]
	}
	flag := int64(0)
	if shared {
		flag = 1
	}
	isShared := llvm.NewInt(a.b, a.loc, a.c.Context().I(8), flag)
	p := a.call("mgpuMemAlloc", a.c.Pointer(), bytes, stream, isShared)
	d := a.c.NewDescriptor(a.b, a.loc, t, p, p, sizes, strides)
	if gpu.TokenOf(a.op) != nil {
		a.rw.Replace(a.op, d.Value, stream)
	} else {
		a.rw.Replace(a.op, d.Value)
	}
	return true
}

func (a *at) dealloc() bool {
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	a.call("mgpuMemFree", nil, a.allocated(a.ad.Operand(1)), stream)
	a.rw.Replace(a.op, stream)
	return true
}

// register calls a function with a memref of unknown rank and the size of its elements.
func (a *at) register(name string) bool {
	t := a.op.Operand(0).Type()
	bytes := a.c.SizeOf(a.b, a.loc, t.(*ir.UnrankedMemRefType).ElementType())
	args := a.c.Promote(a.b, a.loc, []ir.Type{t}, a.ad.Operands, a.c.Options().BarePointers)
	a.call(name, nil, append(args, bytes)...)
	a.rw.Erase(a.op)
	return true
}

// elements returns the number of elements of a memref without a layout: the first stride times the first size until MLIR 19, the product of the sizes since.
func (a *at) elements(t *ir.MemRefType, d *llvmtypes.Descriptor) *ir.Value {
	if ir.HasStaticShape(t) {
		return a.number(ir.NumElements(t.Shape()))
	}
	mul := func(x, y *ir.Value) *ir.Value { return llvm.NewOne(a.b, a.loc, llvm.Mul, a.c.IndexType(), x, y) }
	if a.c.Context().MLIR() < 20 {
		stride := d.Stride(a.b, a.loc, 0)
		return mul(stride, d.Size(a.b, a.loc, 0))
	}
	n := d.Size(a.b, a.loc, 0)
	for i := 1; i < len(t.Shape()); i++ {
		n = mul(n, d.Size(a.b, a.loc, i))
	}
	return n
}

// generic returns the pointer to the elements of a memref, in the default address space.
func (a *at) generic(d *llvmtypes.Descriptor) *ir.Value {
	p := d.Aligned(a.b, a.loc)
	if p.Type() == a.c.Pointer() {
		return p
	}
	return llvm.NewOne(a.b, a.loc, llvm.AddrSpaceCast, a.c.Pointer(), p)
}

func (a *at) memcpy() bool {
	t, ok := a.op.Operand(a.op.NumOperands() - 1).Type().(*ir.MemRefType)
	if !ok || !a.plain(t) {
		return a.rw.Fail("incompatible memref type")
	}
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	from, to := llvmtypes.DescriptorOf(a.ad.In(2, 0)), llvmtypes.DescriptorOf(a.ad.In(1, 0))
	n := a.elements(t, &from)
	elem := a.c.TypeConverter.Convert(t.ElementType())
	null := llvm.NewOne(a.b, a.loc, llvm.Zero, from.Pointer())
	end := llvm.NewGEP(a.b, a.loc, from.Pointer(), elem, null, llvm.IndexOf(n))
	bytes := llvm.NewOne(a.b, a.loc, llvm.PtrToInt, a.c.IndexType(), end)
	src := a.generic(&from)
	dst := a.generic(&to)
	a.call("mgpuMemcpy", nil, dst, src, bytes, stream)
	a.rw.Replace(a.op, stream)
	return true
}

func (a *at) memset() bool {
	t, ok := a.op.Operand(a.op.NumOperands() - 2).Type().(*ir.MemRefType)
	if !ok || !a.plain(t) {
		return a.rw.Fail("incompatible memref type")
	}
	stream := a.stream()
	if stream == nil {
		return a.noStream()
	}
	v := a.ad.In(2, 0)
	name, as := "", ir.Type(nil)
	switch scalarBits(v.Type()) {
	case 16:
		name, as = "mgpuMemset16", a.c.Context().I(16)
	case 32:
		name, as = "mgpuMemset32", a.c.Context().I32()
	default:
		return a.rw.Fail("value must be a 16 or 32 bit int or float")
	}
	d := llvmtypes.DescriptorOf(a.ad.In(1, 0))
	n := a.elements(t, &d)
	v = llvm.NewOne(a.b, a.loc, llvm.BitCast, as, v)
	a.call(name, nil, a.generic(&d), v, n, stream)
	a.rw.Replace(a.op, stream)
	return true
}

// isStream reports whether v is a stream that a call makes. Other converted tokens are events.
func isStream(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && def.Is(llvm.Call) && llvm.CalleeOf(def) == "mgpuStreamCreate"
}

func (a *at) wait() bool {
	if gpu.TokenOf(a.op) != nil {
		return a.waitAsync()
	}
	for _, v := range a.ad.Operands {
		kind := "mgpuEvent"
		if isStream(v) {
			kind = "mgpuStream"
		}
		a.call(kind+"Synchronize", nil, v)
		a.call(kind+"Destroy", nil, v)
	}
	a.rw.Erase(a.op)
	return true
}

// waitAsync makes a stream that waits for events. For a stream, the event is recorded where the stream got its last work.
func (a *at) waitAsync() bool {
	place := a.b.InsertionPoint()
	events := make([]*ir.Value, len(a.ad.Operands))
	for i, v := range a.ad.Operands {
		events[i] = v
		if isStream(v) {
			a.b.SetAfter(a.op.Operand(i).DefiningOp())
			events[i] = a.call("mgpuEventCreate", a.c.Pointer())
			a.call("mgpuEventRecord", nil, events[i], v)
		}
	}
	a.b.SetInsertionPoint(place)
	stream := a.call("mgpuStreamCreate", a.c.Pointer())
	for _, e := range events {
		a.call("mgpuStreamWaitEvent", nil, stream, e)
	}
	for _, e := range events {
		a.call("mgpuEventDestroy", nil, e)
	}
	a.rw.Replace(a.op, stream)
	return true
}

// yield passes streams on as events.
func (a *at) yield() bool {
	operands := append([]*ir.Value(nil), a.ad.Operands...)
	var streams []*ir.Value
	seen := map[*ir.Value]bool{}
	for i, v := range a.op.Operands() {
		if v.Type().TypeDef() != gpu.AsyncTokenDef {
			continue
		}
		stream := operands[i]
		operands[i] = a.call("mgpuEventCreate", a.c.Pointer())
		a.call("mgpuEventRecord", nil, operands[i], stream)
		if !seen[stream] {
			seen[stream] = true
			streams = append(streams, stream)
		}
	}
	if len(streams) == 0 {
		return a.rw.Fail("no gpu async token operand")
	}
	for _, s := range streams {
		a.call("mgpuStreamDestroy", nil, s)
	}
	a.rw.Modify(a.op, func() { a.op.SetOperands(operands) })
	return true
}

// launch passes a launch the arguments that its kernel has in LLVM IR, and a stream in place of tokens.
func (a *at) launch(o Options) bool {
	l := gpu.LaunchFuncOp{Operation: a.op}
	deps, returns := a.ad.Group(0), gpu.TokenOf(a.op) != nil
	switch {
	case len(deps) > 1:
		return a.rw.Fail("Cannot convert with more than one async dependency.")
	case !returns && len(deps) > 0:
		return a.rw.Fail("Cannot convert non-async op with async dependencies.")
	}
	args := l.Args()
	types := make([]ir.Type, len(args))
	for i, v := range args {
		types[i] = v.Type()
		if o.Sizes && staticBytes(types[i]) < 0 {
			return a.rw.Fail("Operand to gpu.launch_func is not a memref with a static shape.")
		}
	}
	parts := gpu.LaunchFuncParts{Kernel: l.Kernel()}
	switch {
	case len(deps) > 0:
		parts.Object = deps[0]
	case returns:
		parts.Object = a.call("mgpuStreamCreate", a.c.Pointer())
	}
	first, n := a.op.OperandGroup(len(a.op.Def().Operands) - 2)
	parts.Args = a.c.Promote(a.b, a.loc, types, a.ad.Operands[first:first+n], o.BarePointers || a.c.Options().BarePointers)
	if o.Sizes {
		parts.Args = a.withSizes(types, parts.Args)
		if parts.Args == nil {
			return a.rw.Fail("a memref is more than one argument")
		}
	}
	at := 0
	next := func(before *ir.Value) *ir.Value {
		if before == nil {
			return nil
		}
		at++
		return a.ad.Operands[at-1]
	}
	at = len(deps)
	for i, v := range l.GridSize() {
		parts.Grid[i] = next(v)
	}
	for i, v := range l.BlockSize() {
		parts.Block[i] = next(v)
	}
	for i, v := range l.ClusterSize() {
		parts.Cluster[i] = next(v)
	}
	parts.SharedMemory = next(l.SharedMemory())
	gpu.NewLaunchFunc(a.b, a.loc, parts)
	if returns {
		a.rw.Replace(a.op, parts.Object)
	} else {
		a.rw.Erase(a.op)
	}
	return true
}

// staticBytes returns the size of a memref of static shape in bytes, or -1.
func staticBytes(t ir.Type) int64 {
	m, ok := t.(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(m) {
		return -1
	}
	bits := int64(scalarBits(m.ElementType()))
	if bits == 0 || bits%8 != 0 {
		return -1
	}
	return ir.NumElements(m.Shape()) * bits / 8
}

// scalarBits returns the width of a signless integer or a float, or 0.
func scalarBits(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width
	case *ir.FloatType:
		return t.Width()
	}
	return 0
}

// withSizes puts the size of each memref behind its pointer.
func (a *at) withSizes(types []ir.Type, args []*ir.Value) []*ir.Value {
	if len(types) != len(args) {
		return nil
	}
	var list []*ir.Value
	for i, t := range types {
		list = append(list, args[i], a.number(staticBytes(t)))
	}
	return list
}
