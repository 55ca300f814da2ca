package tensorgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Options say what Generate makes.
type Options struct {
	// Elems are the types of elements to choose from.
	Elems []string
	// MaxOps is the highest number of statements.
	MaxOps int
}

// generator makes a program.
type generator struct {
	*Program
	r     *rand.Rand
	o     Options
	elems []string
	sizes []int
	// dynamic is the chance in percent that a type does not tell a size.
	dynamic int
	values  []Value
	n       int
	// text is the statement being made.
	text strings.Builder
	// nested is the depth of loops and choices.
	nested int
	// closed says that the body of another function is being made, which sees its own values only.
	closed bool
	// maxElements and maxPoints bound the elements of a tensor and the points of the iteration space of an operation.
	maxElements, maxPoints int
}

// Elements are all types of elements.
func Elements() []string {
	return []string{"f32", "f32", "f32", "i32", "i32", "f16", "f64", "i8", "i64"}
}

// Generate makes the program of a seed.
func Generate(seed uint64, o Options) *Program {
	g := start(seed, o)
	want := 1 + g.r.IntN(o.MaxOps)
	for tries := 0; len(g.body) < want && tries < 200; tries++ {
		g.step()
	}
	g.finish()
	return g.Program
}

// start returns the generator of a seed.
func start(seed uint64, o Options) *generator {
	g := &generator{Program: &Program{Seed: seed}, r: rand.New(rand.NewPCG(seed, 1)), o: o, maxElements: 6000, maxPoints: 30000}
	if g.chance(3) {
		g.maxElements, g.maxPoints = 60000, 100000
	}
	g.Version = versions[g.r.IntN(len(versions))]
	g.Wild = g.chance(25)
	g.dynamic = []int{0, 0, 0, 100, 40}[g.r.IntN(5)]
	for range 1 + g.r.IntN(3) {
		g.elems = append(g.elems, o.Elems[g.r.IntN(len(o.Elems))])
	}
	for range 2 + g.r.IntN(3) {
		g.sizes = append(g.sizes, 1+g.r.IntN(9))
	}
	if g.chance(4) {
		g.sizes = append(g.sizes, 0)
	}
	if g.chance(12) {
		g.sizes = append(g.sizes, 40+g.r.IntN(261))
	}
	return g
}

// finish chooses the results: what nothing else needs, and some other values.
func (g *generator) finish() {
	used := map[string]bool{}
	for _, s := range g.body {
		own := map[string]bool{}
		for _, v := range s.results {
			own[v.Name] = true
		}
		for _, n := range namesIn(s.text) {
			used[n] = used[n] || !own[n]
		}
	}
	for _, s := range g.body {
		for _, v := range s.results {
			if !used[v.Name] || g.chance(15) {
				g.Results = append(g.Results, v)
			}
		}
	}
	if g.chance(8) && len(g.Results) > 0 {
		g.Results = append(g.Results, g.Results[0])
	}
	if tensors := g.matching(Value.IsTensor); g.chance(8) && len(tensors) > 0 {
		g.Results = append(g.Results, tensors[0])
	}
	if len(g.Results) > 6 {
		g.Results = g.Results[len(g.Results)-6:]
	}
	g.pruned()
}

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func one[T any](g *generator, list ...T) T { return list[g.r.IntN(len(list))] }

func (g *generator) fresh() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

func (g *generator) emit(format string, args ...any) {
	g.text.WriteString(strings.Repeat("  ", g.nested+1))
	fmt.Fprintf(&g.text, format+"\n", args...)
}

// end ends the statement being made, which results in vs.
func (g *generator) end(vs ...Value) {
	if g.nested == 0 {
		g.body = append(g.body, statement{g.text.String(), vs})
		g.text.Reset()
	}
	g.values = append(g.values, vs...)
}

func isFloat(elem string) bool { return elem[0] == 'f' || elem[0] == 'b' }

func (g *generator) elem() string { return one(g, g.elems...) }

func (g *generator) size() int { return one(g, g.sizes...) }

func product(shape []int) int {
	n := 1
	for _, s := range shape {
		n *= s
	}
	return n
}

// shape returns a random shape.
func (g *generator) shape() []int {
	shape := make([]int, one(g, 0, 1, 1, 2, 2, 2, 3, 3, 4, 5))
	for i := range shape {
		shape[i] = g.size()
	}
	for product(shape) > g.maxElements {
		shape = shape[1:]
	}
	return shape
}

// tensor returns a value without a name, whose type tells some of the sizes.
func (g *generator) tensor(elem string, shape []int) Value {
	v := Value{Elem: elem, Shape: append([]int{}, shape...), Dynamic: make([]bool, len(shape))}
	for i := range shape {
		v.Dynamic[i] = g.chance(g.dynamic)
	}
	return v
}

// result names v.
func (g *generator) result(v Value) Value {
	v.Name, v.Low, v.Fixed = g.fresh(), 0, nil
	return v
}

// arg adds an argument like v.
func (g *generator) arg(v Value) Value {
	v.Name = g.fresh()
	g.Args = append(g.Args, v)
	if v.Fixed == nil {
		g.values = append(g.values, v)
	}
	return v
}

// matching returns the values for which ok holds.
func (g *generator) matching(ok func(v Value) bool) (out []Value) {
	for _, v := range g.values {
		if ok(v) {
			out = append(out, v)
		}
	}
	return out
}

// like returns a value of the type of t, if the type has to match, or of its elements and shape.
func (g *generator) like(t Value, exactly bool) Value {
	found := g.matching(func(v Value) bool {
		return v.IsTensor() == t.IsTensor() && v.Elem == t.Elem && slices.Equal(v.Shape, t.Shape) && (!exactly || slices.Equal(v.Dynamic, t.Dynamic))
	})
	if len(found) > 0 && (g.chance(75) || len(g.Args) > 8 || g.closed) {
		// What was computed last is likelier, so that chains come about.
		return found[max(g.r.IntN(len(found)), g.r.IntN(len(found)))]
	}
	if g.chance(15) && g.nested == 0 && !g.closed {
		if c, ok := g.constant(t); ok {
			return c
		}
	}
	return g.arg(t)
}

// operand returns a tensor with the elements and shape.
func (g *generator) operand(elem string, shape []int) Value {
	return g.like(g.tensor(elem, shape), false)
}

// any returns a tensor, of the type elem if it is not empty.
func (g *generator) any(elem string, ok func(v Value) bool) (Value, bool) {
	found := g.matching(func(v Value) bool { return v.IsTensor() && v.Elem != "i1" && (elem == "" || v.Elem == elem) && ok(v) })
	if len(found) > 0 && g.chance(80) {
		return found[max(g.r.IntN(len(found)), g.r.IntN(len(found)))], true
	}
	if elem == "" {
		elem = g.elem()
	}
	for range 5 {
		if v := g.tensor(elem, g.shape()); ok(v) {
			return g.arg(v), true
		}
	}
	return Value{}, false
}

// constant adds a constant of the type of t, if all sizes are static and few.
func (g *generator) constant(t Value) (Value, bool) {
	if !t.IsTensor() || slices.Contains(t.Dynamic, true) || product(t.Shape) > 200 || t.Elem == "i1" {
		return t, false
	}
	v := g.result(t)
	n := g.name("c")
	if product(t.Shape) == 0 || g.chance(50) {
		g.emit("%s = arith.constant dense<%s> : %s", v.Name, g.literal(t.Elem), v.Type())
	} else {
		g.emit("%s = arith.constant dense<%s> : %s", v.Name, g.dense(t.Elem, t.Shape), v.Type())
	}
	_ = n
	return v, true
}

// name returns a name for a part of a statement.
func (g *generator) name(prefix string) string {
	g.n++
	return fmt.Sprintf("%%%s%d", prefix, g.n)
}

// dense returns the text of the elements of a constant.
func (g *generator) dense(elem string, shape []int) string {
	if len(shape) == 0 {
		return g.literal(elem)
	}
	var parts []string
	for range shape[0] {
		parts = append(parts, g.dense(elem, shape[1:]))
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

// literal returns a small number.
func (g *generator) literal(elem string) string {
	switch {
	case elem == "i1":
		return one(g, "true", "false")
	case isFloat(elem):
		return one(g, "-2.0", "-1.0", "0.0", "0.5", "1.0", "2.0", "3.0")
	}
	return one(g, "-3", "-1", "0", "1", "2", "5")
}

// number emits a constant number.
func (g *generator) number(elem, text string) string {
	c := g.name("c")
	g.emit("%s = arith.constant %s : %s", c, text, elem)
	return c
}

// sizeOf returns the name of a value that is n: the size of a dimension of one of the values, an argument, or a constant.
func (g *generator) sizeOf(n int, near ...Value) string {
	for _, v := range near {
		for d, s := range v.Shape {
			if s == n && v.Dynamic[d] {
				c, name := g.number("index", fmt.Sprint(d)), g.name("d")
				g.emit("%s = tensor.dim %s, %s : %s", name, v.Name, c, v.Type())
				return name
			}
		}
	}
	if g.chance(20) || g.closed {
		return g.number("index", fmt.Sprint(n))
	}
	if g.chance(10) {
		a, b, sum := g.number("index", "2"), g.sizeOf(n+2), g.name("d")
		g.emit("%s = arith.subi %s, %s : index", sum, b, a)
		return sum
	}
	for _, v := range g.Args {
		if v.Fixed != nil && *v.Fixed == int64(n) {
			return v.Name
		}
	}
	fixed := int64(n)
	return g.arg(Value{Elem: "index", Fixed: &fixed}).Name
}

// sizesOf returns the names of the sizes that the type of v does not tell, separated by commas.
func (g *generator) sizesOf(v Value, near ...Value) string {
	var out []string
	for i, n := range v.Shape {
		if v.Dynamic[i] {
			out = append(out, g.sizeOf(n, near...))
		}
	}
	return strings.Join(out, ", ")
}

// list returns sizes as a list, in which those that are dynamic are names.
func (g *generator) list(v Value, near ...Value) string {
	var out []string
	for i, n := range v.Shape {
		if v.Dynamic[i] {
			out = append(out, g.sizeOf(n, near...))
		} else {
			out = append(out, fmt.Sprint(n))
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// empty emits a tensor.empty of the type of v.
func (g *generator) empty(v Value, near ...Value) string {
	sizes := g.sizesOf(v, near...)
	e := g.name("e")
	g.emit("%s = tensor.empty(%s) : %s", e, sizes, v.Type())
	return e
}

// filled emits a tensor of equal elements of the type of v.
func (g *generator) filled(v Value, literal string, near ...Value) string {
	e, c, f := g.empty(v, near...), g.number(v.Elem, literal), g.name("f")
	g.emit("%s = linalg.fill ins(%s : %s) outs(%s : %s) -> %s", f, c, v.Elem, e, v.Type(), v.Type())
	return f
}

// init returns the name of a tensor of the type of v: an empty one, if its elements are not read, a filled one, or another value.
func (g *generator) init(v Value, isRead bool, near ...Value) string {
	switch {
	case g.chance(25):
		return g.like(v, true).Name
	case isRead || g.chance(15):
		return g.filled(v, g.literal(v.Elem), near...)
	}
	return g.empty(v, near...)
}

func dims(list []int) string {
	out := make([]string, len(list))
	for i, d := range list {
		out[i] = fmt.Sprintf("d%d", d)
	}
	return strings.Join(out, ", ")
}

func iota(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// joined returns the numbers of list, separated by commas.
func joined(list []int) string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = fmt.Sprint(n)
	}
	return strings.Join(out, ", ")
}

// operands returns the names and types of vs as the text of ins or outs.
func operands(vs ...Value) string {
	var names, types []string
	for _, v := range vs {
		names, types = append(names, v.Name), append(types, v.Type())
	}
	if len(vs) == 0 {
		return ""
	}
	return strings.Join(names, ", ") + " : " + strings.Join(types, ", ")
}
