// RUN: mlir-opt %s -verify-diagnostics

// The width of index is not known, so that MLIR 19 has no form of the loop.

func.func @count(%n: index) {
  // expected-error@+1 {{'scf.for' op attribute 'unsignedCmp' is not part of MLIR 19, but of MLIR 22 and later}}
  scf.for unsigned %i = %n to %n step %n {
  }
  return
}
