package oneshot

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/ir"
)

// State is what the analysis knows and has decided. Models ask it about other operations.
type State struct {
	Options *Options
	// Called is the state of a module's functions, or nil.
	Called *functions

	inPlace   map[*ir.Operand]bool
	aliases   map[*ir.Value]*aliasSet
	equal     *unionFind
	dom       *ir.Dominance
	undefined map[*ir.Value]bool
	// Facts that do not depend on decisions.
	reads   map[*ir.Value]bool
	writes  map[*ir.Value]bool
	defs    map[*ir.Value][]*ir.Value
	reach   map[[3]*ir.Block]bool
	repeats map[*ir.Region]*ir.Region
	checked map[*aliasSet]bool
	// copies is set if there is no analysis: writes are never in place.
	copies bool
	// pairs counts the pairs that were compared, conflictsFound the conflicts that were marked.
	pairs, conflictsFound int
}

// newState returns a state without decisions.
func newState(o *Options) *State {
	return &State{
		Options: o, inPlace: map[*ir.Operand]bool{}, aliases: map[*ir.Value]*aliasSet{}, equal: newUnionFind(), dom: ir.NewDominance(),
		undefined: map[*ir.Value]bool{}, reads: map[*ir.Value]bool{}, writes: map[*ir.Value]bool{}, defs: map[*ir.Value][]*ir.Value{},
		reach: map[[3]*ir.Block]bool{}, repeats: map[*ir.Region]*ir.Region{}, checked: map[*aliasSet]bool{},
	}
}

// Model returns the model of op, or nil if it has none or must not be bufferized.
func (s *State) Model(op *ir.Operation) Model { return s.Options.model(op) }

// InPlace reports whether the analysis decided that the buffer of the operand is used.
func (s *State) InPlace(o *ir.Operand) bool {
	if s.copies {
		return s.copiesInPlace(o)
	}
	return s.inPlace[o]
}

// copiesInPlace decides without analysis: what the op writes gets a copy, which keeps all others from seeing the write.
func (s *State) copiesInPlace(o *ir.Operand) bool {
	return o.Owner().Is(bufferization.ToMemRef) || !s.Writes(o)
}

// Reads reports whether the owner of the operand may read its buffer.
func (s *State) Reads(o *ir.Operand) bool {
	m := s.Model(o.Owner())
	return m == nil || m.Reads(s, o)
}

// Writes reports whether the owner of the operand may write its buffer.
func (s *State) Writes(o *ir.Operand) bool {
	m := s.Model(o.Owner())
	return m == nil || m.Writes(s, o)
}

// AliasingValues returns the values whose buffer may be that of the operand.
func (s *State) AliasingValues(o *ir.Operand) []Alias {
	if m := s.Model(o.Owner()); m != nil {
		return m.AliasingValues(s, o)
	}
	var out []Alias
	op := o.Owner()
	for i := range op.NumResults() {
		if isTensor(op.Result(i).Type()) {
			out = append(out, Alias{Value: op.Result(i)})
		}
	}
	for i := range op.NumRegions() {
		b := op.Region(i).First()
		if b == nil {
			continue
		}
		for _, a := range b.Args() {
			if isTensor(a.Type()) {
				out = append(out, Alias{Value: a})
			}
		}
	}
	return out
}

// AliasingOperands returns the operands whose buffer v may have.
func (s *State) AliasingOperands(v *ir.Value) []Alias {
	op := owner(v)
	if op == nil {
		return nil
	}
	if m := s.Model(op); m != nil {
		return m.AliasingOperands(s, v)
	}
	var out []Alias
	for i := range op.NumOperands() {
		if isTensor(op.Operand(i).Type()) {
			out = append(out, Alias{Operand: op.OperandUse(i)})
		}
	}
	return out
}

// ValueWrites reports whether the contents of v are defined by v.
func (s *State) ValueWrites(v *ir.Value) bool {
	if v.IsBlockArgument() {
		return true
	}
	if w, ok := s.writes[v]; ok {
		return w
	}
	m := s.Model(v.DefiningOp())
	// A cycle through v defines nothing.
	s.writes[v] = false
	w := m == nil || m.ValueWrites(s, v)
	s.writes[v] = w
	return w
}

// Equivalent reports whether two values certainly have the same buffer.
func (s *State) Equivalent(a, b *ir.Value) bool { return !s.copies && (a == b || s.equal.same(a, b)) }

// Read reports whether a use of v, or of a value with its buffer, reads.
func (s *State) Read(v *ir.Value) bool {
	if r, ok := s.reads[v]; ok {
		return r
	}
	r := s.findRead(v)
	s.reads[v] = r
	return r
}

func (s *State) findRead(v *ir.Value) bool {
	seen := map[*ir.Value]bool{v: true}
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		for u := x.FirstUse(); u != nil; u = u.NextUse() {
			if s.Reads(u) {
				return true
			}
			if s.Writes(u) {
				continue
			}
			for _, a := range s.AliasingValues(u) {
				if known, ok := s.reads[a.Value]; ok && known {
					return true
				} else if !ok && !seen[a.Value] {
					seen[a.Value] = true
					list = append(list, a.Value)
				}
			}
		}
	}
	for x := range seen {
		s.reads[x] = false // the order does not matter
	}
	return false
}

// walk says how find follows values back to their definitions.
type walk struct {
	leaves, onlyEquivalent bool
	// follow, if not nil, is called for each operand whose value is followed.
	follow func(o *ir.Operand)
}

// find follows the buffer of v back from values to the operands they alias, and returns the first values on each path for which stop
// holds. With leaves, it also returns the ends of the paths.
func (s *State) find(v *ir.Value, stop func(v *ir.Value) bool, w walk) []*ir.Value {
	var out []*ir.Value
	added, seen := map[*ir.Value]bool{}, map[*ir.Value]bool{}
	add := func(v *ir.Value) {
		if !added[v] {
			added[v] = true
			out = append(out, v)
		}
	}
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		if seen[x] {
			continue
		}
		seen[x] = true
		if stop(x) {
			add(x)
			continue
		}
		before := len(list)
		if s.Model(owner(x)) != nil {
			for _, a := range s.AliasingOperands(x) {
				if w.onlyEquivalent && !a.Equivalent {
					if w.leaves {
						add(x)
					}
					continue
				}
				if w.follow != nil {
					w.follow(a.Operand)
				}
				list = append(list, a.Operand.Value())
			}
		}
		if len(list) == before && w.leaves {
			add(x)
		}
	}
	return out
}

// definitions returns the values that may have defined the contents of v.
func (s *State) definitions(v *ir.Value) []*ir.Value {
	if d, ok := s.defs[v]; ok {
		return d
	}
	d := s.find(v, s.ValueWrites, walk{})
	s.defs[v] = d
	return d
}

// undefinedContents reports whether nothing has written the buffer of the operand.
func (s *State) undefinedContents(o *ir.Operand) bool { return s.undefined[o.Value()] }

// needsNoCopy reports whether a new buffer for the operand does not need the contents.
func (s *State) needsNoCopy(o *ir.Operand) bool {
	reads := s.Reads(o)
	if s.undefinedContents(o) || !reads && s.Writes(o) {
		return true
	}
	if reads {
		return false
	}
	for _, a := range s.AliasingValues(o) {
		if s.Read(a.Value) {
			return false
		}
	}
	return true
}

// writable reports whether the buffer of v may be written.
func (s *State) writable(v *ir.Value) bool {
	m := s.Model(owner(v))
	return m != nil && m.Writable(s, v)
}
