// Metadata of accesses, loops and branches.
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 4>
#tagc = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#group1 = #llvm.access_group<id = distinct[0]<>>
#group2 = #llvm.access_group<id = distinct[1]<>>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
#domain2 = #llvm.alias_scope_domain<id = distinct[3]<>>
#scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #domain, description = "one">
#scope2 = #llvm.alias_scope<id = distinct[5]<>, domain = #domain>
#scope3 = #llvm.alias_scope<id = distinct[6]<>, domain = #domain2>
#follow = #llvm.loop_annotation<disableNonforced = false>
#loop0 = #llvm.loop_annotation<disableNonforced = true, mustProgress = true>
#vec = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #follow, followupEpilogue = #follow, followupAll = #follow>
#vec2 = #llvm.loop_vectorize<disable = true>
#inter = #llvm.loop_interleave<count = 8 : i32>
#unroll = #llvm.loop_unroll<disable = true, count = 4 : i32, runtimeDisable = true, full = true, followupUnrolled = #follow, followupRemainder = #follow, followupAll = #follow>
#unroll2 = #llvm.loop_unroll<disable = false, full = false, runtimeDisable = false>
#jam = #llvm.loop_unroll_and_jam<disable = false, count = 2 : i32, followupOuter = #follow, followupInner = #follow, followupRemainderOuter = #follow, followupRemainderInner = #follow, followupAll = #follow>
#jam2 = #llvm.loop_unroll_and_jam<disable = true>
#licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#licm2 = #llvm.loop_licm<disable = false, versioningDisable = false>
#dist = #llvm.loop_distribute<disable = true, followupCoincident = #follow, followupSequential = #follow, followupFallback = #follow, followupAll = #follow>
#dist2 = #llvm.loop_distribute<disable = false>
#pipe = #llvm.loop_pipeline<disable = true, initiationinterval = 3 : i32>
#peel = #llvm.loop_peeled<count = 5 : i32>
#unsw = #llvm.loop_unswitch<partialDisable = true>
#unsw2 = #llvm.loop_unswitch<partialDisable = false>
#loop1 = #llvm.loop_annotation<vectorize = #vec, interleave = #inter, unroll = #unroll, unrollAndJam = #jam, licm = #licm, distribute = #dist, pipeline = #pipe, peeled = #peel, unswitch = #unsw, isVectorized = true, parallelAccesses = #group1, #group2>
#loop2 = #llvm.loop_annotation<vectorize = #vec2, unroll = #unroll2, unrollAndJam = #jam2, licm = #licm2, distribute = #dist2, unswitch = #unsw2, isVectorized = false, mustProgress = false>
llvm.func @f(%p: !llvm.ptr, %c: i1, %i: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  %1 = llvm.load %p {tbaa = [#tagc]} : !llvm.ptr -> i32
  %2 = llvm.load %p {access_groups = [#group1]} : !llvm.ptr -> i32
  %3 = llvm.load %p {access_groups = [#group1, #group2]} : !llvm.ptr -> i32
  llvm.store %0, %p {alias_scopes = [#scope1], noalias_scopes = [#scope2, #scope3], tbaa = [#tag]} : i32, !llvm.ptr
  llvm.store %0, %p {alias_scopes = [#scope1, #scope2]} : i32, !llvm.ptr
  %4 = llvm.atomicrmw add %p, %i monotonic {alias_scopes = [#scope3], tbaa = [#tag], access_groups = [#group2]} : !llvm.ptr, i32
  %5 = llvm.cmpxchg %p, %i, %0 monotonic monotonic {alias_scopes = [#scope3], noalias_scopes = [#scope1], tbaa = [#tag]} : !llvm.ptr, i32
  %6 = llvm.call @g(%p) {alias_scopes = [#scope1], noalias_scopes = [#scope2], tbaa = [#tag], access_groups = [#group1]} : (!llvm.ptr) -> i32
  "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false, tbaa = [#tag], alias_scopes = [#scope1], noalias_scopes = [#scope3], access_groups = [#group1]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.intr.experimental.noalias.scope.decl #scope1
  %7 = llvm.call @g(%p) {branch_weights = array<i32: 17>} : (!llvm.ptr) -> i32
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop0}
^bb2:
  llvm.cond_br %c weights([1, 2000000000]), ^bb2, ^bb3 {loop_annotation = #loop1}
^bb3:
  llvm.br ^bb4 {loop_annotation = #loop2}
^bb4:
  llvm.cond_br %c, ^bb4, ^bb5 {loop_annotation = #loop1}
^bb5:
  llvm.return
}
llvm.func @g(!llvm.ptr) -> i32
// -----
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#tag2 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag, #tag2]} : !llvm.ptr -> i32
  %1 = llvm.load %p {tbaa = []} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["-l", "m"]
llvm.func @f() {
  llvm.return
}
// -----
module attributes {llvm.data_layout = "e-p:64:64-i64:64-n8:16:32", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f(%p: !llvm.ptr) -> i128 {
    %0 = llvm.load %p : !llvm.ptr -> i128
    %1 = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
    %2 = llvm.load %p : !llvm.ptr -> vector<5xi32>
    %3 = llvm.load %p : !llvm.ptr -> f80
    %4 = llvm.load %p : !llvm.ptr -> vector<3xi1>
    llvm.return %0 : i128
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">, #dlti.dl_entry<i8, dense<[8, 32]> : vector<2xi64>>, #dlti.dl_entry<i64, dense<32> : vector<2xi64>>, #dlti.dl_entry<f64, dense<64> : vector<2xi64>>, #dlti.dl_entry<f16, dense<[16, 32]> : vector<2xi64>>, #dlti.dl_entry<!llvm.ptr, dense<[64, 64, 64]> : vector<3xi64>>, #dlti.dl_entry<!llvm.ptr<3>, dense<[32, 32, 32, 16]> : vector<4xi64>>, #dlti.dl_entry<index, 32>, #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui32>, #dlti.dl_entry<"dlti.program_memory_space", 3 : ui32>, #dlti.dl_entry<"dlti.global_memory_space", 0 : ui32>, #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>>} {
  llvm.func @f(%p: !llvm.ptr) -> i64 {
    %0 = llvm.load %p : !llvm.ptr -> i64
    llvm.return %0 : i64
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">, #dlti.dl_entry<"unknown.key", "x">>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<si8, dense<8> : vector<2xi64>>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} {}
// -----
module attributes {llvm.data_layout = ""} {}
// -----
"test.op"() : () -> ()
