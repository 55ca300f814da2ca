module attributes {gpu.container_module} {
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c5_i32 = arith.constant 5 : i32
    %c11 = arith.constant 11 : index
    %alloc = memref.alloc() : memref<4x8xf32>
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c4, %c8, %c1) threads in (%c1, %c1, %c1)  args(%c3 : index, %c5 : index, %c11 : index, %c5_i32 : i32, %alloc : memref<4x8xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %expand_shape = memref.expand_shape %alloc_2 [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
    gpu.launch_func  @main_kernel_0::@main_kernel blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)  args(%cst_1 : f32, %expand_shape : memref<4x1xf32>, %c0 : index)
    %expand_shape_3 = memref.expand_shape %alloc [[0, 1], [2]] output_shape [4, 1, 8] : memref<4x8xf32> into memref<4x1x8xf32>
    gpu.launch_func  @main_kernel_1::@main_kernel blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)  args(%expand_shape_3 : memref<4x1x8xf32>, %c0 : index, %expand_shape : memref<4x1xf32>, %c8 : index, %c1 : index)
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    gpu.launch_func  @main_kernel_2::@main_kernel blocks in (%c4, %c8, %c1) threads in (%c1, %c1, %c1)  args(%alloc : memref<4x8xf32>, %expand_shape : memref<4x1xf32>, %c0 : index, %cst_0 : f32, %alloc_4 : memref<4x8xf32>)
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0, 1], [2]] output_shape [4, 1, 8] : memref<4x8xf32> into memref<4x1x8xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    %expand_shape_7 = memref.expand_shape %alloc_6 [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
    gpu.launch_func  @main_kernel_3::@main_kernel blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)  args(%cst_1 : f32, %expand_shape_7 : memref<4x1xf32>, %c0 : index)
    gpu.launch_func  @main_kernel_4::@main_kernel blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)  args(%expand_shape_5 : memref<4x1x8xf32>, %c0 : index, %expand_shape_7 : memref<4x1xf32>, %c8 : index, %c1 : index)
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    gpu.launch_func  @main_kernel_5::@main_kernel blocks in (%c4, %c8, %c1) threads in (%c1, %c1, %c1)  args(%alloc_4 : memref<4x8xf32>, %expand_shape_7 : memref<4x1xf32>, %c0 : index, %cst_0 : f32, %cst : f32, %alloc_8 : memref<4x8xf32>)
    %cast = memref.cast %alloc_8 : memref<4x8xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 8, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.muli %block_id_x, %arg0 : index
      %1 = arith.muli %block_id_y, %arg1 : index
      %2 = arith.addi %0, %1 : index
      %3 = arith.remui %2, %arg2 : index
      %4 = arith.index_cast %3 : index to i32
      %5 = arith.subi %4, %arg3 : i32
      %6 = arith.sitofp %5 : i32 to f32
      memref.store %6, %arg4[%block_id_x, %block_id_y] : memref<4x8xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_0 {
    gpu.func @main_kernel(%arg0: f32, %arg1: memref<4x1xf32>, %arg2: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      memref.store %arg0, %arg1[%block_id_x, %arg2] : memref<4x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_1 {
    gpu.func @main_kernel(%arg0: memref<4x1x8xf32>, %arg1: index, %arg2: memref<4x1xf32>, %arg3: index, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      scf.for %arg5 = %arg1 to %arg3 step %arg4 {
        %0 = memref.load %arg0[%block_id_x, %arg1, %arg5] : memref<4x1x8xf32>
        %1 = memref.load %arg2[%block_id_x, %arg1] : memref<4x1xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%block_id_x, %arg1] : memref<4x1xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_2 {
    gpu.func @main_kernel(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: index, %arg3: f32, %arg4: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 8, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.load %arg0[%block_id_x, %block_id_y] : memref<4x8xf32>
      %1 = memref.load %arg1[%block_id_x, %arg2] : memref<4x1xf32>
      %2 = arith.mulf %1, %arg3 : f32
      %3 = arith.subf %0, %2 : f32
      memref.store %3, %arg4[%block_id_x, %block_id_y] : memref<4x8xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_3 {
    gpu.func @main_kernel(%arg0: f32, %arg1: memref<4x1xf32>, %arg2: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      memref.store %arg0, %arg1[%block_id_x, %arg2] : memref<4x1xf32>
      gpu.return
    }
  }
  gpu.module @main_kernel_4 {
    gpu.func @main_kernel(%arg0: memref<4x1x8xf32>, %arg1: index, %arg2: memref<4x1xf32>, %arg3: index, %arg4: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      scf.for %arg5 = %arg1 to %arg3 step %arg4 {
        %0 = memref.load %arg0[%block_id_x, %arg1, %arg5] : memref<4x1x8xf32>
        %1 = memref.load %arg2[%block_id_x, %arg1] : memref<4x1xf32>
        %2 = arith.mulf %0, %0 : f32
        %3 = arith.addf %2, %1 : f32
        memref.store %3, %arg2[%block_id_x, %arg1] : memref<4x1xf32>
      }
      gpu.return
    }
  }
  gpu.module @main_kernel_5 {
    gpu.func @main_kernel(%arg0: memref<4x8xf32>, %arg1: memref<4x1xf32>, %arg2: index, %arg3: f32, %arg4: f32, %arg5: memref<4x8xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 4, 8, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.load %arg0[%block_id_x, %block_id_y] : memref<4x8xf32>
      %1 = memref.load %arg1[%block_id_x, %arg2] : memref<4x1xf32>
      %2 = arith.mulf %1, %arg3 : f32
      %3 = arith.addf %2, %arg4 : f32
      %4 = math.rsqrt %3 : f32
      %5 = arith.mulf %0, %4 : f32
      memref.store %5, %arg5[%block_id_x, %block_id_y] : memref<4x8xf32>
      gpu.return
    }
  }
}

