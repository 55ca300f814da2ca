package rewrite

import "github.com/spvc/spvc/ir"

// legalizeBlocks legalizes the arguments of the blocks that a pattern for root created or moved since m. If the blocks are now
// in a region of which a converter converts the arguments, the converter converts theirs too. Otherwise the operation around
// them has to be legal. Blocks in root, or in operations that the pattern made, are legalized with these.
func (d *driver) legalizeBlocks(root *ir.Operation, m mark) bool {
	var made map[*ir.Operation]bool
	for i, end := m.blocks, len(d.blocks); i < end; i++ {
		b := d.blocks[i].block
		switch d.blocks[i].kind {
		case blockConvert, blockErase, blockInline:
			continue
		case blockSplit:
			b = d.blocks[i].other
		}
		around := b.Parent()
		if around == nil || around == root || b.NumArgs() == 0 {
			continue
		}
		if conv := d.regions[b.Region()]; conv != nil {
			sig := conv.ConvertSignature(b.ArgTypes())
			if sig == nil {
				if d.tr != nil {
					d.tr.close("FAILURE", "failed to convert types of moved block")
				}
				return false
			}
			d.convertBlockArgs(b, sig, conv)
			continue
		}
		if made == nil {
			made = map[*ir.Operation]bool{}
			for _, c := range d.created[m.created:] {
				if !c.modified {
					made[c.op] = true
				}
			}
		}
		if made[around] {
			continue
		}
		made[around] = true
		if !d.legalize(around) {
			if d.tr != nil {
				d.tr.close("FAILURE", "operation "+d.tr.name(around)+" became illegal after rewrite")
			}
			return false
		}
	}
	return true
}
