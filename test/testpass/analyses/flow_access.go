package analyses

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
	"github.com/spvc/spvc/ir/pass"
)

// underlying is the value that others come from. It is no value if there are several.
type underlying struct {
	known bool
	value *ir.Value
}

// Join returns u if other is the same or unknown.
func (u underlying) Join(other underlying) (underlying, bool) {
	switch {
	case !other.known || u == other:
		return u, false
	case !u.known:
		return other, true
	}
	return underlying{known: true}, u.value != nil
}

type underlyingValues = dataflow.ForwardAnalysis[underlying]

// addUnderlying adds an analysis of what control flow passes on. Results of operations come from themselves.
func addUnderlying(s *dataflow.Solver) *underlyingValues {
	self := func(v *ir.Value) underlying { return underlying{true, v} }
	return dataflow.AddForward(s, dataflow.Forward[underlying]{
		Entry: self,
		Op: func(op *ir.Operation, _ []underlying, join func(*ir.Value, underlying)) {
			for _, v := range op.Results() {
				join(v, self(v))
			}
		},
	})
}

// source follows v back to a value that comes from itself. It returns false if nothing is known yet.
func source(v *ir.Value, of func(*ir.Value) underlying) (*ir.Value, bool) {
	for v != nil {
		u := of(v)
		if !u.known {
			return nil, false
		}
		if u.value == v {
			return v, true
		}
		v = u.value
	}
	return nil, false // MLIR 19 knows as little of several sources as of none
}

// accesses are the operations that may have accessed memory last, or access it next.
type accesses struct {
	unknown bool
	ops     []*ir.Operation
}

// accessMap has the accesses of the memory of values. It does not change.
type accessMap struct{ of map[*ir.Value]accesses }

func (m accessMap) with(v *ir.Value, a accesses) accessMap {
	out := accessMap{make(map[*ir.Value]accesses, len(m.of)+1)}
	for w, b := range m.of {
		out.of[w] = b
	}
	out.of[v] = a
	return out
}

// Join adds the accesses of other.
func (m accessMap) Join(other accessMap) (accessMap, bool) {
	changed := false
	for v, theirs := range other.of {
		ours, had := m.of[v]
		sum, grew := ours.merge(theirs)
		if !had || grew {
			m = m.with(v, sum)
		}
		changed = changed || grew
	}
	return m, changed
}

func (a accesses) merge(b accesses) (accesses, bool) {
	switch {
	case a.unknown:
		return a, false
	case b.unknown:
		return b, true
	}
	ops := slices.Clone(a.ops)
	for _, op := range b.ops {
		if !slices.Contains(ops, op) {
			ops = append(ops, op)
		}
	}
	return accesses{ops: ops}, len(ops) > len(a.ops)
}

// set makes op the only access of v.
func (m accessMap) set(v *ir.Value, op *ir.Operation) (accessMap, bool) {
	if a := m.of[v]; !a.unknown && len(a.ops) == 1 && a.ops[0] == op {
		return m, false
	}
	return m.with(v, accesses{ops: []*ir.Operation{op}}), true
}

// accessAnalysis is what the analyses of the last and of the next accesses share.
type accessAnalysis struct {
	sources *underlyingValues
	assume  bool // functions that are not seen access what they get
	reads   bool // the analysis is that of next accesses, which reads are, too
	edge    func(accessMap) (accessMap, bool)
	dense   dataflow.Dense[accessMap]
}

// op passes the state through the accesses of an operation.
func (x *accessAnalysis) op(op *ir.Operation, from, to accessMap) (accessMap, bool) {
	e := op.Info().Entry
	if (e == nil || e.Effects == nil) && !op.HasTrait(ir.NoMemoryEffect) {
		return x.edge(to)
	}
	var effects []ir.Effect
	if e != nil && e.Effects != nil {
		e.Effects(op, func(e ir.Effect) { effects = append(effects, e) })
	}
	values := make([]*ir.Value, len(effects))
	for i, e := range effects {
		if e.Value == nil {
			return x.edge(to)
		}
		v, known := source(e.Value, x.sources.Of)
		if !known {
			return to, false
		}
		values[i] = v
	}
	to, changed := to.Join(from)
	for i, e := range effects {
		if e.Kind != ir.EffectRead || x.reads {
			var more bool
			to, more = to.set(values[i], op)
			changed = changed || more
		}
	}
	return to, changed
}

// flag returns whether the boolean attribute called name of op is set.
func flag(op *ir.Operation, name string) (value, has bool) {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	return ok && !a.Value.IsZero(), ok
}

// call passes the state to a function or back. A call with the attribute store_before_call stores, too.
func (x *accessAnalysis) call(op *ir.Operation, way dataflow.Transfer, from, to accessMap) (accessMap, bool) {
	if way == dataflow.ExternalCallee && x.assume {
		m, _ := ir.OpInterface[ir.CallModel](op.Info())
		start, n := m.CallOperands(op)
		var values []*ir.Value
		for _, v := range op.Operands()[start : start+n] {
			u, known := source(v, x.sources.Of)
			if !known {
				return to, false
			}
			values = append(values, u)
		}
		to, changed := to.Join(from)
		for _, v := range values {
			var more bool
			to, more = to.set(v, op)
			changed = changed || more
		}
		return to, changed
	}
	before, stores := flag(op, "store_before_call")
	if stores && (way == dataflow.EnterCallee && before || way == dataflow.ExitCallee && !before) {
		return x.op(op, from, to)
	}
	return x.dense.PassCall(way, from, to)
}

// branch passes the state into a region or out of it. An operation with the attribute store_before_region stores, too.
func (x *accessAnalysis) branch(op *ir.Operation, source, target int, from, to accessMap) (accessMap, bool) {
	before, stores := flag(op, "store_before_region")
	if !stores || !(target < 0 && !before || source < 0 && before) || x.reads && skips(op) {
		return to.Join(from)
	}
	to, changed := x.op(op, from, to)
	if x.reads {
		return to, changed
	}
	to, more := to.Join(from) // as in MLIR, what was there before stays possible
	return to, changed || more
}

// skips reports whether control may pass op without entering a region.
func skips(op *ir.Operation) (may bool) {
	m, _ := ir.OpInterface[ir.RegionBranchModel](op.Info())
	m.RegionSuccessors(op, -1, func(to int) { may = may || to < 0 })
	return may
}

// add adds the analyses that this one needs, itself by last, and then the underlying values.
func (x *accessAnalysis) add(s *dataflow.Solver, last func(dataflow.Dense[accessMap])) {
	dataflow.AddDeadCode(s)
	dataflow.AddConstants(s)
	x.dense = dataflow.Dense[accessMap]{Edge: x.edge, Op: x.op, Call: x.call, Branch: x.branch}
	last(x.dense)
	x.sources = addUnderlying(s)
}

// lookup is the source of v in the finished analysis.
func (x *accessAnalysis) lookup(v *ir.Value) (*ir.Value, bool) {
	return source(v, func(v *ir.Value) underlying { u, _ := x.sources.Lookup(v); return u })
}

// newLastModified returns the pass test-last-modified.
func newLastModified() *pass.Pass {
	calls, assume := true, false
	return &pass.Pass{
		Name: "test-last-modified", Class: "(anonymous namespace)::TestLastModifiedPass",
		Options: []pass.Option{
			pass.Bool("assume-func-writes", &assume, "assume external functions have write effect on all arguments"),
			pass.Bool("interprocedural", &calls, "perform interprocedural analysis"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{Intraprocedural: !calls}
			x := &accessAnalysis{assume: assume, edge: func(to accessMap) (accessMap, bool) { return accessMap{}, len(to.of) > 0 }}
			var states *dataflow.DenseForward[accessMap]
			x.add(s, func(d dataflow.Dense[accessMap]) { states = dataflow.AddDenseForward(s, d) })
			if !s.Run(op) {
				return false
			}
			return reporting(toErr, func(w *report, op *ir.Operation) {
				op.Walk(func(o *ir.Operation) {
					if tag, ok := o.Attr("tag").(*ir.StringAttr); ok {
						after, _ := states.After(o)
						w.put("test_tag: ", tag.Value, ":\n")
						w.lastModified(x, o, after)
					}
				})
			})(op, r)
		},
	}
}

// lastModified tells what modified the operands of op last.
func (w *report) lastModified(x *accessAnalysis, op *ir.Operation, after accessMap) {
	for i, v := range op.Operands() {
		w.put(" operand #", i, "\n")
		u, known := x.lookup(v)
		if !known {
			w.put(" - <unknown>\n")
			continue
		}
		a, has := after.of[u]
		switch {
		case !has:
			w.put("  - <unknown>\n")
		case a.unknown:
			w.put(" - <unknown>\n")
		}
		for _, m := range a.ops {
			if name, ok := m.Attr("tag_name").(*ir.StringAttr); ok {
				w.put("  - ", name.Value, "\n")
			} else {
				w.put("  - ", m.Name(), "\n")
			}
		}
	}
}

// newNextAccess returns the pass test-next-access.
func newNextAccess() *pass.Pass {
	calls, assume := true, false
	return &pass.Pass{
		Name: "test-next-access", Class: "(anonymous namespace)::TestNextAccessPass",
		Options: []pass.Option{
			pass.Bool("assume-func-reads", &assume, "assume external functions have read effect on all arguments"),
			pass.Bool("interprocedural", &calls, "perform interprocedural analysis"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{Intraprocedural: !calls}
			x := &accessAnalysis{assume: assume, reads: true, edge: forgetAll}
			var states *dataflow.DenseBackward[accessMap]
			x.add(s, func(d dataflow.Dense[accessMap]) { states = dataflow.AddDenseBackward(s, d) })
			if !s.Run(op) {
				return false
			}
			op.Walk(func(o *ir.Operation) {
				if _, ok := o.Attr("name").(*ir.StringAttr); ok {
					x.annotate(o, states)
				}
			})
			return true
		},
	}
}

// forgetAll makes the accesses of all values in m unknown.
func forgetAll(m accessMap) (accessMap, bool) {
	changed := false
	for v, a := range m.of {
		if !a.unknown {
			m = m.with(v, accesses{unknown: true})
			changed = true
		}
	}
	return m, changed
}

// annotate notes the next accesses of the operands of op in attributes.
func (x *accessAnalysis) annotate(op *ir.Operation, states *dataflow.DenseBackward[accessMap]) {
	op.SetAttr("next_access", x.nextAccess(op, states.After))
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return
	}
	var all []ir.Attribute
	visit := func(to int) {
		if to >= 0 && !op.Region(to).Empty() {
			all = append(all, x.nextAccess(op, func(*ir.Operation) (accessMap, bool) { return states.AtStart(op.Region(to).First()) }))
		}
	}
	m.RegionSuccessors(op, -1, visit)
	op.SetAttr("next_at_entry_point", op.Context().Array(all))
}

// nextAccess returns the accesses of the operands of op in the state that at returns.
func (x *accessAnalysis) nextAccess(op *ir.Operation, at func(*ir.Operation) (accessMap, bool)) ir.Attribute {
	c := op.Context()
	state, known := at(op)
	if !known {
		return c.String("not computed")
	}
	var all []ir.Attribute
	for _, v := range op.Operands() {
		u, ok := x.lookup(v)
		a, has := state.of[u]
		if !ok || !has || a.unknown {
			all = append(all, c.String("unknown"))
			continue
		}
		var names []ir.Attribute
		for _, o := range a.ops {
			if name, ok := o.Attr("name").(*ir.StringAttr); ok {
				names = append(names, name)
			} else {
				names = append(names, c.String(o.Text(ir.PrintOptions{})))
			}
		}
		all = append(all, c.Array(names))
	}
	return c.Array(all)
}
