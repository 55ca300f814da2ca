#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc("a.c":5:2)
#loc5 = loc("a.c":6:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "me", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #di_basic_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type>
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "-D", includePath = "/i", apinotes = "n", line = 2, isDecl = true>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_composite_type1, sizeInBits = 64, alignInBits = 16, offsetInBits = 32>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type2, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 4, type = #di_basic_type, isDefined = true, alignInBits = 64>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_module, exportSymbols = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_namespace, name = "h", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type4, #di_null_type>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <[DW_OP_constu(3), DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_stack_value]>>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram1, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type4>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "str", sizeInBits = 64, stringLength = #di_local_variable, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "S", file = #di_file, line = 1, scope = #di_file, flags = TypePassByValue, sizeInBits = 96, alignInBits = 32, elements = #di_derived_type, #di_derived_type3, #di_derived_type1, #di_string_type>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type5, sizeInBits = 64>
#di_subroutine_type2 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type6, #di_null_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 6, column = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type6>
#loc17 = loc(fused<#di_subprogram2>[#loc1, #loc2])
#loc18 = loc(fused<#di_subprogram2>[#loc3])
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "lab", file = #di_file, line = 7>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block, name = "w", file = #di_file, line = 6, type = #di_composite_type2>
#loc24 = loc(fused<#di_lexical_block>[#loc5])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc18, endLoc = #loc24>
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_expr = #di_global_variable_expression} : i32 loc(#loc)
  llvm.mlir.global internal @h(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_expr = #di_global_variable_expression1, dso_local} : i32 loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram2>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram2>[#loc1, #loc2])) -> i32 {
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %arg0 : i32 loc(#loc18)
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc4)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc4)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc4)
    %3 = llvm.mlir.constant(7 : i32) : i32 loc(#loc4)
    %4 = llvm.mlir.undef : !llvm.ptr loc(#loc4)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_deref]> = %4 : !llvm.ptr loc(#loc24)
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %3 : i32 loc(#loc24)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc18)
    llvm.intr.dbg.declare #di_local_variable2 = %5 : !llvm.ptr loc(#loc18)
    llvm.intr.dbg.label #di_label loc(#loc24)
    %6 = llvm.add %arg0, %0 : i32 loc(#loc24)
    %7 = llvm.mul %6, %1 : i32 loc(#loc26)
    %8 = llvm.mul %7, %1 : i32 loc(#loc27)
    %9 = llvm.mul %8, %1 : i32 loc(#loc4)
    llvm.br ^bb1 loc(#loc20)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %2, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc18)
  ^bb2:  // pred: ^bb1
    llvm.return %9 : i32 loc(#loc21)
  } loc(#loc17)
  llvm.func @inl() {
    llvm.return loc(#loc23)
  } loc(#loc22)
  llvm.func @decl() loc(#loc16)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc4 = loc(unknown)
#loc6 = loc("a.c":9:1)
#loc7 = loc("a.c":7:4)
#loc8 = loc("a.c":10:1)
#loc9 = loc("a.c":0:0)
#loc10 = loc("a.c":11:1)
#loc11 = loc("inl")
#loc12 = loc("a.c":9:0)
#loc13 = loc("a.c":9:9)
#loc14 = loc("decl")
#loc15 = loc("a.c":2:0)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<scope = #di_namespace, name = "decl", file = #di_file, line = 2, type = #di_subroutine_type>
#loc16 = loc(fused<#di_subprogram>[#loc14, #loc15])
#di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inl", file = #di_file, line = 9, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type2>
#loc19 = loc(fused<#di_subprogram3>[#loc6])
#loc20 = loc(fused<#di_subprogram2>[#loc9])
#loc21 = loc(fused<#di_subprogram2>[#loc10])
#loc22 = loc(fused<#di_subprogram3>[#loc11, #loc12])
#loc23 = loc(fused<#di_subprogram3>[#loc13])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 5>
#loc25 = loc(fused<#di_lexical_block>[#loc7])
#loc26 = loc(callsite(#loc19 at #loc25))
#loc27 = loc(fused<#di_lexical_block_file>[#loc8])
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f() {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("")
#loc2 = loc("a.f":3:0)
#loc3 = loc("a.f":1:0)
#loc4 = loc(fused[#loc1, #loc2])
;;;;;;;;
warning: dropped intrinsic:   tail call void @llvm.dbg.value(metadata !DIArgList(i32 %a, i32 1), metadata !6, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !7
warning: dropped intrinsic:   tail call void @llvm.dbg.value(metadata !5, metadata !6, metadata !DIExpression()), !dbg !7
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 4>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", arg = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2>
#loc5 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1, #loc2])) -> i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc3)
    llvm.intr.dbg.value #di_local_variable = %0 : i32 loc(#loc6)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr loc(#loc6)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc6)
    llvm.intr.dbg.label #di_label loc(#loc6)
    llvm.return %arg0 : i32 loc(#loc6)
  } loc(#loc5)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc3 = loc(unknown)
#loc4 = loc("a.c":1:0)
#loc6 = loc(fused<#di_subprogram>[#loc4])
;;;;;;;;
error: unhandled intrinsic:   tail call void @llvm.dbg.assign(metadata i32 %a, metadata !6, metadata !DIExpression(), metadata !7, metadata ptr %p, metadata !DIExpression()), !dbg !8
