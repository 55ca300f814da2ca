"t.a"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<true> : tensor<3xi1>, c = dense<[true, false, true, true, false, true, true, true, true]> : tensor<9xi1>, d = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>, e = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>} : () -> ()
"t.b"() {f = dense<> : tensor<0x2xi32>, g = dense<["a", "b"]> : tensor<2x!x.s>, h = dense<[[1, 2], [3, 255]]> : tensor<2x2xui8>, i = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, j = sparse<> : tensor<3x4xi32>, k = dense<5> : tensor<i32>, l = dense_resource<ab> : tensor<2xi32>} : () -> ()
"t.c"() {m = strided<[1, ?], offset: 3>, n = loc("a"("f":1:2)), o = distinct[3]<>, q = distinct[4]<"x">, r = dense<1.0> : vector<[4]xf32>, s = array<i8>, t = array<f32: 1.0, 0x7F800000>, u = "a\22\\\01\C3\A9" : !x.y} : () -> ()
"t.d"() {v = tensor<2xi32, "enc">, w = memref<2xi32, 1 : i64>, x = memref<2xi32, affine_map<(d0) -> (d0 + 1)>, 3 : i32>, y = memref<*xi32, "abc">, z = (i32) -> (() -> ()), aa = () -> (), ab = vector<2x[4]xbf16>} : () -> ()
"t.e"() {"0a" = 1 : i64, unit, b = [1, 2 : i32, 1.0, 0x7FF0000000000000 : f64, unit, {c}], "a-b" = @"x y"::@z, f = #x.y, g = !x<"a b">, za = -1 : si8, zb = 255 : ui8, zc = 1 : i1, zd = -5 : index} : () -> ()
"t.f"() {a = affine_map<(d0) -> (d0 + 1)>, b = affine_map<(d0, d1)[s0] -> (d0 + 1 + 2, d0 - d1, -d0, (d0 + 1) * 2, 4 - d0, (d0 - d1) ceildiv 2)>, c = affine_set<(d0)[s0] : (d0 - 5 >= 0, s0 == d0, 1 == 0)>} : () -> ()
"t.g"() {d = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>, e = tuple<memref<2xi32, affine_map<(d0) -> (d0 + 2)>>, tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>>} : () -> ()
"t.h"() {m = dense_resource<b2> : tensor<2xi64>, l = dense_resource<b1> : tensor<2xi32>} : () -> ()
"t.i"() <{a = affine_map<(d0) -> (d0 mod 7)>, z = 3 : i64}> {c} : () -> ()
"t.j"() {l = [loc(unknown), loc(callsite("f" at fused<"m">["g":1:2, "h"])), loc(fused["g":1:2, "h"("f":3:4)])]} : () -> () loc(callsite("f"("f":3:4) at "g":1:2))
"t.k"() {f = [1.5, -0.0 : f32, 1.0e10 : f16, 3.14159265 : f32, 0xFF : f8E5M2, 1.0e-300, 123456789.0 : f64, 0.1 : bf16]} : () -> () loc(fused<{x = affine_map<(d0) -> (d0 * 9)>}>["g":1:2, unknown])
{-#
  dialect_resources: { builtin: { b1: "0x08000000010000000200000000000000", b2 : "0x0400000005"}},
  external_resources: { mlir_reproducer: { a: "x" }, zz : { k : true, l: "abc", mm : "0x01000000AA33" } }
#-}
