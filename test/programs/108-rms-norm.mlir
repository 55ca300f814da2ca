// The root mean square norm of rows of any length. Subgroups of any size add up squares, and pass their sums through
// the memory of the workgroup.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 37]
// CHECK-NEXT: [-1.62{{[0-9]*}}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @norm(%x: memref<?x?xf32>, %out: memref<?x?xf32>, %epsilon: f32) workgroup(%parts: memref<32xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %row = gpu.block_id x
      %t = gpu.thread_id x
      %threads = gpu.block_dim x
      %n = memref.dim %x, %c1 : memref<?x?xf32>
      %squares = scf.for %j = %t to %n step %threads iter_args(%s = %zero) -> (f32) {
        %v = memref.load %x[%row, %j] : memref<?x?xf32>
        %vv = arith.mulf %v, %v : f32
        %next = arith.addf %s, %vv : f32
        scf.yield %next : f32
      }
      %part = gpu.subgroup_reduce add %squares : (f32) -> f32
      %lane = gpu.lane_id
      %first = arith.cmpi eq, %lane, %c0 : index
      scf.if %first {
        %group = gpu.subgroup_id : index
        memref.store %part, %parts[%group] : memref<32xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %groups = gpu.num_subgroups : index
      %sum = scf.for %g = %c0 to %groups step %c1 iter_args(%s = %zero) -> (f32) {
        %v = memref.load %parts[%g] : memref<32xf32, #gpu.address_space<workgroup>>
        %next = arith.addf %s, %v : f32
        scf.yield %next : f32
      }
      %n32 = arith.index_cast %n : index to i32
      %size = arith.sitofp %n32 : i32 to f32
      %mean = arith.divf %sum, %size : f32
      %safe = arith.addf %mean, %epsilon : f32
      %root = math.sqrt %safe : f32
      scf.for %j = %t to %n step %threads {
        %v = memref.load %x[%row, %j] : memref<?x?xf32>
        %y = arith.divf %v, %root : f32
        memref.store %y, %out[%row, %j] : memref<?x?xf32>
      }
      gpu.return
    }
  }

  // Element (i, j) is ((a * i + b * j) mod 17 - 8) / 8.
  func.func @fill(%m: memref<?x?xf32>, %a: index, %b: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %eighth = arith.constant 0.125 : f32
    %h = memref.dim %m, %c0 : memref<?x?xf32>
    %w = memref.dim %m, %c1 : memref<?x?xf32>
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        %k = affine.apply affine_map<(i, j)[a, b] -> ((i * a + j * b) mod 17 - 8)>(%i, %j)[%a, %b]
        %n = arith.index_cast %k : index to i32
        %f = arith.sitofp %n : i32 to f32
        %x = arith.mulf %f, %eighth : f32
        affine.store %x, %m[%i, %j] : memref<?x?xf32>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c32 = arith.constant 32 : index
    %c37 = arith.constant 37 : index
    %epsilon = arith.constant 1.0e-6 : f32
    %x = memref.alloc(%c5, %c37) : memref<?x?xf32>
    %out = memref.alloc(%c5, %c37) : memref<?x?xf32>
    call @fill(%x, %c3, %c5) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@norm blocks in (%c5, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<?x?xf32>, %out : memref<?x?xf32>, %epsilon : f32)
    %show1 = memref.cast %out : memref<?x?xf32> to memref<*xf32>
    call @printMemrefF32(%show1) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
