package dispatch

import (
	"context"
	"encoding/binary"
	"fmt"
	"image"
	"path/filepath"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
)

// RunOptions are the options of Dispatch.Run.
type RunOptions struct {
	// Repeat is how often the kernel is launched, at least once. Each launch begins with the data of the arguments.
	Repeat int
}

// Times are the times of a Dispatch.Run, each the sum over its launches.
type Times struct {
	// Upload is the time to make buffers and to write the arguments, Download that to read the results.
	Upload, Download time.Duration
	// Timing has the times of the launches.
	Timing runner.Timing
	// GPU has the time of each launch by the device's clock.
	GPU []time.Duration
}

// Result is the content of a buffer after the last launch.
type Result struct {
	// Name is the name by which the options call the result.
	Name string
	d    *Dispatch
	slot *slot
	data *values.Data
}

// Report is what a Dispatch.Run did.
type Report struct {
	// Results are the results of Options.Outs, in their order.
	Results []Result
	// Columns are the buffers in the order of the arguments, if Options.Table is set.
	Columns []Column
	// Mismatches say which of Options.Expect did not hold.
	Mismatches []error
	// Compared counts the results that were compared.
	Compared int
	Times    Times
}

// Run launches the kernel and reads the results.
func (d *Dispatch) Run(ctx context.Context, device *compute.Device, o RunOptions) (*Report, error) {
	l := &launch{d: d, device: device, memory: make([]memory, len(d.args))}
	defer l.close()
	report := &Report{}
	for range max(1, o.Repeat) {
		begin := time.Now()
		if err := l.upload(); err != nil {
			return nil, err
		}
		report.Times.Upload += time.Since(begin)
		t, err := l.run(ctx)
		if err != nil {
			return nil, err
		}
		sum := &report.Times.Timing
		sum.GPU, sum.Wall, sum.Submit, sum.Compile = sum.GPU+t.GPU, sum.Wall+t.Wall, sum.Submit+t.Submit, sum.Compile+t.Compile
		report.Times.GPU = append(report.Times.GPU, t.GPU)
	}
	begin := time.Now()
	if err := l.download(report); err != nil {
		return nil, err
	}
	report.Times.Download = time.Since(begin)
	d.compare(report, l)
	return report, nil
}

// memory is a buffer or image of the device.
type memory struct {
	runner.Buffer
	image   runner.Image
	sampler runner.Sampler
}

// launch has the memory of the arguments on a device.
type launch struct {
	d      *Dispatch
	device *compute.Device
	memory []memory
	// begun is true after the first upload.
	begun bool
	args  []any
	// results are the contents of memory after the launch, by the numbers of the arguments.
	results map[int]*values.Data
}

func (l *launch) close() {
	for i := range l.memory {
		// Closing cannot fail: no other goroutine has the memory.
		m := &l.memory[i]
		if m.image != nil {
			m.image.Close()
		} else if m.Buffer != nil {
			m.Close()
		}
		if m.sampler != nil {
			m.sampler.Close()
		}
	}
}

// upload writes the arguments to their memory, which it makes before the first launch.
func (l *launch) upload() error {
	first := !l.begun
	l.begun = true
	for i := range l.d.args {
		a := &l.d.args[i]
		var err error
		if a.slot.inMemory() {
			err = l.fill(&l.memory[i], a, first)
		}
		if err == nil && first {
			err = l.sample(&l.memory[i], a)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", &a.slot, err)
		}
		if first && a.slot.kind == slotAddress {
			if err := l.d.address(a, &l.memory[i]); err != nil {
				return err
			}
			continue
		}
		if first && a.slot.kind != slotParameter && l.d.shownAt[a.slot.place()] == nil {
			l.bind(a, &l.memory[i])
		}
	}
	if first {
		l.show()
		l.args = append(l.args, l.d.launchArguments()...)
	}
	return nil
}

// address writes the address of a buffer into the push constants.
func (d *Dispatch) address(a *argument, m *memory) error {
	address := m.Buffer.Address()
	if address == 0 {
		return fmt.Errorf("%s: the device has no addresses of buffers", &a.slot)
	}
	at := d.entry.PushConstants.Fields[a.slot.member].Offset
	if at < 0 || at+8 > int64(len(d.push)) {
		return fmt.Errorf("%s: the offset %d is outside of the push constants", &a.slot, at)
	}
	binary.LittleEndian.PutUint64(d.push[at:], address)
	return nil
}

// run launches the kernel once.
func (l *launch) run(ctx context.Context) (runner.Timing, error) {
	if opencl(l.d.entry) {
		return l.runKernel(ctx)
	}
	kernel, err := l.device.Kernel(l.d.program, l.d.entry.Name)
	if err != nil {
		return runner.Timing{}, err
	}
	return kernel.Dispatch(ctx, l.d.groups, l.args...)
}

// sample makes the sampler of an argument that has one.
func (l *launch) sample(m *memory, a *argument) (err error) {
	switch alone := a.slot.image == nil; {
	case a.slot.isSampler() && alone:
		m.sampler, err = l.device.NewSampler(a.sampler)
	case a.slot.kind == slotBuffer && !alone && a.slot.image.Type == reflect.CombinedImageSampler:
		m.sampler, err = l.device.NewSampler(l.d.samplerOf(&a.slot))
	}
	return err
}

// fill writes the data of an argument to its memory, and makes the memory before the first launch.
func (l *launch) fill(m *memory, a *argument, first bool) (err error) {
	if a.slot.dims > 0 {
		if first {
			m.image, err = l.device.NewImage(a.slot.desc(a.data))
		}
		if err == nil {
			err = m.image.Write(0, a.data.Bytes)
		}
		return err
	}
	if first {
		m.Buffer, err = l.device.NewBuffer(l.d.allocated(&a.slot, a.slot.inMemoryBytes(len(a.data.Bytes))))
	}
	if err == nil {
		err = m.Write(0, a.slot.pack(a.data.Bytes))
	}
	return err
}

// allocated returns the size of a buffer for an argument of size bytes: whole words where the kernel has
// the memory in words.
func (d *Dispatch) allocated(s *slot, size int) int {
	if r := d.entry.Memory(s.set, s.binding); r != nil && s.kind != slotAddress {
		return r.Allocated(size)
	}
	return max(size, 4)
}

// sizes returns the sizes of a memref argument: those of its data, or the number of elements if the buffer is longer than the
// data. They are nil if the buffer itself says them.
func (d *Dispatch) sizes(a *argument) []int {
	r := d.entry.Memory(a.slot.set, a.slot.binding)
	if r == nil {
		r = d.module.Resource(a.slot.set, a.slot.binding) // the kernel may read the size alone
	}
	switch {
	case r == nil || r.Block == nil:
		return a.data.Sizes
	case a.slot.packed != 0 && r.RuntimeStride != 0 && (a.data.Sizes == nil || scalars(r) > 1):
		return []int{len(a.data.Bytes) / scalars(r)}
	case a.data.Sizes != nil || r.RuntimeStride == 0 || r.RuntimeOffset != 0 || r.Allocated(len(a.data.Bytes)) == len(a.data.Bytes):
		return a.data.Sizes
	case r.Narrow != nil:
		return []int{len(a.data.Bytes) * 8 / r.Narrow.Bits / scalars(r)}
	}
	stride := int(r.RuntimeStride)
	return []int{(len(a.data.Bytes) + stride - 1) / stride}
}

// scalars returns the number of scalars from one element of the memory to the next: more than 1 for vectors that the
// memory holds as scalars.
func scalars(r *reflect.Resource) int {
	if r.Vectors != nil {
		return r.Vectors.Stride
	}
	return 1
}

// read reads the memory.
func (m *memory) read(to []byte) error {
	if m.image != nil {
		return m.image.Read(0, to)
	}
	return m.Read(0, to)
}

// bind adds an argument of the launch.
func (l *launch) bind(a *argument, m *memory) {
	var v any
	switch a.slot.kind {
	case slotPush, slotMember:
		return
	case slotSampler:
		if m.sampler == nil {
			return // the image has it
		}
		v = m.sampler
	case slotBuffer:
		switch {
		case m.sampler != nil:
			v = compute.Sampled(m.image, m.sampler)
		case m.image != nil:
			v = m.image
		default:
			v = m.Buffer
		}
	default:
		v = a.slot.pack(a.data.Bytes)
	}
	if m.image == nil && a.slot.kind != slotScalar && a.data != nil {
		if sizes := l.d.sizes(a); sizes != nil {
			v = compute.Shaped(v, sizes...)
		}
	}
	l.args = append(l.args, compute.BindElement(a.slot.set, a.slot.binding, a.slot.index, v))
}

// download reads the results.
func (l *launch) download(report *Report) error {
	l.results = map[int]*values.Data{}
	outs := append([]output{}, l.d.outs...)
	for i := range l.d.expect {
		outs = append(outs, l.d.expect[i].output)
	}
	outs = append(outs, l.d.columns...)
	for _, o := range outs {
		if l.results[o.arg] != nil {
			continue
		}
		a := &l.d.args[o.arg]
		data := &values.Data{Bytes: make([]byte, len(a.data.Bytes)), Sizes: a.data.Sizes}
		memory := data.Bytes
		if a.slot.packed != 0 {
			memory = make([]byte, a.slot.inMemoryBytes(len(data.Bytes)))
		}
		if err := l.memory[o.arg].read(memory); err != nil {
			return fmt.Errorf("%s: %w", &a.slot, err)
		}
		a.slot.unpack(data.Bytes, memory)
		l.results[o.arg] = data
	}
	for _, o := range l.d.outs {
		report.Results = append(report.Results, Result{o.name, l.d, &l.d.args[o.arg].slot, l.results[o.arg]})
	}
	l.tables(report)
	return nil
}

// compare compares results with what is expected.
func (d *Dispatch) compare(report *Report, l *launch) {
	for i := range d.expect {
		e := &d.expect[i]
		report.Compared++
		m, err := d.textOf(&d.args[e.arg].slot).Compare(d.args[e.arg].slot.layout, l.results[e.arg], e.data, d.tol)
		if err == nil && m != nil {
			verb := "differ"
			if m.Count == 1 {
				verb = "differs"
			}
			at := ""
			if m.Path != "" {
				at = " at " + m.Path
			}
			err = fmt.Errorf("%d of %d values %s; the first%s is %s, expected %s", m.Count, m.Of, verb, at, m.Got, m.Want)
		}
		if err != nil {
			report.Mismatches = append(report.Mismatches, fmt.Errorf("--expect %s: %w", e.name, err))
		}
	}
}

// CheckOut returns an error if a result cannot be written as the file called name: "-" for JSON, or .npy, .bin, .json or .png.
func CheckOut(name string) error {
	switch filepath.Ext(name) {
	case ".npy", ".bin", ".json", ".png":
		return nil
	}
	if name == "-" {
		return nil
	}
	return fmt.Errorf("%s: a result is written to a file .npy, .bin, .json or .png, or to -", name)
}

// CheckFile returns an error if the result of Options.Outs[i] does not fit the format of the file called name, which
// CheckOut accepts.
func (d *Dispatch) CheckFile(i int, name string) error {
	a := &d.args[d.outs[i].arg]
	switch filepath.Ext(name) {
	case ".npy":
		return d.textOf(&a.slot).CheckArray(a.slot.layout, a.data)
	case ".png":
		_, _, err := a.slot.plain(image.Rectangle{})
		return err
	}
	return nil
}

// Encode returns the result in the format of the file called name; see [CheckOut].
func (r *Result) Encode(name string) ([]byte, error) {
	switch filepath.Ext(name) {
	case ".bin":
		return r.data.Bytes, nil
	case ".npy":
		a, err := r.d.textOf(r.slot).ToArray(r.slot.layout, r.data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.Name, err)
		}
		return a.Encode(), nil
	case ".png":
		out, err := r.slot.encodePNG(r.data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.Name, err)
		}
		return out, nil
	}
	return append(r.d.textOf(r.slot).Append(nil, r.slot.layout, r.data), '\n'), nil
}
