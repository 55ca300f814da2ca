// The softmax of each row, by operations that MLIR lowers.
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
{{$s := printf "tensor<%dx%dxf32>" .R .C}}
{{$r := printf "tensor<%dxf32>" .R}}
func.func @f(%x: {{$s}}) -> {{$s}} {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : {{$s}}
  %er = tensor.empty() : {{$r}}
  %low = linalg.fill ins(%lowest : f32) outs(%er : {{$r}}) -> {{$r}}
  %most = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : {{$s}}) outs(%low : {{$r}}) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.maximumf %a, %o : f32
    linalg.yield %p : f32
  } -> {{$r}}
  %exps = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %most : {{$s}}, {{$r}}) outs(%es : {{$s}}) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  } -> {{$s}}
  %zr = linalg.fill ins(%zero : f32) outs(%er : {{$r}}) -> {{$r}}
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%exps : {{$s}}) outs(%zr : {{$r}}) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.addf %a, %o : f32
    linalg.yield %p : f32
  } -> {{$r}}
  %w = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%exps, %sum : {{$s}}, {{$r}}) outs(%es : {{$s}}) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %p = arith.divf %a, %m : f32
    linalg.yield %p : f32
  } -> {{$s}}
  return %w : {{$s}}
}
