package affine

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// tensorDim is memref.dim's counterpart on tensors, with the same operands.
const tensorDim = "tensor.dim"

func isIndex(v *ir.Value) bool { _, ok := v.Type().(*ir.IndexType); return ok }

// IsDim reports whether op is memref.dim or tensor.dim, whose result is never negative.
func IsDim(op *ir.Operation) bool { return op.Is(memref.Dim) || op.Name() == tensorDim }

func parentOp(v *ir.Value) *ir.Operation {
	if b := v.ParentBlock(); b != nil {
		return b.Parent()
	}
	return nil
}

// atTopLevel reports whether v is defined directly in an op that is an affine scope,
// such as a function.
func atTopLevel(v *ir.Value) bool {
	p := parentOp(v)
	return p != nil && p.HasTrait(ir.AffineScope)
}

// ScopeOf returns the region of the closest affine scope around op, or nil if there is
// none.
func ScopeOf(op *ir.Operation) *ir.Region {
	for p := op.Parent(); p != nil; op, p = p, p.Parent() {
		if p.HasTrait(ir.AffineScope) {
			return op.ParentRegion()
		}
	}
	return nil
}

// categories decides which values may stand for dimensions and symbols in the
// region of an affine scope, which may be nil. It caches its answers about
// affine.apply, because several of them may share operands.
type categories struct {
	region        *ir.Region
	dims, symbols map[*ir.Value]bool
	depth         int
}

// maxDepth bounds the length of chains of affine.apply ops that are followed.
const maxDepth = 10000

func isLoopVar(v *ir.Value) bool {
	p := parentOp(v)
	return p != nil && (p.Is(For) || p.Is(Parallel))
}

// IsValidSymbol reports whether v may be the operand of a symbol of a map: a value
// that does not change within its affine scope.
func IsValidSymbol(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if atTopLevel(v) {
		return true
	}
	def := v.DefiningOp()
	return def != nil && (&categories{region: ScopeOf(def)}).symbol(v)
}

// isValidDim reports whether v may be the operand of a dimension of a map.
func isValidDim(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	def := v.DefiningOp()
	if def == nil || atTopLevel(v) {
		return atTopLevel(v) || isLoopVar(v)
	}
	return (&categories{region: ScopeOf(def)}).dim(v)
}

func (c *categories) dim(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if c.symbol(v) {
		return true
	}
	def := v.DefiningOp()
	switch {
	case def == nil:
		return isLoopVar(v)
	case def.Is(Apply):
		return c.remember(&c.dims, v, func() bool { return all(def, c.dim) })
	case IsDim(def):
		return atTopLevel(def.Operand(0))
	}
	return false
}

// remember returns decide(), computed once for v.
func (c *categories) remember(known *map[*ir.Value]bool, v *ir.Value, decide func() bool) bool {
	if r, ok := (*known)[v]; ok {
		return r
	}
	if c.depth == maxDepth {
		return false
	}
	c.depth++
	r := decide()
	c.depth--
	if *known == nil {
		*known = map[*ir.Value]bool{}
	}
	(*known)[v] = r
	return r
}

// isPure reports whether the results of op depend on its operands only. Since MLIR 20 they are symbols if the operands are.
// Operations with regions, which may use other values, do not count.
func isPure(op *ir.Operation) bool {
	return op.NumRegions() == 0 && op.HasTrait(ir.NoMemoryEffect) && ir.IsSpeculatable(op)
}

func all(op *ir.Operation, pred func(*ir.Value) bool) bool {
	for i := range op.NumOperands() {
		if !pred(op.Operand(i)) {
			return false
		}
	}
	return true
}

func (c *categories) symbol(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	for r := c.region; ; {
		if r != nil && v.ParentRegion() == r {
			return true
		}
		if def := v.DefiningOp(); def != nil {
			switch {
			case ir.ConstantValue(def) != nil:
				return true
			case def.Is(Apply):
				return c.remember(&c.symbols, v, func() bool { return all(def, c.symbol) })
			case IsDim(def):
				return c.dimIsSymbol(def)
			case def.Context().MLIR() > 19 && isPure(def):
				return c.remember(&c.symbols, v, func() bool { return all(def, c.symbol) })
			}
		}
		// A value that is defined outside of the scope's op does not change in it.
		if r == nil || r.Parent() == nil || r.Parent().HasTrait(ir.IsolatedFromAbove) || r.Parent().ParentRegion() == nil {
			return false
		}
		r = r.Parent().ParentRegion()
	}
}

// dimIsSymbol reports whether a size is the same in the whole scope: the size belongs
// to a value from the top level, is static, or is given by a valid symbol.
func (c *categories) dimIsSymbol(op *ir.Operation) bool {
	source := op.Operand(0)
	if atTopLevel(source) {
		return true
	}
	if source.IsBlockArgument() {
		return false
	}
	i, ok := ir.IntConstantOf(op.Operand(1))
	if !ok {
		return false
	}
	def := source.DefiningOp()
	for def.Is(memref.Cast) {
		from := def.Operand(0)
		if _, ranked := from.Type().(*ir.MemRefType); !ranked || from.IsBlockArgument() {
			return false
		}
		def = from.DefiningOp()
	}
	var group int
	switch {
	case def.Is(memref.Alloc):
		group = 0
	case def.Is(memref.View):
		group = 2
	case def.Is(memref.SubView):
		group = 2
	default:
		return false
	}
	shape := def.Result(0).Type().(*ir.MemRefType).Shape()
	if i < 0 || i >= int64(len(shape)) {
		return false
	}
	if shape[i] != ir.Dynamic {
		return true
	}
	k := 0
	for _, d := range shape[:i] {
		if d == ir.Dynamic {
			k++
		}
	}
	size := def.OperandIn(group, k)
	return size != nil && c.symbol(size)
}
