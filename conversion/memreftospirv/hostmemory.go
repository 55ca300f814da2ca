package memreftospirv

import (
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// HostMemoryPrefix begins the names of variables that are memory of the module.
const HostMemoryPrefix = "__spvc_global__"

// hostMemories is the key under which the patterns share the variables of a module that are its memory.
type hostMemories struct{ table *ir.Operation }

// hostMemory makes a variable in a storage buffer, one for all functions of the module.
func (l *lowering) hostMemory(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	m := op.Result(0).Type().(*ir.MemRefType)
	if !l.canAllocate(m, spec.StorageClassStorageBuffer) {
		return rw.Fail("unhandled type of memory of the module")
	}
	t := l.c.Convert(m)
	if t == nil {
		return l.c.Refuse(rw, m)
	}
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || table.Region(0).Empty() {
		return rw.Fail("the operation is in no module")
	}
	body := table.Region(0).First()
	if !rw.MayEdit(body) {
		return false
	}
	name := HostMemoryPrefix + kernel.GlobalName(op).Value
	known := rewrite.Shared(rw, hostMemories{table}, func() map[string]bool { return map[string]bool{} })
	if !known[name] {
		array, ok := arrayOf(t.(*spirv.PointerType))
		if !ok {
			return rw.Fail("the memory of the module is not an array")
		}
		about := spirv.HostMemory{Name: kernel.GlobalName(op).Value, Constant: kernel.IsConstant(op)}
		if init := kernel.Value(op); init != nil {
			if about.Elements = elementsIn(init, array); about.Elements == nil {
				return rw.Fail("the initial elements cannot be converted")
			}
		}
		l.declareMemory(op.Loc(), name, t, about, body, rw)
		known[name] = true
	}
	rw.ReplaceByNew(op, spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", rw.Context().SymbolRef(name)))
	return true
}

// declareMemory creates the variable at the start of the module.
func (l *lowering) declareMemory(loc ir.Location, name string, t ir.Type, about spirv.HostMemory, body *ir.Block, rw *rewrite.Rewriter) {
	ctx := rw.Context()
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	rw.SetStart(body)
	rw.Create(loc, spirv.GlobalVariable, nil, nil, ir.Named("type", ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, ctx.String(name)),
		ir.Named(notes.HostMemoryName, spirv.HostMemoryAttr(ctx, about)))
}

// elementsIn returns the elements of an array in memory that hold the elements of init, or nil. A vector becomes its components, one by one.
func elementsIn(init *ir.DenseElementsAttr, array *spirv.ArrayType) *ir.DenseElementsAttr {
	ctx, elem := init.Type().Context(), ir.ElementTypeOrSelf(array.Element)
	n := int64(array.Count)
	if v, ok := array.Element.(*ir.VectorType); ok {
		n *= ir.NumElements(v.Shape())
	}
	if init.ShapedType().ElementType() == elem && init.NumElements() == n && !spirv.IsBool(elem) {
		return ctx.Dense(ctx.Tensor([]int64{n}, elem, nil), init.Raw)
	}
	if _, vectors := array.Element.(*ir.VectorType); vectors {
		return nil
	}
	words := tableWords(init, array)
	if words == nil {
		return nil
	}
	return ctx.DenseOf(ctx.Tensor([]int64{n}, elem, nil), words)
}
