// What spirv.module holds, in generic form: every rule is checked without the help of
// the custom syntax.
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// capture from outside (implicit use)
%c = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-note@+1 {{required by region isolation constraints}}
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.IAdd' op using value defined outside the region}}
    %0 = "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// capture between module and function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  %c = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  // expected-note@+1 {{required by region isolation constraints}}
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.IAdd' op using value defined outside the region}}
    %0 = "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  "func.func"() <{sym_name = "f", function_type = () -> ()}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// non spirv op nested in selection
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = (i1) -> (), function_control = #spirv.function_control<None>}> ({
  ^bb0(%a: i1):
    "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "spirv.BranchConditional"(%a)[^m, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^m:
      "spirv.mlir.merge"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// two results
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-error@+1 {{'spirv.func' op cannot have more than one result}}
  "spirv.func"() <{sym_name = "f", function_type = (i32) -> (i32, i32), function_control = #spirv.function_control<None>}> ({
  ^bb0(%a: i32):
    "spirv.ReturnValue"(%a) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nested function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.func' op failed to verify that op must appear in a module-like op's block}}
    "spirv.func"() <{sym_name = "g", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nested module
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

// -----

// two blocks in the module
// expected-error@+1 {{'spirv.module' op expects region #0 to have 0 or 1 blocks}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
^bb0:
  "spirv.Return"() : () -> ()
^bb1:
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// no block in the module
// expected-error@+1 {{'spirv.module' op Operations with a 'SymbolTable' must have exactly one block}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
}) : () -> ()

// -----

// argument of the module's block
// expected-error@+1 {{'spirv.module' op region should have no arguments}}
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
^bb0(%a: i32):
}) : () -> ()

// -----

// an instruction at module level
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  %v = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<i32, Function>
}) : () -> ()

// -----

// variables, spec constants, entry points, execution modes in a function
"spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
  // expected-error@+1 {{'spirv.GlobalVariable' op failed to verify that op must appear in a module-like op's block}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
  // expected-error@+1 {{'spirv.SpecConstant' op failed to verify that op must appear in a module-like op's block}}
  "spirv.SpecConstant"() <{sym_name = "c", default_value = 1 : i32}> : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
  // expected-error@+1 {{'spirv.EntryPoint' op failed to verify that op must appear in a module-like op's block}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
  // expected-error@+1 {{'spirv.ExecutionMode' op failed to verify that op must appear in a module-like op's block}}
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @f, values = []}> : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// entry point without function, twice, with a bad interface
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-error@+1 {{function 'f' not found in 'spirv.module'}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "f", type = !spirv.ptr<f32, Input>}> : () -> ()
  // expected-error@+1 {{function 'f' not found in 'spirv.module'}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  // expected-error@+1 {{expected spirv.GlobalVariable symbol reference instead of'@f'}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [@f]}> : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  // expected-error@+1 {{'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = [1 : i32]}> : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
  // expected-error@+1 {{duplicate of a previous EntryPointOp}}
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
}) : () -> ()

// -----

// two entry points of two models are fine
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<Vertex>, fn = @f, interface = []}> : () -> ()
}) : () -> ()

// -----

// same symbol twice
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-note@+1 {{see existing symbol definition here}}
  "spirv.GlobalVariable"() <{sym_name = "f", type = !spirv.ptr<f32, Input>}> : () -> ()
  // expected-error@+1 {{redefinition of symbol named 'f'}}
  "spirv.GlobalVariable"() <{sym_name = "f", type = !spirv.ptr<f32, Input>}> : () -> ()
}) : () -> ()

// -----

// external function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  // expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
  }) : () -> ()
}) : () -> ()

// -----

// execution mode of an unknown function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<ContractionOff>, fn = @f, values = []}> : () -> ()
}) : () -> ()

// -----

// addressof something else
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{sym_name = "c", default_value = 1 : i32}> : () -> ()
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
    %0 = "spirv.mlir.addressof"() <{variable = @c}> : () -> !spirv.ptr<i32, Input>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type}}
    %0 = "spirv.mlir.addressof"() <{variable = @v}> : () -> !spirv.ptr<i32, Input>
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = "spirv.mlir.referenceof"() <{spec_const = @v}> : () -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{sym_name = "c", default_value = 1 : i32}> : () -> ()
  "spirv.func"() <{sym_name = "f", function_type = () -> (), function_control = #spirv.function_control<None>}> ({
    // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = "spirv.mlir.referenceof"() <{spec_const = @c}> : () -> f32
    "spirv.Return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addressof and referenceof outside of a function
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
  // expected-error@+1 {{'spirv.mlir.addressof' op failed to verify that op must appear in a function-like op's block}}
  %0 = "spirv.mlir.addressof"() <{variable = @v}> : () -> !spirv.ptr<f32, Input>
}) : () -> ()

// -----

"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{sym_name = "c", default_value = 1 : i32}> : () -> ()
  %0 = "spirv.mlir.referenceof"() <{spec_const = @c}> : () -> i32
}) : () -> ()
