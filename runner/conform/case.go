// Package conform checks the layout of blocks on devices. A case is a block type, a
// rule set, a storage class and a probe: a kernel that reads, writes, copies or
// measures the block. The kernel's binary has the offsets and strides of package
// spirv/blocklayout. This package computes the place of each byte a second time,
// independently of spirv/blocklayout, and compares that with the behavior of the device. For
// a device that behaves differently, the report states the offset that the device used.
package conform

import (
	"fmt"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// Custom is the name for the layout of a type that already has offsets and strides. The
// checks then use these offsets and strides.
const Custom = "custom"

// These names stand for the rules that the storage class and the features of the device
// choose: with all its features, without scalar block layout, and with no features.
const (
	Target      = "target"
	TargetBase  = "target-base"
	TargetLeast = "target-least"
)

// Case is a probe of one block.
type Case struct {
	// Type is the block's type, a spirv.struct in MLIR's syntax or as identifiers spell
	// it. It has a layout only if Rules is Custom.
	Type string `json:"type"`
	// Rules is the name of a rule set, or Custom, Target, TargetBase or TargetLeast. After
	// Custom, a dot and a seed give a type without a layout a random one.
	Rules string `json:"rules"`
	// Class is the storage class of the block.
	Class string `json:"class"`
	// Probe is the name of the probe.
	Probe string `json:"probe"`
	// To is the rule set of Convert's other block, which is in StorageBuffer.
	To string `json:"to,omitempty"`
	// Dynamic makes the kernel compute the indices of arrays, and makes each invocation
	// access another element.
	Dynamic bool `json:"dynamic,omitempty"`
	// Options are the other options of the identifier, sorted, with + between, such as
	// "grain=vector+offset=256". They say how and where the kernel accesses the block.
	Options string `json:"options,omitempty"`
}

// String returns a description of the case in one line. [Case.ID] is its name.
func (c *Case) String() string {
	s := c.Probe + " " + c.Class + " " + c.Rules
	if c.To != "" {
		s += " to " + c.To
	}
	if c.Dynamic {
		s += " dynamic"
	}
	if c.Options != "" {
		s += " " + c.Options
	}
	return s + " " + c.Type
}

// plan is a case whose names are resolved.
type plan struct {
	*Case
	typ *spirv.StructType
	// written is the type as the identifier spells it, before it gets a custom layout.
	written *spirv.StructType
	class   spec.StorageClass
	probe   *Probe
	rules   blocklayout.Rules
	// wanted is the expected rule set. It differs from rules only if spirv/blocklayout
	// chooses a wrong rule set.
	wanted   blocklayout.Rules
	custom   bool
	target   bool
	to       blocklayout.Rules
	elements int64 // number of elements of a runtime array
	access   access
}

// runtimeElements is the number of elements of a runtime array that a kernel accesses.
const runtimeElements = 3

// classes are the storage classes that can be probed.
var classes = []spec.StorageClass{
	spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant, spec.StorageClassPhysicalStorageBuffer,
	spec.StorageClassWorkgroup,
}

// DefaultClasses returns the storage classes of blocks that most drivers have: all but
// Workgroup.
func DefaultClasses() []spec.StorageClass { return Classes()[:len(classes)-1] }

// Classes returns the storage classes that can be probed.
func Classes() []spec.StorageClass { return append([]spec.StorageClass(nil), classes...) }

// ParseClass returns the storage class called name, or false if it cannot be probed.
func ParseClass(name string) (spec.StorageClass, bool) {
	for _, c := range classes {
		if c.String() == name {
			return c, true
		}
	}
	return 0, false
}

// names resolves the names of the case other than its rules and its type.
func (c *Case) names() (*plan, error) {
	p := &plan{Case: c, elements: runtimeElements}
	var ok bool
	if p.class, ok = ParseClass(c.Class); !ok {
		return nil, fmt.Errorf("unknown storage class %q", c.Class)
	}
	if p.probe, ok = ParseProbe(c.Probe); !ok {
		return nil, fmt.Errorf("unknown probe %q", c.Probe)
	}
	return p, p.resolve()
}

// plan resolves the names of the case in ctx. If only the type cannot be resolved, plan
// returns the rest beside the error.
func (c *Case) plan(ctx *ir.Context) (*plan, error) {
	p, err := c.names()
	if err != nil {
		return nil, err
	}
	seed, layOut, err := c.customSeed()
	if err != nil {
		return nil, err
	}
	p.custom = c.RuleSet() == Custom
	p.target = c.Rules == Target || c.Rules == TargetBase || c.Rules == TargetLeast
	var ok bool
	p.rules, ok = blocklayout.ParseRules(c.Rules)
	if p.wanted = p.rules; !ok && !p.custom && !p.target {
		return nil, fmt.Errorf("unknown rules %q", c.Rules)
	}
	if p.to, ok = blocklayout.ParseRules(c.To); !ok && p.probe.converts {
		return nil, fmt.Errorf("unknown rules %q in the field \"to\"", c.To)
	}
	if p.typ, err = parseBlock(ctx, c.Type); err != nil {
		return p, err
	}
	if c.Type[0] == generated {
		p.typ = fit(p.typ, c.Class, c.Rules)
	}
	if p.written = p.typ; within(p.typ, isLongVector) {
		return p, fmt.Errorf("type %q: blocks hold vectors of at most 4 components", c.Type)
	}
	switch {
	case layOut && p.typ.HasOffset():
		return nil, fmt.Errorf("the rules %q are for types without layout", c.Rules)
	case p.custom && !layOut && !p.typ.HasOffset():
		return nil, fmt.Errorf("the rules %q without a dot and a seed are for types with layout", c.Rules)
	case layOut:
		// A type that a rule set cannot lay out has no custom layout either.
		if _, err := blocklayout.LayOut(p.typ, blocklayout.Std430); err != nil {
			return p, err
		}
		p.typ = customize(p.typ, seed)
	}
	return p, nil
}

// isLongVector reports whether t is a vector that no rule set lays out.
func isLongVector(t ir.Type) bool { return lanes(t) > 4 }

// Verdict is the outcome of a case.
type Verdict uint8

// These are the verdicts.
const (
	Pass Verdict = iota
	// WrongRead: the device read a scalar from another place.
	WrongRead
	// WrongWrite: the device wrote a scalar to another place.
	WrongWrite
	// Clobbered: the device wrote all scalars to their places, and also wrote other
	// bytes.
	Clobbered
	// WrongSize: the device reported another length of the runtime array.
	WrongSize
	// WrongCopy: a copied block differs.
	WrongCopy
	// Unsupported: the device lacks a feature, or a limit is too low.
	Unsupported
	// Rejected: spvc could not make a valid module for the case.
	Rejected
	// Crash: the driver crashed the process.
	Crash
	// Timeout: the kernel, or the driver's compiler, did not end in time.
	Timeout
	// DeviceLost: the driver reported that the device is lost.
	DeviceLost
	// Flake: the case failed once and passed when it ran again.
	Flake
	// Failed: the driver returned another error.
	Failed
	// Known: the case fails because of a known error of the driver, see
	// [Result.Detail].
	Known
)

var verdictNames = [...]string{
	"pass", "wrong read", "wrong write", "padding clobbered", "wrong size", "wrong copy",
	"not supported", "rejected", "crash", "timeout", "device lost", "flake", "error", "known driver error",
}

// String returns the verdict in words, such as "wrong read".
func (v Verdict) String() string { return verdictNames[v] }

// MarshalText returns the same text as String.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalText parses the output of MarshalText.
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

// retried reports whether a case with the verdict runs again. A second run of a case that
// spvc rejects gives the same, and one of a case that does not end costs its time limit
// again.
func (v Verdict) retried() bool { return v.Bad() && v != Rejected && v != Timeout }

// Mismatch is a scalar that was not in its place.
type Mismatch struct {
	// Path leads to the scalar, such as "b.c[2]"; letters stand for members.
	Path string `json:"path"`
	// Expected is the offset of the scalar in bytes. Actual is the offset that the
	// device used, or negative if that offset is not known.
	Expected int64 `json:"expected"`
	Actual   int64 `json:"actual"`
}

// none is the Actual of a mismatch whose offset is not known.
const none = -1

// text returns the mismatch in words. verb is the action of the driver.
func (m *Mismatch) text(verb string) string {
	s := m.Path + ": expected 0x" + strconv.FormatInt(m.Expected, 16) + ", driver "
	if m.Actual < 0 {
		return s + verb + " none of the block's bytes"
	}
	return s + verb + " 0x" + strconv.FormatInt(m.Actual, 16)
}

// Result is the outcome of a case, with details.
type Result struct {
	Verdict Verdict `json:"verdict"`
	// Detail says what is wrong, or which feature is missing.
	Detail string `json:"detail,omitempty"`
	// Mismatches are the first wrong scalars. Wrong is the number of all wrong scalars.
	Mismatches []Mismatch `json:"mismatches,omitempty"`
	Wrong      int        `json:"wrong,omitempty"`
	// As is a change of a single number of the layout that explains all mismatches,
	// such as "ArrayStride 12 of b", or "" if there is none.
	As string `json:"as,omitempty"`
	// Seconds is the time that the case took, with its share of what it ran together
	// with, and Attempts how often it was made and, if the device can, run.
	Seconds  float64 `json:"seconds,omitempty"`
	Attempts int     `json:"attempts,omitempty"`

	// wrong says what is wrong and which layout explains it, and count how many scalars are wrong. Detail is both,
	// with what others add.
	wrong, count string
	// addresses is true if most of the wrong scalars are addresses in structs and arrays
	// copied as one value. A device that loses them may spoil a scalar near them.
	addresses bool
}
