// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-gpu-to-llvm-spv -verify-diagnostics

// Shuffles need the size of subgroups, and a type that OpenCL shuffles.

gpu.module @no_size {
  gpu.func @f(%b: i32) {
    %w = arith.constant 16 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %b, %b, %w : i32
    gpu.return
  }
}

// -----

gpu.module @other_size {
  gpu.func @f(%b: i32) attributes {intel_reqd_sub_group_size = 32 : i32} {
    %w = arith.constant 16 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %b, %b, %w : i32
    gpu.return
  }
}

// -----

gpu.module @unknown_width {
  gpu.func @f(%b: i32, %w: i32) attributes {intel_reqd_sub_group_size = 32 : i32} {
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %b, %b, %w : i32
    gpu.return
  }
}

// -----

gpu.module @vector {
  gpu.func @f(%b: i32, %v: vector<2xf32>) attributes {intel_reqd_sub_group_size = 32 : i32} {
    %w = arith.constant 32 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %b, %w : vector<2xf32>
    gpu.return
  }
}
