package oneshot

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Rewriter rewrites operations on tensors to operations on buffers.
type Rewriter struct {
	ir.Builder
	Options *Options
	// Called is the state of a module's functions, or nil.
	Called *functions

	work    []*ir.Operation
	queued  map[*ir.Operation]bool
	erased  map[*ir.Operation]bool
	buffers []*ir.Operation // to_buffer operations
	globals *globals
}

func newRewriter(op *ir.Operation, o *Options) *Rewriter {
	return &Rewriter{Builder: *ir.NewBuilder(op.Context(), nil), Options: o, queued: map[*ir.Operation]bool{}, erased: map[*ir.Operation]bool{}}
}

// Enqueue adds an operation on tensors that a model created.
func (r *Rewriter) Enqueue(op *ir.Operation) {
	if r.queued != nil && !r.queued[op] && r.Options.Allows(op) {
		delete(r.erased, op)
		r.queued[op] = true
		r.work = append(r.work, op)
	}
}

// Erase erases op and what it contains.
func (r *Rewriter) Erase(op *ir.Operation) {
	op.Walk(func(o *ir.Operation) { r.erased[o], r.queued[o] = true, false })
	op.Erase()
}

// Replace replaces the results of op by values and erases it.
func (r *Rewriter) Replace(op *ir.Operation, vs ...*ir.Value) {
	op.ReplaceAllUsesWith(vs)
	r.Erase(op)
}

// ReplaceByBuffers replaces the results of op, by to_tensor of the buffer if they are tensors, and erases op.
func (r *Rewriter) ReplaceByBuffers(op *ir.Operation, vs ...*ir.Value) {
	all := append([]*ir.Value(nil), vs...)
	at := op
	for i, v := range op.Results() {
		if isTensor(v.Type()) {
			r.SetAfter(at)
			all[i] = r.ToTensor(all[i], v.Type())
			at = all[i].DefiningOp()
		}
	}
	r.Replace(op, all...)
}

// ToTensor returns the tensor of type t in a buffer.
func (r *Rewriter) ToTensor(v *ir.Value, t ir.Type) *ir.Value {
	n := bufferization.NewToTensor(&r.Builder, v.Loc(), v, false, false)
	if n.Type() != t && r.Context().MLIR() > 20 {
		n.SetType(t)
	}
	return n
}

// Buffer returns the buffer of the tensor v. It returns nil after an error.
func (r *Rewriter) Buffer(v *ir.Value) *ir.Value {
	if def := v.DefinedBy(bufferization.ToTensor); def != nil {
		return def.Operand(0)
	}
	t := r.BufferType(v)
	if t == nil {
		return nil
	}
	at := r.InsertionPoint()
	r.setAfterValue(v)
	m := bufferization.NewToMemRef(&r.Builder, v.Loc(), v, t, false)
	r.buffers = append(r.buffers, m.DefiningOp())
	r.SetInsertionPoint(at)
	return m
}

func (r *Rewriter) setAfterValue(v *ir.Value) {
	if def := v.DefiningOp(); def != nil {
		r.SetAfter(def)
	} else {
		r.SetStart(v.OwnerBlock())
	}
}

// Buffers returns vs with the buffers in the place of tensors. ok is false after an error.
func (r *Rewriter) Buffers(vs []*ir.Value) (out []*ir.Value, ok bool) {
	out = make([]*ir.Value, len(vs))
	for i, v := range vs {
		if out[i] = v; isTensor(v.Type()) {
			if out[i] = r.Buffer(v); out[i] == nil {
				return nil, false
			}
		}
	}
	return out, true
}

// BufferType returns the type of the buffer of the tensor v. It returns nil after an error.
func (r *Rewriter) BufferType(v *ir.Value) ir.Type {
	t := newTypes(r.Options)
	t.state.Called = r.Called
	return t.Of(v)
}

// DynamicSizes returns the sizes of the dynamic dimensions of v, a tensor or a buffer.
func (r *Rewriter) DynamicSizes(loc ir.Location, v *ir.Value) []*ir.Value {
	var out []*ir.Value
	for i, d := range v.Type().(ir.ShapedType).Shape() {
		if d != ir.Dynamic {
			continue
		}
		if isTensor(v.Type()) {
			out = append(out, tensor.NewDim(&r.Builder, loc, v, int64(i)))
			r.Enqueue(out[len(out)-1].DefiningOp())
		} else {
			out = append(out, memref.NewDim(&r.Builder, loc, v, arith.NewIndex(&r.Builder, loc, int64(i))))
		}
	}
	return out
}

// Alloc allocates a buffer.
func (r *Rewriter) Alloc(loc ir.Location, t *ir.MemRefType, sizes []*ir.Value) *ir.Value {
	return memref.NewAlloc(&r.Builder, loc, memref.Alloc, t, sizes, nil, r.alignment())
}

// alignment returns the attribute of the alignment of new buffers, or nil.
func (r *Rewriter) alignment() ir.Attribute {
	if r.Options.Alignment == 0 {
		return nil
	}
	return r.Context().Int(r.Context().I64(), int64(r.Options.Alignment))
}

// Copy copies a buffer.
func (r *Rewriter) Copy(loc ir.Location, from, to *ir.Value) {
	r.Create(loc, memref.Copy, []*ir.Value{from, to}, nil)
}

// NewTensor creates a bufferization.alloc_tensor with the type and sizes of the tensor v, and with its contents if copies is set. It
// returns nil after an error.
func (r *Rewriter) NewTensor(loc ir.Location, v *ir.Value, copies bool) *ir.Value {
	t, ok := v.Type().(*ir.RankedTensorType)
	if !ok {
		owner(v).EmitError("copying of unranked tensors is not implemented")
		return nil
	}
	if copies {
		n := bufferization.NewAllocTensor(&r.Builder, loc, t, nil, v, nil)
		r.Enqueue(n.DefiningOp())
		return n
	}
	sizes := r.sizesOf(loc, v, t)
	b := r.BufferType(v)
	if b == nil {
		return nil
	}
	n := bufferization.NewAllocTensor(&r.Builder, loc, t, sizes, nil, spaceOf(b))
	r.Enqueue(n.DefiningOp())
	return n
}

// sizesOf returns the sizes of the dynamic dimensions of v as its operation states them.
func (r *Rewriter) sizesOf(loc ir.Location, v *ir.Value, t *ir.RankedTensorType) []*ir.Value {
	if ir.HasStaticShape(t) {
		return nil
	}
	if def := v.DefiningOp(); def != nil {
		if m, ok := ir.OpInterface[interfaces.ReifyShapesModel](def.Info()); ok {
			before := r.previous()
			all, ok := m.ReifyShapes(def, &r.Builder)
			r.enqueueAfter(before)
			if ok && v.Index() < len(all) {
				var out []*ir.Value
				for i, x := range all[v.Index()] {
					if t.Shape()[i] == ir.Dynamic {
						out = append(out, r.Index(loc, x))
					}
				}
				return out
			}
		}
	}
	return r.DynamicSizes(loc, v)
}

// previous returns the op before the insertion point, or nil.
func (r *Rewriter) previous() *ir.Operation {
	if at := r.InsertionPoint(); at.Before != nil {
		return at.Before.Prev()
	} else if at.Block != nil {
		return at.Block.Last()
	}
	return nil
}

// enqueueAfter adds the operations on tensors between op, or the start of the block, and the insertion point.
func (r *Rewriter) enqueueAfter(op *ir.Operation) {
	for o := r.previous(); o != nil && o != op; o = o.Prev() {
		if usesTensors(o) {
			r.Enqueue(o)
		}
	}
}

// Index returns x as a value.
func (r *Rewriter) Index(loc ir.Location, x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return arith.NewIndex(&r.Builder, loc, x.Const)
}

// copyOperands copies what is not in place: the operand, or the result that aliases it if the op only passes the buffer on, because the
// result may be smaller.
func copyOperands(s *State, r *Rewriter, op *ir.Operation) bool {
	type copied struct {
		o      *ir.Operand
		v      *ir.Value
		needed bool
	}
	var operands, values []copied
	ok := true
	eachTensor(op, func(o *ir.Operand) {
		if !ok || s.InPlace(o) {
			return
		}
		if _, unranked := o.Value().Type().(*ir.UnrankedTensorType); unranked {
			ok = op.EmitError("copying of unranked tensors is not implemented")
			return
		}
		needed := !s.needsNoCopy(o)
		if a := s.AliasingValues(o); len(a) == 1 && !a[0].Value.IsBlockArgument() && !s.Writes(o) && len(s.AliasingOperands(a[0].Value)) == 1 {
			if _, ranked := a[0].Value.Type().(*ir.RankedTensorType); ranked {
				values = append(values, copied{v: a[0].Value, needed: needed})
				return
			}
		}
		operands = append(operands, copied{o: o, needed: needed})
	})
	if !ok {
		return false
	}
	r.SetBefore(op)
	for _, c := range operands {
		n := r.NewTensor(op.Loc(), c.o.Value(), c.needed)
		if n == nil {
			return false
		}
		c.o.Set(n)
	}
	r.SetAfter(op)
	for _, c := range values {
		n := r.NewTensor(op.Loc(), c.v, c.needed)
		if n == nil {
			return false
		}
		made := n.DefiningOp()
		c.v.ReplaceUsesIf(n, func(u *ir.Operand) bool { return u.Owner() != made && !u.Owner().Is(tensor.Dim) })
	}
	return true
}
