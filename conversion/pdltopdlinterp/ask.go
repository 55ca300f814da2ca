package pdltopdlinterp

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/dialect/pdl"
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// question makes the question of a node with one child about v at the end of b, and the child in a new block.
func (l *lowering) question(n *node, b *ir.Block, v *ir.Value) {
	var args []*ir.Value
	if n.ask.kind == askEqual {
		args = append(args, l.valueAt(&b, n.ask.other))
	}
	for _, a := range n.ask.args {
		args = append(args, l.valueAt(&b, a))
	}
	success := b.Region().AddBlock()
	l.ask(n.ask, n.children[0].want, b, v, args, success, l.failure())
	l.fill(n.children[0].node, success)
}

// ask makes one question about v at the end of b.
func (l *lowering) ask(q *question, want answer, b *ir.Block, v *ir.Value, args []*ir.Value, success, failure *ir.Block) {
	c := l.b.Context()
	to := []*ir.Block{success, failure}
	check := func(def *ir.OpDef, operands []*ir.Value, attrs ...ir.NamedAttribute) {
		l.at(b).CreateBranch(v.Loc(), def, operands, to, attrs...)
	}
	one := []*ir.Value{v}
	switch q.kind {
	case askNotNull:
		check(interp.IsNotNull, one)
	case askName:
		check(interp.CheckOperationName, one, ir.Named("name", c.String(want.name)))
	case askType:
		if pdl.IsRange(v.Type()) {
			check(interp.CheckTypes, one, ir.Named("types", want.attr))
		} else {
			check(interp.CheckType, one, ir.Named("type", want.attr))
		}
	case askAttribute:
		check(interp.CheckAttribute, one, ir.Named("constantValue", want.attr))
	case askOperands, askOperandsAtLeast:
		check(interp.CheckOperandCount, one, l.count(want.n, q.kind == askOperandsAtLeast)...)
	case askResults, askResultsAtLeast:
		check(interp.CheckResultCount, one, l.count(want.n, q.kind == askResultsAtLeast)...)
	case askEqual:
		check(interp.AreEqual, []*ir.Value{v, args[0]})
	case askConstraint:
		st := &ir.OperationState{Loc: v.Loc(), Info: c.OpInfoOf(interp.ApplyConstraint), Operands: args, Results: q.results, Successors: to}
		st.AddAttr("name", c.String(q.name))
		st.AddAttr("isNegated", c.Bool(q.negated))
		l.constraints[q] = l.at(b).Build(st)
	}
}

// count returns the attributes of a check of a number.
func (l *lowering) count(n int, atLeast bool) []ir.NamedAttribute {
	c := l.b.Context()
	list := []ir.NamedAttribute{ir.Named("count", c.Int(c.I32(), int64(n)))}
	if atLeast {
		list = append(list, ir.Named("compareAtLeast", c.Unit()))
	}
	return list
}

// choice makes the question of a node with several children about v at the end of b, and the children in new blocks.
func (l *lowering) choice(n *node, b *ir.Block, v *ir.Value) {
	if n.ask.kind == askOperandsAtLeast || n.ask.kind == askResultsAtLeast {
		l.thresholds(n, b, v)
		return
	}
	def, values := l.cases(n, v)
	to := []*ir.Block{l.failure()}
	for _, ch := range n.children {
		to = append(to, l.node(ch.node, b.Region()))
	}
	l.at(b).CreateBranch(v.Loc(), def, []*ir.Value{v}, to, ir.Named("caseValues", values))
}

// cases returns the switch of a node and its cases.
func (l *lowering) cases(n *node, v *ir.Value) (*ir.OpDef, ir.Attribute) {
	c := l.b.Context()
	var attrs []ir.Attribute
	for _, ch := range n.children {
		switch n.ask.kind {
		case askName:
			attrs = append(attrs, c.String(ch.want.name))
		case askOperands, askResults:
			attrs = append(attrs, c.Int(c.I32(), int64(ch.want.n)))
		default:
			attrs = append(attrs, ch.want.attr)
		}
	}
	switch n.ask.kind {
	case askOperands:
		return interp.SwitchOperandCount, c.DenseOf(c.Vector([]int64{int64(len(attrs))}, c.I32()), attrs)
	case askResults:
		return interp.SwitchResultCount, c.DenseOf(c.Vector([]int64{int64(len(attrs))}, c.I32()), attrs)
	case askName:
		return interp.SwitchOperationName, c.Array(attrs)
	case askAttribute:
		return interp.SwitchAttribute, c.Array(attrs)
	}
	if pdl.IsRange(v.Type()) {
		return interp.SwitchTypes, c.Array(attrs)
	}
	return interp.SwitchType, c.Array(attrs)
}

// thresholds makes a chain of checks of at least so many operands or results: the smallest number first. A child that fails continues
// with the check of the next number.
func (l *lowering) thresholds(n *node, b *ir.Block, v *ir.Value) {
	list := slices.Clone(n.children)
	sorted.Stable(list, func(x, y child) int { return cmp.Compare(y.want.n, x.want.n) })
	otherwise := l.failure()
	l.failures = append(l.failures, otherwise)
	var check *ir.Block
	for _, ch := range list {
		block := l.node(ch.node, b.Region())
		check = l.b.Arena().NewBlock()
		b.Region().InsertBefore(check, block)
		l.ask(n.ask, ch.want, check, v, nil, block, otherwise)
		l.failures[len(l.failures)-1] = check
	}
	l.failures = l.failures[:len(l.failures)-1]
	b.TakeOps(check)
	check.Erase()
}

// success records the match of the pattern of a node at the end of b.
func (l *lowering) success(n *node, b *ir.Block) {
	name, used := l.rewriter(n.pattern)
	if l.failed {
		return
	}
	c := l.b.Context()
	operands := make([]*ir.Value, 0, len(used)+len(l.located))
	for _, p := range used {
		operands = append(operands, l.valueAt(&b, p))
	}
	sizes := c.DenseI32Array(int32(len(operands)), int32(len(l.located)))
	operands = append(operands, l.located...)
	st := &ir.OperationState{Loc: n.pattern.Loc(), Info: c.OpInfoOf(interp.RecordMatch), Operands: operands, Successors: []*ir.Block{l.failure()}}
	st.AddAttr("rewriter", c.SymbolRef(interp.RewritersName, name))
	if kind := n.root.DefiningOp().Prop(pdl.OperationName); kind != nil {
		st.AddAttr("rootKind", kind)
	}
	if made := madeBy(pdl.Rewrite(n.pattern)); len(made) > 0 {
		st.AddAttr("generatedOps", c.Array(made))
	}
	st.AddAttr("benefit", n.pattern.Prop(0))
	st.AddAttr(ir.SegmentSizesName, sizes)
	l.at(b).Build(st)
}

// madeBy returns the names of the operations that a rewrite makes.
func madeBy(rewrite *ir.Operation) []ir.Attribute {
	var names []ir.Attribute
	body := rewrite.Region(0).First()
	if body == nil {
		return nil
	}
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(pdl.OperationOp) {
			names = append(names, op.Prop(pdl.OperationName))
		}
	}
	return names
}
