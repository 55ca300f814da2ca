// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-match-reduction))' -o /dev/null

// Which loops and operations reduce, and by what.
// The expected remarks are those of mlir-opt-19.

// expected-remark@+1 {{Testing function}}
func.func @plain(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+3 {{Reduction found in output #0!}}
  // expected-remark@+2 {{Reduced Value: %1 = memref.load %arg1[%arg3] : memref<?xf32>}}
  // expected-remark@+1 {{Combiner Op: %2 = arith.addf %arg4, %1 : f32}}
  %0 = scf.for %i = %n to %n step %n iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %acc, %v : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @swapped(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+3 {{Reduction found in output #0!}}
  // expected-remark@+2 {{Reduced Value: %1 = memref.load %arg1[%arg3] : memref<?xf32>}}
  // expected-remark@+1 {{Combiner Op: %2 = arith.mulf %1, %arg4 : f32}}
  %0 = scf.for %i = %n to %n step %n iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.mulf %v, %acc : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @two(%n: index, %m: memref<?xf32>, %z: f32) -> (f32, f32) {
  // expected-remark@+6 {{Reduction found in output #0!}}
  // expected-remark@+5 {{Reduced Value: %1 = memref.load %arg1[%arg3] : memref<?xf32>}}
  // expected-remark@+4 {{Combiner Op: %2 = arith.addf %arg4, %1 : f32}}
  // expected-remark@+3 {{Reduction found in output #1!}}
  // expected-remark@+2 {{Reduced Value: <block argument> of type 'f32' at index: 2}}
  // expected-remark@+1 {{Combiner Op: %3 = arith.mulf %arg5, %arg2 : f32}}
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %z, %y = %z) -> (f32, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %x, %v : f32
    %2 = arith.mulf %y, %z : f32
    scf.yield %1, %2 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// expected-remark@+1 {{Testing function}}
func.func @crossed(%n: index, %m: memref<?xf32>, %z: f32) -> (f32, f32) {
  // expected-remark@+2 {{Reduction NOT found in output #0!}}
  // expected-remark@+1 {{Reduction NOT found in output #1!}}
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %z, %y = %z) -> (f32, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %x, %v : f32
    %2 = arith.mulf %y, %v : f32
    scf.yield %2, %1 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// expected-remark@+1 {{Testing function}}
func.func @dependent(%n: index, %z: f32) -> (f32, f32) {
  // expected-remark@+2 {{Reduction NOT found in output #0!}}
  // expected-remark@+1 {{Reduction NOT found in output #1!}}
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %z, %y = %z) -> (f32, f32) {
    %1 = arith.addf %x, %y : f32
    %2 = arith.mulf %z, %z : f32
    scf.yield %1, %2 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// expected-remark@+1 {{Testing function}}
func.func @dependent_inside(%n: index, %z: f32) -> (f32, f32) {
  // expected-remark@+4 {{Reduction found in output #0!}}
  // expected-remark@+3 {{Reduced Value: %1 = arith.negf %arg4 : f32}}
  // expected-remark@+2 {{Combiner Op: %2 = arith.addf %arg3, %1 : f32}}
  // expected-remark@+1 {{Reduction NOT found in output #1!}}
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %z, %y = %z) -> (f32, f32) {
    %n1 = arith.negf %y : f32
    %1 = arith.addf %x, %n1 : f32
    %2 = arith.mulf %z, %z : f32
    scf.yield %1, %2 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// expected-remark@+1 {{Testing function}}
func.func @twice(%n: index, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %1 = arith.addf %x, %x : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @used_elsewhere(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %x, %v : f32
    memref.store %x, %m[%i] : memref<?xf32>
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @result_used_elsewhere(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %x, %v : f32
    memref.store %1, %m[%i] : memref<?xf32>
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @one_operand(%n: index, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %1 = arith.negf %x : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @three_operands(%n: index, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %1 = math.fma %x, %z, %z : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @passed_on(%n: index, %z: f32) -> (f32, f32) {
  // expected-remark@+2 {{Reduction NOT found in output #0!}}
  // expected-remark@+1 {{Reduction NOT found in output #1!}}
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %z, %y = %z) -> (f32, f32) {
    scf.yield %x, %z : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// expected-remark@+1 {{Testing function}}
func.func @two_steps(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = arith.addf %x, %v : f32
    %2 = arith.mulf %1, %v : f32
    scf.yield %2 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @nested(%n: index, %m: memref<?xf32>, %z: f32, %c: i1) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = scf.if %c -> f32 {
      %2 = arith.addf %x, %v : f32
      scf.yield %2 : f32
    } else {
      scf.yield %v : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @effects(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = func.call @g(%x, %v) : (f32, f32) -> f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @unknown(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %1 = "x.add"(%x, %v) : (f32, f32) -> f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @two_results(%n: index, %z: i32) -> i32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> i32 {
    %1, %2 = arith.addui_extended %x, %z : i32, i1
    scf.yield %1 : i32
  }
  return %0 : i32
}
// expected-remark@+1 {{Testing function}}
func.func @unused(%n: index, %z: i32) -> i32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %z) -> i32 {
    %1 = arith.addi %x, %z : i32
    scf.yield %z : i32
  }
  return %0 : i32
}
// expected-remark@+1 {{Testing function}}
func.func @loops(%n: index, %m: memref<?xf32>, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %0 = affine.for %i = 0 to 8 iter_args(%x = %z) -> f32 {
    // expected-remark@+3 {{Reduction found in output #0!}}
    // expected-remark@+2 {{Reduced Value: %2 = memref.load %arg1[%arg5] : memref<?xf32>}}
    // expected-remark@+1 {{Combiner Op: %3 = arith.maximumf %arg6, %2 : f32}}
    %3 = affine.for %j = 0 to 8 iter_args(%y = %x) -> f32 {
      %v = memref.load %m[%j] : memref<?xf32>
      %1 = arith.maximumf %y, %v : f32
      affine.yield %1 : f32
    }
    affine.yield %3 : f32
  }
  return %0 : f32
}
// expected-remark@+1 {{Testing function}}
func.func @generic(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark@+3 {{Reduction found in output #0!}}
  // expected-remark@+2 {{Reduced Value: <block argument> of type 'f32' at index: 0}}
  // expected-remark@+1 {{Combiner Op: %1 = arith.minimumf %in, %out : f32}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %1 = arith.minimumf %x, %acc : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-remark@+1 {{Testing function}}
func.func private @g(f32, f32) -> f32
// expected-remark@+1 {{Testing function}}
func.func @carried_outside(%n: index, %z: f32) -> f32 {
  // expected-remark@+1 {{Reduction NOT found in output #0!}}
  %q = scf.for %k = %n to %n step %n iter_args(%w = %z) -> f32 {
    // expected-remark@+3 {{Reduction found in output #0!}}
    // expected-remark@+2 {{Reduced Value: <block argument> of type 'f32' at index: 1}}
    // expected-remark@+1 {{Combiner Op: %2 = arith.addf %arg5, %arg3 : f32}}
    %0 = scf.for %i = %n to %n step %n iter_args(%x = %w) -> f32 {
      %1 = arith.addf %x, %w : f32
      scf.yield %1 : f32
    }
    scf.yield %0 : f32
  }
  return %q : f32
}
