package cts

import (
	"slices"
	"strings"
)

// structGroup is a group of the CTS whose blocks hold structs, or several members.
type structGroup struct {
	name string
	// storage and uniform are the members of blocks in buffers of these kinds, each after a word that says what the shader
	// does with it: r reads, w writes, - neither. There is no such group for a kind without blocks.
	storage, uniform [][]string
	// pair is true for groups with two blocks, which also have cases with one buffer for blocks that are no arrays.
	pair bool
	// computes is true if there are cases with uniform blocks in compute shaders.
	computes bool
}

// These are structs that several groups have.
const (
	structS    = "{v3s32;[4]m3x3f;v4f}"
	structInts = "{v3s32;[4]v2s32;v4f}"
	structPair = "{m3x3f;[4]v2s32;v4f}"
)

// structGroups are these groups. The members are those of the generator of the CTS, with what its shaders access.
var structGroups = []structGroup{
	{name: "single_struct", computes: true,
		storage: [][]string{{"rw " + structS}}, uniform: [][]string{{"r " + structS}}},
	{name: "single_struct_array", computes: true,
		storage: [][]string{{"- u32", "rw [3]" + structS, "w v4f"}}, uniform: [][]string{{"r u32", "r [3]" + structS, "r v4f"}}},
	{name: "single_nested_struct", computes: true,
		storage: [][]string{{"r " + structS, "- v2f", "rw {m3x3f;" + structS + "}", "w u32"}},
		uniform: [][]string{{"r " + structS, "- v2f", "r {m3x3f;" + structS + "}", "r u32"}}},
	{name: "single_nested_struct_array", computes: true,
		storage: [][]string{{"w " + structInts, "- v2f", "r [2]{m3x3f;[3]" + structInts + "}", "rw u32"}},
		uniform: [][]string{{"r " + structInts, "- v2f", "r [2]{m3x3f;[3]" + structInts + "}", "r u32"}}},
	{name: "unsized_struct_array",
		storage: [][]string{{"- v2f", "w u32", "rw []{v2u32;[4]m2x4f;v3f}"}}},
	{name: "2_level_unsized_struct_array",
		storage: [][]string{{"- u32", "w v4f", "rw [][2]{v3s32;v4f}"}}},
	{name: "unsized_nested_struct_array",
		storage: [][]string{{"w {v3u32;[4]v2f;v4f}", "- v2f", "rw u32", "r []{m4x3f;[3]{v3u32;[4]v2f;v4f};s32}"}}},
	{name: "2_level_struct_array",
		uniform: [][]string{{"r s32", "r [2][3]{v3u32;[4]m2x2f;u32}", "r v2f"}}},
	{name: "multi_basic_types", pair: true, computes: true,
		storage: [][]string{{"rw f", "- v3u32", "r m2x2f"}, {"w m3x3f", "r v2s32", "- v4f", "rw u32"}},
		uniform: multiBasic},
	{name: "multi_nested_struct", pair: true, computes: true,
		storage: [][]string{{"rw f", "w " + structPair, "- v3u32"}, {"w m2x2f", "rw {u32;" + structPair + ";v4u32}", "- v4u32", "rw u32"}},
		uniform: [][]string{{"r f", "r " + structPair, "- v3u32"}, {"r m2x2f", "r {u32;" + structPair + ";v4u32}", "- v4u32", "r u32"}}},
}

// multiBasic are the uniform blocks of two groups.
var multiBasic = [][]string{{"r f", "- v3u32", "r m2x2f"}, {"r m3x3f", "r v2s32", "- v4f", "r u32"}}

// has reports whether the group has blocks of a storage class.
func (g *structGroup) has(class string) bool { return g.of(class) != nil }

func (g *structGroup) of(class string) [][]string {
	if class == uniform {
		return g.uniform
	}
	return g.storage
}

// blocksOf returns blocks with these members.
func blocksOf(list [][]string, rules string, instances int) []block {
	var out []block
	for _, members := range list {
		b := block{rules: rules, instances: instances}
		for _, text := range members {
			access, typ, _ := strings.Cut(text, " ")
			b.members = append(b.members, member{typ: typ, read: strings.Contains(access, "r"), write: strings.Contains(access, "w")})
		}
		out = append(out, b)
	}
	return out
}

// structs returns the program of a case in a group of structs.
func (s *suite) structs(g *structGroup, path string) (*program, Reason) {
	mode, text, ok := strings.Cut(path, ".")
	if !ok || mode != "per_block_buffer" && mode != "single_buffer" {
		return nil, Unknown
	}
	var f flags
	if s.class == uniform {
		stages := []string{"vertex", "fragment", "both"}
		if g.computes {
			stages = append(stages, "compute")
		}
		if g.pair {
			stages = append(stages, "mixed")
		}
		if !f.stages(&text, stages...) {
			return nil, Unknown
		}
	} else {
		f.accesses(&text)
	}
	n := 0
	if suffix(&text, "_instance_array") {
		n = instances
	}
	relaxes := text == "relaxed_block" && g.name == "multi_basic_types" && s.class != uniform
	if relaxes {
		text = relaxed
	}
	// One block in one buffer is the case with a buffer for each block.
	if !isRules(text) && !relaxes || mode == "single_buffer" && n == 0 && !g.pair {
		return nil, Unknown
	}
	p := &program{class: s.class, blocks: blocksOf(g.of(s.class), text, n), components: f.components, columns: f.columns}
	for i := range p.blocks {
		b := &p.blocks[i]
		b.stages = stagesOf(f.stage, i > 0)
		if s.readonly {
			for j := range b.members {
				b.members[j].write = false
			}
		}
	}
	return p, ""
}

// linked returns the program of a case with a block of one name in each of two stages.
func linked(path string) (*program, Reason) {
	names := []string{"single_buf_single_instance", "per_block_buf_single_instance", "single_buf_instance_array", "per_block_buf_instance_array"}
	i := slices.Index(names, path)
	if i < 0 {
		return nil, Unknown
	}
	n := 0
	if i >= 2 {
		n = 2
	}
	p := &program{class: uniform, blocks: blocksOf(multiBasic, "std140", n)}
	for i := range p.blocks {
		p.blocks[i].stages = stagesOf("mixed", i > 0)
	}
	return p, ""
}
