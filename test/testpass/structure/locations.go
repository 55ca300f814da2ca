package structure

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

func newOpaqueLocations() *pass.Pass {
	return &pass.Pass{
		Name: "test-opaque-loc", Class: "(anonymous namespace)::TestOpaqueLoc", Op: ir.Module.Name, Summary: "Changes all leaf locations to opaque locations",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			makeOpaque(op)
			pop := op.Context().PushHandler(func(d *ir.Diagnostic) bool {
				if li := op.Context().LocInfo(d.Loc); li.Kind == ir.LocOpaque {
					fmt.Fprint(r.Out, li.File)
				}
				fmt.Fprintf(r.Out, ": %s\n", d.Message)
				return true
			})
			defer pop()
			op.Walk(func(o *ir.Operation) { o.EmitOpError("") })
			return true
		},
	}
}

// makeOpaque gives the operations in op opaque locations. It puts two copies with fallbacks before those that are no terminators
// and not at the top.
func makeOpaque(op *ir.Operation) {
	b, n := ir.NewBuilder(op.Context(), nil), 0
	op.Walk(func(o *ir.Operation) {
		if o == op {
			return
		}
		loc, id := o.Loc(), "MyLocation: "+strconv.Itoa(n)
		n++
		o.SetLoc(op.Context().OpaqueLoc(id, ir.UnknownLoc))
		if o.Parent().Is(ir.Module) || o.HasTrait(ir.Terminator) {
			return
		}
		b.SetBefore(o)
		b.Insert(b.Arena().Clone(o, ir.NewMapping())).SetLoc(op.Context().OpaqueLoc(id, loc))
		b.Insert(b.Arena().Clone(o, ir.NewMapping())).SetLoc(op.Context().OpaqueLoc("nullptr", loc))
	})
}

func newDiagnosticFilter() *pass.Pass {
	var filters []string
	return &pass.Pass{
		Name: "test-diagnostic-filter", Class: "(anonymous namespace)::TestDiagnosticFilterPass", Summary: "Test diagnostic filtering support.",
		Accepts: func(info *ir.OpInfo) bool { return info.HasTrait(ir.Symbol) },
		Options: []pass.Option{pass.Strings("filters", &filters, "Specifies the diagnostic file name filters.")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			c := op.Context()
			fmt.Fprintf(r.Err, "Test '%s'\n", ir.SymbolName(op))
			show := ir.NewSourcePrinter(r.Err, c, ir.SourcePrinterOptions{Shows: func(l ir.Location) bool {
				li := c.LocInfo(l)
				return li.Kind != ir.LocFileLineCol || !slices.ContainsFunc(filters, func(f string) bool { return strings.Contains(li.File, f) })
			}})
			op.Walk(func(o *ir.Operation) {
				if l, ok := o.Attr("test.loc").(*ir.LocationAttr); ok {
					show(&ir.Diagnostic{Severity: ir.SeverityError, Loc: l.Loc, Message: "test diagnostic"})
				}
			})
			return true
		},
	}
}
