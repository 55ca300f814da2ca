package reference

import (
	"sync"

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
		case spec.StorageClassFunction, spec.StorageClassPrivate, spec.StorageClassInput:
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
	x.orders = 0
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
		if v.isBuiltin {
			values = x.builtin(v, l)
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

// builtins are the inputs that isSupportedBuiltin accepts, with their numbers of
// components.
var builtins = sync.OnceValue(func() map[spec.BuiltIn]int {
	return map[spec.BuiltIn]int{
		spec.BuiltInLocalInvocationId: 3, spec.BuiltInGlobalInvocationId: 3, spec.BuiltInWorkgroupId: 3, spec.BuiltInNumWorkgroups: 3,
		spec.BuiltInWorkgroupSize: 3, spec.BuiltInEnqueuedWorkgroupSize: 3, spec.BuiltInGlobalSize: 3, spec.BuiltInGlobalOffset: 3,
		spec.BuiltInLocalInvocationIndex: 1, spec.BuiltInGlobalLinearId: 1, spec.BuiltInWorkDim: 1, spec.BuiltInDeviceIndex: 1,
		spec.BuiltInSubgroupSize: 1, spec.BuiltInSubgroupMaxSize: 1, spec.BuiltInNumSubgroups: 1, spec.BuiltInNumEnqueuedSubgroups: 1,
		spec.BuiltInSubgroupId: 1, spec.BuiltInSubgroupLocalInvocationId: 1,
		spec.BuiltInSubgroupEqMask: 4, spec.BuiltInSubgroupGeMask: 4, spec.BuiltInSubgroupGtMask: 4, spec.BuiltInSubgroupLeMask: 4, spec.BuiltInSubgroupLtMask: 4,
	}
})

func (t *translator) isSupportedBuiltin(v *variable) bool {
	n, ok := builtins()[v.builtin]
	return ok && v.typ.cells == n && v.typ.component().kind == intScalar
}

// builtin returns the value of an input of a lane.
func (x *subgroup) builtin(v *variable, l int32) []uint64 {
	g, p := x.g, x.p
	switch v.builtin {
	case spec.BuiltInLocalInvocationId:
		return vector3(x.local(l))
	case spec.BuiltInGlobalInvocationId:
		return vector3(x.global(l))
	case spec.BuiltInWorkgroupId:
		return vector3(g.id)
	case spec.BuiltInNumWorkgroups:
		return vector3(g.l.groups)
	case spec.BuiltInWorkgroupSize, spec.BuiltInEnqueuedWorkgroupSize:
		return vector3(p.size)
	case spec.BuiltInGlobalSize:
		n := vector3(g.l.groups)
		for i := range n {
			n[i] *= uint64(p.size[i])
		}
		return n
	case spec.BuiltInLocalInvocationIndex:
		id, s := x.local(l), p.size
		return []uint64{uint64(id[0] + s[0]*(id[1]+s[1]*id[2]))}
	case spec.BuiltInGlobalLinearId:
		id, n := x.global(l), g.l.groups
		w, h := uint64(n[0])*uint64(p.size[0]), uint64(n[1])*uint64(p.size[1])
		return []uint64{uint64(id[0]) + w*(uint64(id[1])+h*uint64(id[2]))}
	case spec.BuiltInWorkDim:
		return []uint64{3}
	case spec.BuiltInSubgroupSize, spec.BuiltInSubgroupMaxSize:
		return []uint64{uint64(g.l.d.options.SubgroupSize)}
	case spec.BuiltInNumSubgroups, spec.BuiltInNumEnqueuedSubgroups:
		return []uint64{uint64(g.active)}
	case spec.BuiltInSubgroupId:
		return []uint64{uint64(x.index)}
	case spec.BuiltInSubgroupLocalInvocationId:
		return []uint64{uint64(l)}
	case spec.BuiltInGlobalOffset, spec.BuiltInDeviceIndex:
		return make([]uint64, v.typ.cells)
	}
	return x.laneMaskOf(v.builtin, int(l))
}

func vector3(v [3]uint32) []uint64 { return []uint64{uint64(v[0]), uint64(v[1]), uint64(v[2])} }

// laneMaskOf returns one of the masks of lanes that compare with a lane, of 128 bits.
func (x *subgroup) laneMaskOf(b spec.BuiltIn, l int) []uint64 {
	below, through := firstLanes(l), firstLanes(l+1)
	all := firstLanes(x.g.l.d.options.SubgroupSize)
	m := through.without(below)
	switch b {
	case spec.BuiltInSubgroupGeMask:
		m = all.without(below)
	case spec.BuiltInSubgroupGtMask:
		m = all.without(through)
	case spec.BuiltInSubgroupLeMask:
		m = through
	case spec.BuiltInSubgroupLtMask:
		m = below
	}
	return m.words()
}

// words returns the mask as a vector of four words.
func (m laneMask) words() []uint64 {
	return []uint64{m[0] & 0xffffffff, m[0] >> 32, m[1] & 0xffffffff, m[1] >> 32}
}
