package text

import (
	"sort"
	"strconv"
	"strings"
)

// Sorted returns the attributes in LLVM's order: those with keywords, then strings by name.
func (a Attrs) Sorted() Attrs {
	list := append(Attrs(nil), a...)
	rows := attrTable()
	sort.SliceStable(list, func(i, j int) bool {
		x, y := &list[i], &list[j]
		if x.Quoted != y.Quoted {
			return y.Quoted
		}
		if x.Quoted {
			return x.Name < y.Name
		}
		return rows[x.Name].rank < rows[y.Name].rank
	})
	return list
}

// Number returns the number by which LLVM holds the argument of the attribute. It returns false if the attribute has none.
func (a *Attr) Number() (uint64, bool) {
	if a.Quoted || !TakesNumber(a.Name) {
		return 0, false
	}
	switch a.Name {
	case "allocsize", "vscale_range":
		first, second, both := strings.Cut(a.Arg, ",")
		high, low := number32(first), number32(second)
		if !both {
			low = uint64(^uint32(0))
			if a.Name == "vscale_range" {
				low = high
			}
		}
		const half = 32
		return high<<half | low, true
	case "uwtable":
		if a.Arg == "sync" {
			return 1, true
		}
		return 2, true
	case "memory":
		arg, hidden, other := a.Effects()
		return uint64(arg | hidden<<2 | other<<4), true
	case "allockind", "nofpclass", "captures":
		return maskOf(a), true
	}
	n, _ := strconv.ParseUint(a.Arg, 10, 64)
	return n, true
}

func number32(s string) uint64 {
	n, _ := strconv.ParseUint(strings.TrimSpace(s), 10, 32)
	return n
}

// Effects returns the accesses of the attribute memory to memory that arguments point to, to memory that the program cannot access
// otherwise, and to other memory: 1 reads, 2 writes, 3 does both.
func (a *Attr) Effects() (arg, hidden, other int) {
	e, ok := parseEffects(a.Arg)
	if !ok {
		e = allEffects
	}
	return e[argMemory], e[hiddenMemory], e[otherMemory]
}

// The words of attributes that are sets, in the order of their bits.
const (
	allocKinds = "alloc realloc free uninitialized zeroed aligned"
	fpClasses  = "snan qnan ninf nnorm nsub nzero pzero psub pnorm pinf"
)

// fpGroups are the words of several classes of floating point numbers, with their bits.
const fpGroups = "all:1023 nan:3 inf:516 norm:264 sub:144 zero:96"

// maskOf returns the bits of an attribute that is a set of words.
func maskOf(a *Attr) uint64 {
	words := fpClasses
	if a.Name == "allockind" {
		words = allocKinds
	}
	var mask uint64
	for _, w := range strings.FieldsFunc(a.Arg, func(r rune) bool { return r == ' ' || r == ',' || r == '"' }) {
		if n, err := strconv.ParseUint(w, 10, 32); err == nil {
			mask |= n
		}
		for i, name := range strings.Fields(words) {
			if name == w {
				mask |= 1 << i
			}
		}
		for _, group := range strings.Fields(fpGroups) {
			if name, bits, _ := strings.Cut(group, ":"); name == w && a.Name == "nofpclass" {
				n, _ := strconv.ParseUint(bits, 10, 32)
				mask |= n
			}
		}
	}
	return mask
}

// maskWords joins the words of the bits of mask.
func maskWords(words string, mask uint64, between string) string {
	var out []string
	for i, w := range strings.Fields(words) {
		if mask>>i&1 != 0 {
			out = append(out, w)
		}
	}
	return strings.Join(out, between)
}
