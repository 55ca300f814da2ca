package spirv

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Dialect returns the spirv dialect.
func Dialect() *ir.Dialect {
	ops := slices.Concat(arithmeticEntries(), bitEntries(), logicalEntries(), castEntries(), extInstEntries(), groupEntries(), atomicEntries(),
		matrixEntries(), memoryEntries(), compositeEntries(), controlEntries(), structureEntries(), opaqueEntries(),
		glslEntries(), voteEntries(), imageEntries(), geometryEntries(), intelEntries(), replicateEntries(), graphEntries())
	for i := range ops {
		if !slices.ContainsFunc(ops[i].Interfaces, func(m any) bool { _, own := m.(*facts); return own }) {
			ops[i].Interfaces = append(ops[i].Interfaces, factsOf(ops[i].Def))
		}
	}
	return &ir.Dialect{
		Name:             dialectName,
		Ops:              ops,
		Attrs:            attrClasses,
		Changes:          versionChanges,
		Constant:         materialize,
		ParseType:        parseTypeNamed,
		ParseAttr:        parseAttrNamed,
		VerifyOpAttr:     verifyOpAttr,
		VerifyArgAttr:    verifyArgAttr,
		VerifyResultAttr: verifyResultAttr,
		Legacy:           legacySyntax(),
		Interfaces:       []any{canonicalizer{}, inliner{}, layoutEntries{}},
	}
}
