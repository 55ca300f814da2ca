module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%x: memref<64xf32> loc("data"("front.py":2:9)), %n: f32 loc("factor"("front.py":2:15))) kernel
        attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x loc("index"("front.py":3:7))
      %e = memref.load %x[%i] : memref<64xf32> loc(fused["front.py":4:7, "other.py":1:1])
      %p = arith.mulf %e, %n : f32 loc("product"(callsite("lib.py":9:3 at "front.py":5:7)))
      %q = arith.addf %p, %e : f32 loc(unknown)
      %r = arith.subf %q, %n : f32 loc("difference"(unknown))
      memref.store %r, %x[%i] : memref<64xf32> loc("front.py":6:7)
      gpu.return loc("front.py":7:3)
    } loc("front.py":1:1)
  } loc("front.py":1:1)
} loc(unknown)
