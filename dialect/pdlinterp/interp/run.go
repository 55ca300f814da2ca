package interp

import (
	"slices"

	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// maxSteps bounds the instructions that a matcher executes for one operation, and maxMatches the matches that it finds. Loops in loops over
// users would otherwise take time that grows with a power of their number.
const (
	maxSteps   = 1 << 20
	maxMatches = 1 << 12
)

// match is what a record_match recorded.
type match struct {
	pattern int
	// args are the arguments of the rewrite, ops the matched operations. Both are in the values of the state.
	args, ops [2]int
}

// state is the memory of a program for one rewriter.
type state struct {
	rw      *rewrite.Rewriter
	regs    []Handle
	frames  []frame
	matches []match
	values  []Handle
	// inner is the memory of the rewrites, which run while the matches are in use.
	inner []Handle
	args  []Handle
}

// frame is a loop that runs.
type frame struct {
	at    int // the foreach
	items Handle
	next  int
}

// apply runs the rewrite of pattern i if it matches op. The first pattern of the program that the driver tries on op runs the matcher for all.
func (p *program) apply(op *ir.Operation, rw *rewrite.Rewriter, i int) bool {
	v, current := rw.Note(p, func() any { return &state{} })
	s := v.(*state)
	if !current {
		s.rw = rw
		s.find(p.matcher, op)
	}
	for _, m := range s.matches {
		if m.pattern != i {
			continue
		}
		r := rewriter{state: s, root: op, name: p.patterns[i].Name}
		if done := r.run(p.patterns[i].code, s.values[m.args[0]:m.args[1]], s.location(op, s.values[m.ops[0]:m.ops[1]])); done || r.aborted {
			return done
		}
	}
	return rw.Fail("the matcher does not find it")
}

// location returns the location of what a rewrite makes.
func (s *state) location(root *ir.Operation, ops []Handle) ir.Location {
	locs := make([]ir.Location, 0, 4)
	for _, h := range ops {
		if o, ok := h.(*ir.Operation); ok {
			locs = append(locs, o.Loc())
		}
	}
	if len(locs) == 0 {
		return root.Loc()
	}
	return root.Context().FusedLoc(locs, nil)
}

// grow makes n registers, all without a handle.
func grow(regs []Handle, n int) []Handle {
	regs = slices.Grow(regs[:0], n)[:n]
	clear(regs)
	return regs
}

// find runs the matcher on op.
func (s *state) find(c *code, op *ir.Operation) {
	s.regs = grow(s.regs, c.regs)
	clear(s.values)
	s.frames, s.matches, s.values = s.frames[:0], s.matches[:0], s.values[:0]
	s.regs[0] = op
	pc := 0
	for range maxSteps {
		in := &c.list[pc]
		switch in.def {
		case interp.Finalize:
			s.frames = s.frames[:0]
			return
		case interp.ForEach:
			s.frames = append(s.frames, frame{at: pc, items: s.regs[in.in[0]]})
			pc = s.turn(c)
		case interp.Continue:
			pc = s.turn(c)
		case interp.RecordMatch:
			if len(s.matches) == maxMatches {
				return
			}
			s.record(in)
			pc = int(in.to[0])
		case interp.ApplyConstraint:
			pc = int(in.to[1])
			if s.ask(in) {
				pc = int(in.to[0])
			}
		default:
			if len(in.to) > 0 {
				pc = int(in.to[branch(s.regs, in)])
				continue
			}
			s.regs[in.dst] = get(s.regs, in)
			pc++
		}
	}
	s.matches = s.matches[:0]
}

// turn begins the next turn of the innermost loop, or leaves it. It returns where the program continues.
func (s *state) turn(c *code) int {
	f := &s.frames[len(s.frames)-1]
	in := &c.list[f.at]
	if f.next == length(f.items) {
		s.frames = s.frames[:len(s.frames)-1]
		return int(in.to[0])
	}
	s.regs[in.dst] = element(f.items, f.next)
	f.next++
	return int(in.to[1])
}

// record notes a match.
func (s *state) record(in *instr) {
	start := len(s.values)
	for _, r := range in.in {
		s.values = append(s.values, s.regs[r])
	}
	middle := start + in.groups[0]
	s.matches = append(s.matches, match{in.pattern, [2]int{start, middle}, [2]int{middle, len(s.values)}})
}

// branch returns which way a program goes at a question or a switch that needs no function.
func branch(regs []Handle, in *instr) int {
	if isSwitch(in.def) {
		return choose(regs, in)
	}
	if in.def == interp.Branch || holds(regs, in) {
		return 0
	}
	return 1
}

// holds answers a question.
func holds(regs []Handle, in *instr) bool {
	a := regs[in.in[0]]
	switch in.def {
	case interp.IsNotNull:
		return a != nil
	case interp.AreEqual:
		return equal(a, regs[in.in[1]])
	case interp.CheckAttribute:
		return a == Handle(in.attr)
	case interp.CheckType:
		return a == Handle(in.types[0])
	case interp.CheckTypes:
		ts, ok := a.([]ir.Type)
		return ok && slices.Equal(ts, in.types)
	}
	op, ok := a.(*ir.Operation)
	if !ok {
		return false
	}
	switch in.def {
	case interp.CheckOperationName:
		return op.Info() == in.info
	case interp.CheckOperandCount:
		return op.NumOperands() == in.n || in.flag && op.NumOperands() > in.n
	case interp.CheckResultCount:
		return op.NumResults() == in.n || in.flag && op.NumResults() > in.n
	}
	return false
}

// ask calls the function of a constraint.
func (s *state) ask(in *instr) bool {
	s.args = s.args[:0]
	for _, r := range in.in {
		s.args = append(s.args, s.regs[r])
	}
	results, ok := in.constraint(s.rw, s.args)
	if in.flag {
		return !ok
	}
	if !ok || !allFit(results, in.types) {
		return false
	}
	copy(s.regs[in.dst:], results)
	return true
}
