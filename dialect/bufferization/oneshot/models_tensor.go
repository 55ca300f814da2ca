package oneshot

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// rewriteFunc bufferizes an operation. It emits an error if that fails.
type rewriteFunc func(r *Rewriter, op *ir.Operation) bool

// reader is the model of operations that read tensors and whose results are new buffers or no tensors.
type reader struct {
	Base
	rewrite rewriteFunc
	// content is set if the op reads the elements of its operands, and not only their sizes.
	content bool
	// undefined is set if the result has no contents.
	undefined bool
}

func (m reader) Reads(*State, *ir.Operand) bool               { return m.content }
func (m reader) Allocates(*ir.Operation, *ir.Value) bool      { return true }
func (m reader) ValueWrites(*State, *ir.Value) bool           { return !m.undefined }
func (m reader) Bufferize(r *Rewriter, op *ir.Operation) bool { return m.rewrite(r, op) }

// view is the model of operations whose result has the buffer of operand 0.
type view struct {
	Base
	rewrite    rewriteFunc
	equivalent bool
	// mayCopy is set if the op may copy the elements.
	mayCopy bool
	// shape is the number of an operand whose elements the op reads, or 0.
	shape int
	typ   func(t *Types, op *ir.Operation, source ir.Type) ir.Type
}

func (m view) Reads(_ *State, o *ir.Operand) bool {
	return m.mayCopy || m.shape > 0 && o.Index() == m.shape
}

func (m view) AliasingValues(_ *State, o *ir.Operand) []Alias {
	if o.Index() != 0 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Equivalent: m.equivalent, Definite: true}}
}

func (m view) BufferType(t *Types, v *ir.Value) ir.Type {
	source := t.Of(owner(v).Operand(0))
	if source == nil || m.typ == nil {
		return source
	}
	return m.typ(t, owner(v), source)
}

func (m view) Bufferize(r *Rewriter, op *ir.Operation) bool { return m.rewrite(r, op) }

// destination is the model of operations in destination style: they write the operands of the group of initial values.
type destination struct {
	Base
	rewrite rewriteFunc
	reads   func(op *ir.Operation, o *ir.Operand) bool
	// elementwise, if set, says when accesses are by element.
	elementwise func(a, b *ir.Operand) bool
}

// initOf returns the number of the result of an operand that the op writes.
func initOf(o *ir.Operand) (int, bool) {
	t, ok := ir.TraitOf[interfaces.DestinationStyle](o.Owner().Info())
	if !ok {
		return 0, false
	}
	start, n := o.Owner().OperandGroup(t.Inits)
	k := o.Index() - start
	return k, k >= 0 && k < n
}

func (m destination) Reads(_ *State, o *ir.Operand) bool {
	return m.reads == nil || m.reads(o.Owner(), o)
}

func (m destination) Writes(_ *State, o *ir.Operand) bool {
	_, ok := initOf(o)
	return ok
}

func (m destination) AliasingValues(_ *State, o *ir.Operand) []Alias {
	k, ok := initOf(o)
	if !ok || o.Owner().NumResults() == 0 {
		return nil
	}
	// Only initial values that are tensors have results.
	start := o.Index() - k
	result := 0
	for i := start; i < o.Index(); i++ {
		if isTensor(o.Owner().Operand(i).Type()) {
			result++
		}
	}
	if result >= o.Owner().NumResults() {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(result), Equivalent: true, Definite: true}}
}

func (m destination) Elementwise(_ *State, a, b *ir.Operand) bool {
	return m.elementwise != nil && m.elementwise(a, b)
}

func (m destination) Bufferize(r *Rewriter, op *ir.Operation) bool {
	if m.rewrite != nil {
		return m.rewrite(r, op)
	}
	return onBuffers(r, op)
}

// onBuffers makes an op in destination style one on buffers.
func onBuffers(r *Rewriter, op *ir.Operation) bool {
	operands, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	var results []*ir.Value
	for i := range op.NumOperands() {
		if _, init := initOf(op.OperandUse(i)); init && isTensor(op.Operand(i).Type()) {
			results = append(results, operands[i])
		}
	}
	r.SetBefore(op)
	n := r.CreateWithRegions(op.Loc(), op.Def(), operands, nil, op.NumRegions(), op.Attrs()...)
	for i := range op.NumRegions() {
		n.Region(i).TakeBlocks(op.Region(i))
	}
	r.ReplaceByBuffers(op, results...)
	return true
}

func attachTensor(reg *ir.Registry) {
	reg.AttachOp(tensor.Cast, view{rewrite: bufferizeCast, equivalent: true, typ: castType})
	reg.AttachOp(tensor.CollapseShape, view{rewrite: bufferizeCollapse, mayCopy: true, typ: collapsedType})
	reg.AttachOp(tensor.ExpandShape, view{rewrite: bufferizeExpand, equivalent: true, typ: expandedType})
	reg.AttachOp(tensor.ExtractSlice, view{rewrite: bufferizeExtractSlice, typ: sliceType})
	reg.AttachOp(tensor.Reshape, view{rewrite: bufferizeReshape, equivalent: true, shape: 1, typ: reshapeType})
	reg.AttachOp(tensor.Dim, reader{rewrite: replaceBy(memref.Dim)})
	reg.AttachOp(tensor.Rank, reader{rewrite: replaceBy(memref.Rank)})
	reg.AttachOp(tensor.Extract, reader{content: true, rewrite: replaceBy(memref.Load)})
	reg.AttachOp(tensor.Empty, reader{undefined: true, rewrite: bufferizeEmpty})
	reg.AttachOp(tensor.FromElements, reader{content: true, rewrite: bufferizeFromElements})
	reg.AttachOp(tensor.Generate, reader{content: true, rewrite: bufferizeGenerate})
	reg.AttachOp(tensor.Splat, reader{content: true, rewrite: bufferizeSplat})
	reg.AttachOp(tensor.Pad, padModel{reader{content: true, rewrite: bufferizePad}})
	reg.AttachOp(tensor.Insert, destination{rewrite: bufferizeInsert})
	reg.AttachOp(tensor.InsertSlice, insertSlice{destination{rewrite: bufferizeInsertSlice, reads: readsSlice}})
	reg.AttachOp(tensor.ParallelInsertSlice, parallelInsert{})
}

// replaceBy returns a function that replaces an op by one on the buffer.
func replaceBy(def *ir.OpDef) rewriteFunc {
	return func(r *Rewriter, op *ir.Operation) bool {
		operands, ok := r.Buffers(op.Operands())
		if !ok {
			return false
		}
		r.SetBefore(op)
		n := r.Create(op.Loc(), def, operands, op.ResultTypes())
		r.Replace(op, n.Results()...)
		return true
	}
}

func sliceType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	x := tensor.SliceOp{Operation: op}
	return memref.PartType(source.(*ir.MemRefType), x.Offsets(), x.Sizes(), x.Strides(), op.Result(0).Type().(*ir.RankedTensorType).Shape())
}

func bufferizeExtractSlice(r *Rewriter, op *ir.Operation) bool {
	x := tensor.SliceOp{Operation: op}
	v := r.Buffer(x.Source())
	if v == nil {
		return false
	}
	r.SetBefore(op)
	t := sliceType(nil, op, v.Type()).(*ir.MemRefType)
	r.ReplaceByBuffers(op, memref.NewStridedView(&r.Builder, op.Loc(), memref.SubView, t, v, x.Offsets(), x.Sizes(), x.Strides()))
	return true
}

func reshapeType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	return IdentityBuffer(op.Result(0).Type(), spaceOf(source))
}

func bufferizeReshape(r *Rewriter, op *ir.Operation) bool {
	vs, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	r.SetBefore(op)
	if m, ranked := vs[0].Type().(*ir.MemRefType); ranked && m.Layout != nil {
		vs[0] = r.compact(op.Loc(), vs[0], m)
	}
	n := r.Create(op.Loc(), memref.Reshape, vs, []ir.Type{reshapeType(nil, op, vs[0].Type())})
	r.ReplaceByBuffers(op, n.Result(0))
	return true
}

func bufferizeEmpty(r *Rewriter, op *ir.Operation) bool {
	if !op.HasUses() {
		r.Erase(op)
		return true
	}
	n := r.NewTensor(op.Loc(), op.Result(0), false)
	if n == nil {
		return false
	}
	r.Replace(op, n)
	return true
}

// newBuffer allocates a tensor like the result of op and returns its buffer.
func (r *Rewriter) newBuffer(op *ir.Operation) *ir.Value {
	n := r.NewTensor(op.Loc(), op.Result(0), false)
	if n == nil {
		return nil
	}
	return r.Buffer(n)
}

func bufferizeFromElements(r *Rewriter, op *ir.Operation) bool {
	buffer := r.newBuffer(op)
	if buffer == nil {
		return false
	}
	r.SetBefore(op)
	shape := op.Result(0).Type().(*ir.RankedTensorType).Shape()
	most := int64(0)
	for _, d := range shape {
		most = max(most, d)
	}
	if op.NumOperands() == 0 {
		most = 0
	}
	numbers := make([]*ir.Value, most)
	for i := range numbers {
		numbers[i] = r.Index(op.Loc(), interfaces.IndexValue{Const: int64(i)})
	}
	at := make([]int64, len(shape))
	for i := range op.NumOperands() {
		indices := make([]*ir.Value, len(shape))
		for k := range indices {
			indices[k] = numbers[at[k]]
		}
		memref.NewStore(&r.Builder, op.Loc(), op.Operand(i), buffer, indices...)
		for k := len(at) - 1; k >= 0; k-- {
			if at[k]++; at[k] < shape[k] {
				break
			}
			at[k] = 0
		}
	}
	r.ReplaceByBuffers(op, buffer)
	return true
}

// fill returns a linalg.map that computes each element of a new tensor by the body.
func (r *Rewriter) fill(op *ir.Operation, body func(m *ir.Block, rank int)) *ir.Value {
	n := r.NewTensor(op.Loc(), op.Result(0), false)
	if n == nil {
		return nil
	}
	m := r.CreateWithRegions(op.Loc(), linalg.Map, []*ir.Value{n}, []ir.Type{n.Type()}, 1)
	b := m.Region(0).AddBlock()
	if r.Context().MLIR() > 20 {
		b.AddArg(n.Type().(ir.ShapedType).ElementType(), op.Loc())
	}
	r.SetEnd(b)
	body(b, len(n.Type().(ir.ShapedType).Shape()))
	r.Enqueue(m)
	r.SetAfter(m)
	return m.Result(0)
}

// generate is fill with a body that gets the indices.
func (r *Rewriter) generate(op *ir.Operation) *ir.Value {
	return r.fill(op, func(m *ir.Block, rank int) {
		from := op.Region(0).First()
		for i := range rank {
			x := r.Create(op.Loc(), linalg.Index, nil, []ir.Type{r.Context().Index()}, ir.Named("dim", r.Context().Int(r.Context().I64(), int64(i))))
			from.Arg(i).ReplaceAllUsesWith(x.Result(0))
		}
		m.TakeOps(from)
		end := m.Last()
		r.SetBefore(end)
		r.Create(end.Loc(), linalg.Yield, end.Operands(), nil)
		r.Erase(end)
	})
}

func bufferizeGenerate(r *Rewriter, op *ir.Operation) bool {
	if !op.HasUses() {
		// MLIR keeps it; the same holds here.
		_ = op
	}
	v := r.generate(op)
	if v == nil {
		return false
	}
	r.Replace(op, v)
	return true
}

func bufferizeSplat(r *Rewriter, op *ir.Operation) bool {
	v := r.fill(op, func(_ *ir.Block, _ int) { r.Create(op.Loc(), linalg.Yield, []*ir.Value{op.Operand(0)}, nil) })
	if v == nil {
		return false
	}
	r.Replace(op, v)
	return true
}

// padModel is the model of tensor.pad, whose new buffer has the memory space of the source.
type padModel struct{ reader }

func (padModel) BufferType(t *Types, v *ir.Value) ir.Type {
	source := t.Of(owner(v).Operand(0))
	if source == nil {
		return nil
	}
	return IdentityBuffer(v.Type(), spaceOf(source))
}

func bufferizePad(r *Rewriter, op *ir.Operation) bool {
	p := tensor.PadOp{Operation: op}
	source := p.Source()
	r.paddedSizes(p)
	v := r.generate(op)
	if v == nil {
		return false
	}
	var sizes, strides []interfaces.IndexValue
	for i, d := range p.SourceType().Shape() {
		x := interfaces.IndexValue{Const: d}
		if d == ir.Dynamic {
			x = interfaces.IndexValue{Value: tensor.NewDim(&r.Builder, op.Loc(), source, int64(i))}
			r.Enqueue(x.Value.DefiningOp())
		}
		sizes, strides = append(sizes, x), append(strides, interfaces.IndexValue{Const: 1})
	}
	n := tensor.NewInsertSlice(&r.Builder, op.Loc(), tensor.InsertSlice, source, v, p.Low(), sizes, strides)
	r.Enqueue(n)
	r.Replace(op, n.Result(0))
	return true
}

// paddedSizes computes the dynamic sizes of a tensor.pad. Nothing uses them: MLIR computes the sizes of the new buffer a second
// time, and keeps those that the buffer does not need.
func (r *Rewriter) paddedSizes(p tensor.PadOp) {
	c := r.Context()
	sum := c.AffineMap(0, 3, c.AffineSymbolExpr(0).Add(c.AffineSymbolExpr(1)).Add(c.AffineSymbolExpr(2)))
	value := func(x interfaces.IndexValue) *ir.Value {
		if n, ok := x.Constant(); ok {
			return arith.NewIndex(&r.Builder, p.Loc(), n)
		}
		return x.Value
	}
	for i, d := range p.Type().Shape() {
		if d != ir.Dynamic {
			continue
		}
		size := tensor.NewDim(&r.Builder, p.Loc(), p.Source(), int64(i))
		r.Enqueue(size.DefiningOp())
		low := value(p.Low()[i])
		affine.NewApply(&r.Builder, p.Loc(), sum, []*ir.Value{size, low, value(p.High()[i])})
	}
}

func bufferizeInsert(r *Rewriter, op *ir.Operation) bool {
	v := r.Buffer(op.Operand(1))
	if v == nil {
		return false
	}
	r.SetBefore(op)
	memref.NewStore(&r.Builder, op.Loc(), op.Operand(0), v, op.Operands()[2:]...)
	r.ReplaceByBuffers(op, v)
	return true
}

// insertSlice is the model of tensor.insert_slice.
type insertSlice struct{ destination }

// Writes reports whether o is the destination.
func (insertSlice) Writes(_ *State, o *ir.Operand) bool { return o.Index() == 1 }

// AliasingValues returns the result for the destination.
func (insertSlice) AliasingValues(_ *State, o *ir.Operand) []Alias {
	if o.Index() != 1 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Equivalent: true, Definite: true}}
}

// readsSlice reports whether op reads the operand: the source, or a destination that op does not overwrite.
func readsSlice(op *ir.Operation, o *ir.Operand) bool {
	if o.Index() == 0 {
		return true
	}
	x := tensor.SliceOp{Operation: op}
	offsets, sizes, strides := x.Offsets(), x.Sizes(), x.Strides()
	for i, d := range x.DestType().Shape() {
		if d == ir.Dynamic || !offsets[i].IsConst(0) || !sizes[i].IsConst(d) || !strides[i].IsConst(1) {
			return true
		}
	}
	return false
}

// part returns the part of the buffer to that the op overwrites.
func (r *Rewriter) part(op *ir.Operation, to *ir.Value) *ir.Value {
	x := tensor.SliceOp{Operation: op}
	t := memref.PartType(to.Type().(*ir.MemRefType), x.Offsets(), x.Sizes(), x.Strides(), x.SourceType().Shape())
	return memref.NewStridedView(&r.Builder, op.Loc(), memref.SubView, t, to, x.Offsets(), x.Sizes(), x.Strides())
}

func bufferizeInsertSlice(r *Rewriter, op *ir.Operation) bool {
	to := r.Buffer(op.Operand(1))
	if to == nil {
		return false
	}
	r.SetBefore(op)
	part := r.part(op, to)
	from := r.Buffer(op.Operand(0))
	if from == nil {
		return false
	}
	r.Copy(op.Loc(), from, part)
	r.ReplaceByBuffers(op, to)
	return true
}

// parallelInsert is the model of tensor.parallel_insert_slice.
type parallelInsert struct{ Base }

// Reads reports whether o is the source, or a destination of which a part stays.
func (parallelInsert) Reads(_ *State, o *ir.Operand) bool { return readsSlice(o.Owner(), o) }

// Writes reports whether o is the destination.
func (parallelInsert) Writes(_ *State, o *ir.Operand) bool { return o.Index() == 1 }

// ResolveConflicts refuses a destination that is not in place: the op can insert into an output of the loop only.
func (parallelInsert) ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool {
	if s.copies || s.InPlace(op.OperandUse(1)) && s.InPlace(op.OperandUse(0)) {
		return true
	}
	return op.EmitOpError("not bufferizable under the given constraints: cannot avoid RaW conflict")
}

// Bufferize copies the source before the terminator of the loop.
func (parallelInsert) Bufferize(r *Rewriter, op *ir.Operation) bool {
	end := op.Parent()
	to, from := r.Buffer(op.Operand(1)), r.Buffer(op.Operand(0))
	if to == nil || from == nil {
		return false
	}
	r.SetBefore(end)
	r.Copy(op.Loc(), from, r.part(op, to))
	r.Erase(op)
	return true
}
