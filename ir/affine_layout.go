package ir

import "slices"

// MemRefLayout is implemented by dialect attributes that are layouts of memrefs, with
// Go methods or through a model of their class.
type MemRefLayout interface {
	// LayoutMap returns the map from the indices to the position of the element.
	LayoutMap() *AffineMap
}

// LayoutMap returns the layout of t as an affine map from indices: the identity if t
// has no layout. It returns nil for an attribute that is not a layout.
func (t *MemRefType) LayoutMap() *AffineMap {
	switch l := t.Layout.(type) {
	case nil:
		return t.ctx.IdentityMap(len(t.shape))
	case *AffineMapAttr:
		return l.Map
	case *StridedLayoutAttr:
		return l.LayoutMap()
	}
	if m, ok := AttrInterface[MemRefLayout](t.Layout); ok {
		return m.LayoutMap()
	}
	return nil
}

// LayoutMap returns the linear map of the layout. A dynamic offset and dynamic strides
// are symbols; the offset's symbol comes first.
func (a *StridedLayoutAttr) LayoutMap() *AffineMap {
	c, symbols := a.ctx, 0
	term := func(v int64) *AffineExpr {
		if v != Dynamic {
			return c.AffineConst(v)
		}
		symbols++
		return c.AffineSymbolExpr(symbols - 1)
	}
	e := term(a.Offset)
	for i, s := range a.Strides {
		e = e.Add(c.AffineDimExpr(i).Mul(term(s)))
	}
	return c.AffineMap(len(a.Strides), symbols, e)
}

// StridesAndOffset returns the strides and the offset of t in elements. An unknown
// stride or offset is Dynamic. ok is false if the layout is not strided.
func (t *MemRefType) StridesAndOffset() (strides []int64, offset int64, ok bool) {
	switch l := t.Layout.(type) {
	case nil:
		return CanonicalStrides(t.shape), 0, true
	case *StridedLayoutAttr:
		return l.Strides, l.Offset, true
	}
	m := t.LayoutMap()
	if m == nil {
		return nil, 0, false
	}
	if m.IsIdentity() {
		return CanonicalStrides(t.shape), 0, true
	}
	if len(m.Results) != 1 || m.Dims != len(t.shape) {
		return nil, 0, false
	}
	zero := t.ctx.AffineConst(0)
	x := strideExtractor{strides: make([]*AffineExpr, m.Dims), offset: zero}
	for i := range x.strides {
		x.strides[i] = zero
	}
	if !x.extract(SimplifyAffineExpr(m.Results[0], m.Dims, m.Symbols), t.ctx.AffineConst(1)) {
		return nil, 0, false
	}
	strides = make([]int64, m.Dims)
	for i, e := range x.strides {
		// Elements of a strided memref do not alias. As in MLIR, a stride of zero marks
		// a layout that would violate this.
		if e.isConst(0) {
			return nil, 0, false
		}
		strides[i] = constantOrDynamic(SimplifyAffineExpr(e, m.Dims, m.Symbols))
	}
	return strides, constantOrDynamic(SimplifyAffineExpr(x.offset, m.Dims, m.Symbols)), true
}

func constantOrDynamic(e *AffineExpr) int64 {
	if e.Kind == AffineConstant {
		return e.Value
	}
	return Dynamic
}

// strideExtractor sums up the coefficients of the dimensions of a linear expression.
type strideExtractor struct {
	strides []*AffineExpr
	offset  *AffineExpr
}

func (x *strideExtractor) extract(e, factor *AffineExpr) bool {
	switch e.Kind {
	case AffineDim:
		x.strides[e.Value] = x.strides[e.Value].Add(factor)
	case AffineConstant, AffineSymbol:
		x.offset = x.offset.Add(e.Mul(factor))
	case AffineAdd:
		l := x.extract(e.LHS, factor)
		return x.extract(e.RHS, factor) && l
	case AffineMul:
		switch {
		case e.LHS.Kind == AffineDim:
			x.strides[e.LHS.Value] = x.strides[e.LHS.Value].Add(e.RHS.Mul(factor))
		case e.LHS.symbolic:
			return x.extract(e.RHS, factor.Mul(e.LHS))
		default:
			return x.extract(e.LHS, factor.Mul(e.RHS))
		}
	default:
		return false
	}
	return true
}

// CanonicalStrides returns the row-major strides of shape in elements. Strides are
// Dynamic outside of the innermost dimension that is dynamic or, as in MLIR, zero.
func CanonicalStrides(shape []int64) []int64 {
	strides := make([]int64, len(shape))
	running := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = running
		if shape[i] == Dynamic || shape[i] == 0 || running == Dynamic {
			running = Dynamic
		} else {
			running *= shape[i]
		}
	}
	return strides
}

// canonicalStridedExpr returns the linear expression of the row-major layout of
// shape. Unknown strides are symbols, innermost first.
func (c *Context) canonicalStridedExpr(shape []int64) *AffineExpr {
	symbols := 0
	var e *AffineExpr
	for i, s := range slices.Backward(CanonicalStrides(shape)) {
		stride := c.AffineConst(s)
		if s == Dynamic {
			stride = c.AffineSymbolExpr(symbols)
			symbols++
		}
		if term := c.AffineDimExpr(i).Mul(stride); e == nil {
			e = term
		} else {
			e = e.Add(term)
		}
	}
	if e == nil {
		return c.AffineConst(0)
	}
	return SimplifyAffineExpr(e, len(shape), symbols)
}

// CanonicalStridedLayout returns t without its layout if the layout is row-major, else
// t with a simplified layout map (mlir::canonicalizeStridedLayout).
func (t *MemRefType) CanonicalStridedLayout() *MemRefType {
	m := t.LayoutMap()
	if m == nil || m.IsIdentity() || len(m.Results) != 1 {
		return t
	}
	c, e := t.ctx, m.Results[0]
	if len(t.shape) == 0 {
		if m.Dims+m.Symbols == 0 && e.isConst(0) {
			return c.MemRef(t.shape, t.element, nil, t.MemorySpace)
		}
		return t
	}
	e = SimplifyAffineExpr(e, m.Dims, m.Symbols)
	if e == c.canonicalStridedExpr(t.shape) {
		return c.MemRef(t.shape, t.element, nil, t.MemorySpace)
	}
	return c.MemRef(t.shape, t.element, c.MapAttr(c.AffineMap(m.Dims, m.Symbols, e)), t.MemorySpace)
}
