package tool

import (
	"fmt"

	"github.com/spvc/spvc/dialect/irdl"
	"github.com/spvc/spvc/ir"
)

// loadDialects adds the dialects of --irdl-file to those of the run. It returns false after it reported why it cannot.
func (o *optRun) loadDialects() bool {
	text, err := readInput(o.irdl, o.std)
	if err != nil {
		fmt.Fprintf(o.std.Err, "<unknown>:0: error: cannot open input file '%s': %s\n", o.irdl, reason(err))
		return false
	}
	o.setup.Dialects = o.setup.Dialects.Copy()
	ctx := o.setup.newContext()
	ctx.OpsInDiagnostics = o.opOnDiag
	defer ctx.PushHandler(ir.NewSourcePrinter(o.std.Err, ctx, ir.SourcePrinterOptions{Color: o.std.Color}))()
	module, ok := ir.Parse(ctx, ctx.AddFile(o.irdl, text))
	return ok && ir.Verify(module) && irdl.LoadModule(module)
}
