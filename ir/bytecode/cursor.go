package bytecode

import (
	"bytes"
	"math/bits"
	"strconv"
	"strings"
)

// failure is the first error of a reader. After it everything reads as zero, so that
// only loops have to ask for it.
type failure struct {
	report func(msg string)
	bad    bool
}

// fail reports the first error.
func (f *failure) fail(msg string) {
	if !f.bad {
		f.bad = true
		f.report(msg)
	}
}

// cursor reads primitives from a part of the file.
type cursor struct {
	*failure
	data []byte // the file up to the end of the part
	pos  int
}

// part returns a cursor over bytes of the file.
func (f *failure) part(data []byte, start, end int) cursor {
	return cursor{f, data[:end], start}
}

func (c *cursor) remaining() int { return len(c.data) - c.pos }

func (c *cursor) byte() byte {
	if c.bad {
		return 0
	}
	if c.remaining() == 0 {
		c.fail("attempting to parse a byte at the end of the bytecode")
		return 0
	}
	c.pos++
	return c.data[c.pos-1]
}

// bytes returns the next n bytes of the file itself.
func (c *cursor) bytes(n uint64) []byte {
	if c.bad {
		return nil
	}
	if n > uint64(c.remaining()) {
		c.fail("attempting to parse " + strconv.FormatUint(n, 10) + " bytes when only " + strconv.Itoa(c.remaining()) + " remain")
		return nil
	}
	b := c.data[c.pos : c.pos+int(n) : c.pos+int(n)]
	c.pos += int(n)
	return b
}

// varint reads a number. The number of zero bits at the end of its first byte is the
// number of bytes that follow.
func (c *cursor) varint() uint64 {
	first := c.byte()
	if first&1 != 0 || c.bad {
		return uint64(first >> 1)
	}
	more := bits.TrailingZeros8(first) // 8 for a zero byte
	v := uint64(0)
	for i, b := range c.bytes(uint64(more)) {
		v |= uint64(b) << (8 * i)
	}
	if more == 8 {
		return v
	}
	return v<<(7-more) | uint64(first)>>(more+1)
}

// signed reads a number in zigzag form.
func (c *cursor) signed() int64 {
	v := c.varint()
	return int64(v>>1) ^ -int64(v&1)
}

// flagged reads a number whose lowest bit is a flag.
func (c *cursor) flagged() (uint64, bool) {
	v := c.varint()
	return v >> 1, v&1 != 0
}

// count reads the number of elements that follow, each at least one byte long. If the file is too short for them, it returns a smaller
// number, which is still too big: then the caller fails at the end of the file, as MLIR does, and has not taken more memory than the file.
func (c *cursor) count() int { return c.atMost(c.varint()) }

// atMost is count for a number that was read already.
func (c *cursor) atMost(n uint64) int {
	if c.bad {
		return 0
	}
	return int(min(n, uint64(c.remaining())+1))
}

// terminated reads a string up to a zero byte.
func (c *cursor) terminated() string {
	if c.bad {
		return ""
	}
	n := bytes.IndexByte(c.data[c.pos:], 0)
	if n < 0 {
		c.fail("malformed null-terminated string, no null character found")
		return ""
	}
	s := string(c.data[c.pos : c.pos+n])
	c.pos += n + 1
	return s
}

// align skips padding up to the next multiple of n in the file.
func (c *cursor) align(n uint64) {
	if c.bad {
		return
	}
	if n == 0 || n&(n-1) != 0 {
		c.fail("expected alignment to be a power-of-two")
		return
	}
	for !c.bad && uint64(c.pos)&(n-1) != 0 {
		if b := c.byte(); !c.bad && b != alignmentByte {
			c.fail("expected alignment byte (0xCB), but got: '0x" + strings.ToUpper(strconv.FormatUint(uint64(b), 16)) + "'")
		}
	}
}

// section reads a section and returns a cursor over its data.
func (c *cursor) section() (sectionID, cursor) {
	head := c.byte()
	length := c.varint()
	id := sectionID(head &^ sectionAligned)
	if !c.bad && id >= numSections {
		c.fail("invalid section ID: " + strconv.Itoa(int(id)))
	}
	if head&sectionAligned != 0 {
		c.align(c.varint())
	}
	start := c.pos
	c.bytes(length)
	return id, c.part(c.data, start, c.pos)
}
