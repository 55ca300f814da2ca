package conform

import (
	"fmt"
	"hash/fnv"
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
// #g1.<seed>.<index>, and -<scalar> for each scalar that its types lack.
const generated = '#'

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

// hashText returns a number for a text.
func hashText(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}

// withouts are the names of the scalars that generated types may lack, and what takes them
// away.
var withouts = [...]struct {
	name  string
	apply func(o *blockgen.Options)
	has   func(has func(spec.Capability) bool) bool
}{
	{"i8", func(o *blockgen.Options) { o.Ints = without(o.Ints, 8) }, needs(spec.CapabilityStorageBuffer8BitAccess)},
	{"i16", func(o *blockgen.Options) { o.Ints = without(o.Ints, 16) }, needs(spec.CapabilityStorageBuffer16BitAccess)},
	{"i64", func(o *blockgen.Options) { o.Ints = without(o.Ints, 64) }, needs(spec.CapabilityInt64)},
	{"h", func(o *blockgen.Options) { o.Floats = without(o.Floats, 16) }, needs(spec.CapabilityStorageBuffer16BitAccess)},
	{"d", func(o *blockgen.Options) { o.Floats = without(o.Floats, 64) }, needs(spec.CapabilityFloat64)},
	{"p", func(o *blockgen.Options) { o.Pointers = false }, needs(spec.CapabilityPhysicalStorageBufferAddresses)},
}

func without(widths []uint32, bits uint32) []uint32 {
	return slices.DeleteFunc(slices.Clone(widths), func(w uint32) bool { return w == bits })
}

func needs(c spec.Capability) func(has func(spec.Capability) bool) bool {
	return func(has func(spec.Capability) bool) bool { return has(c) }
}

// generator makes random types.
type generator struct {
	seed  uint64
	lacks []string // names of scalars in the order of withouts
}

// options returns the options of the generator. Two thirds of the types are small, because
// drivers need long for large ones.
func (g *generator) options(index uint64) blockgen.Options {
	o := blockgen.All()
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
	s := string(generated) + "g" + strconv.Itoa(generatorVersion) + "." + strconv.FormatUint(g.seed, 10) + "." + strconv.FormatUint(index, 10)
	for _, name := range g.lacks {
		s += "-" + name
	}
	return s
}

// parseGenerated makes the type with the number text.
func parseGenerated(ctx *ir.Context, text string) (*spirv.StructType, error) {
	numbers, lacks, _ := strings.Cut(text, "-")
	part := strings.Split(numbers, ".")
	if len(part) != 3 || part[0] != string(generated)+"g"+strconv.Itoa(generatorVersion) {
		return nil, fmt.Errorf("type %q: the number of a type is %cg%d.SEED.INDEX, made by version %d of the generator", text, generated, generatorVersion, generatorVersion)
	}
	seed, err := parseNumber(part[1])
	if err != nil {
		return nil, fmt.Errorf("type %q: %w", text, err)
	}
	index, err := parseNumber(part[2])
	if err != nil {
		return nil, fmt.Errorf("type %q: %w", text, err)
	}
	g := generator{seed: seed}
	for _, w := range withouts {
		if slices.Contains(strings.Split(lacks, "-"), w.name) {
			g.lacks = append(g.lacks, w.name)
		}
	}
	if want := g.name(index); want != text {
		return nil, fmt.Errorf("type %q: unknown, repeated or unsorted scalars; the name is %s", text, want)
	}
	return g.block(ctx, index), nil
}

// Types returns block types to probe on a device, as identifiers spell them: the systematic
// set if systematic is true, followed by n random types. No type has scalars that the
// device does not support in a storage buffer.
func Types(info *runner.DeviceInfo, systematic bool, n int, seed uint64) []string {
	g := generator{seed: seed}
	has := func(c spec.Capability) bool { return slices.Contains(info.Capabilities, c) }
	for _, w := range withouts {
		if !w.has(has) {
			g.lacks = append(g.lacks, w.name)
		}
	}
	var out []string
	if systematic {
		for _, c := range g.options(0).Systematic(newContext()) {
			out = append(out, spellBlock(c.Type))
		}
	}
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
