package llvmexec

import (
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
)

// thread executes functions.
type thread struct {
	p        *Program
	function string
	op       *ir.Operation // the operation that is executed, or compiled
	depth    int
	calls    []Call
	frames   []cell // free cells for frames
	ret      []cell // what the function returned
	temp     []cell
	locals   []*object // memory of the stack, of all functions
	varargs  []vararg  // the variadic arguments of the function that runs
}

// code is a compiled region.
type code struct {
	name   string
	frame  int // cells
	consts []cell
	params int // cells behind the constants that receive the arguments
	blocks []block
}

// block is a compiled block.
type block struct {
	steps []step
	ops   []*ir.Operation // the operations of the steps, and the terminator
	term  func(x *thread, f []cell) *block
}

// step executes an operation on the cells of a frame.
type step func(x *thread, f []cell)

// slot is the place of a value in a frame.
type slot struct {
	at int
	*shape
}

func (s slot) in(f []cell) []cell { return f[s.at : s.at+s.cells] }

// one returns the only cell of the value of a scalar.
func (s slot) one(f []cell) cell { return f[s.at] }

// execute runs a compiled region with arguments and returns what it returns.
func (x *thread) execute(c *code, args []cell) []cell {
	if x.depth++; x.depth > x.p.opts.MaxDepth {
		x.fault(Limit, "more than "+count.Of(x.p.opts.MaxDepth, "nested call"))
	}
	f, rest := x.frame(c.frame)
	copy(f, c.consts)
	copy(f[len(c.consts):], args)
	locals := len(x.locals)
	for b := &c.blocks[0]; b != nil; {
		n := len(b.steps)
		if x.p.steps -= int64(n) + 1; x.p.steps < 0 {
			x.op = b.ops[n]
			x.fault(Limit, "more than "+count.Of(x.p.opts.MaxSteps, "operation")+" were executed")
		}
		for i, s := range b.steps {
			x.op = b.ops[i]
			s(x, f)
		}
		x.op = b.ops[n]
		b = b.term(x, f)
	}
	for _, o := range x.locals[locals:] {
		if !o.freed {
			x.p.memory.free(o, x.op.Loc())
		}
	}
	x.locals = x.locals[:locals]
	x.frames = rest
	x.depth--
	return x.ret
}

// frameCells is the number of cells that are allocated at a time.
const frameCells = 1 << 14

// frame returns n cells, and what frames was before.
func (x *thread) frame(n int) (f, before []cell) {
	before = x.frames
	if n > len(x.frames) {
		x.frames = make([]cell, max(n, frameCells))
	}
	f, x.frames = x.frames[:n:n], x.frames[n:]
	clear(f)
	return f, before
}

// locate gives a fault the place of the operation that runs.
func (x *thread) locate(f *Fault) {
	if x.op != nil && f.Loc == ir.UnknownLoc {
		f.Loc = x.op.Loc()
	}
	f.Function = x.function
	for i := len(x.calls) - 1; i >= 0; i-- {
		f.Calls = append(f.Calls, x.calls[i])
	}
}

// use reports a fault if a value is not defined. what says what it is used for.
func (x *thread) use(cells []cell, what string) {
	if !defined(cells) {
		x.fault(Undefined, what+" is not defined")
	}
}

func leakText(o *object) string {
	return count.Of(len(o.data), "byte") + " of memory are never freed"
}
