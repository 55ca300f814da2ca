package runner

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/spvc/spvc/spirv/report"
)

// ModuleMemory is a storage buffer that belongs to a module, not to the arguments of a kernel: a table of constants that
// is too large for the binary's code, or a variable that keeps its contents from launch to launch (docs/abi.md).
type ModuleMemory struct {
	report.Memory
	// Pieces are the contents before the first launch, by their offsets. What belongs to no piece is zero.
	Pieces []report.Piece
}

// Contents returns the bytes that the memory holds before the first launch, a new slice.
func (m *ModuleMemory) Contents() []byte {
	data := make([]byte, m.Bytes)
	m.put(data)
	return data
}

func (m *ModuleMemory) put(data []byte) {
	for i := range m.Pieces {
		m.Pieces[i].Put(data)
	}
}

// collectMemory lists the memory of the module that strings describe.
func (r *reflector) collectMemory() []ModuleMemory {
	var all []ModuleMemory
	type at struct{ set, binding uint32 }
	pieces := map[at][]report.Piece{}
	for _, text := range r.described() {
		if m, ok := report.ParseMemory(text); ok {
			all = append(all, ModuleMemory{Memory: m})
		} else if set, binding, p, ok := report.ParsePiece(text); ok {
			pieces[at{set, binding}] = append(pieces[at{set, binding}], p)
		}
	}
	for i := range all {
		m := &all[i]
		m.Pieces = pieces[at{m.Set, m.Binding}]
		slices.SortFunc(m.Pieces, func(x, y report.Piece) int {
			return cmp.Or(cmp.Compare(x.Offset, y.Offset), cmp.Compare(x.Count, y.Count), bytes.Compare(x.Data, y.Data))
		})
	}
	slices.SortFunc(all, func(x, y ModuleMemory) int {
		return cmp.Or(cmp.Compare(x.Set, y.Set), cmp.Compare(x.Binding, y.Binding), cmp.Compare(x.Name, y.Name))
	})
	return all
}

// finishModuleMemory sets the memory of the module and of its descriptors. It drops descriptions that fit no descriptor.
func (r *reflector) finishModuleMemory(all []ModuleMemory) {
	all = slices.DeleteFunc(all, func(m ModuleMemory) bool {
		at := r.m.Resource(m.Set, m.Binding)
		return at == nil || at.Type != StorageBuffer || at.Count != 1 || at.RuntimeStride != 0 || at.MinBytes() != m.Bytes || len(at.Variables) > 0
	})
	all = slices.CompactFunc(all, func(x, y ModuleMemory) bool { return x.Set == y.Set && x.Binding == y.Binding })
	r.m.Memory = all
	if len(all) == 0 {
		return
	}
	for i := range r.m.Resources {
		r.m.Resources[i].Memory = r.m.memoryAt(&r.m.Resources[i])
	}
	for i := range r.m.EntryPoints {
		for _, at := range r.m.EntryPoints[i].Resources {
			at.Memory = r.m.memoryAt(at)
		}
	}
}

// memoryAt returns the memory of the module at the place of a descriptor, or nil.
func (m *Module) memoryAt(r *Resource) *ModuleMemory {
	i, ok := slices.BinarySearchFunc(m.Memory, r, func(x ModuleMemory, r *Resource) int { return -r.compare(x.Set, x.Binding) })
	if !ok {
		return nil
	}
	return &m.Memory[i]
}

// Globals runs launches on a device, as [Run] does, and keeps the memory of their modules from Run to Run: variables have
// the contents that earlier launches left. Several goroutines may use it at the same time. The zero value has no memory
// yet. It must not be used with several devices.
type Globals struct {
	mu      sync.Mutex
	buffers map[globalKey]Buffer
}

// globalKey identifies the memory of a module: specializations of one binary share it.
type globalKey struct {
	words        *uint32
	set, binding uint32
}

func keyOf(m *Module, memory *ModuleMemory) globalKey {
	key := globalKey{set: memory.Set, binding: memory.Binding}
	if len(m.Words) > 0 {
		key.words = &m.Words[0]
	}
	return key
}

// Run executes launches as [Run] says.
func (g *Globals) Run(ctx context.Context, d Device, launches ...*Launch) (Timing, error) {
	launches, err := g.attach(d, launches)
	if err != nil {
		return Timing{}, err
	}
	return run(ctx, d, launches)
}

// attach binds the memory of modules to launches that do not bind it. It copies the launches that it changes.
func (g *Globals) attach(d Device, launches []*Launch) ([]*Launch, error) {
	copied := false
	for i, l := range launches {
		if l == nil || l.Module == nil || len(l.Module.Memory) == 0 {
			continue
		}
		e := l.Module.EntryPoint(l.Entry)
		if e == nil {
			continue
		}
		bound := *l
		bound.Bindings = slices.Clip(l.Bindings)
		for _, r := range e.Resources {
			if r.Memory == nil || l.Bound(r.Set, r.Binding, 0) != nil {
				continue
			}
			b, err := g.buffer(d, l.Module, r.Memory)
			if err != nil {
				return nil, err
			}
			bound.Bindings = append(bound.Bindings, Binding{Set: r.Set, Binding: r.Binding, Buffer: b})
		}
		if !copied {
			launches, copied = slices.Clone(launches), true
		}
		launches[i] = &bound
	}
	return launches, nil
}

// buffer returns the buffer of the memory of a module.
func (g *Globals) buffer(d Device, m *Module, memory *ModuleMemory) (Buffer, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	key := keyOf(m, memory)
	if b := g.buffers[key]; b != nil {
		return b, nil
	}
	b, err := d.NewBuffer(WholeWords(int(memory.Bytes)))
	if err != nil {
		return nil, err
	}
	if len(memory.Pieces) > 0 {
		if err := b.View(func(data []byte) error { memory.put(data); return nil }); err != nil {
			return nil, errors.Join(err, b.Close())
		}
	}
	if g.buffers == nil {
		g.buffers = map[globalKey]Buffer{}
	}
	g.buffers[key] = b
	return b, nil
}

// Buffer returns the buffer of the memory of a module, or nil if no launch has used it.
func (g *Globals) Buffer(m *Module, memory *ModuleMemory) Buffer {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.buffers[keyOf(m, memory)]
}

// Reset frees the memory of a module. The next launch begins with the contents that the binary states.
func (g *Globals) Reset(m *Module) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	var errs []error
	for i := range m.Memory {
		key := keyOf(m, &m.Memory[i])
		if b := g.buffers[key]; b != nil {
			errs = append(errs, b.Close())
			delete(g.buffers, key)
		}
	}
	return errors.Join(errs...)
}

// Close frees the memory of all modules.
func (g *Globals) Close() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	var errs []error
	for _, b := range g.buffers {
		errs = append(errs, b.Close())
	}
	g.buffers = nil
	return errors.Join(errs...)
}
