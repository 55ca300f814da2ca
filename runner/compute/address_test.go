//go:build cgo

package compute_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
)

// TestAddresses passes parts of one buffer by address, by position and by name.
func TestAddresses(t *testing.T) {
	shapedKernels(t, spvc.Options{AddressArgs: true}, func(t *testing.T, d *compute.Device, kernel func(string) *compute.Kernel) {
		b, err := compute.BufferOf(d, []float32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		from, to := compute.Strided(b, 1, []int{3}, []int{3}), compute.Strided(b, 9, []int{3}, []int{-1})
		k := kernel("copy")
		if _, err := k.Dispatch(t.Context(), one, compute.Named("arg_0", from), compute.Named("copy_arg_1", to)); err != nil {
			t.Fatal(err)
		}
		if got, err := b.Slice(); err != nil || !slices.Equal(got, []float32{0, 1, 2, 3, 4, 5, 6, 7, 4, 1}) {
			t.Errorf("%v, %v", got, err)
		}
		if len(k.Bindings()) != 0 {
			t.Errorf("the kernel has descriptors: %v", k.Bindings())
		}
		const missing = "argument 1, of which the kernel needs the address, is not bound"
		if _, err := k.Dispatch(t.Context(), one, from); err == nil || !strings.Contains(err.Error(), missing) {
			t.Errorf("%v, want %s", err, missing)
		}
		if _, err := k.Dispatch(t.Context(), one, from, compute.Strided([]int32{1, 2, 3}, 0, []int{3}, []int{1})); err == nil {
			t.Error("a buffer of integers stands for one of floats")
		}
	})
}

// TestForeignAddress refuses the buffer of another device.
func TestForeignAddress(t *testing.T) {
	other, err := compute.OpenDevice(reference.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	b, err := compute.BufferOf(other, []float32{0, 1, 2, 3})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	shapedKernels(t, spvc.Options{AddressArgs: true}, func(t *testing.T, _ *compute.Device, kernel func(string) *compute.Kernel) {
		from := compute.Strided(b.Raw(), 0, []int{3}, []int{1})
		if _, err := kernel("copy").Dispatch(t.Context(), one, from, from); err == nil || !strings.Contains(err.Error(), "the buffer belongs to another device") {
			t.Errorf("%v", err)
		}
	})
}
