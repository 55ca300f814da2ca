//go:build cgo

package compute_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
)

const printingKernel = `gpu.module @m {
  gpu.func @hello(%n: i32) kernel attributes {known_block_size = array<i32: 2, 3, 1>} {
    %x = gpu.global_id x
    %y = gpu.global_id y
    gpu.printf "%d: ", %y : index
    gpu.printf "%x of %d\n", %x, %n : index, i32
    gpu.return
  }
}`

// TestPrintTo has dispatches that print to different writers, in the order of the invocations.
func TestPrintTo(t *testing.T) {
	p := compile(t, printingKernel, spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		hello := kernelOf(t, d, p, "hello")
		var first, second bytes.Buffer
		b := d.NewBatch().Add(hello, [3]uint32{6, 1, 1}, int32(-5), compute.PrintTo(&first)).Add(hello, [3]uint32{0, 1, 1}, int32(1), compute.PrintTo(&second))
		defer b.Close()
		if _, err := b.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		var want strings.Builder
		for i := range 36 {
			want.WriteString(string(rune('0'+i/12)) + ": " + string("0123456789ab"[i%12]) + " of -5\n")
		}
		if first.String() != want.String() || second.Len() > 0 {
			t.Errorf("%s%s", &first, &second)
		}
	})
}
