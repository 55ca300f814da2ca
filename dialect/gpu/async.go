package gpu

import "github.com/spvc/spvc/ir"

// IsAsync reports whether ops of the kind def may wait for tokens and return one
// (AsyncOpInterface).
func IsAsync(def *ir.OpDef) bool {
	return def != nil && len(def.Operands) > 0 && def.Operands[0].Name == asyncDeps.Name &&
		len(def.Results) > 0 && def.Results[len(def.Results)-1].Name == asyncResult.Name
}

// TokenOf returns the token that an asynchronous op returns, or nil if it returns none.
func TokenOf(op *ir.Operation) *ir.Value {
	if n := op.NumResults(); n > 0 && op.Result(n-1).Type().TypeDef() == AsyncTokenDef {
		return op.Result(n - 1)
	}
	return nil
}

// AddDependency makes an op that may be asynchronous wait for token, as its first
// dependency. It does nothing if the op already waits for token.
func AddDependency(op *ir.Operation, token *ir.Value) {
	for _, v := range op.OperandsIn(0) {
		if v == token {
			return
		}
	}
	sizes, segmented := op.Attr(ir.SegmentSizesName).(*ir.DenseArrayAttr)
	op.InsertOperands(0, token)
	if !segmented {
		return
	}
	now := make([]int, sizes.Len())
	for i := range now {
		now[i] = int(sizes.Int64(i))
	}
	now[0]++
	op.SetAttr(ir.SegmentSizesName, op.Context().Segments(now...).Value)
}
