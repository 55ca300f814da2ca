// Package conform proves the layout of blocks on devices. A case is a block type, a
// rule set, a storage class and a probe: a kernel that reads, writes, copies or
// measures the block. Where each byte must be is derived here a second time, apart
// from package layout/block, whose offsets and strides the kernel's binary carries;
// what the device did must agree with it. A device that did otherwise is reported
// with the offset that it really used.
package conform

import (
	"fmt"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Probe is what a kernel does with a block.
type Probe uint8

const (
	// Read copies each scalar of the block to a plain array.
	Read Probe = iota
	// Write writes each scalar of the block from a plain array.
	Write
	// Copy loads the block as one value and stores it in another block of the same
	// type; blocks that end in a runtime array are copied scalar by scalar.
	Copy
	// Convert does so between two layouts of the same members, by OpCopyLogical from
	// SPIR-V 1.4 on and scalar by scalar before.
	Convert
	// Size asks for the length of the runtime array that ends the block.
	Size
)

var probeNames = [...]string{"read", "write", "copy", "convert", "size"}

// String is such as "read".
func (p Probe) String() string { return probeNames[p] }

// Probes returns all probes.
func Probes() []Probe { return []Probe{Read, Write, Copy, Convert, Size} }

// ParseProbe returns the probe of that name.
func ParseProbe(name string) (Probe, bool) {
	for i, n := range probeNames {
		if n == name {
			return Probe(i), true
		}
	}
	return 0, false
}

// Custom stands for the rules of a type that has its offsets and strides already;
// nothing but what they say is expected.
const Custom = "custom"

// The rules that the storage class and the features of the device call for: all its
// features, those without scalar block layout, and none at all.
const (
	Target      = "target"
	TargetBase  = "target-base"
	TargetLeast = "target-least"
)

// Case is a probe of a block.
type Case struct {
	// Type is the block's type as MLIR writes it, a spirv.struct: without layout, or
	// with it if Rules is Custom.
	Type string `json:"type"`
	// Rules is the name of the rule set, or Custom, or Target and its like.
	Rules string `json:"rules"`
	// Class is the storage class of the block.
	Class string `json:"class"`
	// Probe is what the kernel does with it.
	Probe string `json:"probe"`
	// To is the rule set of the other block of Convert, which lies in StorageBuffer.
	To string `json:"to,omitempty"`
	// Dynamic makes the kernel compute the indices of arrays, and different
	// invocations look at different elements.
	Dynamic bool `json:"dynamic,omitempty"`
}

// String names the case in a line.
func (c *Case) String() string {
	s := c.Probe + " " + c.Class + " " + c.Rules
	if c.To != "" {
		s += " to " + c.To
	}
	if c.Dynamic {
		s += " dynamic"
	}
	return s + " " + c.Type
}

// plan is a case with its names looked up.
type plan struct {
	*Case
	typ   *spirv.StructType
	class spec.StorageClass
	probe Probe
	rules block.Rules
	// wanted is the rule set that is expected. It differs from rules only where
	// layout/block chooses wrong ones.
	wanted   block.Rules
	custom   bool
	target   bool
	to       block.Rules
	elements int64 // of a runtime array
}

// runtimeElements is how many elements of a runtime array are looked at.
const runtimeElements = 3

// classes are the storage classes that can be probed.
var classes = []spec.StorageClass{
	spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant, spec.StorageClassPhysicalStorageBuffer,
}

// Classes returns the storage classes that can be probed.
func Classes() []spec.StorageClass { return append([]spec.StorageClass(nil), classes...) }

// ParseClass returns the storage class of that name.
func ParseClass(name string) (spec.StorageClass, bool) {
	for _, c := range classes {
		if c.String() == name {
			return c, true
		}
	}
	return 0, false
}

// plan looks up the names of the case in ctx.
func (c *Case) plan(ctx *ir.Context) (*plan, error) {
	p := &plan{Case: c, elements: runtimeElements}
	var ok bool
	if p.class, ok = ParseClass(c.Class); !ok {
		return nil, fmt.Errorf("unknown storage class %q", c.Class)
	}
	if p.probe, ok = ParseProbe(c.Probe); !ok {
		return nil, fmt.Errorf("unknown probe %q", c.Probe)
	}
	p.custom = c.Rules == Custom
	p.target = c.Rules == Target || c.Rules == TargetBase || c.Rules == TargetLeast
	p.rules, ok = block.ParseRules(c.Rules)
	if p.wanted = p.rules; !ok && !p.custom && !p.target {
		return nil, fmt.Errorf("unknown rules %q", c.Rules)
	}
	if p.to, ok = block.ParseRules(c.To); !ok && p.probe == Convert {
		return nil, fmt.Errorf("unknown rules %q to convert to", c.To)
	}
	var why string
	pop := ctx.PushHandler(func(d *ir.Diagnostic) bool { why = d.Message; return true })
	t, ok := ir.ParseType(ctx, c.Type)
	pop()
	if !ok {
		return nil, fmt.Errorf("type %q: %s", c.Type, why)
	}
	if p.typ, ok = t.(*spirv.StructType); !ok {
		return nil, fmt.Errorf("type %q: a block is a spirv.struct", c.Type)
	}
	return p, nil
}

// Verdict is how a case ended.
type Verdict uint8

// The verdicts.
const (
	Pass Verdict = iota
	// WrongRead: the device read a scalar from elsewhere.
	WrongRead
	// WrongWrite: the device wrote a scalar elsewhere.
	WrongWrite
	// Clobbered: all scalars were written in place, and something beside them too.
	Clobbered
	// WrongSize: the length of the runtime array is another.
	WrongSize
	// WrongCopy: a copied block differs.
	WrongCopy
	// Unsupported: the device lacks a feature, or a limit is too low.
	Unsupported
	// Rejected: spvc made no valid module of it.
	Rejected
	// Crash: the driver took the process with it.
	Crash
	// Timeout: the kernel, or the driver's compiler, did not come to an end.
	Timeout
	// DeviceLost: the driver gave the device up.
	DeviceLost
	// Flake: it failed once and passed when run again.
	Flake
	// Failed: the driver returned another error.
	Failed
	// Known: the driver is wrong in a way that is known, see [Result.Detail].
	Known
)

var verdictNames = [...]string{
	"pass", "wrong read", "wrong write", "padding clobbered", "wrong size", "wrong copy",
	"not supported", "rejected", "crash", "timeout", "device lost", "flake", "error", "known driver error",
}

// String is such as "wrong read".
func (v Verdict) String() string { return verdictNames[v] }

// MarshalText is String.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (v *Verdict) UnmarshalText(text []byte) error {
	for i, n := range verdictNames {
		if n == string(text) {
			*v = Verdict(i)
			return nil
		}
	}
	return fmt.Errorf("unknown verdict %q", text)
}

// Bad reports whether the case counts as failed.
func (v Verdict) Bad() bool { return v != Pass && v != Unsupported && v != Known }

// Mismatch is a scalar that was not where it should be.
type Mismatch struct {
	// Path leads to the scalar, such as "b.c[2]": members are letters.
	Path string `json:"path"`
	// Expected is its offset in bytes, Actual the one that the device used, or a
	// negative number if it used none that can be told.
	Expected int64 `json:"expected"`
	Actual   int64 `json:"actual"`
}

// none is the Actual of a mismatch without any known offset.
const none = -1

// text is the mismatch in words; verb is what the driver did.
func (m *Mismatch) text(verb string) string {
	s := m.Path + ": expected 0x" + strconv.FormatInt(m.Expected, 16) + ", driver "
	if m.Actual < 0 {
		return s + verb + " none of the block's bytes"
	}
	return s + verb + " 0x" + strconv.FormatInt(m.Actual, 16)
}

// Result is what came of a case.
type Result struct {
	Verdict Verdict `json:"verdict"`
	// Detail says what is wrong, or which feature is missing.
	Detail string `json:"detail,omitempty"`
	// Mismatches are the first scalars that were wrong, and Wrong is their number.
	Mismatches []Mismatch `json:"mismatches,omitempty"`
	Wrong      int        `json:"wrong,omitempty"`
	// As is the one change of the layout that explains all of them, such as
	// "ArrayStride 12 of b", if there is one.
	As string `json:"as,omitempty"`

	// addresses is set if only addresses in structs copied as one value are wrong.
	addresses bool
}
