// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-subgroups)))" -split-input-file -verify-diagnostics

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic, Float64], []>, #spirv.resource_limits<subgroup_size = 16>>} {
  gpu.module @widths {
    gpu.func @k(%v: f32, %o: i32, %d: f64) kernel {
      // expected-note @+1 {{subgroup sizes are powers of two; use one as the width, or the result of gpu.subgroup_size}}
      %w3 = arith.constant 3 : i32
      // expected-error @+1 {{'gpu.shuffle' has the width 3, which divides no subgroup size}}
      %0, %1 = gpu.shuffle idx %v, %o, %w3 : f32
      // expected-note @+1 {{subgroup sizes are powers of two}}
      %w0 = arith.constant 0 : i32
      // expected-error @+1 {{'gpu.shuffle' has the width 0, which divides no subgroup size}}
      %2, %3 = gpu.shuffle idx %v, %o, %w0 : f32
      // expected-note @+1 {{use a smaller width, or state the subgroup size of the device: #spirv.resource_limits<subgroup_size = 32>, or --target=device}}
      %w32 = arith.constant 32 : i32
      // expected-error @+1 {{'gpu.shuffle' has the width 32, but subgroups of the target have 16 invocations}}
      %4, %5 = gpu.shuffle idx %v, %o, %w32 : f32
      // expected-error @+2 {{'gpu.subgroup_reduce' of minima and maxima of 'f64' needs the capability Int64, which the target lacks}}
      // expected-note @+1 {{compile for a device that has it (--target=device), or reduce 'f32'}}
      %6 = gpu.subgroup_reduce minimumf %d : (f64) -> (f64)
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @emulated {
    gpu.func @size(%v: f32, %o: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      // expected-error @+2 {{'gpu.shuffle' needs the capability GroupNonUniformShuffle, which the target lacks, and workgroup memory cannot replace it: this needs the size of the workgroup, which is known only at launch}}
      // expected-note @+1 {{compile for a device that has it (--target=device), or state it in 'spirv.entry_point_abi' or 'known_block_size', or launch the kernel with one constant block size}}
      %0, %1 = gpu.shuffle idx %v, %o, %o : f32
      // expected-error @+2 {{'gpu.subgroup_reduce' needs the capability GroupNonUniformArithmetic, which the target lacks}}
      // expected-note @+1 {{compile for a device that has it}}
      %2 = gpu.subgroup_reduce add %v : (f32) -> (f32)
      gpu.return
    }

    // What differs between invocations, and what depends on it.
    gpu.func @divergent(%v: i32, %c: i1, %n: index, %m: memref<4xindex>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = gpu.thread_id x
      %low = arith.cmpi ult, %t, %n : index
      scf.if %low {
        // expected-error @+2 {{'gpu.shuffle' needs the capability GroupNonUniformShuffle, which the target lacks, and workgroup memory cannot replace it: not all invocations of the workgroup are known to reach the operation}}
        // expected-note @+1 {{compile for a device that has it (--target=device), or move it out of loops and conditions that depend on the invocation or on loads}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      }
      %a = scf.if %c -> (index) {
        scf.yield %t : index
      } else {
        scf.yield %c0 : index
      }
      scf.index_switch %a
      default {
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      }
      %b = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> (index) {
        scf.for %j = %c0 to %x step %c1 {
          // expected-error @+2 {{not all invocations}}
          // expected-note @+1 {{move it out of loops}}
          %0, %1 = gpu.shuffle idx %v, %v, %v : i32
        }
        %y = memref.load %m[%i] : memref<4xindex>
        scf.yield %y : index
      }
      %d = scf.for %i = %c0 to %t step %c1 iter_args(%x = %c0) -> (index) {
        %z = arith.addi %x, %c1 : index
        scf.yield %z : index
      }
      scf.for %j = %c0 to %d step %c1 {
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      }
      gpu.return
    }

    gpu.func @while(%v: i32, %n: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = gpu.thread_id x
      %e = scf.while (%x = %c0) : (index) -> (index) {
        %go = arith.cmpi ult, %x, %n : index
        scf.condition(%go) %x : index
      } do {
      ^bb0(%x: index):
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
        %y = arith.addi %x, %t : index
        scf.yield %y : index
      }
      %count = scf.while (%x = %c0) : (index) -> (index) {
        %go = arith.cmpi ult, %x, %t : index
        scf.condition(%go) %x : index
      } do {
      ^bb0(%x: index):
        %y = arith.addi %x, %c1 : index
        scf.yield %y : index
      }
      scf.for %j = %c0 to %count step %c1 {
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      }
      gpu.return
    }

    // Blocks, regions of other operations, and what they yield.
    gpu.func @blocks(%v: i32, %c: i1, %n: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      "test.region"() ({
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %0, %1 = gpu.shuffle idx %v, %v, %v : i32
        "test.end"() : () -> ()
      }) : () -> ()
      cf.br ^next(%c : i1)
    ^next(%d: i1):
      // expected-error @+2 {{not all invocations}}
      // expected-note @+1 {{move it out of loops}}
      %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      gpu.return
    }

    // A shuffle that becomes accesses to memory has different results still.
    gpu.func @results(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %w = arith.constant 4 : i32
      %0, %ok = gpu.shuffle idx %v, %v, %w : i32
      scf.if %ok {
        // expected-error @+2 {{not all invocations}}
        // expected-note @+1 {{move it out of loops}}
        %1, %2 = gpu.shuffle idx %v, %v, %v : i32
      }
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @device {
    gpu.func @device(%v: i32) {
      // expected-error @+2 {{this needs the size of the workgroup, which only kernels have}}
      // expected-note @+1 {{reduce in the kernel, or inline this function}}
      %0, %1 = gpu.shuffle idx %v, %v, %v : i32
      gpu.return
    }
  }
}
