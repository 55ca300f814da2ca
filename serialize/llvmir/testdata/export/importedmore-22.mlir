#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = []} : !llvm.ptr -> i32 loc(#loc1)
    llvm.cond_br %arg1, ^bb1, ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @llvm.experimental.constrained.fadd.f32(f32, f32, !llvm.metadata, !llvm.metadata) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return} loc(#loc1)
  llvm.func @f(%arg0: f64 loc(unknown)) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest strict : f64 to f32 loc(#loc1)
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32 loc(#loc1)
    %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32 loc(#loc1)
    %3 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32 loc(#loc1)
    llvm.return %0 : f32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.mlir.constant(0 : i64) : i64 loc(#loc1)
    %1 = llvm.mlir.constant(1 : i64) : i64 loc(#loc1)
    %2 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %3 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64> loc(#loc1)
    %4 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %5 = llvm.mlir.constant(7 : i128) : i128 loc(#loc1)
    %6 = llvm.mlir.constant(1152921504606846976 : i64) : i64 loc(#loc1)
    %7 = llvm.getelementptr %arg0[%0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, vector<2xi32> loc(#loc1)
    %8 = llvm.getelementptr %arg0[%0, 1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, struct<(i8, array<2 x i16>)>)> loc(#loc1)
    %9 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32 loc(#loc1)
    %10 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %11 = llvm.getelementptr %arg0[%3, 1] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i64)> loc(#loc1)
    %12 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i128) -> !llvm.ptr, i32 loc(#loc1)
    %13 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.mlir.constant(8 : i64) : i64 loc(#loc1)
    "llvm.intr.memcpy"(%arg0, %arg0, %0) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.noalias}, {}], isVolatile = true, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i64) -> () loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "mov $0, $1", "=r,r" %0 : (i32) -> i32 loc(#loc1)
    %2 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = att "bswap $0", "=r,r" %1 : (i32) -> i32 loc(#loc1)
    %3 = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = i32}] "st $0", "=*m" %arg0 : (!llvm.ptr) -> !llvm.void loc(#loc1)
    %4 = llvm.inline_asm asm_dialect = att "nop", ""  : () -> !llvm.void loc(#loc1)
    llvm.return %2 : i32 loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#loc1 = loc(unknown)
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1 loc(unknown), %arg1: vector<2xi1> loc(unknown), %arg2: vector<2xi32> loc(unknown)) -> vector<2xi32> {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc1)
    %1 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %2 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32> loc(#loc1)
    %3 = llvm.mlir.constant(1 : i32) : i32 loc(#loc1)
    %4 = llvm.mlir.constant(5 : i32) : i32 loc(#loc1)
    %5 = llvm.select %arg0, %arg2, %1 : i1, vector<2xi32> loc(#loc1)
    %6 = llvm.select %arg1, %arg2, %2 : vector<2xi1>, vector<2xi32> loc(#loc1)
    %7 = llvm.insertelement %3, %arg2[%4 : i32] : vector<2xi32> loc(#loc1)
    %8 = llvm.shufflevector %arg2, %5 [-1, 3, 0] : vector<2xi32>  loc(#loc1)
    llvm.return %6 : vector<2xi32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#loc1 = loc("a.c":3:0)
#loc2 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "g", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", type = #di_basic_type>
#loc7 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1])) {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc2)
    %3 = llvm.mlir.zero : !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable = %3 : !llvm.ptr loc(#loc8)
    llvm.br ^bb1(%0 : i32) loc(#loc2)
  ^bb1(%4: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable1 = %4 : i32 loc(#loc13)
    llvm.cond_br %2, ^bb1(%1 : i32), ^bb2 loc(#loc8)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc14)
  } loc(#loc7)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc3 = loc("a.c":1:0)
#loc4 = loc("a.c":2:0)
#loc5 = loc("a.c":4:5)
#loc6 = loc("a.c":6:0)
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram>
#loc8 = loc(fused<#di_subprogram>[#loc3])
#loc9 = loc(fused<#di_subprogram1>[#loc4])
#loc10 = loc(fused<#di_subprogram>[#loc5])
#loc11 = loc(fused<#di_subprogram>[#loc6])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 2>
#loc12 = loc(callsite(#loc10 at #loc11))
#loc13 = loc(callsite(#loc9 at #loc12))
#loc14 = loc(fused<#di_lexical_block1>[#loc1])
// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#loc1 = loc("a.c":3:0)
#loc2 = loc("a.c":5:2)
#loc4 = loc("a.c":6:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "me", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "x.dwo">
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "x", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #di_basic_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "-D", includePath = "/i", apinotes = "n", line = 2, isDecl = true>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type1, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "g", file = #di_file, line = 4, type = #di_basic_type, isDefined = true, alignInBits = 64>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_module, exportSymbols = true>
#di_global_variable1 = #llvm.di_global_variable<scope = #di_namespace, name = "h", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_plus_uconst(4)]>>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type3>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <[DW_OP_constu(3), DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_stack_value]>>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "str", sizeInBits = 64, stringLength = #di_local_variable1, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64, elements = #llvm.di_subrange<count = 2 : i64, lowerBound = 1 : i64>, #llvm.di_subrange<lowerBound = #llvm.di_expression<[DW_OP_constu(3)]>, upperBound = #di_local_variable1, stride = 4 : i64>, #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(1)]>, lowerBound = #di_local_variable1, stride = #llvm.di_expression<[DW_OP_constu(2)]>>>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_composite_type1, sizeInBits = 64, alignInBits = 16, offsetInBits = 32>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S", file = #di_file, line = 1, scope = #di_file, flags = TypePassByValue, sizeInBits = 96, alignInBits = 32, elements = #di_derived_type, #di_derived_type4, #di_derived_type2, #di_string_type>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type2>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type5, sizeInBits = 64>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type6>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type6, #di_null_type>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable, #di_local_variable2>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 6, column = 1>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 3, arg = 1, type = #di_basic_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type3>
#loc14 = loc(fused<#di_subprogram2>[#loc1])
#loc15 = loc(fused<#di_subprogram2>[#loc2])
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "lab", file = #di_file, line = 7>
#di_string_type1 = #llvm.di_string_type<tag = DW_TAG_string_type, name = "str", sizeInBits = 64, stringLength = #di_local_variable4, stringLengthExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#loc18 = loc(fused<#di_lexical_block>[#loc4])
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 64, elements = #llvm.di_subrange<count = 2 : i64, lowerBound = 1 : i64>, #llvm.di_subrange<lowerBound = #llvm.di_expression<[DW_OP_constu(3)]>, upperBound = #di_local_variable4, stride = 4 : i64>, #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(1)]>, lowerBound = #di_local_variable4, stride = #llvm.di_expression<[DW_OP_constu(2)]>>>
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc15, endLoc = #loc18>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "y", baseType = #di_composite_type3, sizeInBits = 64, alignInBits = 16, offsetInBits = 32>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "S", file = #di_file, line = 1, scope = #di_file, flags = TypePassByValue, sizeInBits = 96, alignInBits = 32, elements = #di_derived_type, #di_derived_type7, #di_derived_type2, #di_string_type1>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_composite_type4>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_lexical_block, name = "w", file = #di_file, line = 6, type = #di_composite_type4, flags = Artificial>
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type8, sizeInBits = 64>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v", file = #di_file, line = 5, alignInBits = 32, type = #di_derived_type9>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression, #di_global_variable_expression1]} : i32 loc(#loc)
  llvm.mlir.global internal @h(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression2], dso_local} : i32 loc(#loc)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram2>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram2>[#loc1])) -> i32 {
    llvm.intr.dbg.value #di_local_variable3 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %arg0 : i32 loc(#loc15)
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc3)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc3)
    %2 = llvm.mlir.constant(true) : i1 loc(#loc3)
    %3 = llvm.mlir.constant(7 : i32) : i32 loc(#loc3)
    %4 = llvm.mlir.undef : !llvm.ptr loc(#loc3)
    llvm.intr.dbg.value #di_local_variable5 #llvm.di_expression<[DW_OP_deref]> = %4 : !llvm.ptr loc(#loc18)
    llvm.intr.dbg.value #di_local_variable5 #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]> = %3 : i32 loc(#loc18)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc15)
    llvm.intr.dbg.declare #di_local_variable6 = %5 : !llvm.ptr loc(#loc15)
    llvm.intr.dbg.label #di_label loc(#loc18)
    %6 = llvm.add %arg0, %0 : i32 loc(#loc18)
    %7 = llvm.mul %6, %1 : i32 loc(#loc24)
    %8 = llvm.mul %7, %1 : i32 loc(#loc20)
    %9 = llvm.mul %8, %1 : i32 loc(#loc3)
    llvm.br ^bb1 loc(#loc16)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %2, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc15)
  ^bb2:  // pred: ^bb1
    llvm.return %9 : i32 loc(#loc17)
  } loc(#loc14)
  llvm.func @inl() {
    llvm.return loc(#loc23)
  } loc(#loc22)
  llvm.func @decl() loc(#loc13)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc3 = loc(unknown)
#loc5 = loc("a.c":9:1)
#loc6 = loc("a.c":7:4)
#loc7 = loc("a.c":10:1)
#loc8 = loc("a.c":0:0)
#loc9 = loc("a.c":11:1)
#loc10 = loc("a.c":9:0)
#loc11 = loc("a.c":9:9)
#loc12 = loc("a.c":2:0)
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_namespace, name = "decl", file = #di_file, line = 2, type = #di_subroutine_type, annotations = #llvm.di_annotation<name = "btf_decl_tag", value = "tag">>
#loc13 = loc(fused<#di_subprogram1>[#loc12])
#loc16 = loc(fused<#di_subprogram2>[#loc8])
#loc17 = loc(fused<#di_subprogram2>[#loc9])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 5>
#loc19 = loc(fused<#di_lexical_block>[#loc6])
#loc20 = loc(fused<#di_lexical_block_file>[#loc7])
#di_subroutine_type2 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type, #di_derived_type9, #di_null_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inl", file = #di_file, line = 9, subprogramFlags = "LocalToUnit|Definition", type = #di_subroutine_type2>
#loc21 = loc(fused<#di_subprogram3>[#loc5])
#loc22 = loc(fused<#di_subprogram3>[#loc10])
#loc23 = loc(fused<#di_subprogram3>[#loc11])
#loc24 = loc(callsite(#loc21 at #loc19))
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f() {
    llvm.return loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#di_file = #llvm.di_file<"a.f" in "">
#di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc = loc("<stdin>":0:0)
#loc1 = loc("a.f":3:0)
#loc2 = loc("a.f":1:0)
#di_common_block = #llvm.di_common_block<scope = #di_file, name = "cb", file = #di_file, line = 2>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram, entity = #di_common_block, file = #di_file, line = 4, name = "n", elements = #di_common_block>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[0]<>, id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_common_block, file = #di_file, line = 3, subprogramFlags = "Virtual|Definition|Pure|Elemental|Recursive|MainSubprogram|Deleted|ObjCDirect", type = #di_subroutine_type, retainedNodes = #di_imported_entity>
#loc3 = loc(fused<#di_subprogram1>[#loc1])
#loc4 = loc(fused<#di_subprogram1>[#loc2])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 4>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", arg = 1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 2>
#loc4 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) -> i32 {
    %0 = llvm.mlir.poison : i32 loc(#loc2)
    llvm.intr.dbg.value #di_local_variable = %0 : i32 loc(#loc5)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr loc(#loc5)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc5)
    llvm.intr.dbg.label #di_label loc(#loc5)
    llvm.return %arg0 : i32 loc(#loc5)
  } loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc(unknown)
#loc3 = loc("a.c":1:0)
#loc5 = loc(fused<#di_subprogram>[#loc3])
// -----
#di_file = #llvm.di_file<"a.c" in "/d">
#di_subroutine_type = #llvm.di_subroutine_type<>
#loc1 = loc("a.c":3:0)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = DebugDirectivesOnly, nameTableKind = Apple>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#loc3 = loc(fused<#di_subprogram>[#loc1])
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
  llvm.func @f(%arg0: i32 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) -> i32 {
    llvm.return %arg0 : i32 loc(#loc4)
  } loc(#loc3)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc2 = loc("a.c":1:0)
#loc4 = loc(fused<#di_subprogram>[#loc2])
