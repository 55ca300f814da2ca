package llvm

import (
	"bytes"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

const debugText = `#f = #llvm.di_file<"a.c" in "/src">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3>
#s = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "s", flags = "Public|Vector", elements = #p, #llvm.di_subrange<count = 3>>
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#split = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full, splitDebugFilename = "x">
#sp = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 4, subprogramFlags = "Definition|Optimized", type = <types = #int, #s>>
#x = #llvm.di_local_variable<scope = #llvm.di_lexical_block<scope = #sp, line = 5>, name = "x", type = #int, flags = Artificial>
#g = #llvm.di_global_variable_expression<var = <file = #f, line = 1, type = #int>, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>>
#loop = #llvm.loop_annotation<mustProgress = true, vectorize = <width = 4 : i32>, parallelAccesses = <id = distinct[4]<>>>
module attributes {builtin.a = [#s, #x, #split, #sp, #g, #loop, #llvm.di_expression<>]} {
}
`

func newContext(t *testing.T, version ir.Version) (*ir.Context, func(data []byte) *ir.Operation) {
	reg := ir.NewRegistry()
	reg.Add("llvm", Dialect)
	reg.AddFormat(bytecode.Format())
	c := ir.NewContext(reg)
	c.Version = version
	scope := c.NewScope(func(d *ir.Diagnostic) bool {
		t.Errorf("MLIR %s: %s: %s", version, c.Place(d.Loc), d.Message)
		return true
	})
	return c, func(data []byte) *ir.Operation {
		op, ok := scope.Parse(c.AddFile("in", data))
		if !ok {
			t.Fatal("the module cannot be read")
		}
		return op
	}
}

// TestBytecode writes and reads attributes with an encoding of their own, and checks that what was read is the same attribute.
func TestBytecode(t *testing.T) {
	_, parse := newContext(t, 22)
	op := parse([]byte(debugText))
	var out bytes.Buffer
	if err := bytecode.Write(&out, op, 6, bytecode.Options{}); err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(out.Bytes(), []byte("DW_TAG_pointer_type")) {
		t.Error("a type is its text")
	}
	if !bytes.Contains(out.Bytes(), []byte("splitDebugFilename")) {
		t.Error("the encoding of compile units lacks the name of the split file, so that they have to be text")
	}
	if got, want := string(ir.Print(nil, parse(out.Bytes()), ir.PrintOptions{})), string(ir.Print(nil, op, ir.PrintOptions{})); got != want {
		t.Errorf("bytecode changes the module:\n%s\nwant\n%s", got, want)
	}
}

// TestParams checks the functions by which Go programs read attributes and make them.
func TestParams(t *testing.T) {
	c, parse := newContext(t, 22)
	op := parse([]byte(`#f = #llvm.di_file<"a.c" in "/src">
module attributes {builtin.a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>, builtin.m = #llvm.memory_effects<other = read,
  argMem = none, inaccessibleMem = write>, builtin.s = #llvm.di_subroutine_type<types = #llvm.di_null_type, #llvm.di_null_type>,
  builtin.f = #llvm.target_features<["+a", "-b"]>} {
}`))
	basic := op.Attr("builtin.a")
	if n, s := NumberParam(basic, "sizeInBits"), StringParam(basic, "name"); n != 32 || s != "int" {
		t.Errorf("size %d, name %q", n, s)
	}
	if Param(basic, "line") != nil || AttrParam(basic, "name") == nil || Param(c.Unit(), "name") != nil {
		t.Error("parameters that are not there, or of other attributes")
	}
	if n := len(ListParam(op.Attr("builtin.s"), "types")); n != 2 {
		t.Errorf("%d types", n)
	}
	if s := Features(op.Attr("builtin.f")); s != "+a,-b" {
		t.Errorf("features %q", s)
	}
	if MemoryEffects(c, ModRefRead, ModRefNone, ModRefWrite) != op.Attr("builtin.m") {
		t.Error("MemoryEffects makes another attribute")
	}
	made := NewAttr(c, DIBasicTypeDef, Field{"tag", uint32(0x24)}, Field{"name", ir.Attribute(c.String("int"))}, Field{"sizeInBits", uint64(32)})
	if made != basic {
		t.Errorf("NewAttr makes %s", ir.AttrString(made))
	}
	if !IsDIType(basic) || IsDIScope(basic) || IsDILocalScope(basic) {
		t.Error("a basic type is a type, and no scope")
	}
}
