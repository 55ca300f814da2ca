package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/mlprogram"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// Place gives the tensors of the functions of a module memory. A tensor that an operation computes has memory of its own, or takes over that of an
// operand that nothing needs any more; so no write can change a tensor that something still needs. Reshapes name the memory of their
// operand. It emits an error at an operation on tensors that has no form on memory.
func Place(module *ir.Operation) bool {
	p := &placer{b: ir.NewBuilder(module.Context(), nil), module: module, names: ir.NewSymbolNames(module), globals: map[ir.Attribute]*ir.Operation{}, variables: map[string]*variable{}}
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(fn.Func) && !p.function(op) {
			return false
		}
	}
	return true
}

// placer gives the tensors of a module memory. It visits operations in order, so that an operand that was a tensor is a memref already.
type placer struct {
	b      *ir.Builder
	module *ir.Operation
	names  *ir.SymbolNames
	// globals are the globals that hold constants.
	globals map[ir.Attribute]*ir.Operation
	// variables are the globals that hold those of ml_program, by name.
	variables map[string]*variable
	// reuse belongs to the function.
	reuse *reuse
}

// memoryOf returns the type of the memory of a tensor of type t, or t if it is none.
func memoryOf(t ir.Type) ir.Type {
	if r, ok := t.(*ir.RankedTensorType); ok {
		return t.Context().MemRef(r.Shape(), r.ElementType(), nil, nil)
	}
	return t
}

func (p *placer) function(op *ir.Operation) bool {
	t := fn.FuncOp{Operation: op}.Type()
	if placed := op.Context().Function(memoriesOf(t.Inputs), memoriesOf(t.Results)); placed != t {
		kernel.SetSourceType(op, t)
		op.SetAttr("function_type", op.Context().TypeAttr(placed))
	}
	if op.Region(0).Empty() {
		return true
	}
	p.reuse = findReuse(op)
	return p.region(op.Region(0))
}

func memoriesOf(ts []ir.Type) []ir.Type {
	out := make([]ir.Type, len(ts))
	for i, t := range ts {
		out[i] = memoryOf(t)
	}
	return out
}

func (p *placer) region(r *ir.Region) bool {
	for blk := r.First(); blk != nil; blk = blk.Next() {
		for _, a := range blk.Args() {
			a.SetType(memoryOf(a.Type()))
		}
	}
	for blk := r.First(); blk != nil; blk = blk.Next() {
		for op := blk.First(); op != nil; {
			next := op.Next()
			if !p.operation(op) {
				return false // what follows may need a tensor without memory
			}
			op = next
		}
	}
	return true
}

// passesOn reports whether op only passes tensors from one place to another, whatever their types are.
func passesOn(op *ir.Operation) bool {
	switch op.Def() {
	case scf.For, scf.If, scf.While, scf.Condition, scf.Yield, scf.ExecuteRegion, scf.IndexSwitch,
		fn.Call, fn.Return, cf.Branch, cf.CondBranch, cf.Switch, arith.Select:
		return true
	}
	return false
}

// operation gives the results of op memory.
func (p *placer) operation(op *ir.Operation) bool {
	p.b.SetBefore(op)
	if passesOn(op) {
		for _, i := range p.reuse.copied[op] {
			op.SetOperand(i, p.copied(op.Loc(), op.Operand(i)))
		}
		for i := range op.NumResults() {
			op.Result(i).SetType(memoryOf(op.Result(i).Type()))
		}
		return p.regions(op)
	}
	if op.Is(scf.Forall) && op.NumResults() > 0 {
		return p.forall(scf.ForallOp{Operation: op})
	}
	if f := placements[op.Def()]; f != nil && f(p, op) {
		return true
	}
	if !op.Is(kernel.Dispatch) && !p.regions(op) {
		return false
	}
	for i := range op.NumResults() {
		switch op.Result(i).Type().(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return op.EmitOpError("computes a tensor by means that neither a kernel nor the host has" + whyNot(op))
		}
	}
	return true
}

func (p *placer) regions(op *ir.Operation) bool {
	for i := range op.NumRegions() {
		if !p.region(op.Region(i)) {
			return false
		}
	}
	return true
}

// placements create the forms on memory of operations on tensors. They report whether op has one. They are only read.
var placements = map[*ir.OpDef]func(p *placer, op *ir.Operation) bool{
	kernel.Dispatch: (*placer).dispatch, arith.Constant: (*placer).constant, tensor.Empty: (*placer).empty,
	tensor.Dim: (*placer).dim, tensor.Extract: (*placer).extract, tensor.Insert: (*placer).insert, tensor.FromElements: (*placer).fromElements,
	tensor.Cast: (*placer).cast, tensor.CollapseShape: (*placer).reshape, tensor.ExpandShape: (*placer).reshape,
	tensor.Reshape: (*placer).reshapeBy,
	scf.InParallel: (*placer).inParallel, tensor.Scatter: (*placer).scatter,
	bufferization.ToTensor: (*placer).toTensor, bufferization.ToMemRef: (*placer).toMemory, bufferization.AllocTensor: (*placer).allocTensor,
	bufferization.MaterializeInDestination: (*placer).materialize, bufferization.DeallocTensor: (*placer).free,
	mlprogram.GlobalLoad: (*placer).globalLoad, mlprogram.GlobalLoadConst: (*placer).globalLoad, mlprogram.GlobalStore: (*placer).globalStore,
}

// replace replaces op, which has one result, by v.
func (p *placer) replace(op *ir.Operation, v *ir.Value) bool {
	op.ReplaceAllUsesWith([]*ir.Value{v})
	op.Erase()
	return true
}

// alloc allocates memory for a tensor of type t with the given dynamic sizes.
func (p *placer) alloc(loc ir.Location, t ir.Type, sizes []*ir.Value) *ir.Value {
	return memref.NewAlloc(p.b, loc, memref.Alloc, memoryOf(t).(*ir.MemRefType), sizes, nil, nil)
}

// allocLike allocates memory of the sizes of v.
func (p *placer) allocLike(loc ir.Location, v *ir.Value) *ir.Value {
	var sizes []*ir.Value
	t := v.Type().(*ir.MemRefType)
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			sizes = append(sizes, memref.NewDim(p.b, loc, v, arith.NewIndex(p.b, loc, int64(i))))
		}
	}
	return memref.NewAlloc(p.b, loc, memref.Alloc, p.b.Context().MemRef(t.Shape(), t.ElementType(), nil, nil), sizes, nil, nil)
}

// copied returns new memory with the elements of v.
func (p *placer) copied(loc ir.Location, v *ir.Value) *ir.Value {
	to := p.allocLike(loc, v)
	p.b.Create(loc, memref.Copy, []*ir.Value{v, to}, nil)
	return to
}

func (p *placer) dispatch(op *ir.Operation) bool {
	d := kernel.DispatchOp{Operation: op}
	taken, takes := p.reuse.taken[op]
	if part := partOf(d); takes && part != nil {
		return p.replacePart(d, part)
	}
	ins := append([]*ir.Value(nil), d.Ins()...)
	outs := make([]*ir.Value, len(d.Outs()))
	fresh := make([]bool, len(outs))
	for i, v := range d.Outs() {
		// Memory that nothing has written yet needs no copy.
		if fresh[i] = takes && taken == len(d.Ins())+i || isFresh(v, op.Block()); fresh[i] {
			outs[i] = v
			continue
		}
		outs[i] = p.allocLike(op.Loc(), v)
		if d.Body().Arg(len(d.Ins()) + i).HasUses() {
			ins = append(ins, v)
		}
	}
	next := kernel.NewDispatch(p.b, op.Loc(), ins, outs, nil)
	for _, name := range []string{"tile", "places"} {
		if a := op.Attr(name); a != nil {
			next.SetAttr(name, a)
		}
	}
	k := len(d.Ins())
	for i, a := range d.Body().Args() {
		var to *ir.Value
		switch {
		case i < len(d.Ins()):
			to = next.Body().Arg(i)
		case !fresh[i-len(d.Ins())] && a.HasUses():
			to = next.Body().Arg(k)
			k++
		default:
			to = next.Body().Arg(len(ins) + i - len(d.Ins()))
		}
		to.SetType(a.Type())
		a.ReplaceAllUsesWith(to)
	}
	next.Body().TakeOps(d.Body())
	op.ReplaceAllUsesWith(outs)
	op.Erase()
	return true
}

// constant makes a global of a constant tensor.
func (p *placer) constant(op *ir.Operation) bool {
	t, ok := memoryOf(op.Result(0).Type()).(*ir.MemRefType)
	if !ok {
		return false
	}
	value := op.Prop(0)
	g := p.globals[value]
	if g == nil {
		at, c := p.b.InsertionPoint(), p.b.Context()
		p.b.SetStart(p.module.Region(0).First())
		g = p.b.Create(op.Loc(), memref.Global, nil, nil, ir.Named("sym_name", c.String("constant")),
			ir.Named("sym_visibility", c.String("private")), ir.Named("type", c.TypeAttr(t)), ir.Named("initial_value", value), ir.Named("constant", c.Unit()))
		p.names.Insert(g, nil)
		p.globals[value] = g
		p.b.SetInsertionPoint(at)
	}
	return p.replace(op, memref.NewGetGlobal(p.b, op.Loc(), ir.SymbolName(g), t))
}

func (p *placer) empty(op *ir.Operation) bool {
	return p.replace(op, p.alloc(op.Loc(), op.Result(0).Type(), op.Operands()))
}

func (p *placer) dim(op *ir.Operation) bool {
	return p.replace(op, memref.NewDim(p.b, op.Loc(), op.Operand(0), op.Operand(1)))
}

func (p *placer) extract(op *ir.Operation) bool {
	return p.replace(op, memref.NewLoad(p.b, op.Loc(), op.Operand(0), op.Operands()[1:]...))
}

func (p *placer) insert(op *ir.Operation) bool {
	to := op.Operand(1)
	if _, taken := p.reuse.taken[op]; !taken {
		to = p.copied(op.Loc(), to)
	}
	memref.NewStore(p.b, op.Loc(), op.Operand(0), to, op.Operands()[2:]...)
	return p.replace(op, to)
}

func (p *placer) fromElements(op *ir.Operation) bool {
	to := p.alloc(op.Loc(), op.Result(0).Type(), nil)
	shape := shapeOf(to)
	for i, v := range op.Operands() {
		at := make([]*ir.Value, len(shape))
		for d := len(shape) - 1; d >= 0; d-- {
			at[d] = arith.NewIndex(p.b, op.Loc(), int64(i)%shape[d])
			i /= int(shape[d])
		}
		memref.NewStore(p.b, op.Loc(), v, to, at...)
	}
	return p.replace(op, to)
}

func (p *placer) cast(op *ir.Operation) bool {
	t, ok := memoryOf(op.Result(0).Type()).(*ir.MemRefType)
	if _, ranked := op.Operand(0).Type().(*ir.MemRefType); !ok || !ranked {
		return false
	}
	return p.replace(op, memref.NewCast(p.b, op.Loc(), op.Operand(0), t))
}

// reshape names memory by another shape. All memory of tensors is dense.
func (p *placer) reshape(op *ir.Operation) bool {
	def := memref.CollapseShape
	if op.Is(tensor.ExpandShape) {
		def = memref.ExpandShape
	}
	st := &ir.OperationState{Loc: op.Loc(), Info: p.b.Context().OpInfo(def.Name), Operands: op.Operands(), Results: []ir.Type{memoryOf(op.Result(0).Type())}, Props: op.Props()}
	return p.replace(op, p.b.Build(st).Result(0))
}

// reshapeBy names memory by a shape that a tensor has.
func (p *placer) reshapeBy(op *ir.Operation) bool {
	t, ok := memoryOf(op.Result(0).Type()).(*ir.MemRefType)
	return ok && p.replace(op, p.b.Create(op.Loc(), memref.Reshape, op.Operands(), []ir.Type{t}).Result(0))
}

// toTensor copies the memory, because something may write it while the tensor is needed.
func (p *placer) toTensor(op *ir.Operation) bool {
	return p.replace(op, p.copied(op.Loc(), op.Operand(0)))
}

func (p *placer) toMemory(op *ir.Operation) bool {
	v := p.copied(op.Loc(), op.Operand(0))
	if t := op.Result(0).Type(); t != v.Type() {
		v = memref.NewCast(p.b, op.Loc(), v, t)
	}
	return p.replace(op, v)
}

func (p *placer) allocTensor(op *ir.Operation) bool {
	if from := (bufferization.AllocTensorOp{Operation: op}).Copy(); from != nil {
		return p.replace(op, p.copied(op.Loc(), from))
	}
	return p.replace(op, p.alloc(op.Loc(), op.Result(0).Type(), bufferization.AllocTensorOp{Operation: op}.DynamicSizes()))
}

func (p *placer) materialize(op *ir.Operation) bool {
	if op.NumResults() > 0 {
		return p.replace(op, op.Operand(0))
	}
	p.b.Create(op.Loc(), memref.Copy, op.Operands(), nil)
	op.Erase()
	return true
}

// free does nothing: the memory of tensors is freed with the others.
func (p *placer) free(op *ir.Operation) bool {
	op.Erase()
	return true
}
