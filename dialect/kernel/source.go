package kernel

import "github.com/spvc/spvc/ir"

// sourceTypeName is the attribute of a host function with the type that it has in the source, where memrefs were tensors.
const sourceTypeName = "kernel.source_type"

// SetSourceType notes the type that the host function fn has in the source.
func SetSourceType(fn *ir.Operation, t *ir.FunctionType) {
	fn.SetAttr(sourceTypeName, fn.Context().TypeAttr(t))
}

// SourceType returns the type that SetSourceType noted, or nil.
func SourceType(fn *ir.Operation) *ir.FunctionType {
	a, ok := fn.Attr(sourceTypeName).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value.(*ir.FunctionType)
	return t
}
