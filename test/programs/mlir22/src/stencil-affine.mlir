func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<12x11xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<12x11xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 7 : index
      %s = arith.constant 3 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 3 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 5 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %m = arith.remui %t2, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %c = memref.alloc() : memref<12x11xf32>
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 11 {
        %v = affine.load %a[%i, %j] : memref<12x11xf32>
        affine.store %v, %c[%i, %j] : memref<12x11xf32>
      }
    }
    affine.for %i = 1 to 11 {
      affine.for %j = 1 to 10 {
        %n = affine.load %a[%i - 1, %j] : memref<12x11xf32>
        %s = affine.load %a[%i + 1, %j] : memref<12x11xf32>
        %w = affine.load %a[%i, %j - 1] : memref<12x11xf32>
        %e = affine.load %a[%i, %j + 1] : memref<12x11xf32>
        %0 = arith.addf %n, %s : f32
        %1 = arith.addf %w, %e : f32
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %c[%i, %j] : memref<12x11xf32>
      }
    }
    %unranked = memref.cast %c : memref<12x11xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
