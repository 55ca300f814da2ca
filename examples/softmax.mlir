// The softmax of each row of a 32x128 matrix: `spvc run examples/softmax.mlir`.
//
// A workgroup takes a row. It finds the row's maximum by a tree in workgroup memory,
// so that no exponential overflows, then the sum of the exponentials the same way.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @softmax(%in: memref<32x128xf32>, %out: memref<32x128xf32>)
        workgroup(%tree: memref<128xf32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %row = gpu.block_id x
      %i = gpu.thread_id x
      %v = memref.load %in[%row, %i] : memref<32x128xf32>
      memref.store %v, %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end = scf.while (%half = %c64) : (index) -> index {
        %more = arith.cmpi ugt, %half, %c0 : index
        scf.condition(%more) %half : index
      } do {
      ^bb0(%half: index):
        %works = arith.cmpi ult, %i, %half : index
        scf.if %works {
          %j = arith.addi %i, %half : index
          %a = memref.load %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
          %b = memref.load %tree[%j] : memref<128xf32, #gpu.address_space<workgroup>>
          %m = arith.maximumf %a, %b : f32
          memref.store %m, %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %next = arith.shrui %half, %c1 : index
        scf.yield %next : index
      }
      %max = memref.load %tree[%c0] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %low = arith.subf %v, %max : f32
      %e = math.exp %low : f32
      memref.store %e, %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end2 = scf.while (%half = %c64) : (index) -> index {
        %more = arith.cmpi ugt, %half, %c0 : index
        scf.condition(%more) %half : index
      } do {
      ^bb0(%half: index):
        %works = arith.cmpi ult, %i, %half : index
        scf.if %works {
          %j = arith.addi %i, %half : index
          %a = memref.load %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
          %b = memref.load %tree[%j] : memref<128xf32, #gpu.address_space<workgroup>>
          %s = arith.addf %a, %b : f32
          memref.store %s, %tree[%i] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %next = arith.shrui %half, %c1 : index
        scf.yield %next : index
      }
      %sum = memref.load %tree[%c0] : memref<128xf32, #gpu.address_space<workgroup>>
      %p = arith.divf %e, %sum : f32
      memref.store %p, %out[%row, %i] : memref<32x128xf32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %rows = arith.constant 32 : index
    %columns = arith.constant 128 : index
    %zero = arith.constant 0.0 : f64
    %one = arith.constant 1.0 : f64
    %tolerance = arith.constant 1.0e-5 : f64
    %middle = arith.constant 20 : i32
    %factor = arith.constant 37 : i32
    %modulus = arith.constant 41 : i32
    %half = arith.constant 0.5 : f32
    %in = memref.alloc() : memref<32x128xf32>
    %out = memref.alloc() : memref<32x128xf32>
    scf.for %i = %c0 to %rows step %c1 {
      scf.for %j = %c0 to %columns step %c1 {
        %row = arith.muli %i, %columns : index
        %at = arith.addi %row, %j : index
        %k = arith.index_cast %at : index to i32
        %p = arith.muli %k, %factor : i32
        %r = arith.remui %p, %modulus : i32
        %s = arith.subi %r, %middle : i32
        %f = arith.sitofp %s : i32 to f32
        %v = arith.mulf %f, %half : f32
        memref.store %v, %in[%i, %j] : memref<32x128xf32>
      }
    }

    gpu.launch_func @kernels::@softmax blocks in (%rows, %c1, %c1) threads in (%columns, %c1, %c1)
        args(%in : memref<32x128xf32>, %out : memref<32x128xf32>)

    // The host computes in f64, without the maximum: its exponentials do not overflow.
    scf.for %i = %c0 to %rows step %c1 {
      %sum = scf.for %j = %c0 to %columns step %c1 iter_args(%s = %zero) -> (f64) {
        %v = memref.load %in[%i, %j] : memref<32x128xf32>
        %w = arith.extf %v : f32 to f64
        %e = math.exp %w : f64
        %next = arith.addf %s, %e : f64
        scf.yield %next : f64
      }
      scf.for %j = %c0 to %columns step %c1 {
        %v = memref.load %in[%i, %j] : memref<32x128xf32>
        %w = arith.extf %v : f32 to f64
        %e = math.exp %w : f64
        %want = arith.divf %e, %sum : f64
        %g = memref.load %out[%i, %j] : memref<32x128xf32>
        %got = arith.extf %g : f32 to f64
        %ratio = arith.divf %got, %want : f64
        %off = arith.subf %ratio, %one : f64
        %size = math.absf %off : f64
        %near = arith.cmpf olt, %size, %tolerance : f64
        cf.assert %near, "each probability must be right to 1e-5"
      }
    }
    %corner = memref.subview %out[0, 0] [2, 4] [1, 1] : memref<32x128xf32> to memref<2x4xf32, strided<[128, 1]>>
    %any = memref.cast %corner : memref<2x4xf32, strided<[128, 1]>> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %in : memref<32x128xf32>
    memref.dealloc %out : memref<32x128xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
