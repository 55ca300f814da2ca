package soundness

import (
	"encoding/binary"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// compiled compiles a module of test/drivers/errors.
func compiled(t *testing.T, name string) *spvc.Program {
	t.Helper()
	text, err := os.ReadFile("../drivers/errors/" + name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: name, Opt: spvc.O0})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// withHidden returns a program whose operands are hidden.
func withHidden(t *testing.T, p *spvc.Program) *spvc.Program {
	t.Helper()
	words := hideOperands(p.Binaries[0].Words)
	if err := spvwords.Check(words); err != nil {
		t.Fatal(err)
	}
	var data []byte
	for _, w := range words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	q, err := spvc.Load(data, spvc.Options{Name: "hidden.spv", Env: p.Env()})
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// TestDriverErrors runs kernels of test/drivers/errors. If a driver runs one right, known.go and
// docs/drivers.md are out of date.
func TestDriverErrors(t *testing.T) {
	t.Parallel()
	fold := compiled(t, "fold-unsigned.mlir")
	right := []uint32{math.Float32bits(-128), ^uint32(127), 3}
	lost := []uint32{0, 7, 0, 7}
	for _, c := range []struct {
		name        string
		p           *spvc.Program
		in          [][]uint32
		lavapipe    []uint32
		swiftshader []uint32
	}{
		{"fold-unsigned", fold, [][]uint32{{0}, {0, 0}}, right, []uint32{0x4f800000, 3, ^uint32(127)}},
		{"fold-unsigned with hidden operands", withHidden(t, fold), [][]uint32{{0}, {0, 0}}, right, right},
		{"loop-header-load", compiled(t, "loop-header-load.mlir"), [][]uint32{{7, 7, 7, 7}, {9, 9, 9, 9}}, lost, lost},
		{"convert-unsigned", compiled(t, "convert-unsigned.mlir"), [][]uint32{{^uint32(128)}, {0}}, []uint32{0x4f7fffff}, []uint32{0x4f800000}},
		{"signed-zeros", compiled(t, "signed-zeros.mlir"), [][]uint32{{math.Float32bits(-2), 0}, {9, 9, 9, 9}}, []uint32{0, 1 << 31, 0, 0}, []uint32{1 << 31, 0, 1 << 31, 0xffc00000}},
		{"loop-vector", compiled(t, "loop-vector.mlir"), [][]uint32{make([]uint32, 4)}, []uint32{10, 22, 34, 49}, []uint32{10, 16, 25, 37}},
		{"loop-limit", compiled(t, "loop-limit.mlir"), [][]uint32{{65535, 65536, 3, 90000}, make([]uint32, 4)}, []uint32{65535, 65535, 3, 65535}, []uint32{65535, 65536, 3, 90000}},
		{"max-constants", compiled(t, "max-constants.mlir"), [][]uint32{make([]uint32, 4)}, []uint32{10, 10, 10, 7}, []uint32{7, 7, 7, 7}},
		{"max-constants with hidden operands", withHidden(t, compiled(t, "max-constants.mlir")), [][]uint32{make([]uint32, 4)}, []uint32{10, 10, 10, 7}, []uint32{10, 10, 10, 7}},
		{"memory-barrier-loop", compiled(t, "memory-barrier-loop.mlir"), [][]uint32{make([]uint32, 16)},
			slices.Concat(rowOf(7), rowOf(9)), slices.Concat(rowOf(7), rowOf(7))},
	} {
		for i, want := range [][]uint32{c.lavapipe, c.swiftshader} {
			s := drivers.Selectors()[i]
			if got := results(t, c.p, s[1], c.in); !slices.Equal(got[len(got)-len(want):], want) {
				t.Errorf("%s on %s: %#x, want %#x at the end", c.name, s[0], got, want)
			}
		}
	}
}

// TestCarriedVectors runs loops that different invocations leave at different times, and that carry
// vectors of integers: kernels that spvc compiles are right, although lavapipe is not.
func TestCarriedVectors(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, element, body string
		want                []uint32
	}{
		{"sum of sums", "i32", "%y = arith.addi %x, %v : vector<3xi32>\n%n = arith.addi %s, %y : vector<3xi32>", []uint32{10, 16, 25, 37}},
		{"complement", "i32", "%y = arith.addi %x, %v : vector<3xi32>\n%n = arith.xori %s, %ones : vector<3xi32>", []uint32{10, ^uint32(10), 10, ^uint32(10)}},
		{"carry", "i32", "%y, %c = arith.addui_extended %x, %ones : vector<3xi32>, vector<3xi1>\n%e = arith.extui %c : vector<3xi1> to vector<3xi32>\n%n = arith.addi %s, %e : vector<3xi32>", []uint32{10, 11, 12, 13}},
		{"of 64 bits", "i64", "%y = arith.subi %x, %v : vector<3xi64>\n%n = arith.addi %s, %y : vector<3xi64>", []uint32{10, 10, 7, 1}},
	} {
		text := strings.NewReplacer("ELEMENT", c.element, "BODY", c.body).Replace(`module attributes {gpu.container_module} {
gpu.module @m {
gpu.func @k(%o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
%t = gpu.thread_id x
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%v = arith.constant dense<[3, 5, 7]> : vector<3xELEMENT>
%w = arith.constant dense<[10, 7, 1]> : vector<3xELEMENT>
%ones = arith.constant dense<-1> : vector<3xELEMENT>
%r:2 = scf.for %i = %c0 to %t step %c1 iter_args(%x = %v, %s = %w) -> (vector<3xELEMENT>, vector<3xELEMENT>) {
BODY
scf.yield %y, %n : vector<3xELEMENT>, vector<3xELEMENT>
}
%e = vector.extract %r#1[0] : ELEMENT from vector<3xELEMENT>
%l = arith.index_cast %e : ELEMENT to index
%z = arith.index_cast %l : index to i32
memref.store %z, %o[%t] : memref<4xi32>
gpu.return
}
}
}`)
		for _, level := range []spvc.OptLevel{spvc.O0, spvc.O1} {
			p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: c.name, Opt: level})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range drivers.Selectors() {
				if got := results(t, p, s[1], [][]uint32{make([]uint32, 4)}); !slices.Equal(got, c.want) {
					t.Errorf("%s on %s: %d, want %d", c.name, s[0], got, c.want)
				}
			}
		}
	}
}

// rowOf returns eight equal words.
func rowOf(word uint32) []uint32 { return slices.Repeat([]uint32{word}, 8) }

// results runs the kernel k on buffers of words, and returns the words of all buffers.
func results(t *testing.T, p *spvc.Program, selector string, in [][]uint32) []uint32 {
	t.Helper()
	d, err := compute.OpenDevice(selector)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	k, err := d.Kernel(p, "k")
	if err != nil {
		t.Fatal(err)
	}
	var args []any
	var data [][]byte
	for _, words := range in {
		var b []byte
		for _, w := range words {
			b = binary.LittleEndian.AppendUint32(b, w)
		}
		data, args = append(data, b), append(args, compute.InOut(b))
	}
	if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...); err != nil {
		t.Fatal(err)
	}
	var out []uint32
	for b := range slices.Chunk(slices.Concat(data...), 4) {
		out = append(out, binary.LittleEndian.Uint32(b))
	}
	return out
}

// TestHideOperands hides operands of vectors and of narrow and wide integers.
func TestHideOperands(t *testing.T) {
	t.Parallel()
	const text = `module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, Int16], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
gpu.module @m {
gpu.func @k(%f: memref<1xvector<2xf32>>, %l: memref<1xi64>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
%c0 = arith.constant 0 : index
%l0 = memref.load %l[%c0] : memref<1xi64>
%t = arith.trunci %l0 : i64 to i32
%c7 = arith.constant 7 : i32
%m = arith.maxsi %t, %c7 : i32
%u = arith.maxui %m, %t : i32
%v = vector.splat %u : vector<2xi32>
%x = arith.sitofp %v : vector<2xi32> to vector<2xf32>
memref.store %x, %f[%c0] : memref<1xvector<2xf32>>
gpu.return
}
}
}`
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Opt: spvc.O0})
	if err != nil {
		t.Fatal(err)
	}
	hidden := withHidden(t, p).Binaries[0].Words
	counts := map[spec.Opcode]int{}
	for in := range spvwords.Instructions(hidden) {
		counts[in.Opcode]++
	}
	if got := counts[spec.OpBitwiseXor]; got != 5 {
		t.Errorf("%d operands are hidden, want two of SMax and of UMax and one of OpConvertSToF", got)
	}
}

// withTables returns an engine with the recorded tables.
func withTables(t *testing.T) *Engine {
	t.Helper()
	tables, err := LoadTables()
	if err != nil {
		t.Fatal(err)
	}
	e := NewEngine(tables)
	t.Cleanup(func() { _ = e.Close() })
	return e
}

// TestRightHidden runs a kernel that SwiftShader folds wrongly: with hidden operands, it is
// right if all numbers are, and not if it does not compile.
func TestRightHidden(t *testing.T) {
	t.Parallel()
	e := withTables(t)
	k := &kernelgen.Kernel{Groups: [3]uint32{1, 1, 1}, Local: [3]uint32{1, 1, 1}, Text: `module attributes {gpu.container_module} {
gpu.module @module {
gpu.func @kernel(%b: memref<4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
%i = arith.constant 3 : index
%a = arith.constant -1 : i32
%c3 = arith.constant 3 : i32
%c7 = arith.constant 7 : i32
%s = arith.shli %a, %c7 : i32
%m = arith.minsi %s, %c3 : i32
memref.store %m, %b[%i] : memref<4xi32>
gpu.return
}
}
}`, Buffers: []kernelgen.Buffer{{Type: "i32", Count: 4, Stride: 4, Part: 4, Data: make([]byte, 16), Written: true}}}
	want, err := kernelgen.Evaluate(k, kernelgen.EvalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c := Case{Target: "vulkan1.1", Driver: "swiftshader", Pipeline: "none"}
	got, _, err := e.onDevice(t.Context(), &c, k)
	if err != nil {
		t.Fatal(err)
	}
	if k.Compare(want, 0, got[0]) == nil || !e.rightHidden(t.Context(), &c, k, want) {
		t.Error("the kernel is right, or wrong with hidden operands")
	}
	want.Contents[0].Numbers[0]++
	if e.rightHidden(t.Context(), &c, k, want) {
		t.Error("another result is right, too")
	}
	want.Contents[0].Numbers[0]--
	k.Text = strings.Replace(k.Text, "arith.minsi", "arith.unknown", 1)
	if e.rightHidden(t.Context(), &c, k, want) {
		t.Error("a kernel that does not compile is right")
	}
}

// TestRightButZeros runs a kernel that multiplies one of two integers. lavapipe folds the products to a selection
// of the bits of -1.0 and 0, and computes the other zero.
func TestRightButZeros(t *testing.T) {
	t.Parallel()
	e := withTables(t)
	k := &kernelgen.Kernel{Groups: [3]uint32{1, 1, 1}, Local: [3]uint32{4, 1, 1}, Text: `module attributes {gpu.container_module} {
gpu.module @module {
gpu.func @kernel(%b: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
%t = gpu.thread_id x
%j = arith.constant 1 : index
%one = arith.constant 1 : i32
%n = arith.constant -66048 : i32
%f = arith.constant 0xbf800000 : i32
%c = arith.cmpi eq, %t, %j : index
%s = arith.select %c, %one, %n : i32
%p = arith.muli %s, %f : i32
memref.store %p, %b[%t] : memref<4xi32>
gpu.return
}
}
}`, Buffers: []kernelgen.Buffer{{Type: "i32", Count: 4, Stride: 4, Part: 4, Data: make([]byte, 16), Written: true}}}
	want, err := kernelgen.Evaluate(k, kernelgen.EvalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c := Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "none"}
	o := e.judge(t.Context(), &c, k, 8)
	if o.Kind != Wrong || !o.Specials {
		t.Errorf("the outcome is %s, %s, and known as an error of zeros: %v", o.Kind, o.Detail, o.Specials)
	}
	got, _, err := e.onDevice(t.Context(), &c, k)
	if err != nil {
		t.Fatal(err)
	}
	if !e.rightButZeros(t.Context(), &c, k, want, got) {
		t.Error("the reference device, too, computes another number")
	}
	got[0][4]++
	if e.rightButZeros(t.Context(), &c, k, want, got) {
		t.Error("a number other than a zero may differ")
	}
	got[0][4]--
	text := k.Text
	k.Text = strings.Replace(text, "arith.muli", "arith.unknown", 1)
	if e.rightButZeros(t.Context(), &c, k, want, got) {
		t.Error("a kernel that does not compile is right")
	}
	k.Text = strings.Replace(text, "arith.muli", "arith.addi", 1)
	if e.rightButZeros(t.Context(), &c, k, want, got) {
		t.Error("the reference device computes other numbers, and the kernel is right")
	}
}
