// Products of two matrices by hand. @registersT: an invocation of a workgroup of 16 x 8 computes T x T elements. @workgroupT: a workgroup of 16 x 16
// holds tiles of 16 T x 16 and 16 x 16 T elements of the operands in its memory, and an invocation computes T x T elements.
{{$m := printf "memref<%dx%dxf32>" .N .N}}
{{range $T := list 4 8}}
func.func @registers{{$T}}(%a: {{$m}}, %b: {{$m}}) -> {{$m}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant {{$.N}} : index
  %gx = arith.constant {{div $.N (mul 16 $T)}} : index
  %gy = arith.constant {{div $.N (mul 8 $T)}} : index
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc() : {{$m}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %gx, %nby = %gy, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %c16, %nty = %c8, %ntz = %c1) {
{{range $i := seq $T}}    %r{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 8 $T}} + t + {{mul 8 $i}})>(%by, %ty)
    %q{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 16 $T}} + t + {{mul 16 $i}})>(%bx, %tx)
{{end}}    %acc:{{mul $T $T}} = scf.for %k = %c0 to %n step %c1 iter_args({{range $i := seq $T}}{{range $j := seq $T}}{{if or $i $j}}, {{end}}%s{{$i}}_{{$j}} = %zero{{end}}{{end}}) -> ({{repeat (mul $T $T) "f32"}}) {
{{range $i := seq $T}}      %x{{$i}} = memref.load %a[%r{{$i}}, %k] : {{$m}}
      %y{{$i}} = memref.load %b[%k, %q{{$i}}] : {{$m}}
{{end}}{{range $i := seq $T}}{{range $j := seq $T}}      %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
      %t{{$i}}_{{$j}} = arith.addf %s{{$i}}_{{$j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}      scf.yield {{range $i := seq $T}}{{range $j := seq $T}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat (mul $T $T) "f32"}}
    }
{{range $i := seq $T}}{{range $j := seq $T}}    memref.store %acc#{{add (mul $T $i) $j}}, %out[%r{{$i}}, %q{{$j}}] : {{$m}}
{{end}}{{end}}    gpu.terminator
  }
  return %out : {{$m}}
}
{{end}}
{{range $T := list 1 4}}
{{$as := printf "memref<%dx16xf32, #gpu.address_space<workgroup>>" (mul 16 $T)}}
{{$bs := printf "memref<16x%dxf32, #gpu.address_space<workgroup>>" (mul 16 $T)}}
func.func @workgroup{{$T}}(%a: {{$m}}, %b: {{$m}}) -> {{$m}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant {{$.N}} : index
  %g = arith.constant {{div $.N (mul 16 $T)}} : index
  %zero = arith.constant 0.0 : f32
  %out = memref.alloc() : {{$m}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %g, %nby = %g, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %c16, %nty = %c16, %ntz = %c1)
      workgroup(%as : {{$as}}, %bs : {{$bs}}) {
{{range $i := seq $T}}    %tr{{$i}} = affine.apply affine_map<(t) -> (t + {{mul 16 $i}})>(%ty)
    %tq{{$i}} = affine.apply affine_map<(t) -> (t + {{mul 16 $i}})>(%tx)
    %r{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 16 $T}} + t + {{mul 16 $i}})>(%by, %ty)
    %q{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 16 $T}} + t + {{mul 16 $i}})>(%bx, %tx)
{{end}}    %acc:{{mul $T $T}} = scf.for %k0 = %c0 to %n step %c16 iter_args({{range $i := seq $T}}{{range $j := seq $T}}{{if or $i $j}}, {{end}}%s{{$i}}_{{$j}} = %zero{{end}}{{end}}) -> ({{repeat (mul $T $T) "f32"}}) {
      %ka = arith.addi %k0, %tx : index
      %kb = arith.addi %k0, %ty : index
{{range $i := seq $T}}      %la{{$i}} = memref.load %a[%r{{$i}}, %ka] : {{$m}}
      memref.store %la{{$i}}, %as[%tr{{$i}}, %tx] : {{$as}}
      %lb{{$i}} = memref.load %b[%kb, %q{{$i}}] : {{$m}}
      memref.store %lb{{$i}}, %bs[%ty, %tq{{$i}}] : {{$bs}}
{{end}}      gpu.barrier
      %in:{{mul $T $T}} = scf.for %k = %c0 to %c16 step %c1 iter_args({{range $i := seq $T}}{{range $j := seq $T}}{{if or $i $j}}, {{end}}%u{{$i}}_{{$j}} = %s{{$i}}_{{$j}}{{end}}{{end}}) -> ({{repeat (mul $T $T) "f32"}}) {
{{range $i := seq $T}}        %x{{$i}} = memref.load %as[%tr{{$i}}, %k] : {{$as}}
        %y{{$i}} = memref.load %bs[%k, %tq{{$i}}] : {{$bs}}
{{end}}{{range $i := seq $T}}{{range $j := seq $T}}        %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
        %t{{$i}}_{{$j}} = arith.addf %u{{$i}}_{{$j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}        scf.yield {{range $i := seq $T}}{{range $j := seq $T}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat (mul $T $T) "f32"}}
      }
      gpu.barrier
      scf.yield {{range $i := seq (mul $T $T)}}{{if $i}}, {{end}}%in#{{$i}}{{end}} : {{repeat (mul $T $T) "f32"}}
    }
{{range $i := seq $T}}{{range $j := seq $T}}    memref.store %acc#{{add (mul $T $i) $j}}, %out[%r{{$i}}, %q{{$j}}] : {{$m}}
{{end}}{{end}}    gpu.terminator
  }
  return %out : {{$m}}
}
{{end}}
