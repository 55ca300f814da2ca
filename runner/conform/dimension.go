package conform

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// dimension is an option of cases: +name or +name=value after the probe. A row says which
// values the option has, what they change in the access, which classes have them, and
// whether a value matters for a type. The probes that have the option name it.
type dimension struct {
	name string
	// values are the values that lists of cases have. An option that is only a name has "".
	values []string
	// later are further values that lists of cases have. They came later, and lists keep the cases that
	// they had before.
	later []string
	// newer are values of which only the list "newer" has cases, and those that name the option. If staged is true, it is the list
	// "stages" that has them.
	newer  []string
	staged bool
	// set applies a value to a. It returns false if there is no such value.
	set func(a *access, value string) bool
	// needs is an option that another one must go with, or "".
	needs func(value string) string
	// classes are the storage classes that have the option.
	classes []spec.StorageClass
	// matters reports whether the option makes another kernel for a type. If it is nil,
	// it does for all types.
	matters func(t *spirv.StructType, value string) bool
}

// access is how and where a kernel accesses the block: the sum of the options of its case.
type access struct {
	grain     grain
	qualifier qualifier
	// offset is the number of bytes before the block: in its binding, from its device
	// address, or before its members in push constants.
	offset int64
	// dynamic is the dynamic offset of descriptors in bytes, or 0 if they have none.
	dynamic int64
	// ends says where the range of a descriptor ends.
	ends rangeEnd
	// array is the number of descriptors of an array, and blocks the number of separate blocks. 0 stands for one block.
	array, blocks int64
	index         indexing
	via           via
	atomic        *atomicForm
	widen         widening
	// specialized is true if the lengths of arrays are specialization constants.
	specialized bool
	// zeroed is true if Workgroup memory has zeros in place of canaries as initial values.
	zeroed   bool
	pointing pointing
	// stage is the stage that the kernel is, or nil for compute.
	stage *stage
	// out is how the scalars leave the kernel, and texels is true if they come from the texels of a buffer.
	out    way
	texels bool
	// inline is true if the block is in its descriptor.
	inline bool
	// interpolation is how floats in an interface are interpolated, and packed is true if members share locations.
	interpolation interpolating
	packed        bool
	indices       indexWidth
	heap          heaping
	// views is the number of views of the draw, or 0.
	views int64
	// coop is how kernels access arrays of arrays as cooperative matrices, or nil.
	coop *coopForm
}

// copies returns the number of blocks that the kernel accesses.
func (a *access) copies() int64 {
	if a.via == viaArray {
		return max(2, a.array)
	}
	return max(1, a.array, a.blocks)
}

// origin returns the number of bytes before the first block.
func (a *access) origin() int64 { return a.offset + a.dynamic }

// rangeEnd says where the range of a descriptor ends.
type rangeEnd uint8

const (
	wholeRange   rangeEnd = iota // with the buffer
	nullRange                    // it has none: the descriptor is null
	partialRange                 // inside of the block
	tightRange                   // with the block
)

var rangeNames = [...]string{"whole", "null", "partial", "tight"}

// hides reports whether parts of the block are out of the kernel's reach.
func (r rangeEnd) hides() bool { return r == nullRange || r == partialRange }

// indexing is how the kernel computes the index of a descriptor or an address.
type indexing uint8

const (
	constantIndex indexing = iota
	computedIndex
	nonUniformIndex
)

var (
	buffers   = []spec.StorageClass{spec.StorageClassStorageBuffer, spec.StorageClassPhysicalStorageBuffer}
	bindable  = []spec.StorageClass{spec.StorageClassStorageBuffer, spec.StorageClassUniform}
	outside   = DefaultClasses()
	reachable = append(slices.Clone(buffers), spec.StorageClassUniform)
	writable  = append(slices.Clone(buffers), spec.StorageClassWorkgroup)
)

// dimensions are all options but dyn and to, in the order of their names.
var dimensions = []dimension{
	{
		name: "array", values: []string{"3"}, classes: reachable,
		set: func(a *access, v string) bool { return setNumber(&a.array, v, 2, maxCopies) },
	},
	{
		name: "atomic", values: atomicNames(), classes: writable,
		set:     func(a *access, v string) bool { a.atomic = atomicCalled(v); return a.atomic != nil },
		matters: func(t *spirv.StructType, v string) bool { return holds(t, atomicCalled(v).suits) },
	},
	{
		name: "blocks", values: []string{"2"}, classes: reachable,
		set: func(a *access, v string) bool { return setNumber(&a.blocks, v, 2, maxCopies) },
	},
	{
		name: "coop", newer: coopNames(), classes: append(slices.Clone(buffers), spec.StorageClassWorkgroup),
		set: func(a *access, v string) bool { a.coop = coopCalled(v); return a.coop != nil },
		matters: func(t *spirv.StructType, _ string) bool {
			return within(t, func(t ir.Type) bool { return coopScalar(t) != nil })
		},
	},
	{
		name: "dynamic", later: []string{"256"}, classes: bindable,
		set: func(a *access, v string) bool {
			return setNumber(&a.dynamic, v, placeAlign, maxOffset) && a.dynamic%placeAlign == 0
		},
	},
	{
		name: "from", newer: []string{"texel"}, staged: true, classes: buffers,
		set: func(a *access, v string) bool { a.texels = v == "texel"; return a.texels },
	},
	{
		name: "grain", values: grainNames[1:], classes: classes,
		set:     func(a *access, v string) bool { return setName(&a.grain, grainNames[:], v) && a.grain != scalarGrain },
		matters: func(t *spirv.StructType, v string) bool { return hasGrain(t, v) },
	},
	{
		name: "heap", newer: heapingNames[1:], classes: bindable,
		set: func(a *access, v string) bool { return setName(&a.heap, heapingNames[:], v) && a.heap != noHeap },
	},
	{
		name: "index", needs: func(string) string { return "array=3" }, values: []string{"computed", "nonuniform"}, classes: reachable,
		set: func(a *access, v string) bool {
			return setName(&a.index, []string{"constant", "computed", "nonuniform"}, v) && a.index != constantIndex
		},
	},
	{
		name: "index64", newer: indexWidthNames[1:], classes: classes,
		set: func(a *access, v string) bool {
			return setName(&a.indices, indexWidthNames[:], v) && a.indices != shortIndices
		},
		matters: func(t *spirv.StructType, v string) bool {
			return v == indexWidthNames[farOffsets] || within(t, func(t ir.Type) bool { _, matrix := t.(*spirv.MatrixType); return matrix || isArray(t) || lanes(t) > 0 })
		},
	},
	{
		name: "init", values: []string{"zero"}, classes: []spec.StorageClass{spec.StorageClassWorkgroup},
		set: func(a *access, v string) bool { a.zeroed = v == "zero"; return a.zeroed },
		// There is no null constant of an address.
		matters: func(t *spirv.StructType, _ string) bool { return !holds(t, isAddress) },
	},
	{
		name: "inline", newer: []string{"block"}, staged: true, classes: bindable[1:],
		set: func(a *access, v string) bool { a.inline = v == "block"; return a.inline },
	},
	{
		name: "interpolation", newer: interpolations[1:], staged: true, classes: bindable[:1],
		set: func(a *access, v string) bool {
			return setName(&a.interpolation, interpolations[:], v) && a.interpolation != flatInputs
		},
		matters: func(t *spirv.StructType, _ string) bool {
			return slices.ContainsFunc(t.Members(), func(m spirv.Member) bool {
				return !holds(m.Type, func(t ir.Type) bool { _, float := t.(*ir.FloatType); return !float || wide(t) })
			})
		},
	},
	{
		name: "offset", values: []string{"32", "256"}, classes: outside,
		set: func(a *access, v string) bool { return setNumber(&a.offset, v, 4, maxOffset) && a.offset%4 == 0 },
	},
	{
		name: "out", newer: outNames[byImage:], staged: true, classes: outside, needs: func(v string) string {
			if v == outNames[byLocation] {
				return "stage=fragment"
			}
			return ""
		},
		set: func(a *access, v string) bool { return setName(&a.out, outNames[:], v) && a.out != byBuffer },
	},
	{
		name: "pack", newer: []string{"component"}, staged: true, classes: bindable[:1],
		set: func(a *access, v string) bool { a.packed = v == "component"; return a.packed },
	},
	{
		name: "ptr", newer: pointingNames[1:], classes: classes,
		set: func(a *access, v string) bool {
			return setName(&a.pointing, pointingNames[:], v) && a.pointing != typedPointers
		},
		matters: pointingMatters,
	},
	{
		name: "q", values: []string{"volatile", "coherent", "restrict", "readonly", "writeonly", "nontemporal", "coherent.volatile"},
		classes: classes,
		set:     func(a *access, v string) bool { return a.qualifier.set(v) },
	},
	{
		name: "range", values: []string{rangeNames[tightRange]}, later: []string{rangeNames[nullRange], rangeNames[partialRange]}, classes: bindable,
		set:     func(a *access, v string) bool { return setName(&a.ends, rangeNames[:], v) && a.ends != wholeRange },
		matters: func(t *spirv.StructType, v string) bool { return v != rangeNames[partialRange] || !isSingle(t) },
	},
	{
		name: "sizes", values: []string{"spec"}, classes: classes,
		set:     func(a *access, v string) bool { a.specialized = v == "spec"; return a.specialized },
		matters: func(t *spirv.StructType, _ string) bool { return hasLength(t) },
	},
	{
		name: "stage", newer: stageNames(), staged: true, classes: outside,
		set: func(a *access, v string) bool { a.stage = stageCalled(v); return a.stage != nil },
	},
	{
		name: "via", needs: func(v string) string {
			if v == viaNames[viaSelect] {
				return "blocks=2"
			}
			return ""
		}, values: viaNames[1:], classes: buffers,
		set: func(a *access, v string) bool { return setName(&a.via, viaNames[:], v) && a.via != direct },
	},
	{
		name: "views", needs: func(string) string { return "stage=fragment" }, newer: []string{"2", "3"}, staged: true, classes: outside,
		set: func(a *access, v string) bool { return setNumber(&a.views, v, 2, maxViews) },
	},
	{
		name: "widen", values: wideningNames[1:], classes: classes,
		set: func(a *access, v string) bool { return setName(&a.widen, wideningNames[:], v) && a.widen != sameWidth },
		matters: func(t *spirv.StructType, _ string) bool {
			return holds(t, func(t ir.Type) bool { return scalarSize(t) < 4 })
		},
	},
}

// maxCopies and maxOffset bound the numbers in options.
const (
	maxCopies = 8
	maxOffset = 1 << 16
)

func setNumber(to *int64, text string, least, most int64) bool {
	n, err := parseNumber(text)
	if err != nil || n < uint64(least) || n > uint64(most) {
		return false
	}
	*to = int64(n)
	return true
}

func setName[T ~uint8](to *T, names []string, name string) bool {
	i := slices.Index(names, name)
	*to = T(max(i, 0))
	return i >= 0
}

// with returns the option with a value, and what it needs.
func (d *dimension) with(value string) string {
	o := d.name + "=" + value
	if d.needs != nil && d.needs(value) != "" {
		o = joined(o, d.needs(value))
	}
	return o
}

// IsLater reports whether the case has a value of an option that lists of cases did not always have.
func (c *Case) IsLater() bool {
	return slices.ContainsFunc(c.options(), func(o string) bool {
		name, value, _ := strings.Cut(o, "=")
		d := dimensionCalled(name)
		return d != nil && slices.Contains(d.later, value)
	})
}

// IsStaged reports whether the case is one of the list "stages": a stage of a draw, an interface, or one with images or texels.
func (c *Case) IsStaged() bool {
	if p, ok := ParseProbe(c.Probe); ok && p.passes {
		return true
	}
	return slices.ContainsFunc(c.options(), func(o string) bool {
		d := dimensionCalled(optionName(o))
		return d != nil && d.staged
	})
}

// IsNewer reports whether the case has a probe, an option or a type of which only the lists "newer" and "stages" have cases.
func (c *Case) IsNewer() bool {
	return c.IsStaged() || hasNarrowFloats(compact(c.Type)) || slices.ContainsFunc(c.options(), func(o string) bool {
		name, value, _ := strings.Cut(o, "=")
		d := dimensionCalled(name)
		return d != nil && slices.Contains(d.newer, value)
	})
}

// dimensionCalled returns the option called name, or nil.
func dimensionCalled(name string) *dimension {
	i := slices.IndexFunc(dimensions, func(d dimension) bool { return d.name == name })
	if i < 0 {
		return nil
	}
	return &dimensions[i]
}

// Dimensions returns the names of the options that lists of cases can have.
func Dimensions() []string {
	out := make([]string, len(dimensions))
	for i := range out {
		out[i] = dimensions[i].name
	}
	return out
}

// OlderDimensions returns the names of the options that all lists of cases have.
func OlderDimensions() []string {
	var out []string
	for i := range dimensions {
		if d := &dimensions[i]; len(d.values)+len(d.later) > 0 {
			out = append(out, d.name)
		}
	}
	return out
}

// options returns the single options of the case.
func (c *Case) options() []string {
	if c.Options == "" {
		return nil
	}
	return strings.Split(c.Options, "+")
}

// resolve sets the access by the options.
func (p *plan) resolve() error {
	last := ""
	for _, o := range p.options() {
		name, value, _ := strings.Cut(o, "=")
		d := dimensionCalled(name)
		switch {
		case d == nil || name <= last:
			return fmt.Errorf("unknown, repeated or unsorted option %q (there are dyn, to=RULES, and %s)", name, strings.Join(Dimensions(), ", "))
		case !slices.Contains(p.probe.options, name):
			return fmt.Errorf("the probe %q has no option %s", p.probe, name)
		case !slices.Contains(d.classes, p.class):
			return fmt.Errorf("blocks in %s have no option %s", p.class, name)
		case !d.set(&p.access, value):
			return fmt.Errorf("the option %s has no value %q (there is %s)", name, value, strings.Join(slices.Concat(d.values, d.later, d.newer), ", "))
		}
		last = name
	}
	if p.probe.passes && p.access.stage == nil {
		p.access.stage = &stages[0]
	}
	return p.access.check(p.probe, p.class)
}

// conflicts are combinations of options, probes and classes that make no kernel.
var conflicts = []struct {
	why   string
	found func(a *access, probe *Probe, class spec.StorageClass) bool
}{
	{"array and blocks exclude each other", func(a *access, _ *Probe, _ spec.StorageClass) bool { return a.array > 0 && a.blocks > 0 }},
	{"index needs array, or via=array", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.index != constantIndex && a.array == 0 && a.via != viaArray
	}},
	{"blocks begin at multiples of 256, or in push constants of 32 below 128", func(a *access, _ *Probe, class spec.StorageClass) bool {
		if class == spec.StorageClassPushConstant {
			return a.offset%32 != 0 || a.offset >= pushBytes
		}
		return a.offset%placeAlign != 0
	}},
	{"an atomic operation accesses a scalar, so it excludes grain, widen and nontemporal", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.atomic != nil && (a.grain.composite() || a.widen != sameWidth || a.qualifier&nontemporal != 0)
	}},
	{"the atomic operation belongs to the other probe", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return a.atomic != nil && (probe.writes && !a.atomic.writes || !probe.writes && !a.atomic.reads)
	}},
	{"readonly is for read, and writeonly for write", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return a.qualifier&readonly != 0 && probe.writes || a.qualifier&writeonly != 0 && (!probe.writes || a.grain.picks())
	}},
	{"an atomic operation that changes memory also reads it", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.atomic != nil && a.qualifier&(readonly|writeonly) != 0
	}},
	{"this qualifier is for storage buffers", func(a *access, _ *Probe, class spec.StorageClass) bool {
		return a.qualifier&^(volatile|nontemporal) != 0 && !slices.Contains(buffers, class)
	}},
	{"this way to the block is for another storage class", func(a *access, _ *Probe, class spec.StorageClass) bool {
		return a.via != direct && (a.via == viaSelect) != (class == spec.StorageClassStorageBuffer)
	}},
	{"via=select needs blocks, and the other ways lead to one block or an array", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.via == viaSelect && a.blocks == 0 || a.via > viaSelect && a.blocks > 0 || (a.via == viaMember || a.via == viaNested) && a.array > 0
	}},
	{"range=tight is for blocks of which the kernel does not ask the size", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return a.ends == tightRange && probe.measures
	}},
	{"range=null and range=partial are for read, write and size", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return a.ends.hides() && probe.copies
	}},
	{"range=null and range=partial are for accesses to scalars, so they exclude atomic, grain and widen", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.ends.hides() && (a.atomic != nil || a.grain != scalarGrain || a.widen != sameWidth)
	}},
	{"range=null excludes dynamic and offset", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.ends == nullRange && a.origin() > 0
	}},
	{"init excludes atomic and widen", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.zeroed && (a.atomic != nil || a.widen != sameWidth)
	}},
	{"sizes excludes values that contain arrays", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return a.specialized && !probe.copies && (a.grain == arrayGrain || a.grain == structGrain)
	}},
	{"stage excludes atomic, because a device may run a shader several times for a vertex", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.stage != nil && a.atomic != nil
	}},
	{"out=location is for stages that lead to fragments", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.out == byLocation && (a.stage == nil || a.stage.grouped())
	}},
	{"an interface is behind the stages vertex, tesseval and geometry", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return probe.passes && a.stage != nil && !a.stage.sends
	}},
	{"the invocations of a draw are one group, so a computed index of a descriptor is there index=nonuniform", func(a *access, _ *Probe, class spec.StorageClass) bool {
		return a.index == computedIndex && a.stage != nil && !a.stage.grouped() && slices.Contains(bindable, class)
	}},
	{"views are for the stages vertex and fragment, and exclude range=null and range=partial, because all must have something to do", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.views > 0 && (a.ends.hides() || a.stage == nil || a.stage.model != spec.ExecutionModelVertex && a.stage.model != spec.ExecutionModelFragment)
	}},
	{"an inline block is a descriptor with its own bytes, of which every device has four: it excludes array, dynamic, offset, range=null, range=partial and more blocks", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.inline && (a.array > 0 || a.blocks > maxInlineBlocks || a.origin() > 0 || a.ends.hides())
	}},
	{"out and from exclude widen", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return !a.plain() && a.widen != sameWidth
	}},
	{"index64=far is for scalars behind device addresses, which are direct or in an array", func(a *access, _ *Probe, class spec.StorageClass) bool {
		return a.indices == farOffsets && (class != spec.StorageClassPhysicalStorageBuffer || a.grain.composite() || a.coop != nil || a.via != direct)
	}},
	{"a block in the descriptor heap excludes coop, dynamic, index64, inline, range, stage and via", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.heap != noHeap && (a.coop != nil || a.dynamic > 0 || a.indices != shortIndices || a.inline || a.ends != wholeRange || a.stage != nil || a.via != direct)
	}},
	{"a struct in the descriptor heap has members, whose numbers are constants, so heap=offset excludes index", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.heap == heapOffset && a.index != constantIndex
	}},
	{"index64 excludes ptr", func(a *access, _ *Probe, _ spec.StorageClass) bool {
		return a.indices != shortIndices && a.pointing != typedPointers
	}},
	{"cooperative matrices exclude other ways to access the block, and there are words in place of storage buffers only", func(a *access, _ *Probe, class spec.StorageClass) bool {
		return a.coop != nil && (a.atomic != nil || a.grain != scalarGrain || a.qualifier != 0 || a.index != constantIndex || a.widen != sameWidth || a.via != direct || a.ends.hides() ||
			a.specialized || a.zeroed || a.stage != nil || !a.plain() || a.pointing != typedPointers || a.copies() > 1 || a.coop.words && class != spec.StorageClassStorageBuffer)
	}},
	{"this grain picks parts of vectors, which copies do not", func(a *access, probe *Probe, _ spec.StorageClass) bool {
		return (a.grain.picks() || a.grain == componentGrain) && probe.copies
	}},
}

// check returns an error if options exclude each other.
func (a *access) check(probe *Probe, class spec.StorageClass) error {
	for _, c := range conflicts {
		if c.found(a, probe, class) {
			return errors.New("options: " + c.why)
		}
	}
	return nil
}

// holds reports whether t has a scalar that f accepts.
func holds(t ir.Type, f func(ir.Type) bool) bool {
	return within(t, func(t ir.Type) bool {
		switch t := t.(type) {
		case *spirv.StructType, *spirv.ArrayType, *spirv.RuntimeArrayType:
			return false
		case *spirv.MatrixType:
			return f(t.ElementType())
		case *ir.VectorType:
			return f(t.ElementType())
		}
		return f(t)
	})
}

// isSingle reports whether t has one scalar and no array.
func isSingle(t ir.Type) bool {
	switch t := t.(type) {
	case *spirv.StructType:
		return len(t.Members()) == 1 && isSingle(t.Members()[0].Type)
	case *spirv.ArrayType, *spirv.RuntimeArrayType, *spirv.MatrixType, *ir.VectorType:
		return false
	}
	return true
}

// qualifier is a set of properties of the block or of its accesses.
type qualifier uint8

const (
	coherent qualifier = 1 << iota
	nontemporal
	readonly
	restrict
	volatile
	writeonly
)

type qualifierRow struct {
	name       string
	decoration spec.Decoration
	operand    spec.MemoryAccess
}

// qualifiers are the names of qualifiers, in the order of their bits, and what they are
// in SPIR-V: a decoration of the block's members, an operand of each access, or both.
var qualifiers = [...]qualifierRow{
	{"coherent", spec.DecorationCoherent, 0},
	{"nontemporal", 0, spec.MemoryAccessNontemporal},
	{"readonly", spec.DecorationNonWritable, 0},
	{"restrict", spec.DecorationRestrict, 0},
	{"volatile", spec.DecorationVolatile, spec.MemoryAccessVolatile},
	{"writeonly", spec.DecorationNonReadable, 0},
}

// set parses sorted names with dots between.
func (q *qualifier) set(text string) bool {
	*q = 0
	for name := range strings.SplitSeq(text, ".") {
		i := slices.IndexFunc(qualifiers[:], func(r qualifierRow) bool { return r.name == name })
		if i < 0 || *q >= 1<<i {
			return false
		}
		*q |= 1 << i
	}
	return true
}

// operands returns the operands of accesses.
func (q qualifier) operands() (m spec.MemoryAccess) {
	for i, r := range qualifiers {
		if q>>i&1 != 0 {
			m |= r.operand
		}
	}
	return m
}

// decorate returns a block whose members have the decorations.
func (q qualifier) decorate(t *spirv.StructType) *spirv.StructType {
	var add []spirv.MemberDecoration
	for i, r := range qualifiers {
		if q>>i&1 != 0 && r.decoration != 0 {
			add = append(add, spirv.MemberDecoration{Decoration: r.decoration})
		}
	}
	if add == nil {
		return t
	}
	members := slices.Clone(t.Members())
	for i := range members {
		members[i].Decorations = append(slices.Clone(members[i].Decorations), add...)
	}
	return spirv.StructOf(t.Context(), members, t.HasOffset(), t.Decorations()...)
}
