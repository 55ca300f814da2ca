// RUN: mlir-opt %s --split-input-file --pass-pipeline="builtin.module(spirv-launch-loops,gpu.module(gpu.func(spirv-structure-functions),func.func(spirv-structure-functions),spirv-inline-functions))" --verify-diagnostics

// Direct and mutual recursion.
gpu.module @direct {
  func.func @f(%x: i32) -> i32 {
    // expected-error@+2 {{recursion: 'f' is called while it runs, and devices have no stack; use a loop}}
    // expected-note@+1 {{'f' calls 'f' here}}
    %0 = func.call @f(%x) : (i32) -> i32
    return %0 : i32
  }
  gpu.func @k(%x: i32) kernel {
    %0 = func.call @f(%x) : (i32) -> i32
    gpu.return
  }
}

// -----

gpu.module @mutual {
  func.func @f(%x: i32) -> i32 {
    // expected-note@+1 {{'f' calls 'g' here}}
    %0 = func.call @g(%x) : (i32) -> i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    // expected-error@+2 {{recursion: 'f' is called while it runs}}
    // expected-note@+1 {{'g' calls 'f' here}}
    %0 = func.call @f(%x) : (i32) -> i32
    return %0 : i32
  }
  gpu.func @k(%x: i32) kernel {
    %0 = func.call @f(%x) : (i32) -> i32
    gpu.return
  }
}

// -----

gpu.module @external {
  // expected-note@+1 {{the function is declared here}}
  func.func private @f(%x: i32) -> i32
  gpu.func @k(%x: i32) kernel {
    // expected-error@+1 {{calls 'f', which has no body; a kernel can only call functions with a body}}
    %0 = func.call @f(%x) : (i32) -> i32
    gpu.return
  }
}

// -----

gpu.module @indirect {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  gpu.func @k(%x: i32) kernel {
    // expected-error@+1 {{devices have no pointers to functions; call the function by its name}}
    %f = func.constant @f : (i32) -> i32
    gpu.return
  }
}

// -----

gpu.module @assert attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  gpu.func @k(%c: i1) kernel {
    // expected-error@+1 {{an OpenCL kernel cannot report a failed assertion to the host}}
    cf.assert %c, "no"
    gpu.return
  }
}

// -----

gpu.module @warps {
  gpu.func @k(%m: memref<8xi32>) kernel {
    %z = arith.constant 0 : i32
    // expected-error@+1 {{kernels distribute loops by #gpu.thread<x|y|z> or by #gpu.block<x|y|z> only}}
    scf.forall (%i) in (8) {
      memref.store %z, %m[%i] : memref<8xi32>
    } {mapping = [#gpu.warp<x>]}
    gpu.return
  }
}

// -----

gpu.module @mapped {
  gpu.func @k(%m: memref<8xi32>) kernel {
    %z = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    // expected-error@+1 {{a mapped loop inside of a kernel cannot be launched}}
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
      memref.store %z, %m[%i] : memref<8xi32>
      scf.reduce
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    gpu.return
  }
}

// -----

// A mapped loop never stays on the host.
func.func @reduces(%m: memref<8xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-error@+1 {{is mapped to a device but cannot be launched}}
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> i32 {
    %v = memref.load %m[%i] : memref<8xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return %r : i32
}

// -----

func.func @warps(%m: memref<8xi32>) {
  %z = arith.constant 0 : i32
  // expected-error@+1 {{kernels distribute loops by #gpu.thread<x|y|z> or by #gpu.block<x|y|z> only}}
  scf.forall (%i) in (8) {
    memref.store %z, %m[%i] : memref<8xi32>
  } {mapping = [#gpu.warp<x>]}
  return
}
