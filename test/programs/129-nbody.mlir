// Eight bodies that attract each other, for ten steps. An invocation moves one body; a vector holds one coordinate of
// all bodies, and the workgroup keeps the places in its memory.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [3, 8]
// CHECK-NEXT: [-0.738{{[0-9]*}}
// CHECK: sizes = [3, 8]
// CHECK-NEXT: [2.08{{[0-9]*}}

#shared = #gpu.address_space<workgroup>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%places: memref<3x8xf32>, %speeds: memref<3x8xf32>, %masses: memref<8xf32>, %steps: index) workgroup(%shared: memref<3x8xf32, #shared>)
        kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %dt = arith.constant dense<0.03125> : vector<3xf32>
      %soft = arith.constant dense<0.125> : vector<8xf32>
      %zero = arith.constant 0.0 : f32
      %t = gpu.thread_id x
      %m = vector.load %masses[%c0] : memref<8xf32>, vector<8xf32>
      %p0 = vector.transfer_read %places[%c0, %t], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<3x8xf32>, vector<3xf32>
      %s0 = vector.transfer_read %speeds[%c0, %t], %zero {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<3x8xf32>, vector<3xf32>
      %r:2 = scf.for %k = %c0 to %steps step %c1 iter_args(%p = %p0, %s = %s0) -> (vector<3xf32>, vector<3xf32>) {
        vector.transfer_write %p, %shared[%c0, %t] {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : vector<3xf32>, memref<3x8xf32, #shared>
        gpu.barrier
        %x = vector.load %shared[%c0, %c0] : memref<3x8xf32, #shared>, vector<8xf32>
        %y = vector.load %shared[%c1, %c0] : memref<3x8xf32, #shared>, vector<8xf32>
        %z = vector.load %shared[%c2, %c0] : memref<3x8xf32, #shared>, vector<8xf32>
        gpu.barrier
        %px = vector.extract %p[0] : f32 from vector<3xf32>
        %py = vector.extract %p[1] : f32 from vector<3xf32>
        %pz = vector.extract %p[2] : f32 from vector<3xf32>
        %pxs = vector.splat %px : vector<8xf32>
        %pys = vector.splat %py : vector<8xf32>
        %pzs = vector.splat %pz : vector<8xf32>
        %dx = arith.subf %x, %pxs : vector<8xf32>
        %dy = arith.subf %y, %pys : vector<8xf32>
        %dz = arith.subf %z, %pzs : vector<8xf32>
        %xx = vector.fma %dx, %dx, %soft : vector<8xf32>
        %xy = vector.fma %dy, %dy, %xx : vector<8xf32>
        %rr = vector.fma %dz, %dz, %xy : vector<8xf32>
        %inverse = math.rsqrt %rr : vector<8xf32>
        %inverse2 = arith.mulf %inverse, %inverse : vector<8xf32>
        %inverse3 = arith.mulf %inverse, %inverse2 : vector<8xf32>
        %pull = arith.mulf %inverse3, %m : vector<8xf32>
        %fx = arith.mulf %dx, %pull : vector<8xf32>
        %fy = arith.mulf %dy, %pull : vector<8xf32>
        %fz = arith.mulf %dz, %pull : vector<8xf32>
        %ax = vector.reduction <add>, %fx : vector<8xf32> into f32
        %ay = vector.reduction <add>, %fy : vector<8xf32> into f32
        %az = vector.reduction <add>, %fz : vector<8xf32> into f32
        %a = vector.from_elements %ax, %ay, %az : vector<3xf32>
        %s1 = vector.fma %a, %dt, %s : vector<3xf32>
        %p1 = vector.fma %s1, %dt, %p : vector<3xf32>
        scf.yield %p1, %s1 : vector<3xf32>, vector<3xf32>
      }
      vector.transfer_write %r#0, %places[%c0, %t] {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : vector<3xf32>, memref<3x8xf32>
      vector.transfer_write %r#1, %speeds[%c0, %t] {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : vector<3xf32>, memref<3x8xf32>
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
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %c11 = arith.constant 11 : index
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %places = memref.alloc() : memref<3x8xf32>
    %speeds = memref.alloc() : memref<3x8xf32>
    %masses = memref.alloc() : memref<8xf32>
    %fill1 = memref.cast %places : memref<3x8xf32> to memref<?x?xf32>
    call @fill(%fill1, %c7, %c5) : (memref<?x?xf32>, index, index) -> ()
    %fill2 = memref.cast %speeds : memref<3x8xf32> to memref<?x?xf32>
    call @fill(%fill2, %c3, %c11) : (memref<?x?xf32>, index, index) -> ()
    affine.for %i = 0 to 8 {
      %k = arith.index_cast %i : index to i32
      %f = arith.sitofp %k : i32 to f32
      %h = arith.mulf %f, %half : f32
      %m = arith.addf %h, %one : f32
      affine.store %m, %masses[%i] : memref<8xf32>
    }
    gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%places : memref<3x8xf32>, %speeds : memref<3x8xf32>, %masses : memref<8xf32>, %c10 : index)
    %show3 = memref.cast %places : memref<3x8xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    %show4 = memref.cast %speeds : memref<3x8xf32> to memref<*xf32>
    call @printMemrefF32(%show4) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
