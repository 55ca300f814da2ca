package debuginfo

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// executed compiles an example for a device and returns what its host function prints.
func executed(t *testing.T, d *compute.Device, name string, o spvc.Options) []byte {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	o.Name, o.Default = filepath.Base(name), d.Info().Env()
	p, err := spvc.Compile(t.Context(), text, o)
	if err != nil {
		t.Fatal(err)
	}
	if o.DebugInfo && p.Binaries[0].Env.HasExt(spec.SPV_KHR_non_semantic_info) && len(read(t, p.Binaries[0].Words).named("DebugFunctionDefinition")) == 0 {
		t.Error("the binary has no debug information")
	}
	var out bytes.Buffer
	if _, err := p.Run(t.Context(), d, spvc.RunOptions{Out: &out}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// few are the examples that run on all devices.
var few = []string{"saxpy.mlir", "scan.mlir", "histogram.mlir", "launch.mlir"}

// TestResults: kernels compute the same with debug information, on each device.
func TestResults(t *testing.T) {
	examples, err := filepath.Glob("../../examples/*.mlir")
	if err != nil || len(examples) == 0 {
		t.Fatal(examples, err)
	}
	for _, selector := range []string{drivers.Lavapipe, drivers.SwiftShader, reference.Name} {
		d, err := compute.Open(selector, compute.Options{Vulkan: vulkan.Options{Validate: drivers.Validate()}})
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range examples {
			if selector != drivers.Lavapipe && !slices.Contains(few, filepath.Base(name)) {
				continue
			}
			t.Run(selector+"/"+filepath.Base(name), func(t *testing.T) {
				plain := executed(t, d, name, spvc.Options{})
				for _, level := range levels() {
					if got := executed(t, d, name, spvc.Options{DebugInfo: true, Opt: level}); !bytes.Equal(got, plain) {
						t.Errorf("O%s: the output is\n%s\nand without debug information\n%s", level, got, plain)
					}
				}
			})
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestPrograms: programs from practice compile with debug information for each version of Vulkan, at each
// level, and spirv-val accepts the binaries.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("../programs/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var envs []*target.Env
	for _, name := range []string{"vulkan1.1", "vulkan1.2", "vulkan1.3"} {
		cfg := withSet(t, name).Config()
		cfg.Limits.MaxComputeWorkgroupInvocations, cfg.Limits.MaxComputeWorkgroupSize = 1024, []int{1024, 1024, 64}
		cfg.Limits.MaxComputeSharedMemorySize = 49152
		envs = append(envs, target.New(cfg))
	}
	described := 0
	for i, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		o := spvc.Options{Name: filepath.Base(name), Env: envs[i%len(envs)]}
		if _, err := spvc.Compile(t.Context(), text, o); err != nil {
			continue // the target lacks something
		}
		o.DebugInfo = true
		for _, o.Opt = range levels() {
			p, err := spvc.Compile(t.Context(), text, o)
			if err != nil {
				t.Errorf("%s for %s at O%s: %v", name, o.Env.Name(), o.Opt, err)
				continue
			}
			for _, b := range p.Binaries {
				m := read(t, b.Words)
				described += len(m.named("DebugFunctionDefinition"))
				if o.Opt == passes.O0 || o.Opt == passes.O1 {
					m.checkPlaces(o.Name)
				}
			}
		}
	}
	if described < len(files) {
		t.Errorf("%d kernels have debug information", described)
	}
}

// checkPlaces checks that each instruction has a line, and frames that end in its function.
func (m *module) checkPlaces(name string) {
	for _, f := range m.functions {
		for i := range f.code {
			e := &f.code[i]
			if e.source != name || e.line == 0 || e.scope == nil {
				m.t.Errorf("%s: %s at word %d has no place", name, e.Opcode, e.Offset)
				return
			}
			if stack := m.stack(e); stack[len(stack)-1].function != m.str(f.definition, 0) {
				m.t.Errorf("%s: %s at word %d has the stack %v in another function", name, e.Opcode, e.Offset, stack)
			}
		}
	}
}

// TestExtension: the set needs the extension or SPIR-V 1.6. Targets without both have lines.
func TestExtension(t *testing.T) {
	text := []byte(kernel("", "memref<4xf32>"))
	plain, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Env: plain, DebugInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	m := read(t, p.Binaries[0].Words)
	if m.set != 0 || len(m.all) > 0 {
		t.Error("the set is imported without the extension")
	}
	p, err = spvc.Compile(t.Context(), text, spvc.Options{Env: withSet(t, "vulkan1.1"), DebugInfo: true, Opt: passes.O1})
	if err != nil {
		t.Fatal(err)
	}
	if m = read(t, p.Binaries[0].Words); m.set == 0 || !slices.Equal(m.extensions, []string{"SPV_KHR_storage_buffer_storage_class", string(spec.SPV_KHR_non_semantic_info)}) {
		t.Errorf("the extensions are %v", m.extensions)
	}
}
