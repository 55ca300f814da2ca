// RUN: run-program %s | FileCheck %s

// A search with early exits from two loops: each invocation returns the first match in its
// part of the text. The text is the constant of a host function.
// CHECK: [-1, -1, -1, 44, -1, -1, -1, 99]

module attributes {gpu.container_module} {
  memref.global "private" constant @text : memref<128xi32> = dense<[0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 1, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 2, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 3, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 4, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 1, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 2, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 3, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 4, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1, 1, 0, 1, 0, 1, 1, 0, 3, 0]>
  memref.global "private" constant @pattern : memref<4xi32> = dense<[4, 0, 3, 0]>
  gpu.module @kernels {
    gpu.func @search(%text: memref<128xi32>, %pattern: memref<4xi32>, %out: memref<8xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c14 = arith.constant 14 : index
      %none = arith.constant -1 : i32
      %t = gpu.thread_id x
      %first = arith.muli %t, %c14 : index
      %end = arith.addi %first, %c14 : index
      cf.br ^outer(%first : index)
    ^outer(%i: index):
      %more = arith.cmpi ult, %i, %end : index
      cf.cond_br %more, ^inner(%c0 : index), ^missing
    ^inner(%k: index):
      %all = arith.cmpi eq, %k, %c4 : index
      cf.cond_br %all, ^found, ^compare
    ^compare:
      %at = arith.addi %i, %k : index
      %x = memref.load %text[%at] : memref<128xi32>
      %y = memref.load %pattern[%k] : memref<4xi32>
      %same = arith.cmpi eq, %x, %y : i32
      %k1 = arith.addi %k, %c1 : index
      %i1 = arith.addi %i, %c1 : index
      cf.cond_br %same, ^inner(%k1 : index), ^outer(%i1 : index)
    ^found:
      %r = arith.index_cast %i : index to i32
      memref.store %r, %out[%t] : memref<8xi32>
      gpu.return
    ^missing:
      memref.store %none, %out[%t] : memref<8xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %text = memref.get_global @text : memref<128xi32>
    %pattern = memref.get_global @pattern : memref<4xi32>
    %out = memref.alloc() : memref<8xi32>
    gpu.launch_func @kernels::@search blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        args(%text : memref<128xi32>, %pattern : memref<4xi32>, %out : memref<8xi32>)
    %u = memref.cast %out : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
