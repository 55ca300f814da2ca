// Kernels take flags, vectors and complex numbers from the host, and buffers have vectors of bytes, flags, odd widths,
// bf16 and index as elements.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 4]
// CHECK: sizes = [8, 4]
// CHECK: sizes = [8, 4]
// CHECK: sizes = [8, 4]
// CHECK: sizes = [8, 4]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    // Vectors of three bytes: a buffer, a view with an offset and a stride, an argument, and memory of the workgroup.
    gpu.func @bytes(%x: memref<8xvector<3xi8>>, %d: memref<?xvector<3xi8>, strided<[?], offset: ?>>, %scale: vector<3xi8>, %o: memref<8x4xi32>)
        workgroup(%s: memref<8xvector<3xi8>, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %t = gpu.thread_id x
      %v = memref.load %x[%t] : memref<8xvector<3xi8>>
      %u = memref.load %d[%t] : memref<?xvector<3xi8>, strided<[?], offset: ?>>
      %p = arith.muli %v, %scale : vector<3xi8>
      %q = arith.addi %p, %u : vector<3xi8>
      memref.store %q, %s[%t] : memref<8xvector<3xi8>, #gpu.address_space<workgroup>>
      memref.store %q, %d[%t] : memref<?xvector<3xi8>, strided<[?], offset: ?>>
      gpu.barrier
      %other = arith.xori %t, %c1 : index
      %r = memref.load %s[%other] : memref<8xvector<3xi8>, #gpu.address_space<workgroup>>
      %e = arith.extsi %r : vector<3xi8> to vector<3xi32>
      %e0 = vector.extract %e[0] : i32 from vector<3xi32>
      %e1 = vector.extract %e[1] : i32 from vector<3xi32>
      %e2 = vector.extract %e[2] : i32 from vector<3xi32>
      memref.store %e0, %o[%t, %c0] : memref<8x4xi32>
      memref.store %e1, %o[%t, %c1] : memref<8x4xi32>
      memref.store %e2, %o[%t, %c2] : memref<8x4xi32>
      %n = memref.dim %d, %c0 : memref<?xvector<3xi8>, strided<[?], offset: ?>>
      %n32 = arith.index_cast %n : index to i32
      memref.store %n32, %o[%t, %c3] : memref<8x4xi32>
      gpu.return
    }

    // Flags and numbers of four bits.
    func.func @choose(%up: i1, %v: vector<3xi4>, %w: vector<3xi4>) -> vector<3xi4> {
      %r = arith.select %up, %v, %w : vector<3xi4>
      return %r : vector<3xi4>
    }
    gpu.func @bits(%f: memref<8xvector<4xi1>>, %n: memref<8xvector<3xi4>>, %up: i1, %o: memref<8x4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %hundred = arith.constant 100 : i32
      %t = gpu.thread_id x
      %v = memref.load %f[%t] : memref<8xvector<4xi1>>
      %w = memref.load %n[%t] : memref<8xvector<3xi4>>
      %twice = arith.addi %w, %w : vector<3xi4>
      %z = func.call @choose(%up, %twice, %w) : (i1, vector<3xi4>, vector<3xi4>) -> vector<3xi4>
      memref.store %z, %n[%t] : memref<8xvector<3xi4>>
      %all = arith.constant dense<true> : vector<4xi1>
      %not = arith.xori %v, %all : vector<4xi1>
      memref.store %not, %f[%t] : memref<8xvector<4xi1>>
      %e = arith.extsi %z : vector<3xi4> to vector<3xi32>
      %b = arith.extui %v : vector<4xi1> to vector<4xi32>
      %b3 = vector.extract_strided_slice %b {offsets = [0], sizes = [3], strides = [1]} : vector<4xi32> to vector<3xi32>
      %h = vector.broadcast %hundred : i32 to vector<3xi32>
      %m = arith.muli %b3, %h : vector<3xi32>
      %s = arith.addi %e, %m : vector<3xi32>
      %s0 = vector.extract %s[0] : i32 from vector<3xi32>
      %s1 = vector.extract %s[1] : i32 from vector<3xi32>
      %s2 = vector.extract %s[2] : i32 from vector<3xi32>
      %s3 = vector.extract %b[3] : i32 from vector<4xi32>
      memref.store %s0, %o[%t, %c0] : memref<8x4xi32>
      memref.store %s1, %o[%t, %c1] : memref<8x4xi32>
      memref.store %s2, %o[%t, %c2] : memref<8x4xi32>
      memref.store %s3, %o[%t, %c3] : memref<8x4xi32>
      gpu.return
    }

    // Numbers of 48 bits, also in memory of the invocation, and a complex number.
    gpu.func @wide(%w: memref<8xvector<3xi48>>, %z: vector<2x2xi48>, %c: complex<f32>, %o: memref<8x4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %shift = arith.constant dense<20> : vector<3xi48>
      %own = memref.alloca() : memref<2xvector<3xi48>, #gpu.address_space<private>>
      %t = gpu.thread_id x
      %v = memref.load %w[%t] : memref<8xvector<3xi48>>
      %z3 = vector.shape_cast %z : vector<2x2xi48> to vector<4xi48>
      %z0 = vector.extract_strided_slice %z3 {offsets = [1], sizes = [3], strides = [1]} : vector<4xi48> to vector<3xi48>
      %p = arith.muli %v, %z0 : vector<3xi48>
      memref.store %p, %own[%c1] : memref<2xvector<3xi48>, #gpu.address_space<private>>
      memref.store %v, %own[%c0] : memref<2xvector<3xi48>, #gpu.address_space<private>>
      %k = arith.andi %t, %c1 : index
      %q = memref.load %own[%k] : memref<2xvector<3xi48>, #gpu.address_space<private>>
      memref.store %q, %w[%t] : memref<8xvector<3xi48>>
      %h = arith.shrsi %q, %shift : vector<3xi48>
      %h32 = arith.trunci %h : vector<3xi48> to vector<3xi32>
      %h0 = vector.extract %h32[0] : i32 from vector<3xi32>
      %h1 = vector.extract %h32[1] : i32 from vector<3xi32>
      %h2 = vector.extract %h32[2] : i32 from vector<3xi32>
      memref.store %h0, %o[%t, %c0] : memref<8x4xi32>
      memref.store %h1, %o[%t, %c1] : memref<8x4xi32>
      memref.store %h2, %o[%t, %c2] : memref<8x4xi32>
      %re = complex.re %c : complex<f32>
      %im = complex.im %c : complex<f32>
      %ri = arith.fptosi %re : f32 to i32
      %ii = arith.fptosi %im : f32 to i32
      %ten = arith.constant 10 : i32
      %r10 = arith.muli %ri, %ten : i32
      %ri10 = arith.addi %r10, %ii : i32
      memref.store %ri10, %o[%t, %c3] : memref<8x4xi32>
      gpu.return
    }

    // A buffer of unknown size of vectors of bf16, and one of index; eight floats as an argument.
    gpu.func @floats(%b: memref<?xvector<3xbf16>>, %s: vector<8xf32>, %i: memref<8xvector<2xindex>>, %o: memref<8x4xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %t = gpu.thread_id x
      %n = memref.dim %b, %c0 : memref<?xvector<3xbf16>>
      %last = arith.subi %n, %c1 : index
      %at = arith.subi %last, %t : index
      %v = memref.load %b[%at] : memref<?xvector<3xbf16>>
      %f = arith.extf %v : vector<3xbf16> to vector<3xf32>
      %x = vector.extract %s[%t] : f32 from vector<8xf32>
      %y = vector.broadcast %x : f32 to vector<3xf32>
      %m = arith.mulf %f, %y : vector<3xf32>
      %back = arith.truncf %m : vector<3xf32> to vector<3xbf16>
      memref.store %back, %b[%at] : memref<?xvector<3xbf16>>
      %e = arith.fptosi %m : vector<3xf32> to vector<3xi32>
      %e0 = vector.extract %e[0] : i32 from vector<3xi32>
      %e1 = vector.extract %e[1] : i32 from vector<3xi32>
      %e2 = vector.extract %e[2] : i32 from vector<3xi32>
      memref.store %e0, %o[%t, %c0] : memref<8x4xi32>
      memref.store %e1, %o[%t, %c1] : memref<8x4xi32>
      memref.store %e2, %o[%t, %c2] : memref<8x4xi32>
      %w = memref.load %i[%t] : memref<8xvector<2xindex>>
      %w0 = vector.extract %w[0] : index from vector<2xindex>
      %w1 = vector.extract %w[1] : index from vector<2xindex>
      %sum = arith.addi %w0, %w1 : index
      %sum32 = arith.index_cast %sum : index to i32
      memref.store %sum32, %o[%t, %c3] : memref<8x4xi32>
      gpu.return
    }
  }

  func.func @print(%o: memref<8x4xi32>) {
    %u = memref.cast %o : memref<8x4xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c20 = arith.constant 20 : index
    %seven = arith.constant 7 : i32
    %o = memref.alloc() : memref<8x4xi32>
    %x = memref.alloc() : memref<8xvector<3xi8>>
    %all = memref.alloc() : memref<20xvector<3xi8>>
    %f = memref.alloc() : memref<8xvector<4xi1>>
    %n = memref.alloc() : memref<8xvector<3xi4>>
    %w = memref.alloc() : memref<8xvector<3xi48>>
    %b = memref.alloc() : memref<8xvector<3xbf16>>
    %i = memref.alloc() : memref<8xvector<2xindex>>
    %step = arith.constant dense<[17, 40, -5]> : vector<3xi8>
    %wstep = arith.constant dense<[1099511627776, -3, 68719476735]> : vector<3xi48>
    scf.for %k = %c0 to %c20 step %c1 {
      %k8 = arith.index_cast %k : index to i8
      %v8 = vector.broadcast %k8 : i8 to vector<3xi8>
      %p = arith.muli %v8, %step : vector<3xi8>
      memref.store %p, %all[%k] : memref<20xvector<3xi8>>
    }
    scf.for %k = %c0 to %c8 step %c1 {
      %k32 = arith.index_cast %k : index to i32
      %k8 = arith.index_cast %k : index to i8
      %k4 = arith.trunci %k32 : i32 to i4
      %k48 = arith.extsi %k32 : i32 to i48
      %v8 = vector.broadcast %k8 : i8 to vector<3xi8>
      %p = arith.subi %step, %v8 : vector<3xi8>
      memref.store %p, %x[%k] : memref<8xvector<3xi8>>
      %v4 = vector.broadcast %k4 : i4 to vector<3xi4>
      %d4 = arith.constant dense<[1, -2, 5]> : vector<3xi4>
      %q = arith.addi %v4, %d4 : vector<3xi4>
      memref.store %q, %n[%k] : memref<8xvector<3xi4>>
      %v32 = vector.broadcast %k32 : i32 to vector<4xi32>
      %masks = arith.constant dense<[1, 2, 4, 3]> : vector<4xi32>
      %zeros = arith.constant dense<0> : vector<4xi32>
      %masked = arith.andi %v32, %masks : vector<4xi32>
      %on = arith.cmpi ne, %masked, %zeros : vector<4xi32>
      memref.store %on, %f[%k] : memref<8xvector<4xi1>>
      %v48 = vector.broadcast %k48 : i48 to vector<3xi48>
      %r = arith.muli %v48, %wstep : vector<3xi48>
      memref.store %r, %w[%k] : memref<8xvector<3xi48>>
      %kf = arith.sitofp %k32 : i32 to f32
      %vf = vector.broadcast %kf : f32 to vector<3xf32>
      %df = arith.constant dense<[0.5, -2.0, 8.0]> : vector<3xf32>
      %mf = arith.addf %vf, %df : vector<3xf32>
      %bf = arith.truncf %mf : vector<3xf32> to vector<3xbf16>
      memref.store %bf, %b[%k] : memref<8xvector<3xbf16>>
      %kk = arith.muli %k, %k : index
      %vi = vector.broadcast %k : index to vector<2xindex>
      %vj = vector.insert %kk, %vi [1] : index into vector<2xindex>
      memref.store %vj, %i[%k] : memref<8xvector<2xindex>>
    }

    %d = memref.subview %all[3] [8] [2] : memref<20xvector<3xi8>> to memref<8xvector<3xi8>, strided<[2], offset: 3>>
    %dd = memref.cast %d : memref<8xvector<3xi8>, strided<[2], offset: 3>> to memref<?xvector<3xi8>, strided<[?], offset: ?>>
    %scale = memref.load %x[%c2] : memref<8xvector<3xi8>>
    gpu.launch_func @kernels::@bytes blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%x : memref<8xvector<3xi8>>, %dd : memref<?xvector<3xi8>, strided<[?], offset: ?>>, %scale : vector<3xi8>, %o : memref<8x4xi32>)
    call @print(%o) : (memref<8x4xi32>) -> ()

    %k7 = arith.constant 7 : index
    %flags = memref.load %f[%k7] : memref<8xvector<4xi1>>
    %up = vector.extract %flags[3] : i1 from vector<4xi1>
    gpu.launch_func @kernels::@bits blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%f : memref<8xvector<4xi1>>, %n : memref<8xvector<3xi4>>, %up : i1, %o : memref<8x4xi32>)
    gpu.launch_func @kernels::@bits blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%f : memref<8xvector<4xi1>>, %n : memref<8xvector<3xi4>>, %up : i1, %o : memref<8x4xi32>)
    call @print(%o) : (memref<8x4xi32>) -> ()

    %z = arith.constant dense<[[9, -3], [5, 4098]]> : vector<2x2xi48>
    %c = complex.constant [2.0 : f32, -7.0 : f32] : complex<f32>
    gpu.launch_func @kernels::@wide blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%w : memref<8xvector<3xi48>>, %z : vector<2x2xi48>, %c : complex<f32>, %o : memref<8x4xi32>)
    call @print(%o) : (memref<8x4xi32>) -> ()

    %s = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf32>
    %bd = memref.cast %b : memref<8xvector<3xbf16>> to memref<?xvector<3xbf16>>
    gpu.launch_func @kernels::@floats blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%bd : memref<?xvector<3xbf16>>, %s : vector<8xf32>, %i : memref<8xvector<2xindex>>, %o : memref<8x4xi32>)
    gpu.launch_func @kernels::@floats blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%bd : memref<?xvector<3xbf16>>, %s : vector<8xf32>, %i : memref<8xvector<2xindex>>, %o : memref<8x4xi32>)
    call @print(%o) : (memref<8x4xi32>) -> ()

    // A launch whose body uses values of the host.
    %v = memref.load %all[%k7] : memref<20xvector<3xi8>>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
      %l0 = arith.constant 0 : index
      %l1 = arith.constant 1 : index
      %l2 = arith.constant 2 : index
      %l3 = arith.constant 3 : index
      %t32 = arith.index_cast %tx : index to i32
      %e = arith.extsi %v : vector<3xi8> to vector<3xi32>
      %e0 = vector.extract %e[0] : i32 from vector<3xi32>
      %e1 = vector.extract %e[1] : i32 from vector<3xi32>
      %e2 = vector.extract %e[2] : i32 from vector<3xi32>
      %a = arith.addi %e0, %t32 : i32
      %r = arith.select %up, %e1, %t32 : i32
      memref.store %a, %o[%tx, %l0] : memref<8x4xi32>
      memref.store %r, %o[%tx, %l1] : memref<8x4xi32>
      memref.store %e2, %o[%tx, %l2] : memref<8x4xi32>
      memref.store %t32, %o[%tx, %l3] : memref<8x4xi32>
      gpu.terminator
    }
    call @print(%o) : (memref<8x4xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
