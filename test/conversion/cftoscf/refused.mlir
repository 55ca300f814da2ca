// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --lift-cf-to-scf --verify-diagnostics

func.func @unreachable() {
  cf.br ^b
^b:
  return
^x:
  // expected-error@+1 {{'func.return' op transformation does not support unreachable blocks}}
  return
}

// -----

func.func @unknown() {
  // expected-error@+1 {{'foo.br' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "foo.br"()[^a, ^b] : () -> ()
^a:
  return
^b:
  return
}

// -----

func.func @forever() {
  scf.execute_region {
    cf.br ^a
  ^a:
    // expected-error@+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^a
  }
  return
}

// -----

func.func @unknown_with_one_successor() {
  // expected-error@+1 {{'foo.br' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "foo.br"()[^a] : () -> ()
^a:
  return
}

// -----

func.func @no_structure(%c: i1) {
  // expected-error@+1 {{'spirv.BranchConditional' op Cannot convert unknown control flow op to structured control flow}}
  spirv.BranchConditional %c, ^a, ^b
^a:
  "foo.a"() : () -> ()
  return
^b:
  return
}
