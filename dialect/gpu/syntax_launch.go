package gpu

import "github.com/spvc/spvc/ir"

// Positions of the groups of three in the arguments of a gpu.launch body.
const (
	argBlockID     = 0
	argThreadID    = 3
	argGridSize    = 6
	argBlockSize   = 9
	argClusterID   = 12
	argClusterSize = 15

	launchConfigArgs  = 12
	clusterConfigArgs = 18
)

// launchParser collects the parts of a gpu.launch whose order in the text differs from
// the order of operands and body arguments.
type launchParser struct {
	p     *ir.Parser
	sizes [9]ir.UnresolvedOperand // grid, block, cluster
	args  []ir.Argument
}

func parseLaunch(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	loc := p.Loc()
	deps, async, ok := asyncPrefix(p)
	if !ok || !p.ResolveOperandsOfType(deps, AsyncToken(c), st) {
		return false
	}
	switch {
	case async:
		st.Results = append(st.Results, AsyncToken(c))
	case p.NumResults() > 0:
		return p.EmitError(loc, "needs to be marked 'async' when named")
	}
	l := launchParser{p: p, args: make([]ir.Argument, launchConfigArgs, clusterConfigArgs)}
	n := 6
	if p.ParseOptionalKeyword("clusters") {
		n, l.args = 9, l.args[:clusterConfigArgs]
		if !l.group(6, argClusterID, argClusterSize) {
			return false
		}
	}
	if !p.ParseKeyword("blocks") || !l.group(0, argBlockID, argGridSize) ||
		!p.ParseKeyword("threads") || !l.group(3, argThreadID, argBlockSize) ||
		!p.ResolveOperandsOfType(l.sizes[:n], c.Index(), st) {
		return false
	}
	for i := range l.args {
		l.args[i].Type = c.Index()
	}
	shared := 0
	if p.ParseOptionalKeyword("dynamic_shared_memory_size") {
		o, ok := p.ParseOperand()
		if !ok || !p.ResolveOperand(o, c.I32(), st) {
			return false
		}
		shared = 1
	}
	if !l.name("module", st) || !l.name("function", st) {
		return false
	}
	seg := c.Segments(len(deps), 1, 1, 1, 1, 1, 1, n/9, n/9, n/9, shared)
	st.AddAttr(seg.Name, seg.Value)
	return l.body(st)
}

// group reads `(%a, %b, %c) in (%d = %e, ...)`. The ids and sizes become body
// arguments, and the values of the sizes become operands.
func (l *launchParser) group(size, id, arg int) bool {
	p := l.p
	loc := p.Loc()
	ids, ok := p.ParseArgumentList(ir.DelimParen, false, false)
	if !ok {
		return false
	}
	if len(ids) > 3 {
		return p.EmitError(loc, "expected 3 operands")
	}
	copy(l.args[id:], ids)
	if !p.ParseKeyword("in") || !p.ParseLParen() {
		return false
	}
	for i := range 3 {
		if i > 0 && !p.ParseComma() {
			return false
		}
		if l.args[arg+i], ok = p.ParseArgument(false, false); !ok || !p.ParseEqual() {
			return false
		}
		if l.sizes[size+i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	return p.ParseRParen()
}

// name reads `keyword(@symbol)`, the name of what outlining makes, into the attribute called keyword.
func (l *launchParser) name(keyword string, st *ir.OperationState) bool {
	p := l.p
	if !p.ParseOptionalKeyword(keyword) {
		return true
	}
	if !p.ParseLParen() {
		return false
	}
	name, ok := p.ParseSymbolName()
	if ok {
		st.AddAttr(keyword, p.Context().SymbolRef(name))
	}
	return ok && p.ParseRParen()
}

func (l *launchParser) body(st *ir.OperationState) bool {
	p, c := l.p, l.p.Context()
	args := l.args
	for _, kind := range attributionKinds {
		list, ok := parseAttributions(p, kind.keyword, false)
		if !ok {
			return false
		}
		if kind.counted {
			st.AddAttr(WorkgroupAttributionsName, c.Int(c.I64(), int64(len(list))))
		}
		args = append(args, list...)
	}
	r, ok := p.ParseRegion(args)
	st.Regions = append(st.Regions, r)
	return ok && p.ParseAttrDict(st)
}

func printLaunch(p *ir.Printer, op *ir.Operation) {
	l := LaunchOp{op}
	if op.NumResults() > 0 {
		p.Str(" async")
		if start, n := op.OperandGroup(launchDeps); n > 0 {
			p.Str(" [")
			p.OperandRange(op, start, n)
			p.Byte(']')
		}
	}
	if l.HasClusters() {
		printSizes(p, "clusters", l.args(argClusterID), l.args(argClusterSize), l.ClusterSize())
	}
	printSizes(p, "blocks", l.args(argBlockID), l.args(argGridSize), l.GridSize())
	printSizes(p, "threads", l.args(argThreadID), l.args(argBlockSize), l.BlockSize())
	if v := l.SharedMemory(); v != nil {
		p.Str(" dynamic_shared_memory_size ")
		p.Operand(v)
	}
	printName(p, "module", op.Prop(launchModule))
	printName(p, "function", op.Prop(launchFunction))
	printAttributions(p, "workgroup", l.WorkgroupBuffers(), nil)
	printAttributions(p, "private", l.PrivateBuffers(), nil)
	p.Space()
	p.Region(op.Region(0), false, true)
	p.AttrDict(op, ir.SegmentSizesName, WorkgroupAttributionsName, "module", "function")
}

func printName(p *ir.Printer, keyword string, name ir.Attribute) {
	if name != nil {
		p.Space()
		p.Str(keyword)
		p.Byte('(')
		p.Attr(name)
		p.Byte(')')
	}
}

func printSizes(p *ir.Printer, keyword string, ids, sizes []*ir.Value, operands Dim3) {
	p.Space()
	p.Str(keyword)
	p.Byte('(')
	p.Operands(ids)
	p.Str(") in (")
	for i, s := range sizes {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(s)
		p.Str(" = ")
		p.Operand(operands[i])
	}
	p.Byte(')')
}
