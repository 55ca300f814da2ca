package cts

import (
	"strconv"
	"strings"
)

// feature is a set of what the random blocks of a group may have.
type feature uint32

const (
	vectors feature = 1 << iota
	matrices
	arrays
	structs
	instanceArrays
	// unusedMembers lets the shader leave members of blocks out, and members of structs of uniform blocks.
	unusedMembers
	std140
	std430
	relaxedRules
	scalarRules
	orders // orders of matrices
	runtimeArrays
	arraysOfArrays
	wide16 // scalars of 16 bits
	wide8  // scalars of 8 bits
	indexing
	outOfOrder
	computeBlocks
)

// randomGroup is a group of random cases. Case n has the seed seed + n.
type randomGroup struct {
	name  string
	has   feature
	cases int
	seed  uint32
}

// These are features that several groups have.
const (
	basics   = vectors | matrices
	standard = std140 | std430 | unusedMembers
	mixes    = standard | basics | orders
	deep     = structs | arrays | arraysOfArrays
	allOf    = mixes | deep | runtimeArrays | instanceArrays
	uniforms = std140 | unusedMembers
	uniMixes = uniforms | basics | orders
	uniAll   = uniMixes | deep | instanceArrays | computeBlocks
)

// hashed is the number whose hash is the seed of groups that came later.
const hashed = 313

// storageGroups and uniformGroups are the groups of random cases. Those with the suffix _compute are the uniform groups of the
// same name with compute blocks too.
var (
	storageGroups = []randomGroup{
		{"scalar_types", standard, 25, 0},
		{"vector_types", standard | vectors, 25, 25},
		{"basic_types", mixes, 25, 50},
		{"basic_arrays", mixes | arrays, 25, 50},
		{"unsized_arrays", mixes | runtimeArrays | arrays, 25, 50},
		{"arrays_of_arrays", mixes | runtimeArrays | arrays | arraysOfArrays, 25, 950},
		{"basic_instance_arrays", mixes | runtimeArrays | instanceArrays, 25, 75},
		{"nested_structs", mixes | runtimeArrays | structs, 25, 100},
		{"nested_structs_arrays", mixes | runtimeArrays | deep, 25, 150},
		{"nested_structs_instance_arrays", mixes | runtimeArrays | structs | instanceArrays, 25, 125},
		{"nested_structs_arrays_instance_arrays", mixes | runtimeArrays | deep | instanceArrays, 25, 175},
		{"all_per_block_buffers", allOf, 50, 200},
		{"all_shared_buffer", allOf, 50, 250},
		{"relaxed", vectors | relaxedRules | instanceArrays, 100, mixed(hashed)},
		{"scalar", allOf&^(std140|std430) | scalarRules, 100, mixed(hashed)},
		{"descriptor_indexing", mixes | relaxedRules | scalarRules | indexing, 50, 123},
	}
	uniformGroups = []randomGroup{
		{"scalar_types", uniforms, 25, 0},
		{"vector_types", uniforms | vectors, 25, 25},
		{"basic_types", uniMixes, 25, 50},
		{"basic_arrays", uniMixes | arrays, 25, 50},
		{"basic_instance_arrays", uniMixes | instanceArrays, 25, 75},
		{"nested_structs", uniMixes | structs, 25, 100},
		{"nested_structs_arrays", uniMixes | structs | arrays, 25, 150},
		{"nested_structs_instance_arrays", uniMixes | structs | instanceArrays, 25, 125},
		{"nested_structs_arrays_instance_arrays", uniMixes | structs | arrays | instanceArrays, 25, 175},
		{"all_per_block_buffers", uniAll, 50, 200},
		{"all_shared_buffer", uniAll, 50, 250},
		{"all_out_of_order_offsets", uniAll | outOfOrder, 50, 300},
		{"scalar", uniAll&^std140 | std430 | scalarRules | outOfOrder, 100, mixed(hashed)},
		{"descriptor_indexing", uniMixes | std430 | scalarRules | indexing | computeBlocks, 50, 123},
	}
)

// largeGroup is the group of blocks beyond 4 GiB, with its number of cases.
const (
	largeGroup = "unsized_arrays_64b"
	largeCases = 2
)

// random returns the program of a case in a random group. path may begin with the width of scalars that its blocks have.
func (s *suite) random(path string) (*program, Reason) {
	var narrow feature
	if rest, ok := strings.CutPrefix(path, "16bit."); ok {
		narrow, path = wide16, rest
	} else if rest, ok := strings.CutPrefix(path, "8bit."); ok {
		narrow, path = wide8, rest
	}
	name, number, _ := strings.Cut(path, ".")
	n, err := strconv.ParseUint(number, 10, 32)
	if err != nil || strconv.FormatUint(n, 10) != number {
		return nil, Unknown
	}
	if name == largeGroup && s.class != uniform && n < largeCases {
		return nil, Large
	}
	groups := storageGroups
	if s.class == uniform {
		groups = uniformGroups
		if rest, ok := strings.CutSuffix(name, "_compute"); ok {
			name, narrow = rest, narrow|computeBlocks
		}
	}
	for i := range groups {
		g := &groups[i]
		if g.name != name || n >= uint64(g.cases) || narrow&computeBlocks != 0 && !g.pairs() {
			continue
		}
		d := drawer{random: newRandom(g.seed + uint32(n)), has: g.has | narrow, candidates: candidates(g.has | narrow)}
		p := &program{class: s.class, nonUniform: g.has&indexing != 0}
		if s.class == uniform {
			p.blocks = d.uniformBlocks()
		} else {
			p.blocks = d.storageBlocks(s.class == address)
		}
		return p, ""
	}
	return nil, Unknown
}

// pairs reports whether the CTS has a second group with the features of a uniform group and compute blocks.
func (g *randomGroup) pairs() bool { return g.has&computeBlocks == 0 }

// candidates returns the basic types from which members are chosen, in the order that counts for the choice.
func candidates(has feature) []basicType {
	var out []basicType
	add := func(on feature, names ...string) {
		for _, name := range names {
			if t, ok := basicCalled(name); ok && has&on == on {
				out = append(out, t)
			}
		}
	}
	add(0, "float", "int", "uint", "bool")
	add(wide16, "uint16_t", "int16_t", "float16_t")
	add(wide8, "uint8_t", "int8_t")
	add(vectors, "vec2", "vec3", "vec4", "ivec2", "ivec3", "ivec4", "uvec2", "uvec3", "uvec4", "bvec2", "bvec3", "bvec4")
	add(vectors|wide16, "f16vec2", "f16vec3", "f16vec4", "i16vec2", "i16vec3", "i16vec4", "u16vec2", "u16vec3", "u16vec4")
	add(vectors|wide8, "i8vec2", "i8vec3", "i8vec4", "u8vec2", "u8vec3", "u8vec4")
	// Matrices of 2 columns of 4 rows are not among them.
	add(matrices, "mat2", "mat2x3", "mat3x2", "mat3", "mat3x4", "mat4x2", "mat4x3", "mat4")
	return out
}
