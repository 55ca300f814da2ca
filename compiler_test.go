package spvc_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// smallKernel has one kernel that multiplies by a number of its own.
func smallKernel(n int) string {
	return fmt.Sprintf(`gpu.module @k {
  gpu.func @f%d(%%m: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %%i = gpu.thread_id x
    %%c = arith.constant %d.5 : f32
    %%v = memref.load %%m[%%i] : memref<4xf32>
    %%w = arith.mulf %%v, %%c : f32
    memref.store %%w, %%m[%%i] : memref<4xf32>
    gpu.return
  }
}
`, n, n)
}

// badKernels are kernels that fail: one that does not parse, one that does not verify, one
// that a pass of the pipeline refuses, and one that the target lacks the capability for.
// Each error names %d.
var badKernels = []struct{ text, want string }{
	{"gpu.module @k {\n  gpu.func @f() kernel {\n    foo.bar%d\n  }\n}\n",
		"in%d.mlir:3:5: error: Dialect `foo' not found for custom op 'foo.bar%d' "},
	{"func.func @f%d() -> i32 {\n  return\n}\n",
		"in%d.mlir:2:3: error: 'func.return' op has 0 operands, but enclosing function (@f%d) returns 1"},
	{"gpu.module @k {\n  gpu.func @f() kernel attributes {known_block_sise = %d} {\n    gpu.return\n  }\n}\n",
		"in%[1]d.mlir:2:3: error: 'gpu.func' op has no 'spirv.entry_point_abi', no 'known_block_size', and no launch to take the workgroup size from"},
	{"gpu.module @k {\n  gpu.func @f%d(%%m: memref<4xf64>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {\n    gpu.return\n  }\n}\n",
		"in%[1]d.mlir:2:3: error: failed to legalize operation 'gpu.func'"},
}

// compileOne compiles the kernel of number n, every other one of which fails, and says what
// is wrong with the result.
func compileOne(n int, compile func(name, text string) (*spvc.Program, error)) string {
	name := fmt.Sprintf("in%d.mlir", n)
	if n%2 == 0 {
		p, err := compile(name, smallKernel(n))
		if err != nil {
			return err.Error()
		}
		if m, err := p.Binaries[0].Module(); err != nil || m.EntryPoint(fmt.Sprint("f", n)) == nil {
			return fmt.Sprintf("the binary of kernel %d has other entry points (%v)", n, err)
		}
		return ""
	}
	bad := badKernels[n/2%len(badKernels)]
	_, err := compile(name, fmt.Sprintf(bad.text, n))
	want := fmt.Sprintf(bad.want, n, n)
	var e *spvc.Error
	if !errors.As(err, &e) {
		return fmt.Sprintf("kernel %d: got %v, want an *Error", n, err)
	}
	errs := 0
	for _, d := range e.Diagnostics {
		if d.Location.File != name {
			return fmt.Sprintf("kernel %d has the error of another: %s", n, d.String())
		}
		if d.Severity == ir.SeverityError {
			errs++
		}
	}
	if first, _, _ := strings.Cut(e.Error(), "\n"); errs != 1 || !strings.HasPrefix(first, want) {
		return fmt.Sprintf("kernel %d: %d errors, %s\nwant %s", n, errs, e, want)
	}
	if strings.Count(e.Error(), ": error: ") != 1 {
		return fmt.Sprintf("kernel %d: the text has other errors: %s", n, e)
	}
	return ""
}

// concurrently compiles kernels 0 to each×4 by four goroutines.
func concurrently(t *testing.T, each int, compile func(name, text string) (*spvc.Program, error)) {
	t.Helper()
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			for i := range each {
				if wrong := compileOne(4*i+(g+i)%4, compile); wrong != "" {
					t.Error(wrong)
					return
				}
			}
		})
	}
	wg.Wait()
}

func TestOneCompilerOfManyGoroutines(t *testing.T) {
	c := spvc.NewCompiler()
	concurrently(t, 1000, func(name, text string) (*spvc.Program, error) {
		return c.Compile(t.Context(), []byte(text), spvc.Options{Name: name, NoValidate: true, Workers: 2})
	})
}

// TestOneContextOfManyGoroutines compiles modules of one Context, whose own handler must
// get nothing: each error belongs to its compilation.
func TestOneContextOfManyGoroutines(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	var mu sync.Mutex
	var stray []string
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
		mu.Lock()
		defer mu.Unlock()
		stray = append(stray, d.Message)
		return true
	})()
	concurrently(t, 1000, func(name, text string) (*spvc.Program, error) {
		if strings.Contains(text, "foo.bar") {
			text = strings.ReplaceAll(text, "foo.bar", `"foo.bar`) // a syntax error is no matter of CompileModule
			return spvc.Compile(t.Context(), []byte(strings.ReplaceAll(text, `"foo.bar`, "foo.bar")), spvc.Options{Name: name})
		}
		module, ok := ir.Parse(ctx, ctx.AddFile(name, []byte(text)))
		if !ok {
			return nil, errors.New("the text does not parse")
		}
		return spvc.CompileModule(t.Context(), module, spvc.Options{Name: name, NoValidate: true, Workers: 2})
	})
	if len(stray) > 0 {
		t.Errorf("%d diagnostics went to the Context, such as %s", len(stray), stray[0])
	}
}

// TestWarmCompilerGivesTheSame compiles the examples in a Compiler that has compiled all of
// them, in another order: IR and binaries are those of a new one.
func TestWarmCompilerGivesTheSame(t *testing.T) {
	files, err := filepath.Glob("examples/*.mlir")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	warm := spvc.NewCompiler()
	of := func(c *spvc.Compiler, file string) (ir []byte, words []uint32) {
		p, err := c.Compile(t.Context(), example(t, filepath.Base(file)), spvc.Options{Name: file, NoValidate: true, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range p.Binaries {
			words = append(words, b.Words...)
		}
		return p.IR(), words
	}
	for _, f := range files {
		of(warm, f)
	}
	slices.Reverse(files)
	for _, f := range files {
		ir, words := of(warm, f)
		wantIR, wantWords := of(spvc.NewCompiler(), f)
		if !bytes.Equal(ir, wantIR) || !slices.Equal(words, wantWords) {
			t.Errorf("%s compiles to something else in a warm Compiler", f)
		}
	}
}

// TestCompilerForgetsState: a struct's body, which its name stands for in a Context, and
// resources are not seen by later compilations.
func TestCompilerForgetsState(t *testing.T) {
	c := spvc.NewCompiler()
	for _, member := range []string{"i32", "f32", "i32"} {
		text := "spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n" +
			"  spirv.GlobalVariable @g : !spirv.ptr<!spirv.struct<named, (" + member + ")>, Private>\n}\n"
		if _, err := c.Compile(t.Context(), []byte(text), spvc.Options{NoValidate: true}); err != nil {
			t.Error(err)
		}
	}
}

// TestSourceOfAWarmCompiler: the text belongs to the caller, who may write to it, and
// diagnostics show the lines of the file that is compiled, not of an earlier one with the
// same name.
func TestSourceOfAWarmCompiler(t *testing.T) {
	c := spvc.NewCompiler()
	text := []byte(smallKernel(1))
	p, err := c.Compile(t.Context(), text, spvc.Options{Name: "a", NoValidate: true})
	if err != nil {
		t.Fatal(err)
	}
	want := p.IR()
	clear(text)
	if !bytes.Equal(p.IR(), want) {
		t.Error("the program's IR is made of the caller's text")
	}
	bad := "\"builtin.module\"() ({\n  func.func @g() -> i32 {\n    return loc(\"a\":2:7)\n  }\n}) : () -> ()\n"
	if _, err = c.Compile(t.Context(), []byte(bad), spvc.Options{Name: "a"}); err == nil || !strings.Contains(err.Error(), "a:2:7: error: ") || !strings.Contains(err.Error(), "\n  func.func @g() -> i32 {\n") {
		t.Errorf("got %v", err)
	}
}

// TestCompilerIsBounded compiles kernels with ever new constants, names and types. What the
// Compiler holds is bounded however many they are.
func TestCompilerIsBounded(t *testing.T) {
	c := spvc.NewCompiler()
	heap := func() uint64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	var grew []int64
	before := heap()
	for round := range 4 {
		for i := range 150 {
			n := 1000*round + i
			// The text is a megabyte now and then, so that contexts are given up in all rounds.
			text := smallKernel(n) + strings.Repeat("// "+fmt.Sprint(n)+strings.Repeat("x", 1000)+"\n", 100)
			if _, err := c.Compile(t.Context(), []byte(text), spvc.Options{NoValidate: true, Workers: 1}); err != nil {
				t.Fatal(err)
			}
		}
		grew = append(grew, int64(heap())-int64(before))
	}
	for _, n := range grew {
		if n > 12<<20 {
			t.Errorf("a warm Compiler holds %d bytes more after 150, 300, … kernels", grew)
			break
		}
	}
}

// TestCanceledCompile: when the context has ended, its error is the result, whatever the
// source is.
func TestCanceledCompile(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, err := range []error{
		second(spvc.Compile(ctx, []byte("not MLIR"), spvc.Options{Name: "a"})),
		second(spvc.CheckPortable(ctx, []byte("not MLIR"), spvc.Options{}, profilesNamed(t, "vulkan1.1"))),
	} {
		var diags *spvc.Error
		if !errors.Is(err, context.Canceled) || errors.As(err, &diags) {
			t.Errorf("got %v", err)
		}
	}
	late, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	if _, err := spvc.Compile(late, []byte("not MLIR"), spvc.Options{Name: "a"}); !errors.Is(err, context.DeadlineExceeded) || !strings.HasPrefix(err.Error(), "compiling a: ") {
		t.Errorf("got %v", err)
	}
}

func second[T any](_ T, err error) error { return err }

// TestErrorFacts: what is printed of an error is there as values, too.
func TestErrorFacts(t *testing.T) {
	_, err := spvc.Compile(t.Context(), []byte(fmt.Sprintf(badKernels[3].text, 7)), spvc.Options{Name: "a.mlir", Env: profile(t, "vulkan1.1")})
	var e *spvc.Error
	if !errors.As(err, &e) || len(e.Diagnostics) != 1 {
		t.Fatalf("got %v", err)
	}
	d := &e.Diagnostics[0]
	if d.Severity != ir.SeverityError || d.Location != (spvc.Location{File: "a.mlir", Line: 2, Column: 3}) || d.Op != "gpu.func" || d.Pass != "convert-gpu-to-spirv" ||
		!strings.HasPrefix(d.Message, "failed to legalize operation 'gpu.func'") {
		t.Errorf("got %+v", d)
	}
	if d.Lack == nil || !slices.Contains(d.Lack.Capabilities, spec.CapabilityFloat64) || len(d.Notes) == 0 || d.Notes[0].Lack != d.Lack || d.Notes[0].Severity != ir.SeverityNote {
		t.Errorf("lack %+v, notes %+v", d.Lack, d.Notes)
	}
	_, err = spvc.Compile(t.Context(), []byte(strings.ReplaceAll(smallKernel(1), "i32: 4, 1, 1", "i32: 4, 1, 9000")), spvc.Options{Env: withDoubles(t), NoValidate: true})
	var big *spvc.Error
	if !errors.As(err, &big) || big.Diagnostics[0].Lack == nil || big.Diagnostics[0].Lack.Limit != "maxComputeWorkGroupSize[2]" || big.Diagnostics[0].Lack.Need != 9000 {
		t.Errorf("got %v", err)
	}
	plain := &spvc.Error{Diagnostics: e.Diagnostics}
	if got, want := plain.Error(), "a.mlir:2:3: error: "+d.Message; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestMemoryLimit checks that too much workgroup memory is an error that names the limit
// and the need.
func TestMemoryLimit(t *testing.T) {
	text := `gpu.module @kernels {
  gpu.func @k() workgroup(%w : memref<5000xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 1.0 : f32
    memref.store %f, %w[%c0] : memref<5000xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}`
	_, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Env: profile(t, "vulkan1.1"), NoValidate: true})
	var e *spvc.Error
	if !errors.As(err, &e) || len(e.Diagnostics) == 0 || e.Diagnostics[0].Lack == nil {
		t.Fatalf("got %v", err)
	}
	if l := e.Diagnostics[0].Lack; l.Limit != "maxComputeSharedMemorySize" || l.Need != 20000 || l.Has != 16384 {
		t.Errorf("got %+v", l)
	}
}

// TestCompileModuleArguments: what CompileModule cannot compile is an error.
func TestCompileModuleArguments(t *testing.T) {
	few := ir.NewContext(nil)
	top, ok := ir.Parse(few, few.AddFile("m", []byte("module {}")))
	if !ok {
		t.Fatal("cannot parse")
	}
	full := ir.NewContext(all.Registry())
	module, ok := ir.Parse(full, full.AddFile("m", []byte("func.func @f() {\n  return\n}")))
	if !ok {
		t.Fatal("cannot parse")
	}
	for _, c := range []struct {
		ctx    context.Context
		module *ir.Operation
		want   string
	}{
		{t.Context(), nil, "the module is nil"},
		{t.Context(), top, "the module's Context lacks the dialect 'affine'"},
		{t.Context(), module.Region(0).First().First(), "a builtin.module or a spirv.module is wanted, not 'func.func'"},
		{nil, module, "the context.Context is nil"},
	} {
		if _, err := spvc.CompileModule(c.ctx, c.module, spvc.Options{}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %q", err, c.want)
		}
	}
	if _, err := spvc.CheckPortable(t.Context(), []byte("module {}"), spvc.Options{}, append(profilesNamed(t, "vulkan1.1"), nil)); err == nil || !strings.Contains(err.Error(), "target 1 is nil") {
		t.Errorf("got %v", err)
	}
}

// TestShareText compares what compilations allocate. The text is long, so that a copy of it shows.
func TestShareText(t *testing.T) {
	text := append(bytes.Repeat([]byte("// a comment\n"), 1<<20), "module {}"...)
	allocated := func(o spvc.Options) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := spvc.Compile(t.Context(), text, o); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	size := uint64(len(text))
	if n := allocated(spvc.Options{}); n < size {
		t.Errorf("%d bytes allocated for a text of %d: no copy", n, size)
	}
	if n := allocated(spvc.Options{ShareText: true}); n >= size/2 {
		t.Errorf("%d bytes allocated for a text of %d: a copy", n, size)
	}
}
