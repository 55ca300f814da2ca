// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func.func @holders
func.func @holders(%i: index) -> (i32, f32) {
  // CHECK: %[[TABLE:.*]] = kernel.table dense<{{\[}}[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2x2xi32>
  %table = kernel.table dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2x2xi32>
  // CHECK: %[[VARIABLE:.*]] = kernel.variable dense<5.000000e-01> : tensor<3xf32> {note} : memref<3xf32, #spirv.storage_class<Private>>
  %variable = kernel.variable dense<0.5> : tensor<3xf32> {note} : memref<3xf32, #spirv.storage_class<Private>>
  // CHECK: memref.load %[[TABLE]]
  %0 = memref.load %table[%i, %i] : memref<2x2xi32>
  // CHECK: memref.load %[[VARIABLE]]
  %1 = memref.load %variable[%i] : memref<3xf32, #spirv.storage_class<Private>>
  return %0, %1 : i32, f32
}

// CHECK-LABEL: func.func @vectors
func.func @vectors(%i: index) -> vector<2xi32> {
  // CHECK: kernel.table dense<{{\[}}[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2xvector<2xi32>>
  %table = kernel.table dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2xvector<2xi32>>
  %0 = memref.load %table[%i] : memref<2xvector<2xi32>>
  return %0 : vector<2xi32>
}
