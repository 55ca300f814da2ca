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

// CHECK-LABEL: func.func @globals
func.func @globals(%i: index) -> i32 {
  // CHECK: %[[TABLE:.*]] = kernel.global "table" constant dense<[1, 2]> : tensor<2xi32> : memref<2xi32>
  %table = kernel.global "table" constant dense<[1, 2]> : tensor<2xi32> : memref<2xi32>
  // CHECK: %[[EMPTY:.*]] = kernel.global "empty" : memref<2xi32, #spirv.storage_class<StorageBuffer>>
  %empty = kernel.global "empty" : memref<2xi32, #spirv.storage_class<StorageBuffer>>
  // CHECK: memref.load %[[TABLE]]
  %0 = memref.load %table[%i] : memref<2xi32>
  // CHECK: memref.store %{{.*}}, %[[EMPTY]]
  memref.store %0, %empty[%i] : memref<2xi32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}

// CHECK-LABEL: func.func @vectors
func.func @vectors(%i: index) -> vector<2xi32> {
  // CHECK: kernel.table dense<{{\[}}[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2xvector<2xi32>>
  %table = kernel.table dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : memref<2xvector<2xi32>>
  %0 = memref.load %table[%i] : memref<2xvector<2xi32>>
  return %0 : vector<2xi32>
}

// CHECK-LABEL: func.func @others
func.func @others(%m: memref<4x2xi32>, %i: index, %x: i32, %y: f32) -> (i32, f32) {
  // CHECK: %{{.*}} = kernel.dynamic_memory "k" : memref<64xf32, #gpu.address_space<workgroup>>
  %memory = kernel.dynamic_memory "k" : memref<64xf32, #gpu.address_space<workgroup>>
  // CHECK: %[[OLD:.*]] = kernel.exchange %{{.*}}[%{{.*}}, %{{.*}}] : memref<4x2xi32> {
  // CHECK-NEXT: ^bb0(%[[C:.*]]: i32):
  // CHECK-NEXT:   %[[P:.*]] = arith.muli %[[C]], %{{.*}} : i32
  // CHECK-NEXT:   kernel.yield %[[P]] : i32
  // CHECK-NEXT: }
  %old = kernel.exchange %m[%i, %i] : memref<4x2xi32> {
  ^bb0(%c: i32):
    %p = arith.muli %c, %x : i32
    kernel.yield %p : i32
  }
  // CHECK: %[[S:.*]] = kernel.shuffle xor %{{.*}}, %{{.*}} : f32
  %s = kernel.shuffle xor %y, %x : f32
  // CHECK: kernel.print "\09hello"
  kernel.print "\09hello"
  // CHECK: kernel.print "i32 i32\09%d %d", %{{.*}}, %[[OLD]]
  kernel.print "i32 i32\09%d %d", %x, %old
  return %old, %s : i32, f32
}
