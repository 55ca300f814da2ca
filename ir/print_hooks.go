package ir

func printOpFormat(p *Printer, op *Operation)                 {}
func printTypeFormat(p *Printer, def *TypeDef, t Type)        {}
func printAttrFormat(p *Printer, def *AttrClass, a Attribute) {}
func (p *Printer) noteResource(a *DenseResourceAttr)          {}
func (p *Printer) resourceSection(op *Operation)              {}
