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
    %e = tensor.empty() : tensor<6x7xf32>
    %h = linalg.map ins(%at : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>)
      (%x: f32, %o: f32) {
        %c = arith.constant 0.044715 : f32
        %k = arith.constant 0.7978846 : f32
        %x2 = arith.mulf %x, %x : f32
        %x3 = arith.mulf %x2, %x : f32
        %cx = arith.mulf %c, %x3 : f32
        %s = arith.addf %x, %cx : f32
        %ks = arith.mulf %k, %s : f32
        %t = math.tanh %ks : f32
        linalg.yield %t : f32
      }
    %g = linalg.map ins(%h, %at : tensor<6x7xf32>, tensor<6x7xf32>) outs(%e : tensor<6x7xf32>)
      (%t: f32, %x: f32, %o: f32) {
        %one = arith.constant 1.0 : f32
        %half = arith.constant 0.5 : f32
        %t1 = arith.addf %one, %t : f32
        %hx = arith.mulf %half, %x : f32
        %y = arith.mulf %hx, %t1 : f32
        linalg.yield %y : f32
      }
    %result = bufferization.to_buffer %g : tensor<6x7xf32> to memref<6x7xf32>
    %unranked = memref.cast %result : memref<6x7xf32> to memref<*xf32>
    call @printMemrefF32(%unranked) : (memref<*xf32>) -> ()
    return
}
