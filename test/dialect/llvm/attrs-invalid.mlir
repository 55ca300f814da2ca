// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not mlir-opt %s --allow-unregistered-dialect -split-input-file 2>/dev/null | count 21

// expected-error @+2 {{invalid LLVM linkage types specification: strong}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"test.op"() {a = #llvm.linkage<strong>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM linkage types}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage'}}
"test.op"() {a = #llvm.linkage<3>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"test.op"() {a = #llvm.fastmath<nan>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::LLVM::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value'}}
"test.op"() {a = #llvm.overflow<nsw, ssw>} : () -> ()

// -----

// expected-error @+2 {{invalid LLVM DI flags specification: Public|Secret}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"test.op"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = "Public|Secret">} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_thing}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_basic_type<tag = DW_TAG_thing, name = "t">} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: tag}}
"test.op"() {a = #llvm.di_basic_type<name = "t">} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_composite_type<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
"test.op"() {a = #llvm.di_subprogram<file = <"a" in "b">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.op"() {a = #llvm.di_lexical_block<scope = #llvm.di_null_type>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"test.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"test.op"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, 3>} : () -> ()

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: DW_OP_hop}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations'}}
"test.op"() {a = #llvm.di_expression<[DW_OP_deref, DW_OP_hop]>} : () -> ()

// -----

// expected-error @+2 {{encountered unknown attribute encoding "DW_ATE_thing"}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations'}}
"test.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_thing)]>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"test.op"() {a = #llvm.loop_annotation<disableNonforced = 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"test.op"() {a = #llvm.loop_annotation<startLoc = loc("a.c":1:2)>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"test.op"() {a = #llvm.tbaa_type_desc<id = "t", members = {}>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'id' which is to be a `DistinctAttr`}}
"test.op"() {a = #llvm.alias_scope_domain<id = "d">} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #llvm.memory_effects<other = none, inaccessibleMem = none>} : () -> ()

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
"test.op"() {a = #llvm.target_features<["avx"]>} : () -> ()

// -----

// expected-error @+1 {{target features can not contain ','}}
"test.op"() {a = #llvm.target_features<["+avx,+sse"]>} : () -> ()

// -----

// expected-error @+1 {{target features can not be null or empty}}
"test.op"() {a = #llvm.target_features<[""]>} : () -> ()
