package host

import "testing"

// TestKernelOperations interprets operations that kernels have too. The numbers are worked out by hand.
func TestKernelOperations(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       int64
	}{
		{"view at an odd byte", `%b = memref.alloc() : memref<16xi8>
%one = arith.constant 1 : i8
memref.store %one, %b[%c2] : memref<16xi8>
%v = memref.view %b[%c1][] : memref<16xi8> to memref<2xi32>
%x = memref.load %v[%c0] : memref<2xi32>`, 256},
		{"realloc", `%b = memref.alloc() : memref<2xi32>
memref.store %seven, %b[%c1] : memref<2xi32>
%v = memref.realloc %b : memref<2xi32> to memref<4xi32>
%x = memref.load %v[%c1] : memref<4xi32>`, 7},
		{"execute_region with blocks", `%x = scf.execute_region -> i32 {
cf.br ^next(%seven : i32)
^next(%a: i32):
%s = arith.addi %a, %a : i32
scf.yield %s : i32
}`, 14},
		{"function as a value", `%g = func.constant @double : (i32) -> i32
%x = func.call_indirect %g(%seven) : (i32) -> i32`, 14},
		{"product of complex numbers", `%a = arith.constant 3.0 : f32
%b = arith.constant 4.0 : f32
%z = complex.create %a, %b : complex<f32>
%m = memref.alloc() : memref<1xcomplex<f32>>
memref.store %z, %m[%c0] : memref<1xcomplex<f32>>
%w = memref.load %m[%c0] : memref<1xcomplex<f32>>
%p = complex.mul %z, %w : complex<f32>
%i = complex.im %p : complex<f32>
%x = arith.fptosi %i : f32 to i32`, 24},
		{"masked reduction", `%v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
%on = vector.constant_mask [3] : vector<4xi1>
%x = vector.mask %on { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32`, 7},
		{"compressed store", `%v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
%on = arith.constant dense<[false, true, false, true]> : vector<4xi1>
%m = memref.alloc() : memref<4xi32>
vector.compressstore %m[%c0], %on, %v : memref<4xi32>, vector<4xi1>, vector<4xi32>
%x = memref.load %m[%c1] : memref<4xi32>`, 8},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "func.func @double(%a: i32) -> i32 {\n%s = arith.addi %a, %a : i32\nreturn %s : i32\n}\nfunc.func @f() -> i32 {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n%seven = arith.constant 7 : i32\n" + c.body + "\nreturn %x : i32\n}\n"
			if got := results(t, text)[0]; got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
