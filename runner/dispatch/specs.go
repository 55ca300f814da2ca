package dispatch

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
)

// specialize parses the specialization constants, and takes lengths and sizes from their values.
func (d *Dispatch) specialize() error {
	var err error
	if d.specs, err = SpecValues(d.options.Specs, d.module); err != nil {
		return err
	}
	m, err := d.module.Specialize(d.specs)
	if err != nil {
		return err
	}
	if m != d.module {
		at := slices.IndexFunc(d.module.EntryPoints, func(e reflect.EntryPoint) bool { return e.Name == d.entry.Name && e.Model == d.entry.Model })
		d.module, d.entry = m, &m.EntryPoints[at]
	}
	return nil
}

// SpecValues returns the values of specialization constants that settings name by OpName or SpecId. An error
// names the constants that the module has.
func SpecValues(settings []Setting, m *reflect.Module) ([]reflect.SpecValue, error) {
	var out []reflect.SpecValue
	for _, s := range settings {
		c := constant(m, s.Name)
		if c == nil {
			return nil, unknownConstant(s.Name, m)
		}
		if slices.ContainsFunc(out, func(v reflect.SpecValue) bool { return v.ID == c.ID }) {
			return nil, fmt.Errorf("--spec %s is given twice", s.Name)
		}
		bits, err := values.Scalar(scalarOf(c), s.Value)
		if err != nil {
			return nil, fmt.Errorf("--spec %s: %w", s.Name, err)
		}
		out = append(out, reflect.SpecValue{ID: c.ID, Bits: bits})
	}
	return out, nil
}

// SpecializeAll returns the reflections of modules under settings, of which each must name a constant of one
// of the modules at least.
func SpecializeAll(settings []Setting, modules []*reflect.Module) ([]*reflect.Module, error) {
	out := make([]*reflect.Module, len(modules))
	for _, s := range settings {
		if len(modules) > 0 && !slices.ContainsFunc(modules, func(m *reflect.Module) bool { return constant(m, s.Name) != nil }) {
			return nil, unknownConstant(s.Name, modules...)
		}
	}
	for i, m := range modules {
		var own []Setting
		for _, s := range settings {
			if constant(m, s.Name) != nil {
				own = append(own, s)
			}
		}
		given, err := SpecValues(own, m)
		if err == nil && len(given) > 0 {
			m, err = m.Respecialized(given)
		}
		if err != nil {
			return nil, err
		}
		out[i] = m
	}
	return out, nil
}

// unknownConstant returns the error for a name that no constant has.
func unknownConstant(name string, modules ...*reflect.Module) error {
	var names, shown []string
	for _, m := range modules {
		for i := range m.SpecConstants {
			c := &m.SpecConstants[i]
			text := strconv.Itoa(int(c.ID))
			if c.Name != "" {
				text = c.Name + " (" + text + ")"
				names = append(names, c.Name)
			}
			shown = append(shown, text)
		}
	}
	return fmt.Errorf("--spec %s: the module has no specialization constant of this name or number; it has %s%s", name, shortList(shown), editdist.Note("; ", name, names))
}

// constant returns the specialization constant with a name or number, or nil.
func constant(m *reflect.Module, name string) *reflect.SpecConstant {
	for i := range m.SpecConstants {
		if c := &m.SpecConstants[i]; c.Name == name {
			return c
		}
	}
	id, err := strconv.ParseUint(name, 10, 32)
	if err != nil {
		return nil
	}
	return m.Spec(uint32(id))
}

// scalarOf returns the shape of a specialization constant.
func scalarOf(c *reflect.SpecConstant) *block.Shape {
	s := &block.Shape{Kind: block.Int, Bits: int(c.Bits), Size: int64(c.Bits) / 8, Unsigned: !c.Type.Signed}
	if c.Type.Kind == reflect.FloatType {
		s.Kind = block.Float
		if c.Type.Encoding != nil {
			s.Bits = 0 // a format without a parser
		}
	}
	return s
}
