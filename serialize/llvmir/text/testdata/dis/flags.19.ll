; ModuleID = '<stdin>'
source_filename = "<stdin>"

!named = !{!0, !1, !2, !3, !4, !5, !6}

!0 = !DIBasicType(name: "a", flags: DIFlagPublic | DIFlagSingleInheritance | DIFlagIndirectVirtualBase | DIFlagAppleBlock | DIFlagReservedBit4 | DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagStaticMember | DIFlagLValueReference | DIFlagRValueReference | DIFlagExportSymbols | DIFlagIntroducedVirtual | DIFlagBitField | DIFlagNoReturn | DIFlagTypePassByValue | DIFlagTypePassByReference | DIFlagEnumClass | DIFlagThunk | DIFlagNonTrivial | DIFlagBigEndian | DIFlagLittleEndian | DIFlagAllCallsDescribed)
!1 = !DIBasicType(name: "b", flags: DIFlagPrivate | DIFlagVirtualInheritance)
!2 = !DIBasicType(name: "c", flags: DIFlagProtected | DIFlagVirtual)
!3 = !DIBasicType(name: "d", flags: DIFlagIndirectVirtualBase)
!4 = !DIBasicType(name: "e", flags: DIFlagMultipleInheritance | DIFlagFwdDecl)
!5 = !DISubprogram(name: "f", scope: null, virtualIndex: 0, spFlags: DISPFlagPureVirtual | DISPFlagLocalToUnit | DISPFlagOptimized | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect)
!6 = !DISubprogram(name: "g", scope: null, virtualIndex: 3, spFlags: DISPFlagVirtual)
