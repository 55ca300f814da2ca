// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches --split-input-file %s | FileCheck %s --check-prefixes=CHECK,GPU
// RUN: mlir-opt --spirv-form-dispatches --spirv-place-tensors --spirv-launch-dispatches=cpu --split-input-file %s | FileCheck %s --check-prefixes=CHECK,CPU

// On processors, an invocation computes 8 x 8 elements if enough invocations are left.

// CHECK-LABEL: func.func @large
func.func @large(%a: tensor<256x70xf32>, %b: tensor<70x256xf32>, %c: tensor<256x256xf32>) -> tensor<256x256xf32> {
  // GPU: gpu.launch blocks({{.*}}) in (%{{.*}} = %c4, %{{.*}} = %c8, %{{.*}} = %c1{{.*}}) threads({{.*}}) in (%{{.*}} = %c16{{.*}}, %{{.*}} = %c8
  // GPU-COUNT-16: memref.store
  // GPU-NOT: memref.store
  // CPU: gpu.launch
  // CPU-COUNT-64: memref.store
  // CPU-NOT: memref.store
  // CHECK: return
  %m = linalg.matmul ins(%a, %b : tensor<256x70xf32>, tensor<70x256xf32>) outs(%c : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %m : tensor<256x256xf32>
}

// -----

// CHECK-LABEL: func.func @small
func.func @small(%a: tensor<32x70xf32>, %b: tensor<70x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // CHECK: gpu.launch
  // CHECK-COUNT-16: memref.store
  // CHECK-NOT: memref.store
  // CHECK: return
  %m = linalg.matmul ins(%a, %b : tensor<32x70xf32>, tensor<70x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %m : tensor<32x32xf32>
}

// -----

// A dynamic size counts as 256. An invocation that has one row does not compute the others.

// CHECK-LABEL: func.func @dynamic
func.func @dynamic(%a: tensor<?x70xf32>, %b: tensor<70x256xf32>, %c: tensor<?x256xf32>) -> tensor<?x256xf32> {
  // CHECK: gpu.launch
  // CHECK: %[[NEXT:.*]] = arith.addi %{{.*}}, %c8
  // CHECK: %[[MORE:.*]] = arith.cmpi ult, %[[NEXT]], %{{.*}} : index
  // CHECK: scf.if %[[MORE]] {
  // GPU-COUNT-16: memref.store
  // CPU-COUNT-64: memref.store
  // CHECK-NOT: memref.store
  // CHECK: } else {
  // GPU-COUNT-4: memref.store
  // CPU-COUNT-8: memref.store
  // CHECK-NOT: memref.store
  // CHECK: return
  %m = linalg.matmul ins(%a, %b : tensor<?x70xf32>, tensor<70x256xf32>) outs(%c : tensor<?x256xf32>) -> tensor<?x256xf32>
  return %m : tensor<?x256xf32>
}

// -----

// CHECK-LABEL: func.func @layer
func.func @layer(%a: tensor<?x70xf32>, %b: tensor<70x32xf32>, %c: tensor<?x32xf32>) -> tensor<?x32xf32> {
  // CHECK: gpu.launch
  // CHECK-COUNT-16: memref.store
  // CHECK: } else {
  // CHECK-COUNT-4: memref.store
  // CHECK-NOT: memref.store
  // CHECK: return
  %m = linalg.matmul ins(%a, %b : tensor<?x70xf32>, tensor<70x32xf32>) outs(%c : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %m : tensor<?x32xf32>
}

// -----

// The invocations of a workgroup share the sum of a row. On processors they do so only for few rows, or long ones.

#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
// CHECK-LABEL: func.func @rows
func.func @rows(%x: tensor<300x500xf32>, %o: tensor<300xf32>) -> tensor<300xf32> {
  // GPU: gpu.all_reduce
  // CPU-NOT: gpu.all_reduce
  // CHECK: return
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<300x500xf32>) outs(%o : tensor<300xf32>) {
  ^bb0(%a: f32, %c: f32):
    %t = arith.addf %c, %a : f32
    linalg.yield %t : f32
  } -> tensor<300xf32>
  return %s : tensor<300xf32>
}

// -----

#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
// CHECK-LABEL: func.func @long
func.func @long(%x: tensor<300x?xf32>, %o: tensor<300xf32>) -> tensor<300xf32> {
  // CHECK: gpu.all_reduce
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<300x?xf32>) outs(%o : tensor<300xf32>) {
  ^bb0(%a: f32, %c: f32):
    %t = arith.addf %c, %a : f32
    linalg.yield %t : f32
  } -> tensor<300xf32>
  return %s : tensor<300xf32>
}

// -----

// Few elements make small workgroups on processors, so that there is one for each of them.

// CHECK-LABEL: func.func @few
func.func @few(%x: tensor<256xf32>, %o: tensor<256xf32>) -> tensor<256xf32> {
  // GPU: gpu.launch blocks({{.*}}) in (%{{.*}} = %c2{{[_0-9]*}}, {{.*}} threads({{.*}}) in (%{{.*}} = %c128{{[_0-9]*}},
  // CPU: gpu.launch blocks({{.*}}) in (%{{.*}} = %c16{{[_0-9]*}}, {{.*}} threads({{.*}}) in (%{{.*}} = %c16{{[_0-9]*}},
  %y = linalg.exp ins(%x : tensor<256xf32>) outs(%o : tensor<256xf32>) -> tensor<256xf32>
  return %y : tensor<256xf32>
}
