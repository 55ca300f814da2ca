// What a host program does with a device: allocations, copies, fills, tokens, two gpu.modules, and launches that depend on each other.
// RUN: spvc run %s | FileCheck %s

// CHECK: [14, 15, 16, 17]
// CHECK: [7, 7, 7, 7]
// CHECK: [28, 30, 32, 34]
// CHECK: {{\[\[}}0.5, 0.5],
// CHECK-NEXT: [0.5, 0.5]]
module attributes {gpu.container_module} {
  gpu.module @add {
    gpu.func @k(%a: memref<?xi32>, %b: memref<?xi32>) kernel {
      %i = gpu.global_id x
      %x = memref.load %a[%i] : memref<?xi32>
      %y = memref.load %b[%i] : memref<?xi32>
      %s = arith.addi %x, %y : i32
      memref.store %s, %a[%i] : memref<?xi32>
      gpu.return
    }
  }
  gpu.module @twice {
    gpu.func @k(%a: memref<4xi32>) kernel {
      %i = gpu.global_id x
      %x = memref.load %a[%i] : memref<4xi32>
      %s = arith.addi %x, %x : i32
      memref.store %s, %a[%i] : memref<4xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %seven = arith.constant 7 : i32
    %device = arith.constant 0 : i32
    gpu.set_default_device %device
    %host = memref.alloc(%c4) : memref<?xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      %v = arith.index_cast %i : index to i32
      %w = arith.addi %v, %seven : i32
      memref.store %w, %host[%i] : memref<?xi32>
    }
    %all = memref.cast %host : memref<?xi32> to memref<*xi32>
    gpu.host_register %all : memref<*xi32>

    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%c4) : memref<?xi32>
    %b, %t2 = gpu.alloc async [%t0] host_shared (%c4) : memref<?xi32, 1>
    %t3 = gpu.memcpy async [%t1] %a, %host : memref<?xi32>, memref<?xi32>
    %t4 = gpu.memset async [%t2, %t3] %b, %seven : memref<?xi32, 1>, i32
    %generic = memref.memory_space_cast %b : memref<?xi32, 1> to memref<?xi32>
    %t5 = gpu.launch_func async [%t4] @add::@k blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<?xi32>, %generic : memref<?xi32>)
    %t6 = gpu.memcpy async [%t5] %host, %a : memref<?xi32>, memref<?xi32>
    gpu.wait [%t6]
    call @printMemrefI32(%all) : (memref<*xi32>) -> ()

    %bu = memref.cast %generic : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%bu) : (memref<*xi32>) -> ()

    %fixed = memref.cast %host : memref<?xi32> to memref<4xi32>
    gpu.launch_func @twice::@k clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%fixed : memref<4xi32>)
    call @printMemrefI32(%all) : (memref<*xi32>) -> ()
    gpu.host_unregister %all : memref<*xi32>
    %t7 = gpu.dealloc async [%t6] %a : memref<?xi32>
    gpu.wait [%t7]
    gpu.dealloc %b : memref<?xi32, 1>

    %half = arith.constant 0.5 : f32
    %m = gpu.alloc () : memref<2x2xf32>
    gpu.memset %m, %half : memref<2x2xf32>, f32
    %mu = memref.cast %m : memref<2x2xf32> to memref<*xf32>
    call @printMemrefF32(%mu) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}
