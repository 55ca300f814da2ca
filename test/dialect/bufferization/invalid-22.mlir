// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

// expected-error @+1 {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'f32'}}
func.func @f(%t: f32) { %0 = "bufferization.to_buffer"(%t) : (f32) -> memref<4x?xf32>
  return }

// -----

// expected-error @+1 {{'bufferization.to_buffer' op result #0 must be BufferLikeType instance, but got 'f32'}}
func.func @f(%t: tensor<4xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> f32
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: tensor<4xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> memref<5xf32>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: tensor<4xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> memref<?xf32>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: tensor<4xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> memref<*xf32>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: tensor<*xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<*xf32>) -> memref<4xf32>
  return }

// -----

// expected-error @+2 {{element types do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: tensor<4xf32>) { %0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> memref<4xf16>
  return }

// -----

// expected-error @+2 {{element types do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: memref<4xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<4xf32>) -> tensor<4xf16>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: memref<4xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<4xf32>) -> tensor<?xf32>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: memref<4xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<4xf32>) -> tensor<5xf32>
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: memref<*xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<*xf32>) -> tensor<5xf32>
  return }

// -----

// expected-error @+1 {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'f32'}}
func.func @f(%t: f32) { %0 = "bufferization.to_tensor"(%t) : (f32) -> tensor<4xf16>
  return }

// -----

// expected-error @+1 {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'f32'}}
func.func @f(%t: memref<4xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<4xf32>) -> f32
  return }

// -----

// expected-error @+1 {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'vector<4xf32>'}}
func.func @f(%t: memref<4xf32>) { %0 = "bufferization.to_tensor"(%t) : (memref<4xf32>) -> vector<4xf32>
  return }

// -----

// expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
func.func @f(%t: memref<4xf32>, %c: i1) { "bufferization.dealloc"(%t, %c, %c) {operandSegmentSizes = array<i32: 1,2,0>} : (memref<4xf32>, i1, i1) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
func.func @f(%t: memref<4xf32>, %c: i1) { %0 = "bufferization.dealloc"(%t, %c) {operandSegmentSizes = array<i32: 1,1,0>} : (memref<4xf32>, i1) -> (i1)
  return }

// -----

// expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
func.func @f(%t: memref<4xf32>, %c: i1) { %0:3 = "bufferization.dealloc"(%t, %c, %t) {operandSegmentSizes = array<i32: 1,1,1>} : (memref<4xf32>, i1, memref<4xf32>) -> (i1, i1, i1)
  return }

// -----

// expected-error @+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
func.func @f(%t: memref<4xf32>, %c: i1) { %0 = "bufferization.dealloc"(%t, %c, %t) {operandSegmentSizes = array<i32: 1,1,1>} : (memref<4xf32>, i1, memref<4xf32>) -> (i32)
  return }

// -----

// expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = "bufferization.alloc_tensor"(%c, %t) {operandSegmentSizes = array<i32: 1,1,0>} : (index, tensor<4xf32>) -> (tensor<4xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = "bufferization.alloc_tensor"(%c) {operandSegmentSizes = array<i32: 1,0,0>} : (index) -> (tensor<4xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 2}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = "bufferization.alloc_tensor"() {operandSegmentSizes = array<i32: 0,0,0>} : () -> (tensor<?x?xf32>)
  return }

// -----

// expected-error @+1 {{expected that `copy` and return type match}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = "bufferization.alloc_tensor"(%t) {operandSegmentSizes = array<i32: 0,1,0>} : (tensor<4xf32>) -> (tensor<?xf32>)
  return }

// -----

// expected-error @+2 {{use of value '%t' expects different type than prior uses: 'tensor<?xf32>' vs 'tensor<4xf32>'}}
// expected-note @+1 {{prior use here}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  return }

// -----

// expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor(%c) copy(%t) : tensor<4xf32>
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor() : memref<?xf32>
  return }

// -----

// expected-error @+1 {{'bufferization.alloc_tensor' op result #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return }

// -----

// expected-error @+1 {{expected '('}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor() copy %c : tensor<?xf32>
  return }

// -----

// expected-error @+1 {{expected '='}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor() size_hint %c : tensor<?xf32>
  return }

// -----

// expected-error @+1 {{expected '('}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor %c : tensor<?xf32>
  return }

// -----

// expected-error @+2 {{use of value '%t' expects different type than prior uses: 'index' vs 'tensor<4xf32>'}}
// expected-note @+1 {{prior use here}}
func.func @f(%t: tensor<4xf32>, %c: index) { %0 = bufferization.alloc_tensor(%t) : tensor<?xf32>
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> (tensor<?xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> (tensor<4xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) { %0 = bufferization.materialize_in_destination %t in writable %t : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
func.func @f(%t: tensor<4xf32>, %m: vector<4xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, vector<4xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
func.func @f(%t: tensor<4xf32>, %m: memref<5xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
func.func @f(%t: tensor<4xf32>, %m: memref<5x5xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<5x5xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
func.func @f(%t: tensor<4xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<*xf32>) -> ()
  return }

// -----

// expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
func.func @f(%t: tensor<4xf32>, %m: memref<4xf16>) { bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf16>) -> ()
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.clone' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>) { bufferization.clone %t : memref<4xf32> to tensor<4xf16>
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>) { bufferization.dealloc_tensor %t : memref<4xf32>
  return }

// -----

func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>) { bufferization.dealloc (%t : memref<4xf32>)
// expected-error @+1 {{custom op 'bufferization.dealloc' expected 'if'}}
  return }

// -----

// expected-error @+2 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note @+1 {{prior use here}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i32) { bufferization.dealloc (%t : memref<4xf32>) if (%c)
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_tensor %t : f32
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_tensor %m : tensor<4xf16>
  return }

// -----

func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<4xf16>
// expected-error @+1 {{custom op 'bufferization.to_buffer' expected 'to'}}
  return }

// -----

// expected-error @+2 {{use of value '%m' expects different type than prior uses: 'tensor<5xf16>' vs 'tensor<4xf16>'}}
// expected-note @+1 {{prior use here}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_buffer %m : memref<5xf16>
  return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%t: memref<4xf32>, %m: vector<4xf32>, %c: i1) { %0 = bufferization.to_tensor %t writable restrict : memref<4xf32>
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<4xf16> to f32
  return }

// -----

// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<4xf16> to memref<5xf16>
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_tensor %t : memref<4xf32> to f32
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_tensor %t : memref<4xf32> to memref<4xf32>
  return }

// -----

// expected-error @+1 {{custom op 'bufferization.to_tensor' expected 'to'}}
func.func @f(%t: memref<4xf32>, %m: tensor<4xf16>, %c: i1) { %0 = bufferization.to_tensor %t : memref<4xf32> tensor<4xf32>
  return }
