package jit

// source is a function of the runtime in LLVM IR: Go cannot take a list of arguments of any length, and a call to Go would
// be a detour where C has the function.
type source struct {
	name, text string
	calls      []declaration
}

// declaration is a function that a source calls.
type declaration struct{ name, text string }

// runtimeSource returns a function of the runtime that is LLVM IR.
func runtimeSource(name string) (source, bool) {
	for i := range sources {
		if sources[i].name == name {
			return sources[i], true
		}
	}
	return source{}, false
}

var sources = [...]source{
	{"printf", printfText, []declaration{
		{"vsnprintf", "i32 @vsnprintf(ptr, i64, ptr, ptr)"}, {"malloc", "ptr @malloc(i64)"}, {"free", "void @free(ptr)"},
		{writeName, "void @\"" + writeName + "\"(ptr, i64)"}, {"llvm.va_start.p0", "void @llvm.va_start.p0(ptr)"}, {"llvm.va_end.p0", "void @llvm.va_end.p0(ptr)"},
	}},
	{"mlirAsyncRuntimePrintCurrentThreadId", threadText, []declaration{
		{"pthread_self", "i64 @pthread_self()"}, {threadName, "void @\"" + threadName + "\"(i64)"},
	}},
	{"_mlir_memref_to_llvm_alloc", "define weak ptr @_mlir_memref_to_llvm_alloc(i64 %n) {\n  %r = call ptr @malloc(i64 %n)\n  ret ptr %r\n}\n",
		[]declaration{{"malloc", "ptr @malloc(i64)"}}},
	{"_mlir_memref_to_llvm_aligned_alloc", "define weak ptr @_mlir_memref_to_llvm_aligned_alloc(i64 %a, i64 %n) {\n  %r = call ptr @aligned_alloc(i64 %a, i64 %n)\n  ret ptr %r\n}\n",
		[]declaration{{"aligned_alloc", "ptr @aligned_alloc(i64, i64)"}}},
	{"_mlir_memref_to_llvm_free", "define weak void @_mlir_memref_to_llvm_free(ptr %p) {\n  call void @free(ptr %p)\n  ret void\n}\n",
		[]declaration{{"free", "void @free(ptr)"}}},
	{"__truncsfbf2", bfloatText("__truncsfbf2", "float"), nil},
	{"__truncdfbf2", bfloatText("__truncdfbf2", "double"), []declaration{{"llvm.fabs.f64", "double @llvm.fabs.f64(double)"}}},
}

// printfText formats into memory of the frame, or of the heap if the text is longer.
const printfText = `define weak i32 @printf(ptr %format, ...) {
  %list = alloca [24 x i8], align 16
  %frame = alloca [512 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %n = call i32 @vsnprintf(ptr %frame, i64 512, ptr %format, ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  %size = sext i32 %n to i64
  %fits = icmp slt i32 %n, 512
  br i1 %fits, label %short, label %long
short:
  call void @"__spvc.write"(ptr %frame, i64 %size)
  ret i32 %n
long:
  %room = add i64 %size, 1
  %heap = call ptr @malloc(i64 %room)
  call void @llvm.va_start.p0(ptr %list)
  %again = call i32 @vsnprintf(ptr %heap, i64 %room, ptr %format, ptr %list)
  call void @llvm.va_end.p0(ptr %list)
  call void @"__spvc.write"(ptr %heap, i64 %size)
  call void @free(ptr %heap)
  ret i32 %n
}
`

const threadText = `define weak void @mlirAsyncRuntimePrintCurrentThreadId() {
  %t = call i64 @pthread_self()
  call void @"__spvc.thread"(i64 %t)
  ret void
}
`

// bfloatText returns the function that rounds a number to bfloat, to the nearest one and in a tie to the even one. Libraries of GCC
// before 13 lack it. A double is first rounded to a float with an odd last bit if it is inexact, so that the second rounding is right.
func bfloatText(name, from string) string {
	head := "define weak bfloat @" + name + "(" + from + " %x) {\n"
	if from == "float" {
		head += "  %v = bitcast float %x to i32\n  %nan = fcmp uno float %x, 0.0\n"
	} else {
		head += `  %f = fptrunc double %x to float
  %back = fpext float %f to double
  %inexact = fcmp one double %back, %x
  %nan = fcmp uno double %x, 0.0
  %ax = call double @llvm.fabs.f64(double %x)
  %ab = call double @llvm.fabs.f64(double %back)
  %above = fcmp ogt double %ab, %ax
  %bits = bitcast float %f to i32
  %below = sub i32 %bits, 1
  %down = select i1 %above, i32 %below, i32 %bits
  %odd = or i32 %down, 1
  %v = select i1 %inexact, i32 %odd, i32 %bits
`
	}
	return head + `  %top = lshr i32 %v, 16
  %last = and i32 %top, 1
  %half = add i32 %last, 32767
  %sum = add i32 %v, %half
  %rounded = lshr i32 %sum, 16
  %quiet = or i32 %top, 64
  %result = select i1 %nan, i32 %quiet, i32 %rounded
  %short = trunc i32 %result to i16
  %b = bitcast i16 %short to bfloat
  ret bfloat %b
}
`
}
