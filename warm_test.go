package spvc

import (
	"context"
	"encoding/binary"
	"errors"
	"runtime"
	"strings"
	"testing"
	"weak"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

const (
	plainKernel = "gpu.module @k {\n  gpu.func @f() kernel attributes {known_block_size = array<i32: 4, 1, 1>} {\n    gpu.return\n  }\n}\n"
	// unverified parses, and the verifier refuses it.
	unverified = "func.func @f() -> i32 {\n  return\n}\n"
)

// TestIdleContexts counts the contexts that a Compiler keeps.
func TestIdleContexts(t *testing.T) {
	cc := NewCompiler()
	for range 2 {
		if _, err := cc.Compile(t.Context(), []byte(plainKernel), Options{NoValidate: true}); err != nil {
			t.Fatal(err)
		}
		if len(cc.idle) != 1 {
			t.Errorf("%d contexts are idle after a compilation", len(cc.idle))
		}
	}
	if _, err := cc.Compile(t.Context(), []byte(unverified), Options{}); err == nil || len(cc.idle) != 1 {
		t.Errorf("%d contexts are idle after a failure (%v)", len(cc.idle), err)
	}
	n := runtime.GOMAXPROCS(0)
	for range n + 3 {
		cc.put(newWarm(ir.NewContext(cc.registry)))
	}
	if len(cc.idle) != n {
		t.Errorf("%d contexts are idle for %d processors", len(cc.idle), n)
	}
	ic := cc.take(0)
	if len(cc.idle) != n-1 {
		t.Errorf("%d contexts are idle after one was taken from %d", len(cc.idle), n)
	}
	big := make([]byte, maxFootprint+1)
	ic.AddFile("big", big)
	if cc.put(ic); len(cc.idle) != n-1 {
		t.Error("a Compiler keeps a context that holds too much")
	}
}

// TestCheckPortableErrors checks what it cannot check.
func TestCheckPortableErrors(t *testing.T) {
	env, err := target.Profile(DefaultTarget)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{"arith.bar": "custom op", unverified: "has 0 operands"} {
		var e *Error
		if out, err := CheckPortable(t.Context(), []byte(text), Options{}, []*target.Env{env}); !errors.As(err, &e) || !strings.Contains(err.Error(), want) || out != nil {
			t.Errorf("%q: %v, %v", text, out, err)
		}
	}
	if out, err := CheckPortable(t.Context(), []byte(plainKernel), Options{NoValidate: true}, []*target.Env{nil, env}); err == nil || out != nil {
		t.Errorf("a nil target: %v", out)
	}
	// The context ends while the reference, or the first target, is compiled.
	for _, reference := range []*target.Env{nil, env} {
		ctx, cancel := context.WithCancel(t.Context())
		o := Options{Env: reference, NoValidate: true, Instrument: func(*pass.Manager, *pass.RunOptions) { cancel() }}
		if out, err := CheckPortable(ctx, []byte(plainKernel), o, []*target.Env{env}); !errors.Is(err, context.Canceled) || out != nil {
			t.Errorf("reference %v: %v, %v", reference != nil, out, err)
		}
		cancel()
	}
}

// TestValidationErrors tells what SPIRV-Tools refuse from what they cannot check.
func TestValidationErrors(t *testing.T) {
	p, err := Compile(t.Context(), []byte(plainKernel), Options{NoValidate: true})
	if err != nil {
		t.Fatal(err)
	}
	b := &Binary{Name: "k", Words: p.Binaries[0].Words, Env: p.Env()}
	err = b.validate()
	if errors.Is(spirvtools.Validate(nil, spirvtools.Options{}), spirvtools.ErrUnavailable) {
		if err != nil || b.Validated || len(b.unvalidated()) != 1 {
			t.Errorf("without SPIRV-Tools: %v, %v", err, b.unvalidated())
		}
		return
	}
	if err != nil || !b.Validated || b.unvalidated() != nil || len(b.Notes) != len(spirvtools.OptionsFor(b.Env).Notes) {
		t.Errorf("%v, %q", err, b.Notes)
	}
	b.Words = append([]uint32(nil), b.Words...)
	b.Words[len(b.Words)-1]++
	if err := b.validate(); err == nil || !strings.Contains(err.Error(), "the binary of @k does not validate (for ") {
		t.Errorf("a broken binary: %v", err)
	}
}

// TestLoadRefuses loads what is no module, and a module that ends too early.
func TestLoadRefuses(t *testing.T) {
	p, err := Compile(t.Context(), []byte(plainKernel), Options{NoValidate: true})
	if err != nil {
		t.Fatal(err)
	}
	var data []byte
	for _, w := range p.Binaries[0].Words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	for name, bad := range map[string][]byte{"nothing": nil, "a text": []byte("module {}\n  "), "a part of a word": data[:len(data)-1], "a part of the header": data[:16]} {
		if q, err := Load(bad, Options{NoValidate: true}); q != nil || !errors.Is(err, errNotSPIRV) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if q, err := Load(data[:len(data)-8], Options{}); spirvtools.Available() && (q != nil || err == nil) {
		t.Error("a module without its end is loaded")
	}
	if q, err := Load(append(data[:len(data):len(data)], 0, 0, 9, 0), Options{NoValidate: true}); q != nil || err == nil {
		t.Error("a module with half an instruction is loaded")
	}
	var none *Program
	if none.Binary("k") != nil || none.Env() != nil || none.IR() != nil {
		t.Error("a nil program has parts")
	}
	if p.Binary("other") != nil || p.Binary("k") != p.Binaries[0] {
		t.Error("Binary finds the wrong binary")
	}
}

// TestForgottenModules compiles kernels many times, one that conversions rewrite and one that folds. The Compiler keeps
// few modules that nothing else needs: arenas of warm passes would chain all. Where the scheduler moves a goroutine in the
// middle of a compilation, a pool has two arenas, so that the best of three rounds counts.
func TestForgottenModules(t *testing.T) {
	for _, text := range []string{"%v = arith.constant 7 : i32", "%a = arith.constant 3 : i32\n%v = arith.addi %a, %a : i32"} {
		text = `gpu.module @k {
  gpu.func @f(%m: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    ` + text + `
    memref.store %v, %m[%i] : memref<4xi32>
    gpu.return
  }
}
`
		const compilations, limit = 200, 100
		kept := compilations
		for round := 0; round < 3 && kept > limit; round++ {
			kept = min(kept, keptModules(t, text, compilations))
		}
		if kept > limit {
			t.Errorf("%d of %d modules are in memory", kept, compilations)
		}
	}
}

// keptModules compiles a text n times with one Compiler, and returns how many of the modules are in memory after one
// collection, which leaves the pools of drivers alone. A second one would empty them.
func keptModules(t *testing.T, text string, n int) (kept int) {
	c := NewCompiler()
	var modules []weak.Pointer[ir.Operation]
	for range n {
		p, err := c.Compile(t.Context(), []byte(text), Options{NoValidate: true, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		modules = append(modules, weak.Make(p.module))
	}
	runtime.GC()
	for _, m := range modules {
		if m.Value() != nil {
			kept++
		}
	}
	return kept
}

// TestCompilerKeepsAsManyContextsAsAreBusy drops contexts beyond the number of processors,
// and uses the last one first.
func TestCompilerKeepsAsManyContextsAsAreBusy(t *testing.T) {
	cc := NewCompiler()
	n := runtime.GOMAXPROCS(0)
	var all []*warm
	for range n + 2 {
		all = append(all, cc.take(0))
	}
	for _, ic := range all {
		cc.put(ic)
	}
	if len(cc.idle) != n {
		t.Fatalf("%d contexts are idle on %d processors", len(cc.idle), n)
	}
	for i := n - 1; i >= 0; i-- {
		if cc.take(0) != all[i] {
			t.Errorf("context %d is not the last one", i)
		}
	}
	if len(cc.idle) != 0 {
		t.Errorf("%d contexts are idle", len(cc.idle))
	}
}
