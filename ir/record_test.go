package ir

import (
	"strconv"
	"strings"
	"testing"
)

// recDialect has classes without Go types, aliases, a syntax of ops from outside of their rows, and resources.
func recDialect() *Dialect {
	maybe := func(n string) ParamDef { return ParamDef{Name: n, Kind: OptionalOf(IntParam), Optional: true} }
	text := func(n string) ParamDef { return ParamDef{Name: n, Kind: StringParam} }
	typ := func(mnemonic, format string, params ...ParamDef) *TypeDef {
		return &TypeDef{Dialect: "rec", Mnemonic: mnemonic, Format: format, Params: params}
	}
	attr := func(mnemonic, format string, params ...ParamDef) *AttrClass {
		return &AttrClass{Dialect: "rec", Mnemonic: mnemonic, Format: format, Params: params}
	}
	self := ParamDef{Name: "type", Kind: SelfTypeParam}
	pair := typ("pair", "`<` $first `,` $rest `>`", ParamDef{Name: "first", Kind: TypeParam}, ParamDef{Name: "rest", Kind: ListOf[Type](TypeParam)})
	even := typ("even", "`<` $n `>`", ParamDef{Name: "n", Kind: Int64Param})
	even.Verify = func(_ *Context, params []any) string {
		if params[0].(int64)%2 != 0 {
			return "expected an even number"
		}
		return ""
	}
	outer := attr("derived", "$of", ParamDef{Name: "of", Kind: AttrParamIs[*IntegerAttr]()}, ParamDef{Name: "type", Kind: SelfTypeFrom(func(params []any) Type { return params[0].(TypedAttr).Type() })})
	word := &OpSyntax{Parse: func(p *Parser, _ *OperationState) bool { return p.ParseKeyword("word") }, Print: func(p *Printer, _ *Operation) { p.Str(" word") }}
	return &Dialect{Name: "rec", AllowUnknownOps: true, Interfaces: []any{recModel{}},
		Types: []*TypeDef{typ("one", ""), pair, even,
			typ("lead", "`<` params `>`", maybe("a"), text("b")),
			typ("trail", "`<` params `>`", text("a"), maybe("b"), maybe("c")),
			typ("val", "(`<` $a^ `>`)?", maybe("a")),
			typ("dflt", "`<` (`(` $t^ `)`)? `>`", ParamDef{Name: "t", Kind: TypeParamIs[*IntegerType](), Optional: true, DefaultIn: func(c *Context) any { return c.I32() }})},
		Attrs: []*AttrClass{attr("self", "`<` $n `>`", ParamDef{Name: "n", Kind: IntParam}, self), attr("fields", "`<` struct(params) `>`", text("s"), self), outer,
			attr("blob", "`<` $key `>`", ParamDef{Name: "key", Kind: ResourceParam("rec")}),
			attr("lists", "`<` $a $b $c `>`", ParamDef{Name: "a", Kind: SquareListOf[uint64](Uint64Param)}, ParamDef{Name: "b", Kind: SquareListOf[Attribute](AttrParam)}, ParamDef{Name: "c", Kind: KeywordParam})},
		OpSyntax: func(name string) *OpSyntax {
			if name == "rec.word" || name == "rec.row" {
				return word
			}
			return nil
		},
		Ops: []OpEntry{{Def: &OpDef{Name: "rec.row"}}, {Def: &OpDef{Name: "rec.props", Format: "prop-dict attr-dict", Attrs: []AttrDef{
			{Name: "n", Type: I64AttrKind, Property: recNumber}, {Name: "s", Type: StringAttrKind, Optional: true}}}},
			{Def: &OpDef{Name: "rec.ranged", Format: "$a attr-dict `:` type($a)", Operands: []ValueDef{{Name: "a", Type: AnyType, Quantity: Variadic}},
				Results: []ValueDef{{Name: "r", Type: AnyType, Quantity: Variadic}}, Traits: []Trait{RangedTypesMatch("types agree", "a", "r")}}}, {Def: &OpDef{Name: "rec.blocks", Regions: []RegionDef{{Name: "r"}}, Format: "$r attr-dict"}, Interfaces: []any{recModel{}}}},
	}
}

type recModel struct{}

func (recModel) DeclaresResource(string) bool { return true }
func (recModel) TypeAlias(t Type) string {
	if t.TypeDef().Mnemonic == "one" {
		return "uno"
	}
	return ""
}
func (recModel) AttrAlias(a Attribute) string {
	if s, ok := a.(*StringAttr); ok && strings.HasPrefix(s.Value, "long") {
		return "text"
	}
	return ""
}
func (recModel) BlockNames(op *Operation, set func(*Block, string)) {
	i := 0
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		set(b, "part"+strconv.Itoa(i))
		i++
	}
}

func recNumber(v Attribute) (Attribute, string) {
	i, ok := v.(*IntegerAttr)
	if !ok {
		return nil, "expected a number"
	}
	return v.Context().Int(v.Context().I64(), i.Int64Or(0)), ""
}

// TestProperties reads dictionaries of properties in both forms.
func TestProperties(t *testing.T) {
	for _, tt := range []struct{ text, want, err string }{
		{"rec.props <{n = 5 : i32}>", "rec.props <{n = 5 : i64}>", ""},
		{`"rec.props"() <{n = 5 : i8, s = "x"}> : () -> ()`, `rec.props <{n = 5 : i64, s = "x"}>`, ""},
		{"rec.props {x}", "", "invalid properties {} for op rec.props: expected key entry for n in DictionaryAttr to set Properties."},
		{`rec.props <{n = "x"}>`, "", `invalid properties {n = "x"} for op rec.props: expected a number`},
		{`rec.props <{n = 5, s = 5}>`, "", "invalid properties {n = 5 : i64, s = 5 : i64} for op rec.props: Invalid attribute `s` in property conversion: 5 : i64"},
		{`rec.props <5>`, "", "invalid properties 5 : i64 for op rec.props: expected DictionaryAttr to set properties"},
		{"%a:2 = \"t.v\"() : () -> (i32, f32)\n%r:2 = rec.ranged %a#0, %a#1 : i32, f32", "rec.ranged %0#0, %0#1 : i32, f32", ""},
	} {
		m, errs := parseSample(t, recContext(), tt.text)
		if m == nil || tt.err != "" {
			if tt.err == "" || !strings.Contains(errs, tt.err) {
				t.Errorf("%s: %s", tt.text, errs)
			}
			continue
		}
		if got := string(Print(nil, m, PrintOptions{AssumeVerified: true})); !strings.Contains(got, tt.want+"\n") {
			t.Errorf("%s: %s", tt.text, got)
		}
	}
}

func recContext() *Context {
	r := NewRegistry()
	r.Add("rec", recDialect)
	c := NewContext(r)
	c.AllowUnregistered = true
	return c
}

func TestRecords(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"!rec.pair<i32, i64, !rec.even<4>>", ""},
		{"!rec.lead<\"x\">", ""},
		{"!rec.lead<5, \"x\">", ""},
		{"!rec.trail<\"x\">", ""},
		{"!rec.trail<\"x\", 5, 6>", ""},
		{"!rec.val", ""},
		{"!rec.val<3>", ""},
		{"!rec.dflt<(i32)>", "!rec.dflt<>"},
		{"!rec.dflt<(i8)>", ""},
		{"#rec.self<5> : i8", ""},
		{"#rec.self<5>", ""},
		{"#rec.fields<s = \"a\"> : f32", ""},
		{"#rec<derived 5 : i16>", "#rec<derived 5 : i16> : i16"},
		{"#rec.lists<[1, 2] [\"a\", 5] word>", "#rec.lists<[1, 2] [\"a\", 5 : i64] word>"},
	} {
		c := recContext()
		m, errs := parseSample(t, c, `"t.t"() {a = `+tt.text+`} : () -> ()`)
		if m == nil {
			t.Errorf("%s: %s", tt.text, errs)
			continue
		}
		want := tt.want
		if want == "" {
			want = tt.text
		}
		a := m.Region(0).First().First().Attr("a")
		if got := AttrString(a); got != want {
			t.Errorf("%s: got %s, want %s", tt.text, got, want)
		}
		if again, ok := ParseAttr(c, tt.text); !ok || again != a {
			t.Errorf("%s is made twice", tt.text)
		}
	}
	for _, tt := range []struct{ text, want string }{
		{"!rec.even<3>", "expected an even number"},
		{"!rec.trail<\"x\", y>", "expected '>'"},
		{"!rec.dflt<(f32)>", "invalid kind of type specified"},
		{"#rec<derived \"x\">", "invalid kind of attribute specified"},
		{"!rec.lead<5>", "expected ','"},
	} {
		if m, errs := parseSample(t, recContext(), `"t.t"() {a = `+tt.text+`} : () -> ()`); m != nil || !strings.Contains(errs, tt.want) {
			t.Errorf("%s: got %s, want %s", tt.text, errs, tt.want)
		}
	}
}

// TestReplaceInRecords rewrites the types in a record, and refuses parameters that its class does not allow.
func TestReplaceInRecords(t *testing.T) {
	c := recContext()
	pair, ok := ParseType(c, "!rec.pair<i32, i64, i32>")
	if !ok {
		t.Fatal("no type")
	}
	var r AttrTypeReplacer
	r.AddTypeRule(func(t Type) (Type, ReplaceResult) {
		if t == Type(c.I32()) {
			return c.F32(), ReplaceDone
		}
		return t, ReplaceNone
	})
	if got := TypeString(r.Type(pair)); got != "!rec.pair<f32, i64, f32>" {
		t.Error(got)
	}
	n := 0
	WalkType(pair, func(Type) bool { n++; return true }, nil)
	if n != 3 {
		t.Errorf("%d types in the pair", n)
	}
}

func TestDialectSyntax(t *testing.T) {
	text := "!uno = !rec.one\n#text = \"long text\"\nmodule {\n  rec.word word\n  rec.row word\n  \"t.t\"() {a = #text, b = tensor<4x!uno>, c = [\"short\", #text]} : () -> ()\n" +
		"  rec.blocks {\n    \"t.br\"()[^part1] : () -> ()\n  ^part1:  // pred: ^part0\n    \"t.end\"() : () -> ()\n  }\n}\n\n" +
		"{-#\n  dialect_resources: {\n    rec: {\n      b: \"0x0400000001020304\"\n    }\n  }\n#-}\n"
	in := strings.Replace(text, "rec.row word", "rec.row word\n  \"t.b\"() {a = #rec.blob<b>} : () -> ()", 1)
	m, errs := parseSample(t, recContext(), in)
	if m == nil {
		t.Fatal(errs)
	}
	got := strings.Replace(string(Print(nil, m, PrintOptions{AssumeVerified: true})), "\n  \"t.b\"() {a = #rec.blob<b>} : () -> ()", "", 1)
	if strings.TrimRight(got, "\n") != strings.TrimRight(text, "\n") {
		t.Errorf("got %s\nwant %s", got, text)
	}
	if m, errs := parseSample(t, recContext(), "rec.word other"); m != nil || !strings.Contains(errs, "expected 'word'") {
		t.Error(errs)
	}
	if m, errs := parseSample(t, recContext(), "rec.none"); m != nil || !strings.Contains(errs, "is unknown") {
		t.Error(errs)
	}
}
