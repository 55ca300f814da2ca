package conform

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// generated is the first byte of a type that the generator makes again from its number:
// #g1.<seed>.<index>, and -<scalar> for each scalar that its types lack. #g2 also has narrow floats.
const generated = '#'

// The kinds of generated types: without and with bf16 and floats of 8 bits.
const (
	plainTypes  = 1
	narrowTypes = 2
)

// generatorVersion is part of all seeds. A change of internal/blockgen or of what the
// generator does with its seeds changes it.
const generatorVersion = 1

// maxSpelling is the length of the longest spelling, in bytes, that an identifier holds in
// place of the number of a generated type.
const maxSpelling = 200

// mix hashes the seed, the version of the generator and another number with SplitMix64, so
// that neighbors have nothing in common.
func mix(seed, n uint64) uint64 {
	h := uint64(0)
	for _, v := range [...]uint64{seed, generatorVersion, n} {
		h += v + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}

// The hash of texts is FNV-1a with 64 bits. Another one would change lists of cases.
const (
	hashStart = 14695981039346656037
	hashPrime = 1099511628211
)

// hashText returns a number for a text.
func hashText(text string) uint64 { return hashMore(hashStart, text) }

// hashMore returns the hash of a text whose beginning has the hash h, followed by more.
func hashMore(h uint64, more string) uint64 {
	for i := range len(more) {
		h = (h ^ uint64(more[i])) * hashPrime
	}
	return h
}

// lack is a scalar that generated types may lack: its name, what takes it away, whether a device has it, and the first
// kind of types with it.
type lack struct {
	name  string
	apply func(o *blockgen.Options)
	has   func(has func(spec.Capability) bool) bool
	since int
}

// withouts are the scalars that generated types may lack.
var withouts = [...]lack{
	{"i8", func(o *blockgen.Options) { o.Ints = without(o.Ints, 8) }, needs(spec.CapabilityStorageBuffer8BitAccess), plainTypes},
	{"i16", func(o *blockgen.Options) { o.Ints = without(o.Ints, 16) }, needs(spec.CapabilityStorageBuffer16BitAccess), plainTypes},
	{"i64", func(o *blockgen.Options) { o.Ints = without(o.Ints, 64) }, needs(spec.CapabilityInt64), plainTypes},
	{"h", func(o *blockgen.Options) { o.Floats = without(o.Floats, 16) }, needs(spec.CapabilityStorageBuffer16BitAccess), plainTypes},
	{"d", func(o *blockgen.Options) { o.Floats = without(o.Floats, 64) }, needs(spec.CapabilityFloat64), plainTypes},
	{"p", func(o *blockgen.Options) { o.Pointers = false }, needs(spec.CapabilityPhysicalStorageBufferAddresses), plainTypes},
	{"bf", func(o *blockgen.Options) { o.Narrow = withoutKind(o.Narrow, ir.BF16) }, needs(spec.CapabilityBFloat16TypeKHR, spec.CapabilityStorageBuffer16BitAccess), narrowTypes},
	{"e4", func(o *blockgen.Options) { o.Narrow = withoutKind(o.Narrow, ir.F8E4M3FN) }, needs(spec.CapabilityFloat8EXT, spec.CapabilityStorageBuffer8BitAccess), narrowTypes},
	{"e5", func(o *blockgen.Options) { o.Narrow = withoutKind(o.Narrow, ir.F8E5M2) }, needs(spec.CapabilityFloat8EXT, spec.CapabilityStorageBuffer8BitAccess), narrowTypes},
}

func without(widths []uint32, bits uint32) []uint32 {
	return slices.DeleteFunc(slices.Clone(widths), func(w uint32) bool { return w == bits })
}

func withoutKind(kinds []ir.FloatKind, kind ir.FloatKind) []ir.FloatKind {
	return slices.DeleteFunc(slices.Clone(kinds), func(k ir.FloatKind) bool { return k == kind })
}

func needs(caps ...spec.Capability) func(has func(spec.Capability) bool) bool {
	return func(has func(spec.Capability) bool) bool {
		return !slices.ContainsFunc(caps, func(c spec.Capability) bool { return !has(c) })
	}
}

// generator makes random types.
type generator struct {
	kind  int
	seed  uint64
	lacks []string // names of scalars in the order of withouts
}

// options returns the options of the generator. Two thirds of the types are small, because
// drivers need long for large ones.
func (g *generator) options(index uint64) blockgen.Options {
	o := blockgen.All()
	if g.kind == narrowTypes {
		o.Narrow = []ir.FloatKind{ir.BF16, ir.F8E4M3FN, ir.F8E5M2}
	}
	if index%3 != 0 {
		o.Members, o.Nest, o.Count = 3, 2, 3
	}
	for _, w := range withouts {
		if slices.Contains(g.lacks, w.name) {
			w.apply(&o)
		}
	}
	return o
}

// block returns the type with the index.
func (g *generator) block(ctx *ir.Context, index uint64) *spirv.StructType {
	return g.options(index).Block(ctx, mix(g.seed, index))
}

// name returns the number of the type with the index, which identifiers hold if the type is
// long.
func (g *generator) name(index uint64) string {
	s := string(generated) + "g" + strconv.Itoa(g.kind) + "." + strconv.FormatUint(g.seed, 10) + "." + strconv.FormatUint(index, 10)
	for _, name := range g.lacks {
		s += "-" + name
	}
	return s
}

// parseGenerated makes the type with the number text.
func parseGenerated(ctx *ir.Context, text string) (*spirv.StructType, error) {
	numbers, lacks, _ := strings.Cut(text, "-")
	part := strings.Split(numbers, ".")
	kind := 0
	if len(part) == 3 {
		kind = 1 + slices.Index([]string{string(generated) + "g1", string(generated) + "g2"}, part[0])
	}
	if kind == 0 {
		return nil, fmt.Errorf("type %q: the number of a type is %cg1.SEED.INDEX, or %cg2.SEED.INDEX of a type with narrow floats, made by version %d of the generator", text, generated, generated, generatorVersion)
	}
	seed, err := parseNumber(part[1])
	if err != nil {
		return nil, fmt.Errorf("type %q: %w", text, err)
	}
	index, err := parseNumber(part[2])
	if err != nil {
		return nil, fmt.Errorf("type %q: %w", text, err)
	}
	g := generator{kind: kind, seed: seed}
	for _, w := range withouts {
		if w.since <= kind && slices.Contains(strings.Split(lacks, "-"), w.name) {
			g.lacks = append(g.lacks, w.name)
		}
	}
	if want := g.name(index); want != text {
		return nil, fmt.Errorf("type %q: unknown, repeated or unsorted scalars; the name is %s", text, want)
	}
	return g.block(ctx, index), nil
}

// generatorFor returns the generator of types of a kind that have only scalars that the device supports in a storage buffer.
func generatorFor(kind int, info *runner.DeviceInfo, seed uint64) generator {
	g := generator{kind: kind, seed: seed}
	has := func(c spec.Capability) bool { return slices.Contains(info.Capabilities, c) }
	for _, w := range withouts {
		if w.since <= kind && !w.has(has) {
			g.lacks = append(g.lacks, w.name)
		}
	}
	return g
}

// Types returns block types to probe on a device, as identifiers spell them: the systematic
// set if systematic is true, followed by n random types. No type has scalars that the
// device does not support in a storage buffer.
func Types(info *runner.DeviceInfo, systematic bool, n int, seed uint64) []string {
	g := generatorFor(plainTypes, info, seed)
	var out []string
	if systematic {
		out = g.systematic(g.options(0))
	}
	return append(out, g.random(n)...)
}

// NarrowTypes returns the systematic set of bf16 and floats of 8 bits, and the first n random types that have some of
// them. It returns no types if the device has none of these floats in storage buffers.
func NarrowTypes(info *runner.DeviceInfo, n int, seed uint64) []string {
	g := generatorFor(narrowTypes, info, seed)
	o := g.options(0)
	if len(o.Narrow) == 0 {
		return nil
	}
	isPlain := func(name string) bool { return !hasNarrowFloats(name) }
	o.Floats, o.Pointers = nil, false
	out := slices.DeleteFunc(g.systematic(o), isPlain)
	random := slices.DeleteFunc(g.random(3*n), isPlain)
	return append(out, random[:min(n, len(random))]...)
}

// hasNarrowFloats reports whether the spelling of a type has bf16 or floats of 8 bits. No other part of a spelling has their letters.
func hasNarrowFloats(name string) bool {
	return strings.HasPrefix(name, string(generated)+"g2") || name != "" && name[0] == '{' && strings.ContainsAny(name, "be")
}

// systematic returns the systematic types with options.
func (g *generator) systematic(o blockgen.Options) []string {
	var out []string
	for _, c := range o.Systematic(newContext()) {
		out = append(out, spellBlock(c.Type))
	}
	return out
}

// random returns the first n random types.
func (g *generator) random(n int) []string {
	var out []string
	var ctxs contexts
	for i := range uint64(max(n, 0)) {
		name := spellBlock(g.block(ctxs.next(), i))
		if len(name) > maxSpelling {
			name = g.name(i)
		}
		out = append(out, name)
	}
	return out
}
