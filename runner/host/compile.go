package host

import (
	"context"
	"errors"

	"github.com/spvc/spvc/ir"
)

// stmt executes one operation.
type stmt func(f *frame) error

// frame is an activation of a function.
type frame struct {
	m     *Machine
	ctx   context.Context
	vals  []Value
	ret   []Value // results of the block that returned
	depth int
	// allocas are the buffers of memref.alloca. They are freed when the function or
	// scope ends.
	allocas []*buffer
}

// function is a compiled func.func.
type function struct {
	args  []int
	slots int
	entry *block
}

// block is a compiled block. If the block ends in the terminator of a region, term is
// nil and yields are the terminator's operands.
type block struct {
	args   []int
	stmts  []stmt
	term   func(f *frame) (*block, error)
	yields []int
}

var errSteps = errors.New("the program exceeds its limit on steps")

// stepsPerCheck is the number of steps between two checks of the context.
const stepsPerCheck = 4096

// step counts a step. It returns an error if the program exceeds MaxSteps or the
// context is done.
func (f *frame) step() error {
	if f.m.steps++; f.m.steps%stepsPerCheck == 0 {
		if err := f.ctx.Err(); err != nil {
			return err
		}
	}
	if most := f.m.opts.MaxSteps; most > 0 && f.m.steps > most {
		return errSteps
	}
	return nil
}

func (f *frame) run(b *block) error {
	if err := f.step(); err != nil {
		return err
	}
	for _, s := range b.stmts {
		if err := s(f); err != nil {
			return err
		}
	}
	return nil
}

// runBlocks runs blocks, starting with b, until the function returns.
func (f *frame) runBlocks(b *block) ([]Value, error) {
	for b != nil {
		if err := f.run(b); err != nil {
			return nil, err
		}
		next, err := b.term(f)
		if err != nil {
			return nil, err
		}
		b = next
	}
	return f.ret, nil
}

// values returns the values in the given slots in a new slice.
func (f *frame) values(slots []int) []Value {
	vs := make([]Value, len(slots))
	for i, s := range slots {
		vs[i] = f.vals[s]
	}
	return vs
}

// set stores vs in the given slots.
func (f *frame) set(slots []int, vs []Value) {
	for i, s := range slots {
		f.vals[s] = vs[i]
	}
}

// compiler translates one function.
type compiler struct {
	m      *Machine
	slots  map[*ir.Value]int
	blocks map[*ir.Block]*block
	depth  int
	// masks holds the mask of each operation that is in a vector.mask.
	masks map[*ir.Operation]*ir.Value
}

// compileFunc translates an operation that is not a terminator.
type compileFunc func(c *compiler, op *ir.Operation) (stmt, error)

// maxNesting bounds the nesting of regions.
const maxNesting = 1000

// function returns the compiled form of op.
func (m *Machine) function(op *ir.Operation) (*function, error) {
	if f := m.funcs[op]; f != nil {
		return f, nil
	}
	if op.Region(0).Empty() {
		return nil, at(op, errors.New("function @"+op.StringAttr("sym_name")+" has no body and is not a runtime function"))
	}
	c := &compiler{m: m, slots: map[*ir.Value]int{}, blocks: map[*ir.Block]*block{}, masks: map[*ir.Operation]*ir.Value{}}
	f := &function{}
	m.funcs[op] = f
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		c.declare(b)
	}
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		if err := c.fill(b); err != nil {
			delete(m.funcs, op)
			return nil, err
		}
	}
	f.entry = c.blocks[op.Region(0).First()]
	f.args = f.entry.args
	f.slots = len(c.slots)
	return f, nil
}

// slot returns the slot of v. The first call for v allocates the slot.
func (c *compiler) slot(v *ir.Value) int {
	if s, ok := c.slots[v]; ok {
		return s
	}
	s := len(c.slots)
	c.slots[v] = s
	return s
}

func (c *compiler) slotsOf(vs []*ir.Value) []int {
	out := make([]int, len(vs))
	for i, v := range vs {
		out[i] = c.slot(v)
	}
	return out
}

func (c *compiler) operands(op *ir.Operation) []int { return c.slotsOf(op.Operands()) }

func (c *compiler) results(op *ir.Operation) []int { return c.slotsOf(op.Results()) }

func (c *compiler) declare(b *ir.Block) {
	c.blocks[b] = &block{args: c.slotsOf(b.Args())}
}

// fill translates the operations of b.
func (c *compiler) fill(b *ir.Block) error {
	out := c.blocks[b]
	for op := b.First(); op != nil; op = op.Next() {
		if op.Next() == nil {
			return c.terminator(out, op)
		}
		s, err := c.statement(op)
		if err != nil {
			return at(op, err)
		}
		if s != nil {
			out.stmts = append(out.stmts, s)
		}
	}
	return nil
}

// statement translates an operation that is not a terminator.
func (c *compiler) statement(op *ir.Operation) (stmt, error) {
	make := c.m.ops[op.Def()]
	if make == nil {
		return nil, notInterpreted("operation", op)
	}
	return make(c, op)
}

// computes translates an operation with the function that computes its one result.
func computes(c *compiler, op *ir.Operation, f func(f *frame) (Value, error)) (stmt, error) {
	out := c.slot(op.Result(0))
	return func(fr *frame) error {
		v, err := f(fr)
		fr.vals[out] = v
		return at(op, err)
	}, nil
}

// vectorOf translates an operation with the function that computes the elements of its one result.
func vectorOf(c *compiler, op *ir.Operation, f func(f *frame) ([]Value, error)) (stmt, error) {
	if _, err := fixedCount(op.Result(0).Type()); err != nil {
		return nil, err
	}
	return computes(c, op, func(fr *frame) (Value, error) {
		vs, err := f(fr)
		return Value{ref: vs}, err
	})
}

// always translates an operation whose one result is always v.
func always(c *compiler, op *ir.Operation, v Value) (stmt, error) {
	out := c.slot(op.Result(0))
	return func(f *frame) error { f.vals[out] = v; return nil }, nil
}

// regions translates the two regions of op.
func (c *compiler) regions(op *ir.Operation) (first, second *block, err error) {
	if first, err = c.region(op.Region(0)); err == nil {
		second, err = c.region(op.Region(1))
	}
	return first, second, err
}

// region translates a region of one block. It returns nil for an empty region.
func (c *compiler) region(r *ir.Region) (*block, error) {
	if r.Empty() {
		return nil, nil
	}
	if !r.HasOneBlock() {
		return nil, errors.New("a region with several blocks cannot be interpreted on the host")
	}
	return c.blocksOf(r)
}

// blocksOf translates the blocks of a region and returns the first.
func (c *compiler) blocksOf(r *ir.Region) (*block, error) {
	if c.depth++; c.depth > maxNesting {
		return nil, errors.New("regions are nested too deeply")
	}
	defer func() { c.depth-- }()
	for b := r.First(); b != nil; b = b.Next() {
		c.declare(b)
	}
	for b := r.First(); b != nil; b = b.Next() {
		if err := c.fill(b); err != nil {
			return nil, err
		}
	}
	return c.blocks[r.First()], nil
}

// notInterpreted returns the error of an operation that has no function in the tables.
func notInterpreted(kind string, op *ir.Operation) error {
	text := "the " + kind + " cannot be interpreted on the host"
	if why := notOnHost[op.Def()]; why != "" {
		text += ": " + why
	}
	return errors.New(text)
}

// terminator translates the last operation of a block.
func (c *compiler) terminator(out *block, op *ir.Operation) error {
	end := c.m.terms[op.Def()]
	if end == nil {
		return at(op, notInterpreted("terminator", op))
	}
	return at(op, end(c, out, op))
}

func yieldTerm(c *compiler, out *block, op *ir.Operation) error {
	out.yields = c.operands(op)
	return nil
}

func returnTerm(c *compiler, out *block, op *ir.Operation) error {
	vals := c.operands(op)
	out.term = func(f *frame) (*block, error) {
		f.ret = f.values(vals)
		return nil, nil
	}
	return nil
}

func branchTerm(c *compiler, out *block, op *ir.Operation) error {
	j := c.jump(op.Successor(0), op.Operands())
	out.term = func(f *frame) (*block, error) { return j(f), nil }
	return nil
}

func condBranchTerm(c *compiler, out *block, op *ir.Operation) error {
	cond := c.slot(op.Operand(0))
	yes, no := c.jump(op.Successor(0), op.OperandsIn(1)), c.jump(op.Successor(1), op.OperandsIn(2))
	out.term = func(f *frame) (*block, error) {
		if f.vals[cond].bits&1 != 0 {
			return yes(f), nil
		}
		return no(f), nil
	}
	return nil
}

// jump returns a function that passes args to block b and returns b.
func (c *compiler) jump(b *ir.Block, args []*ir.Value) func(f *frame) *block {
	to, from := c.blocks[b], c.slotsOf(args)
	switch len(from) {
	case 0:
		return func(*frame) *block { return to }
	case 1:
		return func(f *frame) *block {
			f.vals[to.args[0]] = f.vals[from[0]]
			return to
		}
	}
	return func(f *frame) *block {
		f.set(to.args, f.values(from))
		return to
	}
}

func switchTerm(c *compiler, out *block, op *ir.Operation) error {
	flag := c.slot(op.Operand(0))
	segs, _ := op.Attr("case_operand_segments").(*ir.DenseArrayAttr)
	values, _ := op.Attr("case_values").(*ir.DenseElementsAttr)
	dflt := c.jump(op.Successor(0), op.OperandsIn(1))
	targets := map[Value]func(*frame) *block{}
	rest := op.OperandsIn(2)
	for i := range op.NumSuccessors() - 1 {
		v, err := constant(values.Element(int64(i)))
		if err != nil {
			return err
		}
		n := int(segs.Int64(i))
		if _, dup := targets[v]; !dup {
			targets[v] = c.jump(op.Successor(i+1), rest[:n])
		}
		rest = rest[n:]
	}
	out.term = func(f *frame) (*block, error) {
		if j := targets[f.vals[flag]]; j != nil {
			return j(f), nil
		}
		return dflt(f), nil
	}
	return nil
}
