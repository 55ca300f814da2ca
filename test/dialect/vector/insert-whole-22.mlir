// RUN: mlir-opt --mlir-version=22 --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @whole
// CHECK-SAME: (%[[X:.*]]: f32,
// CHECK: vector.broadcast %[[X]] : f32 to vector<1xf32>
// CHECK: vector.broadcast %[[X]] : f32 to vector<f32>
func.func @whole(%x: f32, %v: vector<1xf32>, %w: vector<f32>) -> (vector<1xf32>, vector<f32>) {
  %0 = vector.insert %x, %v[0] : f32 into vector<1xf32>
  %1 = vector.insert %x, %w[] : f32 into vector<f32>
  return %0, %1 : vector<1xf32>, vector<f32>
}

// CHECK-LABEL: func.func @part
// CHECK: vector.insert {{.*}} into vector<[1]xf32>
// CHECK: vector.insert {{.*}} into vector<1xf32>
func.func @part(%x: f32, %v: vector<[1]xf32>, %w: vector<1xf32>, %i: index) -> (vector<[1]xf32>, vector<1xf32>) {
  %0 = vector.insert %x, %v[0] : f32 into vector<[1]xf32>
  %1 = vector.insert %x, %w[%i] : f32 into vector<1xf32>
  return %0, %1 : vector<[1]xf32>, vector<1xf32>
}
