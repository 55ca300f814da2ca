// Operations on subgroups in the spelling of versions of MLIR after 19: rotations in groups of four lanes, broadcasts, and reductions in
// clusters of lanes. Each invocation has the value 100 * subgroup + lane, and prints the part of the results that depends on its
// place among four lanes.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [7, 16]
// CHECK-NEXT: [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @lanes(%out: memref<7x16xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c100 = arith.constant 100 : index
      %i = gpu.thread_id x
      %lane = gpu.lane_id
      %group = gpu.subgroup_id : index
      %base = arith.muli %group, %c100 : index
      %value = arith.addi %base, %lane : index
      %v = arith.index_cast %value : index to i32
      %rest = arith.remui %lane, %c4 : index
      %start = arith.subi %value, %rest : index
      %first = arith.index_cast %start : index to i32

      // What the lane after the own one has.
      %turned, %valid = gpu.rotate %v, 1, 4 : i32
      %r0 = arith.subi %turned, %first : i32
      memref.store %r0, %out[%c0, %i] : memref<7x16xi32>

      // Only the first four lanes of a subgroup are valid.
      %in = arith.cmpi ult, %lane, %c4 : index
      %right = arith.cmpi eq, %in, %valid : i1
      %r1 = arith.extui %right : i1 to i32
      memref.store %r1, %out[%c1, %i] : memref<7x16xi32>

      %two = arith.constant 2 : i32
      %third = gpu.subgroup_broadcast %value, specific_lane %two : index
      %d2 = arith.subi %third, %base : index
      %r2 = arith.index_cast %d2 : index to i32
      memref.store %r2, %out[%c2, %i] : memref<7x16xi32>

      %f = arith.sitofp %v : i32 to f32
      %b = gpu.subgroup_broadcast %f, first_active_lane : f32
      %bi = arith.fptosi %b : f32 to i32
      %basei = arith.index_cast %base : index to i32
      %r3 = arith.subi %bi, %basei : i32
      memref.store %r3, %out[%c3, %i] : memref<7x16xi32>

      %sum = gpu.subgroup_reduce add %v cluster(size = 4) : (i32) -> i32
      %four = arith.constant 4 : i32
      %all = arith.muli %first, %four : i32
      %r4 = arith.subi %sum, %all : i32
      memref.store %r4, %out[%c4, %i] : memref<7x16xi32>

      %last = gpu.subgroup_reduce maxsi %v cluster(size = 2, stride = 2) : (i32) -> i32
      %r5 = arith.subi %last, %first : i32
      memref.store %r5, %out[%c5, %i] : memref<7x16xi32>

      // Products of bytes.
      %byte = arith.trunci %r4 : i32 to i8
      %bytes = gpu.subgroup_reduce mul %byte cluster(size = 2) : (i8) -> i8
      %r6 = arith.extsi %bytes : i8 to i32
      memref.store %r6, %out[%c6, %i] : memref<7x16xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %out = memref.alloc() : memref<7x16xi32>
    gpu.launch_func @kernels::@lanes blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%out : memref<7x16xi32>)
    %show1 = memref.cast %out : memref<7x16xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
