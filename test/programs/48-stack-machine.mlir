// An interpreter of a stack machine: blocks that branch back by a switch, and a stack in private memory.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8]
// CHECK-NEXT: [25, 29, 33, 37, 41, 45, 49, 53]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @machine(%code: memref<?x2xi32>, %out: memref<8xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %i = gpu.global_id x
      %x = arith.index_cast %i : index to i32
      %stack = memref.alloca() : memref<16xi32, #gpu.address_space<private>>
      cf.br ^next(%c0, %c0 : index, index)
      ^next(%pc: index, %sp: index):
      %op = memref.load %code[%pc, %c0] : memref<?x2xi32>
      %arg = memref.load %code[%pc, %c1] : memref<?x2xi32>
      %pc1 = arith.addi %pc, %c1 : index
      cf.switch %op : i32, [ default: ^halt, 0: ^push(%arg : i32), 1: ^push(%x : i32), 2: ^binary, 3: ^binary ]
      ^push(%v: i32):
      memref.store %v, %stack[%sp] : memref<16xi32, #gpu.address_space<private>>
      %sp1 = arith.addi %sp, %c1 : index
      cf.br ^next(%pc1, %sp1 : index, index)
      ^binary:
      %top = arith.subi %sp, %c1 : index
      %below = arith.subi %sp, %c2 : index
      %b = memref.load %stack[%top] : memref<16xi32, #gpu.address_space<private>>
      %a = memref.load %stack[%below] : memref<16xi32, #gpu.address_space<private>>
      %two = arith.constant 2 : i32
      %adds = arith.cmpi eq, %op, %two : i32
      cf.cond_br %adds, ^add, ^mul
      ^add:
      %s = arith.addi %a, %b : i32
      cf.br ^result(%s : i32)
      ^mul:
      %p = arith.muli %a, %b : i32
      cf.br ^result(%p : i32)
      ^result(%r: i32):
      memref.store %r, %stack[%below] : memref<16xi32, #gpu.address_space<private>>
      cf.br ^next(%pc1, %top : index, index)
      ^halt:
      %t1 = arith.subi %sp, %c1 : index
      %t2 = arith.subi %sp, %c2 : index
      %u = memref.load %stack[%t1] : memref<16xi32, #gpu.address_space<private>>
      %w = memref.load %stack[%t2] : memref<16xi32, #gpu.address_space<private>>
      %sum = arith.addi %u, %w : i32
      memref.store %sum, %out[%i] : memref<8xi32>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %program = memref.get_global @program : memref<9x2xi32>
    %code = memref.cast %program : memref<9x2xi32> to memref<?x2xi32>
    %out = memref.alloc() : memref<8xi32>
    gpu.launch_func @kernels::@machine blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1) args(%code : memref<?x2xi32>, %out : memref<8xi32>)
    %shown = memref.cast %out : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  memref.global "private" constant @program : memref<9x2xi32> = dense<[[0, 3], [0, 4], [1, 0], [0, 5], [2, 0], [3, 0], [0, 2], [2, 0], [4, 0]]>
  func.func private @printMemrefI32(memref<*xi32>)
}
