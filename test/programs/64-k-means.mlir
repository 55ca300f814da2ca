// RUN: run-program %s | FileCheck %s

// k-means with two mapped loops: a scf.forall over blocks and threads assigns the points to
// centers, and an affine.parallel moves the centers.
// CHECK: [0, 1, 2, 0, 2, 1, 0, 3, 0, 0, 1, 2, 0, 2, 1, 0, 0, 0, 0, 1, 2, 0, 2, 1, 0, 0, 3, 0, 1, 2, 0, 2, 1, 0, 3, 3, 3, 0, 1, 3, 1, 0, 3, 2, 2, 2, 3, 0]
// CHECK: [16, 67, 130, 179]

#block = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
module attributes {gpu.container_module} {
  func.func @main() {
    %c10 = arith.constant 10 : i32
    %c50 = arith.constant 50 : i32
    %c37 = arith.constant 37 : i32
    %c11 = arith.constant 11 : i32
    %c200 = arith.constant 200 : i32
    %points = memref.alloc() : memref<48xi32>
    %labels = memref.alloc() : memref<48xi32>
    %centers = memref.alloc() : memref<4xi32>
    affine.for %i = 0 to 48 {
      %k = arith.index_cast %i : index to i32
      %a = arith.muli %k, %c37 : i32
      %b = arith.muli %k, %k : i32
      %c = arith.muli %b, %c11 : i32
      %d = arith.addi %a, %c : i32
      %e = arith.remui %d, %c200 : i32
      affine.store %e, %points[%i] : memref<48xi32>
    }
    affine.for %i = 0 to 4 {
      %k = arith.index_cast %i : index to i32
      %a = arith.muli %k, %c50 : i32
      %b = arith.addi %a, %c10 : i32
      affine.store %b, %centers[%i] : memref<4xi32>
    }
    affine.for %round = 0 to 6 {
      scf.forall (%b) in (3) {
        scf.forall (%t) in (16) {
          %c16 = arith.constant 16 : index
          %row = arith.muli %b, %c16 : index
          %i = arith.addi %row, %t : index
          %p = memref.load %points[%i] : memref<48xi32>
          %far = arith.constant 100000 : i32
          %z = arith.constant 0 : i32
          %r:2 = affine.for %c = 0 to 4 iter_args(%best = %far, %which = %z) -> (i32, i32) {
            %x = affine.load %centers[%c] : memref<4xi32>
            %d = arith.subi %p, %x : i32
            %n = arith.subi %z, %d : i32
            %m = arith.maxsi %d, %n : i32
            %less = arith.cmpi slt, %m, %best : i32
            %k = arith.index_cast %c : index to i32
            %best1 = arith.select %less, %m, %best : i32
            %which1 = arith.select %less, %k, %which : i32
            affine.yield %best1, %which1 : i32, i32
          }
          memref.store %r#1, %labels[%i] : memref<48xi32>
        } {mapping = [#gpu.thread<x>]}
      } {mapping = [#gpu.block<x>]}
      affine.parallel (%c) = (0) to (4) {
        %z = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %k = arith.index_cast %c : index to i32
        %r:2 = affine.for %i = 0 to 48 iter_args(%s = %z, %n = %z) -> (i32, i32) {
          %l = affine.load %labels[%i] : memref<48xi32>
          %p = affine.load %points[%i] : memref<48xi32>
          %mine = arith.cmpi eq, %l, %k : i32
          %s1 = arith.addi %s, %p : i32
          %n1 = arith.addi %n, %one : i32
          %s2 = arith.select %mine, %s1, %s : i32
          %n2 = arith.select %mine, %n1, %n : i32
          affine.yield %s2, %n2 : i32, i32
        }
        %some = arith.cmpi ne, %r#1, %z : i32
        scf.if %some {
          %q = arith.divui %r#0, %r#1 : i32
          affine.store %q, %centers[%c] : memref<4xi32>
        }
      } {mapping = [#block]}
    }
    %u = memref.cast %labels : memref<48xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    %v = memref.cast %centers : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%v) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
