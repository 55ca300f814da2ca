// RUN: mlir-opt --mlir-version=22 %s -split-input-file -gpu-to-llvm | FileCheck %s --match-full-lines
// RUN: mlir-opt --mlir-version=20 %s -split-input-file -gpu-to-llvm | FileCheck %s --match-full-lines

// Operations of hosts that have no call.

// A memref with a layout is not allocated, copied or filled.
// CHECK-LABEL: llvm.func @layouts(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32, strided<[2]>>
// CHECK-NEXT: %7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %memref, %asyncToken = gpu.alloc async [%8] () : memref<8xf32, strided<[2]>>
// CHECK-NEXT: %9 = gpu.memcpy async [%asyncToken] %6, %6 : memref<8xf32, strided<[2]>>, memref<8xf32, strided<[2]>>
// CHECK-NEXT: %10 = gpu.memset async [%9] %6, %arg6 : memref<8xf32, strided<[2]>>, f32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
func.func @layouts(%n: index, %a: memref<8xf32, strided<[2]>>, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<8xf32, strided<[2]>>
  %t2 = gpu.memcpy async [%t1] %a, %a : memref<8xf32, strided<[2]>>, memref<8xf32, strided<[2]>>
  %t3 = gpu.memset async [%t2] %a, %v : memref<8xf32, strided<[2]>>, f32
  return
}

// -----

// An identity is no layout.
// CHECK-LABEL: llvm.func @identity(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %8 = llvm.bitcast %arg6 : f32 to i32
// CHECK-NEXT: %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @mgpuMemset32(%9, %8, %7, %6) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
func.func @identity(%n: index, %a: memref<8xf32, affine_map<(d0) -> (d0)>>, %v: f32) {
  %t0 = gpu.wait async
  %t3 = gpu.memset async [%t0] %a, %v : memref<8xf32, affine_map<(d0) -> (d0)>>, f32
  return
}

// -----

// CHECK-LABEL: func.func @spaces(%arg0: index, %arg1: memref<8xf32, "far">, %arg2: f32) {
// CHECK-NEXT: %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %memref, %asyncToken = gpu.alloc async [%1] () : memref<8xf32, "far">
// CHECK-NEXT: %2 = gpu.memset async [%asyncToken] %memref, %arg2 : memref<8xf32, "far">, f32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
func.func @spaces(%n: index, %a: memref<8xf32, "far">, %v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<8xf32, "far">
  %t2 = gpu.memset async [%t1] %m, %v : memref<8xf32, "far">, f32
  return
}

// -----

// Without a token there is no stream.
// CHECK-LABEL: llvm.func @sync(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32>
// CHECK-NEXT: gpu.memset  %6, %arg6 : memref<8xf32>, f32
// CHECK-NEXT: gpu.memcpy  %6, %6 : memref<8xf32>, memref<8xf32>
// CHECK-NEXT: gpu.dealloc  %6 : memref<8xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @sync(%n: index, %a: memref<8xf32>, %v: f32) {
  gpu.memset %a, %v : memref<8xf32>, f32
  gpu.memcpy %a, %a : memref<8xf32>, memref<8xf32>
  gpu.dealloc %a : memref<8xf32>
  return
}

// -----

// Values of 16 and 32 bits.
// CHECK-LABEL: llvm.func @values(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr<1>, %arg16: !llvm.ptr<1>, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr, %arg26: !llvm.ptr, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: f32, %arg31: f16, %arg32: i32, %arg33: f64, %arg34: i8) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg20, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg21, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg22, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg23, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg24, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf64>
// CHECK-NEXT: %7 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg15, %7[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg16, %8[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg17, %9[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg18, %10[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg19, %11[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg8, %13[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %arg9, %14[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %arg10, %15[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg11, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg13, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg12, %18[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg14, %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %21 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %22 = llvm.insertvalue %arg1, %21[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.insertvalue %arg2, %22[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %24 = llvm.insertvalue %arg3, %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %25 = llvm.insertvalue %arg4, %24[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %26 = llvm.insertvalue %arg6, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.insertvalue %arg5, %26[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.insertvalue %arg7, %27[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %29 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %30 = builtin.unrealized_conversion_cast %29 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %31 = llvm.extractvalue %28[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %28[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.mul %31, %32 : i64
// CHECK-NEXT: %34 = llvm.bitcast %arg30 : f32 to i32
// CHECK-NEXT: %35 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @mgpuMemset32(%35, %34, %33, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %36 = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT: %37 = llvm.bitcast %arg31 : f16 to i16
// CHECK-NEXT: %38 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @mgpuMemset16(%38, %37, %36, %29) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %39 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %40 = llvm.bitcast %arg32 : i32 to i32
// CHECK-NEXT: %41 = llvm.extractvalue %12[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %42 = llvm.addrspacecast %41 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: llvm.call @mgpuMemset32(%42, %40, %39, %29) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %43 = llvm.extractvalue %28[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %44 = llvm.extractvalue %28[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %45 = llvm.mul %43, %44 : i64
// CHECK-NEXT: %46 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %47 = llvm.getelementptr %46[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %48 = llvm.ptrtoint %47 : !llvm.ptr to i64
// CHECK-NEXT: %49 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %50 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @mgpuMemcpy(%50, %49, %48, %29) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT: %51 = gpu.memset async [%30] %6, %arg33 : memref<3xf64>, f64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
func.func @values(%n: index, %a: memref<?x?xf32>, %b: memref<3x4xf16>, %c: memref<3xi32, 1>, %d: memref<3xf64>, %e: memref<3xi8>, %v: f32, %w: f16, %x: i32, %y: f64, %z: i8) {
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %a, %v : memref<?x?xf32>, f32
  %t2 = gpu.memset async [%t1] %b, %w : memref<3x4xf16>, f16
  %t3 = gpu.memset async [%t2] %c, %x : memref<3xi32, 1>, i32
  %t4 = gpu.memcpy async [%t3] %a, %a : memref<?x?xf32>, memref<?x?xf32>
  %t5 = gpu.memset async [%t4] %d, %y : memref<3xf64>, f64
  return
}

// -----

// CHECK-LABEL: llvm.func @byte(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i8) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xi8>
// CHECK-NEXT: %7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %9 = gpu.memset async [%8] %6, %arg5 : memref<3xi8>, i8
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
func.func @byte(%e: memref<3xi8>, %z: i8) {
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %e, %z : memref<3xi8>, i8
  return
}
