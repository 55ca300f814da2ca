package relation

import "github.com/spvc/spvc/ir"

// Kind says how a variable relates to an expression.
type Kind int

// The kinds. An upper bound is exclusive.
const (
	AtLeast Kind = iota
	Below
	EqualTo
)

// Flatten returns expressions of the dimensions and symbols of r as rows over all variables
// of r, to which it adds locals for divisions. ok is false if an expression is not affine.
func (r *Relation) Flatten(exprs []*ir.AffineExpr) (rows [][]int64, ok bool) {
	for _, e := range exprs {
		if !e.IsPureAffine() {
			return nil, false
		}
	}
	rows, divisions, ok := ir.FlattenAffine(exprs, r.Dims, r.Symbols)
	if !ok {
		return nil, false
	}
	old := r.Locals
	r.AddQuotients(divisions)
	for i, row := range rows {
		rows[i] = r.Widen(row, old)
	}
	return rows, true
}

// AddBound adds the constraint that a variable relates to e, an expression of the dimensions and
// symbols of r. It adds nothing if e contains the variable. ok is false if e is not affine.
func (r *Relation) AddBound(kind Kind, pos int, e *ir.AffineExpr) (ok bool) {
	rows, ok := r.Flatten([]*ir.AffineExpr{e})
	for _, row := range rows {
		r.AddBoundRow(kind, pos, row)
	}
	return ok
}

// AddBoundRow adds the constraint that a variable relates to the sum of a row, if the row does not
// contain the variable.
func (r *Relation) AddBoundRow(kind Kind, pos int, row []int64) {
	if row[pos] != 0 {
		return
	}
	if kind == Below {
		row[pos]--
		row[len(row)-1]--
		r.AddIneq(row)
		return
	}
	negateRow(row)
	row[pos] = 1
	if kind == EqualTo {
		r.AddEq(row)
	} else {
		r.AddIneq(row)
	}
}
