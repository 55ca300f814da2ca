func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %a = memref.alloc() : memref<1x9x9x2xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%a : memref<1x9x9x2xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 7 : index
      %s = arith.constant 3 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 1 : index
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
      %k3 = arith.constant 2 : index
      %p3 = arith.muli %i3, %k3 : index
      %t4 = arith.addi %t3, %p3 : index
      %m = arith.remui %t4, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %b = memref.alloc() : memref<3x3x2xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%b : memref<3x3x2xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 5 : index
      %s = arith.constant 2 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 1 : index
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
      %m = arith.remui %t3, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %c = memref.alloc() : memref<1x4x4x2xf32>
    %zeroc = arith.constant 0.0 : f32
    linalg.fill ins(%zeroc : f32) outs(%c : memref<1x4x4x2xf32>)
    linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : memref<1x9x9x2xf32>, memref<3x3x2xf32>) outs(%c : memref<1x4x4x2xf32>)
    %unranked = memref.cast %c : memref<1x4x4x2xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
