// Package bytecode reads and writes MLIR bytecode, versions 0 to 6, as mlir-opt 19
// does: docs/bytecode.md. It encodes the types and attributes of the builtin dialect
// natively, and those of other dialects in their textual form.
package bytecode

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// Magic is the first bytes of bytecode.
const Magic = "ML\xefR"

// The versions of the format. Each constant is the first version with the feature.
const (
	MinVersion = 0
	Version    = 6 // the current one

	withDialectVersions  = 1
	withRegionSections   = 2 // isolated regions are sections
	withUseListOrders    = 3
	withElidedLocations  = 4 // arguments without locations; the number of op names
	withProperties       = 5
	withNativeSegments   = 6      // segment sizes are sparse arrays, not attributes
	producer             = "spvc" // for MLIR 19; for later versions their name follows
	alignmentByte        = 0xcb
	maxDepth             = 10000 // levels of nested regions or attributes, as in text
	sectionAligned       = 0x80
	maxSparseIndexBits   = 8
	maxSparseLastIndex   = 256
	wordBits             = 64
	splatTrue, splatNone = 0xff, 0

	// The memory that integers of more than 64 bits may take, for a file of n bytes, is
	// wideBytes + wideFactor*n. Their width is not in the file, only their value.
	wideBytes  = 64 << 20
	wideFactor = 64
)

// sectionID is the number of a section.
type sectionID byte

const (
	secString sectionID = iota
	secDialect
	secAttrType
	secAttrTypeOffset
	secIR
	secResource
	secResourceOffset
	secDialectVersions
	secProperties
	numSections
)

var sectionNames = [numSections]string{"String (0)", "Dialect (1)", "AttrType (2)", "AttrTypeOffset (3)", "IR (4)", "Resource (5)",
	"ResourceOffset (6)", "DialectVersions (7)", "Properties (8)"}

// The parts that an operation can have, as bits.
const (
	hasAttrs byte = 1 << iota
	hasResults
	hasOperands
	hasSuccessors
	hasRegions
	hasUseLists
	hasProperties
)

// The kinds of resources in the offset section.
const (
	kindBlob = iota
	kindBool
	kindString
)

// Format makes a registry read bytecode wherever it reads text.
func Format() ir.SourceFormat { return ir.SourceFormat{Magic: Magic, Read: read} }

// slot is an inherent attribute of a kind of operation, or its segment sizes.
type slot struct {
	index    int
	name     string
	optional bool // it may be absent
	segments int  // the number of segments, 0 for an attribute
	flag     bool // it is stored as a boolean, not as an attribute
	number   bool // it is stored as a number, not as an attribute
}

// slotsOf returns the inherent attributes that a version of MLIR has, in the order of their encoding: attributes by name, flags
// and numbers, and segment sizes, which are at their place by name before version 6 of the format.
func slotsOf(info *ir.OpInfo, mlir ir.Version, version int) []slot {
	var attrs, flags, sizes []slot
	for k := range info.NumSlots() {
		s := slot{index: k, optional: true}
		d := info.AttrOfSlot(k)
		if d == nil {
			s.name = info.SlotName(k)
		} else if s.name = d.NameIn(mlir); s.name == "" {
			continue
		}
		switch s.name {
		case ir.SegmentSizesName:
			s.segments = info.NumOperandGroups()
		case ir.ResultSegmentSizesName:
			s.segments = len(info.Def.Results)
		}
		if s.segments > 0 && version >= withNativeSegments {
			sizes = append(sizes, s)
			continue
		}
		if d != nil {
			s.optional, s.flag = d.Optional || d.Default != "", d.Native
			if e := d.Encoding; e != nil {
				s.optional = s.optional && !e.Required
				s.number = e.Numbered != nil && e.Numbered(mlir)
			}
		}
		if s.flag || s.number {
			flags = append(flags, s)
			continue
		}
		s.optional = s.optional && s.segments == 0
		attrs = append(attrs, s)
	}
	byName := func(a, b slot) int { return strings.Compare(a.name, b.name) }
	sorted.Stable(attrs, byName)
	sorted.Stable(sizes, byName)
	return slices.Concat(attrs, flags, sizes)
}

// producerOf returns the producer in what spvc writes for a version of MLIR.
func producerOf(mlir ir.Version) string {
	if mlir == ir.OldestVersion {
		return producer
	}
	return producer + " " + mlirPrefix + mlir.String()
}

// mlirPrefix is before the version in MLIR's producers, such as MLIR22.1.8.
const mlirPrefix = "MLIR"

// versionOf returns the version of MLIR that a producer writes, or else other.
func versionOf(text string, other ir.Version) ir.Version {
	if text == producer {
		return ir.OldestVersion
	}
	if v, ok := ir.ParseVersion(strings.TrimPrefix(strings.TrimPrefix(text, producer+" "), mlirPrefix)); ok {
		return v
	}
	return other
}
