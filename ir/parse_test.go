package ir

import (
	"strconv"
	"strings"
	"testing"
)

// parseText parses text and returns the module, nil after errors, and the
// diagnostics as `line:col: message` with notes behind a `/`.
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

// Inputs with the first diagnostic that mlir-opt-19 gives for them.
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
	{`"a.b"() {a = dense<1> : i32} : () -> ()`, "1:28: elements literal must be a shaped type"},
	{`"a.b"() {a = dense<1> : tensor<?xi32>} : () -> ()`, "1:38: elements literal type must have static shape"},
	{`"a.b"() {a = vector<4xnone>} : () -> ()`, "1:23: vector elements must be int/index/float type"},
	{`"a.b"() {a = vector<0xi32>} : () -> ()`, "1:23: vector types must have positive constant sizes"},
	{`"a.b"() {a = !foo.bar<baz} : () -> ()`, "1:22: unbalanced '<' character in pretty dialect name"},
	{`"a.b"() ({^a: ^a: }) : () -> ()`, "1:15: redefinition of block '^a'"},
	{`"a.b"() {a = {b=1,b=2}} : () -> ()`, "1:19: duplicate key 'b' in dictionary attribute"},
	{`"a.b"() {a = array<i4: 3>} : () -> ()`, "1:20: element type bitwidth must be a multiple of 8"},
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
