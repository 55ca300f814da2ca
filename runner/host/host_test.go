package host

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// machine parses text and returns a machine without a device, and the machine's output.
func machine(t testing.TB, text string, o Options) (*Machine, *bytes.Buffer) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	var diags strings.Builder
	ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatalf("%s\n%s", diags.String(), text)
	}
	out := new(bytes.Buffer)
	o.Out = out
	m := New(top, o)
	t.Cleanup(func() {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	})
	return m, out
}

// call calls @f of text with args.
func call(t testing.TB, text string, args ...Value) ([]Value, string, error) {
	t.Helper()
	m, out := machine(t, text, Options{})
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	vs, err := m.Call(ctx, "f", args...)
	return vs, out.String(), err
}

// results calls @f, which must succeed, and returns its results as integers.
func results(t *testing.T, text string, args ...Value) []int64 {
	t.Helper()
	vs, _, err := call(t, text, args...)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	out := make([]int64, len(vs))
	for i, v := range vs {
		out[i] = int64(v.Uint64())
	}
	return out
}

func TestCallErrors(t *testing.T) {
	m, _ := machine(t, "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\nfunc.func private @g()\nmemref.global @v : memref<1xi8>", Options{})
	for name, want := range map[string]string{
		"missing": "there is no function @missing",
		"v":       "there is no function @v",
		"f":       "@f takes 1 argument, not 0",
		"g":       "function @g has no body and is not a runtime function",
	} {
		if _, err := m.Call(context.Background(), name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", name, err, want)
		}
	}
	vs, err := m.Call(context.Background(), "f", IntValue(7))
	if err != nil || len(vs) != 1 || vs[0].Uint64() != 7 {
		t.Errorf("got %v, %v", vs, err)
	}
}

// failing holds functions that fail, with the text and place of the error.
var failing = []struct{ name, body, want string }{
	{"index above", "%c = arith.constant 4 : index\n%m = memref.alloc() : memref<4xf32>\n%v = memref.load %m[%c] : memref<4xf32>",
		"in.mlir:4:6: 'memref.load': index 4 is out of bounds for dimension 0 of size 4"},
	{"index below", "%c = arith.constant -1 : index\n%z = arith.constant 0 : index\n%v = arith.constant 1 : i8\n%m = memref.alloc() : memref<2x4xi8>\nmemref.store %v, %m[%z, %c] : memref<2x4xi8>",
		"in.mlir:6:1: 'memref.store': index -1 is out of bounds for dimension 1 of size 4"},
	{"double free", "%m = memref.alloc() : memref<4xf32>\nmemref.dealloc %m : memref<4xf32>\nmemref.dealloc %m : memref<4xf32>",
		"in.mlir:4:1: 'memref.dealloc': the memref is already deallocated"},
	{"use after free", "%c = arith.constant 0 : index\n%m = memref.alloc() : memref<4xf32>\nmemref.dealloc %m : memref<4xf32>\n%v = memref.load %m[%c] : memref<4xf32>",
		"'memref.load': the memref was deallocated"},
	{"use after scope", "%c = arith.constant 0 : index\n%m = memref.alloca_scope -> (memref<4xf32>) {\n%a = memref.alloca() : memref<4xf32>\nmemref.alloca_scope.return %a : memref<4xf32>\n}\n%v = memref.load %m[%c] : memref<4xf32>",
		"in.mlir:7:6: 'memref.load': the memref was deallocated"},
	{"use after return", "%c = arith.constant 0 : index\n%m = call @stack() : () -> memref<4xf32>\n%v = memref.load %m[%c] : memref<4xf32>",
		"'memref.load': the memref was deallocated"},
	{"huge", "%m = memref.alloc() : memref<1099511627776xf32>", "'memref.alloc': the memref is larger than the memory limit"},
	{"huge product", "%n = arith.constant 4611686018427387904 : index\n%m = memref.alloc(%n, %n) : memref<?x?xf64>", "larger than the memory limit"},
	{"huge vector", "%m = memref.alloc() : memref<4xvector<1099511627776xf32>>", "are too large"},
	{"negative size", "%n = arith.constant -1 : index\n%m = memref.alloc(%n) : memref<?xf32>", "a size is negative"},
	{"many", "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%n = arith.constant 1000000000 : index\nscf.for %i = %c0 to %n step %c1 {\n%m = memref.alloc() : memref<1024x1024x1024xf32>\n}",
		"the memory limit of 4294967296 bytes is exhausted"},
	{"division", "%a = arith.constant 1 : i32\n%z = arith.constant 0 : i32\n%q = arith.divsi %a, %z : i32", "'arith.divsi': division by zero"},
	{"overflow", "%a = arith.constant -128 : i8\n%z = arith.constant -1 : i8\n%q = arith.floordivsi %a, %z : i8", "signed division overflows"},
	{"shift", "%a = arith.constant 1 : i8\n%z = arith.constant 8 : i8\n%q = arith.shli %a, %z : i8", "the shift amount is not less than the width"},
	{"conversion", "%a = arith.constant 300.0 : f32\n%q = arith.fptosi %a : f32 to i8", "the value does not fit the integer type"},
	{"conversion of nan", "%a = arith.constant 0x7FC00000 : f32\n%q = arith.fptoui %a : f32 to i64", "the value does not fit the integer type"},
	{"step", "%z = arith.constant 0 : index\n%n = arith.constant 9 : index\nscf.for %i = %z to %n step %z {\n}", "'scf.for': the step is not positive"},
	{"subview", "%n = arith.constant 3 : index\n%m = memref.alloc() : memref<4xf32>\n%s = memref.subview %m[%n] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>",
		"'memref.subview': the view exceeds dimension 0 of the source"},
	{"reinterpret", "%n = arith.constant 1152921504606846976 : index\n%m = memref.alloc() : memref<4xf32>\n%s = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [%n] : memref<4xf32> to memref<?xf32, strided<[?]>>",
		"'memref.reinterpret_cast': the view exceeds the memory of the source"},
	{"expand", "%n = arith.constant 3 : index\n%m = memref.alloc(%n) : memref<?xf32>\n%k = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>",
		"'memref.expand_shape': the sizes of the result are not those of the source"},
	{"collapse", "%n = arith.constant 2 : index\n%m = memref.alloc() : memref<4x4xf32>\n%k = memref.subview %m[0, 0] [%n, %n] [1, 1] : memref<4x4xf32> to memref<?x?xf32, strided<[4, 1]>>\n" +
		"%l = memref.cast %k : memref<?x?xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, 1]>>\n%c = memref.collapse_shape %l [[0, 1]] : memref<?x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>",
		"'memref.collapse_shape': the dimensions that are merged are not contiguous"},
	{"cast", "%n = arith.constant 3 : index\n%m = memref.alloc(%n) : memref<?xf32>\n%s = memref.cast %m : memref<?xf32> to memref<4xf32>", "'memref.cast': dimension 0 of the memref is 3"},
	{"copy", "%n = arith.constant 3 : index\n%m = memref.alloc(%n) : memref<?xf32>\n%k = memref.alloc() : memref<4xf32>\nmemref.copy %m, %k : memref<?xf32> to memref<4xf32>", "'memref.copy': the memrefs have different sizes"},
	{"assert", "%t = arith.constant false\ncf.assert %t, \"told you\"", "in.mlir:3:1: 'cf.assert': assertion failed: told you"},
	{"recursion", "call @f() : () -> ()", "'func.call': calls are nested more than 10000 deep"},
	{"recursion in regions", "%t = arith.constant true\n" + strings.Repeat("scf.if %t {\n", 500) + "func.call @f() : () -> ()\n" + strings.Repeat("}\n", 500), "calls are nested more than 10000 deep"},
	{"nesting", "%t = arith.constant true\n" + strings.Repeat("scf.if %t {\n", 1500) + strings.Repeat("}\n", 1500), "regions are nested too deeply"},
	{"no such function", "call @none() : () -> ()", "'func.call': @none has no body and is not a runtime function"},
	{"wrong runtime function", "call @printComma_() : () -> ()", "has no body and is not a runtime function"},
	{"no device", "%c = arith.constant 1 : index\ngpu.launch_func @k::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)", "'gpu.launch_func': " + runner.ErrNoDevice.Error()},
	{"tensor", "%t = arith.constant dense<1.0> : tensor<4xf32>", "tensors cannot be interpreted on the host"},
	{"operation of kernels", "%t = gpu.thread_id x", "the operation cannot be interpreted on the host: only the invocations of a kernel have it"},
}

func TestFailures(t *testing.T) {
	for _, c := range failing {
		t.Run(c.name, func(t *testing.T) {
			text := "func.func @f() {\n" + c.body + "\nreturn\n}\n" +
				"func.func private @none()\nfunc.func private @printComma_()\n" +
				"func.func @stack() -> memref<4xf32> {\n%a = memref.alloca() : memref<4xf32>\nreturn %a : memref<4xf32>\n}\n" +
				"gpu.module @k {\ngpu.func @k() kernel {\ngpu.return\n}\n}\n"
			text = "module attributes {gpu.container_module} { " + text + "}"
			_, _, err := call(t, text)
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v, want an *Error", err)
			}
			if got := err.Error(); !strings.Contains(got, c.want) || !strings.HasPrefix(got, "in.mlir:") {
				t.Errorf("got %.300s\nwant %q in it", got, c.want)
			}
		})
	}
}

// TestContextEndsLoops checks that endless loops stop when their context is done.
func TestContextEndsLoops(t *testing.T) {
	for name, body := range map[string]string{
		"br":    "cf.br ^a\n^a:\ncf.br ^a\n}",
		"while": "%t = arith.constant true\nscf.while : () -> () {\nscf.condition(%t)\n} do {\nscf.yield\n}\nreturn\n}",
		"for": "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%n = arith.constant 9223372036854775807 : index\n" +
			"scf.for %i = %c0 to %n step %c1 {\n}\nreturn\n}",
		"parallel": "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%n = arith.constant 9223372036854775807 : index\n" +
			"scf.parallel (%i) = (%c0) to (%n) step (%c1) {\nscf.reduce\n}\nreturn\n}",
		"print": "%m = memref.alloc() : memref<1xf32>\n%z = arith.constant 0 : index\n%n = arith.constant 1152921504606846976 : index\n" +
			"%s = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [%z] : memref<1xf32> to memref<?xf32, strided<[?]>>\n" +
			"%u = memref.cast %s : memref<?xf32, strided<[?]>> to memref<*xf32>\ncall @printMemrefF32(%u) : (memref<*xf32>) -> ()\nreturn\n}\nfunc.func private @printMemrefF32(memref<*xf32>)",
		"copy": "%m = memref.alloc() : memref<1xf32>\n%z = arith.constant 0 : index\n%n = arith.constant 1152921504606846976 : index\n" +
			"%s = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [%z] : memref<1xf32> to memref<?xf32, strided<[?]>>\n" +
			"memref.copy %s, %s : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?]>>\nreturn\n}",
	} {
		t.Run(name, func(t *testing.T) {
			m, _ := machine(t, "func.func @f() {\n"+body, Options{})
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
			defer cancel()
			var err error
			took := growth.CPU(func() { _, err = m.Call(ctx, "f") })
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("got %v", err)
			}
			if took > 10*time.Second {
				t.Errorf("it took %s of CPU time", took)
			}
		})
	}
}

// TestAllocasAreFreed checks that functions and scopes free their stack memory when
// they end.
func TestAllocasAreFreed(t *testing.T) {
	m, _ := machine(t, `func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @g() : () -> ()
    memref.alloca_scope {
      %m = memref.alloca() : memref<1000xi8>
    }
  }
  return
}
func.func @g() {
  %m = memref.alloca() : memref<1000xi8>
  return
}`, Options{MaxBytes: 1500})
	if _, err := m.Call(context.Background(), "f"); err != nil {
		t.Error(err)
	}
	if m.bytes != 0 {
		t.Errorf("%d bytes are still counted", m.bytes)
	}
}

func TestStatsCountAsserts(t *testing.T) {
	m, _ := machine(t, "func.func @f() {\n%t = arith.constant true\ncf.assert %t, \"a\"\ncf.assert %t, \"b\"\nreturn\n}", Options{})
	if _, err := m.Call(context.Background(), "f"); err != nil || m.Stats().Asserts != 2 || m.Stats().Launches != 0 {
		t.Errorf("%v, %+v", err, m.Stats())
	}
}
