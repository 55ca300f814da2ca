module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f() {
    llvm.return loc(#loc5)
  } loc(#loc4)
} loc(#loc)
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "decltype(nullptr)">
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "c", sizeInBits = 8, encoding = DW_ATE_unsigned_char>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "U", sizeInBits = 8>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[1]<>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc("a.c":1:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "T", baseType = #di_composite_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "self", baseType = #di_composite_type>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", elements = #di_derived_type2>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "n", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type3, sizeInBits = 64>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, elements = #llvm.di_subrange<count = 12 : i64, lowerBound = 10 : i64>, #llvm.di_subrange<lowerBound = #di_global_variable, upperBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = 8 : i64>, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_constu(2)]>, allocated = <[DW_OP_deref]>, associated = <[DW_OP_constu(1)]>>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[1]<>, name = "A", elements = #di_derived_type4>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type5, sizeInBits = 64>
#di_composite_type6 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", elements = #di_derived_type5>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #di_null_type, #di_derived_type, #di_derived_type1, #di_composite_type1, #di_composite_type4, #di_basic_type1, #di_basic_type2, #di_composite_type5, #di_composite_type6>
#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_composite_type, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_composite_type7 = #llvm.di_composite_type<tag = DW_TAG_class_type, recId = distinct[0]<>, name = "C", file = #di_file, line = 1, elements = #di_subprogram, #di_derived_type3>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "T", baseType = #di_composite_type7>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #di_null_type, #di_derived_type, #di_derived_type6, #di_composite_type1, #di_composite_type4, #di_basic_type1, #di_basic_type2, #di_composite_type5, #di_composite_type6>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_composite_type7, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type1>
#loc4 = loc(fused<#di_subprogram1>[#loc1, #loc2])
#loc5 = loc(fused<#di_subprogram1>[#loc3])
;;;;;;;;
warning: dropped intrinsic:   tail call void @llvm.dbg.value(metadata !6, metadata !7, metadata !DIExpression()), !dbg !9
warning: dropped intrinsic:   tail call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 3), metadata !7, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !9
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", type = #di_basic_type>
#loc8 = loc(fused<#di_subprogram>[#loc1, #loc2])
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1, #loc2])) {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc3)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc3)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc3)
    %3 = llvm.mlir.zero : !llvm.ptr loc(#loc3)
    llvm.intr.dbg.declare #di_local_variable = %3 : !llvm.ptr loc(#loc9)
    llvm.br ^bb1(%0 : i32) loc(#loc3)
  ^bb1(%4: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable1 = %4 : i32 loc(#loc14)
    llvm.cond_br %2, ^bb1(%1 : i32), ^bb2 loc(#loc9)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc15)
  } loc(#loc8)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc4 = loc("a.c":1:0)
#loc5 = loc("a.c":2:0)
#loc6 = loc("a.c":4:5)
#loc7 = loc("a.c":6:0)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram>
#loc9 = loc(fused<#di_subprogram>[#loc4])
#loc10 = loc(fused<#di_subprogram1>[#loc5])
#loc11 = loc(fused<#di_subprogram>[#loc6])
#loc12 = loc(fused<#di_subprogram>[#loc7])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 2>
#loc13 = loc(callsite(#loc11 at #loc12))
#loc14 = loc(callsite(#loc10 at #loc13))
#loc15 = loc(fused<#di_lexical_block1>[#loc2])
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f() {
    llvm.return loc(#loc3)
  } loc(#loc4)
} loc(#loc)
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc2 = loc("a.c":3:0)
#loc3 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, elements = #llvm.di_subrange<count = -1 : i64>>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type, #di_composite_type, #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#loc4 = loc(fused<#di_subprogram>[#loc1, #loc2])
