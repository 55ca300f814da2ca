package passes

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// NewCheckBounds returns the pass spirv-check-bounds. Accesses through dynamic indices happen
// only where the indices lie in their arrays. Elsewhere the pass makes the invocation write a
// record to a hidden buffer, which docs/report-buffer.md describes: a load gives 0, a store
// does nothing. The pass must run after spirv-lower-abi-attrs.
//
// Accesses through pointers whose array is not known are not checked: parameters of
// functions, selected pointers, and physical addresses.
func NewCheckBounds() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-check-bounds", Class: "SPIRVCheckBounds", Op: spirv.Module.Name,
		Summary: "Guard accesses by checks of their indices, which report to a hidden buffer",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return checkBounds(op)
		},
	}
}

// checkBounds guards the accesses of a module. A module that has been checked stays as it is.
func checkBounds(module *ir.Operation) bool {
	c := &boundsCheck{reporter: newReporter(module, &reports), guards: map[*ir.Value]*guard{}}
	if c.functions[&boundsFunction] {
		return true
	}
	var accesses []*ir.Operation
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(spirv.Func) && c.functions[&assertFunction] && ir.SymbolName(op) == assertFunction.name {
			return ir.WalkSkip // its accesses are to the report buffer
		}
		if pointersOf(op) > 0 {
			accesses = append(accesses, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range accesses {
		if !c.access(op) {
			return false
		}
	}
	c.finish()
	return true
}

// pointersOf returns the number of operands, from the first on, through which op accesses
// memory.
func pointersOf(op *ir.Operation) int {
	switch op.Def() {
	case spirv.CopyMemory:
		return 2
	case spirv.Load, spirv.Store, spirv.AtomicAnd, spirv.AtomicCompareExchange, spirv.AtomicCompareExchangeWeak,
		spirv.AtomicExchange, spirv.AtomicIAdd, spirv.AtomicIDecrement, spirv.AtomicIIncrement, spirv.AtomicISub,
		spirv.AtomicOr, spirv.AtomicSMax, spirv.AtomicSMin, spirv.AtomicUMax, spirv.AtomicUMin, spirv.AtomicXor,
		spirv.EXTAtomicFAdd:
		return 1
	}
	return 0
}

// boundsCheck is the state of the pass on one module.
type boundsCheck struct {
	*reporter
	// guards has the guards of the pointers that were visited; nil for those that need none.
	guards map[*ir.Value]*guard
}

// A guard says whether the indices of a pointer lie in their arrays. If they do not, the
// other values tell of the first index that does not: its low and high half, and the number
// of elements. All are i32, except ok.
type guard struct{ ok, low, high, count *ir.Value }

// access guards op, unless its pointers need no guard.
func (c *boundsCheck) access(op *ir.Operation) bool {
	for i := range pointersOf(op) {
		p := op.Operand(i)
		g := c.guardOf(p)
		if g == nil {
			continue
		}
		if !c.begin(op, &boundsFunction) {
			return false
		}
		c.guarded(op, p, g)
	}
	return true
}

// guardOf returns the guard of a pointer. The values of the guard are defined behind it.
func (c *boundsCheck) guardOf(p *ir.Value) *guard {
	g, seen := c.guards[p]
	if op := p.DefiningOp(); !seen && op != nil && op.Is(spirv.AccessChain) {
		g = c.combine(op, c.guardOf(op.Operand(0)), c.chain(op))
		c.guards[p] = g
	}
	return g
}

// combine combines two guards behind op; each may be nil.
func (c *boundsCheck) combine(op *ir.Operation, first, second *guard) *guard {
	if first == nil {
		return second
	}
	if second == nil {
		return first
	}
	loc := op.Loc()
	pick := func(x, y *ir.Value) *ir.Value {
		return c.b.Create(loc, spirv.Select, []*ir.Value{first.ok, y, x}, []ir.Type{x.Type()}).Result(0)
	}
	return &guard{
		ok:  c.b.CreateInferred(loc, spirv.LogicalAnd, []*ir.Value{first.ok, second.ok}).Result(0),
		low: pick(first.low, second.low), high: pick(first.high, second.high), count: pick(first.count, second.count),
	}
}

// chain returns the guard of the indices of a spirv.AccessChain, or nil if all of them are in
// bounds. It leaves the builder behind the chain and the guard.
func (c *boundsCheck) chain(op *ir.Operation) (g *guard) {
	c.b.SetAfter(op)
	t := op.Operand(0).Type().(*spirv.PointerType).Pointee
	length := c.length(op.Operand(0))
	for i := 1; i < op.NumOperands(); i++ {
		index := op.Operand(i)
		switch composite := t.(type) {
		case *spirv.StructType:
			k, _ := spirv.ConstantInt32(index)
			t = spirv.ElementAt(t, int64(k))
			continue
		case *spirv.RuntimeArrayType:
			g = c.combine(op, g, c.runtime(op, i))
			t = composite.Element
			continue
		}
		n, known := spirv.NumElements(t)
		if !known {
			return g
		}
		if i == 2 && length != nil {
			count := c.b.Create(op.Loc(), spirv.ReferenceOf, nil, []ir.Type{c.i32}, ir.Named("spec_const", length)).Result(0)
			g = c.combine(op, g, c.compare(op.Loc(), index, count))
			t = spirv.ElementAt(t, 0)
			continue
		}
		if k, constant := constantIndex(index); !constant || k < 0 || k >= n {
			g = c.combine(op, g, c.compare(op.Loc(), index, spirv.NewSplat(c.b, op.Loc(), c.i32, n)))
		}
		t = spirv.ElementAt(t, 0)
	}
	return g
}

// length returns the constant that is the length of the array in the struct to which v points, if v is the
// address of a variable whose length the launch sets, or nil.
func (c *boundsCheck) length(v *ir.Value) ir.Attribute {
	op := v.DefiningOp()
	if op == nil || !op.Is(spirv.AddressOf) {
		return nil
	}
	ref, _ := op.Attr("variable").(*ir.SymbolRefAttr)
	if ref == nil || c.globals[ref.Root] == nil {
		return nil
	}
	return c.globals[ref.Root].Attr(notes.LengthName)
}

// constantIndex returns the value of an index that is a constant.
func constantIndex(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(spirv.Constant) {
		return 0, false
	}
	a, ok := op.Prop(0).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64()
}

// runtime returns the guard of operand i of a chain, an index into a runtime array. The
// array has a length if it is a member of a block in a storage buffer.
func (c *boundsCheck) runtime(op *ir.Operation, i int) *guard {
	block, member := c.block(op, i)
	if block == nil {
		return nil
	}
	n := c.b.Create(op.Loc(), spirv.ArrayLength, []*ir.Value{block}, []ir.Type{c.i32}, ir.Named("array_member", op.Context().Int(c.i32, int64(member)))).Result(0)
	return c.compare(op.Loc(), op.Operand(i), n)
}

// block returns a pointer to the struct whose last member is the runtime array that operand i
// of a chain indexes, and the number of the member. It returns nil if there is none.
func (c *boundsCheck) block(op *ir.Operation, i int) (*ir.Value, int32) {
	if i == 1 {
		// The array is what another chain points to.
		if op = op.Operand(0).DefiningOp(); op == nil || !op.Is(spirv.AccessChain) {
			return nil, 0
		}
		i = op.NumOperands()
	}
	base := op.Operand(0)
	ptr := base.Type().(*spirv.PointerType)
	if ptr.Storage != spec.StorageClassStorageBuffer && ptr.Storage != spec.StorageClassUniform || i < 2 {
		return nil, 0
	}
	indices := op.Operands()[1 : i-1]
	to, why := spirv.PointerToElement(ptr, indices)
	if why != "" {
		return nil, 0
	}
	if _, ok := to.Pointee.(*spirv.StructType); !ok {
		return nil, 0 // an array of runtime arrays, or of descriptors
	}
	member, _ := spirv.ConstantInt32(op.Operand(i - 1))
	if len(indices) == 0 {
		return base, member
	}
	return c.b.Create(op.Loc(), spirv.AccessChain, append([]*ir.Value{base}, indices...), []ir.Type{to}).Result(0), member
}

// compare returns the guard of one index. Indices are signed: what is negative is beyond all
// arrays as an unsigned number.
func (c *boundsCheck) compare(loc ir.Location, index, count *ir.Value) *guard {
	g := &guard{count: count}
	cast := func(def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
		return c.b.Create(loc, def, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	shift := func(def *ir.OpDef, v *ir.Value, by int64) *ir.Value {
		return c.b.Create(loc, def, []*ir.Value{v, spirv.NewSplat(c.b, loc, v.Type(), by)}, []ir.Type{v.Type()}).Result(0)
	}
	less := func(v, n *ir.Value) *ir.Value {
		return c.b.CreateInferred(loc, spirv.ULessThan, []*ir.Value{v, n}).Result(0)
	}
	t := index.Type().(*ir.IntegerType)
	if signless := c.b.Context().I(t.Width); t != signless {
		index = cast(spirv.Bitcast, index, signless)
	}
	if t.Width > 32 {
		g.ok = less(index, cast(spirv.UConvert, count, index.Type()))
		g.low = cast(spirv.UConvert, index, c.i32)
		g.high = cast(spirv.UConvert, shift(spirv.ShiftRightLogical, index, 32), c.i32)
		return g
	}
	if t.Width < 32 {
		index = cast(spirv.SConvert, index, c.i32)
	}
	g.ok, g.low, g.high = less(index, count), index, shift(spirv.ShiftRightArithmetic, index, 31)
	return g
}

// guarded moves op into a selection that the guard of p decides.
func (c *boundsCheck) guarded(op *ir.Operation, p *ir.Value, g *guard) {
	loc, b := op.Loc(), c.b
	var result *ir.Value
	if op.NumResults() > 0 && op.Result(0).HasUses() {
		result = c.variable(op)
	}
	b.SetBefore(op)
	choose(b, loc, g.ok, func() { op.MoveToEnd(b.Block()) }, func() {
		if result != nil {
			b.Create(loc, spirv.Store, []*ir.Value{result, c.zero(op.Result(0).Type(), loc)}, nil)
		}
		c.report(loc, op, p, g)
	})
	if result == nil {
		return
	}
	value := b.Create(loc, spirv.Load, []*ir.Value{result}, op.ResultTypes()).Result(0)
	op.Result(0).ReplaceAllUsesWith(value)
	b.SetAfter(op)
	b.Create(loc, spirv.Store, []*ir.Value{result, op.Result(0)}, nil)
}

// variable makes a variable of the function for the result of op.
func (c *boundsCheck) variable(op *ir.Operation) *ir.Value {
	fn := op.Parent()
	for !fn.Is(spirv.Func) {
		fn = fn.Parent()
	}
	c.b.SetStart(fn.Region(0).First())
	t := spirv.PointerTo(op.Result(0).Type(), spec.StorageClassFunction)
	class := op.Context().Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction))
	return c.b.Create(op.Loc(), spirv.Variable, nil, []ir.Type{t}, ir.Named("storage_class", class)).Result(0)
}

// zero returns what a load that does not happen gives: 0, or an undefined composite.
func (c *boundsCheck) zero(t ir.Type, loc ir.Location) *ir.Value {
	if spirv.SplatAttr(t, 0) != nil {
		return spirv.NewSplat(c.b, loc, t, 0)
	}
	return c.b.Create(loc, spirv.Undef, nil, []ir.Type{t}).Result(0)
}

// object describes what a pointer points into, for messages.
func (c *boundsCheck) object(p *ir.Value) string {
	op := p.DefiningOp()
	for op != nil && op.Is(spirv.AccessChain) {
		op = op.Operand(0).DefiningOp()
	}
	if op == nil || !op.Is(spirv.AddressOf) {
		return "a variable"
	}
	ref, _ := op.Prop(0).(*ir.SymbolRefAttr)
	v := c.globals[ref.Root]
	if v == nil {
		return "@" + ref.Root
	}
	set, bound := v.Attr("descriptor_set").(*ir.IntegerAttr)
	binding, ok := v.Attr("binding").(*ir.IntegerAttr)
	if !bound || !ok {
		return "'" + ref.Root + "'"
	}
	return "'" + ref.Root + "' (set " + number(set) + ", binding " + number(binding) + ")"
}

func number(a *ir.IntegerAttr) string {
	n, _ := a.Int64()
	return strconv.FormatInt(n, 10)
}

// report calls the function that writes the record of an access that does not happen.
func (c *boundsCheck) report(loc ir.Location, op *ir.Operation, p *ir.Value, g *guard) {
	verb := "atomic operation on "
	switch {
	case op.Is(spirv.Load), op.Is(spirv.CopyMemory) && p == op.Operand(1):
		verb = "load from "
	case op.Is(spirv.Store), op.Is(spirv.CopyMemory):
		verb = "store to "
	}
	site := spirv.NewSplat(c.b, loc, c.i32, c.site(loc, verb+c.object(p)))
	c.call(loc, &boundsFunction, site, g.low, g.high, g.count)
}
