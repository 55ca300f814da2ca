// Package spvwords checks the words of a SPIR-V module, independently of the code that
// writes them. It checks the header, word counts, operands by the grammar, that ids are
// defined once and below the bound, that used ids are defined, the order of the logical
// layout's sections (SPIR-V specification 2.4), and the structure of functions and
// blocks. Tests pass every serialized module to [Check].
//
// It takes linear time and memory and never panics, whatever the words are.
package spvwords

import (
	"errors"
	"fmt"
	"iter"

	"github.com/spvc/spvc/spirv/spec"
)

const (
	// Magic is the first word of a module in the host's byte order.
	Magic = 0x07230203
	// HeaderWords is the number of words before the first instruction.
	HeaderWords = 5
	// maxBound is the universal limit of ids (specification 2.17).
	maxBound = 1 << 22
	// maxErrors is how many errors Check collects before it stops.
	maxErrors = 20
)

// Header is a module's first five words.
type Header struct {
	Version   spec.Version
	Generator uint32
	Bound     uint32
	Schema    uint32
}

// Inst is an instruction of a module.
type Inst struct {
	// Index counts the instructions from 0. Offset is the position of the first word in
	// the module, in words.
	Index, Offset int
	Opcode        spec.Opcode
	// Operands are the words after the first.
	Operands []uint32
}

// Error is an error in a module.
type Error struct {
	// Offset is the position of the error, in words. Index is the number of the
	// instruction from 0, or -1 for the header and the module as a whole.
	Offset, Index int
	// Opcode is the opcode of the instruction, if Index is not negative.
	Opcode spec.Opcode
	// Reason describes the error.
	Reason string
}

// Error returns the position and the reason.
func (e *Error) Error() string {
	if e.Index < 0 {
		return fmt.Sprintf("word %d: %s", e.Offset, e.Reason)
	}
	return fmt.Sprintf("word %d, instruction %d (%s): %s", e.Offset, e.Index, e.Opcode, e.Reason)
}

// ReadHeader reads and checks a module's header.
func ReadHeader(words []uint32) (Header, error) {
	bad := func(offset int, format string, args ...any) (Header, error) {
		return Header{}, &Error{Offset: offset, Index: -1, Reason: fmt.Sprintf(format, args...)}
	}
	if len(words) < HeaderWords {
		return bad(len(words), "module of %d words has no complete header", len(words))
	}
	h := Header{Version: spec.Version(words[1]), Generator: words[2], Bound: words[3], Schema: words[4]}
	switch {
	case words[0] != Magic:
		return bad(0, "magic number %#08x", words[0])
	case h.Version < spec.V1_0 || h.Version > spec.V1_6 || h.Version&0xff != 0:
		return bad(1, "version word %#08x", words[1])
	case h.Bound == 0 || h.Bound > maxBound:
		return bad(3, "bound %d is not in [1, %d]", h.Bound, maxBound)
	case h.Schema != 0:
		return bad(4, "schema %d is not 0", h.Schema)
	}
	return h, nil
}

// Instructions yields the instructions after the header, up to the first word
// count that is zero or runs past the end.
func Instructions(words []uint32) iter.Seq[Inst] {
	return func(yield func(Inst) bool) {
		index := 0
		for at := HeaderWords; at < len(words); index++ {
			n := int(words[at] >> 16)
			if n == 0 || n > len(words)-at {
				return
			}
			in := Inst{Index: index, Offset: at, Opcode: spec.Opcode(words[at]), Operands: words[at+1 : at+n]}
			if !yield(in) {
				return
			}
			at += n
		}
	}
}

// Check returns all errors of the module, joined, or nil. Each is an [*Error]. Check
// stops after 20 errors.
func Check(words []uint32) error {
	h, err := ReadHeader(words)
	if err != nil {
		return err
	}
	c := &checker{bound: h.Bound, index: make([]int32, h.Bound), ids: make([]idState, 1, 64)}
	end := HeaderWords
	for in := range Instructions(words) {
		c.in = in
		c.instruction()
		end = in.Offset + len(in.Operands) + 1
		if len(c.errs) >= maxErrors {
			return errors.Join(c.errs...)
		}
	}
	if end < len(words) {
		c.errs = append(c.errs, &Error{Offset: end, Index: -1,
			Reason: fmt.Sprintf("word count %d with %d words left", words[end]>>16, len(words)-end)})
	}
	c.finish(end)
	return errors.Join(c.errs...)
}

// idState holds the facts about an id.
type idState struct {
	// defined is the number of the defining instruction plus 1, or 0.
	defined int32
	// firstUse is the word offset of the first instruction that mentions the
	// id, firstUseIndex its number.
	firstUse, firstUseIndex int32
	opcode                  spec.Opcode // opcode of the definition
	// function is the number of the function around the definition, or 0.
	function int32
	// words is the number of words of a literal of this type; typeID the type
	// of a value.
	words  uint8
	typeID uint32
	id     uint32
}

type checker struct {
	bound uint32
	in    Inst
	index []int32 // id -> position in ids, 0 for none
	ids   []idState
	errs  []error

	openCL   map[uint32]bool // ids of OpExtInstImport "OpenCL.std"
	layout   layoutState
	branches []branch
}

// branch is a use of a label that must be in the same function.
type branch struct {
	label    uint32
	function int32
	offset   int
	index    int
	opcode   spec.Opcode
}

func (c *checker) fail(format string, args ...any) {
	if len(c.errs) < maxErrors {
		c.errs = append(c.errs, &Error{Offset: c.in.Offset, Index: c.in.Index, Opcode: c.in.Opcode, Reason: fmt.Sprintf(format, args...)})
	}
}

// id returns the state of an id below the bound. The first call for an id makes the
// state.
func (c *checker) id(id uint32) *idState {
	if c.index[id] == 0 {
		c.ids = append(c.ids, idState{id: id})
		c.index[id] = int32(len(c.ids) - 1)
	}
	return &c.ids[c.index[id]]
}

// lookup returns the state of an id, or a zero state if the id has not occurred.
func (c *checker) lookup(id uint32) idState {
	if id >= c.bound {
		return idState{}
	}
	return c.ids[c.index[id]]
}

func (c *checker) instruction() {
	info := spec.Info(c.in.Opcode)
	if info == nil {
		c.fail("unknown opcode")
		return
	}
	c.layout.instruction(c, info)
	c.operands(info)
}

func (c *checker) inRange(id uint32) bool {
	if id == 0 || id >= c.bound {
		c.fail("id %d is not in [1, %d)", id, c.bound)
		return false
	}
	return true
}

func (c *checker) use(id uint32) {
	if !c.inRange(id) {
		return
	}
	s := c.id(id)
	if s.firstUse == 0 {
		s.firstUse, s.firstUseIndex = int32(c.in.Offset), int32(c.in.Index)
	}
}

func (c *checker) define(id, typeID uint32) {
	if !c.inRange(id) {
		return
	}
	s := c.id(id)
	if s.defined != 0 {
		c.fail("id %d is already defined by instruction %d", id, s.defined-1)
		return
	}
	s.defined, s.opcode, s.typeID = int32(c.in.Index+1), c.in.Opcode, typeID
	s.function = c.layout.function
	if ops := c.in.Operands; c.in.Opcode == spec.OpExtInstImport && len(ops) == 4 && ops[1] == 'O'|'p'<<8|'e'<<16|'n'<<24 && ops[2] == 'C'|'L'<<8|'.'<<16|'s'<<24 {
		if c.openCL == nil {
			c.openCL = map[uint32]bool{}
		}
		c.openCL[id] = true
	}
	if ops := c.in.Operands; len(ops) > 1 && (c.in.Opcode == spec.OpTypeInt || c.in.Opcode == spec.OpTypeFloat) {
		s.words = uint8(min((uint64(ops[1])+31)/32, 255))
	}
}

func (c *checker) finish(end int) {
	c.layout.finish(c, end)
	for i := 1; i < len(c.ids) && len(c.errs) < maxErrors; i++ {
		if s := &c.ids[i]; s.defined == 0 {
			c.errs = append(c.errs, &Error{Offset: int(s.firstUse), Index: -1,
				Reason: fmt.Sprintf("id %d is used by instruction %d and defined nowhere", s.id, s.firstUseIndex)})
		}
	}
	for _, b := range c.branches {
		if len(c.errs) >= maxErrors {
			return
		}
		if s := c.lookup(b.label); s.defined != 0 && (s.opcode != spec.OpLabel || s.function != b.function) {
			c.errs = append(c.errs, &Error{Offset: b.offset, Index: b.index, Opcode: b.opcode,
				Reason: fmt.Sprintf("id %d is no label of this function", b.label)})
		}
	}
}
