package spirv

import "github.com/spvc/spvc/ir"

// Dialect returns the spirv dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:             dialectName,
		Attrs:            attrClasses,
		ParseType:        parseTypeNamed,
		ParseAttr:        parseAttrNamed,
		VerifyOpAttr:     verifyOpAttr,
		VerifyArgAttr:    verifyArgAttr,
		VerifyResultAttr: verifyResultAttr,
	}
}
