// Package littools provides the programs of spvc under the names that test files use,
// to run in process.
package littools

import (
	"context"
	"io"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/test/testdialect"
	"github.com/spvc/spvc/test/testpass"
)

// Tools returns the table of tools by MLIR's names.
func Tools() lit.Tools {
	return lit.Tools{
		"mlir-opt":              bind(tool.Opt),
		"mlir-translate":        bind(tool.Translate),
		"mlir-reduce":           reduce,
		"mlir-vulkan-runner":    bind(tool.VulkanRunner),
		"mlir-cpu-runner":       bind(tool.CPURunner),
		"mlir-spirv-cpu-runner": bind(tool.SPIRVCPURunner),
		"mlir-runner":           bind(tool.CPURunner),
		"spirv-as":              binaryTool(assemble),
		"spirv-dis":             disassembler,
		"spirv-val":             binaryTool(validate),
	}
}

// Setup returns what the programs work with: the dialects and passes of spvc, and those
// that only tests have. They speak MLIR 19, with which most test files were written; those about later versions say
// --mlir-version.
func Setup() tool.Setup {
	setup := tool.SetupFor(ir.OldestVersion)
	testdialect.RegisterDialects(setup.Dialects)
	testpass.Register(setup.Passes)
	setup.LLVMInstruction = importLoad
	return setup
}

// reduce has a setup for each run, because mlir-reduce adds passes to the setup.
func reduce(ctx context.Context, args []string, in io.Reader, out, err io.Writer, dir string, env []string) int {
	return bind(tool.Reduce)(ctx, args, in, out, err, dir, env)
}

type program func(context.Context, tool.Setup, []string, tool.Streams) int

// bind makes a lit tool from a program. All runs share one setup.
func bind(f program) lit.Tool {
	setup := Setup()
	return func(ctx context.Context, args []string, in io.Reader, out, err io.Writer, dir string, _ []string) int {
		return f(ctx, setup, args, tool.Streams{In: in, Out: out, Err: err, Dir: dir})
	}
}
