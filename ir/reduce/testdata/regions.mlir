// empty, inline
module @inner {
  func.func @f(%a: i32, %c: i1, %n: index) -> (i32, f32) {
    %z = arith.constant 0 : index
    %0:2 = scf.for %i = %z to %n step %n iter_args(%x = %a, %y = %n) -> (i32, index) {
      %s = arith.index_cast %i : index to i32
      %1 = arith.addi %x, %s : i32
      scf.yield %1, %i : i32, index
    }
    %2 = scf.if %c -> f32 {
      %f = arith.constant 1.0 : f32
      scf.yield %f : f32
    } else {
      %g = arith.constant 2.0 : f32
      scf.yield %g : f32
    }
    scf.if %c {
      "foo.effect"(%0#0) : (i32) -> ()
    } else {
      "foo.other"() : () -> ()
    }
    %3 = scf.while (%w = %0#0) : (i32) -> i32 {
      scf.condition(%c) %w : i32
    } do {
    ^bb0(%v: i32):
      scf.yield %v : i32
    }
    "foo.region"() ({
    ^bb0(%q: i32):
      "foo.use"(%q, %0#1) : (i32, index) -> ()
      "foo.last"() : () -> ()
    }, {
    ^bb1:
      "foo.branch"() [^bb2] : () -> ()
    ^bb2:
      "foo.end"() : () -> ()
    }) : () -> ()
    %4 = scf.execute_region -> i32 {
      %k = arith.constant 5 : i32
      scf.yield %k : i32
    }
    %mem = memref.alloc() : memref<4xf32>
    %old = memref.generic_atomic_rmw %mem[%n] : memref<4xf32> {
    ^bb0(%cur: f32):
      %sum = arith.addf %cur, %2 : f32
      memref.atomic_yield %sum : f32
    }
    memref.store %old, %mem[%n] : memref<4xf32>
    %5 = arith.addi %3, %4 : i32
    return %5, %2 : i32, f32
  }
}
func.func private @declared()
