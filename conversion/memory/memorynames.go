package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// maxNamedViews bounds the views that memoryNames follows.
const maxNamedViews = 64

// memoryNames names the memory of memrefs in a function, for messages.
type memoryNames struct{ fn *ir.Operation }

// describe returns what m is, such as "'copy_arg_1' (set 0, binding 1)" or "a view of @table".
func (n *memoryNames) describe(m *ir.Value) string {
	view := ""
	for range maxNamedViews {
		op := m.DefiningOp()
		if op == nil || !isView(op) {
			break
		}
		if !isCast(m) {
			view = "a view of "
		}
		m = op.Operand(0)
	}
	return view + n.root(m)
}

// isView reports whether the result of op is a view of its first operand.
func isView(op *ir.Operation) bool {
	switch op.Def() {
	case memref.SubView, memref.ReinterpretCast, memref.Cast, memref.MemorySpaceCast, memref.Transpose, memref.ExpandShape, memref.CollapseShape,
		memref.View, memref.Reshape:
		return true
	}
	return false
}

// root names a memref that is no view.
func (n *memoryNames) root(m *ir.Value) string {
	if op := m.DefiningOp(); op != nil {
		if op.Is(memref.GetGlobal) {
			ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
			return "@" + ref.Root
		}
		return n.memory(m)
	}
	name := ir.SymbolName(n.fn)
	f := gpu.FuncOp{Operation: n.fn}
	switch {
	case m.OwnerBlock().Parent() != n.fn || !m.OwnerBlock().IsEntry():
		return n.memory(m)
	case !n.fn.Is(gpu.Func):
		return "argument " + strconv.Itoa(m.Index()) + " of @" + name
	case m.Index() >= len(f.Type().Inputs):
		return n.memory(m)
	case !f.IsKernel():
		return "argument " + strconv.Itoa(m.Index()) + " of @" + name
	}
	set, binding := boundAt(n.fn, m.Index())
	return "'" + name + "_arg_" + strconv.Itoa(m.Index()) + "' (set " + strconv.FormatInt(set, 10) + ", binding " + strconv.FormatInt(binding, 10) + ")"
}

// memory names the memory by who shares it.
func (n *memoryNames) memory(m *ir.Value) string {
	at, ok := scopeOf(m.Type().(*ir.MemRefType).MemorySpace)
	switch {
	case ok && at == workgroup:
		return "workgroup memory"
	case ok && at == invocation:
		return "private memory"
	}
	return "a memref"
}

// boundAt returns the set and the binding of an argument of a kernel.
func boundAt(fn *ir.Operation, arg int) (set, binding int64) {
	dicts, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	if dicts != nil && arg < len(dicts.Elements) {
		if d, ok := dicts.Elements[arg].(*ir.DictionaryAttr); ok {
			if abi, ok := d.Get(spirv.InterfaceVarABIName).(*spirv.InterfaceVarABI); ok {
				return int64(abi.Set), int64(abi.Binding)
			}
		}
	}
	return 0, int64(arg)
}
