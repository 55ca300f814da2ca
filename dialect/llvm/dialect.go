// Package llvm is the llvm dialect: LLVM IR in the syntax of MLIR. Values of blocks are arguments in place of phi instructions, and
// constants are operations.
//
//	llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 {
//	  %zero = llvm.mlir.constant(0 : i32) : i32
//	  %v = llvm.load %p : !llvm.ptr -> i32
//	  %more = llvm.icmp "slt" %x, %v : i32
//	  llvm.cond_br %more, ^then, ^end(%zero : i32)
//	^then:
//	  %sum = llvm.add %x, %v overflow<nsw> : i32
//	  llvm.br ^end(%sum : i32)
//	^end(%r: i32):
//	  llvm.return %r : i32
//	}
package llvm

import "github.com/spvc/spvc/ir"

// Dialect returns the llvm dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:             dialectName,
		Types:            typeClasses(),
		Attrs:            attrClasses(),
		Ops:              append(opEntries(), intrinsicEntries()...),
		ParseType:        unknownType,
		Constant:         materialize,
		VerifyOpAttr:     verifyOpAttr,
		VerifyArgAttr:    verifyArgAttr,
		VerifyResultAttr: verifyResultAttr,
		Interfaces:       []any{encodings{}, inliner{}},
		AllowUnknownOps:  true, // not all operations of LLVM IR have a row
		Directives: map[string]*ir.CustomDirective{
			"LLVMOpAttrs":   {Parse: parseOpAttrs, Print: printOpAttrs},
			"OverflowFlags": {Parse: requireOverflow, ParseOptional: parseOverflow, Print: printOverflow},
		},
	}
}
