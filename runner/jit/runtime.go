package jit

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unsafe"

	"github.com/spvc/spvc/ir/apfloat"
)

// Runtime reports whether engines have a function of this name of their own. The functions are those of MLIR's libraries mlir_runner_utils,
// mlir_c_runner_utils without sparse tensors, mlir_float16_utils, mlir_async_runtime and mlir_test_spirv_cpu_runner_c_wrappers, and printf, puts and putchar, whose text
// goes to the output of the engine.
func Runtime(name string) bool {
	if _, ok := runtimeFunction(name); ok {
		return true
	}
	_, ok := runtimeSource(name)
	return ok
}

// RuntimeLibrary reports whether a shared library is one of MLIR whose functions engines have, by the
// name of its file.
func RuntimeLibrary(path string) bool {
	name := path[strings.LastIndexByte(path, '/')+1:]
	name, _, _ = strings.Cut(strings.TrimPrefix(name, "lib"), ".so")
	switch name {
	case "mlir_runner_utils", "mlir_c_runner_utils", "mlir_float16_utils", "mlir_async_runtime", "mlir_test_spirv_cpu_runner_c_wrappers":
		return true
	}
	return false
}

// runtimeFunction returns a function of the runtime that is in Go.
func runtimeFunction(name string) (Function, bool) {
	for i := range runtimeRows {
		if r := &runtimeRows[i]; r.name == name {
			return Function{Name: name, Result: r.result, Args: r.args, Run: r.run}, true
		}
	}
	return memrefFunction(name)
}

// runtimeRow is a function of the runtime.
type runtimeRow struct {
	name   string
	result Kind
	args   []Kind
	run    func(e *Engine, a []uint64) uint64
}

// threadName is the function that prints the number of a thread.
const threadName = "__spvc.thread"

// writeName is the function that takes the text of printf: a pointer and a number of bytes.
const writeName = "__spvc.write"

var runtimeRows = [...]runtimeRow{
	{"printI64", Void, []Kind{I64}, func(e *Engine, a []uint64) uint64 { return e.print(strconv.FormatInt(int64(a[0]), 10)) }},
	{"printU64", Void, []Kind{I64}, func(e *Engine, a []uint64) uint64 { return e.print(strconv.FormatUint(a[0], 10)) }},
	{"printF32", Void, []Kind{F32}, func(e *Engine, a []uint64) uint64 {
		return e.print(floatText(float64(math.Float32frombits(uint32(a[0])))))
	}},
	{"printF64", Void, []Kind{F64}, func(e *Engine, a []uint64) uint64 { return e.print(floatText(math.Float64frombits(a[0]))) }},
	{"printF16", Void, []Kind{I16}, func(e *Engine, a []uint64) uint64 {
		return e.print(floatText(float64(apfloat.F32FromF16(uint16(a[0])))))
	}},
	{"printBF16", Void, []Kind{I16}, func(e *Engine, a []uint64) uint64 {
		return e.print(floatText(float64(apfloat.F32FromBF16(uint16(a[0])))))
	}},
	{"printApFloat", Void, []Kind{I32, I64}, func(e *Engine, a []uint64) uint64 {
		format, ok := apfloat.FromLLVMNumber(int(int32(a[0])))
		if !ok {
			return 0
		}
		return e.print(floatText(apfloat.FromBits64(format, a[1]).Float64()))
	}},
	{"printString", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.print(goString(a[0])) }},
	{"printOpen", Void, nil, func(e *Engine, _ []uint64) uint64 { return e.print("( ") }},
	{"printClose", Void, nil, func(e *Engine, _ []uint64) uint64 { return e.print(" )") }},
	{"printComma", Void, nil, func(e *Engine, _ []uint64) uint64 { return e.print(", ") }},
	{"printNewline", Void, nil, func(e *Engine, _ []uint64) uint64 { return e.print("\n") }},
	{"printFlops", Void, []Kind{F64}, func(e *Engine, a []uint64) uint64 {
		return e.print(strconv.FormatFloat(math.Float64frombits(a[0])/1e9, 'f', 6, 64) + " GFLOPS\n")
	}},
	{writeName, Void, []Kind{Ptr, I64}, func(e *Engine, a []uint64) uint64 {
		if int64(a[1]) > 0 {
			e.out.write(bytesAt(a[0], a[1]))
		}
		return 0
	}},
	{"puts", I32, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.print(goString(a[0]) + "\n") }},
	{"putchar", I32, []Kind{I32}, func(e *Engine, a []uint64) uint64 {
		e.out.write([]byte{byte(a[0])})
		return a[0] & 0xff
	}},
	{"rtclock", F64, nil, func(*Engine, []uint64) uint64 { return math.Float64bits(float64(time.Now().UnixNano()/1000) / 1e6) }},
	{"nanoTime", I64, nil, nanoTime},
	{"_mlir_ciface_nanoTime", I64, nil, nanoTime},
	{"rtsrand", Ptr, []Kind{I64}, func(e *Engine, a []uint64) uint64 { return e.randoms.start(a[0]) }},
	{"rtrand", I64, []Kind{Ptr, I64}, func(e *Engine, a []uint64) uint64 { return e.randoms.next(e, a[0], a[1]) }},
	{"rtdrand", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.randoms.end(a[0]) }},
	{"_mlir_ciface_shuffle", Void, []Kind{Ptr, Ptr}, shuffle},
	{"_mlir_ciface_stdSortI64", Void, []Kind{I64, Ptr}, sortMemref[int64]},
	{"_mlir_ciface_stdSortF64", Void, []Kind{I64, Ptr}, sortMemref[float64]},
	{"_mlir_ciface_stdSortF32", Void, []Kind{I64, Ptr}, sortMemref[float32]},
	{"_mlir_ciface_fillI32Buffer", Void, []Kind{Ptr, I32}, fillBuffer(1)},
	{"_mlir_ciface_fillF32Buffer1D", Void, []Kind{Ptr, F32}, fillBuffer(1)},
	{"_mlir_ciface_fillF32Buffer2D", Void, []Kind{Ptr, F32}, fillBuffer(2)},
	{"_mlir_ciface_fillF32Buffer3D", Void, []Kind{Ptr, F32}, fillBuffer(3)},
	{"memrefCopy", Void, []Kind{I64, Ptr, Ptr}, memrefCopy},

	{"mlirAsyncRuntimeAddRef", Void, []Kind{Ptr, I64}, func(e *Engine, a []uint64) uint64 { return e.async.refer(a[0], int64(a[1])) }},
	{"mlirAsyncRuntimeDropRef", Void, []Kind{Ptr, I64}, func(e *Engine, a []uint64) uint64 { return e.async.refer(a[0], -int64(a[1])) }},
	{"mlirAsyncRuntimeCreateToken", Ptr, nil, func(e *Engine, _ []uint64) uint64 { return e.async.create(&asyncObject{refs: 2}) }},
	{"mlirAsyncRuntimeCreateValue", Ptr, []Kind{I64}, func(e *Engine, a []uint64) uint64 {
		return e.async.create(&asyncObject{refs: 2, storage: alignedBytes(a[0])})
	}},
	{"mlirAsyncRuntimeCreateGroup", Ptr, []Kind{I64}, func(e *Engine, a []uint64) uint64 {
		return e.async.create(&asyncObject{refs: 1, pending: int64(a[0]), group: true})
	}},
	{"mlirAsyncRuntimeAddTokenToGroup", I64, []Kind{Ptr, Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.join(a[0], a[1]) }},
	{"mlirAsyncRuntimeEmplaceToken", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.settle(a[0], asyncAvailable) }},
	{"mlirAsyncRuntimeEmplaceValue", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.settle(a[0], asyncAvailable) }},
	{"mlirAsyncRuntimeSetTokenError", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.settle(a[0], asyncFailed) }},
	{"mlirAsyncRuntimeSetValueError", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.settle(a[0], asyncFailed) }},
	{"mlirAsyncRuntimeIsTokenError", I8, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.failed(a[0]) }},
	{"mlirAsyncRuntimeIsValueError", I8, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.failed(a[0]) }},
	{"mlirAsyncRuntimeIsGroupError", I8, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.failed(a[0]) }},
	{"mlirAsyncRuntimeAwaitToken", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.await(a[0]) }},
	{"mlirAsyncRuntimeAwaitValue", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.await(a[0]) }},
	{"mlirAsyncRuntimeAwaitAllInGroup", Void, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.await(a[0]) }},
	{"mlirAsyncRuntimeAwaitTokenAndExecute", Void, []Kind{Ptr, Ptr, Ptr}, awaitAndResume},
	{"mlirAsyncRuntimeAwaitValueAndExecute", Void, []Kind{Ptr, Ptr, Ptr}, awaitAndResume},
	{"mlirAsyncRuntimeAwaitAllInGroupAndExecute", Void, []Kind{Ptr, Ptr, Ptr}, awaitAndResume},
	{"mlirAsyncRuntimeGetValueStorage", Ptr, []Kind{Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.storage(a[0]) }},
	{"mlirAsyncRuntimeExecute", Void, []Kind{Ptr, Ptr}, func(e *Engine, a []uint64) uint64 { return e.async.execute(resumption(e, a[0], a[1])) }},
	// The name lacks an e in MLIR.
	{"mlirAsyncRuntimGetNumWorkerThreads", I64, nil, func(*Engine, []uint64) uint64 { return asyncWorkers }},
	{threadName, Void, []Kind{I64}, func(e *Engine, a []uint64) uint64 {
		return e.print("Current thread id: " + strconv.FormatUint(a[0], 10) + "\n")
	}},
}

// print writes text. Its result is that of a function without one.
func (e *Engine) print(text string) uint64 {
	e.out.write([]byte(text))
	return 0
}

// floatText returns a number as C's %g writes it: with six digits.
func floatText(v float64) string {
	sign := ""
	if math.Signbit(v) {
		sign = "-"
	}
	switch {
	case math.IsNaN(v):
		return sign + "nan"
	case math.IsInf(v, 0):
		return sign + "inf"
	}
	return strconv.FormatFloat(v, 'g', 6, 64)
}

func nanoTime(*Engine, []uint64) uint64 { return uint64(time.Now().UnixNano()) }

// sortMemref sorts the first elements of a memref of one dimension, as std::sort does: the elements of a view with
// another stride than 1 are those that lie next to each other.
func sortMemref[T cmp.Ordered](e *Engine, a []uint64) uint64 {
	d := e.descriptor(1, a[1])
	if n := int64(a[0]); d != nil && n > 0 {
		slices.Sort(unsafe.Slice(at[T](d.data+uint64(d.offset)*uint64(unsafe.Sizeof(*new(T)))), n))
	}
	return 0
}

// fillBuffer returns a function that sets all elements of a memref of 32-bit numbers.
//
//go:noinline
func fillBuffer(rank uint64) func(e *Engine, a []uint64) uint64 {
	return func(e *Engine, a []uint64) uint64 {
		if d := e.descriptor(rank, a[0]); d != nil {
			d.each(func(offset int64) { *at[uint32](d.data + uint64(offset)*4) = uint32(a[1]) })
		}
		return 0
	}
}
