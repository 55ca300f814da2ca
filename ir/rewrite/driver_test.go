package rewrite

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestConvertNothing converts no operations.
func TestConvertNothing(t *testing.T) {
	if !ConvertPartial(nil, NewTarget(), NewPatternSet()) || !ConvertFull(nil, NewTarget(), NewPatternSet()) {
		t.Error("nothing cannot be converted")
	}
}

// TestByFunctionOfOther converts an operation whose body is not one block as a whole.
func TestByFunctionOfOther(t *testing.T) {
	c := newConv(t, "%a: i32", addUse)
	c.target.AddLegalDialect("toy")
	c.target.AddIllegalOp(toyMax)
	fn := c.module.Region(0).First().First()
	if !ConvertFullByFunction(fn, c.target, NewPatternSet(lower(nil, toyMax, lowAdd)), 1) || strings.Contains(c.text(), "toy.max") {
		t.Errorf("%q\n%s", c.messages, c.text())
	}
	c = newConv(t, "%a: i32", `"toy.br"()[^bb1] : () -> ()
		^bb1:
			%0 = "toy.max"(%a, %b) : (i32, i32) -> i32
			"toy.return"() : () -> ()
		^bb2(%b: i32):
			"toy.br"()[^bb1] : () -> ()`)
	c.target.AddLegalDialect("toy")
	c.target.AddIllegalOp(toyMax)
	fn = c.module.Region(0).First().First()
	if !ConvertFullByFunction(fn, c.target, NewPatternSet(lower(nil, toyMax, lowAdd)), 1) || strings.Contains(c.text(), "toy.max") {
		t.Errorf("blocks: %q\n%s", c.messages, c.text())
	}
	c = parseOdd(t, `"low.use"() : () -> ()`)
	if !ConvertFullByFunction(c.module.Region(0).First().First(), c.target, NewPatternSet(), 1) {
		t.Errorf("an operation without a region: %q", c.messages)
	}
}

// TestDriversAreUsedAgain converts twice with one set of patterns: for the same target, for
// another target and for another context.
func TestDriversAreUsedAgain(t *testing.T) {
	failing := lower(nil, toyMax, lowBad)
	set := NewPatternSet(failing, lower(nil, toyDouble, lowMid))
	for i := range 6 {
		c := newConv(t, "%a: i32", addUse)
		c.ctx.ExplainFailures = i%2 == 0
		c.target.AddIllegalOp(lowBad, toyDouble)
		if i >= 3 {
			c.target.AddIllegalOp(toyMax)
		}
		ok := ConvertPartial([]*ir.Operation{c.module}, c.target, set)
		if want := i < 3; ok != want {
			t.Fatalf("%d: %t %q\n%s", i, ok, c.messages, c.text())
		}
		notes := 0
		for _, m := range c.messages {
			if strings.HasPrefix(m, "note: ") {
				notes++
			}
		}
		if want := i >= 3 && i%2 == 0; (notes > 0) != want || notes > 1 {
			t.Errorf("%d: messages %q", i, c.messages)
		}
		if ok && (strings.Contains(c.text(), "toy.double") || !strings.Contains(c.text(), "low.mid")) {
			t.Errorf("%d: %s", i, c.text())
		}
		// The same context and target again: nothing of the first conversion may be left.
		d := set.driver(c.ctx, c.target)
		if len(d.work)+len(d.reasons)+len(d.log)+len(d.maps)+len(d.casts)+len(d.created) != 0 || d.committing {
			t.Errorf("%d: a driver for a new conversion holds the last one: %d %d %d %t", i, len(d.work), len(d.reasons), len(d.log), d.committing)
		}
	}
}

// TestConvertPartOfFunction converts some operations whose neighbors carry marks of earlier
// work.
func TestConvertPartOfFunction(t *testing.T) {
	c := newConv(t, "%a: i32", `
		%0 = "toy.double"(%a) : (i32) -> i32
		"toy.scope"() ({
			%1 = "toy.double"(%0) : (i32) -> i32
			"toy.use"(%0, %1) : (i32, i32) -> ()
		}) : () -> ()
		%2 = "toy.double"(%0) : (i32) -> i32
		"toy.use"(%0, %2) : (i32, i32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	c.target.AddIllegalOp(toyDouble)
	c.module.Walk(func(op *ir.Operation) { op.Scratch = ^uint32(0) })
	body := c.module.Region(0).First().First().Region(0).First()
	scope := body.First().Next()
	if !ConvertPartial([]*ir.Operation{body.First(), scope}, c.target, NewPatternSet(lower(c.types, toyDouble, lowMid))) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		%1 = "low.mid"(%0) : (i64) -> i64
		%2 = "low.cast"(%1) : (i64) -> i32
		"toy.scope"() ({
		%4 = "low.mid"(%1) : (i64) -> i64
		%5 = "low.cast"(%4) : (i64) -> i32
		"toy.use"(%2, %5) : (i32, i32) -> ()
		}) : () -> ()
		%3 = "toy.double"(%2) : (i32) -> i32
		"toy.use"(%2, %3) : (i32, i32) -> ()
		"toy.return"() : () -> ()`)
}

// TestCastsOfTheInput folds materializations with the casts that the input already has.
func TestCastsOfTheInput(t *testing.T) {
	goldenCases(t, "casts.txtar", func(t *testing.T, text string) string {
		var tr trace
		for _, legal := range []bool{true, false} {
			c := parseOdd(t, function(text)).withCasts()
			c.target.AddIllegalOp(toyDouble, toyMax)
			if !legal {
				c.target.AddIllegalOp(toyUse)
			}
			many := ConvertOp("many", c.types, toyMax, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
				x := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().F16()}).Result(0)
				y := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().F16()}).Result(0)
				vs := []*ir.Value{x, y}
				if op.NumOperands() < 2 {
					vs = op.Operands()
				}
				rw.ReplaceMulti(op, [][]*ir.Value{vs})
				return true
			})
			ok := c.partial(lower(c.types, toyDouble, lowMid), many, lower(c.types, toyUse, lowUse))
			tr.line("uses legal %t: %t %q\n%s", legal, ok, c.messages, c.body())
			c.checkUses(t)
		}
		return tr.String()
	})
}

// TestMaterializationsFail fails at each of the materializations of a commit.
func TestMaterializationsFail(t *testing.T) {
	const double = `
		%0 = "toy.double"(%a) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() : () -> ()`
	no := func(*ir.Builder, ir.Type, []*ir.Value, ir.Location) *ir.Value { return nil }
	for _, k := range []struct {
		name  string
		setup func(c *TypeConverter)
		want  string
	}{
		{"neither", func(*TypeConverter) {}, "failed to legalize unresolved materialization from ('i32') to 'i64' that remained live after conversion"},
		{"argument only", func(c *TypeConverter) {
			c.AddArgumentMaterialization(castBy(lowCast))
			c.AddSourceMaterialization(castBy(lowCast))
		},
			"failed to legalize unresolved materialization from ('i32') to 'i64' that remained live after conversion"},
		{"last refuses", func(c *TypeConverter) {
			c.AddTargetMaterialization(castBy(lowCast))
			c.AddTargetMaterialization(no)
			c.AddSourceMaterialization(castBy(lowCast))
			c.AddSourceMaterialization(no)
		}, ""},
		{"no source", func(c *TypeConverter) { c.AddTargetMaterialization(castBy(lowCast)); c.AddSourceMaterialization(no) },
			"failed to materialize conversion for result #0 of operation 'toy.double' that remained live after conversion"},
	} {
		c := newConv(t, "%a: i32", double)
		before := c.text()
		c.target.AddIllegalOp(toyDouble)
		k.setup(c.types)
		ok := c.partial(lower(c.types, toyDouble, lowMid))
		if ok != (k.want == "") || (!ok && (c.messages[0] != k.want || c.text() != before)) {
			t.Errorf("%s: %t %q\n%s", k.name, ok, c.messages, c.text())
		}
		c.checkUses(t)
	}
	// A replacement without a converter has no way back.
	c := newConv(t, "%a: i32", double)
	before := c.text()
	c.target.AddIllegalOp(toyDouble)
	if c.partial(OnOp("other type", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		rw.ReplaceByNew(op, lowConst, nil, []ir.Type{rw.Context().F32()})
		return true
	})) || c.messages[0] != "failed to materialize conversion for result #0 of operation 'toy.double' that remained live after conversion" || c.text() != before {
		t.Errorf("no converter: %q\n%s", c.messages, c.text())
	}
	// The arguments of a block, with one reason per kind of replacement.
	c = newConv(t, "%a: i32", double)
	before = c.text()
	c.target = NewTarget()
	c.target.AddLegalDialect("low", "builtin")
	c.target.AddIllegalOp(toyFunc)
	c.types.AddTargetMaterialization(castBy(lowCast))
	c.types.AddSourceMaterialization(no)
	if c.partial(convertFunc(c.types, func(op *ir.Operation, rw *Rewriter) *Signature {
		s := NewSignature(1)
		f := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().F32()})
		s.Remap(0, f.Result(0))
		return s
	})) || !strings.HasPrefix(c.messages[0], "failed to materialize conversion for block argument #0 that remained live after conversion, type was 'i32'") || c.text() != before {
		t.Errorf("argument: %q\n%s", c.messages, c.text())
	}
}

// TestNotesAreBounded gives at most maxNotes reasons for a failure.
func TestNotesAreBounded(t *testing.T) {
	for n := range 12 {
		c := newConv(t, "%a: i32", addUse)
		c.ctx.ExplainFailures = true
		c.target.AddIllegalOp(toyDouble)
		var ps []*Pattern
		for i := range n {
			ps = append(ps, OnOp(fmt.Sprintf("p%d", i), toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
				return rw.FailDetail(fmt.Sprintf("reason %d", i), i)
			}))
		}
		if c.partial(ps...) {
			t.Fatal("converted")
		}
		want := min(max(n, 1), maxNotes)
		if got := len(c.messages) - 1; got != want && got != want+1 {
			t.Errorf("%d patterns: messages %q", n, c.messages)
		}
		if n == 0 && c.messages[1] != "note: no pattern converts 'toy.double'" {
			t.Errorf("no pattern: %q", c.messages)
		}
	}
}

// TestFoldsThatFail undoes folds in a conversion whose constants cannot be made.
func TestFoldsThatFail(t *testing.T) {
	c := parseOdd(t, function(`^bb0(%a: i32):
		%0 = "toy.const"() {value = 7 : i32} : () -> i32
		%1, %2 = "odd.split"(%0) : (i32) -> (i32, i32)
		%3 = "toy.const"() {value = 3 : i32} : () -> i32
		%4, %5 = "odd.split"(%3) : (i32) -> (i32, i32)
		"toy.use"(%1, %2, %4, %5) : (i32, i32, i32, i32) -> ()
		"toy.return"() : () -> ()`))
	before := c.text()
	c.target.AddIllegalOp(oddSplit)
	c.target.AddLegalOp(toyConst)
	if c.partial() || c.messages[0] != "failed to legalize operation 'odd.split' that was explicitly marked illegal" || c.text() != before {
		t.Errorf("%q\n%s", c.messages, c.text())
	}
	// With a pattern for the one that does not fold, the other one folds.
	if !c.partial(OnOp("split", oddSplit, func(op *ir.Operation, rw *Rewriter) bool {
		rw.Replace(op, op.Operand(0), op.Operand(0))
		return true
	})) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "toy.const"() <{value = 7 : i32}> : () -> i32
		%1 = "toy.const"() <{value = 3 : i32}> : () -> i32
		%2 = "toy.const"() <{value = 3 : i32}> : () -> i32
		%3 = "toy.const"() <{value = 4 : i32}> : () -> i32
		"toy.use"(%0, %0, %2, %3) : (i32, i32, i32, i32) -> ()
		"toy.return"() : () -> ()`)
	// CreateOrFold makes the operation if one of the constants cannot be made.
	b := ir.NewBuilder(c.ctx, nil)
	fn := c.module.Region(0).First().First().Region(0).First()
	b.SetBefore(fn.Last())
	var made []string
	b.Created = func(op *ir.Operation) { made = append(made, op.Name()) }
	split := func(v *ir.Value) []*ir.Value {
		return CreateOrFold(b, &ir.OperationState{Info: c.ctx.OpInfoOf(oddSplit), Operands: []*ir.Value{v}, Results: []ir.Type{c.ctx.I32(), c.ctx.I32()}})
	}
	if vs := split(fn.First().Result(0)); len(vs) != 2 || !vs[0].DefiningOp().Is(oddSplit) {
		t.Error("a fold without constants")
	}
	if vs := split(fn.First().Next().Result(0)); len(vs) != 2 || !vs[1].DefiningOp().Is(toyConst) || vs[1].DefiningOp().Block() != fn {
		t.Error("a fold to constants")
	}
	if got := strings.Join(made, " "); got != "odd.split toy.const toy.const" || b.InsertionPoint().Before != fn.Last() {
		t.Errorf("made %s", got)
	}
	c.checkUses(t)
}

// TestModifiedBeforeMade legalizes what a pattern changed before what it made.
func TestModifiedBeforeMade(t *testing.T) {
	c := newConv(t, "%a: i32", addUse)
	c.target.AddIllegalOp(toyDouble, lowMid)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Attr("bad") == nil }, toyMax)
	var order []string
	pattern := func(def *ir.OpDef, f func(op *ir.Operation, rw *Rewriter)) *Pattern {
		return OnOp(def.Name, def, func(op *ir.Operation, rw *Rewriter) bool {
			order = append(order, op.Name())
			f(op, rw)
			return true
		})
	}
	if !c.partial(pattern(toyDouble, func(op *ir.Operation, rw *Rewriter) {
		user := op.Next()
		mid := rw.Create(0, lowMid, op.Operands(), op.ResultTypes())
		rw.Modify(user, func() { user.SetAttr("bad", rw.Context().Unit()) })
		rw.ReplaceWithOp(op, mid)
	}), pattern(toyMax, func(op *ir.Operation, rw *Rewriter) {
		rw.Modify(op, func() { op.SetAttr("bad", nil) })
	}), pattern(lowMid, func(op *ir.Operation, rw *Rewriter) { rw.ReplaceByNew(op, lowConst, nil, op.ResultTypes()) })) {
		t.Fatal(c.messages)
	}
	if got := strings.Join(order, " "); got != "toy.double toy.max low.mid" {
		t.Errorf("order: %s", got)
	}
}
