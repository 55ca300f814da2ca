package ir

func (p *Printer) noteResource(a *DenseResourceAttr) {}
func (p *Printer) resourceSection(op *Operation)     {}
