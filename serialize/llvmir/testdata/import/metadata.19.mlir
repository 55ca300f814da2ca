warning: expected metadata node llvm.loop.unroll.runtime.disable to hold no value
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
#loc1 = loc(unknown)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = true>
#loop_interleave = #llvm.loop_interleave<count = 4 : i32>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 6 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 7 : i32>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 3 : i32>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_vectorize = #llvm.loop_vectorize<width = 8 : i32>
#loop_vectorize1 = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "one">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group, #access_group1>
#loop_annotation2 = #llvm.loop_annotation<vectorize = #loop_vectorize1, interleave = #loop_interleave, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled>
#loop_distribute1 = #llvm.loop_distribute<followupAll = #loop_annotation>
#loop_unroll1 = #llvm.loop_unroll<followupUnrolled = #loop_annotation>
#loop_unroll_and_jam1 = #llvm.loop_unroll_and_jam<disable = true, followupInner = #loop_annotation>
#loop_vectorize2 = #llvm.loop_vectorize<followupVectorized = #loop_annotation, followupEpilogue = #loop_annotation>
#loop_annotation3 = #llvm.loop_annotation<vectorize = #loop_vectorize2, unroll = #loop_unroll1, unrollAndJam = #loop_unroll_and_jam1, distribute = #loop_distribute1, unswitch = #loop_unswitch, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "agg", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc1, 4>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 4>
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: !llvm.ptr loc(unknown), %arg1: i1 loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32 loc(#loc1)
    %1 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    %2 = llvm.load %arg0 {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1, #alias_scope]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.store %0, %arg0 {access_groups = [#access_group], alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr loc(#loc1)
    %3 = llvm.load %arg0 {access_groups = [#access_group, #access_group1], alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    llvm.call @g() {access_groups = [#access_group], alias_scopes = [#alias_scope], branch_weights = array<i32: 9>, noalias_scopes = [#alias_scope1, #alias_scope], tbaa = [#tbaa_tag1]} : () -> () loc(#loc1)
    %4 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc1)
    %5 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %6 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc1)
    %7 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc1)
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg1, ^bb1, ^bb2 {loop_annotation = #loop_annotation1} loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg1, ^bb2, ^bb3 {loop_annotation = #loop_annotation2} loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg1, ^bb3, ^bb4 {loop_annotation = #loop_annotation3} loc(#loc1)
  ^bb4:  // pred: ^bb3
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected metadata nodes llvm.loop.unroll.enable and llvm.loop.unroll.disable to be mutually exclusive.
warning: unhandled metadata: !0 = distinct !{!0, !1, !2} on   br i1 %c, label %l, label %m, !llvm.loop !0
warning: expected metadata node llvm.loop.unroll.count to hold an i32 value
warning: unhandled metadata: !3 = distinct !{!3, !4} on   br i1 %c, label %m, label %n, !llvm.loop !3
warning: unknown loop annotation llvm.loop.unknown
warning: unhandled metadata: !5 = distinct !{!5, !6} on   br i1 %c, label %n, label %o, !llvm.loop !5
warning: expected metadata node llvm.loop.vectorize.enable to hold a boolean value
warning: unhandled metadata: !7 = distinct !{!7, !8} on   br i1 %c, label %o, label %p, !llvm.loop !7
warning: expected metadata node llvm.loop.unroll.followup_all to hold an MDNode
warning: unhandled metadata: !9 = distinct !{!9, !10} on   br i1 %c, label %p, label %q, !llvm.loop !9
warning: cannot import loop properties with duplicated names llvm.loop.vectorize.width
warning: unhandled metadata: !11 = distinct !{!11, !12, !12} on   br i1 %c, label %q, label %r, !llvm.loop !11
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc1)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc1)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 loc(#loc1)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc1)
  ^bb7:  // pred: ^bb6
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: expected metadata node llvm.loop.vectorize.enable to hold a boolean value
warning: expected metadata node llvm.loop.mustprogress to hold no value
warning: unhandled metadata: !4 = distinct !{!4, !5, !6} on   br i1 %c, label %m, label %n, !llvm.loop !4
warning: expected metadata node llvm.loop.isvectorized to hold an integer value
warning: unhandled metadata: !7 = distinct !{!7, !8, !3} on   br i1 %c, label %n, label %o, !llvm.loop !7
warning: expected metadata node llvm.loop.parallel_accesses to hold one or multiple MDNodes
warning: unhandled metadata: !9 = distinct !{!9, !10, !3} on   br i1 %c, label %o, label %p, !llvm.loop !9
warning: expected metadata node llvm.loop.unroll_and_jam.count to hold an i32 value
warning: invalid loop node
warning: unhandled metadata: !14 = distinct !{!3} on   br i1 %c, label %q, label %r, !llvm.loop !14
#loc1 = loc(unknown)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_distribute = #llvm.loop_distribute<disable = false>
#loop_annotation1 = #llvm.loop_annotation<distribute = #loop_distribute, mustProgress = true>
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.br ^bb1 loc(#loc1)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation} loc(#loc1)
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg0, ^bb2, ^bb3 loc(#loc1)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb4 loc(#loc1)
  ^bb4:  // 2 preds: ^bb3, ^bb4
    llvm.cond_br %arg0, ^bb4, ^bb5 loc(#loc1)
  ^bb5:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb5, ^bb6 {loop_annotation = #loop_annotation1} loc(#loc1)
  ^bb6:  // 2 preds: ^bb5, ^bb6
    llvm.cond_br %arg0, ^bb6, ^bb7 loc(#loc1)
  ^bb7:  // pred: ^bb6
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"] loc(#loc)
  llvm.linker_options ["-lm"] loc(#loc)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
warning: unhandled function metadata: !4 = !{!"synthetic_function_entry_count", i64 5} on define void @h() !prof !4 {
#loc1 = loc(unknown)
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: i1 loc(unknown)) {
    llvm.cond_br %arg0 weights([1, 0]), ^bb1, ^bb3 loc(#loc1)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0 weights([7, 0]), ^bb2, ^bb3 loc(#loc1)
  ^bb2:  // pred: ^bb1
    llvm.return loc(#loc1)
  ^bb3:  // 2 preds: ^bb0, ^bb1
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @g() attributes {function_entry_count = -1 : i64} {
    llvm.return loc(#loc1)
  } loc(#loc1)
  llvm.func @h() {
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
#loc1 = loc(unknown)
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes "little", #dlti.dl_entry<!llvm.ptr, #dlti.dl_entry<"dlti.endianness", #dlti.dl_entry<f128, #dlti.dl_entry<f16, #dlti.dl_entry<f64, #dlti.dl_entry<i1, #dlti.dl_entry<i16, #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.dl_entry<i8, 64]> : vector<2xi64, dense<128> : vector<2xi64, dense<16> : vector<2xi64, dense<16> : vector<2xi64, dense<32> : vector<2xi64, dense<64> : vector<2xi64, dense<64> : vector<4xi64, dense<8> : vector<2xi64, dense<8> : vector<2xi64, dense<[32
  llvm.func @f(%arg0: !llvm.ptr loc(unknown)) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32 loc(#loc1)
    llvm.return loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
;;;;;;;;
error: unsupported alias scope node: !1 = !{!"scope", !2, !"text"}
