//go:build cgo

package programs_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// addressed are programs with static and dynamic buffers, views, atomics, narrow and emulated
// elements, vectors, prints, and several kernels.
var addressed = []string{"21-dynamic-transpose", "23-matmul-dynamic", "31-aes-tables", "33-histogram", "34-histogram-i64", "47-median-of-view", "60-functions", "72-choices",
	"84-printf", "86-async-host", "106-gemm-f16", "119-gather-histogram", "122-odd-widths", "138-gemm-f8", "143-flags-and-vectors"}

// TestAddresses compares what programs print when kernels get buffers by address and by descriptors.
func TestAddresses(t *testing.T) {
	for name, open := range openers() {
		t.Run(name, func(t *testing.T) {
			device, err := open()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { device.Close() })
			has := device.Info().Env().WithAddresses().Has(spec.CapabilityPhysicalStorageBufferAddresses)
			if !has && name != "swiftshader" {
				t.Fatal("the device has no addresses")
			}
			for _, program := range addressed {
				if refused[name+"/"+program+".mlir"] != "" {
					continue
				}
				t.Run(program, func(t *testing.T) { compareAddresses(t, device, program, has) })
			}
		})
	}
}

func compareAddresses(t *testing.T, device runner.Device, program string, has bool) {
	text, err := os.ReadFile(program + ".mlir")
	if err != nil {
		t.Fatal(err)
	}
	run := func(o spvc.Options) (string, error) {
		o.Default = device.Info().Env()
		p, err := spvc.Compile(t.Context(), text, o)
		if err != nil {
			return "", err
		}
		var out bytes.Buffer
		_, err = p.Run(t.Context(), device, spvc.RunOptions{Out: &out})
		return out.String(), err
	}
	got, err := run(spvc.Options{AddressArgs: true})
	if !has {
		if err == nil || !strings.Contains(err.Error(), "the target lacks the capability PhysicalStorageBufferAddresses") {
			t.Errorf("a device without addresses: %v", err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	want, err := run(spvc.Options{})
	if err != nil || got != want || got == "" {
		t.Errorf("%v\nby address:\n%s\nby descriptors:\n%s", err, got, want)
	}
}
