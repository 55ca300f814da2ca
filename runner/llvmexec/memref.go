package llvmexec

import (
	"strconv"

	"github.com/spvc/spvc/internal/count"
)

// word reads an integer of 64 bits.
func (x *thread) word(address uint64) uint64 {
	data, known := x.access(cell{bits: address}, 8, 8, false)
	c := decodeCell(data, known)
	x.use([]cell{c}, "a part of the descriptor of a memref")
	return c.bits
}

// descriptor is an unranked memref as MLIR passes it to C.
type descriptor struct {
	data           uint64
	offset         int64
	sizes, strides []int64
}

// maxRank bounds the rank of a memref, so that a wrong descriptor does not make the executor read far.
const maxRank = 64

func (x *thread) descriptorAt(address uint64) descriptor {
	rank, at := x.word(address), x.word(address+8)
	if rank > maxRank {
		x.fault(BadCall, "the descriptor of a memref has a rank of "+utoa(rank))
	}
	d := descriptor{data: x.word(at + 8), offset: int64(x.word(at + 16))}
	for i := range rank {
		d.sizes = append(d.sizes, int64(x.word(at+24+8*i)))
		d.strides = append(d.strides, int64(x.word(at+24+8*(rank+i))))
	}
	return d
}

// copyMemref copies the elements of a memref to one of the same sizes. The first argument is the size of an element in bytes.
func copyMemref(x *thread, a []vararg) cell {
	size := a[0].cells[0].bits
	from, to := x.descriptorAt(a[1].cells[0].bits), x.descriptorAt(a[2].cells[0].bits)
	if len(from.sizes) != len(to.sizes) {
		x.fault(BadCall, "memrefCopy copies a memref of rank "+strconv.Itoa(len(from.sizes))+" to one of rank "+strconv.Itoa(len(to.sizes)))
	}
	var walk func(d int, p, q int64)
	walk = func(d int, p, q int64) {
		if d == len(from.sizes) {
			src, srcKnown := x.access(cell{bits: from.data + uint64(p)*size}, size, 1, false)
			dst, dstKnown := x.access(cell{bits: to.data + uint64(q)*size}, size, 1, true)
			copy(dst, src)
			copy(dstKnown, srcKnown)
			return
		}
		for i := range from.sizes[d] {
			if x.p.steps--; x.p.steps < 0 {
				x.fault(Limit, "more than "+count.Of(x.p.opts.MaxSteps, "operation")+" were executed")
			}
			walk(d+1, p+i*from.strides[d], q+i*to.strides[d])
		}
	}
	walk(0, from.offset, to.offset)
	return cell{}
}
