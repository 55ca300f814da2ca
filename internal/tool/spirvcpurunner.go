package tool

import (
	"context"
	"errors"
	"fmt"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// kernelPipeline makes a module of the host and one of the kernels from a module with launches. MLIR's runner runs the same passes.
const kernelPipeline = "builtin.module(gpu-kernel-outlining,convert-gpu-to-spirv," +
	"spirv.module(spirv-lower-abi-attrs,spirv-update-vce),lower-host-to-llvm,convert-spirv-to-llvm)"

// SPIRVCPURunner runs mlir-spirv-cpu-runner: it converts the kernels of a module to the spirv dialect and then, as the host's functions, to the
// llvm dialect, and calls a function on the CPU. Each launch runs one invocation of its kernel.
func SPIRVCPURunner(_ context.Context, setup Setup, args []string, std Streams) int {
	r := &cpuRun{setup: setup, std: std, flags: newFlagSet(setup.program("spirv-cpu-runner")), entry: "main", resultType: "f32", kernels: true}
	return r.start(args)
}

// lowerKernels runs the pipeline over a module and takes the module of the kernels out of it.
func (r *cpuRun) lowerKernels(top *ir.Operation) (kernel *ir.Operation, ok bool) {
	if !top.Is(ir.Module) {
		return nil, top.EmitError("op must be a 'builtin.module")
	}
	m, err := r.setup.Passes.ParsePipeline(kernelPipeline)
	if err != nil {
		r.fail(errors.New("the pipeline of kernels: " + err.Error()))
		return nil, false
	}
	if !m.Run(top, pass.RunOptions{Workers: r.setup.Workers}) {
		fmt.Fprintln(r.std.Err, "could not lower the kernels")
		return nil, false
	}
	n := 0
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(ir.Module) {
			kernel = op
			n++
		}
	}
	if n != 1 {
		return nil, top.EmitError("The module must contain exactly one nested module")
	}
	kernel.Remove()
	return kernel, true
}
