// Scalar operations of MLIR 20 to 22 on the numbers i/4 - 2: sine and cosine at once, clamps, the complement of the error
// function, classes of numbers (with infinities and NaN among them), whole powers of complex numbers, exact divisions, exclusive
// or as an atomic update, and scaled conversions of small floats.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run -O0 %s | FileCheck %s
// RUN: spvc run -O2 --device=reference %s | FileCheck %s

// The sums of sine and cosine.
// CHECK: sizes = [16]
// CHECK-NEXT: [-1.3254{{[0-9]*}}, -1.162{{[0-9]*}}, -0.9267{{[0-9]*}}, -0.6336{{[0-9]*}}, -0.3011{{[0-9]*}}, 0.0500{{[0-9]*}}, 0.3981{{[0-9]*}}, 0.7215{{[0-9]*}}, 1, 1.2163{{[0-9]*}}, 1.3570{{[0-9]*}}, 1.4133{{[0-9]*}}, 1.3817{{[0-9]*}}, 1.2643{{[0-9]*}}, 1.0682{{[0-9]*}}, 0.8057{{[0-9]*}}]
// The clamps to [-0.5, 1].
// CHECK: sizes = [16]
// CHECK-NEXT: [-0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1, 1, 1]
// erfc.
// CHECK: sizes = [16]
// CHECK-NEXT: [1.9953{{[0-9]*}}, 1.98667{{[0-9]*}}, 1.9661{{[0-9]*}}, 1.9229{{[0-9]*}}, 1.8427{{[0-9]*}}, 1.7111{{[0-9]*}}, 1.5205{{[0-9]*}}, 1.2763{{[0-9]*}}, 1, 0.72367{{[0-9]*}}, 0.4795{{[0-9]*}}, 0.28884{{[0-9]*}}, 0.15729{{[0-9]*}}, 0.07709{{[0-9]*}}, 0.033894{{[0-9]*}}, 0.01332{{[0-9]*}}]
// 1 for NaN, 2 for infinity, 4 for finite and 8 for normal.
// CHECK: sizes = [16]
// CHECK-NEXT: [12, 12, 12, 12, 12, 1, 2, 2, 4, 12, 12, 12, 12, 12, 12, 12]
// The real parts of (i/4 - 2 + i)^5 and of (i/4 - 2 + i)^-2.
// CHECK: sizes = [16]
// CHECK-NEXT: [38, 28.430{{[0-9]*}}, 18.6562{{[0-9]*}}, 10.22{{[0-9]*}}, 4, 0.2314{{[0-9]*}}, -1.2812{{[0-9]*}}, -1.0947{{[0-9]*}}, {{-?}}0, 1.0947{{[0-9]*}}, 1.2812{{[0-9]*}}, -0.2314{{[0-9]*}}, -4, -10.22{{[0-9]*}}, -18.6562{{[0-9]*}}, -28.430{{[0-9]*}}]
// CHECK: sizes = [16]
// CHECK-NEXT: [0.12{{[0-9]*}}, 0.12{{[0-9]*}}, 0.1183{{[0-9]*}}, 0.0856{{[0-9]*}}, {{-?}}0, -0.1792{{[0-9]*}}, -0.4{{[0-9]*}}, -0.8304{{[0-9]*}}, -1, -0.8304{{[0-9]*}}, -0.4{{[0-9]*}}, -0.1792{{[0-9]*}}, {{-?}}0, 0.0856{{[0-9]*}}, 0.1183{{[0-9]*}}, 0.12{{[0-9]*}}]
// 12 * i divided by 4 and shifted to the right by 1, and the exclusive or of all i.
// CHECK: sizes = [16]
// CHECK-NEXT: [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22]
// CHECK: sizes = [1]
// CHECK-NEXT: [16]
// Numbers divided by 4, rounded to f4E2M1FN and multiplied by 4 again; then the same with the scale 6, whose power of two is 4.
// CHECK: sizes = [16]
// CHECK-NEXT: [-2, -2, -2, -2, -0, -0, -0, -0, 0, 0, 0, 0, 0, 2, 2, 2]
// CHECK: sizes = [16]
// CHECK-NEXT: [-24, -24, -24, -16, -16, -12, -8, -4, 0, 4, 8, 12, 16, 16, 24, 24]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @number(%i: index) -> f32 attributes {no_inline} {
      %n = arith.index_cast %i : index to i32
      %f = arith.sitofp %n : i32 to f32
      %quarter = arith.constant 0.25 : f32
      %minus = arith.constant -2.0 : f32
      %p = arith.mulf %f, %quarter : f32
      %x = arith.addf %p, %minus : f32
      return %x : f32
    }
    gpu.func @functions(%sums: memref<16xf32>, %clamps: memref<16xf32>, %erfc: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %x = func.call @number(%i) {no_inline} : (index) -> f32
      %s, %c = math.sincos %x : f32
      %sum = arith.addf %s, %c : f32
      memref.store %sum, %sums[%i] : memref<16xf32>
      %low = arith.constant -0.5 : f32
      %high = arith.constant 1.0 : f32
      %k = math.clampf %x to [%low, %high] : f32
      memref.store %k, %clamps[%i] : memref<16xf32>
      %e = math.erfc %x : f32
      memref.store %e, %erfc[%i] : memref<16xf32>
      gpu.return
    }
    gpu.func @classes(%classes: memref<16xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %x = func.call @number(%i) : (index) -> f32
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %nan = arith.constant 0x7FC00000 : f32
      %inf = arith.constant 0x7F800000 : f32
      %minus = arith.constant 0xFF800000 : f32
      %is5 = arith.cmpi eq, %i, %c5 : index
      %is6 = arith.cmpi eq, %i, %c6 : index
      %is7 = arith.cmpi eq, %i, %c7 : index
      %x5 = arith.select %is5, %nan, %x : f32
      %x6 = arith.select %is6, %inf, %x5 : f32
      %v = arith.select %is7, %minus, %x6 : f32
      %n = math.isnan %v : f32
      %f = math.isinf %v : f32
      %e = math.isfinite %v : f32
      %o = math.isnormal %v : f32
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %c4 = arith.constant 4 : i32
      %c8 = arith.constant 8 : i32
      %b1 = arith.select %n, %c1, %c0 : i32
      %b2 = arith.select %f, %c2, %c0 : i32
      %b4 = arith.select %e, %c4, %c0 : i32
      %b8 = arith.select %o, %c8, %c0 : i32
      %s1 = arith.addi %b1, %b2 : i32
      %s2 = arith.addi %s1, %b4 : i32
      %s3 = arith.addi %s2, %b8 : i32
      memref.store %s3, %classes[%i] : memref<16xi32>
      gpu.return
    }
    gpu.func @powers(%fifth: memref<16xf32>, %inverse: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %x = func.call @number(%i) : (index) -> f32
      %one = arith.constant 1.0 : f32
      %z = complex.create %x, %one : complex<f32>
      %c5 = arith.constant 5 : i32
      %m2 = arith.constant -2 : i32
      %p = complex.powi %z, %c5 : complex<f32>, i32
      %q = complex.powi %z, %m2 : complex<f32>, i32
      %re = complex.re %p : complex<f32>
      %im = complex.re %q : complex<f32>
      memref.store %re, %fifth[%i] : memref<16xf32>
      memref.store %im, %inverse[%i] : memref<16xf32>
      gpu.return
    }
    gpu.func @exact(%quotients: memref<16xi32>, %all: memref<1xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %n = arith.index_cast %i : index to i32
      %c12 = arith.constant 12 : i32
      %c4 = arith.constant 4 : i32
      %c1 = arith.constant 1 : i32
      %p = arith.muli %n, %c12 : i32
      %q = arith.divsi %p, %c4 exact : i32
      %r = arith.shrui %q, %c1 : i32
      %w = arith.extui %r nneg : i32 to i64
      %t = arith.trunci %w overflow<nsw, nuw> : i64 to i32
      memref.store %t, %quotients[%i] : memref<16xi32>
      %x = memref.atomic_rmw xori %n, %all[%c0] : (i32, memref<1xi32>) -> i32
      gpu.return
    }
    gpu.func @scaled(%four: memref<16xf32>, %six: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %x = func.call @number(%i) : (index) -> f32
      %s4 = arith.constant 4.0 : f8E8M0FNU
      %s6 = arith.constant 6.0 : f32
      %n = arith.scaling_truncf %x, %s4 : f32, f8E8M0FNU to f4E2M1FN
      %v = arith.scaling_extf %n, %s4 : f4E2M1FN, f8E8M0FNU to f32
      memref.store %v, %four[%i] : memref<16xf32>
      %c16 = arith.constant 16.0 : f32
      %y = arith.mulf %x, %c16 : f32
      %m = arith.scaling_truncf %y, %s6 : f32, f32 to f4E2M1FN
      %w = arith.scaling_extf %m, %s6 : f4E2M1FN, f32 to f32
      memref.store %w, %six[%i] : memref<16xf32>
      gpu.return
    }
  }
  func.func @show(%m: memref<16xf32>) {
    %u = memref.cast %m : memref<16xf32> to memref<*xf32>
    call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    return
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %start = arith.constant 16 : i32
    %a = memref.alloc() : memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    %c = memref.alloc() : memref<16xf32>
    %d = memref.alloc() : memref<16xi32>
    %e = memref.alloc() : memref<1xi32>
    memref.store %start, %e[%c0] : memref<1xi32>
    gpu.launch_func @kernels::@functions blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%a : memref<16xf32>, %b : memref<16xf32>, %c : memref<16xf32>)
    call @show(%a) : (memref<16xf32>) -> ()
    call @show(%b) : (memref<16xf32>) -> ()
    call @show(%c) : (memref<16xf32>) -> ()
    gpu.launch_func @kernels::@classes blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xi32>)
    %ud = memref.cast %d : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%ud) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@powers blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%a : memref<16xf32>, %b : memref<16xf32>)
    call @show(%a) : (memref<16xf32>) -> ()
    call @show(%b) : (memref<16xf32>) -> ()
    gpu.launch_func @kernels::@exact blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xi32>, %e : memref<1xi32>)
    call @printMemrefI32(%ud) : (memref<*xi32>) -> ()
    %ue = memref.cast %e : memref<1xi32> to memref<*xi32>
    call @printMemrefI32(%ue) : (memref<*xi32>) -> ()
    gpu.launch_func @kernels::@scaled blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%a : memref<16xf32>, %b : memref<16xf32>)
    call @show(%a) : (memref<16xf32>) -> ()
    call @show(%b) : (memref<16xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
  func.func private @printMemrefI32(memref<*xi32>)
}
