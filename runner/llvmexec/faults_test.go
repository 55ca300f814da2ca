package llvmexec_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/llvmexec"
)

// before stands before each program: what most of them use.
const before = `
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @calloc(i64, i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @abort()
llvm.func @printI64(i64)
llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal constant @k(7 : i32) : i32
llvm.mlir.global internal constant @text("ab\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @open("ab") : !llvm.array<2 x i8>
llvm.func @id(%x: i32) -> i32 { llvm.return %x : i32 }
llvm.func @leave() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @deep(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.add %n, %one : i64
  %r = llvm.call @deep(%m) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(5 : i32) : i32
  %min = llvm.mlir.constant(-2147483648 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  %w0 = llvm.mlir.constant(0 : i64) : i64
  %w1 = llvm.mlir.constant(1 : i64) : i64
  %w3 = llvm.mlir.constant(3 : i64) : i64
  %w4 = llvm.mlir.constant(4 : i64) : i64
  %w8 = llvm.mlir.constant(8 : i64) : i64
  %w16 = llvm.mlir.constant(16 : i64) : i64
  %w17 = llvm.mlir.constant(17 : i64) : i64
  %b7 = llvm.mlir.constant(7 : i8) : i8
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %undef = llvm.mlir.undef : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %k = llvm.mlir.addressof @k : !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %open = llvm.mlir.addressof @open : !llvm.ptr
  %id = llvm.mlir.addressof @id : !llvm.ptr
  %s = llvm.alloca %w4 x i32 : (i64) -> !llvm.ptr
`

// malloc gives a program memory of 16 bytes, %h.
const malloc = "%h = llvm.call @malloc(%w16) : (i64) -> !llvm.ptr\n"

// release frees it.
const release = "llvm.call @free(%h) : (!llvm.ptr) -> ()\n"

// Each line is a program with a fault and one that is nearly the same and has none. Both end with the return of %r.
var pairs = []struct {
	kind       llvmexec.FaultKind
	wrong, not string
}{
	{llvmexec.OutOfBounds, "%q = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32",
		"%q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32"},
	{llvmexec.OutOfBounds, "%q = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32",
		"%q = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i32\n%q1 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32\n%r = llvm.load %q1 : !llvm.ptr -> i32"},
	{llvmexec.OutOfBounds, "llvm.store %w0, %k : i64, !llvm.ptr\n%r = llvm.add %0, %1 : i32", "%r = llvm.load %k : !llvm.ptr -> i32"},
	{llvmexec.OutOfBounds, "%q = llvm.getelementptr %s[3] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %w0, %q {alignment = 4 : i64} : i64, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		"%q = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %w0, %q {alignment = 4 : i64} : i64, !llvm.ptr\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.OutOfBounds, malloc + "%q = llvm.getelementptr %h[4] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %0, %q : i32, !llvm.ptr\n" + release + "%r = llvm.add %0, %1 : i32",
		malloc + "%q = llvm.getelementptr %h[3] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %0, %q : i32, !llvm.ptr\n" + release + "%r = llvm.add %0, %1 : i32"},
	{llvmexec.OutOfBounds, "\"llvm.intr.memset\"(%s, %b7, %w17) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.add %0, %1 : i32",
		"\"llvm.intr.memset\"(%s, %b7, %w16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.load %s : !llvm.ptr -> i32"},
	{llvmexec.OutOfBounds, "\"llvm.intr.memcpy\"(%s, %g, %w17) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32",
		"\"llvm.intr.memcpy\"(%s, %g, %w16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.load %s : !llvm.ptr -> i32"},
	{llvmexec.OutOfBounds, "%r = llvm.load %id : !llvm.ptr -> i32", "%r = llvm.call %id(%5) : !llvm.ptr, (i32) -> i32"},
	{llvmexec.OutOfBounds, "%r = llvm.call @puts(%open) : (!llvm.ptr) -> i32", "%x = llvm.call @puts(%text) : (!llvm.ptr) -> i32\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.OutOfBounds, "%i = llvm.ptrtoint %g : !llvm.ptr to i64\n%j = llvm.add %i, %w17 : i64\n%q = llvm.inttoptr %j : i64 to !llvm.ptr\n%c = llvm.load %q : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32",
		"%i = llvm.ptrtoint %g : !llvm.ptr to i64\n%j = llvm.add %i, %w8 : i64\n%q = llvm.inttoptr %j : i64 to !llvm.ptr\n%c = llvm.load %q : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32"},
	{llvmexec.NullPointer, "%r = llvm.load %null : !llvm.ptr -> i32", "%c = llvm.icmp \"eq\" %null, %g : !llvm.ptr\n%r = llvm.zext %c : i1 to i32"},
	{llvmexec.NullPointer, "%q = llvm.getelementptr %null[2] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %0, %q : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		"%q = llvm.getelementptr %null[2] : (!llvm.ptr) -> !llvm.ptr, i32\n%i = llvm.ptrtoint %q : !llvm.ptr to i32\n%r = llvm.add %i, %1 : i32"},
	{llvmexec.NullPointer, "\"llvm.intr.memset\"(%null, %b7, %w1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.add %0, %1 : i32",
		"\"llvm.intr.memset\"(%null, %b7, %w0) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.UseAfterFree, malloc + "llvm.store %0, %h : i32, !llvm.ptr\n" + release + "%r = llvm.load %h : !llvm.ptr -> i32",
		malloc + "llvm.store %0, %h : i32, !llvm.ptr\n%r = llvm.load %h : !llvm.ptr -> i32\n" + release},
	{llvmexec.UseAfterFree, malloc + release + "llvm.store %0, %h : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		malloc + release + "%c = llvm.icmp \"eq\" %h, %null : !llvm.ptr\n%r = llvm.zext %c : i1 to i32"},
	{llvmexec.UseAfterFree, "%p = llvm.call @leave() : () -> !llvm.ptr\nllvm.store %0, %p : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		"%p = llvm.call @leave() : () -> !llvm.ptr\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.UseAfterFree, malloc + "%m = llvm.call @realloc(%h, %w17) : (!llvm.ptr, i64) -> !llvm.ptr\nllvm.store %0, %h : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		malloc + "llvm.store %5, %h : i32, !llvm.ptr\n%m = llvm.call @realloc(%h, %w17) : (!llvm.ptr, i64) -> !llvm.ptr\n%r = llvm.load %m : !llvm.ptr -> i32\nllvm.call @free(%m) : (!llvm.ptr) -> ()"},
	{llvmexec.UseAfterFree, "%m = llvm.intr.stacksave : !llvm.ptr\n%p = llvm.alloca %w1 x i32 : (i64) -> !llvm.ptr\nllvm.intr.stackrestore %m : !llvm.ptr\nllvm.store %0, %p : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32",
		"%p = llvm.alloca %w1 x i32 : (i64) -> !llvm.ptr\n%m = llvm.intr.stacksave : !llvm.ptr\nllvm.intr.stackrestore %m : !llvm.ptr\nllvm.store %0, %p : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.InvalidFree, malloc + release + release + "%r = llvm.add %0, %1 : i32", malloc + release + "llvm.call @free(%null) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.InvalidFree, "llvm.call @free(%s) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", "llvm.store %0, %s : i32, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32"},
	{llvmexec.InvalidFree, "llvm.call @free(%g) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", "llvm.store %0, %g : i32, !llvm.ptr\n%r = llvm.load %g : !llvm.ptr -> i32"},
	{llvmexec.InvalidFree, malloc + "%q = llvm.getelementptr %h[1] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.call @free(%q) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32",
		malloc + "%q = llvm.getelementptr %h[0] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.call @free(%q) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.Leak, malloc + "%r = llvm.add %0, %1 : i32", malloc + release + "%r = llvm.add %0, %1 : i32"},
	{llvmexec.Leak, "%h = llvm.call @calloc(%w4, %w4) : (i64, i64) -> !llvm.ptr\n%r = llvm.load %h : !llvm.ptr -> i32",
		"%h = llvm.call @calloc(%w4, %w4) : (i64, i64) -> !llvm.ptr\n%r = llvm.load %h : !llvm.ptr -> i32\n" + release},
	{llvmexec.Undefined, "%r = llvm.load %s : !llvm.ptr -> i32", "llvm.store %0, %s : i32, !llvm.ptr\n%r = llvm.load %s : !llvm.ptr -> i32"},
	{llvmexec.Undefined, "%r = llvm.add %undef, %1 : i32", "%f = llvm.freeze %undef : i32\n%r = llvm.add %f, %1 : i32"},
	{llvmexec.Undefined, "%c = llvm.icmp \"eq\" %undef, %0 : i32\nllvm.cond_br %c, ^a, ^a\n^a:\n%r = llvm.add %0, %1 : i32",
		"%c = llvm.icmp \"eq\" %1, %0 : i32\nllvm.cond_br %c, ^a, ^a\n^a:\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.Undefined, malloc + "%v = llvm.load %h : !llvm.ptr -> i64\nllvm.call @printI64(%v) : (i64) -> ()\n%r = llvm.add %0, %1 : i32",
		malloc + "llvm.store %w8, %h : i64, !llvm.ptr\n%v = llvm.load %h : !llvm.ptr -> i64\nllvm.call @printI64(%v) : (i64) -> ()\n" + release + "%r = llvm.add %0, %1 : i32"},
	{llvmexec.Undefined, "%r = llvm.udiv %1, %undef : i32", "%x = llvm.udiv %undef, %1 : i32\n%r = llvm.udiv %5, %1 : i32"},
	{llvmexec.Undefined, "%i = llvm.zext %undef : i32 to i64\n%q = llvm.getelementptr %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32",
		"%q = llvm.getelementptr %g[%w3] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32"},
	{llvmexec.Undefined, "llvm.store %1, %s : i32, !llvm.ptr\n%v = llvm.load %s {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>\n%r = llvm.extractelement %v[%1 : i32] : vector<2xi32>",
		"llvm.store %1, %s : i32, !llvm.ptr\n%v = llvm.load %s {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>"},
	{llvmexec.Undefined, "%w = llvm.and %undef, %1 : i32\n%r = llvm.or %w, %0 : i32", "%w = llvm.and %undef, %0 : i32\n%r = llvm.or %w, %1 : i32"},
	{llvmexec.Undefined, "%r = llvm.add %min, %minus overflow<nsw> : i32", "%r = llvm.add %min, %minus : i32"},
	{llvmexec.Undefined, "%d = llvm.mlir.constant(32 : i32) : i32\n%r = llvm.shl %1, %d : i32", "%d = llvm.mlir.constant(31 : i32) : i32\n%r = llvm.shl %1, %d : i32"},
	{llvmexec.WriteToConstant, "llvm.store %0, %k : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32", "llvm.store %0, %g : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.Misaligned, "%q = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i8\n%r = llvm.load %q : !llvm.ptr -> i32",
		"%q = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i8\n%r = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32"},
	{llvmexec.Misaligned, "%r = llvm.load %g {alignment = 16 : i64} : !llvm.ptr -> i32", "%r = llvm.load %g {alignment = 4 : i64} : !llvm.ptr -> i32"},
	{llvmexec.DivideByZero, "%r = llvm.sdiv %1, %0 : i32", "%r = llvm.sdiv %0, %1 : i32"},
	{llvmexec.DivideByZero, "%r = llvm.urem %1, %0 : i32", "%r = llvm.urem %0, %1 : i32"},
	{llvmexec.DivideByZero, "%r = llvm.sdiv %min, %minus : i32", "%r = llvm.udiv %min, %minus : i32"},
	{llvmexec.BadCall, "%r = llvm.call %g(%0) : !llvm.ptr, (i32) -> i32", "%r = llvm.call %id(%0) : !llvm.ptr, (i32) -> i32"},
	{llvmexec.BadCall, "%x = llvm.call %id(%w0) : !llvm.ptr, (i64) -> i32\n%r = llvm.add %x, %1 : i32", "%x = llvm.call %id(%5) : !llvm.ptr, (i32) -> i32\n%r = llvm.add %x, %1 : i32"},
	{llvmexec.ReachedTrap, "llvm.call @abort() : () -> ()\n%r = llvm.add %0, %1 : i32", "%r = llvm.add %0, %1 : i32"},
	{llvmexec.ReachedTrap, "llvm.intr.assume %no : i1\n%r = llvm.add %0, %1 : i32", "llvm.intr.assume %yes : i1\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.ReachedTrap, "\"llvm.intr.trap\"() : () -> ()\n%r = llvm.add %0, %1 : i32", "\"llvm.intr.memmove\"(%g, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32"},
	{llvmexec.Overlap, "%q = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32\n\"llvm.intr.memcpy\"(%q, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32",
		"%q = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32\n\"llvm.intr.memmove\"(%q, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.load %q : !llvm.ptr -> i32"},
	{llvmexec.Limit, "%x = llvm.call @deep(%w0) : (i64) -> i64\n%r = llvm.add %0, %1 : i32", "%r = llvm.call @id(%5) : (i32) -> i32"},
	{llvmexec.Limit, "llvm.br ^a\n^a:\nllvm.cond_br %yes, ^a, ^b\n^b:\n%r = llvm.add %0, %1 : i32", "llvm.br ^a\n^a:\nllvm.cond_br %no, ^a, ^b\n^b:\n%r = llvm.add %0, %1 : i32"},
}

func TestFaults(t *testing.T) {
	if len(pairs) < 40 {
		t.Fatalf("%d pairs", len(pairs))
	}
	for _, p := range pairs {
		end := "\nllvm.return %r : i32\n}"
		_, _, err := run(t, before+p.wrong+end)
		if f, ok := err.(*llvmexec.Fault); !ok || f.Kind != p.kind {
			t.Errorf("got %v, want %s:\n%s", err, p.kind, p.wrong)
		}
		if _, _, err := run(t, before+p.not+end); err != nil {
			t.Errorf("%v:\n%s", err, p.not)
		}
	}
}

// A fault says where the operation is, how it was reached, and where the memory comes from.
func TestFaultPlaces(t *testing.T) {
	_, _, err := run(t, `
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @main() -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %v = llvm.call @read(%p) : (!llvm.ptr) -> i32
  llvm.return %v : i32
}`)
	f, ok := err.(*llvmexec.Fault)
	if !ok {
		t.Fatal(err)
	}
	d := f.Diagnostic()
	var lines []string
	for _, n := range d.Notes {
		lines = append(lines, n.Message)
	}
	want := "allocated here, its life ended here, called from main"
	if got := strings.Join(lines, ", "); got != want || f.Function != "read" || d.Message != "a read of 4 bytes of memory of the heap after its end" {
		t.Errorf("%s: %s in %s", d.Message, got, f.Function)
	}
}
