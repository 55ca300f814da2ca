// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics %s

func.func @count(%c: i1, %v: i32) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
    scf.yield %v : i32
  } else {
    // expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @type(%c: i1, %v: i32) {
  // expected-error @+1 {{along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %0 = scf.while (%a = %v) : (i32) -> i64 {
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i64):
    scf.yield %v : i32
  }
  return
}

// -----

func.func @reductions(%i: index, %v: i32) {
  "scf.parallel"(%i, %i, %i, %v) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%x: index):
    // expected-error @+1 {{expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    "scf.reduce"(%v, %v) ({
    ^bb0(%q: i32, %r: i32):
      scf.reduce.return %q : i32
    }) : (i32, i32) -> ()
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @sizes(%i: index, %v: i32) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = "tensor.generate"(%i, %i) ({
  ^bb0(%q: index):
    tensor.yield %v : i32
  }) : (index, index) -> tensor<?xi32>
  return
}
