// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
gpu.module @kernels {

// The index in the memref and the condition that it is inside are those of the position, or of the
// first place that the transfer reads. There is one branch.
// CHECK-LABEL: gpu.func @row
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index, %[[O:.*]]: memref<2xf32>
gpu.func @row(%m: memref<?xf32>, %i: index, %o: memref<2xf32>) kernel {
  // CHECK: %[[PAD:.*]] = arith.constant 7.000000e+00 : f32
  // CHECK: %[[SIZE:.*]] = memref.dim %[[M]]
  // CHECK: %[[IN0:.*]] = arith.cmpi ult, %[[I]], %[[SIZE]]
  // CHECK: %[[I1:.*]] = arith.addi %[[I]]
  // CHECK: %[[IN1:.*]] = arith.cmpi ult, %[[I1]], %[[SIZE]]
  // CHECK: %[[NEGATIVE:.*]] = arith.cmpi slt, %[[I]]
  // CHECK: %[[FIRST:.*]] = arith.select %[[NEGATIVE]], %{{.*}}, %[[I]] : index
  // CHECK: %[[AT0:.*]] = arith.select %[[IN0]], %[[I]], %[[FIRST]] : index
  // CHECK: %[[SOME:.*]] = arith.ori %[[IN0]], %[[IN1]] : i1
  // CHECK: %[[AT1:.*]] = arith.select %[[IN1]], %[[I1]], %[[FIRST]] : index
  // CHECK: %[[R:.*]] = scf.if %[[SOME]] -> (vector<2xf32>) {
  // CHECK: %[[V0:.*]] = memref.load %[[M]][%[[AT0]]]
  // CHECK: %[[S0:.*]] = arith.select %[[IN0]], %[[V0]], %[[PAD]] : f32
  // CHECK: %[[V1:.*]] = memref.load %[[M]][%[[AT1]]]
  // CHECK: %[[S1:.*]] = arith.select %[[IN1]], %[[V1]], %[[PAD]] : f32
  // CHECK: vector.from_elements %[[S0]], %[[S1]] : vector<2xf32>
  // CHECK: } else {
  // CHECK-NOT: memref.load
  // CHECK: scf.yield
  // CHECK-NOT: scf.if
  // CHECK: gpu.return
  %pad = arith.constant 7.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<2xf32>
  vector.store %v, %o[%c0] : memref<2xf32>, vector<2xf32>
  gpu.return
}

// Rows that are in bounds have no condition.
// CHECK-LABEL: gpu.func @columns
// CHECK-COUNT-2: arith.cmpi ult
// CHECK-NOT: arith.cmpi ult
// CHECK: scf.if
// CHECK-COUNT-4: memref.load
// CHECK-NOT: memref.load
// CHECK: gpu.return
gpu.func @columns(%m: memref<?x?xi32>, %i: index, %j: index, %o: memref<2x2xi32>) kernel {
  %pad = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true, false]} : memref<?x?xi32>, vector<2x2xi32>
  vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi32>, memref<2x2xi32>
  gpu.return
}

// With a mask, elements that are off may not be read: each has its branch.
// CHECK-LABEL: gpu.func @masked
// CHECK-COUNT-2: scf.if
// CHECK: gpu.return
gpu.func @masked(%m: memref<?xf32>, %i: index, %n: index, %o: memref<2xf32>) kernel {
  %pad = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %mask = vector.create_mask %n : vector<2xi1>
  %v = vector.transfer_read %m[%i], %pad, %mask : memref<?xf32>, vector<2xf32>
  vector.store %v, %o[%c0] : memref<2xf32>, vector<2xf32>
  gpu.return
}
}
}
