package interfaces

import "github.com/spvc/spvc/ir"

// DerivedAttrs is the model of operations with properties that follow from the others and that no attribute holds (DerivedAttributeOpInterface).
// The function returns them as attributes, in order.
type DerivedAttrs func(op *ir.Operation) []ir.NamedAttribute

// BoundaryInlinerModel is implemented by inliner models that pass arguments and results through operations of their own where a call is inlined.
type BoundaryInlinerModel interface {
	// HandleArgument returns what takes the place of an argument of callable in the inlined body: v, or a value that b makes of v. attrs are the attributes
	// of the argument; attrs is nil if there are none.
	HandleArgument(b *ir.Builder, call, callable *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value
	// HandleResult is HandleArgument for a value that the body returns.
	HandleResult(b *ir.Builder, call, callable *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value
}

// InlinedModel is implemented by inliner models of dialects with calls that do something to what was inlined.
type InlinedModel interface {
	// ProcessInlined sees the operations that took the place of call, without those in their regions.
	ProcessInlined(call *ir.Operation, ops []*ir.Operation)
}

// BodyInlinerModel is implemented by inliner models of dialects that limit how the body of a function takes the place of a call.
type BodyInlinerModel interface {
	// MayMove reports whether the body of callable itself may take the place of its last call. A copy of the body is no such case.
	MayMove(callable *ir.Operation) bool
	// MayJoin reports whether the operations of a body of one block with the terminator term and those after the call can stand in one block.
	MayJoin(term *ir.Operation) bool
}
