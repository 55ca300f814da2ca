package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// maxVectorRank is the number of loops of a nest that become dimensions of vectors.
const maxVectorRank = 3

// NewSuperVectorize returns the pass affine-super-vectorize.
func NewSuperVectorize() *pass.Pass {
	var sizes, fastest []int64
	reductions := false
	return &pass.Pass{
		Name: "affine-super-vectorize", Class: "AffineVectorize", Op: "func.func", Summary: "Vectorize to a target independent n-D vector abstraction",
		Options: []pass.Option{
			pass.Ints("test-fastest-varying", &fastest, "Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See defaultPatterns in Vectorize.cpp for a description and examples. This is used for testing purposes"),
			pass.Bool("vectorize-reductions", &reductions, "Vectorize known reductions expressed via iter_args. Switched off by default."),
			pass.Ints("virtual-vector-size", &sizes, "Specify an n-D virtual vector size for vectorization. This must be greater than zero."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			switch {
			case len(fastest) > 0 && len(fastest) != len(sizes):
				op.EmitRemark("Fastest varying pattern specified with different size than the vector size.")
				return false
			case reductions && len(sizes) != 1:
				return op.EmitError("Vectorizing reductions is supported only for 1-D vectors.")
			case slices.ContainsFunc(sizes, func(n int64) bool { return n <= 0 }):
				return op.EmitError("Vectorization factor must be greater than zero.")
			}
			if len(sizes) >= 1 && len(sizes) <= maxVectorRank {
				newMatcher(sizes, fastest, reductions).run(op)
			}
			return true
		},
	}
}

// matcher finds the loops that become dimensions of vectors.
type matcher struct {
	sizes, fastest []int64
	// parallel holds the loops whose iterations may run together, with their reductions.
	parallel map[*ir.Operation][]analysis.Reduction
	// loops are all loops, inner ones first.
	loops []affine.ForOp
	// matches says for each loop for which dimensions it may stand: bit i is set if it may stand
	// for dimension i and loops in it for the dimensions after that. ancestors is the same for the
	// loops in it.
	matches, ancestors map[*ir.Operation]uint
	// depth is the number of loops that are in each other in a loop, and the loop.
	depth map[*ir.Operation]int
	// erased holds the loops that were replaced.
	erased     map[*ir.Operation]bool
	reductions bool
}

func newMatcher(sizes, fastest []int64, reductions bool) *matcher {
	return &matcher{
		sizes: sizes, fastest: fastest, reductions: reductions,
		parallel: map[*ir.Operation][]analysis.Reduction{}, erased: map[*ir.Operation]bool{},
		matches: map[*ir.Operation]uint{}, ancestors: map[*ir.Operation]uint{}, depth: map[*ir.Operation]int{},
	}
}

func (m *matcher) run(op *ir.Operation) {
	c := analysis.NewChecker()
	op.Walk(func(o *ir.Operation) {
		if !o.Is(affine.For) {
			return
		}
		f := affine.ForOp{Operation: o}
		m.loops = append(m.loops, f)
		var reductions []analysis.Reduction
		if m.reductions {
			reductions = analysis.Reductions(f)
		}
		if c.IsParallel(f, reductions) {
			m.parallel[o] = reductions
		}
	})
	for _, f := range m.loops {
		m.match(f)
	}
	for _, bucket := range m.buckets() {
		for _, f := range bucket {
			if !m.erased[f.Operation] && m.vectorize(f) {
				break
			}
		}
	}
}

// match finds out for which dimensions a loop may stand. It comes after the loops in it.
func (m *matcher) match(f affine.ForOp) {
	op := f.Operation
	m.depth[op]++
	if _, parallel := m.parallel[op]; parallel && m.depth[op] <= affine.MaxNest {
		if fastest, ok := vectorizable(f); ok {
			for d := range m.sizes {
				inner := d == len(m.sizes)-1 || m.ancestors[op]&(1<<(d+1)) != 0
				if inner && (fastest < 0 || len(m.fastest) == 0 || m.fastest[d] < 0 || m.fastest[d] == int64(fastest)) {
					m.matches[op] |= 1 << d
				}
			}
		}
	}
	if p := op.ParentOf(affine.For); p != nil {
		m.ancestors[p] |= m.matches[op] | m.ancestors[op]
		m.depth[p] = max(m.depth[p], m.depth[op])
	}
}

// buckets groups the loops that may stand for dimension 0. A loop belongs to the first group
// of which one loop contains it, or which it contains (computeIntersectionBuckets).
func (m *matcher) buckets() [][]affine.ForOp {
	var buckets [][]affine.ForOp
	first := map[*ir.Operation]int{} // one more than the first bucket with a loop in a loop
	for _, f := range m.loops {
		op := f.Operation
		n := first[op]
		if m.matches[op]&1 != 0 {
			if n == 0 {
				buckets = append(buckets, nil)
				n = len(buckets)
			}
			buckets[n-1] = append(buckets[n-1], f)
		}
		if p := op.ParentOf(affine.For); p != nil && n > 0 && (first[p] == 0 || n < first[p]) {
			first[p] = n
		}
	}
	return buckets
}

// vectorize replaces a loop that stands for dimension 0. It returns false if that fails.
func (m *matcher) vectorize(f affine.ForOp) bool {
	v := NewVectorizer(m.sizes)
	m.assign(v, f.Operation, 0)
	var loops []*ir.Operation
	f.Walk(func(o *ir.Operation) {
		if o.Is(affine.For) {
			loops = append(loops, o)
		}
	})
	if !v.Vectorize(f) {
		return false
	}
	for _, o := range loops {
		m.erased[o] = true
	}
	return true
}

// assign lets the loops in op stand for the dimensions after d, and then op for d.
func (m *matcher) assign(v *Vectorizer, op *ir.Operation, d int) {
	if d+1 < len(m.sizes) {
		op.Walk(func(o *ir.Operation) {
			if o != op && m.matches[o]&(1<<(d+1)) != 0 {
				m.assign(v, o, d+1)
			}
		})
	}
	v.Assign(affine.ForOp{Operation: op}, d, m.parallel[op])
}

// vectorizable reports whether the accesses in a loop are to one element in each iteration, at
// neighboring places. fastest is the number of the dimension of the memrefs along which they
// vary, counted from the last one, or -1 (isVectorizableLoopBody).
func vectorizable(f affine.ForOp) (fastest int, ok bool) {
	fastest = -1
	if !vectorizableOps(f) {
		return fastest, false
	}
	var accesses []affine.AccessOp
	f.Walk(func(op *ir.Operation) {
		if op.Is(affine.Load) || op.Is(affine.Store) {
			accesses = append(accesses, affine.AccessOp{Operation: op})
		}
	})
	for _, a := range accesses {
		d, ok := analysis.Contiguous(f.InductionVar(), a)
		if !ok || d >= 0 && fastest >= 0 && d != fastest {
			return fastest, false
		}
		if d >= 0 {
			fastest = d
		}
	}
	return fastest, true
}

// vectorizableOps reports whether all operations in a loop are on scalars, and without regions
// of other kinds than loops.
func vectorizableOps(f affine.ForOp) bool {
	return f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		ok := op.NumRegions() == 0 || op.Is(affine.For)
		ok = ok && !op.Is(vector.TransferRead) && !op.Is(vector.TransferWrite)
		for _, t := range op.OperandTypes() {
			if m, isMemRef := t.(*ir.MemRefType); isMemRef {
				t = m.ElementType()
			}
			ok = ok && isScalar(t)
		}
		for _, t := range op.ResultTypes() {
			ok = ok && isScalar(t)
		}
		if !ok {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

// isScalar reports whether t may be the type of the elements of vectors.
func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}
