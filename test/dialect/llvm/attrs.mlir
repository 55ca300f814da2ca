// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefixes=CHECK22

// CHECK: linkage = #llvm.linkage<linkonce_odr>
// CHECK-SAME: list = [#llvm.cconv<fastcc>, #llvm.cconv<cc_10>, #llvm.tailcallkind<musttail>, #llvm.framePointerKind<"non-leaf">, #llvm<comdat any>]
"test.op"() {linkage = #llvm.linkage<linkonce_odr>,
  list = [#llvm.cconv<fastcc>, #llvm.cconv<"cc_10">, #llvm.tailcallkind<musttail>, #llvm.framePointerKind<"non-leaf">, #llvm<comdat any>]} : () -> ()

// CHECK: flags = [#llvm.fastmath<none>, #llvm.fastmath<nnan, nsz>, #llvm.fastmath<fast>, #llvm.overflow<nsw, nuw>, #llvm.overflow<none>]
"test.op"() {flags = [#llvm.fastmath<none>, #llvm.fastmath<nsz, nnan>, #llvm.fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn>, #llvm.overflow<nuw, nsw>,
  #llvm.overflow<none>]} : () -> ()

// CHECK: values = [#llvm.undef, #llvm.poison, #llvm.zero]
"test.op"() {values = [#llvm.undef, #llvm.poison, #llvm.zero]} : () -> ()

// CHECK: functions = [#llvm.target_features<[]>, #llvm.target_features<["+avx", "-sse4"]>, #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>]
"test.op"() {functions = [#llvm.target_features<[]>, #llvm.target_features<["+avx", "-sse4"]>, #llvm.vscale_range<maxRange = 4 : i32, minRange = 1 : i32>]} : () -> ()

// CHECK: #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = write>
// CHECK22: #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>
"test.op"() {a = #llvm.memory_effects<inaccessibleMem = write, other = none, argMem = readwrite>} : () -> ()

// -----

// Debug information: parameters in any order, flags, expressions.

// CHECK-DAG: #di_file = #llvm.di_file<"sum.c" in "/src">
// CHECK-DAG: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
// CHECK-DAG: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "spvc", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
// CHECK-DAG: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, dwarfAddressSpace = 0>
// CHECK-DAG: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_derived_type>
// CHECK-DAG: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "row", baseType = #di_basic_type, flags = "Public|Vector", elements = #llvm.di_subrange<count = 8 : i64>>
// CHECK-DAG: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Protected, dataLocation = <[DW_OP_push_object_address, DW_OP_plus_uconst(16)]>, rank = <>>
// CHECK-DAG: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", linkageName = "_sum", file = #di_file, line = 4, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-DAG: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, line = 6, column = 3>
// CHECK-DAG: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, discriminator = 2>
// CHECK-DAG: #di_local_variable = #llvm.di_local_variable<scope = #di_lexical_block_file, name = "x", file = #di_file, line = 7, arg = 1, alignInBits = 32, type = #di_basic_type>
// CHECK-DAG: #di_label = #llvm.di_label<scope = #di_subprogram, name = "again", file = #di_file, line = 9>
// CHECK-DAG: #di_global_variable = #llvm.di_global_variable<name = "g", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true>
// CHECK-DAG: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_convert(16, DW_ATE_signed)]>>
// CHECK-DAG: #di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = #di_local_variable, stringLengthExp = <[DW_OP_deref]>>
// CHECK-DAG: #di_module = #llvm.di_module<file = #di_file, name = "m", isDecl = true>
// CHECK-DAG: #di_namespace = #llvm.di_namespace<name = "n", exportSymbols = false>
#f = #llvm.di_file<"sum.c" in "/src">
#cu = #llvm.di_compile_unit<nameTableKind = GNU, sourceLanguage = DW_LANG_C11, id = distinct[7]<>, file = #f, producer = "spvc", emissionKind = Full, isOptimized = true>
#float = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #float, sizeInBits = 64, dwarfAddressSpace = 0>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #pointer>
#row = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "row", baseType = #float, flags = "Vector|Public", elements = #llvm.di_subrange<count = 8>>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Bit1, dataLocation = <[DW_OP_push_object_address, DW_OP_plus_uconst(16)]>, rank = <>, line = 0>
#sum = #llvm.di_subprogram<id = distinct[8]<>, compileUnit = #cu, scope = #f, name = "sum", linkageName = "_sum", file = #f, line = 4, scopeLine = 5,
  subprogramFlags = "Optimized|Definition", type = #type>
#block = #llvm.di_lexical_block<scope = #sum, line = 6, column = 3>
#blockf = #llvm.di_lexical_block_file<scope = #block, discriminator = 2>
#x = #llvm.di_local_variable<scope = #blockf, name = "x", file = #f, line = 7, arg = 1, alignInBits = 32, type = #float>
#again = #llvm.di_label<scope = #sum, name = "again", file = #f, line = 9>
#g = #llvm.di_global_variable<name = "g", file = #f, line = 1, type = #float, isLocalToUnit = true, isDefined = false>
#ge = #llvm.di_global_variable_expression<var = #g, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_convert(16, DW_ATE_signed)]>>
#s = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = #x, stringLengthExp = <[DW_OP_deref]>>
#m = #llvm.di_module<file = #f, name = "m", isDecl = true>
#n = #llvm.di_namespace<name = "n", exportSymbols = false>
"test.op"() {a = [#row, #class, #again, #ge, #s, #m, #n]} : () -> ()

// -----

// A type that contains itself.

// CHECK: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
// CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
// CHECK: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "list", elements = #di_derived_type>
// CHECK22: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
// CHECK22: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
// CHECK22: #di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", elements = #di_derived_type>
#self = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#list = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "list", elements = #next>
"test.op"() {a = #list} : () -> ()

// -----

// Loops: annotations inside of annotations have no prefix.

// CHECK-DAG: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-DAG: #access_group1 = #llvm.access_group<id = distinct[1]<>>
// CHECK-DAG: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
// CHECK-DAG: #loop_vectorize = #llvm.loop_vectorize<disable = false, scalableEnable = true, width = 8 : i32, followupAll = #loop_annotation>
// CHECK-DAG: #loop_unroll = #llvm.loop_unroll<count = 4 : i64, full = false>
// CHECK-DAG: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, isVectorized = false, startLoc = #loc{{[0-9]*}}, parallelAccesses = #access_group, #access_group1>
#loop = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, width = 8 : i32, scalableEnable = true, followupAll = <mustProgress = true>>,
  interleave = <count = 2 : i32>, unroll = <count = 4, full = false>, unrollAndJam = <disable = true>, licm = <versioningDisable = true>, distribute = <>,
  pipeline = <initiationinterval = 2 : i32>, peeled = <count = 1 : i32>, unswitch = <partialDisable = true>, isVectorized = false,
  startLoc = loc(fused["a.c":3:4, "b.c":5:6]), parallelAccesses = <id = distinct[3]<>>, <id = distinct[4]<>>>
"test.op"() {a = #loop} : () -> ()

// -----

// CHECK-DAG: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
// CHECK-DAG: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "s">
// CHECK-DAG: #tbaa_root = #llvm.tbaa_root<id = "C">
// CHECK-DAG: #tbaa_root1 = #llvm.tbaa_root{{$}}
// CHECK-DAG: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
// CHECK-DAG: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
// CHECK-DAG: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 4>
// CHECK-DAG: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
// CHECK: #llvm.tbaa_member<#tbaa_root1, 8>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "s">
#root = #llvm.tbaa_root<id = "C">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4, constant = false>
#tag1 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
"test.op"() {a = [#scope, #tag, #tag1, #llvm.tbaa_root, #llvm.tbaa_root<>, #llvm.tbaa_member<#llvm.tbaa_root, 8>]} : () -> ()
