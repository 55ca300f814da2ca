package tool

import (
	"io"

	"github.com/spvc/spvc/ir"
)

// splitInput returns the pieces of text between marker lines. It writes a warning to
// diags for each line that is almost a marker.
func splitInput(name string, text []byte, marker string, diags io.Writer) []Piece {
	pieces, nearMisses := SplitInput(name, text, marker)
	if len(nearMisses) == 0 {
		return pieces
	}
	ctx := ir.NewContext(nil)
	file := ctx.AddFile(name, text)
	ctx.PushHandler(ir.NewSourcePrinter(diags, ctx, ir.SourcePrinterOptions{}))
	for _, off := range nearMisses {
		ctx.EmitWarning(file.At(off), "near miss with file split marker")
	}
	return pieces
}
