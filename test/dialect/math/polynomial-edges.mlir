// RUN: mlir-opt %s -test-math-polynomial-approximation=enable-avx2 -allow-unregistered-dialect | FileCheck %s

// mlir-opt makes operations that do not verify of the first two.
// CHECK-LABEL: @shapes(
// CHECK-NOT: math.asin
// CHECK: math.fma %{{.+}}, %{{.+}}, %{{.+}} : vector<f32>
// CHECK: math.exp %{{.+}} : tensor<4xf32>
// CHECK: math.rsqrt %{{.+}} : vector<f32>
func.func @shapes(%v: vector<f32>, %t: tensor<4xf32>) -> (vector<f32>, tensor<4xf32>, vector<f32>) {
  %0 = math.asin %v : vector<f32>
  %1 = math.exp %t : tensor<4xf32>
  %2 = math.rsqrt %v : vector<f32>
  return %0, %1, %2 : vector<f32>, tensor<4xf32>, vector<f32>
}

// The shape has too many rows to write each of them down.
// CHECK-LABEL: @many(
// CHECK-NEXT: math.rsqrt
func.func @many(%v: vector<70000x8xf32>) -> vector<70000x8xf32> {
  %0 = math.rsqrt %v : vector<70000x8xf32>
  return %0 : vector<70000x8xf32>
}
