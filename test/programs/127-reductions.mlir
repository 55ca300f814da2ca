// Reductions with every operation: of vectors of eleven and three integers and of seven and four floats by
// vector.reduction, and of the numbers of the invocations of a workgroup of twelve by gpu.all_reduce.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [9, 4]
// CHECK-NEXT: [251, 254, 156, 260]
// CHECK: sizes = [6, 4]
// CHECK-NEXT: [-0.125, -0.375, -0.625, -0.875]
// CHECK: sizes = [9, 4]
// CHECK-NEXT: [70, 80, -11, 100]
// CHECK: sizes = [6, 4]
// CHECK-NEXT: [0.5, -0.25, -1, 0.375]
// CHECK: sizes = [9, 4]
// CHECK-NEXT: [232, 272, 211, 251]
// CHECK: sizes = [6, 4]
// CHECK-NEXT: [-0.5, -0.625, -0.75, -0.875]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @vectors(%ints: memref<4x12xi32>, %floats: memref<4x12xf32>, %oi: memref<9x4xi32>, %of: memref<6x4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %t = gpu.thread_id x
      %v = vector.load %ints[%t, %c1] : memref<4x12xi32>, vector<11xi32>
      %f = vector.load %floats[%t, %c1] : memref<4x12xf32>, vector<7xf32>
      %i0 = vector.reduction <add>, %v : vector<11xi32> into i32
      memref.store %i0, %oi[%c0, %t] : memref<9x4xi32>
      %i1 = vector.reduction <mul>, %v : vector<11xi32> into i32
      memref.store %i1, %oi[%c1, %t] : memref<9x4xi32>
      %i2 = vector.reduction <minui>, %v : vector<11xi32> into i32
      memref.store %i2, %oi[%c2, %t] : memref<9x4xi32>
      %i3 = vector.reduction <minsi>, %v : vector<11xi32> into i32
      memref.store %i3, %oi[%c3, %t] : memref<9x4xi32>
      %i4 = vector.reduction <maxui>, %v : vector<11xi32> into i32
      memref.store %i4, %oi[%c4, %t] : memref<9x4xi32>
      %i5 = vector.reduction <maxsi>, %v : vector<11xi32> into i32
      memref.store %i5, %oi[%c5, %t] : memref<9x4xi32>
      %i6 = vector.reduction <and>, %v : vector<11xi32> into i32
      memref.store %i6, %oi[%c6, %t] : memref<9x4xi32>
      %i7 = vector.reduction <or>, %v : vector<11xi32> into i32
      memref.store %i7, %oi[%c7, %t] : memref<9x4xi32>
      %i8 = vector.reduction <xor>, %v : vector<11xi32> into i32
      memref.store %i8, %oi[%c8, %t] : memref<9x4xi32>
      %f0 = vector.reduction <add>, %f : vector<7xf32> into f32
      memref.store %f0, %of[%c0, %t] : memref<6x4xf32>
      %f1 = vector.reduction <mul>, %f : vector<7xf32> into f32
      memref.store %f1, %of[%c1, %t] : memref<6x4xf32>
      %f2 = vector.reduction <minnumf>, %f : vector<7xf32> into f32
      memref.store %f2, %of[%c2, %t] : memref<6x4xf32>
      %f3 = vector.reduction <minimumf>, %f : vector<7xf32> into f32
      memref.store %f3, %of[%c3, %t] : memref<6x4xf32>
      %f4 = vector.reduction <maxnumf>, %f : vector<7xf32> into f32
      memref.store %f4, %of[%c4, %t] : memref<6x4xf32>
      %f5 = vector.reduction <maximumf>, %f : vector<7xf32> into f32
      memref.store %f5, %of[%c5, %t] : memref<6x4xf32>
      gpu.return
    }
    gpu.func @small(%ints: memref<4x12xi32>, %floats: memref<4x12xf32>, %oi: memref<9x4xi32>, %of: memref<6x4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %t = gpu.thread_id x
      %v = vector.load %ints[%t, %c2] : memref<4x12xi32>, vector<3xi32>
      %f = vector.load %floats[%t, %c2] : memref<4x12xf32>, vector<4xf32>
      %i0 = vector.reduction <add>, %v : vector<3xi32> into i32
      memref.store %i0, %oi[%c0, %t] : memref<9x4xi32>
      %i1 = vector.reduction <mul>, %v : vector<3xi32> into i32
      memref.store %i1, %oi[%c1, %t] : memref<9x4xi32>
      %i2 = vector.reduction <minui>, %v : vector<3xi32> into i32
      memref.store %i2, %oi[%c2, %t] : memref<9x4xi32>
      %i3 = vector.reduction <minsi>, %v : vector<3xi32> into i32
      memref.store %i3, %oi[%c3, %t] : memref<9x4xi32>
      %i4 = vector.reduction <maxui>, %v : vector<3xi32> into i32
      memref.store %i4, %oi[%c4, %t] : memref<9x4xi32>
      %i5 = vector.reduction <maxsi>, %v : vector<3xi32> into i32
      memref.store %i5, %oi[%c5, %t] : memref<9x4xi32>
      %i6 = vector.reduction <and>, %v : vector<3xi32> into i32
      memref.store %i6, %oi[%c6, %t] : memref<9x4xi32>
      %i7 = vector.reduction <or>, %v : vector<3xi32> into i32
      memref.store %i7, %oi[%c7, %t] : memref<9x4xi32>
      %i8 = vector.reduction <xor>, %v : vector<3xi32> into i32
      memref.store %i8, %oi[%c8, %t] : memref<9x4xi32>
      %f0 = vector.reduction <add>, %f : vector<4xf32> into f32
      memref.store %f0, %of[%c0, %t] : memref<6x4xf32>
      %f1 = vector.reduction <mul>, %f : vector<4xf32> into f32
      memref.store %f1, %of[%c1, %t] : memref<6x4xf32>
      %f2 = vector.reduction <minnumf>, %f : vector<4xf32> into f32
      memref.store %f2, %of[%c2, %t] : memref<6x4xf32>
      %f3 = vector.reduction <minimumf>, %f : vector<4xf32> into f32
      memref.store %f3, %of[%c3, %t] : memref<6x4xf32>
      %f4 = vector.reduction <maxnumf>, %f : vector<4xf32> into f32
      memref.store %f4, %of[%c4, %t] : memref<6x4xf32>
      %f5 = vector.reduction <maximumf>, %f : vector<4xf32> into f32
      memref.store %f5, %of[%c5, %t] : memref<6x4xf32>
      gpu.return
    }
    gpu.func @groups(%ints: memref<4x12xi32>, %floats: memref<4x12xf32>, %oi: memref<9x4xi32>, %of: memref<6x4xf32>) kernel attributes {known_block_size = array<i32: 12, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %v = memref.load %ints[%b, %t] : memref<4x12xi32>
      %f = memref.load %floats[%b, %t] : memref<4x12xf32>
      %i0 = gpu.all_reduce add %v uniform {} : (i32) -> i32
      %i1 = gpu.all_reduce mul %v uniform {} : (i32) -> i32
      %i2 = gpu.all_reduce minui %v uniform {} : (i32) -> i32
      %i3 = gpu.all_reduce minsi %v uniform {} : (i32) -> i32
      %i4 = gpu.all_reduce maxui %v uniform {} : (i32) -> i32
      %i5 = gpu.all_reduce maxsi %v uniform {} : (i32) -> i32
      %i6 = gpu.all_reduce and %v uniform {} : (i32) -> i32
      %i7 = gpu.all_reduce or %v uniform {} : (i32) -> i32
      %i8 = gpu.all_reduce xor %v uniform {} : (i32) -> i32
      %f0 = gpu.all_reduce add %f uniform {} : (f32) -> f32
      %f1 = gpu.all_reduce mul %f uniform {} : (f32) -> f32
      %f2 = gpu.all_reduce minnumf %f uniform {} : (f32) -> f32
      %f3 = gpu.all_reduce minimumf %f uniform {} : (f32) -> f32
      %f4 = gpu.all_reduce maxnumf %f uniform {} : (f32) -> f32
      %f5 = gpu.all_reduce maximumf %f uniform {} : (f32) -> f32
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %i0, %oi[%c0, %b] : memref<9x4xi32>
        memref.store %i1, %oi[%c1, %b] : memref<9x4xi32>
        memref.store %i2, %oi[%c2, %b] : memref<9x4xi32>
        memref.store %i3, %oi[%c3, %b] : memref<9x4xi32>
        memref.store %i4, %oi[%c4, %b] : memref<9x4xi32>
        memref.store %i5, %oi[%c5, %b] : memref<9x4xi32>
        memref.store %i6, %oi[%c6, %b] : memref<9x4xi32>
        memref.store %i7, %oi[%c7, %b] : memref<9x4xi32>
        memref.store %i8, %oi[%c8, %b] : memref<9x4xi32>
        memref.store %f0, %of[%c0, %b] : memref<6x4xf32>
        memref.store %f1, %of[%c1, %b] : memref<6x4xf32>
        memref.store %f2, %of[%c2, %b] : memref<6x4xf32>
        memref.store %f3, %of[%c3, %b] : memref<6x4xf32>
        memref.store %f4, %of[%c4, %b] : memref<6x4xf32>
        memref.store %f5, %of[%c5, %b] : memref<6x4xf32>
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
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c12 = arith.constant 12 : index
    %ints = memref.alloc() : memref<4x12xi32>
    %floats = memref.alloc() : memref<4x12xf32>
    %oi = memref.alloc() : memref<9x4xi32>
    %of = memref.alloc() : memref<6x4xf32>
    %fill1 = memref.cast %floats : memref<4x12xf32> to memref<?x?xf32>
    call @fill(%fill1, %c7, %c5) : (memref<?x?xf32>, index, index) -> ()
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 12 {
        %k = affine.apply affine_map<(i, j) -> ((i * 37 + j * 59 + 11) mod 101 - 30)>(%i, %j)
        %n = arith.index_cast %k : index to i32
        affine.store %n, %ints[%i, %j] : memref<4x12xi32>
      }
    }
    gpu.launch_func @kernels::@vectors blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%ints : memref<4x12xi32>, %floats : memref<4x12xf32>, %oi : memref<9x4xi32>, %of : memref<6x4xf32>)
    %show2 = memref.cast %oi : memref<9x4xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    %show3 = memref.cast %of : memref<6x4xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    gpu.launch_func @kernels::@small blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%ints : memref<4x12xi32>, %floats : memref<4x12xf32>, %oi : memref<9x4xi32>, %of : memref<6x4xf32>)
    %small1 = memref.cast %oi : memref<9x4xi32> to memref<*xi32>
    call @printMemrefI32(%small1) : (memref<*xi32>) -> ()
    %small2 = memref.cast %of : memref<6x4xf32> to memref<*xf32>
    call @printMemrefF32(%small2) : (memref<*xf32>) -> ()
    gpu.launch_func @kernels::@groups blocks in (%c4, %c1, %c1) threads in (%c12, %c1, %c1) args(%ints : memref<4x12xi32>, %floats : memref<4x12xf32>, %oi : memref<9x4xi32>, %of : memref<6x4xf32>)
    %show4 = memref.cast %oi : memref<9x4xi32> to memref<*xi32>
    call @printMemrefI32(%show4) : (memref<*xi32>) -> ()
    %show5 = memref.cast %of : memref<6x4xf32> to memref<*xf32>
    call @printMemrefF32(%show5) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
  func.func private @printMemrefI32(memref<*xi32>)
}
