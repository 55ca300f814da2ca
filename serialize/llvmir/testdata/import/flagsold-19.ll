!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = distinct !{!2, !3, !4}
!2 = !{ptr @f, ptr @g, i64 222}
!3 = !{ptr @g, null, i64 5}
!4 = !{null, null, i64 0}
declare void @f()
declare void @g()
; -----
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"float", float 1.0}
!1 = !{i32 6, !"list", !{!"a", !"b"}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"override", i64 12}
