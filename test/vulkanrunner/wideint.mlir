// REQUIRES: spirv-tools
// RUN: mlir-opt %s --arith-emulate-wide-int=widest-int-supported=32 --canonicalize | mlir-vulkan-runner --entry-point-result=void | FileCheck %s

// Arithmetic on 64 bits by a target that has 32: a product and a sum, shifts in both
// directions, a comparison, and both halves of the result.

// CHECK: [39062500,  39062499,  743180939,  55839716]
// CHECK: [312500000,  312499992,  1650669114,  -450863328]
// CHECK: [0,  0,  1,  0]

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @k {
    gpu.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %low: memref<4xi32>, %high: memref<4xi32>, %less: memref<4xi32>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<4xi32>
      %y = memref.load %b[%i] : memref<4xi32>
      %x64 = arith.extsi %x : i32 to i64
      %y64 = arith.extsi %y : i32 to i64
      %k = arith.constant 5000000000 : i64
      %k1 = arith.constant 1 : i64
      %k7 = arith.constant 7 : i64
      %k32 = arith.constant 32 : i64
      %k35 = arith.constant 35 : i64
      %p = arith.muli %x64, %y64 : i64
      %q = arith.addi %p, %k : i64
      %r = arith.shrsi %q, %k7 : i64
      %s = arith.shli %r, %k35 : i64
      %t = arith.xori %r, %s : i64
      %l = arith.trunci %t : i64 to i32
      memref.store %l, %low[%i] : memref<4xi32>
      %u = arith.shrui %t, %k32 : i64
      %h = arith.trunci %u : i64 to i32
      memref.store %h, %high[%i] : memref<4xi32>
      %d = arith.shli %p, %k1 : i64
      %c = arith.cmpi slt, %q, %d : i64
      %w = arith.extui %c : i1 to i32
      memref.store %w, %less[%i] : memref<4xi32>
      gpu.return
    }
  }

  memref.global constant @x : memref<4xi32> = dense<[-1, 2, 123456789, -2147483648]>
  memref.global constant @y : memref<4xi32> = dense<[-1, -3, 987654321, 2147483647]>

  func.func @main() {
    %a = memref.get_global @x : memref<4xi32>
    %b = memref.get_global @y : memref<4xi32>
    %l = memref.alloc() : memref<4xi32>
    %h = memref.alloc() : memref<4xi32>
    %c = memref.alloc() : memref<4xi32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func @k::@f blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<4xi32>, %b : memref<4xi32>, %l : memref<4xi32>, %h : memref<4xi32>, %c : memref<4xi32>)
    func.call @show(%l) : (memref<4xi32>) -> ()
    func.call @show(%h) : (memref<4xi32>) -> ()
    func.call @show(%c) : (memref<4xi32>) -> ()
    return
  }
  func.func @show(%m: memref<4xi32>) {
    %u = memref.cast %m : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
