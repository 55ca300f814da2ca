// kernel stencil-guarded: faulty: the barrier is inside of the guard for the tail of the line.
// dispatch groups=2 buffers=160:iota,160,4:i32=40
!gid = memref<?xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid, %n: index)
      workgroup(%tile: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %some = arith.cmpi ult, %i, %n : index
    scf.if %some {
      %v = memref.load %in[%i] : !gid
      memref.store %v, %tile[%t] : !wi32
      gpu.barrier  // finds: barriers
      %w = memref.load %tile[%t] : !wi32
      memref.store %w, %out[%i] : !gid
    }
    gpu.return
  }
}
// -----
// kernel stencil-guarded-ok: correct: the guard ends before the barrier.
// dispatch groups=2 buffers=160:iota,160,4:i32=40
!gid = memref<?xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gid, %out: !gid, %n: index)
      workgroup(%tile: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %some = arith.cmpi ult, %i, %n : index
    scf.if %some {
      %v = memref.load %in[%i] : !gid
      memref.store %v, %tile[%t] : !wi32
    }
    gpu.barrier
    scf.if %some {
      %w = memref.load %tile[%t] : !wi32
      memref.store %w, %out[%i] : !gid
    }
    gpu.return
  }
}
// -----
// kernel reduction-active-half: faulty: the barrier of each round is reached by the invocations that add.
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
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %half = arith.shrui %c16, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      %new = scf.if %adds -> (i32) {
        %l = memref.load %tree[%t] : !wi32
        %n = arith.addi %l, %acc : i32
        gpu.barrier  // finds: barriers
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      scf.yield %new : i32
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      memref.store %sum, %out[%b] : !gi2
    }
    gpu.return
  }
}
// -----
// kernel reduction-active-half-ok: correct: all invocations reach the barrier of each round.
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
    %sum = scf.for %s = %c0 to %c5 step %c1 iter_args(%acc = %v) -> (i32) {
      %half = arith.shrui %c16, %s : index
      %adds = arith.cmpi ult, %t, %half : index
      %new = scf.if %adds -> (i32) {
        %l = memref.load %tree[%t] : !wi32
        %n = arith.addi %l, %acc : i32
        scf.yield %n : i32
      } else {
        scf.yield %acc : i32
      }
      gpu.barrier
      scf.yield %new : i32
    }
    %root = arith.cmpi eq, %t, %c0 : index
    scf.if %root {
      memref.store %sum, %out[%b] : !gi2
    }
    gpu.return
  }
}
// -----
// kernel loop-own-count: faulty: each invocation makes as many rounds, with a barrier each, as it has numbers.
// dispatch groups=1 buffers=64:i32=3;3;2;3,16
!gi16 = memref<16xi32>
!gi4 = memref<4xi32>
gpu.module @kernels {
  gpu.func @k(%counts: !gi16, %out: !gi4) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %n = memref.load %counts[%t] : !gi16
    %rounds = arith.index_cast %n : i32 to index
    scf.for %s = %c0 to %rounds step %c1 {
      %old = memref.atomic_rmw addi %k1, %out[%s] : (i32, !gi4) -> i32
      gpu.barrier  // finds: barriers
    }
    gpu.return
  }
}
// -----
// kernel loop-own-count-ok: correct: all invocations make as many rounds as the one that has most.
// dispatch groups=1 buffers=64:i32=3;3;2;3,16
!gi16 = memref<16xi32>
!gi4 = memref<4xi32>
gpu.module @kernels {
  gpu.func @k(%counts: !gi16, %out: !gi4) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %n = memref.load %counts[%t] : !gi16
    %rounds = arith.index_cast %n : i32 to index
    scf.for %s = %c0 to %c3 step %c1 {
      %some = arith.cmpi ult, %s, %rounds : index
      scf.if %some {
        %old = memref.atomic_rmw addi %k1, %out[%s] : (i32, !gi4) -> i32
      }
      gpu.barrier
    }
    gpu.return
  }
}
// -----
// kernel empty-cells: faulty: invocations that find an empty cell skip the barrier.
// dispatch groups=1 buffers=128:i32=5;0;7;9,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%cells: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %v = memref.load %cells[%t] : !gi32
    %full = arith.cmpi ne, %v, %k0 : i32
    scf.if %full {
      gpu.barrier  // finds: barriers
      %d = arith.addi %v, %v : i32
      memref.store %d, %out[%t] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel empty-cells-ok: correct: invocations with an empty cell wait at the barrier too.
// dispatch groups=1 buffers=128:i32=5;0;7;9,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%cells: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %v = memref.load %cells[%t] : !gi32
    %full = arith.cmpi ne, %v, %k0 : i32
    gpu.barrier
    scf.if %full {
      %d = arith.addi %v, %v : i32
      memref.store %d, %out[%t] : !gi32
    }
    gpu.return
  }
}
// -----
// kernel two-barriers: faulty: both sides of a branch have a barrier of their own, but it must be the same for all.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    %even = arith.remui %t, %c2 : index
    %is = arith.cmpi eq, %even, %c0 : index
    scf.if %is {
      memref.store %v, %line[%t] : !wi32
      gpu.barrier  // finds: barriers other=odd
    } else {
      %n = arith.addi %v, %k1 : i32
      memref.store %n, %line[%t] : !wi32
      gpu.barrier  // place: odd
    }
    %w = memref.load %line[%t] : !wi32
    memref.store %w, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel two-barriers-ok: correct: both sides share the barrier behind the branch.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    %even = arith.remui %t, %c2 : index
    %is = arith.cmpi eq, %even, %c0 : index
    scf.if %is {
      memref.store %v, %line[%t] : !wi32
    } else {
      %n = arith.addi %v, %k1 : i32
      memref.store %n, %line[%t] : !wi32
    }
    gpu.barrier
    %w = memref.load %line[%t] : !wi32
    memref.store %w, %out[%t] : !gi32
    gpu.return
  }
}
// -----
// kernel sort-last-pair: faulty: the partner of the last invocation is beyond the end, and so it skips the round with the barrier.
// dispatch groups=1 buffers=124:i32=9;3;7;1;8;2;6;4,4
!gid = memref<?xi32>
!gi1 = memref<1xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gid, %bad: !gi1) kernel attributes {known_block_size = array<i32: 31, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gid
    %j = arith.xori %t, %c1 : index
    %inside = arith.cmpi ult, %j, %c31 : index
    scf.if %inside {
      %w = memref.load %data[%j] : !gid
      %above = arith.cmpi ult, %t, %j : index
      %less = arith.cmpi slt, %w, %v : i32
      %wrong = arith.andi %above, %less : i1
      gpu.barrier  // finds: barriers
      scf.if %wrong {
        %old = memref.atomic_rmw addi %k1, %bad[%c0] : (i32, !gi1) -> i32
      }
    }
    gpu.return
  }
}
// -----
// kernel sort-last-pair-ok: correct: all invocations reach the barrier, and only pairs inside of the line are compared.
// dispatch groups=1 buffers=124:i32=9;3;7;1;8;2;6;4,4
!gid = memref<?xi32>
!gi1 = memref<1xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gid, %bad: !gi1) kernel attributes {known_block_size = array<i32: 31, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gid
    %j = arith.xori %t, %c1 : index
    %inside = arith.cmpi ult, %j, %c31 : index
    %more = scf.if %inside -> (i1) {
      %w = memref.load %data[%j] : !gid
      %above = arith.cmpi ult, %t, %j : index
      %less = arith.cmpi slt, %w, %v : i32
      %wrong = arith.andi %above, %less : i1
      scf.yield %wrong : i1
    } else {
      %no = arith.constant false
      scf.yield %no : i1
    }
    gpu.barrier
    scf.if %more {
      %old = memref.atomic_rmw addi %k1, %bad[%c0] : (i32, !gi1) -> i32
    }
    gpu.return
  }
}
// -----
// kernel matmul-column-guard: faulty: workgroups at the right edge have columns without a place in the result, which skip the loop over the tiles.
// dispatch groups=2,1 buffers=128:iotaf,192:iotaf,96
!gf4x8 = memref<4x8xf32>
!gf8x6 = memref<8x6xf32>
!gf4x6 = memref<4x6xf32>
!wf4x4 = memref<4x4xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf4x8, %b: !gf8x6, %c: !gf4x6)
      workgroup(%ta: !wf4x4, %tb: !wf4x4)
      kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %x = arith.addi %x0, %tx : index
    %some = arith.cmpi ult, %x, %c6 : index
    scf.if %some {
      %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %f0) -> (f32) {
        %base = arith.muli %k, %c4 : index
        %kx = arith.addi %base, %tx : index
        %ky = arith.addi %base, %ty : index
        %va = memref.load %a[%ty, %kx] : !gf4x8
        memref.store %va, %ta[%ty, %tx] : !wf4x4
        %vb = memref.load %b[%ky, %x] : !gf8x6
        memref.store %vb, %tb[%ty, %tx] : !wf4x4
        gpu.barrier  // finds: barriers
        %l = memref.load %ta[%ty, %tx] : !wf4x4
        %r = memref.load %tb[%ty, %tx] : !wf4x4
        %p = arith.mulf %l, %r : f32
        %part = arith.addf %acc, %p : f32
        scf.yield %part : f32
      }
      memref.store %sum, %c[%ty, %x] : !gf4x6
    }
    gpu.return
  }
}
// -----
// kernel matmul-column-guard-ok: correct: all invocations load tiles, and only the store has a guard.
// dispatch groups=2,1 buffers=128:iotaf,192:iotaf,96
!gf4x8 = memref<4x8xf32>
!gf8x6 = memref<8x6xf32>
!gf4x6 = memref<4x6xf32>
!wf4x4 = memref<4x4xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%a: !gf4x8, %b: !gf8x6, %c: !gf4x6)
      workgroup(%ta: !wf4x4, %tb: !wf4x4)
      kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %f0 = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c4 : index
    %x = arith.addi %x0, %tx : index
    %some = arith.cmpi ult, %x, %c6 : index
    %sum = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %f0) -> (f32) {
      %base = arith.muli %k, %c4 : index
      %kx = arith.addi %base, %tx : index
      %ky = arith.addi %base, %ty : index
      %va = memref.load %a[%ty, %kx] : !gf4x8
      memref.store %va, %ta[%ty, %tx] : !wf4x4
      %vb = scf.if %some -> (f32) {
        %inner = memref.load %b[%ky, %x] : !gf8x6
        scf.yield %inner : f32
      } else {
        scf.yield %f0 : f32
      }
      memref.store %vb, %tb[%ty, %tx] : !wf4x4
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
    scf.if %some {
      memref.store %sum, %c[%ty, %x] : !gf4x6
    }
    gpu.return
  }
}
// -----
// kernel collatz-barrier: faulty: a barrier is in a loop whose end depends on the number.
// dispatch groups=1 buffers=64:i32=1;2;4;8,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %last:2 = scf.while (%n = %v, %steps = %k0) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi ugt, %n, %k1 : i32
      scf.condition(%more) %n, %steps : i32, i32
    } do {
    ^bb0(%n: i32, %steps: i32):
      %half = arith.shrui %n, %k1 : i32
      %s = arith.addi %steps, %k1 : i32
      gpu.barrier  // finds: barriers
      scf.yield %half, %s : i32, i32
    }
    memref.store %last#1, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel collatz-barrier-ok: correct: the barrier stands behind the loop.
// dispatch groups=1 buffers=64:i32=1;2;4;8,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %last:2 = scf.while (%n = %v, %steps = %k0) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi ugt, %n, %k1 : i32
      scf.condition(%more) %n, %steps : i32, i32
    } do {
    ^bb0(%n: i32, %steps: i32):
      %half = arith.shrui %n, %k1 : i32
      %s = arith.addi %steps, %k1 : i32
      scf.yield %half, %s : i32, i32
    }
    gpu.barrier
    memref.store %last#1, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel leader-only: faulty: the first invocation waits at a barrier for itself alone.
// dispatch groups=2 buffers=128:iota,8
!gi32 = memref<32xi32>
!gi2 = memref<2xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi2) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi32
    %leader = arith.cmpi eq, %t, %c0 : index
    scf.if %leader {
      %old = memref.atomic_rmw addi %v, %out[%b] : (i32, !gi2) -> i32
      gpu.barrier  // finds: barriers
    }
    %new = memref.atomic_rmw maxs %v, %out[%b] : (i32, !gi2) -> i32
    gpu.return
  }
}
// -----
// kernel leader-only-ok: correct: the leader adds, and then all wait.
// dispatch groups=2 buffers=128:iota,8
!gi32 = memref<32xi32>
!gi2 = memref<2xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi2) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi32
    %leader = arith.cmpi eq, %t, %c0 : index
    scf.if %leader {
      %old = memref.atomic_rmw addi %v, %out[%b] : (i32, !gi2) -> i32
    }
    gpu.barrier
    %new = memref.atomic_rmw maxs %v, %out[%b] : (i32, !gi2) -> i32
    gpu.return
  }
}
// -----
// kernel nested-guards: faulty: a barrier stands below two conditions, of which the inner one differs within the workgroup.
// dispatch groups=2 buffers=128:iota,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %b = gpu.block_id x
    %row = arith.muli %y, %c4 : index
    %at0 = arith.addi %row, %x : index
    %base = arith.muli %b, %c16 : index
    %i = arith.addi %base, %at0 : index
    %v = memref.load %in[%i] : !gi32
    %group = arith.cmpi eq, %b, %c1 : index
    %column = arith.cmpi ult, %x, %c3 : index
    scf.if %group {
      scf.if %column {
        gpu.barrier  // finds: barriers
      }
    }
    memref.store %v, %out[%i] : !gi32
    gpu.return
  }
}
// -----
// kernel nested-guards-ok: correct: both conditions are the same for the workgroup.
// dispatch groups=2 buffers=128:iota,128
!gi32 = memref<32xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32) kernel attributes {known_block_size = array<i32: 4, 4, 1>} {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %b = gpu.block_id x
    %row = arith.muli %y, %c4 : index
    %at0 = arith.addi %row, %x : index
    %base = arith.muli %b, %c16 : index
    %i = arith.addi %base, %at0 : index
    %v = memref.load %in[%i] : !gi32
    %group = arith.cmpi eq, %b, %c1 : index
    %column = arith.cmpi ult, %b, %c3 : index
    scf.if %group {
      scf.if %column {
        gpu.barrier
      }
    }
    memref.store %v, %out[%i] : !gi32
    gpu.return
  }
}
// -----
// kernel switch-phase: faulty: of four phases one has no barrier.
// dispatch groups=1 buffers=64:iota
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k3 = arith.constant 3 : i32
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gi16
    %phase = arith.andi %v, %k3 : i32
    %idle = arith.cmpi eq, %phase, %k3 : i32
    scf.if %idle {
    } else {
      gpu.barrier  // finds: barriers
    }
    %d = arith.select %idle, %k0, %v : i32
    memref.store %d, %data[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel switch-phase-ok: correct: each phase of the switch ends at the barrier behind it.
// dispatch groups=1 buffers=64:iota
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%data: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k3 = arith.constant 3 : i32
    %t = gpu.thread_id x
    %v = memref.load %data[%t] : !gi16
    %phase = arith.andi %v, %k3 : i32
    %idle = arith.cmpi eq, %phase, %k3 : i32
    gpu.barrier
    %d = arith.select %idle, %k0, %v : i32
    memref.store %d, %data[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel uniform-branch: correct: all invocations of a workgroup take the branch with the barrier, or none.
// dispatch groups=3 buffers=384:iota,384
!gi96 = memref<96xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi96, %out: !gi96)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %v = memref.load %in[%i] : !gi96
    %odd = arith.cmpi eq, %b, %c1 : index
    %w = scf.if %odd -> (i32) {
      memref.store %v, %line[%t] : !wi32
      gpu.barrier
      %mirror = arith.subi %c31, %t : index
      %m = memref.load %line[%mirror] : !wi32
      scf.yield %m : i32
    } else {
      scf.yield %v : i32
    }
    memref.store %w, %out[%i] : !gi96
    gpu.return
  }
}
// -----
// kernel uniform-loop: correct: the number of rounds comes from a buffer and is the same for all.
// dispatch groups=2 buffers=128:iota,128,4:i32=3
!gi32 = memref<32xi32>
!wi16 = memref<16xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32, %n: index)
      workgroup(%line: !wi16)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %v = memref.load %in[%i] : !gi32
    %t1 = arith.addi %t, %c1 : index
    %next = arith.remui %t1, %c16 : index
    %end = scf.for %s = %c0 to %n step %c1 iter_args(%mine = %v) -> (i32) {
      memref.store %mine, %line[%t] : !wi16
      gpu.barrier
      %w = memref.load %line[%next] : !wi16
      gpu.barrier
      scf.yield %w : i32
    }
    memref.store %end, %out[%i] : !gi32
    gpu.return
  }
}
// -----
// kernel exit-behind-barrier: correct: most invocations end behind the last barrier.
// dispatch groups=1 buffers=128:iota,128
!gi32 = memref<32xi32>
!wi32 = memref<32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @k(%in: !gi32, %out: !gi32)
      workgroup(%line: !wi32)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c8 = arith.constant 8 : index
    %c31 = arith.constant 31 : index
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi32
    memref.store %v, %line[%t] : !wi32
    gpu.barrier
    %stays = arith.cmpi ult, %t, %c8 : index
    scf.if %stays {
      %mirror = arith.subi %c31, %t : index
      %w = memref.load %line[%mirror] : !wi32
      memref.store %w, %out[%t] : !gi32
    }
    gpu.return
  }
}
