package tool

import (
	"fmt"

	"github.com/spvc/spvc/dialect/irdl"
	"github.com/spvc/spvc/ir"
)

// irdlFile adds the flag --irdl-file, whose value goes to p.
func (s *flagSet) irdlFile(p *string) {
	s.text("irdl-file", "filename", p, "IRDL file to register before processing the input")
}

// loadDialects adds the dialects of the file of --irdl-file to those of the run. showOps says whether diagnostics have notes with
// operations. It returns false after it reported why it cannot.
func (s *Setup) loadDialects(file string, std Streams, showOps bool) bool {
	if file == "" {
		return true
	}
	text, err := readInput(file, std)
	if err != nil {
		fmt.Fprintf(std.Err, "<unknown>:0: error: cannot open input file '%s': %s\n", file, reason(err))
		return false
	}
	s.Dialects = s.Dialects.Copy()
	ctx := s.newContext()
	ctx.OpsInDiagnostics = showOps
	defer ctx.PushHandler(ir.NewSourcePrinter(std.Err, ctx, ir.SourcePrinterOptions{Color: std.Color}))()
	module, ok := ir.Parse(ctx, ctx.AddFile(file, text))
	return ok && ir.Verify(module) && irdl.LoadModule(module)
}
