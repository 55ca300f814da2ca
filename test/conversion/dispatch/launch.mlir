// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches --split-input-file %s | FileCheck %s

// Each invocation computes 16 elements, whose loop loads four elements of each operand. Those beyond the result store nothing.

// CHECK-LABEL: func.func @product
func.func @product(%a: tensor<40x70xf32>, %b: tensor<70x50xf32>, %c: tensor<40x50xf32>) -> tensor<40x50xf32> {
  // CHECK: %[[OUT:.*]] = memref.alloc() : memref<40x50xf32>
  // CHECK: gpu.launch
  // CHECK: scf.for {{.*}} -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  // CHECK-COUNT-8: memref.load
  // CHECK-NOT: memref.load
  // CHECK-COUNT-16: arith.mulf
  // CHECK: scf.yield
  // CHECK-COUNT-16: memref.store {{.*}}, %[[OUT]]
  %m = linalg.matmul ins(%a, %b : tensor<40x70xf32>, tensor<70x50xf32>) outs(%c : tensor<40x50xf32>) -> tensor<40x50xf32>
  return %m : tensor<40x50xf32>
}

// -----

// The invocations of one workgroup add the elements.

#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
// CHECK-LABEL: func.func @sum
func.func @sum(%x: tensor<?xf32>) -> tensor<f32> {
  // CHECK: gpu.launch {{.*}} threads(%[[LANE:.*]], %{{.*}}, %{{.*}}) in
  // CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[LANE]]
  // CHECK: %[[PART:.*]] = scf.for %{{.*}} = %[[LANE]] to
  // CHECK: gpu.all_reduce add %[[PART]] uniform
  // CHECK: scf.if %[[FIRST]]
  // CHECK: memref.store
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]} ins(%x : tensor<?xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %o, %a : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %s : tensor<f32>
}

// -----

// The result of a dispatch has memory of its own, so that the argument keeps its elements.

// CHECK-LABEL: func.func @updated
func.func @updated(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[OUT:.*]] = memref.alloc() : memref<8xf32>
  // CHECK: memref.load %arg0
  // CHECK: memref.store %{{.*}}, %[[OUT]]
  // CHECK: return %arg0, %[[OUT]]
  %y = linalg.exp ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return %x, %y : tensor<8xf32>, tensor<8xf32>
}

// -----

// A copy, and an operation on memrefs.

// CHECK-LABEL: func.func @buffers
func.func @buffers(%x: memref<?xf32>, %y: memref<?xf32>) {
  // CHECK: gpu.launch
  // CHECK: memref.load %arg0
  // CHECK: memref.store %{{.*}}, %arg1
  // CHECK: gpu.launch
  // CHECK: memref.load %arg1
  // CHECK: math.exp
  // CHECK: memref.store %{{.*}}, %arg1
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  linalg.exp ins(%y : memref<?xf32>) outs(%y : memref<?xf32>)
  return
}
