// Package spec holds the facts of SPIR-V as tables: enumerations, instructions, operand
// kinds, extended instruction sets, and their availability. The files ending in _gen.go
// are generated.
//
// Names and availability are MLIR 19's if MLIR knows the symbol, and the grammar's
// otherwise. All tables are immutable. Slices that functions return are shared unless
// stated otherwise, and the caller must not write to them.
package spec

//go:generate go run -C ../.. ./internal/specgen/gen

import (
	"slices"
	"strconv"
	"strings"
)

// Version is a SPIR-V version in the form of the second word of a module: major<<16 |
// minor<<8. Versions compare with <.
type Version uint32

// The versions.
const (
	V1_0 Version = 0x10000 + iota<<8
	V1_1
	V1_2
	V1_3
	V1_4
	V1_5
	V1_6
)

// Major returns the major number.
func (v Version) Major() int { return int(v >> 16 & 0xff) }

// Minor returns the minor number.
func (v Version) Minor() int { return int(v >> 8 & 0xff) }

// String writes the version as "v1.3".
func (v Version) String() string {
	return "v" + strconv.Itoa(v.Major()) + "." + strconv.Itoa(v.Minor())
}

// ParseVersion reads "v1.0" to "v1.6".
func ParseVersion(s string) (Version, bool) {
	for v := V1_0; v <= V1_6; v += 1 << 8 {
		if len(s) == 4 && s[:3] == "v1." && s[3] == '0'+byte(v.Minor()) {
			return v, true
		}
	}
	return 0, false
}

// Extensions returns the extensions that are part of core in version v, which a module
// of this version need not declare.
func (v Version) Extensions() []Extension {
	if v < V1_0 {
		return nil
	}
	n := coreCount[min(v.Minor(), len(coreCount)-1)]
	return coreExtensions[:n:n]
}

// Extension is the name of a SPIR-V extension, as in OpExtension.
type Extension string

type extensionRow struct {
	name Extension
	core Version // version that includes the extension in core, or 0
}

func (e Extension) String() string { return string(e) }

// Extensions returns the extensions that spvc knows, sorted by name.
func Extensions() []Extension {
	out := make([]Extension, len(extensionRows))
	for i := range extensionRows {
		out[i] = extensionRows[i].name
	}
	return out
}

func (e Extension) row() *extensionRow {
	i, ok := slices.BinarySearchFunc(extensionRows[:], e, func(r extensionRow, e Extension) int {
		return strings.Compare(string(r.name), string(e))
	})
	if !ok {
		return nil
	}
	return &extensionRows[i]
}

// CoreVersion returns the version that includes e in core, or 0 if none does.
func (e Extension) CoreVersion() Version {
	if r := e.row(); r != nil {
		return r.core
	}
	return 0
}

// ParseExtension reads the name of a known extension.
func ParseExtension(s string) (Extension, bool) {
	r := Extension(s).row()
	if r == nil {
		return "", false
	}
	return r.name, true
}

// MLIRExtensions returns the extensions that MLIR 19 knows, in its order.
func MLIRExtensions() []Extension { return mlirExtensions[:len(mlirExtensions):len(mlirExtensions)] }

// Availability holds the requirements of a symbol on a target: a version in [Min, Max],
// one of Capabilities, and one of Extensions. A field that is zero or empty requires
// nothing.
type Availability struct {
	Min, Max     Version
	Capabilities []Capability
	Extensions   []Extension
}

// AppendImplied appends to dst the capabilities that c implies, directly or not, and
// that dst does not contain yet. The nearest come first, and each comes once.
func AppendImplied(dst []Capability, c Capability) []Capability {
	next := len(dst)
	for {
		for _, i := range c.Implies() {
			if !slices.Contains(dst, i) {
				dst = append(dst, i)
			}
		}
		if next == len(dst) {
			return dst
		}
		c = dst[next]
		next++
	}
}
