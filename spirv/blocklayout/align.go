package blocklayout

import (
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Aligner computes the alignment of shapes under a rule set. It caches its answers, so
// only one goroutine at a time may use it.
type Aligner struct {
	rules      aligned
	empty      int64
	alignments map[*block.Shape]int64
}

// NewAligner returns an Aligner for r. Empty structs align to empty bytes (see
// EmptyAlign); if empty is 0 they align as in LayOut.
func NewAligner(r Rules, empty int64) *Aligner {
	if empty == 0 {
		empty = r.emptyAlign()
	}
	return &Aligner{rules: aligned{Rules: r}, empty: empty, alignments: map[*block.Shape]int64{}}
}

// NewAlignerFor returns an Aligner for blocks in storage class sc of the target env, which
// computes the alignments of LayOutFor.
func NewAlignerFor(r Rules, sc spec.StorageClass, env *target.Env) *Aligner {
	l := layouterFor(r, sc, env)
	return &Aligner{rules: l.aligned, empty: l.empty, alignments: map[*block.Shape]int64{}}
}

// ReusesTails reports whether a member may start in the tail padding of an earlier
// member.
func (a *Aligner) ReusesTails() bool { return a.rules.Rules == Scalar }

// Align returns the alignment of s in bytes. It returns 1 for shapes without an
// alignment.
func (a *Aligner) Align(s *block.Shape) int64 { return a.align(s, 0) }

// vector returns the alignment of n components like those of s.
func (a *Aligner) vector(s *block.Shape, n int64) int64 {
	if s.Elem == nil {
		return a.rules.vectorAlign(n, 1)
	}
	return a.rules.shapeAlign(s.Elem, n, a.rules.vectorAlign(n, max(s.Elem.Size, 1)))
}

func (a *Aligner) align(s *block.Shape, depth int) int64 {
	if depth > maxDepth || s == nil {
		return 1
	}
	switch s.Kind {
	case block.Int, block.Float, block.BFloat, block.Address:
		return a.rules.shapeAlign(s, 1, max(s.Size, 1))
	case block.Vector:
		return a.vector(s, s.Count)
	case block.Opaque:
		return 1
	}
	if n, ok := a.alignments[s]; ok {
		return n
	}
	var n int64
	switch {
	case s.Kind == block.Matrix && s.RowMajor && s.Elem.Elem != nil:
		n = a.rules.arrayAlign(a.vector(s.Elem, s.Count))
	case s.Kind == block.Struct:
		n = 1
		if len(s.Fields) == 0 {
			n = a.empty
		}
		for i := range s.Fields {
			n = max(n, a.align(s.Fields[i].Shape, depth+1))
		}
		n = a.rules.arrayAlign(n)
	default:
		n = a.rules.arrayAlign(a.align(s.Elem, depth+1))
	}
	a.alignments[s] = n
	return n
}
