package target

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// formatKey is the key that marks the JSON form of an Env; its value is the version of
// the form.
const formatKey = "spvcTarget"

// layoutFlag is a layout feature under its Vulkan name.
type layoutFlag struct {
	name  string
	field func(*Layout) *bool
}

var layoutFlags = [...]layoutFlag{
	{"scalarBlockLayout", func(l *Layout) *bool { return &l.ScalarBlockLayout }},
	{"uniformBufferStandardLayout", func(l *Layout) *bool { return &l.UniformBufferStandardLayout }},
	{"workgroupMemoryExplicitLayout", func(l *Layout) *bool { return &l.WorkgroupExplicitLayout }},
	{"workgroupMemoryExplicitLayoutScalarBlockLayout", func(l *Layout) *bool { return &l.WorkgroupScalarBlockLayout }},
	{"relaxedBlockLayout", func(l *Layout) *bool { return &l.RelaxedBlockLayout }},
}

// members writes the members of a JSON object in the order of the calls.
type members struct {
	b   bytes.Buffer
	err error
}

func (m *members) add(key string, v any) {
	data, err := json.Marshal(v)
	if err != nil && m.err == nil {
		m.err = err
	}
	if m.b.Len() > 0 {
		m.b.WriteByte(',')
	}
	name, _ := json.Marshal(key)
	m.b.Write(name)
	m.b.WriteByte(':')
	m.b.Write(data)
}

// MarshalJSON returns the object.
func (m *members) MarshalJSON() ([]byte, error) {
	return append(append([]byte{'{'}, m.b.Bytes()...), '}'), m.err
}

// MarshalJSON writes all of e as JSON. [Read] restores an equal environment from it.
func (e *Env) MarshalJSON() ([]byte, error) {
	c := &e.cfg
	var m members
	m.add(formatKey, 1)
	m.add("name", c.Name)
	m.add("spirv", strings.TrimPrefix(c.Version.String(), "v"))
	m.add("clientAPI", c.ClientAPI.String())
	if c.APIVersion != (APIVersion{}) {
		m.add("apiVersion", c.APIVersion.String())
	}
	m.add("vendor", c.Vendor.String())
	m.add("deviceType", c.DeviceType.String())
	if c.DeviceID != UnknownDeviceID {
		m.add("deviceID", c.DeviceID)
	}
	var layout, limits members
	for i := range layoutFlags {
		layout.add(layoutFlags[i].name, *layoutFlags[i].field(&c.Layout))
	}
	if c.Layout.BlockLayout != "" {
		layout.add("blockLayout", string(c.Layout.BlockLayout))
	}
	fields := LimitFields()
	for i := range fields {
		if vs := fields[i].Values(&c.Limits); fields[i].Dimensions == 1 {
			limits.add(fields[i].Name, vs[0])
		} else {
			limits.add(fields[i].Name, vs)
		}
	}
	m.add("layout", &layout)
	m.add("limits", &limits)
	for i, list := range [...][]CooperativeMatrix{c.Limits.CooperativeMatrixKHR, c.Limits.CooperativeMatrixNV} {
		if len(list) > 0 {
			m.add(matrixKeys[i], matricesJSON(list))
		}
	}
	names := []string{}
	for _, x := range c.Capabilities {
		names = append(names, x.String())
	}
	m.add("capabilities", names)
	names = []string{}
	for _, x := range c.Extensions {
		names = append(names, x.String())
	}
	m.add("extensions", names)
	return m.MarshalJSON()
}

var matrixKeys = [...]string{"cooperativeMatrixKHR", "cooperativeMatrixNV"}

func matricesJSON(list []CooperativeMatrix) []*members {
	var out []*members
	for _, x := range list {
		var m members
		m.add("m", x.M)
		m.add("n", x.N)
		m.add("k", x.K)
		m.add("aType", x.AType)
		m.add("bType", x.BType)
		m.add("cType", x.CType)
		m.add("resultType", x.ResultType)
		m.add("saturating", x.SaturatingAccumulation)
		m.add("scope", x.Scope.String())
		out = append(out, &m)
	}
	return out
}

// envOf reads the JSON form that Env.MarshalJSON writes.
func (f *jsonFile) envOf(v *jsonValue) (*Env, error) {
	c := Default().Config()
	for i, k := range v.keys {
		if err := f.member(&c, k, v.list[i]); err != nil {
			return nil, err
		}
	}
	for _, key := range []string{"spirv", "clientAPI", "capabilities"} {
		if v.get(key) == nil {
			return nil, f.errorAt(v.offset, "the key %q is missing", key)
		}
	}
	return New(c), nil
}

func (f *jsonFile) member(c *Config, k jsonKey, v *jsonValue) (err error) {
	var text string
	switch k.name {
	case "name", "spirv", "clientAPI", "apiVersion", "vendor", "deviceType":
		if text, err = f.string(v, k.name); err != nil {
			return err
		}
	}
	ok := true
	switch k.name {
	case formatKey:
		_, err = f.number(v, 1, k.name)
	case "name":
		c.Name = text
	case "spirv":
		c.Version, ok = spec.ParseVersion("v" + text)
	case "clientAPI":
		c.ClientAPI, ok = ParseClientAPI(text)
	case "apiVersion":
		c.APIVersion, ok = ParseAPIVersion(text)
	case "vendor":
		c.Vendor, ok = ParseVendor(text)
	case "deviceType":
		c.DeviceType, ok = ParseDeviceType(text)
	case "deviceID":
		var n uint64
		n, err = f.number(v, math.MaxUint32, k.name)
		c.DeviceID = uint32(n)
	case "layout":
		err = f.layout(&c.Layout, v)
	case "limits":
		err = f.limits(&c.Limits, v)
	case matrixKeys[0]:
		c.Limits.CooperativeMatrixKHR, err = f.matrices(v)
	case matrixKeys[1]:
		c.Limits.CooperativeMatrixNV, err = f.matrices(v)
	case "capabilities":
		c.Capabilities, err = parsed(f, v, "capability", spec.ParseCapability)
	case "extensions":
		c.Extensions, err = parsed(f, v, "extension", spec.ParseExtension)
	default:
		err = f.errorAt(k.offset, "unknown key %q", k.name)
	}
	if !ok {
		err = f.errorAt(v.offset, "%s: unknown value %q", k.name, text)
	}
	return err
}

// parsed reads an array of names and parses each name.
func parsed[T any](f *jsonFile, v *jsonValue, what string, parse func(string) (T, bool)) ([]T, error) {
	names, err := f.strings(v, what)
	if err != nil {
		return nil, err
	}
	var out []T
	for i, n := range names {
		x, ok := parse(n)
		if !ok {
			return nil, f.errorAt(v.list[i].offset, "unknown %s %q", what, n)
		}
		out = append(out, x)
	}
	return out, nil
}

func (f *jsonFile) layout(l *Layout, v *jsonValue) error {
	if err := f.expectKind(v, jsonObject, "layout"); err != nil {
		return err
	}
	names := []string{"blockLayout"}
	for i := range layoutFlags {
		flag := &layoutFlags[i]
		names = append(names, flag.name)
		if m := v.get(flag.name); m != nil {
			on, err := f.truth(m, flag.name)
			if err != nil {
				return err
			}
			*flag.field(l) = on
		}
	}
	if m := v.get("blockLayout"); m != nil {
		s, err := f.string(m, "blockLayout")
		if err != nil {
			return err
		}
		var ok bool
		if l.BlockLayout, ok = ParseBlockLayout(s); !ok {
			return f.errorAt(m.offset, "blockLayout: unknown rule set %q", s)
		}
	}
	return f.checkKeys(v, names...)
}

func (f *jsonFile) limits(l *Limits, v *jsonValue) error {
	if err := f.expectKind(v, jsonObject, "limits"); err != nil {
		return err
	}
	var names []string
	fields := LimitFields()
	for i := range fields {
		names = append(names, fields[i].Name)
		m := v.get(fields[i].Name)
		if m == nil {
			continue
		}
		vs, err := f.numbers(m, fields[i].Name)
		if err != nil {
			return err
		}
		if !fields[i].Set(l, vs) {
			return f.errorAt(m.offset, "%s: expected %d value(s) of at most %d", fields[i].Name, fields[i].Dimensions, fields[i].max)
		}
	}
	return f.checkKeys(v, names...)
}

func (f *jsonFile) matrices(v *jsonValue) ([]CooperativeMatrix, error) {
	if err := f.expectKind(v, jsonArray, "cooperative matrices"); err != nil {
		return nil, err
	}
	var out []CooperativeMatrix
	for _, e := range v.list {
		if err := f.expectKind(e, jsonObject, "cooperative matrix"); err != nil {
			return nil, err
		}
		m, err := f.matrix(e)
		if err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}

func (f *jsonFile) matrix(e *jsonValue) (m CooperativeMatrix, err error) {
	sizes := map[string]*uint32{"m": &m.M, "n": &m.N, "k": &m.K}
	types := map[string]*string{"aType": &m.AType, "bType": &m.BType, "cType": &m.CType, "resultType": &m.ResultType}
	for i, k := range e.keys {
		v := e.list[i]
		switch {
		case sizes[k.name] != nil:
			var n uint64
			n, err = f.number(v, math.MaxInt32, k.name)
			*sizes[k.name] = uint32(n)
		case types[k.name] != nil:
			*types[k.name], err = f.string(v, k.name)
		case k.name == "saturating":
			m.SaturatingAccumulation, err = f.truth(v, k.name)
		case k.name == "scope":
			var ok bool
			if m.Scope, ok = spec.ParseScope(v.text); !ok {
				err = f.errorAt(v.offset, "unknown scope %q", v.text)
			}
		default:
			err = f.errorAt(k.offset, "unknown key %q", k.name)
		}
		if err != nil {
			return m, err
		}
	}
	return m, nil
}
