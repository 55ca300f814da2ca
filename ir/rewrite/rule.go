package rewrite

import (
	"errors"

	"github.com/spvc/spvc/ir"
)

// Rule is a pattern as a row of data, in the manner of MLIR's declarative rewrite rules: a
// graph of operations that matches, and graphs that replace it.
//
//	const x, c0, c1 = rewrite.Capture("x"), rewrite.Capture("c0"), rewrite.Capture("c1")
//
//	var reassociate = rewrite.Rule{
//		Name:  "add-of-add-of-constant",
//		Match: rewrite.Op(arith.AddI, rewrite.Op(arith.AddI, x, rewrite.ConstantOf(c0)), rewrite.ConstantOf(c1)),
//		Build: rewrite.Nodes{rewrite.Op(arith.AddI, x, rewrite.Op(arith.Constant, rewrite.AttrCall("sum", sum, c0, c1)))},
//	}
//
// [Rule.Compile] checks a row and makes a [Pattern] of it. docs/add-a-rewrite.md explains
// rules by examples.
type Rule struct {
	// Name identifies the rule in lists, traces and error notes.
	Name string
	// Match is the source graph. Its outermost operation is the root, which the rule replaces.
	Match *OpNode
	// Where are conditions on captures. They hold after Match does, and are tried in order.
	Where []Condition
	// Build are the result graphs, which are made in order before the root. The last values
	// of them replace the results of the root; the other graphs are auxiliary. An operation
	// is either auxiliary or a replacement, not both. A root without results is erased.
	Build Nodes
	// Then are calls that are made after Build and before the root is replaced.
	Then Nodes
	// Benefit is added to the benefit of the rule, which is the number of operations in Match.
	Benefit int
	// Recursive declares that the rule may apply to operations that it made; see [Pattern.Recursive].
	Recursive bool
}

// Nodes is a list of result graphs.
type Nodes []Node

// Compile checks the row and returns it as a pattern. The error says what is wrong with the row.
func (r Rule) Compile() (*Pattern, error) {
	c := &ruleCompiler{rule: &r, prog: &ruleProgram{name: r.Name}}
	c.compile()
	if c.err != "" {
		return nil, errors.New("rule " + r.Name + ": " + c.err)
	}
	p := &Pattern{Name: r.Name, Root: r.Match.def, Benefit: c.sources + r.Benefit, rule: &r, rewrite: c.prog.apply, recursive: r.Recursive}
	for i := range c.prog.build {
		if s := &c.prog.build[i]; s.kind == buildOp {
			p.Generates(s.def)
		}
	}
	return p, nil
}

// Pattern is Compile for rows that are part of the program. It panics if the row is wrong.
func (r Rule) Pattern() *Pattern {
	p, err := r.Compile()
	if err != nil {
		panic(err.Error())
	}
	return p
}

// FromRules returns the patterns of rules, in their order. It panics if a row is wrong.
func FromRules(rules ...Rule) []*Pattern {
	ps := make([]*Pattern, len(rules))
	for i := range rules {
		ps[i] = rules[i].Pattern()
	}
	return ps
}

// Rule returns the row that the pattern was compiled from, or nil if the pattern is a Go function.
func (p *Pattern) Rule() *Rule { return p.rule }

// Condition is a predicate on parts of what a rule has matched.
type Condition struct {
	name  string
	check func(in Args) bool
	args  []Node
}

// If returns the condition that check holds for args, which are captures or results of
// captures. The name completes the sentence "the rule needs that …" in lists and reasons.
func If(name string, check func(in Args) bool, args ...Node) Condition {
	return Condition{name: name, check: check, args: args}
}

// TypeIs returns the condition that the value that arg captures has a type that c admits.
func TypeIs(arg Node, c *ir.TypeConstraint) Condition {
	return Condition{name: c.Summary, check: func(in Args) bool { return c.Match(in.Value(0).Type()) }, args: []Node{arg}}
}
