// The sum of 16384 numbers: `spvc run examples/reduction.mlir`.
//
// A workgroup sums 256 numbers by a tree in workgroup memory: in each round half of
// the remaining invocations add what the other half has. A second launch of one
// workgroup of 64 sums the 64 partial sums the same way.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sum256(%in: memref<16384xi32>, %out: memref<64xi32>)
        workgroup(%tree: memref<256xi32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c128 = arith.constant 128 : index
      %block = gpu.block_id x
      %thread = gpu.thread_id x
      %i = gpu.global_id x
      %v = memref.load %in[%i] : memref<16384xi32>
      memref.store %v, %tree[%thread] : memref<256xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end = scf.while (%half = %c128) : (index) -> index {
        %more = arith.cmpi ugt, %half, %c0 : index
        scf.condition(%more) %half : index
      } do {
      ^bb0(%half: index):
        %adds = arith.cmpi ult, %thread, %half : index
        scf.if %adds {
          %j = arith.addi %thread, %half : index
          %a = memref.load %tree[%thread] : memref<256xi32, #gpu.address_space<workgroup>>
          %b = memref.load %tree[%j] : memref<256xi32, #gpu.address_space<workgroup>>
          %s = arith.addi %a, %b : i32
          memref.store %s, %tree[%thread] : memref<256xi32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %next = arith.shrui %half, %c1 : index
        scf.yield %next : index
      }
      %first = arith.cmpi eq, %thread, %c0 : index
      scf.if %first {
        %s = memref.load %tree[%c0] : memref<256xi32, #gpu.address_space<workgroup>>
        memref.store %s, %out[%block] : memref<64xi32>
      }
      gpu.return
    }

    gpu.func @sum64(%in: memref<64xi32>, %out: memref<1xi32>)
        workgroup(%tree: memref<64xi32, #gpu.address_space<workgroup>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %thread = gpu.thread_id x
      %v = memref.load %in[%thread] : memref<64xi32>
      memref.store %v, %tree[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %end = scf.while (%half = %c32) : (index) -> index {
        %more = arith.cmpi ugt, %half, %c0 : index
        scf.condition(%more) %half : index
      } do {
      ^bb0(%half: index):
        %adds = arith.cmpi ult, %thread, %half : index
        scf.if %adds {
          %j = arith.addi %thread, %half : index
          %a = memref.load %tree[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
          %b = memref.load %tree[%j] : memref<64xi32, #gpu.address_space<workgroup>>
          %s = arith.addi %a, %b : i32
          memref.store %s, %tree[%thread] : memref<64xi32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %next = arith.shrui %half, %c1 : index
        scf.yield %next : index
      }
      %first = arith.cmpi eq, %thread, %c0 : index
      scf.if %first {
        %s = memref.load %tree[%c0] : memref<64xi32, #gpu.address_space<workgroup>>
        memref.store %s, %out[%c0] : memref<1xi32>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %n = arith.constant 16384 : index
    %zero = arith.constant 0 : i32
    %factor = arith.constant 7919 : i32
    %modulus = arith.constant 1009 : i32
    %in = memref.alloc() : memref<16384xi32>
    %partial = memref.alloc() : memref<64xi32>
    %out = memref.alloc() : memref<1xi32>

    %want = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (i32) {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %v = arith.remui %p, %modulus : i32
      memref.store %v, %in[%i] : memref<16384xi32>
      %next = arith.addi %sum, %v : i32
      scf.yield %next : i32
    }

    gpu.launch_func @kernels::@sum256 blocks in (%c64, %c1, %c1) threads in (%c256, %c1, %c1)
        args(%in : memref<16384xi32>, %partial : memref<64xi32>)
    gpu.launch_func @kernels::@sum64 blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%partial : memref<64xi32>, %out : memref<1xi32>)

    %got = memref.load %out[%c0] : memref<1xi32>
    %same = arith.cmpi eq, %got, %want : i32
    cf.assert %same, "the sum must be that of the host"
    %any = memref.cast %out : memref<1xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %in : memref<16384xi32>
    memref.dealloc %partial : memref<64xi32>
    memref.dealloc %out : memref<1xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
