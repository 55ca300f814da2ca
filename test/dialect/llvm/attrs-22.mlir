// RUN: mlir-opt --mlir-version=22 %s --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK: list = [#llvm.uwtableKind<async>, #llvm.framePointerKind<"non-leaf-no-reserve">, #llvm.address_space<3>, #llvm<dso_local_equivalent @f>]
"test.op"() {list = [#llvm.uwtableKind<async>, #llvm.framePointerKind<"non-leaf-no-reserve">, #llvm.address_space<3>, #llvm<dso_local_equivalent @f>]} : () -> ()

// CHECK: ranges = [#llvm.constant_range<i8, -56, -1>, #llvm.constant_range<i1, 0, -1>, #llvm.constant_range<i70, 590295810358705651711, -590295810358705651712>]
"test.op"() {ranges = [#llvm.constant_range<i8, 200, 255>, #llvm.constant_range<si1, 0, 1>, #llvm.constant_range<i70, 590295810358705651711, -590295810358705651712>]} : () -> ()

// CHECK: functions = [#llvm.vec_type_hint<hint = i32, is_signed = true>, #llvm.target<triple = "x86_64", chip = "skylake", features = <["+avx"]>>, #llvm.mlir.workgroup_attribution<8 : i64, f32>]
"test.op"() {functions = [#llvm.vec_type_hint<hint = i32, is_signed = true>, #llvm.target<triple = "x86_64", chip = "skylake", features = <["+avx"]>>,
  #llvm.mlir.workgroup_attribution<8, f32>]} : () -> ()

// CHECK: memory = [#llvm.dereferenceable<bytes = 8>, #llvm.dereferenceable<bytes = 16, mayBeNull = true>, #mmra_tag, #llvm.blockaddress<function = @f, tag = <id = 1>>]
"test.op"() {memory = [#llvm.dereferenceable<bytes = 8>, #llvm.dereferenceable<bytes = 16, mayBeNull = true>, #llvm.mmra_tag<"a":"b">,
  #llvm.blockaddress<function = @f, tag = <id = 1>>]} : () -> ()

// CHECK: #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = read>
"test.op"() {a = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = read>} : () -> ()

// CHECK: #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>
// CHECK-SAME: #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>, #llvm.cgprofile_entry<count = 4>]>
// CHECK-SAME: #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>
// CHECK-SAME: #llvm.dependent_libraries<"m", "c">
"test.op"() {flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
  #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>, #llvm.cgprofile_entry<count = 4>]>,
  #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3,
    max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.5,
    detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 4, min_count = 5, num_counts = 6>>>, #llvm.dependent_libraries<"m", "c">]} : () -> ()

// -----

// CHECK-DAG: #di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None, splitDebugFilename = "a.dwo">
// CHECK-DAG: #di_subprogram1 = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
// CHECK-DAG: #di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram1, entity = #di_file>
// CHECK-DAG: #di_subprogram2 = #llvm.di_subprogram<recId = distinct[0]<>, name = "f", retainedNodes = #di_imported_entity, #di_file>
// CHECK-DAG: #di_subprogram = #llvm.di_subprogram<name = "h", annotations = #llvm.di_annotation<name = "k", value = "v">>
// CHECK-DAG: #di_common_block = #llvm.di_common_block<scope = #di_subprogram2, name = "c">
// CHECK-DAG: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram2, flags = Artificial>
// CHECK-DAG: #alias_scope = #llvm.alias_scope<id = "s", domain = #alias_scope_domain>
// CHECK-DAG: #di_basic_type = #llvm.di_basic_type<name = "none">
// CHECK: #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = 1 : i64>
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = None, splitDebugFilename = "a.dwo">
#self = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #f>
#sp = #llvm.di_subprogram<recId = distinct[1]<>, name = "f", retainedNodes = #import, #f>
#h = #llvm.di_subprogram<name = "h", annotations = #llvm.di_annotation<name = "k", value = "v">>
#common = #llvm.di_common_block<scope = #sp, name = "c">
#x = #llvm.di_local_variable<scope = #sp, flags = Artificial>
#scope = #llvm.alias_scope<id = "s", domain = <id = "d">>
"test.op"() {a = [#cu, #h, #common, #x, #scope, #llvm.di_basic_type<name = "none">,
  #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = 1>]} : () -> ()
