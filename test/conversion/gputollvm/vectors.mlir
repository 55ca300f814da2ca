// RUN: mlir-opt %s -gpu-to-llvm | FileCheck %s

// Vectors of one element are stored as scalars.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: vector<1xf32>, %arg8: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %11 = llvm.extractelement %arg7[%10 : i64] : vector<1xf32>
// CHECK-NEXT:     %12 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %11, %13 : f32, !llvm.ptr
// CHECK-NEXT:     %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %15 = llvm.getelementptr %14[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %arg8, %15 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %16 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %17 = llvm.getelementptr %16[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %19 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %20 = llvm.getelementptr %19[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %arg8, %20 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %21 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %22 = llvm.extractelement %arg7[%21 : i64] : vector<1xf32>
// CHECK-NEXT:     %23 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %24 = llvm.getelementptr %23[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %22, %24 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: i32, %m: memref<4xf32>, %i: index, %v: vector<1xf32>, %w: vector<4xf32>) {
  %x = arith.addi %a, %a : i32
  %c0 = arith.constant 0 : index
  vector.store %v, %m[%i] : memref<4xf32>, vector<1xf32>
  vector.store %w, %m[%i] : memref<4xf32>, vector<4xf32>
  %l = vector.load %m[%i] : memref<4xf32>, vector<1xf32>
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<1xf32>, memref<4xf32>
  return
}
