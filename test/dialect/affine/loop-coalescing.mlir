// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-coalescing -split-input-file -mlir-print-local-scope | FileCheck %s

// Perfect nests whose bounds are known before them become single loops.

func.func @affine(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0, 8)>()[%k] {
      affine.for %l = 0 to 5 {
        "test.op"(%i, %j, %l) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @affine(
// CHECK-NEXT:   %0 = affine.apply affine_map<()[s0] -> (s0)>()[%arg0]
// CHECK-NEXT:   %1 = affine.min affine_map<()[s0] -> (s0, 8)>()[%arg1]
// CHECK-NEXT:   %2 = affine.max affine_map<()[s0] -> (s0, 0)>()[%1]
// CHECK-NEXT:   %3 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%0)[%2]
// CHECK-NEXT:   %4 = affine.apply affine_map<() -> (5)>()
// CHECK-NEXT:   %5 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%3)[%4]
// CHECK-NEXT:   affine.for %arg2 = 0 to %5 {
// CHECK-NEXT:     %6 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%arg2)[%4]
// CHECK-NEXT:     %7 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%arg2)[%4]
// CHECK-NEXT:     %8 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%7)[%2]
// CHECK-NEXT:     %9 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%7)[%2]
// CHECK-NEXT:     "test.op"(%9, %8, %6) : (index, index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

// Not all loops, because the bounds of one depend on the outer loop. The number of iterations of
// the inner two is no symbol; MLIR's loop does not verify.
func.func @band(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to 5 {
        "test.op"(%i, %j, %l) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @band(
// CHECK-NEXT:   affine.for %arg1 = 0 to %arg0 {
// CHECK-NEXT:     affine.for %arg2 = 0 to affine_map<(d0) -> (d0)>(%arg1) {
// CHECK-NEXT:       affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:         "test.op"(%arg1, %arg2, %arg3) : (index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

// In a loop, the minimum of two bounds is no symbol, and MLIR's loop does not verify. The product of two sizes is one.
func.func @minimum(%n: index, %x: f32) -> f32 {
  %r = affine.for %k = 0 to 4 iter_args(%a = %x) -> f32 {
    affine.for %i = 0 to min affine_map<()[s0] -> (s0, 12)>()[%n] {
      affine.for %j = 0 to 5 {
        "test.op"(%i, %j) : (index, index) -> ()
      }
    }
    affine.for %i = 0 to %n {
      affine.for %j = 0 to 5 {
        "test.op"(%i, %j) : (index, index) -> ()
      }
    }
    affine.yield %a : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @minimum(
// CHECK-NEXT:   %0 = affine.for
// CHECK-NEXT:     affine.for %arg4 = 0 to min affine_map<()[s0] -> (s0, 12)>()[%arg0] {
// CHECK-NEXT:       affine.for %arg5 = 0 to 5 {
// CHECK-NEXT:         "test.op"(%arg4, %arg5) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.apply affine_map<()[s0] -> (s0)>()[%arg0]
// CHECK-NEXT:     %2 = affine.apply affine_map<() -> (5)>()
// CHECK-NEXT:     %3 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%1)[%2]
// CHECK-NEXT:     affine.for %arg4 = 0 to %3 {
// CHECK:        affine.yield

// -----

// Not normalized, with results, not perfect.
func.func @kept(%n: index, %x: f32) -> f32 {
  affine.for %i = 1 to %n {
    affine.for %j = 0 to 5 {
      "test.op"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 5 step 2 {
      "test.op"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 5 {
      "test.op"(%i, %j) : (index, index) -> ()
    }
    "test.op"() : () -> ()
  }
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %s = affine.for %j = 0 to 10 iter_args(%b = %a) -> f32 {
      %t = "test.op"(%b, %i, %j) : (f32, index, index) -> f32
      affine.yield %t : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:   affine.for %arg2 = 1 to %arg0 {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       "test.op"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 step 2 {
// CHECK-NEXT:       "test.op"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       "test.op"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:     %1 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %2 = "test.op"(%arg5, %arg2, %arg4) : (f32, index, index) -> f32
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.yield %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }

// -----

func.func @scf(%n: index, %m: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %k1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c1 to %c10 step %c3 {
      scf.for %l = %n to %m step %m {
        "test.op"(%i, %j, %l) : (index, index, index) -> ()
      }
    }
  }
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      "test.op"(%i, %j) : (index, index) -> ()
    }
  }
  scf.for %i = %k1 to %k step %k1 : i32 {
    scf.for %j = %k1 to %k step %k : i32 {
      "test.op"(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @scf(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %c10 = arith.constant 10 : index
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %c9 = arith.constant 9 : index
// CHECK-NEXT:   %c3_0 = arith.constant 3 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c1_2 = arith.constant 1 : index
// CHECK-NEXT:   %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:   %1 = arith.ceildivsi %0, %arg1 : index
// CHECK-NEXT:   %c0_3 = arith.constant 0 : index
// CHECK-NEXT:   %c1_4 = arith.constant 1 : index
// CHECK-NEXT:   %c0_5 = arith.constant 0 : index
// CHECK-NEXT:   %2 = arith.maxsi %1, %c0_5 : index
// CHECK-NEXT:   %3 = arith.muli %arg0, %c3_0 : index
// CHECK-NEXT:   %4 = arith.muli %3, %2 : index
// CHECK-NEXT:   scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:     %10 = arith.remsi %arg3, %2 : index
// CHECK-NEXT:     %11 = arith.divsi %arg3, %2 : index
// CHECK-NEXT:     %12 = arith.remsi %11, %c3_0 : index
// CHECK-NEXT:     %13 = arith.divsi %11, %c3_0 : index
// CHECK-NEXT:     %14 = arith.muli %10, %arg1 : index
// CHECK-NEXT:     %15 = arith.addi %14, %arg0 : index
// CHECK-NEXT:     %16 = arith.muli %12, %c3 : index
// CHECK-NEXT:     %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:     "test.op"(%13, %17, %15) : (index, index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %c1_6 = arith.constant 1 : index
// CHECK-NEXT:   scf.for %arg3 = %c0 to %c1_6 step %c1 {
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     "test.op"(%c0_11, %c0_12) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %5 = arith.subi %arg2, %c1_i32 : i32
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %c1_i32_7 = arith.constant 1 : i32
// CHECK-NEXT:   %6 = arith.subi %arg2, %c1_i32 : i32
// CHECK-NEXT:   %7 = arith.ceildivsi %6, %arg2 : i32
// CHECK-NEXT:   %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:   %c1_i32_9 = arith.constant 1 : i32
// CHECK-NEXT:   %c0_i32_10 = arith.constant 0 : i32
// CHECK-NEXT:   %8 = arith.maxsi %7, %c0_i32_10 : i32
// CHECK-NEXT:   %9 = arith.muli %5, %8 : i32
// CHECK-NEXT:   scf.for %arg3 = %c0_i32 to %9 step %c1_i32_7  : i32 {
// CHECK-NEXT:     %10 = arith.remsi %arg3, %8 : i32
// CHECK-NEXT:     %11 = arith.divsi %arg3, %8 : i32
// CHECK-NEXT:     %12 = arith.muli %10, %arg2 : i32
// CHECK-NEXT:     %13 = arith.addi %12, %c1_i32 : i32
// CHECK-NEXT:     %14 = arith.addi %11, %c1_i32 : i32
// CHECK-NEXT:     "test.op"(%14, %13) : (i32, i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

// Values are passed on from loop to loop. MLIR crashes if the inner loop yields its variables.
func.func @carried(%n: index, %x: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %a1 = %x) -> (f32, f32) {
    %s:2 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a, %b1 = %a1) -> (f32, f32) {
      "test.op"(%i, %j) : (index, index) -> ()
      scf.yield %b1, %b : f32, f32
    }
    scf.yield %s#0, %s#1 : f32, f32
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %x) -> (f32) {
      %t = "test.op"(%b, %i, %j) : (f32, index, index) -> f32
      scf.yield %t : f32
    }
    scf.yield %s : f32
  }
  return %r#0, %r#1, %q : f32, f32, f32
}

// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = arith.maxsi %arg0, %c0_0 : index
// CHECK-NEXT:   %1 = arith.muli %arg0, %0 : index
// CHECK-NEXT:   %2:2 = scf.for %arg2 = %c0 to %1 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (f32, f32) {
// CHECK-NEXT:     %4 = arith.remsi %arg2, %0 : index
// CHECK-NEXT:     %5 = arith.divsi %arg2, %0 : index
// CHECK-NEXT:     "test.op"(%5, %4) : (index, index) -> ()
// CHECK-NEXT:     scf.yield %arg4, %arg3 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %3 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:     %4 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg1) -> (f32) {
// CHECK-NEXT:       %5 = "test.op"(%arg5, %arg2, %arg4) : (f32, index, index) -> f32
// CHECK-NEXT:       scf.yield %5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2#0, %2#1, %3 : f32, f32, f32
// CHECK-NEXT: }

// -----

func.func @not_passed(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f32) {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (f32) {
      %t = "test.op"(%b, %i, %j) : (f32, index, index) -> f32
      scf.yield %t : f32
    }
    scf.yield %a : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @not_passed(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %2 = "test.op"(%arg5, %arg2, %arg4) : (f32, index, index) -> f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %arg3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
