package dataflow

import "github.com/spvc/spvc/ir"

// Facts are the elements that a sparse analysis has for values.
type Facts[T Lattice[T]] struct {
	s      *Solver
	states *States[*ir.Value, T]
	// users are the analyses to run on the users of a value when its element changes.
	users map[*ir.Value][]Analysis
}

// NewFacts returns facts of which nothing is known yet, for an analysis of s.
func NewFacts[T Lattice[T]](s *Solver) *Facts[T] {
	return &Facts[T]{s, NewStates[*ir.Value, T](s), map[*ir.Value][]Analysis{}}
}

// Of returns what is known of v. If that changes, the solver repeats the visit that is under way.
func (f *Facts[T]) Of(v *ir.Value) T { return f.states.Get(v) }

// Lookup returns what is known of v, and reports whether the analysis has come to v.
func (f *Facts[T]) Lookup(v *ir.Value) (T, bool) { return f.states.Lookup(v) }

// Join adds t to what is known of v.
func (f *Facts[T]) Join(v *ir.Value, t T) {
	joined, changed := f.states.Peek(v).Join(t)
	if !changed {
		f.states.touch(v)
		return
	}
	f.states.Set(v, joined)
	subscribers := f.users[v]
	if len(subscribers) == 0 {
		return
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		for _, a := range subscribers {
			f.s.queue = append(f.s.queue, visit{At(u.Owner()), a})
		}
	}
}

// subscribe lets a visit the users of v when its element changes.
func (f *Facts[T]) subscribe(v *ir.Value, a Analysis) {
	for _, x := range f.users[v] {
		if x == a {
			return
		}
	}
	f.users[v] = append(f.users[v], a)
}

// peekAll returns the elements of vs without noting the reads.
func (f *Facts[T]) peekAll(vs []*ir.Value) []T {
	out := make([]T, len(vs))
	for i, v := range vs {
		f.states.touch(v)
		out[i] = f.states.Peek(v)
	}
	return out
}
