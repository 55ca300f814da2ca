// RUN: mlir-opt %s -split-input-file -gpu-to-llvm | FileCheck %s --match-full-lines

// Numbers of types, of operands and of transposition in calls of the runtime for sparse matrices.

// Values have the numbers that CUDA gives them.
// CHECK-LABEL: llvm.func @values(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: i64, %arg34: i64, %arg35: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg31, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg32, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg33, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg34, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg35, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xi32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<7xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg26, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg27, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg28, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg29, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg30, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<6xi16>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<6xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg21, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg22, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg23, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg24, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg25, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xi8>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : memref<5xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg16, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg17, %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg18, %26[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg19, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %arg20, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf64>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : memref<4xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %arg11, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %arg12, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %arg13, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %arg14, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %arg15, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf32>
// CHECK-NEXT: %39 = builtin.unrealized_conversion_cast %38 : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %41 = llvm.insertvalue %arg6, %40[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.insertvalue %arg7, %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.insertvalue %arg8, %42[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %44 = llvm.insertvalue %arg9, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %45 = llvm.insertvalue %arg10, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %46 = builtin.unrealized_conversion_cast %45 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf16>
// CHECK-NEXT: %47 = builtin.unrealized_conversion_cast %46 : memref<2xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %48 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %49 = llvm.insertvalue %arg1, %48[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %50 = llvm.insertvalue %arg2, %49[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %51 = llvm.insertvalue %arg3, %50[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.insertvalue %arg4, %51[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %53 = llvm.insertvalue %arg5, %52[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %54 = builtin.unrealized_conversion_cast %53 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xbf16>
// CHECK-NEXT: %55 = builtin.unrealized_conversion_cast %54 : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %56 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %57 = llvm.extractvalue %55[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %58 = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT: %59 = llvm.call @mgpuCreateDnVec(%arg0, %57, %58, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %60 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %62 = llvm.call @mgpuCreateDnVec(%arg0, %60, %61, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %63 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %64 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %65 = llvm.call @mgpuCreateDnVec(%arg0, %63, %64, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %66 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %67 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %68 = llvm.call @mgpuCreateDnVec(%arg0, %66, %67, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %69 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %70 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %71 = llvm.call @mgpuCreateDnVec(%arg0, %69, %70, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %72 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %73 = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT: %74 = llvm.call @mgpuCreateDnVec(%arg0, %72, %73, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %75 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %76 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT: %77 = llvm.call @mgpuCreateDnVec(%arg0, %75, %76, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
func.func @values(%n: index, %v0: memref<1xbf16>, %v1: memref<2xf16>, %v2: memref<3xf32>, %v3: memref<4xf64>, %v4: memref<5xi8>, %v5: memref<6xi16>, %v6: memref<7xi32>) {
  %t0 = gpu.wait async
  %a0, %t1 = gpu.create_dn_tensor async [%t0] %v0, %n : index into memref<1xbf16>
  %a1, %t2 = gpu.create_dn_tensor async [%t1] %v1, %n : index into memref<2xf16>
  %a2, %t3 = gpu.create_dn_tensor async [%t2] %v2, %n : index into memref<3xf32>
  %a3, %t4 = gpu.create_dn_tensor async [%t3] %v3, %n : index into memref<4xf64>
  %a4, %t5 = gpu.create_dn_tensor async [%t4] %v4, %n : index into memref<5xi8>
  %a5, %t6 = gpu.create_dn_tensor async [%t5] %v5, %n : index into memref<6xi16>
  %a6, %t7 = gpu.create_dn_tensor async [%t6] %v6, %n : index into memref<7xi32>
  return
}

// -----
// CHECK-LABEL: llvm.func @complex_values(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: i64, %arg34: i64, %arg35: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg31, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg32, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg33, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg34, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg35, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xcomplex<i32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<7xcomplex<i32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg26, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg27, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg28, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg29, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg30, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<6xcomplex<i16>>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<6xcomplex<i16>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg21, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg22, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg23, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg24, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg25, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xcomplex<i8>>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : memref<5xcomplex<i8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg16, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg17, %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg18, %26[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg19, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %arg20, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xcomplex<f64>>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : memref<4xcomplex<f64>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %arg11, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %arg12, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %arg13, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %arg14, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %arg15, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xcomplex<f32>>
// CHECK-NEXT: %39 = builtin.unrealized_conversion_cast %38 : memref<3xcomplex<f32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %41 = llvm.insertvalue %arg6, %40[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.insertvalue %arg7, %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.insertvalue %arg8, %42[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %44 = llvm.insertvalue %arg9, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %45 = llvm.insertvalue %arg10, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %46 = builtin.unrealized_conversion_cast %45 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xcomplex<f16>>
// CHECK-NEXT: %47 = builtin.unrealized_conversion_cast %46 : memref<2xcomplex<f16>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %48 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %49 = llvm.insertvalue %arg1, %48[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %50 = llvm.insertvalue %arg2, %49[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %51 = llvm.insertvalue %arg3, %50[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.insertvalue %arg4, %51[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %53 = llvm.insertvalue %arg5, %52[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %54 = builtin.unrealized_conversion_cast %53 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xcomplex<bf16>>
// CHECK-NEXT: %55 = builtin.unrealized_conversion_cast %54 : memref<1xcomplex<bf16>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %56 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %57 = llvm.extractvalue %55[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %58 = llvm.mlir.constant(15 : i32) : i32
// CHECK-NEXT: %59 = llvm.call @mgpuCreateDnVec(%arg0, %57, %58, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %60 = llvm.extractvalue %47[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT: %62 = llvm.call @mgpuCreateDnVec(%arg0, %60, %61, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %63 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %64 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %65 = llvm.call @mgpuCreateDnVec(%arg0, %63, %64, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %66 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %67 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %68 = llvm.call @mgpuCreateDnVec(%arg0, %66, %67, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %69 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %70 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT: %71 = llvm.call @mgpuCreateDnVec(%arg0, %69, %70, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %72 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %73 = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT: %74 = llvm.call @mgpuCreateDnVec(%arg0, %72, %73, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %75 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %76 = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT: %77 = llvm.call @mgpuCreateDnVec(%arg0, %75, %76, %56) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
func.func @complex_values(%n: index, %v0: memref<1xcomplex<bf16>>, %v1: memref<2xcomplex<f16>>, %v2: memref<3xcomplex<f32>>, %v3: memref<4xcomplex<f64>>, %v4: memref<5xcomplex<i8>>, %v5: memref<6xcomplex<i16>>, %v6: memref<7xcomplex<i32>>) {
  %t0 = gpu.wait async
  %a0, %t1 = gpu.create_dn_tensor async [%t0] %v0, %n : index into memref<1xcomplex<bf16>>
  %a1, %t2 = gpu.create_dn_tensor async [%t1] %v1, %n : index into memref<2xcomplex<f16>>
  %a2, %t3 = gpu.create_dn_tensor async [%t2] %v2, %n : index into memref<3xcomplex<f32>>
  %a3, %t4 = gpu.create_dn_tensor async [%t3] %v3, %n : index into memref<4xcomplex<f64>>
  %a4, %t5 = gpu.create_dn_tensor async [%t4] %v4, %n : index into memref<5xcomplex<i8>>
  %a5, %t6 = gpu.create_dn_tensor async [%t5] %v5, %n : index into memref<6xcomplex<i16>>
  %a6, %t7 = gpu.create_dn_tensor async [%t6] %v6, %n : index into memref<7xcomplex<i32>>
  return
}

// -----
// Positions have numbers of their own.
// CHECK-LABEL: llvm.func @positions(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg21, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg22, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg23, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg24, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg25, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xindex>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<4xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg16, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg17, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg18, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg19, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg20, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xi64>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<3xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg11, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg12, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg13, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg14, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg15, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi32>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg6, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg7, %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg8, %26[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg9, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %arg10, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xi16>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : memref<1xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %arg1, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %arg2, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %arg3, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %arg4, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %arg5, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xf32>
// CHECK-NEXT: %39 = builtin.unrealized_conversion_cast %38 : memref<9xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %41 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %44 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %45 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %41, %42, %43, %44, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %46 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %47 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %48 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %49 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %50 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %46, %47, %48, %49, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %51 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %53 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %54 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %55 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %51, %52, %53, %54, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %56 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %57 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %58 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %59 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %60 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %56, %57, %58, %59, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
func.func @positions(%n: index, %v: memref<9xf32>, %p0: memref<1xi16>, %p1: memref<2xi32>, %p2: memref<3xi64>, %p3: memref<4xindex>) {
  %t0 = gpu.wait async
  %a0, %t1 = gpu.create_coo_aos async [%t0] %n, %n, %n, %p0, %v : memref<1xi16>, memref<9xf32>
  %a1, %t2 = gpu.create_coo_aos async [%t1] %n, %n, %n, %p1, %v : memref<2xi32>, memref<9xf32>
  %a2, %t3 = gpu.create_coo_aos async [%t2] %n, %n, %n, %p2, %v : memref<3xi64>, memref<9xf32>
  %a3, %t4 = gpu.create_coo_aos async [%t3] %n, %n, %n, %p3, %v : memref<4xindex>, memref<9xf32>
  return
}

// -----
// The type of the computation has the number of values.
// CHECK-LABEL: llvm.func @computed(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xi32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<7xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg1, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg2, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg3, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg4, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xf32>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<9xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %17 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %21 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %17, %18, %19, %20, %16) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %22 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %23 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %24 = llvm.call @mgpuCreateDnVec(%arg0, %22, %23, %16) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %25 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %26 = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT: %27 = llvm.call @mgpuSpMVBufferSize(%25, %21, %24, %24, %26, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %28 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %29 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %30 = llvm.call @mgpuSpMVBufferSize(%28, %21, %24, %24, %29, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %31 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %32 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %33 = llvm.call @mgpuSpMVBufferSize(%31, %21, %24, %24, %32, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %35 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %36 = llvm.call @mgpuSpMVBufferSize(%34, %21, %24, %24, %35, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %38 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %39 = llvm.call @mgpuSpMVBufferSize(%37, %21, %24, %24, %38, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %40 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %41 = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT: %42 = llvm.call @mgpuSpMVBufferSize(%40, %21, %24, %24, %41, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %43 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %44 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT: %45 = llvm.call @mgpuSpMVBufferSize(%43, %21, %24, %24, %44, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %47 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %48 = llvm.call @mgpuSpMVBufferSize(%46, %21, %24, %24, %47, %16) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuSpMVBufferSize(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
func.func @computed(%n: index, %v: memref<9xf32>, %p: memref<7xi32>) {
  %t0 = gpu.wait async
  %a, %s0 = gpu.create_coo_aos async [%t0] %n, %n, %n, %p, %v : memref<7xi32>, memref<9xf32>
  %d, %s1 = gpu.create_dn_tensor async [%s0] %v, %n : index into memref<9xf32>
  %b0, %u0 = gpu.spmv_buffer_size async [%s1] %a, %d, %d into bf16
  %b1, %u1 = gpu.spmv_buffer_size async [%u0] %a{TRANSPOSE}, %d, %d into f16
  %b2, %u2 = gpu.spmv_buffer_size async [%u1] %a{CONJUGATE_TRANSPOSE}, %d, %d into f32
  %b3, %u3 = gpu.spmv_buffer_size async [%u2] %a{NON_TRANSPOSE}, %d, %d into f64
  %b4, %u4 = gpu.spmv_buffer_size async [%u3] %a, %d, %d into i8
  %b5, %u5 = gpu.spmv_buffer_size async [%u4] %a{TRANSPOSE}, %d, %d into i16
  %b6, %u6 = gpu.spmv_buffer_size async [%u5] %a{CONJUGATE_TRANSPOSE}, %d, %d into i32
  %b7, %u7 = gpu.spmv_buffer_size async [%u6] %a{NON_TRANSPOSE}, %d, %d into complex<f32>
  return
}

// -----

// A matrix of which two of four elements are zero, and the dense matrices that it is multiplied with, have handles on the stack.
// CHECK-LABEL: llvm.func @half(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: i64, %arg34: i64, %arg35: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg31, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg32, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg33, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg34, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg35, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xi8>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<3xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg26, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg27, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg28, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg29, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg30, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi8>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<2xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg21, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg22, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg23, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg24, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg25, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xi8>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : memref<1xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg14, %24[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg15, %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg16, %26[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg17, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %arg19, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.insertvalue %arg18, %29[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %31 = llvm.insertvalue %arg20, %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = builtin.unrealized_conversion_cast %31 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT: %33 = builtin.unrealized_conversion_cast %32 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %arg7, %34[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %arg8, %35[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %arg9, %36[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %38 = llvm.insertvalue %arg10, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %39 = llvm.insertvalue %arg12, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %40 = llvm.insertvalue %arg11, %39[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %41 = llvm.insertvalue %arg13, %40[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %42 = builtin.unrealized_conversion_cast %41 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf16>
// CHECK-NEXT: %43 = builtin.unrealized_conversion_cast %42 : memref<?x?xf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %45 = llvm.insertvalue %arg2, %44[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %46 = llvm.insertvalue %arg3, %45[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %47 = llvm.insertvalue %arg4, %46[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %48 = llvm.insertvalue %arg5, %47[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %49 = llvm.insertvalue %arg6, %48[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %50 = builtin.unrealized_conversion_cast %49 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf16>
// CHECK-NEXT: %51 = builtin.unrealized_conversion_cast %50 : memref<?xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %53 = llvm.extractvalue %51[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %54 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %55 = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT: %56 = llvm.alloca %55 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %57 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCusparseLtCreate2To4SpMat(%57, %arg0, %arg1, %53, %54, %52) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %58 = llvm.extractvalue %43[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %59 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %60 = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT: %61 = llvm.alloca %60 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %62 = llvm.bitcast %61 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCreateCuSparseLtDnMat(%62, %arg1, %arg0, %58, %59, %52) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %63 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %64 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %65 = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT: %66 = llvm.alloca %65 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %67 = llvm.bitcast %66 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCreateCuSparseLtDnMat(%67, %arg1, %arg0, %63, %64, %52) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %68 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %69 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %70 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %71 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %72 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %73 = llvm.alloca %72 x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCuSparseLtSpMMBufferSize(%73, %68, %69, %57, %62, %67, %71, %70, %52) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %74 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %75 = llvm.getelementptr %73[%74] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %76 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %77 = llvm.getelementptr %73[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %78 = llvm.load %73 : !llvm.ptr -> i64
// CHECK-NEXT: %79 = llvm.load %75 : !llvm.ptr -> i64
// CHECK-NEXT: %80 = llvm.load %77 : !llvm.ptr -> i64
// CHECK-NEXT: %81 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %82 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %83 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %84 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %85 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %86 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @mgpuCuSparseLtSpMM(%57, %62, %67, %84, %85, %86, %52) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuDestroyCuSparseLtSpMat(%57, %52) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuDestroyCuSparseLtDnMat(%62, %52) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuDestroyCuSparseLtDnMat(%67, %52) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamSynchronize(%52) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamDestroy(%52) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamDestroy(!llvm.ptr)
func.func @half(%m: index, %n: index, %a: memref<?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>, %x: memref<1xi8>, %y: memref<2xi8>, %z: memref<3xi8>) {
  %t0 = gpu.wait async
  %s, %t1 = gpu.create_2to4_spmat async [%t0] {PRUNE_AND_CHECK} %m, %n, %a : memref<?xf16>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %b, %n, %m : index, index into memref<?x?xf16>
  %e, %t3 = gpu.create_dn_tensor async [%t2] %c, %n, %m : index, index into memref<?x?xf32>
  %n0, %n1, %n2, %t4 = gpu.spmm_buffer_size async [%t3] %s{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %e : index, index, index into f16
  %t5 = gpu.spmm async [%t4] %s{NON_TRANSPOSE}, %d{TRANSPOSE}, %e, %x, %y, %z : memref<1xi8>, memref<2xi8>, memref<3xi8> into f16
  %t6 = gpu.destroy_sp_mat async [%t5] %s
  %t7 = gpu.destroy_dn_tensor async [%t6] %d
  %t8 = gpu.destroy_dn_tensor async [%t7] %e
  gpu.wait [%t8]
  return
}

// -----

// The flag says whether to make elements zero, and whether to check them.
// CHECK-LABEL: llvm.func @prune(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg11, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg10, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg12, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf16>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : memref<?x?xf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg1, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg2, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg3, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg4, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %arg5, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf16>
// CHECK-NEXT: %17 = builtin.unrealized_conversion_cast %16 : memref<?xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %19 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %21 = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT: %22 = llvm.alloca %21 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %23 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCusparseLtCreate2To4SpMat(%23, %arg0, %arg0, %19, %20, %18) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %24 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %26 = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT: %27 = llvm.alloca %26 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %28 = llvm.bitcast %27 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCusparseLtCreate2To4SpMat(%28, %arg0, %arg0, %24, %25, %18) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %29 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %31 = llvm.call @mgpuCreateDnMat(%arg0, %arg0, %29, %30, %18) : (i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %32 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %33 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %34 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %35 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %36 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %37 = llvm.alloca %36 x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCuSparseLtSpMMBufferSize(%37, %32, %33, %23, %31, %31, %35, %34, %18) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %38 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %39 = llvm.getelementptr %37[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %40 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %41 = llvm.getelementptr %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %42 = llvm.load %37 : !llvm.ptr -> i64
// CHECK-NEXT: %43 = llvm.load %39 : !llvm.ptr -> i64
// CHECK-NEXT: %44 = llvm.load %41 : !llvm.ptr -> i64
// CHECK-NEXT: %45 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %46 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %47 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %48 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %49 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %50 = llvm.alloca %49 x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuCuSparseLtSpMMBufferSize(%50, %45, %46, %28, %31, %31, %48, %47, %18) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %51 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %52 = llvm.getelementptr %50[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %53 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %54 = llvm.getelementptr %50[%53] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %55 = llvm.load %50 : !llvm.ptr -> i64
// CHECK-NEXT: %56 = llvm.load %52 : !llvm.ptr -> i64
// CHECK-NEXT: %57 = llvm.load %54 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.call @mgpuStreamSynchronize(%18) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @mgpuStreamDestroy(%18) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuCreateDnMat(i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuStreamDestroy(!llvm.ptr)
func.func @prune(%m: index, %a: memref<?xf16>, %b: memref<?x?xf16>) {
  %t0 = gpu.wait async
  %s, %t1 = gpu.create_2to4_spmat async [%t0] {NONE} %m, %m, %a : memref<?xf16>
  %r, %t2 = gpu.create_2to4_spmat async [%t1] {PRUNE_ONLY} %m, %m, %a : memref<?xf16>
  %d, %t3 = gpu.create_dn_tensor async [%t2] %b, %m, %m : index, index into memref<?x?xf16>
  %n0, %n1, %n2, %t4 = gpu.spmm_buffer_size async [%t3] %s, %d, %d : index, index, index into i32
  %n3, %n4, %n5, %t5 = gpu.spmm_buffer_size async [%t4] %r, %d, %d : index, index, index into f16
  gpu.wait [%t5]
  return
}

// -----

// Integers with a sign have the numbers of those without.
// CHECK-LABEL: llvm.func @signed(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg21, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg22, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg23, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg24, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg25, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xsi32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<9xsi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg16, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg17, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg18, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg19, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg20, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xui16>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : memref<9xui16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg11, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg12, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg13, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg14, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg15, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xsi8>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : memref<9xsi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg6, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg7, %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg8, %26[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg9, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %29 = llvm.insertvalue %arg10, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xui16>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : memref<7xui16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %32 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %33 = llvm.insertvalue %arg1, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.insertvalue %arg2, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %35 = llvm.insertvalue %arg3, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.insertvalue %arg4, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %37 = llvm.insertvalue %arg5, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xsi32>
// CHECK-NEXT: %39 = builtin.unrealized_conversion_cast %38 : memref<7xsi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %40 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %41 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %43 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %44 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %45 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %41, %42, %43, %44, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %46 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %47 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %48 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %49 = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT: %50 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %46, %47, %48, %49, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %51 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %52 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %53 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %54 = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT: %55 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %51, %52, %53, %54, %40) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
func.func @signed(%n: index, %p: memref<7xsi32>, %q: memref<7xui16>, %v: memref<9xsi8>, %w: memref<9xui16>, %x: memref<9xsi32>) {
  %t0 = gpu.wait async
  %a, %t1 = gpu.create_coo_aos async [%t0] %n, %n, %n, %p, %v : memref<7xsi32>, memref<9xsi8>
  %b, %t2 = gpu.create_coo_aos async [%t1] %n, %n, %n, %q, %w : memref<7xui16>, memref<9xui16>
  %c, %t3 = gpu.create_coo_aos async [%t2] %n, %n, %n, %q, %x : memref<7xui16>, memref<9xsi32>
  return
}
