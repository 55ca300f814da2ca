package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// webGPUName is the attribute of modules whose kernels must do without what WebGPU lacks.
const webGPUName = "kernel.webgpu"

// ForWebGPU reports whether the pass mark-webgpu marked the module.
func ForWebGPU(module *ir.Operation) bool { return module.Attr(webGPUName) != nil }

// newMarkWebGPU returns the pass mark-webgpu, by which test-vulkan-runner-pipeline hands its option to the program that compiles
// the kernels.
func newMarkWebGPU() *pass.Pass {
	return &pass.Pass{
		Name: "mark-webgpu", Class: "MarkWebGPU", Op: ir.Module.Name, Summary: "Demand kernels that do without what WebGPU lacks",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			op.SetAttr(webGPUName, op.Context().Unit())
			r.PreserveAnalyses()
			return true
		},
	}
}

// registerRunner adds the pipeline of MLIR's tests that run kernels. MLIR's lowers the host code to its llvm dialect, which a
// JIT compiles. This one leaves both the host code and the kernels as they are, for spvc vulkan-runner to compile and interpret.
func registerRunner(r *pass.Registry) {
	r.Add(newMarkWebGPU)
	r.AddPipeline(&pass.Pipeline{Name: "test-vulkan-runner-pipeline", Summary: "Prepare a module for spvc vulkan-runner, which is also mlir-runner",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			webGPU := false
			return []pass.Option{pass.Bool("spirv-webgpu-prepare", &webGPU, "Run MLIR transforms used when targetting WebGPU")}, func(m *pass.Manager) error {
				text := "gpu-kernel-outlining"
				if webGPU {
					text += ",mark-webgpu"
				}
				return r.AddText(m, text)
			}
		}})
}
