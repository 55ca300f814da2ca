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
    %b = memref.alloc() : memref<3x3xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%b : memref<3x3xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 4 : index
      %s = arith.constant 1 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 2 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 3 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %m = arith.remui %t2, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %at = bufferization.to_tensor %a restrict : memref<6x7xf32> to tensor<6x7xf32>
    %bt = bufferization.to_tensor %b restrict : memref<3x3xf32> to tensor<3x3xf32>
    %z = arith.constant 0.0 : f32
    %p = tensor.pad %at low[1, 1] high[1, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %z : f32
    } : tensor<6x7xf32> to tensor<8x9xf32>
    %e = tensor.empty() : tensor<6x7xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x7xf32>) -> tensor<6x7xf32>
    %y = linalg.conv_2d ins(%p, %bt : tensor<8x9xf32>, tensor<3x3xf32>) outs(%f : tensor<6x7xf32>) -> tensor<6x7xf32>
    %result = bufferization.to_buffer %y : tensor<6x7xf32> to memref<6x7xf32>
    %unranked = memref.cast %result : memref<6x7xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
