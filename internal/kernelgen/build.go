package kernelgen

import (
	"fmt"
	"math"
	"strings"
)

// val is a value of the program, and what the generator knows of it.
type val struct {
	name string
	t    Type
	// determined is true if MLIR determines the value in every run; floats are neither denormal
	// nor a NaN that an operation made.
	determined bool
	// high is an upper bound of an index, which is never negative.
	high int64
	// grid is true for floats that are multiples of 2^-scale and less than 2^mag, so that
	// sums and products of few are exact.
	grid       bool
	mag, scale int
	// power is true for a constant that is a power of two.
	power bool
}

// gen makes a program.
type gen struct {
	r    *Random
	o    *Options
	m    *Generator
	k    *Kernel
	out  strings.Builder
	tail strings.Builder // functions beside the kernel
	tab  string
	next int
	// scopes holds the visible values, innermost last.
	scopes [][]val
	// times bounds how often the current place runs in an invocation.
	times int
	depth int
	// uniform is true if all invocations of a workgroup reach the place together.
	uniform bool

	buffers  []*buffer
	shared   []*array
	private  []*array
	linear   val // the number of the invocation in the grid, or 0
	local    val // in its workgroup
	helpers  []helper
	nested   bool // inside of a function beside the kernel
	counters int
	extras
}

// buffer is an argument or a global.
type buffer struct {
	name       string
	t          Type
	shape      []int64
	slots      int // per invocation, of written buffers
	atomic     string
	written    bool
	determined bool // for inputs: every element is firm
	grid       bool
	dynamic    bool // the program does not know the size
	data       []byte
}

// ref returns the type of the memref in the program.
func (b *buffer) ref() string {
	if b.dynamic {
		return fmt.Sprintf("memref<?x%s>", b.t)
	}
	return b.static()
}

// static returns the type of the memref with its size.
func (b *buffer) static() string { return memrefType(b.shape, b.t, "") }

// count returns the number of elements.
func (b *buffer) count() int {
	n := 1
	for _, d := range b.shape {
		n *= int(d)
	}
	return n
}

func memrefType(shape []int64, t Type, space string) string {
	s := "memref<"
	for _, n := range shape {
		s += fmt.Sprintf("%dx", n)
	}
	if s += t.String(); space != "" {
		s += ", " + space
	}
	return s + ">"
}

// can reports whether the target has a feature, which format and the types name.
func (g *gen) can(format string, args ...any) bool {
	if g.o.Can == nil {
		return true
	}
	if len(args) > 0 {
		format = fmt.Sprintf(format, args...)
	}
	return g.o.Can(format)
}

func (g *gen) line(format string, args ...any) {
	g.out.WriteString(g.tab)
	fmt.Fprintf(&g.out, format, args...)
	g.out.WriteByte('\n')
}

// name returns a new name of a value.
func (g *gen) name() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

// define writes an operation with one result, whose text follows the equals sign, and makes
// the result visible.
func (g *gen) define(v val, format string, args ...any) val {
	v.name = g.name()
	g.line("%s = "+format, append([]any{v.name}, args...)...)
	g.add(v)
	return v
}

// hidden is define without making the result visible.
func (g *gen) hidden(v val, format string, args ...any) val {
	v.name = g.name()
	g.line("%s = "+format, append([]any{v.name}, args...)...)
	return v
}

func (g *gen) add(v val) {
	top := len(g.scopes) - 1
	g.scopes[top] = append(g.scopes[top], v)
}

// enter opens a scope, and leave closes it.
func (g *gen) enter() {
	g.scopes = append(g.scopes, nil)
	g.tab += "  "
	g.depth++
}

func (g *gen) leave() {
	g.scopes = g.scopes[:len(g.scopes)-1]
	g.tab = g.tab[2:]
	g.depth--
}

// visible returns the visible values that pass a test, recent ones first.
func (g *gen) visible(test func(v val) bool) []val {
	var out []val
	for i := len(g.scopes) - 1; i >= 0; i-- {
		for k := len(g.scopes[i]) - 1; k >= 0; k-- {
			if test(g.scopes[i][k]) {
				out = append(out, g.scopes[i][k])
			}
		}
	}
	return out
}

// recent returns one of the values, early ones more often.
func (g *gen) recent(list []val) val {
	n := len(list)
	if n > 4 && g.r.Chance(70) {
		n = 4
	}
	return list[g.r.Below(n)]
}

// pick returns a value of a type; firm asks for one that is always firm.
func (g *gen) pick(t Type, firm bool) val {
	list := g.visible(func(v val) bool { return v.t == t && (v.determined || !firm) })
	if len(list) > 0 && !g.r.Chance(12) {
		return g.recent(list)
	}
	if v, ok := g.derive(t, firm); ok && (len(list) == 0 || g.r.Chance(40)) && g.r.Chance(75) {
		return v
	}
	return g.constant(t)
}

// pickGrid returns a float of a grid.
func (g *gen) pickGrid(t Type) val {
	list := g.visible(func(v val) bool { return v.t == t && v.grid })
	if len(list) > 0 && !g.r.Chance(20) {
		return g.recent(list)
	}
	return g.gridConstant(t)
}

// pickIndex returns an index from 0 to high.
func (g *gen) pickIndex(high int64) val {
	list := g.visible(func(v val) bool { return v.t == indexType && v.determined })
	if len(list) == 0 || g.r.Chance(10) {
		return g.indexConstant(int64(g.r.Below(int(high) + 1)))
	}
	return g.bounded(g.recent(list), high)
}

// bounded returns v, or an index made of it, from 0 to high.
func (g *gen) bounded(v val, high int64) val {
	if v.high <= high {
		return v
	}
	to := val{t: indexType, determined: true, high: high}
	switch c := g.indexConstant(high + 1); {
	case (high+1)&high == 0 && g.can("arith.andi index"):
		return g.define(to, "arith.andi %s, %s : index", v.name, g.indexConstant(high).name)
	case g.can("arith.remui index"):
		return g.define(to, "arith.remui %s, %s : index", v.name, c.name)
	}
	return g.indexConstant(int64(g.r.Below(int(high) + 1)))
}

// edges returns the bits of an integer of w bits, often at the edges of its range.
func edges(r *Random, w int) uint64 {
	m := mask(uint32(w))
	switch r.Below(12) {
	case 0:
		return 0
	case 1:
		return 1 & m
	case 2:
		return m
	case 3:
		return m >> 1
	case 4:
		return m>>1 + 1
	case 5:
		return (m>>1 + 2) & m
	case 6:
		return m - 1
	case 7, 8:
		return uint64(r.Below(20)) & m
	case 9:
		return -uint64(r.Below(20)) & m
	}
	return r.Bits() & m
}

// intText writes an integer as MLIR reads it.
func intText(bits uint64, t Type) string {
	if t.Width == 1 {
		if bits&1 != 0 {
			return "true"
		}
		return "false"
	}
	return fmt.Sprint(signed(bits, uint32(t.Width)))
}

// constant defines a constant of a type.
func (g *gen) constant(t Type) val {
	switch {
	case t.Kind == Index && t.Lanes == 0:
		return g.indexConstant(int64(g.r.Below(9)))
	case t.Kind == Float:
		return g.gridConstant(t)
	case t.opaque():
		return g.opaqueConstant(t)
	}
	list := make([]string, max(t.Lanes, 1))
	for i := range list {
		b := edges(g.r, t.Width)
		if t.Kind == Index {
			b = uint64(g.r.Below(9))
		}
		list[i] = intText(b, t)
	}
	return g.literal(val{t: t, determined: true}, list)
}

// literal defines a constant of which list has the numbers.
func (g *gen) literal(v val, list []string) val {
	text := list[0]
	if v.t.Lanes > 0 {
		text = "dense<[" + strings.Join(list, ", ") + "]>"
	}
	if v.t == boolType {
		return g.hidden(v, "arith.constant %s", text)
	}
	return g.hidden(v, "arith.constant %s : %s", text, v.t)
}

// splatInt defines a constant all of whose numbers are equal.
func (g *gen) splatInt(t Type, bits uint64) val {
	list := make([]string, max(t.Lanes, 1))
	for i := range list {
		list[i] = intText(bits, t)
	}
	return g.literal(val{t: t, determined: true}, list)
}

func (g *gen) indexConstant(n int64) val {
	return g.hidden(val{t: indexType, determined: true, high: n}, "arith.constant %d : index", n)
}

// gridConstant defines a float constant with few bits.
func (g *gen) gridConstant(t Type) val {
	list := make([]string, max(t.Lanes, 1))
	for i := range list {
		list[i] = floatText(float64(g.r.Below(33)-16) / 4)
	}
	return g.literal(val{t: t, determined: true, grid: true, mag: 3, scale: 2}, list)
}

func (g *gen) splatFloat(t Type, x float64) val {
	list := make([]string, max(t.Lanes, 1))
	for i := range list {
		list[i] = floatText(x)
	}
	_, scale := math.Frexp(math.Abs(x))
	return g.literal(val{t: t, determined: true, grid: true, mag: max(scale, 1), scale: max(4-scale, 0)}, list)
}

func floatText(x float64) string { return fmt.Sprintf("%e", x) }

// precision returns the number of significant bits of a float.
func precision(t Type) int {
	f, _ := formatOf(uint32(t.Width))
	return int(f.frac) + 1
}
