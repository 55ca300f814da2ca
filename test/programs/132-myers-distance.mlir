// The edit distances of a word to sixteen others, by Myers' method: a word of bits holds a column of the table, and
// four lanes of a vector take four words at once.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [16]
// CHECK-NEXT: [6, 6, 6, 6, 3, 2, 6, 7, 5, 7, 6, 5

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @distances(%words: memref<12x16xi32>, %pattern: memref<10xi32>, %out: memref<16xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c10 = arith.constant 10 : index
      %c12 = arith.constant 12 : index
      %zero = arith.constant dense<0> : vector<4xi32>
      %one = arith.constant dense<1> : vector<4xi32>
      %ones = arith.constant dense<-1> : vector<4xi32>
      %m = arith.constant dense<10> : vector<4xi32>
      %nine = arith.constant dense<9> : vector<4xi32>
      %t = gpu.thread_id x
      %lane = arith.muli %t, %c4 : index
      %r:3 = scf.for %j = %c0 to %c12 step %c1 iter_args(%pv = %ones, %mv = %zero, %score = %m) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
        %x = vector.load %words[%j, %lane] : memref<12x16xi32>, vector<4xi32>
        // The places of the letter in the pattern.
        %eq = scf.for %i = %c0 to %c10 step %c1 iter_args(%e = %zero) -> (vector<4xi32>) {
          %p = memref.load %pattern[%i] : memref<10xi32>
          %ps = vector.splat %p : vector<4xi32>
          %same = arith.cmpi eq, %x, %ps : vector<4xi32>
          %bit = arith.extui %same : vector<4xi1> to vector<4xi32>
          %i32 = arith.index_cast %i : index to i32
          %is = vector.splat %i32 : vector<4xi32>
          %bits = arith.shli %bit, %is : vector<4xi32>
          %next = arith.ori %e, %bits : vector<4xi32>
          scf.yield %next : vector<4xi32>
        }
        %xv = arith.ori %eq, %mv : vector<4xi32>
        %a = arith.andi %eq, %pv : vector<4xi32>
        %b = arith.addi %a, %pv : vector<4xi32>
        %c = arith.xori %b, %pv : vector<4xi32>
        %xh = arith.ori %c, %eq : vector<4xi32>
        %d = arith.ori %xh, %pv : vector<4xi32>
        %nd = arith.xori %d, %ones : vector<4xi32>
        %ph = arith.ori %mv, %nd : vector<4xi32>
        %mh = arith.andi %pv, %xh : vector<4xi32>
        %up0 = arith.shrui %ph, %nine : vector<4xi32>
        %up = arith.andi %up0, %one : vector<4xi32>
        %down0 = arith.shrui %mh, %nine : vector<4xi32>
        %down = arith.andi %down0, %one : vector<4xi32>
        %s1 = arith.addi %score, %up : vector<4xi32>
        %s2 = arith.subi %s1, %down : vector<4xi32>
        %ph0 = arith.shli %ph, %one : vector<4xi32>
        %ph1 = arith.ori %ph0, %one : vector<4xi32>
        %mh1 = arith.shli %mh, %one : vector<4xi32>
        %f = arith.ori %xv, %ph1 : vector<4xi32>
        %nf = arith.xori %f, %ones : vector<4xi32>
        %pv1 = arith.ori %mh1, %nf : vector<4xi32>
        %mv1 = arith.andi %ph1, %xv : vector<4xi32>
        // A zero ends a word: lanes behind their end keep what they have.
        %on = arith.cmpi ne, %x, %zero : vector<4xi32>
        %pv2 = arith.select %on, %pv1, %pv : vector<4xi1>, vector<4xi32>
        %mv2 = arith.select %on, %mv1, %mv : vector<4xi1>, vector<4xi32>
        %s3 = arith.select %on, %s2, %score : vector<4xi1>, vector<4xi32>
        scf.yield %pv2, %mv2, %s3 : vector<4xi32>, vector<4xi32>, vector<4xi32>
      }
      vector.store %r#2, %out[%lane] : memref<16xi32>, vector<4xi32>
      gpu.return
    }
  }
  memref.global "private" constant @pattern : memref<10xi32> = dense<[1, 2, 3, 1, 4, 2, 2, 5, 3, 1]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %pattern = memref.get_global @pattern : memref<10xi32>
    %words = memref.alloc() : memref<12x16xi32>
    %out = memref.alloc() : memref<16xi32>
    // Word w has 4 + w mod 9 letters: the pattern with a letter changed in every third place, from place w mod 4 on.
    affine.for %j = 0 to 12 {
      affine.for %w = 0 to 16 {
        %v = affine.if affine_set<(j, w) : (w mod 9 + 3 - j >= 0)>(%j, %w) -> i32 {
          %at = affine.apply affine_map<(j, w) -> ((j + w mod 4) mod 10)>(%j, %w)
          %p = memref.load %pattern[%at] : memref<10xi32>
          %q = affine.if affine_set<(j, w) : ((j + w) mod 3 == 0)>(%j, %w) -> i32 {
            %k = affine.apply affine_map<(j, w) -> ((j * 7 + w * 5) mod 6 + 1)>(%j, %w)
            %n = arith.index_cast %k : index to i32
            affine.yield %n : i32
          } else {
            affine.yield %p : i32
          }
          affine.yield %q : i32
        } else {
          %zero = arith.constant 0 : i32
          affine.yield %zero : i32
        }
        affine.store %v, %words[%j, %w] : memref<12x16xi32>
      }
    }
    gpu.launch_func @kernels::@distances blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%words : memref<12x16xi32>, %pattern : memref<10xi32>, %out : memref<16xi32>)
    %show1 = memref.cast %out : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
