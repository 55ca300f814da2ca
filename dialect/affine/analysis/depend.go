package analysis

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/relation"
)

// IsRead reports whether op is an affine.load or affine.vector_load.
func IsRead(op *ir.Operation) bool { return op.Is(affine.Load) || op.Is(affine.VectorLoad) }

// IsWrite reports whether op is an affine.store or affine.vector_store.
func IsWrite(op *ir.Operation) bool { return op.Is(affine.Store) || op.Is(affine.VectorStore) }

// Access is a read or write of a memref by an affine map.
type Access struct {
	affine.AccessOp
	Map      *ir.AffineMap
	Operands []*ir.Value
	// rel relates the induction variables around the operation to the subscripts, which
	// follow them. It is nil if it is not known; built is set if that was found out.
	rel   *relation.Relation
	built bool
}

// NewAccess returns the access of op, with the map composed and simplified.
func NewAccess(op *ir.Operation) *Access {
	a := &Access{AccessOp: affine.AccessOp{Operation: op}}
	m, operands := affine.ComposeMap(a.AccessOp.Map(), a.MapOperands())
	a.Map, a.Operands = affine.CanonicalizeMap(affinemap.Simplify(m), operands)
	return a
}

// Same reports whether both accesses are to the same subscripts of the same memref, for
// equal values of their operands.
func (a *Access) Same(b *Access) bool {
	if a.MemRef() != b.MemRef() || len(a.Map.Results) != len(b.Map.Results) {
		return false
	}
	m, _ := affine.Difference(a.Map, a.Operands, b.Map, b.Operands)
	for _, e := range m.Results {
		if v, ok := e.Constant(); !ok || v != 0 {
			return false
		}
	}
	return true
}

// relation returns the relation of a, or nil if it is not affine (getAccessRelation).
func (a *Access) relation() *relation.Relation {
	if !a.built {
		a.built = true
		a.rel = a.buildRelation()
	}
	return a.rel
}

func (a *Access) buildRelation() *relation.Relation {
	r, ok := IndexSet(EnclosingOps(a.Operation), a.Operation)
	if !ok {
		return nil
	}
	for i, v := range a.Operands {
		switch {
		case r.Find(v) >= 0:
		case i < a.Map.Dims:
			return nil
		default:
			r.AppendSymbols(v)
		}
	}
	exprs, ok := Align(r, a.Map, a.Operands)
	if !ok {
		return nil
	}
	for _, e := range exprs {
		if !e.IsPureAffine() {
			return nil
		}
	}
	rows, divisions, ok := ir.FlattenAffine(exprs, r.Dims, r.Symbols)
	if !ok {
		return nil
	}
	return withSubscripts(r, rows, divisions)
}

// withSubscripts returns domain with a dimension for each of rows, which it is equal to, and
// locals for the divisions in rows. The constraints on these come before those of domain.
func withSubscripts(domain *relation.Relation, rows [][]int64, divisions []ir.AffineDivision) *relation.Relation {
	rank, first, old := len(rows), domain.Dims, domain.Locals
	r := relation.New(first, domain.Symbols, 0)
	copy(r.Values, domain.Values)
	r.AddQuotients(divisions)
	r.InsertLocals(0, old)
	r.AppendDims(make([]*ir.Value, rank)...)
	inputs := first + domain.Symbols
	for i, row := range rows {
		eq := slices.Insert(slices.Clone(row), inputs, make([]int64, old)...)
		eq = slices.Insert(eq, first, make([]int64, rank)...)
		eq[first+i] = -1
		r.AddEq(eq)
	}
	d := domain.Clone()
	d.AppendDims(make([]*ir.Value, rank)...)
	d.InsertLocals(old, len(divisions))
	r.Append(d)
	return r
}

// Component is the range of the distances of a dependence in the iterations of a loop.
type Component struct {
	Loop affine.ForOp
	// Lower and Upper are math.MinInt64 and math.MaxInt64 if they are not known.
	Lower, Upper int64
}

// Dependence is the result of a check.
type Dependence int

// The results of a check. Unknown means that the check failed, because something is not
// affine or takes too much work.
const (
	None Dependence = iota
	Exists
	Unknown
)

// Checker checks pairs of accesses. It keeps the accesses, so operations must not change
// while it is in use.
type Checker struct {
	accesses map[*ir.Operation]*Access
	// budget is the work that further checks may take.
	budget int
	// visits counts the operations that searches for effects visited.
	visits int
}

// maxChecks bounds the coefficients that the checks of a Checker look at.
const maxChecks = 1 << 26

// NewChecker returns a checker.
func NewChecker() *Checker {
	return &Checker{accesses: map[*ir.Operation]*Access{}, budget: maxChecks}
}

// Renew returns a checker that knows no accesses, with the work that c has left.
func (c *Checker) Renew() *Checker {
	c.accesses = map[*ir.Operation]*Access{}
	return c
}

// Distances returns the distances of all dependences between accesses of a perfect nest that
// its loops carry. ok is false if a check fails (getDependenceComponents, which takes this for
// no dependence).
func (c *Checker) Distances(nest []affine.ForOp) (out [][]Component, ok bool) {
	var accesses []*ir.Operation
	nest[0].Walk(func(op *ir.Operation) {
		if IsRead(op) || IsWrite(op) {
			accesses = append(accesses, op)
		}
	})
	around := len(EnclosingIVs(nest[0].Operation))
	for depth := 1; depth <= len(nest); depth++ {
		for _, src := range accesses {
			for _, dst := range accesses {
				q := Query{Source: src, Target: dst, Depth: depth + around}
				switch d, r := c.Check(q); d {
				case Unknown:
					return nil, false
				case Exists:
					out = append(out, c.Components(q, r)[around:])
				}
			}
		}
	}
	return out, true
}

// Forget forgets an operation that will be erased.
func (c *Checker) Forget(op *ir.Operation) { delete(c.accesses, op) }

// Access returns the access of op.
func (c *Checker) Access(op *ir.Operation) *Access {
	a := c.accesses[op]
	if a == nil {
		a = NewAccess(op)
		c.accesses[op] = a
	}
	return a
}

// Query asks for a dependence from Source to Target, two accesses. At depths up to the
// number of their common loops, Target must run in a later iteration of the loop at Depth
// and in the same ones of the loops around. At the depth after these, Target must run after
// Source in the same iterations of all common loops.
type Query struct {
	Source, Target *ir.Operation
	Depth          int
	// Reads asks for pairs of reads too, and for either order at the last depth.
	Reads bool
}

// Check answers a query. The relation is that between the iterations of the source and those
// of the target, whose induction variables are its dimensions, if there is a dependence
// (checkMemrefAccessDependence).
func (c *Checker) Check(q Query) (Dependence, *relation.Relation) {
	src, dst := c.Access(q.Source), c.Access(q.Target)
	if src.MemRef() != dst.MemRef() || !q.Reads && !IsWrite(q.Source) && !IsWrite(q.Target) {
		return None, nil
	}
	block := commonBlock(q.Source, q.Target)
	if block == nil || c.budget <= 0 {
		return Unknown, nil
	}
	a, b := src.relation(), dst.relation()
	if a == nil || b == nil {
		return Unknown, nil
	}
	common := commonLoops(a, b)
	if !q.Reads && q.Depth > common && !precedesIn(block, q.Source, q.Target) {
		return None, nil
	}
	r := composed(a, b, len(src.Map.Results))
	order(r, a.Dims-len(src.Map.Results), min(common, q.Depth), q.Depth)
	empty := r.Empty()
	c.budget -= r.Work()
	if empty {
		return None, nil
	}
	return Exists, r
}

// commonBlock returns the innermost block in an affine scope that contains both operations,
// or nil if there is none (getCommonBlockInAffineScope).
func commonBlock(a, b *ir.Operation) *ir.Block {
	if affine.ScopeOf(a) != affine.ScopeOf(b) {
		return nil
	}
	around := map[*ir.Block]bool{}
	for op := a; ; op = op.Parent() {
		around[op.Block()] = true
		if p := op.Parent(); p == nil || p.HasTrait(ir.AffineScope) {
			break
		}
	}
	for op := b; ; op = op.Parent() {
		if around[op.Block()] {
			return op.Block()
		}
		if p := op.Parent(); p == nil || p.HasTrait(ir.AffineScope) {
			return nil
		}
	}
}

// precedesIn reports whether the operation of block around a comes before that around b.
func precedesIn(block *ir.Block, a, b *ir.Operation) bool {
	return ancestorIn(block, a).IsBeforeInBlock(ancestorIn(block, b))
}

func ancestorIn(block *ir.Block, op *ir.Operation) *ir.Operation {
	for op.Block() != block {
		op = op.Parent()
	}
	return op
}

// commonLoops returns the number of the first dimensions that two relations share.
func commonLoops(a, b *relation.Relation) int {
	n := 0
	for n < min(a.Dims, b.Dims) && a.Values[n] != nil && a.Values[n] == b.Values[n] && IsInductionVar(a.Values[n]) {
		n++
	}
	return n
}

// composed returns the relation between the iterations that access the same element. The
// subscripts, the last rank dimensions of src and dst, become locals.
func composed(src, dst *relation.Relation, rank int) *relation.Relation {
	n, k := src.Dims-rank, dst.Dims-rank
	r := relation.New(n+k, 0, 0)
	copy(r.Values, src.Values[:n])
	copy(r.Values[n:], dst.Values[:k])
	number := map[*ir.Value]int{}
	for _, list := range [2]*relation.Relation{dst, src} {
		for _, v := range list.Values[list.Dims:] {
			if _, known := number[v]; !known {
				number[v] = n + k + r.Symbols
				r.AppendSymbols(v)
			}
		}
	}
	locals := r.Vars()
	r.InsertLocals(0, dst.Locals+src.Locals+rank)
	subscripts := locals + dst.Locals + src.Locals
	add := func(from *relation.Relation, dims, firstDim, firstLocal int) {
		place := func(row []int64) []int64 {
			out := r.Row()
			for i, v := range row {
				switch {
				case i < dims:
					out[firstDim+i] = v
				case i < from.Dims:
					out[subscripts+i-dims] = v
				case i < from.Inputs():
					out[number[from.Values[i]]] = v
				case i < from.Vars():
					out[firstLocal+i-from.Inputs()] = v
				default:
					out[len(out)-1] = v
				}
			}
			return out
		}
		for _, row := range from.Eqs {
			r.AddEq(place(row))
		}
		for _, row := range from.Ineqs {
			r.AddIneq(place(row))
		}
	}
	add(src, n, 0, locals+dst.Locals)
	add(dst, k, n, locals)
	r.DropSolvedLocals()
	return r
}

// order adds the constraints that the target runs in the same iterations of the first loops
// as the source, and in a later one of the loop at depth. The variables of the target follow
// the n of the source.
func order(r *relation.Relation, n, loops, depth int) {
	for i := range loops {
		row := r.Row()
		row[i], row[i+n] = -1, 1
		if i == depth-1 {
			row[len(row)-1] = -1
			r.AddIneq(row)
		} else {
			r.AddEq(row)
		}
	}
}

// Components returns the distances of the dependence in the loops that the two accesses
// share. r is the relation that [Checker.Check] returned (computeDirectionVector).
func (c *Checker) Components(q Query, r *relation.Relation) []Component {
	a, b := c.Access(q.Source), c.Access(q.Target)
	common := commonLoops(a.relation(), b.relation())
	n := a.relation().Dims - len(a.Map.Results)
	before := r.Work()
	p := r.Clone()
	all := p.Vars()
	p.InsertDims(0, make([]*ir.Value, common)...)
	for j := range common {
		row := p.Row()
		row[j], row[j+common], row[j+common+n] = 1, 1, -1
		p.AddEq(row)
	}
	p.Project(common, all)
	out := make([]Component, common)
	for j := range out {
		out[j] = Component{Lower: math.MinInt64, Upper: math.MaxInt64}
		out[j].Loop, _ = affine.LoopOf(r.Values[j])
		if v, ok := p.Bound(j, false); ok {
			out[j].Lower = v
		}
		if v, ok := p.Bound(j, true); ok {
			out[j].Upper = v
		}
	}
	c.budget -= r.Work() - before
	return out
}
