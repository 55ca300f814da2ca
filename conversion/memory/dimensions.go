package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// A DimensionCheck says what happens where an index of an access is not below the size of its dimension.
type DimensionCheck uint8

// The checks.
const (
	// GuardDimensions leaves the access out, and reports the index to the report buffer.
	GuardDimensions DimensionCheck = iota
	// ObserveDimensions tells a device that checks kernels the index and the size. The access happens, and
	// the values of the kernel do not depend on the check.
	ObserveDimensions
)

// maxViewLevels bounds the views of views whose sizes the indices of one access are compared with.
const maxViewLevels = 4

// CheckDimensions compares the indices of the accesses in fn with the sizes of the dimensions of their memrefs.
// An access to a memref of one dimension is checked if the memref is a view, or its elements may share words;
// the others are elements of their buffers as far as their bytes are in the buffers. Indices that are constants
// below constant sizes need no check. It reports whether it changed anything.
func CheckDimensions(fn *ir.Operation, how DimensionCheck) bool {
	var accesses []*ir.Operation
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if accessedAt(op) >= 0 {
			accesses = append(accesses, op)
		}
		return ir.WalkAdvance
	})
	g := &dimensionGuard{b: ir.NewBuilder(fn.Context(), nil), check: how, names: memoryNames{fn: fn}, sizes: map[dimension]*ir.Value{}}
	changed := false
	for _, op := range accesses {
		changed = g.access(op) || changed
	}
	return changed
}

// accessedAt returns the number of the operand that op accesses, which the indices follow, or -1.
func accessedAt(op *ir.Operation) int {
	switch op.Def() {
	case memref.Load, memref.GenericAtomicRMW:
		return 0
	case memref.Store, memref.AtomicRMW:
		return 1
	}
	return -1
}

// dimension is a dimension of a memref.
type dimension struct {
	memref *ir.Value
	number int
}

// dimensionGuard is the state of CheckDimensions in one function.
type dimensionGuard struct {
	b     *ir.Builder
	check DimensionCheck
	names memoryNames
	// sizes are the values of dynamic sizes that were needed.
	sizes map[dimension]*ir.Value
	// checks are the checks of the current access.
	checks []indexCheck
}

// An indexCheck is a comparison of an index with the size of a dimension.
type indexCheck struct {
	index, size *ir.Value
	text        string
}

// access checks the indices of op.
func (g *dimensionGuard) access(op *ir.Operation) bool {
	at := accessedAt(op)
	g.b.SetBefore(op)
	g.checks = g.checks[:0]
	indices := make([]interfaces.IndexValue, 0, 4)
	for _, v := range op.OperandsIn(at + 1) {
		indices = append(indices, interfaces.IndexValue{Value: v})
	}
	g.collect(op, op.Operand(at), indices)
	switch {
	case len(g.checks) == 0:
		return false
	case g.check == ObserveDimensions:
		for i := range g.checks {
			g.report(kernel.CheckIndex, op.Loc(), &g.checks[i])
		}
	default:
		g.guard(op)
	}
	return true
}

// report creates an operation about an index.
func (g *dimensionGuard) report(def *ir.OpDef, loc ir.Location, c *indexCheck) {
	g.b.Create(loc, def, []*ir.Value{c.index, c.size}, nil, ir.Named("description", g.b.Context().String(c.text)))
}

// collect compares the indices with the sizes of m, and those of the elements of the buffers that m is a view of with
// theirs.
func (g *dimensionGuard) collect(op *ir.Operation, m *ir.Value, indices []interfaces.IndexValue) {
	through := ""
	for range maxViewLevels {
		for isCast(m) {
			m = m.DefiningOp().Operand(0)
		}
		if op := m.DefiningOp(); op != nil && op.Is(memref.Transpose) {
			indices = permuted(op, indices)
			m = op.Operand(0)
			continue
		}
		t, ok := m.Type().(*ir.MemRefType)
		if !ok || len(t.Shape()) != len(indices) {
			return
		}
		if through != "" || checksOf(m, t) {
			g.compare(op, m, t, indices, through)
		}
		if m, indices = g.source(op.Loc(), m, indices); m == nil {
			return
		}
		through = " through a view"
	}
}

// isCast reports whether m has the elements of another memref at the same indices.
func isCast(m *ir.Value) bool {
	op := m.DefiningOp()
	if op == nil || !op.Is(memref.Cast) && !op.Is(memref.MemorySpaceCast) {
		return false
	}
	_, ranked := op.Operand(0).Type().(*ir.MemRefType)
	return ranked
}

// checksOf reports whether a place in the buffer does not tell whether the indices of m are in their dimensions.
func checksOf(m *ir.Value, t *ir.MemRefType) bool {
	switch {
	case len(t.Shape()) != 1:
		return len(t.Shape()) > 1
	case sharesWord(t.ElementType()):
		return true
	case t.Layout != nil && !t.LayoutMap().IsIdentity():
		return true
	}
	op := m.DefiningOp()
	if op == nil {
		_, isFunc := ir.OpInterface[ir.FunctionModel](m.OwnerBlock().Parent().Info())
		return !isFunc
	}
	return !op.Is(memref.Alloc) && !op.Is(memref.Alloca) && !op.Is(memref.GetGlobal)
}

// sharesWord reports whether elements of type t may share the words of a buffer.
func sharesWord(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.ElementType()
	}
	w := ir.NumberWidth(t)
	return 0 < w && w < 32
}

// compare adds the comparisons of indices with the sizes of m.
func (g *dimensionGuard) compare(op *ir.Operation, m *ir.Value, t *ir.MemRefType, indices []interfaces.IndexValue, through string) {
	for i, x := range indices {
		n := interfaces.IndexValue{Const: t.Shape()[i]}
		if n.Const == ir.Dynamic {
			n = interfaces.IndexValue{Value: g.size(m, i)}
		}
		if k, ok := constantOf(x); ok && k >= 0 {
			if size, ok := constantOf(n); ok && k < size {
				continue
			}
		}
		text := verbOf(op) + g.names.describe(m) + through + "\tdimension " + strconv.Itoa(i)
		g.checks = append(g.checks, indexCheck{g.value(op.Loc(), x), g.value(op.Loc(), n), text})
	}
}

func constantOf(x interfaces.IndexValue) (int64, bool) {
	if x.Value == nil {
		return x.Const, true
	}
	a, ok := ir.ConstantOf(x.Value).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64()
}

func (g *dimensionGuard) value(loc ir.Location, x interfaces.IndexValue) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return arith.NewIndex(g.b, loc, x.Const)
}

func verbOf(op *ir.Operation) string {
	switch op.Def() {
	case memref.Load:
		return "load from "
	case memref.Store:
		return "store to "
	}
	return "atomic operation on "
}

// size returns a dynamic size of m. The value is defined where m is, so that all accesses share it.
func (g *dimensionGuard) size(m *ir.Value, dim int) *ir.Value {
	key := dimension{m, dim}
	if v := g.sizes[key]; v != nil {
		return v
	}
	saved := g.b.InsertionPoint()
	if op := m.DefiningOp(); op != nil {
		g.b.SetAfter(op)
	} else {
		g.b.SetStart(m.OwnerBlock())
	}
	v := memref.NewDim(g.b, m.Loc(), m, arith.NewIndex(g.b, m.Loc(), int64(dim)))
	g.b.SetInsertionPoint(saved)
	g.sizes[key] = v
	return v
}

// source returns the memref that m is a view of, and the indices of an element of m there, or nil.
func (g *dimensionGuard) source(loc ir.Location, m *ir.Value, indices []interfaces.IndexValue) (*ir.Value, []interfaces.IndexValue) {
	op := m.DefiningOp()
	if op == nil {
		return nil, nil
	}
	if !op.Is(memref.SubView) {
		return nil, nil
	}
	view := memref.StridedViewOp{Operation: op}
	dropped, ok := view.DroppedDims()
	if !ok || inside(view) {
		return nil, nil
	}
	offsets, strides := view.Offsets(), view.Strides()
	for i := range offsets {
		if dropped[i] {
			continue
		}
		offsets[i] = g.moved(loc, offsets[i], strides[i], indices[0])
		indices = indices[1:]
	}
	return op.Operand(0), offsets
}

// permuted returns the indices of an element of the source of a memref.transpose.
func permuted(op *ir.Operation, indices []interfaces.IndexValue) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(indices))
	for i, e := range op.Attr("permutation").(*ir.AffineMapAttr).Map.Results {
		out[e.Value] = indices[i]
	}
	return out
}

// moved returns offset + index * stride.
func (g *dimensionGuard) moved(loc ir.Location, offset, stride, index interfaces.IndexValue) interfaces.IndexValue {
	k, known := constantOf(offset)
	s, unit := constantOf(stride)
	if i, ok := constantOf(index); ok && known && unit {
		return interfaces.IndexValue{Const: k + i*s}
	}
	v := g.value(loc, index)
	if !unit || s != 1 {
		v = arith.NewBinary(g.b, loc, arith.MulI, v, g.value(loc, stride))
	}
	if !known || k != 0 {
		v = arith.NewBinary(g.b, loc, arith.AddI, v, g.value(loc, offset))
	}
	return interfaces.IndexValue{Value: v}
}

// inside reports whether the elements of a subview are known to be elements of its source.
func inside(view memref.StridedViewOp) bool {
	shape := view.Source().Type().(*ir.MemRefType).Shape()
	offsets, sizes, strides := view.Offsets(), view.Sizes(), view.Strides()
	for i, n := range shape {
		first, ok := constantOf(offsets[i])
		size, sized := constantOf(sizes[i])
		step, even := constantOf(strides[i])
		if n == ir.Dynamic || !ok || !sized || !even || first < 0 || step < 0 || size > n || step > n || first+(size-1)*step >= n {
			return false
		}
	}
	return true
}

// guard lets op happen only where all indices are in their dimensions. Elsewhere the first one that is not is
// reported, and the result is zero.
func (g *dimensionGuard) guard(op *ir.Operation) {
	loc := op.Loc()
	e := arith.Emitter{B: g.b, Loc: loc}
	oks, before := make([]*ir.Value, len(g.checks)), make([]*ir.Value, len(g.checks)+1)
	for i, c := range g.checks {
		oks[i] = arith.NewCmpI(g.b, loc, arith.ULT, c.index, c.size)
		if before[i+1] = oks[i]; before[i] != nil {
			before[i+1] = e.Op(arith.AndI, before[i], oks[i])
		}
	}
	var results []ir.Type
	used := op.NumResults() > 0 && op.Result(0).HasUses()
	if used {
		results = op.ResultTypes()
	}
	choice := scf.NewIf(g.b, loc, before[len(oks)], results, true)
	if used {
		op.Result(0).ReplaceAllUsesWith(choice.Result(0))
	}
	op.MoveToEnd(choice.Then())
	g.b.SetEnd(choice.Then())
	scf.NewYield(g.b, loc, op.Results()[:len(results)]...)
	g.b.SetEnd(choice.Else())
	for i := range g.checks {
		if len(g.checks) == 1 {
			g.report(kernel.ReportIndex, loc, &g.checks[i])
			break
		}
		wrong := e.Op(arith.XOrI, oks[i], arith.NewBool(g.b, loc, true))
		if i > 0 {
			wrong = e.Op(arith.AndI, before[i], wrong)
		}
		report := scf.NewIf(g.b, loc, wrong, nil, false)
		g.b.SetEnd(report.Then())
		g.report(kernel.ReportIndex, loc, &g.checks[i])
		scf.NewYield(g.b, loc)
		g.b.SetEnd(choice.Else())
	}
	var zero []*ir.Value
	if used {
		zero = append(zero, zeroValue(g.b, loc, results[0]))
	}
	scf.NewYield(g.b, loc, zero...)
	g.b.SetAfter(choice.Operation)
}

// zeroValue creates a zero of the type of an element of memory.
func zeroValue(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	if c, ok := t.(*ir.ComplexType); ok {
		part := arith.ZeroAttr(c.Element)
		return b.Create(loc, complex.Constant, nil, []ir.Type{t}, ir.Named("value", b.Context().Array([]ir.Attribute{part, part}))).Result(0)
	}
	return arith.NewInt(b, loc, t, 0)
}
