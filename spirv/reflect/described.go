package reflect

import "github.com/spvc/spvc/spirv/report"

// A Site is a place in the source that the records of a report buffer refer to by number.
type Site struct {
	// Place is "file:line:column", or "?" if it is not known.
	Place string
	// What describes the operation, such as "store to 'copy_arg_1' (set 0, binding 1)".
	What string
	// Dimension names what has the elements that an index of the record counts, such as "dimension 1". It is
	// empty for indices into buffers.
	Dimension string
}

// A PrintSite is a gpu.printf of a kernel.
type PrintSite struct {
	// Place is "file:line:column", or "?" if it is not known.
	Place  string
	Types  []PrintType
	Format string
}

// A PrintType is the type of an argument of a print.
type PrintType struct {
	// Float is set for floats of 32 and 64 bits.
	Float bool
	// Bits is the number of bits, at most 64. Integers are extended by zeros.
	Bits int
}

// Shared is the workgroup memory of a kernel whose size the launch sets.
type Shared struct {
	// SpecID identifies the specialization constant that holds the number of elements.
	SpecID uint32
	// Bytes is the number of bytes of memory for which an element stands.
	Bytes uint32
}

// Narrow says that a buffer has elements of less than 32 bits in words of 32 bits, the first elements in the low
// bits, because the target lacks such elements in memory. The last word may be partly used, so the buffer must
// have whole words.
type Narrow struct {
	// Bits is the number of bits of an element: 1, 2, 4, 8 or 16.
	Bits int
	// Count is the number of elements, or -1 if only the host knows it.
	Count int64
	// Type is the type of the elements as MLIR names it, such as "i8", "i1" or "bf16".
	Type string
}

// Vectors says that a buffer has vectors as scalars, because the target has no such vectors in memory.
type Vectors struct {
	// Count is the number of scalars of a vector. Stride is the number of scalars from the first one of a
	// vector to that of the next.
	Count, Stride int
	// Bits is the number of bits of a scalar if it is an integer, or is kept in one, and else 0. A word
	// of memory may hold several of them.
	Bits int
	// Length is the number of vectors, or 0 if the launch decides it.
	Length int64
}

// A Piece is contents of memory: data that repeats.
type Piece struct {
	// Offset is in bytes from the beginning of the memory. Count is the number of copies of Data.
	Offset, Count uint64
	Data          []byte
}

// WordKind is what a word of a hidden block holds.
type WordKind string

// The kinds of words. Offsets and strides count elements. WordValue is a scalar argument itself, and
// WordAddress the address of the buffer of a memref argument.
const (
	WordOffset  WordKind = WordKind(report.WordOffset)
	WordSize    WordKind = WordKind(report.WordSize)
	WordStride  WordKind = WordKind(report.WordStride)
	WordValue   WordKind = WordKind(report.WordValue)
	WordAddress WordKind = WordKind(report.WordAddress)
)
