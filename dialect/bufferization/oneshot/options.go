package oneshot

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// Heuristic says in which order the analysis decides about operations.
type Heuristic uint8

// The orders: last operations first, first operations first, along the chains that end in terminators, and by lot.
const (
	BottomUp Heuristic = iota
	TopDown
	BottomUpFromTerminators
	Fuzzer
)

// LayoutConversion says which layout a buffer gets about which nothing is known.
type LayoutConversion uint8

// The layouts: that of the returned buffer, the identity, and one with dynamic strides and a dynamic offset.
const (
	InferLayout LayoutConversion = iota
	IdentityLayout
	DynamicLayout
)

// Options are the options of bufferization. The zero value aligns buffers by 0 and uses the identity; see [NewOptions].
type Options struct {
	AllowReturnAllocsFromLoops bool
	AllowUnknownOps            bool
	FunctionBoundaries         bool
	CheckParallelRegions       bool
	CopyBeforeWrite            bool
	DumpAliasSets              bool
	MustInferMemorySpace       bool
	EncodingIsMemorySpace      bool
	PrintConflicts             bool
	TestAnalysisOnly           bool
	Heuristic                  Heuristic
	// FuzzerSeed selects the order of [Fuzzer].
	FuzzerSeed uint64
	// Alignment is the alignment of new buffers in bytes, or 0 if it does not matter.
	Alignment uint64
	// Dialects restricts bufferization to their operations if there are any.
	Dialects []string
	// NoAnalysis names functions in which each write gets a copy.
	NoAnalysis []string
	// Signatures is the layout of arguments and results of functions.
	Signatures LayoutConversion
	// Unknown is the layout of other buffers about which nothing is known.
	Unknown LayoutConversion
	// Filter, if set, selects the operations that are bufferized.
	Filter func(op *ir.Operation) bool
	// MemorySpace, if set, is the memory space of buffers about which nothing is known.
	MemorySpace ir.Attribute
}

// NewOptions returns the options that MLIR's pass has by default.
func NewOptions() *Options {
	return &Options{Alignment: 64, Unknown: DynamicLayout}
}

// Allows reports whether op is to be bufferized if it can be.
func (o *Options) Allows(op *ir.Operation) bool {
	name, _, _ := strings.Cut(op.Name(), ".")
	if !o.FunctionBoundaries && isFuncOp(op) {
		return false
	}
	if len(o.Dialects) > 0 && !slices.Contains(o.Dialects, name) {
		return false
	}
	return o.Filter == nil || o.Filter(op)
}

func isFuncOp(op *ir.Operation) bool {
	return op.Is(fn.Func) || op.Is(fn.Return) || op.Is(fn.Call) || op.Is(fn.CallIndirect) || op.Is(fn.Constant)
}

// model returns the model of op, or nil if it has none or must not be bufferized.
func (o *Options) model(op *ir.Operation) Model {
	if op == nil {
		return nil
	}
	m, ok := ir.OpInterface[Model](op.Info())
	if !ok || !o.Allows(op) {
		return nil
	}
	return m
}
