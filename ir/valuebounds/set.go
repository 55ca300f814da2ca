package valuebounds

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/relation"
)

// maxColumns bounds the variables of a set. What defines further quantities is not looked at.
const maxColumns = 120

// Set is a system of linear constraints over quantities. Models add constraints to it.
type Set struct {
	ctx *ir.Context
	rel *relation.Relation
	// columns holds the quantity of each dimension and symbol of rel. It holds the zero Quantity for
	// those that stand for expressions.
	columns []Quantity
	exprs   map[Quantity]*ir.AffineExpr
	// queue holds the quantities whose owners were not asked yet.
	queue  []Quantity
	stop   Stop
	vscale *vscale
}

// vscale bounds what vector.vscale returns. value is the first of its results in the set.
type vscale struct {
	least, most int64
	value       *ir.Value
}

// Stop reports whether bounds may name q, so that a set does not ask the operation that defines it.
type Stop func(q Quantity, s *Set) bool

// Compare is a comparison of two terms.
type Compare uint8

// The comparisons.
const (
	Less Compare = iota
	LessEqual
	Same
	GreaterEqual
	Greater
)

// Inverse returns the comparison that holds where c does not. There is none of Same; it returns Same.
func (c Compare) Inverse() Compare {
	return [...]Compare{Less: GreaterEqual, LessEqual: Greater, Same: Same, GreaterEqual: Less, Greater: LessEqual}[c]
}

func newSet(c *ir.Context, stop Stop) *Set {
	return &Set{ctx: c, rel: relation.New(0, 0, 0), exprs: map[Quantity]*ir.AffineExpr{}, stop: stop}
}

// Context returns the context of the expressions.
func (s *Set) Context() *ir.Context { return s.ctx }

// Const returns the expression of n.
func (s *Set) Const(n int64) *ir.AffineExpr { return s.ctx.AffineConst(n) }

// Mixed returns the expression of x.
func (s *Set) Mixed(x interfaces.IndexValue) *ir.AffineExpr {
	if n, ok := x.Constant(); ok {
		return s.Const(n)
	}
	return s.Index(x.Value)
}

// Index returns the expression of an index value.
func (s *Set) Index(v *ir.Value) *ir.AffineExpr { return s.Expr(Of(v)) }

// Expr returns the expression of q: a number, or a variable, which it adds if q has none.
func (s *Set) Expr(q Quantity) *ir.AffineExpr {
	n, constant := q.Constant()
	e := s.exprs[q]
	if e == nil {
		e = s.insert(q)
		switch {
		case constant:
			s.Equal(q, s.Const(n))
		case len(s.columns) <= maxColumns:
			s.queue = append(s.queue, q)
		}
	}
	if constant {
		return s.Const(n)
	}
	return e
}

// insert adds a symbol for q, or for what an expression stands for if q is the zero Quantity.
func (s *Set) insert(q Quantity) *ir.AffineExpr {
	e := s.ctx.AffineSymbolExpr(s.rel.Symbols)
	s.rel.AppendSymbols(nil)
	s.columns = append(s.columns, q)
	if q.Value != nil {
		s.exprs[q] = e
	}
	return e
}

// insertTerm adds a dimension that equals t, and returns its number.
func (s *Set) insertTerm(t Term) int {
	pos := s.rel.Dims
	s.rel.AppendDims(nil)
	s.columns = append(s.columns, Quantity{})
	copy(s.columns[pos+1:], s.columns[pos:])
	s.columns[pos] = Quantity{}
	by := make([]*ir.AffineExpr, len(t.Operands))
	for i, q := range t.Operands {
		by[i] = s.Expr(q)
	}
	s.add(relation.EqualTo, s.ctx.AffineDimExpr(pos), t.Map.Results[0].ReplaceDimsAndSymbols(nil, by))
	return pos
}

// Equal adds the constraint that q is e.
func (s *Set) Equal(q Quantity, e *ir.AffineExpr) { s.constrain(relation.EqualTo, q, e) }

// AtLeast adds the constraint that q is at least e.
func (s *Set) AtLeast(q Quantity, e *ir.AffineExpr) { s.constrain(relation.AtLeast, q, e) }

// Below adds the constraint that q is less than e.
func (s *Set) Below(q Quantity, e *ir.AffineExpr) { s.constrain(relation.Below, q, e) }

// AtMost adds the constraint that q is at most e.
func (s *Set) AtMost(q Quantity, e *ir.AffineExpr) { s.Below(q, e.AddConst(1)) }

// constrain relates q, which is a variable of s, to e. Expressions that are not affine have no
// effect.
func (s *Set) constrain(kind relation.Kind, q Quantity, e *ir.AffineExpr) {
	if x := s.exprs[q]; x != nil {
		s.add(kind, x, e)
	}
}

func (s *Set) add(kind relation.Kind, x, e *ir.AffineExpr) {
	if s.vscale != nil && !e.IsPureAffine() {
		e = s.boundModuli(e)
	}
	pos := int(x.Value)
	if x.Kind == ir.AffineSymbol {
		pos += s.rel.Dims
	}
	s.rel.AddBound(kind, pos, e)
}

// boundModuli replaces each remainder in e by a divisor that varies by a variable between 0 and the
// divisor. The divisor is taken to be positive.
func (s *Set) boundModuli(e *ir.AffineExpr) *ir.AffineExpr {
	if !e.IsBinary() {
		return e
	}
	l, r := s.boundModuli(e.LHS), s.boundModuli(e.RHS)
	if _, constant := r.Constant(); e.Kind != ir.AffineMod || constant {
		return s.ctx.AffineBinary(e.Kind, l, r)
	}
	rest := s.insert(Quantity{})
	s.add(relation.AtLeast, rest, s.Const(0))
	s.add(relation.Below, rest, r)
	return rest
}

// Vscale adds what is known about v, which vector.vscale returns: the results of all of them are
// equal, and in the range that [Scalable] was called with. It adds nothing for other questions.
func (s *Set) Vscale(v *ir.Value) {
	switch k := s.vscale; {
	case k == nil:
	case k.value != nil:
		s.Equal(Of(v), s.Index(k.value))
	default:
		s.AtLeast(Of(v), s.Const(k.least))
		s.AtMost(Of(v), s.Const(k.most))
		k.value = v
	}
}

// work asks the owners of the quantities in the queue, and of those that these add.
func (s *Set) work() {
	for len(s.queue) > 0 {
		q := s.queue[0]
		s.queue = s.queue[1:]
		if s.stop(q, s) {
			continue
		}
		op := q.owner()
		if op == nil {
			continue
		}
		if m, ok := ir.OpInterface[Model](op.Info()); ok {
			m.Constrain(op, q, s)
			continue
		}
		if i := interfaces.TiedInit(op, q.Value.Index()); q.Value.DefiningOp() == op && i >= 0 && q.Dim != Index {
			s.Equal(q, s.Expr(Quantity{op.Operand(i), q.Dim}))
		}
	}
}

// Proves reports whether a comparison of two quantities is known to hold. It asks what defines both
// first.
func (s *Set) Proves(a Quantity, c Compare, b Quantity) bool {
	return s.proves(TermOf(a), c, TermOf(b))
}

func (s *Set) proves(a Term, c Compare, b Term) bool {
	l := s.insertTerm(a)
	s.work()
	r := s.insertTerm(b)
	s.work()
	return s.holds(l, c, r)
}

// holds reports whether a comparison of two columns holds: its opposite contradicts the constraints.
func (s *Set) holds(l int, c Compare, r int) bool {
	if s.rel.Overflowed() || s.rel.Clone().Empty() {
		return false
	}
	if c == Same {
		return s.holds(l, LessEqual, r) && s.holds(l, GreaterEqual, r)
	}
	row, factor := s.rel.Row(), int64(1)
	if c == Greater || c == GreaterEqual {
		factor = -1
	}
	row[l] += factor
	row[r] -= factor
	if c == LessEqual || c == GreaterEqual {
		row[len(row)-1] = -1
	}
	opposite := s.rel.Clone()
	opposite.AddIneq(row)
	return opposite.Empty()
}
