package cli

import (
	"fmt"
	"testing"

	"github.com/spvc/spvc/runner"
)

// TestDevicesToRun has two devices of one driver, one whose driver has no number, and names that make the same folder.
func TestDevicesToRun(t *testing.T) {
	got := ""
	for _, d := range devicesToRun([]runner.DeviceInfo{
		{Name: "llvmpipe (LLVM 15)", DriverID: 13}, {Name: "GPU X!", DriverID: 4, UUID: [16]byte{1}}, {Name: "gpu-x", DriverID: 4, UUID: [16]byte{2}}, {Name: "(none)", UUID: [16]byte{3}},
	}) {
		got += fmt.Sprintln(d.Selector, d.Folder)
	}
	const want = `driver:13 llvmpipe
01000000-0000-0000-0000-000000000000 gpu-x
02000000-0000-0000-0000-000000000000 gpu-x-2
03000000-0000-0000-0000-000000000000 device
reference reference
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
