package runner

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Device runs kernels. Several goroutines may call its methods at the same time.
type Device interface {
	// Info describes the device.
	Info() *DeviceInfo
	// NewBuffer makes a buffer of size bytes (at least 1), all zero.
	NewBuffer(size int) (Buffer, error)
	// NewImage makes an image whose texels are all zero bytes.
	NewImage(desc ImageDesc) (Image, error)
	// NewSampler makes a sampler.
	NewSampler(desc SamplerDesc) (Sampler, error)
	// Run executes launches one after the other and waits for the last. Each launch sees
	// the writes of the earlier ones. Run checks all launches before it starts the first.
	// If ctx ends first, the error wraps that of ctx, and also ErrTimeout if the deadline
	// has passed. An abandoned launch may still be running. Until it ends, its buffers can
	// be closed, but not read or written, and later launches wait for it.
	Run(ctx context.Context, launches ...*Launch) (Timing, error)
	// Close frees everything the device holds, its buffers included. It waits
	// for the launches in flight. Closing again does nothing.
	Close() error
}

// Buffer is memory that kernels of one device can use.
type Buffer interface {
	// Size returns the size in bytes that the caller asked for.
	Size() int
	// Write copies src to the bytes from offset on.
	Write(offset int, src []byte) error
	// Read copies the bytes from offset on to dst.
	Read(offset int, dst []byte) error
	// View calls f with the bytes of the buffer: the memory itself where the host
	// can reach it, else a copy that is written back when f returns nil. f must not keep
	// the bytes after it returns. The memory stays as long as f runs, even if the buffer is
	// closed, and f must not close the device.
	View(f func(data []byte) error) error
	// Address returns the buffer's device address, or 0 if the device does not offer
	// addresses.
	Address() uint64
	// Close frees the memory.
	Close() error
}

// Timing is how long a Run took.
type Timing struct {
	// GPU is the time between the first and last command on the device, or 0
	// where that is not measured.
	GPU time.Duration
	// Wall is the time from submission to completion as the host saw it.
	Wall time.Duration
	// Submit is the part of Wall that handing the commands to the driver took.
	Submit time.Duration
	// Compile is the time spent building pipelines that were not cached.
	Compile time.Duration
}

// Launch is one dispatch of an entry point.
type Launch struct {
	// Module holds the entry point.
	Module *reflect.Module
	// Entry is the entry point's name.
	Entry string
	// Groups is the number of workgroups in x, y, z. A zero dispatches none.
	Groups [3]uint32
	// Bindings are the descriptors that the host provides. Those that the
	// entry point does not use are ignored.
	Bindings []Binding
	// Heap has the descriptors in the heap of resources, for kernels that find buffers there.
	Heap []HeapDescriptor
	// PushConstants fills the push constant block from byte 0 on. It must
	// cover the block of the entry point.
	PushConstants []byte
	// SpecConstants replaces default values of specialization constants.
	SpecConstants []reflect.SpecValue
	// Out receives what the kernel prints, when the launch has ended; os.Stdout if nil.
	Out io.Writer
	// Overlaps lets the launch run at the same time as the launch before it in the same
	// Run. It does not see that launch's writes.
	Overlaps bool
}

// Bound returns the binding at a place, or nil if there is none.
func (l *Launch) Bound(set, binding, index uint32) *Binding {
	for i := range l.Bindings {
		if b := &l.Bindings[i]; b.Set == set && b.Binding == binding && b.Index == index {
			return b
		}
	}
	return nil
}

// Binding attaches a range of a buffer, an image, a sampler, or an image with a sampler to a
// descriptor.
type Binding struct {
	// Set, Binding and Index are the descriptor's place; Index counts in a
	// descriptor array.
	Set, Binding, Index uint32
	// Buffer is the memory of a block or of a texel buffer.
	Buffer Buffer
	// Image is an image, and View the part of it that the descriptor shows.
	Image Image
	View  ImageRange
	// Sampler is a sampler, for its own descriptor or for that of a combined image.
	Sampler Sampler
	// Format is the format of a texel buffer. 0 stands for the format in the type of the
	// kernel's variable, if it has one.
	Format Format
	// Offset is where the range begins, in bytes.
	Offset int
	// Size is the range's length in bytes; 0 means up to the buffer's end, or as
	// much of it as a block without a runtime array needs.
	Size int
	// Dynamic gives the descriptor of a block a type with a dynamic offset: when the device binds the
	// descriptor sets, the range moves by DynamicOffset bytes. Either all elements of a descriptor
	// array are dynamic or none is.
	Dynamic       bool
	DynamicOffset int
	// Partial permits a range that ends inside of the block. A read beyond the range gives zero, and a
	// write is lost, so the device needs the feature robustBufferAccess2. A Vulkan device enables it if
	// its options ask for it.
	Partial bool
	// Null makes a descriptor of a block that shows no memory: reads give zero, writes are lost, and a
	// runtime array has no elements. The device needs the feature nullDescriptor.
	Null bool
	// Inline are the bytes of an inline uniform block, a multiple of 4 and at most 256 of them: they are in the descriptor of a uniform
	// buffer, which then has no buffer and is not in an array. The device needs the feature inlineUniformBlock.
	Inline []byte
}

// Start returns the offset in the buffer at which the kernel finds the range.
func (b *Binding) Start() int { return b.Offset + b.DynamicOffset }

// Range returns the length in bytes that the binding covers for a descriptor, with Size
// 0 resolved.
func (b *Binding) Range(r *reflect.Resource) int {
	if b.Size != 0 || b.Buffer == nil {
		return b.Size
	}
	size := b.Buffer.Size() - b.Start()
	if r.RuntimeStride == 0 && r.MinBytes() > 0 && uint64(max(size, 0)) > r.MinBytes() {
		return int(r.MinBytes())
	}
	return size
}

// WholeWords returns the size of a buffer that has room for size bytes and consists of whole words of
// 32 bits. Kernels for targets without narrow storage access the last bytes as part of a word.
func WholeWords(size int) int { return max((size+3)&^3, 4) }

// Trim ends the range at byte size of the buffer, which is longer only so that it holds whole words,
// unless the kernel has the memory in such words. A runtime array then has as many elements as
// the host meant. r may be nil.
func (b *Binding) Trim(r *reflect.Resource, size int) {
	if r == nil || b.Size != 0 || r.RuntimeStride == 0 || r.RuntimeStride%4 == 0 || size <= b.Start() {
		return
	}
	b.Size = size - b.Start()
}

// These are the features of devices that descriptors can need.
const (
	RobustFeature = "robustBufferAccess2"
	NullFeature   = "nullDescriptor"
	InlineFeature = "inlineUniformBlock"
)

// DeviceInfo describes a device.
type DeviceInfo struct {
	// Index counts the devices in the order the loader reports them.
	Index int
	// Name, DriverName and DriverInfo are the driver's own words.
	Name, DriverName, DriverInfo string
	// DriverID is VkDriverId, or 0 where the driver does not say.
	DriverID uint32
	Type     target.DeviceType
	// Virtual is true for a GPU that a virtual machine shares with others; Type has no
	// value for it.
	Virtual bool
	// VendorID and DeviceID are the PCI ids, or the vendor's Khronos id.
	VendorID, DeviceID uint32
	// UUID is the device's UUID.
	UUID [16]byte
	// APIMajor, APIMinor and APIPatch are the API version it implements.
	APIMajor, APIMinor, APIPatch uint32
	// DriverVersion is the driver's version in the driver's own encoding.
	DriverVersion uint32
	// Features are the names of the supported features that matter to compute
	// kernels, sorted.
	Features []string
	// Extensions are the device extensions, sorted.
	Extensions []string
	// Capabilities are the SPIR-V capabilities that the features provide,
	// sorted.
	Capabilities []spec.Capability
	// Limits has the limits that the device reports. A limit that it does not report is
	// zero.
	Limits target.Limits
	// Heap has the sizes of descriptors in heaps.
	Heap HeapLimits
	// TimestampPeriod is nanoseconds per timestamp tick, 0 without timestamps,
	// and TimestampBits the number of bits after which they wrap.
	TimestampPeriod float64
	TimestampBits   uint32
}

// TypeName returns "discrete", "integrated", "virtual", "cpu" or "other".
func (d *DeviceInfo) TypeName() string {
	switch {
	case d.Virtual:
		return "virtual"
	case d.Type == target.DiscreteGPU:
		return "discrete"
	case d.Type == target.IntegratedGPU:
		return "integrated"
	case d.Type == target.CPU:
		return "cpu"
	}
	return "other"
}

// rank orders devices by preference; the device with the highest rank is preferred.
func (d *DeviceInfo) rank() int {
	return slices.Index([]string{"other", "cpu", "virtual", "integrated", "discrete"}, d.TypeName())
}

// HasFeature reports whether the device supports the feature of that name.
func (d *DeviceInfo) HasFeature(name string) bool {
	_, ok := slices.BinarySearch(d.Features, name)
	return ok
}

// UUIDString returns the UUID in the usual 8-4-4-4-12 form.
func (d *DeviceInfo) UUIDString() string {
	u := d.UUID
	return fmt.Sprintf("%x-%x-%x-%x-%x", u[:4], u[4:6], u[6:8], u[8:10], u[10:])
}

// Select picks a device. The selector is an index ("1"), a UUID, a type
// ("cpu"), "driver:" with a driver id or a part of the driver's name or info,
// or a part of the device's or driver's name in any case. The empty selector matches all
// devices. Of several matches Select takes the best: discrete before integrated, virtual
// and CPU, then the device with more capabilities, then the lower index. If nothing
// matches, the error is ErrNoDevice.
func Select(devices []DeviceInfo, selector string) (*DeviceInfo, error) {
	if len(devices) == 0 {
		return nil, fmt.Errorf("%w: the loader found no driver with a device", ErrNoDevice)
	}
	want := strings.ToLower(strings.TrimSpace(selector))
	var best *DeviceInfo
	for i := range devices {
		d := &devices[i]
		if !matches(d, want) {
			continue
		}
		if best == nil || d.rank() > best.rank() || d.rank() == best.rank() && len(d.Capabilities) > len(best.Capabilities) {
			best = d
		}
	}
	if best != nil {
		return best, nil
	}
	names := make([]string, len(devices))
	for i := range devices {
		names[i] = strconv.Itoa(devices[i].Index) + ": " + devices[i].Name
	}
	return nil, fmt.Errorf("%w matches %q (the devices are %s)", ErrNoDevice, selector, strings.Join(names, "; "))
}

func matches(d *DeviceInfo, want string) bool {
	if want == "" {
		return true
	}
	if n, err := strconv.Atoi(want); err == nil {
		return d.Index == n
	}
	if want == d.TypeName() || want == d.UUIDString() || want == fmt.Sprintf("%x", d.UUID[:]) {
		return true
	}
	name, driver, info := strings.ToLower(d.Name), strings.ToLower(d.DriverName), strings.ToLower(d.DriverInfo)
	if rest, ok := strings.CutPrefix(want, "driver:"); ok {
		if n, err := strconv.ParseUint(rest, 10, 32); err == nil {
			return d.DriverID == uint32(n)
		}
		return strings.Contains(driver, rest) || strings.Contains(info, rest)
	}
	return strings.Contains(name, want) || strings.Contains(driver, want)
}
