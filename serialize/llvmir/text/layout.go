package text

import (
	"math/bits"
	"strconv"
	"strings"
)

// dataLayout holds of a data layout what alignments depend on.
type dataLayout struct {
	// ints, floats and vectors are alignments by the size in bits, in ascending order of sizes.
	ints, floats, vectors []layoutEntry
	pointers              map[uint64]pointerLayout
	// aggregate is the least alignment of structs in memory that a program allocates.
	aggregate uint64
	program   uint64
	// globals and allocas are address spaces.
	globals, allocas uint64
	// known holds structs. A struct that contains itself counts as empty there.
	known map[*Type]structLayout
}

// structLayout holds the size of a struct and its two alignments, in bytes.
type structLayout struct{ size, abi, pref uint64 }

// layoutEntry holds the two alignments in bytes of a size in bits.
type layoutEntry struct{ size, abi, pref uint64 }

type pointerLayout struct{ size, abi, pref uint64 }

// parseLayout reads a data layout. It ignores what it does not know.
func parseLayout(s string) *dataLayout {
	d := &dataLayout{
		ints:      []layoutEntry{{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:    []layoutEntry{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:   []layoutEntry{{64, 8, 8}, {128, 16, 16}},
		pointers:  map[uint64]pointerLayout{0: {8, 8, 8}},
		aggregate: 8,
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			continue
		}
		parts := strings.Split(spec[1:], ":")
		var n [4]uint64
		for i := range min(len(parts), len(n)) {
			n[i], _ = strconv.ParseUint(parts[i], 10, 32)
		}
		abi, pref := n[1]/8, n[1]/8
		if len(parts) > 2 {
			pref = n[2] / 8
		}
		switch spec[0] {
		case 'i':
			d.ints = setEntry(d.ints, layoutEntry{n[0], abi, pref})
		case 'f':
			d.floats = setEntry(d.floats, layoutEntry{n[0], abi, pref})
		case 'v':
			d.vectors = setEntry(d.vectors, layoutEntry{n[0], abi, pref})
		case 'a':
			d.aggregate = max(pref, 1)
		case 'p':
			if len(parts) > 2 {
				p := pointerLayout{n[1] / 8, n[2] / 8, n[2] / 8}
				if len(parts) > 3 {
					p.pref = n[3] / 8
				}
				d.pointers[n[0]] = p
			}
		case 'P':
			d.program = n[0]
		case 'G':
			d.globals = n[0]
		case 'A':
			d.allocas = n[0]
		}
	}
	return d
}

func setEntry(list []layoutEntry, e layoutEntry) []layoutEntry {
	for i := range list {
		if list[i].size == e.size {
			list[i] = e
			return list
		}
		if list[i].size > e.size {
			return append(list[:i], append([]layoutEntry{e}, list[i:]...)...)
		}
	}
	return append(list, e)
}

func (e layoutEntry) pick(pref bool) uint64 {
	if pref {
		return max(e.pref, 1)
	}
	return max(e.abi, 1)
}

func (d *dataLayout) pointer(space uint64) pointerLayout {
	if p, ok := d.pointers[space]; ok {
		return p
	}
	return d.pointers[0]
}

// align returns the alignment of a type in bytes: that of the ABI or the preferred one.
func (d *dataLayout) align(t *Type, pref bool) uint64 {
	switch t.Kind {
	case IntKind:
		for _, e := range d.ints {
			if e.size >= t.N {
				return e.pick(pref)
			}
		}
		return d.ints[len(d.ints)-1].pick(pref)
	case PtrKind:
		p := d.pointer(t.N)
		return layoutEntry{0, p.abi, p.pref}.pick(pref)
	case ArrayKind:
		return d.align(t.Elem, pref)
	case VectorKind:
		size := t.N * d.bits(t.Elem)
		for _, e := range d.vectors {
			if e.size == size {
				return e.pick(pref)
			}
		}
		return powerAbove((size + 7) / 8)
	case StructKind:
		l := d.structOf(t)
		return layoutEntry{0, l.abi, l.pref}.pick(pref)
	case AMXKind:
		return 64
	case MMXKind:
		return 8
	case TargetKind:
		return d.align(targetLayout(t), pref)
	}
	size := d.bits(t)
	for _, e := range d.floats {
		if e.size == size {
			return e.pick(pref)
		}
	}
	return powerAbove((size + 7) / 8)
}

// targetLayout returns the type that has the layout of a target extension type.
func targetLayout(t *Type) *Type {
	if strings.HasPrefix(t.Name, "spirv.") {
		return Ptr
	}
	return Void
}

func powerAbove(n uint64) uint64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(n-1)
}

// floatBits are the sizes of floating point types.
var floatBits = [...]uint64{HalfKind: 16, BFloatKind: 16, FloatKind: 32, DoubleKind: 64, X86FP80Kind: 80, FP128Kind: 128, PPCFP128Kind: 128}

// bits returns the size of a type in bits.
func (d *dataLayout) bits(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		return t.N
	case PtrKind:
		return d.pointer(t.N).size * 8
	case VectorKind:
		return t.N * d.bits(t.Elem)
	case ArrayKind:
		return t.N * d.allocSize(t.Elem) * 8
	case StructKind:
		return d.structOf(t).size * 8
	case AMXKind:
		return 8192
	case MMXKind:
		return 64
	case TargetKind:
		return d.bits(targetLayout(t))
	}
	if int(t.Kind) < len(floatBits) {
		return floatBits[t.Kind]
	}
	return 0
}

func roundUp(n, align uint64) uint64 { return (n + align - 1) / align * align }

// storeSize returns the number of bytes that a store writes.
func (d *dataLayout) storeSize(t *Type) uint64 { return (d.bits(t) + 7) / 8 }

// allocSize returns the distance of elements in an array.
func (d *dataLayout) allocSize(t *Type) uint64 { return roundUp(d.storeSize(t), d.align(t, false)) }

func (d *dataLayout) structOf(t *Type) structLayout {
	if l, ok := d.known[t]; ok {
		return l
	}
	if d.known == nil {
		d.known = map[*Type]structLayout{}
	}
	d.known[t] = structLayout{0, 1, 1}
	l := structLayout{0, 1, 1}
	for _, e := range t.Elems {
		if !t.Packed {
			align := d.align(e, false)
			l.size, l.abi = roundUp(l.size, align), max(l.abi, align)
		}
		l.size += d.allocSize(e)
	}
	l.size, l.pref = roundUp(l.size, l.abi), max(l.abi, d.aggregate)
	d.known[t] = l
	return l
}

// alignOf returns the alignment of an access to memory or of an alloca: the one that i states, or that of the data layout. It returns 0 for
// other instructions.
func (l *dataLayout) alignOf(i *Inst) uint64 {
	if i.Align != 0 {
		return i.Align
	}
	switch i.Op {
	case Alloca:
		return l.align(i.Elem, true)
	case Load:
		return l.align(i.typ, false)
	case Store:
		return l.align(i.Args[0].Type(), false)
	case CmpXchg, AtomicRMW:
		return l.storeSize(i.Args[1].Type())
	}
	return 0
}

// Layout answers questions about the data layout of a module.
type Layout struct{ layout *dataLayout }

// Layout returns the data layout that the module states.
func (m *Module) Layout() Layout { return Layout{parseLayout(m.DataLayout)} }

// AlignmentOf returns the alignment in bytes of an access to memory or of an alloca, 0 for other instructions.
func (l Layout) AlignmentOf(i *Inst) uint64 { return l.layout.alignOf(i) }

// Alignment returns the alignment in bytes that the ABI gives a type.
func (m *Module) Alignment(t *Type) uint64 { return parseLayout(m.DataLayout).align(t, false) }
