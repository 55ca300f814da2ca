//go:build cgo

package programs_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
)

// num is an offset, size or stride: its value, and whether its type states it.
type num struct {
	v      int
	static bool
}

func (n num) text() string {
	if n.static {
		return fmt.Sprint(n.v)
	}
	return "?"
}

// times is the product as the types of views have it: zero is known even if the other factor
// is not.
func (n num) times(m num) num {
	return num{n.v * m.v, n.static && m.static || n.static && n.v == 0 || m.static && m.v == 0}
}

func (n num) plus(m num) num { return num{n.v + m.v, n.static && m.static} }

// model is a view as Go computes it.
type model struct {
	name           string
	offset         num
	sizes, strides []num
	identity       bool
}

func (m *model) typ(elem string) string {
	var s strings.Builder
	s.WriteString("memref<")
	for _, n := range m.sizes {
		s.WriteString(n.text() + "x")
	}
	s.WriteString(elem)
	if !m.identity {
		var strides []string
		for _, n := range m.strides {
			strides = append(strides, n.text())
		}
		s.WriteString(", strided<[" + strings.Join(strides, ", ") + "], offset: " + m.offset.text() + ">")
	}
	return s.String() + ">"
}

// isIdentity reports whether the layout maps indices to themselves.
func (m *model) isIdentity() bool {
	zero := m.offset == (num{0, true})
	return m.identity || zero && len(m.sizes) == 1 && m.strides[0] == (num{1, true}) || zero && len(m.sizes) == 0
}

// chain is a kernel under construction: a chain of views of its first argument.
type chain struct {
	*rand.Rand
	elem    string
	body    strings.Builder
	numbers []int32 // that the kernel loads from its last argument
	names   int
}

func (c *chain) flip() bool { return c.IntN(2) == 0 }

func (c *chain) line(format string, args ...any) { fmt.Fprintf(&c.body, "      "+format+"\n", args...) }

func (c *chain) name() string {
	c.names++
	return fmt.Sprintf("%%v%d", c.names)
}

// operand returns the text of n in a list of indices: a constant, or a value of the kernel.
func (c *chain) operand(n num) string {
	if n.static {
		return fmt.Sprint(n.v)
	}
	name := c.name()
	c.numbers = append(c.numbers, int32(n.v))
	c.line("%sc = arith.constant %d : index", name, len(c.numbers)-1)
	c.line("%sl = memref.load %%n[%sc] : memref<?xi32>", name, name)
	c.line("%s = arith.index_cast %sl : i32 to index", name, name)
	return name
}

func (c *chain) operands(ns []num) string {
	texts := make([]string, len(ns))
	for i, n := range ns {
		texts[i] = c.operand(n)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// base makes the argument.
func (c *chain) base() *model {
	m := &model{name: "%a", identity: c.flip()}
	rank := c.IntN(5)
	m.sizes, m.strides = make([]num, rank), make([]num, rank)
	stride := num{1, true}
	if !m.identity {
		m.offset = num{c.IntN(5), c.flip()}
		stride = num{1 + c.IntN(2), c.flip()}
	} else {
		m.offset.static = true
	}
	for i := rank - 1; i >= 0; i-- {
		m.sizes[i] = num{[]int{1, 2, 3, 4, 4, 6}[c.IntN(6)], c.flip()}
		m.strides[i] = stride
		stride = stride.times(m.sizes[i])
		if !m.identity && c.flip() {
			stride = num{stride.v + c.IntN(3), c.flip()}
		}
	}
	return m
}

func (c *chain) step(m *model) *model {
	switch c.IntN(7) {
	case 0, 1:
		return c.subview(m)
	case 2:
		return c.transpose(m)
	case 3:
		return c.cast(m)
	case 4:
		return c.expand(m)
	case 5:
		return c.collapse(m)
	}
	return c.reinterpret(m)
}

func (c *chain) subview(m *model) *model {
	out := &model{name: c.name(), offset: m.offset}
	drop := c.flip()
	var offsets, sizes, steps []num
	for i, size := range m.sizes {
		o := num{c.IntN(size.v), c.flip()}
		step := num{1 + c.IntN(2), c.flip()}
		n := num{1 + c.IntN((size.v-1-o.v)/step.v+1), c.flip()}
		offsets, sizes, steps = append(offsets, o), append(sizes, n), append(steps, step)
		out.offset = out.offset.plus(o.times(m.strides[i]))
		if drop && n.static && n.v == 1 {
			continue
		}
		out.sizes, out.strides = append(out.sizes, n), append(out.strides, m.strides[i].times(step))
	}
	lists := c.operands(offsets) + " " + c.operands(sizes) + " " + c.operands(steps)
	c.line("%s = memref.subview %s%s : %s to %s", out.name, m.name, lists, m.typ(c.elem), out.typ(c.elem))
	return out
}

func (c *chain) transpose(m *model) *model {
	out := &model{name: c.name(), offset: m.offset}
	var dims, results []string
	for i := range m.sizes {
		dims = append(dims, fmt.Sprintf("d%d", i))
	}
	for _, p := range c.Perm(len(m.sizes)) {
		results = append(results, dims[p])
		out.sizes, out.strides = append(out.sizes, m.sizes[p]), append(out.strides, m.strides[p])
	}
	c.line("%s = memref.transpose %s (%s) -> (%s) : %s to %s", out.name, m.name, strings.Join(dims, ", "), strings.Join(results, ", "), m.typ(c.elem), out.typ(c.elem))
	return out
}

// loosen states other numbers in a type.
func (c *chain) loosen(ns []num) []num {
	out := make([]num, len(ns))
	for i, n := range ns {
		out[i] = num{n.v, n.static != (c.IntN(3) == 0)}
	}
	return out
}

func (c *chain) cast(m *model) *model {
	out := &model{name: c.name(), offset: c.loosen([]num{m.offset})[0], sizes: c.loosen(m.sizes), strides: c.loosen(m.strides)}
	c.line("%s = memref.cast %s : %s to %s", out.name, m.name, m.typ(c.elem), out.typ(c.elem))
	return out
}

// expand splits a dimension.
func (c *chain) expand(m *model) *model {
	if len(m.sizes) == 0 || len(m.sizes) > 3 {
		return m
	}
	out := &model{name: c.name(), offset: m.offset, identity: m.isIdentity()}
	split := c.IntN(len(m.sizes))
	size := m.sizes[split].v
	inner := 1 + c.IntN(size)
	for size%inner != 0 {
		inner--
	}
	var groups []string
	for i := range m.sizes {
		at := len(out.sizes)
		if i != split {
			groups = append(groups, fmt.Sprintf("[%d]", at))
			out.sizes, out.strides = append(out.sizes, m.sizes[i]), append(out.strides, m.strides[i])
			continue
		}
		groups = append(groups, fmt.Sprintf("[%d, %d]", at, at+1))
		x, y := num{size / inner, true}, num{inner, true}
		if !m.sizes[i].static {
			x.static = c.flip()
			y.static = !x.static
		}
		out.sizes, out.strides = append(out.sizes, x, y), append(out.strides, m.strides[i].times(y), m.strides[i])
	}
	c.canonical(out)
	shape := c.operands(out.sizes)
	c.line("%s = memref.expand_shape %s [%s] output_shape %s : %s into %s", out.name, m.name, strings.Join(groups, ", "), shape, m.typ(c.elem), out.typ(c.elem))
	return out
}

// canonical states the strides of a memref without a layout as its sizes do.
func (c *chain) canonical(m *model) {
	if !m.identity {
		return
	}
	stride := num{1, true}
	for i := len(m.sizes) - 1; i >= 0; i-- {
		m.strides[i] = stride
		stride = stride.times(m.sizes[i])
	}
}

// collapse merges two dimensions if they are contiguous, and if their type does not say otherwise.
func (c *chain) collapse(m *model) *model {
	if len(m.sizes) < 2 {
		return m
	}
	at := c.IntN(len(m.sizes) - 1)
	x, y := m.sizes[at], m.sizes[at+1]
	if m.strides[at].v != m.strides[at+1].v*y.v {
		return m
	}
	out := &model{name: c.name(), offset: m.offset, identity: m.isIdentity()}
	var groups []string
	for i := range m.sizes {
		switch i {
		case at:
			groups = append(groups, fmt.Sprintf("[%d, %d]", i, i+1))
			stride := m.strides[at+1]
			if !y.static {
				stride.static = false
			}
			if y.static && y.v == 1 {
				stride = m.strides[at]
			}
			out.sizes, out.strides = append(out.sizes, num{x.v * y.v, x.static && y.static}), append(out.strides, stride)
		case at + 1:
		default:
			groups = append(groups, fmt.Sprintf("[%d]", i))
			out.sizes, out.strides = append(out.sizes, m.sizes[i]), append(out.strides, m.strides[i])
		}
	}
	c.canonical(out)
	c.line("%s = memref.collapse_shape %s [%s] : %s into %s", out.name, m.name, strings.Join(groups, ", "), m.typ(c.elem), out.typ(c.elem))
	return out
}

// reinterpret takes a view apart and puts it together again, in reverse order of dimensions.
func (c *chain) reinterpret(m *model) *model {
	out := &model{name: c.name(), offset: num{m.offset.v, false}}
	r := len(m.sizes)
	base := "memref<" + c.elem + ">"
	results, types := fmt.Sprintf("%sb, %so", out.name, out.name), base+", index"
	var sizes, strides []string
	if r > 0 {
		results += fmt.Sprintf(", %ss:%d, %st:%d", out.name, r, out.name, r)
		types += strings.Repeat(", index", 2*r)
	}
	for i := r - 1; i >= 0; i-- {
		out.sizes, out.strides = append(out.sizes, num{m.sizes[i].v, false}), append(out.strides, num{m.strides[i].v, false})
		if r == 1 {
			sizes, strides = append(sizes, out.name+"s"), append(strides, out.name+"t")
		} else {
			sizes, strides = append(sizes, fmt.Sprintf("%ss#%d", out.name, i)), append(strides, fmt.Sprintf("%st#%d", out.name, i))
		}
	}
	c.line("%s = memref.extract_strided_metadata %s : %s -> %s", results, m.name, m.typ(c.elem), types)
	c.line("%s = memref.reinterpret_cast %sb to offset: [%so], sizes: [%s], strides: [%s] : %s to %s", out.name, out.name, out.name,
		strings.Join(sizes, ", "), strings.Join(strides, ", "), base, out.typ(c.elem))
	return out
}

// finish appends loops that copy the elements of m to the second argument and double them.
func (c *chain) finish(m *model) {
	t := m.typ(c.elem)
	c.line("%%c0 = arith.constant 0 : index")
	c.line("%%c1 = arith.constant 1 : index")
	p, at := "%c0", []string{}
	for i := range m.sizes {
		c.line("%%d%d = arith.constant %d : index", i, i)
		c.line("%%n%d = memref.dim %s, %%d%d : %s", i, m.name, i, t)
		c.line("%%r%d = scf.for %%i%d = %%c0 to %%n%d step %%c1 iter_args(%%p%d = %s) -> (index) {", i, i, i, i, p)
		p, at = fmt.Sprintf("%%p%d", i), append(at, fmt.Sprintf("%%i%d", i))
	}
	index := "[" + strings.Join(at, ", ") + "]"
	add := "arith.addi"
	if strings.ContainsAny(c.elem, "f") {
		add = "arith.addf"
	}
	c.line("%%x = memref.load %s%s : %s", m.name, index, t)
	c.line("memref.store %%x, %%o[%s] : memref<?x%s>", p, c.elem)
	c.line("%%y = %s %%x, %%x : %s", add, c.elem)
	c.line("memref.store %%y, %s%s : %s", m.name, index, t)
	c.line("%%q = arith.addi %s, %%c1 : index", p)
	next := "%q"
	for i := len(m.sizes) - 1; i >= 0; i-- {
		c.line("scf.yield %s : index", next)
		c.line("}")
		next = fmt.Sprintf("%%r%d", i)
	}
}

// positions lists the elements of m in the base, in row-major order.
func (m *model) positions() []int {
	out := []int{m.offset.v}
	for i := range m.sizes {
		var next []int
		for _, p := range out {
			for k := range m.sizes[i].v {
				next = append(next, p+k*m.strides[i].v)
			}
		}
		out = next
	}
	return out
}

// encode returns the bits of a small number.
func encode(elem string, v int) uint64 {
	switch elem {
	case "f64":
		return math.Float64bits(float64(v))
	case "f32":
		return uint64(math.Float32bits(float32(v)))
	case "f16":
		if v == 0 {
			return 0
		}
		e := bits.Len(uint(v)) - 1
		return uint64(e+15)<<10 | uint64(v<<10>>e)&0x3ff
	}
	return uint64(v)
}

// memoryOf returns the bytes of numbers.
func memoryOf(elem string, values []int) []byte {
	var out []byte
	size := map[string]int{"i8": 1, "i16": 2, "f16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8}[elem]
	for _, v := range values {
		out = append(out, binary.LittleEndian.AppendUint64(nil, encode(elem, v))[:size]...)
	}
	return out
}

// TestViews runs random chains of views in kernels, and compares what they read and write with
// the elements that the chains denote.
func TestViews(t *testing.T) {
	d, err := compute.OpenDevice(reference.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	elems := []string{"i8", "i16", "i32", "i64", "f16", "f32", "f64"}
	n := 400
	if testing.Short() {
		n = 40
	}
	for seed := range n {
		c := &chain{Rand: rand.New(rand.NewPCG(uint64(seed), 17)), elem: elems[seed%len(elems)]}
		if !testChain(t, d, c, seed) {
			return
		}
	}
}

func testChain(t *testing.T, d *compute.Device, c *chain, seed int) bool {
	base := c.base()
	m := base
	for range c.IntN(6) {
		m = c.step(m)
	}
	c.finish(m)
	text := "module attributes {gpu.container_module} {\n  gpu.module @m {\n    gpu.func @k(%a: " + base.typ(c.elem) + ", %o: memref<?x" + c.elem +
		">, %n: memref<?xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {\n" + c.body.String() + "      gpu.return\n    }\n  }\n}\n"
	fail := func(format string, args ...any) bool {
		t.Errorf("chain %d: "+format+"\n%s", append(append([]any{seed}, args...), text)...)
		return false
	}
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Env: d.Info().Env(), IndexBits: 32 << (seed & 1)})
	if err != nil {
		return fail("%v", err)
	}
	k, err := d.Kernel(p, "k")
	if err != nil {
		return fail("%v", err)
	}
	all := base.positions()
	length := 0
	for _, at := range all {
		length = max(length, at+1)
	}
	values := make([]int, length)
	for i := range values {
		values[i] = (i*7 + seed) % 60
	}
	memory := memoryOf(c.elem, values)
	var want []int
	for _, at := range m.positions() {
		want = append(want, values[at])
	}
	for i, at := range m.positions() {
		values[at] = 2 * want[i]
	}
	out := make([]byte, len(memoryOf(c.elem, want)))
	var sizes, strides []int
	for i := range base.sizes {
		sizes, strides = append(sizes, base.sizes[i].v), append(strides, base.strides[i].v)
	}
	arg := compute.Strided(compute.InOut(memory), base.offset.v, sizes, strides)
	if base.identity {
		arg = compute.Shaped(compute.InOut(memory), sizes...)
	}
	if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, arg, compute.InOut(out), append(c.numbers, 0)); err != nil {
		return fail("%v", err)
	}
	if !bytes.Equal(out, memoryOf(c.elem, want)) {
		return fail("the kernel read %x, want %x", out, memoryOf(c.elem, want))
	}
	if !bytes.Equal(memory, memoryOf(c.elem, values)) {
		return fail("memory is %x, want %x", memory, memoryOf(c.elem, values))
	}
	return true
}
