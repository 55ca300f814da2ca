//go:build cgo

package programs_test

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// TestPrograms runs each program of this folder on both drivers and on the reference
// device with all checks, and compares the output with the CHECK lines.
func TestPrograms(t *testing.T) {
	for name, open := range devices() {
		t.Run(name, func(t *testing.T) {
			device, err := open()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { device.Close() })
			run := func(ctx context.Context, args []string, _ io.Reader, out, stderr io.Writer, dir string, _ []string) int {
				text, err := os.ReadFile(args[0])
				if err == nil {
					err = execute(ctx, device, text, out)
				}
				if err != nil {
					io.WriteString(stderr, err.Error()+"\n")
					return 1
				}
				return 0
			}
			names, err := filepath.Glob("*.mlir")
			if err != nil || len(names) == 0 {
				t.Fatal("no programs: ", err)
			}
			// The files have one RUN line, which runs them on the device of the test.
			lit.Run(t, lit.Suite{Root: ".", Tools: lit.Tools{"run-program": run}})
		})
	}
}

// devices returns functions that open the devices by name.
func devices() map[string]func() (runner.Device, error) {
	all := map[string]func() (runner.Device, error){
		"reference": func() (runner.Device, error) { return reference.Open(reference.Options{Checks: reference.CheckAll}) },
	}
	for _, d := range drivers.Selectors() {
		all[d[0]] = func() (runner.Device, error) { return vulkan.OpenDevice(d[1], vulkan.Options{}) }
	}
	return all
}

// execute compiles a program for a device and runs its function main.
func execute(ctx context.Context, device runner.Device, text []byte, out io.Writer) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	p, err := spvc.Compile(ctx, text, spvc.Options{Name: "program.mlir", Default: device.Info().Env()})
	if err != nil {
		return err
	}
	_, err = p.Run(ctx, device, spvc.RunOptions{Out: out})
	return err
}

// TestRandomFlow lifts functions with random blocks, branches and switches, and compares
// what they compute on the devices with what the interpreter computes from the branches.
func TestRandomFlow(t *testing.T) {
	counts := map[string]int{"reference": 60, "lavapipe": 12, "swiftshader": 6}
	for name, open := range devices() {
		t.Run(name, func(t *testing.T) {
			device, err := open()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { device.Close() })
			for seed := range counts[name] {
				text := randomProgram(uint64(seed))
				var out bytes.Buffer
				if err := execute(t.Context(), device, []byte(text), &out); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
				lines := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
				if len(lines) != 4 || !bytes.Equal(lines[1], lines[3]) {
					t.Fatalf("seed %d: the device and the interpreter differ:\n%s\n%s", seed, out.Bytes(), text)
				}
			}
		})
	}
}
