// Floats become integers of 8, 16 and 32 bits with and without sign. What is out of range becomes the nearest integer,
// and what is no number zero. Halves round to even first.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [5, 20]
// CHECK-NEXT: [0, 0, 2, 0, -2, 2, 126, 127, -128, 127, 127, -128

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // Rounds, and keeps the numbers between %low and %high; a number that is none becomes zero.
    func.func @clamp(%x: vector<20xf32>, %low: f32, %high: f32) -> vector<20xf32> {
      %zero = arith.constant dense<0.0> : vector<20xf32>
      %lows = vector.splat %low : vector<20xf32>
      %highs = vector.splat %high : vector<20xf32>
      %ok = arith.cmpf ord, %x, %x : vector<20xf32>
      %n = arith.select %ok, %x, %zero : vector<20xi1>, vector<20xf32>
      %r = math.roundeven %n : vector<20xf32>
      %a = arith.maxnumf %r, %lows : vector<20xf32>
      %b = arith.minnumf %a, %highs : vector<20xf32>
      return %b : vector<20xf32>
    }
    gpu.func @convert(%in: memref<20xf32>, %out: memref<5x20xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %x = vector.load %in[%c0] : memref<20xf32>, vector<20xf32>
      %lowest8 = arith.constant -128.0 : f32
      %highest8 = arith.constant 127.0 : f32
      %zero = arith.constant 0.0 : f32
      %highestu8 = arith.constant 255.0 : f32
      %lowest16 = arith.constant -32768.0 : f32
      %highest16 = arith.constant 32767.0 : f32
      %highestu16 = arith.constant 65535.0 : f32
      %f0 = func.call @clamp(%x, %lowest8, %highest8) : (vector<20xf32>, f32, f32) -> vector<20xf32>
      %i0 = arith.fptosi %f0 : vector<20xf32> to vector<20xi8>
      %r0 = arith.extsi %i0 : vector<20xi8> to vector<20xi32>
      vector.store %r0, %out[%c0, %c0] : memref<5x20xi32>, vector<20xi32>
      %f1 = func.call @clamp(%x, %zero, %highestu8) : (vector<20xf32>, f32, f32) -> vector<20xf32>
      %i1 = arith.fptoui %f1 : vector<20xf32> to vector<20xi8>
      %r1 = arith.extui %i1 : vector<20xi8> to vector<20xi32>
      vector.store %r1, %out[%c1, %c0] : memref<5x20xi32>, vector<20xi32>
      %f2 = func.call @clamp(%x, %lowest16, %highest16) : (vector<20xf32>, f32, f32) -> vector<20xf32>
      %i2 = arith.fptosi %f2 : vector<20xf32> to vector<20xi16>
      %r2 = arith.extsi %i2 : vector<20xi16> to vector<20xi32>
      vector.store %r2, %out[%c2, %c0] : memref<5x20xi32>, vector<20xi32>
      %f3 = func.call @clamp(%x, %zero, %highestu16) : (vector<20xf32>, f32, f32) -> vector<20xf32>
      %i3 = arith.fptoui %f3 : vector<20xf32> to vector<20xi16>
      %r3 = arith.extui %i3 : vector<20xi16> to vector<20xi32>
      vector.store %r3, %out[%c3, %c0] : memref<5x20xi32>, vector<20xi32>
      // 2^31 - 1 is no float: what is above the largest float below becomes the largest integer afterwards.
      %lowest32 = arith.constant -2147483648.0 : f32
      %highest32 = arith.constant 2147483520.0 : f32
      %f4 = func.call @clamp(%x, %lowest32, %highest32) : (vector<20xf32>, f32, f32) -> vector<20xf32>
      %i4 = arith.fptosi %f4 : vector<20xf32> to vector<20xi32>
      %highests = vector.splat %highest32 : vector<20xf32>
      %above = arith.cmpf ogt, %x, %highests : vector<20xf32>
      %most = arith.constant dense<2147483647> : vector<20xi32>
      %r4 = arith.select %above, %most, %i4 : vector<20xi1>, vector<20xi32>
      vector.store %r4, %out[%c4, %c0] : memref<5x20xi32>, vector<20xi32>
      gpu.return
    }
  }
  memref.global "private" constant @numbers : memref<20xf32> = dense<[0.0, 0.5, 1.5, -0.5, -1.5, 2.5, 126.5, 127.5, -128.5, 254.5, 300.25, -300.75, 32766.5, 40000.0, -40000.0, 70000.0, 2147483520.0, 3.0e9, 0x7F800000, 0x7FC00000]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %in = memref.get_global @numbers : memref<20xf32>
    %out = memref.alloc() : memref<5x20xi32>
    gpu.launch_func @kernels::@convert blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%in : memref<20xf32>, %out : memref<5x20xi32>)
    %show1 = memref.cast %out : memref<5x20xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
