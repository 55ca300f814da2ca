package cpu_test

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/reflect"
)

const head = `spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformVote, CooperativeMatrixKHR], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_cooperative_matrix]> {
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  spirv.SpecConstant @k spec_id(7) = 3 : i32
  spirv.SpecConstant @j spec_id(8) = -2 : i32
  spirv.func @main() "None" {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %c2 = spirv.Constant 2 : i32
    %c7 = spirv.Constant 7 : i32
    %minus = spirv.Constant -1 : i32
    %ids = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %id = spirv.Load "Input" %ids : vector<3xi32>
    %i = spirv.CompositeExtract %id[0 : i32] : vector<3xi32>
    %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
    %from = spirv.AccessChain %in[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
    %to = spirv.AccessChain %out[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
    %x = spirv.Load "StorageBuffer" %from : i32
`

const tail = `    spirv.Store "StorageBuffer" %to, %r : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @id
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}
`

// module makes the binary of a kernel that computes %r of %x, the element of its invocation.
func module(t *testing.T, body string) *reflect.Module {
	t.Helper()
	return binaryOf(t, head+body+tail)
}

// binaryOf makes the binary of a module. It reports errors with their lines.
func binaryOf(t *testing.T, text string) *reflect.Module {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
		var line int
		_, _ = fmt.Sscanf(ctx.Place(d.Loc), "kernel.mlir:%d", &line)
		t.Errorf("%s\n%s", d.Message, strings.Split(text, "\n")[max(line, 1)-1])
		return true
	})()
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.FailNow()
	}
	words, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{})
	if !ok {
		t.FailNow()
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func open(t *testing.T, o cpu.Options) *cpu.Device {
	t.Helper()
	d, err := cpu.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// bufferOf makes a buffer of numbers.
func bufferOf(t *testing.T, d runner.Device, numbers ...int32) runner.Buffer {
	t.Helper()
	b, err := d.NewBuffer(4 * len(numbers))
	if err != nil {
		t.Fatal(err)
	}
	data, err := binary.Append(nil, binary.LittleEndian, numbers)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Write(0, data); err != nil {
		t.Fatal(err)
	}
	return b
}

func numbersOf(t *testing.T, b runner.Buffer) []int32 {
	t.Helper()
	data, out := make([]byte, b.Size()), make([]int32, b.Size()/4)
	if err := b.Read(0, data); err != nil {
		t.Fatal(err)
	}
	if _, err := binary.Decode(data, binary.LittleEndian, out); err != nil {
		t.Fatal(err)
	}
	return out
}

var input = []int32{5, -7, 0, -2147483648, 9, 3, 1, 40}

// resultsOf runs a kernel with a workgroup on a device, and returns its numbers.
func resultsOf(t *testing.T, d runner.Device, m *reflect.Module, constants ...reflect.SpecValue) []int32 {
	t.Helper()
	in, out := bufferOf(t, d, input...), bufferOf(t, d, make([]int32, 8)...)
	l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Binding: 0, Buffer: in}, {Binding: 1, Buffer: out}}, SpecConstants: constants}
	if _, err := d.Run(t.Context(), l); err != nil {
		t.Fatalf("%s: %v", d.Info().Name, err)
	}
	return numbersOf(t, out)
}

// TestResults runs kernels with a workgroup of 8 invocations in subgroups of 4.
func TestResults(t *testing.T) {
	d := open(t, cpu.Options{SubgroupSize: 4})
	for _, c := range []struct {
		name, body string
		want       []int32
	}{
		{"quotient by zero", `%r = spirv.SDiv %x, %c0 : i32`, []int32{0, 0, 0, 0, 0, 0, 0, 0}},
		{"quotient by -1", `%r = spirv.SDiv %x, %minus : i32`, []int32{-5, 7, 0, -2147483648, -9, -3, -1, -40}},
		{"remainder by -1", `%r = spirv.SRem %x, %minus : i32`, []int32{0, 0, 0, 0, 0, 0, 0, 0}},
		{"modulo", `%m = spirv.Constant -3 : i32
%r = spirv.SMod %x, %m : i32`, []int32{-1, -1, 0, -2, 0, 0, -2, -2}},
		{"unsigned remainder", `%r = spirv.UMod %x, %c7 : i32`, []int32{5, 4, 0, 2, 2, 3, 1, 5}},
		{"specialization constant", `%k = spirv.mlir.referenceof @k : i32
%r = spirv.IAdd %x, %k : i32`, []int32{8, -4, 3, -2147483645, 12, 6, 4, 43}},
		{"out of bounds", `%far = spirv.Constant 0x7fffffff : i32
%p = spirv.AccessChain %in[%c0, %far] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%q = spirv.AccessChain %in[%c0, %minus] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
spirv.Store "StorageBuffer" %p, %c7 : i32
spirv.Store "StorageBuffer" %q, %c7 : i32
%v = spirv.Load "StorageBuffer" %p : i32
%w = spirv.AtomicIAdd <Device> <None> %q, %c1 : !spirv.ptr<i32, StorageBuffer>
%n = spirv.ArrayLength %in[0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer> -> i32
%r = spirv.IAdd %v, %n : i32`, []int32{8, 8, 8, 8, 8, 8, 8, 8}},
		{"out of bounds of workgroup memory", `%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%k9 = spirv.Constant 9 : i32
%k8 = spirv.Constant 8 : i32
%far = spirv.AccessChain %s[%k9] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%first = spirv.AccessChain %s[%k8] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%end = spirv.AccessChain %s[%c7] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
spirv.Store "Workgroup" %far, %c7 : i32
spirv.Store "Workgroup" %first, %c7 : i32
spirv.Store "Workgroup" %end, %c2 : i32
%a = spirv.Load "Workgroup" %far : i32
%b = spirv.Load "Workgroup" %first : i32
%e = spirv.Load "Workgroup" %end : i32
%ab = spirv.IAdd %a, %b : i32
%r = spirv.IAdd %ab, %e : i32`, []int32{2, 2, 2, 2, 2, 2, 2, 2}},
		{"out of bounds of a variable", `%v = spirv.Variable : !spirv.ptr<!spirv.array<3 x i32>, Function>
%far = spirv.AccessChain %v[%i] : !spirv.ptr<!spirv.array<3 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
%k3 = spirv.Constant 3 : i32
%first = spirv.AccessChain %v[%k3] : !spirv.ptr<!spirv.array<3 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
spirv.Store "Function" %far, %c7 : i32
spirv.Store "Function" %first, %c7 : i32
%a = spirv.Load "Function" %far : i32
%b = spirv.Load "Function" %first : i32
%r = spirv.IAdd %a, %b : i32`, []int32{7, 7, 7, 0, 0, 0, 0, 0}},
		{"the end of some invocations", `%small = spirv.SLessThan %x, %c2 : i32
spirv.Store "StorageBuffer" %to, %c7 : i32
spirv.mlir.selection {
  spirv.BranchConditional %small, ^end, ^on
^end:
  spirv.Unreachable
^on:
  spirv.mlir.merge
}
%r = spirv.IAdd %x, %c0 : i32`, []int32{5, 7, 7, 7, 9, 3, 7, 40}},
		{"barrier", `%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%mine = spirv.AccessChain %s[%i] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
spirv.Store "Workgroup" %mine, %x : i32
spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
%j = spirv.ISub %c7, %i : i32
%their = spirv.AccessChain %s[%j] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%r = spirv.Load "Workgroup" %their : i32`, []int32{40, 1, 3, 9, -2147483648, 0, -7, 5}},
		{"sums of subgroups", `%r = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %i : i32 -> i32`, []int32{6, 6, 6, 6, 22, 22, 22, 22}},
		{"scan", `%r = spirv.GroupNonUniformIAdd <Subgroup> <ExclusiveScan> %i : i32 -> i32`, []int32{0, 0, 1, 3, 0, 4, 9, 15}},
		// Invocation i makes i rounds, each of which counts those that take part; the sum comes after all rounds.
		{"rounds", `spirv.Branch ^loop
^loop:
%sum = spirv.mlir.loop -> i32 {
  spirv.Branch ^head(%c0, %c0 : i32, i32)
^head(%n: i32, %s: i32):
  %goes = spirv.ULessThan %n, %i : i32
  spirv.BranchConditional %goes, ^body, ^end
^body:
  %here = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %c1 : i32 -> i32
  %more = spirv.IAdd %s, %here : i32
  %next = spirv.IAdd %n, %c1 : i32
  spirv.Branch ^head(%next, %more : i32, i32)
^end:
  spirv.mlir.merge %s : i32
}
%all = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %c1 : i32 -> i32
%big = spirv.Constant 100 : i32
%hundreds = spirv.IMul %all, %big : i32
%r = spirv.IAdd %hundreds, %sum : i32`, []int32{400, 403, 405, 406, 416, 419, 421, 422}},
	} {
		in, out := bufferOf(t, d, input...), bufferOf(t, d, make([]int32, 8)...)
		l := &runner.Launch{Module: module(t, c.body+"\n"), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Binding: 0, Buffer: in}, {Binding: 1, Buffer: out}}}
		for range 2 { // the second time, the code is kept
			if _, err := d.Run(t.Context(), l); err != nil {
				t.Errorf("%s: %v", c.name, err)
				break
			}
		}
		if got := numbersOf(t, out); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if got := numbersOf(t, in); !slices.Equal(got, input) {
			t.Errorf("%s: the input is %v", c.name, got)
		}
	}
}

// TestSpecialization gives a constant another value.
func TestSpecialization(t *testing.T) {
	d := open(t, cpu.Options{})
	m := module(t, "%r = spirv.mlir.referenceof @k : i32\n")
	for _, value := range []uint64{1, 11} {
		out := bufferOf(t, d, make([]int32, 8)...)
		l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, SpecConstants: []reflect.SpecValue{{ID: 7, Bits: value}},
			Bindings: []runner.Binding{{Binding: 0, Buffer: out}, {Binding: 1, Buffer: out}}}
		if _, err := d.Run(t.Context(), l); err != nil {
			t.Fatal(err)
		}
		if got := numbersOf(t, out); got[7] != int32(value) {
			t.Errorf("the constant %d gives %v", value, got)
		}
	}
}

// constantOperations makes a kernel whose invocation n gives the result of operation n.
func constantOperations(ops []string) string {
	body := "%k = spirv.mlir.referenceof @k : i32\n%j = spirv.mlir.referenceof @j : i32\n%r8 = spirv.Constant 0 : i32\n"
	for n := len(ops) - 1; n >= 0; n-- {
		args, to := "(%k, %j) : (i32, i32)", "i32"
		switch {
		case ops[n] == "SNegate" || ops[n] == "Not":
			args = "(%k) : (i32)"
		case strings.Contains(ops[n], "Equal") || strings.Contains(ops[n], "Than"):
			to = "i1"
		}
		value := fmt.Sprintf("%%v%d", n)
		if to == "i1" {
			value = fmt.Sprintf("%%w%d", n)
		}
		body += fmt.Sprintf("%s = spirv.SpecConstantOperation wraps \"spirv.%s\"%s -> %s\n", value, ops[n], args, to)
		if to == "i1" {
			body += fmt.Sprintf("%%v%d = spirv.Select %%w%d, %%c7, %%c2 : i1, i32\n", n, n)
		}
		result, rest := fmt.Sprintf("%%r%d", n), fmt.Sprintf("%%r%d", n+1)
		if n == len(ops)-1 {
			rest = "%r8"
		}
		if n == 0 {
			result = "%r"
		}
		body += fmt.Sprintf("%%n%d = spirv.Constant %d : i32\n%%is%d = spirv.IEqual %%i, %%n%d : i32\n%s = spirv.Select %%is%d, %%v%d, %s : i1, i32\n", n, n, n, n, result, n, n, rest)
	}
	return body
}

// TestConstantOperations computes operations on specialization constants, beside the reference device.
func TestConstantOperations(t *testing.T) {
	ours := open(t, cpu.Options{})
	theirs, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer theirs.Close()
	all := strings.Fields("IAdd ISub IMul ShiftLeftLogical ShiftRightLogical ShiftRightArithmetic BitwiseAnd BitwiseOr BitwiseXor UDiv UMod SDiv SRem SMod " +
		"IEqual INotEqual ULessThan ULessThanEqual UGreaterThan UGreaterThanEqual SLessThan SLessThanEqual SGreaterThan SGreaterThanEqual SNegate Not")
	for ops := range slices.Chunk(all, 8) {
		m := module(t, constantOperations(ops))
		for _, c := range [][2]int32{{7, 3}, {-7, 3}, {-7, -3}, {5, 5}, {math.MinInt32, 31}, {3, math.MaxInt32}, {9, 0}} {
			constants := []reflect.SpecValue{{ID: 7, Bits: uint64(uint32(c[0]))}, {ID: 8, Bits: uint64(uint32(c[1]))}}
			if got, want := resultsOf(t, ours, m, constants...), resultsOf(t, theirs, m, constants...); !slices.Equal(got, want) {
				t.Errorf("%s of %v: %v, the reference device has %v", ops, c, got, want)
			}
		}
	}
}

// TestEndless runs a kernel that does not end. Its launch ends with the context, and the next one runs.
func TestEndless(t *testing.T) {
	d := open(t, cpu.Options{})
	endless := module(t, `spirv.Branch ^loop
^loop:
spirv.mlir.loop {
  spirv.Branch ^head
^head:
  %v = spirv.Load "StorageBuffer" %from : i32
  %goes = spirv.INotEqual %v, %c7 : i32
  spirv.BranchConditional %goes, ^body, ^end
^body:
  spirv.Branch ^head
^end:
  spirv.mlir.merge
}
%r = spirv.IAdd %x, %c1 : i32
`)
	buffer := bufferOf(t, d, input...)
	bindings := []runner.Binding{{Binding: 0, Buffer: buffer}, {Binding: 1, Buffer: buffer}}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err := d.Run(ctx, &runner.Launch{Module: endless, Entry: "main", Groups: [3]uint32{2, 1, 1}, Bindings: bindings})
	if !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("an endless kernel gives %v", err)
	}
	first, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := d.Run(first, &runner.Launch{Module: endless, Entry: "main", Groups: [3]uint32{2, 1, 1}, Bindings: bindings})
		ended <- err
	}()
	time.Sleep(20 * time.Millisecond)
	second, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err = d.Run(second, &runner.Launch{Module: module(t, "%r = spirv.IAdd %x, %c1 : i32\n"), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: bindings})
	if err == nil || !strings.HasPrefix(err.Error(), "not started:") || !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("a launch behind an endless one gives %v", err)
	}
	stop()
	if err := <-ended; !errors.Is(err, context.Canceled) || errors.Is(err, runner.ErrTimeout) {
		t.Errorf("a canceled kernel gives %v", err)
	}
	if _, err := d.Run(t.Context(), &runner.Launch{Module: module(t, "%r = spirv.IAdd %x, %c1 : i32\n"), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: bindings}); err != nil {
		t.Error(err)
	}
}

// TestDevice uses the device in wrong ways.
func TestDevice(t *testing.T) {
	if _, err := cpu.Open(cpu.Options{SubgroupSize: 129}); err == nil {
		t.Error("subgroups of 129 invocations are not refused")
	}
	if _, err := cpu.Open(cpu.Options{SubgroupSize: -1}); err == nil {
		t.Error("subgroups of -1 invocations are not refused")
	}
	full := open(t, cpu.Options{MaxMemory: 100, SubgroupSize: 128})
	for range 2 { // the memory of a closed buffer is free
		whole, err := full.NewBuffer(100)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := full.NewBuffer(1); err == nil {
			t.Error("a buffer behind the last byte is not refused")
		}
		if err := errors.Join(whole.Close(), whole.Close()); err != nil {
			t.Error(err)
		}
	}
	d := open(t, cpu.Options{MaxMemory: 100})
	if _, err := d.NewBuffer(0); err == nil {
		t.Error("a buffer of 0 bytes is not refused")
	}
	var limit *runner.LimitError
	if _, err := d.NewBuffer(101); !errors.As(err, &limit) {
		t.Errorf("a buffer that is too large gives %v", err)
	}
	if _, err := d.NewImage(runner.ImageDesc{}); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("an image gives %v", err)
	}
	if _, err := d.NewSampler(runner.SamplerDesc{}); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("a sampler gives %v", err)
	}
	b := bufferOf(t, d, 1, 2, 3)
	if err := b.Read(8, make([]byte, 5)); err == nil {
		t.Error("a read beyond the end is not refused")
	}
	if b.Address() == 0 || b.Address()%64 != 0 {
		t.Errorf("a buffer has the address %#x", b.Address())
	}
	if err := b.View(func(data []byte) error { data[0] = 9; return errors.ErrUnsupported }); !errors.Is(err, errors.ErrUnsupported) || numbersOf(t, b)[0] != 9 {
		t.Errorf("a view gives %v and %v", err, numbersOf(t, b))
	}
	for _, c := range []struct{ offset, n int }{{-1, 1}, {13, 0}, {12, 1}, {0, 13}} {
		if b.Write(c.offset, make([]byte, c.n)) == nil {
			t.Errorf("a write of %d bytes at %d is not refused", c.n, c.offset)
		}
	}
	if err := b.Write(12, nil); err != nil {
		t.Errorf("a write of nothing at the end gives %v", err)
	}
	if err := errors.Join(b.Close(), b.Close()); err != nil {
		t.Error(err)
	}
	if err := b.View(func([]byte) error { return nil }); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("a view of a closed buffer gives %v", err)
	}
}

// TestLaunches runs wrong launches, none at all, and those of a closed device.
func TestLaunches(t *testing.T) {
	d := open(t, cpu.Options{MaxMemory: 100})
	b := bufferOf(t, d, 1, 2, 3)
	l := &runner.Launch{Module: module(t, "%r = spirv.IAdd %x, %c1 : i32\n"), Entry: "main", Groups: [3]uint32{1, 1, 1},
		Bindings: []runner.Binding{{Binding: 0, Null: true}, {Binding: 1, Buffer: b}}}
	if _, err := d.Run(t.Context(), l); err != nil || !slices.Equal(numbersOf(t, b), []int32{1, 1, 1}) {
		t.Errorf("a null descriptor: %v, %v", numbersOf(t, b), err)
	}
	var none context.Context
	if _, err := d.Run(none, l); err == nil {
		t.Error("a context that is nil is not refused")
	}
	other := bufferOf(t, open(t, cpu.Options{}), 1, 2, 3)
	wrong := func(name string, change func(l *runner.Launch)) {
		t.Helper()
		l := &runner.Launch{Module: l.Module, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: slices.Clone(l.Bindings)}
		change(l)
		if _, err := d.Run(t.Context(), l); err == nil {
			t.Errorf("%s is not refused", name)
		}
	}
	wrong("another entry point", func(l *runner.Launch) { l.Entry = "other" })
	wrong("a missing buffer", func(l *runner.Launch) { l.Bindings = l.Bindings[:1] })
	wrong("a buffer of another device", func(l *runner.Launch) { l.Bindings[1].Buffer = other })
	closed := bufferOf(t, d, 1, 2, 3)
	if err := closed.Close(); err != nil {
		t.Error(err)
	}
	wrong("a kernel that the device refuses", func(l *runner.Launch) {
		l.Module = module(t, "%v = spirv.Variable : !spirv.ptr<i32, Function>\n%w = spirv.Variable : !spirv.ptr<i32, Function>\n%t = spirv.Constant true\n"+
			"%p = spirv.Select %t, %v, %w : i1, !spirv.ptr<i32, Function>\n%r = spirv.Load \"Function\" %p : i32\n")
	})
	wrong("a closed buffer", func(l *runner.Launch) { l.Bindings[1].Buffer = closed })
	l.Groups[1] = 0
	if _, err := d.Run(t.Context(), l); err != nil || !slices.Equal(numbersOf(t, b), []int32{1, 1, 1}) {
		t.Errorf("no workgroups: %v, %v", numbersOf(t, b), err)
	}
	l.Groups[1] = 1
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := d.Run(ended, l); !errors.Is(err, context.Canceled) {
		t.Errorf("a canceled context gives %v", err)
	}
	if err := errors.Join(d.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	_, err := d.NewBuffer(1)
	_, runs := d.Run(t.Context(), l)
	if !errors.Is(err, runner.ErrClosed) || !errors.Is(b.Write(0, []byte{1}), runner.ErrClosed) || runs == nil || b.Address() != 0 {
		t.Errorf("the closed device gives %v, %v", err, runs)
	}
}

// TestUnsupported runs a module with a capability that the device lacks.
func TestUnsupported(t *testing.T) {
	d := open(t, cpu.Options{})
	m := module(t, "%r = spirv.IAdd %x, %c1 : i32\n")
	words := slices.Clone(m.Words)
	at := slices.Index(words, 2<<16|17) // OpCapability
	words[at+1] = 13                    // SampledCubeArray
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	b := bufferOf(t, d, input...)
	_, err = d.Run(t.Context(), &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Binding: 0, Buffer: b}, {Binding: 1, Buffer: b}}})
	var feature *runner.FeatureError
	if !errors.As(err, &feature) || !strings.Contains(err.Error(), `device "jit"`) {
		t.Errorf("the error is %v", err)
	}
}
