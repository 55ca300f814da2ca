// RUN: mlir-opt --mlir-version=22 %s -split-input-file -gpu-to-llvm | FileCheck %s --match-full-lines

// Operations on sparse matrices stay if they neither wait for one token nor return one.

// CHECK-LABEL: llvm.func @sync(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg11, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg12, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg13, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg14, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg16, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg15, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg17, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<9x9xf16>
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg6, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg7, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg8, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg9, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg10, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xf32>
// CHECK-NEXT: %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg1, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg2, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg3, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg4, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xindex>
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %spmat = gpu.create_coo_aos  %23, %23, %23, %22, %15 : memref<7xindex>, memref<9xf32>
// CHECK-NEXT: %dnTensor = gpu.create_dn_tensor  %15, %23 : index into memref<9xf32>
// CHECK-NEXT: %dnTensor_0 = gpu.create_dn_tensor  %8, %23, %23 : index, index into memref<9x9xf16>
// CHECK-NEXT: %spMat = gpu.create_2to4_spmat { NONE} %23, %23, %15 : memref<9xf32>
// CHECK-NEXT: %bufferSz = gpu.spmv_buffer_size  %spmat, %dnTensor, %dnTensor into f32
// CHECK-NEXT: %bufferSzs:3 = gpu.spmm_buffer_size  %spMat, %dnTensor_0, %dnTensor_0 : index, index, index into f16
// CHECK-NEXT: %bufferSzs_1 = gpu.spmm_buffer_size  %spmat, %dnTensor_0, %dnTensor_0 : index into f16
// CHECK-NEXT: %rows, %cols, %nnz = gpu.spmat_get_size  %spmat
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @sync(%n: index, %p: memref<7xindex>, %v: memref<9xf32>, %w: memref<9x9xf16>) {
  %a = gpu.create_coo_aos %n, %n, %n, %p, %v : memref<7xindex>, memref<9xf32>
  %b = gpu.create_dn_tensor %v, %n : index into memref<9xf32>
  %c = gpu.create_dn_tensor %w, %n, %n : index, index into memref<9x9xf16>
  %d = gpu.create_2to4_spmat {NONE} %n, %n, %v : memref<9xf32>
  %e = gpu.spmv_buffer_size %a, %b, %b into f32
  %f, %g, %h = gpu.spmm_buffer_size %d, %c, %c : index, index, index into f16
  %i = gpu.spmm_buffer_size %a, %c, %c : index into f16
  %j, %k, %l = gpu.spmat_get_size %a
  return
}

// -----

// CHECK-LABEL: llvm.func @destroy(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg1, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg4, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %14 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %18 = llvm.call @mgpuCreateCooAoS(%arg0, %arg0, %arg0, %14, %15, %16, %17, %12) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %19 = builtin.unrealized_conversion_cast %18 : !llvm.ptr to !gpu.sparse.spmat_handle
// CHECK-NEXT: %20 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %22 = llvm.call @mgpuCreateDnVec(%arg0, %20, %21, %12) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %23 = builtin.unrealized_conversion_cast %22 : !llvm.ptr to !gpu.sparse.dntensor_handle
// CHECK-NEXT: gpu.destroy_sp_mat [%13] %19
// CHECK-NEXT: gpu.destroy_dn_tensor [%13] %23
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
func.func @destroy(%n: index, %p: memref<7xindex>, %v: memref<9xf32>) {
  %t0 = gpu.wait async
  %a, %t1 = gpu.create_coo_aos async [%t0] %n, %n, %n, %p, %v : memref<7xindex>, memref<9xf32>
  %b, %t2 = gpu.create_dn_tensor async [%t1] %v, %n : index into memref<9xf32>
  gpu.destroy_sp_mat [%t2] %a
  gpu.destroy_dn_tensor [%t2] %b
  return
}

// -----

// CHECK-LABEL: llvm.func @products(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg13, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg14, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg15, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg16, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg17, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xi8>
// CHECK-NEXT: %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg6, %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg7, %8[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg8, %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg9, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg11, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %arg10, %12[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg12, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %arg1, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %arg2, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %arg3, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %arg4, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %arg5, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %22 = builtin.unrealized_conversion_cast %21 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %23 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %25 = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT: %26 = llvm.alloca %25 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %27 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %28 = builtin.unrealized_conversion_cast %27 : !llvm.ptr to !gpu.sparse.spmat_handle
// CHECK-NEXT: llvm.call @mgpuCusparseLtCreate2To4SpMat(%27, %arg0, %arg0, %23, %24, %21) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %29 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %30 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %31 = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT: %32 = llvm.alloca %31 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %33 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %34 = builtin.unrealized_conversion_cast %33 : !llvm.ptr to !gpu.sparse.dntensor_handle
// CHECK-NEXT: llvm.call @mgpuCreateCuSparseLtDnMat(%33, %arg0, %arg0, %29, %30, %21) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: gpu.spmm [%22] %28, %34, %34, %6, %6, %6 : memref<1xi8>, memref<1xi8>, memref<1xi8> into f16
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT: llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
func.func @products(%n: index, %v: memref<9xf16>, %w: memref<9x9xf16>, %x: memref<1xi8>) {
  %t0 = gpu.wait async
  %a, %t1 = gpu.create_2to4_spmat async [%t0] {NONE} %n, %n, %v : memref<9xf16>
  %b, %t2 = gpu.create_dn_tensor async [%t1] %w, %n, %n : index, index into memref<9x9xf16>
  gpu.spmm [%t2] %a, %b, %b, %x, %x, %x : memref<1xi8>, memref<1xi8>, memref<1xi8> into f16
  return
}

// -----

// Two tokens.
// CHECK-LABEL: llvm.func @two(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xf32>
// CHECK-NEXT: %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg1, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg2, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg3, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg4, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %arg5, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xindex>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %15 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %17 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT: %18 = builtin.unrealized_conversion_cast %17 : !llvm.ptr to !gpu.async.token
// CHECK-NEXT: %spmat, %asyncToken = gpu.create_coo_aos async [%16, %18] %14, %14, %14, %13, %6 : memref<7xindex>, memref<9xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mgpuStreamCreate() -> !llvm.ptr
func.func @two(%n: index, %p: memref<7xindex>, %v: memref<9xf32>) {
  %t0 = gpu.wait async
  %t1 = gpu.wait async
  %a, %t2 = gpu.create_coo_aos async [%t0, %t1] %n, %n, %n, %p, %v : memref<7xindex>, memref<9xf32>
  return
}
