//go:build cgo

// Package programs tests programs from practice: each runs on the drivers and on the reference
// device, and prints the numbers that its CHECK lines state.
package programs_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/test/drivers"
)

// TestMemoryPrograms runs the programs whose kernels have views and dynamic memrefs.
func TestMemoryPrograms(t *testing.T) {
	files, err := filepath.Glob("2[0-9]-*.mlir")
	if err != nil || len(files) != 6 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, s := range append(drivers.Selectors(), [2]string{reference.Name, reference.Name}) {
		d, err := compute.OpenDevice(s[1])
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		for _, file := range files {
			t.Run(s[0]+"/"+file, func(t *testing.T) { runProgram(t, d, file) })
		}
	}
}

// runProgram compiles a program for a device and checks what it prints.
func runProgram(t *testing.T, d *compute.Device, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: d.Info().Env(), DebugInfo: true})
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
