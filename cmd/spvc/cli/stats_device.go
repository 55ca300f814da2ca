package cli

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/reflect"
)

// deviceStats is what the driver of a device says of kernels.
type deviceStats struct {
	Name   string `json:"name"`
	Driver string `json:"driver"`
	// Kernels is null if the driver offers no statistics.
	Kernels []kernelStats `json:"kernels"`
}

type kernelStats struct {
	Module      string              `json:"module,omitempty"`
	Name        string              `json:"name"`
	Executables []vulkan.Executable `json:"executables"`
}

// openInspected opens the device of --device, or returns nil without the flag. own is the reference
// device, which the caller closes; closing it twice is no error.
func (f *statsFlags) openInspected(own *reference.Device) (runner.Device, error) {
	switch {
	case strings.TrimSpace(f.device) == "":
		return nil, nil
	case compute.IsReference(f.device):
		return own, nil
	}
	dev, err := vulkan.OpenDevice(f.device, vulkan.Options{Statistics: true, Guard: tool.DriverGuard(tool.LoadLimit)})
	if err != nil {
		return nil, deviceFailure(err)
	}
	return dev, nil
}

// deviceStatsOf builds the pipelines of all kernels. A driver without statistics is no error: a note
// on standard error says so.
func deviceStatsOf(binaries []*spvc.Binary, dev runner.Device) (*deviceStats, error) {
	info := dev.Info()
	out := &deviceStats{Name: info.Name, Driver: info.DriverName}
	inspector, ok := dev.(vulkan.Inspector)
	if !ok {
		noStatistics(info)
		return out, nil
	}
	for _, b := range binaries {
		m, err := reflect.Reflect(b.Words)
		if err != nil {
			return nil, err
		}
		for k := range m.EntryPoints {
			name := m.EntryPoints[k].Name
			executables, err := inspector.Executables(&runner.Launch{Module: m, Entry: name})
			if errors.Is(err, vulkan.ErrNoStatistics) {
				noStatistics(info)
				return out, nil
			}
			if err != nil {
				return nil, err
			}
			out.Kernels = append(out.Kernels, kernelStats{b.Name, name, executables})
		}
	}
	return out, nil
}

func noStatistics(info *runner.DeviceInfo) {
	fmt.Fprintf(stderr(), "spvc: device %s: %s\n", printable(info.Name), vulkan.ErrNoStatistics)
}

// print prints a table for each kernel.
func (d *deviceStats) print(out *bytes.Buffer) {
	for _, k := range d.Kernels {
		fmt.Fprintf(out, "\nentry point %s on %s (%s):\n", printable(k.Name), printable(d.Name), printable(d.Driver))
		for _, e := range k.Executables {
			fmt.Fprintf(out, "%s: %s", printable(e.Name), printable(e.Description))
			if e.SubgroupSize != 0 {
				fmt.Fprintf(out, ", %s in a subgroup", count.Of(e.SubgroupSize, "invocation"))
			}
			out.WriteByte('\n')
			table := newRows("statistic", "value", "description")
			for _, s := range e.Statistics {
				value := "unknown"
				if s.Value != nil {
					value = fmt.Sprint(s.Value)
				}
				table.add(s.Name, value, s.Description)
			}
			if table.n > 0 {
				fmt.Fprintln(out, table.t.Render())
			}
		}
	}
}
