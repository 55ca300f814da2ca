// Package pdltopdlinterp lowers patterns of the pdl dialect to a program of the pdl_interp dialect, as MLIR does.
//
// All patterns of a module become one matcher. It asks what several patterns ask only once, and begins with what most of them ask.
package pdltopdlinterp

import (
	"slices"

	"github.com/spvc/spvc/dialect/pdl"
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
)

// Lower replaces the patterns in the body of module by the function of the matcher and the module of the rewrites, which it puts at the
// beginning. It returns false after an error.
func Lower(module *ir.Operation) bool { return lower(module, false) }

// LowerNamed is Lower, but the function of a rewrite has the name of its pattern if that is free.
func LowerNamed(module *ir.Operation) bool { return lower(module, true) }

func lower(module *ir.Operation, named bool) bool {
	ctx := module.Context()
	l := &lowering{
		named:       named,
		b:           ir.NewBuilder(ctx, nil),
		u:           newUniquer(),
		places:      map[*ir.Value]*position{},
		constraints: map[*question]*ir.Operation{},
	}
	body := module.Region(0).First()
	l.b.SetStart(body)
	l.matcher = l.function(module.Loc(), interp.MatcherName, []ir.Type{pdl.Operation(ctx)})
	l.rewriters = ctx.NewModule(module.Loc())
	ir.SetSymbolName(l.rewriters, interp.RewritersName)
	l.b.Insert(l.rewriters)
	l.names = ir.NewSymbolNames(l.rewriters)
	patterns := patternsOf(body)
	if !l.lower(patterns) {
		return false
	}
	for _, p := range patterns {
		p.Erase()
	}
	return true
}

// patternsOf returns the patterns of a block.
func patternsOf(b *ir.Block) []*ir.Operation {
	var list []*ir.Operation
	for op := b.First(); op != nil; op = op.Next() {
		if op.Is(pdl.PatternOp) {
			list = append(list, op)
		}
	}
	return list
}

// lowering makes the program of one module.
type lowering struct {
	named     bool // functions have the names of patterns
	b         *ir.Builder
	u         *uniquer
	matcher   *ir.Operation
	rewriters *ir.Operation
	names     *ir.SymbolNames
	// places are where the values of the patterns are found.
	places map[*ir.Value]*position
	// values are the handles that the matcher has at the current node. The inner scopes come last.
	values []scope
	// failures are the blocks to which the matcher goes on if something does not match.
	failures []*ir.Block
	// located are the operations that the matcher has looked at on the way to the current node.
	located []*ir.Value
	// constraints are the calls whose results the matcher has at the current node.
	constraints map[*question]*ir.Operation
	failed      bool
}

type scope map[*position]*ir.Value

// function makes a function with an empty block at the insertion point.
func (l *lowering) function(loc ir.Location, name string, inputs []ir.Type) *ir.Operation {
	c := l.b.Context()
	f := l.b.CreateWithRegions(loc, interp.Func, nil, nil, 1, ir.Named("sym_name", c.String(name)), ir.Named("function_type", c.TypeAttr(c.Function(inputs, nil))))
	entry := f.Region(0).AddBlock()
	for _, t := range inputs {
		entry.AddArg(t, loc)
	}
	return f
}

func (l *lowering) lower(patterns []*ir.Operation) bool {
	roots := make([]*ir.Value, len(patterns))
	lists := make([][]predicate, len(patterns))
	for i, p := range patterns {
		c := collector{u: l.u, places: l.places}
		if roots[i] = c.patternPredicates(p); roots[i] == nil {
			return false
		}
		lists[i] = c.list
	}
	tree := matcherTree(patterns, roots, lists)
	end := &tree
	for *end != nil {
		end = &(*end).failure
	}
	*end = &node{}
	entry := l.matcher.Region(0).First()
	l.values = []scope{{l.u.root(): entry.Arg(0)}}
	first := l.node(tree, l.matcher.Region(0))
	entry.TakeOps(first)
	first.Erase()
	return !l.failed
}

// at moves the insertion point to the end of a block.
func (l *lowering) at(b *ir.Block) *ir.Builder {
	l.b.SetEnd(b)
	return l.b
}

func (l *lowering) failure() *ir.Block { return l.failures[len(l.failures)-1] }

// node makes the operations of a node in a new block of the region r, and of the nodes below in further blocks.
func (l *lowering) node(n *node, r *ir.Region) *ir.Block {
	b := r.AddBlock()
	l.fill(n, b)
	return b
}

// fill makes the operations of a node in the block b. What follows a failure comes first, because that must not depend on loops that the
// node begins.
func (l *lowering) fill(n *node, b *ir.Block) {
	l.values = append(l.values, scope{})
	defer func() { l.values = l.values[:len(l.values)-1] }()
	if n.at == nil && n.pattern == nil {
		l.at(b).Create(l.matcher.Loc(), interp.Finalize, nil, nil)
		return
	}
	depth := len(l.failures)
	if n.failure != nil {
		l.failures = append(l.failures, l.node(n.failure, b.Region()))
	}
	if n.pattern != nil {
		l.success(n, b)
		l.failures = l.failures[:depth]
		return
	}
	v := l.valueAt(&b, n.at)
	isOp := v.Type().TypeDef() == pdl.OperationDef
	if isOp && !slices.Contains(l.located, v) {
		l.located = append(l.located, v)
	}
	if len(n.children) == 1 {
		l.question(n, b, v)
	} else {
		l.choice(n, b, v)
	}
	l.failures = l.failures[:depth]
	if i := slices.Index(l.located, v); isOp && i >= 0 {
		l.located = slices.Delete(l.located, i, i+1)
	}
}

// valueAt returns the handle of a position. It makes the handle, and those on the way to it, at the end of the block *b. If it begins a
// loop, *b becomes the block in the loop.
func (l *lowering) valueAt(b **ir.Block, p *position) *ir.Value {
	for i := len(l.values) - 1; i >= 0; i-- {
		if v := l.values[i][p]; v != nil {
			return v
		}
	}
	var parent *ir.Value
	loc := ir.UnknownLoc
	if p.parent != nil {
		parent = l.valueAt(b, p.parent)
		loc = parent.Loc()
	}
	v := l.step(b, p, parent, loc)
	l.values[len(l.values)-1][p] = v
	return v
}

// step makes the handle of a position from that of its parent.
func (l *lowering) step(b **ir.Block, p *position, parent *ir.Value, loc ir.Location) *ir.Value {
	c := l.b.Context()
	get := func(def *ir.OpDef, t ir.Type, attrs ...ir.NamedAttribute) *ir.Value {
		var operands []*ir.Value
		if parent != nil {
			operands = []*ir.Value{parent}
		}
		return l.at(*b).Create(loc, def, operands, []ir.Type{t}, attrs...).Result(0)
	}
	value := pdl.Value(c)
	if p.variadic {
		value = pdl.RangeOf(value)
	}
	switch p.kind {
	case posOperation:
		if p.isDefining() {
			return get(interp.GetDefiningOp, pdl.Operation(c))
		}
		return parent
	case posUsers:
		if pdl.IsRange(parent.Type()) {
			parent = get(interp.Extract, pdl.Value(c), l.index(0)...)
		}
		return get(interp.GetUsers, pdl.RangeOf(pdl.Operation(c)))
	case posForEach:
		return l.loop(b, parent, loc)
	case posOperand:
		return get(interp.GetOperand, value, l.index(p.index)...)
	case posOperandGroup:
		return get(interp.GetOperands, value, l.index(p.index)...)
	case posResult:
		return get(interp.GetResult, value, l.index(p.index)...)
	case posResultGroup:
		return get(interp.GetResults, value, l.index(p.index)...)
	case posAttribute:
		return get(interp.GetAttribute, pdl.Attribute(c), ir.Named("name", c.String(p.name)))
	case posType:
		return l.typeOf(parent, loc, *b)
	case posAttributeLiteral:
		return l.constant(interp.CreateAttribute, pdl.Attribute(c), p.attr, loc, *b)
	case posTypeLiteral:
		if _, one := p.attr.(*ir.TypeAttr); one {
			return l.constant(interp.CreateType, pdl.Type(c), p.attr, loc, *b)
		}
		return l.constant(interp.CreateTypes, pdl.RangeOf(pdl.Type(c)), p.attr, loc, *b)
	}
	return l.constraints[p.question].Result(p.index)
}

// index returns the attribute of an index, or no attribute for everything.
func (l *lowering) index(i int) []ir.NamedAttribute {
	if i == all {
		return nil
	}
	c := l.b.Context()
	return []ir.NamedAttribute{ir.Named("index", c.Int(c.I32(), int64(i)))}
}

// constant makes a handle of a constant at the end of b.
func (l *lowering) constant(def *ir.OpDef, t ir.Type, a ir.Attribute, loc ir.Location, b *ir.Block) *ir.Value {
	return l.at(b).Create(loc, def, nil, []ir.Type{t}, ir.Named("value", a)).Result(0)
}

// typeOf makes a handle of the type of v, an attribute, a value or values, at the end of b.
func (l *lowering) typeOf(v *ir.Value, loc ir.Location, b *ir.Block) *ir.Value {
	t := pdl.Type(l.b.Context())
	def := interp.GetValueType
	switch {
	case v.Type().TypeDef() == pdl.AttributeDef:
		def = interp.GetAttributeType
	case pdl.IsRange(v.Type()):
		t = pdl.RangeOf(t)
	}
	return l.at(b).Create(loc, def, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// loop makes a loop over operations at the end of *b. What fails inside of it continues with the next operation.
func (l *lowering) loop(b **ir.Block, operations *ir.Value, loc ir.Location) *ir.Value {
	st := &ir.OperationState{
		Loc: loc, Info: l.b.Context().OpInfoOf(interp.ForEach), Operands: []*ir.Value{operations}, Successors: []*ir.Block{l.failure()}, Regions: []*ir.Region{nil},
	}
	r := l.at(*b).Build(st).Region(0)
	body := r.AddBlock()
	v := body.AddArg(pdl.ElementOrSelf(operations.Type()), loc)
	next := r.AddBlock()
	l.at(next).Create(loc, interp.Continue, nil, nil)
	l.failures = append(l.failures, next)
	*b = body
	return v
}
