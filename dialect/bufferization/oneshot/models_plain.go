package oneshot

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// AttachModels adds the models of the dialects of spvc to reg.
func AttachModels(reg *ir.Registry) {
	attachTensor(reg)
	attachControl(reg)
	reg.AttachOp(arith.Constant, constant{})
	reg.AttachOp(arith.IndexCast, view{equivalent: true, rewrite: bufferizeIndexCast, typ: indexCastType})
	reg.AttachOp(arith.Select, selection{})
	reg.AttachOp(bufferization.AllocTensor, allocTensor{})
	reg.AttachOp(bufferization.DeallocTensor, reader{rewrite: bufferizeDealloc})
	reg.AttachOp(bufferization.MaterializeInDestination, materialize{})
	reg.AttachOp(bufferization.ToTensor, toTensor{})
	reg.AttachOp(bufferization.ToMemRef, toMemRef{})
	reg.AttachOp(vector.TransferRead, reader{content: true, rewrite: onReadBuffer})
	reg.AttachOp(vector.Gather, reader{content: true, rewrite: onReadBuffer})
	reg.AttachOp(vector.TransferWrite, destination{})
	for _, e := range linalg.Dialect().Ops {
		if e.Def == tensor.Pack || e.Def == tensor.UnPack {
			continue // MLIR lowers them first
		}
		for _, t := range e.Def.Traits {
			if _, ok := t.(interfaces.DestinationStyle); ok {
				AttachStructured(reg, e.Def)
			}
		}
	}
}

// AttachStructured attaches the bufferization model of structured operations to one of them.
func AttachStructured(reg *ir.Registry, def *ir.OpDef) {
	reg.AttachOp(def, destination{reads: linalgReads, elementwise: linalgElementwise})
}

// linalgReads reports whether the computation uses the elements of the operand.
func linalgReads(op *ir.Operation, o *ir.Operand) bool {
	if _, init := initOf(o); !init {
		s, ok := linalg.AsStructured(op)
		return !ok || o.Index() >= s.Body().NumArgs() || s.Body().Arg(o.Index()).HasUses()
	}
	s, ok := linalg.AsStructured(op)
	if !ok {
		return !op.Is(linalg.Softmax)
	}
	b := s.Body()
	if op.Is(linalg.Map) && b.NumArgs() < op.NumOperands() {
		return false
	}
	return o.Index() >= b.NumArgs() || b.Arg(o.Index()).HasUses()
}

// linalgElementwise reports whether all loops are parallel and both operands are accessed by the loops' own indices.
func linalgElementwise(a, b *ir.Operand) bool {
	s, ok := linalg.AsStructured(a.Owner())
	if !ok {
		return false
	}
	for _, k := range s.Iterators() {
		if k != linalg.Parallel {
			return false
		}
	}
	maps := s.Maps()
	for _, o := range [...]*ir.Operand{a, b} {
		if o.Index() >= len(maps) || !maps[o.Index()].IsIdentity() {
			return false
		}
	}
	return true
}

// constant is the model of arith.constant.
type constant struct{ Base }

// Writable returns false.
func (constant) Writable(*State, *ir.Value) bool { return false }

// Bufferize makes the constant a global of the module.
func (constant) Bufferize(r *Rewriter, op *ir.Operation) bool {
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok {
		return op.EmitError("only ranked tensors can be bufferized")
	}
	space, ok := newTypes(r.Options).Space(op.Result(0))
	if !ok {
		return op.EmitError("could not infer memory space")
	}
	g := r.globals.of(r, op, t, plainSpace(space))
	if g == nil {
		return op.EmitError("constants outside of a module cannot be bufferized")
	}
	r.SetBefore(op)
	r.ReplaceByBuffers(op, memref.NewGetGlobal(&r.Builder, op.Loc(), ir.SymbolName(g), memref.GlobalOp{Operation: g}.Type()))
	return true
}

// globals are the constants of modules.
type globals struct {
	byValue map[globalKey]*ir.Operation
	names   map[*ir.Operation]*ir.SymbolNames
	next    map[string]int
	taken   map[string]bool
}

type globalKey struct {
	module *ir.Operation
	value  ir.Attribute
	t      ir.Type
	align  ir.Attribute
}

func newGlobals(root *ir.Operation) *globals {
	g := &globals{byValue: map[globalKey]*ir.Operation{}, names: map[*ir.Operation]*ir.SymbolNames{}, next: map[string]int{}, taken: map[string]bool{}}
	root.Walk(func(op *ir.Operation) {
		if op.Is(memref.Global) {
			x := memref.GlobalOp{Operation: op}
			key := globalKey{op.Parent(), x.Init(), x.Type(), op.Attr("alignment")}
			if x.IsConstant() && g.byValue[key] == nil {
				g.byValue[key] = op
			}
		}
	})
	return g
}

func (g *globals) of(r *Rewriter, op *ir.Operation, t *ir.RankedTensorType, space ir.Attribute) *ir.Operation {
	module := op.ParentOf(ir.Module)
	if module == nil {
		return nil
	}
	ctx := op.Context()
	m := ctx.MemRef(t.Shape(), t.ElementType(), nil, space)
	align := r.alignment()
	value := arith.ConstantOp{Operation: op}.Value()
	key := globalKey{module, value, m, align}
	if found := g.byValue[key]; found != nil {
		return found
	}
	name := "__constant_"
	for _, d := range t.Shape() {
		name += strconv.FormatInt(d, 10) + "x"
	}
	name += ir.TypeString(t.ElementType())
	names := g.names[module]
	if names == nil {
		names = ir.NewSymbolNames(module)
		g.names[module] = names
	}
	free := name
	for names.Lookup(free) != nil || g.taken[free] {
		free = name + "_" + strconv.Itoa(g.next[name])
		g.next[name]++
	}
	g.taken[free] = true
	body := module.Region(0).First()
	r.SetStart(body)
	n := r.Create(op.Loc(), memref.Global, nil, nil, ir.Named("sym_name", ctx.String(free)), ir.Named("sym_visibility", ctx.String("private")),
		ir.Named("type", ctx.TypeAttr(m)), ir.Named("initial_value", value), ir.Named("constant", ctx.Unit()), ir.Named("alignment", align))
	g.byValue[key] = n
	return n
}

func indexCastType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	m, ok := source.(*ir.MemRefType)
	to := op.Result(0).Type().(ir.ShapedType)
	if !ok {
		return op.Context().UnrankedMemRef(to.ElementType(), spaceOf(source))
	}
	return op.Context().MemRef(m.Shape(), to.ElementType(), m.Layout, m.MemorySpace)
}

func bufferizeIndexCast(r *Rewriter, op *ir.Operation) bool {
	v := r.Buffer(op.Operand(0))
	if v == nil {
		return false
	}
	r.SetBefore(op)
	r.ReplaceByBuffers(op, arith.NewCast(&r.Builder, op.Loc(), op.Def(), v, indexCastType(nil, op, v.Type())))
	return true
}

// selection is the model of arith.select.
type selection struct{ Base }

// Reads returns false.
func (selection) Reads(*State, *ir.Operand) bool { return false }

// AliasingValues returns the result, which has the buffer of one of the operands.
func (selection) AliasingValues(_ *State, o *ir.Operand) []Alias {
	if o.Index() == 0 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Equivalent: true}}
}

// BufferType returns the type of both buffers, with a dynamic layout if they differ.
func (selection) BufferType(t *Types, v *ir.Value) ir.Type {
	op := owner(v)
	a, b := t.Of(op.Operand(1)), t.Of(op.Operand(2))
	return common(op, v.Type(), a, b, "inconsistent memory space on true/false operands")
}

// common returns the type for two buffers of a tensor of type t.
func common(op *ir.Operation, t, a, b ir.Type, problem string) ir.Type {
	switch {
	case a == nil || b == nil:
		return nil
	case a == b:
		return a
	case spaceOf(a) != spaceOf(b):
		op.EmitError(problem)
		return nil
	}
	return DynamicBuffer(t, spaceOf(a))
}

// Bufferize selects a buffer.
func (selection) Bufferize(r *Rewriter, op *ir.Operation) bool {
	if op.Operand(0).Type() != ir.Type(r.Context().I1()) {
		return op.EmitOpError("only i1 condition values are supported")
	}
	a, b := r.Buffer(op.Operand(1)), r.Buffer(op.Operand(2))
	if a == nil || b == nil {
		return false
	}
	t := common(op, op.Result(0).Type(), a.Type(), b.Type(), "inconsistent memory space on true/false operands")
	if t == nil {
		return false
	}
	r.SetBefore(op)
	r.ReplaceByBuffers(op, arith.NewSelect(&r.Builder, op.Loc(), op.Operand(0), r.cast(op.Loc(), a, t), r.cast(op.Loc(), b, t)))
	return true
}

// cast returns the buffer as one of type t.
func (r *Rewriter) cast(loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return memref.NewCast(&r.Builder, loc, v, t)
}

// allocTensor is the model of bufferization.alloc_tensor.
type allocTensor struct{ Base }

// Allocates returns true.
func (allocTensor) Allocates(*ir.Operation, *ir.Value) bool { return true }

// ValueWrites reports whether the op copies a tensor.
func (allocTensor) ValueWrites(_ *State, v *ir.Value) bool {
	return bufferization.AllocTensorOp{Operation: owner(v)}.Copy() != nil
}

// BufferType returns a contiguous buffer in the memory space of the op, or of what it copies.
func (allocTensor) BufferType(t *Types, v *ir.Value) ir.Type {
	op := bufferization.AllocTensorOp{Operation: owner(v)}
	space := op.MemorySpace()
	if space == nil {
		if from := op.Copy(); from != nil {
			b := t.Of(from)
			if b == nil {
				return nil
			}
			return IdentityBuffer(v.Type(), spaceOf(b))
		}
		var ok bool
		if space, ok = t.Space(v); !ok {
			op.EmitError("could not infer memory space")
			return nil
		}
	}
	return IdentityBuffer(v.Type(), space)
}

// Bufferize allocates a buffer.
func (m allocTensor) Bufferize(r *Rewriter, op *ir.Operation) bool {
	if !op.HasUses() {
		r.Erase(op)
		return true
	}
	x := bufferization.AllocTensorOp{Operation: op}
	var from *ir.Value
	if x.Copy() != nil {
		if from = r.Buffer(x.Copy()); from == nil {
			return false
		}
	}
	t, ok := r.BufferType(op.Result(0)).(*ir.MemRefType)
	if !ok {
		return false
	}
	r.SetBefore(op)
	sizes := x.DynamicSizes()
	if from != nil {
		sizes = r.DynamicSizes(op.Loc(), from)
	}
	n := r.Alloc(op.Loc(), t, sizes)
	if from != nil {
		r.Copy(op.Loc(), from, n)
	}
	r.ReplaceByBuffers(op, n)
	return true
}

func bufferizeDealloc(r *Rewriter, op *ir.Operation) bool {
	v := r.Buffer(op.Operand(0))
	if v == nil {
		return false
	}
	r.SetBefore(op)
	memref.NewDealloc(&r.Builder, op.Loc(), v)
	r.Erase(op)
	return true
}

// materialize is the model of bufferization.materialize_in_destination.
type materialize struct{ Base }

// Reads reports whether o is the source.
func (materialize) Reads(_ *State, o *ir.Operand) bool { return o.Index() == 0 }

// Writes reports whether o is the destination.
func (materialize) Writes(_ *State, o *ir.Operand) bool { return o.Index() == 1 }

// MustBeInPlace returns true.
func (materialize) MustBeInPlace(*State, *ir.Operand) bool { return true }

// Elementwise returns true, because the op copies.
func (materialize) Elementwise(*State, *ir.Operand, *ir.Operand) bool { return true }

// AliasingValues returns the result for the destination.
func (materialize) AliasingValues(_ *State, o *ir.Operand) []Alias {
	if o.Index() != 1 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Equivalent: true, Definite: true}}
}

// Bufferize copies.
func (materialize) Bufferize(r *Rewriter, op *ir.Operation) bool {
	vs, ok := r.Buffers([]*ir.Value{op.Operand(1), op.Operand(0)})
	if !ok {
		return false
	}
	r.SetBefore(op)
	r.Copy(op.Loc(), vs[1], vs[0])
	if op.NumResults() == 0 {
		r.Erase(op)
		return true
	}
	r.ReplaceByBuffers(op, vs[0])
	return true
}

// toTensor is the model of bufferization.to_tensor.
type toTensor struct{ Base }

// Writable reports whether the op says so.
func (toTensor) Writable(_ *State, v *ir.Value) bool {
	return bufferization.ToTensorOp{Operation: owner(v)}.Writable()
}

// BufferType returns the type of the operand.
func (toTensor) BufferType(_ *Types, v *ir.Value) ir.Type { return owner(v).Operand(0).Type() }

// OnTensors returns false: the op connects both worlds.
func (toTensor) OnTensors(*ir.Operation) bool { return false }

// Bufferize does nothing.
func (toTensor) Bufferize(*Rewriter, *ir.Operation) bool { return true }

// toMemRef is the model of bufferization.to_buffer.
type toMemRef struct{ Base }

// Writes reports whether others may write the buffer.
func (toMemRef) Writes(_ *State, o *ir.Operand) bool {
	return !bufferization.ToMemRefOp{Operation: o.Owner()}.ReadOnly()
}

// OnTensors returns false: the op connects both worlds.
func (toMemRef) OnTensors(*ir.Operation) bool { return false }

// Bufferize does nothing.
func (toMemRef) Bufferize(*Rewriter, *ir.Operation) bool { return true }

// onReadBuffer makes an op that reads tensors one that reads buffers. Its results are no tensors.
func onReadBuffer(r *Rewriter, op *ir.Operation) bool {
	operands, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	r.SetBefore(op)
	n := r.Create(op.Loc(), op.Def(), operands, op.ResultTypes(), op.Attrs()...)
	r.Replace(op, n.Results()...)
	return true
}
