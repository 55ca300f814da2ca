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
    %z = arith.constant 0.0 : f32
    %e0 = tensor.empty() : tensor<4xf32>
    %s0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
    %sum = linalg.reduce { arith.addf } ins(%at : tensor<4x8xf32>) outs(%s0 : tensor<4xf32>) dimensions = [1]
    %e1 = tensor.empty() : tensor<4xf32>
    %s1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %var = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%at, %sum : tensor<4x8xf32>, tensor<4xf32>) outs(%s1 : tensor<4xf32>) {
    ^bb0(%x: f32, %s: f32, %acc: f32):
      %n = arith.constant 8.0 : f32
      %m = arith.divf %s, %n : f32
      %d = arith.subf %x, %m : f32
      %dd = arith.mulf %d, %d : f32
      %y = arith.addf %acc, %dd : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %e2 = tensor.empty() : tensor<4x8xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%at, %sum, %var : tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>) outs(%e2 : tensor<4x8xf32>) {
    ^bb0(%x: f32, %s: f32, %v: f32, %o: f32):
      %n = arith.constant 8.0 : f32
      %eps = arith.constant 0.5 : f32
      %m = arith.divf %s, %n : f32
      %d = arith.subf %x, %m : f32
      %vn = arith.divf %v, %n : f32
      %ve = arith.addf %vn, %eps : f32
      %r = math.rsqrt %ve : f32
      %q = arith.mulf %d, %r : f32
      linalg.yield %q : f32
    } -> tensor<4x8xf32>
    %result = bufferization.to_buffer %y : tensor<4x8xf32> to memref<4x8xf32>
    %unranked = memref.cast %result : memref<4x8xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
