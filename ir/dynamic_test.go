package ir_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// dynamicDialect returns a dialect that is declared at run time.
func dynamicDialect() *ir.Dialect {
	one := func(params []ir.Attribute, emit func(string) bool) bool {
		return len(params) == 1 || emit("one parameter, please")
	}
	return &ir.Dialect{
		Name: "dyn",
		Types: []*ir.TypeDef{
			(&ir.DynamicClass{Dialect: "dyn", Mnemonic: "one", Verify: one}).Type(),
			(&ir.DynamicClass{Dialect: "dyn", Mnemonic: "any"}).Type(),
		},
		Attrs: []*ir.AttrClass{
			(&ir.DynamicClass{Dialect: "dyn", Mnemonic: "one", Verify: one}).Attr(),
			(&ir.DynamicClass{Dialect: "dyn", Mnemonic: "custom",
				Parse: func(p *ir.Parser) ([]ir.Attribute, bool) {
					if !p.ParseLSquare() {
						return nil, false
					}
					a, ok := p.ParseAttr(nil)
					return []ir.Attribute{a}, ok && p.ParseRSquare()
				},
				Print: func(p *ir.Printer, params []ir.Attribute) { p.Byte('['); p.Attr(params[0]); p.Byte(']') }}).Attr(),
		},
		Ops: []ir.OpEntry{{Def: ir.DynamicOp("dyn.op"), Verify: func(op *ir.Operation) bool {
			return op.NumOperands() == 0 || op.EmitOpError("takes nothing")
		}}},
	}
}

func dynamicContext() (*ir.Context, *strings.Builder) {
	reg := ir.NewRegistry()
	reg.Add("dyn", dynamicDialect)
	ctx := ir.NewContext(reg)
	var out strings.Builder
	ctx.PushHandler(func(d *ir.Diagnostic) bool { out.WriteString(d.Message + "\n"); return true })
	return ctx, &out
}

func TestDynamicText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"!dyn.one<i32>", "!dyn.one<i32>"},
		{"!dyn.any", "!dyn.any"},
		{"!dyn.any<>", "!dyn.any"},
		{"!dyn.any<1, \"a\", !dyn.any<[2]>>", "!dyn.any<1 : i64, \"a\", !dyn.any<[2]>>"},
		{"!dyn.one", "one parameter, please\n"},
		{"!dyn.one<1, 2>", "one parameter, please\n"},
		{"!dyn.any<1 2>", "expected ','\n"},
		{"!dyn.any<1,>", "expected attribute value\n"},
		{"#dyn.one<i32>", "#dyn.one<i32>"},
		{"#dyn.one<unit>", "#dyn.one<unit>"},
		{"#dyn.one", "one parameter, please\n"},
		{"#dyn<one<3>>", "#dyn.one<3 : i64>"},
		{"#dyn<custom[3]>", "#dyn<custom[3 : i64]>"},
		{"#dyn<custom 3>", "expected '['\n"},
	} {
		ctx, out := dynamicContext()
		a, ok := ir.ParseAttr(ctx, c.text)
		got := out.String()
		if ok {
			got = ir.AttrString(a)
			if again, _ := ir.ParseAttr(ctx, got); again != a {
				t.Errorf("%s reads back as another attribute", got)
			}
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.text, got, c.want)
		}
	}
}

func TestDynamicIdentity(t *testing.T) {
	ctx, _ := dynamicContext()
	d := ctx.Dialect("dyn")
	one, other := d.TypeNamed("one"), d.TypeNamed("any")
	unit := ctx.Unit()
	params := []ir.Attribute{unit}
	a := ctx.DynamicType(one, params...)
	params[0] = ctx.Bool(true)
	if a.Params[0] != ir.Attribute(unit) {
		t.Error("the type shares the caller's parameters")
	}
	if a != ctx.DynamicType(one, unit) || a == ctx.DynamicType(one, params...) || a == ctx.DynamicType(other, unit) {
		t.Error("types are not the same exactly if class and parameters are")
	}
	attr := d.Attrs[0]
	b := ctx.DynamicAttr(attr, unit)
	if b != ctx.DynamicAttr(attr, unit) || b == ctx.DynamicAttr(attr, params...) || b == ctx.DynamicAttr(d.Attrs[1], unit) {
		t.Error("attributes are not the same exactly if class and parameters are")
	}
	if ir.TypeClassName(a) != "dyn.one" || ir.AttrClassName(b) != "dyn.one" {
		t.Error("wrong names of classes:", ir.TypeClassName(a), ir.AttrClassName(b))
	}
}

// TestDynamicClasses checks that classes differ even if they have the same name.
func TestDynamicClasses(t *testing.T) {
	ctx := ir.NewContext(nil)
	class := &ir.DynamicClass{Dialect: "x", Mnemonic: "same"}
	if one, other := class.Type(), class.Type(); ctx.DynamicType(one, ctx.Unit()) == ctx.DynamicType(other, ctx.Unit()) {
		t.Error("types of two classes are the same")
	}
	if one, other := class.Attr(), class.Attr(); ctx.DynamicAttr(one, ctx.Unit()) == ctx.DynamicAttr(other, ctx.Unit()) {
		t.Error("attributes of two classes are the same")
	}
}

// TestDynamicRefusals checks that a type or an attribute that is refused is none for the parser around it.
func TestDynamicRefusals(t *testing.T) {
	var inner bool
	probe := func(p *ir.Parser) ([]ir.Attribute, bool) {
		_, inner = p.ParseAttr(nil)
		return nil, inner
	}
	reg := ir.NewRegistry()
	reg.Add("dyn", func() *ir.Dialect {
		d := dynamicDialect()
		d.Attrs = append(d.Attrs, (&ir.DynamicClass{Dialect: "dyn", Mnemonic: "probe", Parse: probe, Print: func(*ir.Printer, []ir.Attribute) {}}).Attr())
		return d
	})
	ctx := ir.NewContext(reg)
	ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
	for text, want := range map[string]bool{
		"!dyn.one<1>": true, "!dyn.one": false, "!dyn.one<1, 2>": false, "!dyn.any<1 2>": false, "!dyn.any<1,>": false,
		"#dyn.one<1>": true, "#dyn.one": false, "#dyn.one<1, 2>": false, "#dyn<one<1 2>>": false, "#dyn<custom 3>": false,
	} {
		if _, ok := ir.ParseAttr(ctx, "#dyn<probe "+text+">"); inner != want || ok != want {
			t.Errorf("%s: accepted inside: %v, around: %v", text, inner, ok)
		}
	}
}

func TestDynamicReplace(t *testing.T) {
	ctx, _ := dynamicContext()
	toF32 := func(t ir.Type) ir.Type {
		if t == ir.Type(ctx.I32()) {
			return ctx.F32()
		}
		return t
	}
	typ, _ := ir.ParseType(ctx, "!dyn.any<i32, [i32], #dyn.one<i32>>")
	seen := 0
	ir.VisitTypeParts(typ, func(ir.Type) {}, func(ir.Attribute) { seen++ })
	if seen != 3 {
		t.Error("a walk visits", seen, "parts, not 3")
	}
	attr := func(a ir.Attribute) ir.Attribute {
		if ta, ok := a.(*ir.TypeAttr); ok {
			return ctx.TypeAttr(toF32(ta.Value))
		}
		return a
	}
	if got := typ.TypeDef().Rebuild(typ, toF32, attr); got == nil || ir.TypeString(got) != "!dyn.any<f32, [i32], #dyn.one<i32>>" {
		t.Error("rebuilt as", got)
	}
	if got := typ.TypeDef().Rebuild(typ, toF32, func(ir.Attribute) ir.Attribute { return nil }); got != nil {
		t.Error("rebuilt without parts as", ir.TypeString(got))
	}
	a, _ := ir.ParseAttr(ctx, "#dyn.one<i32>")
	if got := a.AttrDef().Rebuild(a, toF32, attr); got == nil || ir.AttrString(got) != "#dyn.one<f32>" {
		t.Error("rebuilt as", got)
	}
	seen = 0
	a, _ = ir.ParseAttr(ctx, "#dyn.one<[i32]>")
	if ir.VisitParts(a, func(ir.Type) {}, func(ir.Attribute) { seen++ }); seen != 1 {
		t.Error("a walk visits", seen, "parts, not 1")
	}
}

// TestDynamicReplaceVerifies checks that a replacement that the class refuses is none, without an error.
func TestDynamicReplaceVerifies(t *testing.T) {
	ctx, out := dynamicContext()
	class := &ir.DynamicClass{Dialect: "x", Mnemonic: "unit", Verify: func(params []ir.Attribute, emit func(string) bool) bool {
		return params[0] == ir.Attribute(ctx.Unit()) || emit("a unit, please")
	}}
	same := func(a ir.Attribute) ir.Attribute { return a }
	other := func(ir.Attribute) ir.Attribute { return ctx.Bool(true) }
	noType := func(t ir.Type) ir.Type { return t }
	typ, attr := ctx.DynamicType(class.Type(), ctx.Unit()), ctx.DynamicAttr(class.Attr(), ctx.Unit())
	if got := typ.TypeDef().Rebuild(typ, noType, same); got != ir.Type(typ) {
		t.Error("a type without changes is rebuilt as another one")
	}
	if typ.TypeDef().Rebuild(typ, noType, other) != nil || attr.AttrDef().Rebuild(attr, noType, other) != nil || out.Len() > 0 {
		t.Error("the class accepts other parameters, or reports", out.String())
	}
}

func TestDynamicOp(t *testing.T) {
	ctx, out := dynamicContext()
	const text = `%0:2 = "dyn.op"() ({
}) {a = 1 : i64} : () -> (i32, f32)
"dyn.op"(%0#0) : (i32) -> ()
`
	m, ok := ir.Parse(ctx, ctx.AddFile("in", []byte(text)))
	if !ok {
		t.Fatal(out.String())
	}
	if ir.Verify(m) || out.String() != "'dyn.op' op takes nothing\n" {
		t.Error("got", out.String())
	}
	first := m.Region(0).First().First()
	first.Next().Erase()
	if !ir.Verify(m) {
		t.Error(out.String())
	}
	if got := first.String(); !strings.Contains(got, `"dyn.op"() ({`) {
		t.Error("printed as", got)
	}
}

func TestClassNames(t *testing.T) {
	ctx, _ := dynamicContext()
	types := map[string]string{"i32": "integer", "index": "index", "f32": "f32", "bf16": "bf16", "none": "none", "complex<f32>": "complex",
		"tuple<>": "tuple", "vector<4xi32>": "vector", "tensor<4xi32>": "tensor", "tensor<*xi32>": "unranked_tensor", "memref<4xi32>": "memref",
		"memref<*xi32>": "unranked_memref", "f8E5M2": "f8E5M2"}
	for text, name := range types {
		typ, ok := ir.ParseType(ctx, text)
		if !ok || ir.TypeClassName(typ) != "builtin."+name || !ctx.HasTypeClass("builtin."+name) {
			t.Errorf("%s is a %s, not a %s", text, ir.TypeClassName(typ), name)
		}
	}
	attrs := map[string]string{"1": "integer", "1.0": "float", `"s"`: "string", "[]": "array", "{}": "dictionary", "i32": "type", "unit": "unit",
		"@a": "symbol_ref", "affine_map<() -> ()>": "affine_map", "affine_set<() : (0 == 0)>": "integer_set", "dense<0> : tensor<4xi32>": "dense_int_or_fp_elements",
		`dense<["a"]> : tensor<1x!dyn.any>`: "dense_string_elements", "array<i32: 1>": "dense_array", "sparse<0, 1> : tensor<4xi32>": "sparse_elements",
		"dense_resource<a> : tensor<4xi32>": "dense_resource_elements", "strided<[1]>": "strided_layout", "loc(unknown)": "unknown_loc",
		`loc("a":1:1)`: "file_line_range", `loc("n")`: "name_loc", `loc(fused["a", "b"])`: "fused_loc", `loc(callsite("a" at "b"))`: "call_site_loc",
		"distinct[0]<>": "distinct"}
	for text, name := range attrs {
		a, ok := ir.ParseAttr(ctx, text)
		if !ok {
			t.Errorf("cannot read %s", text)
			continue
		}
		if ir.AttrClassName(a) != "builtin."+name || !ctx.HasAttrClass("builtin."+name) {
			t.Errorf("%s is a %s, not a %s", text, ir.AttrClassName(a), name)
		}
	}
	for _, name := range []string{"", "builtin.", "builtin.foo", "builtin.integer none", "foo.bar", "dyn.two", "dyn"} {
		if ctx.HasTypeClass(name) || ctx.HasAttrClass(name) {
			t.Errorf("there is a class %q", name)
		}
	}
	if !ctx.HasTypeClass("dyn.any") || ctx.HasAttrClass("dyn.any") || !ctx.HasAttrClass("dyn.custom") {
		t.Error("classes of a dialect are not found")
	}
	old := ir.NewContext(nil)
	old.Version = 19
	a, _ := ir.ParseAttr(old, `loc("a":1:1)`)
	if ir.AttrClassName(a) != "builtin.file_line_loc" {
		t.Error("in MLIR 19,", ir.AttrClassName(a))
	}
}

func TestRegistryCopy(t *testing.T) {
	reg := ir.NewRegistry()
	c := reg.Copy()
	c.Add("dyn", dynamicDialect)
	if !reg.Lacks("dyn") || c.Lacks("dyn") || c.Lacks("builtin") {
		t.Error("a copy and its origin share what was added later, or do not share the rest")
	}
}
