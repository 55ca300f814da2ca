package oneshot

import "github.com/spvc/spvc/ir"

// aliasSet is a set of values that may have the same buffer, with the uses that read it and those that write it in place. first and
// second are the two sets of which the set was made, for the list of members; value is the only member of a set that was made of none.
type aliasSet struct {
	value         *ir.Value
	first, second *aliasSet
	parent        *aliasSet
	reads, writes []*ir.Operand
	readOnly      bool
}

func (x *aliasSet) root() *aliasSet {
	for p := x.parent; p != nil; p = x.parent {
		if p.parent != nil {
			x.parent = p.parent
		}
		x = p
	}
	return x
}

// join makes one set of two.
func join(x, y *aliasSet) *aliasSet {
	if x == y {
		return x
	}
	n := &aliasSet{first: x, second: y, readOnly: x.readOnly || y.readOnly}
	n.reads, n.writes = appendSmaller(x.reads, y.reads), appendSmaller(x.writes, y.writes)
	x.parent, y.parent = n, n
	x.reads, x.writes, y.reads, y.writes = nil, nil, nil, nil
	return n
}

// appendSmaller moves the shorter list to the end of the longer one, so that each use moves a logarithmic number of times.
func appendSmaller(a, b []*ir.Operand) []*ir.Operand {
	if len(a) < len(b) {
		a, b = b, a
	}
	return append(a, b...)
}

// members returns the values of the set in the order in which the sets were joined.
func (x *aliasSet) members() []*ir.Value {
	var out []*ir.Value
	for list := []*aliasSet{x}; len(list) > 0; {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		if n.value != nil {
			out = append(out, n.value)
		} else {
			list = append(list, n.second, n.first)
		}
	}
	return out
}

// set returns the alias set of v.
func (s *State) set(v *ir.Value) *aliasSet {
	if x := s.aliases[v]; x != nil {
		return x.root()
	}
	x := &aliasSet{value: v, readOnly: !s.writable(v)}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if s.readsThrough(u) {
			x.reads = append(x.reads, u)
		}
	}
	s.aliases[v] = x
	return x
}

// readsThrough reports whether the use reads, or passes the buffer on to a value that is read. What a writer does not read does not
// flow on.
func (s *State) readsThrough(u *ir.Operand) bool {
	if s.Reads(u) {
		return true
	}
	if s.Writes(u) {
		return false
	}
	for _, a := range s.AliasingValues(u) {
		if s.Read(a.Value) {
			return true
		}
	}
	return false
}

// use decides that the operand is in place.
func (s *State) use(o *ir.Operand) {
	if s.inPlace[o] {
		return
	}
	s.inPlace[o] = true
	x := s.set(o.Value())
	if s.Writes(o) {
		x.writes = append(x.writes, o)
	}
	for _, a := range s.AliasingValues(o) {
		join(s.set(a.Value), s.set(o.Value()))
	}
}

// unionFind are classes of values.
type unionFind struct{ parent map[*ir.Value]*ir.Value }

func newUnionFind() *unionFind { return &unionFind{parent: map[*ir.Value]*ir.Value{}} }

func (u *unionFind) root(v *ir.Value) *ir.Value {
	for p := u.parent[v]; p != nil; p = u.parent[v] {
		if g := u.parent[p]; g != nil {
			u.parent[v] = g
		}
		v = p
	}
	return v
}

func (u *unionFind) same(a, b *ir.Value) bool { return u.root(a) == u.root(b) }

func (u *unionFind) union(a, b *ir.Value) {
	if x, y := u.root(a), u.root(b); x != y {
		u.parent[y] = x
	}
}
