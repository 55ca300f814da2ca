// kernel histogram-unzeroed: faulty: nothing zeroes the bins in workgroup memory.
// dispatch groups=2 buffers=512:iota,64
!gi128 = memref<128xi32>
!gi16 = memref<16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi128, %bins: !gi16)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c16 = arith.constant 16 : index
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %own = arith.cmpi ult, %t, %c16 : index
    %v = memref.load %data[%i] : !gi128
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32  // finds: uninitialized
    gpu.barrier
    scf.if %own {
      %c = memref.load %local[%t] : !wi16
      %all = memref.atomic_rmw addi %c, %bins[%t] : (i32, !gi16) -> i32
    }
    gpu.return
  }
}
// -----
// kernel histogram-unzeroed-ok: correct: the invocations zero the bins.
// dispatch groups=2 buffers=512:iota,64
!gi128 = memref<128xi32>
!gi16 = memref<16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi128, %bins: !gi16)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %own = arith.cmpi ult, %t, %c16 : index
    scf.if %own {
      memref.store %k0, %local[%t] : !wi16
    }
    gpu.barrier
    %v = memref.load %data[%i] : !gi128
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32
    gpu.barrier
    scf.if %own {
      %c = memref.load %local[%t] : !wi16
      %all = memref.atomic_rmw addi %c, %bins[%t] : (i32, !gi16) -> i32
    }
    gpu.return
  }
}
// -----
// kernel histogram-half-zeroed: faulty: the invocations of one workgroup zero half of the bins only.
// dispatch groups=1 buffers=64:iota,128
!gi16 = memref<16xi32>
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi16, %bins: !gi32)
      workgroup(%local: !wi32)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %t = gpu.thread_id x
    %u = arith.addi %t, %c16 : index
    memref.store %k0, %local[%t] : !wi32
    gpu.barrier
    %v = memref.load %data[%t] : !gi16
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi32) -> i32
    gpu.barrier
    %a = memref.load %local[%t] : !wi32
    memref.store %a, %bins[%t] : !gi32
    %b = memref.load %local[%u] : !wi32  // finds: uninitialized
    memref.store %b, %bins[%u] : !gi32
    gpu.return
  }
}
// -----
// kernel histogram-half-zeroed-ok: correct: each invocation zeroes two bins.
// dispatch groups=1 buffers=64:iota,128
!gi16 = memref<16xi32>
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi16, %bins: !gi32)
      workgroup(%local: !wi32)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %t = gpu.thread_id x
    %u = arith.addi %t, %c16 : index
    memref.store %k0, %local[%t] : !wi32
    memref.store %k0, %local[%u] : !wi32
    gpu.barrier
    %v = memref.load %data[%t] : !gi16
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi32) -> i32
    gpu.barrier
    %a = memref.load %local[%t] : !wi32
    memref.store %a, %bins[%t] : !gi32
    %b = memref.load %local[%u] : !wi32
    memref.store %b, %bins[%u] : !gi32
    gpu.return
  }
}
// -----
// kernel stencil-halo: faulty: the tile has a halo of one element on each side, and nobody loads the right one.
// dispatch groups=2 buffers=272:iota,256
!gi68 = memref<68xi32>
!gi64 = memref<64xi32>
!wi34 = memref<34xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi68, %out: !gi64)
      workgroup(%tile: !wi34)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %t1 = arith.addi %t, %c1 : index
    %t2 = arith.addi %t, %c2 : index
    %i1 = arith.addi %i, %c1 : index
    %i2 = arith.addi %i, %c2 : index
    %v = memref.load %in[%i1] : !gi68
    memref.store %v, %tile[%t1] : !wi34
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %h = memref.load %in[%i] : !gi68
      memref.store %h, %tile[%c0] : !wi34
    }
    gpu.barrier
    %a = memref.load %tile[%t] : !wi34
    %b = memref.load %tile[%t2] : !wi34  // finds: uninitialized
    %s = arith.addi %a, %b : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel stencil-halo-ok: correct: the last invocation loads the right halo.
// dispatch groups=2 buffers=272:iota,256
!gi68 = memref<68xi32>
!gi64 = memref<64xi32>
!wi34 = memref<34xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi68, %out: !gi64)
      workgroup(%tile: !wi34)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c31 = arith.constant 31 : index
    %c33 = arith.constant 33 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %t1 = arith.addi %t, %c1 : index
    %t2 = arith.addi %t, %c2 : index
    %i1 = arith.addi %i, %c1 : index
    %i2 = arith.addi %i, %c2 : index
    %v = memref.load %in[%i1] : !gi68
    memref.store %v, %tile[%t1] : !wi34
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %h = memref.load %in[%i] : !gi68
      memref.store %h, %tile[%c0] : !wi34
    }
    %last = arith.cmpi eq, %t, %c31 : index
    scf.if %last {
      %h = memref.load %in[%i2] : !gi68
      memref.store %h, %tile[%c33] : !wi34
    }
    gpu.barrier
    %a = memref.load %tile[%t] : !wi34
    %b = memref.load %tile[%t2] : !wi34
    %s = arith.addi %a, %b : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel reduction-tail: faulty: invocations beyond the 100 numbers leave their element of the tree unwritten.
// dispatch groups=2 buffers=400:iota,8,4:i32=100
!gid = memref<?xi32>
!wi64 = memref<64xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid, %n: index)
      workgroup(%tree: !wi64)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c32 = arith.constant 32 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %some = arith.cmpi ult, %i, %n : index
    scf.if %some {
      %v = memref.load %in[%i] : !gid
      memref.store %v, %tree[%t] : !wi64
    }
    gpu.barrier
    scf.for %s = %c0 to %c6 step %c1 {
      %half = arith.shrui %c32, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      scf.if %adds {
        %j = arith.addi %t, %half : index
        %l = memref.load %tree[%t] : !wi64
        %r = memref.load %tree[%j] : !wi64  // finds: uninitialized
        %sum = arith.addi %l, %r : i32
        memref.store %sum, %tree[%t] : !wi64
      }
      gpu.barrier
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = memref.load %tree[%c0] : !wi64
      memref.store %sum, %out[%b] : !gid
    }
    gpu.return
  }
}
// -----
// kernel reduction-tail-ok: correct: invocations beyond the numbers write a zero.
// dispatch groups=2 buffers=400:iota,8,4:i32=100
!gid = memref<?xi32>
!wi64 = memref<64xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid, %n: index)
      workgroup(%tree: !wi64)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c32 = arith.constant 32 : index
    %k0 = arith.constant 0 : i32
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %some = arith.cmpi ult, %i, %n : index
    scf.if %some {
      %v = memref.load %in[%i] : !gid
      memref.store %v, %tree[%t] : !wi64
    } else {
      memref.store %k0, %tree[%t] : !wi64
    }
    gpu.barrier
    scf.for %s = %c0 to %c6 step %c1 {
      %half = arith.shrui %c32, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      scf.if %adds {
        %j = arith.addi %t, %half : index
        %l = memref.load %tree[%t] : !wi64
        %r = memref.load %tree[%j] : !wi64
        %sum = arith.addi %l, %r : i32
        memref.store %sum, %tree[%t] : !wi64
      }
      gpu.barrier
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = memref.load %tree[%c0] : !wi64
      memref.store %sum, %out[%b] : !gid
    }
    gpu.return
  }
}
// -----
// kernel matmul-tile: faulty: invocations of the last column load no element of the second tile.
// dispatch groups=2,2 buffers=256:iotaf,256:iotaf,256
!gf8x8 = memref<8x8xf32>
!wf4x4 = memref<4x4xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf8x8, %b: !gf8x8, %c: !gf8x8)
      workgroup(%ta: !wf4x4, %tb: !wf4x4)
      kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %y0 = arith.muli %by, %c4 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %limit = arith.constant 3 : index
    %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %f0) -> (f32) {
      %base = arith.muli %k, %c4 : index
      %kx = arith.addi %base, %tx : index
      %ky = arith.addi %base, %ty : index
      %va = memref.load %a[%y, %kx] : !gf8x8
      memref.store %va, %ta[%ty, %tx] : !wf4x4
      %loads = arith.cmpi ult, %tx, %limit : index
      scf.if %loads {
        %vb = memref.load %b[%ky, %x] : !gf8x8
        memref.store %vb, %tb[%ty, %tx] : !wf4x4
      }
      gpu.barrier
      %part = scf.for %j = %c0 to %c4 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf4x4
        %r = memref.load %tb[%j, %tx] : !wf4x4  // finds: uninitialized
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%y, %x] : !gf8x8
    gpu.return
  }
}
// -----
// kernel matmul-tile-ok: correct: all invocations load an element of each tile.
// dispatch groups=2,2 buffers=256:iotaf,256:iotaf,256
!gf8x8 = memref<8x8xf32>
!wf4x4 = memref<4x4xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf8x8, %b: !gf8x8, %c: !gf8x8)
      workgroup(%ta: !wf4x4, %tb: !wf4x4)
      kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %y0 = arith.muli %by, %c4 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %limit = arith.constant 4 : index
    %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %f0) -> (f32) {
      %base = arith.muli %k, %c4 : index
      %kx = arith.addi %base, %tx : index
      %ky = arith.addi %base, %ty : index
      %va = memref.load %a[%y, %kx] : !gf8x8
      memref.store %va, %ta[%ty, %tx] : !wf4x4
      %loads = arith.cmpi ult, %tx, %limit : index
      scf.if %loads {
        %vb = memref.load %b[%ky, %x] : !gf8x8
        memref.store %vb, %tb[%ty, %tx] : !wf4x4
      }
      gpu.barrier
      %part = scf.for %j = %c0 to %c4 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf4x4
        %r = memref.load %tb[%j, %tx] : !wf4x4
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%y, %x] : !gf8x8
    gpu.return
  }
}
// -----
// kernel private-counts: faulty: the counts in private memory are incremented before anything sets them.
// dispatch groups=1 buffers=1024:iota,128
!gi8x32 = memref<8x32xi32>
!gi8x4 = memref<8x4xi32>
!pi4 = memref<4xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%data: !gi8x32, %out: !gi8x4)
      private(%counts: !pi4)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %k1 = arith.constant 1 : i32
    %k3 = arith.constant 3 : i32
    %t = gpu.thread_id x
    scf.for %j = %c0 to %c32 step %c1 {
      %v = memref.load %data[%t, %j] : !gi8x32
      %q = arith.andi %v, %k3 : i32
      %at = arith.index_cast %q : i32 to index
      %n = memref.load %counts[%at] : !pi4  // finds: uninitialized
      %m = arith.addi %n, %k1 : i32
      memref.store %m, %counts[%at] : !pi4
    }
    scf.for %j = %c0 to %c4 step %c1 {
      %n = memref.load %counts[%j] : !pi4
      memref.store %n, %out[%t, %j] : !gi8x4
    }
    gpu.return
  }
}
// -----
// kernel private-counts-ok: correct: the invocation sets its counts to zero.
// dispatch groups=1 buffers=1024:iota,128
!gi8x32 = memref<8x32xi32>
!gi8x4 = memref<8x4xi32>
!pi4 = memref<4xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%data: !gi8x32, %out: !gi8x4)
      private(%counts: !pi4)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k3 = arith.constant 3 : i32
    %t = gpu.thread_id x
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %k0, %counts[%j] : !pi4
    }
    scf.for %j = %c0 to %c32 step %c1 {
      %v = memref.load %data[%t, %j] : !gi8x32
      %q = arith.andi %v, %k3 : i32
      %at = arith.index_cast %q : i32 to index
      %n = memref.load %counts[%at] : !pi4
      %m = arith.addi %n, %k1 : i32
      memref.store %m, %counts[%at] : !pi4
    }
    scf.for %j = %c0 to %c4 step %c1 {
      %n = memref.load %counts[%j] : !pi4
      memref.store %n, %out[%t, %j] : !gi8x4
    }
    gpu.return
  }
}
// -----
// kernel function-window: faulty: the loop that fills the window begins with its second element.
// dispatch groups=1 buffers=96:iota,64
!gi24 = memref<24xi32>
!gi16 = memref<16xi32>
!qi5 = memref<5xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi24, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %k0 = arith.constant 0 : i32
    %w = memref.alloca() : !qi5
    %t = gpu.thread_id x
    scf.for %j = %c1 to %c5 step %c1 {
      %i = arith.addi %t, %j : index
      %v = memref.load %in[%i] : !gi24
      memref.store %v, %w[%j] : !qi5
    }
    %sum = scf.for %j = %c0 to %c5 step %c1 iter_args(%acc = %k0) -> (i32) {
      %v = memref.load %w[%j] : !qi5  // finds: uninitialized
      %s = arith.addi %acc, %v : i32
      scf.yield %s : i32
    }
    memref.store %sum, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel function-window-ok: correct: the loop fills the whole window.
// dispatch groups=1 buffers=96:iota,64
!gi24 = memref<24xi32>
!gi16 = memref<16xi32>
!qi5 = memref<5xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi24, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %k0 = arith.constant 0 : i32
    %w = memref.alloca() : !qi5
    %t = gpu.thread_id x
    scf.for %j = %c0 to %c5 step %c1 {
      %i = arith.addi %t, %j : index
      %v = memref.load %in[%i] : !gi24
      memref.store %v, %w[%j] : !qi5
    }
    %sum = scf.for %j = %c0 to %c5 step %c1 iter_args(%acc = %k0) -> (i32) {
      %v = memref.load %w[%j] : !qi5
      %s = arith.addi %acc, %v : i32
      scf.yield %s : i32
    }
    memref.store %sum, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel function-in-loop: faulty: the first iteration reads the element that only the iteration before would have written.
// dispatch groups=1 buffers=256:iota,256
!gi8x8 = memref<8x8xi32>
!qi1 = memref<1xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8x8, %out: !gi8x8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %last = memref.alloca() : !qi1
    %t = gpu.thread_id x
    scf.for %j = %c0 to %c8 step %c1 {
      %v = memref.load %in[%t, %j] : !gi8x8
      %before = memref.load %last[%c0] : !qi1  // finds: uninitialized
      %d = arith.subi %v, %before : i32
      memref.store %d, %out[%t, %j] : !gi8x8
      memref.store %v, %last[%c0] : !qi1
    }
    gpu.return
  }
}
// -----
// kernel function-in-loop-ok: correct: the element has a value before the loop.
// dispatch groups=1 buffers=256:iota,256
!gi8x8 = memref<8x8xi32>
!qi1 = memref<1xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8x8, %out: !gi8x8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %k0 = arith.constant 0 : i32
    %last = memref.alloca() : !qi1
    %t = gpu.thread_id x
    memref.store %k0, %last[%c0] : !qi1
    scf.for %j = %c0 to %c8 step %c1 {
      %v = memref.load %in[%t, %j] : !gi8x8
      %before = memref.load %last[%c0] : !qi1
      %d = arith.subi %v, %before : i32
      memref.store %d, %out[%t, %j] : !gi8x8
      memref.store %v, %last[%c0] : !qi1
    }
    gpu.return
  }
}
// -----
// kernel conditional-maximum: faulty: a place for the maximum is written only if a number exceeds 1000, and none does.
// dispatch groups=1 buffers=256:iota,32
!gi8x8 = memref<8x8xi32>
!gi8 = memref<8xi32>
!pi1 = memref<1xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8x8, %out: !gi8)
      private(%max: !pi1)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %limit = arith.constant 1000 : i32
    scf.for %j = %c0 to %c8 step %c1 {
      %v = memref.load %in[%t, %j] : !gi8x8
      %more = arith.cmpi sgt, %v, %limit : i32
      scf.if %more {
        memref.store %v, %max[%c0] : !pi1
      }
    }
    %m = memref.load %max[%c0] : !pi1  // finds: uninitialized
    memref.store %m, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel conditional-maximum-ok: correct: the place begins with the smallest number.
// dispatch groups=1 buffers=256:iota,32
!gi8x8 = memref<8x8xi32>
!gi8 = memref<8xi32>
!pi1 = memref<1xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8x8, %out: !gi8)
      private(%max: !pi1)
      kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %least = arith.constant -2147483648 : i32
    memref.store %least, %max[%c0] : !pi1
    %limit = arith.constant 1000 : i32
    scf.for %j = %c0 to %c8 step %c1 {
      %v = memref.load %in[%t, %j] : !gi8x8
      %more = arith.cmpi sgt, %v, %limit : i32
      scf.if %more {
        memref.store %v, %max[%c0] : !pi1
      }
    }
    %m = memref.load %max[%c0] : !pi1
    memref.store %m, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel scan-double-buffer: faulty: the second of two lines of a scan is read in a round in which only the first is written.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi2x32 = memref<2x32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi2x32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%c0, %t] : !wi2x32
    gpu.barrier
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %from0 = arith.remui %s, %c2 : index
      %from = arith.subi %c1, %from0 : index
      %into = arith.subi %c1, %from : index
      %distance = arith.shli %c1, %s : index
      %adds = arith.cmpi uge, %t, %distance : index
      %new = scf.if %adds -> (i32) {
        %j = arith.subi %t, %distance : index
        %left = memref.load %line[%from, %j] : !wi2x32  // finds: uninitialized
        %n = arith.addi %acc, %left : i32
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      memref.store %new, %line[%into, %t] : !wi2x32
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel scan-double-buffer-ok: correct: the rounds change lines for reads and writes.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi2x32 = memref<2x32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi2x32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%c0, %t] : !wi2x32
    gpu.barrier
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %from0 = arith.remui %s, %c2 : index
      %from = arith.addi %from0, %c0 : index
      %into = arith.subi %c1, %from : index
      %distance = arith.shli %c1, %s : index
      %adds = arith.cmpi uge, %t, %distance : index
      %new = scf.if %adds -> (i32) {
        %j = arith.subi %t, %distance : index
        %left = memref.load %line[%from, %j] : !wi2x32
        %n = arith.addi %acc, %left : i32
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      memref.store %new, %line[%into, %t] : !wi2x32
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel broadcast-missing: faulty: the invocation that should write the broadcast number does not exist in a workgroup of 32.
// dispatch groups=2 buffers=256:iota,256
!gi64 = memref<64xi32>
!wi1 = memref<1xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64)
      workgroup(%shared: !wi1)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = memref.load %in[%i] : !gi64
    %last = arith.cmpi eq, %t, %c32 : index
    scf.if %last {
      memref.store %v, %shared[%c0] : !wi1
    }
    gpu.barrier
    %all = memref.load %shared[%c0] : !wi1  // finds: uninitialized
    %s = arith.addi %v, %all : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel broadcast-missing-ok: correct: the last invocation of the workgroup writes the number.
// dispatch groups=2 buffers=256:iota,256
!gi64 = memref<64xi32>
!wi1 = memref<1xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64)
      workgroup(%shared: !wi1)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c31 = arith.constant 31 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = memref.load %in[%i] : !gi64
    %last = arith.cmpi eq, %t, %c31 : index
    scf.if %last {
      memref.store %v, %shared[%c0] : !wi1
    }
    gpu.barrier
    %all = memref.load %shared[%c0] : !wi1
    %s = arith.addi %v, %all : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel workgroup-per-group: faulty: only the first workgroup fills its tile; the second has memory of its own.
// dispatch groups=2 buffers=128:iota,256
!gi32 = memref<32xi32>
!gi64 = memref<64xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi64)
      workgroup(%tile: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c31 = arith.constant 31 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %first = arith.cmpi eq, %b, %c0 : index
    scf.if %first {
      %v = memref.load %in[%t] : !gi32
      memref.store %v, %tile[%t] : !wi32
    }
    gpu.barrier
    %mirror = arith.subi %c31, %t : index
    %w = memref.load %tile[%mirror] : !wi32  // finds: uninitialized
    memref.store %w, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel workgroup-per-group-ok: correct: each workgroup fills its tile.
// dispatch groups=2 buffers=128:iota,256
!gi32 = memref<32xi32>
!gi64 = memref<64xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi64)
      workgroup(%tile: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c2 = arith.constant 2 : index
    %c31 = arith.constant 31 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %first = arith.cmpi ult, %b, %c2 : index
    scf.if %first {
      %v = memref.load %in[%t] : !gi32
      memref.store %v, %tile[%t] : !wi32
    }
    gpu.barrier
    %mirror = arith.subi %c31, %t : index
    %w = memref.load %tile[%mirror] : !wi32
    memref.store %w, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel buffer-is-set: correct: the output, which the host leaves zero, counts as written.
// dispatch groups=1 buffers=256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%sums: !gi64) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %sums[%t] : !gi64
    %w = arith.addi %v, %k1 : i32
    memref.store %w, %sums[%t] : !gi64
    gpu.return
  }
}
// -----
// kernel atomic-after-zero: correct: the first invocation zeroes all bins, also those that nobody counts in.
// dispatch groups=1 buffers=128:i32=3;5,64
!gi32 = memref<32xi32>
!gi16 = memref<16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi32, %bins: !gi16)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      scf.for %j = %c0 to %c16 step %c1 {
        memref.store %k0, %local[%j] : !wi16
      }
    }
    gpu.barrier
    %v = memref.load %data[%t] : !gi32
    %bin = arith.index_cast %v : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32
    gpu.barrier
    %own = arith.cmpi ult, %t, %c16 : index
    scf.if %own {
      %n = memref.load %local[%t] : !wi16
      memref.store %n, %bins[%t] : !gi16
    }
    gpu.return
  }
}
