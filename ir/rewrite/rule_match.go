package rewrite

import (
	"sync/atomic"

	"github.com/spvc/spvc/ir"
)

// ruleProgram is a rule in the form that is executed: a list of checks, cheapest first, and a list of
// operations and calls that make what replaces the root.
type ruleProgram struct {
	name     string
	match    []matchStep
	eithers  int // the number of Either nodes
	order    []uint8
	literals []typedLiteral
	lits     atomic.Pointer[literals]
	build    []buildStep
	replace  []ruleRef // the values that replace the results of the root
	// the numbers of entries that the frame needs
	ops, attrs, vals, types int
}

type matchKind uint8

const (
	matchOp       matchKind = iota // at is a result of an operation of the kind def, which is ops[dst]
	matchSize                      // operand group at.i has size n
	matchConstant                  // at is a constant, whose value is attrs[n] and whose operation is ops[dst]
	matchProducer                  // match accepts the operation that defines at, which is ops[dst], and gives vals[n]
	matchSame                      // the values at and other are the same
	matchSameAttr                  // the attributes at and other are equal
	matchHas                       // the attribute at is there
	matchAbsent                    // the attribute at is not there
	matchTypes                     // c admits the types of the values at
	matchKinds                     // all of kinds admit the attribute at
	matchCheck                     // check holds for args
	matchCount                     // the values that replace the results are as many as these
)

// matchStep is one check. why is the reason that the rule gives if the check fails.
type matchStep struct {
	kind  matchKind
	dst   uint8
	n     uint16
	at    ruleRef
	other ruleRef
	def   *ir.OpDef
	types *ir.TypeConstraint
	kinds []*ir.AttrConstraint
	match func(op *ir.Operation) (*ir.Value, bool)
	check func(in Args) bool
	args  []ruleRef
	why   string
}

// apply applies the rule to op, as the function of a pattern.
func (p *ruleProgram) apply(op *ir.Operation, rw *Rewriter) bool {
	f := rw.frame(p)
	f.ops[0], f.ctx = op, op.Context()
	if len(p.literals) > 0 {
		f.lits = p.literalsIn(f.ctx)
	}
	f.swaps = 0
	for !p.matches(f, rw) {
		if f.swaps++; f.swaps>>p.eithers != 0 {
			return false
		}
	}
	f.hasLoc = false
	p.rewrite(f, rw)
	return true
}

// matches runs the checks of p on the root f.ops[0], with the operands of Either nodes swapped as f.swaps says.
func (p *ruleProgram) matches(f *ruleFrame, rw *Rewriter) bool {
	for i := range p.match {
		s := &p.match[i]
		if s.kind == matchOp { // the most frequent check, and often the only one
			v := f.value(&s.at)
			if v == nil {
				return rw.Fail(s.why)
			}
			d := v.DefiningOp()
			if d == nil || !d.Is(s.def) || s.n != 0 && !definesResult(d, v, int(s.n-1)) {
				return rw.Fail(s.why)
			}
			f.ops[s.dst] = d
			continue
		}
		if !s.holds(f) {
			return rw.Fail(s.why)
		}
	}
	return true
}

// definesResult reports whether v is in the declared result group i of op.
func definesResult(op *ir.Operation, v *ir.Value, i int) bool {
	start, n := op.ResultGroup(i)
	return v.Index() >= start && v.Index() < start+n
}

func (s *matchStep) holds(f *ruleFrame) bool {
	switch s.kind {
	case matchSize:
		_, n := f.ops[s.at.op].OperandGroup(int(s.at.i))
		return n == int(s.n)
	case matchConstant:
		v := f.value(&s.at)
		if v == nil {
			return false
		}
		d := v.DefiningOp()
		a := ir.ConstantValue(d)
		f.ops[s.dst], f.attrs[s.n] = d, a
		return a != nil
	case matchProducer:
		return s.produces(f)
	case matchSame:
		return f.sameValues(&s.at, &s.other)
	case matchSameAttr:
		return f.attr(&s.at) == f.attr(&s.other)
	case matchHas:
		return f.attr(&s.at) != nil
	case matchAbsent:
		return f.attr(&s.at) == nil
	case matchTypes:
		return f.typesFit(&s.at, s.types)
	case matchKinds:
		a := f.attr(&s.at)
		for _, k := range s.kinds {
			if a == nil || !k.Match(a) {
				return false
			}
		}
		return true
	case matchCheck:
		return s.check(Args{f, s.args})
	case matchCount:
		n := 0
		for i := range s.args {
			n += f.count(&s.args[i])
		}
		return n == f.ops[0].NumResults()
	}
	return false
}

func (s *matchStep) produces(f *ruleFrame) bool {
	v := f.value(&s.at)
	if v == nil || v.DefiningOp() == nil {
		return false
	}
	d := v.DefiningOp()
	out, ok := s.match(d)
	f.ops[s.dst], f.vals[s.n] = d, out
	return ok && out != nil
}

// count returns the number of values that r stands for.
func (f *ruleFrame) count(r *ruleRef) int {
	n := 1
	switch r.kind {
	case refGroup:
		_, n = f.ops[r.op].OperandGroup(int(r.i))
	case refResult:
		_, n = f.ops[r.op].ResultGroup(int(r.i))
	case refOp:
		n = f.ops[r.op].NumResults()
	case refValues:
		n = int(r.j)
	}
	return n
}

// sameValues reports whether a and b stand for the same values.
func (f *ruleFrame) sameValues(a, b *ruleRef) bool {
	if a.isValue() && b.isValue() {
		return f.value(a) == f.value(b)
	}
	vs := f.appendValues(f.operands[:0], a)
	n := len(vs)
	vs = f.appendValues(vs, b)
	f.operands = vs[:0]
	if len(vs) != 2*n {
		return false
	}
	for i := range n {
		if vs[i] != vs[n+i] {
			return false
		}
	}
	return true
}

// typesFit reports whether c admits the types of all values that r stands for.
func (f *ruleFrame) typesFit(r *ruleRef, c *ir.TypeConstraint) bool {
	if r.isValue() {
		v := f.value(r)
		return v != nil && c.Match(v.Type())
	}
	vs := f.appendValues(f.operands[:0], r)
	f.operands = vs[:0]
	for _, v := range vs {
		if !c.Match(v.Type()) {
			return false
		}
	}
	return true
}
