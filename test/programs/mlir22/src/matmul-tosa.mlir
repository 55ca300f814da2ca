func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<1x8x12xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%a : memref<1x8x12xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 7 : index
      %s = arith.constant 3 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 0 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 3 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %i2 = linalg.index 2 : index
      %k2 = arith.constant 5 : index
      %p2 = arith.muli %i2, %k2 : index
      %t3 = arith.addi %t2, %p2 : index
      %m = arith.remui %t3, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %at = bufferization.to_tensor %a restrict : memref<1x8x12xf32> to tensor<1x8x12xf32>
    %b = memref.alloc() : memref<1x12x6xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%b : memref<1x12x6xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 5 : index
      %s = arith.constant 2 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 0 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 5 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %i2 = linalg.index 2 : index
      %k2 = arith.constant 3 : index
      %p2 = arith.muli %i2, %k2 : index
      %t3 = arith.addi %t2, %p2 : index
      %m = arith.remui %t3, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %bt = bufferization.to_tensor %b restrict : memref<1x12x6xf32> to tensor<1x12x6xf32>
    %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %y = tosa.matmul %at, %bt, %zp, %zp : (tensor<1x8x12xf32>, tensor<1x12x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x6xf32>
    %z = tensor.collapse_shape %y [[0, 1], [2]] : tensor<1x8x6xf32> into tensor<8x6xf32>
    %result = bufferization.to_buffer %z : tensor<8x6xf32> to memref<8x6xf32>
    %unranked = memref.cast %result : memref<8x6xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
