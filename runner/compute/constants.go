package compute

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/spirv/reflect"
)

// constants sets the specialization constants, before the arguments whose layouts they decide.
func (c *call) constants(args []any) error {
	for i, v := range args {
		a, ok := v.(Arg)
		if !ok || !c.isConstant(&a) {
			continue
		}
		if err := c.apply(&a); err != nil {
			return fmt.Errorf("argument %d: kernel %q: %w", i, c.k.entry.Name, err)
		}
	}
	m, err := c.k.module.Specialize(c.l.SpecConstants)
	if err != nil {
		return fmt.Errorf("kernel %q: %w", c.k.entry.Name, err)
	}
	if m != c.k.module {
		c.k = c.k.specialized(m)
		c.l.Module = m
	}
	return nil
}

// specialized returns the kernel in a specialization of its module.
func (k *Kernel) specialized(m *reflect.Module) *Kernel {
	if s := k.special.Load(); s != nil && s.module == m {
		return s
	}
	s := &Kernel{d: k.d, p: k.p, module: m, entry: m.EntryPoint(k.entry.Name)}
	k.special.Store(s)
	return s
}

// isConstant reports whether an argument sets specialization constants.
func (c *call) isConstant(a *Arg) bool {
	switch a.kind {
	case argSpec, argSize, argShared:
		return true
	case argNamed:
		return a.name != "" && c.k.memoryNamed(a.name) == nil && c.k.entry.Hidden.Named(a.name) == nil && c.k.pushNamed(a.name) == nil && c.k.specNamed(a.name) != nil
	}
	return false
}

// pushNamed returns the member of the push constants with a name, or nil.
func (k *Kernel) pushNamed(name string) *block.Field {
	if s := k.entry.PushConstants; s != nil && name != "" {
		for i := range s.Fields {
			if s.Fields[i].Name == name {
				return &s.Fields[i]
			}
		}
	}
	return nil
}

// specNamed returns the specialization constant with a name, or nil.
func (k *Kernel) specNamed(name string) *reflect.SpecConstant {
	for i := range k.module.SpecConstants {
		if s := &k.module.SpecConstants[i]; s.Name == name && name != "" {
			return s
		}
	}
	return nil
}

func (c *call) specialize(id uint32, v any) error {
	s := c.k.module.Spec(id)
	if s == nil {
		return fmt.Errorf("the module has no specialization constant with SpecId %d", id)
	}
	bits, err := specBits(v, s.Bits)
	if err != nil {
		return fmt.Errorf("specialization constant %d: %w", id, err)
	}
	c.l.SpecConstants = append(c.l.SpecConstants, reflect.SpecValue{ID: id, Bits: bits})
	return nil
}

// specBits returns the bits of a number or bool for a constant of the given width.
func specBits(v any, width uint32) (uint64, error) {
	if b, ok := v.(bool); ok {
		if width != 1 {
			return 0, fmt.Errorf("it has %d bits, not a bool", width)
		}
		if b {
			return 1, nil
		}
		return 0, nil
	}
	data, err := hostlayout.Append(nil, v, &block.Shape{Kind: hostlayout.KindOf(v), Bits: int(width), Size: int64(width) / 8})
	if err != nil {
		return 0, err
	}
	var bits uint64
	for i, b := range data {
		bits |= uint64(b) << (8 * i)
	}
	return bits, nil
}

// shared sets the size of workgroup memory.
func (c *call) shared(bytes int) error {
	if c.k.entry.Shared == nil {
		return errors.New("the kernel has no workgroup memory whose size the launch sets")
	}
	values, err := c.k.entry.SharedConstants(uint64(max(bytes, 0)))
	c.l.SpecConstants = append(c.l.SpecConstants, values...)
	return err
}

// size sets the workgroup size.
func (c *call) size(size [3]uint32) error {
	if !c.k.entry.SizeAtLaunch {
		return errors.New("the kernel has a workgroup size, and Workgroup cannot change it")
	}
	c.l.SpecConstants = append(c.l.SpecConstants, c.k.entry.SizeConstants(size)...)
	return nil
}

// sized returns an error if the host has not set a workgroup size or the size of workgroup memory that
// it must set.
func (c *call) sized() error {
	has := func(id uint32) bool {
		return slices.ContainsFunc(c.l.SpecConstants, func(s reflect.SpecValue) bool { return s.ID == id })
	}
	if s := c.k.entry.Shared; s != nil && !has(s.SpecID) {
		return errors.New("the size of workgroup memory is set at launch; pass compute.SharedMemory(bytes)")
	}
	if !c.k.entry.SizeAtLaunch {
		return nil
	}
	for _, v := range c.k.entry.SizeConstants([3]uint32{}) {
		if !has(v.ID) {
			return errors.New("the workgroup size is set at launch; pass compute.Workgroup(x, y, z)")
		}
	}
	return nil
}
