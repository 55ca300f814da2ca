package rewrite

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// The low dialect is the target of the conversions of the toy dialect.
var (
	lowFunc   = &ir.OpDef{Name: "low.func", Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.IsolatedFromAbove}}
	lowAdd    = &ir.OpDef{Name: "low.add", Operands: toyPair, Results: toyResult}
	lowUse    = &ir.OpDef{Name: "low.use", Operands: toyMany}
	lowConst  = &ir.OpDef{Name: "low.const", Results: toyResult}
	lowBad    = &ir.OpDef{Name: "low.bad"}
	lowMid    = &ir.OpDef{Name: "low.mid", Operands: toyPair, Results: toyResult}
	lowScope  = &ir.OpDef{Name: "low.scope", Regions: []ir.RegionDef{{Name: "body"}}}
	lowReturn = &ir.OpDef{Name: "low.return", Operands: toyMany, Traits: []ir.Trait{ir.Terminator}}
	lowCast   = &ir.OpDef{Name: "low.cast", Operands: toyMany, Results: toyResult}
)

func lowDialect() *ir.Dialect {
	return &ir.Dialect{Name: "low", Ops: []ir.OpEntry{{Def: lowFunc}, {Def: lowAdd}, {Def: lowUse}, {Def: lowConst}, {Def: lowBad}, {Def: lowMid},
		{Def: lowScope}, {Def: lowReturn}, {Def: lowCast}}}
}

// conv is a conversion under test.
type conv struct {
	ctx      *ir.Context
	module   *ir.Operation
	target   *Target
	types    *TypeConverter
	messages []string
	// anySuccessors is set if a test leaves branches to blocks that are gone.
	anySuccessors bool
}

// newConv parses the body of a function whose arguments are given.
func newConv(tb testing.TB, args, body string) *conv {
	tb.Helper()
	return parseConv(tb, `"toy.func"() ({ ^bb0(`+args+`): `+body+` }) : () -> ()`)
}

func parseConv(tb testing.TB, text string) *conv {
	tb.Helper()
	return parseWith(tb, text, func(*ir.Registry) {})
}

// parseWith is parseConv with the dialects that add registers.
func parseWith(tb testing.TB, text string, add func(*ir.Registry)) *conv {
	tb.Helper()
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	reg.Add("low", lowDialect)
	add(reg)
	ctx := ir.NewContext(reg)
	ctx.AllowUnregistered = true
	c := &conv{ctx: ctx, target: NewTarget(), types: wideTypes(ctx)}
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		c.messages = append(c.messages, d.Message)
		for _, n := range d.Notes {
			c.messages = append(c.messages, "note: "+n.Message)
		}
		return true
	})
	var ok bool
	if c.module, ok = ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text))); !ok {
		tb.Fatal(c.messages)
	}
	c.target.AddLegalDialect("low", "builtin")
	c.target.AddLegalOp(toyFunc)
	return c
}

// wideTypes converts i32 to i64, drops i1, converts f32 to two f16 and keeps i64 and
// f16. It converts no other type.
func wideTypes(ctx *ir.Context) *TypeConverter {
	c := &TypeConverter{}
	AddRule(c, func(t *ir.IntegerType) (ir.Type, bool) {
		if t == ctx.I32() || t == ctx.I64() {
			return ctx.I64(), true
		}
		return nil, true
	})
	AddRuleN(c, func(t *ir.IntegerType) ([]ir.Type, bool) { return []ir.Type{}, t == ctx.I1() })
	AddRuleN(c, func(t *ir.FloatType) ([]ir.Type, bool) {
		if t == ctx.F32() {
			return []ir.Type{ctx.F16(), ctx.F16()}, true
		}
		return []ir.Type{t}, t == ctx.F16()
	})
	return c
}

// castBy makes a materialization with def.
func castBy(def *ir.OpDef) MaterializeFunc {
	return func(b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
		return b.Create(loc, def, in, []ir.Type{t}).Result(0)
	}
}

func (c *conv) withCasts() *conv {
	c.types.AddSourceMaterialization(castBy(lowCast))
	c.types.AddTargetMaterialization(castBy(lowCast))
	return c
}

func (c *conv) text() string {
	return string(ir.Print(nil, c.module, ir.PrintOptions{Generic: true}))
}

func (c *conv) partial(ps ...*Pattern) bool {
	return ConvertPartial([]*ir.Operation{c.module}, c.target, NewPatternSet(ps...))
}

func (c *conv) full(ps ...*Pattern) bool {
	return ConvertFull([]*ir.Operation{c.module}, c.target, NewPatternSet(ps...))
}

// expect compares the body of the first function, and its block arguments, with
// lines.
func (c *conv) expect(tb testing.TB, want string) {
	tb.Helper()
	got := c.text()
	_, got, _ = strings.Cut(got, "({\n")
	_, got, _ = strings.Cut(got, "({\n")
	got, _, _ = strings.Cut(got, "\n  }) : () -> ()")
	clean := func(s string) string {
		var lines []string
		for _, l := range strings.Split(strings.TrimSpace(s), "\n") {
			lines = append(lines, strings.TrimSpace(l))
		}
		return strings.Join(lines, "\n")
	}
	if clean(got) != clean(want) {
		tb.Errorf("got\n%s\nwant\n%s\nmessages %q", clean(got), clean(want), c.messages)
	}
	c.checkUses(tb)
}

// checkUses checks that every operand is in the use list of its value exactly once, and
// that the module defines the value.
func (c *conv) checkUses(tb testing.TB) {
	tb.Helper()
	inside := map[*ir.Value]bool{}
	blocks := map[*ir.Block]bool{}
	c.module.Walk(func(op *ir.Operation) {
		for i := range op.NumResults() {
			inside[op.Result(i)] = true
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				blocks[b] = true
				for _, a := range b.Args() {
					inside[a] = true
				}
			}
		}
	})
	count := 0
	c.module.Walk(func(op *ir.Operation) {
		for i := range op.NumOperands() {
			count++
			if !inside[op.Operand(i)] {
				tb.Errorf("operand %d of %s is not defined in the module", i, op.Name())
			}
		}
		for i := range op.NumSuccessors() {
			if s := op.Successor(i); c.anySuccessors {
				break
			} else if !blocks[s] || s.Region() != op.ParentRegion() {
				tb.Errorf("successor %d of %s is not in its region", i, op.Name())
			}
		}
	})
	for v := range inside {
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			count--
			if u.Value() != v {
				tb.Error("a use of another value is in the list")
			}
		}
	}
	if count != 0 {
		tb.Errorf("%d more operands than uses", count)
	}
}

func (c *conv) expectMessages(tb testing.TB, want ...string) {
	tb.Helper()
	if strings.Join(c.messages, "\n") != strings.Join(want, "\n") {
		tb.Errorf("got messages\n%s\nwant\n%s", strings.Join(c.messages, "\n"), strings.Join(want, "\n"))
	}
}

// lower returns a pattern that replaces from by to, with converted operand and result
// types.
func lower(types *TypeConverter, from, to *ir.OpDef) *Pattern {
	return ConvertOp(from.Name+"-to-"+to.Name, types, from, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		ts := op.ResultTypes()
		if types != nil {
			var ok bool
			if ts, ok = types.ConvertTypes(ts); !ok {
				return rw.Fail("the result type cannot be converted")
			}
		}
		rw.ReplaceByNew(op, to, ad.Operands, ts)
		return true
	})
}

const addUse = `
	%0 = "toy.double"(%a) : (i32) -> i32
	%1 = "toy.max"(%0, %a) : (i32, i32) -> i32
	"toy.use"(%1) : (i32) -> ()
	"toy.return"() : () -> ()`

func TestConvertModes(t *testing.T) {
	lowerMax := lower(nil, toyMax, lowAdd)
	c := newConv(t, "%a: i32", addUse)
	c.target.AddIllegalOp(toyMax)
	if !c.partial(lowerMax) {
		t.Error(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "toy.double"(%arg0) : (i32) -> i32
		%1 = "low.add"(%0, %arg0) : (i32, i32) -> i32
		"toy.use"(%1) : (i32) -> ()
		"toy.return"() : () -> ()`)

	c = newConv(t, "%a: i32", addUse)
	before := c.text()
	if c.full(lowerMax) {
		t.Error("a full conversion left unknown ops")
	}
	c.expectMessages(t, "failed to legalize operation 'toy.double'")
	if c.text() != before {
		t.Error("changed")
	}

	c = newConv(t, "%a: i32", addUse)
	c.target.AddIllegalOp(toyMax, toyUse)
	if c.partial(lowerMax) {
		t.Error("an illegal op was left")
	}
	c.expectMessages(t, "failed to legalize operation 'toy.use' that was explicitly marked illegal")
	if c.text() != before {
		t.Error("changed")
	}

	c.messages = nil
	var names []string
	ok := ConvertAnalysis([]*ir.Operation{c.module}, c.target, NewPatternSet(lowerMax), func(op *ir.Operation) { names = append(names, op.Name()) })
	if got := strings.Join(names, " "); !ok || got != "builtin.module toy.func toy.max" {
		t.Errorf("legalizable: %s %v", got, c.messages)
	}
	if c.text() != before {
		t.Error("changed")
	}
}

func TestLegality(t *testing.T) {
	c := parseConv(t, `"toy.scope"() ({ "toy.use"() : () -> () }) {yes} : () -> ()
		"toy.scope"() ({ "toy.use"() : () -> () }) : () -> ()
		"toy.double"() : () -> ()
		"new.op"() : () -> ()`)
	has := func(op *ir.Operation) bool { return op.Attr("yes") != nil }
	for _, k := range []struct {
		name  string
		setup func(t *Target)
		want  string
	}{
		{"nothing", func(*Target) {}, "??????"},
		{"op beats dialect", func(t *Target) { t.AddLegalOp(toyUse); t.AddIllegalDialect("toy") }, "xLxLx?"},
		{"order is irrelevant", func(t *Target) { t.AddIllegalDialect("toy"); t.AddLegalOp(toyUse) }, "xLxLx?"},
		{"dynamic dialect", func(t *Target) { t.AddDynamicDialect(has, "toy") }, "Lxxxx?"},
		{"recursive", func(t *Target) { t.AddLegalOp(toyScope); t.MarkRecursivelyLegal(toyScope, has) }, "L*?L???"},
		{"unknown", func(t *Target) { t.MarkUnknownDynamic(has) }, "Lxxxxx"},
		{"unregistered", func(t *Target) { t.AddIllegalDialect("new") }, "?????x"},
	} {
		target := NewTarget()
		k.setup(target)
		d := newDriver(c.ctx, target, NewPatternSet())
		got := ""
		c.module.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
			l, inside := target.legality(op)
			if l2, inside2 := d.legality(op); l != l2 || inside != inside2 {
				t.Errorf("%s: the driver takes %s for %d %t instead of %d %t", k.name, op.Name(), l2, inside2, l, inside)
			}
			got += string("?LDx"[l])
			if inside {
				got += "*"
			}
			return ir.WalkAdvance
		})
		if got != k.want {
			t.Errorf("%s: %s, want %s", k.name, got, k.want)
		}
	}
}

func TestRecursivelyLegalIsLeft(t *testing.T) {
	c := newConv(t, "%a: i32", `
		%0 = "toy.double"(%a) : (i32) -> i32
		"toy.scope"() ({
			%1 = "toy.max"(%0, %0) : (i32, i32) -> i32
			"toy.use"(%1) : (i32) -> ()
		}) : () -> ()
		"toy.return"() : () -> ()`)
	c.withCasts()
	c.target.AddIllegalOp(toyDouble, toyUse, toyMax)
	c.target.AddLegalOp(toyScope)
	c.target.MarkRecursivelyLegal(toyScope, nil)
	if !c.partial(lower(c.types, toyDouble, lowMid)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		%1 = "low.mid"(%0) : (i64) -> i64
		%2 = "low.cast"(%1) : (i64) -> i32
		"toy.scope"() ({
		%3 = "toy.max"(%2, %2) : (i32, i32) -> i32
		"toy.use"(%3) : (i32) -> ()
		}) : () -> ()
		"toy.return"() : () -> ()`)
}

func TestTransitivePatterns(t *testing.T) {
	c := newConv(t, "%a: i32", addUse)
	c.target.AddIllegalDialect("toy")
	c.target.AddIllegalOp(lowMid)
	c.target.AddLegalOp(toyFunc, toyReturn, toyUse)
	back := lower(nil, lowMid, toyAdd)
	back.Benefit = 5 // tried first, must not loop
	double := OnOp("double", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		rw.ReplaceByNew(op, toyAdd, []*ir.Value{op.Operand(0), op.Operand(0)}, op.ResultTypes())
		return true
	})
	if !c.partial(double, lower(nil, toyAdd, lowMid), lower(nil, toyMax, lowMid), back, lower(nil, lowMid, lowAdd)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.add"(%arg0, %arg0) : (i32, i32) -> i32
		%1 = "low.add"(%0, %arg0) : (i32, i32) -> i32
		"toy.use"(%1) : (i32) -> ()
		"toy.return"() : () -> ()`)
}

func TestRecursivePatternIsBounded(t *testing.T) {
	again := lower(nil, toyDouble, toyDouble).Recursive()
	c := newConv(t, "%a: i32", addUse)
	before := c.text()
	c.target.AddIllegalOp(toyDouble)
	if c.partial(again) {
		t.Error("an endless pattern succeeded")
	}
	if c.text() != before {
		t.Error("changed")
	}
	// A pattern that bounds its own recursion may go deep.
	n := 200
	c = newConv(t, "%a: i32", addUse)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Attr("done") != nil }, toyDouble)
	count := OnOp("count", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		n--
		o := rw.ReplaceByNew(op, toyDouble, op.Operands(), op.ResultTypes())
		if n == 0 {
			o.SetAttr("done", c.ctx.Unit())
		}
		return true
	}).Recursive()
	if !c.partial(count) {
		t.Error(c.messages)
	}
}

func TestPatternOrder(t *testing.T) {
	c := newConv(t, "%a: i32", addUse)
	c.target.AddIllegalOp(toyMax)
	var order []string
	try := func(name string, benefit int) *Pattern {
		return OnOp(name, toyMax, func(op *ir.Operation, rw *Rewriter) bool {
			order = append(order, name)
			return rw.Fail("always")
		}).WithBenefit(benefit)
	}
	c.ctx.ExplainFailures = true
	c.partial(try("one", 1), try("three", 3), try("uno", 1))
	if got := strings.Join(order, " "); got != "three uno one" {
		t.Error(got)
	}
	c.expectMessages(t, "failed to legalize operation 'toy.max' that was explicitly marked illegal",
		"note: pattern 'three' did not apply: always", "note: pattern 'uno' did not apply: always", "note: pattern 'one' did not apply: always")
}

func TestExplainWhatPatternsMade(t *testing.T) {
	c := newConv(t, "%a: i32, %b: i32, %x: index", `
		%0 = "toy.max"(%a, %b) : (i32, i32) -> i32
		%1 = "toy.neg"(%x) : (index) -> index
		"toy.return"() : () -> ()`)
	c.ctx.ExplainFailures = true
	c.target.AddIllegalOp(toyMax, lowMid)
	c.target.Why = func(op *ir.Operation) (string, any) { return "it is " + op.Name(), op.Name() }
	c.partial(lower(nil, toyMax, lowMid))
	c.expectMessages(t, "failed to legalize operation 'toy.max' that was explicitly marked illegal",
		"note: pattern 'toy.max-to-low.mid' did not apply: the operation it made, 'low.mid', is not legal for the target: it is low.mid")
	c.messages = nil
	c.target.AddLegalOp(toyMax)
	c.target.AddIllegalOp(toyNeg)
	c.partial(lower(c.types, toyNeg, lowCast))
	c.expectMessages(t, "failed to legalize operation 'toy.neg' that was explicitly marked illegal",
		"note: pattern 'toy.neg-to-low.cast' did not apply: unable to convert type for operand #0, type was 'index'")
}

func TestFoldFirst(t *testing.T) {
	c := newConv(t, "%a: i32", `
		%0 = "toy.const"() {value = 2 : i32} : () -> i32
		%1 = "toy.add"(%0, %0) : (i32, i32) -> i32
		%2 = "toy.add"(%1, %1) : (i32, i32) -> i32
		%3 = "toy.add"(%0, %a) : (i32, i32) -> i32
		"toy.use"(%1, %2, %3) : (i32, i32, i32) -> ()
		"toy.return"() : () -> ()`)
	c.target.AddIllegalOp(toyAdd)
	c.target.AddLegalOp(toyConst)
	if !c.partial(lower(nil, toyAdd, lowAdd)) {
		t.Fatal(c.messages)
	}
	// Folds see the original operands: the second sum has no constant operands.
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "toy.const"() <{value = 2 : i32}> : () -> i32
		%1 = "toy.const"() <{value = 4 : i32}> : () -> i32
		%2 = "low.add"(%1, %1) : (i32, i32) -> i32
		%3 = "low.add"(%arg0, %0) : (i32, i32) -> i32
		"toy.use"(%1, %2, %3) : (i32, i32, i32) -> ()
		"toy.return"() : () -> ()`)
}

func TestFoldToIllegalConstant(t *testing.T) {
	c := newConv(t, "%a: i32", `
		%0 = "toy.const"() {value = 2 : i32} : () -> i32
		%1 = "toy.add"(%0, %0) : (i32, i32) -> i32
		"toy.use"(%1) : (i32) -> ()
		"toy.return"() : () -> ()`)
	before := c.text()
	c.target.AddIllegalOp(toyAdd, toyUse)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { v, _ := op.Prop(0).(*ir.IntegerAttr).Int64(); return v == 2 }, toyConst)
	if c.partial() {
		t.Error("converted")
	}
	c.expectMessages(t, "failed to legalize operation 'toy.add' that was explicitly marked illegal")
	if c.text() != before {
		t.Errorf("changed: %s", c.text())
	}
}

func TestBlockOrder(t *testing.T) {
	c := newConv(t, "%a: i32", `
		"toy.cond"(%a)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
	^bb1:
		"toy.neg"(%a) {n = 1} : (i32) -> i32
		"toy.br"()[^bb3] : () -> ()
	^bb2:
		"toy.neg"(%a) {n = 2} : (i32) -> i32
		"toy.br"()[^bb3] : () -> ()
	^bb3:
		"toy.neg"(%a) {n = 3} : (i32) -> i32
		"toy.cond"(%a)[^bb5, ^bb4] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
	^bb4:
		"toy.neg"(%a) {n = 4} : (i32) -> i32
		"toy.br"()[^bb1] : () -> ()
	^bb5:
		"toy.neg"(%a) {n = 5} : (i32) -> i32
		"toy.return"() : () -> ()
	^bb6:
		"toy.neg"(%a) {n = 6} : (i32) -> i32
		"toy.return"() : () -> ()`)
	got := ""
	c.target.AddIllegalOp(toyNeg)
	ok := c.partial(OnOp("number", toyNeg, func(op *ir.Operation, rw *Rewriter) bool {
		got += ir.AttrString(op.Attr("n"))[:1]
		rw.Replace(op, op.Operand(0))
		return true
	}))
	if !ok || got != "13542" {
		t.Errorf("order %s, %q", got, c.messages)
	}
}
