package dlti

import (
	"errors"
	"strings"

	"github.com/spvc/spvc/ir"
)

// Key is a type or, if the type is nil, an identifier.
type Key struct {
	Type ir.Type
	Name string
}

// String returns the key in the form of a specification.
func (k Key) String() string {
	if k.Type != nil {
		return ir.TypeString(k.Type)
	}
	return `"` + k.Name + `"`
}

// Queryable is implemented by attributes that store values by key.
type Queryable interface {
	ir.Attribute
	// Query returns the value for k, or nil if there is none.
	Query(k Key) ir.Attribute
}

// Query returns the value for k, or nil if there is none.
func (s *LayoutSpec) Query(k Key) ir.Attribute { return valueOf(s.Entries, k) }

// Query returns the value for k, or nil if there is none.
func (s *DeviceSpec) Query(k Key) ir.Attribute { return valueOf(s.Entries, k) }

// Query returns the value for k, or nil if there is none.
func (m *Map) Query(k Key) ir.Attribute { return valueOf(m.Entries, k) }

// Query returns the specification of the device called k, or nil if there is none.
func (s *SystemSpec) Query(k Key) ir.Attribute {
	if d := s.Device(k.Name); d != nil && k.Type == nil {
		return d
	}
	return nil
}

func valueOf(entries []*Entry, k Key) ir.Attribute {
	for _, e := range entries {
		if e.Type == k.Type && e.Key == k.Name {
			return e.Value
		}
	}
	return nil
}

// Query looks up the keys one after the other, each in the value of the key before. It
// looks up the first key in the attributes of op. If op has no Queryable attribute, it
// uses the closest enclosing operation that has one. It does not split keys: "a::b" is
// one key.
func Query(op *ir.Operation, keys ...Key) (ir.Attribute, error) {
	if len(keys) == 0 {
		return nil, errors.New("no keys provided to attempt query with")
	}
	found := closest(op)
	if len(found) == 0 {
		return nil, errors.New("no DLTI-queryable attrs on target op or any of its ancestors")
	}
	var first error
	for _, q := range found {
		v, err := follow(q, keys)
		if err == nil {
			return v, nil
		}
		if first == nil {
			first = err
		}
	}
	return nil, first
}

// closest returns the Queryable attributes of the closest operation that has any.
func closest(op *ir.Operation) []Queryable {
	for ; op != nil; op = op.Parent() {
		var out []Queryable
		for _, a := range op.DiscardableAttrs() {
			if q, ok := a.Value.(Queryable); ok {
				out = append(out, q)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

func follow(from Queryable, keys []Key) (ir.Attribute, error) {
	at := ir.Attribute(from)
	for i, k := range keys {
		q, ok := at.(Queryable)
		if !ok {
			names := make([]string, i)
			for j := range names {
				names[j] = keys[j].String()
			}
			return nil, errors.New("got non-DLTI-queryable attribute upon looking up keys [" + strings.Join(names, ", ") + "]")
		}
		if at = q.Query(k); at == nil {
			return nil, errors.New("key " + k.String() + " has no DLTI-mapping per attr: " + ir.AttrString(q))
		}
	}
	return at, nil
}
