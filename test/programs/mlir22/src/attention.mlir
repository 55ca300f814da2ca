func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
    %q = memref.alloc() : memref<4x6xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%q : memref<4x6xf32>) {
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
    %k = memref.alloc() : memref<6x5xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%k : memref<6x5xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 4 : index
      %s = arith.constant 1 : i32
      %t0 = arith.constant 0 : index
      %i0 = linalg.index 0 : index
      %k0 = arith.constant 1 : index
      %p0 = arith.muli %i0, %k0 : index
      %t1 = arith.addi %t0, %p0 : index
      %i1 = linalg.index 1 : index
      %k1 = arith.constant 2 : index
      %p1 = arith.muli %i1, %k1 : index
      %t2 = arith.addi %t1, %p1 : index
      %m = arith.remui %t2, %r : index
      %w = arith.index_cast %m : index to i32
      %x = arith.subi %w, %s : i32
      %val = arith.sitofp %x : i32 to f32
      linalg.yield %val : f32
    }
    %v = memref.alloc() : memref<5x3xf32>
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v : memref<5x3xf32>) {
    ^bb0(%o: f32):
      %r = arith.constant 5 : index
      %s = arith.constant 2 : i32
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
    %qt = bufferization.to_tensor %q restrict : memref<4x6xf32> to tensor<4x6xf32>
    %kt = bufferization.to_tensor %k restrict : memref<6x5xf32> to tensor<6x5xf32>
    %vt = bufferization.to_tensor %v restrict : memref<5x3xf32> to tensor<5x3xf32>
    %z = arith.constant 0.0 : f32
    %w0 = tensor.empty() : tensor<4x5xf32>
    %w1 = linalg.fill ins(%z : f32) outs(%w0 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %w = linalg.matmul ins(%qt, %kt : tensor<4x6xf32>, tensor<6x5xf32>) outs(%w1 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %alow = arith.constant -1000.0 : f32
    %anil = arith.constant 0.0 : f32
    %ae0 = tensor.empty() : tensor<4xf32>
    %am0 = linalg.fill ins(%alow : f32) outs(%ae0 : tensor<4xf32>) -> tensor<4xf32>
    %amax = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%w : tensor<4x5xf32>) outs(%am0 : tensor<4xf32>) {
    ^bb0(%x: f32, %acc: f32):
      %y = arith.maximumf %x, %acc : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %ae1 = tensor.empty() : tensor<4x5xf32>
    %aexp = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%w, %amax : tensor<4x5xf32>, tensor<4xf32>) outs(%ae1 : tensor<4x5xf32>) {
    ^bb0(%x: f32, %m: f32, %o: f32):
      %d = arith.subf %x, %m : f32
      %y = math.exp %d : f32
      linalg.yield %y : f32
    } -> tensor<4x5xf32>
    %ae2 = tensor.empty() : tensor<4xf32>
    %as0 = linalg.fill ins(%anil : f32) outs(%ae2 : tensor<4xf32>) -> tensor<4xf32>
    %asum = linalg.reduce { arith.addf } ins(%aexp : tensor<4x5xf32>) outs(%as0 : tensor<4xf32>) dimensions = [1]
    %ae3 = tensor.empty() : tensor<4x5xf32>
    %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%aexp, %asum : tensor<4x5xf32>, tensor<4xf32>) outs(%ae3 : tensor<4x5xf32>) {
    ^bb0(%x: f32, %s: f32, %o: f32):
      %y = arith.divf %x, %s : f32
      linalg.yield %y : f32
    } -> tensor<4x5xf32>
    %r0 = tensor.empty() : tensor<4x3xf32>
    %r1 = linalg.fill ins(%z : f32) outs(%r0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %r = linalg.matmul ins(%p, %vt : tensor<4x5xf32>, tensor<5x3xf32>) outs(%r1 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %result = bufferization.to_buffer %r : tensor<4x3xf32> to memref<4x3xf32>
    %unranked = memref.cast %result : memref<4x3xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
