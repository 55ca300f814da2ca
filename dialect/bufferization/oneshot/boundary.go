package oneshot

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// castOrCopyTo returns the buffer as one of type t. It emits an error and returns nil if that is not possible.
func castOrCopyTo(r *Rewriter, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	n := bufferization.CastOrCopy(&r.Builder, loc, v, t)
	if n == nil {
		owner(v).EmitError("could not cast buffer")
		return nil
	}
	if def := n.DefinedBy(memref.Alloc); def != nil && n != v && r.Options.Alignment > 0 {
		def.SetAttr("alignment", r.alignment())
	}
	return n
}

// foldReturnCasts returns the buffers themselves instead of casts that forget their layout.
func foldReturnCasts(op *ir.Operation) {
	end := returnOf(op)
	if end == nil {
		return
	}
	f := fn.FuncOp{Operation: op}
	results := append([]ir.Type(nil), f.Type().Results...)
	for i := range results {
		cast := end.Operand(i).DefinedBy(memref.Cast)
		if cast == nil {
			continue
		}
		from, ok1 := cast.Operand(0).Type().(*ir.MemRefType)
		to, ok2 := results[i].(*ir.MemRefType)
		if ok1 && ok2 && len(from.Shape()) == len(to.Shape()) && from.Layout != to.Layout {
			results[i] = cast.Operand(0).Type()
			end.SetOperand(i, cast.Operand(0))
		}
	}
	f.SetSignature(op.Context().Function(f.Type().Inputs, results), f.ArgAttrs(), f.ResultAttrs())
}

// clearAttributes removes the attributes of arguments that only bufferization reads.
func clearAttributes(f *functions) bool {
	for _, x := range f.list {
		g := fn.FuncOp{Operation: x.op}
		args := g.ArgAttrs()
		changed := false
		for i, d := range args {
			if d == nil {
				continue
			}
			var kept []ir.NamedAttribute
			for _, e := range d.Entries {
				if e.Name != writableAttr && e.Name != layoutAttr {
					kept = append(kept, e)
				}
			}
			if len(kept) != len(d.Entries) {
				changed = true
				args[i] = nil
				if len(kept) > 0 {
					args[i] = x.op.Context().Dictionary(kept)
				}
			}
		}
		if changed {
			g.SetSignature(g.Type(), args, g.ResultAttrs())
		}
	}
	return true
}
