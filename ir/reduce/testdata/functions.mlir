// function argument, function result
func.func private @declared(i32 {foo.a}, f32 {foo.b}) -> (i32 {foo.c}, f32)
func.func private @helper(%a: i32, %b: f32, %c: index) -> (i32, f32, index) {
  return %a, %b, %c : i32, f32, index
}
func.func private @plain(%a: i32) {
  return
}
func.func @main(%a: i32, %b: f32, %m: memref<4xf32>) -> (i32, f32) {
  %d = arith.constant 0 : index
  %n = memref.dim %m, %d : memref<4xf32>
  %0:2 = call @declared(%a, %b) : (i32, f32) -> (i32, f32)
  %1:3 = call @helper(%0#0, %0#1, %n) : (i32, f32, index) -> (i32, f32, index)
  %f = constant @plain : (i32) -> ()
  call @plain(%1#0) : (i32) -> ()
  return %1#0, %1#1 : i32, f32
}
spirv.module Logical GLSL450 {
  spirv.func @callee(%x: i32, %y: i32) -> i32 "None" {
    spirv.ReturnValue %x : i32
  }
  spirv.func @caller(%x: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @callee(%x, %x) : (i32, i32) -> i32
    spirv.ReturnValue %0 : i32
  }
}
