package dispatch

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// maxRank is the highest rank of a tensor that a dispatch computes with.
const maxRank = 8

// point is an element of a tensor: an index for each dimension.
type point []*ir.Value

// key returns p as the key of a map.
func (p point) key() (k [maxRank]*ir.Value) {
	copy(k[:], p)
	return k
}

// element is an element of a tensor of the body.
type element struct {
	of *ir.Value
	at [maxRank]*ir.Value
}

// position is an affine expression of the dimensions of an operation.
type position struct {
	expr *ir.AffineExpr
	dims [maxDims]*ir.Value
}

// maxDims is the highest number of dimensions that a structured operation in a dispatch iterates over.
const maxDims = 12

// known is what the operations before the insertion point have computed. Each block has its own; what an outer block knows holds in the
// inner ones, too.
type known struct {
	elements  map[element]*ir.Value
	positions map[position]*ir.Value
	outer     *known
}

func newKnown(outer *known) *known {
	return &known{map[element]*ir.Value{}, map[position]*ir.Value{}, outer}
}

// evaluator computes elements of the tensors of a dispatch, at the insertion point of b. It computes an element from those elements of
// the operands that it depends on, so that no tensor but the result is ever in memory.
type evaluator struct {
	b    *ir.Builder
	loc  ir.Location
	body *ir.Block // the body of the dispatch
	// ruleOf is the function of this name, whose table refers to methods of evaluator.
	ruleOf func(op *ir.Operation) *rule
	held   map[*ir.Value]*ir.Value // memory or number of each argument of the body
	outs   int                     // the number of the first argument for what is overwritten
	// mayRead has the condition for an invocation to read an element of outs: that no other one overwrites it. A point without one is read in any case.
	mayRead map[[maxRank]*ir.Value]*ir.Value
	split   *split // how invocations share the reduction of the dispatch, or nil
	at      *known
	head    *ir.Operation // before it stand constants, numbers and sizes
	ints    map[int64]*ir.Value
	// numbers are values of the body that are no tensors, and sizes those of its tensors.
	numbers map[*ir.Value]*ir.Value
	sizes   map[dim]*ir.Value
	scope   *scope // the innermost loop of the body that is being computed, or nil
}

// index returns the constant i.
func (e *evaluator) index(i int64) *ir.Value {
	if v := e.ints[i]; v != nil {
		return v
	}
	v := e.atHead(func() *ir.Value { return arith.NewIndex(e.b, e.loc, i) })
	e.ints[i] = v
	return v
}

// add, sub, mul, div and rem compute with indices that are not negative.
func (e *evaluator) add(l, r *ir.Value) *ir.Value {
	switch {
	case isConst(l, 0):
		return r
	case isConst(r, 0):
		return l
	}
	return e.binary(arith.AddI, l, r, func(a, b int64) int64 { return a + b })
}

func (e *evaluator) sub(l, r *ir.Value) *ir.Value {
	if isConst(r, 0) {
		return l
	}
	return e.binary(arith.SubI, l, r, func(a, b int64) int64 { return a - b })
}

func (e *evaluator) mul(l, r *ir.Value) *ir.Value {
	switch {
	case isConst(l, 1):
		return r
	case isConst(r, 1):
		return l
	}
	return e.binary(arith.MulI, l, r, func(a, b int64) int64 { return a * b })
}

func (e *evaluator) div(l, r *ir.Value) *ir.Value {
	if isConst(r, 1) {
		return l
	}
	return e.binary(arith.DivUI, l, r, func(a, b int64) int64 { return a / b })
}

func (e *evaluator) rem(l, r *ir.Value) *ir.Value {
	if isConst(r, 1) {
		return e.index(0)
	}
	return e.binary(arith.RemUI, l, r, func(a, b int64) int64 { return a % b })
}

// binary computes l op r, by fold if both are constant. A divisor of 0 is not folded.
func (e *evaluator) binary(def *ir.OpDef, l, r *ir.Value, fold func(a, b int64) int64) *ir.Value {
	a, ok1 := ir.IntConstantOf(l)
	b, ok2 := ir.IntConstantOf(r)
	if ok1 && ok2 && b != 0 {
		return e.index(fold(a, b))
	}
	return arith.NewBinary(e.b, e.loc, def, l, r)
}

func isConst(v *ir.Value, n int64) bool {
	c, ok := ir.IntConstantOf(v)
	return ok && c == n
}

// expr computes an affine expression of dims.
func (e *evaluator) expr(x *ir.AffineExpr, dims []*ir.Value) *ir.Value {
	switch x.Kind {
	case ir.AffineDim:
		return dims[x.Value]
	case ir.AffineConstant:
		return e.index(x.Value)
	}
	k := position{expr: x}
	x.Walk(func(s *ir.AffineExpr) {
		if s.Kind == ir.AffineDim {
			k.dims[s.Value] = dims[s.Value]
		}
	})
	for at := e.at; at != nil; at = at.outer {
		if v := at.positions[k]; v != nil {
			return v
		}
	}
	v := affine.ExpandExpr(e.b, e.loc, x, dims, nil)
	e.at.positions[k] = v
	return v
}

// find returns an element that is computed already, or nil.
func (e *evaluator) find(x element) *ir.Value {
	for at := e.at; at != nil; at = at.outer {
		if v := at.elements[x]; v != nil {
			return v
		}
	}
	return nil
}

// elements computes elements of v, a tensor of the body. They share loops where v is computed by loops.
func (e *evaluator) elements(v *ir.Value, at []point) []*ir.Value {
	out := make([]*ir.Value, len(at))
	var missing []point
	var next map[element]int // places in missing
	for i, p := range at {
		x := element{v, p.key()}
		if out[i] = e.find(x); out[i] != nil {
			continue
		}
		if next == nil {
			next = map[element]int{}
		}
		if _, ok := next[x]; !ok {
			next[x] = len(missing)
			missing = append(missing, p)
		}
	}
	if missing == nil {
		return out
	}
	found := e.compute(v, missing)
	for i, p := range missing {
		e.at.elements[element{v, p.key()}] = found[i]
	}
	for i, p := range at {
		if out[i] == nil {
			out[i] = found[next[element{v, p.key()}]]
		}
	}
	return out
}

// element computes one element of v.
func (e *evaluator) element(v *ir.Value, at point) *ir.Value { return e.elements(v, []point{at})[0] }

// compute creates the operations that compute elements of v.
func (e *evaluator) compute(v *ir.Value, at []point) []*ir.Value {
	if def := v.DefiningOp(); def != nil {
		return e.ruleOf(def).elements(e, def, v.Index(), at)
	}
	out := make([]*ir.Value, len(at))
	for i, p := range at {
		load := func() *ir.Value { return memref.NewLoad(e.b, e.loc, e.held[v], p...) }
		cond := e.mayRead[p.key()]
		if cond == nil || !e.overwrites(v) {
			out[i] = load()
			continue
		}
		w := &window{e: e, in: cond}
		out[i] = w.choose(false, load, func() *ir.Value { return e.zero(v.Type().(ir.ShapedType).ElementType()) })
	}
	return out
}

// overwrites reports whether the dispatch may overwrite the memory of v, an argument of the body.
func (e *evaluator) overwrites(v *ir.Value) bool {
	for _, a := range e.body.Args()[e.outs:] {
		if mayOverlap(e.held[a], e.held[v]) {
			return true
		}
	}
	return false
}

// mayOverlap reports whether two memrefs may have elements in common.
func mayOverlap(a, b *ir.Value) bool {
	a, b = viewed(a), viewed(b)
	return a == b || !allocates(a) && !allocates(b)
}

func allocates(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && def.Is(memref.Alloc)
}

// viewed returns the memref that v is a view of.
func viewed(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		if def == nil {
			return v
		}
		switch def.Def() {
		case memref.Cast, memref.SubView, memref.ReinterpretCast, memref.CollapseShape, memref.ExpandShape, memref.Transpose, memref.View:
			v = def.Operand(0)
		default:
			return v
		}
	}
}

// each computes elements one by one.
//
//go:noinline
func each(f func(e *evaluator, op *ir.Operation, at point) *ir.Value) func(*evaluator, *ir.Operation, int, []point) []*ir.Value {
	return func(e *evaluator, op *ir.Operation, _ int, at []point) []*ir.Value {
		out := make([]*ir.Value, len(at))
		for i, p := range at {
			out[i] = f(e, op, p)
		}
		return out
	}
}

// atHead creates what f creates before all loops.
func (e *evaluator) atHead(f func() *ir.Value) *ir.Value {
	at := e.b.InsertionPoint()
	e.b.SetBefore(e.head)
	v := f()
	e.b.SetInsertionPoint(at)
	return v
}

// mixed returns an offset, size or stride of an operation of the body.
func (e *evaluator) mixed(x interfaces.IndexValue) *ir.Value {
	if c, ok := x.Constant(); ok {
		return e.index(c)
	}
	return e.number(x.Value)
}

// number returns a number of the body, such as a size.
func (e *evaluator) number(v *ir.Value) *ir.Value {
	if n := e.held[v]; n != nil {
		return n
	}
	if n := e.numbers[v]; n != nil {
		return n
	}
	in, known := e.scopeOf(v), e.numbers
	if in != nil {
		if known = in.numbers; known[v] != nil {
			return known[v]
		}
	}
	n := e.atHeadOf(in, func() *ir.Value {
		op := v.DefiningOp()
		if of, i, ok := dimension(op); ok {
			return e.size(of, i)
		}
		m := ir.NewMapping()
		for _, o := range op.Operands() {
			m.Map(o, e.number(o))
		}
		repeat(e.b, op, m)
		return m.Value(v)
	})
	known[v] = n
	return n
}

// size returns the size of dimension i of v, a tensor of the body.
func (e *evaluator) size(v *ir.Value, i int) *ir.Value {
	k := dim{v, i}
	if n := e.sizes[k]; n != nil {
		return n
	}
	in, known := e.scopeOf(v), e.sizes
	if in != nil {
		if known = in.sizes; known[k] != nil {
			return known[k]
		}
	}
	n := e.atHeadOf(in, func() *ir.Value { return sizeBy(e, v, i) })
	known[k] = n
	return n
}

// sizeOf returns the size of dimension i of an argument of the body, or of what a loop carries.
func (e *evaluator) sizeOf(v *ir.Value, i int) *ir.Value {
	if f := v.OwnerBlock(); f != nil && f.Parent().Is(scf.For) {
		return e.size(scf.ForOp{Operation: f.Parent()}.Inits()[v.Index()-1], i)
	}
	return memref.NewDim(e.b, e.loc, e.held[v], e.index(int64(i)))
}
