// Inclusive prefix sums of 16384 numbers: `spvc run examples/scan.mlir`.
//
// The first kernel scans blocks of 256 numbers in workgroup memory, in eight rounds
// over distances 1, 2, 4, ... 128; the second scans the 64 totals of the blocks; the
// third adds to each block what comes before it.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @blocks(%in: memref<16384xi32>, %out: memref<16384xi32>, %totals: memref<64xi32>)
        workgroup(%line: memref<256xi32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
      %c1 = arith.constant 1 : index
      %c255 = arith.constant 255 : index
      %c256 = arith.constant 256 : index
      %block = gpu.block_id x
      %thread = gpu.thread_id x
      %i = gpu.global_id x
      %v = memref.load %in[%i] : memref<16384xi32>
      memref.store %v, %line[%thread] : memref<256xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end:2 = scf.while (%distance = %c1, %sum = %v) : (index, i32) -> (index, i32) {
        %more = arith.cmpi ult, %distance, %c256 : index
        scf.condition(%more) %distance, %sum : index, i32
      } do {
      ^bb0(%distance: index, %sum: i32):
        %adds = arith.cmpi uge, %thread, %distance : index
        %new = scf.if %adds -> (i32) {
          %j = arith.subi %thread, %distance : index
          %left = memref.load %line[%j] : memref<256xi32, #gpu.address_space<workgroup>>
          %s = arith.addi %sum, %left : i32
          scf.yield %s : i32
        } else {
          scf.yield %sum : i32
        }
        // All have read before any writes, and have written before the next round.
        gpu.barrier
        memref.store %new, %line[%thread] : memref<256xi32, #gpu.address_space<workgroup>>
        gpu.barrier
        %next = arith.shli %distance, %c1 : index
        scf.yield %next, %new : index, i32
      }
      memref.store %end#1, %out[%i] : memref<16384xi32>
      %last = arith.cmpi eq, %thread, %c255 : index
      scf.if %last {
        memref.store %end#1, %totals[%block] : memref<64xi32>
      }
      gpu.return
    }

    gpu.func @totals(%totals: memref<64xi32>)
        workgroup(%line: memref<64xi32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %thread = gpu.thread_id x
      %v = memref.load %totals[%thread] : memref<64xi32>
      memref.store %v, %line[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end:2 = scf.while (%distance = %c1, %sum = %v) : (index, i32) -> (index, i32) {
        %more = arith.cmpi ult, %distance, %c64 : index
        scf.condition(%more) %distance, %sum : index, i32
      } do {
      ^bb0(%distance: index, %sum: i32):
        %adds = arith.cmpi uge, %thread, %distance : index
        %new = scf.if %adds -> (i32) {
          %j = arith.subi %thread, %distance : index
          %left = memref.load %line[%j] : memref<64xi32, #gpu.address_space<workgroup>>
          %s = arith.addi %sum, %left : i32
          scf.yield %s : i32
        } else {
          scf.yield %sum : i32
        }
        gpu.barrier
        memref.store %new, %line[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
        gpu.barrier
        %next = arith.shli %distance, %c1 : index
        scf.yield %next, %new : index, i32
      }
      memref.store %end#1, %totals[%thread] : memref<64xi32>
      gpu.return
    }

    gpu.func @add(%out: memref<16384xi32>, %totals: memref<64xi32>)
        kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %block = gpu.block_id x
      %i = gpu.global_id x
      %later = arith.cmpi ugt, %block, %c0 : index
      scf.if %later {
        %previous = arith.subi %block, %c1 : index
        %before = memref.load %totals[%previous] : memref<64xi32>
        %v = memref.load %out[%i] : memref<16384xi32>
        %s = arith.addi %v, %before : i32
        memref.store %s, %out[%i] : memref<16384xi32>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %n = arith.constant 16384 : index
    %zero = arith.constant 0 : i32
    %factor = arith.constant 31 : i32
    %modulus = arith.constant 101 : i32
    %middle = arith.constant 50 : i32
    %in = memref.alloc() : memref<16384xi32>
    %out = memref.alloc() : memref<16384xi32>
    %totals = memref.alloc() : memref<64xi32>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %r = arith.remui %p, %modulus : i32
      %v = arith.subi %r, %middle : i32
      memref.store %v, %in[%i] : memref<16384xi32>
    }

    gpu.launch_func @kernels::@blocks blocks in (%c64, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%in : memref<16384xi32>, %out : memref<16384xi32>, %totals : memref<64xi32>)
    gpu.launch_func @kernels::@totals blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%totals : memref<64xi32>)
    gpu.launch_func @kernels::@add blocks in (%c64, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%out : memref<16384xi32>, %totals : memref<64xi32>)

    %whole = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (i32) {
      %v = memref.load %in[%i] : memref<16384xi32>
      %want = arith.addi %sum, %v : i32
      %got = memref.load %out[%i] : memref<16384xi32>
      %same = arith.cmpi eq, %got, %want : i32
      cf.assert %same, "out[i] must be the sum of in[0] to in[i]"
      scf.yield %want : i32
    }
    %first = memref.subview %out[0] [8] [1] : memref<16384xi32> to memref<8xi32>
    %any = memref.cast %first : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %in : memref<16384xi32>
    memref.dealloc %out : memref<16384xi32>
    memref.dealloc %totals : memref<64xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
