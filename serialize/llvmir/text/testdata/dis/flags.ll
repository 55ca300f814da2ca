; The order of flags.
!named = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DIBasicType(name: "a", flags: DIFlagAllCallsDescribed | DIFlagLittleEndian | DIFlagBigEndian | DIFlagNonTrivial | DIFlagThunk | DIFlagEnumClass | DIFlagTypePassByReference | DIFlagTypePassByValue | DIFlagNoReturn | DIFlagBitField | DIFlagIntroducedVirtual | DIFlagSingleInheritance | DIFlagExportSymbols | DIFlagRValueReference | DIFlagLValueReference | DIFlagStaticMember | DIFlagVector | DIFlagObjectPointer | DIFlagObjcClassComplete | DIFlagPrototyped | DIFlagExplicit | DIFlagArtificial | DIFlagVirtual | DIFlagReservedBit4 | DIFlagAppleBlock | DIFlagFwdDecl | DIFlagPublic)
!1 = !DIBasicType(name: "b", flags: DIFlagVirtualInheritance | DIFlagPrivate)
!2 = !DIBasicType(name: "c", flags: DIFlagVirtual | DIFlagProtected)
!3 = !DIBasicType(name: "d", flags: DIFlagIndirectVirtualBase)
!4 = !DIBasicType(name: "e", flags: DIFlagFwdDecl | DIFlagMultipleInheritance)
!5 = !DISubprogram(name: "f", spFlags: DISPFlagObjCDirect | DISPFlagDeleted | DISPFlagMainSubprogram | DISPFlagRecursive | DISPFlagElemental | DISPFlagPure | DISPFlagOptimized | DISPFlagLocalToUnit | DISPFlagPureVirtual)
!6 = !DISubprogram(name: "g", virtualIndex: 3, spFlags: DISPFlagVirtual)
