// Three generations of the game of life on a torus of any size, in bytes.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 10]
// CHECK-NEXT: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
// CHECK-NEXT: [0, 0, 1, 0, 1, 0, 0, 1, 0, 1]
// CHECK-NEXT: [0, 0, 1, 0, 1, 0, 0, 1, 0, 1]
// CHECK-NEXT: [0, 1, 1, 1, 0, 0, 1, 1, 1, 0]
// CHECK-NEXT: [0, 1, 1, 0, 0, 0, 1, 1, 0, 0]
// CHECK-NEXT: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
// CHECK-NEXT: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
// CHECK-NEXT: [0, 0, 1, 1, 0, 0, 0, 1, 1, 0]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%from: memref<?x?xi8>, %to: memref<?x?xi8>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 4, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %h = memref.dim %from, %c0 : memref<?x?xi8>
      %w = memref.dim %from, %c1 : memref<?x?xi8>
      %j = gpu.global_id x
      %i = gpu.global_id y
      %inw = arith.cmpi ult, %j, %w : index
      %inh = arith.cmpi ult, %i, %h : index
      %in = arith.andi %inw, %inh : i1
      scf.if %in {
        %zero = arith.constant 0 : i8
        %up = arith.addi %i, %h : index
        %up1 = arith.subi %up, %c1 : index
        %left = arith.addi %j, %w : index
        %left1 = arith.subi %left, %c1 : index
        %sum = scf.for %a = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (i8) {
          %y = arith.addi %up1, %a : index
          %yy = arith.remui %y, %h : index
          %row = scf.for %b = %c0 to %c3 step %c1 iter_args(%t = %s) -> (i8) {
            %x = arith.addi %left1, %b : index
            %xx = arith.remui %x, %w : index
            %v = memref.load %from[%yy, %xx] : memref<?x?xi8>
            %n = arith.addi %t, %v : i8
            scf.yield %n : i8
          }
          scf.yield %row : i8
        }
        // The cell itself is counted, too.
        %old = memref.load %from[%i, %j] : memref<?x?xi8>
        %three = arith.constant 3 : i8
        %less = arith.subi %sum, %old : i8
        %born = arith.cmpi eq, %sum, %three : i8
        %stays = arith.cmpi eq, %less, %three : i8
        %lives = arith.ori %born, %stays : i1
        %new = arith.extui %lives : i1 to i8
        memref.store %new, %to[%i, %j] : memref<?x?xi8>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %a = memref.alloc(%c8, %c10) : memref<?x?xi8>
    %b = memref.alloc(%c8, %c10) : memref<?x?xi8>
    %out = memref.alloc() : memref<8x10xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %j = %c0 to %c10 step %c1 {
        %p = arith.muli %i, %c7 : index
        %q = arith.muli %j, %c3 : index
        %r = arith.muli %i, %j : index
        %pq = arith.addi %p, %q : index
        %pqr = arith.addi %pq, %r : index
        %m = arith.remui %pqr, %c5 : index
        %alive = arith.cmpi ult, %m, %c2 : index
        %v = arith.extui %alive : i1 to i8
        memref.store %v, %a[%i, %j] : memref<?x?xi8>
      }
    }
    %last:2 = scf.for %t = %c0 to %c3 step %c1 iter_args(%from = %a, %to = %b) -> (memref<?x?xi8>, memref<?x?xi8>) {
      gpu.launch_func @kernels::@step blocks in (%c3, %c2, %c1) threads in (%c4, %c4, %c1) args(%from : memref<?x?xi8>, %to : memref<?x?xi8>)
      scf.yield %to, %from : memref<?x?xi8>, memref<?x?xi8>
    }
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %j = %c0 to %c10 step %c1 {
        %v = memref.load %last#0[%i, %j] : memref<?x?xi8>
        %n = arith.extui %v : i8 to i32
        memref.store %n, %out[%i, %j] : memref<8x10xi32>
      }
    }
    %shown = memref.cast %out : memref<8x10xi32> to memref<*xi32>
    call @printMemrefI32(%shown) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
