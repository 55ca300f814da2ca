package ir

import (
	"math"
	"slices"
	"strconv"
)

// ssaTable resolves SSA names. All names of the file share one hash table. An entry
// holds the binding that is visible in the innermost isolated scope; hidden bindings
// are saved until that scope ends. So entering or leaving a scope costs no more than
// the number of its definitions.
type ssaTable struct {
	index   []int32 // entry number plus one, 0 if free
	entries []ssaEntry
	saved   []savedBinding
	defined []int32 // entries bound in the open scopes
	scopes  []ssaScope
	iso     int32 // the innermost isolated scope
	lastIso int32
	forward []*forwardRef
	open    int                   // the forward uses whose value is not defined yet
	foreign map[*Value]*Operation // the operations whose results have no type before their first use
}

type ssaEntry struct {
	name string
	num  uint32
	hash uint32
	ssaBinding
}

type ssaBinding struct {
	iso int32
	off int32 // offset of the definition or of the first use
	val *Value
}

type savedBinding struct {
	entry int32
	ssaBinding
}

type ssaScope struct {
	defined, saved int
	iso            int32 // iso of the parser in the enclosing scope
	isolated       bool
	names          *scopeNames // nil if the scope has no forward uses
}

// scopeNames are the values that a scope with forward uses defines.
type scopeNames struct {
	outer   *scopeNames // nil if the scope is isolated
	entries []int32     // known when the scope has ended
}

// forwardRef is a use of a value that is not defined yet. When the value is defined,
// its Scratch is set to 1.
type forwardRef struct {
	Value
	off   int
	entry int32 // the entry of its name
	names *scopeNames
}

const (
	firstNames = 256
	maxNames   = 4096 // the largest index that a later parser takes over
)

func (s *ssaTable) init() {
	if s.index == nil {
		s.index = make([]int32, firstNames)
	}
	s.push(true)
}

// emptied returns a table without names in the memory of s, or one without memory if that is much.
func (s *ssaTable) emptied() ssaTable {
	if len(s.index) > maxNames || cap(s.saved) > maxNames || cap(s.defined) > maxNames {
		return ssaTable{}
	}
	clear(s.index)
	clear(s.entries)
	clear(s.saved[:cap(s.saved)])
	return ssaTable{index: s.index, entries: s.entries[:0], saved: s.saved[:0], defined: s.defined[:0], scopes: s.scopes[:0]}
}

// isForward reports whether v is the placeholder of a value that is not defined yet.
func isForward(v *Value) bool { return v.ref>>kindShift == standaloneValue }

func ssaHash(name string, num uint32) uint32 {
	h := uint32(2166136261) ^ num
	for i := 0; i < len(name); i++ {
		h = (h ^ uint32(name[i])) * 16777619
	}
	return h ^ h>>15
}

// lookup returns the entry of the name, and makes one if the name is new.
func (s *ssaTable) lookup(name string, num uint32) int32 {
	h := ssaHash(name, num)
	mask := uint32(len(s.index) - 1)
	for i := h & mask; ; i = (i + 1) & mask {
		k := s.index[i]
		if k == 0 {
			return s.add(name, num, h)
		}
		if e := &s.entries[k-1]; e.hash == h && e.num == num && e.name == name {
			return k - 1
		}
	}
}

func (s *ssaTable) add(name string, num, h uint32) int32 {
	s.entries = append(s.entries, ssaEntry{name: name, num: num, hash: h})
	if len(s.entries)*2 > len(s.index) {
		s.index = make([]int32, 2*len(s.index))
		for k := range s.entries {
			s.place(s.entries[k].hash, int32(k))
		}
	} else {
		s.place(h, int32(len(s.entries)-1))
	}
	return int32(len(s.entries) - 1)
}

func (s *ssaTable) place(h uint32, k int32) {
	mask := uint32(len(s.index) - 1)
	i := h & mask
	for s.index[i] != 0 {
		i = (i + 1) & mask
	}
	s.index[i] = k + 1
}

// get returns the binding of entry k in this isolated scope, or nil if it is unbound.
func (s *ssaTable) get(k int32) *Value {
	if e := &s.entries[k]; e.iso == s.iso {
		return e.val
	}
	return nil
}

// set binds entry k.
func (s *ssaTable) set(k int32, v *Value, off int) {
	e := &s.entries[k]
	if e.iso != s.iso {
		s.saved = append(s.saved, savedBinding{k, e.ssaBinding})
	}
	e.iso, e.val, e.off = s.iso, v, int32(min(off, math.MaxInt32))
}

// push opens a scope. Names from outside are not visible in an isolated scope.
func (s *ssaTable) push(isolated bool) {
	s.scopes = append(s.scopes, ssaScope{defined: len(s.defined), saved: len(s.saved), iso: s.iso, isolated: isolated})
	if isolated {
		s.lastIso++
		s.iso = s.lastIso
	}
}

// pop closes the innermost scope and forgets what it defined.
func (s *ssaTable) pop() {
	sc := s.scopes[len(s.scopes)-1]
	s.scopes = s.scopes[:len(s.scopes)-1]
	s.close(&sc)
	if sc.isolated {
		for i := len(s.saved) - 1; i >= sc.saved; i-- {
			b := &s.saved[i]
			s.entries[b.entry].ssaBinding = b.ssaBinding
		}
		s.saved = s.saved[:sc.saved]
		s.iso = sc.iso
	} else {
		for _, k := range s.defined[sc.defined:] {
			s.entries[k].val = nil
		}
	}
	s.defined = s.defined[:sc.defined]
}

// close keeps the names that sc defines if a use may be undeclared. A program without errors has few such scopes.
func (s *ssaTable) close(sc *ssaScope) {
	if sc.names != nil && s.open > 0 {
		sc.names.entries = slices.Clone(s.defined[sc.defined:])
	}
}

// scopeNames returns the names of the innermost scope and those around it.
func (s *ssaTable) scopeNames() *scopeNames {
	var inner *scopeNames
	for i := len(s.scopes) - 1; i >= 0; i-- {
		sc := &s.scopes[i]
		known := sc.names != nil
		if !known {
			sc.names = new(scopeNames)
		}
		if inner != nil {
			inner.outer = sc.names
		}
		if inner = sc.names; known || sc.isolated {
			break
		}
	}
	return s.scopes[len(s.scopes)-1].names
}

// visible returns the names of the values that the scopes around a use define.
func (s *ssaTable) visible(f *forwardRef) []string {
	var names []string
	for n := f.names; n != nil; n = n.outer {
		for _, k := range n.entries {
			if e := &s.entries[k]; e.num == 0 {
				names = append(names, "%"+e.name)
			}
		}
	}
	return names
}

// resolve returns the value that o names, of type t. If it is not defined yet, resolve
// returns a placeholder.
func (p *Parser) resolve(name string, num uint32, off int, t Type) *Value {
	s := &p.scope
	k := s.lookup(name, num)
	if v := s.get(k); v != nil {
		if v.typ == t {
			return v
		}
		if op := s.foreign[v]; op != nil {
			made := p.foreignResult(op, t)
			s.set(k, made, off)
			return made
		}
		p.errorAt(off, "use of value '%"+name+"' expects different type than prior uses: '"+TypeString(t)+"' vs '"+TypeString(v.typ)+"'",
			Note(p.loc(int(s.entries[k].off)), "prior use here"))
		return nil
	}
	if num != 0 {
		if first := s.get(s.lookup(name, 0)); first != nil && !isForward(first) {
			p.errorAt(off, "reference to invalid result number")
			return nil
		}
	}
	f := &forwardRef{off: off, entry: k, names: s.scopeNames()}
	s.open++
	f.typ = t
	s.forward = append(s.forward, f)
	s.set(k, &f.Value, off)
	return &f.Value
}

// define binds a name to v.
func (p *Parser) define(name string, num uint32, off int, v *Value) bool {
	s := &p.scope
	k := s.lookup(name, num)
	if old := s.get(k); old != nil {
		if !isForward(old) || s.foreign[old] != nil {
			return p.errorAt(off, "redefinition of SSA value '%"+name+"'", Note(p.loc(int(s.entries[k].off)), "previously defined here"))
		}
		if old.typ != v.typ {
			return p.errorAt(off, "definition of SSA value '%"+name+"#"+strconv.Itoa(int(num))+"' has type '"+TypeString(v.typ)+"'",
				Note(p.loc(int(s.entries[k].off)), "previously used here with type '"+TypeString(old.typ)+"'"))
		}
		old.ReplaceAllUsesWith(v)
		old.Scratch = 1
		s.open--
	}
	s.set(k, v, off)
	s.defined = append(s.defined, k)
	return true
}

// blockScopes resolves block names, region by region.
type blockScopes struct {
	defs  []blockDef
	marks []blockMark
}

// blockMark is the start of a region's names, and their index once there are
// many.
type blockMark struct {
	start int
	index map[string]int
}

type blockDef struct {
	name    string
	block   *Block
	off     int
	forward bool
}

const indexedBlocks = 16

func (s *blockScopes) push() { s.marks = append(s.marks, blockMark{start: len(s.defs)}) }

func (s *blockScopes) lookup(name string) *blockDef {
	m := &s.marks[len(s.marks)-1]
	if m.index != nil {
		if i, ok := m.index[name]; ok {
			return &s.defs[i]
		}
		return nil
	}
	for i := m.start; i < len(s.defs); i++ {
		if s.defs[i].name == name {
			return &s.defs[i]
		}
	}
	return nil
}

func (s *blockScopes) add(name string, b *Block, off int, forward bool) {
	m := &s.marks[len(s.marks)-1]
	s.defs = append(s.defs, blockDef{name, b, off, forward})
	n := len(s.defs)
	switch {
	case m.index != nil:
		m.index[name] = n - 1
	case n-m.start > indexedBlocks:
		m.index = map[string]int{}
		for i := m.start; i < n; i++ {
			m.index[s.defs[i].name] = i
		}
	}
}

// defined returns the names of the blocks since start that are defined.
func (s *blockScopes) defined(start int) []string {
	var names []string
	for i := range s.defs[start:] {
		if d := &s.defs[start+i]; !d.forward {
			names = append(names, d.name)
		}
	}
	return names
}

// popBlocks closes the scope of block names and reports blocks that were used but not
// defined.
func (p *Parser) popBlocks() bool {
	s := &p.blocks
	start := s.marks[len(s.marks)-1].start
	ok := true
	for i := start; i < len(s.defs); i++ {
		if d := &s.defs[i]; d.forward {
			known := func() []string { return s.defined(start) }
			ok = p.unknownAt(d.off, d.name, known, "reference to an undefined block")
		}
	}
	s.defs = s.defs[:start]
	s.marks = s.marks[:len(s.marks)-1]
	return ok
}
