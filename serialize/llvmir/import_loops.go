package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// loopImport is the state of one annotation of a loop. Each property is taken out as it is read; what remains is unknown.
type loopImport struct {
	i     *importer
	loc   ir.Location
	props map[string]*text.Node
	order []string
	locs  []*text.Node
	bad   bool
}

// loop returns the annotation for a node, nil if it cannot be imported. Then it has emitted a warning, the first time.
func (i *importer) loop(n *text.Node, loc ir.Location) ir.Attribute {
	if known, seen := i.meta.loops[n]; seen {
		return known
	}
	i.meta.loops[n] = nil
	l := &loopImport{i: i, loc: loc, props: map[string]*text.Node{}}
	a := l.convert(n)
	i.meta.loops[n] = a
	return a
}

func (l *loopImport) warn(message string) {
	l.bad = true
	l.i.ctx.EmitWarning(l.loc, message)
}

// collect finds the properties by their names.
func (l *loopImport) collect(n *text.Node) bool {
	if first := nodeOperand(n, 0); first == nil || first != n {
		l.warn("invalid loop node")
		return false
	}
	for k := 1; k < len(n.Ops); k++ {
		p := nodeOperand(n, k)
		switch {
		case p == nil:
			l.warn("expected all loop properties to be either debug locations or metadata nodes")
			return false
		case p.Kind == "DILocation":
			const most = 2
			if len(l.locs) == most {
				l.warn("expected loop metadata to have at most two DILocations")
				return false
			}
			l.locs = append(l.locs, p)
			continue
		case len(p.Ops) == 0:
			l.warn("cannot import empty loop property")
			return false
		}
		name, ok := p.Ops[0].(text.MetaString)
		if !ok {
			l.warn("cannot import loop property without a name")
			return false
		}
		if l.props[string(name)] != nil {
			l.warn("cannot import loop properties with duplicated names " + string(name))
			return false
		}
		l.props[string(name)] = p
		l.order = append(l.order, string(name))
	}
	return true
}

func (l *loopImport) take(name string) *text.Node {
	n := l.props[name]
	delete(l.props, name)
	return n
}

// unit returns true as an attribute for a property without a value, nil if there is none.
func (l *loopImport) unit(name string) ir.Attribute {
	n := l.take(name)
	if n == nil {
		return nil
	}
	if len(n.Ops) != 1 {
		l.warn("expected metadata node " + name + " to hold no value")
		return nil
	}
	return l.i.ctx.Bool(true)
}

// number returns the integer of a width that a property holds, nil if there is none.
func (l *loopImport) number(name, what string, width uint64) *text.Const {
	n := l.take(name)
	if n == nil {
		return nil
	}
	const size = 2
	if c := intOperand(n, 1); len(n.Ops) == size && c != nil && c.Type().N == width {
		return c
	}
	l.warn("expected metadata node " + name + " to hold " + what)
	return nil
}

func (l *loopImport) boolean(name string, negated bool) ir.Attribute {
	if c := l.number(name, "a boolean value", 1); c != nil {
		return l.i.ctx.Bool(c.Lo != 0 != negated)
	}
	return nil
}

// switched returns whether a property that has two names is disabled.
func (l *loopImport) switched(name string) ir.Attribute {
	on, off := l.unit(name+"enable"), l.unit(name+"disable")
	switch {
	case on != nil && off != nil:
		l.warn("expected metadata nodes " + name + "enable and " + name + "disable to be mutually exclusive.")
	case on != nil:
		return l.i.ctx.Bool(false)
	case off != nil:
		return l.i.ctx.Bool(true)
	}
	return nil
}

func (l *loopImport) followup(name string) ir.Attribute {
	n := l.take(name)
	if n == nil {
		return nil
	}
	const size = 2
	next := nodeOperand(n, 1)
	if len(n.Ops) != size || next == nil {
		l.warn("expected metadata node " + name + " to hold an MDNode")
		return nil
	}
	return l.i.loop(next, l.loc)
}

// part returns the part of an annotation, nil if no property belongs to it or one is bad. The other parts stay.
func (l *loopImport) part(name string, def *ir.AttrClass) ir.Attribute {
	before := l.bad
	l.bad = false
	defer func() { l.bad = before }()
	var fields []llvm.Field
	for _, r := range loopRows[name] {
		var a ir.Attribute
		form := r.form
		if r.param == "runtimeDisable" {
			form = "u"
		}
		switch form {
		case "u":
			a = l.unit(r.name)
		case "s":
			a = l.switched(r.name)
		case "b", "n":
			a = l.boolean(r.name, form == "n")
		case "i":
			if c := l.number(r.name, "an i32 value", 32); c != nil {
				a = l.i.i32(int64(int32(c.Lo)))
			}
		case "f":
			a = l.followup(r.name)
		}
		if a != nil {
			fields = append(fields, llvm.Field{Name: r.param, Value: a})
		}
	}
	if len(fields) == 0 || l.bad {
		return nil
	}
	return llvm.NewAttr(l.i.ctx, def, fields...)
}

// parallel returns the groups whose accesses are independent in the loop.
func (l *loopImport) parallel() []ir.Attribute {
	const name = "llvm.loop.parallel_accesses"
	n := l.take(name)
	if n == nil {
		return nil
	}
	var out []ir.Attribute
	for k := 1; k < len(n.Ops) || k == 1; k++ {
		g := nodeOperand(n, k)
		if g == nil {
			l.warn("expected metadata node " + name + " to hold one or multiple MDNodes")
			return nil
		}
		list, ok := l.i.groupsOf(g)
		if !ok {
			l.i.ctx.EmitWarning(l.loc, "could not lookup access group")
			continue
		}
		out = append(out, list...)
	}
	return out
}

func (l *loopImport) convert(n *text.Node) ir.Attribute {
	if !l.collect(n) {
		return nil
	}
	var fields []llvm.Field
	add := func(name string, a ir.Attribute) {
		if a != nil {
			fields = append(fields, llvm.Field{Name: name, Value: a})
		}
	}
	add("disableNonforced", l.unit("llvm.loop.disable_nonforced"))
	for _, p := range [...]struct {
		name string
		def  *ir.AttrClass
	}{{"vectorize", llvm.LoopVectorizeDef}, {"interleave", llvm.LoopInterleaveDef}, {"unroll", llvm.LoopUnrollDef}, {"unrollAndJam", llvm.LoopUnrollAndJamDef},
		{"licm", llvm.LoopLICMDef}, {"distribute", llvm.LoopDistributeDef}, {"pipeline", llvm.LoopPipelineDef}, {"peeled", llvm.LoopPeeledDef},
		{"unswitch", llvm.LoopUnswitchDef}} {
		add(p.name, l.part(p.name, p.def))
	}
	add("mustProgress", l.unit("llvm.loop.mustprogress"))
	if c := l.number("llvm.loop.isvectorized", "an integer value", 32); c != nil {
		add("isVectorized", l.i.ctx.Bool(c.Lo != 0))
	}
	if groups := l.parallel(); len(groups) > 0 {
		fields = append(fields, llvm.Field{Name: "parallelAccesses", Value: groups})
	}
	for k, name := range [...]string{"startLoc", "endLoc"} {
		if k < len(l.locs) && !l.i.debug.off {
			if at := l.i.location(l.locs[k]); l.i.ctx.LocInfo(at).Kind == ir.LocFused {
				add(name, l.i.ctx.LocAttr(at))
			}
		}
	}
	if len(l.props) > 0 {
		for _, name := range l.order {
			if l.props[name] != nil {
				l.warn("unknown loop annotation " + name)
			}
		}
	}
	if l.bad || len(fields) == 0 {
		return nil
	}
	return llvm.NewAttr(l.i.ctx, llvm.LoopAnnotationDef, fields...)
}
