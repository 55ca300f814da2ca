func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<6x7xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<6x7xf32>) {
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
    %at = bufferization.to_tensor %a restrict : memref<6x7xf32> to tensor<6x7xf32>
    %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %c = "tosa.const"() <{values = dense<0.044715> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %k = "tosa.const"() <{values = dense<0.7978846> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %one = "tosa.const"() <{values = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %half = "tosa.const"() <{values = dense<0.5> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %x2 = tosa.mul %at, %at, %shift : (tensor<6x7xf32>, tensor<6x7xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %x3 = tosa.mul %x2, %at, %shift : (tensor<6x7xf32>, tensor<6x7xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %cx = tosa.mul %x3, %c, %shift : (tensor<6x7xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %s = tosa.add %at, %cx : (tensor<6x7xf32>, tensor<6x7xf32>) -> tensor<6x7xf32>
    %ks = tosa.mul %s, %k, %shift : (tensor<6x7xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %t = tosa.tanh %ks : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %t1 = tosa.add %t, %one : (tensor<6x7xf32>, tensor<1x1xf32>) -> tensor<6x7xf32>
    %hx = tosa.mul %at, %half, %shift : (tensor<6x7xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %y = tosa.mul %hx, %t1, %shift : (tensor<6x7xf32>, tensor<6x7xf32>, tensor<1xi8>) -> tensor<6x7xf32>
    %result = bufferization.to_buffer %y : tensor<6x7xf32> to memref<6x7xf32>
    %unranked = memref.cast %result : memref<6x7xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
