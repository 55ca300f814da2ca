// kernel saxpy-tail: faulty: the last workgroup runs past the end: there are 100 numbers and 128 invocations.
// dispatch groups=2 buffers=400:iotaf,400:iotaf,4:i32=100
!gfd = memref<?xf32>
gpu.module @kernels {
  gpu.func @k(%x: !gfd, %y: !gfd, %n: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %two = arith.constant 2.0 : f32
    %a = memref.load %x[%i] : !gfd  // finds: bounds
    %b = memref.load %y[%i] : !gfd  // finds: bounds
    %p = arith.mulf %a, %two : f32
    %s = arith.addf %p, %b : f32
    memref.store %s, %y[%i] : !gfd  // finds: bounds
    gpu.return
  }
}
// -----
// kernel saxpy-tail-ok: correct: invocations past the end do nothing.
// dispatch groups=2 buffers=400:iotaf,400:iotaf,4:i32=100
!gfd = memref<?xf32>
gpu.module @kernels {
  gpu.func @k(%x: !gfd, %y: !gfd, %n: index) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %two = arith.constant 2.0 : f32
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %a = memref.load %x[%i] : !gfd
      %b = memref.load %y[%i] : !gfd
      %p = arith.mulf %a, %two : f32
      %s = arith.addf %p, %b : f32
      memref.store %s, %y[%i] : !gfd
    }
    gpu.return
  }
}
// -----
// kernel stencil-left: faulty: the first invocation reads the element before the first.
// dispatch groups=2 buffers=256:iota,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c1 = arith.constant 1 : index
    %i = gpu.global_id x
    %last = arith.constant 64 : index
    %lo = arith.subi %i, %c1 : index
    %up = arith.addi %i, %c1 : index
    %inside = arith.cmpi ult, %up, %last : index
    scf.if %inside {
      %a = memref.load %in[%lo] : !gi64  // finds: bounds
      %b = memref.load %in[%up] : !gi64
      %s = arith.addi %a, %b : i32
      memref.store %s, %out[%i] : !gi64
    }
    gpu.return
  }
}
// -----
// kernel stencil-left-ok: correct: the ends of the line are left out.
// dispatch groups=2 buffers=256:iota,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = gpu.global_id x
    %last = arith.constant 63 : index
    %lo = arith.subi %i, %c1 : index
    %up = arith.addi %i, %c1 : index
    %above = arith.cmpi ugt, %i, %c0 : index
    %below = arith.cmpi ult, %i, %last : index
    %inside = arith.andi %above, %below : i1
    scf.if %inside {
      %a = memref.load %in[%lo] : !gi64
      %b = memref.load %in[%up] : !gi64
      %s = arith.addi %a, %b : i32
      memref.store %s, %out[%i] : !gi64
    }
    gpu.return
  }
}
// -----
// kernel transpose-edge: faulty: the tile of a matrix of 20 rows goes beyond the last row.
// dispatch groups=3,3 buffers=1600:iotaf,1600
!gf20x20 = memref<20x20xf32>
!wf8x9 = memref<8x9xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gf20x20, %out: !gf20x20)
      workgroup(%tile: !wf8x9)
      kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c8 = arith.constant 8 : index
    %c20 = arith.constant 20 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c8 : index
    %y0 = arith.muli %by, %c8 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %xin = arith.cmpi ult, %x, %c20 : index
    scf.if %xin {
      %v = memref.load %in[%y, %x] : !gf20x20  // finds: bounds
      memref.store %v, %tile[%ty, %tx] : !wf8x9
    } else {
      memref.store %f0, %tile[%ty, %tx] : !wf8x9
    }
    gpu.barrier
    %row = arith.addi %x0, %ty : index
    %column = arith.addi %y0, %tx : index
    %w = memref.load %tile[%tx, %ty] : !wf8x9
    %rin = arith.cmpi ult, %row, %c20 : index
    %cin = arith.cmpi ult, %column, %c20 : index
    %in1 = arith.andi %rin, %cin : i1
    scf.if %in1 {
      memref.store %w, %out[%row, %column] : !gf20x20
    }
    gpu.return
  }
}
// -----
// kernel transpose-edge-ok: correct: rows beyond the matrix are left out, for reads and for writes.
// dispatch groups=3,3 buffers=1600:iotaf,1600
!gf20x20 = memref<20x20xf32>
!wf8x9 = memref<8x9xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gf20x20, %out: !gf20x20)
      workgroup(%tile: !wf8x9)
      kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c8 = arith.constant 8 : index
    %c20 = arith.constant 20 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c8 : index
    %y0 = arith.muli %by, %c8 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %xin = arith.cmpi ult, %x, %c20 : index
    %yin = arith.cmpi ult, %y, %c20 : index
    %in0 = arith.andi %xin, %yin : i1
    scf.if %in0 {
      %v = memref.load %in[%y, %x] : !gf20x20
      memref.store %v, %tile[%ty, %tx] : !wf8x9
    } else {
      memref.store %f0, %tile[%ty, %tx] : !wf8x9
    }
    gpu.barrier
    %row = arith.addi %x0, %ty : index
    %column = arith.addi %y0, %tx : index
    %w = memref.load %tile[%tx, %ty] : !wf8x9
    %rin = arith.cmpi ult, %row, %c20 : index
    %cin = arith.cmpi ult, %column, %c20 : index
    %in1 = arith.andi %rin, %cin : i1
    scf.if %in1 {
      memref.store %w, %out[%row, %column] : !gf20x20
    }
    gpu.return
  }
}
// -----
// kernel histogram-bin: faulty: numbers from 64 on have no bin.
// dispatch groups=2 buffers=512:iota,256
!gi128 = memref<128xi32>
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi128, %bins: !gi64) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %i = gpu.global_id x
    %v = memref.load %data[%i] : !gi128
    %m = arith.muli %v, %k1 : i32
    %bin = arith.index_cast %m : i32 to index
    %old = memref.atomic_rmw addi %k1, %bins[%bin] : (i32, !gi64) -> i32  // finds: bounds
    gpu.return
  }
}
// -----
// kernel histogram-bin-ok: correct: numbers beyond the last bin count for the last.
// dispatch groups=2 buffers=512:iota,256
!gi128 = memref<128xi32>
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi128, %bins: !gi64) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %k63 = arith.constant 63 : i32
    %i = gpu.global_id x
    %v = memref.load %data[%i] : !gi128
    %m = arith.minui %v, %k63 : i32
    %bin = arith.index_cast %m : i32 to index
    %old = memref.atomic_rmw addi %k1, %bins[%bin] : (i32, !gi64) -> i32
    gpu.return
  }
}
// -----
// kernel histogram-local: faulty: the bins in workgroup memory are 16, and the digits go up to 19.
// dispatch groups=1 buffers=256:iota,128
!gi64 = memref<64xi32>
!gi32 = memref<32xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi64, %bins: !gi32)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k20 = arith.constant 20 : i32
    %t = gpu.thread_id x
    %zeroed = arith.cmpi ult, %t, %c16 : index
    scf.if %zeroed {
      memref.store %k0, %local[%t] : !wi16
    }
    gpu.barrier
    %v = memref.load %data[%t] : !gi64
    %d = arith.remui %v, %k20 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32  // finds: bounds
    gpu.barrier
    scf.if %zeroed {
      %c = memref.load %local[%t] : !wi16
      memref.store %c, %bins[%t] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel histogram-local-ok: correct: the digits have as many bins as they need.
// dispatch groups=1 buffers=256:iota,128
!gi64 = memref<64xi32>
!gi32 = memref<32xi32>
!wi20 = memref<20xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi64, %bins: !gi32)
      workgroup(%local: !wi20)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c20 = arith.constant 20 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k20 = arith.constant 20 : i32
    %t = gpu.thread_id x
    %zeroed = arith.cmpi ult, %t, %c20 : index
    scf.if %zeroed {
      memref.store %k0, %local[%t] : !wi20
    }
    gpu.barrier
    %v = memref.load %data[%t] : !gi64
    %d = arith.remui %v, %k20 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi20) -> i32
    gpu.barrier
    scf.if %zeroed {
      %c = memref.load %local[%t] : !wi20
      memref.store %c, %bins[%t] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel matmul-depth: faulty: the loop over the tiles of the inner dimension makes one round too many.
// dispatch groups=2,2 buffers=1024:iotaf,1024:iotaf,1024
!gf16x16 = memref<16x16xf32>
!wf8x8 = memref<8x8xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf16x16, %b: !gf16x16, %c: !gf16x16)
      workgroup(%ta: !wf8x8, %tb: !wf8x8)
      kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c8 : index
    %y0 = arith.muli %by, %c8 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %sum = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %f0) -> (f32) {
      %k0 = arith.muli %k, %c8 : index
      %kx = arith.addi %k0, %tx : index
      %ky = arith.addi %k0, %ty : index
      %va = memref.load %a[%y, %kx] : !gf16x16  // finds: bounds
      memref.store %va, %ta[%ty, %tx] : !wf8x8
      %vb = memref.load %b[%ky, %x] : !gf16x16  // finds: bounds
      memref.store %vb, %tb[%ty, %tx] : !wf8x8
      gpu.barrier
      %part = scf.for %j = %c0 to %c8 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf8x8
        %r = memref.load %tb[%j, %tx] : !wf8x8
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%y, %x] : !gf16x16
    gpu.return
  }
}
// -----
// kernel matmul-depth-ok: correct: the loop makes one round per tile.
// dispatch groups=2,2 buffers=1024:iotaf,1024:iotaf,1024
!gf16x16 = memref<16x16xf32>
!wf8x8 = memref<8x8xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf16x16, %b: !gf16x16, %c: !gf16x16)
      workgroup(%ta: !wf8x8, %tb: !wf8x8)
      kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c8 : index
    %y0 = arith.muli %by, %c8 : index
    %x = arith.addi %x0, %tx : index
    %y = arith.addi %y0, %ty : index
    %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %f0) -> (f32) {
      %k0 = arith.muli %k, %c8 : index
      %kx = arith.addi %k0, %tx : index
      %ky = arith.addi %k0, %ty : index
      %va = memref.load %a[%y, %kx] : !gf16x16
      memref.store %va, %ta[%ty, %tx] : !wf8x8
      %vb = memref.load %b[%ky, %x] : !gf16x16
      memref.store %vb, %tb[%ty, %tx] : !wf8x8
      gpu.barrier
      %part = scf.for %j = %c0 to %c8 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf8x8
        %r = memref.load %tb[%j, %tx] : !wf8x8
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%y, %x] : !gf16x16
    gpu.return
  }
}
// -----
// kernel gather-negative: faulty: an index of -1, which stands for no neighbor, is followed.
// dispatch groups=1 buffers=256:iota,256:i32=-1;5;7;63,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%values: !gi64, %next: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %n = memref.load %next[%i] : !gi64
    %at = arith.index_cast %n : i32 to index
    %v = memref.load %values[%at] : !gi64  // finds: bounds
    memref.store %v, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel gather-negative-ok: correct: an index of -1 is not followed.
// dispatch groups=1 buffers=256:iota,256:i32=-1;5;7;63,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%values: !gi64, %next: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %i = gpu.global_id x
    %n = memref.load %next[%i] : !gi64
    %some = arith.cmpi sge, %n, %k0 : i32
    %at = arith.index_cast %n : i32 to index
    scf.if %some {
      %v = memref.load %values[%at] : !gi64
      memref.store %v, %out[%i] : !gi64
    }
    gpu.return
  }
}
// -----
// kernel scatter-permutation: faulty: one of the targets of a scatter is the length.
// dispatch groups=1 buffers=64:i32=3;1;2;4;8;6;7;5;9;11;10;12;14;13;15;16,64:iota,64
!gid = memref<?xi32>
gpu.module @kernels {
  gpu.func @k(%to: !gid, %in: !gid, %out: !gid) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %in[%i] : !gid
    %target = memref.load %to[%i] : !gid
    %at = arith.index_cast %target : i32 to index
    memref.store %v, %out[%at] : !gid  // finds: bounds
    gpu.return
  }
}
// -----
// kernel scatter-permutation-ok: correct: the targets are a permutation.
// dispatch groups=1 buffers=64:i32=3;1;2;4;8;6;7;5;9;11;10;12;14;13;15;0,64:iota,64
!gid = memref<?xi32>
gpu.module @kernels {
  gpu.func @k(%to: !gid, %in: !gid, %out: !gid) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %in[%i] : !gid
    %target = memref.load %to[%i] : !gid
    %at = arith.index_cast %target : i32 to index
    memref.store %v, %out[%at] : !gid
    gpu.return
  }
}
// -----
// kernel scan-distance: faulty: the distance of the scan is subtracted without a comparison.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%t] : !wi32
    gpu.barrier
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %distance = arith.shli %c1, %s : index
      %j = arith.subi %t, %distance : index
      %left = memref.load %line[%j] : !wi32  // finds: bounds
      gpu.barrier
      %new = arith.addi %acc, %left : i32
      memref.store %new, %line[%t] : !wi32
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel scan-distance-ok: correct: only invocations from the distance on add.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%t] : !wi32
    gpu.barrier
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %distance = arith.shli %c1, %s : index
      %adds = arith.cmpi uge, %t, %distance : index
      %j = arith.subi %t, %distance : index
      %left = scf.if %adds -> (i32) {
        %l = memref.load %line[%j] : !wi32
        scf.yield %l : i32
      } else {
        scf.yield %k0 : i32
      }
      gpu.barrier
      %new = arith.addi %acc, %left : i32
      memref.store %new, %line[%t] : !wi32
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel ring-buffer: faulty: the position in a ring of 8 is not wrapped.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!pi8 = memref<8xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      private(%ring: !pi8)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    scf.for %s = %c0 to %c8 step %c1 {
      memref.store %k0, %ring[%s] : !pi8
    }
    %base = arith.muli %t, %c8 : index
    scf.for %s = %c0 to %c8 step %c1 {
      %i = arith.addi %base, %s : index
      %v = memref.load %in[%i] : !gi32
      %ahead = arith.addi %s, %c3 : index
      %slot = arith.muli %ahead, %c1 : index
      memref.store %v, %ring[%slot] : !pi8  // finds: bounds
      %w = memref.load %ring[%s] : !pi8
      memref.store %w, %out[%i] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel ring-buffer-ok: correct: the position is wrapped.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!pi8 = memref<8xi32, #gpu.address_space<private>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      private(%ring: !pi8)
      kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    scf.for %s = %c0 to %c8 step %c1 {
      memref.store %k0, %ring[%s] : !pi8
    }
    %base = arith.muli %t, %c8 : index
    scf.for %s = %c0 to %c8 step %c1 {
      %i = arith.addi %base, %s : index
      %v = memref.load %in[%i] : !gi32
      %ahead = arith.addi %s, %c3 : index
      %slot = arith.remui %ahead, %c8 : index
      memref.store %v, %ring[%slot] : !pi8
      %w = memref.load %ring[%s] : !pi8
      memref.store %w, %out[%i] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel subview-offset: faulty: the last row of the view, which begins at element 40, lies behind the buffer.
// dispatch groups=1 buffers=352:iotaf,128
!gf32 = memref<32xf32>
!view = memref<?x8xf32, strided<[16, 1], offset: 40>>
gpu.module @kernels {
  gpu.func @k(%in: !view, %out: !gf32) kernel attributes {known_block_size = array<i32: 8, 4, 1>} {
    %c8 = arith.constant 8 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %v = memref.load %in[%y, %x] : !view  // finds: bounds
    %row = arith.muli %y, %c8 : index
    %at = arith.addi %row, %x : index
    memref.store %v, %out[%at] : !gf32
    gpu.return
  }
}
// -----
// kernel subview-offset-ok: correct: the buffer holds the rows of the view.
// dispatch groups=1 buffers=384:iotaf,128
!gf32 = memref<32xf32>
!view = memref<?x8xf32, strided<[16, 1], offset: 40>>
gpu.module @kernels {
  gpu.func @k(%in: !view, %out: !gf32) kernel attributes {known_block_size = array<i32: 8, 4, 1>} {
    %c8 = arith.constant 8 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %v = memref.load %in[%y, %x] : !view
    %row = arith.muli %y, %c8 : index
    %at = arith.addi %row, %x : index
    memref.store %v, %out[%at] : !gf32
    gpu.return
  }
}
// -----
// kernel bound-range: faulty: the kernel uses the whole buffer, but the host binds its first half.
// dispatch groups=2 buffers=512:iota,512 range=0:0:256
!gid = memref<?xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gid  // finds: bounds
    memref.store %v, %out[%i] : !gid
    gpu.return
  }
}
// -----
// kernel bound-range-ok: correct: the kernel uses the bound half only.
// dispatch groups=1 buffers=512:iota,512 range=0:0:256
!gid = memref<?xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gid
    memref.store %v, %out[%i] : !gid
    gpu.return
  }
}
// -----
// kernel rows-of-vectors: faulty: the last of the vectors ends behind the buffer.
// dispatch groups=1 buffers=120:iotaf,128
!gvd = memref<?xvector<4xf32>>
!gv8 = memref<8xvector<4xf32>>
gpu.module @kernels {
  gpu.func @k(%in: !gvd, %out: !gv8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %in[%i] : !gvd  // finds: bounds
    memref.store %v, %out[%i] : !gv8
    gpu.return
  }
}
// -----
// kernel rows-of-vectors-ok: correct: all vectors lie in the buffer.
// dispatch groups=1 buffers=128:iotaf,128
!gvd = memref<?xvector<4xf32>>
!gv8 = memref<8xvector<4xf32>>
gpu.module @kernels {
  gpu.func @k(%in: !gvd, %out: !gv8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %in[%i] : !gvd
    memref.store %v, %out[%i] : !gv8
    gpu.return
  }
}
// -----
// kernel median-window: faulty: the window of five of the private copy is read up to its sixth element.
// dispatch groups=1 buffers=96:iota,64
!gi24 = memref<24xi32>
!gi16 = memref<16xi32>
!qi5 = memref<5xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi24, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %k0 = arith.constant 0 : i32
    %w = memref.alloca() : !qi5
    %t = gpu.thread_id x
    scf.for %k = %c0 to %c5 step %c1 {
      %i = arith.addi %t, %k : index
      %v = memref.load %in[%i] : !gi24
      memref.store %v, %w[%k] : !qi5
    }
    %sum = scf.for %k = %c0 to %c6 step %c1 iter_args(%acc = %k0) -> (i32) {
      %v = memref.load %w[%k] : !qi5  // finds: bounds
      %s = arith.addi %acc, %v : i32
      scf.yield %s : i32
    }
    memref.store %sum, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel median-window-ok: correct: the window is read up to its fifth element.
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
    scf.for %k = %c0 to %c5 step %c1 {
      %i = arith.addi %t, %k : index
      %v = memref.load %in[%i] : !gi24
      memref.store %v, %w[%k] : !qi5
    }
    %sum = scf.for %k = %c0 to %c5 step %c1 iter_args(%acc = %k0) -> (i32) {
      %v = memref.load %w[%k] : !qi5
      %s = arith.addi %acc, %v : i32
      scf.yield %s : i32
    }
    memref.store %sum, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel exact-fit: correct: the last invocation uses the last byte of each buffer.
// dispatch groups=3 buffers=384:iota,384
!gid = memref<?xi32>
!gi96 = memref<96xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gi96) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %last = arith.constant 95 : index
    %j = arith.subi %last, %i : index
    %v = memref.load %in[%j] : !gid
    memref.store %v, %out[%i] : !gi96
    gpu.return
  }
}
// -----
// kernel clamped-edges: correct: the neighbors are clamped to the line, as a texture does.
// dispatch groups=2 buffers=256:iota,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c63 = arith.constant 63 : index
    %i = gpu.global_id x
    %lo1 = arith.subi %i, %c1 : index
    %up1 = arith.addi %i, %c1 : index
    %lo = arith.maxsi %lo1, %c0 : index
    %up = arith.minsi %up1, %c63 : index
    %a = memref.load %in[%lo] : !gi64
    %b = memref.load %in[%up] : !gi64
    %s = arith.addi %a, %b : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel constant-beyond: faulty: a constant index is beyond the variable of an invocation.
// dispatch groups=1 buffers=32:i32=1,32
!gi8 = memref<8xi32>
!own = memref<8xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi8
    %m = memref.alloca() : !own
    memref.store %v, %m[%c0] : !own
    %many = arith.constant 0 : i32
    %some = arith.cmpi sgt, %v, %many : i32
    scf.if %some {
      %w = memref.load %m[%c8] : !own  // finds: bounds
      memref.store %w, %out[%t] : !gi8
    }
    gpu.return
  }
}
// -----
// kernel constant-beyond-ok: correct: no invocation executes the access beyond the variable.
// dispatch groups=1 buffers=32:i32=1,32
!gi8 = memref<8xi32>
!own = memref<8xi32, #spirv.storage_class<Function>>
gpu.module @kernels {
  gpu.func @k(%in: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi8
    %m = memref.alloca() : !own
    memref.store %v, %m[%c0] : !own
    %many = arith.constant 100 : i32
    %some = arith.cmpi sgt, %v, %many : i32
    scf.if %some {
      %w = memref.load %m[%c8] : !own
      memref.store %w, %out[%t] : !gi8
    }
    gpu.return
  }
}
