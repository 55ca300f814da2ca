; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12}
!11 = !{i32 10000, i64 86, i32 1}
!12 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"DetailedSummary", !11}
!11 = !{!12, !13}
!12 = !{i32 10000, i64 86, i32 1}
!13 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"PartialProfileRatio", double 5.000000e-01}
!10 = !{!"DetailedSummary", !11}
!11 = !{!12, !13}
!12 = !{i32 10000, i64 86, i32 1}
!13 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"Format", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"Other"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"SampleProfile"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"CSInstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", i32 1}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"Other", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"Other", i64 26}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"Other", i64 26}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"Other", i64 26}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"Other", i64 26}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"Other", i64 26}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", !"x"}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", !"x"}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", i64 1}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", float 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i32 10000, i64 86, i32 1}
!14 = !{i32 100000, i64 85, i32 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"Other", !12}
!12 = !{}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", i32 1}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13}
!13 = !{i32 1, i64 2}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13}
!13 = !{i32 1, i64 2, !"x"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{i32 1}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 26}
!4 = !{!"MaxCount", i64 9}
!5 = !{!"MaxInternalCount", i64 8}
!6 = !{!"MaxFunctionCount", i64 7}
!7 = !{!"NumCounts", i64 14}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 5.000000e-01}
!11 = !{!"X", i32 1}
!12 = !{!"Y", i32 1}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

declare void @f()

declare void @g()

!llvm.module.flags = !{!0}

!0 = !{i32 5, !"CG Profile", !1}
!1 = distinct !{!2, !3, !4}
!2 = !{ptr @f, ptr @g, i64 222}
!3 = !{ptr @g, null, i64 5}
!4 = !{null, null, i64 0}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"float", float 1.000000e+00}
!1 = !{i32 6, !"list", !2}
!2 = !{!"a", !"b"}

;;;;;;;;
; ModuleID = '<stdin>'
source_filename = "<stdin>"

!llvm.module.flags = !{!0}

!0 = !{i32 4, !"override", i64 12}
