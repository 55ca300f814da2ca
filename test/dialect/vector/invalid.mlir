// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @f(%a: vector<4xi32>) { 
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : vector<4xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xi32>) { 
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : memref<4xi32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: index) { 
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : index to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) { 
  // expected-error @+1 {{'vector.shuffle' op mask index #3 out of range}}
  %0 = vector.shuffle %a, %a [0, 1, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) { 
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %a) {mask = [0,1,2]} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi32>) { 
  // expected-error @+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) { 
  // expected-error @+1 {{'vector.extractelement' op expected position for 1-D vector}}
  %0 = vector.extractelement %a[] : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %i: i32) { 
  // expected-error @+1 {{'vector.extractelement' op unexpected >1 vector rank}}
  %0 = vector.extractelement %a[%i: i32] : vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %i: f32) { 
  // expected-error @+1 {{'vector.extractelement' op operand #1 must be signless integer or index, but got 'f32'}}
  %0 = vector.extractelement %a[%i: f32] : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %i: f32) { 
  // expected-error @+1 {{'vector.insertelement' op expected position for 1-D vector}}
  %0 = vector.insertelement %i, %a[] : vector<2xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<2xf32>, %i: f32) { 
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'vector<2xf32>'}}
  %0 = vector.insertelement %a, %a[] : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %i: index) { 
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %i) {static_position = array<i64: 0>} : (vector<2xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: vector<2xf32>, %i: index) { 
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a) {static_position = array<i64: -9223372036854775808>} : (vector<2xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) { 
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'vector<2xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[1] : vector<2xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) { 
  // expected-error @+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %a[1] : vector<3xi32> from vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) { 
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension}}
  %0 = vector.extract %a[2] : vector<3xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) { 
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension}}
  %0 = vector.extract %a[-1] : vector<3xf32> from vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: f32) { 
  // expected-error @+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %b, %a[2, 0] : f32 into vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: i32) { 
  // expected-error @+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %b, %a[1, 0] : i32 into vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) { 
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) { 
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maximumf'}}
  %0 = vector.reduction <maximumf>, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i64) { 
  // expected-error @+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %b) {kind = #vector.kind<add>} : (vector<4xi32>, i64) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) { 
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'add|mul'}}
  %0 = "vector.reduction"(%a, %b) {kind = #vector.kind<add|mul>} : (vector<4xi32>, i32) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) { 
  // expected-error @+1 {{'vector.reduction' op requires attribute 'kind'}}
  %0 = "vector.reduction"(%a, %b) : (vector<4xi32>, i32) -> i32
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<4xi32>) { 
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<4xi32>' is incompatible with source type 'vector<4x2xi32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<4x2xi32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<4xf32>) { 
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x2xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<4xi32>) { 
  // expected-error @+1 {{'vector.multi_reduction' op attribute 'reduction_dims' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = "vector.multi_reduction"(%a, %b) {kind = #vector.kind<add>, reduction_dims = [1 : i32]} : (vector<4x2xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<4xi32>) { 
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type}}
  %0 = "vector.multi_reduction"(%a, %b) {kind = #vector.kind<add>, reduction_dims = [1]} : (vector<4x2xi32>, vector<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<4x1xi32>) { 
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1, inclusive = true} : vector<4x2xi32>, vector<4x1xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<2xi32>) { 
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1, inclusive = true} : vector<4x2xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xi32>, %b: vector<2xi32>) { 
  // expected-error @+1 {{'vector.scan' op requires attribute 'inclusive'}}
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1} : vector<4x2xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x2xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<2x2xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<2xf32>) -> vector<3x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<2xf32>) -> vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) { 
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, f32) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: i32) { 
  // expected-error @+1 {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<5xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) : (vector<4xf32>, f32, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) { 
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = "vector.outerproduct"(%a, %b, %c) {kind = #vector.kind<xor>} : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) { 
  // expected-error @+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b : f32, f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4xf64>, %b: vector<4xf32>) { 
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'vector<4xf64>' vs 'vector<4xf32>'}}
  %0 = vector.fma %a, %b, %a : vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf64>, %b: vector<4xf32>) { 
  // expected-error @+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%a, %b, %a) : (vector<4xf64>, vector<4xf32>, vector<4xf64>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: f64) { 
  // expected-error @+1 {{'vector.from_elements' op failed to verify that operand types match result element type}}
  %0 = "vector.from_elements"(%a) : (f64) -> vector<2xf64>
  return
}

// -----

func.func @f(%a: f64) { 
  // expected-error @+1 {{'vector.from_elements' op failed to verify that operand types match result element type}}
  %0 = "vector.from_elements"(%a, %a) : (f64, f64) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: complex<f32>) { 
  // expected-error @+1 {{'vector.splat' op operand #0 must be integer/index/float type, but got 'complex<f32>'}}
  %0 = "vector.splat"(%a) : (complex<f32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: f64) { 
  // expected-error @+1 {{'vector.splat' op failed to verify that operand type matches element type of result}}
  %0 = "vector.splat"(%a) : (f64) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) { 
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = "vector.interleave"(%a, %a) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) { 
  // expected-error @+1 {{'vector.interleave' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "vector.interleave"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) { 
  // expected-error @+1 {{'vector.print' op operand #0 must be , but got 'tensor<2xf32>'}}
  vector.print %a : tensor<2xf32>
  return
}

// -----

func.func @f(%a: f32) { 
  // expected-error @+2 {{custom op 'vector.print' expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  // expected-error @+1 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  vector.print %a : f32 punctuation <hello>
  return
}

// -----

func.func @f(%a: f32) { 
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print punctuation <comma> str "x"
  return
}

// -----

func.func @f(%a: f32) { 
  // expected-error @+1 {{custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str "x" str "y"
  return
}
