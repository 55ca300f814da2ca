package target

import (
	"fmt"
	"strconv"
	"strings"
)

// Fact is a named property of an environment, with its value as text.
type Fact struct {
	Name  string `json:"property"`
	Value string `json:"value"`
}

// Facts returns the properties of e other than its capabilities and extensions. The
// names and their order are the same for every environment.
func (e *Env) Facts() []Fact {
	id := "unknown"
	if e.cfg.DeviceID != UnknownDeviceID {
		id = strconv.FormatUint(uint64(e.cfg.DeviceID), 10)
	}
	api := e.cfg.ClientAPI.String()
	if v := e.cfg.APIVersion; v != (APIVersion{}) {
		api += " " + v.String()
	}
	out := []Fact{
		{"name", e.cfg.Name}, {"API", api}, {"SPIR-V", strings.TrimPrefix(e.cfg.Version.String(), "v")},
		{"vendor", e.cfg.Vendor.String()}, {"device type", e.cfg.DeviceType.String()}, {"device id", id},
	}
	for i := range layoutFlags {
		out = append(out, Fact{layoutFlags[i].name, yes(*layoutFlags[i].field(&e.cfg.Layout))})
	}
	demand := string(e.cfg.Layout.BlockLayout)
	if demand == "" {
		demand = "by storage class"
	}
	out = append(out, Fact{"block layout", demand})
	fields := LimitFields()
	for i := range fields {
		out = append(out, Fact{fields[i].Name, spaced(fields[i].Values(&e.cfg.Limits))})
	}
	return append(out,
		Fact{matrixKeys[0], matrixText(e.cfg.Limits.CooperativeMatrixKHR)},
		Fact{matrixKeys[1], matrixText(e.cfg.Limits.CooperativeMatrixNV)})
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func spaced(vs []uint64) string {
	out := make([]string, len(vs))
	for i, v := range vs {
		out[i] = strconv.FormatUint(v, 10)
	}
	return strings.Join(out, " ")
}

func matrixText(list []CooperativeMatrix) string {
	var out []string
	for _, m := range list {
		s := fmt.Sprintf("%dx%dx%d %s*%s+%s=%s %s", m.M, m.N, m.K, m.AType, m.BType, m.CType, m.ResultType, m.Scope)
		if m.SaturatingAccumulation {
			s += " saturating"
		}
		out = append(out, s)
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, "; ")
}
