package linalg

import (
	"strings"
	"sync/atomic"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Named is the row of a named structured operation. Its declaration, text, region, maps and iterators follow from it.
type Named struct {
	// Name is the mnemonic.
	Name    string
	Summary string
	// Loops are the names of the loops in order, with + before a reduction. An empty text stands for one parallel loop per dimension
	// of the output.
	Loops string
	// Maps are the subscripts of the operands, separated by semicolons. A subscript is a loop or the sum of two, of which each may be
	// multiplied by a stride (s0, s1, …) or dilation (d0, …). It is empty if Loops is: operands then have the rank of the output or
	// rank 0.
	Maps string
	// Inputs is the number of inputs if Maps is empty.
	Inputs int
	Body   *Expr
	// Window is the number of strides and of dilations.
	Window int
	// Attrs are the attributes that Body names.
	Attrs []ir.AttrDef
	// UserMaps is the first version in which the attribute indexing_maps can replace Maps, or 0.
	UserMaps ir.Version
	// Contraction and Convolution say which interface of MLIR the operation has.
	Contraction, Convolution bool
	Versions                 ir.Span
	// OldLast, if not 0, is the last version that has OldLoops, OldMaps and OldBody in place of those that are not empty.
	OldLast           ir.Version
	OldLoops, OldMaps string
	OldBody           *Expr

	def *ir.OpDef
}

// Def returns the declaration of the operation.
func (n *Named) Def() *ir.OpDef { return n.def }

// NumInputs returns the number of inputs.
func (n *Named) NumInputs() int {
	if n.Maps == "" {
		return n.Inputs
	}
	return strings.Count(n.Maps, ";")
}

// Slots of the attributes of convolutions and poolings, and of products with maps.
const (
	stridesSlot   = 0
	dilationsSlot = 1
	userMapsSlot  = 0
)

// declare makes the declaration of n, an operation called name.
func (n *Named) declare(name string) {
	d := &ir.OpDef{
		Name: name, Summary: n.Summary, Versions: n.Versions,
		Operands: structuredOperands, Results: structuredResults, Regions: structuredRegion, Traits: structuredTraits,
	}
	if n.UserMaps != 0 {
		d.Attrs = append(d.Attrs, ir.AttrDef{Name: "indexing_maps", Type: mapArray, Optional: true, Versions: ir.Since(n.UserMaps)})
	}
	if n.Window > 0 {
		ones := "dense<1> : tensor<" + string('0'+byte(n.Window)) + "xi64>"
		for _, name := range [2]string{"strides", "dilations"} {
			d.Attrs = append(d.Attrs, ir.AttrDef{Name: name, Type: windowKinds[n.Window-1], Optional: true, Default: ones})
		}
	}
	d.Attrs = append(d.Attrs, n.Attrs...)
	n.def = d
}

// table declares the rows.
func table(lists ...[]*Named) []*Named {
	var all []*Named
	for _, l := range lists {
		all = append(all, l...)
	}
	for _, n := range all {
		n.declare("linalg." + n.Name)
	}
	return all
}

// named returns the declaration of the row called name.
//
//go:noinline
func named(name string) *ir.OpDef {
	for _, n := range namedTable {
		if n.Name == name {
			return n.def
		}
	}
	panic("no named operation " + name)
}

// NamedOps returns the rows of all named operations. The caller must not change them.
func NamedOps() []*Named { return namedTable }

var (
	structuredOperands = []ir.ValueDef{ir.VariadicOf("inputs", ir.AnyType), ir.VariadicOf("outputs", ir.AnyShaped)}
	structuredResults  = []ir.ValueDef{ir.VariadicOf("result_tensors", rankedTensor)}
	structuredRegion   = []ir.RegionDef{{Name: "region"}}
	structuredTraits   = append([]ir.Trait{ir.AttrSizedOperandSegments}, commonTraits...)
	// commonTraits are the traits of all structured operations.
	commonTraits = []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "linalg.yield"}, interfaces.DestinationStyle{Inits: 1}, structured{}}
)

var rankedTensor = &ir.TypeConstraint{
	Summary: "ranked tensor of any type values",
	Base:    func(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok },
	Match:   func(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok },
}

// namedModel is the model of a named operation, which contexts with one registry share.
type namedModel struct {
	*Named
	last atomic.Pointer[namedSpace]
}

// namedSpace is the iteration space that a namedModel computed last. Operations of one kind mostly have equal attributes.
type namedSpace struct {
	ctx                *ir.Context
	strides, dilations ir.Attribute
	rank               int
	maps               []*ir.AffineMap
	its                []IteratorKind
}

// space returns the iteration space of op.
func (m *namedModel) space(op *ir.Operation) *namedSpace {
	key := namedSpace{ctx: op.Context()}
	if m.Window > 0 {
		key.strides, key.dilations = op.Prop(stridesSlot), op.Prop(dilationsSlot)
	}
	if m.Maps == "" {
		key.rank = initRank(op)
	}
	if s := m.last.Load(); s != nil && s.ctx == key.ctx && s.strides == key.strides && s.dilations == key.dilations && s.rank == key.rank {
		return s
	}
	s := &key
	ctx := op.Context()
	if m.Maps == "" {
		s.its = make([]IteratorKind, s.rank)
		s.maps = []*ir.AffineMap{ctx.AffineMap(s.rank, 0), ctx.IdentityMap(s.rank)}
	} else {
		m.parse(ctx, s)
	}
	m.last.Store(s)
	return s
}

// initRank returns the rank of the first init of op, or 0 if it has none.
func initRank(op *ir.Operation) int {
	if start, n := op.OperandGroup(1); n > 0 {
		return rankOf(op.Operand(start))
	}
	return 0
}

// rankOf returns the rank of a tensor or memref, and 0 for a scalar.
func rankOf(v *ir.Value) int { return len(shapeOf(v)) }

// shapeOf returns the shape of a ranked tensor or memref, and nil for another value.
func shapeOf(v *ir.Value) []int64 {
	switch t := v.Type().(type) {
	case *ir.RankedTensorType:
		return t.Shape()
	case *ir.MemRefType:
		return t.Shape()
	}
	return nil
}

// IndexingMaps returns the map of each operand.
func (m *namedModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	if m.UserMaps != 0 {
		if maps := mapsOf(op.Prop(userMapsSlot)); maps != nil {
			return maps
		}
	}
	if len(op.DiscardableAttrs()) > 0 && m.Maps != "" {
		if maps := mapsOf(op.Attr(memoName)); maps != nil {
			return maps
		}
	}
	s := m.space(op)
	if m.Maps != "" {
		return s.maps
	}
	maps := make([]*ir.AffineMap, op.NumOperands())
	for i := range maps {
		maps[i] = s.maps[min(rankOf(op.Operand(i)), 1)]
	}
	return maps
}

// Iterators returns the kinds of the loops.
func (m *namedModel) Iterators(op *ir.Operation) []IteratorKind { return m.space(op).its }

// defaultMaps returns the maps of the row, without strides and dilations.
func (m *namedModel) defaultMaps(ctx *ir.Context) []*ir.AffineMap {
	if s := m.last.Load(); s != nil && s.ctx == ctx && m.Window == 0 {
		return s.maps
	}
	s := &namedSpace{}
	m.parse(ctx, s)
	return s.maps
}

// isOld reports whether the version of ctx has what the row says of old versions.
func (n *Named) isOld(ctx *ir.Context) bool { return n.OldLast != 0 && ctx.MLIR() <= n.OldLast }

// bodyIn returns the body in the version of ctx.
func (n *Named) bodyIn(ctx *ir.Context) *Expr {
	if n.OldBody != nil && n.isOld(ctx) {
		return n.OldBody
	}
	return n.Body
}

// parse computes the maps and iterators of s from the texts of the row.
func (n *Named) parse(ctx *ir.Context, s *namedSpace) {
	loops, maps := n.Loops, n.Maps
	if n.OldLoops != "" && n.isOld(ctx) {
		loops, maps = n.OldLoops, n.OldMaps
	}
	names := strings.Fields(loops)
	dims := map[string]*ir.AffineExpr{}
	for i, l := range names {
		name, reduces := strings.CutPrefix(l, "+")
		kind := Parallel
		if reduces {
			kind = Reduction
		}
		s.its = append(s.its, kind)
		dims[name] = ctx.AffineDimExpr(i)
	}
	factor := func(text string) int64 {
		a := s.strides
		if text[0] == 'd' {
			a = s.dilations
		}
		return windowValue(a, int(text[1]-'0'))
	}
	for _, text := range strings.Split(maps, ";") {
		var results []*ir.AffineExpr
		for _, sub := range strings.Fields(text) {
			var sum *ir.AffineExpr
			for _, term := range strings.Split(sub, "+") {
				name, by, scaled := strings.Cut(term, "*")
				e := dims[name]
				if scaled {
					e = e.MulConst(factor(by))
				}
				if sum == nil {
					sum = e
				} else {
					sum = sum.Add(e)
				}
			}
			results = append(results, ir.SimplifyAffineExpr(sum, len(names), 0))
		}
		s.maps = append(s.maps, ctx.AffineMap(len(names), 0, results...))
	}
}

// windowValue returns entry i of strides or dilations. It is 1 if the attribute is absent.
func windowValue(a ir.Attribute, i int) int64 {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || !windowKinds[0].Match(a) && !windowKinds[1].Match(a) && !windowKinds[2].Match(a) {
		return 1
	}
	if int64(i) >= d.NumElements() {
		return 1
	}
	v, ok := d.Element(int64(i)).(*ir.IntegerAttr)
	if !ok {
		return 1
	}
	return v.Int64Or(1)
}
