package analyses

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// matcher reports whether a value is what a pattern looks for.
type matcher func(v *ir.Value) bool

func anyValue(*ir.Value) bool { return true }

// value matches v alone.
func value(v *ir.Value) matcher { return func(w *ir.Value) bool { return v == w } }

// opMatcher matches operations of a kind with operands.
type opMatcher func(op *ir.Operation) bool

// of matches the operations that is accepts. Their operands match operands if there are any.
func of(is func(*ir.Operation) bool, operands ...matcher) opMatcher {
	return func(op *ir.Operation) bool {
		if !is(op) || len(operands) > 0 && len(operands) != op.NumOperands() {
			return false
		}
		for i, m := range operands {
			if !m(op.Operand(i)) {
				return false
			}
		}
		return true
	}
}

// result matches the results of the operations that m matches.
func (m opMatcher) result(v *ir.Value) bool { return v.DefiningOp() != nil && m(v.DefiningOp()) }

func add(operands ...matcher) opMatcher {
	return of(func(op *ir.Operation) bool { return op.Is(arith.AddF) }, operands...)
}

func mul(operands ...matcher) opMatcher {
	return of(func(op *ir.Operation) bool { return op.Is(arith.MulF) }, operands...)
}

// newMatchers returns the pass test-matchers.
func newMatchers() *pass.Pass {
	return &pass.Pass{
		Name: "test-matchers", Class: "(anonymous namespace)::TestMatchers", Summary: "Test C++ pattern matchers.",
		Accepts: pass.Implements[ir.FunctionModel],
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			w.put(ir.SymbolName(op), "\n")
			b := op.Region(0).First()
			if b == nil {
				return
			}
			switch name := ir.SymbolName(op); {
			case name == "test1" && b.NumArgs() >= 3:
				w.countMatches(op, b.Arg(0), b.Arg(1), b.Arg(2))
			case name == "test2" && b.NumArgs() >= 1 && b.Last().Prev() != nil:
				w.matchConstant(b.Last().Prev(), b.Arg(0))
			case name == "test3" && b.Last().Prev() != nil:
				w.matchAttr(b.Last().Prev())
			}
		}),
	}
}

// countMatches counts the operations of a function that match patterns about the values x, y and z.
func (w *report) countMatches(function *ir.Operation, x, y, z *ir.Value) {
	a, b, c := value(x), value(y), value(z)
	anyAdd, anyMul := add().result, mul().result
	squares := mul(anyMul, anyMul).result
	last := mul(anyValue, anyAdd).result
	for _, p := range []struct {
		text  string
		match opMatcher
	}{
		{"add(*)", add()},
		{"mul(*)", mul()},
		{"add(add(*), *)", add(anyAdd, anyValue)},
		{"add(*, add(*))", add(anyValue, anyAdd)},
		{"mul(add(*), *)", mul(anyAdd, anyValue)},
		{"mul(*, add(*))", mul(anyValue, anyAdd)},
		{"mul(mul(*), *)", mul(anyMul, anyValue)},
		{"mul(mul(*), mul(*))", mul(anyMul, anyMul)},
		{"mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", mul(squares, squares)},
		{
			"mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))",
			mul(mul(mul(anyMul, anyAdd).result, anyMul).result, mul(last, last).result),
		},
		{"add(a, b)", add(a, b)},
		{"add(a, c)", add(a, c)},
		{"add(b, a)", add(b, a)},
		{"add(c, a)", add(c, a)},
		{"mul(a, add(c, b))", mul(a, add(c, b).result)},
		{"mul(a, add(b, c))", mul(a, add(b, c).result)},
		{"mul(mul(a, *), add(a, c))", mul(mul(a, anyValue).result, add(a, c).result)},
		{"mul(mul(a, *), add(c, b))", mul(mul(a, anyValue).result, add(c, b).result)},
	} {
		n := 0
		function.Walk(func(op *ir.Operation) {
			if p.match(op) {
				n++
			}
		})
		w.put("Pattern ", p.text, " matched ", n, " times\n")
	}
}

// matchConstant binds a constant.
func (w *report) matchConstant(op *ir.Operation, x *ir.Value) {
	var bound ir.Attribute
	constant := func(v *ir.Value) bool {
		bound = ir.ConstantOf(v)
		return bound != nil
	}
	a := value(x)
	if !mul(a, add(a, constant).result)(op) {
		return
	}
	if f, ok := bound.(*ir.FloatAttr); ok {
		w.put("Pattern add(add(a, constant), a) matched and bound constant to: ", strconv.FormatFloat(f.Value.Float64(), 'e', 6, 64), "\n")
	}
	w.put("Pattern add(add(a, constant), a) matched\n")
}

// matchAttr binds an attribute.
func (w *report) matchAttr(op *ir.Operation) {
	named := of(func(op *ir.Operation) bool { return op.Name() == "test.name" }).result
	if mul(anyValue, add(anyValue, named).result)(op) {
		w.put("Pattern mul(*, add(*, m_Op(\"test.name\"))) matched\n")
	}
	if f := op.Attr("fastmath"); f != nil {
		_, flags, _ := strings.Cut(strings.TrimSuffix(ir.AttrString(f), ">"), "<")
		w.put("Pattern m_Attr(\"fastmath\") matched and bound value to: ", flags, "\n")
	}
}
