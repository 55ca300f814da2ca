// RUN: mlir-opt --split-input-file --convert-memref-to-spirv --cse %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @strided
  // CHECK-SAME:    %[[M:.*]]: memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, %[[I:.*]]: index, %[[J:.*]]: index
  func.func @strided(%m: memref<4x8xf32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index) -> f32 {
    // CHECK-DAG: %[[PM:.*]] = builtin.unrealized_conversion_cast %[[M]] : {{.*}} to !spirv.ptr<!spirv.struct<(!spirv.array<32 x f32, stride=4> [0])>, StorageBuffer>
    // CHECK-DAG: %[[PI:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i32
    // CHECK-DAG: %[[PJ:.*]] = builtin.unrealized_conversion_cast %[[J]] : index to i32
    // CHECK:     %[[ZERO:.*]] = spirv.Constant 0 : i32
    // CHECK:     %[[EIGHT:.*]] = spirv.Constant 8 : i32
    // CHECK:     %[[ROW:.*]] = spirv.IMul %[[PI]], %[[EIGHT]] : i32
    // CHECK:     %[[AT:.*]] = spirv.IAdd %[[PJ]], %[[ROW]] : i32
    // CHECK:     %[[PTR:.*]] = spirv.AccessChain %[[PM]][%[[ZERO]], %[[AT]]]
    // CHECK:     spirv.Load "StorageBuffer" %[[PTR]] : f32
    %0 = memref.load %m[%i, %j] : memref<4x8xf32, #spirv.storage_class<StorageBuffer>>
    return %0 : f32
  }

  // Without 8-bit storage a byte is part of a word, which is changed atomically.
  // CHECK-LABEL: func.func @store_byte
  func.func @store_byte(%v: i8, %m: memref<16xi8, #spirv.storage_class<StorageBuffer>>, %i: index) {
    // CHECK: %[[V:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i8 to i32
    // CHECK: %[[FOUR:.*]] = spirv.Constant 4 : i32
    // CHECK: %[[EIGHT:.*]] = spirv.Constant 8 : i32
    // CHECK: %[[PART:.*]] = spirv.UMod %[[AT:.*]], %[[FOUR]] : i32
    // CHECK: %[[SHIFT:.*]] = spirv.IMul %[[PART]], %[[EIGHT]] : i32
    // CHECK: %[[BYTE:.*]] = spirv.Constant 255 : i32
    // CHECK: %[[MASK:.*]] = spirv.ShiftLeftLogical %[[BYTE]], %[[SHIFT]] : i32, i32
    // CHECK: %[[CLEAR:.*]] = spirv.Not %[[MASK]] : i32
    // CHECK: %[[LOW:.*]] = spirv.BitwiseAnd %[[V]], %[[BYTE]] : i32
    // CHECK: %[[SET:.*]] = spirv.ShiftLeftLogical %[[LOW]], %[[SHIFT]] : i32, i32
    // CHECK: %[[WORD:.*]] = spirv.SDiv %[[AT]], %[[FOUR]] : i32
    // CHECK: %[[PTR:.*]] = spirv.AccessChain %{{.*}}[%{{.*}}, %[[WORD]]] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
    // CHECK: spirv.AtomicAnd <Device> <AcquireRelease> %[[PTR]], %[[CLEAR]]
    // CHECK: spirv.AtomicOr <Device> <AcquireRelease> %[[PTR]], %[[SET]]
    memref.store %v, %m[%i] : memref<16xi8, #spirv.storage_class<StorageBuffer>>
    return
  }

  // CHECK-LABEL: func.func @atomic
  func.func @atomic(%v: i32, %m: memref<4xi32, #spirv.storage_class<Workgroup>>, %i: index) -> i32 {
    // CHECK: spirv.AtomicSMax <Workgroup> <AcquireRelease> %{{.*}}, %{{.*}} : !spirv.ptr<i32, Workgroup>
    %0 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<4xi32, #spirv.storage_class<Workgroup>>) -> i32
    return %0 : i32
  }
}

// -----

// Physical pointers need an alignment.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, PhysicalStorageBufferAddresses, Float64], [SPV_EXT_physical_storage_buffer]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @physical
  func.func @physical(%m: memref<4xf64, #spirv.storage_class<PhysicalStorageBuffer>>, %i: index) {
    // CHECK: %[[V:.*]] = spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 8] : f64
    %0 = memref.load %m[%i] : memref<4xf64, #spirv.storage_class<PhysicalStorageBuffer>>
    // CHECK: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %[[V]] ["Aligned|Nontemporal", 8] : f64
    memref.store %0, %m[%i] {nontemporal = true} : memref<4xf64, #spirv.storage_class<PhysicalStorageBuffer>>
    return
  }
}

// -----

// Kernels index pointers directly.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int8], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @kernel
  func.func @kernel(%m: memref<?xi8, #spirv.storage_class<CrossWorkgroup>>, %i: index) -> i8 {
    // CHECK: %[[P:.*]] = spirv.PtrAccessChain %{{.*}}[%{{.*}}] : !spirv.ptr<i8, CrossWorkgroup>, i32
    // CHECK: spirv.Load "CrossWorkgroup" %[[P]] : i8
    %0 = memref.load %m[%i] : memref<?xi8, #spirv.storage_class<CrossWorkgroup>>
    return %0 : i8
  }
}
