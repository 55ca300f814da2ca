package rewrite

import "github.com/spvc/spvc/ir"

type buildKind uint8

const (
	buildOp   buildKind = iota // ops[dst] is a new operation
	buildCall                  // the call stores what it returns from dst on
)

// typeSource says where the result types of a new operation come from.
type typeSource uint8

const (
	inferTypes typeSource = iota // the operation infers its types
	rootTypes                    // the types are those of the result groups of the root from first on
	givenTypes                   // the list types of the step has the types
)

// buildStep makes an operation or calls a function.
type buildStep struct {
	kind buildKind
	dst  uint16
	// def, groups, attrs, from, first and types describe an operation: its operand groups, its attributes,
	// and its result types.
	def    *ir.OpDef
	groups [][]ruleRef
	attrs  []attrRef
	from   typeSource
	first  int
	types  [][]ruleRef
	at     *locationStep
	// call and args describe a call.
	call *CallNode
	args []ruleRef
}

// attrRef is the attribute in the given slot of a new operation, or the one called name if slot is negative.
type attrRef struct {
	slot int
	name string
	ruleRef
}

// locationStep is a location directive: the fused location of parts, with a name.
type locationStep struct {
	name  string
	parts []ruleRef
}

// rewrite makes what replaces the root of the match f, and replaces it.
func (p *ruleProgram) rewrite(f *ruleFrame, rw *Rewriter) {
	for i := range p.build {
		s := &p.build[i]
		if s.kind == buildOp {
			f.ops[s.dst] = s.create(f, rw)
		} else {
			s.invoke(f, rw)
		}
	}
	root := f.ops[0]
	vs := f.operands[:0]
	for i := range p.replace {
		vs = f.appendValues(vs, &p.replace[i])
	}
	f.operands = vs[:0]
	if len(vs) != root.NumResults() {
		panic("the rule " + p.name + " does not make one value for each result of " + root.Name())
	}
	rw.Replace(root, vs...)
}

// invoke calls the function of s.
func (s *buildStep) invoke(f *ruleFrame, rw *Rewriter) {
	in := Args{f, s.args}
	switch c := s.call; {
	case c.attr != nil:
		f.attrs[s.dst] = c.attr(in)
	case c.typ != nil:
		f.types[s.dst] = c.typ(in)
	case c.value != nil:
		f.vals[s.dst] = c.value(rw, in)
	case c.values != nil:
		c.values(rw, in, f.vals[s.dst:int(s.dst)+c.n])
	default:
		c.do(rw, in)
	}
}

// create makes the operation of s.
func (s *buildStep) create(f *ruleFrame, rw *Rewriter) *ir.Operation {
	info := f.ctx.OpInfoOf(s.def)
	st := &f.state
	*st = ir.OperationState{Loc: s.place(f), Info: info}
	sizes, vs := f.sizes[:0], f.operands[:0]
	for _, g := range s.groups {
		before := len(vs)
		for i := range g {
			vs = f.appendValues(vs, &g[i])
		}
		sizes = append(sizes, len(vs)-before)
	}
	f.sizes, f.operands, st.Operands = sizes, vs, vs
	s.setAttrs(f, info, sizes)
	s.setTypes(f, info)
	op := rw.Build(st)
	*st = ir.OperationState{}
	return op
}

// place returns the location of the operation that s makes.
func (s *buildStep) place(f *ruleFrame) ir.Location {
	if s.at == nil {
		return f.fused()
	}
	if len(s.at.parts) == 0 {
		return f.ctx.NameLoc(s.at.name, ir.UnknownLoc)
	}
	if len(s.at.parts) == 1 && s.at.name == "" {
		return f.place(&s.at.parts[0])
	}
	locs := make([]ir.Location, len(s.at.parts))
	for i := range locs {
		locs[i] = f.place(&s.at.parts[i])
	}
	if s.at.name == "" {
		return f.ctx.FusedLoc(locs, nil)
	}
	return f.ctx.FusedLoc(locs, f.ctx.String(s.at.name))
}

// setAttrs sets the attributes of the operation in f.state, whose operand groups have the given sizes.
func (s *buildStep) setAttrs(f *ruleFrame, info *ir.OpInfo, sizes []int) {
	n := info.NumSlots()
	if cap(f.props) < n {
		f.props = make([]ir.Attribute, n)
	}
	f.props = f.props[:n]
	clear(f.props)
	f.state.Props = f.props
	for i := range s.attrs {
		a := &s.attrs[i]
		v := f.attr(&a.ruleRef)
		switch {
		case a.slot < 0:
			f.state.Attrs = append(f.state.Attrs, ir.Named(a.name, v))
		case info.SlotName(a.slot) != "":
			f.props[a.slot] = v
		}
	}
	if k := info.Slot(ir.SegmentSizesName); k >= 0 {
		f.props[k] = f.ctx.Segments(sizes...).Value
	}
}

// setTypes sets the result types of the operation in f.state.
func (s *buildStep) setTypes(f *ruleFrame, info *ir.OpInfo) {
	ts, sizes := f.results[:0], f.sizes[:0]
	switch s.from {
	case inferTypes:
		types, why := f.ctx.InferTypes(&f.state)
		if why != "" {
			panic("the rule " + f.prog.name + " cannot infer the types of " + s.def.Name + ": " + why)
		}
		f.state.Results = types
		return
	case rootTypes:
		root := f.ops[0]
		for g := range s.def.Results {
			start, n := root.ResultGroup(s.first + g)
			for k := range n {
				ts = append(ts, root.Result(start+k).Type())
			}
			sizes = append(sizes, n)
		}
	case givenTypes:
		for i := range s.types {
			before := len(ts)
			for k := range s.types[i] {
				ts = f.appendTypes(ts, &s.types[i][k])
			}
			sizes = append(sizes, len(ts)-before)
		}
	}
	f.results, f.sizes, f.state.Results = ts, sizes, ts
	if k := info.Slot(ir.ResultSegmentSizesName); k >= 0 {
		f.props[k] = f.ctx.Segments(sizes...).Value
	}
}

// appendTypes appends the types that r stands for to ts.
func (f *ruleFrame) appendTypes(ts []ir.Type, r *ruleRef) []ir.Type {
	switch r.kind {
	case refType:
		return append(ts, f.types[r.i])
	case refOnly:
		return append(ts, r.only.Build(f.ctx))
	}
	if v := f.value(r); v != nil {
		return append(ts, v.Type())
	}
	for _, v := range f.appendValues(nil, r) {
		ts = append(ts, v.Type())
	}
	return ts
}
