package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// sinceStaticBasis is the first version in which the sizes of a basis can be numbers, and the first of them can be absent.
const sinceStaticBasis = 20

// DelinearizeIndex declares affine.delinearize_index. In MLIR 19 all sizes of the basis are operands.
var DelinearizeIndex = &ir.OpDef{
	Name:     "affine.delinearize_index",
	Summary:  "delinearize an index",
	Operands: []ir.ValueDef{{Name: "linear_index", Type: ir.IndexTypeConstraint}, ir.VariadicOf("dynamic_basis", ir.IndexTypeConstraint)},
	Attrs:    []ir.AttrDef{{Name: staticBasisName, Type: ir.DenseI64ArrayAttrKind, Versions: ir.Since(sinceStaticBasis)}},
	Results:  []ir.ValueDef{ir.VariadicOf("multi_index", ir.IndexTypeConstraint)},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$linear_index `into` custom<Basis>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)",
}

// LinearizeIndex declares affine.linearize_index.
var LinearizeIndex = &ir.OpDef{
	Name:     "affine.linearize_index",
	Versions: ir.Since(sinceStaticBasis),
	Summary:  "linearize an index",
	Operands: []ir.ValueDef{ir.VariadicOf("multi_index", ir.IndexTypeConstraint), ir.VariadicOf("dynamic_basis", ir.IndexTypeConstraint)},
	Attrs: []ir.AttrDef{
		{Name: staticBasisName, Type: ir.DenseI64ArrayAttrKind},
		{Name: "disjoint", Type: ir.UnitAttrKind, Optional: true, Native: true},
	},
	Results: []ir.ValueDef{{Name: "linear_index", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure},
	Format: "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<Basis>($dynamic_basis, $static_basis) attr-dict " +
		"`:` type($linear_index)",
}

const staticBasisName = "static_basis"

// Slots of the inherent attributes of LinearizeIndex. DelinearizeIndex has the first of them.
const (
	basisSlot = iota
	disjointSlot
)

// basisDirective is custom<Basis>: sizes in parentheses, each an operand or a number.
var basisDirective = &ir.CustomDirective{
	Parse: interfaces.ParseIndexList(ir.DelimParen),
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		p.DynamicIndexList(a.Values(0), staticBasis(op, len(a.Values(0))), '(', ')')
	},
}

// staticBasis returns the sizes of op's basis, with ir.Dynamic for each of the n operands. In MLIR 19 all are operands.
func staticBasis(op *ir.Operation, n int) []int64 {
	if d, ok := op.Prop(basisSlot).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	all := make([]int64, n)
	for i := range all {
		all[i] = ir.Dynamic
	}
	return all
}

// DelinearizeOp is the typed view of affine.delinearize_index.
type DelinearizeOp struct{ *ir.Operation }

// Index returns the index that the operation splits.
func (d DelinearizeOp) Index() *ir.Value { return d.Operand(0) }

// Basis returns the sizes, of which the first may be missing.
func (d DelinearizeOp) Basis() []interfaces.IndexValue {
	dynamic := d.OperandsIn(1)
	return interfaces.MixedIndices(dynamic, staticBasis(d.Operation, len(dynamic)))
}

// HasOuterBound reports whether the basis has a size for the first result.
func (d DelinearizeOp) HasOuterBound() bool {
	return len(staticBasis(d.Operation, d.NumOperands()-1)) == d.NumResults()
}

// InnerBasis returns the sizes without that of the first result.
func (d DelinearizeOp) InnerBasis() []interfaces.IndexValue {
	return inner(d.Basis(), d.HasOuterBound())
}

// LinearizeOp is the typed view of affine.linearize_index.
type LinearizeOp struct{ *ir.Operation }

// Indices returns the indices that the operation combines.
func (l LinearizeOp) Indices() []*ir.Value { return l.OperandsIn(0) }

// Basis returns the sizes, of which the first may be missing.
func (l LinearizeOp) Basis() []interfaces.IndexValue {
	dynamic := l.OperandsIn(1)
	return interfaces.MixedIndices(dynamic, staticBasis(l.Operation, len(dynamic)))
}

// HasOuterBound reports whether the basis has a size for the first index.
func (l LinearizeOp) HasOuterBound() bool {
	_, n := l.OperandGroup(0)
	_, dynamic := l.OperandGroup(1)
	return len(staticBasis(l.Operation, dynamic)) == n
}

// InnerBasis returns the sizes without that of the first index.
func (l LinearizeOp) InnerBasis() []interfaces.IndexValue { return inner(l.Basis(), l.HasOuterBound()) }

// Disjoint reports whether each index is promised to be less than its size.
func (l LinearizeOp) Disjoint() bool { return l.Prop(disjointSlot) != nil }

func inner(basis []interfaces.IndexValue, hasOuter bool) []interfaces.IndexValue {
	if hasOuter && len(basis) > 0 {
		return basis[1:]
	}
	return basis
}

func verifyDelinearize(op *ir.Operation) bool {
	dynamic := op.NumOperands() - 1
	static := staticBasis(op, dynamic)
	if op.Context().MLIR() < sinceStaticBasis {
		switch {
		case len(static) == 0:
			return op.EmitOpError("basis should not be empty")
		case op.NumResults() != len(static):
			return op.EmitOpError("should return an index for each basis element")
		}
		return true
	}
	if op.NumResults() != len(static) && op.NumResults() != len(static)+1 {
		return op.EmitOpError("should return an index for each basis element and up to one extra index")
	}
	return verifyBasis(op, static, dynamic)
}

func verifyLinearize(op *ir.Operation) bool {
	_, n := op.OperandGroup(0)
	_, dynamic := op.OperandGroup(1)
	static := staticBasis(op, dynamic)
	if n != len(static) && n != len(static)+1 {
		return op.EmitOpError("should be passed a basis element for each index except possibly the first")
	}
	return verifyBasis(op, static, dynamic)
}

func verifyBasis(op *ir.Operation, static []int64, dynamic int) bool {
	for _, n := range static {
		switch {
		case n == ir.Dynamic:
			dynamic--
		case n < 1:
			return op.EmitOpError("no basis element may be statically non-positive")
		}
	}
	if dynamic != 0 {
		return op.EmitOpError("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite")
	}
	return true
}

func inferDelinearize(c *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	n := max(0, len(st.Operands)-1)
	if d, ok := st.Attr(staticBasisName).(*ir.DenseArrayAttr); ok {
		n = d.Len()
	}
	types := make([]ir.Type, n)
	for i := range types {
		types[i] = c.Index()
	}
	return types, ""
}

// adaptDelinearize gives the operation the list of sizes that it has since MLIR 20, or only operands, as in MLIR 19. A basis
// without an outer bound has no form in MLIR 19.
func adaptDelinearize(rw *ir.Adapter, op *ir.Operation) bool {
	d := DelinearizeOp{op}
	if rw.Version >= sinceStaticBasis {
		if op.Prop(basisSlot) == nil {
			op.SetProp(basisSlot, op.Context().DenseI64Array(staticBasis(op, op.NumOperands()-1)...))
		}
		return false
	}
	if op.Prop(basisSlot) == nil {
		return false
	}
	if len(d.Basis()) == 0 {
		return false // an error in MLIR 19
	}
	basis := ValuesOf(rw.Before(op), op.Loc(), d.Basis())
	if !d.HasOuterBound() {
		return rw.Replace(op, ExpandDelinearize(rw.Before(op), d)...)
	}
	op.SetOperands(append([]*ir.Value{d.Index()}, basis...))
	op.SetProp(basisSlot, nil)
	return true
}

// adaptLinearize computes the index with operations that MLIR 19 has.
func adaptLinearize(rw *ir.Adapter, op *ir.Operation) bool {
	return !LinearizeIndex.Versions.Has(rw.Version) && ir.VerifiesOp(op) && rw.Replace(op, ExpandLinearize(rw.Before(op), LinearizeOp{op}))
}
