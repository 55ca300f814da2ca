// Rows less their means, over the roots of their variances.
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
{{$x := printf "tensor<%dx%dxf32>" .R .C}}
{{$r := printf "tensor<%dxf32>" .R}}
func.func @f(%x: {{$x}}) -> {{$x}} {
  %zero = arith.constant 0.0 : f32
  %inverse = arith.constant {{.Inverse}} : f32
  %epsilon = arith.constant 1.0e-05 : f32
  %e = tensor.empty() : {{$x}}
  %er = tensor.empty() : {{$r}}
  %z = linalg.fill ins(%zero : f32) outs(%er : {{$r}}) -> {{$r}}
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : {{$x}}) outs(%z : {{$r}}) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> {{$r}}
  %centered = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : {{$x}}, {{$r}}) outs(%e : {{$x}}) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %m = arith.mulf %s, %inverse : f32
    %d = arith.subf %a, %m : f32
    linalg.yield %d : f32
  } -> {{$x}}
  %squares = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%centered : {{$x}}) outs(%z : {{$r}}) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.mulf %a, %a : f32
    %s = arith.addf %q, %o : f32
    linalg.yield %s : f32
  } -> {{$r}}
  %y = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%centered, %squares : {{$x}}, {{$r}}) outs(%e : {{$x}}) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %v = arith.mulf %s, %inverse : f32
    %w = arith.addf %v, %epsilon : f32
    %q = math.rsqrt %w : f32
    %d = arith.mulf %a, %q : f32
    linalg.yield %d : f32
  } -> {{$x}}
  return %y : {{$x}}
}
