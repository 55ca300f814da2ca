// The circular correlation of two signals of 64 numbers by Fourier transforms of radix four in the memory of the
// workgroup. The factors are complex exponentials; the inverse transform is that of the conjugates.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [64]
// CHECK-NEXT: [-10.7{{[0-9]*}}
// CHECK: sizes = [64]

#shared = #gpu.address_space<workgroup>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    // Transforms the rows 0 of %x by Stockham's steps. The result is in row 1.
    func.func @transform(%x: memref<2x64xcomplex<f32>, #shared>, %t: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %tau = arith.constant -6.2831855 : f32
      %zero = arith.constant 0.0 : f32
      %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
      %r = scf.for %step = %c0 to %c3 step %c1 iter_args(%s = %c1) -> (index) {
        %from = arith.remui %step, %c2 : index
        %to = arith.subi %c1, %from : index
        %q = arith.remui %t, %s : index
        %p = arith.divui %t, %s : index
        // n of this step is 64 / s, and the sources are 16 apart.
        %i1 = arith.addi %t, %c16 : index
        %i2 = arith.addi %i1, %c16 : index
        %i3 = arith.addi %i2, %c16 : index
        %a = memref.load %x[%from, %t] : memref<2x64xcomplex<f32>, #shared>
        %b = memref.load %x[%from, %i1] : memref<2x64xcomplex<f32>, #shared>
        %c = memref.load %x[%from, %i2] : memref<2x64xcomplex<f32>, #shared>
        %d = memref.load %x[%from, %i3] : memref<2x64xcomplex<f32>, #shared>
        %ps = arith.muli %p, %s : index
        %ps32 = arith.index_cast %ps : index to i32
        %psf = arith.sitofp %ps32 : i32 to f32
        %turn = arith.constant 0.015625 : f32
        %part = arith.mulf %psf, %turn : f32
        %angle = arith.mulf %part, %tau : f32
        %power = complex.create %zero, %angle : complex<f32>
        %w1 = complex.exp %power : complex<f32>
        %w2 = complex.mul %w1, %w1 : complex<f32>
        %w3 = complex.mul %w2, %w1 : complex<f32>
        %apc = complex.add %a, %c : complex<f32>
        %amc = complex.sub %a, %c : complex<f32>
        %bpd = complex.add %b, %d : complex<f32>
        %bmd = complex.sub %b, %d : complex<f32>
        %jbmd = complex.mul %i, %bmd : complex<f32>
        %y0 = complex.add %apc, %bpd : complex<f32>
        %z1 = complex.sub %amc, %jbmd : complex<f32>
        %y1 = complex.mul %w1, %z1 : complex<f32>
        %z2 = complex.sub %apc, %bpd : complex<f32>
        %y2 = complex.mul %w2, %z2 : complex<f32>
        %z3 = complex.add %amc, %jbmd : complex<f32>
        %y3 = complex.mul %w3, %z3 : complex<f32>
        %p4 = arith.muli %ps, %c4 : index
        %o0 = arith.addi %p4, %q : index
        %o1 = arith.addi %o0, %s : index
        %o2 = arith.addi %o1, %s : index
        %o3 = arith.addi %o2, %s : index
        memref.store %y0, %x[%to, %o0] : memref<2x64xcomplex<f32>, #shared>
        memref.store %y1, %x[%to, %o1] : memref<2x64xcomplex<f32>, #shared>
        memref.store %y2, %x[%to, %o2] : memref<2x64xcomplex<f32>, #shared>
        memref.store %y3, %x[%to, %o3] : memref<2x64xcomplex<f32>, #shared>
        gpu.barrier
        %s4 = arith.muli %s, %c4 : index
        scf.yield %s4 : index
      }
      return
    }
    gpu.func @correlate(%in: memref<2x64xf32>, %out: memref<64xf32>, %norms: memref<64xf32>) workgroup(%a: memref<2x64xcomplex<f32>, #shared>, %b: memref<2x64xcomplex<f32>, #shared>)
        kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %scale = arith.constant 0.015625 : f32
      %t = gpu.thread_id x
      scf.for %k = %t to %c64 step %c16 {
        %x = memref.load %in[%c0, %k] : memref<2x64xf32>
        %y = memref.load %in[%c1, %k] : memref<2x64xf32>
        %xc = complex.create %x, %zero : complex<f32>
        %yc = complex.create %y, %zero : complex<f32>
        memref.store %xc, %a[%c0, %k] : memref<2x64xcomplex<f32>, #shared>
        memref.store %yc, %b[%c0, %k] : memref<2x64xcomplex<f32>, #shared>
      }
      gpu.barrier
      func.call @transform(%a, %t) : (memref<2x64xcomplex<f32>, #shared>, index) -> ()
      func.call @transform(%b, %t) : (memref<2x64xcomplex<f32>, #shared>, index) -> ()
      scf.for %k = %t to %c64 step %c16 {
        %x = memref.load %a[%c1, %k] : memref<2x64xcomplex<f32>, #shared>
        %y = memref.load %b[%c1, %k] : memref<2x64xcomplex<f32>, #shared>
        %norm = complex.abs %x : complex<f32>
        memref.store %norm, %norms[%k] : memref<64xf32>
        %xc = complex.conj %x : complex<f32>
        %p = complex.mul %xc, %y : complex<f32>
        %pc = complex.conj %p : complex<f32>
        memref.store %pc, %a[%c0, %k] : memref<2x64xcomplex<f32>, #shared>
      }
      gpu.barrier
      func.call @transform(%a, %t) : (memref<2x64xcomplex<f32>, #shared>, index) -> ()
      scf.for %k = %t to %c64 step %c16 {
        %z = memref.load %a[%c1, %k] : memref<2x64xcomplex<f32>, #shared>
        %re = complex.re %z : complex<f32>
        %r = arith.mulf %re, %scale : f32
        memref.store %r, %out[%k] : memref<64xf32>
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
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c16 = arith.constant 16 : index
    %in = memref.alloc() : memref<2x64xf32>
    %out = memref.alloc() : memref<64xf32>
    %norms = memref.alloc() : memref<64xf32>
    %fill1 = memref.cast %in : memref<2x64xf32> to memref<?x?xf32>
    call @fill(%fill1, %c7, %c5) : (memref<?x?xf32>, index, index) -> ()
    gpu.launch_func @kernels::@correlate blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%in : memref<2x64xf32>, %out : memref<64xf32>, %norms : memref<64xf32>)
    %show2 = memref.cast %out : memref<64xf32> to memref<*xf32>
    call @printMemrefF32(%show2) : (memref<*xf32>) -> ()
    %show3 = memref.cast %norms : memref<64xf32> to memref<*xf32>
    call @printMemrefF32(%show3) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
