package passes

import (
	"errors"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// relayout changes the layout of pointees, and of values that are addressed through
// them. Under the policy block.ForTarget it converts the values that pass between types
// that differ in layout. Under MLIR's policy, loaded values get the type with layout
// and their uses do not change, as in MLIR 19.
type relayout struct {
	policy  blocklayout.Policy
	env     *target.Env
	b       *ir.Builder
	pending []*ir.Value // pointers whose users are not adapted yet
	changed bool        // a type of a value changed
	// loads, stores and copies move values through pointers whose type changed.
	loads, stores []*ir.Operation
	copies        map[*ir.Operation]bool
}

// newRelayout returns a relayout for ops of the context.
func newRelayout(p blocklayout.Policy, env *target.Env, ctx *ir.Context) *relayout {
	return &relayout{policy: p, env: env, b: ir.NewBuilder(ctx, nil)}
}

// pointer changes the type of v, a pointer, to t. After all calls of pointer, the
// caller calls finish.
func (r *relayout) pointer(v *ir.Value, t ir.Type) error {
	r.retype(v, t)
	for len(r.pending) > 0 {
		p := r.pending[len(r.pending)-1]
		r.pending = r.pending[:len(r.pending)-1]
		for u := p.FirstUse(); u != nil; u = u.NextUse() {
			if err := r.user(u.Owner(), u.Index(), p.Type().(*spirv.PointerType)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *relayout) retype(v *ir.Value, t ir.Type) {
	if v.Type() != t {
		v.SetType(t)
		r.changed = true
		r.pending = append(r.pending, v)
	}
}

// variable removes the layout of a function's variable if the target forbids it. It
// replaces an initializer with that layout by a store.
func (r *relayout) variable(op *ir.Operation) error {
	ptr, ok := op.Result(0).Type().(*spirv.PointerType)
	if !ok {
		return nil
	}
	t, err := variableLayout(r.policy, ptr, r.env)
	if err != nil || t == ptr.Pointee {
		return err
	}
	if err := r.pointer(op.Result(0), spirv.PointerTo(t, ptr.Storage)); err != nil || op.NumOperands() == 0 {
		return err
	}
	init := op.Operand(0)
	op.SetOperands(nil)
	r.b.SetAfter(op)
	r.stores = append(r.stores, r.b.Create(op.Loc(), spirv.Store, []*ir.Value{op.Result(0), init}, nil))
	return nil
}

// errPointerUse means that a use of a pointer keeps the layout of its block from
// changing.
var errPointerUse = errors.New("uses a pointer into a block that has no layout; only loads, stores, copies and access chains may use it")

// user adapts op, whose operand i became a pointer of type t.
func (r *relayout) user(op *ir.Operation, i int, t *spirv.PointerType) error {
	skip := 0
	switch {
	case op.Is(spirv.AccessChain):
		skip = 1
	case op.Is(spirv.PtrAccessChain), op.Is(spirv.InBoundsPtrAccessChain):
		skip = 2
	case op.Is(spirv.Load):
		if r.policy == blocklayout.LikeMLIR {
			op.Result(0).SetType(t.Pointee)
			return nil
		}
		r.loads = append(r.loads, op)
		return nil
	case r.policy == blocklayout.LikeMLIR:
		return nil
	case op.Is(spirv.Store) && i == 0:
		r.stores = append(r.stores, op)
		return nil
	case op.Is(spirv.CopyMemory):
		if r.copies == nil {
			r.copies = map[*ir.Operation]bool{}
		}
		if !r.copies[op] {
			r.copies[op] = true
			r.stores = append(r.stores, op)
		}
		return nil
	case op.Is(spirv.ArrayLength):
		return nil
	default:
		return &opError{op, errPointerUse}
	}
	var buf [8]*ir.Value
	if to, why := spirv.PointerToElement(t, op.AppendOperands(buf[:0])[skip:]); why == "" {
		r.retype(op.Result(0), to)
	}
	return nil
}

// finish converts the values that loads, stores and copies move through the pointers.
func (r *relayout) finish() error {
	for _, op := range r.loads {
		if err := r.load(op); err != nil {
			return err
		}
	}
	for _, op := range r.stores {
		move := r.store
		if op.Is(spirv.CopyMemory) {
			move = r.copyMemory
		}
		if err := move(op); err != nil {
			return err
		}
	}
	r.loads, r.stores = r.loads[:0], r.stores[:0]
	clear(r.copies)
	return nil
}

// opError is an error at an op.
type opError struct {
	op  *ir.Operation
	err error
}

func (e *opError) Error() string { return "'" + e.op.Name() + "' op " + e.err.Error() }

// load changes op to load the new type of the pointee, and converts the value back for
// its users.
func (r *relayout) load(op *ir.Operation) error {
	old, t := op.Result(0), pointee(op.Operand(0))
	if old.Type() == t {
		return nil
	}
	r.b.SetAfter(op)
	n := r.b.Create(op.Loc(), spirv.Load, []*ir.Value{op.Operand(0)}, []ir.Type{t}, access(op, "memory_access", "alignment")...).Result(0)
	if old.HasUses() {
		v, err := r.convert(op, n, old.Type())
		if err != nil {
			return err
		}
		old.ReplaceAllUsesWith(v)
	}
	op.Erase()
	return nil
}

// store converts the value that op stores to the new type of the pointee.
func (r *relayout) store(op *ir.Operation) error {
	r.b.SetBefore(op)
	v, err := r.convert(op, op.Operand(1), pointee(op.Operand(0)))
	if err == nil {
		op.SetOperand(1, v)
	}
	return err
}

// copyMemory replaces a copy between two layouts by a load and a store.
func (r *relayout) copyMemory(op *ir.Operation) error {
	to, from := pointee(op.Operand(0)), pointee(op.Operand(1))
	if to == from {
		return nil
	}
	source := access(op, "source_memory_access", "source_alignment")
	if len(source) == 0 {
		source = access(op, "memory_access", "alignment")
	}
	for i := range source {
		source[i].Name = [...]string{"memory_access", "alignment"}[i]
	}
	r.b.SetBefore(op)
	v := r.b.Create(op.Loc(), spirv.Load, []*ir.Value{op.Operand(1)}, []ir.Type{from}, source...).Result(0)
	v, err := r.convert(op, v, to)
	if err != nil {
		return err
	}
	r.b.Create(op.Loc(), spirv.Store, []*ir.Value{op.Operand(0), v}, nil, access(op, "memory_access", "alignment")...)
	op.Erase()
	return nil
}

// access returns the attributes of op with the given names, which are those of memory
// operands and alignment.
func access(op *ir.Operation, names ...string) []ir.NamedAttribute {
	var as []ir.NamedAttribute
	for _, n := range names {
		if a := op.Attr(n); a != nil {
			as = append(as, ir.Named(n, a))
		}
	}
	return as
}

// maxConvertedParts bounds the number of parts that a value is split into if the target
// lacks OpCopyLogical.
const maxConvertedParts = 1 << 12

// convert returns v as a value of type t, which differs in layout, for op. It uses
// OpCopyLogical if the target has it, or else converts part by part.
func (r *relayout) convert(op *ir.Operation, v *ir.Value, t ir.Type) (*ir.Value, error) {
	if d := v.DefiningOp(); d != nil && d.Is(spirv.CopyLogical) {
		v = d.Operand(0)
	}
	if v.Type() == t {
		return v, nil
	}
	if r.env.AllowsVersion(spec.V1_4, 0) {
		return r.b.Create(op.Loc(), spirv.CopyLogical, []*ir.Value{v}, []ir.Type{t}).Result(0), nil
	}
	parts := maxConvertedParts
	v = r.convertParts(op.Loc(), v, t, &parts)
	if parts < 0 {
		return nil, &opError{op, errors.New("moves a value of more than " + strconv.Itoa(maxConvertedParts) +
			" parts between two layouts, which needs SPIR-V 1.4")}
	}
	return v, nil
}

// convertParts converts a value part by part. It fails if this takes more than *left
// parts.
func (r *relayout) convertParts(loc ir.Location, v *ir.Value, t ir.Type, left *int) *ir.Value {
	if v.Type() == t {
		return v
	}
	n := 0
	switch t := t.(type) {
	case *spirv.ArrayType:
		n = int(t.Count)
	case *spirv.StructType:
		n = len(t.Members())
	}
	if *left -= n; *left < 0 {
		return v
	}
	ctx := r.b.Context()
	parts := make([]*ir.Value, n)
	for i := range parts {
		from, to := spirv.ElementAt(v.Type(), int64(i)), spirv.ElementAt(t, int64(i))
		part := r.b.Create(loc, spirv.CompositeExtract, []*ir.Value{v}, []ir.Type{from}, ir.Named("indices", ctx.IntArray(ctx.I32(), int64(i)))).Result(0)
		if parts[i] = r.convertParts(loc, part, to, left); *left < 0 {
			return v
		}
	}
	return r.b.Create(loc, spirv.CompositeConstruct, parts, []ir.Type{t}).Result(0)
}
