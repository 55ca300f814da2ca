// Package valuebounds bounds index values and the sizes of tensors and memrefs by other ones, as
// MLIR's ValueBoundsOpInterface does. A [Set] collects linear constraints from the operations that
// define values, which supply them by a [Model]. Index arithmetic counts as exact: the constraints
// ignore that it can wrap around.
package valuebounds

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Quantity is an index value, or the size of a dimension of a shaped value.
type Quantity struct {
	Value *ir.Value
	// Dim is the number of the dimension, or [Index].
	Dim int
}

// Index is the Dim of quantities that are index values.
const Index = -1

// Of returns the quantity of an index value.
func Of(v *ir.Value) Quantity { return Quantity{v, Index} }

// Size returns the size of a dimension of a shaped value.
func Size(v *ir.Value, dim int) Quantity { return Quantity{v, dim} }

// Valid reports whether q is an index value, or a dimension that its value has.
func (q Quantity) Valid() bool {
	switch t := q.Value.Type().(type) {
	case *ir.IndexType:
		return q.Dim == Index
	case ir.ShapedType:
		return q.Dim >= 0 && (!t.HasRank() || q.Dim < len(t.Shape()))
	}
	return false
}

// Constant returns the number that q always is. ok is false if IR does not say it.
func (q Quantity) Constant() (n int64, ok bool) {
	if q.Dim == Index {
		return ir.IntConstantOf(q.Value)
	}
	t, ok := q.Value.Type().(ir.ShapedType)
	if !ok || !t.HasRank() || q.Dim >= len(t.Shape()) || t.Shape()[q.Dim] == ir.Dynamic {
		return 0, false
	}
	return t.Shape()[q.Dim], true
}

// owner returns the operation that defines q: the one of a result, or the one around the first
// block of a region. It returns nil for arguments of other blocks.
func (q Quantity) owner() *ir.Operation {
	if op := q.Value.DefiningOp(); op != nil {
		return op
	}
	b := q.Value.OwnerBlock()
	if b == nil || !b.IsEntry() {
		return nil
	}
	return b.Parent()
}

// Term is an affine expression of quantities. Its map has symbols only, and one result.
type Term struct {
	Map      *ir.AffineMap
	Operands []Quantity
}

// TermOf returns the term that is q.
func TermOf(q Quantity) Term {
	c := q.Value.Context()
	if n, ok := q.Constant(); ok && q.Dim == Index {
		return Term{Map: c.AffineMap(0, 0, c.AffineConst(n))}
	}
	return Term{c.AffineMap(0, 1, c.AffineSymbolExpr(0)), []Quantity{q}}
}

// TermOfMap returns the result of a map with one result, whose operands are index values.
func TermOfMap(m *ir.AffineMap, operands []*ir.Value) Term {
	c := m.Context()
	var t Term
	by := make([]*ir.AffineExpr, len(operands))
	for i, v := range operands {
		q := Of(v)
		if n, ok := q.Constant(); ok {
			by[i] = c.AffineConst(n)
			continue
		}
		k := slices.Index(t.Operands, q)
		if k < 0 {
			k = len(t.Operands)
			t.Operands = append(t.Operands, q)
		}
		by[i] = c.AffineSymbolExpr(k)
	}
	e := m.Results[0].ReplaceDimsAndSymbols(by[:m.Dims], by[m.Dims:])
	t.Map = c.AffineMap(0, len(t.Operands), e)
	return t
}

// Model is implemented by operations that bound index values and sizes that they define: results,
// and arguments of the first blocks of their regions.
type Model interface {
	// Constrain adds what op knows about q to s. The value of q belongs to op, and q is not known to
	// be constant.
	Constrain(op *ir.Operation, q Quantity, s *Set)
}

// Values is the [Model] of operations that define index values, but no shaped ones that they bound.
type Values func(op *ir.Operation, q Quantity, s *Set)

// Constrain calls f if q is an index value.
func (f Values) Constrain(op *ir.Operation, q Quantity, s *Set) {
	if q.Dim == Index {
		f(op, q, s)
	}
}

// Shapes is the [Model] of operations that define shaped values, but no index values that they
// bound.
type Shapes func(op *ir.Operation, q Quantity, s *Set)

// Constrain calls f if q is a size.
func (f Shapes) Constrain(op *ir.Operation, q Quantity, s *Set) {
	if q.Dim != Index {
		f(op, q, s)
	}
}

// SizesOf is the [Model] of operations with one shaped result. It returns the sizes of all its
// dimensions.
type SizesOf func(op *ir.Operation) []interfaces.IndexValue

// Constrain lets the size be what f returns for its dimension.
func (f SizesOf) Constrain(op *ir.Operation, q Quantity, s *Set) {
	if q.Dim == Index {
		return
	}
	if sizes := f(op); q.Dim < len(sizes) {
		s.Equal(q, s.Mixed(sizes[q.Dim]))
	}
}
