package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// workgroup executes one workgroup after another.
type workgroup struct {
	l      *launch
	id     [3]uint32
	linear uint64
	subs   []*subgroup
	active int // number of subgroups in use
	size   int // invocations
	shared []byte
	valid  []byte
	shadow *shadow
	// epochs are the numbers of barriers that were passed, of those that order buffers and
	// those that order workgroup memory.
	epochs [2]uint32
	fenced memoryClasses
	known  *knowledge
	clock  uint64 // readings of the clock
	// watched follows atomics, or is nil.
	watched *watcher
	// first is the number of the first invocation among those of the launch.
	first uint32
}

// count adds the steps of the workgroups to those of the device.
func (g *workgroup) count() {
	for _, x := range g.subs {
		g.l.d.steps.Add(x.executed)
	}
}

// slice is the number of steps after which another subgroup runs, because subgroups may
// wait for each other without barriers.
const slice = 1 << 16

func newWorkgroup(l *launch) *workgroup {
	p := l.p
	g := &workgroup{l: l, size: int(p.size[0] * p.size[1] * p.size[2]), shared: bytesOf(p.shared)}
	if l.checks&CheckUninitialized != 0 {
		g.valid = make([]byte, p.shared)
	}
	if l.checks&CheckRaces != 0 {
		g.shadow = newShadow(l, p.shared)
	}
	if l.watched != nil {
		g.watched = &watcher{words: map[uintptr]*wordAtomics{}}
	}
	g.active = (g.size + p.lanes - 1) / p.lanes
	n := 1
	if p.suspends {
		n = g.active
	}
	for range n {
		g.subs = append(g.subs, newSubgroup(g))
	}
	return g
}

// run executes a workgroup.
func (g *workgroup) run(linear uint64) {
	n := g.l.groups
	g.linear, g.first = linear, uint32(linear*uint64(g.size))
	g.id = [3]uint32{uint32(linear % uint64(n[0])), uint32(linear / uint64(n[0]) % uint64(n[1])), uint32(linear / uint64(n[0]) / uint64(n[1]))}
	clear(g.shared)
	clear(g.valid)
	if g.shadow != nil {
		g.shadow.clear()
	}
	g.epochs, g.fenced, g.known = [2]uint32{}, 0, nil
	g.initialize()
	if !g.l.p.suspends {
		for i := range g.active {
			x := g.subs[0]
			x.start(i)
			for !x.done() {
				x.run()
				x.refill()
			}
		}
		return
	}
	for i, x := range g.subs {
		x.start(i)
	}
	for {
		waiting := false
		running := false
		for i := range g.subs {
			x := g.subs[i]
			if g.l.order.reversed {
				x = g.subs[len(g.subs)-1-i]
			}
			x.run()
			x.refill()
			running = running || !x.done()
			waiting = waiting || len(x.arrived) > 0
		}
		switch {
		case running:
		case waiting:
			g.release()
		default:
			return
		}
	}
}

// initialize gives workgroup variables their initial values.
func (g *workgroup) initialize() {
	for _, i := range g.l.p.initial {
		if i.v.class == spec.StorageClassWorkgroup && i.values != nil {
			for k, c := range i.v.view.scalars() {
				store(g.shared[i.v.offset+c.offset:], c.scalar, i.values[k])
				if g.valid != nil {
					fill(g.valid[i.v.offset+c.offset:][:c.scalar.bytes()], 1)
				}
			}
		}
	}
}

func fill(b []byte, v byte) {
	for i := range b {
		b[i] = v
	}
}

func newSubgroup(g *workgroup) *subgroup {
	p := g.l.p
	x := &subgroup{p: p, g: g, regs: make([]uint64, p.regs), width: p.lanes, checks: p.checks, trace: g.l.trace}
	x.lanes = make([]int32, 0, p.lanes)
	x.badIndices = make([]badIndex, p.lanes)
	x.private = bytesOf(p.private * int64(p.lanes))
	if p.checks&CheckUninitialized != 0 {
		x.valid = make([]byte, len(x.private))
	}
	for _, c := range p.constants {
		for i := range p.lanes {
			x.regs[int(c.register)+i] = c.value
		}
	}
	x.objects = append([]object(nil), g.l.objects...)
	for h, v := range p.variables {
		if v == nil {
			continue
		}
		o := &x.objects[h]
		switch v.class {
		case spec.StorageClassFunction, spec.StorageClassPrivate, spec.StorageClassInput, spec.StorageClassOutput:
			*o = object{data: x.private[v.offset:], stride: p.private, size: v.view.size, variable: v}
			if x.valid != nil {
				o.valid = x.valid[v.offset:]
			}
		case spec.StorageClassWorkgroup:
			*o = object{data: g.shared[v.offset:], size: v.view.size, variable: v, shadow: g.shadow, base: v.offset}
			if g.valid != nil {
				o.valid = g.valid[v.offset:]
			}
		}
	}
	return x
}

// start prepares the lanes of the subgroup of a number in the workgroup.
func (x *subgroup) start(index int) {
	p := x.p
	x.index = index
	x.all = firstLanes(min(p.lanes, x.g.size-index*p.lanes))
	x.live = x.all
	x.setMask(x.all)
	x.block, x.frame = p.main.entry, nil
	x.waiting, x.arrived = x.waiting[:0], x.arrived[:0]
	x.orders, x.killed = 0, false
	if t := x.g.l.trace; t != nil {
		x.trace = nil
		if x.traceLane = t.lane(x); x.traceLane >= 0 {
			x.trace = t
		}
	}
	clear(x.private)
	clear(x.valid)
	for i := range p.initial {
		x.initialize(&p.initial[i])
	}
	for i, v := range p.parameters {
		for k, a := range x.g.l.arguments[i] {
			fillWords(x.regs[int(v.reg)+k*x.width:][:x.width], a)
		}
	}
}

func fillWords(r []uint64, v uint64) {
	for i := range r {
		r[i] = v
	}
}

// initialize gives a variable of the module its value for each lane.
func (x *subgroup) initialize(i *initial) {
	v := i.v
	if v.class == spec.StorageClassWorkgroup || v.class == spec.StorageClassCrossWorkgroup || v.class == spec.StorageClassUniformConstant {
		return
	}
	if v.written >= 0 {
		clear(x.regs[v.written:][:v.typ.cells*x.width])
	}
	for l := range int32(x.width) {
		values := i.values
		switch {
		case v.builtins != nil:
			values = x.inputs(v, l)
		case v.given():
			values = x.exchanged(v)
		}
		if v.promoted {
			for k := range v.typ.cells {
				var bits uint64
				if k < len(values) {
					bits = values[k]
				}
				x.regs[int(v.reg)+k*x.width+int(l)] = bits
			}
			continue
		}
		o := &x.objects[v.handle]
		data := o.data[int64(l)*o.stride:]
		for k, c := range v.view.scalars() {
			if k < len(values) {
				store(data[c.offset:], c.scalar, values[k])
				if o.valid != nil {
					fill(o.valid[int64(l)*o.stride+c.offset:][:c.scalar.bytes()], 1)
				}
			}
		}
	}
}

// local returns the LocalInvocationId of a lane.
func (x *subgroup) local(l int32) [3]uint32 {
	return x.p.localOf(uint32(x.index*x.p.lanes) + uint32(l))
}

// global returns the GlobalInvocationId of a lane.
func (x *subgroup) global(l int32) [3]uint32 {
	id := x.local(l)
	for i := range id {
		id[i] += x.g.id[i] * x.p.size[i]
	}
	return id
}

// refill gets steps for the next slice. It stops the launch at its limit and if its
// context ends.
func (x *subgroup) refill() {
	if x.steps < x.nextSteps {
		x.steps += x.g.l.takeSteps(max(slice, x.nextSteps), x)
	}
}
