package rewrite

import "github.com/spvc/spvc/ir"

// Node is a part of a rule: an operation, a capture, a constant or a call. The functions and
// methods of this package that return nodes are the only implementations.
type Node interface {
	appendText(dst []byte) []byte
}

// Capture names a value, a range of values, an attribute or an operation that a rule refers to.
// In Match, the first use of a capture as an operand or attribute binds it, and each further use
// requires an equal one. Rows declare their captures as constants:
//
//	const x, y = rewrite.Capture("x"), rewrite.Capture("y")
type Capture string

// Any matches any operand or attribute, and binds nothing.
const Any Capture = "_"

// Typed restricts a captured value to the types that c admits.
func (c Capture) Typed(t *ir.TypeConstraint) Node { return &captureNode{name: c, types: t} }

// Kind restricts a captured attribute to those that all of kinds admit. A constraint with an
// own Match function is the means for any further predicate.
//
//go:noinline
func (c Capture) Kind(kinds ...*ir.AttrConstraint) Node { return &captureNode{name: c, kinds: kinds} }

// Result stands for declared result i of the operation that c captures.
func (c Capture) Result(i int) Node { return &resultNode{c, i} }

// captureNode is a capture with constraints.
type captureNode struct {
	name  Capture
	types *ir.TypeConstraint
	kinds []*ir.AttrConstraint
}

// resultNode is a result of a captured operation or of a captured call.
type resultNode struct {
	of Capture
	i  int
}

// OpNode is an operation in a rule.
type OpNode struct {
	def    *ir.OpDef
	args   []Node
	named  []namedNode
	as     Capture
	result int
	types  []Node
	at     *ruleLocation
}

type namedNode struct {
	name string
	node Node
}

// ruleLocation is a location directive.
type ruleLocation struct {
	name string
	of   []Capture
}

// Op stands for an operation of the kind def. args are its operands, one for each declared one,
// and after them its attributes in the order of the declaration, or none of them. In Match, an
// Op without any args matches any operands. In Build, attributes that are left out have their
// defaults or are absent.
//
//go:noinline
func Op(def *ir.OpDef, args ...Node) *OpNode { return &OpNode{def: def, args: args, result: -1} }

// Attr adds an attribute by its name. A name with a dot is that of a discardable attribute.
func (o *OpNode) Attr(name string, n Node) *OpNode {
	o.named = append(o.named, namedNode{name, n})
	return o
}

// As captures the operation. As an operand, the capture stands for its results.
func (o *OpNode) As(c Capture) *OpNode {
	o.as = c
	return o
}

// Result restricts o, where it is used, to declared result i: in Match, the operand must be
// this result; in Build, only this result is used. Match needs it for operations with several results.
func (o *OpNode) Result(i int) *OpNode {
	o.result = i
	return o
}

// Types gives the types of the results in Build, one node for each declared result: captures stand for the types of their values;
// TypeOf and TypeCall make others, and Variadic those of a variadic result. Without Types, operations that replace the root have the types of
// the results that they replace, and all others infer them.
func (o *OpNode) Types(types ...Node) *OpNode {
	o.types = types
	return o
}

// At gives an operation in Build the location of what the capture stands for, or the fused location of
// several captures. Without At, operations have the fused location of those that Match has matched.
func (o *OpNode) At(captures ...Capture) *OpNode {
	o.at = &ruleLocation{of: captures}
	return o
}

// AtNamed gives an operation in Build a location with a name, or, with captures, a fused location
// with the name as its metadata.
func (o *OpNode) AtNamed(name string, captures ...Capture) *OpNode {
	o.at = &ruleLocation{name, captures}
	return o
}

// constantNode matches constant operands.
type constantNode struct{ value Node }

// ConstantOf matches an operand that a constant defines. n matches the value of the constant, an attribute.
//
//go:noinline
func ConstantOf(n Node) Node { return &constantNode{n} }

// eitherNode matches two operands in either order.
type eitherNode struct{ a, b Node }

// Either stands for two operands in Match, which may come in either order. The order as
// written is tried first.
func Either(a, b Node) Node { return &eitherNode{a, b} }

// GroupNode stands for the values of one variadic operand.
type GroupNode struct {
	elems []Node
	as    Capture
}

// Variadic stands for a variadic operand that consists of the given values.
func Variadic(elems ...Node) *GroupNode { return &GroupNode{elems: elems} }

// As captures the values of the operand as a range.
func (g *GroupNode) As(c Capture) *GroupNode {
	g.as = c
	return g
}

// producerNode matches the operation that defines an operand by a Go function.
type producerNode struct {
	name  string
	match func(op *ir.Operation) (*ir.Value, bool)
	value Node
}

// Producer matches an operand whose defining operation match accepts. n matches the value that
// match returns.
func Producer(name string, match func(op *ir.Operation) (*ir.Value, bool), n Node) Node {
	return &producerNode{name, match, n}
}

// absentNode matches an attribute that is not there.
type absentNode struct{}

// Absent matches an attribute that the operation does not have.
func Absent() Node { return absentNode{} }

// literalNode is an attribute that does not depend on the match.
type literalNode struct {
	text string
	make func(*ir.Context) ir.Attribute
}

// Text stands for the attribute that text spells. A number without a type has the type that the declaration
// of the attribute demands. In Match, the attribute must be equal to it.
func Text(text string) Node { return &literalNode{text: text} }

// Const stands for an attribute that Go code makes, once for each context. name is its text in
// lists. In Match, the attribute must be equal to it.
func Const(name string, make func(*ir.Context) ir.Attribute) Node { return &literalNode{name, make} }

// typeNode is the only type that a constraint admits.
type typeNode struct{ c *ir.TypeConstraint }

// TypeOf stands for the only type that c admits, for [OpNode.Types].
func TypeOf(c *ir.TypeConstraint) Node { return &typeNode{c} }

// CallNode is a call of a Go function in Build or Then.
type CallNode struct {
	name   string
	args   []Node
	as     Capture
	n      int // the number of values that it returns, if it returns values
	result int // the only value that is used, or -1
	attr   func(in Args) ir.Attribute
	typ    func(in Args) ir.Type
	value  func(rw *Rewriter, in Args) *ir.Value
	values func(rw *Rewriter, in Args, out []*ir.Value)
	do     func(rw *Rewriter, in Args)
}

// As captures what the call returns.
func (c *CallNode) As(name Capture) *CallNode {
	c.as = name
	return c
}

// Result restricts the call, where it is used, to value i of those that it returns.
func (c *CallNode) Result(i int) *CallNode {
	c.result = i
	return c
}

// AttrCall computes an attribute of args. It may return nil where an attribute may be absent.
//
//go:noinline
func AttrCall(name string, f func(in Args) ir.Attribute, args ...Node) *CallNode {
	return &CallNode{name: name, result: -1, attr: f, args: args}
}

// TypeCall computes a type of args, for [OpNode.Types].
func TypeCall(name string, f func(in Args) ir.Type, args ...Node) *CallNode {
	return &CallNode{name: name, result: -1, typ: f, args: args}
}

// ValueCall computes a value of args, with operations that f makes at in.Loc(), or without any.
func ValueCall(name string, f func(rw *Rewriter, in Args) *ir.Value, args ...Node) *CallNode {
	return &CallNode{name: name, result: -1, value: f, n: 1, args: args}
}

// ValuesCall is ValueCall for n values, which f stores in out.
func ValuesCall(name string, n int, f func(rw *Rewriter, in Args, out []*ir.Value), args ...Node) *CallNode {
	return &CallNode{name: name, result: -1, values: f, n: n, args: args}
}

// Do calls f for what it does. It returns nothing.
func Do(name string, f func(rw *Rewriter, in Args), args ...Node) *CallNode {
	return &CallNode{name: name, result: -1, do: f, args: args}
}
