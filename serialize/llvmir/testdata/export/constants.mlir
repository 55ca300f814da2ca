// Floats of every type, integers of every width.
llvm.mlir.global internal @f0(1.0 : f16) : f16
llvm.mlir.global internal @f1(-0.333 : f16) : f16
llvm.mlir.global internal @f2(0x7C00 : f16) : f16
llvm.mlir.global internal @f3(0x7E01 : f16) : f16
llvm.mlir.global internal @f4(1.5 : bf16) : bf16
llvm.mlir.global internal @f5(0xFF80 : bf16) : bf16
llvm.mlir.global internal @f6(3.1415927 : f32) : f32
llvm.mlir.global internal @f7(0x7FC00001 : f32) : f32
llvm.mlir.global internal @f8(0x00000001 : f32) : f32
llvm.mlir.global internal @f9(-0.0 : f32) : f32
llvm.mlir.global internal @f10(1.0e10 : f32) : f32
llvm.mlir.global internal @f11(0.1 : f64) : f64
llvm.mlir.global internal @f12(1.0e300 : f64) : f64
llvm.mlir.global internal @f13(123456.0 : f64) : f64
llvm.mlir.global internal @f14(1.25 : f80) : f80
llvm.mlir.global internal @f15(-1.0e100 : f80) : f80
llvm.mlir.global internal @f16(1.25 : f128) : f128
llvm.mlir.global internal @f17(-1.0e-1000 : f128) : f128
llvm.mlir.global internal @f18(0xFFF0000000000000 : f64) : f64
llvm.mlir.global internal @f19(0x7FF8000000000123 : f64) : f64
llvm.mlir.global internal @i0(true) : i1
llvm.mlir.global internal @i1(false) : i1
llvm.mlir.global internal @i2(-128 : i8) : i8
llvm.mlir.global internal @i3(65535 : i16) : i16
llvm.mlir.global internal @i4(-9223372036854775808 : i64) : i64
llvm.mlir.global internal @i5(170141183460469231731687303715884105727 : i128) : i128
llvm.mlir.global internal @i6(-170141183460469231731687303715884105728 : i128) : i128
llvm.mlir.global internal @i7(-18446744073709551617 : i128) : i128
llvm.mlir.global internal @i8(9223372036854775808 : i65) : i65
llvm.mlir.global internal @i9(5 : i3) : i3
llvm.mlir.global internal @i10(42 : index) : i64
llvm.mlir.global internal @i11(42 : i32) : i64
llvm.mlir.global internal @i12(-42 : i32) : i64
llvm.mlir.global internal @i13(300 : i32) : i8
llvm.func @in() {
  %0 = llvm.mlir.constant(0.5 : f8E4M3FN) : i8
  %1 = llvm.mlir.constant(0.5 : f8E5M2) : i8
  %2 = llvm.mlir.constant(1.0 : f16) : f16
  %3 = llvm.mlir.constant(1.0 : tf32) : i19
  %4 = llvm.alloca %0 x f32 : (i8) -> !llvm.ptr
  llvm.store %0, %4 : i8, !llvm.ptr
  llvm.store %1, %4 : i8, !llvm.ptr
  llvm.store %2, %4 : f16, !llvm.ptr
  llvm.return
}
// -----
// Elements.
llvm.mlir.global internal @d0(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @d1(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global internal @d2(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @d3(dense<7> : tensor<2x3xi16>) : !llvm.array<2 x array<3 x i16>>
llvm.mlir.global internal @d4(dense<[1.0, 2.5]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global internal @d5(dense<1.5> : vector<4xf64>) : vector<4xf64>
llvm.mlir.global internal @d6(dense<[1, -1, 0, 5]> : vector<4xi64>) : vector<4xi64>
llvm.mlir.global internal @d7(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
llvm.mlir.global internal @d9(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
llvm.mlir.global internal @d10(dense<[65, 66, 0]> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.mlir.global internal @d11(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
llvm.mlir.global internal @d12(dense<> : tensor<2x0xi32>) : !llvm.array<2 x array<0 x i32>>
llvm.mlir.global internal @d13(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global internal @d14(dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>) : !llvm.array<2 x struct<(f64, f64)>>
llvm.mlir.global internal @d15(dense<[0.5, 1.0]> : tensor<2xf16>) : !llvm.array<2 x f16>
llvm.mlir.global internal @d16(dense<[0.5, -1.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global internal @d17(sparse<[[0, 1], [1, 2]], [5, -6]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
llvm.mlir.global internal @d18(sparse<[[2]], [1.5]> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.mlir.global internal @d19(sparse<[[0], [3]], [1, 2]> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global internal @d20(dense_resource<r32> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @d21(dense_resource<rf> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global internal @d22(dense_resource<r8> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global internal @d23(dense_resource<r64> : vector<1xi64>) : vector<1xi64>
llvm.mlir.global internal @d24(dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi64>) : !llvm.array<2 x array<2 x array<1 x i64>>>
llvm.func @in() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %2 = llvm.mlir.constant(dense<0.0> : vector<2xf32>) : vector<2xf32>
  %3 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %4 = llvm.mlir.undef : vector<4xi32>
  %5 = llvm.mlir.poison : vector<4xi32>
  %6 = llvm.mlir.zero : vector<4xi32>
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.alloca %7 x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %1, %8 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.store %2, %8 : vector<2xf32>, !llvm.ptr
  llvm.store %3, %8 : !llvm.array<4 x i8>, !llvm.ptr
  llvm.store %4, %8 : vector<4xi32>, !llvm.ptr
  llvm.store %5, %8 : vector<4xi32>, !llvm.ptr
  llvm.store %6, %8 : vector<4xi32>, !llvm.ptr
  llvm.return %0 : vector<4xi32>
}
{-#
  dialect_resources: {
    builtin: {
      r32: "0x0400000001000000020000000000FFFF",
      rf: "0x040000000000803F000000C0",
      r8: "0x0100000001020304",
      r64: "0x0800000001000000FFFFFFFF"
    }
  }
#-}
// -----
llvm.mlir.global internal @x(dense_resource<r> : tensor<3xi32>) : !llvm.array<3 x i32>
{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  }
#-}
// -----
llvm.mlir.global internal @x(dense_resource<r> : tensor<3xi7>) : !llvm.array<3 x i7>
{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  }
#-}
// -----
llvm.mlir.global internal @x(1.0 : f32) : f64
// -----
llvm.mlir.global internal @x(1.0 : f32) : i64
// -----
llvm.mlir.global internal @x(1.0 : f32) : !llvm.struct<(f32)>
// -----
llvm.mlir.global internal @x(1 : i32) : !llvm.struct<(i32, i32)>
// -----
llvm.mlir.global internal @x(#llvm.zero) : !llvm.struct<(i32, ptr)>
llvm.mlir.global internal @y(#llvm.undef) : !llvm.struct<(i32, ptr)>
llvm.mlir.global internal @z(#llvm.poison) : !llvm.struct<(i32, ptr)>
llvm.mlir.global internal @x1(#llvm.zero) : !llvm.ptr
llvm.mlir.global internal @y1(#llvm.undef) : !llvm.array<2 x i32>
llvm.mlir.global internal @z1(#llvm.poison) : i32
// -----
llvm.mlir.global internal @x([1 : i32, #llvm.zero, [2 : i8, 1.0 : f32]]) : !llvm.struct<(i32, ptr, struct<(i8, f32)>)>
// -----
llvm.mlir.global internal @x([[2 : i8, 1.0 : f32], [3 : i8, 2.0 : f32]]) : !llvm.array<2 x struct<(i8, f32)>>
// -----
llvm.mlir.global internal @x([@f, @f]) : !llvm.array<2 x ptr>
llvm.func @f()
// -----
llvm.mlir.global internal @x(unit) : i32
