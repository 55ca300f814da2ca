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
    %low = arith.constant -1000.0 : f32
    %nil = arith.constant 0.0 : f32
    %e0 = tensor.empty() : tensor<5xf32>
    %m0 = linalg.fill ins(%low : f32) outs(%e0 : tensor<5xf32>) -> tensor<5xf32>
    %max = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%at : tensor<5x8xf32>) outs(%m0 : tensor<5xf32>) {
    ^bb0(%x: f32, %acc: f32):
      %y = arith.maximumf %x, %acc : f32
      linalg.yield %y : f32
    } -> tensor<5xf32>
    %e1 = tensor.empty() : tensor<5x8xf32>
    %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%at, %max : tensor<5x8xf32>, tensor<5xf32>) outs(%e1 : tensor<5x8xf32>) {
    ^bb0(%x: f32, %m: f32, %o: f32):
      %d = arith.subf %x, %m : f32
      %y = math.exp %d : f32
      linalg.yield %y : f32
    } -> tensor<5x8xf32>
    %e2 = tensor.empty() : tensor<5xf32>
    %s0 = linalg.fill ins(%nil : f32) outs(%e2 : tensor<5xf32>) -> tensor<5xf32>
    %sum = linalg.reduce { arith.addf } ins(%exp : tensor<5x8xf32>) outs(%s0 : tensor<5xf32>) dimensions = [1]
    %e3 = tensor.empty() : tensor<5x8xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<5x8xf32>, tensor<5xf32>) outs(%e3 : tensor<5x8xf32>) {
    ^bb0(%x: f32, %s: f32, %o: f32):
      %y = arith.divf %x, %s : f32
      linalg.yield %y : f32
    } -> tensor<5x8xf32>
    %result = bufferization.to_buffer %y : tensor<5x8xf32> to memref<5x8xf32>
    %unranked = memref.cast %result : memref<5x8xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
