!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"Format", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"Other"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"SampleProfile"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"CSInstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", i32 1}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"Other", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"Other", i64 26}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"Other", i64 26}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"Other", i64 26}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"Other", i64 26}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"Other", i64 26}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", !"x"}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", !"x"}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", i64 1}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", float 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 86, i32 1}, !{i32 100000, i64 85, i32 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"Other", !{}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", i32 1}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 1, i64 2}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 1, i64 2, !"x"}}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{i32 1}}}}
; -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 26}, !{!"MaxCount", i64 9}, !{!"MaxInternalCount", i64 8}, !{!"MaxFunctionCount", i64 7}, !{!"NumCounts", i64 14}, !{!"NumFunctions", i64 3}, !{!"IsPartialProfile", i64 1}, !{!"PartialProfileRatio", double 0.5}, !{!"X", i32 1}, !{!"Y", i32 1}}}
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
