// Package compute runs kernels on Vulkan devices and on the reference device: it opens
// devices, keeps buffers on them, and dispatches the kernels of a compiled [spvc.Program].
//
//	device, err := compute.OpenDevice("")
//	…
//	axpy, err := device.Kernel(program, "axpy")
//	…
//	_, err = axpy.Dispatch(ctx, axpy.GroupsFor(n, 1, 1), float32(2), x, compute.InOut(y))
package compute

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/target"
)

// Device is an opened device. Several goroutines may use it and its kernels and buffers at
// the same time, but only one may use a given Batch. Buffers and batches are freed only by
// Close; closing a device frees everything that it holds. A second Close does nothing.
// Other methods return runner.ErrClosed after Close.
type Device struct {
	dev      runner.Device
	fallback error
	globals  runner.Globals
}

// Options configures the device that Open opens.
type Options struct {
	// Vulkan holds the options of a Vulkan device.
	Vulkan vulkan.Options
	// Reference holds the options of the reference device.
	Reference reference.Options
}

var errNoDevice = fmt.Errorf("%w: the compute.Device is nil, or none was opened", runner.ErrNoDevice)

// Devices describes the Vulkan devices of the machine. The error is
// runner.ErrUnavailable without a Vulkan loader or cgo, and runner.ErrNoDevice
// without a driver.
func Devices() ([]runner.DeviceInfo, error) {
	in, err := vulkan.Open(vulkan.Options{})
	if err != nil {
		return nil, err
	}
	infos := in.Devices()
	return infos, in.Close()
}

// OpenDevice opens a device as [Open] does, with default options for Vulkan devices and all
// checks of the reference device.
func OpenDevice(selector string) (*Device, error) {
	return OpenDeviceWith(selector, vulkan.Options{})
}

// OpenDeviceWith is OpenDevice with options for Vulkan devices: the validation layer, the
// place of buffers, the features to enable.
func OpenDeviceWith(selector string, o vulkan.Options) (*Device, error) {
	return Open(selector, Options{Vulkan: o, Reference: reference.Options{Checks: reference.CheckAll}})
}

// Open opens a device. The selector "reference", in any case, opens the reference device, and "jit" the one
// that compiles kernels by libLLVM for the processor of the host.
// Another selector opens the best of the Vulkan devices that it names, by index, name,
// driver or UUID as [runner.Select] says. The empty selector opens the best Vulkan device,
// or, on a machine without one, the reference device; then [Device.Fallback] returns why.
// If o asks for the validation layer, the empty selector opens Vulkan devices only.
func Open(selector string, o Options) (*Device, error) {
	if IsReference(selector) {
		return openReference(o.Reference, nil)
	}
	if IsJIT(selector) {
		d, err := cpu.Open(cpu.Options{})
		if err != nil {
			return nil, err
		}
		return &Device{dev: d}, nil
	}
	d, err := vulkan.OpenDevice(selector, o.Vulkan)
	switch {
	case err == nil:
		return &Device{dev: d}, nil
	case strings.TrimSpace(selector) != "" || o.Vulkan.Validate:
		return nil, err
	case errors.Is(err, runner.ErrNoDevice) || errors.Is(err, runner.ErrUnavailable):
		return openReference(o.Reference, err)
	}
	return nil, err
}

// IsReference reports whether the selector names the reference device.
func IsReference(selector string) bool {
	return strings.EqualFold(strings.TrimSpace(selector), reference.Name)
}

// IsJIT reports whether the selector names the device that compiles kernels for the processor of the host.
func IsJIT(selector string) bool {
	return strings.EqualFold(strings.TrimSpace(selector), cpu.Name)
}

// IsSoftware reports whether the selector names a device that is no Vulkan device: the reference device or "jit".
func IsSoftware(selector string) bool { return IsReference(selector) || IsJIT(selector) }

// openReference opens the reference device. reason is why no Vulkan device was opened, or
// nil if the selector named the reference device.
func openReference(o reference.Options, reason error) (*Device, error) {
	d, err := reference.Open(o)
	if err != nil {
		return nil, errors.Join(reason, fmt.Errorf("the reference device: %w", err))
	}
	return &Device{dev: d, fallback: reason}, nil
}

// WrapDevice makes a Device from a runner.Device. Closing either closes both.
func WrapDevice(d runner.Device) *Device {
	if own, ok := d.(*Device); ok {
		return own
	}
	return &Device{dev: d}
}

// Fallback returns why the empty selector opened the reference device instead of a Vulkan
// device. It returns nil if Open opened the kind of device that the selector names.
func (d *Device) Fallback() error {
	if d == nil {
		return nil
	}
	return d.fallback
}

// Raw returns the device that d wraps, or nil if d is nil or a zero Device.
func (d *Device) Raw() runner.Device {
	if !d.opened() {
		return nil
	}
	return d.dev
}

func (d *Device) opened() bool { return d != nil && d.dev != nil }

// Info describes the device. Without a device the description is empty.
func (d *Device) Info() *runner.DeviceInfo {
	if !d.opened() {
		return &runner.DeviceInfo{}
	}
	return d.dev.Info()
}

// NewBuffer makes a buffer of size bytes, all zero; see [NewBuffer] for one with elements.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	return d.dev.NewBuffer(size)
}

// NewImage makes an image whose texels are all zero bytes.
func (d *Device) NewImage(desc runner.ImageDesc) (runner.Image, error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	return d.dev.NewImage(desc)
}

// NewSampler makes a sampler.
func (d *Device) NewSampler(desc runner.SamplerDesc) (runner.Sampler, error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	return d.dev.NewSampler(desc)
}

// Run executes launches as [runner.Device] and [runner.Globals] say; [Kernel.Dispatch] and [Batch]
// make them.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	if !d.opened() {
		return runner.Timing{}, errNoDevice
	}
	return d.globals.Run(ctx, d.dev, launches...)
}

// ResetMemory gives the memory of the program's modules the contents that the program states: constants and variables of
// gpu.module ops, which keep their contents from dispatch to dispatch of the kernels on this device (docs/abi.md). Without
// it, the device holds the memory until Close. No dispatch of the program may be running.
func (d *Device) ResetMemory(p *spvc.Program) error {
	if !d.opened() {
		return errNoDevice
	}
	if p == nil {
		return errors.New("the program is nil")
	}
	var errs []error
	for _, b := range p.Binaries {
		m, err := b.Module()
		if err == nil {
			err = d.globals.Reset(m)
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// Close frees everything that the device holds and waits for the launches in flight.
func (d *Device) Close() error {
	if !d.opened() {
		return nil
	}
	return d.dev.Close()
}

// Load makes a program from a SPIR-V binary as [spvc.Load] does, by the rules of the device if o names no target.
func (d *Device) Load(spirv []byte, o spvc.Options) (*spvc.Program, error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	if o.Env == nil && o.Default == nil {
		o.Default = d.Info().Env()
	}
	return spvc.Load(spirv, o)
}

// layouts returns an error if the blocks of a binary need a layout feature that the device lacks.
func (d *Device) layouts(b *spvc.Binary) error {
	if b.Needs == (target.Layout{}) {
		return nil
	}
	has := d.Info().Env().Layout()
	for _, f := range [...]struct {
		name       string
		need, have bool
	}{
		{"scalarBlockLayout", b.Needs.ScalarBlockLayout, has.ScalarBlockLayout},
		{"uniformBufferStandardLayout", b.Needs.UniformBufferStandardLayout, has.UniformBufferStandardLayout || has.ScalarBlockLayout},
		{"workgroupMemoryExplicitLayout", b.Needs.WorkgroupExplicitLayout, has.WorkgroupExplicitLayout},
		{"workgroupMemoryExplicitLayoutScalarBlockLayout", b.Needs.WorkgroupScalarBlockLayout, has.WorkgroupScalarBlockLayout},
	} {
		if f.need && !f.have {
			return fmt.Errorf("the blocks of the binary @%s need the layout rules of the feature %s, which the device %q lacks", b.Name, f.name, d.Info().Name)
		}
	}
	return nil
}

// Kernel returns the entry point called name from the binaries of the program.
func (d *Device) Kernel(p *spvc.Program, name string) (*Kernel, error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	if p == nil {
		return nil, errors.New("the program is nil")
	}
	for _, b := range p.Binaries {
		m, err := b.Module()
		if err != nil {
			return nil, fmt.Errorf("the binary of @%s: %w", b.Name, err)
		}
		if e := m.EntryPoint(name); e != nil {
			if err := d.layouts(b); err != nil {
				return nil, err
			}
			return &Kernel{d: d, p: p, module: m, entry: e}, nil
		}
	}
	return nil, fmt.Errorf("the program has no kernel %q", name)
}
