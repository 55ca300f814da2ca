// The transpose of a 192x128 matrix: `spvc run examples/transpose.mlir`.
//
// A workgroup reads a 16x16 tile row by row into workgroup memory and writes it
// row by row to its mirrored place, so that neighbors access neighbors both
// times. The tile's rows are one longer than needed, which spreads its columns
// over the banks of workgroup memory.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @transpose(%in: memref<192x128xf32>, %out: memref<128x192xf32>)
        workgroup(%tile: memref<16x17xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
      %c16 = arith.constant 16 : index
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %x0 = arith.muli %bx, %c16 : index
      %y0 = arith.muli %by, %c16 : index
      %x = arith.addi %x0, %tx : index
      %y = arith.addi %y0, %ty : index
      %v = memref.load %in[%y, %x] : memref<192x128xf32>
      memref.store %v, %tile[%ty, %tx] : memref<16x17xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %w = memref.load %tile[%tx, %ty] : memref<16x17xf32, #gpu.address_space<workgroup>>
      %row = arith.addi %x0, %ty : index
      %column = arith.addi %y0, %tx : index
      memref.store %w, %out[%row, %column] : memref<128x192xf32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c16 = arith.constant 16 : index
    %rows = arith.constant 192 : index
    %columns = arith.constant 128 : index
    %in = memref.alloc() : memref<192x128xf32>
    %out = memref.alloc() : memref<128x192xf32>
    scf.for %i = %c0 to %rows step %c1 {
      scf.for %j = %c0 to %columns step %c1 {
        %row = arith.muli %i, %columns : index
        %at = arith.addi %row, %j : index
        %k = arith.index_cast %at : index to i32
        %v = arith.sitofp %k : i32 to f32
        memref.store %v, %in[%i, %j] : memref<192x128xf32>
      }
    }

    gpu.launch_func @kernels::@transpose blocks in (%c8, %c12, %c1) threads in (%c16, %c16, %c1)
        args(%in : memref<192x128xf32>, %out : memref<128x192xf32>)

    scf.for %i = %c0 to %rows step %c1 {
      scf.for %j = %c0 to %columns step %c1 {
        %want = memref.load %in[%i, %j] : memref<192x128xf32>
        %got = memref.load %out[%j, %i] : memref<128x192xf32>
        %same = arith.cmpf oeq, %got, %want : f32
        cf.assert %same, "out[j, i] must be in[i, j]"
      }
    }
    %corner = memref.subview %out[0, 0] [2, 4] [1, 1] : memref<128x192xf32> to memref<2x4xf32, strided<[192, 1]>>
    %any = memref.cast %corner : memref<2x4xf32, strided<[192, 1]>> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %in : memref<192x128xf32>
    memref.dealloc %out : memref<128x192xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
