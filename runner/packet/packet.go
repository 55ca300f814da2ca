// Package packet writes folders that show an error of a driver to those who can mend it: the kernel in
// several forms, its data, what the device must compute, a C program and an Amber script that run it, and
// the commands of spvc.
//
// A [Recorder] stands for the device while launches are prepared, so a packet holds whatever the launches
// bind. Another device then says what they compute.
package packet

import (
	"context"
	"encoding/binary"
	"errors"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Case is a kernel with launches that show an error.
type Case struct {
	// ID names the case for spvc conform, and Selector the device for --device; Selector may be
	// empty. Title says in one line what is wrong.
	ID, Selector, Title string
	// Known is true if spvc conform knows the error and so does not fail.
	Known bool
	// Report is what spvc says of the failure. Driver has the facts about the device, as JSON.
	Report, Driver []byte
	// MLIR is the module as text. GLSL is its source as a shader, or nil if NoGLSL says why GLSL
	// cannot express it.
	MLIR, GLSL []byte
	NoGLSL     string
	// Words is the binary, and Module its reflection. Assembly is its text.
	Words    []uint32
	Module   *reflect.Module
	Assembly string
	Entry    string
	Launches []Launch
	// NoData says why there are no data and expected results, or is empty.
	NoData string
}

// Launch is a launch, or a draw, with its memory.
type Launch struct {
	Groups   [3]uint32
	Push     Data
	Spec     []reflect.SpecValue
	Buffers  []Buffer
	Images   []Image
	Bindings []Binding
	Draw     *Draw
}

// Data are bytes that may hold addresses of buffers of their launch.
type Data struct {
	Bytes    []byte
	Pointers []Pointer
}

// Pointer is an address in data: 8 bytes at At hold the address of a buffer, plus Plus.
type Pointer struct {
	At, Buffer int
	Plus       uint64
}

// Buffer is memory before the launch, and what the kernel must leave there.
type Buffer struct {
	Data
	Expected []byte
}

// Binding is a descriptor that shows Size bytes of a buffer from Offset on, or nothing if it is Null. The other fields
// are those of [runner.Binding].
type Binding struct {
	Kind                Kind
	Set, Binding, Index uint32
	Buffer              int // the index of a buffer or image, or -1 if it is Null
	Offset, Size        int
	Dynamic             bool
	DynamicOffset       int
	Partial, Null       bool
	Format              runner.Format // the format of a texel buffer
}

// lacking says what the binding needs that a script has not, or returns an empty string.
func (b *Binding) lacking() string {
	switch {
	case b.Null:
		return "null descriptors"
	case b.Partial:
		return "ranges that end inside of a block"
	case b.Kind != WholeBuffer:
		return "images, texel buffers and inline uniform blocks"
	}
	return ""
}

// addressBase and addressStep make the addresses that a Recorder gives buffers. No digits of a
// probe look like them.
const (
	addressBase = 0x7eed0000_00000000
	addressStep = 1 << 32
)

// Recorder is a device that keeps what buffers hold and runs nothing.
type Recorder struct {
	info    *runner.DeviceInfo
	buffers []*recorded
}

// NewRecorder returns a Recorder that describes itself as info does.
func NewRecorder(info *runner.DeviceInfo) *Recorder { return &Recorder{info: info} }

// Info implements runner.Device.
func (r *Recorder) Info() *runner.DeviceInfo { return r.info }

// NewBuffer implements runner.Device.
func (r *Recorder) NewBuffer(size int) (runner.Buffer, error) {
	if size < 1 {
		return nil, errors.New("a buffer has at least one byte")
	}
	b := &recorded{data: make([]byte, size), address: addressBase + uint64(len(r.buffers))*addressStep}
	r.buffers = append(r.buffers, b)
	return b, nil
}

// errNoSamplers is the error of what a Recorder cannot keep.
var errNoSamplers = errors.New("packets hold buffers and images only")

// NewSampler implements runner.Device. It fails.
func (r *Recorder) NewSampler(runner.SamplerDesc) (runner.Sampler, error) { return nil, errNoSamplers }

// Run implements runner.Device. It fails.
func (r *Recorder) Run(context.Context, ...*runner.Launch) (runner.Timing, error) {
	return runner.Timing{}, errors.New("a recorder runs nothing")
}

// Close implements runner.Device.
func (r *Recorder) Close() error { return nil }

// recorded is a buffer of a Recorder.
type recorded struct {
	data    []byte
	address uint64
}

func (b *recorded) Size() int { return len(b.data) }

func (b *recorded) Write(offset int, src []byte) error {
	if offset < 0 || offset > len(b.data)-len(src) {
		return errors.New("the range is outside of the buffer")
	}
	copy(b.data[offset:], src)
	return nil
}

func (b *recorded) Read(offset int, dst []byte) error {
	if offset < 0 || offset > len(b.data)-len(dst) {
		return errors.New("the range is outside of the buffer")
	}
	copy(dst, b.data[offset:])
	return nil
}

func (b *recorded) View(f func(data []byte) error) error { return f(b.data) }
func (b *recorded) Address() uint64                      { return b.address }
func (b *recorded) Close() error                         { return nil }

// Record returns launches with the memory that they use.
func (r *Recorder) Record(launches []*runner.Launch) ([]Launch, error) {
	var out []Launch
	for _, l := range launches {
		one := newLaunchRecorder(r)
		if err := one.record(l); err != nil {
			return nil, err
		}
		out = append(out, one.out)
	}
	return out, nil
}

func newLaunchRecorder(r *Recorder) *launchRecorder {
	return &launchRecorder{r: r, place: map[*recorded]int{}, shown: map[*recordedImage]int{}}
}

// launchRecorder collects the memory of one launch.
type launchRecorder struct {
	r     *Recorder
	place map[*recorded]int      // indices in out.Buffers
	shown map[*recordedImage]int // indices in out.Images
	queue []*recorded
	out   Launch
}

func (l *launchRecorder) record(from *runner.Launch) error {
	l.out.Groups, l.out.Spec = from.Groups, from.SpecConstants
	for i := range from.Bindings {
		b := &from.Bindings[i]
		if b.Null {
			l.out.Bindings = append(l.out.Bindings, Binding{Set: b.Set, Binding: b.Binding, Index: b.Index, Buffer: -1, Null: true})
			continue
		}
		bound, err := l.bind(b)
		if err != nil {
			return err
		}
		l.out.Bindings = append(l.out.Bindings, bound)
	}
	l.out.Push = l.data(from.PushConstants)
	for len(l.queue) > 0 { // a buffer may hold addresses of others
		b := l.queue[0]
		l.queue = l.queue[1:]
		data := l.data(b.data)
		l.out.Buffers[l.place[b]].Data = data
	}
	return nil
}

// bind returns what a descriptor shows.
func (l *launchRecorder) bind(b *runner.Binding) (Binding, error) {
	out := Binding{Set: b.Set, Binding: b.Binding, Index: b.Index, Offset: b.Offset, Size: b.Size, Dynamic: b.Dynamic, DynamicOffset: b.DynamicOffset, Partial: b.Partial, Format: b.Format}
	if i, ok := b.Image.(*recordedImage); ok && b.Sampler == nil {
		out.Kind, out.Buffer = StorageImage, l.image(i)
		return out, nil
	}
	buffer, ok := b.Buffer.(*recorded)
	switch {
	case b.Inline != nil:
		// No other descriptor shows these bytes, so that the buffer needs no place.
		out.Kind, out.Buffer, out.Size = InlineBlock, len(l.out.Buffers), len(b.Inline)
		l.out.Buffers = append(l.out.Buffers, Buffer{Data: Data{Bytes: append([]byte(nil), b.Inline...)}})
		return out, nil
	case !ok || b.Image != nil || b.Sampler != nil:
		return out, errNoSamplers
	case b.Format != 0:
		out.Kind = TexelBuffer
	}
	if out.Size == 0 {
		out.Size = len(buffer.data) - b.Start()
	}
	out.Buffer = l.index(buffer)
	return out, nil
}

// index returns the index of a buffer in the launch.
func (l *launchRecorder) index(b *recorded) int {
	i, ok := l.place[b]
	if !ok {
		i = len(l.out.Buffers)
		l.place[b] = i
		l.out.Buffers, l.queue = append(l.out.Buffers, Buffer{}), append(l.queue, b)
	}
	return i
}

// data copies bytes and finds the addresses in them.
func (l *launchRecorder) data(bytes []byte) Data {
	d := Data{Bytes: append([]byte(nil), bytes...)}
	for at := 0; at+8 <= len(bytes); at += 8 {
		n := binary.LittleEndian.Uint64(bytes[at:]) - addressBase
		if i := n / addressStep; i < uint64(len(l.r.buffers)) {
			d.Pointers = append(d.Pointers, Pointer{At: at, Buffer: l.index(l.r.buffers[i]), Plus: n % addressStep})
			clear(d.Bytes[at : at+8])
		}
	}
	return d
}
