package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// NestKinds are the kinds of modules that Nests makes.
var NestKinds = []string{"nests", "chains", "parallel", "transfers"}

// Nests returns the text of a module with one function of affine loop nests, which the
// passes over loops can change:
//
//   - nests: up to three nests of up to three loops with steps, bounds by maps, conditions,
//     values that loops carry, and accesses by sums, multiples, quotients and remainders;
//   - chains: nests each of which stores to a buffer of its own, which later nests read;
//   - parallel: nests of loops from zero, most of whose accesses are by the induction variables;
//   - transfers: loops that copy parts of a buffer by DMA and compute with the copies.
//
// Equal kinds and seeds give equal modules.
func Nests(kind string, seed uint64) string {
	n := &nester{r: rand.New(rand.NewPCG(seed, uint64(len(kind)))), kind: kind}
	fmt.Fprintf(&n.b, "module attributes {%s = %d : i64} {\n", SeedName, seed)
	n.b.WriteString("func.func @f(%n: index, %x: f32")
	for i := range 3 {
		buf := n.buffer(fmt.Sprintf("%%a%d", i), 1+n.r.IntN(3))
		fmt.Fprintf(&n.b, ", %s: %s", buf.name, buf.typ)
	}
	n.b.WriteString(") {\n")
	switch kind {
	case "chains":
		n.chain()
	case "transfers":
		n.transfers()
	default:
		for range 1 + n.r.IntN(3) {
			n.nest()
		}
	}
	n.b.WriteString("  return\n}\n}\n")
	return n.b.String()
}

// nester writes one module.
type nester struct {
	r      *rand.Rand
	b      strings.Builder
	kind   string
	names  int
	bufs   []nestBuffer
	ivs    []string // the induction variables of the loops around, outermost first
	floats []string // values of type f32 that are visible
}

// nestBuffer is a memref of f32.
type nestBuffer struct {
	name, typ string
	rank      int
}

func (n *nester) buffer(name string, rank int) nestBuffer {
	typ := "memref<"
	for range rank {
		typ += n.one("16", "32", "64") + "x"
	}
	buf := nestBuffer{name, typ + "f32>", rank}
	n.bufs = append(n.bufs, buf)
	return buf
}

// name returns a new name of a value.
func (n *nester) name() string {
	n.names++
	return fmt.Sprintf("%%v%d", n.names)
}

func (n *nester) one(alts ...string) string { return alts[n.r.IntN(len(alts))] }

// oneIn is true once in k times.
func (n *nester) oneIn(k int) bool { return n.r.IntN(k) == 0 }

func (n *nester) line(format string, args ...any) {
	fmt.Fprintf(&n.b, strings.Repeat("  ", 1+len(n.ivs))+format+"\n", args...)
}

// nest writes one nest of up to three loops.
func (n *nester) nest() {
	n.floats = []string{"%x"}
	n.loop(1+n.r.IntN(3), func() { n.body(1 + n.r.IntN(3)) })
}

// loop writes depth loops around body. A loop may have statements beside the inner one.
func (n *nester) loop(depth int, body func()) {
	if depth == 0 {
		body()
		return
	}
	beside := n.kind != "chains" && depth > 1 && n.oneIn(4)
	floats := n.floats
	iv := fmt.Sprintf("%%i%d", n.names)
	n.names++
	header := fmt.Sprintf("affine.for %s = %s", iv, n.bounds())
	carried := n.kind == "nests" && n.oneIn(6)
	result, arg := "", ""
	if carried {
		result, arg = n.name(), n.name()
		header = fmt.Sprintf("%s = %s iter_args(%s = %s) -> (f32)", result, header, arg, n.one(n.floats...))
	}
	n.line("%s {", header)
	n.ivs = append(n.ivs, iv)
	if carried {
		n.floats = append(append([]string{}, n.floats...), arg)
	}
	if beside {
		n.statement()
	}
	n.loop(depth-1, body)
	if carried {
		v := n.name()
		n.line("%s = arith.addf %s, %s : f32", v, arg, n.load())
		n.line("affine.yield %s : f32", v)
	}
	n.ivs = n.ivs[:len(n.ivs)-1]
	n.line("}")
	if n.floats = floats; carried {
		n.floats = append(append([]string{}, floats...), result)
		if len(n.ivs) > 0 || n.oneIn(2) {
			n.store(result)
		}
	}
}

// bounds returns the bounds and the step of a loop.
func (n *nester) bounds() string {
	if n.kind != "nests" {
		return "0 to " + n.one("16", "16", "16", "32", "8", "%n")
	}
	lower := n.one("0", "0", "0", "0", "1", "3")
	upper := n.one("8", "16", "16", "10", "7", "4", "1", "%n", "min affine_map<()[s0] -> (s0, 12)>()[%n]")
	if k := len(n.ivs); k > 0 && n.oneIn(4) {
		iv := n.ivs[n.r.IntN(k)]
		lower = n.one("0", "affine_map<(d0) -> (d0)>("+iv+")", "max affine_map<(d0) -> (d0 - 2, 0)>("+iv+")")
		upper = n.one("affine_map<(d0) -> (d0 + 4)>("+iv+")", "affine_map<(d0) -> (d0 * 2 + 5)>("+iv+")", "min affine_map<(d0) -> (d0 + 4, 14)>("+iv+")", "16")
	}
	return lower + " to " + upper + n.one("", "", "", "", " step 2", " step 3")
}

// body writes statements.
func (n *nester) body(count int) {
	for range count {
		if n.kind == "nests" && n.oneIn(6) {
			n.condition()
			continue
		}
		n.statement()
	}
}

// condition writes affine.if on the variable of a loop.
func (n *nester) condition() {
	iv, floats := n.one(n.ivs...), n.floats
	n.line("affine.if affine_set<(d0)[s0] : (%s)>(%s)[%%n] {", n.one("d0 - 3 >= 0", "s0 - d0 - 1 >= 0", "d0 mod 2 == 0", "d0 >= 0, -d0 + 20 >= 0", "-d0 - 1 >= 0"), iv)
	n.statement()
	n.floats = floats
	if n.oneIn(3) {
		n.line("} else {")
		n.statement()
	}
	n.floats = floats
	n.line("}")
}

// statement computes a number and stores it.
func (n *nester) statement() {
	floats := n.floats
	v := n.load()
	for range n.r.IntN(3) {
		sum := n.name()
		other := n.one(n.floats...)
		if n.oneIn(2) {
			other = n.load()
		}
		n.line("%s = arith.%s %s, %s : f32", sum, n.one("addf", "mulf", "subf", "maximumf"), v, other)
		v = sum
	}
	if n.kind == "nests" && n.oneIn(8) {
		v = n.one(n.floats...) // the loaded number is unused
	}
	n.store(v)
	n.floats = floats
}

// load returns a number that it loads.
func (n *nester) load() string {
	v, buf := n.name(), n.bufs[n.r.IntN(len(n.bufs))]
	n.line("%s = affine.load %s[%s] : %s", v, buf.name, n.subscripts(buf), buf.typ)
	return v
}

func (n *nester) store(v string) {
	buf := n.bufs[n.r.IntN(len(n.bufs))]
	n.line("affine.store %s, %s[%s] : %s", v, buf.name, n.subscripts(buf), buf.typ)
}

// subscripts returns the subscripts of an access to buf.
func (n *nester) subscripts(buf nestBuffer) string {
	out := make([]string, buf.rank)
	for i := range out {
		out[i] = n.subscript(i)
	}
	return strings.Join(out, ", ")
}

func (n *nester) subscript(place int) string {
	if len(n.ivs) == 0 {
		return n.one("0", "1")
	}
	iv := n.one(n.ivs...)
	if n.kind != "nests" {
		if place < len(n.ivs) && !n.oneIn(6) {
			return n.ivs[place]
		}
		return n.one(iv, iv+" + 1", "0", "%n", iv)
	}
	switch n.r.IntN(12) {
	case 0:
		return iv + " + " + n.one("1", "2", "symbol(%n)")
	case 1:
		return iv + " + " + n.one(n.ivs...)
	case 2:
		return iv + " * 2"
	case 3:
		return iv + n.one(" floordiv 2", " mod 4", " ceildiv 3")
	case 4:
		return n.one("0", "5", "symbol(%n)")
	case 5:
		return "-" + iv + " + 15"
	}
	return iv
}

// chain writes nests each of which fills a buffer of its own.
func (n *nester) chain() {
	rank := 1 + n.r.IntN(2)
	for range 2 + n.r.IntN(3) {
		read := n.bufs
		name := n.name()
		buf := n.buffer(name, rank)
		n.line("%s = memref.alloc() : %s", name, buf.typ)
		own := n.bufs
		n.floats = []string{"%x"}
		n.loop(rank, func() {
			n.bufs = read
			v := n.load()
			if n.oneIn(2) {
				sum := n.name()
				n.line("%s = arith.addf %s, %s : f32", sum, v, n.load())
				v = sum
			}
			n.line("affine.store %s, %s[%s] : %s", v, buf.name, strings.Join(n.ivs, ", "), buf.typ)
		})
		n.bufs = own
	}
	n.nest()
}

// transfers writes loops with transfers by DMA.
func (n *nester) transfers() {
	n.line("%%c0 = arith.constant 0 : index")
	n.line("%%c16 = arith.constant 16 : index")
	n.line("%%s = memref.alloc() : memref<64xf32>")
	for range 1 + n.r.IntN(2) {
		copies := 1 + n.r.IntN(2)
		bufs := make([]string, copies)
		tags := make([]string, copies)
		for i := range copies {
			bufs[i], tags[i] = n.name(), n.name()
			n.line("%s = memref.alloc() : memref<16xf32, 1>", bufs[i])
			n.line("%s = memref.alloc() : memref<1xi32>", tags[i])
		}
		n.transferLoop(bufs, tags)
		for i := range copies {
			if !n.oneIn(4) {
				n.line("memref.dealloc %s : memref<16xf32, 1>", bufs[i])
				n.line("memref.dealloc %s : memref<1xi32>", tags[i])
			}
		}
	}
}

// transferLoop writes a loop that fetches a part into each of bufs and reads it.
func (n *nester) transferLoop(bufs, tags []string) {
	iv := fmt.Sprintf("%%i%d", n.names)
	n.names++
	n.line("affine.for %s = %s to %s%s {", iv, n.one("0", "0", "1"), n.one("4", "8", "1", "2", "%n"), n.one("", "", " step 2"))
	n.ivs = append(n.ivs, iv)
	for i, buf := range bufs {
		at := n.name()
		n.line("%s = affine.apply affine_map<(d0) -> (d0 * %s)>(%s)", at, n.one("4", "16"), iv)
		n.line("affine.dma_start %%s[%s], %s[%%c0], %s[%%c0], %%c16 : memref<64xf32>, memref<16xf32, 1>, memref<1xi32>", n.one(at, iv), buf, tags[i])
	}
	for i, buf := range bufs {
		if n.oneIn(8) {
			continue // a transfer that nothing waits for
		}
		n.line("affine.dma_wait %s[%%c0], %%c16 : memref<1xi32>", tags[i])
		if n.oneIn(5) {
			n.line("affine.store %%x, %s[0] : memref<16xf32, 1>", buf)
		}
	}
	inner := fmt.Sprintf("%%i%d", n.names)
	n.names++
	n.line("affine.for %s = 0 to 16 {", inner)
	n.ivs = append(n.ivs, inner)
	for _, buf := range bufs {
		v := n.name()
		n.line("%s = affine.load %s[%s] : memref<16xf32, 1>", v, buf, inner)
		n.store(v)
	}
	n.ivs = n.ivs[:1]
	n.line("}")
	n.ivs = nil
	n.line("}")
}
