package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

func isAnyInt(a ir.Attribute) bool { _, ok := a.(*ir.IntegerAttr); return ok }

var (
	integerOrIndex = &ir.TypeConstraint{Summary: "integer or index", Match: func(t ir.Type) bool {
		return ir.AnyIntegerType.Match(t) || ir.IndexTypeConstraint.Match(t)
	}}
	anyInt = &ir.AttrConstraint{Summary: "arbitrary integer attribute", Base: isAnyInt, Match: isAnyInt}
)

// These are the slots of the bounds of the ops about ranges.
const (
	boundUMin = iota
	boundUMax
	boundSMin
	boundSMax
)

func boundAttrs(optional bool) []ir.AttrDef {
	var defs []ir.AttrDef
	for _, n := range [...]string{"umin", "umax", "smin", "smax"} {
		defs = append(defs, ir.AttrDef{Name: n, Type: anyInt, Optional: optional})
	}
	return defs
}

// WithBounds declares test.with_bounds, which returns an integer within bounds.
var WithBounds = &ir.OpDef{
	Name:    "test.with_bounds",
	Summary: "an integer within bounds",
	Attrs:   boundAttrs(false),
	Results: []ir.ValueDef{{Name: "fakeVal", Type: integerOrIndex}},
	Traits:  []ir.Trait{ir.NoMemoryEffect},
	Format:  "attr-dict `:` type($fakeVal)",
}

// WithBoundsRegion declares test.with_bounds_region. The argument of its body is an
// integer within bounds.
var WithBoundsRegion = &ir.OpDef{
	Name:    "test.with_bounds_region",
	Summary: "a body with an integer within bounds",
	Attrs:   boundAttrs(false),
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.SingleBlock, ir.NoTerminator},
}

// Increment declares test.increment.
var Increment = &ir.OpDef{
	Name:     "test.increment",
	Summary:  "an integer plus one",
	Operands: []ir.ValueDef{{Name: "value", Type: integerOrIndex}},
	Results:  []ir.ValueDef{{Name: "result", Type: integerOrIndex}},
	Traits:   []ir.Trait{ir.NoMemoryEffect, ir.AllTypesMatch("value", "result")},
	Format:   "attr-dict $value `:` type($result)",
}

// ReflectBounds declares test.reflect_bounds. A pass sets its attributes to the bounds
// that an analysis finds for its operand.
var ReflectBounds = &ir.OpDef{
	Name:     "test.reflect_bounds",
	Summary:  "shows the bounds of an integer",
	Operands: []ir.ValueDef{{Name: "value", Type: integerOrIndex}},
	Attrs:    boundAttrs(true),
	Results:  []ir.ValueDef{{Name: "result", Type: integerOrIndex}},
	Traits:   []ir.Trait{ir.AllTypesMatch("value", "result")},
	Format:   "attr-dict $value `:` type($result)",
}

func rangeEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: WithBounds, Interfaces: []any{analysis.ResultRange(func(op *ir.Operation, _ []analysis.Range) analysis.Range { return boundsOf(op) })}},
		{Def: WithBoundsRegion, Parse: parseBoundsRegion, Print: printBoundsRegion, Interfaces: []any{regionBounds{}}},
		{Def: Increment, Interfaces: []any{analysis.ResultRange(rangeOfIncrement)}},
		{Def: ReflectBounds, Interfaces: []any{analysis.ResultRange(reflectBounds)}},
	}
}

// boundsOf returns the range in the attributes of op.
func boundsOf(op *ir.Operation) analysis.Range {
	at := func(i int) *ir.IntegerAttr { return op.Prop(i).(*ir.IntegerAttr) }
	return analysis.Range{UMin: at(boundUMin).Value, UMax: at(boundUMax).Value, SMin: at(boundSMin).Value, SMax: at(boundSMax).Value}
}

type regionBounds struct{}

// InferRanges sets the range of the body's argument.
func (regionBounds) InferRanges(op *ir.Operation, _ []analysis.Range, set func(*ir.Value, analysis.Range)) {
	set(op.Region(0).First().Arg(0), boundsOf(op))
}

func rangeOfIncrement(op *ir.Operation, args []analysis.Range) analysis.Range {
	one := analysis.ConstantRange(op.Context().Int(op.Result(0).Type(), 1).Value)
	return analysis.NoWrap{}.Add([]analysis.Range{args[0], one})
}

// reflectBounds stores the range of the operand in op.
func reflectBounds(op *ir.Operation, args []analysis.Range) analysis.Range {
	r, c := args[0], op.Context()
	var signed, unsigned ir.Type = op.Result(0).Type(), op.Result(0).Type()
	if t, ok := signed.(*ir.IntegerType); ok {
		signed, unsigned = c.Integer(t.Width, ir.Signed), c.Integer(t.Width, ir.Unsigned)
	}
	op.SetProp(boundUMin, c.APInt(unsigned, r.UMin))
	op.SetProp(boundUMax, c.APInt(unsigned, r.UMax))
	op.SetProp(boundSMin, c.APInt(signed, r.SMin))
	op.SetProp(boundSMax, c.APInt(signed, r.SMax))
	return r
}

// parseBoundsRegion parses `{attributes} %arg : type { … }`.
func parseBoundsRegion(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseAttrDict(st) {
		return false
	}
	arg, ok := p.ParseArgument(true, false)
	if !ok {
		return false
	}
	r, ok := p.ParseRegion([]ir.Argument{arg})
	st.Regions = append(st.Regions, r)
	return ok
}

func printBoundsRegion(p *ir.Printer, op *ir.Operation) {
	p.AttrDict(op)
	p.Space()
	p.Argument(op.Region(0).First().Arg(0), nil, false)
	p.Space()
	p.Region(op.Region(0), false, true)
}
