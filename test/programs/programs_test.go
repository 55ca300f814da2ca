//go:build cgo

package programs_test

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// refused are the programs that a driver's features are too few for, with what the compiler
// says.
var refused = map[string]string{
	"swiftshader/34-histogram-i64.mlir":        "atomic operations on 'i64' need the capability Int64Atomics",
	"lavapipe/87-subgroup-mma.mlir":            "requires capability CooperativeMatrixKHR",
	"swiftshader/87-subgroup-mma.mlir":         "'f16' requires capability",
	"swiftshader/82-subgroup-minima-wide.mlir": "'f16' requires capability StorageBuffer16BitAccess",
	"swiftshader/106-gemm-f16.mlir":            "'f16' requires capability StorageBuffer16BitAccess",
}

// TestPrograms runs each program of this folder on both drivers and on the reference
// device with all checks, at levels 1 and 2, and compares what it prints with its CHECK lines and its model.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) < 55 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for name, device := range opened(t) {
		for i := range 2 * len(files) {
			file, level := files[i/2], [...]spvc.OptLevel{spvc.O1, spvc.O2}[i%2]
			if name == "jit" {
				// LLVM takes its time for each kernel, so each program runs at one of three levels.
				if level = [...]spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2}[i/2%3]; i%2 != 0 {
					continue
				}
			}
			t.Run(name+"/"+file+"/"+level.String(), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				var out, diags bytes.Buffer
				err = executeAt(t.Context(), device, text, level, &out)
				if why := refused[name+"/"+file]; why != "" {
					if err == nil || !strings.Contains(err.Error(), why) {
						t.Errorf("not refused for %s: %v", why, err)
					}
					return
				}
				if err != nil {
					t.Fatal(err)
				}
				printed := out.String()
				if m, ok := models[file]; ok {
					if err := m.compare(printed); err != nil {
						t.Errorf("%v\nprinted:\n%s", err, printed)
					}
				}
				if lit.FileCheck(t.Context(), []string{file}, &out, &diags, &diags, ".", nil) != 0 {
					t.Errorf("%s\nprinted:\n%s", diags.String(), printed)
				}
			})
		}
	}
}

// opened opens the drivers and the reference device for the time of a test.
func opened(t *testing.T) map[string]runner.Device {
	t.Helper()
	all := map[string]runner.Device{}
	for name, open := range openers() {
		d, err := open()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		all[name] = d
	}
	return all
}

// openers returns functions that open the devices by name.
func openers() map[string]func() (runner.Device, error) {
	all := map[string]func() (runner.Device, error){
		"reference": func() (runner.Device, error) { return reference.Open(reference.Options{Checks: reference.CheckAll}) },
		"jit":       func() (runner.Device, error) { return cpu.Open(cpu.Options{}) },
	}
	for _, d := range drivers.Selectors() {
		all[d[0]] = func() (runner.Device, error) { return vulkan.OpenDevice(d[1], vulkan.Options{}) }
	}
	return all
}

// execute compiles a program for a device and runs its function main.
func execute(ctx context.Context, device runner.Device, text []byte, out io.Writer) error {
	return executeAt(ctx, device, text, spvc.O1, out)
}

// executeAt is execute at a level of optimization.
func executeAt(ctx context.Context, device runner.Device, text []byte, level spvc.OptLevel, out io.Writer) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	p, err := spvc.Compile(ctx, text, spvc.Options{Name: "program.mlir", Default: device.Info().Env(), Opt: level})
	if err != nil {
		return err
	}
	_, err = p.Run(ctx, device, spvc.RunOptions{Out: out})
	return err
}
