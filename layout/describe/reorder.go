package describe

// reorder looks for an order of the members in which the layout is smaller.
func (b *Block) reorder(l *Layout) {}
