// Attention of {{.B}} heads: {{.L}} queries, keys and values of {{.D}} numbers. The softmax consists of operations that MLIR lowers.
#all = affine_map<(b, i, j) -> (b, i, j)>
#row = affine_map<(b, i, j) -> (b, i)>
{{$q := printf "tensor<%dx%dx%dxf32>" .B .L .D}}
{{$s := printf "tensor<%dx%dx%dxf32>" .B .L .L}}
{{$r := printf "tensor<%dx%dxf32>" .B .L}}
func.func @f(%q: {{$q}}, %k: {{$q}}, %v: {{$q}}) -> {{$q}} {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scale = arith.constant {{.Scale}} : f32
  %es = tensor.empty() : {{$s}}
  %er = tensor.empty() : {{$r}}
  %eo = tensor.empty() : {{$q}}
  %zs = linalg.fill ins(%zero : f32) outs(%es : {{$s}}) -> {{$s}}
  %s = linalg.batch_matmul_transpose_b ins(%q, %k : {{$q}}, {{$q}}) outs(%zs : {{$s}}) -> {{$s}}
  %scaled = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : {{$s}}) outs(%es : {{$s}}) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.mulf %x, %scale : f32
    linalg.yield %p : f32
  } -> {{$s}}
  %low = linalg.fill ins(%lowest : f32) outs(%er : {{$r}}) -> {{$r}}
  %most = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%scaled : {{$s}}) outs(%low : {{$r}}) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.maximumf %x, %o : f32
    linalg.yield %p : f32
  } -> {{$r}}
  %exps = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%scaled, %most : {{$s}}, {{$r}}) outs(%es : {{$s}}) {
  ^bb0(%x: f32, %m: f32, %o: f32):
    %d = arith.subf %x, %m : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  } -> {{$s}}
  %zr = linalg.fill ins(%zero : f32) outs(%er : {{$r}}) -> {{$r}}
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%exps : {{$s}}) outs(%zr : {{$r}}) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.addf %x, %o : f32
    linalg.yield %p : f32
  } -> {{$r}}
  %w = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exps, %sum : {{$s}}, {{$r}}) outs(%es : {{$s}}) {
  ^bb0(%x: f32, %m: f32, %o: f32):
    %p = arith.divf %x, %m : f32
    linalg.yield %p : f32
  } -> {{$s}}
  %zo = linalg.fill ins(%zero : f32) outs(%eo : {{$q}}) -> {{$q}}
  %out = linalg.batch_matmul ins(%w, %v : {{$s}}, {{$q}}) outs(%zo : {{$q}}) -> {{$q}}
  return %out : {{$q}}
}
