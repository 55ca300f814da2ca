package datalayout

import (
	"sync"
	"sync/atomic"

	"github.com/spvc/spvc/ir"
)

// query is a kind of query. Each kind has its own cache.
type query int

const (
	queryBytes query = iota
	queryBits
	queryABI
	queryPreferred
	queryIndex
	numQueries
)

// cachePage is the number of types on a page; their numbers are consecutive.
const cachePage = 256

// cache maps types to answers. Readers take no lock: pages are never removed, and an
// answer changes once, from unknown to known.
type cache struct {
	pages atomic.Pointer[[]*page]
	mu    sync.Mutex
}

// page holds answers plus one, and 0 for unknown answers.
type page [cachePage]atomic.Uint64

func (c *cache) get(t ir.Type) (uint64, bool) {
	id := ir.TypeID(t)
	pages := c.pages.Load()
	if pages == nil || int(id/cachePage) >= len(*pages) {
		return 0, false
	}
	p := (*pages)[id/cachePage]
	if p == nil {
		return 0, false
	}
	v := p[id%cachePage].Load()
	return v - 1, v != 0
}

func (c *cache) set(t ir.Type, v uint64) {
	if v == ^uint64(0) {
		return // the cache cannot tell this answer from unknown
	}
	id := ir.TypeID(t)
	c.mu.Lock()
	defer c.mu.Unlock()
	var pages []*page
	if old := c.pages.Load(); old != nil {
		pages = *old
	}
	i := int(id / cachePage)
	if i >= len(pages) || pages[i] == nil {
		grown := make([]*page, max(i+1, len(pages)))
		copy(grown, pages)
		grown[i] = new(page)
		c.pages.Store(&grown)
		pages = grown
	}
	pages[i][id%cachePage].Store(v + 1)
}

const scalableBit = 1 << 63

func (s Size) word() uint64 {
	if s.Scalable {
		return s.Min | scalableBit
	}
	return s.Min
}

func sizeOf(w uint64) Size { return Size{w &^ scalableBit, w&scalableBit != 0} }
