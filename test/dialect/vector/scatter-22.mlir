// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s

// CHECK-LABEL: func @scatters
func.func @scatters(%t: tensor<8xf32>, %i: index, %offsets: vector<4xindex>, %k: vector<4xi1>, %v: vector<4xf32>) -> tensor<8xf32> {
  // CHECK: vector.scatter %{{.*}}[%{{.*}}] [%{{.*}}], %{{.*}}, %{{.*}} : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  %r = vector.scatter %t[%i] [%offsets], %k, %v : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
