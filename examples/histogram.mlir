// A histogram of 65536 numbers in 64 bins: `spvc run examples/histogram.mlir`.
//
// Each workgroup counts 1024 numbers in workgroup memory, by atomics, and then adds
// its counts to the result. The host counts the numbers itself and compares.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @histogram(%data: memref<65536xi32>, %bins: memref<64xi32>)
        workgroup(%local: memref<64xi32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %mask = arith.constant 63 : i32
      %block = gpu.block_id x
      %thread = gpu.thread_id x
      %c1024 = arith.constant 1024 : index
      %base = arith.muli %block, %c1024 : index
      memref.store %zero, %local[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.for %k = %c0 to %c16 step %c1 {
        %row = arith.muli %k, %c64 : index
        %off = arith.addi %row, %thread : index
        %i = arith.addi %base, %off : index
        %v = memref.load %data[%i] : memref<65536xi32>
        %b = arith.andi %v, %mask : i32
        %bin = arith.index_cast %b : i32 to index
        %old = memref.atomic_rmw addi %one, %local[%bin] : (i32, memref<64xi32, #gpu.address_space<workgroup>>) -> i32
      }
      gpu.barrier
      %count = memref.load %local[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
      %before = memref.atomic_rmw addi %count, %bins[%thread] : (i32, memref<64xi32>) -> i32
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 65536 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %mask = arith.constant 63 : i32
    %factor = arith.constant 1664525 : i32
    %addend = arith.constant 1013904223 : i32
    %high = arith.constant 20 : i32
    %data = memref.alloc() : memref<65536xi32>
    %bins = memref.alloc() : memref<64xi32>
    %want = memref.alloc() : memref<64xi32>

    scf.for %i = %c0 to %c64 step %c1 {
      memref.store %zero, %bins[%i] : memref<64xi32>
      memref.store %zero, %want[%i] : memref<64xi32>
    }
    // The squares of a linear congruential generator's high bits: some bins are
    // fuller than others.
    %last = scf.for %i = %c0 to %n step %c1 iter_args(%seed = %one) -> (i32) {
      %product = arith.muli %seed, %factor : i32
      %next = arith.addi %product, %addend : i32
      %bits = arith.shrui %next, %high : i32
      %v = arith.muli %bits, %bits : i32
      memref.store %v, %data[%i] : memref<65536xi32>
      %b = arith.andi %v, %mask : i32
      %bin = arith.index_cast %b : i32 to index
      %count = memref.load %want[%bin] : memref<64xi32>
      %more = arith.addi %count, %one : i32
      memref.store %more, %want[%bin] : memref<64xi32>
      scf.yield %next : i32
    }

    gpu.launch_func @kernels::@histogram blocks in (%c64, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%data : memref<65536xi32>, %bins : memref<64xi32>)

    scf.for %i = %c0 to %c64 step %c1 {
      %got = memref.load %bins[%i] : memref<64xi32>
      %expected = memref.load %want[%i] : memref<64xi32>
      %same = arith.cmpi eq, %got, %expected : i32
      cf.assert %same, "each bin must hold the count of its numbers"
    }
    %any = memref.cast %bins : memref<64xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %data : memref<65536xi32>
    memref.dealloc %bins : memref<64xi32>
    memref.dealloc %want : memref<64xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
