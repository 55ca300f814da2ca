module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected at 8 entries in 'ProfileSummary': !1 = !{!2, !3, !4, !5, !6, !7}
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'ProfileFormat' key: !"Format"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: i32 1
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'TotalCount' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'MaxCount' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'MaxInternalCount' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'MaxFunctionCount' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'NumCounts' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'NumFunctions' key, but found: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'DetailedSummary' key: !"IsPartialProfile"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected double metadata value for key 'PartialProfileRatio': !10 = !{!"PartialProfileRatio", i64 1}
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86, num_counts = 1>, <cut_off = 100000, min_count = 85, num_counts = 2>>>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'DetailedSummary' key: !"Other"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected tuple value for 'DetailedSummary' key: i32 1
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 26, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 14, num_functions = 3, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = >>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: 'DetailedSummary' entry expects 3 operands: !13 = !{i32 1, i64 2}
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected only integer entries in 'DetailedSummary': !13 = !{i32 1, i64 2, !"x"}
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: 'DetailedSummary' entry expects 3 operands: i32 1
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected 'DetailedSummary' key: !"X"
warning: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>, #llvm.cgprofile_entry<from = @g, count = 5>, #llvm.cgprofile_entry<count = 0>]>] loc(#loc)
  llvm.func @f() loc(#loc1)
  llvm.func @g() loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc(unknown)
;;;;;;;;
warning: unsupported module flag value for key 'float' : float 1.000000e+00
warning: unsupported module flag value for key 'list' : !2 = !{!"a", !"b"}
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes !llvm.ptr = dense<64> : vector<4xi64, "dlti.endianness" = "little", 64]> : vector<2xi64, f128 = dense<128> : vector<2xi64, f16 = dense<16> : vector<2xi64, f64 = dense<64> : vector<2xi64, i1 = dense<8> : vector<2xi64, i16 = dense<16> : vector<2xi64, i32 = dense<32> : vector<2xi64, i64 = dense<[32, i8 = dense<8> : vector<2xi64, llvm.module_asm = [], llvm.target_triple = ""
  llvm.module_flags [#llvm.mlir.module_flag<override, "override", 12 : i32>] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
