package rewrite

import (
	"strconv"
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestMaterializationsWhereLive(t *testing.T) {
	// Patterns use converted values directly. The driver makes bridges only for
	// operations that stay, and makes the bridge back at the replaced op.
	c := newConv(t, "%a: i32", `
		"toy.use"(%a) : (i32) -> ()
		%0 = "toy.double"(%a) : (i32) -> i32
		%1 = "toy.double"(%0) : (i32) -> i32
		%2 = "toy.double"(%1) : (i32) -> i32
		"toy.use"(%1) : (i32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	c.target.AddIllegalOp(toyDouble)
	if !c.partial(lower(c.types, toyDouble, lowMid)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		"toy.use"(%arg0) : (i32) -> ()
		%1 = "low.mid"(%0) : (i64) -> i64
		%2 = "low.mid"(%1) : (i64) -> i64
		%3 = "low.cast"(%2) : (i64) -> i32
		%4 = "low.mid"(%2) : (i64) -> i64
		"toy.use"(%3) : (i32) -> ()
		"toy.return"() : () -> ()`)
}

func TestReplacedChainStaysInUse(t *testing.T) {
	// The value in use is replaced by a value of the same type, which is then replaced
	// by one of another type: the bridge belongs to the second value.
	c := newConv(t, "%a: i32", `
		%0 = "toy.neg"(%a) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	c.target.AddIllegalOp(toyNeg, toyDouble)
	if !c.partial(lower(nil, toyNeg, toyDouble), lower(c.types, toyDouble, lowMid)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		%1 = "low.mid"(%0) : (i64) -> i64
		%2 = "low.cast"(%1) : (i64) -> i32
		"toy.use"(%2) : (i32) -> ()
		"toy.return"() : () -> ()`)
}

func TestReplacementOfOtherTypeIsReplacedAgain(t *testing.T) {
	// The first replacement has another type, the last one the type in use again:
	// a bridge back from the first must not hide it.
	c := newConv(t, "%a: i32", `
		%0 = "toy.neg"(%a) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	c.target.AddIllegalOp(toyNeg, lowMid)
	back := ConvertOp("back", c.types, lowMid, func(op *ir.Operation, _ Adaptor, rw *Rewriter) bool {
		rw.ReplaceByNew(op, lowConst, nil, []ir.Type{rw.Context().I32()})
		return true
	})
	if !c.partial(lower(c.types, toyNeg, lowMid), back) {
		t.Fatal(c.messages)
	}
	if use := c.module.Region(0).First().First().Region(0).First().Last().Prev(); !use.Is(toyUse) || !use.Operand(0).DefiningOp().Is(lowConst) {
		t.Error(c.text())
	}
	c.checkUses(t)
}

func TestReplacedByErased(t *testing.T) {
	c := newConv(t, "%a: i32", `
		%0 = "toy.neg"(%a) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() : () -> ()`)
	before := c.text()
	c.target.AddIllegalOp(toyNeg)
	c.partial(OnOp("erase", toyNeg, func(op *ir.Operation, rw *Rewriter) bool {
		rw.Erase(rw.ReplaceByNew(op, lowConst, nil, op.ResultTypes()))
		return true
	}))
	if len(c.messages) != 2 || c.messages[0] != "failed to legalize operation 'low.const' marked as erased" || c.text() != before {
		t.Errorf("%q\n%s", c.messages, c.text())
	}
}

func TestBridgesBetweenConvertersAreFolded(t *testing.T) {
	// One pattern has no converter for a value that the other pattern converted.
	c := newConv(t, "%a: i32", `
		%0 = "toy.double"(%a) : (i32) -> i32
		%1 = "toy.neg"(%0) : (i32) -> i32
		"toy.use"(%1) : (i32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	same := &TypeConverter{}
	AddRule(same, func(t ir.Type) (ir.Type, bool) { return t, true })
	same.AddTargetMaterialization(castBy(lowCast))
	c.target.AddIllegalOp(toyDouble, toyNeg, toyUse)
	if !c.partial(lower(c.types, toyDouble, lowMid), lower(same, toyNeg, lowAdd), lower(c.types, toyUse, lowUse)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		%1 = "low.mid"(%0) : (i64) -> i64
		%2 = "low.cast"(%1) : (i64) -> i32
		%3 = "low.add"(%2) : (i32) -> i32
		%4 = "low.cast"(%3) : (i32) -> i64
		"low.use"(%4) : (i64) -> ()
		"toy.return"() : () -> ()`)
}

func TestUnneededMaterializationsVanish(t *testing.T) {
	drop := func(c *conv) *Pattern {
		return ConvertOp("drop", c.types, toyUse, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
			if op.NumOperands() == 0 || ad.Operand(0).Type() != rw.Context().I64() {
				t.Error("the operand was not converted")
			}
			rw.Erase(op)
			return true
		})
	}
	c := newConv(t, "%a: i32", `
		"toy.use"(%a) : (i32) -> ()
		"toy.return"() : () -> ()`)
	c.target.AddIllegalOp(toyUse)
	if !c.partial(drop(c)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		"toy.return"() : () -> ()`)
	// As in MLIR, the operation stays if the value has users that stay.
	c = newConv(t, "%a: i32", `
		"toy.use"(%a) : (i32) -> ()
		"toy.return"(%a) : (i32) -> ()`).withCasts()
	c.target.AddIllegalOp(toyUse)
	if !c.partial(drop(c)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.cast"(%arg0) : (i32) -> i64
		"toy.return"(%arg0) : (i32) -> ()`)
}

func TestMaterializationErrors(t *testing.T) {
	body := `
		%0 = "toy.double"(%a) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() : () -> ()`
	c := newConv(t, "%a: i32", body)
	before := c.text()
	c.target.AddIllegalOp(toyDouble)
	c.types.AddSourceMaterialization(castBy(lowCast))
	c.partial(lower(c.types, toyDouble, lowMid))
	c.expectMessages(t, "failed to legalize unresolved materialization from ('i32') to 'i64' that remained live after conversion",
		`note: see existing live user here: %1 = "low.mid"(%0) : (i64) -> i64`)
	if c.text() != before {
		t.Errorf("changed to %s", c.text())
	}

	c = newConv(t, "%a: i32", body)
	c.target.AddIllegalOp(toyDouble)
	c.types.AddTargetMaterialization(castBy(lowCast))
	c.partial(lower(c.types, toyDouble, lowMid))
	c.expectMessages(t, "failed to materialize conversion for result #0 of operation 'toy.double' that remained live after conversion",
		`note: see existing live user here: "toy.use"(%3) : (i32) -> ()`)
	if c.text() != before {
		t.Errorf("changed to %s", c.text())
	}

	c = newConv(t, "%a: i32", body)
	c.target.AddIllegalOp(toyDouble)
	c.partial(OnOp("erase", toyDouble, func(op *ir.Operation, rw *Rewriter) bool { rw.Erase(op); return true }))
	c.expectMessages(t, "failed to legalize operation 'toy.double' marked as erased",
		`note: found live user of result #0: "toy.use"(%0) : (i32) -> ()`)
	if c.text() != before {
		t.Errorf("changed to %s", c.text())
	}
	c.checkUses(t)
}

// convertFunc converts the arguments of toy.func with entry, which may be nil.
func convertFunc(types *TypeConverter, entry func(op *ir.Operation, rw *Rewriter) *Signature) *Pattern {
	return ConvertOp("func", types, toyFunc, func(op *ir.Operation, _ Adaptor, rw *Rewriter) bool {
		n := rw.CreateWithRegions(op.Loc(), lowFunc, nil, nil, 1)
		rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
		var sig *Signature
		if entry != nil {
			sig = entry(op, rw)
		}
		if rw.ConvertRegionTypes(n.Region(0), types, sig) == nil {
			return rw.Fail("an argument cannot be converted")
		}
		rw.Erase(op)
		return true
	})
}

func TestConvertRegionTypes(t *testing.T) {
	c := newConv(t, "%a: i32, %b: f32, %c: i1", `
		%0 = "toy.double"(%a) : (i32) -> i32
		"toy.use"(%0, %a) : (i32, i32) -> ()
		"toy.scope"(%b) : (f32) -> ()
		"toy.br"(%a)[^bb1] : (i32) -> ()
	^bb1(%d: i32):
		"toy.use"(%d) : (i32) -> ()
		"toy.br"(%d)[^bb1] : (i32) -> ()`).withCasts()
	c.target = NewTarget()
	c.target.AddLegalDialect("low", "builtin")
	c.target.AddIllegalOp(toyFunc, toyDouble, toyBr)
	br := ConvertOp("br", c.types, toyBr, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		st := ir.OperationState{Info: op.Info(), Operands: ad.Operands, Successors: []*ir.Block{op.Successor(0)}, Attrs: []ir.NamedAttribute{ir.Named("new", rw.Context().Unit())}}
		rw.Build(&st)
		rw.Erase(op)
		return true
	})
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Attr("new") != nil }, toyBr)
	if !c.partial(convertFunc(c.types, nil), lower(c.types, toyDouble, lowMid), br) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i64, %arg1: f16, %arg2: f16):
		%0 = "low.cast"(%arg1, %arg2) : (f16, f16) -> f32
		%1 = "low.cast"(%arg0) : (i64) -> i32
		%2 = "low.mid"(%arg0) : (i64) -> i64
		%3 = "low.cast"(%2) : (i64) -> i32
		"toy.use"(%3, %1) : (i32, i32) -> ()
		"toy.scope"(%0) : (f32) -> ()
		"toy.br"(%arg0)[^bb1] {new} : (i64) -> ()
		^bb1(%4: i64):  // 2 preds: ^bb0, ^bb1
		%5 = "low.cast"(%4) : (i64) -> i32
		"toy.use"(%5) : (i32) -> ()
		"toy.br"(%4)[^bb1] {new} : (i64) -> ()`)
}

func TestSignatureConversion(t *testing.T) {
	body := `
		"toy.use"(%a, %b) : (i32, i32) -> ()
		"toy.return"() : () -> ()`
	for _, k := range []struct {
		name  string
		entry func(op *ir.Operation, rw *Rewriter) *Signature
		want  string
		error string
	}{
		{"remapped to a value", func(op *ir.Operation, rw *Rewriter) *Signature {
			s := NewSignature(2)
			s.AddTypes(rw.Context().F32())
			s.AddInputs(1, rw.Context().I32())
			rw.SetStart(op.Block())
			s.Remap(0, rw.Create(0, lowConst, nil, []ir.Type{rw.Context().I32()}).Result(0))
			return s
		}, `"low.const"() : () -> i32 / ^bb0(%arg0: f32, %arg1: i32): "toy.use"(%0, %arg1)`, ""},
		{"both to one", func(op *ir.Operation, rw *Rewriter) *Signature {
			s := NewSignature(2)
			s.AddInputs(0, rw.Context().I32())
			s.remapInput(1, 0, 1)
			return s
		}, `^bb0(%arg0: i32): "toy.use"(%arg0, %arg0)`, ""},
		{"swapped", func(op *ir.Operation, rw *Rewriter) *Signature {
			s := NewSignature(2)
			s.AddInputs(1, rw.Context().I32())
			s.AddInputs(0, rw.Context().I32())
			return s
		}, `^bb0(%arg0: i32, %arg1: i32): "toy.use"(%arg1, %arg0)`, ""},
		{"dropped", func(op *ir.Operation, rw *Rewriter) *Signature {
			s := NewSignature(2)
			s.AddInputs(1, rw.Context().I32())
			return s
		}, "", "failed to legalize unresolved materialization from () to 'i32' that remained live after conversion"},
	} {
		c := newConv(t, "%a: i32, %b: i32", body)
		before := c.text()
		c.target = NewTarget()
		c.target.AddLegalDialect("low", "builtin")
		c.target.AddIllegalOp(toyFunc)
		ok := c.partial(convertFunc(c.types, k.entry))
		if k.error != "" {
			if ok || len(c.messages) == 0 || c.messages[0] != k.error || c.text() != before {
				t.Errorf("%s: %t %q\n%s", k.name, ok, c.messages, c.text())
			}
			continue
		}
		f := c.module.Region(0).First().Last()
		got := ""
		if p := f.Prev(); p != nil {
			got = p.Text(ir.PrintOptions{Generic: true, LocalScope: true}) + " / "
			got = got[len("%0 = "):]
		}
		b := f.Region(0).First()
		got += "^bb0("
		for i, a := range b.Args() {
			if i > 0 {
				got += ", "
			}
			got += "%arg" + strconv.Itoa(i) + ": " + ir.TypeString(a.Type())
			if a.Loc() == ir.UnknownLoc && a.Type() == c.ctx.I32() {
				t.Errorf("%s: argument %d has no location", k.name, i)
			}
		}
		got += `): "toy.use"(`
		for i, v := range b.First().Operands() {
			if i > 0 {
				got += ", "
			}
			if v.IsBlockArgument() {
				got += "%arg" + strconv.Itoa(v.Index())
			} else {
				got += "%0"
			}
		}
		if got += ")"; !ok || got != k.want {
			t.Errorf("%s: got %s, want %s, %q", k.name, got, k.want, c.messages)
		}
		c.checkUses(t)
	}
}

func TestArgumentMaterialization(t *testing.T) {
	c := newConv(t, "%a: i32, %b: i1", `
		"toy.use"(%a, %b) : (i32, i1) -> ()
		"toy.return"() : () -> ()`)
	c.types.AddTargetMaterialization(castBy(lowCast))
	c.types.AddArgumentMaterialization(func(b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
		if len(in) == 0 {
			return b.Create(loc, lowConst, nil, []ir.Type{t}).Result(0)
		}
		return nil // the target materialization is next
	})
	c.target = NewTarget()
	c.target.AddLegalDialect("low", "builtin")
	c.target.AddIllegalOp(toyFunc)
	if !c.partial(convertFunc(c.types, nil)) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i64):
		%0 = "low.cast"(%arg0) : (i64) -> i32
		%1 = "low.const"() : () -> i1
		"toy.use"(%0, %1) : (i32, i1) -> ()
		"toy.return"() : () -> ()`)
}

func TestReplaceByMany(t *testing.T) {
	c := newConv(t, "%a: f32", `
		%0 = "toy.double"(%a) : (f32) -> f32
		"toy.use"(%0) : (f32) -> ()
		"toy.return"() : () -> ()`).withCasts()
	c.target.AddIllegalOp(toyDouble)
	many := ConvertOp("many", c.types, toyDouble, func(op *ir.Operation, _ Adaptor, rw *Rewriter) bool {
		x := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().F16()}).Result(0)
		y := rw.Create(0, lowConst, nil, []ir.Type{rw.Context().F16()}).Result(0)
		rw.ReplaceMulti(op, [][]*ir.Value{{x, y}})
		return true
	})
	if !c.partial(many) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: f32):
		%0 = "low.const"() : () -> f16
		%1 = "low.const"() : () -> f16
		%2 = "low.cast"(%0, %1) : (f16, f16) -> f32
		"toy.use"(%2) : (f32) -> ()
		"toy.return"() : () -> ()`)
}

func TestReplaceUsesByUser(t *testing.T) {
	// A value may be replaced by one that is computed from it.
	c := newConv(t, "%a: i32", `
		"toy.use"(%a) : (i32) -> ()
		"toy.return"() : () -> ()`)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Attr("done") != nil }, toyReturn)
	if !c.partial(OnOp("wrap", toyReturn, func(op *ir.Operation, rw *Rewriter) bool {
		a := op.Block().Arg(0)
		rw.SetStart(op.Block())
		rw.ReplaceUses(a, rw.Create(0, lowMid, []*ir.Value{a}, []ir.Type{a.Type()}).Result(0))
		rw.Modify(op, func() { op.SetAttr("done", rw.Context().Unit()) })
		return true
	})) {
		t.Fatal(c.messages)
	}
	c.expect(t, `^bb0(%arg0: i32):
		%0 = "low.mid"(%arg0) : (i32) -> i32
		"toy.use"(%0) : (i32) -> ()
		"toy.return"() {done} : () -> ()`)
}

// TestConversionIsLinear takes minutes if chains of replacements are followed from
// end to end for each value.
func TestConversionIsLinear(t *testing.T) {
	y := newToy(1)
	v := y.entry.Arg(0)
	zero := y.constant(0)
	for range 100000 {
		v = y.op(toyAdd, v, zero)
	}
	y.op(toyUse, v)
	y.op(toyReturn)
	target := NewTarget()
	target.AddIllegalOp(toyAdd)
	if !ConvertPartial([]*ir.Operation{y.module}, target, NewPatternSet()) {
		t.Fatal("not converted")
	}
	y.check(t, `b = const 0 : i32
		use a
		return`)
}

// lowering makes a function of n toy operations, and the target and patterns that lower it
// to 64 bits.
func lowering(n int) (*toy, *Target, *PatternSet) {
	y := newToy(2)
	v := y.entry.Arg(0)
	for range n / 2 {
		v = y.op(toyAdd, y.op(toyDouble, v), y.entry.Arg(1))
	}
	y.op(toyUse, v)
	y.op(toyReturn)
	target := NewTarget()
	target.AddLegalDialect("low", "builtin")
	target.AddLegalOp(toyFunc, toyReturn)
	target.AddIllegalDialect("toy")
	types := wideTypes(y.ctx)
	types.AddTargetMaterialization(castBy(lowCast))
	one := func(from, to *ir.OpDef) *Pattern {
		return ConvertOp(from.Name, types, from, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
			rw.ReplaceByNew(op, to, ad.Operands, []ir.Type{types.Convert(op.Result(0).Type())})
			return true
		})
	}
	use := ConvertOp("use", types, toyUse, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		rw.ReplaceByNew(op, lowUse, ad.Operands, nil)
		return true
	})
	return y, target, NewPatternSet(one(toyAdd, lowAdd), one(toyDouble, lowMid), use)
}

func BenchmarkConversion(b *testing.B) {
	const n = 100000
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		y, target, set := lowering(n)
		b.StartTimer()
		if !ConvertPartial([]*ir.Operation{y.module}, target, set) {
			b.Fatal("not converted")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/op-in")
}
