package tool

import (
	"io"

	"github.com/spvc/spvc/ir"
)

// source adds the piece of the input text, which is in the file name, to ctx. Since MLIR 22, locations are those of the file.
func (p *Piece) source(ctx *ir.Context, name string, text []byte) *ir.SourceFile {
	if ctx.MLIR() >= 22 {
		return ctx.AddPiece(name, text, p.Offset, len(p.Text), p.Line)
	}
	return ctx.AddFile(p.Name, p.Text)
}

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
