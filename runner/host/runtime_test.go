package host

import (
	"strings"
	"testing"
)

// printed is the output of MLIR 19's runner libraries for the module, except for the
// base address.
const printed = "" +
	"Unranked Memref base@ = 0x0 rank = 3 offset = 0 sizes = [2, 2, 3] strides = [6, 3, 1] data = \n" +
	"[[[1,    -2.5,    3e+10], \n" +
	"  [0.1,    1e-07,    100000]], \n" +
	" [[1e+06,    1.23457e+06,    0.333333], \n" +
	"  [-0,    inf,    nan]]]\n" +
	"Unranked Memref base@ = 0x0 rank = 1 offset = 0 sizes = [1] strides = [1] data = \n" +
	"[4.5]\n" +
	"Unranked Memref base@ = 0x0 rank = 0 offset = 0 sizes = [] strides = [] data = \n" +
	"[4.5]\n" +
	"Unranked Memref base@ = 0x0 rank = 1 offset = 0 sizes = [3] strides = [1] data = \n" +
	"[\x01,  \xfe,  A]\n" +
	"Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [2, 1] strides = [1, 1] data = \n" +
	"[[-1], \n" +
	" [9000000000]]\n" +
	"Unranked Memref base@ = 0x0 rank = 1 offset = 0 sizes = [2] strides = [1] data = \n" +
	"[1.23457,  -1e+300]\n" +
	"Unranked Memref base@ = 0x0 rank = 2 offset = 7 sizes = [2, 2] strides = [3, 1] data = \n" +
	"[[1.23457e+06,   0.333333], \n" +
	" [inf,   nan]]\n" +
	"1.5\n" +
	"1e+10\n" +
	"-7, 18446744073709551609\n"

func TestPrintFormat(t *testing.T) {
	_, out, err := call(t, `memref.global "private" constant @g3 : memref<2x2x3xf32> = dense<[[[1.0,-2.5,3.0e10],[0.1,1.0e-7,100000.0]],[[1000000.0,1234567.0,0.333333343],[-0.0,0x7F800000,0x7FC00000]]]>
memref.global "private" constant @g1 : memref<1xf32> = dense<[4.5]>
memref.global "private" constant @g0 : memref<f32> = dense<4.5>
memref.global "private" constant @i8 : memref<3xi8> = dense<[1,-2,65]>
memref.global "private" constant @i64 : memref<2x1xi64> = dense<[[-1],[9000000000]]>
memref.global "private" constant @f64 : memref<2xf64> = dense<[1.23456789,-1.0e300]>
func.func @f() {
  %a = memref.get_global @g3 : memref<2x2x3xf32>
  %b = memref.cast %a : memref<2x2x3xf32> to memref<*xf32>
  call @printMemrefF32(%b) : (memref<*xf32>) -> ()
  %a1 = memref.get_global @g1 : memref<1xf32>
  %b1 = memref.cast %a1 : memref<1xf32> to memref<*xf32>
  call @printMemrefF32(%b1) : (memref<*xf32>) -> ()
  %a0 = memref.get_global @g0 : memref<f32>
  %b0 = memref.cast %a0 : memref<f32> to memref<*xf32>
  call @printMemrefF32(%b0) : (memref<*xf32>) -> ()
  %a8 = memref.get_global @i8 : memref<3xi8>
  %b8 = memref.cast %a8 : memref<3xi8> to memref<*xi8>
  call @printMemrefI8(%b8) : (memref<*xi8>) -> ()
  %a64 = memref.get_global @i64 : memref<2x1xi64>
  %b64 = memref.cast %a64 : memref<2x1xi64> to memref<*xi64>
  call @printMemrefI64(%b64) : (memref<*xi64>) -> ()
  %af = memref.get_global @f64 : memref<2xf64>
  %bf = memref.cast %af : memref<2xf64> to memref<*xf64>
  call @printMemrefF64(%bf) : (memref<*xf64>) -> ()
  %sv = memref.subview %a[1, 0, 1] [1, 2, 2] [1, 1, 1] : memref<2x2x3xf32> to memref<2x2xf32, strided<[3, 1], offset: 7>>
  %su = memref.cast %sv : memref<2x2xf32, strided<[3, 1], offset: 7>> to memref<*xf32>
  call @printMemrefF32(%su) : (memref<*xf32>) -> ()
  %f = arith.constant 1.5 : f32
  %f2 = arith.constant 1.0e10 : f64
  %i = arith.constant -7 : i64
  call @printF32(%f) : (f32) -> ()
  call @printNewline() : () -> ()
  call @printF64(%f2) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%i) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefI8(memref<*xi8>)
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printNewline()`)
	if err != nil || out != printed {
		t.Errorf("%v\ngot\n%s\nwant\n%s", err, out, printed)
	}
}

func TestFillResources(t *testing.T) {
	_, out, err := call(t, `func.func @f() {
  %v = arith.constant 2.5 : f32
  %m = memref.alloc() : memref<2x3xf32>
  %d = memref.cast %m : memref<2x3xf32> to memref<?x?xf32>
  call @fillResource2DFloat(%d, %v) : (memref<?x?xf32>, f32) -> ()
  %u = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %i = arith.constant -3 : i16
  %n = memref.alloc() : memref<2xi16>
  %e = memref.cast %n : memref<2xi16> to memref<?xi16>
  call @fillResource1DInt16(%e, %i) : (memref<?xi16>, i16) -> ()
  %w = memref.cast %n : memref<2xi16> to memref<*xi16>
  call @printMemrefI16(%w) : (memref<*xi16>) -> ()
  return
}
func.func private @fillResource2DFloat(memref<?x?xf32>, f32)
func.func private @fillResource1DInt16(memref<?xi16>, i16)
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefI16(memref<*xi16>)`)
	const want = "Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = \n[[2.5,   2.5,   2.5], \n [2.5,   2.5,   2.5]]\n" +
		"Unranked Memref base@ = 0x0 rank = 1 offset = 0 sizes = [2] strides = [1] data = \n[-3,  -3]\n"
	if err != nil || out != want {
		t.Errorf("%v\ngot\n%s\nwant\n%s", err, out, want)
	}
}

func TestRuntimeFunctionArguments(t *testing.T) {
	for body, want := range map[string]string{
		"call @printMemrefF32() : () -> ()\nreturn\n}\nfunc.func private @printMemrefF32()":          "the function takes one memref",
		"call @printI64() : () -> ()\nreturn\n}\nfunc.func private @printI64()":                      "the function takes one argument",
		"call @fillResource1DInt() : () -> ()\nreturn\n}\nfunc.func private @fillResource1DInt()":    "the function takes a memref and a value",
		"%c = call @printNewline() : () -> i32\nreturn\n}\nfunc.func private @printNewline() -> i32": "@printNewline returns 0 results",
		"%m = memref.alloc() : memref<i32>\n%u = memref.cast %m : memref<i32> to memref<*xi32>\nmemref.dealloc %m : memref<i32>\ncall @printMemrefI32(%u) : (memref<*xi32>) -> ()\nreturn\n}\nfunc.func private @printMemrefI32(memref<*xi32>)": "the memref was deallocated",
	} {
		if _, out, err := call(t, "func.func @f() {\n"+body); err == nil || !strings.HasSuffix(err.Error(), "'func.call': "+want) {
			t.Errorf("%s\ngot %v, printed %q, want %q", body, err, out, want)
		}
	}
}
