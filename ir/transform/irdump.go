package transform

import (
	"bytes"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// SnapshotLocations prints op and sets the location of every operation in it to its
// position in the printed text, as in a file called name. With a tag, it keeps the old
// location and adds the new one under that name. It returns the text.
func SnapshotLocations(op *ir.Operation, name, tag string, opts ir.PrintOptions) []byte {
	type place struct {
		op        *ir.Operation
		line, col uint32
	}
	var places []place
	text := ir.AppendLocated(nil, op, opts, func(o *ir.Operation, line, col uint32) { places = append(places, place{o, line, col}) })
	c := op.Context()
	for _, p := range places {
		loc := c.FileLineColLoc(name, p.line, p.col)
		if tag != "" {
			loc = c.FusedLoc([]ir.Location{p.op.Loc(), c.NameLoc(tag, loc)}, nil)
		}
		p.op.SetLoc(loc)
	}
	return text
}

// NewSnapshotLocations returns the pass snapshot-op-locations.
func NewSnapshotLocations() *pass.Pass {
	var name, tag string
	var pretty, debug, local, generic bool
	return &pass.Pass{
		Name: "snapshot-op-locations", Class: "LocationSnapshot", Summary: "Generate new locations from the current IR",
		Options: []pass.Option{
			pass.String("filename", &name, "The filename to print the generated IR"),
			pass.String("tag", &tag, "A tag to use when fusing the new locations with the original. If unset, the locations are replaced."),
			pass.Bool("pretty-debuginfo", &pretty, "Print pretty debug info in MLIR output").In(ir.Since(22)),
			pass.Bool("print-debuginfo", &debug, "Print debug info in MLIR output").In(ir.Since(22)),
			pass.Bool("print-local-scope", &local, "Print with local scope and inline information (eliding aliases for attributes, types, and locations").In(ir.Since(22)),
			pass.Bool("print-op-generic", &generic, "Print the generic op form").In(ir.Since(22)),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			file := name
			if file == "" {
				var err error
				if file, err = r.TempFile("mlir_snapshot-*.tmp.mlir"); err != nil {
					return op.EmitError("failed to generate temporary file for location snapshot")
				}
			}
			options := r.Print
			options.PrettyDebugInfo, options.DebugInfo = options.PrettyDebugInfo || pretty, options.DebugInfo || debug
			options.LocalScope, options.Generic = options.LocalScope || local, options.Generic || generic
			if err := r.WriteFile(file, SnapshotLocations(op, file, tag, options)); err != nil {
				return op.EmitError("cannot write '" + file + "': " + err.Error())
			}
			return true
		},
	}
}

// NewPrintIR returns the pass print-ir, which writes to the standard error.
func NewPrintIR() *pass.Pass {
	label := ""
	return &pass.Pass{
		Name: "print-ir", Class: "PrintIRPass", Summary: "Print IR on the debug stream",
		Options: []pass.Option{pass.String("label", &label, "Label")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			var b bytes.Buffer
			b.WriteString("// -----// IR Dump")
			if label != "" {
				b.WriteString(" " + label)
			}
			b.WriteString(" //----- //\n")
			flags := r.Print
			flags.LocalScope = true // as Operation::dump prints
			b.Write(append(ir.AppendOp(nil, op, flags), '\n'))
			if _, err := r.Err.Write(b.Bytes()); err != nil {
				return op.EmitError("cannot write the IR: " + err.Error())
			}
			return true
		},
	}
}
