package host

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

func gpuOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		gpu.LaunchFunc: launchOp, gpu.Alloc: gpuAllocOp, gpu.Dealloc: gpuDeallocOp, gpu.Memcpy: gpuCopyOp, gpu.Memset: gpuSetOp,
		gpu.SetDefaultDevice: tokenOp, gpu.Wait: tokenOp, gpu.HostRegister: tokenOp, gpu.HostUnregister: tokenOp,
	}
}

// These are the operand groups of gpu.launch_func.
const (
	launchGrid    = 1 // the first of three groups with one operand each
	launchBlock   = 4
	launchCluster = 7  // three groups with at most one operand each
	launchShared  = 10 // size of dynamic workgroup memory
	launchKernel  = 11
)

// kernelModule is the reflected binary of a gpu.module.
type kernelModule struct{ module *reflect.Module }

func (m *Machine) kernelModule(op *ir.Operation) (*kernelModule, error) {
	if k := m.kernels[op]; k != nil {
		return k, nil
	}
	words, err := m.opts.Binary(op)
	if err != nil {
		return nil, err
	}
	mod, err := reflect.Reflect(words)
	if err != nil {
		return nil, err
	}
	k := &kernelModule{mod}
	m.kernels[op] = k
	return k, nil
}

// argument is the destination of a kernel argument.
type argument struct {
	slot         int
	typ          ir.Type
	set, binding uint32
}

func launchOp(c *compiler, op *ir.Operation) (stmt, error) {
	ref, _ := op.Attr("kernel").(*ir.SymbolRefAttr)
	kernel := c.m.tables.LookupRef(op, ref)
	if kernel == nil || kernel.Parent() == nil {
		return nil, errors.New("the kernel does not exist")
	}
	var grid, block [3]int
	for i := range 3 {
		grid[i], block[i] = c.slot(op.OperandIn(launchGrid+i, 0)), c.slot(op.OperandIn(launchBlock+i, 0))
	}
	var clusters []int
	for i := range 3 {
		clusters = append(clusters, c.slotsOf(op.OperandsIn(launchCluster+i))...)
	}
	shared := -1
	if v := op.OperandIn(launchShared, 0); v != nil {
		shared = c.slot(v)
	}
	args := kernelArguments(c, op, kernel)
	outs := c.results(op)
	return func(f *frame) error {
		for _, s := range clusters {
			if n := int64(f.vals[s].bits); n != 1 {
				return at(op, errors.New("Vulkan has no clusters of workgroups, so their sizes must be 1, not "+strconv.FormatInt(n, 10)))
			}
		}
		size := launchSize{grid: dims(f, grid), block: dims(f, block)}
		if shared >= 0 {
			size.shared = uint64(uint32(f.vals[shared].bits))
		}
		err := f.launch(kernel, args, size)
		for _, s := range outs {
			f.vals[s] = Value{}
		}
		return at(op, err)
	}, nil
}

// launchSize is the numbers of workgroups and invocations of a launch, and the bytes of workgroup
// memory that it adds.
type launchSize struct {
	grid, block [3]int64
	shared      uint64
}

func dims(f *frame, slots [3]int) (d [3]int64) {
	for i, s := range slots {
		d[i] = int64(f.vals[s].bits)
	}
	return d
}

// kernelArguments assigns a descriptor to each operand of a launch: the one in the
// kernel's `spirv.interface_var_abi` attribute, or else binding i of set 0.
func kernelArguments(c *compiler, op, kernel *ir.Operation) []argument {
	vs := op.OperandsIn(launchKernel)
	attrs, _ := kernel.Attr("arg_attrs").(*ir.ArrayAttr)
	args := make([]argument, len(vs))
	for i, v := range vs {
		args[i] = argument{slot: c.slot(v), typ: v.Type(), binding: uint32(i)}
		if attrs == nil || i >= len(attrs.Elements) {
			continue
		}
		d, _ := attrs.Elements[i].(*ir.DictionaryAttr)
		if d == nil {
			continue
		}
		if abi, ok := d.Get("spirv.interface_var_abi").(interface {
			Descriptor() (set, binding uint32)
		}); ok {
			args[i].set, args[i].binding = abi.Descriptor()
		}
	}
	return args
}

// launch runs a kernel and waits until it ends.
func (f *frame) launch(kernel *ir.Operation, args []argument, size launchSize) error {
	m := f.m
	if m.opts.Device == nil {
		return runner.ErrNoDevice
	}
	mod, err := m.kernelModule(kernel.Parent())
	if err != nil {
		return err
	}
	name := kernel.StringAttr("sym_name")
	l := &runner.Launch{Module: mod.module, Entry: name, Out: m.opts.Out}
	entry := mod.module.EntryPoint(name)
	if entry == nil {
		return errors.New("the binary has no entry point '" + name + "'")
	}
	if err := setSizes(l, entry, size.grid, size.block); err != nil {
		return err
	}
	shared, err := entry.SharedConstants(size.shared)
	if err != nil {
		return err
	}
	l.SpecConstants = append(l.SpecConstants, shared...)
	defer m.dropScratch()
	m.launching = m.statsOf(kernel)
	after, err := f.bindAll(l, entry, args)
	if err != nil {
		return err
	}
	if err := f.hidden(l, entry, args); err != nil {
		return err
	}
	t, err := m.memory.Run(f.ctx, m.opts.Device, l)
	if over := (*runner.LimitError)(nil); entry.SizeAtLaunch && errors.As(err, &over) {
		return fmt.Errorf("the kernel '%s' with the block size %s: %w", name, sizeText(size.block), err)
	}
	if err != nil {
		return err
	}
	m.stats.Launches++
	m.stats.Timing = sum(m.stats.Timing, t)
	addLaunch(m.launching, t)
	if m.opts.Launched != nil {
		m.opts.Launched(t)
	}
	for _, done := range after {
		if err := done(); err != nil {
			return err
		}
	}
	return nil
}

// setSizes sets the size of the grid and, if the kernel leaves it to the host, that of the
// workgroup.
func setSizes(l *runner.Launch, entry *reflect.EntryPoint, grid, block [3]int64) error {
	size := entry.WorkgroupSize(nil)
	empty := grid[0] == 0 || grid[1] == 0 || grid[2] == 0
	for i := range 3 {
		if grid[i] < 0 || grid[i] > 1<<32-1 {
			return errors.New("the grid size " + strconv.Itoa(int(grid[i])) + " is out of range")
		}
		l.Groups[i] = uint32(grid[i])
		switch {
		case entry.SizeAtLaunch && empty:
			size[i] = 1 // nothing runs, so the size can be zero
		case entry.SizeAtLaunch && (block[i] < 1 || block[i] > 1<<32-1):
			return errors.New("the kernel '" + entry.Name + "' cannot have the block size " + sizeText(block) + ": each dimension must be at least 1 and fit in 32 bits")
		case entry.SizeAtLaunch:
			size[i] = uint32(block[i])
		case block[i] != int64(size[i]):
			return errors.New("the block size " + sizeText(block) + " differs from the workgroup size " +
				sizeText([3]int64{int64(size[0]), int64(size[1]), int64(size[2])}) + " that the kernel was compiled for")
		}
	}
	if entry.SizeAtLaunch {
		l.SpecConstants = entry.SizeConstants(size)
	}
	return nil
}

// bindAll binds the arguments. The caller must call the functions after the launch.
func (f *frame) bindAll(l *runner.Launch, entry *reflect.EntryPoint, args []argument) (after []func() error, err error) {
	for _, a := range args {
		if refOf(f.vals[a.slot]) == nil && (entry.Memory(a.set, a.binding) == nil || entry.Hidden.Value(a.set, a.binding) != nil) {
			continue // it is in the hidden block, or the kernel does not use it
		}
		done, err := f.m.bind(l, a, f.vals[a.slot])
		if err != nil {
			return nil, err
		}
		if done != nil {
			after = append(after, done)
		}
	}
	return after, nil
}

// hidden fills the hidden block of a kernel with the numbers of its memref arguments.
func (f *frame) hidden(l *runner.Launch, entry *reflect.EntryPoint, args []argument) error {
	h := entry.Hidden
	if h == nil {
		return nil
	}
	size := h.Size()
	if h.Push {
		size = max(size, int(min(entry.PushConstantSize, 1<<16)))
	}
	data := make([]byte, size)
	err := h.Fill(data, func(w *reflect.HiddenWord) (int64, error) {
		if w.Arg >= len(args) {
			return 0, errors.New("the launch lacks argument " + strconv.Itoa(w.Arg))
		}
		v := f.vals[args[w.Arg].slot]
		r := refOf(v)
		switch {
		case w.Kind == reflect.WordValue && r == nil:
			return scalarBits(args[w.Arg].typ, v), nil
		case w.Kind == reflect.WordAddress:
			return l.HiddenAddress(w)
		case r == nil || w.Dim >= max(1, len(r.sizes)):
		case w.Kind == reflect.WordOffset:
			return r.offset, nil
		case w.Kind == reflect.WordSize:
			return r.sizes[w.Dim], nil
		default:
			return r.strides[w.Dim], nil
		}
		return 0, errors.New("argument " + strconv.Itoa(w.Arg) + " has no " + w.Label())
	})
	if err != nil {
		return err
	}
	if h.Push {
		l.PushConstants = data
		return nil
	}
	_, err = f.m.temporary(l, argument{set: h.Set, binding: h.Binding}, data)
	return err
}

// scalarBits returns the bits of a number as a word of a hidden block has them.
func scalarBits(t ir.Type, v Value) int64 {
	if _, ok := t.(*ir.IndexType); ok {
		return int64(v.bits)
	}
	return int64(toBits(t, v))
}

func sizeText(d [3]int64) string {
	return strconv.Itoa(int(d[0])) + "x" + strconv.Itoa(int(d[1])) + "x" + strconv.Itoa(int(d[2]))
}

// bind provides the descriptor of an argument. If done is not nil, the caller must call
// done after the launch.
func (m *Machine) bind(l *runner.Launch, a argument, v Value) (done func() error, err error) {
	r := refOf(v)
	if r == nil {
		return nil, m.bindScalar(l, a, v)
	}
	if r.buf.freed {
		return nil, errFreed
	}
	offset := r.base + int(r.offset)*r.size
	if t, ok := a.typ.(*ir.MemRefType); ok && t.Layout != nil {
		// The kernel's array starts at the start of the buffer, so it includes the
		// offset.
		offset = r.base
	}
	if at := l.Module.EntryPoint(l.Entry).Memory(a.set, a.binding); at != nil {
		if p := packingFor(r.elem, r.size, at.Block, at.Vectors); !p.dense() {
			return m.bindCopy(l, a, r.buf, offset, p)
		}
		// The block holds narrow elements in words of 32 bits, and the last word is not full.
		if size := len(r.buf.data) - offset; uint64(size) < at.MinBytes() && uint64(size+3)&^3 == at.MinBytes() {
			return m.bindCopy(l, a, r.buf, offset, packing{})
		}
	}
	if err := m.upload(r.buf); err != nil {
		return nil, err
	}
	if align := int(m.opts.Device.Info().Limits.MinStorageBufferOffsetAlignment); align > 1 && offset%align != 0 {
		return m.bindCopy(l, a, r.buf, offset, packing{})
	}
	b := runner.Binding{Set: a.set, Binding: a.binding, Buffer: r.buf.device, Offset: offset}
	b.Trim(l.Module.EntryPoint(l.Entry).Memory(a.set, a.binding), len(r.buf.data))
	l.Bindings = append(l.Bindings, b)
	r.buf.deviceNewer, r.buf.writer = true, m.launching
	return nil, nil
}

// upload copies b to the device if the host's copy is newer.
func (m *Machine) upload(b *buffer) error {
	if b.device == nil {
		d, err := m.pool.take(m.opts.Device, runner.WholeWords(len(b.data)))
		if err != nil {
			return err
		}
		b.device = d
		m.buffers[b] = struct{}{}
		b.hostNewer = true
	}
	if !b.hostNewer {
		return nil
	}
	b.hostNewer = false
	return timed(&m.launching.Upload, func() error { return b.device.Write(0, b.data) })
}

// temporary makes a device buffer with the given content for one launch. It holds whole words.
func (m *Machine) temporary(l *runner.Launch, a argument, data []byte) (runner.Buffer, error) {
	d, err := m.opts.Device.NewBuffer(runner.WholeWords(len(data)))
	if err != nil {
		return nil, err
	}
	m.scratch = append(m.scratch, scratch{device: d})
	l.Bindings = append(l.Bindings, runner.Binding{Set: a.set, Binding: a.binding, Buffer: d})
	return d, timed(&m.launching.Upload, func() error { return d.Write(0, data) })
}

// scratch is a device buffer for one launch. For a memref it holds the memref's buffer
// from offset on, converted by packed.
type scratch struct {
	device runner.Buffer
	of     *buffer
	offset int
	packed packing
}

func (m *Machine) dropScratch() {
	for _, b := range m.scratch {
		_ = b.device.Close()
	}
	m.scratch = m.scratch[:0]
}

// bindScalar passes a number, a vector or a complex number in a device buffer. An index value takes 32 bits
// there, or 64 where the kernel was compiled with an index of 64 bits. Vectors lie there as the elements of a
// memref do.
func (m *Machine) bindScalar(l *runner.Launch, a argument, v Value) error {
	var data []byte
	entry := l.Module.EntryPoint(l.Entry)
	if _, isIndex := a.typ.(*ir.IndexType); isIndex {
		data = binary.LittleEndian.AppendUint64(nil, uint64(v.bits))
		if at := entry.Memory(a.set, a.binding); at == nil || at.MinBytes() != 8 {
			data = data[:4]
		}
	} else {
		size, err := elementSize(a.typ)
		if err != nil {
			return err
		}
		data = make([]byte, size)
		encode(a.typ, data, v)
		if at := entry.Memory(a.set, a.binding); at != nil && at.Block != nil {
			data = packingFor(a.typ, size, at.Block, at.Vectors).pack(data)
		}
	}
	_, err := m.temporary(l, a, data)
	return err
}

// bindCopy passes a copy of b from offset on. It is for buffers that the device cannot
// bind directly: their layout differs, or the device does not support the offset. The
// returned function copies the kernel's changes back after the launch.
func (m *Machine) bindCopy(l *runner.Launch, a argument, b *buffer, offset int, p packing) (func() error, error) {
	for i := range m.scratch {
		if s := &m.scratch[i]; s.of == b && s.offset == offset && s.packed == p {
			l.Bindings = append(l.Bindings, runner.Binding{Set: a.set, Binding: a.binding, Buffer: s.device})
			return nil, nil
		}
	}
	if err := b.sync(); err != nil {
		return nil, err
	}
	before := p.pack(b.data[offset:])
	d, err := m.temporary(l, a, before)
	if err != nil {
		return nil, err
	}
	s := &m.scratch[len(m.scratch)-1]
	s.of, s.offset, s.packed = b, offset, p
	reader := m.launching
	return func() error {
		after := make([]byte, len(before))
		if err := timed(&reader.Download, func() error { return d.Read(0, after) }); err != nil {
			return err
		}
		if err := b.sync(); err != nil {
			return err
		}
		p.unpack(b.data[offset:], before, after)
		b.hostNewer = true
		return nil
	}, nil
}

// tokenOp returns an empty token. Every operation on the device waits for its end, so
// there is nothing left to wait for.
func tokenOp(c *compiler, op *ir.Operation) (stmt, error) {
	outs := c.results(op)
	return func(f *frame) error {
		for _, s := range outs {
			f.vals[s] = Value{}
		}
		return nil
	}, nil
}

func gpuAllocOp(c *compiler, op *ir.Operation) (stmt, error) {
	make, err := c.allocation(op.Result(0).Type().(*ir.MemRefType), op.OperandsIn(1), op.OperandsIn(2))
	if err != nil {
		return nil, err
	}
	out := c.slot(op.Result(0))
	return func(f *frame) error {
		r, err := make(f)
		f.vals[out] = Value{ref: r}
		return at(op, err)
	}, nil
}

func gpuSetOp(c *compiler, op *ir.Operation) (stmt, error) {
	dst, v := c.slot(op.OperandIn(1, 0)), c.slot(op.OperandIn(2, 0))
	return func(f *frame) error {
		r := refOf(f.vals[dst])
		return at(op, r.each(f, func(idx []int64) error { return r.store(idx, f.vals[v]) }))
	}, nil
}

func gpuDeallocOp(c *compiler, op *ir.Operation) (stmt, error) {
	s := c.slot(op.OperandIn(1, 0))
	return func(f *frame) error { return at(op, f.m.free(refOf(f.vals[s]).buf)) }, nil
}

func gpuCopyOp(c *compiler, op *ir.Operation) (stmt, error) {
	n := op.NumOperands()
	dst, src := c.slot(op.Operand(n-2)), c.slot(op.Operand(n-1))
	return func(f *frame) error { return at(op, copyMemref(f, refOf(f.vals[dst]), refOf(f.vals[src]))) }, nil
}
