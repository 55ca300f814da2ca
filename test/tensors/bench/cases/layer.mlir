// A layer of a network: a product, a bias, and ReLU.
{{$y := printf "tensor<%dx%dxf32>" .R .F}}
func.func @f(%x: tensor<{{.R}}x{{.C}}xf32>, %w: tensor<{{.C}}x{{.F}}xf32>, %b: tensor<{{.F}}xf32>) -> {{$y}} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {{$y}}
  %z = linalg.fill ins(%zero : f32) outs(%e : {{$y}}) -> {{$y}}
  %m = linalg.matmul ins(%x, %w : tensor<{{.R}}x{{.C}}xf32>, tensor<{{.C}}x{{.F}}xf32>) outs(%z : {{$y}}) -> {{$y}}
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%m, %b : {{$y}}, tensor<{{.F}}xf32>) outs(%e : {{$y}}) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> {{$y}}
  return %y : {{$y}}
}
