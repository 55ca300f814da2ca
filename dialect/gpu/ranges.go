package gpu

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// These bounds apply to all devices, as in MLIR.
const (
	maxDim      = 1<<32 - 1 // blocks of a grid and threads of a block, in a dimension
	maxSubgroup = 128       // threads
	maxCluster  = 8         // blocks, in a dimension
)

// indexRange returns the interfaces of an op with an index between lo and hi. If the op has
// an upper bound attribute, the attribute replaces hi.
func indexRange(lo, hi uint64) []any {
	return []any{analysis.ResultRange(func(op *ir.Operation, _ []analysis.Range) analysis.Range {
		if a, ok := op.Prop(0).(*ir.IntegerAttr); ok {
			if v := uint64(a.Int64Or(0)); lo > 0 {
				return analysis.IndexRange(lo, v)
			} else if v > 0 {
				return analysis.IndexRange(lo, v-1)
			}
		}
		return analysis.IndexRange(lo, hi)
	})}
}

// knownDim returns the number of threads of a block, or of blocks of the grid, in
// dimension d, if an operation around op determines it. Otherwise it returns false.
func knownDim(op *ir.Operation, grid bool, d Dim) (uint64, bool) {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(Launch) {
			size := LaunchOp{p}.BlockSize()
			if grid {
				size = LaunchOp{p}.GridSize()
			}
			if v, ok := ir.IntConstantOf(size[d]); ok {
				return uint64(v), true
			}
			break
		}
	}
	if f := op.ParentOf(Func); f != nil {
		size := FuncOp{f}.KnownBlockSize()
		if grid {
			size = FuncOp{f}.KnownGridSize()
		}
		if len(size) > int(d) {
			return uint64(size[d]), true
		}
	}
	name := KnownBlockSizeName
	if grid {
		name = KnownGridSizeName
	}
	for p := op.Parent(); p != nil; p = p.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](p.Info()); ok {
			if size := sizeHint(p.Attr(name)); len(size) > int(d) {
				return uint64(size[d]), true
			}
			break
		}
	}
	return 0, false
}

// rangeOfID is the range model of the ops with a dimension.
func rangeOfID(op *ir.Operation, _ []analysis.Range) analysis.Range {
	id := IDOp{op}
	d := id.Dimension()
	bound, bounded := id.UpperBound()
	most := func(def *ir.OpDef, hi uint64) uint64 {
		if n, ok := knownDim(op, def == GridDim, d); ok {
			return n
		}
		return hi
	}
	upTo := func(hi uint64) uint64 {
		if bounded {
			return uint64(bound)
		}
		return hi
	}
	switch {
	case op.Is(BlockDim), op.Is(GridDim):
		if n, ok := knownDim(op, op.Is(GridDim), d); ok {
			return analysis.IndexRange(n, n)
		}
		return analysis.IndexRange(1, upTo(maxDim))
	case op.Is(ThreadID):
		return analysis.IndexRange(0, most(BlockDim, upTo(maxDim))-1)
	case op.Is(BlockID):
		return analysis.IndexRange(0, most(GridDim, upTo(maxDim))-1)
	case op.Is(GlobalID):
		if bounded {
			return analysis.IndexRange(0, uint64(bound)-1)
		}
		return analysis.IndexRange(0, most(BlockDim, maxDim)*most(GridDim, maxDim)-1)
	case op.Is(ClusterDim), op.Is(ClusterDimBlocks):
		return analysis.IndexRange(1, upTo(maxCluster))
	}
	return analysis.IndexRange(0, upTo(maxCluster)-1)
}

// launchRanges is the range model of gpu.launch, which defines the sizes and ids in its
// body.
type launchRanges struct{}

// InferRanges bounds the sizes by the operands, and the ids by the sizes.
func (launchRanges) InferRanges(op *ir.Operation, args []analysis.Range, set func(*ir.Value, analysis.Range)) {
	for _, r := range args {
		if !r.Known() {
			return
		}
	}
	l := LaunchOp{op}
	bound := func(group, sizes, ids int) {
		size, id := l.args(sizes), l.args(ids)
		for i := range 3 {
			start, _ := op.OperandGroup(group + i)
			r := args[start].Intersect(analysis.IndexRange(1, maxDim))
			set(size[i], r)
			hi, _ := r.UMax.Uint64()
			set(id[i], analysis.IndexRange(0, hi-1))
		}
	}
	bound(launchGrid, argGridSize, argBlockID)
	bound(launchBlock, argBlockSize, argThreadID)
}
