// Package rewrite changes IR by patterns: a greedy driver that applies them to a
// fixpoint, and the dialect conversion driver, which makes operations legal for
// a target and converts types on the way.
package rewrite

import (
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
)

// Pattern matches one operation and rewrites it. A pattern mutates IR only
// through the Rewriter, and only once it has decided to match.
type Pattern struct {
	// Name identifies the pattern in traces and in error notes.
	Name string
	// Root is the kind of operation that the pattern matches, nil for any.
	Root *ir.OpDef
	// Benefit orders patterns: higher first, ties in order of registration.
	// Zero counts as one.
	Benefit int
	// Rewrite returns whether it matched, and then changed, replaced or erased op.
	Rewrite func(op *ir.Operation, rw *Rewriter) bool
	// convert is set for conversion patterns instead of Rewrite.
	convert func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool
	// converter is the type converter of a conversion pattern, or nil.
	converter *TypeConverter
	// generates lists the root ops that the pattern may produce, used to order
	// patterns by the length of the chain to a legal op; nil if not told.
	generates []*ir.OpDef
	// recursive marks a pattern that bounds its recursion itself.
	recursive bool
}

// WithBenefit sets the benefit and returns p.
func (p *Pattern) WithBenefit(b int) *Pattern {
	p.Benefit = b
	return p
}

// Generates declares the kinds of operations that the pattern creates, so that
// the conversion driver prefers shorter chains to legal operations. Returns p.
func (p *Pattern) Generates(defs ...*ir.OpDef) *Pattern {
	p.generates = defs
	return p
}

// Recursive declares that the pattern may be applied to operations that it
// created itself, because it bounds that recursion. Returns p.
func (p *Pattern) Recursive() *Pattern {
	p.recursive = true
	return p
}

// View is the shape of typed views of operations.
type View interface{ ~struct{ *ir.Operation } }

// On returns a pattern on operations of the kind def, seen through the view V.
func On[V View](name string, def *ir.OpDef, f func(op V, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, Rewrite: func(op *ir.Operation, rw *Rewriter) bool {
		return f(V(struct{ *ir.Operation }{op}), rw)
	}}
}

// OnOp returns a pattern on operations of the kind def (nil: any).
func OnOp(name string, def *ir.OpDef, f func(op *ir.Operation, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, Rewrite: f}
}

// Convert returns a conversion pattern on operations of the kind def. conv, which
// may be nil, converts the operand types that the adaptor shows.
func Convert[V View](name string, conv *TypeConverter, def *ir.OpDef, f func(op V, ad Adaptor, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, converter: conv, convert: func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		return f(V(struct{ *ir.Operation }{op}), ad, rw)
	}}
}

// ConvertOp is Convert without a typed view; a nil def matches any operation.
func ConvertOp(name string, conv *TypeConverter, def *ir.OpDef, f func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, converter: conv, convert: f}
}

// Adaptor gives a conversion pattern the operands of an operation after
// conversion.
type Adaptor struct {
	// Operands are the converted operands, one per operand of the operation. The
	// slice is valid until the pattern returns.
	Operands []*ir.Value
	op       *ir.Operation
}

// Operand returns converted operand i.
func (a Adaptor) Operand(i int) *ir.Value { return a.Operands[i] }

// In returns the k-th converted operand of operand group i (as declared), nil if
// the group is shorter.
func (a Adaptor) In(i, k int) *ir.Value {
	start, n := a.op.OperandGroup(i)
	if k >= n {
		return nil
	}
	return a.Operands[start+k]
}

// Group returns the converted operands of operand group i.
func (a Adaptor) Group(i int) []*ir.Value {
	start, n := a.op.OperandGroup(i)
	return a.Operands[start : start+n]
}

// PatternSet is a frozen set of patterns indexed by root. It is immutable and may
// be shared by workers.
type PatternSet struct {
	byRoot map[*ir.OpDef][]*Pattern
	any    []*Pattern
	all    []*Pattern
	// convert is the order of the conversion driver: of equal benefit the last
	// first, as in MLIR.
	convert    map[*ir.OpDef][]*Pattern
	convertAny []*Pattern
	idle       sync.Pool // of drivers
}

// NewPatternSet freezes patterns; within a root they are ordered by benefit, then
// by position in ps.
func NewPatternSet(ps ...*Pattern) *PatternSet {
	s := &PatternSet{byRoot: make(map[*ir.OpDef][]*Pattern), all: ps}
	for _, p := range ps {
		if p.Root == nil {
			s.any = append(s.any, p)
		}
	}
	for _, p := range ps {
		if p.Root != nil {
			s.byRoot[p.Root] = append(s.byRoot[p.Root], p)
		}
	}
	s.convert = make(map[*ir.OpDef][]*Pattern, len(s.byRoot))
	for root, list := range s.byRoot {
		s.convert[root] = byBenefit(append(backwards(list), backwards(s.any)...))
		s.byRoot[root] = byBenefit(append(list, s.any...))
	}
	s.convertAny = byBenefit(backwards(s.any))
	s.any = byBenefit(s.any)
	return s
}

func backwards(ps []*Pattern) []*Pattern {
	ps = slices.Clone(ps)
	slices.Reverse(ps)
	return ps
}

// forConversion returns the patterns that may legalize op, in the order in which
// the conversion driver tries them.
func (s *PatternSet) forConversion(op *ir.Operation) []*Pattern {
	if ps, ok := s.convert[op.Def()]; ok && op.Def() != nil {
		return ps
	}
	return s.convertAny
}

func byBenefit(ps []*Pattern) []*Pattern {
	for i := 1; i < len(ps); i++ {
		for k := i; k > 0 && ps[k].benefit() > ps[k-1].benefit(); k-- {
			ps[k], ps[k-1] = ps[k-1], ps[k]
		}
	}
	return ps
}

func (p *Pattern) benefit() int {
	if p.Benefit == 0 {
		return 1
	}
	return p.Benefit
}

// For returns the patterns that may match op, best first.
func (s *PatternSet) For(op *ir.Operation) []*Pattern {
	if ps, ok := s.byRoot[op.Def()]; ok && op.Def() != nil {
		return ps
	}
	return s.any
}

// Patterns returns all patterns in order of registration.
func (s *PatternSet) Patterns() []*Pattern { return s.all }

// Canonicalizer is the dialect interface that gives a dialect's canonicalization
// patterns, beside the folds of its ops.
type Canonicalizer interface {
	CanonicalizationPatterns(ctx *ir.Context) []*Pattern
}
