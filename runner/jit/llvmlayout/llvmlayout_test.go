package llvmlayout

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/jit"
)

func open(t *testing.T) *jit.Library {
	t.Helper()
	l, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("llvm", llvm.Dialect)
	reg.Add("dlti", dlti.Dialect)
	ctx := ir.NewContext(reg)
	top, ok := ir.Parse(ctx, ctx.AddFile("test.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("the module is wrong")
	}
	return top
}

// TestModule asks about types of all kinds, those inside of others included.
func TestModule(t *testing.T) {
	top := parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i8 = dense<8> : vector<2xi64>, i64 = dense<64> : vector<2xi64>>} {
  llvm.func @f(%n: i64, %v: vector<3xf32>) {
    %0 = llvm.alloca %n x !llvm.struct<"node", (ptr, i8, struct<packed (i8, i64)>, array<3 x struct<(i8, f64)>>)> : (i64) -> !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<3 x i8>
    %2 = builtin.unrealized_conversion_cast %n : i64 to ui8
    %3 = builtin.unrealized_conversion_cast %n : i64 to i9000000
    llvm.return
  }
  llvm.func @declared(!llvm.array<5 x f32>)
  llvm.mlir.global external @g() : !llvm.array<2 x i128>
  llvm.func @opaque(!llvm.ptr) -> !llvm.struct<"opaque", opaque>
}`)
	r, err := Module(open(t), top)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range r.Differences {
		t.Error(d.Text)
	}
	// i64, the vector, the pointer, i8, two structs, f64, their array, node, that of i8, f32 and its array, i128 and its array. LLVM has
	// no unsigned integers and none of nine million bits.
	if r.Types != 14 || r.Numbers != 2*14+4+2+2 {
		t.Errorf("compared %d types, %d numbers", r.Types, r.Numbers)
	}
}

// TestModuleDiffers asks about types that have another place in LLVM: an entry for i64 holds for narrower integers in MLIR only, and a field of
// type f80 takes 16 bytes in LLVM only.
func TestModuleDiffers(t *testing.T) {
	for _, test := range []struct{ spec, typ, want string }{
		{`i64 = dense<64> : vector<2xi64>`, "i16", "the alignment in bytes of 'i16' is 8, but 2 by LLVM "},
		{`f80 = dense<128> : vector<2xi64>`, "!llvm.struct<packed (f80, i8)>", "the offset of member 1 of '!llvm.struct<packed (f80, i8)>' is 10, but 16 by LLVM "},
	} {
		top := parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<`+test.spec+`>} { llvm.mlir.global external @g() : `+test.typ+` }`)
		r, err := Module(open(t), top)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, d := range r.Differences {
			found = found || strings.HasPrefix(d.Text, test.want) && d.Op != nil && d.Op.Is(llvm.Global)
		}
		if !found {
			t.Errorf("%s: %+v", test.typ, r.Differences)
		}
	}
}

func TestModuleWithoutLayout(t *testing.T) {
	top := parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<ui32 = dense<32> : vector<2xi64>>} {}`)
	pop := top.Context().PushHandler(func(*ir.Diagnostic) bool { return true })
	defer pop()
	if _, err := Module(open(t), top); !errors.Is(err, ErrNoDataLayout) {
		t.Error(err)
	}
}

// TestBlocks asks about blocks that C does not lay out as they claim.
func TestBlocks(t *testing.T) {
	f32, i8 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}, &block.Shape{Kind: block.Int, Bits: 8, Size: 1}
	vec3 := block.VectorOf(f32, 3)
	l := open(t)
	for _, test := range []struct {
		name  string
		b     Block
		wrong string
	}{
		{"right", Block{Shape: block.StructOf([]block.Field{{Shape: i8}, {Offset: 4, Shape: vec3}}), Size: 16, Align: 4}, ""},
		{"offset", Block{Shape: block.StructOf([]block.Field{{Shape: i8}, {Offset: 16, Shape: vec3}}), Size: 28, Align: 4}, "the offset of member 1 of "},
		{"size", Block{Shape: block.StructOf([]block.Field{{Shape: f32}}), Size: 8, Align: 4}, "the size in bytes of "},
		{"align", Block{Shape: block.StructOf([]block.Field{{Shape: f32}}), Size: 4, Align: 8}, "the alignment in bytes of "},
		{"stride", Block{Shape: block.StructOf([]block.Field{{Shape: block.ArrayOf(vec3, 2, 16)}}), Size: 32, Align: 4}, "the size in bytes of [3 x float] in stride is 16, but 12 by LLVM"},
		{"rows", Block{Shape: block.StructOf([]block.Field{{Shape: block.MatrixOf(vec3, 2, 8, true)}}), Size: 24, Align: 4}, ""},
		{"opaque", Block{Shape: &block.Shape{}}, ""},
	} {
		test.b.Name = test.name
		r, err := Blocks(l, []Block{test.b})
		if err != nil {
			t.Fatal(err)
		}
		found := test.wrong == "" && len(r.Differences) == 0
		for _, d := range r.Differences {
			found = found || test.wrong != "" && strings.HasPrefix(d.Text, test.wrong)
		}
		if !found {
			t.Errorf("%s: %+v, want %q", test.name, r.Differences, test.wrong)
		}
	}
}
