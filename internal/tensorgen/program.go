// Package tensorgen makes random functions on tensors, as text, and their arguments.
package tensorgen

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
)

// Value is a number or tensor of a program.
type Value struct {
	Name string
	// Elem is the type of the elements as MLIR writes it.
	Elem string
	// Shape has the sizes. It is nil for a number.
	Shape []int
	// Dynamic says which sizes the type does not tell.
	Dynamic []bool
	// At least Low, where it is not 0: a size or divisor. A number whose value is fixed has it in Fixed.
	Low   int
	Fixed *int64
}

// IsTensor reports whether v is a tensor.
func (v Value) IsTensor() bool { return v.Shape != nil }

// Type returns the type as MLIR writes it.
func (v Value) Type() string {
	if !v.IsTensor() {
		return v.Elem
	}
	var b strings.Builder
	b.WriteString("tensor<")
	for i, n := range v.Shape {
		if v.Dynamic[i] {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	return b.String() + v.Elem + ">"
}

// statement is an operation with what it needs. It may be dropped: its results become arguments then.
type statement struct {
	text    string
	results []Value
}

// Program is a function @f on tensors.
type Program struct {
	Seed uint64
	// Version is the version of MLIR whose text it is.
	Version int
	Args    []Value
	Results []Value
	// Functions is the text of further functions.
	functions string
	body      []statement
	// Wild says that arguments are arbitrary numbers, and not only small ones.
	Wild bool
}

// Statements returns the number of statements.
func (p *Program) Statements() int { return len(p.body) }

// Without returns the program without some statements. Their results are arguments.
func (p *Program) Without(drop func(i int) bool) *Program {
	q := *p
	q.Args, q.body = slices.Clone(p.Args), nil
	for i, s := range p.body {
		if !drop(i) {
			q.body = append(q.body, s)
			continue
		}
		q.Args = append(q.Args, s.results...)
	}
	return q.pruned()
}

// WithResults returns the program with only the results that keep chooses.
func (p *Program) WithResults(keep func(i int) bool) *Program {
	q := *p
	q.Results = nil
	for i, v := range p.Results {
		if keep(i) {
			q.Results = append(q.Results, v)
		}
	}
	return q.pruned()
}

// pruned returns p without statements and arguments that nothing needs.
func (p *Program) pruned() *Program {
	needed := map[string]bool{}
	for _, v := range p.Results {
		needed[v.Name] = true
	}
	var body []statement
	for _, s := range slices.Backward(p.body) {
		if slices.ContainsFunc(s.results, func(v Value) bool { return needed[v.Name] }) {
			body = append(body, s)
			for _, n := range namesIn(s.text) {
				needed[n] = true
			}
		}
	}
	slices.Reverse(body)
	p.body = body
	p.Args = slices.DeleteFunc(slices.Clone(p.Args), func(v Value) bool { return !needed[v.Name] })
	return p
}

// namesIn returns the names of values in text.
func namesIn(text string) (out []string) {
	for {
		_, rest, ok := strings.Cut(text, "%")
		if !ok {
			return out
		}
		n := 0
		for n < len(rest) && (rest[n] == '_' || rest[n] >= '0' && rest[n] <= '9' || rest[n] >= 'a' && rest[n] <= 'z') {
			n++
		}
		out = append(out, "%"+rest[:n])
		text = rest[n:]
	}
}

// Text returns the module.
func (p *Program) Text() string {
	var params, names, types []string
	for _, v := range p.Args {
		params = append(params, v.Name+": "+v.Type())
	}
	for _, v := range p.Results {
		names, types = append(names, v.Name), append(types, v.Type())
	}
	var b strings.Builder
	b.WriteString(p.functions)
	fmt.Fprintf(&b, "func.func @f(%s) -> (%s) {\n", strings.Join(params, ", "), strings.Join(types, ", "))
	for _, s := range p.body {
		b.WriteString(s.text)
	}
	fmt.Fprintf(&b, "  return %s : %s\n}\n", strings.Join(names, ", "), strings.Join(types, ", "))
	return b.String()
}

// seedOf returns the seed of the data of an argument, which does not depend on the other arguments.
func (p *Program) seedOf(name string) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %s", p.Seed, name)
	return h.Sum64()
}
