package analysis

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// fusionBarrier is the attribute of loops that slices do not cut.
const fusionBarrier = "slice_fusion_barrier"

// sliceFor returns the slice of the loops around src whose iterations the loops around dst
// depend on, up to depth. r is the relation of the dependence, which changes
// (getComputationSliceState).
func (c *Checker) sliceFor(src, dst *ir.Operation, r *relation.Relation, depth int, backward bool) *Slice {
	srcIVs, dstIVs := EnclosingIVs(src), EnclosingIVs(dst)
	start, n, sliced := depth, len(dstIVs), dstIVs
	if backward {
		r.Project(len(srcIVs)+depth, len(dstIVs)-depth)
		start, n, sliced = 0, len(srcIVs), srcIVs
	} else {
		r.Project(depth, len(srcIVs)-depth)
	}
	s := &Slice{IVs: slices.Clone(r.Values[start : start+n])}
	s.Ranges = r.Slice(src.Context(), start, n)
	operands := slices.Concat(r.Values[:start], r.Values[start+n:])
	s.setOperands(operands)
	if IsRead(src) && IsRead(dst) {
		c.keepSequential(s, sliced, depth)
		return s
	}
	for i, iv := range sliced {
		if f, ok := affine.LoopOf(iv); ok && f.Attr(fusionBarrier) != nil {
			clear(s.Ranges[i:])
			break
		}
	}
	return s
}

// keepSequential drops the ranges from the first loop on that is not parallel, unless it is
// a reduction that runs once, in the innermost loop.
func (c *Checker) keepSequential(s *Slice, ivs []*ir.Value, depth int) {
	for i, iv := range ivs {
		f, ok := affine.LoopOf(iv)
		if !ok || c.IsParallel(f, nil) && f.Attr(fusionBarrier) == nil {
			continue
		}
		if c.IsParallelReduction(f) && depth >= len(ivs) && s.IsUnit() && s.IsMaximal() == Yes {
			continue
		}
		clear(s.Ranges[i:])
		return
	}
}

// IsParallelReduction reports whether the iterations of a loop may run in any order if its
// reductions, at least one, may (isLoopParallelAndContainsReduction).
func (c *Checker) IsParallelReduction(f affine.ForOp) bool {
	r := Reductions(f)
	return len(r) > 0 && c.IsParallel(f, r)
}

func (s *Slice) setOperands(operands []*ir.Value) {
	n := len(s.IVs)
	s.LowerOperands, s.UpperOperands = slices.Repeat([][]*ir.Value{operands}, n), slices.Repeat([][]*ir.Value{operands}, n)
}

// TripCounts returns the number of iterations of each loop of the slice. ok is false if one
// is not constant (buildSliceTripCountMap).
func (s *Slice) TripCounts() (counts map[*ir.Operation]int64, ok bool) {
	counts = map[*ir.Operation]int64{}
	for i, iv := range s.IVs {
		f, isFor := affine.LoopOf(iv)
		if !isFor {
			return nil, false
		}
		n, known := s.tripCount(f, s.Ranges[i])
		if !known {
			return nil, false
		}
		counts[f.Operation] = n
	}
	return counts, true
}

func (s *Slice) tripCount(f affine.ForOp, x relation.Range) (int64, bool) {
	if x.Lower == nil || x.Upper == nil || len(x.Lower.Results) == 0 || len(x.Upper.Results) == 0 {
		if l, u, ok := f.ConstantBounds(); ok {
			return u - l, true
		}
		n, ok := f.ConstantTripCount()
		return int64(n), ok
	}
	if len(x.Lower.Results) != 1 || len(x.Upper.Results) != 1 {
		return 0, false
	}
	return ir.SimplifyAffineExpr(x.Upper.Results[0].Sub(x.Lower.Results[0]), x.Lower.Dims, x.Lower.Symbols).Constant()
}

// IsUnit reports whether each loop of the slice has one iteration.
func (s *Slice) IsUnit() bool {
	counts, ok := s.TripCounts()
	product := int64(1)
	for _, n := range counts {
		product *= n
	}
	return ok && product == 1
}

// Answer is the answer to a question about slices.
type Answer int

// The answers. Perhaps means that the answer is not known.
const (
	Perhaps Answer = iota
	Yes
	No
)

// sameLoops reports whether each loop of the slice has the iterations of one loop of the
// target (isSliceMaximalFastCheck).
func (s *Slice) sameLoops() Answer {
	for i, x := range s.Ranges {
		if !IsPoint(x) || x.Lower.Results[0].Kind != ir.AffineDim {
			return Perhaps
		}
		dst, ok := affine.LoopOf(s.LowerOperands[i][x.Lower.Results[0].Value])
		src, ok2 := affine.LoopOf(s.IVs[i])
		if !ok || !ok2 {
			return Perhaps
		}
		dl, du, ok := dst.ConstantBounds()
		sl, su, ok2 := src.ConstantBounds()
		if !ok || !ok2 {
			return Perhaps
		}
		if dl != sl || du != su || dst.Step() != src.Step() {
			return No
		}
	}
	return Yes
}

// source returns the iterations of the loops that the slice is a part of, or nil.
func (s *Slice) source() *relation.Relation {
	r := relation.New(len(s.IVs), 0, 0)
	copy(r.Values, s.IVs)
	for _, iv := range s.IVs {
		f, ok := affine.LoopOf(iv)
		if !ok || !AddForDomain(r, f) {
			return nil
		}
	}
	return r
}

// Constraints returns the iterations of the slice; its operands are symbols
// (getAsConstraints).
func (s *Slice) Constraints() (*relation.Relation, bool) {
	operands := s.LowerOperands[0]
	r := relation.New(len(s.IVs), len(operands), 0)
	copy(r.Values, s.IVs)
	copy(r.Values[len(s.IVs):], operands)
	for _, v := range operands {
		if affine.IsValidSymbol(v) {
			if k, ok := ir.IntConstantOf(v); ok {
				r.AddValue(r.Find(v), k)
			}
		} else if f, ok := affine.LoopOf(v); ok && !AddForDomain(r, f) {
			return nil, false
		}
	}
	return r, AddSlice(r, s)
}

// IsValid answers whether the iterations of the slice are iterations of its loops
// (isSliceValid).
func (s *Slice) IsValid() Answer {
	if s.sameLoops() == Yes {
		return Yes
	}
	src := s.source()
	if src == nil || src.Dims != len(s.IVs) || src.Symbols > 0 || src.Locals > 0 {
		return Perhaps
	}
	r, ok := s.Constraints()
	if !ok {
		return Perhaps
	}
	r.Project(len(s.IVs), r.Vars()-len(s.IVs))
	return isSubset(r, src)
}

// isSubset answers whether all points of a are points of b, which has no locals.
func isSubset(a, b *relation.Relation) Answer {
	if a.Overflowed() {
		return Perhaps
	}
	for _, row := range b.Ineqs {
		if !a.Implies(row) {
			return No
		}
	}
	for _, row := range b.Eqs {
		opposite := slices.Clone(row)
		for i := range opposite {
			opposite[i] = -opposite[i]
		}
		if !a.Implies(row) || !a.Implies(opposite) {
			return No
		}
	}
	return Yes
}

// IsMaximal answers whether all loops of the slice together have all their iterations
// (isMaximal).
func (s *Slice) IsMaximal() Answer {
	if x := s.sameLoops(); x != Perhaps {
		return x
	}
	src := s.source()
	if src == nil || src.Symbols > 0 {
		return Perhaps
	}
	operands := s.LowerOperands[0]
	var ivs []*ir.Value
	for _, v := range operands {
		if _, ok := affine.LoopOf(v); ok {
			ivs = append(ivs, v)
		}
	}
	for len(ivs) < len(s.IVs) {
		ivs = append(ivs, nil)
	}
	r := relation.New(len(ivs), 0, 0)
	copy(r.Values, ivs)
	if !s.addTargetDomain(r) || src.Dims != r.Dims || r.Locals > 0 || r.Symbols > 0 {
		return Perhaps
	}
	return isSubset(src, r)
}

// addTargetDomain adds the iterations of the slice, in terms of the loops of the target, to
// r (addDomainFromSliceMaps).
func (s *Slice) addTargetDomain(r *relation.Relation) bool {
	operands := s.LowerOperands[0]
	for i, x := range s.Ranges {
		if IsPoint(x) && x.Lower.Results[0].Kind != ir.AffineConstant {
			if x.Lower.Results[0].Kind != ir.AffineDim {
				return false
			}
			f, ok := affine.LoopOf(operands[x.Lower.Results[0].Value])
			if !ok || !AddForDomain(r, f) {
				return false
			}
			continue
		}
		if x.Lower != nil && !AddBound(r, AtLeast, i, x.Lower, operands) {
			return false
		}
		if x.Upper != nil && !AddBound(r, Below, i, x.Upper, operands) {
			return false
		}
	}
	return true
}

// SliceUnion returns a slice of the loops around sources that contains, for each pair of a
// source and a target with a dependence, what the target needs in an iteration of its loops
// up to depth. It starts from common loops around both. If backward is not set, the slice is
// of the loops around targets. It returns nil if there is no such slice (computeSliceUnion).
func (c *Checker) SliceUnion(sources, targets []*ir.Operation, depth, common int, backward bool) *Slice {
	if s, valid := c.sliceUnion(sources, targets, depth, common, backward); valid == Yes {
		return s
	}
	return nil
}

// sliceUnion returns the slice of SliceUnion, and whether it is valid.
func (c *Checker) sliceUnion(sources, targets []*ir.Operation, depth, common int, backward bool) (*Slice, Answer) {
	u := &sliceUnion{Checker: c, depth: depth, commonDepth: common, backward: backward}
	for _, src := range sources {
		for _, dst := range targets {
			if !u.add(src, dst) {
				return nil, Perhaps
			}
		}
	}
	loops := CommonFors(u.placed)
	if u.union == nil || depth > len(loops) {
		return nil, Perhaps
	}
	r := u.union
	n := r.Dims
	u.symbolsToDims()
	s := &Slice{IVs: slices.Clone(r.Values[:n])}
	s.Ranges = r.Slice(sources[0].Context(), 0, n)
	s.setOperands(slices.Clone(r.Values[n:]))
	body := loops[depth-1].Body()
	s.Insert = body.Last()
	if backward {
		s.Insert = body.First()
	}
	if r.Overflowed() {
		return nil, Perhaps
	}
	return s, s.IsValid()
}

// sliceUnion is the union of the slices of several pairs of accesses.
type sliceUnion struct {
	*Checker
	depth, commonDepth int
	backward           bool
	union              *relation.Relation
	// placed are the operations around which the slice will run.
	placed []*ir.Operation
}

// add adds the slice of a pair. It returns false if that is not possible.
func (u *sliceUnion) add(src, dst *ir.Operation) bool {
	if u.Access(src).MemRef() != u.Access(dst).MemRef() {
		return true
	}
	at := src
	if u.backward {
		at = dst
	}
	if u.depth > NestingDepth(at) {
		return false
	}
	d, r := u.Check(Query{Source: src, Target: dst, Depth: u.commonDepth + 1, Reads: IsRead(src) && IsRead(dst)})
	if d == None {
		return true
	}
	if d == Unknown {
		return false
	}
	u.placed = append(u.placed, at)
	next, ok := u.sliceFor(src, dst, r, u.depth, u.backward).Constraints()
	switch {
	case !ok:
		return false
	case u.union == nil:
		u.union = next
		return true
	}
	if !u.align(next) {
		return false
	}
	return u.union.Locals == 0 && next.Locals == 0 && u.union.UnionBox(next)
}

// align gives the union and next the same variables.
func (u *sliceUnion) align(next *relation.Relation) bool {
	if slices.Equal(u.union.Values, next.Values) && u.union.Dims == next.Dims {
		return true
	}
	missing := func(r, other *relation.Relation) bool {
		old := slices.Clone(r.Values[:r.Dims])
		for _, v := range other.Values[:other.Dims] {
			if r.Find(v) < 0 {
				r.AppendDims(v)
			}
		}
		for _, v := range slices.Clone(r.Values[:r.Dims]) {
			if f, ok := affine.LoopOf(v); ok && !slices.Contains(old, v) && !AddForDomain(r, f) {
				return false
			}
		}
		return true
	}
	if !missing(u.union, next) || !missing(next, u.union) {
		return false
	}
	for i, v := range u.union.Values[:u.union.Dims] {
		k := next.Find(v)
		if k < 0 || k >= next.Dims {
			return false
		}
		next.Swap(i, k)
	}
	AlignSymbols(u.union, next)
	return u.union.Dims == next.Dims
}

// symbolsToDims makes dimensions of the symbols that are induction variables.
func (u *sliceUnion) symbolsToDims() {
	r := u.union
	for i := r.Dims; i < r.Inputs(); i++ {
		if _, ok := affine.LoopOf(r.Values[i]); ok {
			for k := i; k > r.Dims; k-- {
				r.Swap(k, k-1)
			}
			r.Separate(r.Dims + 1)
		}
	}
}

// CommonFors returns the affine.for loops around all of ops, outermost first
// (getInnermostCommonLoopDepth).
func CommonFors(ops []*ir.Operation) []affine.ForOp {
	var loops []affine.ForOp
	n := math.MaxInt
	for i, op := range ops {
		around := EnclosingFors(op)
		if i == 0 {
			loops, n = around, len(around)
		}
		k := 0
		for k < min(n, len(around)) && around[k] == loops[k] {
			k++
		}
		n = k
	}
	return loops[:min(n, len(loops))]
}
