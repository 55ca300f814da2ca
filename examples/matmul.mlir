// C = A * B for 256x256 floats, in 16x16 tiles held in workgroup memory:
// `spvc run examples/matmul.mlir`.
//
// The elements are small integers, so that every sum is exact. The host checks
// one element of every row of C against its own dot product.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @matmul(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>)
        workgroup(%ta: memref<16x16xf32, #gpu.address_space<workgroup>>,
                  %tb: memref<16x16xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0.0 : f32
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %row0 = arith.muli %by, %c16 : index
      %row = arith.addi %row0, %ty : index
      %col0 = arith.muli %bx, %c16 : index
      %col = arith.addi %col0, %tx : index
      %sum = scf.for %t = %c0 to %c16 step %c1 iter_args(%outer = %zero) -> (f32) {
        %k0 = arith.muli %t, %c16 : index
        %ka = arith.addi %k0, %tx : index
        %kb = arith.addi %k0, %ty : index
        %av = memref.load %a[%row, %ka] : memref<256x256xf32>
        %bv = memref.load %b[%kb, %col] : memref<256x256xf32>
        memref.store %av, %ta[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        memref.store %bv, %tb[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %part = scf.for %k = %c0 to %c16 step %c1 iter_args(%inner = %outer) -> (f32) {
          %x = memref.load %ta[%ty, %k] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %y = memref.load %tb[%k, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %xy = arith.mulf %x, %y : f32
          %next = arith.addf %inner, %xy : f32
          scf.yield %next : f32
        }
        gpu.barrier
        scf.yield %part : f32
      }
      memref.store %sum, %c[%row, %col] : memref<256x256xf32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c13 = arith.constant 13 : index
    %c16 = arith.constant 16 : index
    %c37 = arith.constant 37 : index
    %n = arith.constant 256 : index
    %zero = arith.constant 0.0 : f32
    %six = arith.constant 6 : i32
    %a = memref.alloc() : memref<256x256xf32>
    %b = memref.alloc() : memref<256x256xf32>
    %c = memref.alloc() : memref<256x256xf32>

    // A[i, j] = (7 i + 3 j) mod 13 - 6 and B[i, j] = (5 i + 7 j) mod 13 - 6.
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %i7 = arith.muli %i, %c7 : index
        %j3 = arith.muli %j, %c3 : index
        %aij = arith.addi %i7, %j3 : index
        %ar = arith.remui %aij, %c13 : index
        %ai = arith.index_cast %ar : index to i32
        %as = arith.subi %ai, %six : i32
        %af = arith.sitofp %as : i32 to f32
        memref.store %af, %a[%i, %j] : memref<256x256xf32>
        %i5 = arith.muli %i, %c5 : index
        %j7 = arith.muli %j, %c7 : index
        %bij = arith.addi %i5, %j7 : index
        %br = arith.remui %bij, %c13 : index
        %bi = arith.index_cast %br : index to i32
        %bs = arith.subi %bi, %six : i32
        %bf = arith.sitofp %bs : i32 to f32
        memref.store %bf, %b[%i, %j] : memref<256x256xf32>
      }
    }

    gpu.launch_func @kernels::@matmul blocks in (%c16, %c16, %c1) threads in (%c16, %c16, %c1)
        args(%a : memref<256x256xf32>, %b : memref<256x256xf32>, %c : memref<256x256xf32>)

    scf.for %i = %c0 to %n step %c1 {
      %i37 = arith.muli %i, %c37 : index
      %j = arith.remui %i37, %n : index
      %want = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
        %x = memref.load %a[%i, %k] : memref<256x256xf32>
        %y = memref.load %b[%k, %j] : memref<256x256xf32>
        %xy = arith.mulf %x, %y : f32
        %next = arith.addf %s, %xy : f32
        scf.yield %next : f32
      }
      %got = memref.load %c[%i, %j] : memref<256x256xf32>
      %same = arith.cmpf oeq, %got, %want : f32
      cf.assert %same, "C[i, 37 i mod 256] must be the dot product of row and column"
    }
    %corner = memref.subview %c[0, 0] [2, 4] [1, 1] : memref<256x256xf32> to memref<2x4xf32, strided<[256, 1]>>
    %any = memref.cast %corner : memref<2x4xf32, strided<[256, 1]>> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %a : memref<256x256xf32>
    memref.dealloc %b : memref<256x256xf32>
    memref.dealloc %c : memref<256x256xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
