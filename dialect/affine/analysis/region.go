package analysis

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// Slice is a part of a loop nest: for each of its loops, outermost first, the range of the
// induction variable as maps of operands (ComputationSliceState). A map is nil if the loop
// is not sliced.
type Slice struct {
	IVs           []*ir.Value
	Ranges        []relation.Range
	LowerOperands [][]*ir.Value
	UpperOperands [][]*ir.Value
	// Insert is the operation before which the slice is to run.
	Insert *ir.Operation
}

// Region is the part of a memref that an operation accesses. Its dimensions are those of
// the memref, its symbols the induction variables and other values on which it depends.
type Region struct {
	MemRef *ir.Value
	Loc    ir.Location
	Write  bool
	*relation.Relation
}

// Type returns the type of the memref.
func (r *Region) Type() *ir.MemRefType { return r.MemRef.Type().(*ir.MemRefType) }

// RegionOf returns the part of a memref that an access accesses in the iterations of the
// loops around it, except the outermost depth ones, on which the region depends. slice, if
// not nil, restricts these iterations. If bounded is set, the region stays in the shape of
// the memref. ok is false if the region is not known (MemRefRegion::compute).
func RegionOf(op *ir.Operation, depth int, slice *Slice, bounded bool) (r *Region, ok bool) {
	a := NewAccess(op)
	r = &Region{MemRef: a.MemRef(), Loc: op.Loc(), Write: IsWrite(op)}
	ivs := EnclosingIVs(op)[:depth]
	rank := len(a.Type().Shape())
	if rank == 0 {
		r.Relation = relation.New(0, depth, 0)
		copy(r.Values, ivs)
		return r, true
	}
	if r.Relation, ok = accessDomain(a, slice); !ok {
		return nil, false
	}
	exprs, ok := Align(r.Relation, a.Map, a.Operands)
	if !ok {
		return nil, false
	}
	rows, ok := r.Flatten(exprs)
	if !ok {
		return nil, op.EmitError("getMemRefRegion: compose affine map failed")
	}
	r.addSubscripts(rows)
	r.Separate(rank)
	for _, v := range slices.Clone(r.Values[r.Dims:]) {
		if IsInductionVar(v) && !slices.Contains(ivs, v) {
			r.Project(r.Find(v), 1)
		}
	}
	r.Project(r.Inputs(), r.Locals)
	r.FoldConstants(r.Dims, r.Symbols)
	if bounded {
		r.bound(r.Relation)
	}
	r.DropRedundant()
	return r, !r.Overflowed()
}

// accessDomain returns the iterations in which a runs, as constraints on the operands of its
// map and on the operands of slice.
func accessDomain(a *Access, slice *Slice) (r *relation.Relation, ok bool) {
	operands := slices.Clone(a.Operands)
	if slice != nil {
		for _, v := range slice.LowerOperands[0] {
			if !slices.Contains(operands, v) {
				operands = append(operands, v)
			}
		}
	}
	r = relation.New(a.Map.Dims, len(operands)-a.Map.Dims, 0)
	copy(r.Values, operands)
	for _, v := range operands {
		f, isFor := affine.LoopOf(v)
		p, isParallel := parallelOf(v)
		switch {
		case isFor:
			ok = AddForDomain(r, f)
		case isParallel:
			ok = AddParallelDomain(r, p)
		default:
			ok = affine.IsValidSymbol(v)
			if k, constant := ir.IntConstantOf(v); constant {
				r.AddValue(r.Find(v), k)
			}
		}
		if !ok {
			return nil, false
		}
	}
	if slice == nil {
		return r, true
	}
	for _, v := range slice.LowerOperands[0] {
		if !AddVariable(r, v) {
			return nil, false
		}
	}
	return r, AddSlice(r, slice)
}

// AddSlice adds the ranges of a slice to those of its induction variables that are variables
// of r. It returns false if a bound is not affine (addSliceBounds).
func AddSlice(r *relation.Relation, s *Slice) bool {
	operands := s.LowerOperands[0]
	for i, iv := range s.IVs {
		pos := r.Find(iv)
		if pos < 0 {
			continue
		}
		lower, upper := s.Ranges[i].Lower, s.Ranges[i].Upper
		has := func(m *ir.AffineMap) bool { return m != nil && len(m.Results) > 0 }
		ok := true
		switch {
		case IsPoint(s.Ranges[i]):
			ok = AddBound(r, EqualTo, pos, lower, operands)
		case has(lower) && has(upper):
			ok = AddBound(r, AtLeast, pos, lower, operands) && AddBound(r, Below, r.Find(iv), upper, operands)
		default:
			if f, isFor := affine.LoopOf(iv); isFor {
				ok = AddForDomain(r, f)
			}
		}
		if !ok {
			return false
		}
	}
	return true
}

// IsPoint reports whether a range contains one number.
func IsPoint(x relation.Range) bool {
	return x.Lower != nil && x.Upper != nil && len(x.Lower.Results) == 1 && len(x.Upper.Results) == 1 &&
		x.Lower.Results[0].AddConst(1) == x.Upper.Results[0]
}

// addSubscripts inserts a dimension for each of rows, which it is equal to, before the
// others (composeMatchingMap).
func (r *Region) addSubscripts(rows [][]int64) {
	rank := len(rows)
	r.InsertDims(0, make([]*ir.Value, rank)...)
	for i, row := range rows {
		eq := append(make([]int64, rank), row...)
		for k := range eq {
			eq[k] = -eq[k]
		}
		eq[i] = 1
		r.AddEq(eq)
	}
}

// bound adds the shape of the memref to c, which has its dimensions.
func (r *Region) bound(c *relation.Relation) {
	for d, size := range r.Type().Shape() {
		c.AddLower(d, 0)
		if size != ir.Dynamic {
			c.AddUpper(d, size-1)
		}
	}
}

// Range returns the bounds of a dimension of the region as maps whose dimensions are the
// symbols of the region (getLowerAndUpperBound).
func (r *Region) Range(d int) relation.Range {
	return r.BoundMaps(r.MemRef.Context(), d, 0, r.Dims, r.Inputs())
}

// Box is the constant shape of a region, and where it starts: for each dimension a sum of
// the symbols of the region, and a constant, that is divided by a divisor and rounded down.
type Box struct {
	Shape    []int64
	Lower    [][]int64
	Divisors []int64
	Elements int64
}

// Box returns the smallest box of constant shape that is known to contain the region. ok is
// false if there is none (getConstantBoundingSizeAndShape).
func (r *Region) Box() (b Box, ok bool) {
	c := r.Clone()
	r.bound(c)
	b.Elements = 1
	for d, size := range r.Type().Shape() {
		x, ok := c.Extent(d)
		if !ok {
			if size == ir.Dynamic {
				return b, false
			}
			x = relation.Extent{Size: size, Lower: make([]int64, r.Symbols+1), Divisor: 1}
		}
		b.Shape = append(b.Shape, x.Size)
		b.Lower = append(b.Lower, x.Lower)
		b.Divisors = append(b.Divisors, x.Divisor)
		b.Elements *= x.Size
	}
	return b, true
}

// Size returns the number of bytes of the box of the region. ok is false if it is not known
// (getRegionSize).
func (r *Region) Size() (bytes int64, ok bool) {
	if !r.Type().LayoutMap().IsIdentity() {
		return 0, true // as in MLIR
	}
	b, ok := r.Box()
	element, ok2 := ElementSize(r.Type())
	return b.Elements * element, ok && ok2
}

// ElementSize returns the number of bytes of an element of integers, floats, or vectors of
// them. ok is false for other types (getMemRefIntOrFloatEltSizeInBytes).
func ElementSize(t *ir.MemRefType) (bytes int64, ok bool) {
	element, count := t.ElementType(), int64(1)
	if v, isVector := element.(*ir.VectorType); isVector {
		element = v.ElementType()
		for _, n := range v.Shape() {
			count *= n
		}
	}
	width := int64(ir.NumberWidth(element))
	return ir.CeilDiv(width*count, 8), width > 0
}

// Union replaces the region by a box that contains it and o, a region of the same memref. It
// returns false if it finds none (unionBoundingBox).
func (r *Region) Union(o *Region) bool {
	other := o.Clone()
	AlignSymbols(r.Relation, other)
	return r.UnionBox(other)
}

// AlignSymbols gives both relations the same symbols: those of a, then the others of b.
func AlignSymbols(a, b *relation.Relation) {
	for i := a.Dims; i < a.Inputs(); i++ {
		k := b.Find(a.Values[i])
		if k < 0 {
			b.AppendSymbols(a.Values[i])
			k = b.Inputs() - 1
		}
		b.Swap(i-a.Dims+b.Dims, k)
	}
	for i := b.Dims + a.Symbols; i < b.Inputs(); i++ {
		a.AppendSymbols(b.Values[i])
	}
}
