package conform

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	plural "github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// The probe Size binds a block that ends in a runtime array with several sizes, and compares the lengths
// that the device reports for the array.

// measure stores the length of the runtime array of each block in the plain array.
func (k *kernel) measure(e *emitter, from *roots) error {
	last, ok := runtimeMember(k.laid)
	if !ok || k.class != spec.StorageClassStorageBuffer {
		return errors.New("only a block in StorageBuffer that ends in a runtime array has a length")
	}
	array := &k.leaves[len(k.leaves)-1]
	k.runtime = extent{align: array.dims[0].stride, size: k.expected.offsets(k.typ)[last]}
	n := k.access.copies()
	out := make([]leaf, n)
	for i := range out {
		out[i] = leaf{scalar: e.ctx.I32(), size: 4}
	}
	k.plains, k.of, k.first = e.plainArrays(out, sameWidth, false)
	for i := range n {
		block := from.array
		if block == nil {
			block = from.ptrs[i]
		} else {
			block = e.pointer(block, k.shown, e.constant(i))
		}
		length := e.b.Create(e.loc, spirv.ArrayLength, []*ir.Value{block}, []ir.Type{e.ctx.I32()},
			ir.Named("array_member", e.ctx.Int(e.ctx.I32(), int64(last)))).Result(0)
		e.store(e.pointer(k.plains[0].ptr, e.ctx.I32(), e.constant(0), e.constant(i)), length, 4)
	}
	return nil
}

// sizeRounds describes the bindings in the launches of Size: the number of bound elements
// of the runtime array, and quarters of another one; four of them are a byte less.
var sizeRounds = [...]struct{ elements, quarters int64 }{{1, 0}, {2, 0}, {5, 0}, {3, 4}, {4, 2}, {17, 0}, {61, 4}, {7, 1}, {9, 3}}

// maxSizeElements is more than the number of elements that any round binds.
const maxSizeElements = 64

// sizeBound returns the size of the binding of a block in a round of Size, in bytes.
func (t *trial) sizeBound(r int, block int64) int64 {
	if t.access.ends == nullRange {
		return 0
	}
	r = (r + int(block)) % len(sizeRounds)
	s, stride := sizeRounds[r], t.runtime.align
	extra := min(stride*s.quarters/4, stride-1)
	size := roundUp(t.runtime.size+s.elements*stride+extra/4*4, 4)
	if t.access.ends == partialRange {
		return t.partialBound(r, size)
	}
	return max(size, t.minBytes(blockBinding))
}

// partialBound returns the size of the binding of a block in a round of Size: from a few bytes to a part of
// the first element of the runtime array, and then as many elements as in other cases.
func (t *trial) partialBound(r int, usual int64) int64 {
	fixed, stride := t.runtime.size, t.runtime.align
	switch r {
	case 0:
		return 4
	case 1:
		return max(4, roundUp(fixed/2, 4))
	case 2:
		return max(4, roundUp(fixed, 4))
	case 3:
		return max(4, roundUp(fixed, 4)+(stride-1)/4*4)
	}
	return usual
}

// checkSize compares the lengths of runtime arrays.
func (t *trial) checkSize() (*Result, error) {
	data, err := t.read(func(m *round) runner.Buffer { return m.plains[0] })
	if err != nil {
		return nil, err
	}
	var wrong *Result
	var all []measured
	for r := range t.rounds {
		for block := range t.access.copies() {
			bound := t.sizeBound(r, block)
			want := max(0, (bound-t.runtime.size)/t.runtime.align)
			got := int64(int32(binary.LittleEndian.Uint32(data[r][4*block:])))
			all = append(all, measured{bound, got})
			if got != want && wrong == nil {
				wrong = &Result{Verdict: WrongSize, Wrong: 1, wrong: fmt.Sprintf(
					"the runtime array at 0x%x with ArrayStride %d in %d bytes: expected %s, driver says %d",
					t.runtime.size, t.runtime.align, bound, plural.Of(want, "element"), got)}
			}
		}
	}
	if wrong == nil {
		return &Result{}, nil
	}
	wrong.Detail = wrong.wrong
	wrong.because(t.explainSize(all))
	return wrong, nil
}

// measured is a length that the device reported for a runtime array in a range of bytes.
type measured struct{ bytes, length int64 }

// explainSize returns the offset or the stride of the runtime array that explains all
// lengths, or "" if there is none.
func (t *trial) explainSize(all []measured) string {
	if t.heap != nil {
		if as := t.heapSizes(all); as != "" {
			return as
		}
	}
	member, _ := runtimeMember(t.laid)
	path := " of " + memberName(int64(member))
	fits := func(offset, stride int64) bool {
		return !slices.ContainsFunc(all, func(m measured) bool { return max(0, m.bytes-offset)/stride != m.length })
	}
	var found []string
	add := func(text string) {
		if len(found) < maxExplanations {
			found = append(found, text)
		}
	}
	offset, stride := t.runtime.size, t.runtime.align
	// An offset has the alignment that the expected one has, as far as that is known.
	step := int64(1)
	for step < 8 && offset%(2*step) == 0 && stride%(2*step) == 0 {
		step *= 2
	}
	for n := int64(1); n <= 4*stride+maxShift; n++ {
		if fits(offset, n) {
			add("ArrayStride " + strconv.FormatInt(n, 10) + path)
		}
	}
	for n := int64(0); n <= offset+maxShift; n += step {
		if fits(n, stride) {
			add("Offset " + strconv.FormatInt(n, 10) + path)
		}
	}
	if len(found) > 0 {
		return strings.Join(found, " or ")
	}
	for d := step; d <= maxShift; d += step {
		for n := int64(1); n <= 4*stride+maxShift; n++ {
			for _, o := range []int64{offset - d, offset + d} {
				if o >= 0 && fits(o, n) {
					add("Offset " + strconv.FormatInt(o, 10) + path + " and ArrayStride " + strconv.FormatInt(n, 10) + path)
				}
			}
		}
	}
	return strings.Join(found, " or ")
}
