package report

import (
	"strconv"
	"strings"
)

// WordPrefix begins the OpStrings that describe the hidden blocks of kernels (docs/abi.md).
const WordPrefix = "spvc.abi\t"

// A WordKind is what a word of a hidden block holds.
type WordKind string

// The kinds of words. Offsets and strides count elements. WordValue is a scalar argument itself, and
// WordAddress the address of the buffer of a memref argument.
const (
	WordOffset  WordKind = "offset"
	WordSize    WordKind = "size"
	WordStride  WordKind = "stride"
	WordValue   WordKind = "value"
	WordAddress WordKind = "address"
)

// A Word is a word of the hidden block of a kernel: a number of a memref argument, or a scalar argument.
type Word struct {
	// Member is the word's number in the block.
	Member int
	// Arg is the number of the kernel's argument, Set and Binding its descriptor.
	Arg          int
	Set, Binding uint32
	Kind         WordKind
	// Dim is the dimension of a size or stride, Rank the number of dimensions.
	Dim, Rank int
	// Bits is the number of bits of an element, or 0 if elements are no integers. A word of
	// memory may hold several of them.
	Bits int
}

// A Block is where the hidden block of a kernel lies.
type Block struct {
	// Push is set if the block is in push constants. Otherwise it is a uniform buffer at
	// Set and Binding.
	Push         bool
	Set, Binding uint32
}

// maxWord bounds the numbers in texts of words.
const maxWord = 1 << 16

// ParseBlock returns what the text of an OpString says of the hidden block of a kernel. Other
// texts are not ok.
func ParseBlock(text string) (kernel string, b Block, ok bool) {
	f := fields(text)
	if len(f) < 3 || f[1] != "block" {
		return "", b, false
	}
	if f[2] == "push" {
		return f[0], Block{Push: true}, len(f) == 3
	}
	if len(f) != 4 {
		return "", b, false
	}
	n, ok := numbers(f[2:])
	if !ok {
		return "", b, false
	}
	return f[0], Block{Set: uint32(n[0]), Binding: uint32(n[1])}, true
}

// ParseWord returns what the text of an OpString says of a word of the hidden block of a kernel.
// Other texts are not ok.
func ParseWord(text string) (kernel string, w Word, ok bool) {
	f := fields(text)
	if len(f) != 9 {
		return "", w, false
	}
	switch w.Kind = WordKind(f[3]); w.Kind {
	case WordOffset, WordSize, WordStride, WordValue, WordAddress:
	default:
		return "", w, false
	}
	n, ok := numbers([]string{f[1], f[2], f[4], f[5], f[6], f[7], f[8]})
	if !ok {
		return "", w, false
	}
	w.Member, w.Arg, w.Dim, w.Rank, w.Bits, w.Set, w.Binding = n[0], n[1], n[2], n[3], n[4], uint32(n[5]), uint32(n[6])
	return f[0], w, true
}

// A Shared is the workgroup memory of a kernel whose size the launch sets.
type Shared struct {
	// SpecID is the SpecId of the specialization constant that holds the number of elements.
	SpecID uint32
	// Bytes is the number of bytes of memory for which an element stands.
	Bytes uint32
}

// SharedText returns the description of the memory of a kernel, behind WordPrefix.
func SharedText(kernel string, s Shared) string {
	return kernel + "\tshared\t" + strconv.Itoa(int(s.SpecID)) + "\t" + strconv.Itoa(int(s.Bytes))
}

// ParseShared returns what the text of an OpString says of the workgroup memory of a kernel. Other
// texts are not ok.
func ParseShared(text string) (kernel string, s Shared, ok bool) {
	f := fields(text)
	if len(f) != 4 || f[1] != "shared" {
		return "", s, false
	}
	n, ok := numbers(f[2:])
	if !ok || n[1] == 0 {
		return "", s, false
	}
	return f[0], Shared{uint32(n[0]), uint32(n[1])}, true
}

// A Wide is a buffer of integers of 64 bits that the binary holds in pairs of 32, the low bits first, because
// the target lacks integers of 64 bits.
type Wide struct{ Set, Binding uint32 }

// WideText returns the description of a buffer of a kernel, behind WordPrefix.
func WideText(kernel string, w Wide) string {
	return kernel + "\twide\t" + strconv.FormatUint(uint64(w.Set), 10) + "\t" + strconv.FormatUint(uint64(w.Binding), 10)
}

// ParseWide returns what the text of an OpString says of a buffer of integers of 64 bits. Other texts are not ok.
func ParseWide(text string) (kernel string, w Wide, ok bool) {
	f := fields(text)
	if len(f) != 4 || f[1] != "wide" {
		return "", w, false
	}
	n, ok := numbers(f[2:])
	if !ok {
		return "", w, false
	}
	return f[0], Wide{uint32(n[0]), uint32(n[1])}, true
}

// An Unsigned is a buffer whose integers the source declares as unsigned. Other integers of MLIR have no sign, though binaries
// declare them as unsigned.
type Unsigned struct{ Set, Binding uint32 }

// UnsignedText returns the description of a buffer of a kernel, behind WordPrefix.
func UnsignedText(kernel string, u Unsigned) string {
	return kernel + "\tunsigned\t" + strconv.FormatUint(uint64(u.Set), 10) + "\t" + strconv.FormatUint(uint64(u.Binding), 10)
}

// ParseUnsigned returns what the text of an OpString says of a buffer of unsigned integers. Other texts are not ok.
func ParseUnsigned(text string) (kernel string, u Unsigned, ok bool) {
	f := fields(text)
	if len(f) != 4 || f[1] != "unsigned" {
		return "", u, false
	}
	n, ok := numbers(f[2:])
	if !ok {
		return "", u, false
	}
	return f[0], Unsigned{uint32(n[0]), uint32(n[1])}, true
}

// A Narrow is a buffer of elements of less than 32 bits that the binary holds in words of 32 bits, the first elements in
// the low bits, because the target lacks such elements in memory. The last word may be partly used, so the
// buffer must have whole words.
type Narrow struct {
	Set, Binding uint32
	// Bits is the number of bits of an element: 1, 2, 4, 8 or 16.
	Bits int
	// Count is the number of elements, or -1 if only the host knows it.
	Count int64
	// Type is the type of the elements as MLIR names it, such as "i8", "i1" or "bf16".
	Type string
}

// NarrowText returns the description of a buffer of a kernel, behind WordPrefix.
func NarrowText(kernel string, n Narrow) string {
	count := "?"
	if n.Count >= 0 {
		count = strconv.FormatInt(n.Count, 10)
	}
	return strings.Join([]string{kernel, "narrow", strconv.FormatUint(uint64(n.Set), 10), strconv.FormatUint(uint64(n.Binding), 10), strconv.Itoa(n.Bits), count, n.Type}, "\t")
}

// maxNarrow bounds the number of elements, and maxType the length of the name of a type, in texts of narrow buffers.
const (
	maxNarrow = 1 << 40
	maxType   = 32
)

// ParseNarrow returns what the text of an OpString says of a buffer of narrow elements. Other texts are not ok.
func ParseNarrow(text string) (kernel string, w Narrow, ok bool) {
	f := fields(text)
	if len(f) != 7 || f[1] != "narrow" || f[6] == "" || len(f[6]) > maxType {
		return "", w, false
	}
	n, ok := numbers(f[2:5])
	if !ok || n[2] < 1 || n[2] > 16 || n[2]&(n[2]-1) != 0 {
		return "", w, false
	}
	w = Narrow{Set: uint32(n[0]), Binding: uint32(n[1]), Bits: n[2], Count: -1, Type: f[6]}
	if f[5] != "?" {
		count, err := strconv.ParseInt(f[5], 10, 64)
		if err != nil || count < 0 || count > maxNarrow {
			return "", Narrow{}, false
		}
		w.Count = count
	}
	return f[0], w, true
}

// Vectors is a buffer of vectors that the binary holds as scalars, because the target has no such vectors in
// memory.
type Vectors struct {
	// Count is the number of scalars of a vector. Stride is the number of scalars from the first one of a
	// vector to that of the next.
	Count, Stride int
	// Bits is the number of bits of a scalar if it is an integer, or is kept in one, and else 0. A word
	// of memory may hold several of them.
	Bits int
	// Length is the number of vectors, or 0 if the launch decides it.
	Length       int64
	Set, Binding uint32
}

// VectorsText returns the description of a buffer of a kernel, behind WordPrefix.
func VectorsText(kernel string, v Vectors) string {
	text := kernel + "\tvectors"
	for _, n := range [...]int64{int64(v.Count), int64(v.Stride), int64(v.Bits), v.Length, int64(v.Set), int64(v.Binding)} {
		text += "\t" + strconv.FormatInt(n, 10)
	}
	return text
}

// ParseVectors returns what the text of an OpString says of a buffer of vectors. Other texts are not ok.
func ParseVectors(text string) (kernel string, v Vectors, ok bool) {
	f := fields(text)
	if len(f) != 8 || f[1] != "vectors" {
		return "", v, false
	}
	n, ok := numbers([]string{f[2], f[3], f[4], f[6], f[7]})
	length, err := strconv.ParseUint(f[5], 10, 32)
	if !ok || err != nil || n[0] == 0 || n[1] < n[0] {
		return "", v, false
	}
	return f[0], Vectors{Count: n[0], Stride: n[1], Bits: n[2], Length: int64(length), Set: uint32(n[3]), Binding: uint32(n[4])}, true
}

// An Offset is a memref argument whose type has an offset that no hidden word is. Its buffer is bound from the start of the
// allocation.
type Offset struct {
	Set, Binding uint32
	// Elements is the number of elements before the first of the memref, or -1 if the type leaves it open and the kernel
	// does not use it.
	Elements int64
}

// OffsetText returns the description of a memref of a kernel, behind WordPrefix.
func OffsetText(kernel string, o Offset) string {
	elements := "?"
	if o.Elements >= 0 {
		elements = strconv.FormatInt(o.Elements, 10)
	}
	return strings.Join([]string{kernel, "offset", strconv.FormatUint(uint64(o.Set), 10), strconv.FormatUint(uint64(o.Binding), 10), elements}, "\t")
}

// ParseOffset returns what the text of an OpString says of the offset of a memref. Other texts are not ok.
func ParseOffset(text string) (kernel string, o Offset, ok bool) {
	f := fields(text)
	if len(f) != 5 || f[1] != "offset" {
		return "", o, false
	}
	n, ok := numbers(f[2:4])
	if !ok {
		return "", o, false
	}
	if f[4] == "?" {
		return f[0], Offset{uint32(n[0]), uint32(n[1]), -1}, true
	}
	elements, err := strconv.ParseInt(f[4], 10, 64)
	if err != nil || elements < 0 {
		return "", o, false
	}
	return f[0], Offset{uint32(n[0]), uint32(n[1]), elements}, true
}

func fields(text string) []string {
	rest, ok := strings.CutPrefix(text, WordPrefix)
	if !ok {
		return nil
	}
	return strings.SplitN(rest, "\t", 10)
}

func numbers(texts []string) ([]int, bool) {
	out := make([]int, len(texts))
	for i, t := range texts {
		n, err := strconv.Atoi(t)
		if err != nil || n < 0 || n > maxWord {
			return nil, false
		}
		out[i] = n
	}
	return out, true
}
