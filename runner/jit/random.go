package jit

import (
	"errors"
	"math/rand/v2"
	"sync"
)

// randoms are the random generators of a program. Their numbers are not those of MLIR's library, whose
// distribution each C++ library defines.
type randoms struct {
	mu   sync.Mutex
	last uint64
	list map[uint64]*rand.Rand
}

// start returns the handle of a new generator.
func (r *randoms) start(seed uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.list == nil {
		r.list = map[uint64]*rand.Rand{}
	}
	// Handles look like pointers of C: they are not 0, and divisible by 16.
	r.last += 16
	r.list[r.last] = rand.New(rand.NewPCG(seed, 0))
	return r.last
}

// next returns a number below limit.
func (r *randoms) next(e *Engine, handle, limit uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	g := r.list[handle]
	if g == nil || limit == 0 {
		e.Fail(errors.New("rtrand: the generator is not one of rtsrand, or the limit is 0"))
		return 0
	}
	return g.Uint64N(limit)
}

func (r *randoms) end(handle uint64) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.list, handle)
	return 0
}

// shuffle fills a memref with the numbers from 0 in random order.
func shuffle(e *Engine, a []uint64) uint64 {
	d := e.descriptor(1, a[0])
	if d == nil {
		return 0
	}
	n := d.sizes[0]
	place := func(i int64) *uint64 { return at[uint64](d.data + uint64(d.offset+i*d.strides[0])*8) }
	for i := range n {
		*place(i) = uint64(i)
	}
	for i := n - 1; i > 0; i-- {
		j := int64(e.randoms.next(e, a[1], uint64(i)+1))
		p, q := place(i), place(j)
		*p, *q = *q, *p
	}
	return 0
}
