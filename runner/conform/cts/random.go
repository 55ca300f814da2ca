package cts

// random is the generator of random numbers of the CTS: the xorshift generator of 128 bits by George Marsaglia, which a
// seed of 32 bits starts.
type random [4]uint32

func newRandom(seed uint32) *random {
	return &random{-seed ^ 123456789, 362436069 * seed, 521288629 ^ seed>>7, 88675123 ^ seed<<3}
}

// bits returns the next 32 bits.
func (r *random) bits() uint32 {
	t := r[0] ^ r[0]<<11
	w := r[3] ^ r[3]>>19 ^ t ^ t>>8
	*r = random{r[1], r[2], r[3], w}
	return w
}

// between returns a number from least to most.
func (r *random) between(least, most int) int {
	return least + int(r.bits()%uint32(most-least+1))
}

// chance draws a number of 28 bits and reports whether this part of 2^28, as a float of 32 bits, is less than p.
func (r *random) chance(p float32) bool {
	return float32(r.bits()&(1<<28-1))/(1<<28) < p
}

// coin draws from the lower 24 bits.
func (r *random) coin() bool { return r.bits()&(1<<24-1) < 1<<23 }

// choose returns the number of one of n candidates. It keeps the first until a later one replaces it, and draws once for each
// but the first.
func (r *random) choose(n int) int {
	kept := 0
	for i := 1; i < n; i++ {
		if r.between(0, i) == 0 {
			kept = i
		}
	}
	return kept
}

// mixed returns the hash of a number that seeds some groups: the integer hash by Thomas Wang.
func mixed(n uint32) uint32 {
	n = n ^ 61 ^ n>>16
	n += n << 3
	n ^= n >> 4
	n *= 0x27d4eb2d
	return n ^ n>>15
}
