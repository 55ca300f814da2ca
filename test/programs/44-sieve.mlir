// Primes below a dynamic bound: booleans in memory, a while loop, and three kinds of atomic operations.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [3]
// CHECK-NEXT: [30, 1593, 113]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @strike(%sieve: memref<?xi1>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [10, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %no = arith.constant false
      %n = memref.dim %sieve, %c0 : memref<?xi1>
      %t = gpu.global_id x
      %p = arith.addi %t, %c2 : index
      %first = arith.muli %p, %c2 : index
      %last = scf.while (%k = %first) : (index) -> (index) {
        %more = arith.cmpi ult, %k, %n : index
        scf.condition(%more) %k : index
      } do {
      ^bb0(%k: index):
        memref.store %no, %sieve[%k] : memref<?xi1>
        %next = arith.addi %k, %p : index
        scf.yield %next : index
      }
      gpu.return
    }
    gpu.func @count(%sieve: memref<?xi1>, %stats: memref<3xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %n = memref.dim %sieve, %c0 : memref<?xi1>
      %i = gpu.global_id x
      %in = arith.cmpi ult, %i, %n : index
      %least = arith.cmpi uge, %i, %c2 : index
      %ok = arith.andi %in, %least : i1
      scf.if %ok {
        %prime = memref.load %sieve[%i] : memref<?xi1>
        scf.if %prime {
          %one = arith.constant 1 : i32
          %v = arith.index_cast %i : index to i32
          %a = memref.atomic_rmw addi %one, %stats[%c0] : (i32, memref<3xi32>) -> i32
          %c1 = arith.constant 1 : index
          %b = memref.atomic_rmw addi %v, %stats[%c1] : (i32, memref<3xi32>) -> i32
          %d = memref.atomic_rmw maxs %v, %stats[%c2] : (i32, memref<3xi32>) -> i32
        }
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c16 = arith.constant 16 : index
    %c120 = arith.constant 120 : index
    %yes = arith.constant true
    %zero = arith.constant 0 : i32
    %sieve = memref.alloc(%c120) : memref<?xi1>
    %stats = memref.alloc() : memref<3xi32>
    scf.for %i = %c0 to %c120 step %c1 {
      memref.store %yes, %sieve[%i] : memref<?xi1>
    }
    scf.for %i = %c0 to %c3 step %c1 {
      memref.store %zero, %stats[%i] : memref<3xi32>
    }
    gpu.launch_func @kernels::@strike blocks in (%c1, %c1, %c1) threads in (%c10, %c1, %c1) args(%sieve : memref<?xi1>)
    gpu.launch_func @kernels::@count blocks in (%c10, %c1, %c1) threads in (%c16, %c1, %c1) args(%sieve : memref<?xi1>, %stats : memref<3xi32>)
    %shown = memref.cast %stats : memref<3xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
