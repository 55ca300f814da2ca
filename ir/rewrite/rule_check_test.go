package rewrite

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestWrongRules compiles rows with one error each.
func TestWrongRules(t *testing.T) {
	un := Op(rUn, x)
	attr := AttrCall("attr", func(Args) ir.Attribute { return nil })
	typ := TypeCall("type", func(Args) ir.Type { return nil })
	i32 := TypeOf(ir.I32Constraint)
	build := func(n ...Node) Rule { return Rule{Match: un, Build: n} }
	match := func(o *OpNode) Rule { return Rule{Match: o, Build: Nodes{Op(rSrc)}} }
	for _, c := range []struct {
		rule Rule
		want string
	}{
		{Rule{}, "it matches nothing"},
		{match(Op(nil)), "an operation has no declaration"},
		{match(Op(rUn, Op(nil))), "an operation has no declaration"},
		{build(Op(nil)), "an operation has no declaration"},
		{match(Op(rUn, x, y)), "r.un has 2 args for 1 operands and 0 attributes"},
		{match(Op(rBin, x, y, k)), "r.bin has 3 args for 2 operands and 2 attributes"},
		{match(Op(rBin, x)), "r.bin has 1 args for 2 operands and 2 attributes"},
		{match(Op(rUn, Either(x, y))), "r.un has 1 args for 1 operands and 0 attributes"},
		{match(Op(rMix, x, Either(y, z))), "r.mix has no two single operands that may be swapped"},
		{match(Op(rUn, x).Types(i32)), "the matched r.un has types or a location of its own"},
		{match(Op(rUn, x).At(x)), "the matched r.un has types or a location of its own"},
		{match(Op(rUn, x).As(Any)), "$_ binds nothing"},
		{match(Op(rBin, Op(rUn, x).As(y), Op(rUn, x).As(y))), "$y is bound twice"},
		{match(Op(rBin, x, y, x, Any)), "$x stands for a value and for an attribute"},
		{match(Op(rUn, x.Kind(ir.AnyAttr))), "the value $x has no type constraint"},
		{match(Op(rSrc, x.Typed(ir.AnyType))), "the attribute $x has no attribute constraint"},
		{match(Op(rUn, Text("1"))), "an operand cannot match 1"},
		{match(Op(rUn, Variadic(x))), "an operand cannot match variadic($x)"},
		{match(Op(rSrc, Op(rUn, x))), "an attribute cannot match r.un($x)"},
		{match(Op(rUn, nil)), "an operand cannot match nothing"},
		{match(Op(rUn, Op(rThree, x))), "Result has to say which result of r.three an operand is"},
		{match(Op(rUn, Op(rThree, x).Result(3))), "r.three has no such result"},
		{match(Op(rUn, Op(rUn, x).Result(1))), "r.un has no such result"},
		{match(Op(rUn, Op(rNone, x))), "r.none has no such result"},
		{match(Op(rUn, x).Attr("nope", k)), "r.un has no attribute nope"},
		{match(Op(rSrc, Text(""))), "a constant has no text"},
		{Rule{Match: un, Where: []Condition{If("nothing", nil)}, Build: Nodes{x}}, "the condition nothing has no function"},
		{Rule{Match: un, Where: []Condition{TypeIs(y, ir.AnyType)}, Build: Nodes{x}}, "nothing binds $y"},
		{build(), "Build makes too few values for the results of r.un"},
		{build(Do("nothing", func(*Rewriter, Args) {})), "Build makes too few values for the results of r.un"},
		{build(Op(rTwo)), "r.two() is both auxiliary and a replacement"},
		{Rule{Match: Op(rThree, x), Build: Nodes{Op(rTwo), Op(rTwo)}}, "r.two() is both auxiliary and a replacement"},
		{build(y), "nothing binds $y"},
		{build(Any), "nothing binds $_"},
		{build(attr), "Build makes too few values for the results of r.un"},
		{build(Op(rUn, y)), "nothing binds $y"},
		{build(Op(rUn, Op(rTwo))), "the operand lhs of r.un cannot be r.two()"},
		{build(Op(rUn, attr)), "the operand lhs of r.un cannot be attr()"},
		{build(Op(rUn, i32)), "the operand lhs of r.un cannot be 32-bit signless integer"},
		{build(Op(rUn, ConstantOf(x))), "Build cannot make constant($x)"},
		{build(Op(rUn, Either(x, x))), "r.un has 1 args for 1 operands and 0 attributes"},
		{build(Op(rUn, x.Typed(ir.AnyType))), "Build cannot make $x: any type"},
		{build(Op(rUn)), "r.un lacks operands"},
		{build(Op(rUn, Variadic(x))), "the operand lhs of r.un cannot be variadic($x)"},
		{build(Op(rMany, Variadic(x).As(y)).Types(x)), "the operand operands of r.many cannot be variadic($x) as $y"},
		{build(Op(rSrc, x)), "the attribute n of r.src cannot be $x"},
		{build(Op(rSrc, typ)), "the attribute n of r.src cannot be type()"},
		{build(Op(rSrc, Any).Attr("nope", attr)), "r.src has no attribute nope"},
		{build(Op(rUn, x).Types(i32, i32)), "the types of r.un are not as many as its results"},
		{build(Op(rUn, x).Types(attr)), "a type of r.un cannot be attr()"},
		{build(Op(rUn, x).Types(TypeOf(ir.AnyType))), "TypeOf needs a constraint that admits one type"},
		{build(Op(rUn, x).Types(TypeOf(nil))), "TypeOf needs a constraint that admits one type"},
		{build(Op(rUn, x).At()), "a location has neither captures nor a name"},
		{build(Op(rUn, x).At(y)), "nothing binds $y"},
		{Rule{Match: Op(rSrc, k), Build: Nodes{Op(rSrc).At(k)}}, "$k has no location"},
		{build(Op(rUn, x).Result(1)), "r.un has no result r.un($x)#1"},
		{build(Op(rUn, x).As(x)), "$x is bound twice"},
		{build(y.Result(0)), "nothing binds $y"},
		{build(x.Result(0)), "$x#0 does not exist"},
		{Rule{Match: Op(rUn, x).As(y), Build: Nodes{y.Result(1)}}, "$y#1 does not exist"},
		{build(&CallNode{name: "empty", result: -1, n: 1}), "the call empty has no function"},
		{build(ValuesCall("two", 2, func(*Rewriter, Args, []*ir.Value) {}).Result(2)), "the call two has no such result"},
		{build(AttrCall("attr", attr.attr).Result(0)), "the call attr has no such result"},
		{Rule{Match: Op(rMany, x), Build: Nodes{Op(rUn, x)}}, "the operand lhs of r.un cannot be $x"},
	} {
		c.rule.Name = "wrong"
		p, err := c.rule.Compile()
		if err == nil || err.Error() != "rule wrong: "+c.want || p != nil {
			t.Errorf("%s: got %v, not %q", c.rule, err, c.want)
		}
	}
	if _, err := un.rule("").Compile(); err == nil || !strings.Contains(err.Error(), "it has no name") {
		t.Error(err)
	}
	defer func() {
		if recover() != "rule wrong: it matches nothing" {
			t.Error("FromRules accepts a wrong row")
		}
	}()
	FromRules(Rule{Name: "wrong"})
}

func (o *OpNode) rule(name string) Rule { return Rule{Name: name, Match: o, Build: Nodes{x}} }

// TestLargeRules compiles rows that are too large, and the largest that are not.
func TestLargeRules(t *testing.T) {
	nested := func(n int) Rule {
		o := Op(rUn, x)
		for range n - 1 {
			o = Op(rUn, o)
		}
		return Rule{Name: "large", Match: o, Build: Nodes{x}}
	}
	eithers := func(n int) Rule {
		o := Op(rBin, x, y)
		for range n {
			o = Op(rBin, Either(o, Any))
		}
		return Rule{Name: "large", Match: o, Build: Nodes{x}}
	}
	for _, c := range []struct {
		rule Rule
		ok   bool
	}{{nested(255), true}, {nested(256), false}, {eithers(8), true}, {eithers(9), false}} {
		if _, err := c.rule.Compile(); (err == nil) != c.ok {
			t.Error(err)
		}
	}
}

func TestRuleText(t *testing.T) {
	r := Rule{
		Name:    "all",
		Benefit: 2,
		Match: Op(rBin, Either(Op(rThree, ConstantOf(k.Kind(ir.I32AttrKind, ir.AnyAttr))).Result(1).As(op), x.Typed(ir.I32Constraint)), Absent(), Any).
			Attr("r.x", Text("1 : i8")),
		Where: []Condition{If("they differ", func(Args) bool { return true }, x, op.Result(0))},
		Build: Nodes{
			Op(rMany, Variadic(x, Producer("made", nil, y)).As(z)).Types(TypeOf(ir.I8Constraint), TypeCall("t", nil)).At(x, y),
			Op(rSrc).AtNamed("n", x),
			ValuesCall("two", 2, nil, x).As(w).Result(1),
		},
		Then: Nodes{Do("count", nil), Op(rMix), Op(nil), TypeOf(nil)},
	}
	want := `all: benefit +2
  r.bin(either(r.three(constant($k: 32-bit signless integer attribute and any attribute))#1 as $op, $x: 32-bit signless integer), absent, _) r.x = 1 : i8
  where they differ($x, $op#0)
  => r.many(variadic($x, made($y)) as $z) types (8-bit signless integer, t()) at $x $y
  => r.src() at "n" $x
  => two($x)#1 as $w
  then count()
  then r.mix
  then an operation without declaration
  then no type
`
	if got := r.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := (Rule{Name: "none"}).String(); got != "none:\n" {
		t.Error(got)
	}
}

// TestRulePattern looks at the pattern that a row becomes.
func TestRulePattern(t *testing.T) {
	p := Rule{Name: "p", Match: Op(rBin, Op(rUn, x), ConstantOf(k)), Build: Nodes{Op(rSame, Op(rUn, x))}, Benefit: 3, Recursive: true}.Pattern()
	if p.Name != "p" || p.Root != rBin || p.Benefit != 5 || !p.recursive || p.Rule().Name != "p" || OnOp("q", nil, nil).Rule() != nil {
		t.Error(p)
	}
	if len(p.generates) != 2 || p.generates[0] != rUn.Name || p.generates[1] != rSame.Name {
		t.Error(p.generates)
	}
	ps := FromRules(Rule{Name: "a", Match: Op(rUn, x), Build: Nodes{x}}, Rule{Name: "b", Match: Op(rUn, x), Build: Nodes{x}})
	if len(ps) != 2 || ps[0].Name != "a" || ps[1].Name != "b" || ps[0].recursive {
		t.Error(ps)
	}
}

// TestRuleBenefits applies rules with one root by the number of operations that they match, and the benefit that they add.
func TestRuleBenefits(t *testing.T) {
	tag := func(name string, add int, o *OpNode) Rule {
		return Rule{Name: name, Match: o, Build: Nodes{Op(rSrc, Text(`"`+name+`"`))}, Benefit: add}
	}
	rules := []Rule{tag("one", 0, Op(rUn, x)), tag("two", 0, Op(rUn, Op(rUn, x))), tag("three", 0, Op(rUn, Op(rUn, Op(rUn, x)))), tag("more", 2, Op(rUn, Op(rSame, x)))}
	for in, want := range map[string]string{
		srcX + `%a = "r.un"(%x) : (i32) -> i32`:                                                                                     "one",
		srcX + `%a = "r.same"(%x) : (i32) -> i32` + "\n" + `%b = "r.un"(%a) : (i32) -> i32`:                                         "more",
		srcX + `%a = "r.un"(%x) : (i32) -> i32` + "\n" + `%b = "r.un"(%a) : (i32) -> i32` + "\n" + `%c = "r.un"(%b) : (i32) -> i32`: "three",
	} {
		module := parseRuleInput(t, ruleContext(), in)
		ApplyGreedily(module, NewPatternSet(FromRules(rules...)...), GreedyConfig{BottomUp: true, MaxRewrites: 1, MaxIterations: 1})
		if got := textOf(module, false); !strings.Contains(got, `"`+want+`"`) {
			t.Errorf("not %s:\n%s", want, got)
		}
	}
}

// TestRuleAllocations matches without memory, and rewrites with the memory of the arena.
func TestRuleAllocations(t *testing.T) {
	module := parseRuleInput(t, ruleContext(), `%x = "r.const"() <{value = 1 : i32}> : () -> i32`+"\n"+srcY+
		`%a = "r.bin"(%y, %x) : (i32, i32) -> i32`+"\n"+`%m = "r.many"(%a, %y) : (i32, i32) -> i32`)
	bin := module.Region(0).First().Last().Prev()
	rw := NewRewriter(module.Context(), nil)
	never := If("never", func(in Args) bool { return in.Value(0) == nil || in.Attr(1) == nil }, x, k)
	p := Rule{Name: "p", Match: Op(rBin, Either(ConstantOf(k.Kind(ir.I32AttrKind)), x.Typed(ir.I32Constraint)), Any, Text("7")), Where: []Condition{never}, Build: Nodes{x}}.Pattern()
	many := Rule{Name: "m", Match: Op(rMany, x.Typed(ir.I32Constraint)), Where: []Condition{If("never", func(in Args) bool { return in.Value(0) != nil }, x)}, Build: Nodes{Op(rMany, x)}}.Pattern()
	for _, try := range []func() bool{
		func() bool { return p.rewrite(bin, rw) },
		func() bool { return many.rewrite(bin.Next(), rw) },
	} {
		if try() {
			t.Fatal("it applies")
		}
		if n := testing.AllocsPerRun(100, func() { try() }); n != 0 {
			t.Errorf("%v allocations", n)
		}
	}
}

// TestRuleContexts applies a rule with literals in several contexts, one after the other.
func TestRuleContexts(t *testing.T) {
	made := 0
	p := Rule{Name: "p", Match: Op(rSrc, Const("one", func(c *ir.Context) ir.Attribute { made++; return c.Int(c.I32(), 1) })), Build: Nodes{Op(rSrc)}}.Pattern()
	set := NewPatternSet(p)
	for range 3 {
		ctx := ruleContext()
		for range 2 {
			module := parseRuleInput(t, ctx, `%x = "r.src"() <{n = 1 : i32}> : () -> i32`)
			if res := ApplyGreedily(module, set, GreedyConfig{}); res.Rewrites != 1 {
				t.Error(res)
			}
		}
	}
	if made != 3 {
		t.Errorf("the literal was made %d times", made)
	}
}

// TestRuleConversion legalizes by a rule, whose frame the driver keeps for the next conversion.
func TestRuleConversion(t *testing.T) {
	target := NewTarget()
	target.AddIllegalOp(rBin)
	target.AddLegalOp(rUn, rSrc)
	set := NewPatternSet(Rule{Name: "p", Match: Op(rBin, x, x), Build: Nodes{Op(rUn, x)}}.Pattern())
	ctx := ruleContext()
	for range 2 {
		module := parseRuleInput(t, ctx, srcX+`%b = "r.bin"(%x, %x) : (i32, i32) -> i32`)
		if !ConvertPartial([]*ir.Operation{module}, target, set) || textOf(module, false) != gotX+`%1 = "r.un"(%0) : (i32) -> i32` {
			t.Error(textOf(module, false))
		}
	}
	(*ruleFrame)(nil).drop()
}

// TestRulePanics applies rules that cannot make what they promise.
func TestRulePanics(t *testing.T) {
	for want, r := range map[string]Rule{
		"the rule p cannot infer the types of r.un: nothing determines the type of result #0": {Match: Op(rUn, x), Build: Nodes{Op(rSame, Op(rUn, x))}},
		"the rule p does not make one value for each result of r.many":                        {Match: Op(rMany, x), Build: Nodes{ValueCall("first", func(_ *Rewriter, in Args) *ir.Value { return in.Values(0)[0] }, x)}},
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("got %v, not %s", got, want)
				}
			}()
			module := parseRuleInput(t, ruleContext(), srcX+`%u = "r.un"(%x) : (i32) -> i32`+"\n"+`%m:2 = "r.many"(%x, %x) : (i32, i32) -> (i32, i32)`)
			r.Name = "p"
			ApplyGreedily(module, NewPatternSet(r.Pattern()), GreedyConfig{})
		}()
	}
}
