package serialize

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// defKind is the kind of entity that an id stands for.
type defKind uint8

const (
	defNone          defKind = iota
	defType                  // typ
	defForward               // a pointer type that is not declared yet, with the storage class at
	defDeferred              // a type that refers to such pointers
	defConstant              // the constant attr : typ
	defReference             // a specialization constant with the symbol attr
	defVariable              // a module-level variable with the symbol attr
	defUndef                 // an undefined value of typ at module level
	defGraphConstant         // the tensor of typ that the host provides for the number attr
	defReplicate             // the composite of typ that replicates the constant attr
	defSpecOp                // OpSpecConstantOp at word offset at
	defString                // the string attr
	defSet                   // an extended set, or a non-semantic one
	defFunction              // the function with the symbol attr and the type typ
	defValue                 // val
	defPending               // val, a placeholder that has uses but no definition yet
	defLabel                 // the block with index at in reader.labels
	defSource                // a DebugSource, whose file has the name attr
	defIgnoredSet            // an extended set without meaning
	defGlobal                // an opaque op of the module with the symbol attr
	defGroup                 // a decoration group
	defLocalUndef            // an undefined value of typ in a function
)

// def is the definition of an id.
type def struct {
	typ   ir.Type
	attr  ir.Attribute // for a string, its text
	val   *ir.Value
	index uint32 // see the kinds; for constants, the word offset of the instruction
	fn    uint32 // number of the function that owns a value or label
	// size is the number of parts in the text of the type or constant.
	size  int32
	uses  int32 // uses of a type whose size is not known yet
	depth int16
	kind  defKind
	set   spec.ExtInstSet
	// open tells that the size of a type is not known yet; see settleSizes.
	open bool
}

// defPage is the size of a page of a defList.
const defPage = 256

// defList is a list of defs in pages. The address of a def does not change.
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

// idInfo holds indices, plus one, into the reader's lists.
type idInfo struct{ def, deco, name uint32 }

// decorationRec is a decoration of an id or of a member of it.
type decorationRec struct {
	member int // -1 for the id itself
	kind   spec.Decoration
	words  []uint32
	next   uint32 // in the list of the id: 0 at its end
}

// decorationPage is the number of decorations in a page of a list. Most modules need one.
const decorationPage = 512

// decorationList is a list of decorations in pages, so that a long one is never copied.
// Indices begin with 1.
type decorationList struct {
	pages [][]decorationRec
	size  uint32
}

// add appends d and returns its index.
func (l *decorationList) add(d decorationRec) uint32 {
	if last := len(l.pages) - 1; last >= 0 && len(l.pages[last]) < decorationPage {
		l.pages[last] = append(l.pages[last], d)
	} else {
		// Most modules have few decorations, so the first page starts small and grows. Later pages have full size.
		room := decorationPage
		if last < 0 {
			room = 16
		}
		l.pages = append(l.pages, append(make([]decorationRec, 0, room), d))
	}
	l.size++
	return l.size
}

// at returns the decoration with an index.
func (l *decorationList) at(i uint32) *decorationRec {
	return &l.pages[(i-1)/decorationPage][(i-1)%decorationPage]
}

// info returns the entry of id. If id is out of range, it reports an error and returns
// nil.
func (r *reader) info(id uint32) *idInfo {
	if id == 0 || id >= r.bound {
		r.failID("out of range", id)
		return nil
	}
	if n := len(r.ids); int(id) >= n {
		more := max(int(id)+1-n, min(int(r.bound)-n, n+64))
		r.ids, r.localIndex, r.owner = append(r.ids, make([]idInfo, more)...), append(r.localIndex, make([]uint32, more)...), append(r.owner, make([]uint32, more)...)
	}
	return &r.ids[id]
}

// lookup returns the definition of id, or nil if it has none yet.
func (r *reader) lookup(id uint32) *def {
	if uint64(id) < uint64(len(r.localIndex)) && r.localIndex[id] != 0 {
		return &r.local[r.localIndex[id]-1]
	}
	return r.lookupOutside(id)
}

// lookupOutside is lookup of an id that the function does not define.
func (r *reader) lookupOutside(id uint32) *def {
	switch {
	case int64(id) >= int64(len(r.ids)):
		return nil
	case r.ids[id].def == 0 && r.owned(id):
		return &def{kind: defValue} // id belongs to another function
	case r.ids[id].def == 0:
		return nil
	}
	return r.defs.at(r.ids[id].def - 1)
}

// leaveFunction forgets the values and labels of the function. Their ids stay in use.
func (r *reader) leaveFunction() {
	for _, id := range r.inside {
		r.localIndex[id] = 0
	}
	r.inside, r.local, r.labels = r.inside[:0], r.local[:0], r.labels[:0]
}

func (r *reader) define(id uint32, d def) bool {
	local := d.kind == defValue || d.kind == defPending || d.kind == defLabel || d.kind == defLocalUndef
	if !r.undefined(id, local) {
		return false
	}
	if local {
		r.addLocal(id, d)
		return true
	}
	if r.shared {
		return false
	}
	r.ids[id].def = r.defs.add(d) + 1
	return true
}

// undefined reports an error and returns false if id cannot be defined, or has a definition. A
// local id then belongs to the function.
func (r *reader) undefined(id uint32, local bool) bool {
	i := r.info(id)
	if i == nil {
		return false
	}
	if i.def != 0 || r.localIndex[id] != 0 || local && !r.claim(id) || !local && r.owned(id) {
		return r.failID("duplicate definition for result", id)
	}
	return true
}

// addLocal defines id in the function.
func (r *reader) addLocal(id uint32, d def) {
	r.local, r.inside = append(r.local, d), append(r.inside, id)
	r.localIndex[id] = uint32(len(r.local))
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

// nameOf returns the OpName of id, or "" if it has none.
func (r *reader) nameOf(id uint32) string {
	if int64(id) < int64(len(r.ids)) && r.ids[id].name != 0 {
		return r.names[r.ids[id].name-1]
	}
	return ""
}

// symbolName returns a unique name for the symbol id: its OpName, or a name made of
// prefix and id.
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
