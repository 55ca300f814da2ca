// The softmax of a row by a workgroup of 64.
{{$s := printf "memref<%dx%dxf32>" .R .C}}
func.func @rows(%x: {{$s}}) -> {{$s}} {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %l = arith.constant {{.R}} : index
  %n = arith.constant {{.C}} : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %out = memref.alloc() : {{$s}}
  gpu.launch blocks(%bx, %by, %bz) in (%nbx = %l, %nby = %c1, %nbz = %c1) threads(%tx, %ty, %tz) in (%ntx = %c64, %nty = %c1, %ntz = %c1) {
    %m = scf.for %j = %tx to %n step %c64 iter_args(%o = %lowest) -> (f32) {
      %a = memref.load %x[%bx, %j] : {{$s}}
      %p = arith.maximumf %o, %a : f32
      scf.yield %p : f32
    }
    %most = gpu.all_reduce maximumf %m uniform {} : (f32) -> f32
    %t = scf.for %j = %tx to %n step %c64 iter_args(%o = %zero) -> (f32) {
      %a = memref.load %x[%bx, %j] : {{$s}}
      %y = arith.subf %a, %most : f32
      %e = math.exp %y : f32
      memref.store %e, %out[%bx, %j] : {{$s}}
      %p = arith.addf %o, %e : f32
      scf.yield %p : f32
    }
    %sum = gpu.all_reduce add %t uniform {} : (f32) -> f32
    scf.for %j = %tx to %n step %c64 {
      %e = memref.load %out[%bx, %j] : {{$s}}
      %y = arith.divf %e, %sum : f32
      memref.store %y, %out[%bx, %j] : {{$s}}
    }
    gpu.terminator
  }
  return %out : {{$s}}
}
