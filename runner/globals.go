package runner

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
)

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

func keyOf(m *reflect.Module, memory *reflect.ModuleMemory) globalKey {
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
func (g *Globals) buffer(d Device, m *reflect.Module, memory *reflect.ModuleMemory) (Buffer, error) {
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
		if err := b.View(func(data []byte) error {
			for i := range memory.Pieces {
				(*report.Piece)(&memory.Pieces[i]).Put(data)
			}
			return nil
		}); err != nil {
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
func (g *Globals) Buffer(m *reflect.Module, memory *reflect.ModuleMemory) Buffer {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.buffers[keyOf(m, memory)]
}

// Reset frees the memory of a module. The next launch begins with the contents that the binary states.
func (g *Globals) Reset(m *reflect.Module) error {
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
