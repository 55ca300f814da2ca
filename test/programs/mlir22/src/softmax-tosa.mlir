func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<5x8xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<5x8xf32>) {
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
    %at = bufferization.to_tensor %a restrict : memref<5x8xf32> to tensor<5x8xf32>
    %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %m = tosa.reduce_max %at {axis = 1 : i32} : (tensor<5x8xf32>) -> tensor<5x1xf32>
    %d = tosa.sub %at, %m : (tensor<5x8xf32>, tensor<5x1xf32>) -> tensor<5x8xf32>
    %e = tosa.exp %d : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %s = tosa.reduce_sum %e {axis = 1 : i32} : (tensor<5x8xf32>) -> tensor<5x1xf32>
    %r = tosa.reciprocal %s : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %y = tosa.mul %e, %r, %shift : (tensor<5x8xf32>, tensor<5x1xf32>, tensor<1xi8>) -> tensor<5x8xf32>
    %result = bufferization.to_buffer %y : tensor<5x8xf32> to memref<5x8xf32>
    %unranked = memref.cast %result : memref<5x8xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
