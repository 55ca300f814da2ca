package conform

import "bytes"

// Bytes of probes tell where they belong. A position is written as a number of base
// digits, one digit by round: every round has its own copy of the memory, and the
// digits that a byte has in all rounds are its position. Digits are such that no
// floating-point number made of them, at whatever position, is a NaN or a
// subnormal, which devices may change when they move it.
const (
	base       = 120
	firstDigit = 4
	// canary fills what a kernel must not write. It is no digit.
	canary = 0xa5
)

// roundsFor is the number of rounds in which n positions can be told.
func roundsFor(n int64) int {
	rounds := 1
	for most := int64(base); most < n; most *= base {
		rounds++
	}
	return rounds
}

// digit is the byte at a position in a round.
func digit(position int64, round int) byte {
	for range round {
		position /= base
	}
	return byte(firstDigit + position%base)
}

// tell fills dst with the positions from first on.
func tell(dst []byte, first int64, round int) {
	for i := range dst {
		dst[i] = digit(first+int64(i), round)
	}
}

// told reads the position that the byte at i of each round tells; none if it is
// no digit.
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

// tells reports whether the size bytes at i tell the positions from first on.
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

// filled is n canaries.
func filled(n int64) []byte { return bytes.Repeat([]byte{canary}, int(n)) }
