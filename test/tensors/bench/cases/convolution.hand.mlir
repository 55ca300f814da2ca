// The convolution by hand: an invocation computes four pixels of a row and four channels.
{{$x := printf "memref<1x%dx%dx%dxf32>" (add .H 2) (add .H 2) .C}}
{{$w := printf "memref<3x3x%dx%dxf32>" .C .F}}
{{$y := printf "memref<1x%dx%dx%dxf32>" .H .H .F}}
func.func @registers4(%x: {{$x}}, %w: {{$w}}) -> {{$y}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %cc = arith.constant {{.C}} : index
  %h = arith.constant {{.H}} : index
  %gx = arith.constant {{div .H 16}} : index
  %tf = arith.constant {{div .F 4}} : index
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc() : {{$y}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %gx, %nby = %h, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %tf, %nty = %c4, %ntz = %c1) {
{{range $i := seq 4}}    %c_{{$i}} = affine.apply affine_map<(b, t) -> (b * 16 + t * 4 + {{$i}})>(%bx, %ty)
    %f_{{$i}} = affine.apply affine_map<(t) -> (t + {{mul $i (div $.F 4)}})>(%tx)
{{end}}    %a0:16 = scf.for %kh = %c0 to %c3 step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%s{{$i}} = %zero{{end}}) -> ({{repeat 16 "f32"}}) {
      %row = arith.addi %by, %kh : index
      %a1:16 = scf.for %kw = %c0 to %c3 step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%u{{$i}} = %s{{$i}}{{end}}) -> ({{repeat 16 "f32"}}) {
{{range $i := seq 4}}        %col{{$i}} = arith.addi %c_{{$i}}, %kw : index
{{end}}        %a2:16 = scf.for %c = %c0 to %cc step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%v{{$i}} = %u{{$i}}{{end}}) -> ({{repeat 16 "f32"}}) {
{{range $i := seq 4}}          %x{{$i}} = memref.load %x[%c0, %row, %col{{$i}}, %c] : {{$x}}
          %y{{$i}} = memref.load %w[%kh, %kw, %c, %f_{{$i}}] : {{$w}}
{{end}}{{range $i := seq 4}}{{range $j := seq 4}}          %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
          %t{{$i}}_{{$j}} = arith.addf %v{{add (mul 4 $i) $j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}          scf.yield {{range $i := seq 4}}{{range $j := seq 4}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat 16 "f32"}}
        }
        scf.yield {{range $i := seq 16}}{{if $i}}, {{end}}%a2#{{$i}}{{end}} : {{repeat 16 "f32"}}
      }
      scf.yield {{range $i := seq 16}}{{if $i}}, {{end}}%a1#{{$i}}{{end}} : {{repeat 16 "f32"}}
    }
{{range $i := seq 4}}{{range $j := seq 4}}    memref.store %a0#{{add (mul 4 $i) $j}}, %out[%c0, %by, %c_{{$i}}, %f_{{$j}}] : {{$y}}
{{end}}{{end}}    gpu.terminator
  }
  return %out : {{$y}}
}
