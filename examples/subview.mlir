// A kernel on parts of matrices: `spvc run examples/subview.mlir`.
//
// The kernel copies every second column of a 16x16 block in the middle of a 64x64
// matrix to a transposed place of another, doubled. Offsets and strides are in the
// types of its arguments; the host makes the views by memref.subview.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @double(%in: memref<16x8xf32, strided<[64, 2], offset: 1032>>, %out: memref<8x16xf32, strided<[1, 32], offset: 5>>)
        kernel attributes {known_block_size = array<i32: 8, 16, 1>} {
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %v = memref.load %in[%y, %x] : memref<16x8xf32, strided<[64, 2], offset: 1032>>
      %d = arith.addf %v, %v : f32
      memref.store %d, %out[%x, %y] : memref<8x16xf32, strided<[1, 32], offset: 5>>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %n = arith.constant 512 : index
    %zero = arith.constant 0.0 : f32
    %untouched = arith.constant -1.0 : f32
    %in = memref.alloc() : memref<64x64xf32>
    %out = memref.alloc() : memref<512xf32>
    scf.for %i = %c0 to %c64 step %c1 {
      scf.for %j = %c0 to %c64 step %c1 {
        %row = arith.muli %i, %c64 : index
        %at = arith.addi %row, %j : index
        %k = arith.index_cast %at : index to i32
        %v = arith.sitofp %k : i32 to f32
        memref.store %v, %in[%i, %j] : memref<64x64xf32>
      }
    }
    scf.for %i = %c0 to %n step %c1 {
      memref.store %untouched, %out[%i] : memref<512xf32>
    }
    // Row 16, column 8 is element 1032.
    %block = memref.subview %in[16, 8] [16, 8] [1, 2] : memref<64x64xf32> to memref<16x8xf32, strided<[64, 2], offset: 1032>>
    %columns = memref.reinterpret_cast %out to offset: [5], sizes: [8, 16], strides: [1, 32]
        : memref<512xf32> to memref<8x16xf32, strided<[1, 32], offset: 5>>

    gpu.launch_func @kernels::@double blocks in (%c1, %c1, %c1) threads in (%c8, %c16, %c1)
        args(%block : memref<16x8xf32, strided<[64, 2], offset: 1032>>, %columns : memref<8x16xf32, strided<[1, 32], offset: 5>>)

    // out[5 + x + 32 y] = 2 in[16 + y, 8 + 2 x], and nothing else has changed.
    scf.for %i = %c0 to %n step %c1 {
      %below = arith.subi %i, %c5 : index
      %x = arith.remui %below, %c32 : index
      %y = arith.divui %below, %c32 : index
      %after = arith.cmpi uge, %i, %c5 : index
      %left = arith.cmpi ult, %x, %c8 : index
      %written = arith.andi %after, %left : i1
      %want = scf.if %written -> (f32) {
        %row = arith.addi %y, %c16 : index
        %x2 = arith.muli %x, %c2 : index
        %column = arith.addi %x2, %c8 : index
        %v = memref.load %in[%row, %column] : memref<64x64xf32>
        %d = arith.addf %v, %v : f32
        scf.yield %d : f32
      } else {
        scf.yield %untouched : f32
      }
      %got = memref.load %out[%i] : memref<512xf32>
      %same = arith.cmpf oeq, %got, %want : f32
      cf.assert %same, "only the elements of the view may change"
    }
    %first = memref.subview %out[0] [16] [1] : memref<512xf32> to memref<16xf32>
    %any = memref.cast %first : memref<16xf32> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %in : memref<64x64xf32>
    memref.dealloc %out : memref<512xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
