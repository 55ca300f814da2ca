// Package linalg is the linalg dialect: operations on whole tensors and memrefs whose loops are known.
//
// A structured operation computes a block for each point of an iteration space. For each operand, an affine map says which element a
// point works on. For example, this is the product of two matrices, as a named operation and as what the name stands for:
//
//	func.func @product(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
//	  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
//	  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
//	      iterator_types = ["parallel", "parallel", "reduction"]}
//	      ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>) {
//	  ^bb0(%x: f32, %y: f32, %sum: f32):
//	    %0 = arith.mulf %x, %y : f32
//	    %1 = arith.addf %sum, %0 : f32
//	    linalg.yield %1 : f32
//	  }
//	  return
//	}
//
// All named operations are rows of one table, from which their text, verifier, region and maps follow.
package linalg

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the linalg dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       "linalg",
		Attrs:      []*ir.AttrClass{IteratorDef, UnaryFnDef, BinaryFnDef, TernaryFnDef, TypeFnDef, ElementwiseKindDef},
		Ops:        slices.Concat(ownEntries(), namedEntries(), tensor.RelayoutEntries()),
		Directives: map[string]*ir.CustomDirective{"DynamicIndexList": interfaces.DynamicIndexListDirective},
		Constant:   arith.Materialize,
		Interfaces: []any{canonicalizer{}, inliner{}},
	}
}

// inliner allows inlining of every operation into regions of the dialect.
type inliner struct{ ir.InlineOps }

// LegalRegion returns true.
func (inliner) LegalRegion(dst, src *ir.Region) bool { return true }

func ownEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Generic, Parse: parseGeneric, Print: printGeneric, Fold: foldCasts, Effects: effects, Names: nameArgs, Interfaces: []any{genericModel{}, structuredSizes{}, verifyStructured}},
		{Def: Map, Parse: parseMap, Print: printMap, Verify: verifyMapOp, Fold: foldCasts, Effects: effects, Names: nameMap("mapped"), Interfaces: []any{mapModel{}, structuredSizes{}, verifyStructured}},
		{Def: Reduce, Parse: parseReduce, Print: printReduce, Verify: verifyReduce, Fold: foldCasts, Effects: effects, Names: nameMap("reduced"), Interfaces: []any{reduceModel{}, structuredSizes{}, verifyStructured}},
		{Def: Transpose, Parse: parseCopy("permutation"), Print: printCopy("permutation"), Verify: verifyTranspose, Fold: foldTranspose, Effects: effects,
			Names: nameMap("transposed"), Interfaces: []any{transposeModel{}, structuredSizes{}, verifyStructured}},
		{Def: Broadcast, Parse: parseCopy("dimensions"), Print: printCopy("dimensions"), Verify: verifyBroadcast, Fold: foldCasts, Effects: effects,
			Names: nameMap("broadcasted"), Interfaces: []any{broadcastModel{}, structuredSizes{}, verifyStructured}},
		{Def: Softmax, Verify: verifySoftmax, Fold: foldCasts, Effects: effects, Interfaces: []any{interfaces.ReifyShapes(sizesOfSoftmax)}},
		{Def: Contract, Parse: parseContract, Print: printContract, Verify: verifyContract, Fold: foldCasts, Effects: effects, Interfaces: []any{contractModel{}, structuredSizes{}, verifyStructured}},
		{Def: Elementwise, Parse: parseElementwise, Print: printElementwise, Fold: foldCasts, Effects: effects, Interfaces: []any{elementwiseModel{}, structuredSizes{}, verifyStructured}},
		{Def: WinogradFilterTransform, Verify: verifyWinogradFilter},
		{Def: WinogradInputTransform, Verify: verifyWinogradInput},
		{Def: WinogradOutputTransform, Verify: verifyWinogradOutput},
		{Def: Index, Verify: verifyIndex, Fold: foldIndex, Interfaces: []any{indexBounds}},
		{Def: Yield, Verify: verifyYield},
	}
}

// namedEntries returns the entries of the named operations. Each context gets models of its own, because they remember maps.
func namedEntries() []ir.OpEntry {
	entries := make([]ir.OpEntry, len(namedTable))
	for i, n := range namedTable {
		m := &namedModel{Named: n}
		e := ir.OpEntry{Def: n.def, Parse: parseNamed(m, n.NumInputs()+1), Print: printNamed, Fold: foldCasts, Effects: effects, Interfaces: []any{m, structuredSizes{}, verifyStructured}}
		if n.UserMaps != 0 {
			e.Parse, e.Print = parseMapped(m), printMapped(m)
		}
		if n.def == Fill {
			e.Verify = VerifyFill
		}
		entries[i] = e
	}
	return entries
}

// nameArgs suggests names for the arguments of a body.
func nameArgs(op *ir.Operation, set func(v *ir.Value, name string)) {
	if op.NumRegions() == 0 || op.Region(0).Empty() {
		return
	}
	inputs, _ := op.OperandGroup(1)
	for i, a := range op.Region(0).First().Args() {
		if i < inputs {
			set(a, "in")
		} else {
			set(a, "out")
		}
	}
}

// effects visits the reads of inputs and the accesses to inits that are memrefs.
func effects(op *ir.Operation, visit func(ir.Effect)) {
	inputs, _ := op.OperandGroup(1)
	s, ok := AsStructured(op)
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if _, ok := v.Type().(*ir.MemRefType); !ok {
			continue
		}
		if i < inputs || !ok || op.Region(0).Empty() || s.UsesElement(i) {
			visit(ir.Effect{Kind: ir.EffectRead, Value: v})
		}
		if i >= inputs {
			visit(ir.Effect{Kind: ir.EffectWrite, Value: v})
		}
	}
}
