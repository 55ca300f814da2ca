package tensoreval_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// tensorValue is a value of a random program.
type tensorValue struct {
	name  string
	shape []int
}

// program is the text of a random function on tensors. Its sizes are arguments if it is dynamic.
type program struct {
	r       *rand.Rand
	elem    string
	dynamic bool
	values  []tensorValue
	sizes   []int
	args    []tensorValue
	body    strings.Builder
	n       int
}

func (p *program) isFloat() bool { return p.elem[0] == 'f' }

func (p *program) fresh() string {
	p.n++
	return fmt.Sprintf("%%v%d", p.n)
}

// size returns the name of a value that is n.
func (p *program) size(n int) string {
	if !slices.Contains(p.sizes, n) {
		p.sizes = append(p.sizes, n)
	}
	return fmt.Sprintf("%%n%d", n)
}

func (p *program) typeOf(shape []int) string {
	var b strings.Builder
	b.WriteString("tensor<")
	for _, n := range shape {
		if p.dynamic && n != 1 {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	return b.String() + p.elem + ">"
}

// dynamicSizes returns the names of the sizes that the type of shape does not tell.
func (p *program) dynamicSizes(shape []int) string {
	var out []string
	for _, n := range shape {
		if p.dynamic && n != 1 {
			out = append(out, p.size(n))
		}
	}
	return strings.Join(out, ", ")
}

// list returns sizes as a list in which those that types do not tell are names.
func (p *program) list(shape []int) string {
	var out []string
	for _, n := range shape {
		if p.dynamic && n != 1 {
			out = append(out, p.size(n))
		} else {
			out = append(out, fmt.Sprint(n))
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}

func (p *program) emit(format string, args ...any) { fmt.Fprintf(&p.body, "  "+format+"\n", args...) }

func (p *program) add(name string, shape []int) {
	p.values = append(p.values, tensorValue{name, shape})
}

func (p *program) pick() tensorValue { return p.values[p.r.IntN(len(p.values))] }

func (p *program) literal(n int) string {
	if p.isFloat() {
		return fmt.Sprintf("%d.0", n)
	}
	return fmt.Sprint(n)
}

// empty creates an empty tensor, or a filled one.
func (p *program) init(shape []int, fill bool) string {
	e := p.fresh()
	p.emit("%s = tensor.empty(%s) : %s", e, p.dynamicSizes(shape), p.typeOf(shape))
	if !fill {
		return e
	}
	c, f := p.fresh(), p.fresh()
	p.emit("%s = arith.constant %s : %s", c, p.literal(p.r.IntN(3)), p.elem)
	p.emit("%s = linalg.fill ins(%s : %s) outs(%s : %s) -> %s", f, c, p.elem, e, p.typeOf(shape), p.typeOf(shape))
	return f
}

func dimNames(list []int) string {
	var out []string
	for _, d := range list {
		out = append(out, fmt.Sprintf("d%d", d))
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

func (p *program) binary() string {
	if p.isFloat() {
		return []string{"arith.addf", "arith.subf", "arith.mulf", "arith.maximumf"}[p.r.IntN(4)]
	}
	return []string{"arith.addi", "arith.subi", "arith.muli", "arith.maxsi"}[p.r.IntN(4)]
}

// elementwise adds a linalg.generic of one or two inputs, whose dimensions it permutes, and which it may broadcast.
func (p *program) elementwise() {
	a := p.pick()
	rank := len(a.shape)
	perm := p.r.Perm(rank)
	shape := make([]int, rank)
	for i, d := range perm {
		shape[d] = a.shape[i]
	}
	maps, names := []string{dimNames(perm)}, []tensorValue{a}
	for _, b := range p.values {
		if p.r.IntN(3) != 0 || len(names) > 1 {
			continue
		}
		if use, ok := subsequence(b.shape, shape); ok {
			maps, names = append(maps, dimNames(use)), append(names, b)
		}
	}
	init := p.init(shape, p.r.IntN(4) == 0)
	p.generic(shape, maps, names, init, nil)
}

// subsequence returns the dimensions of shape that part consists of, in order.
func subsequence(part, shape []int) (out []int, ok bool) {
	for d, n := range shape {
		if len(out) < len(part) && part[len(out)] == n {
			out = append(out, d)
		}
	}
	return out, len(out) == len(part)
}

// generic adds a linalg.generic. reductions are the loops that the result lacks.
func (p *program) generic(loops []int, maps []string, inputs []tensorValue, init string, reductions []int) {
	var kept, shape []int
	var its, ms []string
	for d, n := range loops {
		kind := `"parallel"`
		if slices.Contains(reductions, d) {
			kind = `"reduction"`
		} else {
			kept, shape = append(kept, d), append(shape, n)
		}
		its = append(its, kind)
	}
	all := dimNames(iota(len(loops)))
	for _, m := range append(maps, dimNames(kept)) {
		ms = append(ms, fmt.Sprintf("affine_map<(%s) -> (%s)>", all, m))
	}
	var ins, types, params []string
	for i, v := range inputs {
		ins, types, params = append(ins, v.name), append(types, p.typeOf(v.shape)), append(params, fmt.Sprintf("%%x%d: %s", i, p.elem))
	}
	out, t := p.fresh(), p.typeOf(shape)
	p.emit("%s = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s : %s) outs(%s : %s) {", out, strings.Join(ms, ", "),
		strings.Join(its, ", "), strings.Join(ins, ", "), strings.Join(types, ", "), init, t)
	p.emit("^bb0(%s, %%out: %s):", strings.Join(params, ", "), p.elem)
	last := "%x0"
	for i := 1; i < len(inputs); i++ {
		v := p.fresh()
		p.emit("%s = %s %s, %%x%d : %s", v, p.binary(), last, i, p.elem)
		last = v
	}
	if p.r.IntN(4) == 0 && len(loops) > 0 {
		i, c, v := p.fresh(), p.fresh(), p.fresh()
		p.emit("%s = linalg.index %d : index", i, p.r.IntN(len(loops)))
		w := p.fresh()
		p.emit("%s = arith.index_cast %s : index to i32", w, i)
		switch {
		case p.isFloat():
			p.emit("%s = arith.sitofp %s : i32 to %s", c, w, p.elem)
		case p.elem == "i8":
			p.emit("%s = arith.trunci %s : i32 to i8", c, w)
		default:
			c = w
		}
		p.emit("%s = %s %s, %s : %s", v, p.binary(), last, c, p.elem)
		last = v
	}
	if len(reductions) > 0 {
		v := p.fresh()
		add := "arith.addi"
		if p.isFloat() {
			add = "arith.addf"
		}
		p.emit("%s = %s %%out, %s : %s", v, add, last, p.elem)
		last = v
	}
	p.emit("linalg.yield %s : %s", last, p.elem)
	p.emit("} -> %s", t)
	p.add(out, shape)
}

// reduction adds a sum over some dimensions.
func (p *program) reduction() {
	a := p.pick()
	if len(a.shape) == 0 {
		return
	}
	gone := p.r.Perm(len(a.shape))[:1+p.r.IntN(len(a.shape))]
	var shape []int
	for d, n := range a.shape {
		if !slices.Contains(gone, d) {
			shape = append(shape, n)
		}
	}
	p.generic(a.shape, []string{dimNames(iota(len(a.shape)))}, []tensorValue{a}, p.init(shape, true), gone)
}

// matmul adds a product of two matrices.
func (p *program) matmul() {
	for range 10 {
		a, b := p.pick(), p.pick()
		if len(a.shape) == 2 && len(b.shape) == 2 && a.shape[1] == b.shape[0] {
			shape := []int{a.shape[0], b.shape[1]}
			init, out := p.init(shape, true), p.fresh()
			p.emit("%s = linalg.matmul ins(%s, %s : %s, %s) outs(%s : %s) -> %s", out, a.name, b.name, p.typeOf(a.shape), p.typeOf(b.shape), init,
				p.typeOf(shape), p.typeOf(shape))
			p.add(out, shape)
			return
		}
	}
}

// reshape merges or splits dimensions.
func (p *program) reshape() {
	a := p.pick()
	out := p.fresh()
	if len(a.shape) >= 2 && p.r.IntN(2) == 0 {
		k := p.r.IntN(len(a.shape) - 1)
		shape := append(append(slices.Clone(a.shape[:k]), a.shape[k]*a.shape[k+1]), a.shape[k+2:]...)
		p.emit("%s = tensor.collapse_shape %s %s : %s into %s", out, a.name, groups(len(shape), k), p.typeOf(a.shape), p.typeOf(shape))
		p.add(out, shape)
		return
	}
	if len(a.shape) == 0 || len(a.shape) > 3 {
		return
	}
	k := p.r.IntN(len(a.shape))
	by := 1
	for _, d := range []int{2, 3} {
		if a.shape[k]%d == 0 && p.r.IntN(2) == 0 {
			by = d
		}
	}
	shape := append(append(slices.Clone(a.shape[:k]), a.shape[k]/by, by), a.shape[k+1:]...)
	if p.dynamic && by != 1 && shape[k] != 1 || p.dynamic && by == 1 && a.shape[k] == 1 {
		return // two sizes of a group are not known, or the group of an unknown size has only known ones
	}
	if p.dynamic && a.shape[k] != 1 && shape[k] == 1 {
		return
	}
	p.emit("%s = tensor.expand_shape %s %s output_shape %s : %s into %s", out, a.name, groups(len(a.shape), k), p.list(shape), p.typeOf(a.shape), p.typeOf(shape))
	p.add(out, shape)
}

// groups returns the reassociation of n groups, of which group k has two dimensions.
func groups(n, k int) string {
	var out []string
	d := 0
	for i := range n {
		if i == k {
			out = append(out, fmt.Sprintf("[%d, %d]", d, d+1))
			d += 2
		} else {
			out = append(out, fmt.Sprintf("[%d]", d))
			d++
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// pad adds a padding, and slice takes a part.
func (p *program) pad() {
	a := p.pick()
	if len(a.shape) == 0 {
		return
	}
	low, high, shape := make([]int, len(a.shape)), make([]int, len(a.shape)), slices.Clone(a.shape)
	var params []string
	for i := range shape {
		low[i], high[i] = p.r.IntN(2), p.r.IntN(3)
		if p.dynamic && a.shape[i] != 1 && shape[i]+low[i]+high[i] == 1 || p.dynamic && a.shape[i] == 1 {
			low[i], high[i] = 0, 0
		}
		shape[i] += low[i] + high[i]
		params = append(params, fmt.Sprintf("%%i%d: index", i))
	}
	c, out := p.fresh(), p.fresh()
	text := func(list []int) string { return strings.ReplaceAll(fmt.Sprint(list), " ", ", ") }
	p.emit("%s = arith.constant %s : %s", c, p.literal(1), p.elem)
	p.emit("%s = tensor.pad %s low%s high%s {", out, a.name, text(low), text(high))
	p.emit("^bb0(%s):", strings.Join(params, ", "))
	p.emit("tensor.yield %s : %s", c, p.elem)
	p.emit("} : %s to %s", p.typeOf(a.shape), p.typeOf(shape))
	p.add(out, shape)
}

func (p *program) slice() {
	a := p.pick()
	if len(a.shape) == 0 {
		return
	}
	offsets, shape, ones := make([]int, len(a.shape)), make([]int, len(a.shape)), make([]int, len(a.shape))
	for i, n := range a.shape {
		shape[i] = 1 + p.r.IntN(n)
		offsets[i], ones[i] = p.r.IntN(n-shape[i]+1), 1
	}
	out := p.fresh()
	text := func(list []int) string { return strings.ReplaceAll(fmt.Sprint(list), " ", ", ") }
	p.emit("%s = tensor.extract_slice %s%s %s %s : %s to %s", out, a.name, text(offsets), p.list(shape), text(ones), p.typeOf(a.shape), p.typeOf(shape))
	p.add(out, shape)
}

// onTensors adds an operation of numbers on whole tensors.
func (p *program) onTensors() {
	a, out := p.pick(), p.fresh()
	p.emit("%s = %s %s, %s : %s", out, p.binary(), a.name, a.name, p.typeOf(a.shape))
	p.add(out, a.shape)
}

// generate makes a program, and returns its text.
func (p *program) generate() string {
	sizes := []int{1, 2, 3, 4, 6}
	for i := range 2 + p.r.IntN(2) {
		var shape []int
		for range p.r.IntN(4) {
			shape = append(shape, sizes[p.r.IntN(len(sizes))])
		}
		p.add(fmt.Sprintf("%%a%d", i), shape)
	}
	p.add("%m0", []int{4, 3})
	p.add("%m1", []int{3, 4})
	p.args = slices.Clone(p.values)
	steps := []func(){p.elementwise, p.elementwise, p.elementwise, p.reduction, p.matmul, p.reshape, p.reshape, p.pad, p.slice, p.onTensors}
	for range 3 + p.r.IntN(6) {
		steps[p.r.IntN(len(steps))]()
	}
	results := p.values[len(p.values)-1:]
	if p.r.IntN(2) == 0 {
		results = p.values[max(0, len(p.values)-2):]
	}
	var params, names, types []string
	for _, a := range p.args {
		params = append(params, a.name+": "+p.typeOf(a.shape))
	}
	for _, n := range p.sizes {
		params = append(params, p.size(n)+": index")
	}
	for _, v := range results {
		names, types = append(names, v.name), append(types, p.typeOf(v.shape))
	}
	return fmt.Sprintf("func.func @f(%s) -> (%s) {\n%s  return %s : %s\n}\n", strings.Join(params, ", "), strings.Join(types, ", "), p.body.String(),
		strings.Join(names, ", "), strings.Join(types, ", "))
}
