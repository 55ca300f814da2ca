package rewrite

import "github.com/spvc/spvc/ir"

// FoldHost is the dialect interface by which a dialect keeps folded constants
// inside a region of one of its operations that is not isolated from above.
type FoldHost interface {
	// MaterializeInto reports whether constants used in r are placed in r.
	MaterializeInto(r *ir.Region) bool
}

// InexactFold is the interface of operations that MLIR 19 folds to something else than they
// compute.
type InexactFold interface {
	// FoldsExactly reports whether the fold of op is right nevertheless.
	FoldsExactly(op *ir.Operation) bool
}

// Folder folds operations one at a time. It reuses its scratch space, so that folding
// does not allocate. The zero value is ready to use.
type Folder struct {
	consts []ir.Attribute
	out    []ir.FoldResult
	value  []ir.FoldResult
}

// newFolder returns a Folder that folds one operation of the usual size without further
// allocations.
func newFolder() *Folder {
	f := &struct {
		Folder
		consts [2]ir.Attribute
		out    [1]ir.FoldResult
		value  [1]ir.FoldResult
	}{}
	f.Folder = Folder{consts: f.consts[:0], out: f.out[:0], value: f.value[:0]}
	return &f.Folder
}

// ConstantOf is [ir.ConstantOf] without allocation.
func (f *Folder) ConstantOf(v *ir.Value) ir.Attribute { return f.constant(v.DefiningOp()) }

func (f *Folder) constant(op *ir.Operation) ir.Attribute {
	if op == nil || !op.HasTrait(ir.ConstantLike) || op.NumResults() != 1 {
		return nil
	}
	e := op.Info().Entry
	if e == nil || e.Fold == nil {
		return nil
	}
	out, ok := e.Fold(op, nil, f.value[:0])
	f.value = out[:0]
	if !ok || len(out) != 1 {
		return nil
	}
	return out[0].Attr
}

// Fold folds op with the constants among its operands. It tries the op's own fold
// first, then the folds of its traits (commutative, idempotent, involution). It returns
// one entry per result, or no entries if op was changed in place. ok is false if op
// does not fold. The results are valid until the next call.
func (f *Folder) Fold(op *ir.Operation) (results []ir.FoldResult, ok bool) {
	if e := op.Info().Entry; (e == nil || e.Fold == nil) && !foldsByTrait(op) {
		return nil, false
	}
	f.consts = f.consts[:0]
	for i := range op.NumOperands() {
		f.consts = append(f.consts, f.ConstantOf(op.Operand(i)))
	}
	return f.fold(op)
}

// FoldWith folds op as if operands[i] were the constant value of operand i, wherever
// operands[i] is not nil.
func (f *Folder) FoldWith(op *ir.Operation, operands []ir.Attribute) (results []ir.FoldResult, ok bool) {
	f.consts = append(f.consts[:0], operands...)
	return f.fold(op)
}

func (f *Folder) fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	e := op.Info().Entry
	own := e != nil && e.Fold != nil
	changed := false
	if own {
		out, ok := e.Fold(op, f.consts, f.out[:0])
		f.out = out[:0]
		if ok && len(out) > 0 && !foldsToItself(op, out) {
			return out, true
		}
		changed = ok
	}
	if out, ok := f.foldTraits(op); ok {
		return out, true
	}
	return nil, changed
}

// Fold folds op as [Folder.Fold] does, with a new Folder.
func Fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	var f Folder
	return f.Fold(op)
}

// foldsToItself reports whether the fold of an op with one result returned that result,
// which means that op was changed in place.
func foldsToItself(op *ir.Operation, out []ir.FoldResult) bool {
	return len(out) == 1 && out[0].Value != nil && out[0].Value == op.Result(0)
}

func foldsByTrait(op *ir.Operation) bool {
	return op.HasTrait(ir.Commutative) || op.HasTrait(ir.Idempotent) || op.HasTrait(ir.Involution)
}

func (f *Folder) foldTraits(op *ir.Operation) ([]ir.FoldResult, bool) {
	if op.HasTrait(ir.Commutative) && f.constantsLast(op) {
		return nil, true
	}
	if op.NumResults() != 1 {
		return nil, false
	}
	var v *ir.Value
	if op.HasTrait(ir.Idempotent) {
		v = foldIdempotent(op)
	}
	if v == nil && op.HasTrait(ir.Involution) {
		v = foldInvolution(op)
	}
	if v == nil {
		return nil, false
	}
	f.out = append(f.out[:0], ir.FoldResult{Value: v})
	return f.out, true
}

// constantsLast moves the constant operands of op behind the others and keeps the order
// within both groups.
func (f *Folder) constantsLast(op *ir.Operation) bool {
	n := op.NumOperands()
	first := 0
	for first < n && f.consts[first] == nil {
		first++
	}
	moved := false
	for i := first + 1; i < n; i++ {
		moved = moved || f.consts[i] == nil
	}
	if !moved {
		return false
	}
	vs := op.Operands()
	k := first
	for _, constant := range [2]bool{false, true} {
		for i := first; i < n; i++ {
			if (f.consts[i] != nil) == constant {
				op.SetOperand(k, vs[i])
				k++
			}
		}
	}
	return true
}

// foldIdempotent folds f(f(x)) to f(x) for unary operations and f(x, x) to x for binary
// ones. MLIR 19 does not fold f(f(x, y), y).
func foldIdempotent(op *ir.Operation) *ir.Value {
	switch op.NumOperands() {
	case 1:
		if d := op.Operand(0).DefiningOp(); d != nil && d.Info() == op.Info() {
			return op.Operand(0)
		}
	case 2:
		if op.Operand(0) == op.Operand(1) {
			return op.Operand(0)
		}
	}
	return nil
}

// foldInvolution folds f(f(x)) to x.
func foldInvolution(op *ir.Operation) *ir.Value {
	if op.NumOperands() != 1 {
		return nil
	}
	if d := op.Operand(0).DefiningOp(); d != nil && d.Info() == op.Info() {
		return d.Operand(0)
	}
	return nil
}

// Materialize makes the constant a of type t at b's insertion point through op's
// dialect. It returns nil if the dialect cannot make it.
func Materialize(b *ir.Builder, op *ir.Operation, a ir.Attribute, t ir.Type) *ir.Operation {
	d := op.Info().Dialect
	if d == nil || d.Constant == nil {
		return nil
	}
	return d.Constant(b, a, t, op.Loc())
}

// CreateOrFold makes the operation that st describes at b's insertion point and returns
// its results. If the operation folds, CreateOrFold makes only the constants that it
// folds to.
func CreateOrFold(b *ir.Builder, st *ir.OperationState) []*ir.Value {
	op := b.Arena().Create(st)
	if vs, ok := tryFold(b, op); ok {
		op.DropAllReferences()
		return vs
	}
	return b.Insert(op).Results()
}

// tryFold folds op, which is in no block.
func tryFold(b *ir.Builder, op *ir.Operation) ([]*ir.Value, bool) {
	if op.HasTrait(ir.ConstantLike) {
		return nil, false
	}
	f := newFolder()
	out, ok := f.Fold(op)
	if !ok || len(out) == 0 {
		return nil, false
	}
	vs := make([]*ir.Value, len(out))
	var made []*ir.Operation
	at, created := b.InsertionPoint(), b.Created
	b.SetInsertionPoint(ir.InsertionPoint{})
	b.Created = nil
	defer func() { b.Created = created }()
	for i, r := range out {
		vs[i] = r.Value
		if r.Value != nil {
			continue
		}
		c := Materialize(b, op, r.Attr, op.Result(i).Type())
		if c == nil {
			b.SetInsertionPoint(at)
			return nil, false
		}
		made = append(made, c)
		vs[i] = c.Result(0)
	}
	b.SetInsertionPoint(at)
	b.Created = created
	for _, c := range made {
		b.Insert(c)
	}
	return vs, true
}
