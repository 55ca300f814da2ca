package reference

// shadow remembers the last accesses to each word of a memory, or to each byte where
// accesses are narrower.
type shadow struct {
	l     *launch
	size  int64
	pages []*shadowPage
	used  []int
}

const pageBytes = 1 << 12

// shadowPage is the accesses to at most pageBytes bytes.
type shadowPage struct {
	l *launch
	// records are the accesses of each word, or of each byte if narrow is true: two that
	// wrote, and two that read. Two are enough: one of them is not the invocation that makes
	// the next access. A list is nil until it has a record, because most memory has few
	// kinds of accesses.
	records  [4][]record
	count    int // words, or bytes
	isNarrow bool
}

// The places of the records of a kind among those of a page; a second one follows each.
const (
	writeRecords = 0
	readRecords  = 2
)

// record is an access: the invocation of the launch, and which of the launch's events the
// access is part of. Event 0 is none.
type record struct{ inv, event uint32 }

// recordBytes is the size of a record.
const recordBytes = 8

// event is what accesses of several invocations have in common.
type event struct {
	epoch uint32 // barriers of the workgroup before it
	order uint16 // the number of barriers of the subgroup before the event
	tick  uint16 // releases of the invocation before it
	inst  int32  // index of the instruction plus 1
	flags recordFlags
}

type recordFlags uint8

const (
	isAtomic recordFlags = 1 << iota
	isPart               // an atomic that leaves bytes of the word as they are
	isLocal              // an atomic whose scope is the workgroup or less
	isWrite
	isShared // memory of the workgroup
)

// eventBytes is what an event takes in the list and in the index of a launch.
const eventBytes = 64

// intern returns the number of an event.
func (l *launch) intern(e event) uint32 {
	recent := &l.recent[uint32(e.inst)%uint32(len(l.recent))]
	if l.events != nil && l.events[*recent] == e {
		return *recent
	}
	if l.events == nil {
		l.events, l.eventIndex = make([]event, 1), map[event]uint32{}
	}
	n, ok := l.eventIndex[e]
	if !ok {
		l.reserve(eventBytes)
		n = uint32(len(l.events))
		l.events, l.eventIndex[e] = append(l.events, e), n
	}
	*recent = n
	return n
}

func newShadow(l *launch, size int64) *shadow {
	return &shadow{l: l, size: size, pages: make([]*shadowPage, (size+pageBytes-1)/pageBytes)}
}

// clear forgets all accesses.
func (s *shadow) clear() {
	for _, i := range s.used {
		for _, list := range s.pages[i].records {
			clear(list)
		}
	}
}

// page returns the page of a byte. Narrow accesses change it to records of bytes.
func (s *shadow) page(at int64, narrow bool) *shadowPage {
	i := at / pageBytes
	p := s.pages[i]
	if p == nil {
		p = &shadowPage{l: s.l, count: int(min(pageBytes, s.size-i*pageBytes)+3) / 4}
		s.pages[i], s.used = p, append(s.used, int(i))
	}
	if narrow && !p.isNarrow {
		p.split()
	}
	return p
}

// split gives each byte of a page the records of its word.
func (p *shadowPage) split() {
	words := p.records
	p.count, p.isNarrow = 4*p.count, true
	for kind, list := range words {
		if list == nil {
			continue
		}
		bytes := p.list(kind)
		for i := range bytes {
			bytes[i] = list[i/4]
		}
	}
}

// list makes an empty list of records.
func (p *shadowPage) list(kind int) []record {
	p.l.reserve(int64(p.count) * recordBytes)
	p.records[kind] = make([]record, p.count)
	return p.records[kind]
}

// remember replaces the record of the same invocation, or else the older one.
func (p *shadowPage) remember(kind int, i int64, r record) {
	first := p.records[kind]
	if first == nil {
		first = p.list(kind)
	}
	if first[i].event == 0 || first[i].inv == r.inv {
		first[i] = r
		return
	}
	second := p.records[kind+1]
	if second == nil {
		second = p.list(kind + 1)
	}
	if second[i].event != 0 && second[i].inv != r.inv {
		first[i] = second[i]
	}
	second[i] = r
}
