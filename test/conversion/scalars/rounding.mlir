// RUN: mlir-opt %s -split-input-file --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-scalars)))" | FileCheck %s

// SPIR-V has no instruction that rounds by a mode, so a stated mode works on the bits. Toward zero drops digits.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16, Int16, Float64, Int64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @half
    // CHECK-SAME: (%[[X:.*]]: f32, %[[O:.*]]: memref<1xf16>)
    gpu.func @half(%x: f32, %o: memref<1xf16>) kernel {
      %c0 = arith.constant 0 : index
      // CHECK: %[[IN:.*]] = arith.bitcast %[[X]] : f32 to i32
      // CHECK: arith.minsi %{{.*}}, %c31743_i32{{.*}} : i32
      // CHECK-NOT: arith.truncf
      // CHECK: %[[SHORT:.*]] = arith.trunci %{{.*}} : i32 to i16
      // CHECK: %[[F:.*]] = arith.bitcast %[[SHORT]] : i16 to f16
      // CHECK: memref.store %[[F]], %[[O]]
      %0 = arith.truncf %x toward_zero : f32 to f16
      memref.store %0, %o[%c0] : memref<1xf16>
      gpu.return
    }
    // The digits of an f64 round once.
    // CHECK-LABEL: gpu.func @vectors
    // CHECK-SAME: (%[[X:.*]]: vector<2xf64>, %[[O:.*]]: memref<1xvector<2xf32>>)
    gpu.func @vectors(%x: vector<2xf64>, %o: memref<1xvector<2xf32>>) kernel {
      %c0 = arith.constant 0 : index
      // CHECK: arith.bitcast %[[X]] : vector<2xf64> to vector<2xi64>
      // CHECK-NOT: arith.truncf
      // CHECK: %[[SHORT:.*]] = arith.trunci %{{.*}} : vector<2xi64> to vector<2xi32>
      // CHECK: %[[F:.*]] = arith.bitcast %[[SHORT]] : vector<2xi32> to vector<2xf32>
      // CHECK: memref.store %[[F]], %[[O]]
      %0 = arith.truncf %x to_nearest_even : vector<2xf64> to vector<2xf32>
      memref.store %0, %o[%c0] : memref<1xvector<2xf32>>
      gpu.return
    }
    // Without a mode the device rounds. Formats that SPIR-V lacks are those of another pass.
    // CHECK-LABEL: gpu.func @left
    gpu.func @left(%x: f32, %y: f64) kernel {
      // CHECK-NEXT: arith.truncf %{{.*}} : f32 to f16
      // CHECK-NEXT: arith.truncf %{{.*}} upward : f32 to bf16
      // CHECK-NEXT: arith.truncf %{{.*}} upward : f64 to tf32
      // CHECK-NEXT: gpu.return
      %0 = arith.truncf %x : f32 to f16
      %1 = arith.truncf %x upward : f32 to bf16
      %2 = arith.truncf %y upward : f64 to tf32
      gpu.return
    }
  }
}

// -----

// Without integers of 16 bits, the conversion gets a number that f16 has.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16, Float64, Int64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @noInt16
    gpu.func @noInt16(%x: f32, %y: f64, %o: memref<2xf16>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      // CHECK-NOT: i16
      // CHECK: %[[F:.*]] = arith.bitcast %{{.*}} : i32 to f32
      // CHECK-NEXT: %[[A:.*]] = arith.truncf %[[F]] : f32 to f16
      // CHECK: arith.bitcast %{{.*}} : f64 to i64
      // CHECK: arith.trunci %{{.*}} : i64 to i32
      // CHECK: %[[G:.*]] = arith.bitcast %{{.*}} : i32 to f32
      // CHECK-NEXT: %[[B:.*]] = arith.truncf %[[G]] : f32 to f16
      // CHECK: memref.store %[[A]]
      // CHECK: memref.store %[[B]]
      %0 = arith.truncf %x upward : f32 to f16
      %1 = arith.truncf %y to_nearest_away : f64 to f16
      memref.store %0, %o[%c0] : memref<2xf16>
      memref.store %1, %o[%c1] : memref<2xf16>
      gpu.return
    }
  }
}

// -----

// The conversion refuses a format that the target lacks, at the operation that has it.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @noFloats
    gpu.func @noFloats(%x: f32, %y: f64) kernel {
      // CHECK-NEXT: arith.truncf %{{.*}} downward : f32 to f16
      // CHECK-NEXT: arith.truncf %{{.*}} downward : f64 to f32
      // CHECK-NEXT: gpu.return
      %0 = arith.truncf %x downward : f32 to f16
      %1 = arith.truncf %y downward : f64 to f32
      gpu.return
    }
  }
}
