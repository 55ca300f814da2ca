error: custom op 'llvm.mlir.global' attribute 'visibility_' occurs more than once in the attribute list
;;;;;;;;
error: comdat selection symbols must be unique even in different comdat regions
;;;;;;;;
error: ops with side effects not allowed in global initializers
;;;;;;;;
error: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global [2 x i32] [i32 1, i32 2]

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global { float, float } { float 1.000000e+00, float 2.000000e+00 }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = internal global ptr @f

declare void @f()

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
