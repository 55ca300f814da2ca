package llvmir_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// export returns the LLVM IR of a module of MLIR 19, or its errors.
func export(t *testing.T, src string, o llvmir.Options) string {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("llvm", llvm.Dialect)
	reg.Add("dlti", dlti.Dialect)
	reg.Version = 19
	ctx := ir.NewContext(reg)
	var errors strings.Builder
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
		errors.WriteString(d.Message + "\n")
		return true
	})()
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(src)))
	if !ok || !ir.Verify(top) {
		t.Fatal(errors.String())
	}
	m, ok := llvmir.Export(top, o)
	if !ok {
		return errors.String()
	}
	return text.Print(m, 19)
}

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestExport compares with texts of mlir-translate.
func TestExport(t *testing.T) {
	for _, c := range []struct {
		file, want string
		o          llvmir.Options
	}{
		{"module.mlir", "module.ll", llvmir.Options{}}, {"debug.mlir", "debug.ll", llvmir.Options{}},
		{"debug.mlir", "debug.calls.ll", llvmir.Options{Intrinsics: true}},
	} {
		got, want := export(t, read(t, c.file), c.o), read(t, c.want)
		g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
		for i := range min(len(g), len(w)) {
			if g[i] != w[i] {
				t.Errorf("%s line %d:\ngot:  %s\nwant: %s", c.want, i+1, g[i], w[i])
				break
			}
		}
		if len(g) != len(w) {
			t.Errorf("%s: got %d lines, want %d", c.want, len(g), len(w))
		}
	}
}

// TestRefusals checks the messages about modules that LLVM IR cannot express.
func TestRefusals(t *testing.T) {
	for src, want := range map[string]string{
		`llvm.mlir.global internal constant @a([2.5, 7.4]) : !llvm.array<2 x f64>`:                                                                                            "unsupported constant value",
		`llvm.func @f() attributes {passthrough = [42]}`:                                                                                                                      "expected 'passthrough' to contain string or array attributes",
		`llvm.func @f() attributes {passthrough = [["a"]]}`:                                                                                                                   "expected arrays within 'passthrough' to contain two strings",
		`llvm.func @f() attributes {passthrough = [["noinline", "x"]]}`:                                                                                                       "LLVM attribute 'noinline' does not expect a value, found 'x'",
		`llvm.func @f() attributes {passthrough = ["alignstack"]}`:                                                                                                            "LLVM attribute 'alignstack' expects a value",
		`module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"foo", 1 : i32>>} {}`:                                                                                 `unsupported data layout key "foo"`,
		`llvm.mlir.global internal constant @c(dense_resource<r> : tensor<4xf32>) : !llvm.array<4 x f32>`:                                                                     "resource does not exist",
		`llvm.func @g() { llvm.call_intrinsic "llvm.none"() : () -> () llvm.return }`:                                                                                         `could not find LLVM intrinsic: "llvm.none"`,
		`llvm.mlir.global internal @s(dense<1> : tensor<1000000000xi32>) : !llvm.array<1000000000 x i32>`:                                                                     "constant has too many elements",
		`llvm.func @h() -> !llvm.struct<(f64, f64)> { %0 = llvm.mlir.constant([1.0 : f64, 1.0 : f64]) : !llvm.struct<(f64, f64)> llvm.return %0 : !llvm.struct<(f64, f64)> }`: "",
	} {
		got := export(t, src, llvmir.Options{})
		if !strings.Contains(got, want) || want != "" && strings.Contains(got, "source_filename") {
			t.Errorf("%s:\ngot %s\nwant %s", src, got, want)
		}
	}
}
