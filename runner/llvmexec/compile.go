package llvmexec

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// compiler compiles a region.
type compiler struct {
	x      *thread
	c      *code
	slots  map[*ir.Value]slot
	blocks map[*ir.Block]int
	next   int // the first free cell behind constants and parameters
}

// codeOf compiles a function of the module when it is first called.
func (x *thread) codeOf(f *function) *code {
	if f.code == nil {
		f.code = x.compile(f.op.Region(0), f)
	}
	return f.code
}

// compile compiles a region. f is nil for the initializer of a global.
func (x *thread) compile(r *ir.Region, f *function) *code {
	k := &compiler{x: x, c: &code{}, slots: map[*ir.Value]slot{}, blocks: map[*ir.Block]int{}}
	if f != nil {
		k.c.name = f.name
	}
	op := x.op
	k.place(r)
	i := 0
	k.c.blocks = make([]block, len(k.blocks))
	for b := r.First(); b != nil; b = b.Next() {
		k.block(b, &k.c.blocks[i])
		i++
	}
	k.c.frame = k.next
	x.op = op
	return k.c
}

// place gives each value of the region its cells: constants come first, then the parameters, then all others.
func (k *compiler) place(r *ir.Region) {
	for b := r.First(); b != nil; b = b.Next() {
		k.blocks[b] = len(k.blocks)
		for op := b.First(); op != nil; op = op.Next() {
			k.x.op = op
			if value := constantOf(op); value != nil {
				s := k.add(op.Result(0))
				k.c.consts = append(k.c.consts, make([]cell, s.cells)...)
				value(k.x, s.shape, k.c.consts[s.at:])
			}
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		for i := range b.NumArgs() {
			k.add(b.Arg(i))
		}
		if k.blocks[b] == 0 {
			k.c.params = k.next - len(k.c.consts)
		}
	}
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			k.x.op = op
			for i := range op.NumResults() {
				if _, ok := k.slots[op.Result(i)]; !ok {
					k.add(op.Result(i))
				}
			}
		}
	}
}

func (k *compiler) add(v *ir.Value) slot {
	s := slot{k.next, k.shape(v.Type())}
	k.slots[v] = s
	k.next += s.cells
	return s
}

func (k *compiler) shape(t ir.Type) *shape {
	s, why := k.x.p.shapes.value(t)
	if why != "" {
		k.x.fault(Unsupported, why)
	}
	return s
}

// layout returns the shape of a type that is only in memory.
func (k *compiler) layout(t ir.Type) *shape {
	s, why := k.x.p.shapes.of(t)
	if why != "" {
		k.x.fault(Unsupported, why)
	}
	return s
}

func (k *compiler) slot(v *ir.Value) slot { return k.slots[v] }

// operand returns the place of operand i of an operation, result that of its only result.
//
//go:noinline
func (k *compiler) operand(op *ir.Operation, i int) slot { return k.slots[op.Operand(i)] }

//go:noinline
func (k *compiler) result(op *ir.Operation) slot { return k.slots[op.Result(0)] }

func (k *compiler) block(b *ir.Block, out *block) {
	for op := b.First(); op != nil; op = op.Next() {
		k.x.op = op
		if op == b.Last() {
			out.term = k.terminator(op)
			out.ops = append(out.ops, op)
			return
		}
		if constantOf(op) != nil {
			continue
		}
		if s := k.step(op); s != nil {
			out.steps = append(out.steps, s)
			out.ops = append(out.ops, op)
		}
	}
}

// step compiles an operation that is no terminator. It returns nil if there is nothing to do. An operation that cannot be executed is a
// fault only when the program reaches it.
func (k *compiler) step(op *ir.Operation) step {
	def := op.Def()
	if make, ok := k.x.p.compilers[def]; ok {
		return make(k, op)
	}
	if f, ok := intBinaries[def]; ok {
		return k.intBinary(op, f)
	}
	if f, ok := floatBinaries[def]; ok {
		return k.floatBinary(op, f)
	}
	if f, ok := floatUnaries[def]; ok {
		return k.floatUnary(op, f)
	}
	if f, ok := intUnaries[def]; ok {
		return k.intUnary(op, f)
	}
	if f, ok := casts[def]; ok {
		return k.cast(op, f)
	}
	return func(x *thread, _ []cell) {
		x.fault(Unsupported, "the operation "+quote(op.Name())+" cannot be executed")
	}
}

// moves compiles the passing of values to the arguments of a block.
func (k *compiler) moves(vs []*ir.Value, to *ir.Block) func(x *thread, f []cell) {
	if len(vs) == 0 {
		return nil
	}
	from, dst := make([]slot, len(vs)), make([]slot, len(vs))
	for i, v := range vs {
		from[i], dst[i] = k.slots[v], k.slots[to.Arg(i)]
	}
	if len(vs) == 1 {
		a, d := from[0], dst[0]
		return func(_ *thread, f []cell) { copy(d.in(f), a.in(f)) }
	}
	return func(x *thread, f []cell) {
		x.temp = x.temp[:0]
		for _, s := range from {
			x.temp = append(x.temp, s.in(f)...)
		}
		rest := x.temp
		for _, d := range dst {
			copy(d.in(f), rest[:d.cells])
			rest = rest[d.cells:]
		}
	}
}

// branch compiles a branch to a block.
func (k *compiler) branch(to *ir.Block, vs []*ir.Value) func(x *thread, f []cell) *block {
	b := &k.c.blocks[k.blocks[to]]
	move := k.moves(vs, to)
	if move == nil {
		return func(*thread, []cell) *block { return b }
	}
	return func(x *thread, f []cell) *block {
		move(x, f)
		return b
	}
}

func (k *compiler) terminator(op *ir.Operation) func(x *thread, f []cell) *block {
	switch {
	case op.Is(llvm.Br):
		return k.branch(op.Successor(0), operandsOf(op, 0, op.NumOperands()))
	case op.Is(llvm.CondBr):
		return k.condBranch(op)
	case op.Is(llvm.Switch):
		return k.switches(op)
	case op.Is(llvm.Return):
		if op.NumOperands() == 0 {
			return func(x *thread, _ []cell) *block {
				x.ret = nil
				return nil
			}
		}
		s := k.operand(op, 0)
		return func(x *thread, f []cell) *block {
			x.ret = s.in(f)
			return nil
		}
	case op.Is(llvm.Unreachable):
		return func(x *thread, _ []cell) *block {
			x.fault(ReachedTrap, "the program reached a place that it declares unreachable")
			return nil
		}
	case op.Is(llvm.Invoke):
		call := k.call(op)
		next := k.branch(op.Successor(0), op.OperandsIn(1))
		return func(x *thread, f []cell) *block {
			call(x, f)
			return next(x, f)
		}
	}
	return func(x *thread, _ []cell) *block {
		x.fault(Unsupported, "the operation "+quote(op.Name())+" cannot be executed")
		return nil
	}
}

func operandsOf(op *ir.Operation, from, to int) []*ir.Value {
	vs := make([]*ir.Value, 0, to-from)
	for i := from; i < to; i++ {
		vs = append(vs, op.Operand(i))
	}
	return vs
}

func (k *compiler) condBranch(op *ir.Operation) func(x *thread, f []cell) *block {
	c := k.operand(op, 0)
	yes, no := k.branch(op.Successor(0), op.OperandsIn(1)), k.branch(op.Successor(1), op.OperandsIn(2))
	return func(x *thread, f []cell) *block {
		v := c.one(f)
		if v.undef != 0 {
			x.fault(Undefined, "the condition of a branch is not defined")
		}
		if v.bits != 0 {
			return yes(x, f)
		}
		return no(x, f)
	}
}

func (k *compiler) switches(op *ir.Operation) func(x *thread, f []cell) *block {
	sw, v := llvm.SwitchOp{Operation: op}, k.operand(op, 0)
	to, vs := sw.Default()
	def := k.branch(to, vs)
	cases := map[uint64]func(x *thread, f []cell) *block{}
	if v.width > 64 {
		return func(x *thread, _ []cell) *block {
			x.fault(Unsupported, "a switch over more than 64 bits cannot be executed")
			return nil
		}
	}
	for i := range sw.NumCases() {
		to, vs := sw.Case(i)
		n, _ := sw.CaseValue(i).Value.Uint64()
		if _, ok := cases[n]; !ok {
			cases[n] = k.branch(to, vs)
		}
	}
	return func(x *thread, f []cell) *block {
		c := v.one(f)
		if c.undef != 0 {
			x.fault(Undefined, "the value of a switch is not defined")
		}
		if next := cases[c.bits]; next != nil {
			return next(x, f)
		}
		return def(x, f)
	}
}
