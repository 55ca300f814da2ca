package block

// Aligner computes the alignment of shapes under a rule set. It caches its answers, so
// only one goroutine at a time may use it.
type Aligner struct {
	rules Rules
	empty int64
	known map[*Shape]int64
}

// NewAligner returns an Aligner for r. Empty structs align to empty bytes (see
// EmptyAlign); if empty is 0 they align as in LayOut.
func NewAligner(r Rules, empty int64) *Aligner {
	if empty == 0 {
		empty = r.emptyAlign()
	}
	return &Aligner{rules: r, empty: empty, known: map[*Shape]int64{}}
}

// ReusesTails reports whether a member may start in the tail padding of an earlier
// member.
func (a *Aligner) ReusesTails() bool { return a.rules == Scalar }

// Align returns the alignment of s in bytes. It returns 1 for shapes without an
// alignment.
func (a *Aligner) Align(s *Shape) int64 { return a.align(s, 0) }

func (a *Aligner) align(s *Shape, depth int) int64 {
	if depth > maxDepth || s == nil {
		return 1
	}
	switch s.Kind {
	case Int, Float, BFloat, Address:
		return max(s.Size, 1)
	case Vector:
		return a.rules.vectorAlign(s.Count, a.align(s.Elem, depth+1))
	case Opaque:
		return 1
	}
	if n, ok := a.known[s]; ok {
		return n
	}
	var n int64
	switch {
	case s.Kind == Matrix && s.RowMajor && s.Elem.Elem != nil:
		n = a.rules.arrayAlign(a.rules.vectorAlign(s.Count, a.align(s.Elem.Elem, depth+1)))
	case s.Kind == Struct:
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
	a.known[s] = n
	return n
}
