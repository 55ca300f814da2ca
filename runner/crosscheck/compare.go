package crosscheck

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"

	"github.com/spvc/spvc/layout/block"
)

// comparison compares the bytes of a buffer.
type comparison struct {
	got, want []byte
	most      uint64 // distance of floats that agree
	largest   uint64 // the largest difference that was seen
	floats    []bool // bytes of floats, which were compared
	count     int
	first     int
	texts     [2]string
	// noise is what nudged runs of the reference device computed, or nil. abs and rel are the
	// tolerance that the user grants.
	noise    [][]byte
	abs, rel float64
	apart    apart // the distance of the first value, if it is a float
}

// apart says how far two floats are apart, and how far they may be.
type apart struct {
	distance, limit float64
	ulp             uint64
}

// noiseFactor is how many times the largest difference of nudged runs counts. Each of them takes one
// direction of rounding at random, a device may take the worst.
const noiseFactor = 8

// allowed returns the distance and the limit of two floats at an offset. The limit is 0 if it is not known.
func (c *comparison) allowed(at, n int64, a, b uint64, bits int) apart {
	x, y := numberOf(a, bits), numberOf(b, bits)
	limit := c.abs + c.rel*math.Abs(y)
	for _, other := range c.noise {
		limit = max(limit, noiseFactor*math.Abs(numberOf(read(other[at:at+n]), bits)-y))
	}
	if !(limit <= math.MaxFloat64) {
		limit = 0
	}
	return apart{distance: math.Abs(x - y), limit: limit, ulp: distance(a, b, uint(bits))}
}

// numberOf returns the number of a float of 16, 32 or 64 bits.
func numberOf(v uint64, bits int) float64 {
	switch bits {
	case 32:
		return float64(math.Float32frombits(uint32(v)))
	case 64:
		return math.Float64frombits(v)
	}
	sign, exponent, fraction := 1-2*float64(v>>15&1), int(v>>10&31), float64(v&1023)
	switch {
	case exponent == 31 && fraction != 0:
		return math.NaN()
	case exponent == 31:
		return math.Inf(int(sign))
	case exponent == 0:
		return sign * math.Ldexp(fraction, -24)
	}
	return sign * math.Ldexp(1024+fraction, exponent-25)
}

// maxDepth bounds the nesting of shapes.
const maxDepth = 64

// walk compares the floats of a shape at an offset.
func (c *comparison) walk(s *block.Shape, at int64, depth int) {
	if s == nil || depth > maxDepth || at < 0 || at >= int64(len(c.got)) {
		return
	}
	switch s.Kind {
	case block.Float:
		c.float(at, s.Bits)
	case block.Vector, block.Array, block.Matrix:
		stride := s.Stride
		if s.Kind == block.Vector {
			stride = s.Elem.Size
		}
		if s.Kind == block.Matrix && s.RowMajor {
			c.rows(s, at)
			return
		}
		if stride <= 0 || s.Elem.Leaf().Kind == block.Int {
			return
		}
		for i := int64(0); (s.Count < 0 || i < s.Count) && at+i*stride < int64(len(c.got)); i++ {
			c.walk(s.Elem, at+i*stride, depth+1)
		}
	case block.Struct:
		for i := range s.Fields {
			c.walk(s.Fields[i].Shape, at+s.Fields[i].Offset, depth+1)
		}
	}
}

// rows compares the floats of a matrix whose rows are a stride apart.
func (c *comparison) rows(s *block.Shape, at int64) {
	for r := range s.Elem.Count {
		for k := range s.Count {
			c.float(at+r*s.Stride+k*s.Elem.Elem.Size, s.Elem.Elem.Bits)
		}
	}
}

// float compares floats of 16, 32 or 64 bits.
func (c *comparison) float(at int64, bits int) {
	n := int64(bits / 8)
	if at < 0 || at+n > int64(len(c.got)) {
		return
	}
	if c.floats == nil {
		c.floats = make([]bool, len(c.got))
	}
	for i := range n {
		c.floats[at+i] = true
	}
	a, b := read(c.got[at:at+n]), read(c.want[at:at+n])
	d := distance(a, b, uint(bits))
	if d > c.most {
		if e := c.allowed(at, n, a, b, bits); !(e.distance <= e.limit) {
			if c.count == 0 || int(at) < c.first {
				c.apart = e
			}
			c.differ(int(at), floatText(a, bits), floatText(b, bits))
			return
		}
	}
	c.largest = max(c.largest, d)
}

// rest compares the bytes that are not of floats.
func (c *comparison) rest() {
	for i := 0; i < len(c.got); i++ {
		if c.got[i] == c.want[i] || c.floats != nil && c.floats[i] {
			continue
		}
		i &^= 3
		if c.count == 0 || i < c.first {
			c.apart = apart{}
		}
		end := min(i+4, len(c.got))
		c.differ(i, fmt.Sprintf("% x", c.got[i:end]), fmt.Sprintf("% x", c.want[i:end]))
		i = end - 1
	}
}

func (c *comparison) differ(at int, got, want string) {
	if c.count == 0 || at < c.first {
		c.first, c.texts = at, [2]string{got, want}
	}
	c.count++
}

func read(b []byte) uint64 {
	switch len(b) {
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

// formats are the bits of the fractions of floats, by width.
var formats = map[uint]uint{16: 10, 32: 23, 64: 52}

// distance returns how many floats lie between two, plus 1 if they differ. All NaN are
// equal, and so are zeros and denormal numbers.
func distance(a, b uint64, bits uint) uint64 {
	if a == b {
		return 0
	}
	sign := uint64(1) << (bits - 1)
	fraction := formats[bits]
	infinity := (sign - 1) >> fraction << fraction
	x, y := a&^sign, b&^sign
	if x > infinity || y > infinity {
		if x > infinity && y > infinity {
			return 0
		}
		return math.MaxUint64
	}
	smallest := uint64(1) << fraction
	if x < smallest {
		x = 0
	}
	if y < smallest {
		y = 0
	}
	switch {
	case x == 0 && y == 0:
		return 0
	case a&sign != b&sign:
		return x + y
	}
	return max(x, y) - min(x, y)
}

func floatText(v uint64, bits int) string {
	switch bits {
	case 32:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v))), 'g', -1, 32)
	case 64:
		return strconv.FormatFloat(math.Float64frombits(v), 'g', -1, 64)
	}
	return fmt.Sprintf("0x%04x", v)
}
