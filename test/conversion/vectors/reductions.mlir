// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" | FileCheck %s

// The conversion to SPIR-V combines sums, products and extrema of integers of vectors that the target
// has. Others are broken down to operations of arith, of which those of floats know NaN.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
gpu.module @kernels {
// CHECK-LABEL: gpu.func @ints
// CHECK: vector.reduction <add>
// CHECK: vector.reduction <mul>
// CHECK: vector.reduction <minui>
// CHECK: vector.reduction <minsi>
// CHECK: vector.reduction <maxui>
// CHECK: vector.reduction <maxsi>
// CHECK-COUNT-2: arith.andi %{{.*}} : i32
// CHECK-COUNT-2: arith.ori %{{.*}} : i32
// CHECK-COUNT-2: arith.xori %{{.*}} : i32
// CHECK-NOT: vector.reduction
// CHECK: gpu.return
gpu.func @ints(%m: memref<9xi32>) kernel {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<9xi32>, vector<3xi32>
  %0 = vector.reduction <add>, %v : vector<3xi32> into i32
  %1 = vector.reduction <mul>, %v : vector<3xi32> into i32
  %2 = vector.reduction <minui>, %v : vector<3xi32> into i32
  %3 = vector.reduction <minsi>, %v : vector<3xi32> into i32
  %4 = vector.reduction <maxui>, %v : vector<3xi32> into i32
  %5 = vector.reduction <maxsi>, %v : vector<3xi32> into i32
  %6 = vector.reduction <and>, %v : vector<3xi32> into i32
  %7 = vector.reduction <or>, %v : vector<3xi32> into i32
  %8 = vector.reduction <xor>, %v : vector<3xi32> into i32
  %w = vector.from_elements %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<9xi32>
  vector.store %w, %m[%c0] : memref<9xi32>, vector<9xi32>
  gpu.return
}

// CHECK-LABEL: gpu.func @booleans
// CHECK-NOT: vector.reduction
// CHECK: arith.addi %{{.*}} : i1
// CHECK: arith.muli %{{.*}} : i1
// CHECK: arith.maxsi %{{.*}} : i1
// CHECK: gpu.return
gpu.func @booleans(%m: memref<9xi1>) kernel {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<9xi1>, vector<2xi1>
  %0 = vector.reduction <add>, %v : vector<2xi1> into i1
  %1 = vector.reduction <mul>, %v, %0 : vector<2xi1> into i1
  %2 = vector.reduction <maxsi>, %v, %1 : vector<2xi1> into i1
  memref.store %2, %m[%c0] : memref<9xi1>
  gpu.return
}

// CHECK-LABEL: gpu.func @floats
// CHECK: vector.reduction <add>
// CHECK: vector.reduction <mul>
// CHECK: arith.minimumf %{{.*}} : f32
// CHECK: arith.maximumf %{{.*}} : f32
// CHECK: arith.minnumf %{{.*}} : f32
// CHECK: arith.maxnumf %{{.*}} : f32
// CHECK-NOT: vector.reduction
// CHECK: gpu.return
gpu.func @floats(%m: memref<6xf32>) kernel {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<6xf32>, vector<2xf32>
  %0 = vector.reduction <add>, %v : vector<2xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<2xf32> into f32
  %2 = vector.reduction <minimumf>, %v : vector<2xf32> into f32
  %3 = vector.reduction <maximumf>, %v : vector<2xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<2xf32> into f32
  %5 = vector.reduction <maxnumf>, %v : vector<2xf32> into f32
  %w = vector.from_elements %0, %1, %2, %3, %4, %5 : vector<6xf32>
  vector.store %w, %m[%c0] : memref<6xf32>, vector<6xf32>
  gpu.return
}

// What the mask leaves out does not change the result.
// CHECK-LABEL: gpu.func @masked
// CHECK: %[[V:.*]] = memref.load
// CHECK: %[[W:.*]] = memref.load
// CHECK: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[P:.*]] = arith.muli %[[V]], %[[ONE]] : i32
// CHECK-NEXT: %[[Q:.*]] = arith.select %[[K:.*]], %[[P]], %[[ONE]] : i32
// CHECK-NEXT: %[[R:.*]] = arith.muli %[[W]], %[[Q]] : i32
// CHECK-NEXT: arith.select %[[L:.*]], %[[R]], %[[Q]] : i32
// CHECK-NEXT: %[[MAX:.*]] = arith.constant 2147483647 : i32
// CHECK-NEXT: arith.minsi %[[V]], %[[MAX]] : i32
// CHECK: %[[MIN:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT: arith.maxsi %[[V]], %[[MIN]] : i32
// CHECK: %[[ALL:.*]] = arith.constant -1 : i32
// CHECK-NEXT: arith.andi %[[V]], %[[ALL]] : i32
// CHECK: %[[ALL:.*]] = arith.constant -1 : i32
// CHECK-NEXT: arith.minui %[[V]], %[[ALL]] : i32
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: arith.maxui %[[V]], %[[ZERO]] : i32
// CHECK: gpu.return
gpu.func @masked(%m: memref<6xi32>, %n: index) kernel {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<6xi32>, vector<2xi32>
  %k = vector.create_mask %n : vector<2xi1>
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %1 = vector.mask %k { vector.reduction <minsi>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %2 = vector.mask %k { vector.reduction <maxsi>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %3 = vector.mask %k { vector.reduction <and>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %4 = vector.mask %k { vector.reduction <minui>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %5 = vector.mask %k { vector.reduction <maxui>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %w = vector.from_elements %0, %1, %2, %3, %4, %5 : vector<6xi32>
  vector.store %w, %m[%c0] : memref<6xi32>, vector<6xi32>
  gpu.return
}
}
}
