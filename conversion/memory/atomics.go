package memory

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"slices"
)

// ExpandAtomics replaces the atomic operations of a function that SPIR-V or the target
// lacks by loops that compare and exchange. If the elements of a buffer cannot be exchanged,
// the buffer becomes one of integers, and all of its accesses convert. ExpandAtomics reports
// whether it changed anything, and whether all went well, after it emitted errors. A report that is not nil gets the operations
// that become loops.
func ExpandAtomics(fn *ir.Operation, env *target.Env, report pass.EmulationRemarker) (changed, ok bool) {
	x := &atomics{report: report, b: ir.NewBuilder(fn.Context(), nil), env: env, fn: fn, seen: map[*ir.Value]*buffer{}}
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(memref.AtomicRMW) || op.Is(memref.GenericAtomicRMW) {
			x.collect(op)
		}
		return ir.WalkAdvance
	})
	ok = true
	for _, buf := range x.buffers {
		ok = x.buffer(buf) && ok
	}
	return x.changed, ok
}

// atomics expands the atomic operations of one function.
type atomics struct {
	b       *ir.Builder
	env     *target.Env
	fn      *ir.Operation
	buffers []*buffer
	seen    map[*ir.Value]*buffer
	changed bool
	report  pass.EmulationRemarker
	arith.Emitter
}

// buffer is a buffer and the atomic operations on it and its views.
type buffer struct {
	base *ir.Value
	ops  []*ir.Operation
}

// bufferOf returns the operand that is the buffer of an atomic operation.
func bufferOf(op *ir.Operation) *ir.Value {
	if op.Is(memref.AtomicRMW) {
		return op.Operand(1)
	}
	return op.Operand(0)
}

func (x *atomics) collect(op *ir.Operation) {
	base := root(bufferOf(op))
	buf := x.seen[base]
	if buf == nil {
		buf = &buffer{base: base}
		x.seen[base] = buf
		x.buffers = append(x.buffers, buf)
	}
	buf.ops = append(buf.ops, op)
}

// insertBefore prepares for new operations before op.
func (x *atomics) insertBefore(op *ir.Operation) {
	x.b.SetBefore(op)
	x.Emitter = arith.Emitter{B: x.b, Loc: op.Loc()}
	x.changed = true
}

// buffer expands the operations on one buffer.
func (x *atomics) buffer(buf *buffer) bool {
	t, ok := buf.base.Type().(*ir.MemRefType)
	if !ok {
		return true
	}
	if at, ok := scopeOf(t.MemorySpace); ok && at == invocation {
		for _, op := range buf.ops {
			x.sequential(op)
		}
		return true
	}
	elem := t.ElementType()
	bits := ir.NumberWidth(elem)
	_, float := elem.(*ir.FloatType)
	switch {
	case bits == 64 && !x.env.Has(spec.CapabilityInt64Atomics) && !x.native(buf):
		return refuseWide(buf.ops[0], elem)
	case bits > 64 || bits == 0:
		return buf.ops[0].EmitError("no target has atomic operations on '" + ir.TypeString(elem) + "'")
	case bits < 32:
		return x.packed(buf, t)
	case float && !x.native(buf):
		return x.asIntegers(buf)
	}
	for _, op := range buf.ops {
		x.update(op, nil, nil)
	}
	return true
}

// What notes say about devices, before and after what else helps.
const (
	deviceOr = "compile for a device that has it (--target=device), or "
	orDevice = ", or --target=device"
)

func refuseWide(op *ir.Operation, t ir.Type) bool {
	return op.EmitErrorDetail(&target.Lack{Capabilities: []spec.Capability{spec.CapabilityInt64Atomics}},
		"atomic operations on '"+ir.TypeString(t)+"' need the capability Int64Atomics, which the target lacks",
		notes.OrDevice(op.Loc(), deviceOr, "use 32-bit elements", ""))
}

// native reports whether the target has all operations on a buffer of floats, which must be sums.
func (x *atomics) native(buf *buffer) bool {
	have := false
	switch t, _ := buf.base.Type().(*ir.MemRefType).ElementType().(*ir.FloatType); {
	case t == nil:
	case t.Kind == ir.F32:
		have = x.env.Has(spec.CapabilityAtomicFloat32AddEXT)
	case t.Kind == ir.F64:
		have = x.env.Has(spec.CapabilityAtomicFloat64AddEXT)
	}
	for _, op := range buf.ops {
		have = have && op.Is(memref.AtomicRMW) && kindOf(op) == arith.AtomicAddF
	}
	return have
}

func kindOf(op *ir.Operation) int64 { return memref.AtomicRMWOp{Operation: op}.Kind() }

// combine returns what an operation stores if the element is old. For an operation with a
// region, the body moves to the insertion point.
func (x *atomics) combine(op *ir.Operation, old *ir.Value) *ir.Value {
	if op.Is(memref.AtomicRMW) {
		v := op.Operand(0)
		if kindOf(op) == arith.AtomicAssign {
			return v
		}
		return arith.NewReduction(x.b, op.Loc(), kindOf(op), old, v)
	}
	body := op.Region(0).First()
	yield := body.Last()
	v := yield.Operand(0)
	if v == body.Arg(0) {
		v = old
	}
	body.Arg(0).ReplaceAllUsesWith(old)
	yield.Erase()
	for o := body.First(); o != nil; {
		next := o.Next()
		o.Remove()
		x.b.Insert(o)
		o = next
	}
	return v
}

// sequential replaces an operation on memory of one invocation.
func (x *atomics) sequential(op *ir.Operation) {
	x.insertBefore(op)
	m, at := bufferOf(op), indicesOf(op)
	old := memref.NewLoad(x.b, op.Loc(), m, at...)
	v := x.combine(op, old)
	memref.NewStore(x.b, op.Loc(), v, m, at...)
	if op.Is(memref.GenericAtomicRMW) {
		old = v // its result is the new value
	}
	op.Result(0).ReplaceAllUsesWith(old)
	op.Erase()
}

func indicesOf(op *ir.Operation) []*ir.Value {
	if op.Is(memref.AtomicRMW) {
		return op.Operands()[2:]
	}
	return op.Operands()[1:]
}

// update replaces op by one on integers. in converts the integer in memory to an element, and
// out an element to what the memory must hold; both are nil if memory holds the elements.
// An operation that SPIR-V has stays.
func (x *atomics) update(op *ir.Operation, in func(cur *ir.Value) *ir.Value, out func(cur, v *ir.Value) *ir.Value) {
	if in == nil && (!op.Is(memref.AtomicRMW) || kindOf(op) != arith.AtomicMulI) {
		return
	}
	x.insertBefore(op)
	x.replaceBy(op, bufferOf(op), indicesOf(op), in, out)
}

// replaceBy replaces op by a loop over the element at indices of m, where in and out convert.
func (x *atomics) replaceBy(op *ir.Operation, m *ir.Value, at []*ir.Value, in func(cur *ir.Value) *ir.Value, out func(cur, v *ir.Value) *ir.Value) {
	t := m.Type().(*ir.MemRefType).ElementType()
	def, end := memref.GenericAtomicRMW, memref.AtomicYield
	if op.Is(memref.AtomicRMW) {
		x.reportEmulation(op)
		def, end = kernel.Exchange, kernel.Yield // its result is what the element was
	}
	loop := x.b.CreateWithRegions(op.Loc(), def, append([]*ir.Value{m}, at...), []ir.Type{t}, 1)
	body := loop.Region(0).AddBlock()
	cur := body.AddArg(t, op.Loc())
	x.b.SetEnd(body)
	old := cur
	if in != nil {
		old = in(cur)
	}
	v := x.combine(op, old)
	if out != nil {
		v = out(cur, v)
	}
	x.b.Create(op.Loc(), end, []*ir.Value{v}, nil)
	x.b.SetAfter(loop)
	result := loop.Result(0)
	if in != nil {
		result = in(result)
	}
	op.Result(0).ReplaceAllUsesWith(result)
	op.Erase()
}

// reportEmulation reports that an operation, which the source states as one, is a loop.
func (x *atomics) reportEmulation(op *ir.Operation) {
	if x.report == nil {
		return
	}
	why := "SPIR-V has no such atomic operation"
	switch bits := ir.NumberWidth(op.Operand(0).Type()); {
	case bits < 32:
		why = "the elements share words of 32 bits"
	case bits == 32 && kindOf(op) == arith.AtomicAddF:
		why = spirvtypes.LackText(x.env, spec.CapabilityAtomicFloat32AddEXT)
	case kindOf(op) == arith.AtomicAddF:
		why = spirvtypes.LackText(x.env, spec.CapabilityAtomicFloat64AddEXT)
	}
	x.report(op, pass.Emulation{One: "atomic operation by a loop", Many: "atomic operations by loops"},
		"'memref.atomic_rmw' becomes a loop that compares and exchanges, because "+why)
}

// asIntegers makes a buffer of floats one of integers of the same width.
func (x *atomics) asIntegers(buf *buffer) bool {
	elem := buf.base.Type().(*ir.MemRefType).ElementType()
	ints := elem.Context().I(uint32(ir.NumberWidth(elem)))
	users, ok := x.users(buf.base, true)
	if !ok {
		return false
	}
	if _, ok = x.changeType(buf.base, func(t *ir.MemRefType) *ir.MemRefType { return t.WithShape(t.Shape(), ints).(*ir.MemRefType) }); !ok {
		return false
	}
	in := func(v *ir.Value) *ir.Value { return x.Cast(arith.Bitcast, v, elem) }
	for _, op := range users {
		x.insertBefore(op)
		switch op.Def() {
		case memref.Load:
			x.b.SetAfter(op)
			op.Result(0).SetType(ints)
			v := in(op.Result(0))
			op.Result(0).ReplaceUsesIf(v, func(use *ir.Operand) bool { return use.Owner() != v.DefiningOp() })
		case memref.Store:
			op.SetOperand(0, x.Cast(arith.Bitcast, op.Operand(0), ints))
		default:
			if op.Is(memref.AtomicRMW) && kindOf(op) == arith.AtomicAssign {
				bits := x.Cast(arith.Bitcast, op.Operand(0), ints)
				old := x.b.Create(op.Loc(), memref.AtomicRMW, append([]*ir.Value{bits}, op.Operands()[1:]...), []ir.Type{ints}, op.Attrs()...).Result(0)
				op.Result(0).ReplaceAllUsesWith(in(old))
				op.Erase()
				continue
			}
			x.update(op, in, func(_, v *ir.Value) *ir.Value { return x.Cast(arith.Bitcast, v, ints) })
		}
	}
	return true
}

// users returns the loads, stores and atomic operations of a buffer, and of its views if
// views is true. It emits an error for other uses.
func (x *atomics) users(base *ir.Value, views bool) (users []*ir.Operation, ok bool) {
	pending := []*ir.Value{base}
	for len(pending) > 0 {
		v := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for use := v.FirstUse(); use != nil; use = use.NextUse() {
			op := use.Owner()
			switch {
			case op.Is(memref.Load), op.Is(memref.Store), op.Is(memref.AtomicRMW), op.Is(memref.GenericAtomicRMW):
				users = append(users, op)
			case op.Is(memref.Dim) && views:
			case views && memref.IsView(op) && !op.Is(memref.View) && !op.Is(memref.MemorySpaceCast) && !op.Is(memref.ExtractStridedMetadata):
				pending = append(pending, op.Result(0))
			default:
				return nil, op.EmitError("'"+op.Name()+"' and atomic operations use one buffer, whose elements the target can exchange only as integers",
					ir.Note(v.Loc(), "use loads and stores, or a buffer of i32, here"))
			}
		}
	}
	return users, true
}

// changeType changes the type of a buffer and its views, and returns the buffer. An argument
// of a kernel keeps its type, which is that of its launches: a cast changes it, which
// [FoldArgumentCasts] folds into the copy of the kernel that is converted.
func (x *atomics) changeType(base *ir.Value, change func(*ir.MemRefType) *ir.MemRefType) (*ir.Value, bool) {
	def := base.DefiningOp()
	switch {
	case def != nil && !def.Is(ir.UnrealizedCast), def == nil && isKernel(x.fn) && base.Index() >= len(gpu.FuncOp{Operation: x.fn}.Type().Inputs):
		return base, retype(base, change)
	case def == nil && (!isKernel(x.fn) || base.OwnerBlock() != x.fn.Region(0).First()):
		return nil, x.fn.EmitErrorAt(base.Loc(), "the target has atomic operations on '"+ir.TypeString(base.Type())+"' only as operations on integers, and a function that kernels call cannot view its argument as such",
			ir.Note(base.Loc(), "inline the function into the kernel, or use a buffer of i32"))
	case def == nil:
		x.b.SetStart(base.OwnerBlock())
	default:
		x.b.SetAfter(def)
	}
	cast := x.b.Create(base.Loc(), ir.UnrealizedCast, []*ir.Value{base}, []ir.Type{base.Type()})
	v := cast.Result(0)
	base.ReplaceUsesIf(v, func(use *ir.Operand) bool { return use.Owner() != cast })
	return v, retype(v, change)
}

// FoldArgumentCasts gives each argument of the kernels in a gpu.module that is only cast, the
// type to which it is cast. An unused argument with floats that are stored only has lost its cast.
func FoldArgumentCasts(module *ir.Operation) {
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if isKernel(op) {
			foldArgumentCasts(gpu.FuncOp{Operation: op})
		}
	}
}

func foldArgumentCasts(f gpu.FuncOp) {
	t := f.Type()
	var inputs []ir.Type
	entry := f.Body().First()
	retype := func(i int, to ir.Type) {
		if inputs == nil {
			inputs = slices.Clone(t.Inputs)
		}
		inputs[i] = to
		entry.Arg(i).SetType(to)
	}
	for i := range t.Inputs {
		arg := entry.Arg(i)
		if to := spirvtypes.AsStored(arg.Type()); arg.FirstUse() == nil && to != arg.Type() {
			retype(i, to)
		}
		for arg.HasOneUse() && arg.FirstUse().Owner().Is(ir.UnrealizedCast) {
			cast := arg.FirstUse().Owner()
			to := cast.Result(0).Type()
			_, memory := to.(*ir.MemRefType)
			_, float := spirvtypes.StoredFloat(arg.Type())
			if !memory && !float || cast.NumOperands() != 1 || cast.NumResults() != 1 {
				break
			}
			retype(i, to)
			v := cast.Result(0)
			v.ReplaceAllUsesWith(arg)
			cast.Erase()
		}
	}
	if inputs != nil {
		f.SetAttr("function_type", f.Context().TypeAttr(f.Context().Function(inputs, t.Results)))
		spirvtypes.StateHostTypes(f.Operation, t.Inputs)
	}
}

// packed makes a buffer of narrow elements one of 32-bit words.
func (x *atomics) packed(buf *buffer, t *ir.MemRefType) bool {
	p := &packing{atomics: x, elem: t.ElementType(), bits: int64(ir.NumberWidth(t.ElementType()))}
	if p.bits == 1 {
		p.bits = 8
	}
	count, open := int64(ir.Dynamic), slices.Contains(t.Shape(), ir.Dynamic)
	if open && len(t.Shape()) > 1 || !t.LayoutMap().IsIdentity() || p.bits&(p.bits-1) != 0 {
		return buf.ops[0].EmitError("atomic operations on elements of "+ir.TypeString(p.elem)+" need a buffer of constant sizes and without gaps, not '"+ir.TypeString(t)+"'",
			ir.Note(buf.base.Loc(), "use 32-bit elements, or make the sizes of the buffer constants"))
	}
	if !open {
		count = (ir.NumElements(t.Shape())*p.bits + 31) / 32
	}
	users, ok := x.users(buf.base, false)
	if !ok {
		return false
	}
	ctx := t.Context()
	p.strides, _, _ = t.StridesAndOffset()
	p.word = ctx.I32()
	words := ctx.MemRef([]int64{count}, p.word, nil, t.MemorySpace)
	base, ok := x.changeType(buf.base, func(*ir.MemRefType) *ir.MemRefType { return words })
	if !ok {
		return false
	}
	for _, op := range users {
		p.access(op, base)
	}
	return true
}

// packing converts the accesses to a buffer of words.
type packing struct {
	*atomics
	elem    ir.Type
	word    *ir.IntegerType
	bits    int64
	strides []int64
	shift   *ir.Value // the position of the element in its word
}

// address computes the index of the word, and p.shift.
func (p *packing) address(indices []*ir.Value) *ir.Value {
	at := arith.NewIndex(p.b, p.Loc, 0)
	index := at.Type()
	for i, v := range indices {
		at = p.Op(arith.AddI, at, p.Op(arith.MulI, v, p.Int(index, p.strides[i])))
	}
	per := p.Int(index, 32/p.bits)
	part := p.Cast(arith.IndexCast, p.Op(arith.RemUI, at, per), p.word)
	p.shift = p.Op(arith.MulI, part, p.Int(p.word, p.bits))
	return p.Op(arith.DivUI, at, per)
}

// extract extracts the element from a word.
func (p *packing) extract(word *ir.Value) *ir.Value {
	v := p.Op(arith.ShRUI, word, p.shift)
	if spirv.IsBool(p.elem) {
		return p.CmpI(arith.NE, p.Op(arith.AndI, v, p.Int(p.word, 0xff)), p.Int(p.word, 0))
	}
	ctx := p.elem.Context()
	f, float := p.elem.(*ir.FloatType)
	if !float {
		return p.Cast(arith.TruncI, v, p.elem)
	}
	return p.Cast(arith.Bitcast, p.Cast(arith.TruncI, v, ctx.I(uint32(p.bits))), f)
}

// moved returns the bits of an element at their place in the word.
func (p *packing) moved(v *ir.Value) *ir.Value {
	if _, float := p.elem.(*ir.FloatType); float {
		v = p.Cast(arith.Bitcast, v, p.elem.Context().I(uint32(p.bits)))
	}
	return p.Op(arith.ShLI, p.Cast(arith.ExtUI, v, p.word), p.shift)
}

// cleared returns the mask of all bits of the word but those of the element.
func (p *packing) cleared() *ir.Value {
	mask := p.Op(arith.ShLI, p.Int(p.word, 1<<p.bits-1), p.shift)
	return p.Op(arith.XOrI, mask, p.Int(p.word, -1))
}

func (p *packing) out(word, v *ir.Value) *ir.Value {
	return p.Op(arith.OrI, p.Op(arith.AndI, word, p.cleared()), p.moved(v))
}

// access converts one access.
func (p *packing) access(op *ir.Operation, base *ir.Value) {
	p.insertBefore(op)
	switch op.Def() {
	case memref.Load:
		at := p.address(op.Operands()[1:])
		op.Result(0).ReplaceAllUsesWith(p.extract(memref.NewLoad(p.b, op.Loc(), base, at)))
	case memref.Store:
		at := p.address(op.Operands()[2:])
		p.rmw(arith.AtomicAndI, p.cleared(), base, at)
		p.rmw(arith.AtomicOrI, p.moved(op.Operand(0)), base, at)
	default:
		at := p.address(indicesOf(op))
		p.replaceBy(op, base, []*ir.Value{at}, p.extract, p.out)
		return
	}
	op.Erase()
}

func (p *packing) rmw(kind int64, v, m, at *ir.Value) {
	ctx := p.word.Context()
	p.b.Create(p.Loc, memref.AtomicRMW, []*ir.Value{v, m, at}, []ir.Type{p.word}, ir.Named("kind", ctx.Int(ctx.I64(), kind)))
}
