package report

import (
	"bytes"
	"encoding/base64"
	"strconv"
	"strings"
)

const (
	// memoryPrefix begins the OpStrings that describe the memory of a module (docs/abi.md), and bytesPrefix those with
	// its bytes.
	memoryPrefix = "spvc.memory\t"
	bytesPrefix  = "spvc.bytes\t"
)

// Memory is a storage buffer that belongs to a module, not to the arguments of a kernel: a table of constants, or a
// variable, which keeps its contents from launch to launch.
type Memory struct {
	// Name is the name in the source.
	Name         string
	Set, Binding uint32
	// Constant is set if no kernel writes the memory.
	Constant bool
	// Bytes is the size of the buffer.
	Bytes uint64
}

// A Piece is a part of what a [Memory] holds at first. Bytes that belong to no piece are zero.
type Piece struct {
	// Offset is the place of the first byte.
	Offset uint64
	// Count is how many times Data stands there, one after the other.
	Count uint64
	Data  []byte
}

// MemoryText returns the text of the OpString that describes m.
func MemoryText(m Memory) string {
	kind := "variable"
	if m.Constant {
		kind = "constant"
	}
	return memoryPrefix + place(m.Set, m.Binding) + "\t" + kind + "\t" + strconv.FormatUint(m.Bytes, 10) + "\t" + Literal(m.Name)
}

// ParseMemory returns what the text of an OpString says of the memory of a module. Other texts are not ok.
func ParseMemory(text string) (m Memory, ok bool) {
	rest, ok := strings.CutPrefix(text, memoryPrefix)
	f := strings.SplitN(rest, "\t", 5)
	if !ok || len(f) != 5 || f[2] != "constant" && f[2] != "variable" {
		return m, false
	}
	n, ok := numbers(f[:2])
	size, err := strconv.ParseUint(f[3], 10, 48)
	if !ok || err != nil {
		return m, false
	}
	return Memory{Name: f[4], Set: uint32(n[0]), Binding: uint32(n[1]), Constant: f[2] == "constant", Bytes: size}, true
}

const (
	// maxPiece is the number of bytes that one text has at most, so that its OpString fits in an instruction.
	maxPiece = 32 << 10
	// unit is the number of bytes whose repetitions PieceTexts looks for, and minRun the number of repetitions that
	// have a text of their own.
	unit   = 16
	minRun = 64
)

// PieceTexts returns the texts of the OpStrings that hold data, the contents of the memory at a set and binding. Long
// zeros have none, and long repetitions a short one.
func PieceTexts(set, binding uint32, data []byte) []string {
	var out []string
	add := func(offset, count int, piece []byte) {
		out = append(out, bytesPrefix+place(set, binding)+"\t"+strconv.Itoa(offset)+"\t"+strconv.Itoa(count)+"\t"+base64.StdEncoding.EncodeToString(piece))
	}
	start := 0 // the start of the bytes that have no text yet
	literal := func(end int) {
		for start < end {
			n := min(end-start, maxPiece)
			add(start, 1, data[start:start+n])
			start += n
		}
	}
	for at := 0; at+unit <= len(data); {
		n := 1
		for at+(n+1)*unit <= len(data) && bytes.Equal(data[at+n*unit:at+(n+1)*unit], data[at:at+unit]) {
			n++
		}
		if n >= minRun {
			literal(at)
			start = at + n*unit
			if piece := data[at : at+unit]; !zero(piece) {
				add(at, n, piece)
			}
		}
		at += n * unit
	}
	if !zero(data[start:]) {
		literal(len(data))
	}
	return out
}

func zero(data []byte) bool {
	for _, b := range data {
		if b != 0 {
			return false
		}
	}
	return true
}

// ParsePiece returns what the text of an OpString says of the contents of the memory at a set and binding. Other texts
// are not ok.
func ParsePiece(text string) (set, binding uint32, p Piece, ok bool) {
	rest, ok := strings.CutPrefix(text, bytesPrefix)
	f := strings.SplitN(rest, "\t", 5)
	if !ok || len(f) != 5 {
		return 0, 0, p, false
	}
	n, ok := numbers(f[:2])
	offset, bad1 := strconv.ParseUint(f[2], 10, 48)
	count, bad2 := strconv.ParseUint(f[3], 10, 48)
	data, bad3 := base64.StdEncoding.Strict().DecodeString(f[4])
	if !ok || bad1 != nil || bad2 != nil || bad3 != nil || len(data) == 0 {
		return 0, 0, p, false
	}
	return uint32(n[0]), uint32(n[1]), Piece{offset, count, data}, true
}

// Put writes the piece into the contents of the memory. What lies behind their end is dropped.
func (p *Piece) Put(contents []byte) {
	size := uint64(len(contents))
	for i := uint64(0); i < p.Count && p.Offset+i*uint64(len(p.Data)) < size; i++ {
		copy(contents[p.Offset+i*uint64(len(p.Data)):], p.Data)
	}
}

// place returns a set and a binding as texts have them.
func place(set, binding uint32) string {
	return strconv.FormatUint(uint64(set), 10) + "\t" + strconv.FormatUint(uint64(binding), 10)
}
