package kernelgen

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Options say what programs Generate makes. The zero value allows everything that Evaluate
// knows.
type Options struct {
	// Host makes programs for the host.
	Host bool
	// Can reports whether the target has a feature: an operation with its types, such as
	// "arith.addi i32" or "arith.extsi i8->i32", or one of Features. nil means all.
	Can func(feature string) bool
	// SubgroupSize is the subgroup size of the device; programs have subgroup operations if it is not 0.
	SubgroupSize int
	// Packed is true if buffers of vectors of three have no gaps, as scalarBlockLayout
	// allows.
	Packed bool
	// Operations bounds the size of a program; 0 means 40.
	Operations int
	// IndexBits is the width of index in kernels: 64, or 0 for 32.
	IndexBits int
}

// Generator makes programs of some options. Several goroutines may use it.
type Generator struct {
	o Options
	// uses are the operations that the target has, by operation; weights are their sum.
	uses   [][]use
	weight int
	rows   []row
	// byResult are the conversions and comparisons by the type of their result.
	byResult  map[Type][]use
	byFeature map[string]use // all operations by the name of their feature
}

// NewGenerator returns the generator of options.
func NewGenerator(o Options) *Generator {
	if o.Operations == 0 {
		o.Operations = 40
	}
	m := &Generator{o: o, byResult: map[Type][]use{}, byFeature: map[string]use{}}
	for _, r := range rows() {
		var list []use
		for _, u := range r.uses() {
			m.byFeature[u.Feature()] = u
			if o.Can == nil || o.Can(u.Feature()) {
				list = append(list, u)
				if r.shape > selection || r.shape == intCompare || r.shape == floatCompare {
					m.byResult[u.to] = append(m.byResult[u.to], u)
				}
			}
		}
		if len(list) > 0 {
			m.rows, m.uses = append(m.rows, r), append(m.uses, list)
			m.weight += r.weight
		}
	}
	return m
}

// Generate returns the program of a seed.
func (m *Generator) Generate(seed uint64) *Kernel {
	o := m.o
	g := &gen{r: NewRandom(seed, "program"), o: &o, m: m, k: &Kernel{Host: o.Host, IndexBits: o.IndexBits}, times: 1, uniform: true, tab: "  "}
	g.layout()
	if more := NewRandom(seed, "extras"); more.Chance(extendedShare) {
		g.extend()
	}
	g.enter()
	g.prologue()
	for n := 6 + g.r.Below(o.Operations); n > 0; n-- {
		g.statement()
	}
	g.epilogue()
	g.cancel()
	g.leave()
	g.endSums()
	g.assemble()
	return g.k
}

// layout chooses the workgroups and the buffers.
func (g *gen) layout() {
	k := g.k
	k.Groups, k.Local = [3]uint32{1, 1, 1}, [3]uint32{1, 1, 1}
	if !g.o.Host {
		k.Groups[0] = uint32(1 + g.r.Below(3))
		k.Local[0] = oneOf(g.r, []uint32{1, 2, 4, 5, 8, 8, 16, 16})
		if g.r.Chance(25) {
			k.Local[1] = uint32(1 + g.r.Below(3))
		}
		if g.r.Chance(10) {
			k.Groups[1] = 2
		}
	}
	types := g.bufferTypes()
	for i, n := 0, 1+g.r.Below(2); i < n; i++ {
		g.input(oneOf(g.r, types))
	}
	n := 1
	if g.r.Chance(50) {
		n++
	}
	for range n {
		t := oneOf(g.r, types)
		if g.r.Chance(40) && g.can(bufferFeature, i32) {
			t = i32
		}
		g.output(t, "")
	}
	if len(g.buffers) < 4 && g.r.Chance(25) && g.can(atomicFeature, i32) && g.can(bufferFeature, i32) {
		g.output(i32, oneOf(g.r, atomicKinds))
	}
}

// bufferTypes returns the types that buffers may have.
func (g *gen) bufferTypes() []Type {
	var out []Type
	for _, t := range memoryTypes() {
		if g.can(bufferFeature, t) && !(g.o.Host && t.Lanes > 0) {
			out = append(out, t)
			if t.Lanes == 0 {
				out = append(out, t, t, t)
			}
		}
	}
	return out
}

// invocations returns the number of invocations.
func (g *gen) invocations() int {
	n := uint32(1)
	for i := range 3 {
		n *= g.k.Groups[i] * g.k.Local[i]
	}
	return int(n)
}

// localSize returns the number of invocations of a workgroup.
func (g *gen) localSize() int { return int(g.k.Local[0] * g.k.Local[1] * g.k.Local[2]) }

// input adds a buffer that the program reads.
func (g *gen) input(t Type) {
	b := &buffer{name: fmt.Sprintf("b%d", len(g.buffers)), t: t, shape: []int64{int64(8 + g.r.Below(24))}, determined: true}
	if g.r.Chance(20) {
		b.shape = []int64{int64(2 + g.r.Below(4)), int64(2 + g.r.Below(6))}
	}
	style := g.r.Below(10)
	b.grid = t.Kind == Float && style < 7
	b.determined = t.Kind != Float || style < 9
	g.fill(b, func() uint64 {
		switch {
		case t.Kind == Int:
			return edges(g.r, t.Width)
		case t.Kind == Index:
			return uint64(g.r.Below(200))
		case style == 9:
			return g.r.Bits() & mask(uint32(t.Width))
		case style >= 7 && g.r.Chance(30):
			return g.edgeFloat(t)
		}
		f, _ := formatOf(uint32(t.Width))
		bits, _ := f.encode(float64(g.r.Below(65)-32) / 4)
		return bits
	})
}

// edgeFloat returns the bits of a NaN, an infinity, a zero or a number with a large
// exponent.
func (g *gen) edgeFloat(t Type) uint64 {
	f, _ := formatOf(uint32(t.Width))
	x := oneOf(g.r, []float64{math.NaN(), math.Inf(1), math.Inf(-1), math.Copysign(0, -1), 0, 0.5, -0.5, 1.5, -2.5, 8192, -4096.0})
	bits, _ := f.encode(x)
	return bits
}

// output adds a buffer that the program writes: each invocation has slots of its own, or
// all update the elements of an atomic one.
func (g *gen) output(t Type, atomic string) {
	b := &buffer{name: fmt.Sprintf("b%d", len(g.buffers)), t: t, written: true, atomic: atomic, slots: 3 + g.r.Below(6)}
	b.shape = []int64{int64(b.slots * g.invocations())}
	if atomic != "" {
		b.shape = []int64{int64(b.slots)}
	}
	g.fill(b, func() uint64 {
		if t.Kind == Float || t.Kind == Index {
			return 0
		}
		return edges(g.r, t.Width)
	})
}

// fill makes the content of a buffer and adds the buffer.
func (g *gen) fill(b *buffer, number func() uint64) {
	count := b.count()
	part := g.bytes(b.t)
	stride := part * max(b.t.Lanes, 1)
	if b.t.Lanes == 3 && !g.o.Packed {
		stride = part * 4
	}
	b.data = make([]byte, count*stride)
	for i := range count {
		for l := range max(b.t.Lanes, 1) {
			var full [8]byte
			binary.LittleEndian.PutUint64(full[:], number())
			copy(b.data[i*stride+l*part:], full[:part])
		}
	}
	g.buffers = append(g.buffers, b)
	g.k.Buffers = append(g.k.Buffers, Buffer{
		Name: b.name, Type: b.t.String(), Count: count, Stride: stride, Part: part, Lanes: b.t.Lanes, Data: b.data, Written: b.written,
	})
}

// bytes returns the size of a number in a buffer.
func (g *gen) bytes(t Type) int {
	if t.Kind == Index && g.o.IndexBits == 64 {
		return 8
	}
	return t.bytes()
}

// assemble makes the text of the module.
func (g *gen) assemble() {
	body := g.out.String()
	if g.o.Host {
		g.k.Text = g.storage() + g.constants() + g.tail.String() + "func.func @main() {\n" + body + "  return\n}\n" + g.readers()
		return
	}
	args := ""
	for i, b := range g.buffers {
		if i > 0 {
			args += ", "
		}
		args += "%" + b.name + ": " + b.ref()
	}
	for _, s := range g.scalars {
		args += ", " + s.name + ": " + s.t.String()
	}
	g.k.Text = "module attributes {gpu.container_module} {\ngpu.module @module {\n" + g.constants() + g.tail.String() +
		fmt.Sprintf("gpu.func @kernel(%s) kernel%s {\n", args, g.blockSize()) + body + "  gpu.return\n}\n}\n" + g.launch() + "}\n"
}

// hostLiteral returns the content as the elements of a dense attribute.
func (b *buffer) hostLiteral() string {
	var number func(i int) string
	part := len(b.data) / b.count()
	number = func(i int) string {
		x := readNumber(b.data[i*part : (i+1)*part])
		if b.t.Kind == Float || b.t.opaque() {
			return fmt.Sprintf("%#0*x", part*2+2, x)
		}
		return intText(x, Type{Kind: Int, Width: min(b.t.Width, 64), Lanes: 0})
	}
	var list func(dims []int64, at int) (string, int)
	list = func(dims []int64, at int) (string, int) {
		if len(dims) == 0 {
			return number(at), at + 1
		}
		s := "["
		for i := range dims[0] {
			if i > 0 {
				s += ", "
			}
			var e string
			e, at = list(dims[1:], at)
			s += e
		}
		return s + "]", at
	}
	s, _ := list(b.shape, 0)
	return s
}

// readers returns functions of the host that read one number of a buffer: @b0(%i, %j).
func (g *gen) readers() string {
	text := ""
	for _, b := range g.buffers {
		if !b.written {
			continue
		}
		text += fmt.Sprintf("func.func @read_%s(%%i: index) -> %s {\n  %%m = memref.get_global @%s : %s\n"+
			"  %%v = memref.load %%m[%%i] : %s\n  return %%v : %s\n}\n", b.name, b.t, b.name, b.static(), b.static(), b.t)
	}
	return text
}
