; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@l0 = private global i32 0
@l1 = internal global i32 1
@l2 = available_externally global i32 2
@l3 = linkonce global i32 3
@l4 = weak global i32 4
@l5 = common global i32 0
@l6 = appending global [2 x i32] [i32 1, i32 2]
@l7 = extern_weak global i32
@l8 = linkonce_odr global i32 8
@l9 = weak_odr global i32 9
@l10 = external global i32
@l11 = global i32 11
@l12 = constant i32 12
@l13 = internal global i32 undef
@v1 = hidden global i32 0
@v2 = protected global i32 0
@u1 = unnamed_addr constant i32 0
@u2 = local_unnamed_addr constant i32 0
@t1 = thread_local global i32 0
@d1 = dso_local global i32 0
@all = private thread_local addrspace(3) constant i64 7, section "my sec\22tion", align 32
@a1 = addrspace(1) global i32 0
@a2 = external addrspace(5) global [3 x i8], align 4
@e1 = global i32 0
@s1 = internal constant [5 x i8] c"text\00"
@s2 = internal addrspace(4) constant [4 x i8] c"a\22\0A\FF"
@s3 = internal constant [0 x i8] zeroinitializer
@"strange name" = internal global i32 0
@"1" = internal global i32 0
@"a\22b" = internal global i32 0

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: comdat selection symbols must be unique even in different comdat regions
;;;;;;;;
error: ops with side effects not allowed in global initializers
;;;;;;;;
error: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
;;;;;;;;
error: unsupported constant value
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
