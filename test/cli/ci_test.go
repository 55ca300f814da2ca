package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// saxpyKernel is the kernel of the workflow.
const saxpyKernel = `gpu.module @kernels {
  gpu.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.global_id x
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %ax = arith.mulf %a, %xi : f32
    %sum = arith.addf %ax, %yi : f32
    memref.store %sum, %y[%i] : memref<?xf32>
    gpu.return
  }
}
`

// workflow returns the commands of the steps of the workflow in docs/ci.md by the names of the steps.
func workflow(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../docs/ci.md")
	if err != nil {
		t.Fatal(err)
	}
	_, block, _ := strings.Cut(string(text), "```yaml\n")
	block, _, _ = strings.Cut(block, "```")
	steps, name := map[string]string{}, ""
	for line := range strings.Lines(block) {
		if n, ok := strings.CutPrefix(line, "      - "); ok {
			name, _ = strings.CutPrefix(strings.TrimSpace(n), "name: ")
		} else if command, ok := strings.CutPrefix(line, "          "); ok {
			steps[name] += command
		}
	}
	return steps
}

// TestWorkflow runs the steps of docs/ci.md with right data, and those that must fail with wrong data.
func TestWorkflow(t *testing.T) {
	saxpy, err := os.ReadFile("../../examples/saxpy.mlir")
	if err != nil {
		t.Fatal(err)
	}
	steps := workflow(t)
	dir := t.TempDir()
	script := ""
	for _, name := range []string{"compile", "programs", "data", "layouts"} {
		if steps[name] == "" {
			t.Fatalf("the workflow has no step %s: %v", name, steps)
		}
		script += "exec sh -e " + name + ".sh\n"
	}
	script += `exists kernels/saxpy.spv conform/junit.xml conform/report.html
cp wrong.json data/expected.json
! exec sh -e data.sh
stderr 'expected'
cp double.mlir kernels/double.mlir
! exec sh -e compile.sh
stderr 'double.mlir:2:.*capability Float64'
cp wrong.mlir programs/wrong.mlir
! exec sh -e programs.sh
stderr 'y\[i\] must be 4 i'
`
	wrong := strings.NewReplacer("3.0 : f32", "4.0 : f32", "must be 3 i", "must be 4 i").Replace(string(saxpy))
	double := strings.ReplaceAll(saxpyKernel, "f32", "f64") // vulkan1.1 has no 64-bit floats
	for name, text := range steps {
		script += fmt.Sprintf("-- %s.sh --\n%s", name, text)
	}
	for name, text := range map[string]string{
		"kernels/saxpy.mlir": saxpyKernel, "programs/saxpy.mlir": string(saxpy), "wrong.mlir": wrong, "double.mlir": double,
		"data/x.json": "[0,1,2,3,4,5,6,7]\n", "data/y.json": "[1,1,1,1,1,1,1,1]\n",
		"data/expected.json": "[1,3.5,6,8.5,11,13.5,16,18.5]\n", "wrong.json": "[1,3.5,6,8.5,11,13.5,16,18]\n",
	} {
		script += fmt.Sprintf("-- %s --\n%s", name, text)
	}
	if err := os.WriteFile(filepath.Join(dir, "ci.txtar"), []byte(script), 0o666); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{Dir: dir})
}
