package conform

import (
	"fmt"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// A descriptor may show only a part of the block, or nothing. What it does not show reads as zeros, and a write to
// it is lost (VkPhysicalDeviceRobustness2FeaturesEXT).

// within returns how many bytes of the block the descriptor shows, or -1 for all. A partial range ends where
// a scalar begins, because devices differ in what they do with a scalar of which they see a part: at the first
// one in the second half of the block, or else at the last one. Devices check the range in units of 4
// bytes (robustStorageBufferAccessSizeAlignment), so it is a multiple of them.
func (k *kernel) within() (int64, error) {
	switch {
	case k.access.ends == nullRange:
		return 0, nil
	case k.access.ends != partialRange || k.probe.measures:
		return -1, nil
	}
	late, early := int64(0), int64(0)
	eachScalar(k.leaves, func(_ int, l *leaf, n int64) {
		switch at := l.at(n); {
		case at%4 != 0:
		case 2*at < k.span:
			early = max(early, at)
		case late == 0 || at < late:
			late = at
		}
	})
	if late > 0 {
		return late, nil
	}
	if early > 0 {
		return early, nil
	}
	return 0, &featureError{"a block with a scalar at a multiple of 4 that is not the first"}
}

// visibility says what a kernel sees of a scalar.
type visibility uint8

const (
	visible visibility = iota
	// unclear is a scalar that the kernel may see: devices check ranges of uniform buffers in units
	// of up to 256 bytes (robustUniformBufferAccessSizeAlignment).
	unclear
	hidden
)

const uniformUnit = 256

// sees returns what the kernel sees of a scalar at an offset in the block.
func (k *kernel) sees(at int64) visibility {
	switch {
	case k.reach < 0 || at < k.reach:
		return visible
	case k.class == spec.StorageClassUniform && at < roundUp(k.reach, uniformUnit):
		return unclear
	}
	return hidden
}

// isZero reports whether bytes are zero in all rounds.
func isZero(rounds [][]byte, at, size int64) bool {
	for _, data := range rounds {
		for _, b := range data[at : at+size] {
			if b != 0 {
				return false
			}
		}
	}
	return true
}

// checkHidden checks that the scalars that the kernel does not see were read as zeros.
func (t *trial) checkHidden(arrays [][][]byte) *Result {
	r := &Result{}
	all := 0
	eachScalar(t.leaves, func(i int, l *leaf, n int64) {
		at := l.at(n)
		if t.sees(at) != hidden {
			return
		}
		all++
		data, place := arrays[t.of[i]], (t.first[i]+n)*l.size
		if isZero(data, place, l.size) {
			return
		}
		if r.Wrong++; r.Wrong > 1 {
			return
		}
		r.Verdict = WrongRead
		r.Detail = fmt.Sprintf("%s at 0x%x is beyond the %d bytes that the descriptor shows: expected zeros, driver read ", l.path(n), at, t.reach)
		if from := told(data, place); from == none {
			r.Detail += "other bytes"
		} else {
			r.Detail += fmt.Sprintf("0x%x", from-t.shift(i, n))
		}
	})
	if r.Wrong > 1 {
		r.Detail += fmt.Sprintf(" (%d of %d scalars are wrong)", r.Wrong, all)
	}
	return r
}

// show makes the binding show what the case says, of a block with size bytes to the end of its buffer. number is
// that of the block, and round that of the launch.
func (t *trial) show(b *runner.Binding, size, round int, number int64) {
	a := &t.access
	b.Dynamic, b.DynamicOffset = a.dynamic > 0, int(a.dynamic)
	switch {
	case a.ends == nullRange:
		*b = runner.Binding{Binding: b.Binding, Index: b.Index, Null: true}
	case t.probe.measures:
		b.Size, b.Partial = int(t.sizeBound(round, number)), a.ends == partialRange
	case a.ends == partialRange:
		b.Size, b.Partial = int(t.reach), true
	case a.ends == tightRange:
		b.Size = int(roundUp(max(t.span, t.minBytes(blockBinding)), 4))
	default:
		b.Size = size
	}
}
