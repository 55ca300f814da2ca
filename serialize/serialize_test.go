package serialize_test

import (
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/bench/kernels"
)

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return ir.NewContext(reg)
}

// parse reads one top-level operation of text.
func parse(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var msgs []string
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool { msgs = append(msgs, d.Message); return true })
	defer pop()
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("test.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatalf("%q\n%s", msgs, text)
	}
	op := top.Region(0).First().First()
	op.Remove()
	return op
}

func wordsOf(t testing.TB, module *ir.Operation) []uint32 {
	t.Helper()
	ws, ok := serialize.Serialize(module, serialize.Options{})
	if !ok {
		t.Fatal("not serialized")
	}
	return ws
}

// read deserializes ws in a new context and returns the module's text, or the
// messages. A module that is read in spite of errors is one more message.
func read(ws []uint32, o serialize.ReadOptions) (text string, msgs []string) {
	ctx := newContext()
	ctx.PushHandler(func(d *ir.Diagnostic) bool { msgs = append(msgs, d.Message); return true })
	m, ok := serialize.Deserialize(ctx, ws, o)
	if !ok {
		return "", msgs
	}
	if len(msgs) > 0 {
		msgs = append(msgs, "read in spite of errors")
	}
	return string(ir.Print(nil, m, ir.PrintOptions{})), msgs
}

// checkModule serializes text, checks the words, reads them back, and checks that
// what was read serializes to something that reads the same.
func checkModule(t *testing.T, text string) (string, []uint32) {
	t.Helper()
	ws := wordsOf(t, parse(t, newContext(), text))
	if again := wordsOf(t, parse(t, newContext(), text)); !slices.Equal(ws, again) {
		t.Error("two runs give different words")
	}
	if err := spvwords.Check(ws); err != nil {
		t.Error(err)
	}
	validate(t, ws)
	back, msgs := read(ws, serialize.ReadOptions{})
	if len(msgs) > 0 {
		t.Fatalf("%q", msgs)
	}
	ws2 := wordsOf(t, parse(t, newContext(), back))
	if err := spvwords.Check(ws2); err != nil {
		t.Error(err)
	}
	validate(t, ws2)
	// As with MLIR, every trip puts another block before a construct.
	if back2, _ := read(ws2, serialize.ReadOptions{}); back2 != back && !strings.Contains(back, "spirv.mlir.merge") {
		t.Errorf("not stable:\n%s\nthen\n%s", back, back2)
	}
	return back, ws
}

const shader = "spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, Int8, Int16, Int64, Float16, Float64, GroupNonUniformArithmetic, GroupNonUniformBallot], [SPV_KHR_storage_buffer_storage_class]> {\n"

// TestModules: what is written is valid and is read back as it was.
func TestModules(t *testing.T) {
	for name, row := range map[string]struct{ body, want string }{
		"empty": {"", "spirv.module Logical GLSL450"},
		"declaration": {`spirv.func @f(i32) -> f32 "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "ext", linkage_type = <Import>>}
			spirv.func @g(%x: i32) -> f32 "Inline" { %0 = spirv.FunctionCall @f(%x) : (i32) -> f32  spirv.ReturnValue %0 : f32 }`,
			`linkage_name = "ext", linkage_type = <Import>`},
		"forward call": {`spirv.func @a() "None" { spirv.FunctionCall @b() : () -> ()  spirv.Return }  spirv.func @b() "None" { spirv.Return }`,
			"spirv.FunctionCall @b() : () -> ()"},
		"initializer defined later": {`spirv.GlobalVariable @v initializer(@w) : !spirv.ptr<i32, Private>  spirv.SpecConstant @w = 3 : i32`,
			"initializer(@w)"},
		"memory access": {`spirv.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) "None" {
			%0 = spirv.Load "Function" %p ["Volatile|Aligned", 4] : f32
			spirv.Store "Function" %q, %0 ["Nontemporal"] : f32
			spirv.Return }`, `["Volatile|Aligned", 4]`},
		"scopes": {`spirv.func @f(%p: !spirv.ptr<i32, Workgroup>, %x: i32) "None" {
			%0 = spirv.AtomicCompareExchange <Workgroup> <Release|WorkgroupMemory> <Acquire|WorkgroupMemory> %p, %x, %x : !spirv.ptr<i32, Workgroup>
			%1 = spirv.AtomicIAdd <Device> <AcquireRelease> %p, %x : !spirv.ptr<i32, Workgroup>
			%2 = spirv.GroupNonUniformIAdd "Subgroup" "Reduce" %x : i32
			spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
			spirv.Return }`, "<Release|WorkgroupMemory> <Acquire|WorkgroupMemory>"},
		"composites": {`spirv.func @f(%v: vector<4xf32>, %s: f32, %i: i32) "None" {
			%0 = spirv.CompositeExtract %v[2 : i32] : vector<4xf32>
			%1 = spirv.CompositeInsert %s, %v[1 : i32] : f32 into vector<4xf32>
			%2 = spirv.VectorShuffle [3 : i32, 0 : i32] %v, %1 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
			%3 = spirv.CompositeConstruct %2, %s : (vector<2xf32>, f32) -> vector<3xf32>
			%4 = spirv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
			%5 = spirv.GL.FMix %s : f32, %s : f32, %s : f32 -> f32
			spirv.Return }`, "[3 : i32, 0 : i32]"},
		"spec operation": {`spirv.SpecConstant @s spec_id(1) = 4 : i32
			spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x i32>
			spirv.func @f() -> i32 "None" {
			%0 = spirv.mlir.referenceof @s : i32
			%1 = spirv.SpecConstantOperation wraps "spirv.IMul"(%0, %0) : (i32, i32) -> i32
			spirv.ReturnValue %1 : i32 }`, `wraps "spirv.IMul"`},
		"branch without structure": {`spirv.func @f(%x: i32) -> i32 "None" {
			spirv.Branch ^a(%x : i32)
			^a(%0: i32):
			  %1 = spirv.IAdd %0, %x : i32
			  spirv.Branch ^b(%1, %0 : i32, i32)
			^b(%2: i32, %3: i32):
			  %4 = spirv.ISub %2, %3 : i32
			  spirv.ReturnValue %4 : i32 }`, "^bb2(%{{.*}}: i32, %{{.*}}: i32)"},
		"early return": {`spirv.func @f(%c: i1, %x: i32) -> i32 "None" {
			spirv.mlir.selection {
			  spirv.BranchConditional %c, ^a, ^b
			^a:
			  spirv.ReturnValue %x : i32
			^b:
			  spirv.ReturnValue %x : i32
			^m:
			  spirv.mlir.merge
			}
			spirv.ReturnValue %x : i32 }`, "spirv.mlir.selection"},
		"decorations": {`spirv.GlobalVariable @a {location = 1 : i32, flat} : !spirv.ptr<i32, Input>
			spirv.GlobalVariable @b bind(0, 1) {non_readable, restrict} : !spirv.ptr<!spirv.struct<(!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=8])>, StorageBuffer>
			spirv.func @f(%x: f32) -> f32 "None" { %0 = spirv.FMul %x, %x {relaxed_precision} : f32  spirv.ReturnValue %0 : f32 }`,
			"[0, ColMajor, MatrixStride=8]"},
	} {
		t.Run(name, func(t *testing.T) {
			back, _ := checkModule(t, shader+row.body+"\n}")
			before, after, cut := strings.Cut(row.want, "%{{")
			if !strings.Contains(back, before) || cut && !strings.Contains(back, after[strings.LastIndex(after, "}}")+2:]) {
				t.Errorf("no %s in\n%s", row.want, back)
			}
		})
	}
}

// TestDifferentValuesToOneBlock: an edge that SPIR-V cannot express is an error.
func TestDifferentValuesToOneBlock(t *testing.T) {
	ctx := newContext()
	m := parse(t, ctx, shader+`spirv.func @f(%c: i1, %x: i32, %y: i32) "None" {
		spirv.BranchConditional %c, ^a(%x : i32), ^a(%y : i32)
		^a(%0: i32):
		  spirv.Return } }`)
	var msg string
	ctx.PushHandler(func(d *ir.Diagnostic) bool { msg = d.Message; return true })
	if _, ok := serialize.Serialize(m, serialize.Options{}); ok || !strings.Contains(msg, "passes different values to one block") {
		t.Errorf("%v %q", ok, msg)
	}
}

// TestParallel: modules of one context can be written at the same time.
func TestParallel(t *testing.T) {
	ctx := newContext()
	const n = 8
	modules := make([]*ir.Operation, n)
	alone := make([][]uint32, n)
	for i := range modules {
		modules[i] = parse(t, ctx, module(5+i))
		alone[i] = wordsOf(t, modules[i])
	}
	together := make([][]uint32, n)
	var wg sync.WaitGroup
	for i := range modules {
		wg.Go(func() { together[i], _ = serialize.Serialize(modules[i], serialize.Options{}) })
	}
	wg.Wait()
	for i := range modules {
		if !slices.Equal(alone[i], together[i]) {
			t.Errorf("module %d differs", i)
		}
	}
}

// module returns the text of a module of n functions.
func module(n int) string {
	var b strings.Builder
	_ = kernels.WriteSPIRV(&b, n, 50) // a Builder has no errors
	return b.String()
}

func TestKernels(t *testing.T) { checkModule(t, module(3)) }

// TestManyKernels writes functions of several pages.
func TestManyKernels(t *testing.T) {
	text := module(900)
	checkModule(t, text)
	ws := wordsOf(t, parse(t, newContext(), text))
	if len(ws) < 1<<17 {
		t.Fatalf("only %d words", len(ws))
	}
	var out bytes.Buffer
	if err := serialize.Write(&out, ws); err != nil || !bytes.Equal(out.Bytes(), serialize.Bytes(ws)) {
		t.Errorf("Write and Bytes differ (%v)", err)
	}
}

// TestFloatFormats: f16 and bf16 are two types, although the encoding of bf16 is 0.
func TestFloatFormats(t *testing.T) {
	ws := wordsOf(t, parse(t, newContext(), `spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Float16, BFloat16TypeKHR], [SPV_KHR_bfloat16]> {
		spirv.func @f(%a: f16, %b: bf16) "None" { spirv.Return }
	}`))
	floats := 0
	for at := 5; at < len(ws); at += int(ws[at] >> 16) {
		if spec.Opcode(ws[at]&0xffff) == spec.OpTypeFloat {
			floats++
		}
	}
	if floats != 2 {
		t.Errorf("%d types of floats, want 2", floats)
	}
}

func BenchmarkSerialize(b *testing.B) {
	m := parse(b, newContext(), module(1000))
	b.ReportAllocs()
	for b.Loop() {
		ws, _ := serialize.Serialize(m, serialize.Options{})
		b.SetBytes(int64(4 * len(ws)))
	}
}

func BenchmarkDeserialize(b *testing.B) {
	ws := wordsOf(b, parse(b, newContext(), module(1000)))
	b.SetBytes(int64(4 * len(ws)))
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{}); !ok {
			b.Fatal("not read")
		}
	}
}

// BenchmarkPrint reads what BenchmarkDeserialize reads, and prints it function by function.
func BenchmarkPrint(b *testing.B) {
	ws := wordsOf(b, parse(b, newContext(), module(1000)))
	b.SetBytes(int64(4 * len(ws)))
	b.ReportAllocs()
	for b.Loop() {
		if ok, err := serialize.Print(io.Discard, newContext(), ws, serialize.ReadOptions{}, ir.PrintOptions{}); !ok || err != nil {
			b.Fatal(ok, err)
		}
	}
}

// TestManyCasesToOneBlock: the phi of a block that a switch goes to in many cases is
// written in time and memory that grow with their number.
func TestManyCasesToOneBlock(t *testing.T) {
	growth.Linear(t, 30000, func(n int) func() {
		text := []byte("spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n" +
			"spirv.func @f(%s: i32, %x: i32) -> i32 \"None\" {\nspirv.Switch %s : i32, [\ndefault: ^m(%x : i32)")
		for i := range n {
			text = append(strconv.AppendInt(append(text, ",\n"...), int64(i), 10), ": ^m(%x : i32)"...)
		}
		module := parse(t, newContext(), string(text)+"\n]\n^m(%v: i32):\nspirv.ReturnValue %v : i32\n}\n}")
		return func() { wordsOf(t, module) }
	})
}
