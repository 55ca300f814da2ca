package tool

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
)

// nested returns open and close n times around middle.
func nested(n int, open, middle, end string) string {
	return strings.Repeat(open, n) + middle + strings.Repeat(end, n)
}

// doubling returns n lines of which each names the one before twice.
func doubling(n int, first, line string) string {
	var b strings.Builder
	b.WriteString(first + "\n")
	for i := 1; i <= n; i++ {
		b.WriteString(strings.NewReplacer("N", strconv.Itoa(i), "P", strconv.Itoa(i-1)).Replace(line) + "\n")
	}
	return b.String()
}

// hostileInput is text, and what is in the diagnostics; opt accepts the text if that
// is empty.
type hostileInput struct{ name, text, want string }

// hostileInputs is what no honest program writes.
func hostileInputs() []hostileInput {
	const deep = 20000 // deeper than what is admitted
	return []hostileInput{
		{"modules", nested(deep, "module {", "", "}"), "nesting is too deep"},
		{"open modules", strings.Repeat("module {", deep), "nesting is too deep"},
		{"generic regions", nested(deep, "\"a.b\"() ({", "", "}) : () -> ()"), "nesting is too deep"},
		{"scf.if", "func.func @f(%c: i1) {" + nested(deep, "scf.if %c {", "", "}") + "return}", "nesting is too deep"},
		{"functions", "gpu.module @a {" + strings.Repeat("gpu.func @f() kernel { ", deep), "nesting is too deep"},
		{"tuples", "func.func private @f(" + nested(deep, "tuple<", "i32", ">") + ")", "nesting is too deep"},
		{"memrefs", "func.func private @f(" + nested(deep, "memref<1x", "i32", ">") + ")", "nesting is too deep"},
		{"function types", "func.func private @f(" + nested(deep, "() -> (", "i32", ")") + ")", "nesting is too deep"},
		{"spirv arrays", "func.func private @f(" + nested(deep, "!spirv.array<1 x ", "i32", ">") + ")", "nesting is too deep"},
		{"spirv structs", "func.func private @f(" + nested(deep, "!spirv.struct<(", "i32", ")>") + ")", "nesting is too deep"},
		{"arrays", "module attributes {t.a = " + nested(deep, "[", "", "]") + "} {}", "nesting is too deep"},
		{"dictionaries", "module attributes {t.a = " + nested(deep, "{a = ", "1", "}") + "} {}", "nesting is too deep"},
		{"dense", "module attributes {t.a = dense<" + nested(deep, "[", "1", "]") + "> : tensor<1xi32>} {}", "error: "},
		{"affine parentheses", "#m = affine_map<(d0) -> (" + nested(deep, "(", "d0", ")") + ")>", "nesting is too deep"},
		{"affine signs", "#m = affine_map<(d0) -> (" + strings.Repeat("-", deep) + "d0)>", "nesting is too deep"},
		{"affine sums", "#m = affine_map<(d0) -> (d0" + strings.Repeat(" + d0 mod 3", deep) + ")>", ""},
		{"locations", "module {} loc(" + nested(deep, "fused[", "unknown", "]") + ")", "nesting is too deep"},
		{"opaque types", "func.func private @f(!foo.bar<" + strings.Repeat("[({", 300000), "error: "},
		{"type aliases", doubling(deep, "!t0 = i32", "!tN = tuple<!tP>"), "nesting is too deep"},
		{"attribute aliases", doubling(deep, "#t0 = 1", "#tN = [#tP]"), "nesting is too deep"},
		{"location aliases", doubling(deep, "#t0 = loc(unknown)", "#tN = loc(\"a\"(#tP))"), "nesting is too deep"},
		{"doubled types", doubling(60, "!t0 = i32", "!tN = tuple<!tP, !tP>"), "alias expands to too many parts"},
		{"doubled attributes", doubling(60, "#t0 = 1", "#tN = {a = #tP, b = #tP}"), "alias expands to too many parts"},
		{"doubled locations", doubling(60, "#t0 = loc(\"x\":1:1)", "#tN = loc(callsite(#tP at #tP))"), "alias expands to too many parts"},
		{"doubled structs", doubling(60, "!t0 = i32", "!tN = !spirv.struct<(!tP, !tP)>"), "alias expands to too many parts"},
		{"doubled functions", doubling(60, "!t0 = i32", "!tN = (!tP) -> !tP"), "alias expands to too many parts"},
		{"dimensions", "func.func private @f(memref<" + strings.Repeat("1x", 300000) + "i32>)", ""},
		{"huge dimension", "func.func private @f(memref<99999999999999999999xi32>)", "invalid dimension"},
		{"huge splat", "module attributes {t.a = dense<1> : tensor<9223372036854775807x9223372036854775807xi32>} {}", ""},
		{"huge elements", "module attributes {t.a = dense<[1, 2]> : tensor<9223372036854775807x2xi32>} {}", "error: "},
		{"huge hex", "module attributes {t.a = dense<\"0x00\"> : tensor<9223372036854775807xi8>} {}", ""},
		{"huge integer", "module attributes {t.a = " + strings.Repeat("9", 1000000) + " : i32} {}", "error: "},
		{"wide integer", "module attributes {t.a = " + strings.Repeat("9", 100000) + " : i16777215} {}", ""},
		{"huge width", "module attributes {t.a = 1 : i99999999999999999999} {}", "error: "},
		{"long float", "module attributes {t.a = " + strings.Repeat("1", 300000) + ".5 : f64} {}", ""},
		{"huge exponent", "module attributes {t.a = 1.0e-99999999999 : f64} {}", ""},
		{"huge result number", "func.func @f(%a: i32) { \"a.b\"(%a#99999999999999999999) : (i32) -> () return }", "error: "},
		{"many results", "func.func @f() { %a:4294967296 = \"a.b\"() : () -> () return }", "error: "},
		{"undefined values", "func.func @f() {" + strings.Repeat("\"a.b\"(%x) : (i32) -> ()\n", 50000) + "return }", "use of undeclared SSA value name"},
		{"braces", strings.Repeat("{", 10<<20), "expected operation name in quotes"},
		{"parentheses", strings.Repeat("(", 10<<20), "expected operation name in quotes"},
		{"NUL bytes", "module {\x00}" + strings.Repeat("\x00", 100000), ""},
		{"no UTF-8", "module attributes {t.a = \"\xff\xfe\", \xff} {}", "error: "},
		{"open string", "module attributes {t.a = \"abc", "error: "},
		{"open symbol", "module attributes {t.a = @\"abc", "error: "},
		{"open comment", "module {} //", ""},
		{"open resources", "module {} {-# a: {b: " + strings.Repeat("[", 1000000), "error: "},
		{"backslashes", "module attributes {t.a = #foo<\"" + strings.Repeat(`\`, 1000001) + "\">} {}", "error: "},
		{"symbol path", "module attributes {t.a = @a" + strings.Repeat("::@a", deep) + "} {}", ""},
	}
}

// honestTime returns the CPU time that a program of many operations takes here.
func honestTime(t *testing.T, args ...string) time.Duration {
	text := "func.func @f(%a: i32) -> i32 {\n" + strings.Repeat("\"a.b\"(%a) : (i32) -> ()\n", 100_000) + "return %a : i32 }"
	return growth.CPU(func() {
		if code, _, diags := optWith(t, 2, []byte(text), args...); code != ExitOK {
			t.Fatal(diags)
		}
	})
}

// TestHostileInput gives opt what no honest program writes. It must say where it
// is wrong, or take it, within a CPU time that is in proportion to that of honest
// programs.
func TestHostileInput(t *testing.T) {
	args := []string{"--allow-unregistered-dialect", "--canonicalize", "--cse", "--mlir-print-debuginfo"}
	limit := max(10*time.Second, 100*honestTime(t, args...)) // far more than any takes
	for _, tt := range hostileInputs() {
		t.Run(tt.name, func(t *testing.T) {
			var code int
			var diags string
			took := growth.CPU(func() { code, _, diags = optWith(t, 2, []byte(tt.text), args...) })
			if took > limit {
				t.Errorf("took %s of CPU time", took)
			}
			if ok := tt.want == ""; ok != (code == ExitOK) || !strings.Contains(diags, tt.want) {
				t.Errorf("exit code %d, want %q, diagnostics %.300q", code, tt.want, diags)
			}
			if code != ExitOK && !strings.HasPrefix(diags, "<stdin>:") {
				t.Errorf("no place in %.100q", diags)
			}
		})
	}
}

// TestTruncatedInput cuts a program off at every place.
func TestTruncatedInput(t *testing.T) {
	text, err := os.ReadFile("../../examples/saxpy.mlir")
	if err != nil {
		t.Fatal(err)
	}
	whole := len(bytes.TrimSpace(text))
	body := bytes.Index(text, []byte("module"))
	for n := body + 1; n < whole; n++ {
		if code, _, diags := optWith(t, 1, text[:n]); code != ExitFailed || !strings.HasPrefix(diags, "<stdin>:") {
			t.Fatalf("cut at %d: exit code %d, diagnostics %q", n, code, diags)
		}
	}
}

func TestHostilePipelines(t *testing.T) {
	const deep = 100000
	for name, pipeline := range map[string]string{
		"deep":      nested(deep, "builtin.module(", "cse", ")"),
		"open":      strings.Repeat("builtin.module(", deep),
		"closed":    "builtin.module" + strings.Repeat(")", deep),
		"options":   "builtin.module(canonicalize{" + strings.Repeat("{", deep),
		"commas":    "builtin.module(" + strings.Repeat(",", deep) + ")",
		"NUL bytes": "builtin.module(cse\x00)",
		"number":    "builtin.module(canonicalize{max-iterations=" + strings.Repeat("9", deep) + "})",
	} {
		t.Run(name, func(t *testing.T) {
			if code, _, diags := optWith(t, 1, []byte("module {}"), "--pass-pipeline="+pipeline); code != ExitFailed || !strings.Contains(diags, "error: ") {
				t.Errorf("exit code %d, diagnostics %.200q", code, diags)
			}
		})
	}
}

// lossy matches what MLIR, and so spvc, prints as text that cannot be read: the empty
// symbol, and bodies of unknown dialects' symbols with brackets that end too early.
var lossy = regexp.MustCompile(`INVALID EMPTY SYMBOL|[^ ]->|->[^ ]|>[<\w]`)

// FuzzOpt runs passes and the lowering to SPIR-V over arbitrary text: whatever it
// is, the tool ends with success or with diagnostics, and what it prints reads
// back.
func FuzzOpt(f *testing.F) {
	for _, root := range []string{"../../test", "../../examples"} {
		_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			if text, err := os.ReadFile(path); err == nil && len(text) < 1<<12 {
				f.Add(text)
			}
			return nil
		})
	}
	runs := [][]string{
		{"--allow-unregistered-dialect", "--mlir-print-debuginfo"},
		{"--allow-unregistered-dialect", "--canonicalize", "--cse"},
		{lowering},
	}
	setup := DefaultSetup()
	setup.Workers = 1
	f.Fuzz(func(t *testing.T, text []byte) {
		// The fuzzer itself waits for ever.
		watch := time.AfterFunc(time.Minute, func() { panic("opt hangs on " + strconv.Quote(string(text))) })
		defer watch.Stop()
		for _, args := range runs {
			var out, diags, again bytes.Buffer
			switch code := Opt(context.Background(), setup, args, Streams{In: bytes.NewReader(text), Out: &out, Err: &diags}); code {
			case ExitOK:
				back := Streams{In: bytes.NewReader(out.Bytes()), Out: &again, Err: &diags}
				if Opt(context.Background(), setup, []string{"--allow-unregistered-dialect"}, back) != ExitOK && !lossy.Match(out.Bytes()) {
					t.Fatalf("%q: the output does not read back: %s\n%s", args, diags.String(), out.String())
				}
			case ExitFailed:
				if diags.Len() == 0 {
					t.Fatalf("%q: failed without a word", args)
				}
			default:
				t.Fatalf("%q: exit code %d", args, code)
			}
		}
	})
}
