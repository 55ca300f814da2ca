package gpu

import (
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/interfaces"
)

// convergent is the model of operations of a whole subgroup.
var convergent = []any{interfaces.Convergent{}}

// Dialect returns the gpu dialect.
func Dialect() *ir.Dialect {
	d := &ir.Dialect{
		Name:         dialectName,
		Types:        []*ir.TypeDef{AsyncTokenDef, DnTensorDef, SpMatDef, SpGEMMDef, MMAMatrixDef},
		Attrs:        append(attrClasses(), BroadcastAttrDef),
		ParseType:    unknownType,
		VerifyOpAttr: verifyOpAttr,
		Directives:   directives(),
		Interfaces:   []any{ir.InlineOps{}, canonicalizer{}},
		Ops: []ir.OpEntry{
			{Def: Module, Parse: parseModule, Print: printModule, Adapt: adaptModule, AdaptIn: ir.Until(19), Interfaces: []any{datalayout.Scope{}}},
			{Def: ModuleEnd, Adapt: dropModuleEnd, AdaptIn: ir.Since(20)},
			{Def: BinaryOp},
			{Def: Func, Parse: parseFunc, Print: printFunc, Interfaces: []any{functionModel}},
			{Def: Return, Verify: verifyReturn},
			{Def: Launch, Parse: parseLaunch, Print: printLaunch, Verify: verifyLaunch, VerifyRegions: verifyLaunchRegion, Interfaces: []any{launchRanges{}, launchBounds}},
			{Def: LaunchFunc, Verify: verifyLaunchFunc},
			{Def: Terminator, Interfaces: []any{dealloc.Exit{}}},
			{Def: Yield},
			{Def: Barrier, Parse: parseBarrier, Print: printBarrier},
			{Def: Ballot, Adapt: adaptBallot, Interfaces: convergent},
			{Def: WarpExecuteOnLane0, Parse: parseWarp, Print: vector.PrintWarp, Verify: verifyWarp, Interfaces: []any{vector.WarpFlow{}}},
			{Def: Printf, Effects: writes},
			{Def: SetDefaultDevice, Effects: writes},
			{Def: LaneID, Interfaces: indexRange(0, maxSubgroup-1)},
			{Def: SubgroupID, Interfaces: indexRange(0, maxDim-1)},
			{Def: NumSubgroups, Interfaces: indexRange(1, maxDim)},
			{Def: SubgroupSize, Interfaces: indexRange(1, maxSubgroup)},

			{Def: Alloc, Verify: verifyAlloc, Effects: interfaces.AllocatesResult},
			{Def: Dealloc, Effects: frees},
			{Def: Memcpy, Verify: verifyMemcpy, Effects: copies, Fold: foldCasts},
			{Def: Memset, Effects: sets, Fold: foldCasts},
			{Def: Wait},
			{Def: HostRegister}, {Def: HostUnregister},
			{Def: DynamicSharedMemory, Verify: verifyDynamicSharedMemory},

			{Def: AllReduce, VerifyRegions: verifyAllReduce, Fold: foldUniform},
			{Def: SubgroupReduce, Verify: verifySubgroupReduce, Fold: foldReduce},
			{Def: Shuffle, Interfaces: convergent},
			{Def: MMALoad, Verify: verifyMMALoad, Effects: loadsMatrix},
			{Def: MMAStore, Verify: verifyMMAStore, Effects: storesMatrix},
			{Def: MMACompute, Verify: verifyMMACompute, Interfaces: convergent},
			{Def: Rotate, Verify: verifyRotate, Interfaces: convergent},
			{Def: SubgroupBroadcast, Verify: verifyBroadcast, Fold: foldBroadcast, Adapt: adaptBroadcast,
				Interfaces: []any{interfaces.Convergent{}, broadcastModel{}, analysis.ResultRange(rangeOfBroadcast)}},
			{Def: MMAExtract, Interfaces: convergent}, {Def: MMAInsert, Interfaces: convergent},
			{Def: MMAConstant, Interfaces: convergent}, {Def: MMAElementwise, Interfaces: convergent},
		},
	}
	for _, def := range dimensionalOps {
		d.Ops = append(d.Ops, ir.OpEntry{Def: def, Names: nameID, Interfaces: withBounds(rangeOfID)})
	}
	for _, def := range sparseOps {
		d.Ops = append(d.Ops, ir.OpEntry{Def: def})
	}
	return d
}

func unknownType(p *ir.Parser, mnemonic string) (ir.Type, bool) {
	known := func() []string { return []string{"async.token", "mma_matrix"} }
	p.EmitErrorDetail(p.MnemonicLoc(), &ir.UnknownName{Name: mnemonic, Candidates: known}, "unknown gpu type: "+mnemonic)
	return nil, true
}

func writes(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }

func frees(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectFree, Value: op.OperandIn(1, 0)})
}

func copies(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.OperandIn(1, 0)})
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.OperandIn(2, 0)})
}

func sets(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.OperandIn(1, 0)})
}

func loadsMatrix(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead})
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
}

func storesMatrix(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectWrite})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(1)})
}
