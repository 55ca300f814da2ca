// Package rewrite changes IR with patterns. The greedy driver applies patterns to a
// fixpoint. The dialect conversion driver makes operations legal for a target and
// converts types.
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
	// Root is the kind of operation that the pattern matches, or nil for any kind.
	Root *ir.OpDef
	// RootName, if Root is nil, is the name of the operations that the pattern matches, which need not be registered.
	RootName string
	// Benefit orders patterns: the driver tries higher benefits first, and equal
	// benefits in the order of registration. Zero counts as one.
	Benefit int
	// rewrite returns whether the pattern matched. If it returns true, it changed, replaced
	// or erased op.
	rewrite func(op *ir.Operation, rw *Rewriter) bool
	// convert is set instead of Rewrite for conversion patterns.
	convert func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool
	// converter is the type converter of a conversion pattern, or nil.
	converter *TypeConverter
	// generates lists the names of the ops that the pattern may produce, or is nil if they
	// are not declared. The conversion driver orders patterns by the length of the chain
	// to a legal op.
	generates []string
	// recursive marks a pattern that bounds its recursion itself.
	recursive bool
	// rule is the row that the pattern was compiled from, or nil.
	rule *Rule
}

// WithBenefit sets the benefit and returns p.
func (p *Pattern) WithBenefit(b int) *Pattern {
	p.Benefit = b
	return p
}

// Generates declares the kinds of operations that the pattern creates, so that
// the conversion driver prefers shorter chains to legal operations. It returns p.
func (p *Pattern) Generates(defs ...*ir.OpDef) *Pattern {
	for _, d := range defs {
		p.generates = append(p.generates, d.Name)
	}
	return p
}

// Recursive declares that the pattern may be applied to operations that it
// created, because it bounds that recursion itself. It returns p.
func (p *Pattern) Recursive() *Pattern {
	p.recursive = true
	return p
}

// View is the constraint that typed views of operations satisfy.
type View interface{ ~struct{ *ir.Operation } }

// On returns a pattern for operations of the kind def; f gets them as the view V.
func On[V View](name string, def *ir.OpDef, f func(op V, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, rewrite: func(op *ir.Operation, rw *Rewriter) bool {
		return f(V(struct{ *ir.Operation }{op}), rw)
	}}
}

// OnOp returns a pattern for operations of the kind def. A nil def matches any operation.
func OnOp(name string, def *ir.OpDef, f func(op *ir.Operation, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: def, rewrite: f}
}

// OnNamed returns a pattern for operations called root, which need not be registered.
func OnNamed(name, root string, f func(op *ir.Operation, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, RootName: root, rewrite: f}
}

// Convert returns a conversion pattern for operations of the kind def. conv converts
// the operand types that the adaptor shows; it may be nil.
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

// In returns the k-th converted operand of the declared operand group i, or nil if the
// group is shorter.
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

// PatternSet is an immutable set of patterns, indexed by root. Goroutines may share it.
type PatternSet struct {
	byRoot map[*ir.OpDef][]*Pattern
	any    []*Pattern
	all    []*Pattern
	// convert holds the patterns in the order of the conversion driver: of equal
	// benefit the last one first, as in MLIR.
	convert    map[*ir.OpDef][]*Pattern
	convertAny []*Pattern
	// named and convertNamed hold, for each name that a pattern was made with, the patterns of its operations.
	named, convertNamed map[string][]*Pattern
	idle                sync.Pool // unused conversion drivers
	idleGreedy          sync.Pool // unused greedy drivers
}

// NewPatternSet makes a set of ps. Within a root it orders patterns by benefit, then by
// position in ps.
func NewPatternSet(ps ...*Pattern) *PatternSet {
	s := &PatternSet{byRoot: make(map[*ir.OpDef][]*Pattern), all: ps}
	for _, p := range ps {
		if p.Root == nil && p.RootName == "" {
			s.any = append(s.any, p)
		}
	}
	for _, p := range ps {
		switch {
		case p.Root != nil:
			s.byRoot[p.Root] = append(s.byRoot[p.Root], p)
		case p.RootName != "":
			if s.named == nil {
				s.named, s.convertNamed = map[string][]*Pattern{}, map[string][]*Pattern{}
			}
			s.named[p.RootName] = append(s.named[p.RootName], p)
		}
	}
	for name, list := range s.named {
		for _, p := range ps {
			if p.Root != nil && p.Root.Name == name {
				list = append(list, p)
			}
		}
		s.convertNamed[name] = byBenefit(append(backwards(list), backwards(s.any)...))
		s.named[name] = byBenefit(append(list, s.any...))
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
	if s.named != nil {
		if ps, ok := s.convertNamed[op.Name()]; ok {
			return ps
		}
	}
	if op.Def() == nil {
		return s.convertAny
	}
	if ps, ok := s.convert[op.Def()]; ok {
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

// forOp returns the patterns that may match op, best first.
func (s *PatternSet) forOp(op *ir.Operation) []*Pattern {
	if s.named != nil {
		if ps, ok := s.named[op.Name()]; ok {
			return ps
		}
	}
	if op.Def() == nil {
		return s.any
	}
	if ps, ok := s.byRoot[op.Def()]; ok {
		return ps
	}
	return s.any
}

// Patterns returns all patterns in the order of registration.
func (s *PatternSet) Patterns() []*Pattern { return s.all }

// Canonicalizer is the dialect interface that supplies a dialect's canonicalization
// patterns, in addition to the folds of its operations.
type Canonicalizer interface {
	CanonicalizationPatterns(ctx *ir.Context) []*Pattern
}
