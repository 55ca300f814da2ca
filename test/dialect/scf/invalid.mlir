// RUN: mlir-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%a, %a, %a) ({ ^bb0(%i: i32): "scf.yield"() : () -> () }) : (index, index, index) -> ()
  return
}

// -----

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %r = "scf.for"(%a, %a, %a) ({ ^bb0(%i: index): "scf.yield"() : () -> () }) : (index, index, index) -> (f32)
  return
}

// -----

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'index' != 'f32'}}
  %r = "scf.for"(%a, %a, %a, %a) ({ ^bb0(%i: index, %f : f32): "scf.yield"(%f) : (f32) -> () }) : (index, index, index, index) -> (f32)
  return
}

// -----

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op  region control flow edge from Region #0 to Region #0: source has 0 operands, but target successor needs 1}}
  %r = "scf.for"(%a, %a, %a, %x) ({ ^bb0(%i: index, %f : f32): "scf.yield"() : () -> () }) : (index, index, index, f32) -> (f32)
  return
}

// -----

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{'scf.for' op operand #2 must be signless integer or index, but got 'f32'}}
  "scf.for"(%a, %a, %x) ({ ^bb0(%i: index): "scf.yield"() : () -> () }) : (index, index, f32) -> ()
  return
}

// -----

func.func @a(%c: i1) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = scf.if %c -> i32 { %x = arith.constant 0 : i32
   scf.yield %x : i32 }
  return
}

// -----

func.func @a(%c: i1) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = "scf.if"(%c) ({ "scf.yield"() : () -> () }, { }) : (i1) -> (i32)
  return
}

// -----

func.func @a(%c: i1) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({ ^bb0(%x: i32): "scf.yield"() : () -> () }, { }) : (i1) -> ()
  return
}

// -----

func.func @a(%c: i1) {
  // expected-error@+2 {{'scf.if' op expects regions to end with 'scf.yield', found 'test.foo'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.if"(%c) ({ "test.foo"() : () -> () }, { }) : (i1) -> ()
  return
}

// -----

func.func @a(%c: index) {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"(%c) ({ ^bb0(%x: index): "scf.reduce"() : () -> () }) {operandSegmentSizes = array<i32: 0, 1, 0, 0>} : (index) -> ()
  return
}

// -----

func.func @a(%c: index) {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() ({ ^bb0(): "scf.reduce"() : () -> () }) {operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
  return
}

// -----

func.func @a(%c: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%c, %c, %c) ({ ^bb0(): "scf.reduce"() : () -> () }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}

// -----

func.func @a(%c: index) {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%c) to (%c) step (%c0) { scf.reduce }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%i) = (%c) to (%c) step (%c) { scf.reduce(%x : f32) { ^bb0(%k: f32, %l: f32): scf.reduce.return %k : f32 } }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) -> f32 { scf.reduce }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) -> f32 { scf.reduce(%c : index) { ^bb0(%k: index, %l: index): scf.reduce.return %k : index } }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%k: f32): scf.reduce.return %k : f32 } }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%k: f32, %l: f32): scf.reduce.return %c : index } }
  return
}

// -----

func.func @a(%c: index, %x: f32) {
  // expected-error@+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%k: f32, %l: f32): "test.x"() : () -> () } }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note@+1 {{terminator here}}
  scf.while : () -> () { scf.yield } do { scf.yield }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{'scf.while' op  region control flow edge from Region #1 to Region #0: source has 0 operands, but target successor needs 1}}
  scf.while (%a = %x) : (f32) -> () { scf.condition(%c) } do { scf.yield }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{custom op 'scf.while' expected as many input types as operands (expected 0 got 1)}}
  scf.while () : (f32) -> () { scf.condition(%c) } do { scf.yield }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+2 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  // expected-note@+1 {{terminator here}}
  scf.while : () -> () { scf.condition(%c) } do { "test.x"() : () -> () }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{'scf.while' op  region control flow edge from Region #0 to parent results: source has 1 operands, but target successor needs 0}}
  scf.while : () -> () { scf.condition(%c) %x : f32 } do { scf.yield }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region { ^bb0(%q: i32): scf.yield }
  return
}

// -----

func.func @a(%c: i1, %x: f32) {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({ }) : () -> ()
  return
}

// -----

  // expected-note@+1 {{prior use here}}
func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'index'}}
  scf.for %i = %a to %a step %a : f32 { }
  return
}

// -----

func.func @a(%a: index, %x: f32) {
  // expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %i = %a to %a step %a iter_args(%k = %x) -> (f32, f32) { }
  return
}
