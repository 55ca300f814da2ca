package irgen

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// hint adds what a row cannot state: relations between the parts of an op.
type hint struct {
	// before runs when operands and attributes are chosen, after when results are,
	// if the op does not infer them.
	before, after func(g *guess)
}

func hintOf(name string) *hint {
	if h, ok := hints[name]; ok {
		return &h
	}
	return nil
}

var hints = map[string]hint{
	// mlir-opt crashes without a handler, which only the generic form can omit.
	"gpu.binary":         {before: defaultAttr("offloadingHandler", "#gpu.select_object<0>")},
	"memref.load":        {before: indices("memref", "indices")},
	"spirv.IAddCarry":    {after: pairOfOperand},
	"spirv.ISubBorrow":   {after: pairOfOperand},
	"spirv.SMulExtended": {after: pairOfOperand},
	"spirv.UMulExtended": {after: pairOfOperand},
	// An alignment requires the memory access "Aligned"; the verifiers accept other
	// accesses too.
	"spirv.INTEL.JointMatrixLoad":  {before: without("alignment")},
	"spirv.INTEL.JointMatrixStore": {before: without("alignment")},
	"memref.store":                 {before: indices("memref", "indices")},
	"spirv.ImageSampleExplicitLod": {before: explicitLod},
}

// indices makes one index operand for each dimension of the type of another operand.
func indices(of, name string) func(g *guess) {
	return func(g *guess) {
		s, ok := g.typeNamed(of).(ir.ShapedType)
		if ok && s.HasRank() {
			g.setCount(name, len(s.Shape()), g.ctx.Index())
		}
	}
}

// explicitLod gives a sample its level of detail.
func explicitLod(g *guess) {
	for i := range g.def.Attrs {
		if g.def.Attrs[i].Name == "image_operands" {
			g.attrs[i] = g.ctx.Enum(spirv.ImageOperandsAttr, uint64(spec.ImageOperandsLod))
		}
	}
	g.setCount("operand_arguments", 1, g.ctx.F32())
}

// setCount makes the operand group called name n values of type t.
func (g *guess) setCount(name string, n int, t ir.Type) {
	for i := range g.def.Operands {
		if g.def.Operands[i].Name == name {
			g.operands[i] = make([]ir.Type, n)
			for k := range g.operands[i] {
				g.operands[i][k] = t
			}
		}
	}
}

// defaultAttr gives an absent attribute a value.
func defaultAttr(name, text string) func(g *guess) {
	return func(g *guess) {
		for i := range g.def.Attrs {
			if g.def.Attrs[i].Name == name && g.attrs[i] == nil {
				g.attrs[i], _ = ir.ParseAttr(g.ctx, text)
			}
		}
	}
}

// without removes an attribute.
func without(name string) func(g *guess) {
	return func(g *guess) {
		for i := range g.def.Attrs {
			if g.def.Attrs[i].Name == name {
				g.attrs[i] = nil
			}
		}
	}
}

// pairOfOperand gives the operands one type, and makes the result a struct of two
// values of it.
func pairOfOperand(g *guess) {
	t := g.operands[0][0]
	g.operands[1][0] = t
	if readable(t) {
		g.results[0] = []ir.Type{spirv.StructOfTypes(g.ctx, t, t)}
	}
}
