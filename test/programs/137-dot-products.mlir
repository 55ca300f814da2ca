// Sums of ten products of bytes that are extended with their signs or with zeros, alone and with a start. Targets with dot
// products of integers add four products in one instruction.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 5]
// CHECK-NEXT: [187053, -4691, -595, 5269, -8122]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @dots(%a: memref<8x12xi8>, %b: memref<8x12xi8>, %out: memref<8x5xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %i = gpu.thread_id x
      %zero = arith.constant 0 : i8
      %start = arith.constant 1000 : i32
      %x = vector.transfer_read %a[%i, %c1], %zero {in_bounds = [true]} : memref<8x12xi8>, vector<10xi8>
      %y = vector.transfer_read %b[%i, %c1], %zero {in_bounds = [true]} : memref<8x12xi8>, vector<10xi8>
      %xs = arith.extsi %x : vector<10xi8> to vector<10xi32>
      %xu = arith.extui %x : vector<10xi8> to vector<10xi32>
      %ys = arith.extsi %y : vector<10xi8> to vector<10xi32>
      %yu = arith.extui %y : vector<10xi8> to vector<10xi32>
      %uu = arith.muli %xu, %yu : vector<10xi32>
      %su = arith.muli %xs, %yu : vector<10xi32>
      %us = arith.muli %xu, %ys : vector<10xi32>
      %ss = arith.muli %xs, %ys : vector<10xi32>
      // The last two elements of each group of four have other signs than the first two.
      %mixed = vector.shuffle %ss, %us [0, 1, 12, 13] : vector<10xi32>, vector<10xi32>
      %r0 = vector.reduction <add>, %uu : vector<10xi32> into i32
      %r1 = vector.reduction <add>, %su : vector<10xi32> into i32
      %r2 = vector.reduction <add>, %us : vector<10xi32> into i32
      %r3 = vector.reduction <add>, %ss, %start : vector<10xi32> into i32
      %r4 = vector.reduction <add>, %mixed : vector<4xi32> into i32
      memref.store %r0, %out[%i, %c0] : memref<8x5xi32>
      memref.store %r1, %out[%i, %c1] : memref<8x5xi32>
      memref.store %r2, %out[%i, %c2] : memref<8x5xi32>
      memref.store %r3, %out[%i, %c3] : memref<8x5xi32>
      memref.store %r4, %out[%i, %c4] : memref<8x5xi32>
      gpu.return
    }
    // Rows of the first matrix have no signs. Four elements share each row and column.
    gpu.func @tile(%a: memref<8x12xi8>, %b: memref<8x12xi8>, %out: memref<4x4xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0 : i8
      %start = arith.constant dense<-5> : vector<4x4xi32>
      %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x12xi8>, vector<4x8xi8>
      %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x12xi8>, vector<4x8xi8>
      %xu = arith.extui %x : vector<4x8xi8> to vector<4x8xi32>
      %ys = arith.extsi %y : vector<4x8xi8> to vector<4x8xi32>
      %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %xu, %ys, %start : vector<4x8xi32>, vector<4x8xi32> into vector<4x4xi32>
      vector.transfer_write %r, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
      gpu.return
    }
  }

  // Element (i, j) is the low byte of a * i + b * j.
  func.func @bytes(%m: memref<8x12xi8>, %a: index, %b: index) {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 12 {
        %k = affine.apply affine_map<(i, j)[a, b] -> (i * a + j * b)>(%i, %j)[%a, %b]
        %x = arith.index_cast %k : index to i8
        affine.store %x, %m[%i, %j] : memref<8x12xi8>
      }
    }
    return
  }

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c37 = arith.constant 37 : index
    %c41 = arith.constant 41 : index
    %c91 = arith.constant 91 : index
    %c101 = arith.constant 101 : index
    %a = memref.alloc() : memref<8x12xi8>
    %b = memref.alloc() : memref<8x12xi8>
    %out = memref.alloc() : memref<8x5xi32>
    %square = memref.alloc() : memref<4x4xi32>
    call @bytes(%a, %c37, %c101) : (memref<8x12xi8>, index, index) -> ()
    call @bytes(%b, %c91, %c41) : (memref<8x12xi8>, index, index) -> ()
    gpu.launch_func @kernels::@dots blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : memref<8x12xi8>, %b : memref<8x12xi8>, %out : memref<8x5xi32>)
    gpu.launch_func @kernels::@tile blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<8x12xi8>, %b : memref<8x12xi8>, %square : memref<4x4xi32>)
    %show1 = memref.cast %out : memref<8x5xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %square : memref<4x4xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
