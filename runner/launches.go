package runner

import (
	"fmt"
	"github.com/spvc/spvc/spirv/reflect"
	"slices"
)

// Specialized returns the launches with modules under their SpecConstants. Devices call it before they
// check launches. It copies those that it changes.
func Specialized(launches []*Launch) ([]*Launch, error) {
	copied := false
	for i, l := range launches {
		if l == nil || l.Module == nil {
			continue
		}
		m, err := l.Module.Specialize(l.SpecConstants)
		if err != nil {
			return nil, fmt.Errorf("entry point %q: %w", l.Entry, err)
		}
		if m == l.Module {
			continue
		}
		special := *l
		special.Module = m
		if !copied {
			launches, copied = slices.Clone(launches), true
		}
		launches[i] = &special
	}
	return launches, nil
}

// HiddenAddress returns the address that a word of the kernel's hidden block is to hold in a launch that binds the buffer at the word's
// set and binding. Devices bind no descriptor there, but they keep the buffer while the launch runs.
func (l *Launch) HiddenAddress(w *reflect.HiddenWord) (int64, error) {
	b := l.Bound(w.Set, w.Binding, 0)
	if b == nil || b.Buffer == nil {
		return 0, fmt.Errorf("argument %d, of which the kernel needs the address, is not bound", w.Arg)
	}
	at := b.Buffer.Address()
	if at == 0 {
		return 0, fmt.Errorf("argument %d is passed by its address, but the device has no addresses of buffers (bufferDeviceAddress)", w.Arg)
	}
	return int64(at) + int64(b.Offset), nil
}
