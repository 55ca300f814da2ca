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

// FoldsExactly reports whether what op folds to is what it computes.
func FoldsExactly(op *ir.Operation) bool {
	m, ok := ir.OpInterface[InexactFold](op.Info())
	return !ok || m.FoldsExactly(op)
}

// Folder folds operations one at a time. It reuses its scratch space, so that folding
// does not allocate. The zero value is ready to use.
type Folder ir.FoldBuffers

// Fold folds op with the constants among its operands. It tries the op's own fold
// first, then the folds of its traits (commutative, idempotent, involution). It returns
// one entry per result, or no entries if op was changed in place. ok is false if op
// does not fold. The results are valid until the next call.
func (f *Folder) Fold(op *ir.Operation) (results []ir.FoldResult, ok bool) {
	if e := op.Info().Entry; (e == nil || e.Fold == nil) && !foldsByTrait(op) {
		return nil, false
	}
	f.Constants = f.Constants[:0]
	for i := range op.NumOperands() {
		f.Constants = append(f.Constants, ir.ConstantOf(op.Operand(i)))
	}
	return f.fold(op)
}

// FoldWith folds op as if operands[i] were the constant value of operand i, wherever
// operands[i] is not nil.
func (f *Folder) FoldWith(op *ir.Operation, operands []ir.Attribute) (results []ir.FoldResult, ok bool) {
	f.Constants = append(f.Constants[:0], operands...)
	return f.fold(op)
}

func (f *Folder) fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	e := op.Info().Entry
	own := e != nil && e.Fold != nil
	changed := false
	if own {
		out, ok := e.Fold(op, f.Constants, f.Results[:0])
		f.Results = out[:0]
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
	f.Results = append(f.Results[:0], ir.FoldResult{Value: v})
	return f.Results, true
}

// constantsLast moves the constant operands of op behind the others and keeps the order
// within both groups.
func (f *Folder) constantsLast(op *ir.Operation) bool {
	n := op.NumOperands()
	first := 0
	for first < n && f.Constants[first] == nil {
		first++
	}
	moved := false
	for i := first + 1; i < n; i++ {
		moved = moved || f.Constants[i] == nil
	}
	if !moved {
		return false
	}
	var few [4]*ir.Value
	vs := op.AppendOperands(few[:0])
	k := first
	for _, constant := range [2]bool{false, true} {
		for i := first; i < n; i++ {
			if (f.Constants[i] != nil) == constant {
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
	vs := make([]*ir.Value, op.NumResults())
	createOrFold(b, op, vs)
	return vs
}

// CreateOrFoldOne is [CreateOrFold] for an operation with one result of type t.
func CreateOrFoldOne(b *ir.Builder, loc ir.Location, def *ir.OpDef, operands []*ir.Value, t ir.Type) *ir.Value {
	apart := setApart(b)
	op := b.Create(loc, def, operands, []ir.Type{t})
	apart.end(b)
	var v [1]*ir.Value
	createOrFold(b, op, v[:])
	return v[0]
}

// createOrFold stores in vs what op, which is in no block, folds to. If op does not fold,
// createOrFold inserts it and stores its results.
func createOrFold(b *ir.Builder, op *ir.Operation, vs []*ir.Value) {
	if tryFold(b, op, vs) {
		op.DropAllReferences()
		return
	}
	b.Insert(op)
	for i := range vs {
		vs[i] = op.Result(i)
	}
}

// tryFold stores in vs what op folds to. It reports whether op folds.
func tryFold(b *ir.Builder, op *ir.Operation, vs []*ir.Value) bool {
	if op.HasTrait(ir.ConstantLike) {
		return false
	}
	out, ok := (*Folder)(b.FoldBuffers()).Fold(op)
	if !ok || len(out) == 0 {
		return false
	}
	var made []*ir.Operation
	apart := setApart(b)
	for i, r := range out {
		vs[i] = r.Value
		if r.Value != nil {
			continue
		}
		c := Materialize(b, op, r.Attr, op.Result(i).Type())
		if c == nil {
			apart.end(b)
			return false
		}
		made = append(made, c)
		vs[i] = c.Result(0)
	}
	apart.end(b)
	for _, c := range made {
		b.Insert(c)
	}
	return true
}

// apart is what setApart took from a builder.
type apart struct {
	point   ir.InsertionPoint
	created func(*ir.Operation)
}

// setApart makes b create operations that are in no block and that nobody hears of, until end.
func setApart(b *ir.Builder) apart {
	a := apart{b.InsertionPoint(), b.Created}
	b.SetInsertionPoint(ir.InsertionPoint{})
	b.Created = nil
	return a
}

func (a apart) end(b *ir.Builder) {
	b.SetInsertionPoint(a.point)
	b.Created = a.created
}
