func.func private @printMemrefI32(memref<*xi32>)
func.func @main() {
    %a = memref.alloc() : memref<6x10xi32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<6x10xi32>) {
    ^bb0(%o: i32):
      %r = arith.constant 19 : index
      %s = arith.constant 9 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 7 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 3 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %m = arith.remui %t2, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      linalg.yield %x : i32
    }
    %c = memref.alloc() : memref<6xi32>
    %z = arith.constant -1000 : i32
    linalg.fill ins(%z : i32) outs(%c : memref<6xi32>)
    linalg.reduce { arith.maxsi } ins(%a : memref<6x10xi32>) outs(%c : memref<6xi32>) dimensions = [1]
    %unranked = memref.cast %c : memref<6xi32> to memref<*xi32>
    call @printMemrefI32(%unranked) : (memref<*xi32>) -> ()
    return
}
