// Block sizes that the host computes: from the size of a memref, and two different ones for one kernel. Another kernel of the module
// has a size of its own.
// RUN: spvc run %s | FileCheck %s

// The elements of the first call are 1000 * block size + thread, those of the second have blocks of 3.
// CHECK: [7000, 7001, 7002, 7003, 7004, 7005, 7006]
// CHECK: [3000, 3001, 3002, 3000, 3001, 3002, 3000]
// The fixed kernel adds 10 * its size of 4.
// CHECK: [3040, 3041, 3042, 3040, 3041, 3042, 3040]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @number(%out: memref<?xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c1000 = arith.constant 1000 : index
      %n = memref.dim %out, %c0 : memref<?xi32>
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %d = gpu.block_dim x
      %base = arith.muli %b, %d : index
      %i = arith.addi %base, %t : index
      %ok = arith.cmpi ult, %i, %n : index
      scf.if %ok {
        %m = arith.muli %d, %c1000 : index
        %s = arith.addi %m, %t : index
        %v = arith.index_cast %s : index to i32
        memref.store %v, %out[%i] : memref<?xi32>
      }
      gpu.return
    }
    gpu.func @add(%out: memref<?xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c10 = arith.constant 10 : index
      %n = memref.dim %out, %c0 : memref<?xi32>
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %d = gpu.block_dim x
      %base = arith.muli %b, %d : index
      %i = arith.addi %base, %t : index
      %ok = arith.cmpi ult, %i, %n : index
      scf.if %ok {
        %m = arith.muli %d, %c10 : index
        %s = arith.index_cast %m : index to i32
        %o = memref.load %out[%i] : memref<?xi32>
        %v = arith.addi %o, %s : i32
        memref.store %v, %out[%i] : memref<?xi32>
      }
      gpu.return
    }
  }

  func.func @fill(%a: memref<?xi32>, %block: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %a, %c0 : memref<?xi32>
    %g = arith.ceildivui %n, %block : index
    gpu.launch_func @kernels::@number blocks in (%g, %c1, %c1) threads in (%block, %c1, %c1) args(%a : memref<?xi32>)
    return
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %a = memref.alloc(%c7) : memref<?xi32>
    %u = memref.cast %a : memref<?xi32> to memref<*xi32>
    %n = memref.dim %a, %c0 : memref<?xi32>
    call @fill(%a, %n) : (memref<?xi32>, index) -> ()
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    call @fill(%a, %c3) : (memref<?xi32>, index) -> ()
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    %four = arith.muli %c2, %c2 : index
    gpu.launch_func @kernels::@add blocks in (%c2, %c1, %c1) threads in (%four, %c1, %c1) args(%a : memref<?xi32>)
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
