package cli

import (
	"errors"
	"fmt"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/runner/jit/llvmlayout"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
)

// openLLVM loads libLLVM. Without it the exit code is that of a missing driver.
func openLLVM() (*jit.Library, error) {
	l, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		fmt.Fprintf(stderr(), "spvc: %s\n", err)
		return nil, exitCode(tool.ExitNoDevice)
	}
	return l, nil
}

// askLLVM compares what the rule set C says of the blocks, and what data layouts say of the types of the module top, with LLVM. top is nil if the
// input is no MLIR. A difference makes the verdict fail.
func (f *layoutFlags) askLLVM(blocks []*describe.Block, top *ir.Operation) error {
	l, err := openLLVM()
	if err != nil {
		return err
	}
	var list []llvmlayout.Block
	for _, b := range blocks {
		for _, s := range b.Layouts {
			if s.Rules == blocklayout.C && s.Shape != nil && !s.Actual() {
				list = append(list, llvmlayout.Block{Name: b.Title(), Shape: s.Shape, Size: s.Size, Align: s.Align})
			}
		}
	}
	report, err := llvmlayout.Blocks(l, list)
	if err != nil {
		return failure(err)
	}
	if f.differ(report) {
		f.failed = true
	}
	types, numbers := report.Types, report.Numbers
	if top != nil {
		ok := diagnosed(top.Context(), func() bool {
			report, err = llvmlayout.Module(l, top)
			if err != nil {
				return errors.Is(err, llvmlayout.ErrNoDataLayout) || top.EmitError(err.Error())
			}
			types, numbers = types+report.Types, numbers+report.Numbers
			return !f.differ(report)
		})
		f.failed = f.failed || !ok || err != nil
	}
	fmt.Fprintf(summaries(), "spvc: compared %s with LLVM %s: %s\n", count.Of(types, "type"), l.Version(), count.Of(numbers, "number"))
	return nil
}

// differ reports the differences, those of types of operations at the operations.
func (f *layoutFlags) differ(r *llvmlayout.Report) bool {
	for _, d := range r.Differences {
		if d.Op != nil {
			d.Op.EmitError(d.Text)
		} else {
			fmt.Fprintf(stderr(), "spvc: %s\n", d.Text)
		}
	}
	return len(r.Differences) > 0
}

// askLLVM compares the blocks of the cases whose rule set is C with structs of LLVM.
func (c *conformRun) askLLVM() error {
	l, err := openLLVM()
	if err != nil {
		return err
	}
	var list []llvmlayout.Block
	for _, b := range conform.HostBlocks(c.cases) {
		list = append(list, llvmlayout.Block{Name: b.ID, Shape: b.Shape, Size: b.Size, Align: b.Align})
	}
	r, err := llvmlayout.Blocks(l, list)
	if err != nil {
		return failure(err)
	}
	fmt.Fprintf(summaries(), "spvc: compared %s of rule set %s with LLVM %s: %s\n", count.Of(len(list), "block"), blocklayout.C, l.Version(), count.Of(r.Numbers, "number"))
	for _, d := range r.Differences {
		fmt.Fprintf(stderr(), "spvc: %s\n", d.Text)
	}
	if len(r.Differences) > 0 {
		return exitCode(tool.ExitFailed)
	}
	return nil
}
