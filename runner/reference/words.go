package reference

import "encoding/binary"

// The functions of this file do what runLoad and runStore do with checks, for a scalar of 4
// bytes: what the accesses of the lanes have in common is found once, and the checks that
// find nothing need no calls. Lanes whose checks may find something take the other way.

// isWord reports whether an access is to one scalar of 4 bytes.
func (m *access) isWord() bool {
	return len(m.cells) == 1 && m.cells[0].scalar.bytes() == 4 && m.cells[0].offset == 0 && m.atomic == nil
}

// wordCheck is what the accesses of the lanes of an instruction to an object have in common.
type wordCheck struct {
	handle uint32 // 0 for none
	object *object
	write  bool
	align  int64 // mask of the bits that are 0 in an aligned address; 3 or more
	racing bool
	typed  bool
	event  uint32 // the event of the accesses; 0 if it differs between the lanes
	code   [4]typeCode
	types  []typeCode // the types of the words of the buffer, or nil
	page   *shadowPage
	pageAt int64 // number of the page

	ordered uint32 // an event whose accesses by the same workgroup are ordered before
	size    uint32 // the number of invocations of the workgroup
}

// begin prepares the checks of an instruction.
func (c *wordCheck) begin(x *subgroup, in *inst, write bool) {
	*c = wordCheck{write: write, align: max(in.mem.align, 4) - 1, size: uint32(x.g.size)}
	for i := range c.code {
		c.code[i] = codeOf(&in.mem.cells[0], i)
	}
}

// enter prepares the checks of accesses to an object.
func (c *wordCheck) enter(x *subgroup, in *inst, handle uint32) {
	o := &x.objects[handle]
	c.handle, c.object = handle, o
	c.typed = o.buffer != nil && x.checks&CheckLayout != 0
	c.racing = o.shadow != nil
	c.page, c.event, c.ordered, c.types = nil, 0, 0, nil
	if c.typed {
		c.types = o.buffer.types
	}
	if c.racing && x.g.l.ticks == nil {
		e := event{order: uint16(x.orders), inst: in.index + 1}
		e.place(x.g, o)
		if c.write {
			e.flags |= isWrite
		}
		c.event = x.g.l.intern(e)
	}
}

// quiet makes the checks of a lane's access and reports whether they find nothing. If it
// returns false it has changed nothing.
func (c *wordCheck) quiet(x *subgroup, l int32, offset int64) bool {
	o := c.object
	address := o.base + offset
	if address&c.align != 0 || c.racing && c.event == 0 {
		return false
	}
	if o.valid != nil && !c.write && binary.LittleEndian.Uint32(o.valid[offset+int64(l)*o.stride:]) == 0 {
		return false
	}
	if c.typed && !c.typeFits(address) {
		return false
	}
	if c.racing && !c.isOrdered(x, l, address) {
		return false
	}
	if c.write {
		if o.valid != nil {
			binary.LittleEndian.PutUint32(o.valid[offset+int64(l)*o.stride:], 0x01010101)
		}
		if c.typed {
			*(*[4]typeCode)(c.types[address:]) = c.code
		}
	}
	return true
}

// typeFits reports whether the type of an access suits that of the last write.
func (c *wordCheck) typeFits(address int64) bool {
	if c.types == nil {
		if c.write {
			c.types = c.object.buffer.typesOf()
		}
		return true
	}
	t := (*[4]typeCode)(c.types[address:])
	return c.write || *t == c.code || *t == [4]typeCode{}
}

// isOrdered compares an access with earlier ones and remembers it, or returns false if it
// may be part of a race.
func (c *wordCheck) isOrdered(x *subgroup, l int32, address int64) bool {
	if at := address / pageBytes; c.page == nil || at != c.pageAt {
		c.page, c.pageAt = c.object.shadow.page(address, false), at
	}
	p := c.page
	if p.isNarrow {
		return false
	}
	i := address % pageBytes / 4
	r := record{x.invocation(l), c.event}
	kinds := p.records[:readRecords]
	mine := writeRecords
	if !c.write {
		mine = readRecords
	} else if p.records[readRecords] != nil {
		kinds = p.records[:]
	}
	for _, list := range kinds {
		if list == nil {
			continue
		}
		if old := list[i]; old.event != 0 && old.inv != r.inv && (old.event != c.ordered || old.inv-x.g.first >= c.size) && !c.orderedBehind(x, old, r, l) {
			return false
		}
	}
	if first := p.records[mine]; first != nil && (first[i].event == 0 || first[i].inv == r.inv) {
		first[i] = r
	} else {
		p.remember(mine, i, r)
	}
	return true
}

// orderedBehind reports whether an access is ordered behind an earlier one. It notes the
// event of that one if the barriers of the workgroup order all of its accesses so.
func (c *wordCheck) orderedBehind(x *subgroup, old, r record, l int32) bool {
	if x.races(old, r, l) {
		return false
	}
	events := x.g.l.events
	if old.inv-x.g.first < c.size && events[old.event].epoch < events[r.event].epoch {
		c.ordered = old.event
	}
	return true
}

// runLoadWord is runLoad for a scalar of 4 bytes with checks.
func runLoadWord(x *subgroup, in *inst) {
	d, ps, c := x.regs[in.dst:][:x.width], x.regs[in.a:][:x.width], &x.word
	c.begin(x, in, false)
	isBool := in.mem.cells[0].scalar.kind == boolScalar
	for _, l := range x.lanes {
		p := ps[l]
		offset, ok := c.find(x, in, p, l)
		if !ok {
			x.loadLane(in, l)
			continue
		}
		v := binary.LittleEndian.Uint32(c.object.data[offset+int64(l)*c.object.stride:])
		if isBool {
			v = min(v, 1)
		}
		d[l] = uint64(v)
	}
}

// runStoreWord is runStore for a scalar of 4 bytes with checks.
func runStoreWord(x *subgroup, in *inst) {
	vs, ps, c := x.regs[in.b:][:x.width], x.regs[in.a:][:x.width], &x.word
	c.begin(x, in, true)
	for _, l := range x.lanes {
		offset, ok := c.find(x, in, ps[l], l)
		if !ok {
			x.storeLane(in, l)
			continue
		}
		binary.LittleEndian.PutUint32(c.object.data[offset+int64(l)*c.object.stride:], uint32(vs[l]))
	}
}

// find returns the offset of a lane's access in the object of the check, which it makes; ok
// is false if the access is out of bounds or its checks may find something.
func (c *wordCheck) find(x *subgroup, in *inst, p uint64, l int32) (offset int64, ok bool) {
	if h := handleOf(p); h != c.handle || h == 0 {
		if h >= uint32(len(x.objects)) {
			return 0, false
		}
		c.enter(x, in, h)
	}
	offset = offsetOf(p)
	if offset < 0 || offset > c.object.size-4 {
		return 0, false
	}
	return offset, c.quiet(x, l, offset)
}
