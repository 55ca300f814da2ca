// RUN: run-program %s | FileCheck %s

// Breadth-first search by levels: a mapped scf.parallel is launched until no node changes.
// CHECK: [0, 1, 8, 5, 2, 1, 2, 9, 10, 3, 6, 5, 12, 3, 6, 7, 2, 15, 4, 3, 4, 3, 4, 7, 18, 11, 6, 3, 4, 17, 2, 7, 6, 7, 6, 7, 8, 13, 4, 7, 4, 3, 8, 7, 6, 9, 4, 5, 14, 3, 6, 5, 16, 5, 6, 5, 6, 5, 4, 5, 4, 5, 4, 9]

module attributes {gpu.container_module} {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %none = arith.constant -1 : i32
    %edges = memref.alloc() : memref<64x2xi32>
    %dist = memref.alloc() : memref<64xi32>
    %new = memref.alloc() : memref<64xi32>
    %changed = memref.alloc() : memref<1xi32>
    scf.for %i = %c0 to %c64 step %c1 {
      memref.store %none, %dist[%i] : memref<64xi32>
      %a = arith.muli %i, %c3 : index
      %b = arith.addi %a, %c1 : index
      %d = arith.remui %b, %c64 : index
      %e = arith.index_cast %d : index to i32
      memref.store %e, %edges[%i, %c0] : memref<64x2xi32>
      %f = arith.muli %i, %i : index
      %g = arith.addi %f, %c5 : index
      %h = arith.remui %g, %c64 : index
      %k = arith.index_cast %h : index to i32
      memref.store %k, %edges[%i, %c1] : memref<64x2xi32>
    }
    memref.store %z, %dist[%c0] : memref<64xi32>
    %levels = scf.while (%level = %z) : (i32) -> i32 {
      memref.store %z, %changed[%c0] : memref<1xi32>
      scf.parallel (%b, %t) = (%c0, %c0) to (%c2, %c64) step (%c1, %c2) {
        %i = arith.addi %b, %t : index
        %d = memref.load %dist[%i] : memref<64xi32>
        %unseen = arith.cmpi slt, %d, %z : i32
        %next = arith.addi %level, %one : i32
        %self = arith.index_cast %i : index to i32
        // A node that was not seen takes the next level if an edge of this level leads to it.
        %r = scf.for %j = %c0 to %c64 step %c1 iter_args(%best = %d) -> (i32) {
          %dj = memref.load %dist[%j] : memref<64xi32>
          %here = arith.cmpi eq, %dj, %level : i32
          %e0 = memref.load %edges[%j, %c0] : memref<64x2xi32>
          %e1 = memref.load %edges[%j, %c1] : memref<64x2xi32>
          %to0 = arith.cmpi eq, %e0, %self : i32
          %to1 = arith.cmpi eq, %e1, %self : i32
          %to = arith.ori %to0, %to1 : i1
          %hit = arith.andi %here, %to : i1
          %take = arith.andi %hit, %unseen : i1
          %best1 = arith.select %take, %next, %best : i32
          scf.yield %best1 : i32
        }
        memref.store %r, %new[%i] : memref<64xi32>
        %moved = arith.cmpi ne, %r, %d : i32
        scf.if %moved {
          %x = memref.atomic_rmw maxs %one, %changed[%c0] : (i32, memref<1xi32>) -> i32
        }
        scf.reduce
      } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>,
                    #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
        %r = memref.load %new[%i] : memref<64xi32>
        memref.store %r, %dist[%i] : memref<64xi32>
        scf.reduce
      } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      %c = memref.load %changed[%c0] : memref<1xi32>
      %more = arith.cmpi ne, %c, %z : i32
      scf.condition(%more) %level : i32
    } do {
    ^bb0(%level: i32):
      %next = arith.addi %level, %one : i32
      scf.yield %next : i32
    }
    %u = memref.cast %dist : memref<64xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
