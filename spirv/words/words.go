// Package words holds the parts of the binary format that every reader of SPIR-V needs:
// the header, the byte order, the first word of an instruction, and strings in words
// (SPIR-V specification 2.2.1 and 2.3).
package words

import (
	"encoding/binary"
	"math/bits"
	"strconv"
	"unsafe"

	"github.com/spvc/spvc/spirv/spec"
)

// Magic is the first word of a SPIR-V binary.
const Magic = 0x07230203

// The words of the header, by index.
const (
	MagicAt = iota
	VersionAt
	GeneratorAt
	BoundAt
	SchemaAt
	// HeaderLen is the number of words of the header.
	HeaderLen
)

// MaxBound is the limit of the header's id bound (SPIR-V specification 2.17).
const MaxBound = 4194304

// MaxInst is the largest number of words of an instruction.
const MaxInst = 1<<16 - 1

// HasHeader reports whether words begin with the header of a binary in this machine's
// byte order.
func HasHeader(words []uint32) bool { return len(words) >= HeaderLen && words[MagicAt] == Magic }

// IsBinary reports whether data begin with the magic number in either byte order.
func IsBinary(data []byte) bool {
	return len(data) >= 4 && (binary.LittleEndian.Uint32(data) == Magic || binary.BigEndian.Uint32(data) == Magic)
}

// Decode returns the words of a file, in the byte order that the magic number shows, or
// else in little-endian order. It returns false if the size is not a multiple of 4. The
// result may share the memory of data, which the caller must then not change.
func Decode(data []byte) ([]uint32, bool) {
	if len(data)%4 != 0 {
		return nil, false
	}
	if words := inPlace(data); words != nil {
		return words, true
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	if len(words) > 0 && words[MagicAt] == bits.ReverseBytes32(Magic) {
		for i := range words {
			words[i] = bits.ReverseBytes32(words[i])
		}
	}
	return words, true
}

// inPlace returns the memory of data as words. It returns nil if the words are not in
// this machine's byte order or not aligned.
func inPlace(data []byte) []uint32 {
	if len(data) < 4 || uintptr(unsafe.Pointer(unsafe.SliceData(data)))%4 != 0 {
		return nil
	}
	words := unsafe.Slice((*uint32)(unsafe.Pointer(unsafe.SliceData(data))), len(data)/4)
	if words[MagicAt] != Magic {
		return nil
	}
	return words
}

// First returns the first word of an instruction of n words.
func First(op spec.Opcode, n int) uint32 { return uint32(n)<<16 | uint32(op) }

// Split returns the opcode and the word count in the first word of an instruction.
func Split(first uint32) (op spec.Opcode, n int) { return spec.Opcode(first), int(first >> 16) }

// Inst is an instruction.
type Inst struct {
	// At is the offset of the first word in the module.
	At     int
	Opcode spec.Opcode
	// Operands are the words after the first.
	Operands []uint32
}

// End returns the offset of the word after the instruction.
func (i Inst) End() int { return i.At + 1 + len(i.Operands) }

// Fault is the reason why the words at an offset are not an instruction.
type Fault uint8

// The faults of a word count.
const (
	// ZeroCount is a word count of 0.
	ZeroCount Fault = iota + 1
	// Truncated is a word count that exceeds the number of remaining words.
	Truncated
)

// Error is a malformed instruction.
type Error struct {
	Fault Fault
	// Word is the offset of the instruction.
	Word int
}

// String returns the fault in words.
func (f Fault) String() string {
	if f == ZeroCount {
		return "word count is zero"
	}
	return "word count runs past the module's end"
}

// Error returns the fault and the offset.
func (e *Error) Error() string { return e.Fault.String() + " at word " + strconv.Itoa(e.Word) }

// At returns the instruction at an offset below len(words), or the fault. It does not
// allocate.
func At(words []uint32, at int) (Inst, Fault) {
	n := int(words[at] >> 16)
	if n == 0 {
		return Inst{}, ZeroCount
	}
	if n > len(words)-at {
		return Inst{}, Truncated
	}
	return Inst{At: at, Opcode: spec.Opcode(words[at]), Operands: words[at+1 : at+n]}, 0
}

// Known returns the instruction at an offset where At has already found one.
func Known(words []uint32, at int) Inst {
	return Inst{At: at, Opcode: spec.Opcode(words[at]), Operands: words[at+1 : at+int(words[at]>>16)]}
}

// Scanner steps over the instructions of a module.
type Scanner struct {
	words []uint32
	next  int
	err   *Error
}

// Scan returns a Scanner of the instructions from an offset to the end of words. The
// instructions of a module begin at HeaderLen.
func Scan(words []uint32, from int) Scanner { return Scanner{words: words, next: from} }

// Next returns the next instruction. It returns false at the end and after an error.
func (s *Scanner) Next() (Inst, bool) {
	if s.next >= len(s.words) {
		return Inst{}, false
	}
	i, fault := At(s.words, s.next)
	if fault != 0 {
		s.err = &Error{fault, s.next}
		s.next = len(s.words)
		return Inst{}, false
	}
	s.next = i.End()
	return i, true
}

// Err returns the error that ended the scan, or nil.
func (s *Scanner) Err() *Error { return s.err }

// String returns the string literal at the start of words and the words after it. It
// returns false if the zero byte at the end is missing; the text then takes all words.
func String(words []uint32) (text string, rest []uint32, ok bool) {
	var b []byte
	for i, w := range words {
		for range 4 {
			c := byte(w)
			if c == 0 {
				return string(b), words[i+1:], true
			}
			b = append(b, c)
			w >>= 8
		}
	}
	return string(b), nil, false
}

// AppendString appends a string literal: its bytes and at least one zero byte, padded
// to whole words.
func AppendString(words []uint32, text string) []uint32 {
	w, shift := uint32(0), 0
	for i := range len(text) {
		w |= uint32(text[i]) << shift
		if shift += 8; shift == 32 {
			words = append(words, w)
			w, shift = 0, 0
		}
	}
	return append(words, w)
}
