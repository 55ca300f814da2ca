// RUN: mlir-opt %s -split-input-file -convert-arith-to-llvm | FileCheck %s --match-full-lines

// Casts of indices keep, widen or narrow their integers, row by row.

// CHECK-LABEL: func.func @index_casts(%arg0: index, %arg1: i32, %arg2: i64, %arg3: i128, %arg4: vector<2x3xindex>, %arg5: vector<4xi8>, %arg6: vector<[4]xindex>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT: %3 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %4 = llvm.trunc %arg3 : i128 to i64
// CHECK-NEXT: %5 = llvm.zext %1 : i64 to i128
// CHECK-NEXT: %6 = llvm.trunc %arg3 : i128 to i64
// CHECK-NEXT: %7 = llvm.mlir.undef : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %9 = llvm.trunc %8 : vector<3xi64> to vector<3xi16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[0] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %12 = llvm.trunc %11 : vector<3xi64> to vector<3xi16>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<3xi16>>
// CHECK-NEXT: %14 = llvm.zext %arg5 : vector<4xi8> to vector<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @index_casts(%a: index, %b: i32, %c: i64, %d: i128, %e: vector<2x3xindex>, %f: vector<4xi8>, %g: vector<[4]xindex>) {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %b : i32 to index
  %2 = arith.index_cast %c : i64 to index
  %3 = arith.index_cast %d : i128 to index
  %4 = arith.index_castui %a : index to i128
  %5 = arith.index_castui %d : i128 to index
  %6 = arith.index_cast %e : vector<2x3xindex> to vector<2x3xi16>
  %7 = arith.index_castui %f : vector<4xi8> to vector<4xindex>
  %8 = arith.index_cast %g : vector<[4]xindex> to vector<[4]xi64>
  return
}

// -----

// CHECK-LABEL: func.func @tensors(%arg0: tensor<4xf32>, %arg1: tensor<4xindex>, %arg2: tensor<4xi32>) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = arith.cmpf oeq, %arg0, %arg0 : tensor<4xf32>
// CHECK-NEXT: %2 = arith.index_cast %arg1 : tensor<4xindex> to tensor<4xi32>
// CHECK-NEXT: %3 = arith.extsi %arg2 : tensor<4xi32> to tensor<4xi64>
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg2, %arg2 : tensor<4xi32>, tensor<4xi1>
// CHECK-NEXT: %low, %high = arith.mului_extended %arg2, %arg2 : tensor<4xi32>
// CHECK-NEXT: %4 = arith.cmpi slt, %arg2, %arg2 : tensor<4xi32>
// CHECK-NEXT: %5 = arith.truncf %arg0 : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tensors(%a: tensor<4xf32>, %i: tensor<4xindex>, %b: tensor<4xi32>) {
  %0 = arith.addf %a, %a : tensor<4xf32>
  %1 = arith.cmpf oeq, %a, %a : tensor<4xf32>
  %2 = arith.index_cast %i : tensor<4xindex> to tensor<4xi32>
  %3 = arith.extsi %b : tensor<4xi32> to tensor<4xi64>
  %4, %5 = arith.addui_extended %b, %b : tensor<4xi32>, tensor<4xi1>
  %6, %7 = arith.mului_extended %b, %b : tensor<4xi32>
  %8 = arith.cmpi slt, %b, %b : tensor<4xi32>
  %9 = arith.truncf %a : tensor<4xf32> to tensor<4xf16>
  return
}

// -----

// CHECK-LABEL: func.func @extended(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<2x3xi32>, %arg3: index) {
// CHECK-NEXT: %0 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %1 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %2 = llvm.mul %0, %1 : i64
// CHECK-NEXT: %3 = llvm.trunc %2 : i64 to i32
// CHECK-NEXT: %4 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %5 = llvm.lshr %2, %4  : i64
// CHECK-NEXT: %6 = llvm.trunc %5 : i64 to i32
// CHECK-NEXT: %7 = llvm.sext %arg1 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %8 = llvm.sext %arg1 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %9 = llvm.mul %7, %8 : vector<4xi64>
// CHECK-NEXT: %10 = llvm.trunc %9 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %11 = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT: %12 = llvm.lshr %9, %11  : vector<4xi64>
// CHECK-NEXT: %13 = llvm.trunc %12 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg2, %arg2 : vector<2x3xi32>
// CHECK-NEXT: %14 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %15 = llvm.extractvalue %14[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %16 = llvm.extractvalue %14[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %17 = "llvm.intr.uadd.with.overflow"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %18 = llvm.extractvalue %17[0] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %19 = llvm.extractvalue %17[1] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg2, %arg2 : vector<2x3xi32>, vector<2x3xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @extended(%a: i32, %b: vector<4xi32>, %c: vector<2x3xi32>, %d: index) {
  %0, %1 = arith.mului_extended %a, %a : i32
  %2, %3 = arith.mulsi_extended %b, %b : vector<4xi32>
  %4, %5 = arith.mulsi_extended %c, %c : vector<2x3xi32>
  %6, %7 = arith.addui_extended %a, %a : i32, i1
  %8, %9 = arith.addui_extended %b, %b : vector<4xi32>, vector<4xi1>
  %10, %11 = arith.addui_extended %c, %c : vector<2x3xi32>, vector<2x3xi1>
  return
}

// -----

// CHECK-LABEL: func.func @rounding(%arg0: f32, %arg1: vector<4xf64>, %arg2: vector<2x3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f32 to f16
// CHECK-NEXT: %2 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f32 to f16
// CHECK-NEXT: %3 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f32 to f16
// CHECK-NEXT: %4 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f32 to bf16
// CHECK-NEXT: %5 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f32 to f16
// CHECK-NEXT: %6 = llvm.intr.experimental.constrained.fptrunc %arg1 towardzero ignore : vector<4xf64> to vector<4xf32>
// CHECK-NEXT: %7 = llvm.mlir.undef : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.fptrunc %8 : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[0] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %12 = llvm.fptrunc %11 : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rounding(%a: f32, %b: vector<4xf64>, %c: vector<2x3xf32>) {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  %1 = arith.truncf %a downward : f32 to f16
  %2 = arith.truncf %a upward : f32 to f16
  %3 = arith.truncf %a toward_zero : f32 to bf16
  %4 = arith.truncf %a to_nearest_away : f32 to f16
  %5 = arith.truncf %b toward_zero : vector<4xf64> to vector<4xf32>
  %6 = arith.truncf %c : vector<2x3xf32> to vector<2x3xf16>
  return
}

// -----

// CHECK-LABEL: func.func @rows(%arg0: vector<2x3xf32>, %arg1: vector<2x3xi32>, %arg2: vector<2x3xi1>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = llvm.fcmp "olt" %3, %4 : vector<3xf32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.fcmp "olt" %7, %8 : vector<3xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %11 = llvm.mlir.constant(dense<false> : vector<2x3xi1>) : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %12 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %14 = llvm.sitofp %13 : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %12[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %17 = llvm.sitofp %16 : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %15[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rows(%a: vector<2x3xf32>, %i: vector<2x3xi32>, %b: vector<2x3xi1>) {
  %0 = arith.cmpf olt, %a, %a : vector<2x3xf32>
  %1 = arith.cmpi ult, %i, %i : vector<2x3xi32>
  %2 = arith.select %b, %a, %a : vector<2x3xi1>, vector<2x3xf32>
  %3 = arith.sitofp %i : vector<2x3xi32> to vector<2x3xf32>
  return
}

// -----

// CHECK-LABEL: func.func @types(%arg0: vector<[2]x3xf32>, %arg1: vector<[2]x3xi32>) {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 : vector<[2]x3xf32>
// CHECK-NEXT: %1 = arith.cmpf olt, %arg0, %arg0 : vector<[2]x3xf32>
// CHECK-NEXT: %2 = arith.cmpi ult, %arg1, %arg1 : vector<[2]x3xi32>
// CHECK-NEXT: %3 = arith.truncf %arg0 : vector<[2]x3xf32> to vector<[2]x3xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @types(%a: vector<[2]x3xf32>, %b: vector<[2]x3xi32>) {
  %0 = arith.addf %a, %a : vector<[2]x3xf32>
  %1 = arith.cmpf olt, %a, %a : vector<[2]x3xf32>
  %2 = arith.cmpi ult, %b, %b : vector<[2]x3xi32>
  %3 = arith.truncf %a : vector<[2]x3xf32> to vector<[2]x3xf16>
  return
}
