; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @p(i32 signext, i32 zeroext, i32 noundef, i32 inreg, i32 allocalign, i32 returned)

declare void @q(ptr noalias nofree nonnull readonly captures(none), ptr writeonly, ptr readnone, ptr nest, ptr align 16, ptr dereferenceable(8), ptr dereferenceable_or_null(4), ptr allocptr)

declare void @r(ptr byval(i32), ptr byref({ i32, i8 }), ptr inalloca(float))

declare void @s(ptr noalias sret({ i32, i8 }) align 4, ptr preallocated(i8))

declare void @t(ptr, float noundef, i32 noundef)

declare void @u(ptr, ptr)

declare noalias noundef nonnull align 8 dereferenceable(8) ptr @v()

declare noundef signext i8 @w()

define zeroext i64 @x(ptr noalias noundef %0, i64 noundef %1) {
  ret i64 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
