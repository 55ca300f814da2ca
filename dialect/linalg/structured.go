package linalg

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// StructuredModel is implemented by structured operations: those that compute a block for each point of an iteration space, on the
// elements that an affine map of the point selects in each operand. An op with the model also has the traits
// [interfaces.DestinationStyle] and [Structured], and a block as its only region.
type StructuredModel interface {
	// IndexingMaps returns the maps of the operands: of the inputs, then of the inits. The caller must not change the slice.
	IndexingMaps(op *ir.Operation) []*ir.AffineMap
	// Iterators returns the kinds of the loops. The caller must not change the slice.
	Iterators(op *ir.Operation) []IteratorKind
}

// InputsOnlyModel is implemented by structured operations whose block may have no arguments for the inits.
type InputsOnlyModel interface {
	// InputsOnly reports whether the block has arguments for the inputs only.
	InputsOnly(op *ir.Operation) bool
}

// StructuredOp is the view of a structured operation.
type StructuredOp struct{ *ir.Operation }

// AsStructured returns the view of op. ok is false if op is no structured operation.
func AsStructured(op *ir.Operation) (s StructuredOp, ok bool) {
	if op == nil {
		return s, false
	}
	_, ok = ir.OpInterface[StructuredModel](op.Info())
	return StructuredOp{op}, ok
}

func (s StructuredOp) model() StructuredModel {
	m, _ := ir.OpInterface[StructuredModel](s.Info())
	return m
}

// Maps returns the map of each operand. The caller must not change the slice.
func (s StructuredOp) Maps() []*ir.AffineMap { return s.model().IndexingMaps(s.Operation) }

// Iterators returns the kinds of the loops. The caller must not change the slice.
func (s StructuredOp) Iterators() []IteratorKind { return s.model().Iterators(s.Operation) }

// inputsOnly reports whether the body has arguments for the inputs only.
func (s StructuredOp) inputsOnly() bool {
	m, ok := ir.OpInterface[InputsOnlyModel](s.Info())
	return ok && m.InputsOnly(s.Operation)
}

// NumLoops returns the number of loops.
func (s StructuredOp) NumLoops() int { return len(s.Iterators()) }

// initRange returns the range of operands that are inits.
func (s StructuredOp) initRange() (start, n int) {
	t, _ := ir.TraitOf[interfaces.DestinationStyle](s.Info())
	return s.OperandGroup(t.Inits)
}

// NumInputs returns the number of inputs. The inits are the operands after them.
func (s StructuredOp) NumInputs() int {
	start, _ := s.initRange()
	return start
}

// NumInits returns the number of inits.
func (s StructuredOp) NumInits() int {
	_, n := s.initRange()
	return n
}

// Inputs returns the inputs, also the scalars among them.
func (s StructuredOp) Inputs() []*ir.Value { return s.Operands()[:s.NumInputs()] }

// Inits returns the tensors or memrefs that the results are written to.
func (s StructuredOp) Inits() []*ir.Value {
	start, n := s.initRange()
	return s.Operands()[start : start+n]
}

// Body returns the block. Its arguments are the elements of the inputs and inits; it ends in a linalg.yield.
func (s StructuredOp) Body() *ir.Block { return s.Region(0).First() }

// Yield returns the terminator of the body.
func (s StructuredOp) Yield() *ir.Operation { return s.Body().Last() }

// BodyArg returns the argument of the body for operand i, or nil if the body has none.
func (s StructuredOp) BodyArg(i int) *ir.Value {
	if i >= s.Body().NumArgs() {
		return nil
	}
	return s.Body().Arg(i)
}

// OnTensors reports whether the operation has tensors and no memrefs.
func (s StructuredOp) OnTensors() bool {
	return has[*ir.RankedTensorType](s.Operation) && !hasMemRef(s.Operation)
}

// OnBuffers reports whether the operation has memrefs and no tensors.
func (s StructuredOp) OnBuffers() bool {
	return hasMemRef(s.Operation) && !has[*ir.RankedTensorType](s.Operation)
}

func has[T ir.Type](op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if _, ok := op.Operand(i).Type().(T); ok {
			return true
		}
	}
	return false
}

func hasMemRef(op *ir.Operation) bool {
	return has[*ir.MemRefType](op) || has[*ir.UnrankedMemRefType](op)
}

// UsesElement reports whether the body uses the element of operand i.
func (s StructuredOp) UsesElement(i int) bool {
	a := s.BodyArg(i)
	return a != nil && a.HasUses()
}

// DimOf returns, for each loop, the first operand and its dimension whose size is the extent of the loop. ok is false if a loop has none.
func (s StructuredOp) DimOf() (dims []OperandDim, ok bool) {
	return shapeDims(s.Maps(), s.NumLoops())
}

// OperandDim is a dimension of an operand.
type OperandDim struct{ Operand, Dim int }

func shapeDims(maps []*ir.AffineMap, loops int) ([]OperandDim, bool) {
	dims := make([]OperandDim, loops)
	for i := range dims {
		dims[i].Operand = -1
	}
	left := loops
	for i, m := range maps {
		for k, e := range m.Results {
			if e.Kind == ir.AffineDim && dims[e.Value].Operand < 0 {
				dims[e.Value] = OperandDim{i, k}
				left--
			}
		}
	}
	return dims, left == 0
}

// LoopSizes returns the extents of the loops, with ir.Dynamic for those that types do not state. ok is false if no operand determines
// an extent.
func (s StructuredOp) LoopSizes() (sizes []int64, ok bool) {
	dims, ok := s.DimOf()
	if !ok {
		return nil, false
	}
	sizes = make([]int64, len(dims))
	for i, d := range dims {
		sizes[i] = shapeOf(s.Operand(d.Operand))[d.Dim]
	}
	return sizes, true
}

// genericModel is the model of linalg.generic.
type genericModel struct{}

// IndexingMaps returns the maps of the attribute.
func (genericModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	return mapsOf(op.Prop(genericMapsSlot))
}

// Iterators returns the kinds of the attribute.
func (genericModel) Iterators(op *ir.Operation) []IteratorKind {
	return iteratorsOf(op.Prop(genericIteratorsSlot))
}

// NewIndex creates a linalg.index of a loop.
func NewIndex(b *ir.Builder, loc ir.Location, loop int) *ir.Value {
	return b.Create(loc, Index, nil, []ir.Type{b.Context().Index()}, ir.Named("dim", b.Context().Int(b.Context().I64(), int64(loop)))).Result(0)
}

// NewYield creates a linalg.yield.
func NewYield(b *ir.Builder, loc ir.Location, vs ...*ir.Value) *ir.Operation {
	return b.Create(loc, Yield, vs, nil)
}

// NewGeneric creates a linalg.generic. body, if not nil, makes the operations of its block and returns the values to yield.
func NewGeneric(b *ir.Builder, loc ir.Location, results []ir.Type, inputs, inits []*ir.Value, maps []*ir.AffineMap, its []IteratorKind,
	body func(b *ir.Builder, args []*ir.Value) []*ir.Value) *ir.Operation {
	ctx := b.Context()
	operands := append(append(make([]*ir.Value, 0, len(inputs)+len(inits)), inputs...), inits...)
	op := b.CreateWithRegions(loc, Generic, operands, results, 1, ir.Named("indexing_maps", mapsAttr(ctx, maps)),
		ir.Named("iterator_types", iteratorAttr(ctx, its)), ctx.Segments(len(inputs), len(inits)))
	if body == nil {
		return op
	}
	block := op.Region(0).AddBlock()
	for _, v := range operands {
		block.AddArg(ir.ElementTypeOrSelf(v.Type()), loc)
	}
	at := b.InsertionPoint()
	b.SetEnd(block)
	yielded := body(b, block.Args())
	NewYield(b, loc, yielded...)
	b.SetInsertionPoint(at)
	return op
}

// TensorTypes returns the types of those of vs that are tensors: the results of an operation with the inits vs.
func TensorTypes(vs []*ir.Value) []ir.Type {
	var types []ir.Type
	for _, v := range vs {
		if t, ok := v.Type().(*ir.RankedTensorType); ok {
			types = append(types, t)
		}
	}
	return types
}

// RowOf returns the row of a named operation, or nil for others.
func RowOf(op *ir.Operation) *Named {
	if m, ok := ir.OpInterface[*namedModel](op.Info()); ok {
		return m.Named
	}
	return nil
}

// NewNamed creates a named operation with the region that its row describes. Its results have the types of those inits that are tensors.
func NewNamed(b *ir.Builder, loc ir.Location, def *ir.OpDef, inputs, inits []*ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	ctx := b.Context()
	operands := append(append(make([]*ir.Value, 0, len(inputs)+len(inits)), inputs...), inits...)
	if ctx.OpInfoOf(def).Slot(ir.SegmentSizesName) >= 0 {
		attrs = append(attrs[:len(attrs):len(attrs)], ctx.Segments(len(inputs), len(inits)))
	}
	op := b.CreateWithRegions(loc, def, operands, TensorTypes(inits), 1, attrs...)
	m, ok := ir.OpInterface[regionBuilder](op.Info())
	if !ok {
		return op
	}
	if n, ok := m.(*namedModel); ok && n.hasUserMaps(ctx) && op.Prop(userMapsSlot) == nil {
		op.SetProp(userMapsSlot, mapsAttr(ctx, n.defaultMaps(ctx)))
	}
	types := make([]ir.Type, len(operands))
	for i, v := range operands {
		types[i] = v.Type()
	}
	fillRegion(b, m, op.Region(0), types, len(inputs), op.Attr)
	return op
}

// regionBuilder is implemented by models of operations whose region follows from their operands and attributes.
type regionBuilder interface {
	// expr returns the body. attr returns the attributes of the operation.
	expr(ctx *ir.Context, attr func(string) ir.Attribute) *Expr
}

func (m *namedModel) expr(ctx *ir.Context, _ func(string) ir.Attribute) *Expr { return m.bodyIn(ctx) }

// hasUserMaps reports whether operations have the attribute indexing_maps in the version of ctx.
func (n *Named) hasUserMaps(ctx *ir.Context) bool { return n.UserMaps != 0 && ctx.MLIR() >= n.UserMaps }

// fillRegion adds the block of an operation with operands of the given types, of which the first inputs are no inits. It returns why
// the types do not fit, or "".
func fillRegion(b *ir.Builder, m regionBuilder, r *ir.Region, types []ir.Type, inputs int, attr func(string) ir.Attribute) string {
	block := r.AddBlock()
	for _, t := range types {
		block.AddArg(elementOf(t), ir.UnknownLoc)
	}
	return buildBody(b, block, m.expr(b.Context(), attr), inputs, attr)
}

// elementOf returns the type of the elements of a ranked tensor or memref, and another type itself.
func elementOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.ElementType()
	case *ir.MemRefType:
		return t.ElementType()
	}
	return t
}

// Generalize replaces s by a linalg.generic with the same maps, iterators and body at the insertion point of b. It moves the body and
// leaves s without one: the caller replaces the results of s and erases s.
func Generalize(b *ir.Builder, s StructuredOp) *ir.Operation {
	g := NewGeneric(b, s.Loc(), s.ResultTypes(), s.Inputs(), s.Inits(), s.Maps(), s.Iterators(), nil)
	g.Region(0).TakeBlocks(s.Region(0))
	body := g.Region(0).First()
	if s.inputsOnly() {
		for _, v := range s.Inits() {
			body.AddArg(elementOf(v.Type()), s.Loc())
		}
	}
	return g
}
