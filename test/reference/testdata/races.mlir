// kernel matmul-reload: faulty: the next tiles are loaded while other invocations still read these ones.
// dispatch groups=2,1 buffers=512:iotaf,512:iotaf,256
!gf8x16 = memref<8x16xf32>
!gf16x8 = memref<16x8xf32>
!gf8x8 = memref<8x8xf32>
!wf8x4 = memref<8x4xf32, #gpu.address_space<workgroup>>
!wf4x8 = memref<4x8xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf8x16, %b: !gf16x8, %c: !gf8x8)
      workgroup(%ta: !wf8x4, %tb: !wf4x8)
      kernel attributes {known_block_size = array<i32: 4, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %x = arith.addi %x0, %tx : index
    %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %f0) -> (f32) {
      %base = arith.muli %k, %c4 : index
      %kx = arith.addi %base, %tx : index
      %va = memref.load %a[%ty, %kx] : !gf8x16
      memref.store %va, %ta[%ty, %tx] : !wf8x4  // finds: races other=read-a
      %upper = arith.cmpi ult, %ty, %c4 : index
      scf.if %upper {
        %ky = arith.addi %base, %ty : index
        %vb = memref.load %b[%ky, %x] : !gf16x8
        memref.store %vb, %tb[%ty, %tx] : !wf4x8  // finds: races other=read-b
      }
      gpu.barrier
      %part = scf.for %j = %c0 to %c4 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf8x4  // place: read-a
        %r = memref.load %tb[%j, %tx] : !wf4x8  // place: read-b
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      scf.yield %part : f32
    }
    memref.store %sum, %c[%ty, %x] : !gf8x8
    gpu.return
  }
}
// -----
// kernel matmul-reload-ok: correct: a barrier separates the products from the next tiles.
// dispatch groups=2,1 buffers=512:iotaf,512:iotaf,256
!gf8x16 = memref<8x16xf32>
!gf16x8 = memref<16x8xf32>
!gf8x8 = memref<8x8xf32>
!wf8x4 = memref<8x4xf32, #gpu.address_space<workgroup>>
!wf4x8 = memref<4x8xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf8x16, %b: !gf16x8, %c: !gf8x8)
      workgroup(%ta: !wf8x4, %tb: !wf4x8)
      kernel attributes {known_block_size = array<i32: 4, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %x = arith.addi %x0, %tx : index
    %sum = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %f0) -> (f32) {
      %base = arith.muli %k, %c4 : index
      %kx = arith.addi %base, %tx : index
      %va = memref.load %a[%ty, %kx] : !gf8x16
      memref.store %va, %ta[%ty, %tx] : !wf8x4
      %upper = arith.cmpi ult, %ty, %c4 : index
      scf.if %upper {
        %ky = arith.addi %base, %ty : index
        %vb = memref.load %b[%ky, %x] : !gf16x8
        memref.store %vb, %tb[%ty, %tx] : !wf4x8
      }
      gpu.barrier
      %part = scf.for %j = %c0 to %c4 step %c1 iter_args(%in = %acc) -> (f32) {
        %l = memref.load %ta[%ty, %j] : !wf8x4
        %r = memref.load %tb[%j, %tx] : !wf4x8
        %p = arith.mulf %l, %r : f32
        %s = arith.addf %in, %p : f32
        scf.yield %s : f32
      }
      gpu.barrier
      scf.yield %part : f32
    }
    memref.store %sum, %c[%ty, %x] : !gf8x8
    gpu.return
  }
}
// -----
// kernel reduction-no-barrier: faulty: no barrier separates the rounds of the tree.
// dispatch groups=2 buffers=256:iota,8
!gi64 = memref<64xi32>
!gi2 = memref<2xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi2)
      workgroup(%tree: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi64
    memref.store %v, %tree[%t] : !wi32
    gpu.barrier
    scf.for %s = %c0 to %c5 step %c1 {
      %half = arith.shrui %c16, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      scf.if %adds {
        %j = arith.addi %t, %half : index
        %l = memref.load %tree[%t] : !wi32
        %r = memref.load %tree[%j] : !wi32  // finds: races other=sum
        %sum = arith.addi %l, %r : i32
        memref.store %sum, %tree[%t] : !wi32  // place: sum
      }
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = memref.load %tree[%c0] : !wi32
      memref.store %sum, %out[%b] : !gi2
    }
    gpu.return
  }
}
// -----
// kernel reduction-no-barrier-ok: correct: a barrier ends each round.
// dispatch groups=2 buffers=256:iota,8
!gi64 = memref<64xi32>
!gi2 = memref<2xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi2)
      workgroup(%tree: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi64
    memref.store %v, %tree[%t] : !wi32
    gpu.barrier
    scf.for %s = %c0 to %c5 step %c1 {
      %half = arith.shrui %c16, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      scf.if %adds {
        %j = arith.addi %t, %half : index
        %l = memref.load %tree[%t] : !wi32
        %r = memref.load %tree[%j] : !wi32
        %sum = arith.addi %l, %r : i32
        memref.store %sum, %tree[%t] : !wi32
      }
      gpu.barrier
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = memref.load %tree[%c0] : !wi32
      memref.store %sum, %out[%b] : !gi2
    }
    gpu.return
  }
}
// -----
// kernel histogram-plain: faulty: the counts are incremented by a load and a store.
// dispatch groups=1 buffers=256:i32=1;2;3;4;5;6;7;0,32
!gi64 = memref<64xi32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi64, %bins: !gi8) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %i = gpu.global_id x
    %v = memref.load %data[%i] : !gi64
    %bin = arith.index_cast %v : i32 to index
    %n = memref.load %bins[%bin] : !gi8  // finds: races other=count
    %m = arith.addi %n, %k1 : i32
    memref.store %m, %bins[%bin] : !gi8  // place: count // also finds: races other=count
    gpu.return
  }
}
// -----
// kernel histogram-plain-ok: correct: the counts are incremented by an atomic.
// dispatch groups=1 buffers=256:i32=1;2;3;4;5;6;7;0,32
!gi64 = memref<64xi32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi64, %bins: !gi8) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %i = gpu.global_id x
    %v = memref.load %data[%i] : !gi64
    %bin = arith.index_cast %v : i32 to index
    %n = memref.atomic_rmw addi %k1, %bins[%bin] : (i32, !gi8) -> i32
    gpu.return
  }
}
// -----
// kernel histogram-merge: faulty: the workgroups add their counts to the result by loads and stores.
// dispatch groups=3 buffers=384:iota,64
!gi96 = memref<96xi32>
!gi16 = memref<16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi96, %bins: !gi16)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
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
    %v = memref.load %data[%i] : !gi96
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32
    gpu.barrier
    scf.if %own {
      %c = memref.load %local[%t] : !wi16
      %n = memref.load %bins[%t] : !gi16  // finds: races other=merge
      %m = arith.addi %n, %c : i32
      memref.store %m, %bins[%t] : !gi16  // place: merge // also finds: races other=merge
    }
    gpu.return
  }
}
// -----
// kernel histogram-merge-ok: correct: the workgroups add their counts by atomics.
// dispatch groups=3 buffers=384:iota,64
!gi96 = memref<96xi32>
!gi16 = memref<16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi96, %bins: !gi16)
      workgroup(%local: !wi16)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
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
    %v = memref.load %data[%i] : !gi96
    %d = arith.remui %v, %k16 : i32
    %bin = arith.index_cast %d : i32 to index
    %old = memref.atomic_rmw addi %k1, %local[%bin] : (i32, !wi16) -> i32
    gpu.barrier
    scf.if %own {
      %c = memref.load %local[%t] : !wi16
      %n = memref.atomic_rmw addi %c, %bins[%t] : (i32, !gi16) -> i32
    }
    gpu.return
  }
}
// -----
// kernel stencil-in-place: faulty: a stencil writes the line that its neighbors read.
// dispatch groups=1 buffers=136:iota,136
!gi34 = memref<34xi32>
gpu.module @kernels {
  gpu.func @k(%line: !gi34, %new: !gi34) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %t = gpu.thread_id x
    %m = arith.addi %t, %c1 : index
    %r = arith.addi %t, %c2 : index
    %a = memref.load %line[%t] : !gi34  // finds: races other=new
    %b = memref.load %line[%r] : !gi34  // finds: races other=new
    %s = arith.addi %a, %b : i32
    memref.store %s, %line[%m] : !gi34  // place: new
    gpu.return
  }
}
// -----
// kernel stencil-in-place-ok: correct: the stencil writes another line.
// dispatch groups=1 buffers=136:iota,136
!gi34 = memref<34xi32>
gpu.module @kernels {
  gpu.func @k(%line: !gi34, %new: !gi34) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %t = gpu.thread_id x
    %m = arith.addi %t, %c1 : index
    %r = arith.addi %t, %c2 : index
    %a = memref.load %line[%t] : !gi34
    %b = memref.load %line[%r] : !gi34
    %s = arith.addi %a, %b : i32
    memref.store %s, %new[%m] : !gi34
    gpu.return
  }
}
// -----
// kernel stencil-across-groups: faulty: a barrier does not keep the workgroup from reading what its neighbor writes.
// dispatch groups=2 buffers=128:iota,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%line: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = arith.index_cast %i : index to i32
    memref.store %v, %line[%i] : !gi32  // finds: races other=right
    gpu.barrier
    %i1 = arith.addi %i, %c1 : index
    %inside = arith.cmpi ult, %i1, %c32 : index
    scf.if %inside {
      %r = memref.load %line[%i1] : !gi32  // place: right
      memref.store %r, %out[%i] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel stencil-across-groups-ok: correct: the workgroup reads its own part only.
// dispatch groups=2 buffers=128:iota,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%line: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c15 = arith.constant 15 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = arith.index_cast %i : index to i32
    memref.store %v, %line[%i] : !gi32
    gpu.barrier
    %i1 = arith.addi %i, %c1 : index
    %inside = arith.cmpi ult, %t, %c15 : index
    scf.if %inside {
      %r = memref.load %line[%i1] : !gi32
      memref.store %r, %out[%i] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel transpose-in-place: faulty: an invocation writes its element of the transpose while its partner may not have read it.
// dispatch groups=1 buffers=256:iotaf
!gf8x8 = memref<8x8xf32>
gpu.module @kernels {
  gpu.func @k(%m: !gf8x8) kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %a = memref.load %m[%x, %y] : !gf8x8  // finds: races other=first
    memref.store %a, %m[%y, %x] : !gf8x8  // place: first
    gpu.return
  }
}
// -----
// kernel transpose-in-place-ok: correct: all have read before any writes.
// dispatch groups=1 buffers=256:iotaf
!gf8x8 = memref<8x8xf32>
gpu.module @kernels {
  gpu.func @k(%m: !gf8x8) kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %a = memref.load %m[%x, %y] : !gf8x8
    gpu.barrier
    memref.store %a, %m[%y, %x] : !gf8x8
    gpu.return
  }
}
// -----
// kernel scan-one-barrier: faulty: the sums are written before all invocations have read the old ones.
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
      %adds = arith.cmpi uge, %t, %distance : index
      %new = scf.if %adds -> (i32) {
        %j = arith.subi %t, %distance : index
        %left = memref.load %line[%j] : !wi32  // finds: races other=sum
        %n = arith.addi %acc, %left : i32
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      memref.store %new, %line[%t] : !wi32  // place: sum
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel scan-one-barrier-ok: correct: a barrier stands before and behind the write.
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
      %adds = arith.cmpi uge, %t, %distance : index
      %new = scf.if %adds -> (i32) {
        %j = arith.subi %t, %distance : index
        %left = memref.load %line[%j] : !wi32
        %n = arith.addi %acc, %left : i32
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      gpu.barrier
      memref.store %new, %line[%t] : !wi32
      gpu.barrier
      scf.yield %new : i32
    }
    memref.store %sum, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel bitonic-both: faulty: both partners of a compared pair write both places.
// dispatch groups=1 buffers=128:i32=9;3;7;1;8;2;6;4
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gi32
    memref.store %v, %line[%t] : !wi32
    gpu.barrier
    scf.for %s = %c0 to %c5 step %c1 {
      %distance = arith.shrui %c16, %s : index
      %bit = arith.andi %t, %distance : index
      %lower = arith.cmpi eq, %bit, %c0 : index
      %other = arith.xori %t, %distance : index
      %lo = arith.select %lower, %t, %other : index
      %hi = arith.select %lower, %other, %t : index
      %a = memref.load %line[%lo] : !wi32
      %b = memref.load %line[%hi] : !wi32
      %min = arith.minsi %a, %b : i32
      %max = arith.maxsi %a, %b : i32
      gpu.barrier
      memref.store %min, %line[%lo] : !wi32  // finds: races other=min // also place: min
      memref.store %max, %line[%hi] : !wi32  // finds: races other=max // also place: max
      gpu.barrier
    }
    %w = memref.load %line[%t] : !wi32
    memref.store %w, %data[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel bitonic-both-ok: correct: the lower partner writes both places.
// dispatch groups=1 buffers=128:i32=9;3;7;1;8;2;6;4
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%data: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gi32
    memref.store %v, %line[%t] : !wi32
    gpu.barrier
    scf.for %s = %c0 to %c5 step %c1 {
      %distance = arith.shrui %c16, %s : index
      %bit = arith.andi %t, %distance : index
      %lower = arith.cmpi eq, %bit, %c0 : index
      %other = arith.xori %t, %distance : index
      %lo = arith.select %lower, %t, %other : index
      %hi = arith.select %lower, %other, %t : index
      %a = memref.load %line[%lo] : !wi32
      %b = memref.load %line[%hi] : !wi32
      %min = arith.minsi %a, %b : i32
      %max = arith.maxsi %a, %b : i32
      gpu.barrier
      scf.if %lower {
        memref.store %min, %line[%lo] : !wi32
        memref.store %max, %line[%hi] : !wi32
      }
      gpu.barrier
    }
    %w = memref.load %line[%t] : !wi32
    memref.store %w, %data[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel last-block: faulty: the last workgroup sums what the others wrote; a relaxed atomic that counts them orders nothing.
// dispatch groups=4 buffers=256:iota,16,4,4
!gi64 = memref<64xi32>
!gi4 = memref<4xi32>
!gi1 = memref<1xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %partial: !gi4, %count: !gi1, %total: !gi1)
      workgroup(%tree: !wi16)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k3 = arith.constant 3 : i32
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi64
    memref.store %v, %tree[%t] : !wi16
    gpu.barrier
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = scf.for %j = %c0 to %c16 step %c1 iter_args(%acc = %k0) -> (i32) {
        %w = memref.load %tree[%j] : !wi16
        %s = arith.addi %acc, %w : i32
        scf.yield %s : i32
      }
      memref.store %sum, %partial[%b] : !gi4  // finds: races other=collect
      %ticket = memref.atomic_rmw addi %k1, %count[%c0] : (i32, !gi1) -> i32
      %last = arith.cmpi eq, %ticket, %k3 : i32
      scf.if %last {
        %all = scf.for %j = %c0 to %c4 step %c1 iter_args(%acc = %k0) -> (i32) {
          %p = memref.load %partial[%j] : !gi4  // place: collect
          %s = arith.addi %acc, %p : i32
          scf.yield %s : i32
        }
        memref.store %all, %total[%c0] : !gi1
      }
    }
    gpu.return
  }
}
// -----
// kernel last-block-ok: correct: the partial sums are added by atomics, and only the count says which workgroup is last.
// dispatch groups=4 buffers=256:iota,16,4,4
!gi64 = memref<64xi32>
!gi4 = memref<4xi32>
!gi1 = memref<1xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %partial: !gi4, %count: !gi1, %total: !gi1)
      workgroup(%tree: !wi16)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %k3 = arith.constant 3 : i32
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi64
    memref.store %v, %tree[%t] : !wi16
    gpu.barrier
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      %sum = scf.for %j = %c0 to %c16 step %c1 iter_args(%acc = %k0) -> (i32) {
        %w = memref.load %tree[%j] : !wi16
        %s = arith.addi %acc, %w : i32
        scf.yield %s : i32
      }
      %was = memref.atomic_rmw addi %sum, %partial[%c0] : (i32, !gi4) -> i32
      %ticket = memref.atomic_rmw addi %k1, %count[%c0] : (i32, !gi1) -> i32
      %last = arith.cmpi eq, %ticket, %k3 : i32
      scf.if %last {
        %all = memref.atomic_rmw addi %k0, %partial[%c0] : (i32, !gi4) -> i32
        memref.store %all, %total[%c0] : !gi1
      }
    }
    gpu.return
  }
}
// -----
// kernel message-flag: faulty: of two partners the second reads the message of the first; a relaxed atomic that tells which is second orders nothing.
// dispatch groups=1 buffers=256:iota,256
!gi2x32 = memref<2x32xi32>
!wi2x32 = memref<2x32xi32, #gpu.address_space<workgroup>>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi2x32, %out: !gi2x32)
      workgroup(%message: !wi2x32, %flag: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 2, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    memref.store %k0, %message[%y, %x] : !wi2x32
    %clears = arith.cmpi eq, %y, %c0 : index
    scf.if %clears {
      memref.store %k0, %flag[%x] : !wi32
    }
    gpu.barrier
    %v = memref.load %in[%y, %x] : !gi2x32
    memref.store %v, %message[%y, %x] : !wi2x32  // finds: races other=receive
    %ticket = memref.atomic_rmw addi %k1, %flag[%x] : (i32, !wi32) -> i32
    %second = arith.cmpi eq, %ticket, %k1 : i32
    scf.if %second {
      %other = arith.subi %c1, %y : index
      %w = memref.load %message[%other, %x] : !wi2x32  // place: receive
      memref.store %w, %out[%y, %x] : !gi2x32
    }
    gpu.return
  }
}
// -----
// kernel message-flag-ok: correct: the messages are written and read by atomics.
// dispatch groups=1 buffers=256:iota,256
!gi2x32 = memref<2x32xi32>
!wi2x32 = memref<2x32xi32, #gpu.address_space<workgroup>>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi2x32, %out: !gi2x32)
      workgroup(%message: !wi2x32, %flag: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 2, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    memref.store %k0, %message[%y, %x] : !wi2x32
    %clears = arith.cmpi eq, %y, %c0 : index
    scf.if %clears {
      memref.store %k0, %flag[%x] : !wi32
    }
    gpu.barrier
    %v = memref.load %in[%y, %x] : !gi2x32
    %old = memref.atomic_rmw addi %v, %message[%y, %x] : (i32, !wi2x32) -> i32
    %ticket = memref.atomic_rmw addi %k1, %flag[%x] : (i32, !wi32) -> i32
    %second = arith.cmpi eq, %ticket, %k1 : i32
    scf.if %second {
      %other = arith.subi %c1, %y : index
      %w = memref.atomic_rmw addi %k0, %message[%other, %x] : (i32, !wi2x32) -> i32
      memref.store %w, %out[%y, %x] : !gi2x32
    }
    gpu.return
  }
}
// -----
// kernel same-value: faulty: all invocations set the same flag to the same value.
// dispatch groups=1 buffers=128:iota,4
!gi32 = memref<32xi32>
!gi1 = memref<1xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %any: !gi1) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    %big = arith.cmpi sgt, %v, %k16 : i32
    scf.if %big {
      memref.store %k1, %any[%c0] : !gi1  // finds: races other=set // also place: set
    }
    gpu.return
  }
}
// -----
// kernel same-value-ok: correct: one invocation sets the flag.
// dispatch groups=1 buffers=128:iota,4
!gi32 = memref<32xi32>
!gi1 = memref<1xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %any: !gi1) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %k1 = arith.constant 1 : i32
    %k16 = arith.constant 16 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    %big = arith.cmpi eq, %v, %k16 : i32
    scf.if %big {
      memref.store %k1, %any[%c0] : !gi1
    }
    gpu.return
  }
}
// -----
// kernel scatter-collision: faulty: two invocations of different workgroups have the same target.
// dispatch groups=2 buffers=64:i32=3;1;2;4;0;6;7;5;9;11;10;12;14;13;15;4,64:iota,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%to: !gi16, %in: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gi16
    %target = memref.load %to[%i] : !gi16
    %at = arith.index_cast %target : i32 to index
    memref.store %v, %out[%at] : !gi16  // finds: races other=out // also place: out
    gpu.return
  }
}
// -----
// kernel scatter-collision-ok: correct: the targets are a permutation.
// dispatch groups=2 buffers=64:i32=3;1;2;4;0;6;7;5;9;11;10;12;14;13;15;8,64:iota,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%to: !gi16, %in: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gi16
    %target = memref.load %to[%i] : !gi16
    %at = arith.index_cast %target : i32 to index
    memref.store %v, %out[%at] : !gi16
    gpu.return
  }
}
// -----
// kernel plain-read-of-atomic: faulty: the count is read by a plain load while others still increment it.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi1 = memref<1xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%count: !wi1)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      memref.store %k0, %count[%c0] : !wi1
    }
    gpu.barrier
    %v = memref.load %in[%t] : !gi32
    %old = memref.atomic_rmw addi %v, %count[%c0] : (i32, !wi1) -> i32  // finds: races other=plain
    %n = memref.load %count[%c0] : !wi1  // place: plain
    memref.store %n, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel plain-read-of-atomic-ok: correct: a barrier stands before the plain load.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi1 = memref<1xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%count: !wi1)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      memref.store %k0, %count[%c0] : !wi1
    }
    gpu.barrier
    %v = memref.load %in[%t] : !gi32
    %old = memref.atomic_rmw addi %v, %count[%c0] : (i32, !wi1) -> i32
    gpu.barrier
    %n = memref.load %count[%c0] : !wi1
    memref.store %n, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel ring-handover: faulty: the ring is filled again before the neighbors have taken their slots.
// dispatch groups=1 buffers=64:iota,512
!gi16 = memref<16xi32>
!gi8x16 = memref<8x16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %out: !gi8x16)
      workgroup(%ring: !wi16)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %t1 = arith.addi %t, %c1 : index
    %next = arith.remui %t1, %c16 : index
    %end = scf.for %s = %c0 to %c8 step %c1 iter_args(%mine = %v) -> (i32) {
      memref.store %mine, %ring[%t] : !wi16  // finds: races other=take
      gpu.barrier
      %w = memref.load %ring[%next] : !wi16  // place: take
      memref.store %w, %out[%s, %t] : !gi8x16
      scf.yield %w : i32
    }
    gpu.return
  }
}
// -----
// kernel ring-handover-ok: correct: a second barrier ends each round.
// dispatch groups=1 buffers=64:iota,512
!gi16 = memref<16xi32>
!gi8x16 = memref<8x16xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %out: !gi8x16)
      workgroup(%ring: !wi16)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %t1 = arith.addi %t, %c1 : index
    %next = arith.remui %t1, %c16 : index
    %end = scf.for %s = %c0 to %c8 step %c1 iter_args(%mine = %v) -> (i32) {
      memref.store %mine, %ring[%t] : !wi16
      gpu.barrier
      %w = memref.load %ring[%next] : !wi16
      memref.store %w, %out[%s, %t] : !gi8x16
      gpu.barrier
      scf.yield %w : i32
    }
    gpu.return
  }
}
// -----
// kernel ping-pong: correct: two lines in turn need one barrier per round only.
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
    %c6 = arith.constant 6 : index
    %c32 = arith.constant 32 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%c0, %t] : !wi2x32
    gpu.barrier
    %t1 = arith.addi %t, %c1 : index
    %right = arith.remui %t1, %c32 : index
    scf.for %s = %c0 to %c6 step %c1 {
      %from = arith.remui %s, %c2 : index
      %into = arith.subi %c1, %from : index
      %a = memref.load %line[%from, %t] : !wi2x32
      %b = memref.load %line[%from, %right] : !wi2x32
      %m = arith.addi %a, %b : i32
      memref.store %m, %line[%into, %t] : !wi2x32
      gpu.barrier
    }
    %w = memref.load %line[%c0, %right] : !wi2x32
    memref.store %w, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel exchange-by-buffer: correct: the barrier of the workgroup orders buffers too.
// dispatch groups=2 buffers=256:iota,256,256
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %mid: !gi64, %out: !gi64) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c31 = arith.constant 31 : index
    %c32 = arith.constant 32 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi64
    memref.store %v, %mid[%i] : !gi64
    gpu.barrier
    %base = arith.muli %b, %c32 : index
    %mirror = arith.subi %c31, %t : index
    %j = arith.addi %base, %mirror : index
    %w = memref.load %mid[%j] : !gi64
    memref.store %w, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel all-read: correct: all invocations of all workgroups read the same element.
// dispatch groups=4 buffers=64:iota,256
!gi16 = memref<16xi32>
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %out: !gi64) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c7 = arith.constant 7 : index
    %i = gpu.global_id x
    %v = memref.load %in[%c7] : !gi16
    memref.store %v, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel mixed-atomics: correct: different atomics to one word are in order.
// dispatch groups=4 buffers=256:iota,8
!gi64 = memref<64xi32>
!gi2 = memref<2xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi2) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k1 = arith.constant 1 : i32
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gi64
    %a = memref.atomic_rmw maxs %v, %out[%c0] : (i32, !gi2) -> i32
    %b = memref.atomic_rmw ori %v, %out[%c1] : (i32, !gi2) -> i32
    %c = memref.atomic_rmw addi %k1, %out[%c1] : (i32, !gi2) -> i32
    gpu.return
  }
}
// -----
// kernel neighbor-words: correct: neighbors write different words of one vector.
// dispatch groups=2 buffers=512
!gi64x2 = memref<64x2xi32>
gpu.module @kernels {
  gpu.func @k(%out: !gi64x2) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = gpu.global_id x
    %v = arith.index_cast %i : index to i32
    memref.store %v, %out[%i, %c0] : !gi64x2
    memref.store %v, %out[%i, %c1] : !gi64x2
    gpu.return
  }
}
// -----
// kernel handed-element: correct: each element changes its invocation at a barrier, also for writes.
// dispatch groups=1 buffers=128:iota
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%line: !gi32) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c31 = arith.constant 31 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %mirror = arith.subi %c31, %t : index
    %v = memref.load %line[%t] : !gi32
    %d = arith.addi %v, %v : i32
    memref.store %d, %line[%t] : !gi32
    gpu.barrier
    %w = memref.load %line[%mirror] : !gi32
    %e = arith.addi %w, %k1 : i32
    memref.store %e, %line[%mirror] : !gi32
    gpu.barrier
    %x = memref.load %line[%t] : !gi32
    memref.store %x, %line[%t] : !gi32
    gpu.return
  }
}
