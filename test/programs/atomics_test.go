//go:build cgo

package programs_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/test/drivers"
)

// devices opens the drivers and the reference device.
func devices(t *testing.T) map[string]*compute.Device {
	all := map[string]*compute.Device{}
	for _, s := range append(drivers.Selectors(), [2]string{reference.Name, reference.Name}) {
		d, err := compute.OpenDevice(s[1])
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		all[s[0]] = d
	}
	return all
}

// TestAtomicPrograms runs the programs whose kernels have tables, atomic operations and memory
// of their own.
func TestAtomicPrograms(t *testing.T) {
	files, err := filepath.Glob("3[0-9]-*.mlir")
	if err != nil || len(files) != 6 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for name, d := range devices(t) {
		for _, file := range files {
			t.Run(name+"/"+file, func(t *testing.T) {
				refused := ""
				if name == "swiftshader" && file == "34-histogram-i64.mlir" {
					refused = "atomic operations on 'i64' need the capability Int64Atomics"
				}
				checkProgram(t, d, file, refused)
			})
		}
	}
}

// checkProgram compiles a program for a device and checks what it prints, or that the compiler
// refuses it.
func checkProgram(t *testing.T, d *compute.Device, file, refused string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: d.Info().Env()})
	if refused != "" {
		if err == nil || !strings.Contains(err.Error(), refused) {
			t.Errorf("not refused for %s: %v", refused, err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	var out, diags bytes.Buffer
	if _, err := p.Run(t.Context(), d, spvc.RunOptions{Out: &out}); err != nil {
		t.Fatal(err)
	}
	printed := out.String()
	if lit.FileCheck(t.Context(), []string{file}, &out, &diags, &diags, ".", nil) != 0 {
		t.Errorf("%s\nprinted:\n%s", diags.String(), printed)
	}
}
