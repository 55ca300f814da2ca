// Bitonic sort of 2048 numbers: `spvc run examples/bitonic.mlir`.
//
// The host launches the kernel once per pair of size and distance; each invocation
// puts two numbers in order. Both parameters are scalar arguments of the kernel.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%data: memref<2048xi32>, %size: index, %distance: index)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %i = gpu.global_id x
      %j = arith.xori %i, %distance : index
      %lower = arith.cmpi ugt, %j, %i : index
      scf.if %lower {
        %a = memref.load %data[%i] : memref<2048xi32>
        %b = memref.load %data[%j] : memref<2048xi32>
        %run = arith.andi %i, %size : index
        %up = arith.cmpi eq, %run, %c0 : index
        %greater = arith.cmpi sgt, %a, %b : i32
        %less = arith.cmpi slt, %a, %b : i32
        %swap = arith.select %up, %greater, %less : i1
        scf.if %swap {
          memref.store %b, %data[%i] : memref<2048xi32>
          memref.store %a, %data[%j] : memref<2048xi32>
        }
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 2048 : index
    %zero = arith.constant 0 : i32
    %seed = arith.constant 12345 : i32
    %factor = arith.constant 1103515245 : i32
    %addend = arith.constant 12345 : i32
    %data = memref.alloc() : memref<2048xi32>

    %state:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %sum = %zero) -> (i32, i32) {
      %product = arith.muli %s, %factor : i32
      %next = arith.addi %product, %addend : i32
      memref.store %next, %data[%i] : memref<2048xi32>
      %more = arith.addi %sum, %next : i32
      scf.yield %next, %more : i32, i32
    }

    %sizes = scf.while (%size = %c2) : (index) -> index {
      %go = arith.cmpi ule, %size, %n : index
      scf.condition(%go) %size : index
    } do {
    ^bb0(%size: index):
      %half = arith.shrui %size, %c1 : index
      %distances = scf.while (%distance = %half) : (index) -> index {
        %go = arith.cmpi ugt, %distance, %c0 : index
        scf.condition(%go) %distance : index
      } do {
      ^bb0(%distance: index):
        gpu.launch_func @kernels::@step blocks in (%c32, %c1, %c1) threads in (%c64, %c1, %c1)
            args(%data : memref<2048xi32>, %size : index, %distance : index)
        %next = arith.shrui %distance, %c1 : index
        scf.yield %next : index
      }
      %next = arith.shli %size, %c1 : index
      scf.yield %next : index
    }

    // In order, and the sum is what it was.
    %first = memref.load %data[%c0] : memref<2048xi32>
    %last:2 = scf.for %i = %c1 to %n step %c1 iter_args(%before = %first, %sum = %first) -> (i32, i32) {
      %v = memref.load %data[%i] : memref<2048xi32>
      %ordered = arith.cmpi sle, %before, %v : i32
      cf.assert %ordered, "each number must be at least the one before it"
      %more = arith.addi %sum, %v : i32
      scf.yield %v, %more : i32, i32
    }
    %kept = arith.cmpi eq, %last#1, %state#1 : i32
    cf.assert %kept, "the numbers must be those of the input"
    %start = memref.subview %data[0] [4] [1] : memref<2048xi32> to memref<4xi32>
    %any = memref.cast %start : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %data : memref<2048xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
