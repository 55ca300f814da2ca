package ir

import (
	"strconv"
	"strings"
	"testing"
)

// The sample dialect: one op per feature of the format language.

var (
	fmtMode  = &EnumClass{Name: "::fmt::Mode", Width: 32, Cases: []EnumCase{{"none", 0}, {"fast", 1}, {"slow", 2}}}
	fmtFlags = &EnumClass{Name: "::fmt::Flags", Width: 32, Bits: true, Separator: ",", Cases: []EnumCase{{"none", 0}, {"a", 1}, {"b", 2}}}
	fmtPred  = &EnumClass{Name: "::fmt::Pred", Width: 64, Cases: []EnumCase{{"eq", 0}, {"ne", 1}, {"not-a-word", 2}}}

	fmtModeAttr  = EnumAttrClass("fmt", "mode", fmtMode)
	fmtFlagsAttr = EnumAttrClass("fmt", "flags", fmtFlags)
	fmtBareAttr  = BareEnumAttrClass("fmt", "bare", fmtMode)

	fmtMode1 = EnumAttrOf("mode", fmtModeAttr)
	fmtFlag1 = EnumAttrOf("flags", fmtFlagsAttr)
	fmtBare1 = EnumAttrOf("bare mode", fmtBareAttr)
	fmtPred1 = IntEnumAttr("allowed 64-bit signless integer cases: 0, 1, 2", fmtPred)
)

type fmtToken struct{ TypeBase }

var fmtTokenDef = newFmtToken()

func newFmtToken() *TypeDef {
	def := &TypeDef{Dialect: "fmt", Mnemonic: "token"}
	def.Build = func(p *Parser, _ []any) Type {
		return Intern(p.Context(), fmtTokenKey{}, func(fmtTokenKey) *fmtToken { return &fmtToken{NewTypeBase(p.Context(), def)} })
	}
	return def
}

type fmtTokenKey struct{}

// fmtPair has every kind of parameter that a struct can hold.
type fmtPair struct {
	TypeBase
	key fmtPairKey
	dim []int64
}

type fmtPairKey struct {
	elem  Type
	n     int64
	flag  bool
	name  string
	shape string
}

func fmtPairDef(format string, params ...string) *TypeDef {
	all := map[string]ParamDef{
		"elem":  {Name: "elem", Kind: TypeParam},
		"n":     {Name: "n", Kind: Int64Param, Optional: true, Default: int64(7)},
		"flag":  {Name: "flag", Kind: BoolParam, CppType: "bool"},
		"name":  {Name: "name", Kind: StringParam},
		"tok":   {Name: "tok", Kind: TypeParamOf(fmtTokenDef)},
		"dims":  {Name: "dims", Kind: ShapeParam(false, true)},
		"list":  {Name: "list", Kind: ListOf[int64](Int64Param)},
		"shape": {Name: "shape", Kind: SquareListOf[int64](Int64Param), Optional: true, Default: []int64(nil)},
	}
	def := &TypeDef{Dialect: "fmt", Mnemonic: params[0], Format: format, Record: "FMT_Pair"}
	for _, n := range params[1:] {
		def.Params = append(def.Params, all[n])
	}
	def.Build = func(p *Parser, vs []any) Type {
		k, dim := fmtPairKey{}, []int64(nil)
		for i, v := range vs {
			switch def.Params[i].Name {
			case "elem", "tok":
				k.elem = v.(Type)
			case "n":
				k.n = v.(int64)
			case "flag":
				k.flag = v.(bool)
			case "name":
				k.name = v.(string)
			case "shape", "dims", "list":
				dim = v.([]int64)
				for _, d := range dim {
					k.shape += string(rune('0' + d))
				}
			}
		}
		return Intern(p.Context(), struct {
			d *TypeDef
			k fmtPairKey
		}{def, k}, func(s struct {
			d *TypeDef
			k fmtPairKey
		}) *fmtPair {
			return &fmtPair{NewTypeBase(p.Context(), def), k, dim}
		})
	}
	def.Param = func(t Type, i int) any {
		p := t.(*fmtPair)
		switch def.Params[i].Name {
		case "elem", "tok":
			return p.key.elem
		case "n":
			return p.key.n
		case "flag":
			return p.key.flag
		case "name":
			return p.key.name
		}
		return p.dim
	}
	return def
}

var fmtTypes = []*TypeDef{
	fmtTokenDef,
	fmtPairDef("`<` struct(params) `>`", "st", "elem", "n", "flag", "name"),
	fmtPairDef("`<` params `>`", "ps", "elem", "flag", "n"),
	fmtPairDef("`<` $elem (`,` $n^)? (`dims` `=` $shape^)? `>`", "opt", "elem", "n", "shape"),
	fmtPairDef("`<` ($n^ `:`) : (`none`)? $flag `>`", "alt", "n", "flag"),
	fmtPairDef("`<` $dims $tok `>`", "dims", "dims", "tok"),
	fmtPairDef("`<` $list `>`", "list", "list"),
}

func fmtOp(name, format string, d OpDef) *OpDef {
	d.Name, d.Format = "fmt."+name, format
	return &d
}

func fmtOps() []OpEntry {
	i32 := ValueDef{Name: "a", Type: I32Constraint}
	any1 := func(n string, q Quantity) ValueDef { return ValueDef{Name: n, Type: AnyType, Quantity: q} }
	vals := func(vs ...ValueDef) []ValueDef { return vs }
	attr := func(n string, t *AttrConstraint) AttrDef { return AttrDef{Name: n, Type: t} }
	opt := func(n string, t *AttrConstraint) AttrDef { return AttrDef{Name: n, Type: t, Optional: true} }
	token := &TypeConstraint{Summary: "token", Match: func(t Type) bool { return t.TypeDef() == fmtTokenDef }, Class: fmtTokenDef}
	tensorOf := TypesMatch("result is a vector", "a", "r", func(t Type) Type { return t.Context().Vector([]int64{4}, t) })
	defs := []*OpDef{
		fmtOp("add", "$a `,` $b (`flags` `` $f^)? attr-dict `:` type($r)", OpDef{Operands: vals(any1("a", One), any1("b", One)), Results: vals(any1("r", One)),
			Attrs: []AttrDef{{Name: "f", Type: fmtFlag1, Default: "none"}}, Traits: []Trait{SameOperandsAndResultType}}),
		fmtOp("const", "$value attr-dict", OpDef{Attrs: []AttrDef{attr("value", TypedAttrKind)}, Results: vals(any1("r", One)), Traits: []Trait{AllTypesMatch("value", "r")}}),
		fmtOp("build", "$a attr-dict", OpDef{Operands: vals(i32), Results: vals(ValueDef{Name: "r", Type: IndexTypeConstraint})}),
		fmtOp("xform", "$a attr-dict `:` type($a)", OpDef{Operands: vals(ValueDef{Name: "a", Type: SignlessIntegerLike}), Results: vals(any1("r", One)), Traits: []Trait{tensorOf}}),
		fmtOp("cmp", "$p `,` $a attr-dict `:` type($a)", OpDef{Operands: vals(any1("a", One)), Attrs: []AttrDef{attr("p", fmtPred1)}}),
		fmtOp("bare", "$m attr-dict", OpDef{Attrs: []AttrDef{attr("m", fmtBare1)}}),
		fmtOp("attrs", "$i $s ($d^)? `map` `=` $m attr-dict", OpDef{Attrs: []AttrDef{attr("i", I64AttrKind), attr("s", SymbolNameKind), opt("d", DenseI64ArrayAttrKind), attr("m", AnyAttr)}}),
		fmtOp("unit", "(`uniform` $u^)? ($v^)? attr-dict", OpDef{Attrs: []AttrDef{opt("u", UnitAttrKind), opt("v", fmtPred1)}}),
		fmtOp("dflt", "attr-dict", OpDef{Attrs: []AttrDef{{Name: "n", Type: I64AttrKind, Default: "3"}, {Name: "m", Type: fmtMode1, Default: "fast"}}}),
		fmtOp("segs", "$a (`,` $b^)? (`[` $c^ `:` type($c) `]`)? attr-dict (`:` type($b)^)?", OpDef{
			Operands: vals(i32, any1("b", Optional), any1("c", Variadic)), Traits: []Trait{AttrSizedOperandSegments}}),
		fmtOp("all", "operands attr-dict `:` functional-type(operands, results)", OpDef{Operands: vals(any1("a", Variadic)), Results: vals(any1("r", Variadic))}),
		fmtOp("call", "`(` $a `)` attr-dict `:` functional-type($a, results)", OpDef{Operands: vals(any1("a", Variadic)), Results: vals(any1("r", Variadic))}),
		fmtOp("indirect", "$f `(` $a `)` attr-dict `:` type($f)", OpDef{Operands: vals(ValueDef{Name: "f", Type: AnyFunction}, any1("a", Variadic)), Results: vals(any1("r", Variadic)),
			Traits: []Trait{
				&MatchTrait{Summary: "inputs match", From: "f", To: "a", InferAll: func(t Type) []Type { return t.(*FunctionType).Inputs }, Check: func(*Operation) bool { return true }},
				&MatchTrait{Summary: "results match", From: "f", To: "r", InferAll: func(t Type) []Type { return t.(*FunctionType).Results }, Check: func(*Operation) bool { return true }},
			}}),
		fmtOp("types", "operands attr-dict `:` type(operands) `->` type(results)", OpDef{Operands: vals(any1("a", One), any1("b", One)), Results: vals(any1("r", One))}),
		fmtOp("oil", "oilist(`x` $x | `y` `(` $y `)` | `z` $z) attr-dict", OpDef{Operands: vals(ValueDef{Name: "y", Type: I32Constraint, Quantity: Optional}),
			Attrs: []AttrDef{opt("x", I64AttrKind), opt("z", UnitAttrKind)}}),
		fmtOp("alt", "(`big` $x^ `:`) : (`small`)? attr-dict", OpDef{Attrs: []AttrDef{opt("x", I64AttrKind)}}),
		fmtOp("inv", "(`small`) : (`big` $x^)? attr-dict", OpDef{Attrs: []AttrDef{opt("x", I64AttrKind)}}),
		fmtOp("space", "`` `.` ` ` `x` `(` $a `)` ` ` `(` `)` attr-dict", OpDef{Operands: vals(i32)}),
		fmtOp("body", "$a $r attr-dict-with-keyword", OpDef{Operands: vals(i32), Regions: []RegionDef{{Name: "r"}}, Traits: []Trait{SingleBlock, ImplicitTerminator{"fmt.end"}}}),
		fmtOp("bodies", "$r attr-dict", OpDef{Regions: []RegionDef{{Name: "r", Quantity: Variadic}}, Traits: []Trait{NoTerminator}}),
		fmtOp("end", "attr-dict", OpDef{Traits: []Trait{Terminator}}),
		fmtOp("br", "$d (`,` $e^)? attr-dict", OpDef{Successors: []SuccessorDef{{Name: "d"}, {Name: "e", Quantity: Variadic}}, Traits: []Trait{Terminator}}),
		fmtOp("tok", "$a attr-dict `:` type($a) `,` qualified(type($b)) `,` $b", OpDef{Operands: vals(ValueDef{Name: "a", Type: token}, ValueDef{Name: "b", Type: token})}),
		fmtOp("nest", "$g attr-dict `:` type($g)", OpDef{Operands: vals(ValueDef{Name: "g", Type: AnyType, Quantity: Variadic, Segments: "sizes"}), Attrs: []AttrDef{attr("sizes", DenseI32ArrayAttrKind)}}),
		fmtOp("cust", "custom<Pairs>($a, type($a), $n, ref($k)) $k attr-dict", OpDef{Operands: vals(any1("a", Variadic)), Attrs: []AttrDef{opt("n", I64AttrKind), opt("k", UnitAttrKind)}}),
		fmtOp("prop", "$a prop-dict attr-dict", OpDef{Operands: vals(i32), Attrs: []AttrDef{attr("b", I64AttrKind), {Name: "c", Type: I64AttrKind, Default: "3"}}}),
		fmtOp("lines", "`[` `\\n` $a `\\n` `]` attr-dict", OpDef{Operands: vals(i32)}),
	}
	es := make([]OpEntry, len(defs))
	for i, d := range defs {
		es[i].Def = d
	}
	return es
}

// fmtPairs parses and prints `%a : t and %b : u #n`.
func fmtPairs() *CustomDirective {
	return &CustomDirective{
		Parse: func(p *Parser, a *DirectiveArgs) bool {
			for {
				o, ok := p.ParseOperand()
				if !ok || !p.ParseColon() {
					return false
				}
				t, ok := p.ParseType()
				if !ok {
					return false
				}
				a.AddOperand(0, o)
				a.AddType(1, t)
				if !p.ParseOptionalKeyword("and") {
					break
				}
			}
			if p.ParseOptionalKeyword("number") {
				n, ok := p.ParseInteger()
				a.SetAttr(2, p.Context().Int(p.Context().I64(), n))
				return ok
			}
			return true
		},
		Print: func(p *Printer, op *Operation, a *DirectiveArgs) {
			for i, v := range a.Values(0) {
				if i > 0 {
					p.Str(" and ")
				}
				p.Operand(v)
				p.Str(" : ")
				p.Type(a.Types(1)[i])
			}
			if n := a.Attr(2); n != nil {
				p.Str(" number ")
				p.AttrNoType(n)
			}
		},
	}
}

func fmtDialect() *Dialect {
	return &Dialect{Name: "fmt", Ops: fmtOps(), Types: fmtTypes, Attrs: []*AttrClass{fmtModeAttr, fmtFlagsAttr, fmtBareAttr},
		Directives: map[string]*CustomDirective{"Pairs": fmtPairs()}}
}

func fmtContext() *Context {
	reg := NewRegistry()
	reg.Add("fmt", fmtDialect)
	c := NewContext(reg)
	c.AllowUnregistered = true
	return c
}

// parseSample parses text and returns the module and the error messages.
func parseSample(t testing.TB, c *Context, text string) (*Operation, string) {
	t.Helper()
	var errs strings.Builder
	pop := c.PushHandler(func(d *Diagnostic) bool {
		li := c.LocInfo(d.Loc)
		errs.WriteString(strconv.Itoa(int(li.Line)) + ":" + strconv.Itoa(int(li.Col)) + ": " + d.Message + "\n")
		return true
	})
	defer pop()
	m, ok := Parse(c, c.AddFile("test", []byte(text)))
	if !ok {
		return nil, errs.String()
	}
	return m, errs.String()
}

const fmtValues = `%a, %i, %x, %t, %g = "t.v"() : () -> (i32, index, f32, !fmt.token, (i32) -> f32)
`

func TestCheckSampleFormats(t *testing.T) {
	if err := CheckFormats(fmtDialect()); err != nil {
		t.Fatal(err)
	}
}

// TestFormatRoundTrip parses each op, prints it, and compares the output with the text
// (or with the canonical form of the text) and with the generic form.
func TestFormatRoundTrip(t *testing.T) {
	tests := []struct{ text, want, generic string }{
		{`%r = fmt.add %a, %a : i32`, "", `"fmt.add"(%a, %a) <{f = #fmt.flags<none>}> : (i32, i32) -> i32`},
		{`%r = fmt.add %a, %a flags<a,b> {z} : i32`, "", `"fmt.add"(%a, %a) <{f = #fmt.flags<a,b>}> {z} : (i32, i32) -> i32`},
		{`%r = fmt.add %a, %a flags<none> : i32`, `%r = fmt.add %a, %a : i32`, ""},
		{`%r = fmt.const 3 : i32`, "", `"fmt.const"() <{value = 3 : i32}> : () -> i32`},
		{`%r = fmt.build %a {x = 1 : i8}`, "", `"fmt.build"(%a) {x = 1 : i8} : (i32) -> index`},
		{`%r = fmt.xform %a : i32`, "", `"fmt.xform"(%a) : (i32) -> vector<4xi32>`},
		{`fmt.cmp eq, %a : i32`, "", `"fmt.cmp"(%a) <{p = 0 : i64}> : (i32) -> ()`},
		{`fmt.cmp "ne", %a : i32`, `fmt.cmp ne, %a : i32`, ""},
		{`fmt.cmp "not-a-word", %a : i32`, "", ""},
		{`fmt.bare fast`, `fmt.bare  fast`, `"fmt.bare"() <{m = #fmt<bare fast>}> : () -> ()`},
		{`fmt.attrs 3 @s [1, -2] map = "x" : i8`, "", `"fmt.attrs"() <{d = array<i64: 1, -2>, i = 3 : i64, m = "x" : i8, s = "s"}> : () -> ()`},
		{`fmt.attrs 3 @s map = unit {e}`, "", ""},
		{`fmt.attrs 3 @s [] map = unit`, "", ""},
		{`fmt.unit`, "", ""},
		{`fmt.unit uniform ne`, "", `"fmt.unit"() <{u, v = 1 : i64}> : () -> ()`},
		{`fmt.unit {u}`, `fmt.unit uniform`, ""},
		{`fmt.dflt`, "", `"fmt.dflt"() <{m = #fmt.mode<fast>, n = 3 : i64}> : () -> ()`},
		{`fmt.dflt {n = 4 : i64, m = #fmt.mode<fast>}`, `fmt.dflt {n = 4 : i64}`, ""},
		{`fmt.segs %a`, "", `"fmt.segs"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()`},
		{`fmt.segs %a, %x[%i, %a : index, i32] : f32`, "", `"fmt.segs"(%a, %x, %i, %a) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, f32, index, i32) -> ()`},
		{`%r:2 = fmt.all %a, %x : (i32, f32) -> (f32, f32)`, "", ""},
		{`fmt.all : () -> ()`, `fmt.all  : () -> ()`, ""},
		{`%r = fmt.call(%a, %x) : (i32, f32) -> f32`, "", ""},
		{`fmt.call() {k} : () -> ()`, "", ""},
		{`%r = fmt.indirect %g(%a) : (i32) -> f32`, "", `"fmt.indirect"(%g, %a) : ((i32) -> f32, i32) -> f32`},
		{`%r = fmt.types %a, %x : i32, f32 -> index`, "", ""},
		{`fmt.oil x 3 y(%a) z`, "", `"fmt.oil"(%a) <{x = 3 : i64, z}> : (i32) -> ()`},
		{`fmt.oil z x 3`, `fmt.oil x 3 z`, ""},
		{`fmt.oil`, "", ""},
		{`fmt.alt big 3 :`, "", ""},
		{`fmt.alt small`, "", ""},
		{`fmt.inv big 3`, "", ""},
		{`fmt.inv small`, "", ""},
		{`fmt.bodies {}, {}`, "fmt.bodies {\n}, {\n}", ""},
		{`fmt.tok %t : , !fmt.token, %t`, "", ""},
		{`fmt.nest (%a, %x), (), (%i) : (i32, f32), (), (index)`, "", `"fmt.nest"(%a, %x, %i) <{sizes = array<i32: 2, 0, 1>}> : (i32, f32, index) -> ()`},
		{`fmt.cust %a : i32 and %x : f32 number 4 unit`, "", `"fmt.cust"(%a, %x) <{k, n = 4 : i64}> : (i32, f32) -> ()`},
		{`fmt.prop %a <{b = 4 : i64}> {z}`, "", `"fmt.prop"(%a) <{b = 4 : i64, c = 3 : i64}> {z} : (i32) -> ()`},
		{"fmt.lines[\n    %a\n    ]", "fmt.lines[\n%a\n]", ""},
		{`"t.t"() : () -> !fmt.st<elem = i32, n = 3, flag = true, name = "x\0A">`, "", ""},
		{`"t.t"() : () -> !fmt.st<name = "x", flag = 0, elem = i32>`, `"t.t"() : () -> !fmt.st<elem = i32, flag = false, name = "x">`, ""},
		{`"t.t"() : () -> !fmt.ps<i32, true, 8>`, "", ""},
		{`"t.t"() : () -> !fmt.ps<i32, true>`, "", ""},
		{`"t.t"() : () -> !fmt.opt<i32>`, "", ""},
		{`"t.t"() : () -> !fmt.dims<4x8x >`, "", ""},
		{`"t.t"() : () -> !fmt.list<3, 1, 2>`, "", ""},
		{`"t.t"() : () -> !fmt.opt<i32, 8 dims = [1, 2]>`, "", ""},
		{`"t.t"() : () -> !fmt.alt<8 : true>`, "", ""},
		{`"t.t"() : () -> !fmt.alt<none true>`, "", ""},
	}
	for _, tt := range tests {
		c := fmtContext()
		m, errs := parseSample(t, c, fmtValues+tt.text)
		if m == nil {
			t.Errorf("%s: %s", tt.text, errs)
			continue
		}
		want := tt.want
		if want == "" {
			want = tt.text
		}
		last := m.Region(0).First().Last()
		if got := nameValues(last.Text(PrintOptions{LocalScope: true, AssumeVerified: true})); got != strip(want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.text, got, strip(want))
		}
		if tt.generic != "" {
			if got := nameValues(last.Text(PrintOptions{LocalScope: true, Generic: true})); got != tt.generic {
				t.Errorf("%s, generic:\n got %s\nwant %s", tt.text, got, tt.generic)
			}
		}
	}
}

// strip drops the result names of a text.
func strip(s string) string {
	if i := strings.Index(s, " = "); i > 0 && s[0] == '%' {
		return s[i+3:]
	}
	return s
}

// nameValues restores the names of the sample values and drops results.
func nameValues(s string) string {
	for i, n := range []string{"%a", "%i", "%x", "%t", "%g"} {
		s = strings.ReplaceAll(s, "%0#"+strconv.Itoa(i), n)
	}
	return strip(s)
}

// TestFormatRegions prints through the module, where regions are indented.
func TestFormatRegions(t *testing.T) {
	tests := []struct{ text, want string }{
		{"fmt.body %a {\n} attributes {x}", "  fmt.body %a {\n  } attributes {x}\n"},
		{"fmt.body %a {\n fmt.unit\n fmt.end {q}\n}", "  fmt.body %a {\n    fmt.unit\n    fmt.end {q}\n  }\n"},
		{"fmt.bodies", "  fmt.bodies \n"},
		{"\"t.r\"() ({\n fmt.br ^b, ^c, ^b\n^b:\n fmt.br ^c\n^c:\n fmt.end\n}) : () -> ()",
			"  \"t.r\"() ({\n    fmt.br ^bb1, ^bb2, ^bb1\n  ^bb1:  // 2 preds: ^bb0, ^bb0\n    fmt.br ^bb2\n  ^bb2:  // 2 preds: ^bb0, ^bb1\n    fmt.end\n  }) : () -> ()\n"},
	}
	for _, tt := range tests {
		c := fmtContext()
		m, errs := parseSample(t, c, fmtValues+tt.text)
		if m == nil {
			t.Errorf("%s: %s", tt.text, errs)
			continue
		}
		got := nameValues(string(Print(nil, m, PrintOptions{AssumeVerified: true})))
		if !strings.Contains(got, "\n"+tt.want+"}") {
			t.Errorf("%s:\n got %s\nwant %s", tt.text, got, tt.want)
		}
	}
}

// TestFormatErrors compares diagnostics. All except those of the sample's custom syntax
// have the texts of mlir-opt for operations of the same shape.
func TestFormatErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{`fmt.cmp foo, %a : i32`, "2:9: custom op 'fmt.cmp' expected string or keyword containing one of the following enum values for attribute 'p' [eq, ne, not-a-word]\n"},
		{`fmt.cmp "foo", %a : i32`, "2:9: custom op 'fmt.cmp' invalid p attribute specification: \"foo\"\n"},
		{`fmt.xform %x : f32`, "2:1: custom op 'fmt.xform' 'a' must be signless-integer-like, but got 'f32'\n"},
		{`fmt.call(%a) : (i32, f32) -> ()`, "2:10: custom op 'fmt.call' number of operands and types do not match: got 1 operands and 2 types\n"},
		{`fmt.indirect %g(%a, %a) : (i32) -> f32`, "2:17: custom op 'fmt.indirect' number of operands and types do not match: got 2 operands and 1 types\n"},
		{`fmt.indirect %g(%a) : i32`, "2:23: custom op 'fmt.indirect' invalid kind of type specified\n"},
		{`fmt.segs %a : i32`, "2:1: custom op 'fmt.segs' number of operands and types do not match: got 0 operands and 1 types\n"},
		{`fmt.call(%a) : i32`, "2:16: custom op 'fmt.call' invalid kind of type specified: expected builtin.function, but found 'i32'\n"},
		{`fmt.oil x 3 x 4`, "2:1: custom op 'fmt.oil' `x` clause can appear at most once in the expansion of the oilist directive\n"},
		{`fmt.dflt {n = "x"}`, "2:10: custom op 'fmt.dflt' 'fmt.dflt' op attribute 'n' failed to satisfy constraint: 64-bit signless integer attribute\n"},
		{`fmt.attrs "x" @s map = unit`, "2:11: custom op 'fmt.attrs' invalid kind of attribute specified\n"},
		{`%r = fmt.add %a, %a flags<c> : i32`, "2:27: custom op 'fmt.add' expected ::fmt::Flags to be one of: none, a, b\n"},
	}
	for _, tt := range tests {
		c := fmtContext()
		m, errs := parseSample(t, c, fmtValues+tt.text)
		if m != nil || errs != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.text, errs, tt.want)
		}
	}
	for _, tt := range []struct{ text, want string }{
		{"!fmt.st<elem = i32, flag = true>", "struct is missing required parameter: name"},
		{"!fmt.st<elem = i32, elem = i32>", "duplicate or unknown struct parameter name: elem"},
		{"!fmt.st<3>", "expected a parameter name in struct"},
		{"!fmt.dims<4x8xi32>", "expected '>'"},
		{"!fmt.dims<4x?x!fmt.token>", "expected static shape"},
		{"!fmt.list<3, x>", "expected integer value"},
		{"!fmt.ps<i32, x>", "failed to parse FMT_Pair parameter 'flag' which is to be a `bool`"},
	} {
		m, errs := parseSample(t, fmtContext(), `"t.t"() : () -> `+tt.text)
		if m != nil || !strings.Contains(errs, tt.want) {
			t.Errorf("%s:\n got %s\nwant %s", tt.text, errs, tt.want)
		}
	}
}

// TestBadFormats checks that CheckFormats finds mistakes in formats.
func TestBadFormats(t *testing.T) {
	a := ValueDef{Name: "a", Type: AnyType}
	tests := []struct {
		format, want string
		def          OpDef
	}{
		{"$a `:` type($a)", "attr-dict is missing", OpDef{Operands: []ValueDef{a}}},
		{"attr-dict", "operand #0, named 'a', not found", OpDef{Operands: []ValueDef{a}}},
		{"$a attr-dict", "type of operand #0, named 'a', is not buildable", OpDef{Operands: []ValueDef{a}}},
		{"attr-dict", "type of result #0, named 'a', is not buildable", OpDef{Results: []ValueDef{a}}},
		{"attr-dict", "region #0, named 'r', not found", OpDef{Regions: []RegionDef{{Name: "r"}}}},
		{"attr-dict", "successor #0, named 's', not found", OpDef{Successors: []SuccessorDef{{Name: "s"}}}},
		{"$b attr-dict", "no argument, result, region or successor $b", OpDef{}},
		{"attr-dict `&`", "invalid literal `&`", OpDef{}},
		{"attr-dict (`x` $u)?", "exactly one anchor", OpDef{Attrs: []AttrDef{{Name: "u", Type: UnitAttrKind}}}},
		{"attr-dict ($a^ `x`)? `:` type($a)", "must start with a literal", OpDef{Operands: []ValueDef{a}}},
		{"attr-dict custom<No>($a)", "custom<No> has no directive", OpDef{Operands: []ValueDef{a}}},
		{"attr-dict $u $u", "$u is bound twice", OpDef{Attrs: []AttrDef{{Name: "u", Type: UnitAttrKind}}}},
		{"attr-dict frob", "unknown directive 'frob'", OpDef{}},
		{"attr-dict `x", "literal is not closed", OpDef{}},
	}
	for _, tt := range tests {
		d := tt.def
		d.Name, d.Format = "bad.op", tt.format
		err := CheckFormats(&Dialect{Name: "bad", Ops: []OpEntry{{Def: &d}}})
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.format, err, tt.want)
		}
	}
	bad := &TypeDef{Dialect: "bad", Mnemonic: "t", Format: "`<` $x `>`", Params: []ParamDef{{Name: "x", Kind: IntParam}, {Name: "y", Kind: IntParam}}}
	if err := CheckFormats(&Dialect{Name: "bad", Types: []*TypeDef{bad}}); err == nil || !strings.Contains(err.Error(), "parameter 'y' not found") {
		t.Errorf("got %v", err)
	}
}

func BenchmarkFormatParse(b *testing.B) {
	text := fmtValues
	for i := range 1000 {
		text += "%r" + strconv.Itoa(i) + " = fmt.add %a, %a flags<a> : i32\n"
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if m, errs := parseSample(b, fmtContext(), text); m == nil {
			b.Fatal(errs)
		}
	}
}

func BenchmarkFormatPrint(b *testing.B) {
	text := fmtValues
	for i := range 1000 {
		text += "%r" + strconv.Itoa(i) + " = fmt.add %a, %a flags<a> : i32\n"
	}
	m, errs := parseSample(b, fmtContext(), text)
	if m == nil {
		b.Fatal(errs)
	}
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		buf = Print(buf[:0], m, PrintOptions{AssumeVerified: true})
	}
	b.SetBytes(int64(len(buf)))
}
