// Package interp executes programs of the pdl_interp dialect as rewrite patterns.
//
// [Compile] turns the function `matcher` and the module `rewriters` of a module into a compact form once. Each record_match of the matcher
// becomes a [rewrite.Pattern]. The patterns of a program run its matcher only once for an operation.
package interp

import (
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// code is the compact form of a function. The program counter is an index into list.
type code struct {
	list []instr
	// regs is the number of registers. The arguments are in the first ones.
	regs int
	args []ir.Type
}

// instr is one operation of a program.
type instr struct {
	def *ir.OpDef
	// dst is the register of the first result.
	dst int32
	// in are the registers of the operands.
	in []int32
	// to are the places where the program continues.
	to []int32
	// n is an index or a number of operands, or all.
	n int
	// single marks a group that must be one value, not a range.
	single bool
	// flag is isNegated, compareAtLeast or inferredResultTypes.
	flag  bool
	attr  ir.Attribute
	names []string // names of the attributes of a new operation
	types []ir.Type
	cases []caseOf
	info  *ir.OpInfo // what the context knows of the operation that the instruction names
	// constraint and rewrite are the functions that the operation calls.
	constraint Constraint
	rewrite    Rewrite
	// groups are the numbers of operands and attributes of a new operation, or the number of arguments of a match.
	groups  [2]int
	pattern int // the pattern of a match
}

// caseOf is one case of a switch.
type caseOf struct {
	attr  ir.Attribute
	types []ir.Type
	info  *ir.OpInfo
	n     int
}

// all is the index that stands for all operands or results.
const all = -1

// program is a matcher with its patterns.
type program struct {
	matcher  *code
	patterns []*matched
}

// matched is a pattern, which one record_match of the matcher finds.
type matched struct {
	*rewrite.Pattern
	code *code
}

// compiler makes the compact form of one module.
type compiler struct {
	module  *ir.Operation
	natives *Natives
	prog    *program
	// rewrites has the compact forms of the rewrites by their functions.
	rewrites map[*ir.Operation]*code
}

// Compile returns the patterns of the program in module, a valid module with a function `matcher`. A call of a function that natives does
// not have, or that a program cannot run safely, is an error that Compile emits; then ok is false.
func Compile(module *ir.Operation, natives *Natives) (patterns []*rewrite.Pattern, ok bool) {
	c := &compiler{module: module, natives: natives, prog: &program{}, rewrites: map[*ir.Operation]*code{}}
	f := ir.LookupSymbol(module, interp.MatcherName)
	if f == nil || !f.Is(interp.Func) {
		return nil, module.EmitError("expected a function '" + interp.MatcherName + "' of the dialect pdl_interp")
	}
	in := inputs(f)
	if len(in) != 1 || !isOperation(in[0]) {
		return nil, f.EmitOpError("expected one argument of type '!pdl.operation' of the matcher")
	}
	if c.prog.matcher, ok = c.function(f, true); !ok {
		return nil, false
	}
	for _, m := range c.prog.patterns {
		patterns = append(patterns, m.Pattern)
	}
	return patterns, true
}

func inputs(f *ir.Operation) []ir.Type {
	if t, ok := f.Prop(1).(*ir.TypeAttr); ok {
		return t.Value.(*ir.FunctionType).Inputs
	}
	return nil
}

// bodyCompiler makes the compact form of one function.
type bodyCompiler struct {
	*compiler
	matcher bool
	code    *code
	regs    map[*ir.Value]int32
	blocks  map[*ir.Block]int32
	// jumps are the places in to that still hold a block.
	jumps []jump
}

type jump struct {
	at    int // instruction
	slot  int
	block *ir.Block
}

func (c *compiler) function(f *ir.Operation, matcher bool) (*code, bool) {
	b := &bodyCompiler{compiler: c, matcher: matcher, code: &code{args: inputs(f)}, regs: map[*ir.Value]int32{}, blocks: map[*ir.Block]int32{}}
	for i := range b.code.args {
		b.define(f.Region(0).First().Arg(i))
	}
	if !b.region(f.Region(0)) {
		return nil, false
	}
	for _, j := range b.jumps {
		b.code.list[j.at].to[j.slot] = b.blocks[j.block]
	}
	return b.code, true
}

func (b *bodyCompiler) define(v *ir.Value) int32 {
	r := int32(b.code.regs)
	b.regs[v] = r
	b.code.regs++
	return r
}

// region compiles the blocks of r in an order in which definitions come before uses.
func (b *bodyCompiler) region(r *ir.Region) bool {
	order, ok := b.order(r)
	if !ok {
		return false
	}
	for i, block := range order {
		if i > 0 && block.NumArgs() > 0 {
			return block.First().EmitOpError("is in a block with arguments, which no operation passes")
		}
		b.blocks[block] = int32(len(b.code.list))
		for op := block.First(); op != nil; op = op.Next() {
			if !b.operation(op) {
				return false
			}
		}
	}
	return true
}

// order returns the blocks of r that its entry reaches, each after all of its predecessors. Loops of blocks are errors: a program must
// end.
func (b *bodyCompiler) order(r *ir.Region) ([]*ir.Block, bool) {
	type frame struct {
		block *ir.Block
		next  int
	}
	const open, done = 1, 2
	state := map[*ir.Block]int{r.First(): open}
	stack := []frame{{block: r.First()}}
	var post []*ir.Block
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		end := f.block.Last()
		if f.next == end.NumSuccessors() {
			state[f.block] = done
			post = append(post, f.block)
			stack = stack[:len(stack)-1]
			continue
		}
		to := end.Successor(f.next)
		f.next++
		switch state[to] {
		case open:
			return nil, end.EmitOpError("is part of a loop of blocks, which no program may have")
		case 0:
			state[to] = open
			stack = append(stack, frame{block: to})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post, true
}

// onlyMatching are the operations that only a matcher may have, onlyRewriting those that only a rewrite may have.
func onlyMatching(op *ir.Operation) bool {
	return op.Is(interp.ApplyConstraint) || op.Is(interp.RecordMatch)
}

func onlyRewriting(op *ir.Operation) bool {
	return op.Is(interp.ApplyRewrite) || op.Is(interp.CreateOperation) || op.Is(interp.Erase) || op.Is(interp.Replace)
}

// operation compiles one operation.
func (b *bodyCompiler) operation(op *ir.Operation) bool {
	d := op.Info().Dialect
	switch {
	case d == nil || d.Name != interp.Finalize.Name[:len(d.Name)] || !isInstruction(op):
		return op.EmitOpError("cannot be part of a program of the dialect pdl_interp")
	case b.matcher && onlyRewriting(op):
		return op.EmitOpError("cannot be part of the matcher")
	case !b.matcher && onlyMatching(op):
		return op.EmitOpError("cannot be part of a rewrite")
	}
	in := instr{def: op.Def(), n: all}
	for i := range op.NumOperands() {
		in.in = append(in.in, b.regs[op.Operand(i)])
	}
	for i := range op.NumResults() {
		if r := b.define(op.Result(i)); i == 0 {
			in.dst = r
		}
	}
	if !b.details(op, &in) {
		return false
	}
	at := len(b.code.list)
	for i := range op.NumSuccessors() {
		in.to = append(in.to, 0)
		b.jumps = append(b.jumps, jump{at, i, op.Successor(i)})
	}
	if !op.Is(interp.ForEach) {
		b.code.list = append(b.code.list, in)
		return true
	}
	body := op.Region(0)
	in.dst = b.define(body.First().Arg(0))
	in.to = append(in.to, 0)
	b.jumps = append(b.jumps, jump{at, 1, body.First()})
	b.code.list = append(b.code.list, in)
	return b.region(body)
}
