package reference

// shadow remembers the last accesses to each word of a memory, or to each byte where
// accesses are narrower.
type shadow struct {
	l     *launch
	pages []*shadowPage
	used  []int
}

const pageBytes = 1 << 10

// shadowPage is the accesses to pageBytes bytes: one cell for each word, or for each byte
// if narrow is true.
type shadowPage struct {
	cells  []shadowCell
	narrow bool
}

// shadowCell is the last accesses of two invocations of each kind. Two are enough: one of
// them is not the invocation that makes the next access.
type shadowCell struct{ writes, reads [2]record }

// record is an access.
type record struct {
	inv   uint32 // invocation of the launch
	epoch uint32 // barriers of its workgroup before it
	order uint16 // barriers of its subgroup before it
	tick  uint16 // releases of its invocation before it
	at    int32  // index of the instruction plus 1, or 0 for no access
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

func newShadow(l *launch, size int64) *shadow {
	return &shadow{l: l, pages: make([]*shadowPage, (size+pageBytes-1)/pageBytes)}
}

// clear forgets all accesses.
func (s *shadow) clear() {
	for _, i := range s.used {
		clear(s.pages[i].cells)
	}
}

// page returns the page of a byte. Narrow accesses change it to cells of bytes.
func (s *shadow) page(at int64, narrow bool) *shadowPage {
	i := int(at / pageBytes)
	p := s.pages[i]
	if p == nil {
		s.l.reserve(pageBytes / 4 * cellBytes)
		p = &shadowPage{cells: make([]shadowCell, pageBytes/4)}
		s.pages[i], s.used = p, append(s.used, i)
	}
	if narrow && !p.narrow {
		s.l.reserve(pageBytes * cellBytes)
		cells := make([]shadowCell, pageBytes)
		for k := range cells {
			cells[k] = p.cells[k/4]
		}
		p.cells, p.narrow = cells, true
	}
	return p
}

// cellBytes is the size of a shadowCell.
const cellBytes = 80

// inspectRaces compares an access with earlier ones to the same bytes, and remembers it.
func (x *subgroup) inspectRaces(in *inst, l int32, o *object, offset int64, write bool) {
	m := in.mem
	g := x.g
	r := record{inv: g.first + uint32(x.index*x.width) + uint32(l), order: uint16(x.orders), at: in.at + 1}
	if o.shadow == g.shadow {
		r.flags |= isShared
		r.epoch = g.epochs[1]
	} else {
		r.epoch = g.epochs[0]
	}
	if g.l.ticks != nil {
		r.tick = uint16(g.l.ticks[r.inv])
	}
	if write {
		r.flags |= isWrite
	}
	if a := m.atomic; a != nil {
		r.flags |= isAtomic
		if (a.scope == workgroupScope || a.scope == subgroupScope) && !x.p.m.kernel {
			// Compilers give the atomics of OpenCL 1.2, which have the scope of the
			// device, that of the workgroup.
			r.flags |= isLocal
		}
		if a.part != nil && a.part(x.regs[in.b+l]) {
			r.flags |= isPart
		}
		x.acquire(in, l, o, offset)
	}
	if m.cells == nil {
		for i := range m.size {
			x.track(in, l, o, offset, i, 1, &r)
		}
	}
	for i := range m.cells {
		c := &m.cells[i]
		x.track(in, l, o, offset, c.offset, c.scalar.bytes(), &r)
	}
	if m.atomic != nil {
		x.release(in, l, o, offset)
	}
}

// track compares the access to n bytes at an offset behind another with earlier ones.
func (x *subgroup) track(in *inst, l int32, o *object, offset, at int64, n int, r *record) {
	address := o.base + offset + at
	narrow := n < 4 || address%4 != 0
	for n > 0 {
		p := o.shadow.page(address, narrow)
		i := address % pageBytes
		step := 4
		if p.narrow {
			step = 1
		} else {
			i /= 4
		}
		if other := x.conflict(&p.cells[i], r, l); other != nil {
			x.reportRace(in, l, o, offset, other, r)
		}
		address, n = address+int64(step), n-step
	}
}

// conflict returns an access of a cell that nothing orders before a new one, or nil. The
// cell remembers the new one.
func (x *subgroup) conflict(c *shadowCell, r *record, l int32) *record {
	var found *record
	for i := range c.writes {
		if w := &c.writes[i]; w.at != 0 && w.inv != r.inv && x.races(w, r, l) {
			copied := *w
			found = &copied
			break
		}
	}
	if r.flags&isWrite == 0 {
		remember(&c.reads, r)
		return found
	}
	if found == nil {
		for i := range c.reads {
			if w := &c.reads[i]; w.at != 0 && w.inv != r.inv && x.races(w, r, l) {
				copied := *w
				found = &copied
				break
			}
		}
	}
	remember(&c.writes, r)
	return found
}

// remember replaces the record of the same invocation, or else the older one.
func remember(two *[2]record, r *record) {
	if two[0].at == 0 || two[0].inv == r.inv {
		two[0] = *r
		return
	}
	if two[1].inv != r.inv && two[1].at != 0 {
		two[0] = two[1]
	}
	two[1] = *r
}

// races reports whether two accesses of different invocations, one of which writes, are
// unordered.
func (x *subgroup) races(old, r *record, l int32) bool {
	size := uint32(x.g.size)
	same := old.inv-x.g.first < size
	if both := old.flags & r.flags; both&isAtomic != 0 && (same || (old.flags|r.flags)&isLocal == 0) {
		return false
	}
	if old.flags&isPart != 0 && r.flags&(isAtomic|isWrite) == 0 || r.flags&isPart != 0 && old.flags&(isAtomic|isWrite) == 0 {
		// A load of a word whose other bytes others write: numbers that are narrower than
		// words are emulated so.
		return false
	}
	if same {
		if old.epoch < r.epoch {
			return false
		}
		w := uint32(x.width)
		if (old.inv-x.g.first)/w == uint32(x.index) && old.order < r.order {
			return false
		}
	}
	return !x.knows(l, old)
}

func (x *subgroup) reportRace(in *inst, l int32, o *object, offset int64, other, r *record) {
	words := [2]string{"reads", "writes"}
	verb := func(r *record) string {
		v := words[r.flags&isWrite/isWrite]
		if r.flags&isAtomic != 0 {
			return "atomically " + v
		}
		return v
	}
	where := "another workgroup"
	if other.inv-x.g.first < uint32(x.g.size) {
		where = "the same workgroup"
	}
	p := x.g.placeOfInvocation(other.at-1, other.inv)
	f := Finding{Check: CheckRaces, Other: &p}
	f.Message = "it " + verb(r) + " what an invocation of " + where + " " + verb(other) + ", and nothing orders the two"
	x.reportAccess(f, in, l, o, offset)
}

// knowledge is what has happened before the next access.
type knowledge struct {
	// groups are workgroups, all of whose accesses to buffers before an epoch have
	// happened.
	groups map[uint32]uint32
	// invs are invocations whose accesses to a class of memory up to a tick have
	// happened: to buffers, and to workgroup memory.
	invs [2]map[uint32]uint32
}

func newKnowledge() *knowledge {
	return &knowledge{map[uint32]uint32{}, [2]map[uint32]uint32{{}, {}}}
}

// laneKnowledge is what an invocation learned by atomics.
type laneKnowledge struct {
	// known has happened. observed would have, were the atomics that read it acquires.
	// fence is what relaxed atomics release, or nil.
	known, observed, fence *knowledge
}

// add takes over what another knowledge says of classes of memory.
func (k *knowledge) add(o *knowledge, classes memoryClasses) {
	if o == nil {
		return
	}
	if classes&bufferMemory != 0 {
		for g, e := range o.groups {
			k.groups[g] = max(k.groups[g], e)
		}
	}
	for c := range o.invs {
		if classes>>c&1 == 0 {
			continue
		}
		for i, t := range o.invs[c] {
			k.invs[c][i] = max(k.invs[c][i], t)
		}
	}
}

// has reports whether an access has happened before.
func (k *knowledge) has(r *record, size uint32) bool {
	class := 0
	if r.flags&isShared != 0 {
		class = 1
	} else if e, ok := k.groups[r.inv/size]; ok && r.epoch < e {
		return true
	}
	t, ok := k.invs[class][r.inv]
	return ok && uint32(r.tick) < t
}

// invocation returns the number of a lane among the invocations of the launch.
func (x *subgroup) invocation(l int32) uint32 {
	return x.g.first + uint32(x.index*x.width) + uint32(l)
}

// knows reports whether a lane learned by atomics that an access has happened.
func (x *subgroup) knows(l int32, r *record) bool {
	launch, size := x.g.l, uint32(x.g.size)
	if launch.lanes == nil {
		return false
	}
	if x.g.known != nil && x.g.known.has(r, size) {
		return true
	}
	k := launch.lanes[x.invocation(l)]
	return k != nil && k.known.has(r, size)
}

// lane returns the knowledge of a lane.
func (x *subgroup) lane(l int32) *laneKnowledge {
	launch := x.g.l
	if launch.lanes == nil {
		launch.lanes, launch.ticks, launch.synced = map[uint32]*laneKnowledge{}, map[uint32]uint32{}, map[uint64]*knowledge{}
	}
	i := x.invocation(l)
	if launch.lanes[i] == nil {
		launch.lanes[i] = &laneKnowledge{known: newKnowledge(), observed: newKnowledge()}
	}
	return launch.lanes[i]
}

// snapshot returns what has happened before a lane in classes of memory, and begins a new
// tick of the lane.
func (x *subgroup) snapshot(l int32, classes memoryClasses) *knowledge {
	k, i := newKnowledge(), x.invocation(l)
	k.add(x.lane(l).known, classes)
	k.add(x.g.known, classes)
	if e := x.g.epochs[0]; e > 0 && classes&bufferMemory != 0 {
		k.groups[uint32(x.g.linear)] = e
	}
	ticks := x.g.l.ticks
	if ticks[i] < 1<<16-1 {
		ticks[i]++
	}
	for c := range k.invs {
		if classes>>c&1 != 0 {
			k.invs[c][i] = ticks[i]
		}
	}
	return k
}

// synchronizer names the memory of an atomic.
func synchronizer(o *object, offset int64, g *workgroup) uint64 {
	if o.buffer != nil {
		return uint64(o.buffer.handle)<<offsetBits | uint64(o.base+offset)
	}
	if o.image != nil {
		return uint64(o.image.handle)<<offsetBits | uint64(o.base+offset)
	}
	return 1<<63 | g.linear<<24 ^ uint64(o.base+offset)
}

// allMemory is all classes.
const allMemory = bufferMemory | workgroupMemory

// acquire takes over what the last release of an atomic's memory published.
func (x *subgroup) acquire(in *inst, l int32, o *object, offset int64) {
	a := in.mem.atomic
	if !a.reads || x.g.l.synced == nil {
		return
	}
	k := x.g.l.synced[synchronizer(o, offset, x.g)]
	if k == nil {
		return
	}
	lane := x.lane(l)
	lane.known.add(k, a.acquire)
	lane.observed.add(k, allMemory)
}

// release publishes what has happened before an atomic write.
func (x *subgroup) release(in *inst, l int32, o *object, offset int64) {
	a := in.mem.atomic
	if !a.writes || a.release == 0 && x.g.l.lanes == nil {
		return
	}
	k := newKnowledge()
	if a.release != 0 {
		k = x.snapshot(l, a.release)
	}
	k.add(x.lane(l).fence, allMemory)
	at := synchronizer(o, offset, x.g)
	synced := x.g.l.synced
	if synced[at] == nil || !a.reads {
		synced[at] = newKnowledge() // a plain atomic store ends the sequence of releases
	}
	synced[at].add(k, allMemory)
}

// fence is a memory barrier of a lane.
func (x *subgroup) fence(l int32, semantics uint32) {
	const acquires, releases = 0x2 | 0x8 | 0x10, 0x4 | 0x8 | 0x10
	k, classes := x.lane(l), classesOf(semantics)
	if semantics&acquires != 0 {
		k.known.add(k.observed, classes)
	}
	if semantics&releases != 0 {
		if k.fence == nil {
			k.fence = newKnowledge()
		}
		k.fence.add(x.snapshot(l, classes), classes)
	}
}

// share makes what invocations of a workgroup know known to all, at a barrier.
func (g *workgroup) share() {
	if g.l.lanes == nil {
		return
	}
	for i := range uint32(g.size) {
		if k := g.l.lanes[g.first+i]; k != nil {
			if g.known == nil {
				g.known = newKnowledge()
			}
			g.known.add(k.known, allMemory)
		}
	}
}
