// Package crosscheck runs each launch of a device also on the reference device and compares
// the results. It tells wrong drivers and wrong lowerings from right ones without a test
// that knows the numbers.
package crosscheck

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"
	"sync"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// DefaultULP is the distance of floats that agree, in units in the last place. Vulkan allows
// drivers to contract products and sums, and functions a few units (docs/semantics.md);
// cancellation makes such distances larger.
const DefaultULP = 256

// Options configures a Device.
type Options struct {
	// ULP is the distance of floats that agree; 0 means DefaultULP.
	ULP uint64
	// Abs and Rel grant a further distance to floats: Abs, and Rel times the value of the
	// reference device.
	Abs, Rel float64
}

// Device is a device whose launches are compared. It implements [runner.Device].
type Device struct {
	device    runner.Device
	reference *reference.Device
	ulp       uint64
	abs, rel  float64

	mu     sync.Mutex
	report Report
}

// New compares the launches of a device. Closing the Device closes both devices.
func New(device runner.Device, against *reference.Device, o Options) *Device {
	if o.ULP == 0 {
		o.ULP = DefaultULP
	}
	return &Device{device: device, reference: against, ulp: o.ULP, abs: o.Abs, rel: o.Rel}
}

// Report counts launches by the result of the comparison.
type Report struct {
	// Equal launches wrote the same bytes. Near launches differ in floats, by at most ULP
	// units in the last place.
	Equal, Near int
	ULP         uint64
	// Unordered launches were not compared: their results depend on the order of
	// workgroups.
	Unordered int
	// Unchecked launches were not compared, for the reason of the first.
	Unchecked int
	Reason    string
}

// String returns a text such as "12 launches agree with the reference device, 1 within 3
// ULP; 1 not compared: its results depend on the order of workgroups".
func (r *Report) String() string {
	s := plural(r.Equal+r.Near, "launch agrees", "launches agree") + " with the reference device"
	if r.Near > 0 {
		s += ", " + strconv.Itoa(r.Near) + " within " + strconv.FormatUint(r.ULP, 10) + " ULP"
	}
	if r.Unordered > 0 {
		s += "; " + strconv.Itoa(r.Unordered) + " not compared: the results depend on the order of workgroups"
	}
	if r.Unchecked > 0 {
		s += "; " + strconv.Itoa(r.Unchecked) + " not compared: " + r.Reason
	}
	return s
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// MismatchError says that a device and the reference device computed different values.
type MismatchError struct {
	// Entry is the entry point; Set, Binding and Name are the buffer or image.
	Entry        string
	Set, Binding uint32
	Name         string
	// Offset is the first byte that differs, counted from the beginning of the binding, or of
	// the level of an image. Then Texel is the place of the texel: "texel (3, 0, 1) of level
	// 0", where the last number is the z or layer.
	Offset int
	Texel  string
	// Got is the value of the device, Want that of the reference device.
	Got, Want string
	// Count is the number of values that differ.
	Count int
	// Distance is the distance of two floats, and ULP that in units in the last place. They may
	// be LimitULP units apart, or Limit, which covers the rounding of the operations that lead to the
	// value. All are 0 for values that are no floats.
	Distance, Limit float64
	ULP, LimitULP   uint64
}

// Error names entry point, buffer or image, place and values.
func (e *MismatchError) Error() string {
	name := ""
	if e.Name != "" {
		name = " " + strconv.Quote(e.Name)
	}
	what, place := "buffer", "byte "+strconv.Itoa(e.Offset)
	if e.Texel != "" {
		what, place = "image", e.Texel
	}
	s := fmt.Sprintf("entry point %q: %s%s (set %d, binding %d), %s: the device computed %s, the reference device %s", e.Entry, what, name, e.Set, e.Binding, place, e.Got, e.Want)
	if e.ULP > 0 && !math.IsNaN(e.Distance) {
		s += fmt.Sprintf("; they are %.3g (%d ULP) apart, the limit is %.3g or %d ULP", e.Distance, e.ULP, e.Limit, e.LimitULP)
	}
	if e.Count > 1 {
		s += fmt.Sprintf("; %d values differ", e.Count)
	}
	return s
}

// Report returns the counts of the launches so far.
func (d *Device) Report() Report {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.report
}

// Info implements runner.Device.
func (d *Device) Info() *runner.DeviceInfo { return d.device.Info() }

// NewBuffer implements runner.Device.
func (d *Device) NewBuffer(size int) (runner.Buffer, error) { return d.device.NewBuffer(size) }

// NewImage implements runner.Device.
func (d *Device) NewImage(desc runner.ImageDesc) (runner.Image, error) {
	return d.device.NewImage(desc)
}

// NewSampler implements runner.Device.
func (d *Device) NewSampler(desc runner.SamplerDesc) (runner.Sampler, error) {
	return d.device.NewSampler(desc)
}

// Close implements runner.Device.
func (d *Device) Close() error { return errors.Join(d.device.Close(), d.reference.Close()) }

// Run implements runner.Device. It runs one launch after the other. The error is a
// *MismatchError if the results differ, and a *reference.CheckError if the reference device
// finds an error in the kernel.
func (d *Device) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	var sum runner.Timing
	launches, err := runner.Specialized(launches)
	if err != nil {
		return sum, err
	}
	for _, l := range launches {
		if err := l.Check(d.device.Info()); err != nil {
			return sum, err
		}
	}
	for _, l := range launches {
		t, err := d.runOne(ctx, l)
		sum.GPU, sum.Wall, sum.Submit, sum.Compile = sum.GPU+t.GPU, sum.Wall+t.Wall, sum.Submit+t.Submit, sum.Compile+t.Compile
		if err != nil {
			return sum, err
		}
	}
	return sum, nil
}

// runOne runs a launch on both devices and compares the buffers and images.
func (d *Device) runOne(ctx context.Context, l *runner.Launch) (runner.Timing, error) {
	pair, err := d.twin(l)
	defer pair.close()
	var cannot *unable
	if err != nil && !errors.As(err, &cannot) {
		return runner.Timing{}, err
	}
	t, err := d.device.Run(ctx, l)
	if err != nil {
		return t, err
	}
	if cannot != nil {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.unchecked(cannot)
		return t, nil
	}
	unordered, err := d.reference.RunUnordered(ctx, pair.launch)
	d.mu.Lock()
	defer d.mu.Unlock()
	var refusal *reference.Refusal
	switch {
	case errors.As(err, &refusal) || len(l.Module.Pointees) > 0:
		reason := errors.New("the kernel uses device addresses")
		if refusal != nil {
			reason = refusal
		}
		d.unchecked(reason)
		return t, nil
	case err != nil:
		return t, err
	case unordered:
		d.report.Unordered++
		return t, nil
	}
	return t, d.compare(ctx, pair)
}

// unchecked counts a launch that was not compared. d.mu is held.
func (d *Device) unchecked(reason error) {
	if d.report.Unchecked++; d.report.Unchecked == 1 {
		d.report.Reason = reason.Error()
	}
}

// compare compares the buffers and images of both devices. d.mu is held.
func (d *Device) compare(ctx context.Context, p *pair) error {
	most := uint64(0)
	for i := range p.launch.Bindings {
		b := &p.launch.Bindings[i]
		r := p.entry.Resource(b.Set, b.Binding)
		if r == nil || b.Index >= r.Count || r.HiddenBuffer() {
			continue
		}
		var c *comparison
		var err error
		switch {
		case r.Type == reflect.StorageImage && p.own[i].Image != nil:
			c, err = d.compareImage(p, b, r, p.own[i].Image)
		case (r.Type == reflect.StorageBuffer || r.Type == reflect.StorageTexelBuffer) && p.own[i].Buffer != nil:
			c, err = d.compareBuffer(ctx, p, b, r, p.own[i].Buffer)
		default:
			continue
		}
		if err != nil {
			return err
		}
		most = max(most, c.largest)
	}
	if most == 0 {
		d.report.Equal++
		return nil
	}
	d.report.Near++
	d.report.ULP = max(d.report.ULP, most)
	return nil
}

// compareBuffer compares the bytes that a descriptor shows of both devices' buffers.
func (d *Device) compareBuffer(ctx context.Context, p *pair, b *runner.Binding, r *reflect.Resource, own runner.Buffer) (*comparison, error) {
	got, want := make([]byte, b.Range(r)), make([]byte, b.Range(r))
	if err := errors.Join(own.Read(b.Start(), got), b.Buffer.Read(b.Start(), want)); err != nil {
		return nil, err
	}
	c := d.compareBytes(b, r, got, want, nil)
	if c.count > 0 && c.floats != nil {
		// The floats may differ because rounding matters much here.
		for _, runs := range nudgedRuns {
			noise, err := d.noiseOf(ctx, p, b, r, runs)
			if err != nil {
				return nil, err
			}
			if c = d.compareBytes(b, r, got, want, noise); c.count == 0 {
				break
			}
		}
	}
	if c.count > 0 {
		return c, &MismatchError{Distance: c.apart.distance, Limit: c.apart.limit, ULP: c.apart.ulp, LimitULP: d.ulp,
			Entry: p.launch.Entry, Set: b.Set, Binding: b.Binding, Name: r.Name, Offset: c.first, Got: c.texts[0], Want: c.texts[1], Count: c.count}
	}
	return c, nil
}

// pair is a launch of the reference device with copies of the buffers, images and samplers
// of the other device's launch, whose bindings are own.
type pair struct {
	launch   *runner.Launch
	entry    *reflect.EntryPoint
	own      []runner.Binding
	buffers  map[runner.Buffer]runner.Buffer
	before   map[runner.Buffer][]byte   // what the copies held before the launch
	noise    []map[runner.Buffer][]byte // what they hold after nudged launches
	images   map[runner.Image]runner.Image
	samplers map[runner.Sampler]runner.Sampler
}

// twin copies a launch and what it binds for the reference device. The error is an *unable
// if the reference device refuses one of the copies.
func (d *Device) twin(l *runner.Launch) (*pair, error) {
	p := &pair{
		entry: l.Module.EntryPoint(l.Entry), own: l.Bindings, before: map[runner.Buffer][]byte{},
		buffers: map[runner.Buffer]runner.Buffer{}, images: map[runner.Image]runner.Image{}, samplers: map[runner.Sampler]runner.Sampler{},
	}
	copied := *l
	p.launch = &copied
	copied.Bindings = append([]runner.Binding(nil), l.Bindings...)
	for i := range copied.Bindings {
		b := &copied.Bindings[i]
		var err error
		if b.Buffer != nil {
			if b.Buffer, err = d.twinBuffer(p, b.Buffer); err != nil {
				return p, err
			}
		}
		if b.Image != nil {
			if b.Image, err = d.twinImage(p, b.Image); err != nil {
				return p, err
			}
		}
		if b.Sampler != nil {
			if b.Sampler, err = d.twinSampler(p, b.Sampler); err != nil {
				return p, err
			}
		}
	}
	return p, nil
}

// twinBuffer returns the reference device's copy of a buffer.
func (d *Device) twinBuffer(p *pair, own runner.Buffer) (runner.Buffer, error) {
	if twin := p.buffers[own]; twin != nil {
		return twin, nil
	}
	data := make([]byte, own.Size())
	if err := own.Read(0, data); err != nil {
		return nil, err
	}
	twin, err := d.reference.NewBuffer(len(data))
	if err != nil {
		return nil, err
	}
	p.buffers[own], p.before[twin] = twin, data
	return twin, twin.Write(0, data)
}

func (p *pair) close() {
	for _, b := range p.buffers {
		b.Close()
	}
	for _, i := range p.images {
		i.Close()
	}
	for _, s := range p.samplers {
		s.Close()
	}
}
