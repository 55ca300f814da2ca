// Package dlti is the dlti dialect: attributes that describe the data layout of
// types and the devices of the target system.
//
// For example, this module says that index has 64 bits, and how long the vectors of a device are:
//
//	module attributes {
//	  dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>,
//	  dlti.target_system_spec = #dlti.target_system_spec<
//	    "GPU" = #dlti.target_device_spec<"max_vector_width" = 128 : i32>>
//	} {
//	}
package dlti

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// Names of the dialect's discardable attributes.
const (
	LayoutSpecName = "dlti.dl_spec"
	SystemSpecName = "dlti.target_system_spec"
	MapName        = "dlti.map"
)

const dialectName = "dlti"

// Entry is `#dlti.dl_entry<key, value>`. Since MLIR 20 it is `key = value` in lists.
type Entry struct {
	ir.AttrBase
	// Type is the key, or nil if the key is an identifier.
	Type  ir.Type
	Key   string
	Value ir.Attribute
}

// TypeKey returns the type, or nil if the key is an identifier.
func (e *Entry) TypeKey() ir.Type { return e.Type }

// Identifier returns the identifier, or "" if the key is a type.
func (e *Entry) Identifier() string { return e.Key }

// EntryValue returns the value.
func (e *Entry) EntryValue() ir.Attribute { return e.Value }

// entryKey is the interning key of an entry. Identifiers may be empty.
type entryKey struct {
	typ   ir.Type
	key   string
	value ir.Attribute
}

// TypeEntry returns the entry for a type.
func TypeEntry(t ir.Type, value ir.Attribute) *Entry {
	return internEntry(t.Context(), EntryDef, entryKey{typ: t, value: value})
}

// KeyEntry returns the entry for an identifier.
func KeyEntry(key string, value ir.Attribute) *Entry {
	return internEntry(value.Context(), EntryDef, entryKey{key: key, value: value})
}

func internEntry(c *ir.Context, def *ir.AttrClass, k entryKey) *Entry {
	return ir.Intern(c, k, func(k entryKey) *Entry {
		parts := []any{k.value}
		if k.typ != nil {
			parts = append(parts, k.typ)
		}
		return &Entry{ir.NewAttrBase(c, def, parts...), k.typ, k.key, k.value}
	})
}

// LayoutSpec is `#dlti.dl_spec<entries>`.
type LayoutSpec struct {
	ir.AttrBase
	Entries []*Entry
	list    []datalayout.Entry // the same entries
}

func newLayoutSpec(b ir.AttrBase, es []*Entry) *LayoutSpec {
	s := &LayoutSpec{b, es, make([]datalayout.Entry, len(es))}
	for i, e := range es {
		s.list[i] = e
	}
	return s
}

// LayoutEntries returns the entries.
func (s *LayoutSpec) LayoutEntries() []datalayout.Entry { return s.list }

// IsLayoutSpec marks the attribute as a specification of a data layout.
func (*LayoutSpec) IsLayoutSpec() {}

// Lookup returns the value of the entry for an identifier, or nil.
func (s *LayoutSpec) Lookup(key string) ir.Attribute { return lookup(s.Entries, key) }

// DeviceSpec is `#dlti.target_device_spec<entries>`. The keys of its entries are
// identifiers.
type DeviceSpec struct {
	ir.AttrBase
	Entries []*Entry
}

// Lookup returns the value of the entry for an identifier, or nil.
func (s *DeviceSpec) Lookup(key string) ir.Attribute { return lookup(s.Entries, key) }

func lookup(entries []*Entry, key string) ir.Attribute {
	for _, e := range entries {
		if e.Type == nil && e.Key == key {
			return e.Value
		}
	}
	return nil
}

// Device names a device of a system.
type Device struct {
	ID   string
	Spec *DeviceSpec
}

// SystemSpec is `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<...>>`.
type SystemSpec struct {
	ir.AttrBase
	Devices []Device
}

// IsSystemSpec marks the attribute as a description of a target system.
func (*SystemSpec) IsSystemSpec() {}

// Device returns the specification of the device called id, or nil if there is none.
func (s *SystemSpec) Device(id string) *DeviceSpec {
	for _, d := range s.Devices {
		if d.ID == id {
			return d.Spec
		}
	}
	return nil
}

// DeviceProperty returns the value of a property of a device, or nil.
func (s *SystemSpec) DeviceProperty(device, key string) ir.Attribute {
	if d := s.Device(device); d != nil {
		return d.Lookup(key)
	}
	return nil
}

// Map is `#dlti.map<entries>`: values by type or identifier.
type Map struct {
	ir.AttrBase
	Entries []*Entry
}

// MapOf returns the map with the given entries, whose keys must differ.
func MapOf(c *ir.Context, entries ...*Entry) *Map {
	return internSpec(c, MapDef, entries, func(b ir.AttrBase, es []*Entry) *Map { return &Map{b, es} }, func(m *Map) []*Entry { return m.Entries })
}

// LayoutSpecOf returns the specification with the given entries, whose keys must
// differ.
func LayoutSpecOf(c *ir.Context, entries ...*Entry) *LayoutSpec {
	return internSpec(c, LayoutSpecDef, entries, newLayoutSpec,
		func(s *LayoutSpec) []*Entry { return s.Entries })
}

// DeviceSpecOf returns the description of a device by entries with different
// identifiers.
func DeviceSpecOf(c *ir.Context, entries ...*Entry) *DeviceSpec {
	return internSpec(c, DeviceSpecDef, entries, newDeviceSpec, deviceEntries)
}

func newDeviceSpec(b ir.AttrBase, es []*Entry) *DeviceSpec { return &DeviceSpec{b, es} }

func deviceEntries(s *DeviceSpec) []*Entry { return s.Entries }

// internSpec interns an attribute of class def that consists of entries.
func internSpec[T ir.Attribute](c *ir.Context, def *ir.AttrClass, entries []*Entry, build func(ir.AttrBase, []*Entry) T, get func(T) []*Entry) T {
	h := ir.NewHash().AddString(def.Mnemonic)
	for _, e := range entries {
		h = h.AddAttr(e)
	}
	same := func(x any) bool {
		s, ok := x.(T)
		return ok && slices.Equal(get(s), entries)
	}
	return ir.InternSeq(c, uint64(h), same, func() any {
		parts := make([]ir.Attribute, len(entries))
		for i, e := range entries {
			parts[i] = e
		}
		return build(ir.NewAttrBase(c, def, parts), append([]*Entry(nil), entries...))
	}).(T)
}

// SystemSpecOf returns the description of a system of devices with different
// names.
func SystemSpecOf(c *ir.Context, devices ...Device) *SystemSpec {
	return internSystem(c, SystemSpecDef, devices)
}

func internSystem(c *ir.Context, def *ir.AttrClass, devices []Device) *SystemSpec {
	h := ir.NewHash().AddString(def.Mnemonic)
	for _, d := range devices {
		h = h.AddString(d.ID).AddAttr(d.Spec)
	}
	same := func(x any) bool {
		s, ok := x.(*SystemSpec)
		if !ok || len(s.Devices) != len(devices) {
			return false
		}
		for i := range devices {
			if s.Devices[i] != devices[i] {
				return false
			}
		}
		return true
	}
	return ir.InternSeq(c, uint64(h), same, func() any {
		parts := make([]ir.Attribute, len(devices))
		for i, d := range devices {
			parts[i] = d.Spec
		}
		return &SystemSpec{ir.NewAttrBase(c, def, parts), append([]Device(nil), devices...)}
	}).(*SystemSpec)
}
