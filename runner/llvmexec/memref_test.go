package llvmexec_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/llvmexec"
)

// descriptorOf writes a global with the descriptor of a memref, and one with its rank and the address of the other.
func descriptorOf(name, data string, rank int, offset int, sizes, strides []int) string {
	n := 3 + 2*len(sizes)
	var b strings.Builder
	fmt.Fprintf(&b, "llvm.mlir.global internal @%s_d() : !llvm.array<%d x i64> {\n  %%u = llvm.mlir.undef : !llvm.array<%d x i64>\n  %%p = llvm.mlir.addressof @%s : !llvm.ptr\n  %%a = llvm.ptrtoint %%p : !llvm.ptr to i64\n", name, n, n, data)
	fmt.Fprintf(&b, "  %%v0 = llvm.insertvalue %%a, %%u[0] : !llvm.array<%d x i64>\n  %%v1 = llvm.insertvalue %%a, %%v0[1] : !llvm.array<%d x i64>\n", n, n)
	for i, k := range append(append([]int{offset}, sizes...), strides...) {
		fmt.Fprintf(&b, "  %%c%d = llvm.mlir.constant(%d : i64) : i64\n  %%v%d = llvm.insertvalue %%c%d, %%v%d[%d] : !llvm.array<%d x i64>\n", i, k, i+2, i, i+1, i+2, n)
	}
	fmt.Fprintf(&b, "  llvm.return %%v%d : !llvm.array<%d x i64>\n}\n", n-1, n)
	fmt.Fprintf(&b, "llvm.mlir.global internal @%s() : !llvm.struct<(i64, ptr)> {\n  %%u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>\n  %%r = llvm.mlir.constant(%d : i64) : i64\n  %%p = llvm.mlir.addressof @%s_d : !llvm.ptr\n", name, rank, name)
	b.WriteString("  %v = llvm.insertvalue %r, %u[0] : !llvm.struct<(i64, ptr)>\n  %w = llvm.insertvalue %p, %v[1] : !llvm.struct<(i64, ptr)>\n  llvm.return %w : !llvm.struct<(i64, ptr)>\n}\n")
	return b.String()
}

// memrefCopy copies element by element, by sizes, strides and offsets, and reports descriptors that do not go together.
func TestMemrefCopy(t *testing.T) {
	const globals = `llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printComma()
llvm.mlir.global internal @a(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>) : !llvm.array<8 x i32>
llvm.mlir.global internal @b(dense<0> : tensor<8xi32>) : !llvm.array<8 x i32>
`
	const rest = `llvm.func @main() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %f = llvm.mlir.addressof @from : !llvm.ptr
  %t = llvm.mlir.addressof @to : !llvm.ptr
  llvm.call @memrefCopy(%n, %f, %t) : (i64, !llvm.ptr, !llvm.ptr) -> ()
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.sext %v : i32 to i64
  llvm.call @printI64(%w) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  %j = llvm.add %i, %one : i64
  %c = llvm.icmp "slt" %j, %eight : i64
  llvm.cond_br %c, ^loop(%j : i64), ^end
^end:
  llvm.return
}`
	for _, c := range []struct {
		about, from, to string
		want            string
		kind            llvmexec.FaultKind
		fault           string
	}{
		{"a matrix and its transpose", descriptorOf("from", "a", 2, 1, []int{2, 3}, []int{3, 1}), descriptorOf("to", "b", 2, 0, []int{2, 3}, []int{1, 2}), "2, 5, 3, 6, 4, 7, 0, 0, ", "", ""},
		{"one element", descriptorOf("from", "a", 0, 3, nil, nil), descriptorOf("to", "b", 0, 2, nil, nil), "0, 0, 4, 0, 0, 0, 0, 0, ", "", ""},
		{"no element", descriptorOf("from", "a", 2, 0, []int{2, 0}, []int{3, 1}), descriptorOf("to", "b", 2, 0, []int{2, 0}, []int{3, 1}), "0, 0, 0, 0, 0, 0, 0, 0, ", "", ""},
		{"backwards", descriptorOf("from", "a", 1, 7, []int{8}, []int{-1}), descriptorOf("to", "b", 1, 0, []int{8}, []int{1}), "8, 7, 6, 5, 4, 3, 2, 1, ", "", ""},
		{"other ranks", descriptorOf("from", "a", 1, 0, []int{2}, []int{1}), descriptorOf("to", "b", 0, 0, nil, nil), "", llvmexec.BadCall, "memrefCopy copies a memref of rank 1 to one of rank 0"},
		{"a rank of 65", descriptorOf("from", "a", 65, 0, []int{2}, []int{1}), descriptorOf("to", "b", 0, 0, nil, nil), "", llvmexec.BadCall, "the descriptor of a memref has a rank of 65"},
		{"a rank of 64", descriptorOf("from", "a", 64, 0, []int{2}, []int{1}), descriptorOf("to", "b", 0, 0, nil, nil), "", llvmexec.OutOfBounds, "a read of 8 bytes at offset 536 of the global from_d, which has 40 bytes"},
		{"a source that is too small", descriptorOf("from", "a", 1, 1, []int{8}, []int{1}), descriptorOf("to", "b", 1, 0, []int{8}, []int{1}), "", llvmexec.OutOfBounds, "a read of 4 bytes at offset 32 of the global a, which has 32 bytes"},
		{"a target that is too small", descriptorOf("from", "a", 1, 0, []int{8}, []int{1}), descriptorOf("to", "b", 1, 1, []int{8}, []int{1}), "", llvmexec.OutOfBounds, "a write of 4 bytes at offset 32 of the global b, which has 32 bytes"},
		{"very many elements", descriptorOf("from", "a", 1, 0, []int{1 << 40}, []int{0}), descriptorOf("to", "b", 1, 0, []int{1 << 40}, []int{0}), "", llvmexec.Limit, "more than 10000000 operations were executed"},
	} {
		_, out, err := run(t, globals+c.from+c.to+rest)
		check(t, c.about, err, c.kind, c.fault)
		if out != c.want {
			t.Errorf("%s: %s, want %s", c.about, out, c.want)
		}
	}
}

// texts are programs behind before and more, with the text of their fault.
var texts = []struct {
	text string
	kind llvmexec.FaultKind
	want string
}{
	{"%r = llvm.load %null : !llvm.ptr -> i32", llvmexec.NullPointer, "a read of 4 bytes through a null pointer"},
	{"%q = llvm.getelementptr %null[2] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.store %b7, %q : i8, !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.NullPointer, "a write of 1 byte through a null pointer with offset 8"},
	{"%i = llvm.mlir.constant(65535 : i64) : i64\n%q = llvm.inttoptr %i : i64 to !llvm.ptr\n%c = llvm.load %q : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32", llvmexec.NullPointer, "a read of 1 byte through a null pointer with offset 65535"},
	{"%i = llvm.mlir.constant(65536 : i64) : i64\n%q = llvm.inttoptr %i : i64 to !llvm.ptr\n%c = llvm.load %q : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32", llvmexec.OutOfBounds, "a read of 1 byte at an address that belongs to no memory"},
	{"%i = llvm.mlir.constant(-1 : i64) : i64\n%q = llvm.inttoptr %i : i64 to !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i32", llvmexec.OutOfBounds, "a read of 4 bytes at an address that belongs to no memory"},
	{"%q = llvm.getelementptr %g[-1] : (!llvm.ptr) -> !llvm.ptr, i32\n%r = llvm.load %q : !llvm.ptr -> i32", llvmexec.OutOfBounds, "a read of 4 bytes at offset -4 of the global g, which has 16 bytes"},
	{"%q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i32\n%v = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64\n%r = llvm.trunc %v : i64 to i32", llvmexec.OutOfBounds, "a read of 8 bytes at offset 12 of the global g, which has 16 bytes"},
	{"%r = llvm.load %id : !llvm.ptr -> i32", llvmexec.OutOfBounds, "a read of the function id"},
	{"llvm.store %0, %k : i32, !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.WriteToConstant, "a write to the global k, a constant"},
	{"%q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8\n%r = llvm.load %q : !llvm.ptr -> i32", llvmexec.Misaligned, "a read at an address that is aligned to 2 bytes, not to 4 bytes"},
	{"%q = llvm.inttoptr %undefw : i64 to !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i32", llvmexec.Undefined, "the address of the read is not defined"},
	{"llvm.call @free(%s) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees memory of the stack"},
	{"llvm.call @free(%g) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees the global g"},
	{"llvm.call @free(%id) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees an address that belongs to no memory"},
	{"%i = llvm.mlir.constant(64 : i64) : i64\n%q = llvm.inttoptr %i : i64 to !llvm.ptr\nllvm.call @free(%q) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees an address that belongs to no memory"},
	{malloc + release + release + "%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees memory twice"},
	{malloc + "%q = llvm.getelementptr %h[3] : (!llvm.ptr) -> !llvm.ptr, i8\nllvm.call @free(%q) : (!llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees an address 3 bytes behind the begin of memory of the heap"},
	{malloc + "%r = llvm.add %0, %1 : i32", llvmexec.Leak, "16 bytes of memory are never freed"},
	{malloc + release + "%r = llvm.load %h : !llvm.ptr -> i32", llvmexec.UseAfterFree, "a read of 4 bytes of memory of the heap after its end"},
	{"%q = llvm.call @aligned_alloc(%w3, %w8) : (i64, i64) -> !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.BadCall, "an allocation with an alignment of 3 bytes, which is no power of two"},
	{"%q = llvm.call @aligned_alloc(%w0, %w8) : (i64, i64) -> !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.BadCall, "an allocation with an alignment of 0 bytes, which is no power of two"},
	{"%q = llvm.call @aligned_alloc(%w8, %w16) : (i64, i64) -> !llvm.ptr\nllvm.store %5, %q : i32, !llvm.ptr\n%r = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> i32\nllvm.call @free(%q) : (!llvm.ptr) -> ()", "", ""},
	{"%q = llvm.call @aligned_alloc(%w8, %w16) : (i64, i64) -> !llvm.ptr\n%r = llvm.load %q {alignment = 16 : i64} : !llvm.ptr -> i32", llvmexec.Misaligned, "a read at an address that is aligned to 8 bytes, not to 16 bytes"},
	{"%q = llvm.call @calloc(%w4, %w3) : (i64, i64) -> !llvm.ptr\n%p = llvm.getelementptr %q[11] : (!llvm.ptr) -> !llvm.ptr, i8\n%c = llvm.load %p : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32\nllvm.call @free(%q) : (!llvm.ptr) -> ()", "", ""},
	{"%q = llvm.call @calloc(%w4, %w3) : (i64, i64) -> !llvm.ptr\n%p = llvm.getelementptr %q[12] : (!llvm.ptr) -> !llvm.ptr, i8\n%c = llvm.load %p : !llvm.ptr -> i8\n%r = llvm.zext %c : i8 to i32", llvmexec.OutOfBounds, "a read of 1 byte at offset 12 of memory of the heap, which has 12 bytes"},
	{"%q = llvm.call @realloc(%null, %w8) : (!llvm.ptr, i64) -> !llvm.ptr\nllvm.store %5, %q : i32, !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i32\nllvm.call @free(%q) : (!llvm.ptr) -> ()", "", ""},
	{malloc + "%q = llvm.call @realloc(%h, %w8) : (!llvm.ptr, i64) -> !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i32", llvmexec.Undefined, "the function main returns a value that is not defined"},
	{"%q = llvm.call @realloc(%s, %w8) : (!llvm.ptr, i64) -> !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "the program frees memory of the stack"},
	{"%x = llvm.call %undefp() : !llvm.ptr, () -> i32\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the address of the function that is called is not defined"},
	{"%r = llvm.call %g(%0) : !llvm.ptr, (i32) -> i32", llvmexec.BadCall, "a call of an address that is not that of a function"},
	{"%q = llvm.getelementptr %id[1] : (!llvm.ptr) -> !llvm.ptr, i8\n%r = llvm.call %q(%0) : !llvm.ptr, (i32) -> i32", llvmexec.BadCall, "a call of an address that is not that of a function"},
	{"%r = llvm.call %id() : !llvm.ptr, () -> i32", llvmexec.BadCall, "a call of id with 0 arguments, where it takes 1"},
	{"%r = llvm.call %id(%0, %1) : !llvm.ptr, (i32, i32) -> i32", llvmexec.BadCall, "a call of id with 2 arguments, where it takes 1"},
	{"%x = llvm.call %id(%w0) : !llvm.ptr, (i64) -> i32\n%r = llvm.add %x, %1 : i32", llvmexec.BadCall, "a call of id with an argument of type 'i64', where it takes 'i32'"},
	{"%x = llvm.call %id(%0) : !llvm.ptr, (i32) -> i64\n%r = llvm.add %0, %1 : i32", llvmexec.BadCall, "a call of id for a result of type 'i64', where it returns 'i32'"},
	{"llvm.call @printI64(%undefw) : (i64) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "argument 0 of printI64 is not defined"},
	{"%r = llvm.call @puts(%s) : (!llvm.ptr) -> i32", llvmexec.Undefined, "a byte of a string is not defined"},
	{"%r = llvm.udiv %1, %0 : i32", llvmexec.DivideByZero, "division by zero"}, {"%r = llvm.srem %min, %minus : i32", llvmexec.DivideByZero, "the quotient of the least number and -1 has too many bits"},
	{"%r = llvm.urem %1, %undef : i32", llvmexec.Undefined, "the divisor is not defined"}, {"%r = llvm.udiv exact %1, %0 : i32", llvmexec.DivideByZero, "division by zero"}, {"%r = llvm.sdiv exact %min, %minus : i32", llvmexec.DivideByZero, "the quotient of the least number and -1 has too many bits"},
	{"%b = llvm.sext %min : i32 to i128\n%z = llvm.mlir.constant(0 : i128) : i128\n%c = llvm.sdiv %b, %z : i128\n%r = llvm.trunc %c : i128 to i32", llvmexec.DivideByZero, "division by zero"},
	{"%b = llvm.sext %min : i32 to i128\n%z = llvm.mlir.constant(-1 : i128) : i128\n%c = llvm.sdiv %b, %z : i128\n%r = llvm.trunc %c : i128 to i32", "", ""},
	{"%b = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128\n%z = llvm.mlir.constant(-1 : i128) : i128\n%c = llvm.sdiv %b, %z : i128\n%r = llvm.trunc %c : i128 to i32", llvmexec.DivideByZero, "the quotient of the least number and -1 has too many bits"},
	{"llvm.call @abort() : () -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.ReachedTrap, "the program called abort"}, {"llvm.intr.assume %no : i1\n%r = llvm.add %0, %1 : i32", llvmexec.ReachedTrap, "what the program assumes does not hold"},
	{"%c = llvm.trunc %undef : i32 to i1\nllvm.intr.assume %c : i1\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "what the program assumes is not defined"},
	{"\"llvm.intr.debugtrap\"() : () -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.ReachedTrap, "the program reached a trap"}, {"\"llvm.intr.ubsantrap\"() <{failureKind = 1 : i8}> : () -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.ReachedTrap, "the program reached a trap"},
	{"llvm.br ^a\n^a:\nllvm.unreachable\n^b:\n%r = llvm.add %0, %1 : i32", llvmexec.ReachedTrap, "the program reached a place that it declares unreachable"},
	{"%c = llvm.trunc %undef : i32 to i1\nllvm.cond_br %c, ^a, ^a\n^a:\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the condition of a branch is not defined"},
	{"llvm.switch %undef : i32, ^a [\n]\n^a:\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the value of a switch is not defined"},
	{"\"llvm.intr.memset\"(%s, %b7, %undefw) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the number of bytes is not defined"},
	{"%q = llvm.getelementptr %g[7] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.memcpy\"(%q, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.Overlap, "memcpy of bytes that overlap"},
	{"%q = llvm.getelementptr %g[7] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.memcpy\"(%g, %q, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.Overlap, "memcpy of bytes that overlap"},
	{"%q = llvm.getelementptr %g[8] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.memcpy\"(%q, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n\"llvm.intr.memcpy\"(%g, %q, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n" +
		"\"llvm.intr.memcpy\"(%g, %g, %w8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n%r = llvm.add %0, %1 : i32", "", ""},
	{"%q = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.memcpy.inline\"(%g, %q) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.Overlap, "memcpy of bytes that overlap"},
	{"%q = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.memcpy.inline\"(%g, %q) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()\n%r = llvm.add %0, %1 : i32", "", ""},
	{"%m = llvm.intr.stacksave : !llvm.ptr\nllvm.intr.stackrestore %m : !llvm.ptr\nllvm.intr.stackrestore %m : !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.InvalidFree, "a state of the stack is restored that was not saved"},
	{"llvm.intr.stackrestore %undefp : !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the state of the stack is not defined"},
	{"llvm.store %undef, %s : i32, !llvm.ptr\n%x = llvm.cmpxchg %s, %0, %1 monotonic monotonic : !llvm.ptr, i32\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the value in memory that is compared is not defined"},
	{"llvm.store %0, %s : i32, !llvm.ptr\n%x = llvm.cmpxchg %s, %undef, %1 monotonic monotonic : !llvm.ptr, i32\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the value that memory is compared with is not defined"},
	{"llvm.store %0, %s : i32, !llvm.ptr\n%x = llvm.cmpxchg %s, %0, %undef monotonic monotonic : !llvm.ptr, i32\n%r = llvm.load %s : !llvm.ptr -> i32", llvmexec.Undefined, "the function main returns a value that is not defined"},
	{"llvm.store %1, %s : i32, !llvm.ptr\n%x = llvm.cmpxchg %s, %0, %undef monotonic monotonic : !llvm.ptr, i32\n%r = llvm.load %s : !llvm.ptr -> i32", "", ""},
	{"%x = llvm.cmpxchg %k, %0, %1 monotonic monotonic : !llvm.ptr, i32\n%r = llvm.add %0, %1 : i32", llvmexec.WriteToConstant, "a write to the global k, a constant"},
	{"%o = llvm.atomicrmw add %k, %0 monotonic : !llvm.ptr, i32\n%r = llvm.add %0, %1 : i32", llvmexec.WriteToConstant, "a write to the global k, a constant"},
	{"%q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8\n%o = llvm.atomicrmw add %q, %0 monotonic : !llvm.ptr, i32\n%r = llvm.add %0, %1 : i32", llvmexec.Misaligned, "a write at an address that is aligned to 2 bytes, not to 4 bytes"},
	// Accesses with a mask.
	{"%v = llvm.intr.masked.load %g, %undefm {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", llvmexec.Undefined, "the mask of an access is not defined"},
	{"%q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8\n%v = llvm.intr.masked.load %q, %first {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", llvmexec.Misaligned, "a read at an address that is aligned to 2 bytes, not to 4 bytes"},
	{"%q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8\n%v = llvm.intr.masked.load %q, %first {alignment = 2 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", "", ""},
	{"%q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i32\n%v = llvm.intr.masked.load %q, %first {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", "", ""},
	{"%q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i32\n%v = llvm.intr.masked.load %q, %both {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", llvmexec.OutOfBounds, "a read of 4 bytes at offset 16 of the global g, which has 16 bytes"},
	{"%q = llvm.getelementptr %g[3] : (!llvm.ptr) -> !llvm.ptr, i32\nllvm.intr.masked.store %two, %q, %both {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.OutOfBounds, "a write of 4 bytes at offset 16 of the global g, which has 16 bytes"},
	{"%q = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8\nllvm.intr.masked.store %two, %q, %first {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.Misaligned, "a write at an address that is aligned to 2 bytes, not to 4 bytes"},
	{"llvm.intr.masked.store %two, %g, %undefm {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the mask of an access is not defined"},
	{"%v = llvm.intr.masked.gather %odd, %both {alignment = 4 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", llvmexec.Misaligned, "a read at an address that is aligned to 1 byte, not to 4 bytes"},
	{"%v = llvm.intr.masked.gather %odd, %both {alignment = 1 : i32} : (vector<2x!llvm.ptr>, vector<2xi1>) -> vector<2xi32>\n%r = llvm.extractelement %v[%1 : i32] : vector<2xi32>", "", ""},
	{"llvm.intr.masked.scatter %two, %odd, %both {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>\n%r = llvm.add %0, %1 : i32", llvmexec.Misaligned, "a write at an address that is aligned to 1 byte, not to 4 bytes"},
	{"llvm.intr.masked.scatter %two, %odd, %both {alignment = 1 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>\n%r = llvm.add %0, %1 : i32", "", ""},
	{"%q = llvm.getelementptr %g[9] : (!llvm.ptr) -> !llvm.ptr, i8\n%v = \"llvm.intr.masked.expandload\"(%q, %both, %two) : (!llvm.ptr, vector<2xi1>, vector<2xi32>) -> vector<2xi32>\n%r = llvm.extractelement %v[%0 : i32] : vector<2xi32>", llvmexec.OutOfBounds, "a read of 4 bytes at offset 13 of the global g, which has 16 bytes"},
	{"%q = llvm.getelementptr %g[9] : (!llvm.ptr) -> !llvm.ptr, i8\n%v = \"llvm.intr.masked.expandload\"(%q, %first, %two) : (!llvm.ptr, vector<2xi1>, vector<2xi32>) -> vector<2xi32>\n%r = llvm.extractelement %v[%1 : i32] : vector<2xi32>", "", ""},
	{"%q = llvm.getelementptr %g[9] : (!llvm.ptr) -> !llvm.ptr, i8\n\"llvm.intr.masked.compressstore\"(%two, %q, %both) : (vector<2xi32>, !llvm.ptr, vector<2xi1>) -> ()\n%r = llvm.add %0, %1 : i32", llvmexec.OutOfBounds, "a write of 4 bytes at offset 13 of the global g, which has 16 bytes"},
	{"%v = llvm.intr.matrix.column.major.load %g, <stride=%w3> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64\n%r = llvm.extractelement %v[%0 : i32] : vector<4xi32>", llvmexec.OutOfBounds, "a read of 4 bytes at offset 16 of the global g, which has 16 bytes"},
	{"%v = llvm.intr.matrix.column.major.load %g, <stride=%undefw> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64\n%r = llvm.extractelement %v[%0 : i32] : vector<4xi32>", llvmexec.Undefined, "the stride of a matrix is not defined"},
	{"%v = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>\nllvm.intr.matrix.column.major.store %v, %g, <stride=%undefw> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64\n%r = llvm.add %0, %1 : i32", llvmexec.Undefined, "the stride of a matrix is not defined"},
	{"%v = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>\nllvm.intr.matrix.column.major.store %v, %g, <stride=%w3> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64\n%r = llvm.add %0, %1 : i32", llvmexec.OutOfBounds, "a write of 4 bytes at offset 16 of the global g, which has 16 bytes"},
}

// most stands behind more: what these programs use besides.
const most = `
  %undefp = llvm.mlir.undef : !llvm.ptr
  %undefm = llvm.mlir.undef : vector<2xi1>
  %both = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %first = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %two = llvm.mlir.constant(dense<[8, 9]> : vector<2xi32>) : vector<2xi32>
  %odds = llvm.mlir.constant(dense<[1, 7]> : vector<2xi64>) : vector<2xi64>
  %odd = llvm.getelementptr %g[%odds] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
`

func TestFaultTexts(t *testing.T) {
	for _, p := range texts {
		_, _, err := run(t, before+more+most+p.text+"\nllvm.return %r : i32\n}")
		check(t, p.text, err, p.kind, p.want)
	}
}
