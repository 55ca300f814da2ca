package jit

import (
	"bytes"
	"fmt"
	"sync"
	"testing"
	"unsafe"
)

// TestTwoEngines compiles and runs in two engines at the same time, with calls of Go from both.
func TestTwoEngines(t *testing.T) {
	l := open(t)
	var group sync.WaitGroup
	for k := range 2 {
		group.Go(func() {
			out := new(bytes.Buffer)
			e, err := l.NewEngine(EngineOptions{Out: out})
			if err != nil {
				t.Error(err)
				return
			}
			want := ""
			for i := range 20 {
				ir := fmt.Sprintf("declare void @printI64(i64)\ndefine i64 @f%d(i64 %%x) {\n  %%y = mul i64 %%x, %d\n  call void @printI64(i64 %%y)\n  ret i64 %%y\n}\n", i, k+2)
				if err := e.AddModule("f.ll", []byte(ir), Options{Level: i % 4}); err != nil {
					t.Error(err)
					return
				}
				f, err := e.Lookup(fmt.Sprintf("f%d", i))
				if err != nil {
					t.Error(err)
					return
				}
				if got := e.Call(f, uintptr(i)); got != uintptr(i*(k+2)) {
					t.Errorf("engine %d: %d", k, got)
				}
				want += fmt.Sprint(i * (k + 2))
			}
			if err := e.Close(); err != nil || out.String() != want {
				t.Errorf("engine %d: %v, output %q", k, err, out)
			}
		})
	}
	group.Wait()
}

// TestParallelCalls calls one function from many goroutines.
func TestParallelCalls(t *testing.T) {
	e, _ := engine(t, open(t), fibonacci)
	f := lookup(t, e, PackedPrefix+"fib")
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for range 100 {
				n, r := int64(15), int64(0)
				e.CallPacked(f, unsafe.Pointer(&n), unsafe.Pointer(&r))
				if r != 610 {
					t.Errorf("fib: %d", r)
					return
				}
			}
		})
	}
	group.Wait()
}

func BenchmarkCallPacked(b *testing.B) {
	e, _ := engine(b, open(b), "define i64 @id(i64 %x) {\n  ret i64 %x\n}\n")
	f := lookup(b, e, PackedPrefix+"id")
	n, r := int64(15), int64(0)
	for b.Loop() {
		e.CallPacked(f, unsafe.Pointer(&n), unsafe.Pointer(&r))
	}
}

func BenchmarkCallback(b *testing.B) {
	e, _ := engine(b, open(b), "declare void @printOpen()\ndefine void @f() {\n  call void @printOpen()\n  ret void\n}\n")
	f := lookup(b, e, "f")
	for b.Loop() {
		e.Call(f)
	}
}

func BenchmarkCompile(b *testing.B) {
	l := open(b)
	for b.Loop() {
		if _, err := l.Compile("fib.ll", []byte(fibonacci), Options{Level: 2}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEngine(b *testing.B) {
	l := open(b)
	for b.Loop() {
		e, err := l.NewEngine(EngineOptions{})
		if err != nil {
			b.Fatal(err)
		}
		if err := e.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
