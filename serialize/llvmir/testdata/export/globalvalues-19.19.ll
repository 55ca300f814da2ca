; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@x = global i32 1
@y = external addrspace(1) global [4 x i32]
@p0 = internal global ptr @x
@p1 = internal global ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @y, i32 0, i64 2)
@p2 = internal global ptr @p1
@p3 = internal global i64 add (i64 ptrtoint (ptr @x to i64), i64 3)
@p4 = internal global ptr addrspacecast (ptr addrspace(1) @y to ptr)
@p5 = internal global { ptr, i32, [2 x float] } { ptr @f, i32 4, [2 x float] [float undef, float 5.000000e-01] }
@p6 = internal global i32 poison
@p7 = internal global [3 x ptr] zeroinitializer
@p8 = internal global i32 sub (i32 xor (i32 ptrtoint (ptr @x to i32), i32 5), i32 ptrtoint (ptr @x to i32))
@p9 = internal global <2 x i32> <i32 7, i32 2>
@p10 = internal global ptr inttoptr (i64 4096 to ptr)
@p11 = extern_weak global i32

declare void @f()

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

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
