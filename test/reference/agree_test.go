//go:build cgo

package reference_test

import (
	"bytes"
	"context"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

var update = flag.Bool("update", false, "record how lavapipe and the reference device agree")

// TestAgrees runs programs on lavapipe and each of their launches also on the reference
// device, with all checks. testdata/agree.txt lists for each program how many launches agree
// to the byte, how far floats are apart elsewhere, and what is not compared.
func TestAgrees(t *testing.T) {
	for _, c := range []struct {
		record string
		files  []string
	}{
		{"testdata/agree.txt", []string{"../../examples/*.mlir", "../vulkanrunner/*.mlir"}},
		// Programs beside the project; they are not part of it.
		{"testdata/agree_beside.txt", []string{"../../../shared/kernels/*.mlir", "../../../shared/upstream/test/mlir-vulkan-runner/*.mlir"}},
	} {
		t.Run(strings.TrimSuffix(filepath.Base(c.record), ".txt"), func(t *testing.T) {
			t.Parallel()
			var lines []string
			for _, pattern := range c.files {
				names, err := filepath.Glob(pattern)
				if err != nil {
					t.Fatal(err)
				}
				for _, name := range names {
					lines = append(lines, filepath.Base(name)+": "+agreement(t, name))
				}
			}
			if lines == nil && os.Getenv("SPVC_UPSTREAM") == "" {
				return // nothing is beside the project
			}
			golden.Lines(t, c.record, lines, *update)
		})
	}
}

// agreement runs a program and says how the devices agree.
func agreement(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	device, err := vulkan.OpenDevice(drivers.Lavapipe, vulkan.Options{})
	if err != nil {
		t.Fatal(err)
	}
	against, err := reference.Open(reference.Options{Checks: reference.CheckAll, SubgroupSize: device.Info().Limits.SubgroupSize})
	if err != nil {
		t.Fatal(err)
	}
	both := crosscheck.New(device, against, crosscheck.Options{})
	defer func() {
		if err := both.Close(); err != nil {
			t.Error(err)
		}
	}()
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	p, err := spvc.Compile(ctx, text, spvc.Options{Name: filepath.Base(name), Default: device.Info().Env(), DebugInfo: true})
	if err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		return "does not compile: " + first
	}
	var output [2]bytes.Buffer
	for i, alone := range []runner.Device{device, openPlain(t, against)} {
		if _, err := p.Run(ctx, alone, spvc.RunOptions{Out: &output[i]}); err != nil {
			return err.Error()
		}
	}
	result := "; the output is equal"
	if !bytes.Equal(output[0].Bytes(), output[1].Bytes()) {
		result = "; the output differs"
	}
	_, err = p.Run(ctx, both, spvc.RunOptions{Out: io.Discard})
	if found := checkError(err); found != nil {
		f := found.Findings[0]
		return "the checks find " + f.Check.String() + " at line " + strconv.Itoa(int(f.Line)) + result
	}
	if err != nil {
		return err.Error()
	}
	report := both.Report()
	return report.String() + result
}

// openPlain opens a device like d without checks.
func openPlain(t *testing.T, d *reference.Device) *reference.Device {
	t.Helper()
	plain, err := reference.Open(reference.Options{SubgroupSize: d.Info().Limits.SubgroupSize})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := plain.Close(); err != nil {
			t.Error(err)
		}
	})
	return plain
}
