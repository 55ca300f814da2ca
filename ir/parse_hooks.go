package ir

func parseOpFormat(p *Parser, info *OpInfo, st *OperationState) bool {
	return p.emit(st.Loc, "'"+info.Name+"' op has no custom assembly form")
}
func parseTypeFormat(p *Parser, def *TypeDef) Type                  { return nil }
func parseAttrFormat(p *Parser, def *AttrClass, typ Type) Attribute { return nil }
