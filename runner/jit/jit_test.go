package jit

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// open returns libLLVM. A missing library fails the test.
func open(t testing.TB) *Library {
	t.Helper()
	l, err := Open(OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// engine returns an engine with modules, and the text that its programs print, to read after Flush.
func engine(t testing.TB, l *Library, modules ...string) (*Engine, *bytes.Buffer) {
	t.Helper()
	out := new(bytes.Buffer)
	e, err := l.NewEngine(EngineOptions{Out: out})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	for _, m := range modules {
		if err := e.AddModule("test.ll", []byte(m), Options{AllPacked: true}); err != nil {
			t.Fatal(err)
		}
	}
	return e, out
}

// lookup returns the address of a symbol.
func lookup(t testing.TB, e *Engine, name string) Address {
	t.Helper()
	a, err := e.Lookup(name)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

const fibonacci = `
define i64 @fib(i64 %n) {
  %small = icmp ult i64 %n, 2
  br i1 %small, label %done, label %more
more:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %s = add i64 %x, %y
  ret i64 %s
done:
  ret i64 %n
}
`

func TestCalls(t *testing.T) {
	l := open(t)
	e, _ := engine(t, l, fibonacci, `
declare float @sinf(float)
define i32 @sub(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}
define double @mix(i8 %a, float %b, double %c, ptr %p) {
  %x = sext i8 %a to i64
  %y = sitofp i64 %x to double
  %z = fpext float %b to double
  %w = load double, ptr %p
  %s = fadd double %y, %z
  %u = fmul double %s, %c
  %v = fadd double %u, %w
  ret double %v
}
define float @sine(float %x) {
  %r = call float @sinf(float %x)
  ret float %r
}
define {i64, double} @pair(i64 %a) {
  %d = sitofp i64 %a to double
  %r = insertvalue {i64, double} poison, i64 %a, 0
  %q = insertvalue {i64, double} %r, double %d, 1
  ret {i64, double} %q
}
`)
	if got := e.Call(lookup(t, e, "fib"), 20); got != 6765 {
		t.Errorf("fib: %d", got)
	}
	if got := int32(e.Call(lookup(t, e, "sub"), 3, 10)); got != -7 {
		t.Errorf("sub: %d", got)
	}
	a, b, c, w, p, r := int8(-3), float32(0.5), 4.0, 100.0, new(unsafe.Pointer), new(float64)
	*p = unsafe.Pointer(&w)
	e.CallPacked(lookup(t, e, PackedPrefix+"mix"), unsafe.Pointer(&a), unsafe.Pointer(&b), unsafe.Pointer(&c), unsafe.Pointer(p), unsafe.Pointer(r))
	if *r != 90 {
		t.Errorf("mix: %v", *r)
	}
	x, y := float32(0), float32(1)
	e.CallPacked(lookup(t, e, PackedPrefix+"sine"), unsafe.Pointer(&x), unsafe.Pointer(&y))
	if y != 0 {
		t.Errorf("sine: %v", y)
	}
	n, pair := int64(7), struct {
		a int64
		b float64
	}{}
	e.CallPacked(lookup(t, e, PackedPrefix+"pair"), unsafe.Pointer(&n), unsafe.Pointer(&pair))
	if pair.a != 7 || pair.b != 7 {
		t.Errorf("pair: %v", pair)
	}
}

func TestErrors(t *testing.T) {
	l := open(t)
	for _, c := range []struct{ name, ir, want string }{
		{"syntax", "define i32 @f() {\n  ret i64 1\n}\n", "test.ll:2:7: error: value doesn't match function result type 'i32'"},
		{"text", "define i32", "test.ll:1:11: error: "},
		{"verifier", "define i32 @f() {\nentry:\n  br label %entry\n}\n", "test.ll: Entry block to function must not have predecessors"},
		{"module", "\x00\x01\x02", "error: "},
		{"empty name", "define void @f() {\n  call void @g()\n  ret void\n}\n", "use of undefined value '@g'"},
	} {
		if err := l.Check("test.ll", []byte(c.ir)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
	if err := l.Check("test.ll", nil); err != nil {
		t.Errorf("a module without text: %v", err)
	}
	if err := l.Check("test.ll", []byte(fibonacci)); err != nil {
		t.Errorf("fibonacci: %v", err)
	}
	if n := len(l.handlers.logs); n != 0 {
		t.Errorf("%d contexts are left", n)
	}
	for _, o := range []Options{{Level: 4}, {Level: -1}, {Passes: "no-such-pass"}} {
		if _, err := l.Compile("test.ll", []byte(fibonacci), o); err == nil {
			t.Errorf("%+v: no error", o)
		}
	}
}

func TestMissingSymbol(t *testing.T) {
	e, _ := engine(t, open(t), "declare void @no_such_function()\ndefine void @f() {\n  call void @no_such_function()\n  ret void\n}\n")
	_, err := e.Lookup("f")
	if err == nil || !strings.Contains(err.Error(), "JIT session error: Symbols not found: [ no_such_function ]") {
		t.Errorf("error %v", err)
	}
	if a, err := e.Lookup("g"); a != 0 || err == nil || !strings.Contains(err.Error(), "g") {
		t.Errorf("address %#x, error %v", a, err)
	}
}

func TestDuplicate(t *testing.T) {
	e, _ := engine(t, open(t), fibonacci)
	lookup(t, e, "fib")
	if err := e.AddModule("again.ll", []byte(fibonacci), Options{}); err == nil || !strings.Contains(err.Error(), "fib") {
		t.Errorf("error %v", err)
	}
}

// TestBackendError has errors that only the code generator finds: without a handler they would end the process.
func TestBackendError(t *testing.T) {
	ir := "define void @f() {\n  call void asm sideeffect \"no such instruction\", \"\"()\n  ret void\n}\n"
	if _, err := open(t).Compile("test.ll", []byte(ir), Options{}); err == nil || !strings.Contains(err.Error(), "instruction") {
		t.Errorf("error %v", err)
	}
}

func TestNoLLVM(t *testing.T) {
	t.Setenv(Variable, "/no/such/library.so")
	_, err := Open(OpenOptions{})
	if !errors.Is(err, ErrNoLLVM) || !strings.Contains(err.Error(), Package) || !strings.Contains(err.Error(), "/no/such/library.so") {
		t.Errorf("error %v", err)
	}
	if _, err := Open(OpenOptions{Path: "libm.so.6"}); !errors.Is(err, ErrNoLLVM) {
		t.Errorf("a library that is not LLVM: %v", err)
	}
}

func TestOptimize(t *testing.T) {
	l := open(t)
	ir := "define i32 @f(i32 %x) {\n  %p = alloca i32\n  store i32 %x, ptr %p\n  %y = load i32, ptr %p\n  %z = add i32 %y, 0\n  ret i32 %z\n}\n"
	for _, o := range []Options{{Level: 1}, {Level: 2}, {Level: 3}, {Passes: "mem2reg,instcombine"}} {
		text, err := l.Optimize("f.ll", []byte(ir), o)
		if err != nil || strings.Contains(string(text), "alloca") || !strings.Contains(string(text), "ret i32 %x") {
			t.Errorf("%+v: %v\n%s", o, err, text)
		}
	}
	if text, err := l.Optimize("f.ll", []byte(ir), Options{}); err != nil || !strings.Contains(string(text), "alloca") {
		t.Errorf("level 0: %v\n%s", err, text)
	}
}

// TestSignatures looks at what packed forms there are.
func TestSignatures(t *testing.T) {
	l := open(t)
	ir := "%s = type { i8 }\ndeclare void @outside()\ndefine void @none() {\n  ret void\n}\ndefine { i32, %s } @all(float %x, <4 x i32> %y, ptr %z) {\n  ret { i32, %s } zeroinitializer\n}\ndefine i32 @many(i32 %x, ...) {\n  ret i32 %x\n}\n"
	o, err := l.Compile("t.ll", []byte(ir), Options{AllPacked: true})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprint(o.Packed), "[{none void []} {all { i32, %s } [float <4 x i32> ptr]}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	o, err = l.Compile("t.ll", []byte(ir), Options{Packed: []string{"all", "missing", "outside", "many", "all"}})
	if err != nil || len(o.Packed) != 1 || o.Packed[0].Name != "all" {
		t.Errorf("%v, %v", o, err)
	}
}

func TestObject(t *testing.T) {
	l := open(t)
	o, err := l.Compile("fib.ll", []byte(fibonacci), Options{Level: 2})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(o.Data, []byte("\x7fELF")) {
		t.Errorf("not an object file: %q", o.Data[:min(4, len(o.Data))])
	}
	e, _ := engine(t, l)
	if err := e.AddObject(ObjectOf(o.Data)); err != nil {
		t.Fatal(err)
	}
	if got := e.Call(lookup(t, e, "fib"), 10); got != 55 {
		t.Errorf("fib: %d", got)
	}
	if err := e.AddObject(ObjectOf([]byte("no object"))); err == nil {
		t.Error("no error for a text")
	}
	if err := e.AddObject(ObjectOf(nil)); err == nil {
		t.Error("no error for nothing")
	}
}

// TestDefine calls Go from compiled code, with each kind of value.
func TestDefine(t *testing.T) {
	l := open(t)
	e, out := engine(t, l)
	var got []uint64
	err := e.Define(
		Function{Name: "take", Args: []Kind{I8, I16, I32, I64, F32, F64, Ptr, I64, I64}, Run: func(_ *Engine, a []uint64) uint64 {
			got = append(got, a...)
			return 0
		}},
		Function{Name: "half", Result: F64, Args: []Kind{F64}, Run: func(e *Engine, a []uint64) uint64 {
			e.Print("half\n")
			return a[0] - 1<<52
		}},
		Function{Name: "two words", Result: I32, Run: func(e *Engine, a []uint64) uint64 {
			e.Fail(errors.New("failed"))
			return 12
		}},
	)
	if err != nil {
		t.Fatal(err)
	}
	if err := e.AddModule("use.ll", []byte(`
declare void @take(i8, i16, i32, i64, float, double, ptr, i64, i64)
declare double @half(double)
declare i32 @"two words"()
define i32 @main() {
  call void @take(i8 -1, i16 -2, i32 -3, i64 -4, float 1.0, double 2.0, ptr null, i64 8, i64 9)
  %h = call double @half(double 3.0)
  %i = fptosi double %h to i32
  %j = call i32 @"two words"()
  %k = mul i32 %i, %j
  ret i32 %k
}`), Options{}); err != nil {
		t.Fatal(err)
	}
	if r := int32(e.Call(lookup(t, e, "main"))); r != 12 {
		t.Errorf("main: %d", r)
	}
	want := []uint64{0xff, 0xfffe, 0xfffffffd, 1<<64 - 4, 0x3f800000, 0x4000000000000000, 0, 8, 9}
	if len(got) != len(want) {
		t.Fatalf("take: %x", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("argument %d: %#x, want %#x", i, got[i], want[i])
		}
	}
	if err := e.Flush(); err == nil || err.Error() != "failed" {
		t.Errorf("error %v", err)
	}
	if out.String() != "half\n" {
		t.Errorf("output %q", out)
	}
	if err := e.Define(Function{Name: "empty"}); err == nil {
		t.Error("no error for a function without a body")
	}
	if err := e.Define(Function{Name: "void", Args: []Kind{Void}, Run: func(*Engine, []uint64) uint64 { return 0 }}); err == nil {
		t.Error("no error for an argument without a value")
	}
}

// TestConstructors runs constructors by their priority before the first function, and destructors at the end.
func TestConstructors(t *testing.T) {
	l := open(t)
	out := new(bytes.Buffer)
	e, err := l.NewEngine(EngineOptions{Out: out})
	if err != nil {
		t.Fatal(err)
	}
	if err := e.AddModule("init.ll", []byte(`
declare i32 @putchar(i32)
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } zeroinitializer, { i32, ptr, ptr } { i32 200, ptr @late, ptr null }, { i32, ptr, ptr } { i32 100, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @end, ptr null }]
define internal void @early() {
  call i32 @putchar(i32 101)
  ret void
}
define internal void @late() {
  call i32 @putchar(i32 108)
  ret void
}
define internal void @end() {
  call i32 @putchar(i32 122)
  ret void
}
define void @main() {
  call i32 @putchar(i32 109)
  ret void
}`), Options{Level: 2}); err != nil {
		t.Fatal(err)
	}
	e.Call(lookup(t, e, "main"))
	e.Call(lookup(t, e, "main"))
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	if out.String() != "elmmz" {
		t.Errorf("output %q", out)
	}
}

// fullDisk is a writer that fails.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space") }

// TestOutputError has a writer that fails, at Flush and at Close.
func TestOutputError(t *testing.T) {
	l := open(t)
	e, err := l.NewEngine(EngineOptions{Out: fullDisk{}})
	if err != nil {
		t.Fatal(err)
	}
	e.Print("text")
	if err := e.Flush(); err == nil || err.Error() != "no space" {
		t.Errorf("flush: %v", err)
	}
	e.Print("text")
	if err := e.Close(); err == nil || err.Error() != "no space" {
		t.Errorf("close: %v", err)
	}
	silent, err := l.NewEngine(EngineOptions{})
	if err != nil {
		t.Fatal(err)
	}
	silent.Print("text")
	if err := silent.Close(); err != nil {
		t.Error(err)
	}
}

// TestFacts asks for what a library says about itself and this machine.
func TestFacts(t *testing.T) {
	l := open(t)
	if l.Major() < oldestVersion || !strings.HasPrefix(l.Version(), fmt.Sprint(l.Major())+".") || !strings.Contains(l.Path(), "LLVM") {
		t.Errorf("version %s, path %s", l.Version(), l.Path())
	}
	if !strings.HasPrefix(l.Triple(), "x86_64-") || l.CPU() == "" {
		t.Errorf("machine %s, %s", l.Triple(), l.CPU())
	}
}

// TestFeatures compiles for other processors than this one.
func TestFeatures(t *testing.T) {
	l := open(t)
	ir := "define void @f(ptr %p) {\n  %x = load <8 x float>, ptr %p, align 4\n  %y = fadd <8 x float> %x, %x\n  store <8 x float> %y, ptr %p, align 4\n  ret void\n}\n"
	sizes := map[string]int{}
	for name, o := range map[string]Options{"plain": {CPU: "x86-64"}, "avx": {CPU: "x86-64", Features: "+avx"}, "without": {Features: "-avx"}} {
		object, err := l.Compile("f.ll", []byte(ir), o)
		if err != nil {
			t.Fatal(err)
		}
		sizes[name] = len(object.Data)
		// vmovups of 32 bytes begins with these bytes.
		if wide := bytes.Contains(object.Data, []byte{0xc5, 0xfc, 0x10}); wide != (name == "avx") {
			t.Errorf("%s: 32 bytes at a time: %v", name, wide)
		}
	}
}

func TestLibraries(t *testing.T) {
	l := open(t)
	if _, err := l.NewEngine(EngineOptions{Libraries: []string{"/no/such/library.so"}}); err == nil || !strings.Contains(err.Error(), "/no/such/library.so") {
		t.Errorf("error %v", err)
	}
	e, err := l.NewEngine(EngineOptions{Libraries: []string{"libz.so.1"}})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if a, err := e.Lookup("zlibVersion"); err != nil || !strings.HasPrefix(goString(uint64(e.Call(a))), "1.") {
		t.Errorf("zlibVersion: %v", err)
	}
}

// TestSettings sets options twice, and multiplies matrices that lie by rows. Column-major ones would give another product.
func TestSettings(t *testing.T) {
	l := open(t)
	want := Settings{Matrices: true, RowMajor: true}
	for range 2 {
		if err := l.Set(want); err != nil {
			t.Fatal(err)
		}
	}
	if err := open(t).Set(Settings{Matrices: true}); err == nil {
		t.Error("no error for other options")
	}
	ir := `
declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f(ptr %p) {
  %x = load <4 x float>, ptr %p
  %y = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %x, <4 x float> <float 0.0, float 1.0, float 0.0, float 0.0>, i32 2, i32 2, i32 2)
  store <4 x float> %y, ptr %p
  ret void
}
`
	for level := range 4 {
		e, _ := engine(t, l)
		if err := e.AddModule("m.ll", []byte(ir), Options{Level: level}); err != nil {
			t.Fatal(err)
		}
		m := [4]float32{1, 2, 3, 4}
		e.Call(lookup(t, e, "f"), uintptr(unsafe.Pointer(&m)))
		if m != [4]float32{0, 1, 0, 3} {
			t.Errorf("level %d: %v", level, m)
		}
	}
}

// faultVariable makes this test binary a process that fails.
const faultVariable = "SPVC_JIT_FAULT"

// TestFaults has processes fault, with and without Go's report.
func TestFaults(t *testing.T) {
	if kind := os.Getenv(faultVariable); kind != "" {
		fault(t, kind)
		return
	}
	for _, c := range []struct {
		kind   string
		signal syscall.Signal
		report bool
	}{{"write", syscall.SIGSEGV, false}, {"divide", syscall.SIGFPE, false}, {"abort", syscall.SIGABRT, false}, {"restored", 0, true}, {"fatal", 0, false}} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFaults$")
		cmd.Env = append(cmd.Environ(), faultVariable+"="+c.kind)
		out, _ := cmd.CombinedOutput()
		w := cmd.ProcessState.Sys().(syscall.WaitStatus)
		if c.kind == "fatal" {
			if w.ExitStatus() != 44 || !bytes.Contains(out, []byte("last words: Cannot select: ")) {
				t.Errorf("fatal: %v, %s", cmd.ProcessState, out)
			}
			continue
		}
		if report := bytes.Contains(out, []byte("goroutine ")); report != c.report || w.Signaled() == c.report || !c.report && w.Signal() != c.signal {
			t.Errorf("%s: %v, %s", c.kind, cmd.ProcessState, out)
		}
	}
}

// fault runs a program that fails.
func fault(t *testing.T, kind string) {
	l := open(t)
	e, _ := engine(t, l, `
declare void @abort()
define void @write(i64 %x) {
  store volatile i32 1, ptr inttoptr (i64 16 to ptr)
  ret void
}
define i64 @divide(i64 %x) {
  %y = sdiv i64 %x, %x
  ret i64 %y
}
define void @stop(i64 %x) {
  call void @abort()
  unreachable
}
`)
	restore := l.PlainFaults()
	switch kind {
	case "fatal":
		l.OnFatal(func(string) { t.Error("the other function is called") })
		l.OnFatal(func(message string) {
			fmt.Println("last words: " + message)
			os.Exit(44)
		})
		_, err := l.Compile("gpu.ll", []byte("declare void @llvm.nvvm.barrier0()\ndefine void @f() {\n  call void @llvm.nvvm.barrier0()\n  ret void\n}\n"), Options{})
		t.Errorf("LLVM compiles it: %v", err)
	case "write":
		e.Call(lookup(t, e, "write"), 0)
	case "divide":
		e.Call(lookup(t, e, "divide"), 0)
	case "abort":
		e.Call(lookup(t, e, "stop"), 0)
	case "restored":
		restore()
		e.Call(lookup(t, e, "write"), 0)
	}
}
