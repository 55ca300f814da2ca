// The layer by hand: an invocation of a workgroup of 8 x 4 computes 4 x 4 elements.
{{$x := printf "memref<%dx%dxf32>" .R .C}}
{{$w := printf "memref<%dx%dxf32>" .C .F}}
{{$b := printf "memref<%dxf32>" .F}}
{{$y := printf "memref<%dx%dxf32>" .R .F}}
func.func @registers4(%x: {{$x}}, %w: {{$w}}, %b: {{$b}}) -> {{$y}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant {{.C}} : index
  %gx = arith.constant {{div .F 32}} : index
  %gy = arith.constant {{div .R 16}} : index
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc() : {{$y}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %gx, %nby = %gy, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %c8, %nty = %c4, %ntz = %c1) {
{{range $i := seq 4}}    %r{{$i}} = affine.apply affine_map<(b, t) -> (b * 16 + t + {{mul 4 $i}})>(%by, %ty)
    %q{{$i}} = affine.apply affine_map<(b, t) -> (b * 32 + t + {{mul 8 $i}})>(%bx, %tx)
    %b{{$i}} = memref.load %b[%q{{$i}}] : {{$b}}
{{end}}    %acc:16 = scf.for %k = %c0 to %n step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%s{{$i}} = %zero{{end}}) -> ({{repeat 16 "f32"}}) {
{{range $i := seq 4}}      %x{{$i}} = memref.load %x[%r{{$i}}, %k] : {{$x}}
      %y{{$i}} = memref.load %w[%k, %q{{$i}}] : {{$w}}
{{end}}{{range $i := seq 4}}{{range $j := seq 4}}      %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
      %t{{$i}}_{{$j}} = arith.addf %s{{add (mul 4 $i) $j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}      scf.yield {{range $i := seq 4}}{{range $j := seq 4}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat 16 "f32"}}
    }
{{range $i := seq 4}}{{range $j := seq 4}}    %e{{$i}}_{{$j}} = arith.addf %acc#{{add (mul 4 $i) $j}}, %b{{$j}} : f32
    %z{{$i}}_{{$j}} = arith.maximumf %e{{$i}}_{{$j}}, %zero : f32
    memref.store %z{{$i}}_{{$j}}, %out[%r{{$i}}, %q{{$j}}] : {{$y}}
{{end}}{{end}}    gpu.terminator
  }
  return %out : {{$y}}
}
