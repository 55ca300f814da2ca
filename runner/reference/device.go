package reference

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/spvc/spvc/runner"
)

// Options configures a device.
type Options struct {
	// SubgroupSize is the number of invocations of a subgroup, 1 to 128. 0 means 32.
	SubgroupSize int
	// Checks are the errors of kernels that the device looks for. The zero value finds
	// none and is the fastest.
	Checks Checks
	// MaxSteps bounds the number of instructions that the invocations of a launch execute
	// together. 0 means 1<<36, and a negative number no limit.
	MaxSteps int64
	// MaxMemory bounds the bytes of buffers, variables and registers. 0 means 4 GiB.
	MaxMemory int64
	// Workers is the number of workgroups that run at the same time. 0 means one per
	// processor. With CheckRaces, and if the order of atomics matters, workgroups run one
	// after the other.
	Workers int
	// Trace reports what invocations do, or is nil.
	Trace *Trace
}

// Name is the name of the device, which selects it.
const Name = "reference"

// Device executes kernels in Go. It implements [runner.Device].
type Device struct {
	options Options
	info    runner.DeviceInfo

	mu      sync.Mutex
	closed  bool
	buffers map[*buffer]struct{}
	used    int64 // bytes of buffers
	next    uint64
	running sync.WaitGroup
}

// Open makes a device.
func Open(o Options) (*Device, error) {
	if o.SubgroupSize < 0 || o.SubgroupSize > maxLanes {
		return nil, fmt.Errorf("subgroup size %d: it must be between 1 and %d", o.SubgroupSize, maxLanes)
	}
	return &Device{options: o}, errors.New("not yet")
}

const maxLanes = 128

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return &d.info }

// NewBuffer implements runner.Device.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) { return nil, errors.New("not yet") }

// Run implements runner.Device. A launch whose kernel has errors fails with a *CheckError;
// the launches behind it do not run.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	return runner.Timing{}, errors.New("not yet")
}

// Close implements runner.Device.
func (d *Device) Close() error { return nil }

type buffer struct{}

// Trace says what the device reports of the invocations that run.
type Trace struct {
	// Invocation is the GlobalInvocationId of the invocation that is traced.
	Invocation [3]uint32
	// All reports each instruction of the invocation.
	All bool
	// Breaks are the lines of the source at which values are reported.
	Breaks []SourceLine
	// Print are the names or ids of the values that are reported at Breaks, such as
	// "%sum" or "%42". If it is empty, a break reports the results of the line.
	Print []string
	// Emit is called with each event, by one goroutine at a time.
	Emit func(e *TraceEvent)
}

// SourceLine is a line of a source file.
type SourceLine struct {
	// File is the end of a path: "axpy.mlir" matches "examples/axpy.mlir".
	File string
	Line uint32
}

// ParseSourceLine reads FILE:LINE.
func ParseSourceLine(s string) (SourceLine, error) { return SourceLine{}, errors.New("not yet") }

// TraceEvent is an instruction of a traced invocation.
type TraceEvent struct {
	Place
	// Entry is the entry point.
	Entry string
	// Result is the name or id of the result with a percent sign, or empty.
	Result string
	// Value is the value of the result as text: "1.5", "true", "[1, 2, 3]", or
	// "storage buffer (set 0, binding 1) + 16" for a pointer.
	Value string
	// Operands are the operands that are values.
	Operands []TraceOperand
	// Break is true for an event of a break.
	Break bool
}

// TraceOperand is a value that an instruction uses or a break prints.
type TraceOperand struct{ Name, Value string }
