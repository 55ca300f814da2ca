// out[i] = a[i] * gain - b[i] + 4 * 0.5, saturating after each step, in Q8.8 numbers.
!q = !fixed.q<16, 8>
gpu.module @k {
  gpu.func @mix(%a: memref<64xi32>, %b: memref<64xi32>, %gain: f32, %out: memref<64xi32>, %sum: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %bias = fixed.constant 0.5 : !q
    %x = memref.load %a[%i] : memref<64xi32>
    %y = memref.load %b[%i] : memref<64xi32>
    %p = fixed.from_bits %x : i32 to !q
    %q = fixed.from_bits %y : i32 to !q
    %g = fixed.from_float %gain : f32 to !q
    %m = fixed.mul %p, %g : !q
    %s = fixed.sub %m, %q : !q
    %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %s) -> (!q) {
      %n = fixed.add %acc, %bias : !q
      scf.yield %n : !q
    }
    %bits = fixed.to_bits %r : !q to i32
    memref.store %bits, %out[%i] : memref<64xi32>
    %f = fixed.to_float %r : !q to f32
    memref.store %f, %sum[%i] : memref<64xf32>
    gpu.return
  }
}
