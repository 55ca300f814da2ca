package debuginfo

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
)

// words serializes the text of a spirv.module with debug information.
func words(t *testing.T, text string) []uint32 {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("m.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("not read")
	}
	out, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{DebugSet: true})
	if !ok {
		t.Fatal("not written")
	}
	return out
}

// written is words, read back. SPIRV-Tools must accept the binary if they are part of the build.
func written(t *testing.T, text string) *module {
	t.Helper()
	out := words(t, text)
	if spirvtools.Version() != "" {
		if err := spirvtools.Validate(out, spirvtools.Options{Env: spirvtools.Universal16}); err != nil {
			t.Error(err)
		}
	}
	return read(t, out)
}

// function returns a module with a function whose body is given.
func inFunction(body string) string {
	return `spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {
  spirv.func @f(%x: f32 loc("x"("a.c":1:3)), %i: i32 loc(unknown)) -> f32 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "f", linkage_type = <Export>>} {
` + body + `
  } loc("a.c":1:1)
}`
}

// valuesOf returns the names of the values of the first function.
func valuesOf(m *module) []string {
	var names []string
	for _, v := range m.functions[0].values {
		names = append(names, m.str(v.variable, 0))
	}
	return names
}

// TestNoPlace: a module without places in files has no debug information.
func TestNoPlace(t *testing.T) {
	m := written(t, `spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Private> loc("v"(unknown))
} loc(unknown)`)
	if m.set != 0 || len(m.extensions) > 0 {
		t.Error("the set is imported")
	}
}

// TestDeclaresExtension: SPIR-V 1.6 has the set without an extension, and a module declares one once.
func TestDeclaresExtension(t *testing.T) {
	const name = "SPV_KHR_non_semantic_info"
	for vce, want := range map[string][]string{"v1.5, [Shader, Linkage], []": {name}, "v1.5, [Shader, Linkage], [" + name + "]": {name}, "v1.6, [Shader, Linkage], []": nil} {
		m := written(t, "spirv.module Logical GLSL450 requires #spirv.vce<"+vce+"> {\n}")
		if !slices.Equal(m.extensions, want) || m.set == 0 {
			t.Errorf("%s: the extensions are %v", vce, m.extensions)
		}
	}
}

// TestAmbiguous: a name stands for a value only if it is clear for which.
func TestAmbiguous(t *testing.T) {
	for _, row := range []struct {
		name, body string
		want       []string
	}{
		{"one value", `%a = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    spirv.ReturnValue %a : f32`, []string{"x", "a"}},
		{"an intermediate value", `%a = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    %b = spirv.FAdd %a, %x : f32 loc("a"("a.c":2:2))
    spirv.ReturnValue %b : f32`, []string{"x", "a"}},
		{"two values in a block", `%a = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    %b = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    %c = spirv.FAdd %a, %b : f32 loc("a.c":3:2)
    spirv.ReturnValue %c : f32`, []string{"x"}},
		{"two types", `%a = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    spirv.Branch ^next
  ^next:
    %b = spirv.SNegate %i : i32 loc("a"("a.c":2:2))
    %c = spirv.ConvertSToF %b : i32 to f32 loc(unknown)
    %d = spirv.FAdd %c, %a : f32 loc(unknown)
    spirv.ReturnValue %d : f32`, []string{"x"}},
		{"two blocks", `%a = spirv.FNegate %x : f32 loc("a"("a.c":2:2))
    spirv.Branch ^next
  ^next:
    %b = spirv.FAdd %x, %x : f32 loc("a"("a.c":2:2))
    %d = spirv.FAdd %b, %a : f32 loc(unknown)
    spirv.ReturnValue %d : f32`, []string{"x", "a", "a"}},
		{"a constant and a pointer", `%v = spirv.Variable : !spirv.ptr<!spirv.array<4 x f32>, Function> loc("v"("a.c":2:1))
    %c = spirv.Constant 1 : i32 loc("c"("a.c":2:2))
    %p = spirv.AccessChain %v[%c] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 loc("p"("a.c":2:3))
    %l = spirv.Load "Function" %p : f32 loc("l"("a.c":2:4))
    spirv.ReturnValue %l : f32`, []string{"x", "v", "l"}},
		{"a variable that holds the result", `%v = spirv.Variable : !spirv.ptr<f32, Function> loc("v"("a.c":2:1))
    %l = spirv.Load "Function" %v : f32 loc("v"("a.c":2:1))
    spirv.ReturnValue %l : f32`, []string{"x", "v"}},
		{"two variables", `%v = spirv.Variable : !spirv.ptr<f32, Function> loc("v"("a.c":2:1))
    %w = spirv.Variable : !spirv.ptr<f32, Function> loc("v"("a.c":2:1))
    %l = spirv.Load "Function" %v : f32 loc(unknown)
    spirv.ReturnValue %l : f32`, []string{"x"}},
		{"a call of no place", `%a = spirv.FNegate %x : f32 loc("a"(callsite("b.c":1:1 at callsite(unknown at "c.c":3:3))))
    spirv.ReturnValue %a : f32`, []string{"x", "a"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := valuesOf(written(t, inFunction(row.body))); !slices.Equal(got, row.want) {
				t.Errorf("values are %v, not %v", got, row.want)
			}
		})
	}
}

// TestDeclared: a variable is declared, with the type of what it holds.
func TestDeclared(t *testing.T) {
	m := written(t, inFunction(`%v = spirv.Variable : !spirv.ptr<vector<2xf32>, Function> loc("v"("a.c":2:1))
    spirv.ReturnValue %x : f32`))
	v := m.functions[0].values[1]
	if !v.declare || m.variables[v.id] == 0 || m.number(m.ref(v.variable, 1, "DebugTypeVector"), 1) != 2 {
		t.Errorf("%s is declared: %t", m.str(v.variable, 0), v.declare)
	}
}

// TestManyCalls: call sites in call sites have exponentially many frames. An instruction has no place if there are too
// many, and those up to a bound.
func TestManyCalls(t *testing.T) {
	for calls, want := range map[int]uint32{100: 2, 300: 0} {
		loc := `"a.c":2:1`
		for n := range calls {
			loc = fmt.Sprintf(`callsite(%s at "a.c":%d:1)`, loc, n+3)
		}
		m := written(t, inFunction("%a = spirv.FNegate %x : f32 loc("+loc+")\n spirv.ReturnValue %a : f32"))
		for i := range m.functions[0].code {
			e := &m.functions[0].code[i]
			if e.Opcode != spec.OpFNegate {
				continue
			}
			if e.line != want {
				t.Errorf("%d calls: line %d, not %d", calls, e.line, want)
			}
			if want > 0 && len(m.stack(e)) != calls+1 {
				t.Errorf("%d calls: %d frames", calls, len(m.stack(e)))
			}
		}
	}
}

// TestCallee: the frame of an inlined function that is still there is its DebugFunction.
func TestCallee(t *testing.T) {
	m := written(t, strings.Replace(inFunction(`%a = spirv.FNegate %x : f32 loc(callsite(fused<@g>["a.c":8:2, "a.c":7:1] at "a.c":2:1))
    spirv.ReturnValue %a : f32`), "spirv.func @f", `spirv.func @g(%y: f32 loc(unknown)) -> f32 "None" {
    spirv.ReturnValue %y : f32
  } loc("a.c":9:1)
  spirv.func @f`, 1))
	var g []*record
	for _, f := range m.named("DebugFunction") {
		if m.str(f, 0) == "g" {
			g = append(g, f)
		}
	}
	if len(g) != 1 || m.number(g[0], 3) != 9 {
		t.Errorf("%d functions g", len(g))
	}
}

// TestManyArguments: a location whose parts states exponentially many arguments gives some of them.
func TestManyArguments(t *testing.T) {
	aliases := "#l0 = loc(\"x\"(\"a.c\":2:1))\n"
	for i := 1; i <= 10; i++ {
		aliases += fmt.Sprintf("#l%d = loc(fused<{spirv.argument = %d : i32}>[#l%d, callsite(fused<@g>[#l%d, \"a.c\":9:1] at \"a.c\":3:1)])\n", i, i, i-1, i-1)
	}
	m := written(t, aliases+inFunction("%a = spirv.FNegate %x : f32 loc(#l10)\n spirv.ReturnValue %a : f32"))
	var numbers []uint32
	for _, v := range m.functions[0].values {
		if v.at.inlinedAt != nil {
			numbers = append(numbers, m.number(v.variable, 7))
		}
	}
	if len(numbers) < 100 || len(numbers) > 256 || numbers[0] != 1 {
		t.Errorf("%d arguments: %v", len(numbers), numbers)
	}
}

// composites returns the flags of the composites by name.
func (m *module) composites() map[string]uint32 {
	list := map[string]uint32{}
	for _, c := range m.named("DebugTypeComposite") {
		list[m.str(c, 0)] = m.number(c, 8)
	}
	return list
}

// TestTypes: types without a layout say so, and one that contains itself ends at the address.
func TestTypes(t *testing.T) {
	const unknown = 1 << 17
	m := written(t, `spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, Linkage, PhysicalStorageBufferAddresses], []> {
  spirv.GlobalVariable @list : !spirv.ptr<!spirv.struct<list, (!spirv.ptr<!spirv.struct<list>, PhysicalStorageBuffer> [0], f32 [8])>, Private>
  spirv.GlobalVariable @plain : !spirv.ptr<!spirv.struct<plain, (f32, i1)>, Private>
  spirv.GlobalVariable @large : !spirv.ptr<!spirv.struct<large, (!spirv.array<536870912 x f32, stride=4> [0])>, Private>
  spirv.GlobalVariable @far : !spirv.ptr<!spirv.struct<far, (f32 [536870912])>, Private>
  spirv.GlobalVariable @image bind(0, 0) : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>
  spirv.GlobalVariable @matrix : !spirv.ptr<!spirv.struct<matrix, (!spirv.matrix<3 x vector<2xf32>>)>, Private>
  spirv.func @pointer(%p: !spirv.ptr<f32, Function> loc("p"("a.c":1:2)), %q: !spirv.ptr<vector<2xf32>, Function> loc("q"("a.c":1:3)), %u: ui32 loc("u"("a.c":1:4))) "None" {
    spirv.Return
  }
}`)
	flags := m.composites()
	for name, want := range map[string]uint32{"list": 0, "plain": unknown, "large": unknown, "far": unknown, "matrix": unknown,
		"!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>": unknown} {
		if got, ok := flags[name]; !ok || got != want {
			t.Errorf("%s has the flags %#x among %v", name, got, flags)
		}
	}
	basic := map[string][2]uint32{}
	for _, b := range m.named("DebugTypeBasic") {
		basic[m.str(b, 0)] = [2]uint32{m.number(b, 1), m.number(b, 2)}
	}
	for name, want := range map[string][2]uint32{"f32": {32, 3}, "i1": {32, 2}, "ui32": {32, 6}, "!spirv.ptr<vector<2xf32>, Function>": {0, 1},
		"!spirv.ptr<!spirv.struct<list, (!spirv.ptr<!spirv.struct<list>, PhysicalStorageBuffer> [0], f32 [8])>, PhysicalStorageBuffer>": {64, 1}} {
		if basic[name] != want {
			t.Errorf("%s has the size and encoding %v among %v", name, basic[name], basic)
		}
	}
	if p := m.named("DebugTypePointer"); len(p) != 1 || m.number(p[0], 1) != uint32(spec.StorageClassFunction) {
		t.Errorf("%d pointer types", len(p))
	}
	if x := m.named("DebugTypeMatrix"); len(x) != 1 || m.number(x[0], 1) != 3 {
		t.Errorf("%d matrix types", len(x))
	}
}

// TestLongNames: names are cut where strings of SPIR-V end, and a struct of too many members keeps the first ones.
func TestLongNames(t *testing.T) {
	m := read(t, words(t, `spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage], []> {
  spirv.GlobalVariable @"zero\00byte" : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @`+strings.Repeat("n", 1<<18)+` : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @many : !spirv.ptr<!spirv.struct<many, (`+strings.Repeat("f32 [0], ", 1<<14)+`f32 [4])>, Private>
}`))
	var names []string
	for _, g := range m.named("DebugGlobalVariable") {
		names = append(names, m.str(g, 0))
	}
	if want := []string{"zero", strings.Repeat("n", 4*(1<<16-1-2)-1), "many"}; !slices.Equal(names, want) {
		t.Errorf("%d names, not %d", len(names), len(want))
	}
	if c := m.named("DebugTypeComposite"); len(c[0].operands) != 9+1<<14 {
		t.Errorf("%d operands", len(c[0].operands))
	}
}
