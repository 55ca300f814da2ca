// RUN: mlir-opt %s -allow-unregistered-dialect -test-affine-walk --verify-diagnostics

// Results of maps that compute remainders, of the attributes before the first that is no map.

#m = affine_map<(d0, d1) -> (d0 mod 2, d1 + 4)>
func.func @f(%i: index, %j: index, %A: memref<8x8xf32, affine_map<(d0,d1) -> (d0 mod 2, d0, d1)>>) attributes {foo = #m, bar = [#m]} {
  // expected-remark@+1 {{mod expression:}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
  %x = arith.constant 0.0 : f32
  // expected-remark@+1 {{mod expression:}}
  affine.for %k = affine_map<(d0) -> (d0 mod 2)>(%i) to affine_map<(d0) -> (d0 mod 3)>(%j) { 
   // expected-remark@+1 {{mod expression:}}
   affine.store %x, %A[%k mod 3, %j] : memref<8x8xf32, affine_map<(d0,d1) -> (d0 mod 2, d0, d1)>>
  }
  // expected-remark@+1 {{mod expression:}}
  "foo"() {a = #m, b = 1} : () -> ()
  "foo"() {a = 1, b = #m, c = #m} : () -> ()
  return
}
