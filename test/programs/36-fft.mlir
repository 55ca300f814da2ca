// A Fourier transform of 32 complex numbers in memory of the workgroup, which the kernel allocates. Each step is the
// work of 16 invocations. The output is in eighths, rounded.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2, 32]
// CHECK-NEXT: [-72, -85, -206, 298, 70, -60, 4, -2, 104, -23, -89, 90, -58, 18, 182, -575, -168, -348, -38, -18, 138, -95, -152, 95, -24, -76, -19, -122, 10, -34, -194, -85]
// CHECK-NEXT: [-8, -21, -62, -136, -17, 117, -163, -120, 40, -84, -35, -77, -145, 44, -99, 73, 152, 552, -355, -200, 97, -75, -94, -133, -88, 30, -156, -120, -31, -244, 68, 8]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @twiddles : memref<16x2xf32> = dense<[[1.0, 0.0], [0.9807852506637573, -0.19509032368659973], [0.9238795042037964, -0.3826834261417389], [0.8314695954322815, -0.5555702447891235], [0.7071067690849304, -0.7071067690849304], [0.5555702447891235, -0.8314695954322815], [0.3826834261417389, -0.9238795042037964], [0.19509032368659973, -0.9807852506637573], [6.123234262925839e-17, -1.0], [-0.19509032368659973, -0.9807852506637573], [-0.3826834261417389, -0.9238795042037964], [-0.5555702447891235, -0.8314695954322815], [-0.7071067690849304, -0.7071067690849304], [-0.8314695954322815, -0.5555702447891235], [-0.9238795042037964, -0.3826834261417389], [-0.9807852506637573, -0.19509032368659973]]>
    gpu.func @fft(%in : memref<32x2xi32>, %out : memref<2x32xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %half = arith.constant 16 : index
      %bits = arith.constant 5 : index
      %twiddles = memref.get_global @twiddles : memref<16x2xf32>
      %x = memref.alloc() : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
      %t = gpu.thread_id x
      // Both elements of the invocation, to the places with reversed bits.
      scf.for %e = %c0 to %c2 step %c1 {
        %o = arith.muli %e, %half : index
        %i = arith.addi %t, %o : index
        %rev:2 = scf.for %b = %c0 to %bits step %c1 iter_args(%r = %c0, %rest = %i) -> (index, index) {
          %r2 = arith.shli %r, %c1 : index
          %low = arith.andi %rest, %c1 : index
          %r3 = arith.ori %r2, %low : index
          %rest2 = arith.shrui %rest, %c1 : index
          scf.yield %r3, %rest2 : index, index
        }
        %re32 = memref.load %in[%i, %c0] : memref<32x2xi32>
        %im32 = memref.load %in[%i, %c1] : memref<32x2xi32>
        %re = arith.sitofp %re32 : i32 to f32
        %im = arith.sitofp %im32 : i32 to f32
        %z = complex.create %re, %im : complex<f32>
        memref.store %z, %x[%rev#0] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      scf.for %s = %c0 to %bits step %c1 {
        %m = arith.shli %c1, %s : index
        %group = arith.shrui %t, %s : index
        %k0 = arith.shli %group, %s : index
        %k = arith.subi %t, %k0 : index
        %base = arith.shli %k0, %c1 : index
        %a = arith.addi %base, %k : index
        %b = arith.addi %a, %m : index
        %steps = arith.subi %bits, %s : index
        %steps1 = arith.subi %steps, %c1 : index
        %w = arith.shli %k, %steps1 : index
        %wre = memref.load %twiddles[%w, %c0] : memref<16x2xf32>
        %wim = memref.load %twiddles[%w, %c1] : memref<16x2xf32>
        %tw = complex.create %wre, %wim : complex<f32>
        %u = memref.load %x[%a] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
        %v = memref.load %x[%b] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
        %p = complex.mul %v, %tw : complex<f32>
        %sum = complex.add %u, %p : complex<f32>
        %dif = complex.sub %u, %p : complex<f32>
        memref.store %sum, %x[%a] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
        memref.store %dif, %x[%b] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
        gpu.barrier
      }
      %eight = arith.constant 8.0 : f32
      %round = arith.constant 0.5 : f32
      scf.for %e = %c0 to %c2 step %c1 {
        %o = arith.muli %e, %half : index
        %i = arith.addi %t, %o : index
        %z = memref.load %x[%i] : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
        %re = complex.re %z : complex<f32>
        %im = complex.im %z : complex<f32>
        %re8 = arith.mulf %re, %eight : f32
        %im8 = arith.mulf %im, %eight : f32
        %reh = arith.addf %re8, %round : f32
        %imh = arith.addf %im8, %round : f32
        %ref = math.floor %reh : f32
        %imf = math.floor %imh : f32
        %rei = arith.fptosi %ref : f32 to i32
        %imi = arith.fptosi %imf : f32 to i32
        memref.store %rei, %out[%c0, %i] : memref<2x32xi32>
        memref.store %imi, %out[%c1, %i] : memref<2x32xi32>
      }
      memref.dealloc %x : memref<32xcomplex<f32>, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
  memref.global "private" constant @signal : memref<32x2xi32> = dense<[[-6, -5], [1, 0], [-5, 5], [2, -1], [-4, 4], [3, -2], [-3, 3], [4, -3], [-2, 2], [5, -4], [-1, 1], [6, -5], [0, 0], [-6, 5], [1, -1], [-5, 4], [2, -2], [-4, 3], [3, -3], [-3, 2], [4, -4], [-2, 1], [5, -5], [-1, 0], [6, 5], [0, -1], [-6, 4], [1, -2], [-5, 3], [2, -3], [-4, 2], [3, -4]]>
  func.func @main() {
    %c1 = arith.constant 1 : index
    %threads = arith.constant 16 : index
    %in = memref.get_global @signal : memref<32x2xi32>
    %out = memref.alloc() : memref<2x32xi32>
    gpu.launch_func @kernels::@fft blocks in (%c1, %c1, %c1) threads in (%threads, %c1, %c1) args(%in : memref<32x2xi32>, %out : memref<2x32xi32>)
    %show0 = memref.cast %out : memref<2x32xi32> to memref<*xi32>
    call @printMemrefI32(%show0) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}
