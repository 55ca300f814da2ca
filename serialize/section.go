package serialize

import (
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// section holds the words of a logical section.
type section []uint32

// pageWords is the page size of the functions' section. A single buffer that doubles
// would copy its words repeatedly and leave as much memory unused.
const pageWords = 1 << 16

// inst appends an instruction.
func (s *section) inst(op spec.Opcode, operands ...uint32) {
	*s = append(append(*s, words.First(op, len(operands)+1)), operands...)
}

// begin starts an instruction whose words the caller appends one by one.
func (s *section) begin() int {
	*s = append(*s, 0)
	return len(*s) - 1
}

func (s *section) word(w uint32) { *s = append(*s, w) }

// end closes the instruction that begin started. It returns false if the instruction
// has too many words.
func (s *section) end(start int, op spec.Opcode) bool {
	n := len(*s) - start
	(*s)[start] = words.First(op, n)
	return n <= words.MaxInst
}

// str appends a string literal: its bytes and at least one zero byte, padded to whole
// words.
func (s *section) str(text string) {
	*s = words.AppendString(*s, text)
}

// table maps interned keys to ids with open addressing. Keys are compared with ==, and
// the caller hashes them.
type table[K comparable] struct {
	cells []cell[K]
	n     int
}

type cell[K comparable] struct {
	key  K
	hash uint64
	id   uint32 // 0 if the slot is free
}

func (t *table[K]) get(key K, hash uint64) uint32 {
	if len(t.cells) == 0 {
		return 0
	}
	mask := uint64(len(t.cells) - 1)
	for i := hash & mask; t.cells[i].id != 0; i = (i + 1) & mask {
		if t.cells[i].hash == hash && t.cells[i].key == key {
			return t.cells[i].id
		}
	}
	return 0
}

// insert adds a key that the table does not contain yet.
func (t *table[K]) insert(key K, hash uint64, id uint32) {
	if t.n*4 >= len(t.cells)*3 {
		old := t.cells
		t.cells = make([]cell[K], max(32, 2*len(old)))
		for i := range old {
			if old[i].id != 0 {
				t.place(old[i])
			}
		}
	}
	t.place(cell[K]{key, hash, id})
	t.n++
}

func (t *table[K]) place(c cell[K]) {
	mask := uint64(len(t.cells) - 1)
	i := c.hash & mask
	for t.cells[i].id != 0 {
		i = (i + 1) & mask
	}
	t.cells[i] = c
}

// reset empties the table. It keeps the memory of a small one.
func (t *table[K]) reset() {
	if len(t.cells) > maxKept {
		t.cells = nil
	}
	clear(t.cells)
	t.n = 0
}

// memory is the part of a writer that a later writer takes over.
type memory struct {
	extensions, imports, entries, modes, strings, names, decorations, globals, declarations, functions section

	types     table[ir.Type]
	unique    table[typeWords] // types that a module may declare only once
	constants table[constantKey]
	scalars   table[typeWords]
	undefs    table[ir.Type]
	symbols   table[ir.Attribute] // maps a reference to its index plus 1 in the list of symbols
}

// memories are the memories that no writer uses at the moment.
var memories = sync.Pool{New: func() any { return new(memory) }}

// maxKept bounds the words of sections and the cells of tables that are kept for later.
const maxKept = 1 << 12

// release keeps the memory of w for a later writer. The words that w returned are a copy.
func (w *writer) release() {
	m := w.memory
	w.memory = nil
	for _, s := range [...]*section{&m.extensions, &m.imports, &m.entries, &m.modes, &m.strings, &m.names, &m.decorations, &m.globals, &m.declarations, &m.functions} {
		if cap(*s) > maxKept {
			*s = nil
		}
		*s = (*s)[:0]
	}
	m.types.reset()
	m.unique.reset()
	m.constants.reset()
	m.scalars.reset()
	m.undefs.reset()
	m.symbols.reset()
	memories.Put(m)
}
