package ir

import (
	"sync/atomic"
)

// maxSignatures is the number of signatures that are kept for each kind of operation, and
// maxSignatureTypes the number of types of a signature.
const (
	maxSignatures     = 4
	maxSignatureTypes = 4
)

// signatures are the types of operands and results that the verifier has accepted for a kind of
// operation. Most operations of a kind have one of few signatures. Entries are never replaced,
// so that many signatures do not cost an allocation each. The workers of a context share them.
//
// A constraint on a type must give one answer as long as the type lives: it must not look into
// the body of an identified struct, which the parser may set later.
type signatures [maxSignatures]atomic.Pointer[signature]

// signature is immutable. The types of the results come after those of the operands.
type signature struct {
	operands, results uint16
	types             [maxSignatureTypes]Type
}

// onlyTypes are the core traits that depend on the types of operands and results only.
const onlyTypes = checkedTraits &^ (1<<Terminator | 1<<Symbol)

// initSignature decides what the signature of an operation settles. The groups of operands must
// depend on their number only.
func (p *verifyPlan) initSignature(s *opShape) {
	p.byTypes = s.operandSeg < 0 && s.resultSeg < 0
	p.otherBeyond = p.other &^ onlyTypes
	for i := range p.matches {
		if !p.matches[i].byTypes() {
			p.matchesBeyond = append(p.matchesBeyond, p.matches[i])
		}
	}
}

// byTypes reports whether m depends on the types of operands and results only.
func (m *matchPlan) byTypes() bool {
	for i := range m.names {
		if m.names[i].kind == refAttr {
			return false
		}
	}
	return m.trait.Check == nil && m.from.kind != refAttr && m.to.kind != refAttr
}

// accepted reports whether an operation with the types of op passed the checks that depend on
// them.
func (s *signatures) accepted(op *Operation) bool {
	for i := range s {
		switch g := s[i].Load(); {
		case g == nil:
			return false
		case g.fits(op):
			return true
		}
	}
	return false
}

func (g *signature) fits(op *Operation) bool {
	uses, results := op.operands(), op.results()
	if len(uses) != int(g.operands) || len(results) != int(g.results) {
		return false
	}
	for i := range uses {
		if uses[i].value.typ != g.types[i] {
			return false
		}
	}
	for i := range results {
		if results[i].typ != g.types[len(uses)+i] {
			return false
		}
	}
	return true
}

// accept keeps the types of op, which passed the checks, if there is room for them.
func (s *signatures) accept(op *Operation) {
	uses, results := op.operands(), op.results()
	if len(uses)+len(results) > maxSignatureTypes || s[maxSignatures-1].Load() != nil {
		return
	}
	g := &signature{operands: uint16(len(uses)), results: uint16(len(results))}
	for i := range uses {
		g.types[i] = uses[i].value.typ
	}
	for i := range results {
		g.types[len(uses)+i] = results[i].typ
	}
	for i := range s {
		if s[i].CompareAndSwap(nil, g) {
			return
		}
	}
}
