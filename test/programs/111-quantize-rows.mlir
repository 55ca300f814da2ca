// Rows of floats become bytes with a scale for each row, and floats again. The kernel that quantizes rounds to even and
// keeps bytes in bounds; the second one multiplies by the scale.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 16]
// CHECK-NEXT: [-127, -32, 64, -111, -16, 79, -95, 0, 95, -79, 16, 111
// CHECK: sizes = [5, 16]
// CHECK-NEXT: [-1

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @quantize(%x: memref<5x16xf32>, %q: memref<5x16xi8>, %scales: memref<5xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %largest = arith.constant 127.0 : f32
      %high = arith.constant dense<127.0> : vector<16xf32>
      %low = arith.constant dense<-127.0> : vector<16xf32>
      %i = gpu.block_id x
      %v = vector.load %x[%i, %c0] : memref<5x16xf32>, vector<16xf32>
      %a = math.absf %v : vector<16xf32>
      %max = vector.reduction <maximumf>, %a : vector<16xf32> into f32
      %scale = arith.divf %max, %largest : f32
      memref.store %scale, %scales[%i] : memref<5xf32>
      %inverse = arith.divf %largest, %max : f32
      %inverses = vector.splat %inverse : vector<16xf32>
      %s = arith.mulf %v, %inverses : vector<16xf32>
      %r = math.roundeven %s : vector<16xf32>
      %r1 = arith.minimumf %r, %high : vector<16xf32>
      %r2 = arith.maximumf %r1, %low : vector<16xf32>
      %b = arith.fptosi %r2 : vector<16xf32> to vector<16xi8>
      vector.store %b, %q[%i, %c0] : memref<5x16xi8>, vector<16xi8>
      gpu.return
    }
    gpu.func @dequantize(%q: memref<5x16xi8>, %scales: memref<5xf32>, %bytes: memref<5x16xi32>, %x: memref<5x16xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %i = gpu.block_id x
      %b = vector.load %q[%i, %c0] : memref<5x16xi8>, vector<16xi8>
      %scale = memref.load %scales[%i] : memref<5xf32>
      %scales16 = vector.broadcast %scale : f32 to vector<16xf32>
      %w = arith.extsi %b : vector<16xi8> to vector<16xi32>
      vector.store %w, %bytes[%i, %c0] : memref<5x16xi32>, vector<16xi32>
      %f = arith.sitofp %b : vector<16xi8> to vector<16xf32>
      %v = arith.mulf %f, %scales16 : vector<16xf32>
      vector.store %v, %x[%i, %c0] : memref<5x16xf32>, vector<16xf32>
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
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %x = memref.alloc() : memref<5x16xf32>
    %q = memref.alloc() : memref<5x16xi8>
    %scales = memref.alloc() : memref<5xf32>
    %bytes = memref.alloc() : memref<5x16xi32>
    %y = memref.alloc() : memref<5x16xf32>
    %fill1 = memref.cast %x : memref<5x16xf32> to memref<?x?xf32>
    call @fill(%fill1, %c5, %c6) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@quantize blocks in (%c5, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<5x16xf32>, %q : memref<5x16xi8>, %scales : memref<5xf32>)
    gpu.launch_func @kernels::@dequantize blocks in (%c5, %c1, %c1) threads in (%c1, %c1, %c1) args(%q : memref<5x16xi8>, %scales : memref<5xf32>, %bytes : memref<5x16xi32>, %y : memref<5x16xf32>)
    %show2 = memref.cast %bytes : memref<5x16xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    %show3 = memref.cast %y : memref<5x16xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
  func.func private @printMemrefI32(memref<*xi32>)
}
