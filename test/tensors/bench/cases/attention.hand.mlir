// Attention by hand, in three launches: products with 4 x 4 elements for an invocation, and the softmax of a row by a workgroup.
{{$q := printf "memref<%dx%dx%dxf32>" .B .L .D}}
{{$s := printf "memref<%dx%dx%dxf32>" .B .L .L}}
func.func @registers4(%q: {{$q}}, %k: {{$q}}, %v: {{$q}}) -> {{$q}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tx_XS = arith.constant {{.XS}} : index
  %tx_XO = arith.constant {{.XO}} : index
  %ty_n = arith.constant {{.Y}} : index
  %c64 = arith.constant 64 : index
  %b = arith.constant {{.B}} : index
  %l = arith.constant {{.L}} : index
  %d = arith.constant {{.D}} : index
  %gs = arith.constant {{div .L (mul 4 .XS)}} : index
  %go = arith.constant {{div .D (mul 4 .XO)}} : index
  %gy = arith.constant {{div .L (mul 4 .Y)}} : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scale = arith.constant {{.Scale}} : f32
  %scores = memref.alloc() : {{$s}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %gs, %nby = %gy, %nbz = %b) threads(%tx, %ty, %tz) in (%ntx = %tx_XS, %nty = %ty_n, %ntz = %c1) {
{{range $i := seq 4}}    %r{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 4 $.Y}} + t + {{mul $.Y $i}})>(%by, %ty)
    %q{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 4 $.XS}} + t + {{mul $.XS $i}})>(%bx, %tx)
{{end}}    %acc:16 = scf.for %n = %c0 to %d step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%s{{$i}} = %zero{{end}}) -> ({{repeat 16 "f32"}}) {
{{range $i := seq 4}}      %x{{$i}} = memref.load %q[%bz, %r{{$i}}, %n] : {{$q}}
      %y{{$i}} = memref.load %k[%bz, %q{{$i}}, %n] : {{$q}}
{{end}}{{range $i := seq 4}}{{range $j := seq 4}}      %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
      %t{{$i}}_{{$j}} = arith.addf %s{{add (mul 4 $i) $j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}      scf.yield {{range $i := seq 4}}{{range $j := seq 4}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat 16 "f32"}}
    }
{{range $i := seq 4}}{{range $j := seq 4}}    %e{{$i}}_{{$j}} = arith.mulf %acc#{{add (mul 4 $i) $j}}, %scale : f32
    memref.store %e{{$i}}_{{$j}}, %scores[%bz, %r{{$i}}, %q{{$j}}] : {{$s}}
{{end}}{{end}}    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %l, %nby = %b, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %c64, %nty = %c1, %ntz = %c1) {
    %m = scf.for %j = %tx to %l step %c64 iter_args(%o = %lowest) -> (f32) {
      %x = memref.load %scores[%by, %bx, %j] : {{$s}}
      %p = arith.maximumf %o, %x : f32
      scf.yield %p : f32
    }
    %most = gpu.all_reduce maximumf %m uniform {} : (f32) -> f32
    %t = scf.for %j = %tx to %l step %c64 iter_args(%o = %zero) -> (f32) {
      %x = memref.load %scores[%by, %bx, %j] : {{$s}}
      %y = arith.subf %x, %most : f32
      %e = math.exp %y : f32
      memref.store %e, %scores[%by, %bx, %j] : {{$s}}
      %p = arith.addf %o, %e : f32
      scf.yield %p : f32
    }
    %sum = gpu.all_reduce add %t uniform {} : (f32) -> f32
    scf.for %j = %tx to %l step %c64 {
      %x = memref.load %scores[%by, %bx, %j] : {{$s}}
      %y = arith.divf %x, %sum : f32
      memref.store %y, %scores[%by, %bx, %j] : {{$s}}
    }
    gpu.terminator
  }
  %out = memref.alloc() : {{$q}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %go, %nby = %gy, %nbz = %b) threads(%tx, %ty, %tz) in (%ntx = %tx_XO, %nty = %ty_n, %ntz = %c1) {
{{range $i := seq 4}}    %r{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 4 $.Y}} + t + {{mul $.Y $i}})>(%by, %ty)
    %q{{$i}} = affine.apply affine_map<(b, t) -> (b * {{mul 4 $.XO}} + t + {{mul $.XO $i}})>(%bx, %tx)
{{end}}    %acc:16 = scf.for %n = %c0 to %l step %c1 iter_args({{range $i := seq 16}}{{if $i}}, {{end}}%s{{$i}} = %zero{{end}}) -> ({{repeat 16 "f32"}}) {
{{range $i := seq 4}}      %x{{$i}} = memref.load %scores[%bz, %r{{$i}}, %n] : {{$s}}
      %y{{$i}} = memref.load %v[%bz, %n, %q{{$i}}] : {{$q}}
{{end}}{{range $i := seq 4}}{{range $j := seq 4}}      %p{{$i}}_{{$j}} = arith.mulf %x{{$i}}, %y{{$j}} : f32
      %t{{$i}}_{{$j}} = arith.addf %s{{add (mul 4 $i) $j}}, %p{{$i}}_{{$j}} : f32
{{end}}{{end}}      scf.yield {{range $i := seq 4}}{{range $j := seq 4}}{{if or $i $j}}, {{end}}%t{{$i}}_{{$j}}{{end}}{{end}} : {{repeat 16 "f32"}}
    }
{{range $i := seq 4}}{{range $j := seq 4}}    memref.store %acc#{{add (mul 4 $i) $j}}, %out[%bz, %r{{$i}}, %q{{$j}}] : {{$q}}
{{end}}{{end}}    gpu.terminator
  }
  return %out : {{$q}}
}
