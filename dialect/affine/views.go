package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// MapOp is the typed view of the ops that apply one map to all of their operands:
// affine.apply, affine.min and affine.max.
type MapOp struct{ *ir.Operation }

// Map returns the map.
func (m MapOp) Map() *ir.AffineMap { return mapIn(m.Operation, mapSlot) }

// mapIn returns the map in a slot, or () -> () if there is none yet.
func mapIn(op *ir.Operation, slot int) *ir.AffineMap {
	if a, ok := op.Prop(slot).(*ir.AffineMapAttr); ok {
		return a.Map
	}
	return op.Context().AffineMap(0, 0)
}

func setMap(op *ir.Operation, slot int, m *ir.AffineMap) { op.SetProp(slot, op.Context().MapAttr(m)) }

// AccessOp is the typed view of the ops that access memory by a map: affine.load,
// affine.store, their vector forms and affine.prefetch.
type AccessOp struct{ *ir.Operation }

// memrefAt returns the number of the memref operand. The map's operands follow it.
func (a AccessOp) memrefAt() int {
	if a.Is(Store) || a.Is(VectorStore) {
		return 1
	}
	return 0
}

// MemRef returns the buffer.
func (a AccessOp) MemRef() *ir.Value { return a.Operand(a.memrefAt()) }

// Type returns the type of the buffer.
func (a AccessOp) Type() *ir.MemRefType { return a.MemRef().Type().(*ir.MemRefType) }

// Map returns the map to the subscripts.
func (a AccessOp) Map() *ir.AffineMap { return mapIn(a.Operation, mapSlot) }

// MapOperands returns the operands of the map.
func (a AccessOp) MapOperands() []*ir.Value { return a.Operands()[a.memrefAt()+1:] }

// ForOp is the typed view of affine.for.
type ForOp struct{ *ir.Operation }

// LowerMap returns the map whose greatest result is the lower bound.
func (f ForOp) LowerMap() *ir.AffineMap { return mapIn(f.Operation, forLower) }

// UpperMap returns the map whose least result is the upper bound.
func (f ForOp) UpperMap() *ir.AffineMap { return mapIn(f.Operation, forUpper) }

// LowerOperands returns the operands of the lower bound's map.
func (f ForOp) LowerOperands() []*ir.Value { return f.OperandsIn(0) }

// UpperOperands returns the operands of the upper bound's map.
func (f ForOp) UpperOperands() []*ir.Value { return f.OperandsIn(1) }

// Inits returns the initial values of the loop-carried variables.
func (f ForOp) Inits() []*ir.Value { return f.OperandsIn(2) }

// Step returns the step.
func (f ForOp) Step() int64 { return f.Prop(forStep).(*ir.IntegerAttr).Int64Or(0) }

// Body returns the body.
func (f ForOp) Body() *ir.Block { return f.Region(0).First() }

// InductionVar returns the induction variable.
func (f ForOp) InductionVar() *ir.Value { return f.Body().Arg(0) }

// IterArgs returns the block arguments of the loop-carried variables. A body without
// arguments, which the verifier refuses, has none.
func (f ForOp) IterArgs() []*ir.Value {
	args := f.Body().Args()
	return args[min(1, len(args)):]
}

// ConstantBounds returns the bounds if both are single constants.
func (f ForOp) ConstantBounds() (lower, upper int64, ok bool) {
	l, ok1 := affinemap.SingleConstant(f.LowerMap())
	u, ok2 := affinemap.SingleConstant(f.UpperMap())
	return l, u, ok1 && ok2
}

// TripCount returns the number of iterations if the bounds are constant.
func (f ForOp) TripCount() (int64, bool) {
	l, u, ok := f.ConstantBounds()
	step := f.Step()
	if !ok || step <= 0 {
		return 0, false
	}
	if u-l <= 0 {
		return 0, true
	}
	return (u-l-1)/step + 1, true
}

// setBound replaces the map and operands of the lower (0) or upper (1) bound.
func (f ForOp) setBound(i int, m *ir.AffineMap, operands []*ir.Value) {
	groups := [3][]*ir.Value{f.LowerOperands(), f.UpperOperands(), f.Inits()}
	groups[i] = operands
	var all []*ir.Value
	for _, g := range groups {
		all = append(all, g...)
	}
	seg := f.Context().Segments(len(groups[0]), len(groups[1]), len(groups[2]))
	f.SetOperands(all)
	f.SetAttr(seg.Name, seg.Value)
	setMap(f.Operation, i, m)
}

// SetStep changes the step.
func (f ForOp) SetStep(step int64) { f.SetProp(forStep, f.Context().Int(f.Context().Index(), step)) }

// SetLower replaces the lower bound.
func (f ForOp) SetLower(m *ir.AffineMap, operands []*ir.Value) { f.setBound(0, m, operands) }

// SetUpper replaces the upper bound.
func (f ForOp) SetUpper(m *ir.AffineMap, operands []*ir.Value) { f.setBound(1, m, operands) }

// NewFor creates an affine.for with an empty body. The caller appends operations and an
// affine.yield.
func NewFor(b *ir.Builder, loc ir.Location, lower *ir.AffineMap, lowerOperands []*ir.Value, upper *ir.AffineMap, upperOperands []*ir.Value, step int64, inits ...*ir.Value) ForOp {
	c := b.Context()
	operands := append(append(append([]*ir.Value(nil), lowerOperands...), upperOperands...), inits...)
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	op := b.CreateWithRegions(loc, For, operands, types, 1,
		ir.Named("lowerBoundMap", c.MapAttr(lower)), ir.Named("upperBoundMap", c.MapAttr(upper)),
		ir.Named("step", c.Int(c.Index(), step)), c.Segments(len(lowerOperands), len(upperOperands), len(inits)))
	body := op.Region(0).AddBlock()
	body.AddArg(c.Index(), loc)
	for _, t := range types {
		body.AddArg(t, loc)
	}
	return ForOp{op}
}

// IfOp is the typed view of affine.if.
type IfOp struct{ *ir.Operation }

// NewIf creates an affine.if with empty blocks. The caller appends operations and an
// affine.yield to each.
func NewIf(b *ir.Builder, loc ir.Location, set *ir.IntegerSet, operands []*ir.Value, results []ir.Type, withElse bool) IfOp {
	op := b.CreateWithRegions(loc, If, operands, results, 2, ir.Named(conditionName, b.Context().SetAttr(set)))
	op.Region(0).AddBlock()
	if withElse {
		op.Region(1).AddBlock()
	}
	return IfOp{op}
}

// Condition returns the set. The first region runs if the set contains the operands.
func (i IfOp) Condition() *ir.IntegerSet {
	if a, ok := i.Attr(conditionName).(*ir.IntegerSetAttr); ok {
		return a.Set
	}
	return nil
}

// SetCondition replaces the condition and its operands.
func (i IfOp) SetCondition(s *ir.IntegerSet, operands []*ir.Value) {
	i.SetAttr(conditionName, i.Context().SetAttr(s))
	i.SetOperands(operands)
}

// Then returns the block that runs if the condition is true.
func (i IfOp) Then() *ir.Block { return i.Region(0).First() }

// Else returns the block that runs if the condition is false, or nil if there is none.
func (i IfOp) Else() *ir.Block { return i.Region(1).First() }

// ParallelOp is the typed view of affine.parallel.
type ParallelOp struct{ *ir.Operation }

// LowerMap returns the map of the lower bounds.
func (p ParallelOp) LowerMap() *ir.AffineMap { return mapIn(p.Operation, parallelLower) }

// UpperMap returns the map of the upper bounds.
func (p ParallelOp) UpperMap() *ir.AffineMap { return mapIn(p.Operation, parallelUpper) }

// LowerOperands returns the operands of the lower bounds' map.
func (p ParallelOp) LowerOperands() []*ir.Value {
	return p.Operands()[:affinemap.NumInputs(p.LowerMap())]
}

// UpperOperands returns the operands of the upper bounds' map.
func (p ParallelOp) UpperOperands() []*ir.Value {
	return p.Operands()[affinemap.NumInputs(p.LowerMap()):]
}

// LowerGroups returns how many results of the map belong to each lower bound.
func (p ParallelOp) LowerGroups() []int64 { return groupsIn(p.Prop(parallelLowerGroups)) }

// UpperGroups returns how many results of the map belong to each upper bound.
func (p ParallelOp) UpperGroups() []int64 { return groupsIn(p.Prop(parallelUpperGroups)) }

func groupsIn(a ir.Attribute) []int64 {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	out := make([]int64, d.NumElements())
	for i := range out {
		out[i] = d.Element(int64(i)).(*ir.IntegerAttr).Int64Or(0)
	}
	return out
}

// boundMap returns the map of group i. Its results are those of m that follow the
// results of the groups before.
func boundMap(m *ir.AffineMap, groups []int64, i int) *ir.AffineMap {
	start := 0
	for _, g := range groups[:i] {
		start += int(g)
	}
	at := make([]int, groups[i])
	for k := range at {
		at[k] = start + k
	}
	return affinemap.SubMap(m, at...)
}

// LowerBound returns the map of lower bound i, which is its greatest result.
func (p ParallelOp) LowerBound(i int) *ir.AffineMap {
	return boundMap(p.LowerMap(), p.LowerGroups(), i)
}

// UpperBound returns the map of upper bound i, which is its least result.
func (p ParallelOp) UpperBound(i int) *ir.AffineMap {
	return boundMap(p.UpperMap(), p.UpperGroups(), i)
}

// Steps returns the steps.
func (p ParallelOp) Steps() []int64 { return intsIn(p.Prop(parallelSteps)) }

// Reductions returns the kinds of the reductions, which are values of arith.AtomicRMWEnum.
func (p ParallelOp) Reductions() []int64 { return intsIn(p.Prop(parallelReductions)) }

func intsIn(a ir.Attribute) []int64 {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	out := make([]int64, len(list.Elements))
	for i, e := range list.Elements {
		if v, ok := e.(*ir.IntegerAttr); ok {
			out[i] = v.Int64Or(0)
		}
	}
	return out
}

// Body returns the body. Its arguments are the induction variables.
func (p ParallelOp) Body() *ir.Block { return p.Region(0).First() }

// NewApply creates an affine.apply of m, which must have one result.
func NewApply(b *ir.Builder, loc ir.Location, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	return newMapOp(b, loc, Apply, m, operands)
}

func newMapOp(b *ir.Builder, loc ir.Location, def *ir.OpDef, m *ir.AffineMap, operands []*ir.Value) *ir.Value {
	c := b.Context()
	return b.Create(loc, def, operands, []ir.Type{c.Index()}, ir.Named(mapName, c.MapAttr(m))).Result(0)
}

// NewYield creates an affine.yield.
func NewYield(b *ir.Builder, loc ir.Location, vs ...*ir.Value) *ir.Operation {
	return b.Create(loc, Yield, vs, nil)
}

// LoopOf returns the affine.for whose induction variable is v.
func LoopOf(v *ir.Value) (ForOp, bool) {
	b := v.OwnerBlock()
	if b == nil || v.Index() != 0 {
		return ForOp{}, false
	}
	op := b.Parent()
	return ForOp{op}, op != nil && op.Is(For)
}

// NewParallel creates an affine.parallel with one induction variable and an empty body
// without arguments. kinds are the values of arith.AtomicRMWEnum of the results.
func NewParallel(b *ir.Builder, loc ir.Location, f ForOp, results []ir.Type, kinds []uint64) ParallelOp {
	c := b.Context()
	reductions := make([]ir.Attribute, len(kinds))
	for i, k := range kinds {
		reductions[i] = c.Int(c.I(64), int64(k))
	}
	groups := func(m *ir.AffineMap) ir.Attribute {
		return groupAttr(c, []ir.Attribute{c.Int(c.I32(), int64(len(m.Results)))})
	}
	values := []ir.Attribute{
		c.Array(reductions), c.MapAttr(f.LowerMap()), groups(f.LowerMap()),
		c.MapAttr(f.UpperMap()), groups(f.UpperMap()), c.Array([]ir.Attribute{c.Int(c.I(64), f.Step())}),
	}
	var attrs []ir.NamedAttribute
	for i, v := range values {
		attrs = append(attrs, ir.Named(Parallel.Attrs[i].Name, v))
	}
	operands := append(f.LowerOperands(), f.UpperOperands()...)
	return ParallelOp{b.CreateWithRegions(loc, Parallel, operands, results, 1, attrs...)}
}
