func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<4x8xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x8xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 11 : index
      %s = arith.constant 5 : i32
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
    %at = bufferization.to_tensor %a restrict : memref<4x8xf32> to tensor<4x8xf32>
    %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %n = "tosa.const"() <{values = dense<0.125> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %eps = "tosa.const"() <{values = dense<0.5> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %s = tosa.reduce_sum %at {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
    %m = tosa.mul %s, %n, %shift : (tensor<4x1xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x1xf32>
    %d = tosa.sub %at, %m : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32>
    %dd = tosa.mul %d, %d, %shift : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
    %v = tosa.reduce_sum %dd {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
    %vn = tosa.mul %v, %n, %shift : (tensor<4x1xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x1xf32>
    %ve = tosa.add %vn, %eps : (tensor<4x1xf32>, tensor<1x1xf32>) -> tensor<4x1xf32>
    %r = tosa.rsqrt %ve : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %y = tosa.mul %d, %r, %shift : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<4x8xf32>
    %result = bufferization.to_buffer %y : tensor<4x8xf32> to memref<4x8xf32>
    %unranked = memref.cast %result : memref<4x8xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
