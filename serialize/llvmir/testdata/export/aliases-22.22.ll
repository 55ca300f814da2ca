; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = global i32 1

@a0 = alias i32, ptr @x
@a1 = private alias i32, ptr @x
@a2 = weak_odr hidden unnamed_addr alias i32, ptr @a0
@a3 = linkonce thread_local alias ptr, ptr @x
@a4 = internal local_unnamed_addr alias i32 (), ptr @f
@a5 = alias void (), ptr @use2

define i32 @f() {
  ret i32 1
}

define void @use2() {
  call void @a5()
  ret void
}

define i32 @use() {
  %1 = load i32, ptr @a3, align 4
  %2 = call i32 @a4()
  %3 = add i32 %1, %2
  ret i32 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

$largest = comdat largest

$"a name" = comdat any

$any = comdat any

$exact = comdat exactmatch

$size = comdat samesize

@any = linkonce_odr global i32 1, comdat
@other = global i32 1, comdat($exact)
@third = internal constant i32 1, section "s", comdat($size), align 8
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @g, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @largest, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 -1, ptr @largest, ptr null }]

define linkonce void @largest() comdat {
  ret void
}

define void @g() comdat($"a name") {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
;;;;;;;;
error: 'llvm.call' op 'a5' does not reference a valid LLVM function or IFunc
;;;;;;;;
error: ops with side effects are not allowed in alias initializers
