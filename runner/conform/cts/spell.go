package cts

import (
	"slices"
	"strconv"
	"strings"
)

// spell returns the type of the block and its rules as identifiers have them. Blocks whose members are out of order,
// and those of the relaxed rules, state their layout.
func (b *block) spell() (typ, rules string) {
	types := make([]string, len(b.members))
	for i, m := range b.members {
		types[i] = b.ordered(m.typ)
	}
	if !b.shuffled && b.rules != relaxed {
		return "{" + strings.Join(types, ";") + "}", b.rules
	}
	l := layouter{b.rules}
	placed := l.members(types)
	if b.shuffled {
		declared := make([]string, len(placed))
		for i, n := range declarationOrder(len(placed)) {
			declared[i] = placed[n]
		}
		placed = declared
	}
	return "{" + strings.Join(placed, ";") + "}", "custom"
}

// ordered returns a type whose matrices have the order of the block.
func (b *block) ordered(typ string) string {
	if !b.rowMajor {
		return typ
	}
	var out strings.Builder
	for i := 0; i < len(typ); i++ {
		out.WriteByte(typ[i])
		if typ[i] == 'm' {
			out.WriteString(typ[i+1:i+matrixBytes] + "!r")
			i += matrixBytes - 1
		}
	}
	return out.String()
}

// matrixBytes is the length of the spelling of a matrix without an order, such as m3x2f.
const matrixBytes = 5

// declarationOrder returns which of n members, in the order of their offsets, a shuffled block declares at each place: in turns the
// last and the first of those that are left.
func declarationOrder(n int) []int {
	out := make([]int, n)
	for i := range out {
		if out[i] = i / 2; i%2 == 0 {
			out[i] = n - 1 - i/2
		}
	}
	return out
}

// layouter lays out types under std140, std430, scalar or the relaxed rules. It knows the types that this package makes.
type layouter struct{ rules string }

// extent is a size and an alignment in bytes.
type extent struct{ size, align int }

func roundUp(n, to int) int { return (n + to - 1) / to * to }

// sixteen is the alignment of vectors of four words, to which std140 rounds that of arrays and structs. Relaxed vectors do not
// cross multiples of it.
const sixteen = 16

// composite returns the alignment of an array or a struct that holds parts of an alignment.
func (l *layouter) composite(align int) int {
	if l.rules == "std140" {
		return roundUp(align, sixteen)
	}
	return align
}

// members returns the spellings of a block's members with offsets and strides.
func (l *layouter) members(types []string) []string {
	out := make([]string, len(types))
	end := 0
	for i, typ := range types {
		text, _, e := l.lay(typ)
		if l.rules == relaxed && typ[0] == 'v' {
			e.align = scalarBytes(typ[2:])
			if at := roundUp(end, e.align); at/sixteen != (at+e.size-1)/sixteen {
				e.align = sixteen
			}
		}
		at := roundUp(end, e.align)
		out[i] = text + "@" + strconv.Itoa(at)
		end = at + e.size
	}
	return out
}

// lay returns the type at the beginning of a text with offsets and strides, what follows the type, and its extent.
func (l *layouter) lay(typ string) (text, rest string, e extent) {
	switch typ[0] {
	case '{':
		return l.record(typ[1:])
	case '[':
		return l.array(typ[1:])
	case 'm':
		return l.matrix(typ[1:])
	case 'v':
		n := int(typ[1] - '0')
		rest = typ[2+scalarLength(typ[2:]):]
		return typ[:len(typ)-len(rest)], rest, l.vector(n, scalarBytes(typ[2:]))
	}
	size := scalarBytes(typ)
	n := scalarLength(typ)
	return typ[:n], typ[n:], extent{size, size}
}

// scalarLength returns the length of the spelled scalar at the beginning of a text: a letter and digits.
func scalarLength(typ string) int {
	n := 1
	for n < len(typ) && typ[n] >= '0' && typ[n] <= '9' {
		n++
	}
	return n
}

// scalarBytes returns the size of the scalar at the beginning of a text.
func scalarBytes(typ string) int {
	switch typ[0] {
	case 'f':
		return 4
	case 'h':
		return 2
	}
	bits, _ := strconv.Atoi(typ[1:scalarLength(typ)])
	return bits / 8
}

// vector returns the extent of n scalars of a size.
func (l *layouter) vector(n, size int) extent {
	switch {
	case l.rules == "scalar":
		return extent{n * size, size}
	case n == 2:
		return extent{2 * size, 2 * size}
	}
	return extent{n * size, 4 * size}
}

// matrix lays out the rest of a matrix as an array of its columns, or of its rows.
func (l *layouter) matrix(typ string) (text, rest string, e extent) {
	length, lines := int(typ[2]-'0'), int(typ[0]-'0')
	text, rest = "m"+typ[:matrixBytes-1], typ[matrixBytes-1:]
	order := "!c"
	if after, ok := strings.CutPrefix(rest, "!r"); ok {
		order, rest = "!r", after
		length, lines = lines, length
	}
	v := l.vector(length, 4)
	align := l.composite(v.align)
	stride := roundUp(v.size, align)
	return text + order + "~" + strconv.Itoa(stride), rest, extent{lines * stride, align}
}

// array lays out the rest of an array. The last element of one under scalar rules has no padding at its end.
func (l *layouter) array(typ string) (text, rest string, e extent) {
	count, typ, _ := strings.Cut(typ, "]")
	element, rest, in := l.lay(typ)
	align := l.composite(in.align)
	stride := roundUp(in.size, align)
	n, _ := strconv.Atoi(count) // a runtime array has no elements
	e = extent{n * stride, align}
	if l.rules == "scalar" && n > 0 {
		e.size += in.size - stride
	}
	return "[" + count + "~" + strconv.Itoa(stride) + "]" + element, rest, e
}

// record lays out the rest of a struct.
func (l *layouter) record(typ string) (text, rest string, e extent) {
	e.align = 1
	for text, rest = "{", typ; rest[0] != '}'; {
		rest = strings.TrimPrefix(rest, ";")
		var member string
		var m extent
		member, rest, m = l.lay(rest)
		at := roundUp(e.size, m.align)
		if text != "{" {
			text += ";"
		}
		text += member + "@" + strconv.Itoa(at)
		e.size, e.align = at+m.size, max(e.align, m.align)
	}
	if e.align = l.composite(e.align); l.rules != "scalar" {
		e.size = roundUp(e.size, e.align)
	}
	return text + "}", rest[1:], e
}

// unique returns the texts without those that occur before in the list.
func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
