// A pattern with a letter that may be any is searched in a text of bytes, without regard to the case of letters. Each
// invocation tests one place; a counter and the first place are atomic.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [2]
// CHECK-NEXT: [6, 4]
// CHECK: sizes = [59]
// CHECK-NEXT: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @search(%text: memref<?xi8>, %pattern: memref<5xi8>, %found: memref<2xi32>, %places: memref<?xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %one = arith.constant 1 : i32
      %any = arith.constant dense<63> : vector<5xi8>
      %a = arith.constant dense<65> : vector<5xi8>
      %z = arith.constant dense<90> : vector<5xi8>
      %none = arith.constant dense<0> : vector<5xi8>
      %case = arith.constant dense<32> : vector<5xi8>
      %i = gpu.global_id x
      %n = memref.dim %text, %c0 : memref<?xi8>
      %last = arith.addi %i, %c4 : index
      %inside = arith.cmpi ult, %last, %n : index
      scf.if %inside {
        %p = vector.load %pattern[%c0] : memref<5xi8>, vector<5xi8>
        %t0 = vector.load %text[%i] : memref<?xi8>, vector<5xi8>
        %ge = arith.cmpi uge, %t0, %a : vector<5xi8>
        %le = arith.cmpi ule, %t0, %z : vector<5xi8>
        %upper = arith.andi %ge, %le : vector<5xi1>
        %more = arith.select %upper, %case, %none : vector<5xi1>, vector<5xi8>
        %t = arith.addi %t0, %more : vector<5xi8>
        %same = arith.cmpi eq, %t, %p : vector<5xi8>
        %wild = arith.cmpi eq, %p, %any : vector<5xi8>
        %good = arith.ori %same, %wild : vector<5xi1>
        %all = vector.reduction <and>, %good : vector<5xi1> into i1
        scf.if %all {
          %i32 = arith.index_cast %i : index to i32
          %k = memref.atomic_rmw addi %one, %found[%c0] : (i32, memref<2xi32>) -> i32
          %f = memref.atomic_rmw minu %i32, %found[%c1] : (i32, memref<2xi32>) -> i32
          memref.store %one, %places[%i] : memref<?xi32>
        }
      }
      gpu.return
    }
  }
  // The text is "The cat sat; a CUT, a cot, and the scatter of Cities cited.", the pattern "c?t".
  memref.global "private" constant @text : memref<59xi8> = dense<[84, 104, 101, 32, 99, 97, 116, 32, 115, 97, 116, 59, 32, 97, 32, 67, 85, 84, 44, 32, 97, 32, 99, 111, 116, 44, 32, 97, 110, 100, 32, 116, 104, 101, 32, 115, 99, 97, 116, 116, 101, 114, 32, 111, 102, 32, 67, 105, 116, 105, 101, 115, 32, 99, 105, 116, 101, 100, 46]>
  memref.global "private" constant @pattern : memref<5xi8> = dense<[99, 63, 116, 63, 63]>

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c59 = arith.constant 59 : index
    %zero = arith.constant 0 : i32
    %far = arith.constant 1000 : i32
    %text = memref.get_global @text : memref<59xi8>
    %pattern = memref.get_global @pattern : memref<5xi8>
    %found = memref.alloc() : memref<2xi32>
    %places = memref.alloc(%c59) : memref<?xi32>
    memref.store %zero, %found[%c0] : memref<2xi32>
    memref.store %far, %found[%c1] : memref<2xi32>
    affine.for %i = 0 to 59 {
      memref.store %zero, %places[%i] : memref<?xi32>
    }
    %dynamic = memref.cast %text : memref<59xi8> to memref<?xi8>
    gpu.launch_func @kernels::@search blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1) args(%dynamic : memref<?xi8>, %pattern : memref<5xi8>, %found : memref<2xi32>, %places : memref<?xi32>)
    %show1 = memref.cast %found : memref<2xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %places : memref<?xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
