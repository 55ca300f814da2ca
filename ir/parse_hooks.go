package ir

func parseOpFormat(p *Parser, info *OpInfo, st *OperationState) bool {
	return p.emit(st.Loc, "'"+info.Name+"' op has no custom assembly form")
}
func parseTypeFormat(p *Parser, def *TypeDef) Type                  { return nil }
func parseAttrFormat(p *Parser, def *AttrClass, typ Type) Attribute { return nil }
func (c *Context) AffineBinary(kind AffineKind, l, r *AffineExpr) *AffineExpr {
	return c.rawAffine(kind, l, r, 0)
}
func (e *AffineExpr) IsSymbolicOrConstant() bool {
	return e.Kind == AffineConstant || e.Kind == AffineSymbol || e.Kind < AffineConstant && e.LHS.IsSymbolicOrConstant() && e.RHS.IsSymbolicOrConstant()
}
