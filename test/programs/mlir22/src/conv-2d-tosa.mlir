func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<1x10x9x1xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%a : memref<1x10x9x1xf32>) {
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
      %i3 = linalg.index 3 : index
      %k3 = arith.constant 0 : index
      %p3 = arith.muli %i3, %k3 : index
      %t4 = arith.addi %t3, %p3 : index
      %m = arith.remui %t4, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %at = bufferization.to_tensor %a restrict : memref<1x10x9x1xf32> to tensor<1x10x9x1xf32>
    %f = memref.alloc() : memref<1x3x3x1xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%f : memref<1x3x3x1xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 4 : index
      %s = arith.constant 1 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 0 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 2 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %i2 = linalg.index 2 : index
      %k2 = arith.constant 3 : index
      %p2 = arith.muli %i2, %k2 : index
      %t3 = arith.addi %t2, %p2 : index
      %i3 = linalg.index 3 : index
      %k3 = arith.constant 0 : index
      %p3 = arith.muli %i3, %k3 : index
      %t4 = arith.addi %t3, %p3 : index
      %m = arith.remui %t4, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %ft = bufferization.to_tensor %f restrict : memref<1x3x3x1xf32> to tensor<1x3x3x1xf32>
    %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %bias = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %y = tosa.conv2d %at, %ft, %bias, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x9x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x7x1xf32>
    %z = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<1x8x7x1xf32> into tensor<8x7xf32>
    %result = bufferization.to_buffer %z : tensor<8x7xf32> to memref<8x7xf32>
    %unranked = memref.cast %result : memref<8x7xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
