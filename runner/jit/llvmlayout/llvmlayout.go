// Package llvmlayout compares sizes, alignments and offsets that spvc computes with those that LLVM computes.
//
// [Blocks] compares blocks under the rule set C, and [Module] the types of modules of the llvm dialect by their data layout. Both ask
// libLLVM, so that no code of spvc takes part in the answer.
package llvmlayout

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
)

// Report is what a comparison found.
type Report struct {
	// Differences are the numbers that spvc and LLVM do not agree about.
	Differences []Difference
	// Types is the number of types that were compared, and Numbers that of their sizes, alignments, offsets and strides.
	Types, Numbers int
}

// Difference is a type about which spvc and LLVM do not agree.
type Difference struct {
	// Op is the first operation with the type, or nil if the type is that of a block.
	Op *ir.Operation
	// Index is the index of the block, if Op is nil.
	Index int
	// Text says which numbers differ.
	Text string
}

// claim is what spvc says of a type. A size or an alignment of 0 is no claim, and neither are offsets that are nil.
type claim struct {
	size, align uint64
	offsets     []uint64
	op          *ir.Operation
	index       int
	// name is how messages call the type.
	name string
}

// judge adds to r where got, LLVM's answer, differs from the claim.
func (r *Report) judge(c *claim, got *jit.Layout, source string) {
	r.Types++
	say := func(what string, ours, theirs uint64) {
		r.Numbers++
		if ours != theirs {
			r.Differences = append(r.Differences, Difference{Op: c.op, Index: c.index, Text: what + " of " + c.name + " is " + strconv.FormatUint(ours, 10) +
				", but " + strconv.FormatUint(theirs, 10) + " by " + source})
		}
	}
	if c.size != 0 {
		say("the size in bytes", c.size, got.AllocSize)
	}
	if c.align != 0 {
		say("the alignment in bytes", c.align, uint64(got.ABIAlign))
	}
	if c.offsets == nil {
		return
	}
	if len(c.offsets) != len(got.Offsets) {
		say("the number of members", uint64(len(c.offsets)), uint64(len(got.Offsets)))
		return
	}
	if slices.Equal(c.offsets, got.Offsets) {
		r.Numbers += len(c.offsets)
		return
	}
	for i, o := range c.offsets {
		say("the offset of member "+strconv.Itoa(i), o, got.Offsets[i])
	}
}
