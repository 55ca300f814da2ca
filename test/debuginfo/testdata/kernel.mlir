module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func private @mix(%v: i32) -> i32 {
      %c13 = arith.constant 13 : i32
      %shifted = arith.shli %v, %c13 : i32
      %hash = arith.xori %shifted, %v : i32
      return %hash : i32
    }
    func.func private @outer(%v: f32, %n: i32) -> f32 {
      %h = func.call @mix(%n) : (i32) -> i32
      %f = arith.sitofp %h : i32 to f32
      %p = arith.mulf %v, %f : f32
      return %p : f32
    }
    func.func private @keep(%kept: f32, %weight: i32) -> f32 {
      %w = arith.sitofp %weight : i32 to f32
      %big = arith.cmpf ogt, %kept, %w : f32
      %0 = arith.divf %kept, %w : f32
      %many:2 = arith.addui_extended %weight, %weight : i32, i1
      %s1 = arith.sitofp %many#0 : i32 to f32
      %a = arith.addf %s1, %0 : f32
      %b = arith.addf %a, %w : f32
      %c = arith.addf %b, %a : f32
      %d = arith.addf %c, %b : f32
      %r = arith.select %big, %d, %kept : f32
      return %r : f32
    }
    gpu.func @k(%x: memref<64xf32>, %y: memref<8x8xf32>, %n: i32) kernel
        attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %e = memref.load %x[%i] : memref<64xf32>
      %o = func.call @outer(%e, %n) : (f32, i32) -> f32
      %l = func.call @keep(%o, %n) : (f32, i32) -> f32
      %m = func.call @keep(%l, %n) : (f32, i32) -> f32
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %s = scf.for %j = %c0 to %c8 step %c1 iter_args(%acc = %m) -> f32 {
        %q = memref.load %y[%c1, %j] : memref<8x8xf32>
        %above = arith.cmpf ogt, %q, %acc : f32
        %next = scf.if %above -> f32 {
          %difference = arith.subf %q, %acc : f32
          scf.yield %difference : f32
        } else {
          %d = arith.subf %acc, %q : f32
          scf.yield %d : f32
        }
        scf.yield %next : f32
      }
      memref.store %s, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
}
