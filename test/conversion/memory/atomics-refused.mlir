// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-atomics),func.func(spirv-expand-atomics)))" -split-input-file -verify-diagnostics

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, Float64], []>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    gpu.func @wide(%m: memref<4xi64>, %f: memref<4xf64>, %i: index, %v: i64, %w: f64) kernel {
      // expected-error @below {{atomic operations on 'i64' need the capability Int64Atomics, which the target lacks}}
      // expected-note @below {{compile for a device that has it (--target=device), or use 32-bit elements}}
      %0 = memref.atomic_rmw addi %v, %m[%i] : (i64, memref<4xi64>) -> i64
      // expected-error @below {{atomic operations on 'f64' need the capability Int64Atomics, which the target lacks}}
      // expected-note @below {{compile for a device that has it}}
      %1 = memref.atomic_rmw addf %w, %f[%i] : (f64, memref<4xf64>) -> f64
      gpu.return
    }
  }
}

// -----

gpu.module @kernels {
  // expected-note @below {{use 32-bit elements, or make the sizes of the buffer constants}}
  gpu.func @gaps(%m: memref<4xi16, strided<[2]>>, %i: index, %v: i16) kernel {
    // expected-error @below {{atomic operations on elements of i16 need a buffer of constant sizes and without gaps, not 'memref<4xi16, strided<[2]>>'}}
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i16, memref<4xi16, strided<[2]>>) -> i16
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-note @below {{use loads and stores, or a buffer of i32, here}}
  gpu.func @other(%m: memref<4xf32>, %i: index, %v: f32) kernel {
    // expected-error @below {{'vector.load' and atomic operations use one buffer, whose elements the target can exchange only as integers}}
    %x = vector.load %m[%i] : memref<4xf32>, vector<2xf32>
    %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-error @below {{the target has atomic operations on 'memref<4xf32>' only as operations on integers, and a function that kernels call cannot view its argument as such}}
  // expected-note @below {{inline the function into the kernel, or use a buffer of i32}}
  func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
    %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
    return
  }
}

// -----

gpu.module @kernels {
  // expected-note @below {{use 32-bit elements, or make the sizes of the buffer constants}}
  gpu.func @rows(%m: memref<?x4xi8>, %i: index, %v: i8) kernel {
    // expected-error @below {{atomic operations on elements of i8 need a buffer of constant sizes and without gaps, not 'memref<?x4xi8>'}}
    %0 = memref.atomic_rmw addi %v, %m[%i, %i] : (i8, memref<?x4xi8>) -> i8
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-note @below {{use 32-bit elements, or make the sizes of the buffer constants}}
  gpu.func @stride(%m: memref<?xi8, strided<[?]>>, %i: index, %v: i8) kernel {
    // expected-error @below {{atomic operations on elements of i8 need a buffer of constant sizes and without gaps, not 'memref<?xi8, strided<[?]>>'}}
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i8, memref<?xi8, strided<[?]>>) -> i8
    gpu.return
  }
}

// -----

gpu.module @kernels {
  // expected-note @below {{use 32-bit elements, or make the sizes of the buffer constants}}
  gpu.func @map(%m: memref<8xi8, affine_map<(d0) -> (d0 floordiv 2)>>, %i: index, %v: i8) kernel {
    // expected-error @below {{atomic operations on elements of i8 need a buffer of constant sizes and without gaps}}
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i8, memref<8xi8, affine_map<(d0) -> (d0 floordiv 2)>>) -> i8
    gpu.return
  }
}

// -----

// One dimension may be dynamic: the words of the buffer are then, too.
gpu.module @kernels {
  gpu.func @open(%m: memref<?xi8>, %i: index, %v: i8) kernel {
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i8, memref<?xi8>) -> i8
    gpu.return
  }
}
