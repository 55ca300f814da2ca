package transform

import "github.com/spvc/spvc/ir"

// callees is what SCCP knows about functions: who calls them, and what they return.
type callees struct {
	tables *ir.SymbolTables
	byOp   map[*ir.Operation]*callee
	hidden bool // there are functions whose callers are all in sight, unless they are used as values
}

// callee is what SCCP knows about one function.
type callee struct {
	// unknown is set if there may be callers that the pass does not see.
	unknown bool
	sites   []*ir.Operation
	results []fact
}

// find finds the functions in root that callers out of sight may call.
func (c *callees) find(root *ir.Operation) {
	c.tables, c.byOp = ir.NewSymbolTables(), map[*ir.Operation]*callee{}
	c.findIn(root, root, root.Block() == nil)
}

// findIn is find for op. visible says that all uses of the symbols in op are in root.
func (c *callees) findIn(root, op *ir.Operation, visible bool) {
	table := op.HasTrait(ir.SymbolTable)
	visible = visible || !table || ir.SymbolName(op) == "" || ir.SymbolVisibility(op) == ir.Private
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if o.NumRegions() > 0 {
					c.findIn(root, o, visible)
				}
			}
		}
	}
	if table && op.NumRegions() > 0 && !op.Region(0).Empty() {
		c.table(root, op, visible)
	}
}

// table finds the functions in the symbol table op that callers out of sight may call.
func (c *callees) table(root, op *ir.Operation, visible bool) {
	found := false
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if callableRegion(o) == nil || ir.SymbolName(o) == "" {
			continue
		}
		found = true
		if v := ir.SymbolVisibility(o); v == ir.Public || v == ir.Nested && !visible {
			c.of(o).unknown = true
		} else {
			c.hidden = true
		}
	}
	// Nested tables come first, so c.hidden counts all functions that operations in this table can name.
	if !found || !c.hidden {
		return
	}
	ok := ir.SymbolUses(op, func(u ir.SymbolUse) {
		if _, isCall := ir.OpInterface[ir.CallModel](u.User.Info()); isCall {
			return
		}
		if s := c.tables.LookupRef(u.User, u.Ref); s != nil {
			c.of(s).unknown = true
		}
	})
	if !ok {
		root.Walk(func(o *ir.Operation) {
			if callableRegion(o) != nil {
				c.of(o).unknown = true
			}
		})
	}
}

func (c *callees) of(op *ir.Operation) *callee {
	f := c.byOp[op]
	if f == nil {
		f = &callee{}
		c.byOp[op] = f
	}
	return f
}

// resolve returns the function that call names, or nil if it is unknown or has no body. As in MLIR, a call of a value calls an unknown function.
func (c *callees) resolve(call *ir.Operation, m ir.CallModel) *ir.Operation {
	ref, _ := m.Callee(call)
	if ref == nil {
		return nil
	}
	if f := c.tables.LookupRef(call, ref); f != nil && callableRegion(f) != nil {
		return f
	}
	return nil
}

func callableRegion(op *ir.Operation) *ir.Region {
	if m, ok := ir.OpInterface[ir.CallableModel](op.Info()); ok {
		if r := m.CallableRegion(op); r != nil && !r.Empty() {
			return r
		}
	}
	return nil
}

// call passes the operands of a call to the function, and what the function returns to the results.
func (s *sccp) call(op *ir.Operation, m ir.CallModel) {
	f := s.callees.resolve(op, m)
	if f == nil || !s.inside(callableRegion(f).First()) {
		s.varyResults(op)
		return
	}
	c := s.callees.of(f)
	if s.numbered(op) && !s.calling[op.Scratch] {
		s.calling[op.Scratch] = true
		c.sites = append(c.sites, op)
	}
	for i, r := range c.results {
		if i < op.NumResults() {
			s.join(op.Result(i), r)
		}
	}
	r := callableRegion(f)
	s.enter(r.First())
	start, n := m.CallOperands(op)
	for i, a := range r.First().Args() {
		if c.unknown || i >= n {
			s.vary(a)
		} else {
			s.join(a, s.fact(op.Operand(start+i)))
		}
	}
}

// callable enters the body of a function that callers out of sight may call. Calls enter the bodies of others.
func (s *sccp) callable(op *ir.Operation, r *ir.Region) {
	if !s.callees.of(op).unknown {
		return
	}
	s.enter(r.First())
	for _, a := range r.First().Args() {
		s.vary(a)
	}
}

// returned passes the operands of the terminator op of the function f to the calls of f.
func (s *sccp) returned(op, f *ir.Operation) {
	c := s.callees.of(f)
	changed := false
	for i := range op.NumOperands() {
		if i == len(c.results) {
			c.results = append(c.results, fact{})
		}
		changed = c.results[i].add(s.fact(op.Operand(i))) || changed
	}
	if changed {
		for _, site := range c.sites {
			s.push(site)
		}
	}
}

// add joins g to f and reports whether f changed.
func (f *fact) add(g fact) bool {
	switch {
	case !g.isKnown() || f.varies || !g.varies && f.value == g.value:
		return false
	case f.isKnown():
		g = fact{varies: true}
	}
	*f = g
	return true
}

// inside reports whether b is in the operation that the pass runs on.
func (s *sccp) inside(b *ir.Block) bool {
	i := int(b.Scratch)
	return i > 0 && i <= len(s.blocks) && s.blocks[i-1] == b
}
