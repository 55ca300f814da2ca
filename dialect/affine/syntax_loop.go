package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

func parseFor(p *ir.Parser, st *ir.OperationState) bool {
	iv, ok := p.ParseArgument(false, false)
	if !ok || !p.ParseEqual() {
		return false
	}
	ctx := p.Context()
	iv.Type = ctx.Index()
	var counts [3]int
	if counts[0], ok = parseBound(p, st, lowerBound); !ok {
		return false
	}
	if loc := p.Loc(); !p.ParseOptionalKeyword("to") {
		return p.EmitError(loc, "expected 'to' between bounds")
	}
	if counts[1], ok = parseBound(p, st, upperBound); !ok || !parseStep(p, st) {
		return false
	}
	args := []ir.Argument{iv}
	if p.ParseOptionalKeyword("iter_args") {
		lhs, inits, ok := p.ParseAssignmentList()
		if !ok {
			return false
		}
		types, ok := p.ParseArrowTypeList()
		if !ok {
			return false
		}
		st.Results, counts[2] = append(st.Results, types...), len(inits)
		for i := range min(len(lhs), len(types)) {
			lhs[i].Type = types[i]
			if !p.ResolveOperand(inits[i], types[i], st) {
				return false
			}
		}
		args = append(args, lhs...)
	}
	seg := ctx.Segments(counts[:]...)
	st.AddAttr(seg.Name, seg.Value)
	if len(args) != len(st.Results)+1 {
		return p.EmitError(p.NameLoc(), "mismatch between the number of loop-carried values and results")
	}
	return parseBody(p, st, args) && p.ParseAttrDict(st)
}

// parseBody reads a region and adds the terminator if it is missing.
func parseBody(p *ir.Parser, st *ir.OperationState, args []ir.Argument) bool {
	r, ok := p.ParseRegion(args)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, yieldName, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

func parseStep(p *ir.Parser, st *ir.OperationState) bool {
	ctx := p.Context()
	if !p.ParseOptionalKeyword("step") {
		st.AddAttr("step", ctx.Int(ctx.Index(), 1))
		return true
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(ctx.Index())
	if !ok {
		return false
	}
	step, ok := a.(*ir.IntegerAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	if step.Value.IsNegative() {
		return p.EmitError(loc, "expected step to be representable as a positive signed integer")
	}
	st.AddAttr("step", step)
	return true
}

// bound holds the texts that differ between lower and upper bounds.
type bound struct{ attr, side, prefix string }

var (
	lowerBound = bound{"lowerBoundMap", "lower", "max"}
	upperBound = bound{"upperBoundMap", "upper", "min"}
)

// parseBound reads an operand, an integer or a map with operands, and returns how
// many operands there were.
func parseBound(p *ir.Parser, st *ir.OperationState, b bound) (int, bool) {
	ctx := p.Context()
	prefixed := p.ParseOptionalKeyword(b.prefix)
	os, ok := p.ParseOperandList(ir.DelimNone)
	if !ok {
		return 0, false
	}
	if len(os) > 1 {
		return 0, p.EmitError(p.NameLoc(), "expected only one loop bound operand")
	}
	if len(os) == 1 {
		st.AddAttr(b.attr, ctx.MapAttr(ctx.AffineMap(0, 1, ctx.AffineSymbolExpr(0))))
		return 1, p.ResolveOperand(os[0], ctx.Index(), st)
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(ctx.Index())
	if !ok {
		return 0, false
	}
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		st.AddAttr(b.attr, a)
		dims, symbols, ok := parseDimsAndSymbols(p, st)
		switch {
		case !ok:
			return 0, false
		case a.Map.Dims != dims:
			return 0, p.EmitError(p.NameLoc(), "dim operand count and affine map dim count must match")
		case a.Map.Symbols != symbols:
			return 0, p.EmitError(p.NameLoc(), "symbol operand count and affine map symbol count must match")
		case len(a.Map.Results) > 1 && !prefixed:
			return 0, p.EmitError(loc, b.side+" loop bound affine map with multiple results requires '"+b.prefix+"' prefix")
		}
		return dims + symbols, true
	case *ir.IntegerAttr:
		st.AddAttr(b.attr, ctx.MapAttr(affinemap.Constant(ctx, a.Int64Or(0))))
		return 0, true
	}
	return 0, p.EmitError(p.NameLoc(), "expected valid affine map representation for loop bounds")
}

func printFor(p *ir.Printer, op *ir.Operation) {
	f := ForOp{op}
	p.Space()
	p.Argument(f.InductionVar(), nil, true)
	p.Str(" = ")
	printBound(p, f.LowerMap(), f.LowerOperands(), "max ")
	p.Str(" to ")
	printBound(p, f.UpperMap(), f.UpperOperands(), "min ")
	if s := f.Step(); s != 1 {
		p.Str(" step ")
		p.Int(s)
	}
	inits := f.Inits()
	if len(inits) > 0 {
		p.Str(" iter_args(")
		for i, a := range f.IterArgs()[:min(len(inits), len(f.IterArgs()))] {
			if i > 0 {
				p.Str(", ")
			}
			p.Operand(a)
			p.Str(" = ")
			p.Operand(inits[i])
		}
		p.Str(") -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), false, len(inits) > 0)
	p.AttrDict(op, "lowerBoundMap", "upperBoundMap", "step", ir.SegmentSizesName)
}

// printBound writes constants and single symbols without a map.
func printBound(p *ir.Printer, m *ir.AffineMap, operands []*ir.Value, prefix string) {
	if len(m.Results) == 1 && m.Dims == 0 {
		switch e := m.Results[0]; {
		case m.Symbols == 0 && e.Kind == ir.AffineConstant:
			p.Int(e.Value)
			return
		case m.Symbols == 1 && e.Kind == ir.AffineSymbol && len(operands) == 1:
			p.Operand(operands[0])
			return
		}
	}
	if len(m.Results) != 1 {
		p.Str(prefix)
	}
	p.Attr(p.Context().MapAttr(m))
	printDimsAndSymbols(p, operands, m.Dims)
}

func parseIf(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	cond, ok := a.(*ir.IntegerSetAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	st.AddAttr(conditionName, cond)
	dims, symbols, ok := parseDimsAndSymbols(p, st)
	switch {
	case !ok:
		return false
	case cond.Set.Dims != dims:
		return p.EmitError(p.NameLoc(), "dim operand count and integer set dim count must match")
	case cond.Set.Symbols != symbols:
		return p.EmitError(p.NameLoc(), "symbol operand count and integer set symbol count must match")
	}
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	if !parseBody(p, st, nil) {
		return false
	}
	if !p.ParseOptionalKeyword("else") {
		st.Regions = append(st.Regions, nil)
	} else if !parseBody(p, st, nil) {
		return false
	}
	return p.ParseAttrDict(st)
}

func printIf(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if cond, ok := op.Attr(conditionName).(*ir.IntegerSetAttr); ok {
		p.Attr(cond)
		printDimsAndSymbols(p, op.Operands(), cond.Set.Dims)
	}
	p.OptionalArrowTypes(op.ResultTypes())
	p.Space()
	p.Region(op.Region(0), false, op.NumResults() > 0)
	if !op.Region(1).Empty() {
		p.Str(" else ")
		p.Region(op.Region(1), false, op.NumResults() > 0)
	}
	p.AttrDict(op, conditionName)
}

func parseParallel(p *ir.Parser, st *ir.OperationState) bool {
	ivs, ok := p.ParseArgumentList(ir.DelimParen, false, false)
	if !ok || !p.ParseEqual() || !parseGroups(p, st, parallelLower, "max") {
		return false
	}
	if !p.ParseKeyword("to") || !parseGroups(p, st, parallelUpper, "min") {
		return false
	}
	ctx := p.Context()
	steps := make([]int64, len(ivs))
	for i := range steps {
		steps[i] = 1
	}
	if p.ParseOptionalKeyword("step") {
		m, _, ok := p.ParseAffineMapOfSSA(ir.DelimParen)
		if !ok {
			return false
		}
		steps = steps[:0]
		for _, e := range m.Results {
			if e.Kind != ir.AffineConstant {
				return p.EmitError(p.NameLoc(), "steps must be constant integers")
			}
			steps = append(steps, e.Value)
		}
	}
	st.AddAttr("steps", ctx.IntArray(ctx.I64(), steps...))
	reductions, ok := parseReductions(p)
	if !ok {
		return false
	}
	st.AddAttr("reductions", ctx.Array(reductions))
	types, ok := p.ParseOptionalArrowTypeList()
	if !ok {
		return false
	}
	st.Results = append(st.Results, types...)
	for i := range ivs {
		ivs[i].Type = ctx.Index()
	}
	r, ok := p.ParseRegion(ivs)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	p.EnsureTerminator(r, yieldName, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

// parseReductions reads an optional `reduce ("kind", ...)`.
func parseReductions(p *ir.Parser) (kinds []ir.Attribute, ok bool) {
	if !p.ParseOptionalKeyword("reduce") {
		return nil, true
	}
	ctx := p.Context()
	ok = p.ParseLParen() && p.ParseCommaSeparated(ir.DelimNone, func() bool {
		loc := p.Loc()
		a, ok := p.ParseAttr(ctx.None())
		if !ok {
			return false
		}
		s, ok := a.(*ir.StringAttr)
		if !ok {
			return p.EmitError(loc, "invalid kind of attribute specified")
		}
		k, ok := arith.AtomicRMWEnum.Parse(s.Value)
		if !ok {
			return p.EmitError(loc, "invalid reduction value: "+ir.AttrString(s))
		}
		kinds = append(kinds, ctx.Int(ctx.I64(), int64(k)))
		return true
	}) && p.ParseRParen()
	return kinds, ok
}

// groupParser collects the results and operands of the bounds of one side of an
// affine.parallel. Operands that occur several times become one input.
type groupParser struct {
	p     *ir.Parser
	exprs []*ir.AffineExpr
	// dims and symbols are the operands of each element of exprs.
	dims, symbols [][]ir.UnresolvedOperand
	sizes         []ir.Attribute
}

// parseGroups reads `(bound, ...)`. A bound is an affine expression, or several in
// `max(` or `min(` and `)`.
func parseGroups(p *ir.Parser, st *ir.OperationState, slot int, prefix string) bool {
	if !p.ParseLParen() {
		return false
	}
	g := groupParser{p: p}
	if !p.ParseOptionalRParen() {
		if !p.ParseCommaSeparated(ir.DelimNone, func() bool { return g.bound(prefix) }) || !p.ParseRParen() {
			return false
		}
	}
	m, operands, ok := g.resolve()
	if !ok {
		return false
	}
	ctx := p.Context()
	st.Operands = append(st.Operands, operands...)
	st.AddAttr(Parallel.Attrs[slot].Name, ctx.MapAttr(m))
	st.AddAttr(Parallel.Attrs[slot+1].Name, groupAttr(ctx, g.sizes))
	return true
}

func groupAttr(ctx *ir.Context, sizes []ir.Attribute) ir.Attribute {
	return ctx.DenseOf(ctx.Tensor([]int64{int64(len(sizes))}, ctx.I32(), nil), sizes)
}

func (g *groupParser) bound(prefix string) bool {
	ctx := g.p.Context()
	n := 1
	if g.p.ParseOptionalKeyword(prefix) {
		m, operands, ok := g.p.ParseAffineMapOfSSA(ir.DelimParen)
		if !ok {
			return false
		}
		n = len(m.Results)
		g.exprs = append(g.exprs, m.Results...)
		for range n {
			g.dims, g.symbols = append(g.dims, operands[:m.Dims]), append(g.symbols, operands[m.Dims:])
		}
	} else {
		e, dims, symbols, ok := g.p.ParseAffineExprOfSSA()
		if !ok {
			return false
		}
		g.exprs, g.dims, g.symbols = append(g.exprs, e), append(g.dims, dims), append(g.symbols, symbols)
	}
	g.sizes = append(g.sizes, ctx.Int(ctx.I32(), int64(n)))
	return true
}

func (g *groupParser) resolve() (*ir.AffineMap, []*ir.Value, bool) {
	ctx := g.p.Context()
	var dims, symbols inputs
	for i, e := range g.exprs {
		ds, ok := dims.resolve(g.p, g.dims[i], ctx.AffineDimExpr)
		if !ok {
			return nil, nil, false
		}
		g.exprs[i] = e.ReplaceDimsAndSymbols(ds, nil)
	}
	for i, e := range g.exprs {
		ss, ok := symbols.resolve(g.p, g.symbols[i], ctx.AffineSymbolExpr)
		if !ok {
			return nil, nil, false
		}
		g.exprs[i] = e.ReplaceDimsAndSymbols(nil, ss)
	}
	m := ctx.AffineMap(len(dims.values), len(symbols.values), g.exprs...)
	return m, append(dims.values, symbols.values...), true
}

// inputs numbers values in the order of their first occurrence.
type inputs struct {
	values []*ir.Value
	index  map[*ir.Value]int
}

func (in *inputs) resolve(p *ir.Parser, os []ir.UnresolvedOperand, expr func(int) *ir.AffineExpr) ([]*ir.AffineExpr, bool) {
	exprs := make([]*ir.AffineExpr, len(os))
	for i, o := range os {
		v := p.Resolve(o, p.Context().Index())
		if v == nil {
			return nil, false
		}
		k, ok := in.index[v]
		if !ok {
			if in.index == nil {
				in.index = map[*ir.Value]int{}
			}
			k = len(in.values)
			in.index[v] = k
			in.values = append(in.values, v)
		}
		exprs[i] = expr(k)
	}
	return exprs, true
}

func printParallel(p *ir.Printer, op *ir.Operation) {
	l := ParallelOp{op}
	p.Str(" (")
	p.Operands(l.Body().Args())
	p.Str(") = (")
	printGroups(p, l.LowerMap(), l.LowerGroups(), l.LowerOperands(), "max(")
	p.Str(") to (")
	printGroups(p, l.UpperMap(), l.UpperGroups(), l.UpperOperands(), "min(")
	p.Byte(')')
	printSteps(p, l.Steps())
	if op.NumResults() > 0 {
		p.Str(" reduce (")
		for i, k := range l.Reductions() {
			if i > 0 {
				p.Str(", ")
			}
			p.Byte('"')
			p.Str(arith.AtomicRMWEnum.String(uint64(k)))
			p.Byte('"')
		}
		p.Str(") -> (")
		p.Types(op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(0), false, op.NumResults() > 0)
	p.AttrDict(op, "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps")
}

func printSteps(p *ir.Printer, steps []int64) {
	ones := true
	for _, s := range steps {
		ones = ones && s == 1
	}
	if ones {
		return
	}
	p.Str(" step (")
	for i, s := range steps {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(s)
	}
	p.Byte(')')
}

func printGroups(p *ir.Printer, m *ir.AffineMap, groups []int64, operands []*ir.Value, prefix string) {
	start := 0
	for i, n := range groups {
		if i > 0 {
			p.Str(", ")
		}
		if n == 1 {
			p.AffineExprOfSSA(m.Results[start], operands[:m.Dims], operands[m.Dims:])
			start++
			continue
		}
		p.Str(prefix)
		p.AffineMapOfSSA(boundMap(m, groups, i), operands)
		p.Byte(')')
		start += int(n)
	}
}
