// Bits of numbers of 24, 12 and 5 bits: counts, rotations, products, quotients and shifts. Devices have none of these
// widths.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [12, 16]
// CHECK-NEXT: [0, 6, 13, 8, 6, 12, 8, 13, 12, 15, 16, 12

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @bits(%in: memref<16xi24>, %out: memref<12x16xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %c9 = arith.constant 9 : index
      %c10 = arith.constant 10 : index
      %c11 = arith.constant 11 : index
      %t = gpu.thread_id x
      %x = memref.load %in[%t] : memref<16xi24>
      %ones = math.ctpop %x : i24
      %lead = math.ctlz %x : i24
      %trail = math.cttz %x : i24
      %d5 = arith.constant 5 : i24
      %d19 = arith.constant 19 : i24
      %up = arith.shli %x, %d5 : i24
      %down = arith.shrui %x, %d19 : i24
      %rotated = arith.ori %up, %down : i24
      %factor = arith.constant 70001 : i24
      %product = arith.muli %x, %factor : i24
      %divisor = arith.constant -77 : i24
      %quotient = arith.divsi %x, %divisor : i24
      %rest = arith.remui %x, %d19 : i24
      %half = arith.shrsi %x, %d5 : i24
      %a = arith.trunci %x : i24 to i12
      %b = arith.trunci %down : i24 to i5
      %a24 = arith.extsi %a : i12 to i24
      %b24 = arith.extui %b : i5 to i24
      %popa = math.ctpop %a : i12
      %popb = math.ctlz %b : i5
      %popa24 = arith.extui %popa : i12 to i24
      %popb24 = arith.extui %popb : i5 to i24
      %larger = arith.maxsi %a, %popa : i12
      %larger24 = arith.extsi %larger : i12 to i24
      %counts0 = arith.shli %popa24, %d5 : i24
      %counts = arith.addi %counts0, %popb24 : i24
      %v0 = arith.extui %ones : i24 to i32
      memref.store %v0, %out[%c0, %t] : memref<12x16xi32>
      %v1 = arith.extui %lead : i24 to i32
      memref.store %v1, %out[%c1, %t] : memref<12x16xi32>
      %v2 = arith.extui %trail : i24 to i32
      memref.store %v2, %out[%c2, %t] : memref<12x16xi32>
      %v3 = arith.extui %rotated : i24 to i32
      memref.store %v3, %out[%c3, %t] : memref<12x16xi32>
      %v4 = arith.extsi %product : i24 to i32
      memref.store %v4, %out[%c4, %t] : memref<12x16xi32>
      %v5 = arith.extsi %quotient : i24 to i32
      memref.store %v5, %out[%c5, %t] : memref<12x16xi32>
      %v6 = arith.extui %rest : i24 to i32
      memref.store %v6, %out[%c6, %t] : memref<12x16xi32>
      %v7 = arith.extsi %half : i24 to i32
      memref.store %v7, %out[%c7, %t] : memref<12x16xi32>
      %v8 = arith.extsi %a24 : i24 to i32
      memref.store %v8, %out[%c8, %t] : memref<12x16xi32>
      %v9 = arith.extui %b24 : i24 to i32
      memref.store %v9, %out[%c9, %t] : memref<12x16xi32>
      %v10 = arith.extui %counts : i24 to i32
      memref.store %v10, %out[%c10, %t] : memref<12x16xi32>
      %v11 = arith.extsi %larger24 : i24 to i32
      memref.store %v11, %out[%c11, %t] : memref<12x16xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %factor = arith.constant 1103515 : i24
    %more = arith.constant 12345 : i24
    %zero = arith.constant 0 : i24
    %in = memref.alloc() : memref<16xi24>
    %out = memref.alloc() : memref<12x16xi32>
    // The first number is zero.
    %last = affine.for %i = 0 to 16 iter_args(%x = %zero) -> (i24) {
      affine.store %x, %in[%i] : memref<16xi24>
      %p = arith.muli %x, %factor : i24
      %next = arith.addi %p, %more : i24
      affine.yield %next : i24
    }
    gpu.launch_func @kernels::@bits blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%in : memref<16xi24>, %out : memref<12x16xi32>)
    %show1 = memref.cast %out : memref<12x16xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
