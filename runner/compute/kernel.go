package compute

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Kernel is an entry point on a device. It needs no Close, and several goroutines may use
// it at the same time. The device builds its pipeline with the first dispatch.
type Kernel struct {
	d      *Device
	p      *spvc.Program
	module *reflect.Module
	entry  *reflect.EntryPoint
	// special is the last kernel with values of specialization constants that decide lengths.
	special atomic.Pointer[Kernel]
	fits    sync.Map // maps fit to error
	lines   sync.Map // maps runner.Format to the *block.Shape of texel buffers
}

// fit identifies a check that elements of a Go type have the layout of a block.
type fit struct {
	block *block.Shape
	typ   hostlayout.Type
}

// Name returns the name of the entry point.
func (k *Kernel) Name() string {
	if !k.made() {
		return ""
	}
	return k.entry.Name
}

// made reports whether Device.Kernel has made k. The methods of a Kernel that was not made
// return zero values and errors.
func (k *Kernel) made() bool { return k != nil && k.entry != nil }

var errNoKernel = errors.New("the kernel is nil, or not one of Device.Kernel")

// WorkgroupSize returns the number of invocations of a workgroup in x, y and z: 1 each if
// dispatches set it.
func (k *Kernel) WorkgroupSize() [3]uint32 {
	if !k.made() {
		return [3]uint32{}
	}
	return k.entry.LocalSize
}

// Bindings returns the descriptors that the kernel uses, sorted by set and binding.
func (k *Kernel) Bindings() []reflect.Resource {
	if !k.made() {
		return nil
	}
	out := make([]reflect.Resource, len(k.entry.Resources))
	for i, r := range k.entry.Resources {
		out[i] = *r
	}
	return out
}

// PushConstants returns the layout of the kernel's push constant block, nil if it has none.
func (k *Kernel) PushConstants() *block.Shape {
	if !k.made() {
		return nil
	}
	return k.entry.PushConstants
}

// GroupsFor returns the number of workgroups that cover x, y and z invocations.
func (k *Kernel) GroupsFor(x, y, z int) [3]uint32 {
	var out [3]uint32
	local := k.WorkgroupSize()
	for i, n := range [3]int{x, y, z} {
		size := int(max(1, local[i]))
		out[i] = uint32(min(uint64(max(0, n)+size-1)/uint64(size), math.MaxUint32))
	}
	return out
}

// Dispatch runs the kernel on groups workgroups and waits for it. See Arg for the
// arguments. When ctx ends first, the error wraps the context's, and
// runner.ErrTimeout if the deadline has passed.
func (k *Kernel) Dispatch(ctx context.Context, groups [3]uint32, args ...any) (runner.Timing, error) {
	if !k.made() {
		return runner.Timing{}, errNoKernel
	}
	c := call{k: k, l: runner.Launch{Module: k.module, Entry: k.entry.Name, Groups: groups}}
	defer c.close()
	if err := c.bind(args); err != nil {
		return runner.Timing{}, err
	}
	t, err := k.d.Run(ctx, &c.l)
	if err != nil {
		return t, k.p.Explain(err)
	}
	return t, c.finish()
}

// Arg is an argument with the place that it is bound to. An argument of another type goes
// to set 0, the first one to binding 0, the second to binding 1 and so on, which is where
// the arguments of a gpu.func are unless attributes say otherwise.
//
// The argument itself, or the value of an Arg, is a *Buffer, a part of one
// ([Buffer.Range]), a runner.Buffer, a runner.Binding, whose place does not count, or a Go value: a
// number, an array, a struct, or a slice of these. A struct whose last field is a slice is a block that ends in an array, such
// as {uint count; T items[];}. A Go value is packed by the layout of the block, into a buffer that
// lasts as long as the dispatch; [InOut] copies it back. A []byte fits every block: its
// bytes are copied unchanged.
//
// Descriptors of images take an *Image, a part of one ([Image.Range]) or a runner.Image,
// those of samplers a runner.Sampler, and combined ones what [Sampled] returns. Texel buffers
// take what blocks take; [Texels] states the format if the kernel does not.
type Arg struct {
	kind           argKind
	set, at, index uint32
	name           string
	value          any
}

type argKind uint8

const (
	argBinding argKind = iota
	argNamed
	argPush
	argPushBlock
	argSpec
	argSize
	argOut
	argShared
)

// Bind binds to a descriptor by its numbers.
func Bind(set, binding uint32, v any) Arg {
	return Arg{kind: argBinding, set: set, at: binding, value: v}
}

// BindElement binds to an element of a descriptor array.
func BindElement(set, binding, index uint32, v any) Arg {
	return Arg{kind: argBinding, set: set, at: binding, index: index, value: v}
}

// Named binds to the descriptor of that name in the binary, with or without the
// prefix that is the kernel's name and an underscore: "arg_0" is the first argument
// of a gpu.func. If there is none, it sets the push constant of that name, or else
// the specialization constant.
func Named(name string, v any) Arg { return Arg{kind: argNamed, name: name, value: v} }

// PushConstant sets a member of the push constant block by its number.
func PushConstant(member uint32, v any) Arg { return Arg{kind: argPush, at: member, value: v} }

// PushConstants sets the whole push constant block.
func PushConstants(v any) Arg { return Arg{kind: argPushBlock, value: v} }

// InOut is a slice, or a pointer to a value, that is packed into a buffer for the
// dispatch and set from it afterwards. A slice that ends a struct keeps its length. In a batch it is packed when it is added and
// set after each run.
func InOut(v any) any { return inOut{v} }

type inOut struct{ v any }

// SpecConstant replaces the specialization constant with that SpecId by a number or
// bool.
func SpecConstant(id uint32, v any) Arg { return Arg{kind: argSpec, at: id, value: v} }

// PrintTo writes what the kernel prints by gpu.printf to w, when it has ended. Without it, the text goes
// to os.Stdout.
func PrintTo(w io.Writer) Arg { return Arg{kind: argOut, value: w} }

// Workgroup sets the workgroup size of a kernel that leaves it to the host; see
// [Kernel.SizeAtLaunch].
func Workgroup(x, y, z uint32) Arg { return Arg{kind: argSize, value: [3]uint32{x, y, z}} }

// SharedMemory sets the bytes of the workgroup memory that a kernel leaves to the launch, its
// gpu.dynamic_shared_memory.
func SharedMemory(bytes int) Arg { return Arg{kind: argShared, value: bytes} }

// SizeAtLaunch reports whether each dispatch must set the workgroup size, by [Workgroup].
func (k *Kernel) SizeAtLaunch() bool { return k.made() && k.entry.SizeAtLaunch }

// call is a launch under construction, with the buffers made for it.
type call struct {
	k     *Kernel
	l     runner.Launch
	temps []runner.Buffer
	after []func() error
	// shapes describes the memory of bindings of memrefs, in the order of l.Bindings. It is
	// empty for kernels without a hidden block.
	shapes []memory
	// scalars are the scalar arguments in a hidden block, by their members.
	scalars map[int]int64
}

// finish copies results back to the values that the caller passed with InOut.
func (c *call) finish() error {
	for _, f := range c.after {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}

func (c *call) close() {
	for _, b := range c.temps {
		b.Close() // cannot fail: no other goroutine has the buffer
	}
	c.temps = nil
}

func (c *call) bind(args []any) error {
	c.l.Bindings = make([]runner.Binding, 0, len(args))
	if err := c.constants(args); err != nil {
		return err
	}
	position := uint32(0)
	for i, v := range args {
		a, ok := v.(Arg)
		if !ok {
			a = Bind(0, position, v)
			position++
		}
		if c.isConstant(&a) {
			continue // constants has set it
		}
		err := c.apply(&a)
		if _, ok := err.(*runner.BindingError); ok {
			return fmt.Errorf("argument %d: %w", i, err)
		}
		if err != nil {
			return fmt.Errorf("argument %d: kernel %q: %w", i, c.k.entry.Name, err)
		}
	}
	if err := c.sized(); err != nil {
		return fmt.Errorf("kernel %q: %w", c.k.entry.Name, err)
	}
	if err := c.hidden(); err != nil {
		return fmt.Errorf("kernel %q: %w", c.k.entry.Name, err)
	}
	return nil
}

func (c *call) apply(a *Arg) error {
	switch a.kind {
	case argBinding:
		return c.resource(a.set, a.at, a.index, a.value)
	case argNamed:
		return c.named(a.name, a.value)
	case argPush:
		s := c.k.entry.PushConstants
		if s == nil || int(a.at) >= len(s.Fields) {
			return fmt.Errorf("the push constants have no member %d", a.at)
		}
		return c.push(&s.Fields[a.at], a.value)
	case argPushBlock:
		s := c.k.entry.PushConstants
		if s == nil {
			return errors.New("the kernel uses no push constants")
		}
		data, err := packed(a.value, s)
		if err == nil && uint64(len(data)) > c.k.entry.PushConstantSize {
			err = fmt.Errorf("the push constants have %s, not %d", count.Of(c.k.entry.PushConstantSize, "byte"), len(data))
		}
		if err == nil {
			copy(c.pushBytes(), data)
		}
		return err
	}
	switch a.kind {
	case argSize:
		return c.size(a.value.([3]uint32))
	case argShared:
		return c.shared(a.value.(int))
	case argOut:
		c.l.Out, _ = a.value.(io.Writer)
		return nil
	}
	return c.specialize(a.at, a.value)
}

func (c *call) named(name string, v any) error {
	k := c.k
	if n, ok := k.module.ArgumentNumber(k.entry.Name, name); ok {
		name = "arg_" + strconv.Itoa(n)
	}
	if r := k.memoryNamed(name); r != nil {
		return c.resource(r.Set, r.Binding, 0, v)
	}
	if w := k.entry.Hidden.Named(name); w != nil {
		return c.scalar(w, v)
	}
	if k.entry.Unused.Named(name) != nil {
		return nil
	}
	for i := range k.module.Resources {
		if r := &k.module.Resources[i]; k.isNamed(r, name) {
			c.unused(r, v)
			return nil
		}
	}
	if f := k.pushNamed(name); f != nil {
		return c.push(f, v)
	}
	if s := k.specNamed(name); s != nil {
		return c.specialize(s.ID, v)
	}
	return fmt.Errorf("the binary has no descriptor, push constant or specialization constant called %q", name)
}

// pushBytes returns the bytes of the whole push constant block, and allocates them at
// the first call.
func (c *call) pushBytes() []byte {
	if size := min(c.k.entry.PushConstantSize, math.MaxUint16); len(c.l.PushConstants) < int(size) {
		c.l.PushConstants = make([]byte, size)
	}
	return c.l.PushConstants
}

func (c *call) push(f *block.Field, v any) error {
	data, err := hostlayout.Append(nil, v, f.Shape)
	if err != nil {
		return err
	}
	if dst := c.pushBytes(); f.Offset+int64(len(data)) <= int64(len(dst)) {
		copy(dst[f.Offset:], data)
	}
	return nil
}

// bindable is a *Buffer or a part of one.
type bindable interface {
	binding(k *Kernel, r *reflect.Resource) (runner.Binding, error)
}

// resource binds a value to a descriptor. If the module has the descriptor but the
// kernel does not use it, any value is valid.
func (c *call) resource(set, at, index uint32, v any) error {
	k := c.k
	r := k.entry.Memory(set, at)
	if r == nil {
		if w := k.entry.Hidden.Value(set, at); w != nil {
			return c.scalar(w, v)
		}
		if m := k.module.Resource(set, at); m != nil {
			c.unused(m, v)
			return nil
		}
		if k.entry.Unused.Has(set, at) {
			return nil
		}
		return fmt.Errorf("the module has no descriptor at set %d, binding %d", set, at)
	}
	if index >= r.Count && r.Count > 0 {
		return fmt.Errorf("the descriptor array at set %d, binding %d has no element %d", set, at, index)
	}
	shape, _ := v.(shaped)
	if shape.v != nil {
		v = shape.v
	}
	if k.entry.Hidden.Holds(set, at) {
		return fmt.Errorf("set %d, binding %d is the hidden block, which the dispatch fills: give the sizes with the buffers, by Shaped or Strided", set, at)
	}
	var b runner.Binding
	var err error
	switch r.Type {
	case reflect.SampledImage, reflect.StorageImage, reflect.CombinedImageSampler, reflect.SamplerDescriptor:
		b, err = picturesArgument(r, v)
	case reflect.UniformTexelBuffer, reflect.StorageTexelBuffer:
		b, err = c.line(r, v)
	default:
		b, err = c.memory(r, v)
	}
	var done *deviceError
	switch {
	case errors.As(err, &done):
		return done.error
	case err != nil:
		return &runner.BindingError{Entry: k.entry.Name, Set: set, Binding: at, Reason: err.Error()}
	}
	b.Set, b.Binding, b.Index = set, at, index
	if k.entry.Hidden != nil && r.Type == reflect.StorageBuffer {
		c.shapes = append(c.shapes, memory{set, at, shape, c.count(&b, r, v)})
	}
	if err := c.shift(&b, r, shape.offset); err != nil {
		return &runner.BindingError{Entry: k.entry.Name, Set: set, Binding: at, Reason: err.Error()}
	}
	c.l.Bindings = append(c.l.Bindings, b)
	return nil
}

// deviceError is an error of the device, which says nothing about the argument.
type deviceError struct{ error }

// memory binds a value to the descriptor of a block.
func (c *call) memory(r *reflect.Resource, v any) (b runner.Binding, err error) {
	if what := isPicture(v); what != "" {
		return b, fmt.Errorf("the kernel has a %s here, the argument is %s", r.Type, what)
	}
	switch v := v.(type) {
	case bindable:
		return v.binding(c.k, r)
	case runner.Buffer:
		return runner.Binding{Buffer: v}, nil
	case runner.Binding:
		return v, nil
	case inOut:
		return c.inOut(r, v)
	}
	return c.temporary(v, r)
}

// inOut binds a temporary buffer, which finish copies back.
func (c *call) inOut(r *reflect.Resource, v inOut) (runner.Binding, error) {
	raw, isRaw := v.v.([]byte)
	if !isRaw {
		raw, isRaw = hostlayout.View(v.v, r.Block)
	}
	room := len(raw)
	if !isRaw {
		var err error
		if room, err = hostlayout.Room(v.v, r.Block); err != nil {
			return runner.Binding{}, err
		}
	}
	b, err := c.temporary(v.v, r)
	if err != nil {
		return b, err
	}
	c.after = append(c.after, func() error {
		if isRaw {
			return b.Buffer.Read(0, raw)
		}
		data := make([]byte, room)
		if err := b.Buffer.Read(0, data); err != nil {
			return err
		}
		return hostlayout.Extract(v.v, data, r.Block)
	})
	return b, nil
}

// packed returns the bytes of v in the layout of a shape. It returns a []byte unchanged, and
// the memory of values that have this layout.
func packed(v any, s *block.Shape) ([]byte, error) {
	if raw, ok := v.([]byte); ok {
		return raw, nil
	}
	if raw, ok := hostlayout.View(v, s); ok {
		return raw, nil
	}
	data, err := hostlayout.Append(nil, v, s)
	if err == nil {
		return data, nil
	}
	// A number of 64 bits alone is an array of one where the target lacks Int64.
	if in := hostlayout.Inner(false, s); in.Kind == block.Array && in.Count == 1 && in.Elem.Kind == block.Int && s.Size == in.Elem.Size {
		if one, alone := hostlayout.Append(nil, v, in.Elem); alone == nil {
			return one, nil
		}
	}
	return nil, err
}

// temporary packs a Go value into a buffer that lasts as long as the call.
func (c *call) temporary(v any, r *reflect.Resource) (out runner.Binding, err error) {
	data, err := packed(v, r.Block)
	if raw, ok := v.([]byte); ok && uint64(len(raw)) < r.HostBytes() {
		err = fmt.Errorf("the block has %s at least, the slice %d", count.Of(r.HostBytes(), "byte"), len(raw))
	}
	if err != nil {
		return out, err
	}
	size := max(len(data), int(min(r.MinBytes(), 1<<40)), 4)
	if out.Buffer, err = c.k.d.NewBuffer(runner.WholeWords(size)); err != nil {
		return out, &deviceError{err}
	}
	c.temps = append(c.temps, out.Buffer)
	out.Trim(r, size)
	if r.Image != nil {
		out.Size = len(data) // a whole number of texels
	}
	if err := out.Buffer.Write(0, data); err != nil {
		return out, &deviceError{err}
	}
	return out, nil
}

// elements returns the shape of one element of a buffer for a block: an element of the
// array if the block consists of one array, or else the whole block.
func elements(s *block.Shape) (elem *block.Shape, stride int64, isArray bool) {
	in := hostlayout.Inner(false, s)
	if in.Kind == block.Array {
		return in.Elem, in.Stride, true
	}
	return s, s.Size, false
}

// check returns an error unless consecutive elements of a Go type have the memory layout of
// the block.
func (k *Kernel) check(s *block.Shape, t hostlayout.Type) error {
	if t.IsByte() {
		return nil
	}
	key := fit{s, t}
	if v, ok := k.fits.Load(key); ok {
		err, _ := v.(error)
		return err
	}
	err := checkFit(s, t)
	k.fits.Store(key, err)
	return err
}

func checkFit(s *block.Shape, t hostlayout.Type) error {
	natural, err := t.Natural()
	if err != nil {
		return err
	}
	if leaf := natural.Leaf(); natural.Leaf() == natural && leaf.Kind == s.Dense().Kind && leaf.Bits == s.Dense().Bits {
		return nil // numbers, in a block that consists of such numbers without gaps
	}
	elem, stride, isArray := elements(s)
	c, err := hostlayout.NewCodec(t, elem)
	if err != nil {
		return err
	}
	if !c.Same() || isArray && stride != int64(t.Size()) {
		//lint:ignore ST1005 Go is a name
		return fmt.Errorf("Go lays out elements of type %s differently from the block, %s: use NewBufferFor", t, s)
	}
	return nil
}
