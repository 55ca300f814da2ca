package suite

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"

	"github.com/spvc/spvc/ir/apfloat"
)

// These are the rules of results.
const (
	exact   = "BufferExact"
	ulps    = "BufferFloatULP"
	epsilon = "BufferFloatEpsilon"
)

// check returns a *Refusal if the rule is none, or its buffers do not fit it.
func (r *result) check(actual, expected *buffer) error {
	switch r.Rule {
	case exact:
		return nil
	case ulps, epsilon:
		switch actual.Format {
		case "Float16", "Float32", "Float64":
			if actual.Format == expected.Format {
				return nil
			}
		}
		return refuse(UnknownKey, "the result %s compares %s and %s by %s", r.Result, actual.Format, expected.Format, r.Rule)
	}
	return refuse(UnknownKey, "the rule %q of the result %s", r.Rule, r.Result)
}

// compare says where the content of a resource differs from the expected one, or returns "". what is the name of the resource.
func (r *result) compare(what string, format numberFormat, got, want []byte) string {
	if len(got) != len(want) {
		return fmt.Sprintf("%s: %d bytes, expected %d", what, len(got), len(want))
	}
	size := format.bits / 8
	wrong, first := 0, ""
	for i := 0; i+size <= len(got); i += size {
		g, w := got[i:i+size], want[i:i+size]
		if bytes.Equal(g, w) || r.Rule != exact && r.near(word(g), word(w), size) {
			continue
		}
		if wrong++; wrong == 1 {
			first = fmt.Sprintf("%s[%d] is %s, expected %s", what, i/size, shown(g, format), shown(w, format))
		}
	}
	if wrong > 1 {
		first += fmt.Sprintf(" (%d of %d numbers are wrong)", wrong, len(got)/size)
	}
	return first
}

// word returns the number that bytes hold.
func word(b []byte) uint64 {
	var all [8]byte
	copy(all[:], b)
	return binary.LittleEndian.Uint64(all[:])
}

// shown returns a number with its bits.
func shown(b []byte, f numberFormat) string {
	bits := word(b)
	if f.kind == floatNumber {
		return fmt.Sprintf("%g (0x%x)", float(bits, len(b)), bits)
	}
	return fmt.Sprintf("0x%x", bits)
}

// float returns the float of a size in bytes that bits stand for.
func float(bits uint64, size int) float64 {
	switch size {
	case 2:
		return float64(apfloat.F32FromF16(uint16(bits)))
	case 4:
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(bits)
}

// leastNormal are the smallest numbers of a size in bytes that are not subnormal.
var leastNormal = map[int]float64{4: 0x1p-126, 8: 0x1p-1022}

// near reports whether a float of a size in bytes is near enough to the expected one. NaNs are equal, and so are zeros. A device
// may give a zero of the same sign for a subnormal number of 32 or 64 bits, unless the rule says how it treats these.
func (r *result) near(got, want uint64, size int) bool {
	g, w := float(got, size), float(want, size)
	switch sameSign := math.Signbit(g) == math.Signbit(w); {
	case g == w, math.IsNaN(g) && math.IsNaN(w):
		return true
	case math.IsNaN(g), math.IsNaN(w):
		return false
	case (r.DenormMode == "" || r.DenormMode == "Any") && g == 0 && sameSign && math.Abs(w) < leastNormal[size]:
		return true
	case r.Rule == epsilon:
		return math.Abs(g-w) < r.Epsilon
	case r.ZeroTolerance > 0 && min(math.Abs(g), math.Abs(w)) <= r.ZeroTolerance:
		return math.Abs(g-w) <= r.ZeroTolerance
	case !sameSign && size > 2:
		return false // the suite does not count steps across zero, but for floats of 16 bits
	}
	sign := uint64(1) << (8*size - 1)
	return distance(steps(got, sign), steps(want, sign)) <= r.ULPT
}

// steps returns the number of floats between zero and the one with these bits.
func steps(bits, sign uint64) int64 {
	if bits&sign != 0 {
		return -int64(bits &^ sign)
	}
	return int64(bits)
}

func distance(a, b int64) uint64 {
	if a < b {
		a, b = b, a
	}
	return uint64(a) - uint64(b)
}
