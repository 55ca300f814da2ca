package spvc_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
)

// TestVerifyEachPrograms verifies after every pass programs with launches whose kernels get other argument types: memory of
// vectors, flags, wide integers, addresses. The launches keep the types of the host.
func TestVerifyEachPrograms(t *testing.T) {
	d, err := compute.OpenDevice(reference.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for _, file := range []string{"test/programs/143-flags-and-vectors.mlir", "examples/int8.mlir", "examples/saxpy.mlir"} {
		text, err := os.ReadFile(filepath.FromSlash(file))
		if err != nil {
			t.Fatal(err)
		}
		for name, o := range map[string]spvc.Options{
			"buffers":   {Env: profile(t, "vulkan1.1")},
			"pushed":    {Env: profile(t, "vulkan1.1"), PushScalars: true},
			"addresses": {Env: d.Info().Env(), AddressArgs: true},
		} {
			o.Name, o.NoValidate, o.VerifyEach = file, true, true
			if _, err := spvc.Compile(t.Context(), text, o); err != nil {
				t.Errorf("%s, %s: %v", file, name, err)
			}
		}
	}
}
