// RUN: mlir-opt --mlir-version=22 --convert-vector-to-spirv %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --convert-memref-to-spirv %s | FileCheck --check-prefix=MEMREF %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @one
func.func @one(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) {
  // CHECK: %[[P:.*]] = spirv.AccessChain
  // CHECK-NEXT: %[[V:.*]] = spirv.Load "StorageBuffer" %[[P]] : f32
  // CHECK: %[[Q:.*]] = spirv.AccessChain
  // CHECK-NEXT: spirv.Store "StorageBuffer" %[[Q]], %[[V]] ["Aligned", 4] : f32
  %0 = vector.load %m[%i] : memref<8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  vector.store %0, %m[%i] {alignment = 4 : i64} : memref<8xf32, #spirv.storage_class<StorageBuffer>>, vector<1xf32>
  return
}

// CHECK-LABEL: func.func @four
func.func @four(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) {
  // CHECK: spirv.Load "StorageBuffer" %{{.*}} ["Aligned", 16] : vector<4xf32>
  // CHECK: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 8] : vector<4xf32>
  %0 = vector.load %m[%i] {alignment = 16 : i64} : memref<8xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
  vector.store %0, %m[%i] {alignment = 8 : i64} : memref<8xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @step
func.func @step() -> (vector<3xindex>, vector<1xindex>) {
  // CHECK: %[[C0:.*]] = spirv.Constant 0 : i32
  // CHECK: %[[C1:.*]] = spirv.Constant 1 : i32
  // CHECK: %[[C2:.*]] = spirv.Constant 2 : i32
  // CHECK: spirv.CompositeConstruct %[[C0]], %[[C1]], %[[C2]] : (i32, i32, i32) -> vector<3xi32>
  // CHECK: spirv.Constant 0 : i32
  %0 = vector.step : vector<3xindex>
  %1 = vector.step : vector<1xindex>
  return %0, %1 : vector<3xindex>, vector<1xindex>
}

// MEMREF-LABEL: func.func @scalars
func.func @scalars(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) {
  // MEMREF: spirv.Load "StorageBuffer" %{{.*}} ["Aligned", 32] : f32
  // MEMREF: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} ["Aligned|Nontemporal", 16] : f32
  %0 = memref.load %m[%i] {alignment = 32 : i64} : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %0, %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  return
}
}
