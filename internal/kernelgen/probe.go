package kernelgen

import (
	"fmt"
	"slices"
	"strings"
)

// Features returns the features of programs in an order in which each needs only earlier
// ones to be probed.
func Features() []string {
	var out []string
	for _, t := range memoryTypes() {
		out = append(out, fmt.Sprintf(bufferFeature, t))
	}
	late := []string{callFeature, branchFeature, subviewFeature, switchFeature, idleFeature,
		reinterpretFeature, refCastFeature, jumpFeature}
	var vectors []string
	for _, t := range memoryTypes() {
		late = append(late, fmt.Sprintf(workgroupFeature, t), fmt.Sprintf(privateFeature, t))
	}
	for _, t := range valueTypes() {
		if t.Kind != Index {
			late = append(late, fmt.Sprintf(carryFeature, t))
		}
		if t.Lanes == 0 && t.Kind != Float && t.Width >= 8 {
			late = append(late, fmt.Sprintf(forFeature, t))
		}
		if t.Lanes > 0 {
			late = append(late, fmt.Sprintf(wholeFeature, t))
		}
		for _, op := range vectorOps {
			if t.Lanes > 0 && acceptsVector(op, t) {
				vectors = append(vectors, op+" "+t.String())
			}
		}
	}
	late = append(late, fmt.Sprintf(atomicFeature, i32))
	for _, t := range []Type{i32, f32, intType(64)} {
		late = append(late, fmt.Sprintf(shuffleFeature, t), fmt.Sprintf(reduceFeature, t))
	}
	// Conversions make the operands of the other operations.
	var conversions, others []string
	for _, r := range rows() {
		for _, u := range r.uses() {
			if r.shape > selection {
				conversions = append(conversions, u.Feature())
			} else {
				others = append(others, u.Feature())
			}
		}
	}
	late = append(late, lateFeatures()...)
	for _, list := range [][]string{conversions, vectors, others, late} {
		out = append(out, list...)
	}
	return out
}

// lateFeatures returns the features of operations on tiles and complex numbers, and of gpu.printf.
func lateFeatures() []string {
	var out []string
	for _, op := range tileOps() {
		if f := fmt.Sprintf(tileFeature, op.name); !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	out = append(out, fmt.Sprintf(tileFeature, "vector.mask"))
	for _, op := range complexNames {
		for _, t := range floatTypes(0) {
			out = append(out, op+" "+t.String())
		}
	}
	for _, t := range printTypes() {
		out = append(out, fmt.Sprintf(printFeature, t))
	}
	return out
}

// acceptsVector reports whether an operation on vectors takes vectors of type t.
func acceptsVector(op string, t Type) bool {
	_, float := formatOf(uint32(t.Width))
	switch op {
	case "vector.fma":
		return t.Kind == Float
	case "vector.bitcast":
		return float
	}
	return true
}

// Probe returns a small program with the feature, besides those that the generator may use.
// Its inputs are at the edges of their types. It returns nil if the feature is unknown or
// its operands cannot be made.
func (m *Generator) Probe(feature string, seed uint64) *Kernel {
	o := m.o
	can := o.Can
	o.Can = func(f string) bool { return f == feature || can == nil || can(f) }
	g := &gen{r: NewRandom(seed, feature), o: &o, m: m, k: &Kernel{Host: o.Host}, times: 1, uniform: true, tab: "  "}
	g.k.Groups, g.k.Local = [3]uint32{2, 1, 1}, [3]uint32{8, 1, 1}
	if o.Host {
		g.k.Groups[0], g.k.Local[0] = 1, 1
	}
	name, types := feature, ""
	if i := strings.LastIndexByte(feature, ' '); i >= 0 {
		name, types = feature[:i], feature[i+1:]
	}
	from, to, _ := strings.Cut(types, "->")
	p := &probe{gen: g, feature: feature, name: name}
	for _, t := range valueTypes() {
		if t.String() == from {
			p.from, p.to = t, t
		}
	}
	for _, t := range valueTypes() {
		if t.String() == to {
			p.to = t
		}
	}
	return p.kernel()
}

// probe makes the program of a feature.
type probe struct {
	*gen
	feature, name string
	from, to      Type
}

func (p *probe) kernel() *Kernel {
	from := p.from
	if from == (Type{}) {
		from = i32
	}
	in := p.storageOf(from)
	p.input(in)
	p.buffers[0].determined = true
	second := i32
	if in == i32 {
		second = f32
	}
	p.input(second)
	p.output(p.storageOf(p.resultType(from)), "")
	if p.o.Host && (in.Lanes > 0 || p.storageOf(p.resultType(from)).Lanes > 0) {
		return nil
	}
	if p.name == "memref.atomic_rmw" {
		p.output(i32, oneOf(p.r, atomicKinds))
	}
	if from.Kind == Float && p.buffers[0].t == from {
		p.edgy(p.buffers[0], 0)
	}
	p.enter()
	zero := p.indexConstant(0)
	p.linear, p.local = zero, zero
	if !p.o.Host {
		p.ids()
	} else {
		p.globals()
	}
	p.loads(0)
	p.loads(1)
	ok := p.body(from)
	p.leave()
	if !ok {
		return nil
	}
	p.assemble()
	return p.k
}

// edgy puts numbers at the edges into every third element of a buffer.
func (p *probe) edgy(b *buffer, index int) {
	part := b.t.bytes()
	for at := 0; at+part <= len(b.data); at += 3 * part {
		x := p.edgeFloat(b.t)
		for i := range part {
			b.data[at+i] = byte(x >> (8 * i))
		}
	}
	b.grid, b.determined = false, false
	p.k.Buffers[index].Data = b.data
}

// storageOf returns the type of a buffer for values of type t.
func (p *probe) storageOf(t Type) Type {
	has := func(t Type) bool { return slices.Contains(memoryTypes(), t) && p.can(bufferFeature, t) }
	switch {
	case has(t) && !(p.o.Host && t.Lanes > 0):
		return t
	case has(t.scalar()):
		return t.scalar()
	case t.Kind == Float:
		return f32
	}
	return i32
}

func (p *probe) resultType(from Type) Type {
	if strings.HasPrefix(p.feature, "arith.cmp") {
		return boolType.withLanes(from.Lanes)
	}
	if p.to != (Type{}) {
		return p.to
	}
	return from
}

// loads loads elements of an input, those of the first by the invocation.
func (p *probe) loads(index int) {
	b := p.buffers[index]
	for range 3 {
		p.define(val{t: b.t, determined: b.determined, grid: b.grid, mag: 4, scale: 2, high: 255}, "memref.load %%%s[%s] : %s", b.name, p.subscript(b.shape), b.ref())
	}
}

// operands makes visible values of a type, if there are none.
func (p *probe) operands(t Type) {
	for range 2 {
		if len(p.visible(func(v val) bool { return v.t == t })) > 1 {
			return
		}
		if _, ok := p.derive(t, true); !ok {
			p.add(p.constant(t))
		}
	}
}

// body writes the feature and stores its results.
func (p *probe) body(t Type) bool {
	if u, ok := p.m.byFeature[p.feature]; ok {
		return p.operation(u)
	}
	for _, op := range vectorOps {
		if op == p.name {
			p.operands(t)
			for s := range 3 {
				if v, ok := p.emitVector(op, t); ok {
					p.store(s, v)
				}
			}
			return true
		}
	}
	return p.construct(t)
}

func (p *probe) operation(u use) bool {
	p.operands(u.from)
	for s := range 3 {
		before := p.next
		v, ok := p.emit(u, false)
		if !ok || p.next == before {
			return s > 0
		}
		p.store(s, v)
		if r := p.recentResult(); r.name != v.name && r.name != "" && (u.shape == intCarry || u.shape == intExtended) {
			p.store(s, r)
		}
	}
	return true
}

// recentResult returns the last value that is visible.
func (p *probe) recentResult() val {
	list := p.visible(func(val) bool { return true })
	return list[0]
}

// store stores a value to a slot, after a conversion where the types differ.
func (p *probe) store(slot int, v val) {
	b := p.buffers[2]
	if v.t == b.t {
		p.storeTo(b, slot%b.slots, v)
		return
	}
	if v.t.Lanes > 0 && p.can("vector.extract %s", v.t) {
		v = p.define(merge(v.t.scalar(), v), "vector.extract %s[%d] : %s from %s", v.name, p.r.Below(v.t.Lanes), v.t.scalar(), v.t)
		p.store(slot, v)
		return
	}
	for _, u := range p.m.byResult[b.t] {
		if u.from == v.t && u.shape > selection && u.shape != fromFloat && u.shape != toIndex {
			w := p.define(resultVal(u.to, v), "%s %s : %s to %s", u.name, v.name, u.from, u.to)
			p.storeTo(b, slot%b.slots, w)
			return
		}
	}
}

// construct writes a feature that is no operation on numbers.
func (p *probe) construct(t Type) bool {
	p.operands(t)
	switch p.name {
	case "buffer":
		if p.from.Kind == Index || len(p.visible(func(v val) bool { return v.t == t })) == 0 {
			p.store(0, p.pickIndex(200))
			return true
		}
		p.store(0, p.pick(t, false))
	case "workgroup":
		a := &array{name: p.gen.name(), t: t, size: p.localSize()}
		a.ref = memrefType([]int64{int64(a.size)}, t, workgroupSpace)
		p.line("%s = memref.alloc() : %s", a.name, a.ref)
		p.shared = append(p.shared, a)
		p.exchange()
		p.store(0, p.recentResult())
	case "private":
		p.probePrivate(t)
	case "scf.for":
		p.probeFor(t)
	case "whole":
		p.operands(boolType)
		c := p.recent(p.visible(func(v val) bool { return v.t == boolType }))
		p.store(0, p.choice(t, c, p.pick(t, false), p.pick(t, false)))
	case "carry", idleFeature:
		p.probeCarry(t)
	case "memref.atomic_rmw":
		p.update()
	case "gpu.shuffle", "gpu.subgroup_reduce":
		p.probeSubgroup(t)
	case callFeature, branchFeature, jumpFeature:
		for len(p.helpers) == 0 && p.next < 500 {
			p.makeHelper()
			p.next++
		}
		p.callHelper()
		p.store(0, p.recentResult())
	case subviewFeature, reinterpretFeature, refCastFeature:
		b := p.buffers[0]
		p.loadView(b, val{t: b.t}, p.name)
		p.store(0, p.recentResult())
	case switchFeature:
		p.switchCase()
	case "complex.add", "complex.sub", "complex.mul", "complex.div", "complex.neg", "complex.conj", "complex.abs", "complex.eq", "complex.neq":
		return p.probeComplex(t)
	case "gpu.printf":
		p.probePrint(t)
	case "tile":
		return p.probeTile()
	default:
		return false
	}
	return true
}

// probeComplex writes an operation on complex numbers and stores a part of its result.
func (p *probe) probeComplex(t Type) bool {
	if t.Kind != Float || p.o.Host {
		return false
	}
	v, ok := p.emitComplex(p.name, t, p.complexOf(t), p.complexOf(t))
	if ok {
		v = p.define(val{t: t}, "complex.re %s : complex<%s>", v.name, t)
	} else {
		v = p.recentResult()
	}
	p.store(0, v)
	return true
}

// probePrint prints a number of a type.
func (p *probe) probePrint(t Type) {
	letter := "d"
	if t.Kind == Float {
		letter = "g"
	}
	v := p.printable(t)
	p.line("gpu.printf %q %s : %s", "%"+letter+"\n", v.name, t)
	p.store(0, v)
}

// probeTile writes an operation on tiles several times.
func (p *probe) probeTile() bool {
	x := &tiler{gen: p.gen, e: i32}
	if !slices.Contains(p.elementTypes(), i32) || p.o.Host {
		return false
	}
	if strings.HasPrefix(p.feature, fmt.Sprintf(tileFeature, "math")) {
		x.e = f32
	}
	for _, op := range tileOps() {
		if mask := fmt.Sprintf(tileFeature, "vector.mask"); p.feature == fmt.Sprintf(tileFeature, op.name) || p.feature == mask && op.name == "vector.multi_reduction" {
			for range 6 {
				op.write(x)
			}
		}
	}
	if len(x.list) > 0 {
		p.store(0, x.element(x.list[len(x.list)-1]))
	} else {
		p.store(0, p.recentResult())
	}
	return true
}

func (p *probe) probePrivate(t Type) {
	space := privateSpace
	if p.o.Host {
		space = ""
	}
	ref := memrefType([]int64{2}, t, space)
	name := p.gen.name()
	p.line("%s = memref.alloca() : %s", name, ref)
	for i := range 2 {
		p.line("memref.store %s, %s[%s] : %s", p.pick(t, true).name, name, p.indexConstant(int64(i)).name, ref)
	}
	p.store(0, p.define(val{t: t, high: 255}, "memref.load %s[%s] : %s", name, p.pickIndex(1).name, ref))
}

func (p *probe) probeFor(t Type) {
	low, high, step, _ := p.bounds(t, true)
	iv := val{name: p.gen.name(), t: t, determined: true, high: 20}
	suffix := ""
	if t != indexType {
		suffix = " : " + t.String()
	}
	p.line("scf.for %s = %s to %s step %s%s {", iv.name, low.name, high.name, step.name, suffix)
	p.enter()
	p.add(iv)
	p.store(0, iv)
	p.leave()
	p.line("}")
}

func (p *probe) probeCarry(t Type) {
	a, b := p.pick(t, false), p.pick(t, false)
	low, high, step, _ := p.bounds(indexType, false)
	if p.feature == idleFeature {
		high = low
	}
	out, arg := p.gen.name(), p.gen.name()
	p.line("%s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {", out, p.gen.name(), low.name, high.name, step.name, arg, a.name, t)
	p.line("scf.yield %s : %s", b.name, t)
	p.line("}")
	p.store(0, val{name: out, t: t})
	c := p.splatInt(boolType, p.r.Bits()&1)
	out = p.gen.name()
	p.line("%s = scf.if %s -> (%s) {", out, c.name, t)
	p.line("scf.yield %s : %s", a.name, t)
	p.line("} else {")
	p.line("scf.yield %s : %s", b.name, t)
	p.line("}")
	p.store(1, val{name: out, t: t})
}

func (p *probe) probeSubgroup(t Type) {
	v := p.pick(t, false)
	if p.name == "gpu.subgroup_reduce" {
		p.store(0, p.define(val{t: t}, "gpu.subgroup_reduce add %s {uniform} : (%s) -> %s", v.name, t, t))
		return
	}
	size := max(p.o.SubgroupSize, 2)
	name := p.gen.name()
	p.line("%s, %s = gpu.shuffle xor %s, %s, %s : %s", name, p.gen.name(), v.name, p.splatInt(i32, 1).name, p.splatInt(i32, uint64(size)).name, t)
	p.store(0, val{name: name, t: t})
}
