package ir

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
)

// parseText parses text and returns the module, or nil after errors, and the
// diagnostics as `line:col: message` with notes after a `/`.
func parseText(text string, setup ...func(*Context)) (*Operation, []string) {
	ctx := NewContext(nil)
	ctx.AllowUnregistered = true
	for _, f := range setup {
		f(ctx)
	}
	var diags []string
	ctx.PushHandler(func(d *Diagnostic) bool {
		s := place(ctx, d)
		for i := range d.Notes {
			s += " / " + place(ctx, &d.Notes[i])
		}
		diags = append(diags, s)
		return true
	})
	op, _ := Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
	return op, diags
}

func place(ctx *Context, d *Diagnostic) string {
	li := ctx.LocInfo(d.Loc)
	return strconv.Itoa(int(li.Line)) + ":" + strconv.Itoa(int(li.Col)) + ": " + d.Message
}

func printGeneric(op *Operation) string {
	return string(Print(nil, op, PrintOptions{Generic: true}))
}

// Inputs with the first diagnostic of mlir-opt-19 for them.
var badInputs = []struct{ in, want string }{
	{`@"" = 1`, "1:1: expected operation name in quotes"},
	{`"a.b"() [^bb] : () -> ()`, "1:10: reference to an undefined block"},
	{`%a:0 = "x.y"() : () -> ()`, "1:4: expected named operation to have at least 1 result"},
	{`#a.b = 1`, "1:1: attribute names with a '.' are reserved for dialect-defined names"},
	{`"a.b"(%x, %y) : (i32) -> ()`, "1:17: expected 2 operand types but had 1"},
	{`builtin.foo`, "1:1: custom op 'builtin.foo' is unknown"},
	{`foo`, "1:1: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
	{`.`, "1:2: expected three consecutive dots for an ellipsis"},
	{`&`, "1:1: unexpected character"},
	{`"abc` + "\n", `1:5: expected '"' in string literal`},
	{`"ab\q"`, "1:4: unknown escape in string literal"},
	{`% = 3`, "1:1: invalid SSA name"},
	{`"a.b"() {a = dense<1> : i32} : () -> ()`, "1:14: elements literal must be a shaped type"},
	{`"a.b"() {a = dense<1> : tensor<?xi32>} : () -> ()`, "1:14: elements literal type must have static shape"},
	{`"a.b"() {a = vector<4xnone>} : () -> ()`, "1:14: failed to verify 'elementType': VectorElementTypeInterface instance"},
	{`"a.b"() {a = vector<0xi32>} : () -> ()`, "1:14: vector types must have positive constant sizes but got 0"},
	{`"a.b"() {a = !foo.bar<baz} : () -> ()`, "1:22: unbalanced '<' character in pretty dialect name"},
	{`"a.b"() ({^a: ^a: }) : () -> ()`, "1:15: redefinition of block '^a'"},
	{`"a.b"() {a = {b=1,b=2}} : () -> ()`, "1:19: duplicate key 'b' in dictionary attribute"},
	{`"a.b"() {a = array<i4: 3>} : () -> ()`, "1:20: element type bitwidth must be a multiple of 8"},
	{`#m = affine_map<(i, j) -> ((), j)>`, "1:29: no expression inside parentheses"},
	{`#m = affine_map<(i, j) -> (->, j)`, "1:28: expected affine expression"},
	{`#m = affine_map<(i) -> (2*i*, 3)>`, "1:29: missing right operand of binary operator"},
	{`#m = affine_map<(i, i) -> (i)>`, "1:21: redefinition of identifier 'i'"},
	{`#m = affine_map<(d0) -> (%)>`, "1:26: invalid SSA name"},
	{`#t = tensor<9223372036854775808xf32>`, "1:13: invalid dimension"},
	{`#l = 1` + "\n" + `"a.b"() : () -> () loc(#x)`, "2:24: operation location alias was never defined"},
	{`"a.b"() ({ foo }) : () -> ()`, "1:12: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
	{`"a.b"() {a = dense<[1.5, 2]> : tensor<2xf32>} : () -> ()`, "1:26: unexpected decimal integer literal for a floating point value"},
	{`"a.b"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()`, "1:14: inferred shape of elements literal ([2]) does not match type ([3])"},
	{`%0 = "a.b"() : () -> i32` + "\n" + `%0 = "a.b"() : () -> i32`, "2:1: redefinition of SSA value '%0'"},
	{`%0 = "a.b"() : () -> i32` + "\n" + `"a.b"(%0) : (i64) -> ()`, "2:7: use of value '%0' expects different type than prior uses: 'i64' vs 'i32'"},
	{`%0 = "a.b"() : () -> i32` + "\n" + `"a.b"(%0#1) : (i32) -> ()`, "2:7: reference to invalid result number"},
	{`"a.b"(%x) : (i32) -> ()`, "1:7: use of undeclared SSA value name"},
	{`%0:2 = "a.b"() : () -> i32`, "1:1: operation defines 1 results but was provided 2 to bind"},
	{`%0 = "a.b"() : () -> ()`, "1:1: cannot name an operation with no results"},
	{"{-#\n  some_key: {}\n#-}", "2:3: unknown key 'some_key' in file metadata dictionary"},
	{`"a.b"(` + "\n", "1:7: expected ')' to end operand list"},
}

func TestParseErrors(t *testing.T) {
	for _, c := range badInputs {
		op, diags := parseText(c.in)
		if op != nil || len(diags) == 0 {
			t.Errorf("%s: no error", c.in)
			continue
		}
		got, _, _ := strings.Cut(diags[0], " / ")
		if got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.in, got, c.want)
		}
	}
}

// Inputs in the generic form of mlir-opt-19, which print unchanged.
var roundTrips = []string{
	`"a.b"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()`,
	`"a.b"() {a = array<i32: 1, -2>, b = array<i1: true>, c = array<f32: 1.500000e+00>} : () -> ()`,
	`"a.b"() {a = strided<[1, ?], offset: 3>, b = [1 : i8, "s" : i4, unit], c = {x}} : () -> ()`,
	`"a.b"() {a = memref<4x?xf32, strided<[?, 1]>, 3>, b = tensor<*xf32>, c = vector<[4]x2xf16>} : () -> ()`,
	`"a.b"() {a = sparse<[[0, 1]], 2.000000e+00> : tensor<2x2xf32>} : () -> ()`,
	`"a.b"() {a = !foo.bar<[x]>, b = #foo<"z">, c = @f::@"g h", d = 0x7F800000 : f32} : () -> ()`,
	`"a.b"() <{x = 1 : i32}> {y} : () -> ()`,
	`"a.b"() {a = dense<(1,2)> : tensor<2xcomplex<i8>>, b = dense<99> : tensor<9999999999x9999999999xi8>} : () -> ()`,
	`"a.b"() {a = 340282366920938463463374607431768211455 : i128} : () -> ()`,
}

func TestParsePrint(t *testing.T) {
	for _, in := range roundTrips {
		op, diags := parseText(in)
		if op == nil {
			t.Errorf("%s: %v", in, diags)
			continue
		}
		out := printGeneric(op)
		again, diags := parseText(out)
		if again == nil {
			t.Errorf("%s: printed text does not parse: %v\n%s", in, diags, out)
			continue
		}
		if second := printGeneric(again); second != out {
			t.Errorf("%s: prints differently the second time:\n%s\n%s", in, out, second)
		}
	}
}

func TestForwardReferences(t *testing.T) {
	op, diags := parseText(`
"a.graph"() ({
  %0 = "a.use"(%1#1, %1) : (i32, i64) -> i8
  %1:2 = "a.def"(%0) : (i8) -> (i64, i32) loc(#late)
}) : () -> ()
#late = loc("f":1:2)
`)
	if op == nil {
		t.Fatal(diags)
	}
	use := op.Region(0).First().First().Region(0).First().First()
	def := use.Next()
	if use.Operand(0) != def.Result(1) || use.Operand(1) != def.Result(0) || def.Operand(0) != use.Result(0) {
		t.Error("forward references are not bound to the results they name")
	}
	if li := op.Context().LocInfo(def.Loc()); li.File != "f" || li.Line != 1 || li.Col != 2 {
		t.Errorf("location of an alias defined later: %+v", li)
	}
}

func TestScopes(t *testing.T) {
	op, diags := parseText(`
"a.r"() ({ %0 = "a.b"() : () -> i8 }) : () -> ()
"a.r"() ({ %0 = "a.b"() : () -> i16 "a.c"(%0) : (i16) -> () }) : () -> ()
`)
	if op == nil {
		t.Errorf("a name of a region that ended is not free again: %v", diags)
	}
}

func TestNestingLimit(t *testing.T) {
	const n = 20000
	for _, in := range []string{
		strings.Repeat(`"a.b"() ({`, n),
		`#a = ` + strings.Repeat("[", n),
		`#a = ` + strings.Repeat("tuple<", n),
		`#a = ` + strings.Repeat("!foo<", n),
		`#a = affine_map<(d0) -> (` + strings.Repeat("(", n),
		`#a = affine_map<(d0) -> (` + strings.Repeat("-", n),
		`#a = dense<` + strings.Repeat("[", n),
		`#a = loc(` + strings.Repeat(`"a"(`, n),
	} {
		op, diags := parseText(in)
		if op != nil || len(diags) == 0 {
			t.Errorf("%.30s: accepted", in)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range badInputs {
		f.Add([]byte(c.in))
	}
	for _, s := range roundTrips {
		f.Add([]byte(s))
	}
	f.Add(generatedText(1))
	f.Fuzz(func(t *testing.T, text []byte) {
		op, diags := parseText(string(text))
		if (op == nil) != (len(diags) > 0) {
			t.Errorf("module %v with diagnostics %v", op != nil, diags)
		}
		if op != nil {
			printGeneric(op)
		}
	})
}

// generatedText returns n functions of 50 unregistered operations.
func generatedText(n int) []byte {
	var b bytes.Buffer
	for f := 0; f < n; f++ {
		b.WriteString("\"foo.func\"() ({\n^bb0(%a: f32, %b: i32):\n")
		prev := "%a"
		for i := 0; i < 49; i++ {
			k := strconv.Itoa(i)
			b.WriteString("  %v" + k + " = \"foo.op" + strconv.Itoa(i%10) + "\"(" + prev + ", %a) {idx = " + k + " : i32, name = \"n" + k + "\"} : (f32, f32) -> f32\n")
			prev = "%v" + k
		}
		b.WriteString("  \"foo.return\"(" + prev + ") : (f32) -> ()\n}) {sym_name = \"f" + strconv.Itoa(f) + "\"} : () -> ()\n")
	}
	return b.Bytes()
}

func BenchmarkParse(b *testing.B) {
	text := generatedText(1000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		ctx := NewContext(nil)
		ctx.AllowUnregistered = true
		if _, ok := Parse(ctx, ctx.AddFile("in.mlir", text)); !ok {
			b.Fatal("does not parse")
		}
	}
}
