package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Name returns the name of the pattern that turns ops of the kind from into ops of the kind to.
func Name(from, to *ir.OpDef) string { return from.Name + " to " + to.Name }

// Attrs makes the attributes of the operation that replaces op. A nil Attrs makes none.
type Attrs func(op *ir.Operation) []ir.NamedAttribute

// OneToOne returns the pattern that replaces an op by one of the kind to with the same operands. If the op has several results, the
// new one returns a struct of them.
func OneToOne(c *Converter, from, to *ir.OpDef, attrs Attrs) *rewrite.Pattern {
	return rewrite.ConvertOp(Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return c.ReplaceByOne(op, to, ad.Operands, attrs.of(op), rw)
	})
}

func (a Attrs) of(op *ir.Operation) []ir.NamedAttribute {
	if a == nil {
		return nil
	}
	return a(op)
}

// ReplaceByOne replaces op by an operation of the kind to. It returns false if the results cannot be converted.
func (c *Converter) ReplaceByOne(op *ir.Operation, to *ir.OpDef, operands []*ir.Value, attrs []ir.NamedAttribute, rw *rewrite.Rewriter) bool {
	n := op.NumResults()
	var types []ir.Type
	if n > 0 {
		t := c.PackTypes(op.ResultTypes())
		if t == nil {
			return false
		}
		types = []ir.Type{t}
	}
	if n < 2 {
		rw.ReplaceByNew(op, to, operands, types, attrs...)
		return true
	}
	all := rw.Create(op.Loc(), to, operands, types, attrs...).Result(0)
	vs := make([]*ir.Value, n)
	for i := range vs {
		vs[i] = llvm.NewExtractValue(&rw.Builder, op.Loc(), all, int64(i))
	}
	rw.Replace(op, vs...)
	return true
}

// Elementwise returns the pattern that replaces an op on scalars or vectors by one of the kind to. Vectors of several dimensions are
// computed one row at a time.
func Elementwise(c *Converter, from, to *ir.OpDef, attrs Attrs) *rewrite.Pattern {
	return rewrite.ConvertOp(Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return c.ReplaceElementwise(op, to, ad.Operands, attrs.of(op), rw)
	})
}

// ReplaceElementwise replaces op, which has one result, by operations of the kind to.
func (c *Converter) ReplaceElementwise(op *ir.Operation, to *ir.OpDef, operands []*ir.Value, attrs []ir.NamedAttribute, rw *rewrite.Rewriter) bool {
	for _, v := range operands {
		if !llvm.Compatible(v.Type()) {
			return false
		}
	}
	if _, ok := operands[0].Type().(*llvm.ArrayType); !ok {
		return c.ReplaceByOne(op, to, operands, attrs, rw)
	}
	return c.ByRows(op, operands, rw, func(t ir.Type, vs []*ir.Value) *ir.Value {
		return rw.Create(op.Loc(), to, vs, []ir.Type{t}, attrs...).Result(0)
	})
}

// maxRows is about the number of rows up to which vectors are computed row by row, so that small texts make no endless programs.
const maxRows = 1 << 16

// ByRows replaces op, whose result is a vector of several dimensions, by what row makes of the vectors with one dimension inside of
// the operands. t is the type of a row of the result.
func (c *Converter) ByRows(op *ir.Operation, operands []*ir.Value, rw *rewrite.Rewriter, row func(t ir.Type, vs []*ir.Value) *ir.Value) bool {
	to := c.Convert(op.Result(0).Type())
	if to == nil || !llvm.Compatible(to) {
		return false
	}
	var dims []int64
	rowType, n := to, int64(1)
	for a, ok := rowType.(*llvm.ArrayType); ok; a, ok = rowType.(*llvm.ArrayType) {
		dims = append(dims, int64(a.Len))
		if a.Len > maxRows || n > maxRows {
			return rw.Fail("the vector has too many rows")
		}
		n *= int64(a.Len)
		rowType = a.Element
	}
	b, loc := &rw.Builder, op.Loc()
	all := NoValue(b, loc, to)
	at := make([]int64, len(dims))
	vs := make([]*ir.Value, len(operands))
	for range n {
		for i, v := range operands {
			vs[i] = llvm.NewExtractValue(b, loc, v, at...)
		}
		all = llvm.NewInsertValue(b, loc, all, row(rowType, vs), at...)
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < dims[i] {
				break
			}
			at[i] = 0
		}
	}
	rw.Replace(op, all)
	return true
}
