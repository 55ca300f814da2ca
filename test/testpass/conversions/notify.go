package conversions

import (
	"io"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// notifications returns a listener that writes what it hears to w.
func notifications(w io.Writer) *rewrite.Listener {
	say := func(text string) { _, _ = io.WriteString(w, text+"\n") }
	return &rewrite.Listener{
		Inserted: func(op *ir.Operation, from rewrite.Origin) {
			where := "was unlinked"
			switch {
			case !from.Linked:
			case !from.Known:
				where = "was linked, exact position unknown"
			case from.Before == nil:
				where = "was last in block"
			default:
				where = "previous = " + from.Before.Name()
			}
			say("notifyOperationInserted: " + op.Name() + ", " + where)
		},
		Modified: func(op *ir.Operation) { say("notifyOperationModified: " + op.Name()) },
		Replaced: func(op *ir.Operation, _ [][]*ir.Value) { say("notifyOperationReplaced: " + op.Name()) },
		Erased:   func(op *ir.Operation) { say("notifyOperationErased: " + op.Name()) },
		BlockInserted: func(b *ir.Block, linked bool) {
			text := "notifyBlockInserted into unknown op: "
			if p := b.Parent(); p != nil {
				text = "notifyBlockInserted into " + p.Name() + ": "
			}
			if linked {
				say(text + "was linked")
			} else {
				say(text + "was unlinked")
			}
		},
		BlockErased: func(*ir.Block) { say("notifyBlockErased") },
	}
}
