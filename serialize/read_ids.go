package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// defKind says what an id stands for.
type defKind uint8

const (
	defNone       defKind = iota
	defType               // typ
	defForward            // a pointer type that is still to be declared, of the storage class at
	defDeferred           // a type made of such pointers
	defConstant           // attr : typ
	defReference          // a specialization constant, attr its symbol
	defVariable           // a module's variable, attr its symbol
	defUndef              // an undefined value of typ
	defSpecOp             // OpSpecConstantOp at word at
	defString             // attr
	defSet                // an extended set, or a non-semantic one
	defFunction           // attr the symbol, typ the function type
	defValue              // val
	defPending            // val, which has uses and is not defined yet
	defLabel              // the block at in reader.labels
	defIgnoredSet         // an extended set without meaning
	defGlobal             // an opaque op of the module, attr its symbol
	defGroup              // a decoration group
	defLocalUndef         // an undefined value of typ, of a function
)

// def is what an id stands for.
type def struct {
	typ  ir.Type
	attr ir.Attribute // of a string, the string
	val  *ir.Value
	at   uint32 // see the kinds; of constants, too, the word of the instruction
	fn   uint32 // the number of the function that a value or label is of
	// size is the number of parts of the type or constant when it is written out.
	size  int32
	uses  int32 // of a type whose size is open
	depth int16
	kind  defKind
	set   spec.ExtInstSet
	// open tells that the size of a type is not known yet; see settleSizes.
	open bool
}

// defPage is the size of a page of a defList.
const defPage = 256

// defList is a list of defs in pages, which stay where they are.
type defList struct {
	pages []*[defPage]def
	n     uint32
}

func (l *defList) at(i uint32) *def { return &l.pages[i/defPage][i%defPage] }

// add appends d and returns its index.
func (l *defList) add(d def) uint32 {
	if l.n%defPage == 0 {
		l.pages = append(l.pages, new([defPage]def))
	}
	l.n++
	*l.at(l.n - 1) = d
	return l.n - 1
}

// idInfo is what is known of an id: indices, plus one, in the reader's lists.
type idInfo struct{ def, deco, name uint32 }

// decoration is a decoration of an id, or of a member of it.
type decorationRec struct {
	member int // -1: of the id itself
	kind   spec.Decoration
	words  []uint32
	next   uint32
}

// info returns the slot of id; nil after an error if id is out of range.
func (r *reader) info(id uint32) *idInfo {
	if id == 0 || id >= r.bound {
		r.failID("out of range", id)
		return nil
	}
	if n := len(r.ids); int(id) >= n {
		more := max(int(id)+1-n, min(int(r.bound)-n, n+64))
		r.ids, r.here, r.owner = append(r.ids, make([]idInfo, more)...), append(r.here, make([]uint32, more)...), append(r.owner, make([]uint32, more)...)
	}
	return &r.ids[id]
}

// lookup returns what id stands for, nil if nothing yet.
func (r *reader) lookup(id uint32) *def {
	switch {
	case int64(id) >= int64(len(r.ids)):
		return nil
	case r.here[id] != 0:
		return &r.local[r.here[id]-1]
	case r.ids[id].def == 0 && r.owned(id):
		return &def{kind: defValue} // of another function
	case r.ids[id].def == 0:
		return nil
	}
	return r.defs.at(r.ids[id].def - 1)
}

// leaveFunction forgets the values and labels of the function, but not that their ids
// are taken.
func (r *reader) leaveFunction() {
	for _, id := range r.inside {
		r.here[id] = 0
	}
	r.inside, r.local, r.labels = r.inside[:0], r.local[:0], r.labels[:0]
}

func (r *reader) define(id uint32, d def) bool {
	i := r.info(id)
	if i == nil {
		return false
	}
	local := d.kind == defValue || d.kind == defPending || d.kind == defLabel || d.kind == defLocalUndef
	if i.def != 0 || r.here[id] != 0 || local && !r.claim(id) || !local && r.owned(id) {
		return r.failID("duplicate definition for result", id)
	}
	if local {
		r.local, r.inside = append(r.local, d), append(r.inside, id)
		r.here[id] = uint32(len(r.local))
		return true
	}
	if r.shared {
		return false
	}
	i.def = r.defs.add(d) + 1
	return true
}

func (r *reader) setName(id uint32, text string) bool {
	i := r.info(id)
	if i == nil {
		return false
	}
	r.names = append(r.names, text)
	i.name = uint32(len(r.names))
	return true
}

// nameOf returns the OpName of id, "" if it has none.
func (r *reader) nameOf(id uint32) string {
	if int64(id) < int64(len(r.ids)) && r.ids[id].name != 0 {
		return r.names[r.ids[id].name-1]
	}
	return ""
}

// symbolName returns a name for the symbol id that no other has: its OpName, or
// one made of prefix and id.
func (r *reader) symbolName(id uint32, prefix string) string {
	name := r.nameOf(id)
	if name == "" || r.symbols[name] {
		name += prefix + strconv.FormatUint(uint64(id), 10)
		for r.symbols[name] {
			name += "_"
		}
	}
	r.symbols[name] = true
	return name
}
