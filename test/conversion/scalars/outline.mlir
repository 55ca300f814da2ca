// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-outline-math))' | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16, Int64], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: gpu.module @several
  gpu.module @several {
    // Operations with the same types and flags become calls of one function, in every kernel. The name
    // sin_f32 is taken.
    // CHECK: gpu.func @sin_f32
    // CHECK: %[[A:.*]] = memref.load
    // CHECK: %[[S:.*]] = func.call @sin_f32_0(%[[A]]) : (f32) -> f32
    // CHECK-NEXT: %[[T:.*]] = func.call @sin_f32_0(%[[S]]) : (f32) -> f32
    // CHECK-NEXT: %[[F:.*]] = math.sin %[[T]] fastmath<nnan> : f32
    // CHECK-NEXT: %[[N:.*]] = math.sin %[[F]] fastmath<afn> : f32
    // CHECK-NEXT: %[[M:.*]] = math.sin %[[N]] fastmath<afn> : f32
    // CHECK-NEXT: %[[P:.*]] = func.call @powf_f32(%[[M]], %[[A]]) : (f32, f32) -> f32
    gpu.func @sin_f32(%m: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %i = gpu.thread_id x
      %a = memref.load %m[%i] : memref<4xf32>
      %s = math.sin %a : f32
      %t = math.sin %s : f32
      // One operation with other flags stays, and so do those that become an instruction.
      %f = math.sin %t fastmath<nnan> : f32
      %n = math.sin %f fastmath<afn> : f32
      %m2 = math.sin %n fastmath<afn> : f32
      %p = math.powf %m2, %a : f32
      memref.store %p, %m[%i] : memref<4xf32>
      gpu.return
    }

    // CHECK: gpu.func @vectors
    // CHECK: func.call @sin_f32_0
    // CHECK-NEXT: func.call @powf_f32
    // CHECK-NEXT: %[[V:.*]] = vector.splat
    // CHECK-NEXT: %[[W:.*]] = func.call @cos_vector_2xf32(%[[V]]) : (vector<2xf32>) -> vector<2xf32>
    // CHECK-NEXT: func.call @cos_vector_2xf32(%[[W]])
    gpu.func @vectors(%m: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %i = gpu.thread_id x
      %a = memref.load %m[%i] : memref<4xf32>
      %s = math.sin %a : f32
      %p = math.powf %s, %a : f32
      %v = vector.splat %p : vector<2xf32>
      %c = math.cos %v : vector<2xf32>
      %d = math.cos %c : vector<2xf32>
      // A power with a constant exponent has a shorter form in each place.
      // CHECK: math.powf
      // CHECK: math.powf
      %two = arith.constant 2.0 : f32
      %x = vector.extract %d[0] : f32 from vector<2xf32>
      %y = math.powf %x, %two : f32
      %z = math.powf %y, %two : f32
      // Instructions with guards are short.
      // CHECK: math.sqrt
      // CHECK-NEXT: math.sqrt
      // CHECK-NEXT: math.exp
      // CHECK-NEXT: math.exp
      %q = math.sqrt %z : f32
      %r = math.sqrt %q : f32
      %e = math.exp %r : f32
      %g = math.exp %e : f32
      memref.store %g, %m[%i] : memref<4xf32>
      gpu.return
    }
    // CHECK: func.func @sin_f32_0(%[[X:.*]]: f32) -> f32 {
    // CHECK-NEXT: %[[R:.*]] = math.sin %[[X]] : f32
    // CHECK-NEXT: return %[[R]] : f32
    // CHECK: func.func @powf_f32(%[[X:.*]]: f32, %[[Y:.*]]: f32) -> f32 {
    // CHECK-NEXT: math.powf %[[X]], %[[Y]] : f32
    // CHECK: func.func @cos_vector_2xf32(
  }
}
