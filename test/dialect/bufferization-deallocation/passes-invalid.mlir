// RUN: mlir-opt %s -split-input-file -verify-diagnostics -ownership-based-buffer-deallocation

// expected-error @+1 {{Only structured control-flow loops are supported.}}
func.func @loop(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @freed(%m: memref<2xf32>) {
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %m : memref<2xf32>
  return
}

// -----

func.func @present(%m: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// -----

func.func @unknown(%m: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  "test.unknown"(%m) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @in_parallel(%t: tensor<2xf32>, %n: index) {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<2xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{ops with unknown memory side effects are not supported}}
      tensor.parallel_insert_slice %t into %o[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    }
  }
  return
}

// -----

func.func @switch(%i: i32, %m: memref<2xf32>) {
  // expected-error @+1 {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %i : i32, [
    default: ^bb1,
    1: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}

// -----

func.func @switch_of_buffers(%i: i32, %m: memref<2xf32>) {
  // expected-error @+1 {{Terminators with more than one successor are not supported!}}
  cf.switch %i : i32, [
    default: ^bb1(%m : memref<2xf32>),
    1: ^bb2
  ]
^bb1(%n: memref<2xf32>):
  return
^bb2:
  return
}

// -----

func.func @reduced_buffer(%n: index, %m: memref<2xf32>) {
  %s = scf.parallel (%i) = (%n) to (%n) step (%n) init (%m) -> memref<2xf32> {
    scf.reduce(%m : memref<2xf32>) {
    ^bb0(%p: memref<2xf32>, %q: memref<2xf32>):
      // expected-error @+1 {{only supported when operand is not a MemRef}}
      scf.reduce.return %p : memref<2xf32>
    }
  }
  return
}
