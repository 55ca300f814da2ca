// Where the blocks of selections and loops stand, in generic form.
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// empty selection
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// one block: merge
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.selection' op must have a selection header block}}
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// no merge at the end
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^a:
    "spirv.Branch"()[^b] : () -> ()
  ^b:
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge block with a constant
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%c)[^m, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^m:
    %k = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge in the middle
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%c)[^a, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^a:
    // expected-error@+1 {{'spirv.mlir.merge' op can only be used in the last block of 'spirv.mlir.selection' or 'spirv.mlir.loop'}}
    "spirv.mlir.merge"() : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// header branches unconditionally
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.Branch"()[^m] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// header returns
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.Return"() : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// early return
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%c)[^a, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^a:
    "spirv.Return"() : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// header with a phi before
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
  ^h(%x: i1):
    "spirv.BranchConditional"(%c)[^m, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// branch to header
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{entry block of region may not have predecessors}}
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
  ^h:
    "spirv.BranchConditional"(%c)[^a, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^a:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// cases branch to each other
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({
    "spirv.BranchConditional"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^a:
    "spirv.Branch"()[^b] : () -> ()
  ^b:
    "spirv.Branch"()[^m] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// empty loop
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// one block
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// two blocks
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^m] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// three blocks
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^h, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// four
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// entry to merge
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^m] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// entry cond to merge
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.BranchConditional"(%c)[^h, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// entry with op
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    %k = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// entry returns
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Return"() : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// body to header
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^b, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^b:
    "spirv.BranchConditional"(%c)[^h, ^k] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// header to itself
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^h, ^k] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// continue not to header
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^m] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// continue to header or merge
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.Branch"()[^k] : () -> ()
  ^k:
    "spirv.BranchConditional"(%c)[^h, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// continue returns
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Return"() : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// no merge
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge with constant
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^k, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    %k = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge in the middle
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^x, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^x:
    // expected-error@+1 {{'spirv.mlir.merge' op can only be used in the last block of 'spirv.mlir.selection' or 'spirv.mlir.loop'}}
    "spirv.mlir.merge"() : () -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// early return
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.BranchConditional"(%c)[^x, ^m] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^x:
    "spirv.Return"() : () -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge in a function
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.merge' op must be the last operation in the parent block}}
  "spirv.mlir.merge"() : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// merge with operand
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  // expected-error@+1 {{'spirv.mlir.merge' op must be the last operation in the parent block}}
  "spirv.mlir.merge"(%i) : (i32) -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// header has switch
"spirv.func"() <{sym_name = "f", function_type = (i1, i32) -> (), function_control = #spirv.function_control<None>}> ({
^bb0(%c: i1, %i: i32):
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
    "spirv.Branch"()[^h] : () -> ()
  ^h:
    "spirv.Return"() : () -> ()
  ^k:
    "spirv.Branch"()[^h] : () -> ()
  ^m:
    "spirv.mlir.merge"() : () -> ()
  }) : () -> ()
  "spirv.Return"() : () -> ()
}) : () -> ()

// -----

// more values than results
spirv.func @f(%c: i1, %i: i32) "None" {
  %0 = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^t, ^m(%i : i32)
  ^t:
    spirv.Branch ^m(%i : i32)
  ^m(%v: i32):
    // expected-error@+1 {{'spirv.mlir.merge' op has 2 operands, but enclosing 'spirv.mlir.selection' has 1 results}}
    spirv.mlir.merge %v, %v : i32, i32
  }
  spirv.Return
}

// -----

// another type than that of the result
spirv.func @f(%c: i1, %i: i32) "None" {
  %0 = spirv.mlir.loop -> f32 {
    spirv.Branch ^h
  ^h:
    spirv.BranchConditional %c, ^k, ^m
  ^k:
    spirv.Branch ^h
  ^m:
    // expected-error@+1 {{'spirv.mlir.merge' op operand #0 has type 'i32', but the result of enclosing 'spirv.mlir.loop' has type 'f32'}}
    spirv.mlir.merge %i : i32
  }
  spirv.Return
}
