#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[1]<>>
#link = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #link, sizeInBits = 64>
#node = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[1]<>, name = "node", file = #file, line = 3, sizeInBits = 64, elements = #next>
#type = #llvm.di_subroutine_type<types = #int, #node>
#fn = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "f", file = #file, line = 4, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #type>
#block = #llvm.di_lexical_block<scope = #fn, file = #file, line = 6, column = 7>
#var = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 6, arg = 1, type = #int>
#label = #llvm.di_label<scope = #block, name = "again", file = #file, line = 8>
#gvar = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true>
#gexpr = #llvm.di_global_variable_expression<var = #gvar, expr = <[DW_OP_plus_uconst(3)]>>
#domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[4]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#group = #llvm.access_group<id = distinct[5]<>>
llvm.mlir.global internal @g(1 : i32) {dbg_expr = #gexpr} : i32
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %x : i32 loc(fused<#block>["a.c":6:9])
  llvm.intr.dbg.label #label loc(fused<#block>["a.c":8:1])
  llvm.store %x, %p {alias_scopes = [#scope], noalias_scopes = [#scope], tbaa = [#tag], access_groups = [#group]} : i32, !llvm.ptr loc("a.c":9:2)
  llvm.br ^b {loop_annotation = #llvm.loop_annotation<mustProgress = true, vectorize = <disable = false, width = 4 : i32>, parallelAccesses = #group>} loc(unknown)
^b:
  llvm.return loc(callsite("a.c":1:1 at fused<#fn>["b.c":2:2]))
} loc(fused<#fn>["a.c":4:1])
