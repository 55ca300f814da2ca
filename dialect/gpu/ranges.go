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
//
//go:noinline
func indexRange(lo, hi uint64) []any {
	return withBounds(func(op *ir.Operation, _ []analysis.Range) analysis.Range {
		if a, ok := op.Prop(0).(*ir.IntegerAttr); ok {
			if v := uint64(a.Int64Or(0)); lo > 0 {
				return analysis.IndexRange(lo, v)
			} else if v > 0 {
				return analysis.IndexRange(lo, v-1)
			}
		}
		return analysis.IndexRange(lo, hi)
	})
}

// extent is what the number of blocks or threads is of.
type extent uint8

const (
	blockExtent   extent = iota // threads of a block
	gridExtent                  // blocks of the grid
	clusterExtent               // blocks of a cluster
)

var extentNames = [...]string{KnownBlockSizeName, KnownGridSizeName, knownClusterSizeName}

// knownDim returns the number of threads or blocks in dimension d, if an operation around op determines it. Otherwise it
// returns false.
func knownDim(op *ir.Operation, of extent, d Dim) (uint64, bool) {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(Launch) {
			size := [...]Dim3{LaunchOp{p}.BlockSize(), LaunchOp{p}.GridSize(), LaunchOp{p}.ClusterSize()}[of]
			if size[d] == nil { // a launch without clusters
				break
			}
			if v, ok := ir.IntConstantOf(size[d]); ok {
				return uint64(v), true
			}
			break
		}
	}
	if f := op.ParentOf(Func); f != nil {
		size := [...][]int64{FuncOp{f}.KnownBlockSize(), FuncOp{f}.KnownGridSize(), FuncOp{f}.KnownClusterSize()}[of]
		if len(size) > int(d) {
			return uint64(size[d]), true
		}
	}
	for p := op.Parent(); p != nil; p = p.Parent() {
		if _, ok := ir.OpInterface[ir.FunctionModel](p.Info()); ok {
			if size := sizeHint(p.Attr(extentNames[of])); len(size) > int(d) {
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
	most := func(of extent, hi uint64) uint64 {
		if n, ok := knownDim(op, of, d); ok {
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
	case op.Is(BlockDim):
		return exactly(op, blockExtent, d, upTo(maxDim))
	case op.Is(GridDim):
		return exactly(op, gridExtent, d, upTo(maxDim))
	case op.Is(ThreadID):
		return analysis.IndexRange(0, most(blockExtent, upTo(maxDim))-1)
	case op.Is(BlockID):
		return analysis.IndexRange(0, most(gridExtent, upTo(maxDim))-1)
	case op.Is(GlobalID):
		if bounded {
			return analysis.IndexRange(0, uint64(bound)-1)
		}
		return analysis.IndexRange(0, most(blockExtent, maxDim)*most(gridExtent, maxDim)-1)
	}
	if op.Context().MLIR() == 19 {
		if op.Is(ClusterDim) || op.Is(ClusterDimBlocks) {
			return analysis.IndexRange(1, upTo(maxCluster))
		}
		return analysis.IndexRange(0, upTo(maxCluster)-1)
	}
	switch {
	case op.Is(ClusterDim):
		return analysis.IndexRange(1, upTo(maxDim))
	case op.Is(ClusterID):
		return analysis.IndexRange(0, upTo(maxDim)-1)
	case op.Is(ClusterDimBlocks):
		return exactly(op, clusterExtent, d, upTo(maxCluster))
	}
	return analysis.IndexRange(0, most(clusterExtent, upTo(maxCluster))-1)
}

// exactly returns the range of the known number of blocks or threads, or from 1 to hi.
func exactly(op *ir.Operation, of extent, d Dim, hi uint64) analysis.Range {
	if n, ok := knownDim(op, of, d); ok {
		return analysis.IndexRange(n, n)
	}
	return analysis.IndexRange(1, hi)
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
