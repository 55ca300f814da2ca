package reduce

import "github.com/spvc/spvc/ir"

// flow is the values that an operation with regions passes from its operands to its
// regions, between them, and to its results, in classes: if a result is dropped, what is
// passed to it goes too.
type flow struct {
	op *ir.Operation
	// values and operands number the results and arguments, and the operands. The numbers
	// with the same root in parents are a class.
	values   map[*ir.Value]int
	operands map[operandAt]int
	parents  []int
}

// operandAt is operand i of op.
type operandAt struct {
	op *ir.Operation
	i  int
}

// flowOf returns the flow of op, or nil if op does not say how its control flows.
func flowOf(op *ir.Operation) *flow {
	m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	if !ok {
		return nil
	}
	f := &flow{op: op, values: map[*ir.Value]int{}, operands: map[operandAt]int{}}
	for from := -1; from < op.NumRegions(); from++ {
		m.RegionSuccessors(op, from, func(to int) { f.edge(m, from, to) })
	}
	return f
}

// edge joins what control passes from region from to region to, -1 being the operation
// itself.
func (f *flow) edge(m ir.RegionBranchModel, from, to int) {
	if to >= 0 && f.op.Region(to).Empty() {
		return
	}
	inputs := m.SuccessorInputs(f.op, to)
	if from < 0 {
		f.enter(m.EntryOperands(f.op, to), inputs)
		return
	}
	for b := f.op.Region(from).First(); b != nil; b = b.Next() {
		end := b.Last()
		if end == nil || end.NumSuccessors() > 0 {
			continue
		}
		start, n := forwarded(end, to)
		for i := range min(n, len(inputs)) {
			f.join(f.operand(end, start+i), f.value(inputs[i]))
		}
	}
}

// enter joins the operands vs of the operation with the values that receive them. The
// operands are a run of the operation's operands.
func (f *flow) enter(vs, inputs []*ir.Value) {
	if len(vs) == 0 || len(vs) != len(inputs) {
		return
	}
	start := f.op.NumOperands() - len(vs)
	for ; start > 0 && !f.runAt(start, vs); start-- {
	}
	for i := range vs {
		f.join(f.operand(f.op, start+i), f.value(inputs[i]))
	}
}

// runAt reports whether vs are the operands from start on.
func (f *flow) runAt(start int, vs []*ir.Value) bool {
	for i, v := range vs {
		if f.op.Operand(start+i) != v {
			return false
		}
	}
	return true
}

func (f *flow) newClass() int {
	f.parents = append(f.parents, len(f.parents))
	return len(f.parents) - 1
}

func (f *flow) value(v *ir.Value) int {
	c, ok := f.values[v]
	if !ok {
		c = f.newClass()
		f.values[v] = c
	}
	return c
}

func (f *flow) operand(op *ir.Operation, i int) int {
	c, ok := f.operands[operandAt{op, i}]
	if !ok {
		c = f.newClass()
		f.operands[operandAt{op, i}] = c
	}
	return c
}

func (f *flow) find(c int) int {
	for f.parents[c] != c {
		c = f.parents[c]
	}
	return c
}

func (f *flow) join(a, b int) { f.parents[f.find(a)] = f.find(b) }

// listForwarded drops variables of loops and results of conditionals, with all that is
// passed to them.
func listForwarded(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		f := flowOf(op)
		if f == nil {
			return
		}
		for c := len(f.parents) - 1; c >= 0; c-- {
			if f.find(c) == c {
				edits = append(edits, edit{op, func(w *work) bool { return w.dropClass(op, c) }})
			}
		}
	})
	return edits
}

// dropClass drops the operands, arguments and results of class c of op's flow. The value
// that enters the operation, if there is one, replaces the arguments and results.
func (w *work) dropClass(op *ir.Operation, c int) bool {
	f := flowOf(op)
	if c >= len(f.parents) || f.find(c) != c {
		return false
	}
	var init *ir.Value
	for i := range op.NumOperands() {
		if f.hasClass(op, i, c) {
			init = op.Operand(i)
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if !w.dropClassIn(b, f, c, init) {
				return false
			}
		}
	}
	drop := make([]bool, op.NumResults())
	for i := range drop {
		k, ok := f.values[op.Result(i)]
		if drop[i] = ok && f.find(k) == c; drop[i] && !w.replaceBy(op.Result(i), init, op) {
			return false
		}
	}
	return f.dropOperands(op, c) && w.dropResults(op, drop)
}

// dropClassIn drops the arguments of b that are of class c of f, and the operands at the
// end of b.
func (w *work) dropClassIn(b *ir.Block, f *flow, c int, init *ir.Value) bool {
	for i := b.NumArgs() - 1; i >= 0; i-- {
		k, ok := f.values[b.Arg(i)]
		if !ok || f.find(k) != c {
			continue
		}
		if !w.replaceBy(b.Arg(i), init, f.op) {
			return false
		}
		b.EraseArg(i)
	}
	return b.Last() == nil || f.dropOperands(b.Last(), c)
}

// replaceBy replaces v by init if it has v's type, else by another value that exists
// before op.
func (w *work) replaceBy(v, init *ir.Value, op *ir.Operation) bool {
	if init != nil && init.Type() == v.Type() {
		v.ReplaceAllUsesWith(init)
	}
	return w.replace(v, op)
}

// hasClass reports whether operand i of op is of class c.
func (f *flow) hasClass(op *ir.Operation, i, c int) bool {
	k, ok := f.operands[operandAt{op, i}]
	return ok && f.find(k) == c
}

// dropOperands drops the operands of op that are of class c.
func (f *flow) dropOperands(op *ir.Operation, c int) bool {
	for i := op.NumOperands() - 1; i >= 0; i-- {
		if f.hasClass(op, i, c) && !dropOperand(op, i) {
			return false
		}
	}
	return true
}
