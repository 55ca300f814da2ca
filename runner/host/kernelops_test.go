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
		{"forall", `%m = memref.alloc() : memref<4xi32>
scf.forall (%i, %j) = (0, %c1) to (%c2, 3) step (1, 1) {
  %k = arith.addi %i, %j : index
  memref.store %seven, %m[%k] : memref<4xi32>
}
%a = memref.load %m[%c0] : memref<4xi32>
%b = memref.load %m[%c1] : memref<4xi32>
%three = arith.constant 3 : index
%d = memref.load %m[%three] : memref<4xi32>
%ab = arith.subi %b, %a : i32
%x = arith.addi %ab, %d : i32`, 14},
		{"affine.parallel without reduction", `%m = memref.alloc() : memref<4xi32>
affine.parallel (%i) = (1) to (min(%c2, 9)) {
  affine.store %seven, %m[%i] : memref<4xi32>
}
%x = affine.load %m[1] : memref<4xi32>`, 7},
		{"affine.parallel with a step and a reduction", `%x = affine.parallel (%i, %j) = (0, 0) to (7, 2) step (3, 1) reduce ("addi") -> (i32) {
  %a = arith.index_cast %i : index to i32
  affine.yield %a : i32
}`, 18},
		{"affine.parallel of nothing", `%x = affine.parallel (%i) = (0) to (0) reduce ("muli") -> (i32) {
  affine.yield %seven : i32
}`, 1},
		{"index.cmp", `%n = index.constant -1
%a = index.cmp slt(%n, %c0)
%b = index.cmp ugt(%n, %c0)
%ab = arith.andi %a, %b : i1
%x = arith.extui %ab : i1 to i32`, 1},
		{"index.sizeof", `%n = index.sizeof
%x = index.castu %n : index to i32`, 64},
		{"vector.type_cast", `%m = memref.alloc() : memref<2x3xi32>
memref.store %seven, %m[%c1, %c2] : memref<2x3xi32>
%v = vector.type_cast %m : memref<2x3xi32> to memref<2xvector<3xi32>>
%e = memref.load %v[%c1] : memref<2xvector<3xi32>>
%x = vector.extract %e[2] : i32 from vector<3xi32>`, 7},
		{"scalable vectors", `%n = vector.vscale
%l = arith.index_cast %n : index to i32
%v = vector.splat %l : vector<[4]xi32>
%w = vector.broadcast %seven : i32 to vector<2xi32>
%u = vector.scalable.insert %w, %v[2] : vector<2xi32> into vector<[4]xi32>
%x = vector.reduction <add>, %u : vector<[4]xi32> into i32`, 16},
		{"strided layout", `%m = memref.alloc() : memref<2x2xi32, strided<[5, 2], offset: 3>>
memref.store %seven, %m[%c1, %c1] : memref<2x2xi32, strided<[5, 2], offset: 3>>
%f = memref.reinterpret_cast %m to offset: [10], sizes: [1], strides: [1] : memref<2x2xi32, strided<[5, 2], offset: 3>> to memref<1xi32, strided<[1], offset: 10>>
%x = memref.load %f[%c0] : memref<1xi32, strided<[1], offset: 10>>`, 7},
		{"layout with symbols", `%m = memref.alloca(%c2)[%c1, %c2] : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
memref.store %seven, %m[%c1] : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
%b, %o, %n, %st = memref.extract_strided_metadata %m : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>> -> memref<i32>, index, index, index
%p = arith.muli %o, %st : index
%l = memref.load %m[%c1] : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
%q = arith.index_cast %p : index to i32
%x = arith.addi %q, %l : i32`, 9},
		{"dma", `%m = memref.alloc() : memref<2x4xi32>
memref.store %seven, %m[%c1, %c1] : memref<2x4xi32>
%t = memref.alloc() : memref<4xi32, 1>
%g = memref.alloc() : memref<1xi32>
memref.dma_start %m[%c0, %c1], %t[%c1], %c2, %g[%c0], %four, %c1 : memref<2x4xi32>, memref<4xi32, 1>, memref<1xi32>
memref.dma_wait %g[%c0], %c2 : memref<1xi32>
%x = memref.load %t[%c2] : memref<4xi32, 1>`, 7},
		{"affine.dma_start", `%m = memref.alloc() : memref<8xi32>
memref.store %seven, %m[%c2] : memref<8xi32>
%t = memref.alloc() : memref<8xi32, 1>
%g = memref.alloc() : memref<1xi32>
affine.dma_start %m[%c1 + 1], %t[%c2 * 3], %g[0], %c1 : memref<8xi32>, memref<8xi32, 1>, memref<1xi32>
affine.dma_wait %g[0], %c1 : memref<1xi32>
%x = affine.load %t[6] : memref<8xi32, 1>`, 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "func.func @double(%a: i32) -> i32 {\n%s = arith.addi %a, %a : i32\nreturn %s : i32\n}\nfunc.func @f() -> i32 {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n%four = arith.constant 4 : index\n%seven = arith.constant 7 : i32\n" + c.body + "\nreturn %x : i32\n}\n"
			if got := results(t, text)[0]; got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
