// Positions that are poison, and positions of operands that are constants.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --canonicalize | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --convert-vector-to-spirv | FileCheck %s --check-prefix=SPIRV

// CHECK-LABEL: func.func @extract
// CHECK: ub.poison : f32
// SPIRV-LABEL: func.func @extract
// SPIRV: spirv.Undef : f32
func.func @extract(%v: vector<4xf32>) -> f32 {
  %0 = vector.extract %v[-1] : f32 from vector<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @insert
// CHECK: ub.poison : vector<4xf32>
// SPIRV-LABEL: func.func @insert
// SPIRV: spirv.Undef : vector<4xf32>
func.func @insert(%s: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %s, %v[-1] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @constants
// CHECK: vector.extract %{{.*}}[1] : f32
// CHECK: vector.insert %{{.*}}, %{{.*}} [2] : f32
// SPIRV-LABEL: func.func @constants
// SPIRV: spirv.CompositeExtract %{{.*}}[1 : i32]
// SPIRV: spirv.CompositeInsert %{{.*}}, %{{.*}}[2 : i32]
func.func @constants(%v: vector<4xf32>) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.extract %v[%c1] : f32 from vector<4xf32>
  %1 = vector.insert %0, %v[%c2] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}

// A position outside of the vector stays an operand, because the operation would not be valid.
// CHECK-LABEL: func.func @outside
// CHECK: vector.extract %{{.*}}[%{{.*}}, 3]
func.func @outside(%v: vector<4x4xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %0 = vector.extract %v[%c7, %c3] : f32 from vector<4x4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @of_poison
// CHECK-NEXT: %[[P:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT: return %[[P]]
func.func @of_poison() -> vector<2x2xf32> {
  %q = ub.poison : vector<4xf32>
  %s = vector.shuffle %q, %q [3, 2, 1, 1] : vector<4xf32>, vector<4xf32>
  %0 = vector.shape_cast %s : vector<4xf32> to vector<2x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}
