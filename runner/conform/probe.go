package conform

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// Probe is what kernels do with a block. It is a row of a table: lists of cases, identifiers,
// kernels, launches, checks, shaders and documentation follow from its fields.
type Probe struct {
	name string
	// kernel and finds are the row of docs/conformance.md: what the kernel does, and what the
	// probe finds.
	kernel, finds string

	// classes are the storage classes in which lists have the probe, or nil for all. suits, if
	// set, reports whether lists have the probe for a block, and completes the case. computes
	// is true if kernels of some types compute the indices of arrays.
	classes  []spec.StorageClass
	suits    func(t *spirv.StructType, c *Case) bool
	computes bool
	// options are the names of the options that cases may have.
	options []string

	// The bytes of the block encode positions unless the kernel writes or measures the block.
	// writes is true if the plain arrays encode them, and the kernel writes to the block. measures is
	// true if the bindings have several sizes, and the kernel stores what it measures in plain arrays.
	writes, measures bool
	// copies is true if there is another block, to which the kernel copies, and converts if
	// that has the rule set of the option to=.
	copies, converts bool
	// passes is true if the scalars pass from a stage to the next.
	passes bool
	// narrow reports whether a kernel does more with scalars below 32 bits than to load and store
	// them, so that it needs capabilities for that. If it is nil, kernels do not.
	narrow func(k *kernel) bool

	// emit makes the body of the kernel, and glsl the same in GLSL; it is nil if there are no shaders.
	emit func(k *kernel, e *emitter, from *roots) error
	glsl func(k *kernel, b *strings.Builder, from string)
	// check compares what a kernel left with what the layout states, and explains differences.
	check func(t *trial) (*Result, error)
}

// These are the probes.
var (
	Read = &Probe{
		name: "read", kernel: "copies each scalar of the block to a plain array",
		finds:    "the offset from which the driver reads each scalar",
		computes: true,
		options:  []string{"array", "atomic", "blocks", "coop", "dynamic", "grain", "heap", "index", "index64", "inline", "offset", "out", "ptr", "q", "range", "sizes", "stage", "via", "views", "widen"},
		emit:     func(k *kernel, e *emitter, from *roots) error { return k.copyPlain(e, from, (*mover).read) },
		glsl:     (*kernel).glslPlain, check: (*trial).checkRead,
	}
	Write = &Probe{
		name: "write", kernel: "writes each scalar from a plain array",
		finds:    "the offset to which the driver writes each scalar, and writes to padding",
		classes:  writable,
		computes: true, writes: true,
		options: []string{"array", "atomic", "blocks", "coop", "dynamic", "from", "grain", "heap", "index", "index64", "init", "offset", "ptr", "q", "range", "sizes", "stage", "via", "views", "widen"},
		emit:    func(k *kernel, e *emitter, from *roots) error { return k.copyPlain(e, from, (*mover).write) },
		glsl:    (*kernel).glslPlain, check: (*trial).checkWrite,
	}
	Copy = &Probe{
		name: "copy", kernel: "loads the block as one value and stores it",
		finds:  "scalars that a load or store of the whole block misplaces",
		copies: true, narrow: (*kernel).whole,
		options: []string{"dynamic", "grain", "heap", "inline", "offset", "ptr", "q", "range", "sizes", "stage"},
		emit:    (*kernel).copyBlock, glsl: (*kernel).glslCopy, check: (*trial).checkCopy,
	}
	Convert = &Probe{
		name: "convert", kernel: "copies between two layouts of the same members: with `OpCopyLogical`, before SPIR-V 1.4 scalar by scalar",
		finds:  "the same with two layouts",
		suits:  func(t *spirv.StructType, c *Case) bool { c.To = convertTo(t, c.Rules); return c.To != "" },
		copies: true, converts: true, narrow: (*kernel).whole,
		options: []string{"dynamic", "grain", "heap", "inline", "offset", "ptr", "range", "stage"},
		emit:    (*kernel).copyBlock, glsl: (*kernel).glslCopy, check: (*trial).checkCopy,
	}
	Size = &Probe{
		name: "size", kernel: "`OpArrayLength` of the runtime array, with bindings of several sizes",
		finds:    "the offset and stride that the driver uses for the array",
		classes:  []spec.StorageClass{spec.StorageClassStorageBuffer},
		suits:    func(t *spirv.StructType, _ *Case) bool { _, runtime := runtimeMember(t); return runtime },
		measures: true,
		options:  []string{"array", "blocks", "dynamic", "heap", "offset", "ptr", "range", "stage"},
		emit:     (*kernel).measure, glsl: (*kernel).glslSize, check: (*trial).checkSize,
	}
	Interface = &Probe{
		name: "interface", kernel: "is a stage that copies each scalar of the block to an output, before a fragment shader that copies its inputs to plain arrays",
		finds:   "the locations that the driver gives the members",
		classes: []spec.StorageClass{spec.StorageClassStorageBuffer},
		suits:   crosses, passes: true,
		options: []string{"interpolation", "pack", "stage"},
		emit:    (*kernel).send, check: (*trial).checkInterface,
	}
)

// probes are all probes, in the order that lists of cases have.
var probes = []*Probe{Read, Write, Copy, Convert, Size, Interface}

// String returns the name of the probe, such as "read".
func (p *Probe) String() string { return p.name }

// Probes returns all probes.
func Probes() []*Probe { return slices.Clone(probes) }

// ParseProbe returns the probe called name, or false if there is none.
func ParseProbe(name string) (*Probe, bool) {
	i := slices.IndexFunc(probes, func(p *Probe) bool { return p.name == name })
	if i < 0 {
		return nil, false
	}
	return probes[i], true
}

// takes reports whether lists have the probe for a block in a class, and completes the case.
func (p *Probe) takes(t *spirv.StructType, class spec.StorageClass, c *Case) bool {
	c.Probe = p.name
	c.Dynamic = c.Dynamic && p.computes && within(t, isArray)
	return (p.classes == nil || slices.Contains(p.classes, class)) && (p.suits == nil || p.suits(t, c))
}

// otherRules returns the rule set of the block to which the kernel copies.
func (p *plan) otherRules() blocklayout.Rules {
	if p.probe.converts {
		return p.to
	}
	return p.rules
}
