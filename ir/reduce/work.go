package reduce

import "github.com/spvc/spvc/ir"

// work is a copy of the IR that edits change.
type work struct {
	root *ir.Operation
	b    *ir.Builder
	opts *Options
	// constantsFirst is the option of the strategy.
	constantsFirst bool
	// erased holds the operations that edits erased, and those that were nested in them.
	erased map[*ir.Operation]bool
	// users maps symbols to the operations that refer to them; nil until an edit asks.
	users *ir.SymbolUsers
	// names counts the short names that symbols of a symbol table have received.
	names map[*ir.Operation]int
	// failed is set if the copy is useless.
	failed bool
}

func newWork(root *ir.Operation, opts *Options, st *strategy) *work {
	return &work{root: root, b: ir.NewBuilder(root.Context(), nil), opts: opts, constantsFirst: st.constantsFirst,
		erased: map[*ir.Operation]bool{}, names: map[*ir.Operation]int{}}
}

// each calls visit for the operations nested in the root, outermost first.
func (w *work) each(visit func(op *ir.Operation)) {
	w.root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op != w.root {
			visit(op)
		}
		return ir.WalkAdvance
	})
}

// depthOf returns how deep operations are nested in op, 0 if op contains none.
func depthOf(op *ir.Operation) int {
	deepest := 0
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				deepest = max(deepest, 1+depthOf(o))
			}
		}
	}
	return deepest
}

// isTerminator reports whether op must stay at the end of its block.
func isTerminator(op *ir.Operation) bool {
	return op.HasTrait(ir.Terminator) || op.NumSuccessors() > 0
}

// forget notes that op and the operations in it are erased.
func (w *work) forget(op *ir.Operation) {
	op.Walk(func(o *ir.Operation) { w.erased[o] = true })
}

// erase removes op. Other values replace its results. If op is a symbol, the operations
// that refer to it go with it. It returns false if nothing can replace a result.
func (w *work) erase(op *ir.Operation) bool {
	if w.erased[op] {
		return false
	}
	if !w.replaceResults(op) {
		return false
	}
	w.forget(op)
	if ir.SymbolName(op) != "" {
		if w.users == nil {
			w.users = ir.NewSymbolUsers(w.root, ir.NewSymbolTables())
		}
		for _, u := range w.users.Of(op) {
			if !u.IsAncestor(op) && !isTerminator(u) {
				w.erase(u)
			}
		}
	}
	op.Erase()
	return true
}

// replaceResults makes the users of op's results use other values.
func (w *work) replaceResults(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if !w.replace(op.Result(i), op) {
			return false
		}
	}
	return true
}

// replace makes the users of v use another value that exists before op.
func (w *work) replace(v *ir.Value, op *ir.Operation) bool {
	if !v.HasUses() {
		return true
	}
	sub := w.substitute(v, op)
	if sub == nil {
		return false
	}
	v.ReplaceAllUsesWith(sub)
	return true
}

// substitute returns a value of v's type that exists before op: an operand of op, an
// argument of a block around it, or a constant. It returns nil if there is none.
func (w *work) substitute(v *ir.Value, op *ir.Operation) *ir.Value {
	if w.constantsFirst {
		if c := w.constant(v.Type(), op); c != nil {
			return c
		}
	}
	for i := range op.NumOperands() {
		if o := op.Operand(i); o.Type() == v.Type() && o.DefiningOp() != op && o != v {
			return o
		}
	}
	if a := argumentFor(v, op); a != nil {
		return a
	}
	if w.constantsFirst {
		return nil
	}
	return w.constant(v.Type(), op)
}

// argumentFor returns another argument of v's type of op's block, or of an entry block
// around it.
func argumentFor(v *ir.Value, op *ir.Operation) *ir.Value {
	for {
		b := op.Block()
		if b == nil {
			return nil
		}
		for _, block := range []*ir.Block{b, b.Region().First()} {
			for _, a := range block.Args() {
				if a.Type() == v.Type() && a != v {
					return a
				}
			}
		}
		if op = op.Parent(); op == nil || op.HasTrait(ir.IsolatedFromAbove) {
			return nil
		}
	}
}

// constant makes the constant 0 of type t before op, or a placeholder if no dialect has
// such a constant. It returns nil if there is neither.
func (w *work) constant(t ir.Type, op *ir.Operation) *ir.Value {
	w.b.SetBefore(op)
	if zero := zeroOf(t); zero != nil {
		for o := op; o != nil; o = o.Parent() {
			if v := w.materialize(o.Info().Dialect, zero, t, op.Loc()); v != nil {
				return v
			}
		}
		for _, d := range op.Context().LoadedDialects() {
			if v := w.materialize(d, zero, t, op.Loc()); v != nil {
				return v
			}
		}
	}
	if w.opts.Placeholder == nil {
		return nil
	}
	if c := w.opts.Placeholder(w.b, t, op.Loc()); c != nil {
		return c.Result(0)
	}
	return nil
}

// materialize makes the constant a of type t with d's constant materializer, or returns
// nil.
func (w *work) materialize(d *ir.DialectInfo, a ir.Attribute, t ir.Type, loc ir.Location) *ir.Value {
	if d == nil || d.Constant == nil {
		return nil
	}
	c := d.Constant(w.b, a, t, loc)
	if c == nil {
		return nil
	}
	return c.Result(0)
}

// zeroOf returns the attribute of the constant 0 of type t, or nil if there is none.
func zeroOf(t ir.Type) ir.Attribute {
	c := t.Context()
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return c.Int(t, 0)
	case *ir.FloatType:
		return c.FloatValue(t, 0)
	case *ir.ComplexType:
		if e := zeroOf(t.Element); e != nil {
			return c.Array([]ir.Attribute{e, e})
		}
	case *ir.VectorType:
		return splat(t, zeroOf(t.ElementType()))
	case *ir.RankedTensorType:
		return splat(t, zeroOf(t.ElementType()))
	}
	return nil
}

// splat returns elements of the static type t that all are a number, or nil.
func splat(t ir.ShapedType, number ir.Attribute) ir.Attribute {
	switch number.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
	default:
		return nil
	}
	for _, d := range t.Shape() {
		if d < 0 {
			return nil
		}
	}
	return t.Context().SplatOf(t, number)
}
