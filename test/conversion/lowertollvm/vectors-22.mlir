// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Without the steps of convert-vector-to-llvm, operations on several dimensions stay.
// CHECK-LABEL: llvm.func @step() -> !llvm.struct<(vector<4xi64>, vector<[4]xi64>)> {
// CHECK-NEXT: %0 = vector.step : vector<4xindex>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %2 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(vector<4xi64>, vector<[4]xi64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(vector<4xi64>, vector<[4]xi64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(vector<4xi64>, vector<[4]xi64>)>
// CHECK-NEXT: llvm.return %5 : !llvm.struct<(vector<4xi64>, vector<[4]xi64>)>
// CHECK-NEXT: }
func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}

// -----

// CHECK-LABEL: llvm.func @several(%arg0: !llvm.array<2 x vector<3xf32>>, %arg1: !llvm.array<2 x vector<4xi8>>, %arg2: f32) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: %2 = vector.fma %1, %1, %1 : vector<2x3xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = vector.bitcast %1 : vector<2x3xf32> to vector<2x6xf16>
// CHECK-NEXT: %5 = vector.interleave %0, %0 : vector<2x4xi8> -> vector<2x8xi8>
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %0 : vector<2x4xi8> -> vector<2x2xi8>
// CHECK-NEXT: %6 = vector.from_elements %arg2, %arg2, %arg2, %arg2 : vector<2x2xf32>
// CHECK-NEXT: llvm.return %3 : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: }
func.func @several(%a: vector<2x3xf32>, %b: vector<2x4xi8>, %x: f32) -> vector<2x3xf32> {
  %0 = vector.fma %a, %a, %a : vector<2x3xf32>
  %1 = vector.bitcast %a : vector<2x3xf32> to vector<2x6xf16>
  %2 = vector.interleave %b, %b : vector<2x4xi8> -> vector<2x8xi8>
  %3, %4 = vector.deinterleave %b : vector<2x4xi8> -> vector<2x2xi8>
  %5 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  return %0 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: llvm.func @memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.array<2 x vector<4xi1>>, %arg9: !llvm.array<2 x vector<4xi64>>, %arg10: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg10 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg9 : !llvm.array<2 x vector<4xi64>> to vector<2x4xindex>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg8 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg7 : i64 to index
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg5, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg4, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg6, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x8xf32>
// CHECK-NEXT: %13 = vector.load %12[%3, %3] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT: vector.store %13, %12[%3, %3] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT: %14 = vector.gather %12[%3, %3] [%1], %2, %0 : memref<4x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.return %15 : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: }
func.func @memory(%t: memref<4x8xf32>, %i: index, %m: vector<2x4xi1>, %v: vector<2x4xindex>, %o: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.load %t[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  vector.store %0, %t[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  %1 = vector.gather %t[%i, %i][%v], %m, %o : memref<4x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// -----

// CHECK-LABEL: llvm.func @broadcasts(%arg0: vector<3xf32>) -> !llvm.array<2 x vector<3xf32>> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: }
func.func @broadcasts(%a: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: llvm.func @masks(%arg0: i64) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %1 = vector.create_mask %0, %0 : vector<2x[4]xi1>
// CHECK-NEXT: %2 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT: %3 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %4 = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %arg0, %4[%5 : i32] : vector<[4]xi64>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<[4]xi64>
// CHECK-NEXT: %8 = llvm.icmp "slt" %3, %7 : vector<[4]xi64>
// CHECK-NEXT: %9 = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: "test.use"(%1, %2, %8, %9) : (vector<2x[4]xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @masks(%n: index) {
  %0 = vector.create_mask %n, %n : vector<2x[4]xi1>
  %1 = vector.create_mask %n : vector<4xi1>
  %2 = vector.create_mask %n : vector<[4]xi1>
  %3 = vector.constant_mask [2] : vector<4xi1>
  "test.use"(%0, %1, %2, %3) : (vector<2x[4]xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>) -> ()
  return
}

// -----

// CHECK-LABEL: llvm.func @masked(%arg0: vector<4xi1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) -> vector<4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg6 : i64 to index
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg5, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32>
// CHECK-NEXT: %8 = vector.mask %arg0 { vector.transfer_read %7[%0], %arg7 : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: llvm.return %8 : vector<4xf32>
// CHECK-NEXT: }
func.func @masked(%m: vector<4xi1>, %t: memref<8xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %f : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// The patterns make operations of arith, which are converted, too.
// CHECK: llvm.func @printF16(i16)
// CHECK-NEXT: llvm.func @printNewline()
// CHECK-NEXT: llvm.func @printI64(i64)
// CHECK-NEXT: llvm.func @prints(%arg0: i8, %arg1: f16) {
// CHECK-NEXT: %0 = llvm.sext %arg0 : i8 to i64
// CHECK-NEXT: llvm.call @printI64(%0) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %1 = llvm.bitcast %arg1 : f16 to i16
// CHECK-NEXT: llvm.call @printF16(%1) : (i16) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @prints(%a: i8, %b: f16) {
  vector.print %a : i8
  vector.print %b : f16
  return
}
