module attributes {gpu.container_module} {
  memref.global "private" constant @__constant_1xf32 : memref<1xf32> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %0 = memref.get_global @__constant_1xf32 : memref<1xf32>
    %alloc = memref.alloc() : memref<1x10x9x1xf32>
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c1, %c10, %c9) threads in (%c1, %c1, %c1)  args(%alloc : memref<1x10x9x1xf32>)
    %alloc_0 = memref.alloc() : memref<1x3x3x1xf32>
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c1, %c3, %c3) threads in (%c1, %c1, %c1)  args(%alloc_0 : memref<1x3x3x1xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x8x7x1xf32>
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c1, %c8, %c7) threads in (%c1, %c1, %c1)  args(%0 : memref<1xf32>, %alloc_1 : memref<1x8x7x1xf32>)
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c1, %c8, %c7) threads in (%c1, %c1, %c1)  args(%alloc : memref<1x10x9x1xf32>, %alloc_0 : memref<1x3x3x1xf32>, %alloc_1 : memref<1x8x7x1xf32>)
    %collapse_shape = memref.collapse_shape %alloc_1 [[0, 1], [2, 3]] : memref<1x8x7x1xf32> into memref<8x7xf32>
    %cast = memref.cast %collapse_shape : memref<8x7xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: memref<1x10x9x1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 10, 9>} {
      %c3_i32 = arith.constant 3 : i32
      %c7 = arith.constant 7 : index
      %c5 = arith.constant 5 : index
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %0 = arith.muli %block_id_y, %c3 : index
      %1 = arith.muli %block_id_z, %c5 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c7 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c3_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %arg0[%block_id_x, %block_id_y, %block_id_z, %c0] : memref<1x10x9x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: memref<1x3x3x1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 3, 3>} {
      %c1_i32 = arith.constant 1 : i32
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %0 = arith.muli %block_id_y, %c2 : index
      %1 = arith.muli %block_id_z, %c3 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %c4 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %c1_i32 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %arg0[%block_id_x, %block_id_y, %block_id_z, %c0] : memref<1x3x3x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: memref<1xf32>, %arg1: memref<1x8x7x1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 8, 7>} {
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %0 = memref.load %arg0[%c0] : memref<1xf32>
      memref.store %0, %arg1[%block_id_x, %block_id_y, %block_id_z, %c0] : memref<1x8x7x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: memref<1x10x9x1xf32>, %arg1: memref<1x3x3x1xf32>, %arg2: memref<1x8x7x1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 8, 7>} {
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      scf.for %arg3 = %c0 to %c3 step %c1 {
        scf.for %arg4 = %c0 to %c3 step %c1 {
          %0 = arith.addi %block_id_y, %arg3 : index
          %1 = arith.addi %block_id_z, %arg4 : index
          %2 = memref.load %arg0[%block_id_x, %0, %1, %c0] : memref<1x10x9x1xf32>
          %3 = memref.load %arg1[%c0, %arg3, %arg4, %c0] : memref<1x3x3x1xf32>
          %4 = memref.load %arg2[%block_id_x, %block_id_y, %block_id_z, %c0] : memref<1x8x7x1xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          memref.store %6, %arg2[%block_id_x, %block_id_y, %block_id_z, %c0] : memref<1x8x7x1xf32>
        }
      }
      gpu.return
    }
  }
}

