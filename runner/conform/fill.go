package conform

import "bytes"

// Probes fill memory with bytes that encode positions. A position is a number in base
// base, with one digit for each round. Each round has its own copy of the memory, so
// the digits of a byte in all rounds give its position. The digits are chosen so that
// no floating-point number made of them is a NaN or a subnormal, because devices may
// change those when they move them.
const (
	base       = 120
	firstDigit = 4
	// canary fills the bytes that a kernel must not write. It is not a digit.
	canary = 0xa5
)

// roundsFor returns the number of rounds that n positions need.
func roundsFor(n int64) int {
	rounds := 1
	for most := int64(base); most < n; most *= base {
		rounds++
	}
	return rounds
}

// digit returns the byte for a position in a round.
func digit(position int64, round int) byte {
	for range round {
		position /= base
	}
	return byte(firstDigit + position%base)
}

// tell fills dst with consecutive positions, starting with first.
func tell(dst []byte, first int64, round int) {
	for i := range dst {
		dst[i] = digit(first+int64(i), round)
	}
}

// told returns the position that the bytes at i encode, or none if one of them is not a
// digit.
func told(rounds [][]byte, i int64) int64 {
	n, weight := int64(0), int64(1)
	for _, data := range rounds {
		d := int64(data[i]) - firstDigit
		if d < 0 || d >= base {
			return none
		}
		n += d * weight
		weight *= base
	}
	return n
}

// tells reports whether the size bytes at i encode the positions that start with first.
func tells(rounds [][]byte, i, size, first int64) bool {
	for j := range size {
		for r, data := range rounds {
			if data[i+j] != digit(first+j, r) {
				return false
			}
		}
	}
	return true
}

// filled returns n canaries.
func filled(n int64) []byte { return bytes.Repeat([]byte{canary}, int(n)) }
