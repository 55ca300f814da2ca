package jit

import (
	"bytes"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// TestAsync runs the calls that MLIR lowers asynchronous tasks to: a coroutine that waits for a value of another one, and a group.
func TestAsync(t *testing.T) {
	e, out := engine(t, open(t), asyncProgram)
	if got := e.Call(lookup(t, e, "main")); got != 142 {
		t.Errorf("main: %d", got)
	}
	if err := e.Flush(); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || lines[0] == lines[1] || !strings.HasPrefix(lines[0], "Current thread id: ") {
		t.Errorf("output %q", out)
	}
	if n := len(e.async.objects); n != 0 {
		t.Errorf("%d objects are left", n)
	}
}

// The coroutines are written as functions that a pass has split already: the handle is their frame.
const asyncProgram = `
declare ptr @mlirAsyncRuntimeCreateToken()
declare ptr @mlirAsyncRuntimeCreateValue(i64)
declare ptr @mlirAsyncRuntimeCreateGroup(i64)
declare i64 @mlirAsyncRuntimeAddTokenToGroup(ptr, ptr)
declare void @mlirAsyncRuntimeEmplaceToken(ptr)
declare void @mlirAsyncRuntimeEmplaceValue(ptr)
declare void @mlirAsyncRuntimeSetTokenError(ptr)
declare i1 @mlirAsyncRuntimeIsGroupError(ptr)
declare ptr @mlirAsyncRuntimeGetValueStorage(ptr)
declare void @mlirAsyncRuntimeExecute(ptr, ptr)
declare void @mlirAsyncRuntimeAwaitValue(ptr)
declare void @mlirAsyncRuntimeAwaitAllInGroup(ptr)
declare void @mlirAsyncRuntimeAwaitValueAndExecute(ptr, ptr, ptr)
declare void @mlirAsyncRuntimeDropRef(ptr, i64)
declare void @mlirAsyncRuntimePrintCurrentThreadId()

define void @produce(ptr %frame) {
  call void @mlirAsyncRuntimePrintCurrentThreadId()
  %value = load ptr, ptr %frame
  %p = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %value)
  store i64 42, ptr %p
  call void @mlirAsyncRuntimeEmplaceValue(ptr %value)
  ret void
}
define void @finish(ptr %frame) {
  %q = getelementptr ptr, ptr %frame, i64 1
  %token = load ptr, ptr %q
  call void @mlirAsyncRuntimeSetTokenError(ptr %token)
  ret void
}
define i64 @main() {
  %frame = alloca [2 x ptr]
  call void @mlirAsyncRuntimePrintCurrentThreadId()
  %value = call ptr @mlirAsyncRuntimeCreateValue(i64 8)
  %token = call ptr @mlirAsyncRuntimeCreateToken()
  %done = call ptr @mlirAsyncRuntimeCreateToken()
  %group = call ptr @mlirAsyncRuntimeCreateGroup(i64 2)
  store ptr %value, ptr %frame
  %q = getelementptr ptr, ptr %frame, i64 1
  store ptr %token, ptr %q
  call void @mlirAsyncRuntimeEmplaceToken(ptr %done)
  call void @mlirAsyncRuntimeAwaitValueAndExecute(ptr %value, ptr %frame, ptr @finish)
  %rank = call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %token, ptr %group)
  call i64 @mlirAsyncRuntimeAddTokenToGroup(ptr %done, ptr %group)
  call void @mlirAsyncRuntimeExecute(ptr %frame, ptr @produce)
  call void @mlirAsyncRuntimeAwaitValue(ptr %value)
  call void @mlirAsyncRuntimeAwaitAllInGroup(ptr %group)
  %p = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %value)
  %n = load i64, ptr %p
  %e = call i1 @mlirAsyncRuntimeIsGroupError(ptr %group)
  %h = select i1 %e, i64 100, i64 0
  %r = add i64 %n, %h
  call void @mlirAsyncRuntimeDropRef(ptr %value, i64 1)
  call void @mlirAsyncRuntimeDropRef(ptr %token, i64 1)
  call void @mlirAsyncRuntimeDropRef(ptr %done, i64 1)
  call void @mlirAsyncRuntimeDropRef(ptr %group, i64 1)
  ret i64 %r
}
`

// TestAsyncReady waits for objects that are ready: nothing blocks, and what waits runs at once.
func TestAsyncReady(t *testing.T) {
	e, out := engine(t, open(t), `
declare i32 @putchar(i32)
define void @resume(ptr %frame) {
  %c = load i32, ptr %frame
  call i32 @putchar(i32 %c)
  ret void
}
`)
	resume := uint64(lookup(t, e, "resume"))
	frame := new([1]int32)
	show := func(c int32, name string, handle uint64, want string) {
		t.Helper()
		frame[0] = c
		out.Reset()
		call1(t, e, name, handle, addressOf(&frame[0]), resume)
		if err := e.Flush(); err != nil || out.String() != want {
			t.Errorf("%s: %q, %v; want %q", name, out, err, want)
		}
	}
	token, value := call1(t, e, "mlirAsyncRuntimeCreateToken"), call1(t, e, "mlirAsyncRuntimeCreateValue", 100)
	group, none := call1(t, e, "mlirAsyncRuntimeCreateGroup", 2), call1(t, e, "mlirAsyncRuntimeCreateGroup", 0)
	show('n', "mlirAsyncRuntimeAwaitAllInGroupAndExecute", none, "n")
	show('t', "mlirAsyncRuntimeAwaitTokenAndExecute", token, "")
	show('g', "mlirAsyncRuntimeAwaitAllInGroupAndExecute", group, "")
	if rank := call1(t, e, "mlirAsyncRuntimeAddTokenToGroup", token, group); rank != 0 {
		t.Errorf("rank %d", rank)
	}
	if rank := call1(t, e, "mlirAsyncRuntimeAddTokenToGroup", value, group); rank != 1 {
		t.Errorf("rank %d", rank)
	}
	frame[0] = 'x'
	call1(t, e, "mlirAsyncRuntimeEmplaceToken", token)
	if err := e.Flush(); err != nil || out.String() != "x" {
		t.Errorf("emplaced: %q, %v", out, err)
	}
	show('u', "mlirAsyncRuntimeAwaitTokenAndExecute", token, "u")
	if call1(t, e, "mlirAsyncRuntimeIsGroupError", group) != 0 || call1(t, e, "mlirAsyncRuntimeIsValueError", value) != 0 {
		t.Error("an error before there is one")
	}
	call1(t, e, "mlirAsyncRuntimeAddRef", value, 1)
	if p := call1(t, e, "mlirAsyncRuntimeGetValueStorage", value); p == 0 || p%64 != 0 || p != call1(t, e, "mlirAsyncRuntimeGetValueStorage", value) {
		t.Errorf("storage at %#x", p)
	}
	out.Reset()
	call1(t, e, "mlirAsyncRuntimeSetValueError", value)
	if err := e.Flush(); err != nil || out.String() != "u" {
		t.Errorf("failed: %q, %v", out, err)
	}
	call1(t, e, "mlirAsyncRuntimeAwaitAllInGroup", group)
	if call1(t, e, "mlirAsyncRuntimeIsGroupError", group) != 1 || call1(t, e, "mlirAsyncRuntimeIsValueError", value) != 1 || call1(t, e, "mlirAsyncRuntimeIsTokenError", token) != 0 {
		t.Error("the error is not there, or at another object")
	}
	for _, h := range []uint64{token, group, none, value} {
		call1(t, e, "mlirAsyncRuntimeDropRef", h, 1)
	}
	call1(t, e, "mlirAsyncRuntimeDropRef", value, 1)
	if n := len(e.async.objects); n != 0 {
		t.Errorf("%d objects are left", n)
	}
}

// TestAsyncMany runs more tasks than there are workers. Close waits for all.
func TestAsyncMany(t *testing.T) {
	l := open(t)
	out := new(bytes.Buffer)
	e, err := l.NewEngine(EngineOptions{Out: out})
	if err != nil {
		t.Fatal(err)
	}
	const tasks = 10 * asyncWorkers
	running, most := new(atomic.Int32), new(atomic.Int32)
	for range tasks {
		e.async.execute(func() {
			n := running.Add(1)
			for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
			}
			time.Sleep(time.Millisecond)
			running.Add(-1)
			e.Print("x")
		})
	}
	if err := e.Close(); err != nil || out.Len() != tasks {
		t.Errorf("%d of %d tasks, %v", out.Len(), tasks, err)
	}
	if n := most.Load(); n < 2 || n > asyncWorkers {
		t.Errorf("%d tasks at a time", n)
	}
}

// TestAsyncHandles uses objects that do not exist.
func TestAsyncHandles(t *testing.T) {
	e, _ := engine(t, open(t))
	call1(t, e, "mlirAsyncRuntimeAwaitToken", 16)
	if err := e.Flush(); err == nil || !strings.Contains(err.Error(), "does not exist") {
		t.Errorf("error %v", err)
	}
	token := call1(t, e, "mlirAsyncRuntimeCreateToken")
	call1(t, e, "mlirAsyncRuntimeAddRef", token, 1)
	call1(t, e, "mlirAsyncRuntimeDropRef", token, 3)
	if call1(t, e, "mlirAsyncRuntimeIsTokenError", token) != 1 {
		t.Error("the token is still there")
	}
	if err := e.Flush(); err == nil {
		t.Error("no error")
	}
}
