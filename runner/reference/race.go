package reference

// inspectRaces compares an access with earlier ones to the same bytes, and remembers it.
func (x *subgroup) inspectRaces(in *inst, l int32, o *object, offset int64, write bool) {
	m := in.mem
	e := event{order: uint16(x.orders), inst: in.index + 1}
	e.place(x.g, o)
	inv := x.invocation(l)
	if x.g.l.ticks != nil {
		e.tick = uint16(x.g.l.ticks[inv])
	}
	if write {
		e.flags |= isWrite
	}
	if a := m.atomic; a != nil {
		e.flags |= isAtomic
		if (a.scope == workgroupScope || a.scope == subgroupScope) && !x.p.m.kernel {
			// Compilers give the atomics of OpenCL 1.2, which have the scope of the
			// device, that of the workgroup.
			e.flags |= isLocal
		}
		if a.part != nil && a.part(x.regs[in.b+l]) {
			e.flags |= isPart
		}
		x.acquire(in, l, o, offset)
	}
	r := record{inv, x.g.l.intern(e)}
	if m.cells == nil {
		for i := range m.size {
			x.track(in, l, o, offset, i, 1, r)
		}
	}
	for i := range m.cells {
		c := &m.cells[i]
		x.track(in, l, o, offset, c.offset, c.scalar.bytes(), r)
	}
	if m.atomic != nil {
		x.release(in, l, o, offset)
	}
}

// place notes the barriers that order accesses to the memory of an object.
func (e *event) place(g *workgroup, o *object) {
	if o.shadow == g.shadow {
		e.flags |= isShared
		e.epoch = g.epochs[1]
	} else {
		e.epoch = g.epochs[0]
	}
}

// track compares the access to n bytes at an offset behind another with earlier ones.
func (x *subgroup) track(in *inst, l int32, o *object, offset, at int64, n int, r record) {
	address := o.base + offset + at
	narrow := n < 4 || address%4 != 0
	write := x.g.l.events[r.event].flags&isWrite != 0
	for n > 0 {
		p := o.shadow.page(address, narrow)
		i := address % pageBytes
		step := 4
		if p.isNarrow {
			step = 1
		} else {
			i /= 4
		}
		if other := x.conflict(p, i, r, l, write); other.event != 0 {
			x.reportRace(in, l, o, offset, other, r)
		}
		address, n = address+int64(step), n-step
	}
}

// conflict returns an access of a cell that nothing orders before a new one; its event is 0
// if there is none. The cell remembers the new one.
func (x *subgroup) conflict(p *shadowPage, i int64, r record, l int32, write bool) record {
	found := x.conflicting(p, writeRecords, i, r, l)
	if !write {
		p.remember(readRecords, i, r)
		return found
	}
	if found.event == 0 {
		found = x.conflicting(p, readRecords, i, r, l)
	}
	p.remember(writeRecords, i, r)
	return found
}

// conflicting is conflict for the accesses of a kind that a cell remembers.
func (x *subgroup) conflicting(p *shadowPage, kind int, i int64, r record, l int32) record {
	for _, list := range p.records[kind : kind+2] {
		if list == nil {
			break
		}
		if old := list[i]; old.event != 0 && old.inv != r.inv && x.races(old, r, l) {
			return old
		}
	}
	return record{}
}

// races reports whether two accesses of different invocations, one of which writes, are
// unordered.
func (x *subgroup) races(before, after record, l int32) bool {
	size, events := uint32(x.g.size), x.g.l.events
	old, r := &events[before.event], &events[after.event]
	same := before.inv-x.g.first < size
	if same && old.epoch < r.epoch {
		return false
	}
	if both := old.flags & r.flags; both&isAtomic != 0 && (same || (old.flags|r.flags)&isLocal == 0) {
		return false
	}
	if old.flags&isPart != 0 && r.flags&(isAtomic|isWrite) == 0 || r.flags&isPart != 0 && old.flags&(isAtomic|isWrite) == 0 {
		// A load of a word whose other bytes others write: numbers that are narrower than
		// words are emulated so.
		return false
	}
	if same && (before.inv-x.g.first)/uint32(x.width) == uint32(x.index) && old.order < r.order {
		return false
	}
	return !x.knows(l, before)
}

func (x *subgroup) reportRace(in *inst, l int32, o *object, offset int64, other, r record) {
	events := x.g.l.events
	words := [2]string{"reads", "writes"}
	verb := func(r record) string {
		flags := events[r.event].flags
		v := words[flags&isWrite/isWrite]
		if flags&isAtomic != 0 {
			return "atomically " + v
		}
		return v
	}
	where := "another workgroup"
	if other.inv-x.g.first < uint32(x.g.size) {
		where = "the same workgroup"
	}
	p := x.g.placeOfInvocation(events[other.event].inst-1, other.inv)
	f := Finding{Check: CheckRaces, Other: &p, race: &race{verb(r), verb(other), where}}
	f.Message = "it " + f.race.verb + " what an invocation of " + where + " " + f.race.otherVerb + ", and nothing orders the two"
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

// isOrdered reports whether an access has happened before.
func (k *knowledge) isOrdered(inv uint32, r *event, size uint32) bool {
	class := 0
	if r.flags&isShared != 0 {
		class = 1
	} else if e, ok := k.groups[inv/size]; ok && r.epoch < e {
		return true
	}
	t, ok := k.invs[class][inv]
	return ok && uint32(r.tick) < t
}

// invocation returns the number of a lane among the invocations of the launch.
func (x *subgroup) invocation(l int32) uint32 {
	return x.g.first + uint32(x.index*x.width) + uint32(l)
}

// knows reports whether a lane learned by atomics that an access has happened.
func (x *subgroup) knows(l int32, r record) bool {
	launch, size := x.g.l, uint32(x.g.size)
	if launch.lanes == nil {
		return false
	}
	e := &launch.events[r.event]
	if x.g.known != nil && x.g.known.isOrdered(r.inv, e, size) {
		return true
	}
	k := launch.lanes[x.invocation(l)]
	return k != nil && k.known.isOrdered(r.inv, e, size)
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
