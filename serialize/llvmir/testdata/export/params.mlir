// Attributes of parameters and results.
llvm.func @p(i32 {llvm.signext}, i32 {llvm.zeroext}, i32 {llvm.noundef}, i32 {llvm.inreg}, i32 {llvm.allocalign}, i32 {llvm.returned}) -> i32
llvm.func @q(!llvm.ptr {llvm.noalias, llvm.nocapture, llvm.nofree, llvm.nonnull, llvm.readonly}, !llvm.ptr {llvm.writeonly}, !llvm.ptr {llvm.readnone}, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.align = 16 : i64}, !llvm.ptr {llvm.dereferenceable = 8 : i64}, !llvm.ptr {llvm.dereferenceable_or_null = 4 : i64}, !llvm.ptr {llvm.allocptr})
llvm.func @r(!llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.byref = !llvm.struct<(i32, i8)>}, !llvm.ptr {llvm.inalloca = f32})
llvm.func @s(!llvm.ptr {llvm.sret = !llvm.struct<(i32, i8)>, llvm.noalias, llvm.align = 4 : i64}, !llvm.ptr {llvm.preallocated = i8})
llvm.func @t(!llvm.ptr {llvm.stackalignment = 32 : i64}, f32 {other.thing, llvm.noundef}, i32 {llvm.nothing_known, llvm.noundef})
llvm.func @u(!llvm.ptr {llvm.swiftself}, !llvm.ptr {llvm.immarg})
llvm.func @v() -> (!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.noundef, llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64})
llvm.func @w() -> (i8 {llvm.signext, llvm.noundef})
llvm.func @x(%a: !llvm.ptr {llvm.noalias, llvm.noundef}, %b: i64 {llvm.noundef}) -> (i64 {llvm.zeroext}) {
  llvm.return %b : i64
}
