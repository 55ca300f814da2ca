// kernel mean-of-empty: faulty: the sum of an empty group is divided by its count.
// dispatch groups=1 buffers=32:i32=9;8;0;5;6;0;7;3,32:i32=3;2;0;1;3;0;7;1,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%sums: !gi8, %counts: !gi8, %means: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %s = memref.load %sums[%t] : !gi8
    %n = memref.load %counts[%t] : !gi8
    %m = arith.divsi %s, %n : i32  // finds: undefined
    memref.store %m, %means[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel mean-of-empty-ok: correct: groups without numbers get a zero.
// dispatch groups=1 buffers=32:i32=9;8;0;5;6;0;7;3,32:i32=3;2;0;1;3;0;7;1,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%sums: !gi8, %counts: !gi8, %means: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %s = memref.load %sums[%t] : !gi8
    %n = memref.load %counts[%t] : !gi8
    %some = arith.cmpi ne, %n, %k0 : i32
    %m = scf.if %some -> (i32) {
      %q = arith.divsi %s, %n : i32
      scf.yield %q : i32
    } else {
      scf.yield %k0 : i32
    }
    memref.store %m, %means[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel ratio-selected: faulty: a select hides the quotient by zero, but the division is executed.
// dispatch groups=1 buffers=64:iota,64:i32=4;2;0;1,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi16, %b: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi16
    %y = memref.load %b[%t] : !gi16
    %zero = arith.cmpi eq, %y, %k0 : i32
    %q = arith.divui %x, %y : i32  // finds: undefined
    %r = arith.select %zero, %k0, %q : i32
    memref.store %r, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel ratio-selected-ok: correct: the divisor is replaced before the division.
// dispatch groups=1 buffers=64:iota,64:i32=4;2;0;1,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi16, %b: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi16
    %y = memref.load %b[%t] : !gi16
    %zero = arith.cmpi eq, %y, %k0 : i32
    %divisor = arith.select %zero, %k1, %y : i32
    %q = arith.divui %x, %divisor : i32
    %r = arith.select %zero, %k0, %q : i32
    memref.store %r, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel wrap-by-length: faulty: an index is wrapped by the length of a list, and a list is empty.
// dispatch groups=1 buffers=32:i32=5;9;2;7;0;4;8;3,32:i32=4;1;2;0;5;0;1;3,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%at: !gi8, %length: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %i = memref.load %at[%t] : !gi8
    %n = memref.load %length[%t] : !gi8
    %r = arith.remui %i, %n : i32  // finds: undefined
    memref.store %r, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel wrap-by-length-ok: correct: only lists with elements are wrapped.
// dispatch groups=1 buffers=32:i32=5;9;2;7;0;4;8;3,32:i32=4;1;2;0;5;0;1;3,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%at: !gi8, %length: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %i = memref.load %at[%t] : !gi8
    %n = memref.load %length[%t] : !gi8
    %some = arith.cmpi ugt, %n, %k0 : i32
    scf.if %some {
      %r = arith.remui %i, %n : i32
      memref.store %r, %out[%t] : !gi8
    }
    gpu.return
  }
}
// -----
// kernel smallest-by-minus-one: faulty: the smallest number divided by -1 has no quotient.
// dispatch groups=1 buffers=16:i32=7;-2147483648;-9;4,16:i32=2;-1;-1;3,16
!gi4 = memref<4xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi4, %b: !gi4, %out: !gi4) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi4
    %y = memref.load %b[%t] : !gi4
    %q = arith.divsi %x, %y : i32  // finds: undefined
    memref.store %q, %out[%t] : !gi4
    gpu.return
  }
}
// -----
// kernel smallest-by-minus-one-ok: correct: the numbers are greater than the smallest.
// dispatch groups=1 buffers=16:i32=7;-2147483647;-9;4,16:i32=2;-1;-1;3,16
!gi4 = memref<4xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi4, %b: !gi4, %out: !gi4) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi4
    %y = memref.load %b[%t] : !gi4
    %q = arith.divsi %x, %y : i32
    memref.store %q, %out[%t] : !gi4
    gpu.return
  }
}
// -----
// kernel bit-mask: faulty: a mask of n bits shifts by the width for n = 0.
// dispatch groups=1 buffers=64:i32=8;3;0;31,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%bits: !gi16, %masks: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %km1 = arith.constant -1 : i32
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %n = memref.load %bits[%t] : !gi16
    %distance = arith.subi %k32, %n : i32
    %m = arith.shrui %km1, %distance : i32  // finds: undefined
    memref.store %m, %masks[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel bit-mask-ok: correct: n = 0 has a mask of its own.
// dispatch groups=1 buffers=64:i32=8;3;0;31,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%bits: !gi16, %masks: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %km1 = arith.constant -1 : i32
    %k0 = arith.constant 0 : i32
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %n = memref.load %bits[%t] : !gi16
    %distance = arith.subi %k32, %n : i32
    %some = arith.cmpi ugt, %n, %k0 : i32
    %m = scf.if %some -> (i32) {
      %s = arith.shrui %km1, %distance : i32
      scf.yield %s : i32
    } else {
      scf.yield %k0 : i32
    }
    memref.store %m, %masks[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel pack-bits: faulty: bit 32 of a word is set in the loop over 33 flags.
// dispatch groups=1 buffers=528:i32=1;0;1,32
!gi4x33 = memref<4x33xi32>
!gi4x2 = memref<4x2xi32>
gpu.module @kernels {
  gpu.func @k(%flags: !gi4x33, %words: !gi4x2) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c33 = arith.constant 33 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %word = scf.for %j = %c0 to %c33 step %c1 iter_args(%acc = %k0) -> (i32) {
      %f = memref.load %flags[%t, %j] : !gi4x33
      %d = arith.index_cast %j : index to i32
      %bit = arith.shli %f, %d : i32  // finds: undefined
      %w = arith.ori %acc, %bit : i32
      scf.yield %w : i32
    }
    memref.store %word, %words[%t, %c0] : !gi4x2
    gpu.return
  }
}
// -----
// kernel pack-bits-ok: correct: the 33rd flag goes to the next word.
// dispatch groups=1 buffers=528:i32=1;0;1,32
!gi4x33 = memref<4x33xi32>
!gi4x2 = memref<4x2xi32>
gpu.module @kernels {
  gpu.func @k(%flags: !gi4x33, %words: !gi4x2) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %k0 = arith.constant 0 : i32
    %t = gpu.thread_id x
    %word = scf.for %j = %c0 to %c32 step %c1 iter_args(%acc = %k0) -> (i32) {
      %f = memref.load %flags[%t, %j] : !gi4x33
      %d = arith.index_cast %j : index to i32
      %bit = arith.shli %f, %d : i32
      %w = arith.ori %acc, %bit : i32
      scf.yield %w : i32
    }
    memref.store %word, %words[%t, %c0] : !gi4x2
    %f32th = memref.load %flags[%t, %c32] : !gi4x33
    memref.store %f32th, %words[%t, %c1] : !gi4x2
    gpu.return
  }
}
// -----
// kernel sign-extend: faulty: a field of no bits is extended by two shifts by 32.
// dispatch groups=1 buffers=32:i32=5;255;3;128,32:i32=3;8;0;8,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%fields: !gi8, %widths: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %v = memref.load %fields[%t] : !gi8
    %n = memref.load %widths[%t] : !gi8
    %d = arith.subi %k32, %n : i32
    %up = arith.shli %v, %d : i32  // finds: undefined
    %down = arith.shrsi %up, %d : i32  // finds: undefined
    memref.store %down, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel sign-extend-ok: correct: the fields have at least one bit.
// dispatch groups=1 buffers=32:i32=5;255;3;128,32:i32=3;8;2;8,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%fields: !gi8, %widths: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %v = memref.load %fields[%t] : !gi8
    %n = memref.load %widths[%t] : !gi8
    %d = arith.subi %k32, %n : i32
    %up = arith.shli %v, %d : i32
    %down = arith.shrsi %up, %d : i32
    memref.store %down, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel quantize-range: faulty: a number beyond the range of i32 is converted.
// dispatch groups=1 buffers=32:f32=1.5;-7.25;3e9;100,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf8
    %q = arith.fptosi %v : f32 to i32  // finds: undefined
    memref.store %q, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel quantize-range-ok: correct: the numbers are clamped before they are converted.
// dispatch groups=1 buffers=32:f32=1.5;-7.25;3e9;100,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf8
    %lo = arith.constant -2147483648.0 : f32
    %hi = arith.constant 2147483520.0 : f32
    %above = arith.cmpf olt, %v, %lo : f32
    %v1 = arith.select %above, %lo, %v : f32
    %below = arith.cmpf ogt, %v1, %hi : f32
    %v2 = arith.select %below, %hi, %v1 : f32
    %q = arith.fptosi %v2 : f32 to i32
    memref.store %q, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel bin-of-nan: faulty: a NaN among the numbers is converted to the number of a bin.
// dispatch groups=1 buffers=64:f32=0.5;3.75;nan;2,32
!gf16 = memref<16xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf16, %bins: !gi8) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %k7 = arith.constant 7 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf16
    %n = arith.fptosi %v : f32 to i32  // finds: undefined
    %m = arith.andi %n, %k7 : i32
    %bin = arith.index_cast %m : i32 to index
    %old = memref.atomic_rmw addi %k1, %bins[%bin] : (i32, !gi8) -> i32
    gpu.return
  }
}
// -----
// kernel bin-of-nan-ok: correct: a NaN goes to a bin of its own.
// dispatch groups=1 buffers=64:f32=0.5;3.75;nan;2,32
!gf16 = memref<16xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf16, %bins: !gi8) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k1 = arith.constant 1 : i32
    %k7 = arith.constant 7 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf16
    %number = arith.cmpf ord, %v, %v : f32
    %n = scf.if %number -> (i32) {
      %u = arith.fptosi %v : f32 to i32
      scf.yield %u : i32
    } else {
      scf.yield %k7 : i32
    }
    %m = arith.andi %n, %k7 : i32
    %bin = arith.index_cast %m : i32 to index
    %old = memref.atomic_rmw addi %k1, %bins[%bin] : (i32, !gi8) -> i32
    gpu.return
  }
}
// -----
// kernel negative-to-unsigned: faulty: a coordinate below zero is converted to an unsigned number.
// dispatch groups=1 buffers=32:f32=0.5;-2.5;7.75;-0.25,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %f0 = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf8
    %moved = arith.addf %v, %f0 : f32
    %q = arith.fptoui %moved : f32 to i32  // finds: undefined
    memref.store %q, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel negative-to-unsigned-ok: correct: the coordinate is moved into the range.
// dispatch groups=1 buffers=32:f32=0.5;-2.5;7.75;-0.25,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %f4 = arith.constant 4.0 : f32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gf8
    %moved = arith.addf %v, %f4 : f32
    %q = arith.fptoui %moved : f32 to i32
    memref.store %q, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel infinite-ratio: faulty: a ratio is infinite where the divisor is zero, and has no integer.
// dispatch groups=1 buffers=32:f32=6;5;1;9,32:f32=3;0;2;4,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gf8, %b: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gf8
    %y = memref.load %b[%t] : !gf8
    %r = arith.divf %x, %y : f32
    %q = arith.fptosi %r : f32 to i32  // finds: undefined
    memref.store %q, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel infinite-ratio-ok: correct: the ratio is converted where it is finite.
// dispatch groups=1 buffers=32:f32=6;5;1;9,32:f32=3;0;2;4,32
!gf8 = memref<8xf32>
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gf8, %b: !gf8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %f0 = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gf8
    %y = memref.load %b[%t] : !gf8
    %finite = arith.cmpf one, %y, %f0 : f32
    scf.if %finite {
      %r = arith.divf %x, %y : f32
      %q = arith.fptosi %r : f32 to i32
      memref.store %q, %out[%t] : !gi8
    }
    gpu.return
  }
}
// -----
// kernel rotate: faulty: a rotation by zero shifts the other part by 32.
// dispatch groups=1 buffers=64:iota,64:i32=7;0;31;16,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %by: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k0 = arith.constant 0 : i32
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %n = memref.load %by[%t] : !gi16
    %rest0 = arith.subi %k32, %n : i32
    %rest = arith.addi %rest0, %k0 : i32
    %up = arith.shli %v, %n : i32
    %down = arith.shrui %v, %rest : i32  // finds: undefined
    %r = arith.ori %up, %down : i32
    memref.store %r, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel rotate-ok: correct: the distance of the other part is taken modulo 32.
// dispatch groups=1 buffers=64:iota,64:i32=7;0;31;16,64
!gi16 = memref<16xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi16, %by: !gi16, %out: !gi16) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %k31 = arith.constant 31 : i32
    %k32 = arith.constant 32 : i32
    %t = gpu.thread_id x
    %v = memref.load %in[%t] : !gi16
    %n = memref.load %by[%t] : !gi16
    %rest0 = arith.subi %k32, %n : i32
    %rest = arith.andi %rest0, %k31 : i32
    %up = arith.shli %v, %n : i32
    %down = arith.shrui %v, %rest : i32
    %r = arith.ori %up, %down : i32
    memref.store %r, %out[%t] : !gi16
    gpu.return
  }
}
// -----
// kernel strided-rows: faulty: the number of rows per invocation comes from the host, which passes zero.
// dispatch groups=2 buffers=256:iota,256,4:i32=0
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64, %rows: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gi64
    %row = arith.divui %i, %rows : index  // finds: undefined
    %r = arith.index_cast %row : index to i32
    %s = arith.addi %v, %r : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel strided-rows-ok: correct: the host passes the number of rows.
// dispatch groups=2 buffers=256:iota,256,4:i32=4
!gi64 = memref<64xi32>
gpu.module @kernels {
  gpu.func @k(%in: !gi64, %out: !gi64, %rows: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %in[%i] : !gi64
    %row = arith.divui %i, %rows : index
    %r = arith.index_cast %row : index to i32
    %s = arith.addi %v, %r : i32
    memref.store %s, %out[%i] : !gi64
    gpu.return
  }
}
// -----
// kernel defined-edges: correct: quotients, shifts and conversions at the edges of their domains.
// dispatch groups=1 buffers=32:i32=-2147483648;2147483647;-1;0,32:i32=1;-1;-2147483648;5,32:f32=2147483520;-2147483648;0.99;-0.99,96
!gi8 = memref<8xi32>
!gf8 = memref<8xf32>
!gi3x8 = memref<3x8xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi8, %b: !gi8, %f: !gf8, %out: !gi3x8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %k31 = arith.constant 31 : i32
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi8
    %y = memref.load %b[%t] : !gi8
    %q = arith.divsi %x, %y : i32
    memref.store %q, %out[%c0, %t] : !gi3x8
    %d = arith.andi %x, %k31 : i32
    %s = arith.shli %y, %d : i32
    memref.store %s, %out[%c1, %t] : !gi3x8
    %z = memref.load %f[%t] : !gf8
    %n = arith.fptosi %z : f32 to i32
    memref.store %n, %out[%c2, %t] : !gi3x8
    gpu.return
  }
}
// -----
// kernel overflow-wraps: correct: sums and products wrap, which is defined.
// dispatch groups=1 buffers=32:i32=2147483647;-2147483648;65536;-1,32
!gi8 = memref<8xi32>
gpu.module @kernels {
  gpu.func @k(%a: !gi8, %out: !gi8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gi8
    %y = arith.muli %x, %x : i32
    %z = arith.addi %y, %x : i32
    memref.store %z, %out[%t] : !gi8
    gpu.return
  }
}
// -----
// kernel float-zero-division: correct: floats have a quotient by zero, and NaN is a number to compute with.
// dispatch groups=1 buffers=32:f32=1;0;-1;nan,32
!gf8 = memref<8xf32>
gpu.module @kernels {
  gpu.func @k(%a: !gf8, %out: !gf8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %f0 = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : !gf8
    %y = arith.divf %x, %f0 : f32
    %z = arith.addf %y, %x : f32
    memref.store %z, %out[%t] : !gf8
    gpu.return
  }
}
// -----
// kernel minimum-of-nan-fast: faulty: the minimum promises that there is no NaN, so nothing hides what FMin returns.
// dispatch groups=1 buffers=32:f32=2;nan,32
!gf8 = memref<8xf32>
gpu.module @kernels {
  gpu.func @k(%x: !gf8, %y: !gf8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %u = memref.load %x[%t] : !gf8
    %one = arith.constant 1.0 : f32
    %a = arith.minnumf %u, %one fastmath<nnan> : f32  // finds: undefined
    memref.store %a, %y[%t] : !gf8
    gpu.return
  }
}
// -----
// kernel minimum-of-nan: correct: minima and maxima of NaN are defined; what FMin and FMax return then is not used.
// dispatch groups=1 buffers=32:f32=2;nan;0.5;nan,32:f32=1;2;nan;nan,32
!gf8 = memref<8xf32>
gpu.module @kernels {
  gpu.func @k(%x: !gf8, %w: !gf8, %y: !gf8) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %t = gpu.thread_id x
    %u = memref.load %x[%t] : !gf8
    %v = memref.load %w[%t] : !gf8
    %one = arith.constant 1.0 : f32
    %a = arith.minnumf %u, %v : f32
    %b = arith.maxnumf %u, %one : f32
    %c = arith.minimumf %u, %v : f32
    %d = arith.maximumf %u, %v : f32
    %e = arith.addf %a, %b : f32
    %f = arith.addf %c, %d : f32
    %s = arith.addf %e, %f : f32
    memref.store %s, %y[%t] : !gf8
    gpu.return
  }
}
