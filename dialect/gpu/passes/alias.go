package passes

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// sourceOf returns the memref of which op returns a view, or nil if op does not return a
// view.
func sourceOf(op *ir.Operation) *ir.Value {
	for _, def := range [...]*ir.OpDef{memref.Cast, memref.SubView, memref.View, memref.Transpose, memref.CollapseShape, memref.ExpandShape} {
		if op.Is(def) {
			return op.Operand(0)
		}
	}
	return nil
}

// baseOf looks through views.
func baseOf(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		if def == nil {
			return v
		}
		source := sourceOf(def)
		if source == nil {
			return v
		}
		v = source
	}
}

// origin describes where a memref comes from.
type origin struct {
	v         *ir.Value
	allocated bool   // the value is the result of an op that allocates memory
	global    string // the name of the global variable
	argument  bool   // the value is an argument of a function
	noalias   bool   // the value is an argument of a function, declared not to overlap others
}

func originOf(v *ir.Value) origin {
	o := origin{v: baseOf(v)}
	if def := o.v.DefiningOp(); def != nil {
		o.allocated = def.Is(memref.Alloc) || def.Is(memref.Alloca)
		if def.Is(memref.GetGlobal) {
			if ref, ok := def.Attr("name").(*ir.SymbolRefAttr); ok {
				o.global = ref.Root
			}
		}
		return o
	}
	fn := o.v.ParentBlock().Parent()
	if fn == nil {
		return o
	}
	model, ok := ir.OpInterface[ir.FunctionModel](fn.Info())
	if o.argument = ok; !ok {
		return o
	}
	if dicts, ok := fn.Attr(model.ArgAttrsName()).(*ir.ArrayAttr); ok && o.v.Index() < len(dicts.Elements) {
		d, ok := dicts.Elements[o.v.Index()].(*ir.DictionaryAttr)
		o.noalias = ok && d.Get("llvm.noalias") != nil
	}
	return o
}

// mayAlias reports whether two memrefs may share memory. Different allocations and
// globals do not share memory, nor do allocations and arguments. An allocation whose
// address is not stored anywhere shares memory with nothing.
func mayAlias(x, y *ir.Value) bool {
	a, b := originOf(x), originOf(y)
	switch {
	case a.v == b.v:
		return true
	case a.global != "" && b.global != "":
		return a.global == b.global
	case a.noalias && b.noalias:
		return false
	case (a.allocated || a.global != "") && (b.allocated || b.global != ""):
		return false
	case a.allocated && b.argument, b.allocated && a.argument:
		return false
	}
	return !(a.allocated && !captured(a.v)) && !(b.allocated && !captured(b.v))
}

// captured reports whether v, or a view of v, may be stored in memory or passed to an
// operation that stores it.
func captured(v *ir.Value) bool {
	for todo := []*ir.Value{v}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			op := u.Owner()
			switch {
			case onlyReads(op):
			case sourceOf(op) != nil:
				todo = append(todo, op.Result(0))
			case op.Is(memref.Dealloc):
			case op.Is(memref.Store), op.Is(vector.Store), op.Is(vector.MaskedStore), op.Is(vector.TransferWrite):
				if storedValue(op) == v {
					return true
				}
			default:
				return true
			}
		}
	}
	return false
}

// storedValue returns the value that a store writes.
func storedValue(op *ir.Operation) *ir.Value {
	if op.Is(vector.MaskedStore) {
		return op.Operand(op.NumOperands() - 1)
	}
	return op.Operand(0)
}

// onlyReads reports whether op is known to have no memory effects except reads. As in
// MLIR, it also returns true for views, whose results stand for the memory itself.
func onlyReads(op *ir.Operation) bool {
	if op.HasTrait(ir.NoMemoryEffect) || op.HasTrait(ir.Pure) {
		return true
	}
	entry := op.Info().Entry
	if entry == nil || entry.Effects == nil {
		return false
	}
	reads := true
	entry.Effects(op, func(f ir.Effect) { reads = reads && f.Kind == ir.EffectRead })
	return reads
}
