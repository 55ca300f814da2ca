; Metadata about accesses, loops and the module.
; RUN: mlir-translate --mlir-version=19 --import-llvm %s | FileCheck %s --check-prefix=MLIR19
; RUN: mlir-translate --mlir-version=22 --import-llvm %s | FileCheck %s --check-prefix=MLIR22

source_filename = "metadata.c"
define void @aliasing(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !tbaa !0, !llvm.access.group !10
  store i32 %a, ptr %q, !tbaa !3, !llvm.access.group !12, !nontemporal !30
  %b = load i32, ptr %p, !alias.scope !20, !noalias !21, !invariant.load !31, !tbaa !6
  call void @llvm.experimental.noalias.scope.decl(metadata !20)
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 4, i1 false), !tbaa !0
  %c = load ptr, ptr %p, !dereferenceable !32, !nonnull !31
  %d = load ptr, ptr %p, !dereferenceable_or_null !32, !invariant.group !31
  fence seq_cst, !mmra !33
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
define void @loops(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !40, !prof !60
b:
  br i1 %c, label %b, label %d, !llvm.loop !41
d:
  br i1 %c, label %d, label %e, !llvm.loop !42, !prof !61
e:
  br label %f, !llvm.loop !43
f:
  ret void
}
!llvm.linker.options = !{!70}
!llvm.ident = !{!71}
!llvm.commandline = !{!72}
!llvm.dependent-libraries = !{!73}
!llvm.module.flags = !{!74, !75, !76}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{!4, !1, i64 4, i64 1}
!4 = !{!"pair", !1, i64 0, !1, i64 4, !5, i64 8}
!5 = !{!"byte", !2}
!6 = !{!7, !7, i64 0}
!7 = !{!"other", !8, i64 0}
!8 = distinct !{}
!10 = distinct !{}
!11 = distinct !{}
!12 = !{!10, !11}
!20 = !{!22}
!21 = !{!23, !24}
!22 = distinct !{!22, !25, !"first"}
!23 = distinct !{!23, !25}
!24 = distinct !{!24, !26, !"third"}
!25 = distinct !{!25, !"domain"}
!26 = distinct !{!26}
!30 = !{i32 1}
!31 = !{}
!32 = !{i64 8}
!33 = !{!"amdgpu-as", !"local"}
!40 = distinct !{!40, !44, !45, !46, !47, !48, !49}
!41 = distinct !{!41, !50, !51, !52, !53, !54, !55}
!42 = distinct !{!42, !56, !57, !58, !59}
!43 = distinct !{!43, !62, !63, !64}
!44 = !{!"llvm.loop.disable_nonforced"}
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.vectorize.enable", i1 true}
!47 = !{!"llvm.loop.vectorize.width", i32 8}
!48 = !{!"llvm.loop.interleave.count", i32 2}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !{!"llvm.loop.unroll.count", i32 4}
!51 = !{!"llvm.loop.unroll.runtime.disable"}
!52 = !{!"llvm.loop.unroll_and_jam.enable"}
!53 = !{!"llvm.licm.disable"}
!54 = !{!"llvm.loop.distribute.enable", i1 false}
!55 = !{!"llvm.loop.pipeline.initiationinterval", i32 3}
!56 = !{!"llvm.loop.peeled.count", i32 1}
!57 = !{!"llvm.loop.unswitch.partial.disable"}
!58 = !{!"llvm.loop.isvectorized", i32 1}
!59 = !{!"llvm.loop.parallel_accesses", !10, !12}
!60 = !{!"branch_weights", i32 3, i32 5}
!61 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!62 = !{!"llvm.loop.unroll.followup_unrolled", !65}
!63 = !{!"llvm.loop.unroll.full"}
!64 = !{!"llvm.loop.licm_versioning.disable"}
!65 = distinct !{!65, !49}
!70 = !{!"-lm", !"-lc"}
!71 = !{!"a compiler"}
!72 = !{!"cc -c a.c"}
!73 = !{!"m"}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 5, !"CG Profile", !77}
!76 = !{i32 1, !"kind", !"value"}
!77 = !{!78}
!78 = !{ptr @aliasing, ptr @loops, i64 5}

; MLIR19: #access_group = #llvm.access_group<id = distinct[0]<>>
; MLIR19-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
; MLIR19-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
; MLIR19-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>>
; MLIR19-NEXT: #loop_distribute = #llvm.loop_distribute<disable = true>
; MLIR19-NEXT: #loop_interleave = #llvm.loop_interleave<count = 2 : i32>
; MLIR19-NEXT: #loop_licm = #llvm.loop_licm<disable = true>
; MLIR19-NEXT: #loop_licm1 = #llvm.loop_licm<versioningDisable = true>
; MLIR19-NEXT: #loop_peeled = #llvm.loop_peeled<count = 1 : i32>
; MLIR19-NEXT: #loop_pipeline = #llvm.loop_pipeline<initiationinterval = 3 : i32>
; MLIR19-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true>
; MLIR19-NEXT: #loop_unroll1 = #llvm.loop_unroll<count = 4 : i32, runtimeDisable = true>
; MLIR19-NEXT: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false>
; MLIR19-NEXT: #loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
; MLIR19-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = false, width = 8 : i32>
; MLIR19-NEXT: #tbaa_root = #llvm.tbaa_root<id = "root">
; MLIR19-NEXT: #tbaa_root1 = #llvm.tbaa_root
; MLIR19-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain, description = "first">
; MLIR19-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain>
; MLIR19-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1, description = "third">
; MLIR19-NEXT: #loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, mustProgress = true>
; MLIR19-NEXT: #loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll1, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline>
; MLIR19-NEXT: #loop_annotation2 = #llvm.loop_annotation<peeled = #loop_peeled, unswitch = #loop_unswitch, isVectorized = true, parallelAccesses = #access_group, #access_group, #access_group1>
; MLIR19-NEXT: #loop_annotation3 = #llvm.loop_annotation<unroll = #loop_unroll>
; MLIR19-NEXT: #loop_unroll2 = #llvm.loop_unroll<full = true, followupUnrolled = #loop_annotation3>
; MLIR19-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
; MLIR19-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "byte", members = {<#tbaa_root, 0>}>
; MLIR19-NEXT: #tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "other", members = {<#tbaa_root1, 0>}>
; MLIR19-NEXT: #loop_annotation4 = #llvm.loop_annotation<unroll = #loop_unroll2, licm = #loop_licm1>
; MLIR19-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
; MLIR19-NEXT: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
; MLIR19-NEXT: #tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>, <#tbaa_type_desc1, 8>}>
; MLIR19-NEXT: #tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc, offset = 4, constant = true>
; MLIR19: module attributes
; MLIR19-NEXT:   llvm.linker_options ["-lm", "-lc"]
; MLIR19-NEXT:   llvm.func @aliasing(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
; MLIR19-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
; MLIR19-NEXT:     %1 = llvm.load %arg0 {access_groups = [#access_group], alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; MLIR19-NEXT:     llvm.store %1, %arg1 {access_groups = [#access_group, #access_group1], alignment = 4 : i64, nontemporal, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
; MLIR19-NEXT:     %2 = llvm.load %arg0 invariant {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1, #alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; MLIR19-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
; MLIR19-NEXT:     "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
; MLIR19-NEXT:     %3 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; MLIR19-NEXT:     %4 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; MLIR19-NEXT:     llvm.fence seq_cst
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT:   llvm.func @loops(%arg0: i1) {
; MLIR19-NEXT:     llvm.br ^bb1
; MLIR19-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; MLIR19-NEXT:     llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; MLIR19-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
; MLIR19-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation1}
; MLIR19-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb3
; MLIR19-NEXT:     llvm.cond_br %arg0, ^bb3, ^bb4 {loop_annotation = #loop_annotation2}
; MLIR19-NEXT:   ^bb4:  // pred: ^bb3
; MLIR19-NEXT:     llvm.br ^bb5 {loop_annotation = #loop_annotation4}
; MLIR19-NEXT:   ^bb5:  // pred: ^bb4
; MLIR19-NEXT:     llvm.return
; MLIR19-NEXT:   }
; MLIR19-NEXT: }

; MLIR22: #access_group = #llvm.access_group<id = distinct[0]<>>
; MLIR22-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
; MLIR22-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
; MLIR22-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>>
; MLIR22-NEXT: #loop_distribute = #llvm.loop_distribute<disable = true>
; MLIR22-NEXT: #loop_interleave = #llvm.loop_interleave<count = 2 : i32>
; MLIR22-NEXT: #loop_licm = #llvm.loop_licm<disable = true>
; MLIR22-NEXT: #loop_licm1 = #llvm.loop_licm<versioningDisable = true>
; MLIR22-NEXT: #loop_peeled = #llvm.loop_peeled<count = 1 : i32>
; MLIR22-NEXT: #loop_pipeline = #llvm.loop_pipeline<initiationinterval = 3 : i32>
; MLIR22-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true>
; MLIR22-NEXT: #loop_unroll1 = #llvm.loop_unroll<count = 4 : i32, runtimeDisable = true>
; MLIR22-NEXT: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false>
; MLIR22-NEXT: #loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
; MLIR22-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = false, width = 8 : i32>
; MLIR22-NEXT: #mmra_tag = #llvm.mmra_tag<"amdgpu-as":"local">
; MLIR22-NEXT: #tbaa_root = #llvm.tbaa_root<id = "root">
; MLIR22-NEXT: #tbaa_root1 = #llvm.tbaa_root
; MLIR22-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain, description = "first">
; MLIR22-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[5]<>, domain = #alias_scope_domain>
; MLIR22-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[6]<>, domain = #alias_scope_domain1, description = "third">
; MLIR22-NEXT: #loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, mustProgress = true>
; MLIR22-NEXT: #loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll1, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline>
; MLIR22-NEXT: #loop_annotation2 = #llvm.loop_annotation<peeled = #loop_peeled, unswitch = #loop_unswitch, isVectorized = true, parallelAccesses = #access_group, #access_group, #access_group1>
; MLIR22-NEXT: #loop_annotation3 = #llvm.loop_annotation<unroll = #loop_unroll>
; MLIR22-NEXT: #loop_unroll2 = #llvm.loop_unroll<full = true, followupUnrolled = #loop_annotation3>
; MLIR22-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
; MLIR22-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "byte", members = {<#tbaa_root, 0>}>
; MLIR22-NEXT: #tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "other", members = {<#tbaa_root1, 0>}>
; MLIR22-NEXT: #loop_annotation4 = #llvm.loop_annotation<unroll = #loop_unroll2, licm = #loop_licm1>
; MLIR22-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
; MLIR22-NEXT: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
; MLIR22-NEXT: #tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>, <#tbaa_type_desc1, 8>}>
; MLIR22-NEXT: #tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc, offset = 4, constant = true>
; MLIR22: module attributes
; MLIR22-NEXT:   llvm.linker_options ["-lm", "-lc"]
; MLIR22-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @aliasing, to = @loops, count = 5>]>, #llvm.mlir.module_flag<error, "kind", "value">]
; MLIR22-NEXT:   llvm.func @aliasing(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
; MLIR22-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
; MLIR22-NEXT:     %1 = llvm.load %arg0 {access_groups = [#access_group], alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; MLIR22-NEXT:     llvm.store %1, %arg1 {access_groups = [#access_group, #access_group1], alignment = 4 : i64, nontemporal, tbaa = [#tbaa_tag2]} : i32, !llvm.ptr
; MLIR22-NEXT:     %2 = llvm.load %arg0 invariant {alias_scopes = [#alias_scope], alignment = 4 : i64, noalias_scopes = [#alias_scope1, #alias_scope2], tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
; MLIR22-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
; MLIR22-NEXT:     "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
; MLIR22-NEXT:     %3 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; MLIR22-NEXT:     %4 = llvm.load %arg0 invariant_group dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; MLIR22-NEXT:     llvm.fence seq_cst {llvm.mmra = #mmra_tag}
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT:   llvm.func @loops(%arg0: i1) {
; MLIR22-NEXT:     llvm.br ^bb1
; MLIR22-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; MLIR22-NEXT:     llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; MLIR22-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
; MLIR22-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3 {loop_annotation = #loop_annotation1}
; MLIR22-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb3
; MLIR22-NEXT:     llvm.cond_br %arg0 weights([1, 2000]), ^bb3, ^bb4 {loop_annotation = #loop_annotation2}
; MLIR22-NEXT:   ^bb4:  // pred: ^bb3
; MLIR22-NEXT:     llvm.br ^bb5 {loop_annotation = #loop_annotation4}
; MLIR22-NEXT:   ^bb5:  // pred: ^bb4
; MLIR22-NEXT:     llvm.return
; MLIR22-NEXT:   }
; MLIR22-NEXT: }
