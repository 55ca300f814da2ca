//go:build cgo

package vulkan

// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"encoding/binary"
	"fmt"
	"math"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
)

// executableInfo is the feature that lets a driver keep statistics. Capturing them may change how
// drivers compile, so devices enable it only if Options.Statistics asks for it.
const executableInfo = "pipelineExecutableInfo"

// Executables implements Inspector.
func (d *Device) Executables(l *runner.Launch) (out []Executable, err error) {
	special, err := runner.Specialized([]*runner.Launch{l})
	if err != nil {
		return nil, err
	}
	l = special[0]
	d.mu.Lock()
	defer d.mu.Unlock()
	switch err := d.usable(); {
	case err != nil:
		return nil, err
	case l.Module.EntryPoint(l.Entry) == nil:
		return nil, fmt.Errorf("the module has no entry point %q", l.Entry)
	case !d.enabled[executableInfo]:
		return nil, fmt.Errorf("device %q: %w", d.info.Name, ErrNoStatistics)
	}
	p, _, err := d.pipeline(l)
	if err != nil {
		return nil, d.validated(err)
	}
	defer func() { p.users-- }()
	d.builder.run(func() { out, err = d.executables(p) })
	return out, d.validated(err)
}

func (d *Device) executables(p *pipeline) ([]Executable, error) {
	var n C.uint32_t
	var rows *C.VkPipelineExecutablePropertiesKHR
	r := vk.Result(C.spvc_executables(d.c, p.c.pipeline, &n, &rows))
	defer C.free(unsafe.Pointer(rows))
	if r != vk.Success {
		return nil, d.fatal("vkGetPipelineExecutablePropertiesKHR", r)
	}
	out := make([]Executable, n)
	for i, row := range unsafe.Slice(rows, n) {
		statistics, err := d.statistics(p, i)
		if err != nil {
			return nil, err
		}
		out[i] = Executable{Name: C.GoString(&row.name[0]), Description: C.GoString(&row.description[0]), SubgroupSize: uint32(row.subgroupSize), Statistics: statistics}
	}
	return out, nil
}

// statistics returns the statistics of an executable, by its number.
func (d *Device) statistics(p *pipeline, executable int) ([]Statistic, error) {
	var n C.uint32_t
	var rows *C.VkPipelineExecutableStatisticKHR
	r := vk.Result(C.spvc_statistics(d.c, p.c.pipeline, C.uint32_t(executable), &n, &rows))
	defer C.free(unsafe.Pointer(rows))
	if r != vk.Success {
		return nil, d.fatal("vkGetPipelineExecutableStatisticsKHR", r)
	}
	out := make([]Statistic, n)
	for i, row := range unsafe.Slice(rows, n) {
		out[i] = Statistic{Name: C.GoString(&row.name[0]), Description: C.GoString(&row.description[0]), Value: statistic(uint32(row.format), row.value)}
	}
	return out, nil
}

// statistic returns a bool, int64, uint64 or float64, or nil for a format that the extension does not have.
func statistic(format uint32, value [8]byte) any {
	bits := binary.NativeEndian.Uint64(value[:])
	switch format {
	case C.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR:
		return binary.NativeEndian.Uint32(value[:]) != 0
	case C.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR:
		return int64(bits)
	case C.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR:
		return bits
	case C.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR:
		return math.Float64frombits(bits)
	}
	return nil
}
