package reference

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Kernel is one dispatch of an OpenCL kernel.
type Kernel struct {
	// Words is the module.
	Words []uint32
	// Entry is the name of the kernel.
	Entry string
	// Groups is the number of workgroups in x, y, z.
	Groups [3]uint32
	// LocalSize is the number of invocations of a workgroup in x, y, z. Zero means what the
	// module states, or else 1.
	LocalSize [3]uint32
	// Arguments are the values of the parameters.
	Arguments []Argument
	// SpecConstants replaces default values of specialization constants.
	SpecConstants []reflect.SpecValue
}

// Argument is the value of a kernel's parameter. One of its fields is set.
type Argument struct {
	// Buffer is the memory that a pointer to global or constant memory points to, or that
	// of an image1d_buffer_t.
	Buffer runner.Buffer
	// Offset is the byte of Buffer to which the pointer points, or at which the texels
	// begin.
	Offset int
	// Format is the format of the texels in Buffer.
	Format runner.Format
	// Image is an image, of which the kernel sees all levels and layers.
	Image runner.Image
	// Sampler is a sampler_t.
	Sampler runner.Sampler
	// Local is the number of bytes of workgroup memory that a pointer to it points to.
	Local int
	// Value is a number, vector or struct in the layout of OpenCL C, little-endian. A
	// struct that is passed by value through a pointer is given so too.
	Value []byte
}

// RunKernel executes an OpenCL kernel: an entry point of the execution model Kernel. Errors
// are those of Run.
func (d *Device) RunKernel(ctx context.Context, k *Kernel) (runner.Timing, error) {
	var timing runner.Timing
	if ctx == nil {
		return timing, errors.New("the context.Context is nil")
	}
	end, err := d.begin(ctx)
	if err != nil {
		return timing, err
	}
	defer end()
	start := time.Now()
	p, err := translate(k.Words, k.Entry, spec.ExecutionModelKernel, k.SpecConstants, 0, &d.options, k)
	if err != nil {
		return timing, fmt.Errorf("kernel %q: %w", k.Entry, err)
	}
	timing.Compile = time.Since(start)
	l := d.newLaunch(ctx, p, k.Groups)
	if err := l.prepare(nil); err != nil {
		return timing, err
	}
	start = time.Now()
	if l.arguments, err = l.kernelArguments(k); err == nil {
		err = l.run()
	}
	timing.Wall = time.Since(start)
	timing.GPU = timing.Wall
	return timing, err
}

// kernelArguments returns the cells of the parameters.
func (l *launch) kernelArguments(k *Kernel) ([][]uint64, error) {
	p := l.p
	if len(k.Arguments) != len(p.parameters) {
		return nil, fmt.Errorf("kernel %q: it has %d parameters, the host gives %d arguments", k.Entry, len(p.parameters), len(k.Arguments))
	}
	out := make([][]uint64, len(k.Arguments))
	for i := range k.Arguments {
		cells, err := l.kernelArgument(i, &k.Arguments[i])
		if err != nil {
			return nil, fmt.Errorf("kernel %q: argument %d: %w", k.Entry, i, err)
		}
		out[i] = cells
	}
	l.watchImages()
	return out, nil
}

func (l *launch) kernelArgument(i int, a *Argument) ([]uint64, error) {
	d, p := l.d, l.p
	v, handle := p.parameters[i], p.passed[i]
	switch {
	case handle != 0 && v.typ.isOpaque():
		return []uint64{uint64(handle)}, l.kernelDescriptor(p.variables[handle], handle, a)
	case handle != 0:
		return []uint64{pointerTo(handle, 0)}, nil
	}
	if v.typ.kind == pointerType {
		b, ok := a.Buffer.(*buffer)
		switch {
		case a.Buffer == nil:
			return []uint64{0}, nil
		case !ok || b.d != d:
			return nil, errors.New("the buffer belongs to another device")
		case b.data == nil:
			return nil, fmt.Errorf("the buffer: %w", runner.ErrClosed)
		case a.Offset < 0 || a.Offset > b.size:
			return nil, fmt.Errorf("offset %d is outside of the buffer of %d bytes", a.Offset, b.size)
		}
		return []uint64{pointerTo(b.handle, int64(a.Offset))}, nil
	}
	view := p.layouts[i]
	if int64(len(a.Value)) != view.size {
		return nil, fmt.Errorf("the value has %d bytes, the parameter %d", len(a.Value), view.size)
	}
	var cells []uint64
	for _, c := range view.scalars() {
		cells = append(cells, load(a.Value[c.offset:], c.scalar))
	}
	return cells, nil
}

// kernelParameters gives parameters that point to memory of a workgroup or invocation a
// variable each.
func (t *translator) kernelParameters(k *Kernel) {
	t.p.passed = make([]uint32, len(t.p.parameters))
	for i, v := range t.p.parameters {
		var l *layout
		if v.typ.kind != pointerType {
			l = t.layoutOf(v.typ)
		}
		t.p.layouts = append(t.p.layouts, l)
		if k := v.typ.kind; k == imageType || k == samplerType {
			t.opaqueParameter(i, v)
			continue
		}
		if v.typ.kind != pointerType || i >= len(k.Arguments) {
			continue
		}
		a := &k.Arguments[i]
		size := int64(a.Local)
		switch v.typ.class {
		case spec.StorageClassWorkgroup:
		case spec.StorageClassFunction:
			size = int64(len(a.Value))
		default:
			continue
		}
		if size < 1 || size > maxVariables {
			refuse(nil, "parameter %d points to %d bytes of memory", i, size)
		}
		t.p.passed[i] = t.passedVariable(v, size, a.Value)
	}
}

// passedVariable makes the variable that a parameter points to and returns its handle.
func (t *translator) passedVariable(p value, size int64, data []byte) uint32 {
	bytes := &valueType{kind: arrayType, count: int(size), elem: &valueType{kind: scalarType, scalar: scalar{intScalar, 8}, cells: 1}}
	v := &variable{typ: bytes, class: p.typ.class, view: t.layoutOf(bytes), count: 1, written: -1, name: "argument"}
	v.handle = uint32(len(t.p.variables))
	t.p.variables = append(t.p.variables, v)
	at := &t.p.shared
	if v.class == spec.StorageClassFunction {
		at = &t.p.private
		v.initializer = make([]uint64, size)
		for i, b := range data {
			v.initializer[i] = uint64(b)
		}
		t.p.initial = append(t.p.initial, initial{v, v.initializer})
	}
	v.offset = roundUp(*at, 16)
	*at = v.offset + size
	return v.handle
}
