package kernelgen

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// exec executes one invocation, in the frame of one function.
type exec struct {
	m      *machine
	frame  []value
	reader moment
	depth  int
	inv    *invocation // nil on the host
	// mask is the mask of the vector.mask around the operation, and passThru its other result.
	mask, passThru []scalar
}

func (x *exec) get(v *ir.Value) *value { return &x.frame[v.Scratch] }

func (x *exec) set(v *ir.Value, to value) { x.frame[v.Scratch] = to }

// number returns a value that must be a firm number, such as an index or a condition.
func (x *exec) number(v *ir.Value, what string) (uint64, error) {
	s := x.get(v).one
	if s.state != firm && (s.state != either || !x.m.opts.OpenSpecials) {
		return 0, fmt.Errorf("undefined behavior: the %s is poison or vague", what)
	}
	return s.bits, nil
}

// indices returns the values of indices.
func (x *exec) indices(vs []*ir.Value) ([]int64, error) {
	out := make([]int64, len(vs))
	for i, v := range vs {
		n, err := x.number(v, "index")
		if err != nil {
			return nil, err
		}
		out[i] = int64(n)
	}
	return out, nil
}

// values returns copies of the values of vs.
func (x *exec) values(vs []*ir.Value) []value {
	out := make([]value, len(vs))
	for i, v := range vs {
		out[i] = *x.get(v)
	}
	return out
}

func (x *exec) setAll(to []*ir.Value, from []value) {
	for i, v := range to {
		x.set(v, from[i])
	}
}

// call executes a function in a frame of its own and returns its results.
func (x *exec) call(f *ir.Operation, args []value) ([]value, error) {
	if f.NumRegions() == 0 || f.Region(0).Empty() {
		return nil, errors.New("the function has no body")
	}
	if x.depth > 100 {
		return nil, errors.New("calls are nested too deeply")
	}
	inner := &exec{m: x.m, frame: make([]value, x.m.frameSize(f)), reader: x.reader, depth: x.depth + 1, inv: x.inv}
	inner.setAll(f.Region(0).First().Args(), args)
	end, err := inner.blocks(f.Region(0).First())
	x.reader = inner.reader
	if err != nil {
		return nil, err
	}
	return inner.values(end.Operands()), nil
}

// blocks executes blocks from b on until one ends in a terminator without successors,
// which it returns.
func (x *exec) blocks(b *ir.Block) (*ir.Operation, error) {
	for {
		end, err := x.block(b)
		if err != nil {
			return nil, err
		}
		var args []*ir.Value
		switch {
		case end.Is(cf.Branch):
			b, args = end.Successor(0), end.Operands()
		case end.Is(cf.CondBranch):
			c, err := x.number(end.Operand(0), "condition of the branch")
			if err != nil {
				return nil, x.errorAt(end, err)
			}
			if c != 0 {
				b, args = cf.CondBranchOp{Operation: end}.True()
			} else {
				b, args = cf.CondBranchOp{Operation: end}.False()
			}
		case end.Is(cf.Switch):
			n, err := x.number(end.Operand(0), "flag of the switch")
			if err != nil {
				return nil, x.errorAt(end, err)
			}
			b, args = selected(cf.SwitchOp{Operation: end}, n)
		case end.NumSuccessors() != 0:
			return nil, x.errorAt(end, errUnknown)
		default:
			return end, nil
		}
		x.setAll(b.Args(), x.values(args))
		if x.m.opts.OpenSpecials {
			x.openMerged(b)
		}
	}
}

// selected returns the block of the first case with a value, and what it gets.
func selected(s cf.SwitchOp, value uint64) (*ir.Block, []*ir.Value) {
	for i := range s.NumCases() {
		if readNumber(s.CaseValue(i).AppendBytes(nil)) == value {
			return s.Case(i)
		}
	}
	return s.Default()
}

var errUnknown = errors.New("the evaluator does not know the operation")

// errorAt adds to an error where it happened.
func (x *exec) errorAt(op *ir.Operation, err error) error {
	var placed *placedError
	if errors.As(err, &placed) || errors.Is(err, errStopped) {
		return err
	}
	return &placedError{fmt.Errorf("%s: %w", ir.DiagnosticText(op), err)}
}

// placedError is an error that says where it happened.
type placedError struct{ error }

func (e *placedError) Unwrap() error { return e.error }

// block executes a block up to its terminator, which it returns.
func (x *exec) block(b *ir.Block) (*ir.Operation, error) {
	op := b.First()
	for ; op != nil; op = op.Next() {
		if x.m.stepsLeft--; x.m.stepsLeft < 0 {
			return nil, x.errorAt(op, errors.New("the program takes too many steps"))
		}
		x.m.counts[op.Def()]++
		h, ok := x.m.handlers[op.Def()]
		if !ok {
			if op.Next() == nil {
				return op, nil
			}
			return nil, x.errorAt(op, errUnknown)
		}
		if err := h(x, op); err != nil {
			return nil, x.errorAt(op, err)
		}
		if !x.m.result.Open && x.leavesOpen(op.Results()) && !x.leavesOpen(op.Operands()) {
			x.m.result.Open = true
		}
		if x.m.opts.OpenSpecials {
			x.openSpecials(op)
		}
	}
	return nil, errors.New("a block has no terminator")
}

// leavesOpen reports whether MLIR leaves a number of the values open.
func (x *exec) leavesOpen(vs []*ir.Value) bool {
	for _, v := range vs {
		at := x.get(v)
		if at.vec == nil && at.one.state == vague || slices.ContainsFunc(at.vec, func(s scalar) bool { return s.state == vague }) {
			return true
		}
	}
	return false
}

// structured has the operations with regions, and calls.
func structured(h map[*ir.OpDef]handler) {
	h[scf.If] = ifElse
	h[scf.For] = forLoop
	h[scf.While] = whileLoop
	h[scf.ExecuteRegion] = func(x *exec, op *ir.Operation) error {
		end, err := x.blocks(op.Region(0).First())
		if err != nil {
			return err
		}
		x.setAll(op.Results(), x.values(end.Operands()))
		return nil
	}
	h[scf.IndexSwitch] = indexSwitch
	h[fn.Call] = callFunction
	h[gpu.Barrier] = func(x *exec, op *ir.Operation) error {
		_, err := x.pause(op, nil)
		return err
	}
}

func callFunction(x *exec, op *ir.Operation) error {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return errUnknown
	}
	f := ir.LookupNearestSymbol(op, ref)
	if f == nil {
		return errors.New("the callee does not exist")
	}
	out, err := x.call(f, x.values(op.Operands()))
	if err != nil {
		return err
	}
	x.setAll(op.Results(), out)
	return nil
}

func ifElse(x *exec, op *ir.Operation) error {
	c, err := x.number(op.Operand(0), "condition")
	if err != nil {
		return err
	}
	r := op.Region(1)
	if c != 0 {
		r = op.Region(0)
	}
	if r.Empty() {
		return nil
	}
	return x.yields(op, r)
}

// yields executes the block of a region and gives op the results that it yields.
func (x *exec) yields(op *ir.Operation, r *ir.Region) error {
	end, err := x.block(r.First())
	if err != nil {
		return err
	}
	x.setAll(op.Results(), x.values(end.Operands()))
	return nil
}

func indexSwitch(x *exec, op *ir.Operation) error {
	n, err := x.number(op.Operand(0), "argument of the switch")
	if err != nil {
		return err
	}
	for i, c := range (scf.IndexSwitchOp{Operation: op}).Cases() {
		if int64(n) == c {
			return x.yields(op, op.Region(i+1))
		}
	}
	return x.yields(op, op.Region(0))
}

// forLoop executes scf.for: the step is positive. The order of unsigned bounds is that of signed ones with the other sign.
func forLoop(x *exec, op *ir.Operation) error {
	f := scf.ForOp{Operation: op}
	e, _, _ := elemOf(f.Step().Type())
	flip := uint64(0)
	if f.Unsigned() {
		flip = 1 << (e.width - 1)
	}
	var bounds [3]int64
	for i := range bounds {
		n, err := x.number(op.Operand(i), "bound of the loop")
		if err != nil {
			return err
		}
		bounds[i] = signed(n, e.width)
	}
	low, high, step := signed(uint64(bounds[0])^flip, e.width), signed(uint64(bounds[1])^flip, e.width), bounds[2]
	if step <= 0 {
		return errors.New("undefined behavior: the step of the loop is not positive")
	}
	carried := x.values(f.Inits())
	trips := 0
	for i := low; i < high; trips++ {
		x.set(f.InductionVar(), value{one: scalar{bits: (uint64(i) ^ flip) & mask(e.width)}})
		x.setAll(f.IterArgs(), carried)
		end, err := x.block(f.Body())
		if err != nil {
			return err
		}
		carried = x.values(end.Operands())
		if signed(uint64(i+step), e.width) < i {
			return errors.New("undefined behavior: the induction variable overflows")
		}
		i += step
	}
	x.setAll(op.Results(), carried)
	x.m.loop("scf.for", trips)
	return nil
}

// loop counts a loop.
func (m *machine) loop(name string, trips int) {
	n := m.result.Loops[name]
	n[min(trips, 2)]++
	m.result.Loops[name] = n
}

func whileLoop(x *exec, op *ir.Operation) error {
	w := scf.WhileOp{Operation: op}
	carried := x.values(op.Operands())
	for trips := 0; ; trips++ {
		x.setAll(w.Before().Args(), carried)
		end, err := x.block(w.Before())
		if err != nil {
			return err
		}
		c, err := x.number(end.Operand(0), "condition of the loop")
		if err != nil {
			return err
		}
		carried = x.values(end.Operands()[1:])
		if c == 0 {
			x.m.loop("scf.while", trips)
			break
		}
		x.setAll(w.After().Args(), carried)
		if end, err = x.block(w.After()); err != nil {
			return err
		}
		carried = x.values(end.Operands())
	}
	x.setAll(op.Results(), carried)
	return nil
}

// handlers returns the operations that the evaluator knows. Terminators have no handler.
func handlers() map[*ir.OpDef]handler {
	h := map[*ir.OpDef]handler{}
	structured(h)
	integers(h)
	floats(h)
	mathFunctions(h)
	conversions(h)
	memories(h)
	vectors(h)
	gpuOps(h)
	printing(h)
	complexes(h)
	indexDialect(h)
	h[arith.Constant] = constant
	h[arith.Select] = choose
	return h
}
