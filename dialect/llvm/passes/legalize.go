package passes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLegalizeForExport returns the pass llvm-legalize-for-export.
func NewLegalizeForExport() *pass.Pass {
	return &pass.Pass{Name: "llvm-legalize-for-export", Class: "LLVMLegalizeForExport", Summary: "Legalize LLVM dialect to be convertible to LLVM IR",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			LegalizeForExport(op)
			return true
		},
	}
}

// LegalizeForExport rewrites op so that LLVM IR can express it. A block with arguments is at most one successor of each block, since a phi has one
// value for each block that precedes. Fragments of fragments in the expressions of debug information become one fragment.
func LegalizeForExport(op *ir.Operation) {
	b := ir.NewBuilder(op.Context(), nil)
	op.Walk(func(o *ir.Operation) {
		for i := range o.NumRegions() {
			last := o.Region(i).Last()
			for block := o.Region(i).First(); block != nil; block = block.Next() {
				distinctSuccessors(b, block)
				if block == last {
					break // the blocks behind are new
				}
			}
		}
	})
	var r ir.AttrTypeReplacer
	r.AddAttrRule(mergeFragments)
	r.ReplaceIn(op, false, true)
}

// distinctSuccessors puts a block before each successor of block with arguments that an earlier position of the terminator has already.
func distinctSuccessors(b *ir.Builder, block *ir.Block) {
	end := block.Last()
	if end == nil || end.NumSuccessors() < 2 {
		return
	}
	seen := map[*ir.Block]bool{}
	var order []*ir.Block
	again := map[*ir.Block][]int{}
	for i := range end.NumSuccessors() {
		to := end.Successor(i)
		switch {
		case to.NumArgs() == 0:
		case seen[to]:
			if again[to] == nil {
				order = append(order, to)
			}
			again[to] = append(again[to], i)
		default:
			seen[to] = true
		}
	}
	for _, to := range order {
		for _, i := range again[to] {
			between := block.Region().AddBlock()
			end.SetSuccessor(i, between)
			args := make([]*ir.Value, to.NumArgs())
			for k := range args {
				args[k] = between.AddArg(to.Arg(k).Type(), to.Arg(k).Loc())
			}
			b.SetEnd(between)
			b.CreateBranch(end.Loc(), llvm.Br, args, []*ir.Block{to})
		}
	}
}

// fragment is DW_OP_LLVM_fragment: its arguments are the first bit and the number of bits.
const fragment = 0x1000

// mergeFragments joins adjacent fragments of an expression: the offsets add up, and the first one has the size.
func mergeFragments(a ir.Attribute) (ir.Attribute, ir.ReplaceResult) {
	if a.AttrDef() != llvm.DIExpressionDef {
		return nil, ir.ReplaceNone
	}
	var merged []ir.Attribute
	list := llvm.ListParam(a, "operations")
	for _, op := range list {
		n := len(merged)
		if args := fragmentArgs(op); args != nil && n > 0 {
			if first := fragmentArgs(merged[n-1]); first != nil {
				merged[n-1] = llvm.NewAttr(a.Context(), llvm.DIExpressionElemDef, llvm.Field{Name: "opcode", Value: uint32(fragment)},
					llvm.Field{Name: "arguments", Value: []uint64{first[0] + args[0], first[1]}})
				continue
			}
		}
		merged = append(merged, op)
	}
	if len(merged) == len(list) {
		return nil, ir.ReplaceNone
	}
	return llvm.NewAttr(a.Context(), llvm.DIExpressionDef, llvm.Field{Name: "operations", Value: merged}), ir.ReplaceDone
}

// fragmentArgs returns the two arguments of a fragment, or nil for other operations.
func fragmentArgs(op ir.Attribute) []uint64 {
	if llvm.NumberParam(op, "opcode") != fragment {
		return nil
	}
	if args, _ := llvm.Param(op, "arguments").([]uint64); len(args) == 2 {
		return args
	}
	return nil
}
