// A radix sort by three digits of four bits; a device function reads the keys.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [64]
// CHECK-NEXT: [0, 8, 16, 136, 144, 264, 272, 392, 415, 535, 543, 663, 671, 791, 799, 919, 942, 1062, 1070, 1190, 1198, 1318, 1326, 1446, 1469, 1589, 1597, 1717, 1725, 1845, 1853, 1973, 1996, 2116, 2124, 2244, 2252, 2372, 2380, 2500, 2523, 2643, 2651, 2771, 2779, 2899, 2907, 3027, 3050, 3170, 3178, 3298, 3306, 3426, 3434, 3554, 3577, 3697, 3705, 3825, 3833, 3953, 3961, 3984]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @has(%keys: memref<64xi32>, %i: index, %shift: i32, %digit: i32) -> i1 {
      %mask = arith.constant 15 : i32
      %key = memref.load %keys[%i] : memref<64xi32>
      %high = arith.shrui %key, %shift : i32
      %low = arith.andi %high, %mask : i32
      %is = arith.cmpi eq, %low, %digit : i32
      return %is : i1
    }
    gpu.func @pass(%shift: i32, %from: memref<64xi32>, %to: memref<64xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %mask = arith.constant 15 : i32
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %starts = memref.alloc() : memref<16xi32, #gpu.address_space<workgroup>>
      // Invocation t counts the keys with digit t.
      %t = gpu.thread_id x
      %digit = arith.index_cast %t : index to i32
      %n = scf.for %i = %c0 to %c64 step %c1 iter_args(%s = %zero) -> (i32) {
        %is = func.call @has(%from, %i, %shift, %digit) : (memref<64xi32>, index, i32, i32) -> i1
        %w = arith.extui %is : i1 to i32
        %m = arith.addi %s, %w : i32
        scf.yield %m : i32
      }
      memref.store %n, %starts[%t] : memref<16xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %start = scf.for %i = %c0 to %t step %c1 iter_args(%s = %zero) -> (i32) {
        %w = memref.load %starts[%i] : memref<16xi32, #gpu.address_space<workgroup>>
        %m = arith.addi %s, %w : i32
        scf.yield %m : i32
      }
      %end = scf.for %i = %c0 to %c64 step %c1 iter_args(%s = %start) -> (i32) {
        %is = func.call @has(%from, %i, %shift, %digit) : (memref<64xi32>, index, i32, i32) -> i1
        %m = scf.if %is -> (i32) {
          %key = memref.load %from[%i] : memref<64xi32>
          %k = arith.index_cast %s : i32 to index
          memref.store %key, %to[%k] : memref<64xi32>
          %next = arith.addi %s, %one : i32
          scf.yield %next : i32
        } else {
          scf.yield %s : i32
        }
        scf.yield %m : i32
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %a = memref.alloc() : memref<64xi32>
    %b = memref.alloc() : memref<64xi32>
    %mul = arith.constant 2654435761 : i64
    %prime = arith.constant 65521 : i64
    %bound = arith.constant 4096 : i64
    scf.for %i = %c0 to %c64 step %c1 {
      %w = arith.index_cast %i : index to i64
      %x = arith.muli %w, %mul : i64
      %y = arith.remui %x, %prime : i64
      %z = arith.remui %y, %bound : i64
      %v = arith.trunci %z : i64 to i32
      memref.store %v, %a[%i] : memref<64xi32>
    }
    %four = arith.constant 4 : i32
    %last:2 = scf.for %pass = %c0 to %c3 step %c1 iter_args(%from = %a, %to = %b) -> (memref<64xi32>, memref<64xi32>) {
      %p = arith.index_cast %pass : index to i32
      %shift = arith.muli %p, %four : i32
      gpu.launch_func @kernels::@pass blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%shift : i32, %from : memref<64xi32>, %to : memref<64xi32>)
      scf.yield %to, %from : memref<64xi32>, memref<64xi32>
    }
    %shown = memref.cast %last#0 : memref<64xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
