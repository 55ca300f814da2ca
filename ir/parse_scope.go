package ir

import (
	"math"
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
	// forward are the uses before definitions in the open scopes, and uses is the number of all so far.
	forward []*forwardRef
	uses    int32
	// undeclared are the uses in scopes that ended without a definition.
	undeclared []undeclaredUse
}

// undeclaredUse is a use of a name that its isolated scope does not define.
type undeclaredUse struct {
	*forwardRef
	name string
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
	defined, saved, forward int
	iso                     int32 // of the enclosing scope
	isolated                bool
}

// forwardRef is a use of a value that is not defined yet. When the value is defined,
// its Scratch is set to 1.
type forwardRef struct {
	Value
	off    int
	entry  int32 // of its name
	number int32 // in the order in which the parser reads them
	// visible are the names that the scopes around the use define, once they have ended.
	visible [][]string
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
	s.scopes = append(s.scopes, ssaScope{len(s.defined), len(s.saved), len(s.forward), s.iso, isolated})
	if isolated {
		s.lastIso++
		s.iso = s.lastIso
	}
}

// pop closes the innermost scope and forgets what it defined.
func (s *ssaTable) pop() {
	sc := s.scopes[len(s.scopes)-1]
	s.scopes = s.scopes[:len(s.scopes)-1]
	s.note(sc.forward, sc.defined)
	if sc.isolated {
		s.settle(sc.forward)
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

// note tells the uses without a definition, from the first of them on, which names the innermost scope defines.
func (s *ssaTable) note(first, defined int) {
	var names []string
	for _, f := range s.forward[first:] {
		if f.Scratch != 0 {
			continue
		}
		for i := len(names); i == 0 && defined < len(s.defined); defined++ {
			if e := &s.entries[s.defined[defined]]; e.num == 0 {
				names = append(names, "%"+e.name)
			}
		}
		f.visible = append(f.visible, names)
	}
}

// settle moves the uses without a definition out of forward, which keeps the first of them.
func (s *ssaTable) settle(first int) {
	for _, f := range s.forward[first:] {
		if f.Scratch == 0 {
			s.undeclared = append(s.undeclared, undeclaredUse{f, "%" + s.entries[f.entry].name})
		}
	}
	s.forward = s.forward[:first]
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
	f := &forwardRef{off: off, entry: k, number: s.uses}
	s.uses++
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
		if !isForward(old) {
			return p.errorAt(off, "redefinition of SSA value '%"+name+"'", Note(p.loc(int(s.entries[k].off)), "previously defined here"))
		}
		if old.typ != v.typ {
			return p.errorAt(off, "definition of SSA value '%"+name+"#"+strconv.Itoa(int(num))+"' has type '"+TypeString(v.typ)+"'",
				Note(p.loc(int(s.entries[k].off)), "previously used here with type '"+TypeString(old.typ)+"'"))
		}
		old.ReplaceAllUsesWith(v)
		old.Scratch = 1
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
	var known func() []string
	for i := start; i < len(s.defs); i++ {
		d := &s.defs[i]
		if !d.forward {
			continue
		}
		if known == nil {
			known = candidates(s.defined(start)...)
		}
		ok = p.unknownAt(d.off, d.name, known, "reference to an undefined block")
	}
	s.defs = s.defs[:start]
	s.marks = s.marks[:len(s.marks)-1]
	return ok
}
