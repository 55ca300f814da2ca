package linalg

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Contract declares linalg.contract.
var Contract = &ir.OpDef{
	Name:     "linalg.contract",
	Summary:  "sum of products of the elements that maps select",
	Versions: ir.Since(20),
	Operands: structuredOperands,
	Attrs:    []ir.AttrDef{{Name: "indexing_maps", Type: mapArray}, castAttr},
	Results:  []ir.ValueDef{ir.VariadicOf("result_tensors", ir.AnyShaped)},
	Regions:  sized("combiner"),
	Traits:   structuredTraits,
}

// Elementwise declares linalg.elementwise.
var Elementwise = &ir.OpDef{
	Name:     "linalg.elementwise",
	Summary:  "function of the elements that maps select",
	Versions: ir.Since(21),
	Operands: structuredOperands,
	Attrs:    []ir.AttrDef{{Name: "kind", Type: elementwiseKind}, {Name: "indexing_maps", Type: mapArray, Optional: true}},
	Results:  structuredResults,
	Regions:  structuredRegion,
	Traits:   structuredTraits,
}

// Slots of the attributes of Contract and Elementwise.
const (
	contractMapsSlot    = 0
	elementwiseKindSlot = 0
	elementwiseMapsSlot = 1
)

// contractModel is the model of linalg.contract.
type contractModel struct{}

// IndexingMaps returns the maps of the attribute.
func (contractModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	return mapsOf(op.Prop(contractMapsSlot))
}

// Iterators returns parallel loops for the dimensions of the output and reductions for the others.
func (m contractModel) Iterators(op *ir.Operation) []IteratorKind {
	maps := m.IndexingMaps(op)
	if len(maps) == 0 {
		return nil
	}
	out := maps[len(maps)-1]
	its := make([]IteratorKind, out.Dims)
	for i := range its {
		its[i] = Reduction
	}
	for _, e := range out.Results {
		if e.Kind == ir.AffineDim {
			its[e.Value] = Parallel
		}
	}
	return its
}

func (contractModel) expr(*ir.Context, func(string) ir.Attribute) *Expr { return mulAddBy }

func verifyContract(op *ir.Operation) bool {
	maps := mapsOf(op.Prop(contractMapsSlot))
	if len(maps) != 3 || op.NumOperands() != 3 {
		return true // the check of structured operations says what is wrong
	}
	loops := maps[0].Dims
	uses := [2][]int{make([]int, loops), make([]int, loops)}
	for i, m := range maps {
		if !verifyContractMap(op, i, m, loops) {
			return false
		}
		for _, e := range m.Results {
			uses[i/2][e.Value]++
		}
	}
	contracts := false
	for i := range loops {
		in, out := uses[0][i], uses[1][i]
		contracts = contracts || in == 2 && out == 0
		if in == 0 && out == 0 {
			return op.EmitError("iteration space dim at index " + strconv.Itoa(i) + " not used to access any operand")
		}
		if in == 1 && out != 1 {
			return op.EmitError("iteration space dim at index " + strconv.Itoa(i) + " is neither a contracting dim nor of parallel iteration type")
		}
	}
	return contracts || op.EmitError("'indexing_maps' do not specify a contracting dimension")
}

func verifyContractMap(op *ir.Operation, i int, m *ir.AffineMap, loops int) bool {
	if m.Dims != loops {
		return op.EmitError("iteration spaces of provided affine_maps differ")
	}
	if !affinemap.IsProjectedPermutation(m, false) {
		return op.EmitError("provided affine_map is not a projected permutation")
	}
	if _, shaped := op.Operand(i).Type().(ir.ShapedType); !shaped {
		return len(m.Results) == 0 || op.EmitError("affine_map specifies shaped access while operand has non-shaped type")
	}
	return len(m.Results) == rankOf(op.Operand(i)) || op.EmitError("ranks of shaped operand and results of corresponding affine_map differ")
}

func parseContract(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseKeyword("indexing_maps") || !p.ParseEqual() {
		return false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	if mapsOf(a) == nil {
		return p.EmitError(loc, "expected AffineMap")
	}
	st.SetProp(contractMapsSlot, a)
	return parseNamed(contractModel{}, 3)(p, st)
}

func printContract(p *ir.Printer, op *ir.Operation) {
	printMaps(p, op.Prop(contractMapsSlot))
	p.AttrDict(op, ir.SegmentSizesName, "indexing_maps")
	printRest(p, op)
}

// elementwiseModel is the model of linalg.elementwise.
type elementwiseModel struct{}

// IndexingMaps returns the maps of the attribute, or identities if there are none.
func (elementwiseModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	if maps := mapsOf(op.Prop(elementwiseMapsSlot)); len(maps) > 0 {
		return maps
	}
	return mapModel{}.IndexingMaps(op)
}

// Iterators returns one parallel loop per dimension of the output.
func (elementwiseModel) Iterators(op *ir.Operation) []IteratorKind { return parallel(initRank(op)) }

func (elementwiseModel) expr(_ *ir.Context, attr func(string) ir.Attribute) *Expr {
	f := FnExp
	if k, ok := attr("kind").(*ir.EnumAttr); ok {
		f = Fn(k.Value)
	}
	args := [3]*Expr{in(0), in(1), in(2)}
	return apply(f, args[:f.Arity()]...)
}

// NewElementwise creates a linalg.elementwise of the kind with the given keyword, with identity maps. It returns nil if there is no such
// kind or the version has no linalg.elementwise.
func NewElementwise(b *ir.Builder, loc ir.Location, kind string, inputs, inits []*ir.Value) *ir.Operation {
	c := b.Context()
	k, ok := elementwiseEnum.Parse(kind)
	if !ok || !Elementwise.Versions.Has(c.MLIR()) || len(inits) == 0 {
		return nil
	}
	return NewNamed(b, loc, Elementwise, inputs, inits, ir.Named("kind", c.Enum(ElementwiseKindDef, k)),
		ir.Named("indexing_maps", identities(c, inits[0].Type(), len(inputs)+len(inits))))
}

// NewElementwiseWith creates a linalg.elementwise of the kind of op, one too, with the given maps.
func NewElementwiseWith(b *ir.Builder, op *ir.Operation, inputs, inits []*ir.Value, maps []*ir.AffineMap) *ir.Operation {
	return NewNamed(b, op.Loc(), Elementwise, inputs, inits, ir.Named("kind", op.Prop(elementwiseKindSlot)), ir.Named("indexing_maps", mapsAttr(b.Context(), maps)))
}

func parseElementwise(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseKeyword("kind") || !p.ParseEqual() {
		return false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	k, ok := a.(*ir.EnumAttr)
	if !ok || k.AttrDef() != ElementwiseKindDef {
		return p.EmitError(loc, "expected ElementwiseKind attribute")
	}
	st.SetProp(elementwiseKindSlot, k)
	st.AddAttr("kind", k)
	maps, ok := parseMaps(p)
	if !ok {
		return false
	}
	q, ok := parseParts(p, st)
	if !ok || !parseResults(p, st) || !addRegion(p, st, loc, elementwiseModel{}, &q, Fn(k.Value).Arity()+1) {
		return false
	}
	if maps == nil && len(q.outputs) > 0 {
		maps = identities(p.Context(), q.outputs[0], len(q.types()))
	}
	st.AddAttr("indexing_maps", maps)
	return true
}

// identities returns n identities of the rank of t.
func identities(ctx *ir.Context, t ir.Type, n int) *ir.ArrayAttr {
	rank := 0
	if s, ok := t.(ir.ShapedType); ok && s.HasRank() {
		rank = len(s.Shape())
	}
	maps := make([]*ir.AffineMap, n)
	for i := range maps {
		maps[i] = ctx.IdentityMap(rank)
	}
	return mapsAttr(ctx, maps)
}

func printElementwise(p *ir.Printer, op *ir.Operation) {
	p.Str(" kind=")
	p.Attr(op.Prop(elementwiseKindSlot))
	for _, m := range mapsOf(op.Prop(elementwiseMapsSlot)) {
		if !m.IsIdentity() || m.Dims != initRank(op) {
			printMaps(p, op.Prop(elementwiseMapsSlot))
			break
		}
	}
	p.AttrDict(op, ir.SegmentSizesName, "indexing_maps", "kind")
	printRest(p, op)
}
