// Package dataflow is a framework for data-flow analyses. A [Solver] runs several of them together until nothing changes. An analysis
// keeps what it finds in [States]. A visit that reads a state is repeated when the state changes, whichever analysis it belongs to.
//
// What is known at a place is an element of a [Lattice]. [Forward] and [Backward] analyses are sparse: they have an element for each value.
// [DenseForward] and [DenseBackward] analyses have one for each place of the program. All of them need [DeadCode], which finds where
// control comes, and work better with [Constants]. They follow branches, region branches and, unless the solver is intraprocedural, calls,
// by the models of operations. Other analyses implement [Analysis].
//
// The order of the work is MLIR's, so that also results that depend on it are the same.
package dataflow

import "github.com/spvc/spvc/ir"

// Lattice is the constraint of what analyses compute. The zero value of T says that nothing is known yet. Elements do not change; chains of
// joins must end.
type Lattice[T any] interface {
	// Join returns what holds if either the receiver or other holds. changed reports whether the result differs from the receiver.
	Join(other T) (joined T, changed bool)
}

// Point is a place that an analysis visits: an operation, or a block without one.
type Point struct {
	Block *ir.Block
	Op    *ir.Operation
}

// At returns the point of op.
func At(op *ir.Operation) Point { return Point{Op: op} }

// AtBlock returns the point of b.
func AtBlock(b *ir.Block) Point { return Point{Block: b} }

// Analysis is what a solver runs.
type Analysis interface {
	// Start visits the points below top once. It calls [Solver.At] before each, so that reads of states count as reads of this point.
	Start(top *ir.Operation)
	// Visit brings the states up to date with what has changed since the last visit of p.
	Visit(p Point)
}

// visit is a point that an analysis has to visit.
type visit struct {
	at Point
	by Analysis
}

// Solver runs analyses together.
type Solver struct {
	// Intraprocedural makes the analyses treat all calls as calls of unknown functions, and all functions as called by anything.
	Intraprocedural bool
	// MaxVisits bounds the number of visits after the start, if it is not 0. Run returns false when there are more.
	MaxVisits int

	analyses []Analysis
	queue    []visit
	current  visit
	failed   bool
	top      *ir.Operation
	tables   *ir.SymbolTables
	dead     *DeadCode
}

// Add makes Run run a, after those that were added before.
func (s *Solver) Add(a Analysis) { s.analyses = append(s.analyses, a) }

// Fail makes Run end and return false. The caller reports the reason.
func (s *Solver) Fail() { s.failed = true }

// At makes the reads that follow reads of analysis a at point p.
func (s *Solver) At(p Point, a Analysis) { s.current = visit{p, a} }

// Run starts all analyses on top and visits points until nothing changes. It returns false if an analysis failed or there were too many
// visits.
func (s *Solver) Run(top *ir.Operation) bool {
	s.top, s.tables = top, ir.NewSymbolTables()
	for _, a := range s.analyses {
		a.Start(top)
		if s.failed {
			return false
		}
	}
	for visits := 0; len(s.queue) > 0 && !s.failed; visits++ {
		if s.MaxVisits > 0 && visits == s.MaxVisits {
			s.failed = true
			break
		}
		s.current, s.queue = s.queue[0], s.queue[1:]
		s.current.by.Visit(s.current.at)
	}
	s.current = visit{}
	return !s.failed
}

// callee returns the operation that call names, or nil.
func (s *Solver) callee(m ir.CallModel, call *ir.Operation) *ir.Operation {
	ref, v := m.Callee(call)
	switch {
	case ref != nil:
		return s.tables.LookupRef(call, ref)
	case v != nil:
		return v.DefiningOp()
	}
	return nil
}

// body returns the body of a callable op. callable is false for other operations.
func body(op *ir.Operation) (r *ir.Region, callable bool) {
	if op == nil {
		return nil, false
	}
	m, ok := ir.OpInterface[ir.CallableModel](op.Info())
	if !ok {
		return nil, false
	}
	if r = m.CallableRegion(op); r != nil && r.Empty() {
		r = nil
	}
	return r, true
}

// external reports whether nothing is known about what call runs.
func (s *Solver) external(m ir.CallModel, call *ir.Operation) bool {
	if s.Intraprocedural {
		return true
	}
	r, callable := body(s.callee(m, call))
	return callable && r == nil
}

// States has a state for each key, such as a value or a [Point].
type States[K comparable, T any] struct {
	s     *Solver
	cells map[K]*cell[T]
}

type cell[T any] struct {
	value T
	set   bool
	readers
}

// readers are the visits to repeat when a state changes.
type readers struct {
	list []visit
	seen map[visit]bool
}

// manyReaders is the number of readers from which a map finds them faster than a search.
const manyReaders = 8

func (r *readers) add(v visit) {
	if len(r.list) < manyReaders {
		for _, w := range r.list {
			if v == w {
				return
			}
		}
	} else {
		if r.seen == nil {
			r.seen = make(map[visit]bool, 2*len(r.list))
			for _, w := range r.list {
				r.seen[w] = true
			}
		}
		if r.seen[v] {
			return
		}
		r.seen[v] = true
	}
	r.list = append(r.list, v)
}

// NewStates returns states of s.
func NewStates[K comparable, T any](s *Solver) *States[K, T] {
	return &States[K, T]{s, map[K]*cell[T]{}}
}

func (x *States[K, T]) cell(k K) *cell[T] {
	c := x.cells[k]
	if c == nil {
		c = &cell[T]{}
		x.cells[k] = c
	}
	return c
}

// Get returns the state of k: the zero value if it was never set. If it changes, the solver repeats the visit that is under way.
func (x *States[K, T]) Get(k K) T {
	if x.s.current.by == nil {
		v, _ := x.Lookup(k)
		return v
	}
	c := x.cell(k)
	c.add(x.s.current)
	return c.value
}

// Peek returns the state of k without noting the read.
func (x *States[K, T]) Peek(k K) T {
	v, _ := x.Lookup(k)
	return v
}

// Lookup is Peek, and reports whether the state was set.
func (x *States[K, T]) Lookup(k K) (v T, ok bool) {
	if c := x.cells[k]; c != nil {
		return c.value, c.set
	}
	return v, false
}

// Set changes the state of k, and lets the solver repeat the visits that have read it.
func (x *States[K, T]) Set(k K, v T) {
	c := x.cell(k)
	c.value, c.set = v, true
	x.s.queue = append(x.s.queue, c.list...)
}

// touch makes k known to Lookup without a change of its state.
func (x *States[K, T]) touch(k K) { x.cell(k).set = true }

func regionBranch(op *ir.Operation) (ir.RegionBranchModel, bool) {
	return ir.OpInterface[ir.RegionBranchModel](op.Info())
}
