package cts

import (
	"slices"
	"strings"
)

// These are the storage classes of blocks.
const (
	storage = "StorageBuffer"
	address = "PhysicalStorageBuffer"
	uniform = "Uniform"
)

// lengthID is the beginning of identifiers of the length of an array.
const lengthID = "v1/StorageBuffer/std430/size"

// suite is a part of the CTS with groups of its own.
type suite struct {
	class string
	// readonly is true for the part whose shaders write nothing, with the groups that make sense for it.
	readonly bool
}

// suites are the parts by the words of names before those of a group.
var suites = []struct {
	prefix string
	suite
}{
	{"ssbo.layout.", suite{class: storage}},
	{"ssbo.readonly.layout.", suite{class: storage, readonly: true}},
	{"ssbo.phys.layout.", suite{class: address}},
	{"ubo.", suite{class: uniform}},
}

// shapes are the types of groups whose names have a type of GLSL, with T for it. The first row that has the group and a
// class counts.
var shapes = []struct{ group, class, typ string }{
	{"single_basic_type", "", "T"},
	{"single_basic_array", "", "[3]T"},
	{"instance_array_basic_type", "", "T"},
	{"basic_unsized_array", storage, "[]T"},
	{"basic_unsized_array", address, "[]T"},
	{"unsized_array", uniform, "[]T"},
	{"2_level_array", uniform, "[3][4]T"},
	{"2_level_array", "", "[4][3]T"},
	{"3_level_array", uniform, "[3][4][2]T"},
	{"3_level_array", "", "[4][2][3]T"},
	{"3_level_unsized_array", storage, "[][4][2]T"},
	{"3_level_unsized_array", address, "[][4][2]T"},
	{"basic_unsized_array_64b", storage, ""},
	{"basic_unsized_array_64b", address, ""},
}

// readonlyGroups are the groups of the suite that writes nothing.
var readonlyGroups = []string{"single_basic_type", "single_basic_array", "basic_unsized_array", "basic_unsized_array_64b", "single_struct"}

// instances is the length of all arrays of blocks whose length is not drawn.
const instances = 3

// parse returns the program of a name.
func parse(name string) (*program, Reason) {
	rest, ok := strings.CutPrefix(name, Prefix)
	if !ok {
		return nil, OtherGroup
	}
	if p, reason, ok := single(rest); ok {
		return p, reason
	}
	for _, s := range suites {
		if path, ok := strings.CutPrefix(rest, s.prefix); ok {
			group, path, _ := strings.Cut(path, ".")
			return s.parse(group, path)
		}
	}
	if strings.HasPrefix(rest, "ssbo.") {
		return nil, Unknown
	}
	return nil, OtherGroup
}

// lengths are the cases that ask for the length of a runtime array, and their identifiers or the reasons why they have none.
// A binding of another size or with another offset is the same case, because the probe binds several sizes.
var lengths = map[string]struct {
	id     string
	reason Reason
}{
	"float_no_offset_explicit_size":                    {id: lengthID + "/{[]s32}"},
	"float_no_offset_whole_size":                       {id: lengthID + "/{[]s32}"},
	"float_offset_explicit_size":                       {id: lengthID + "+offset=256/{[]s32}"},
	"float_offset_whole_size":                          {id: lengthID + "+offset=256/{[]s32}"},
	"float_offset_whole_size_varptr":                   {reason: VariablePointer},
	"float_offset_explicit_size_64b":                   {reason: Large},
	"float_offset_explicit_size_64b_varptr":            {reason: Large},
	"float_offset_explicit_size_64b_length64":          {reason: Large},
	"float_offset_explicit_size_64b_length64_varptr":   {reason: Large},
	"float_offset_explicit_size_64b_length64_2":        {reason: Large},
	"float_offset_explicit_size_64b_length64_2_varptr": {reason: Large},
}

// single returns the program of a case outside of the suites, or false.
func single(rest string) (*program, Reason, bool) {
	switch {
	case rest == "ssbo.corner_case.long_shader_bitwise_and":
		return nil, NoLayout, true
	case rest == "ssbo.unsized_array_length.nested_unsized_arrays":
		return nil, NestedRuntime, true
	}
	if which, ok := strings.CutPrefix(rest, "ssbo.unsized_array_length."); ok {
		if l, ok := lengths[which]; ok && l.reason == "" {
			return &program{ids: []string{l.id}}, "", true
		} else if ok {
			return nil, l.reason, true
		}
	}
	return nil, "", false
}

// parse returns the program of a case in a group. path is what stands after the group.
func (s *suite) parse(group, path string) (*program, Reason) {
	if s.readonly && !slices.Contains(readonlyGroups, group) {
		return nil, Unknown
	}
	switch {
	case group == "random":
		return s.random(path)
	case group == "link_by_binding" && s.class == uniform:
		return linked(path)
	}
	for _, sh := range shapes {
		if sh.group == group && (sh.class == "" || sh.class == s.class) {
			return s.basic(group, sh.typ, path)
		}
	}
	for i := range structGroups {
		if g := &structGroups[i]; g.name == group && g.has(s.class) {
			return s.structs(g, path)
		}
	}
	return nil, Unknown
}

// isRules reports whether name is a rule set of all groups.
func isRules(name string) bool { return name == "std140" || name == "std430" || name == "scalar" }

// isPrecision reports whether name is a precision of GLSL.
func isPrecision(name string) bool { return name == "lowp" || name == "mediump" || name == "highp" }

// flags are the parts of a name that say how the shader accesses a block.
type flags struct {
	order               string // row_major, column_major or ""
	components, columns bool
	stage               string // the word for the stages of a uniform block, or ""
}

// stagesOf returns the graphics stages that read a uniform block, by the word of a name. second is true for the second of two
// blocks.
func stagesOf(word string, second bool) []string {
	switch {
	case word == "both":
		return []string{"vertex", "fragment"}
	case word == "vertex", word == "mixed" && !second:
		return []string{"vertex"}
	case word == "fragment", word == "mixed":
		return []string{"fragment"}
	}
	return nil
}

// suffix removes a suffix of *text and reports whether it was there.
func suffix(text *string, s string) bool {
	rest, ok := strings.CutSuffix(*text, s)
	*text = rest
	return ok
}

// accesses removes the suffixes of storage blocks from *text.
func (f *flags) accesses(text *string) {
	f.columns = suffix(text, "_store_cols")
	f.components = suffix(text, "_comp_access")
}

// stages removes the suffixes of uniform blocks from *text, which are one of the stages and an access, and reports whether they
// were there. There is no separator before a text of stages alone.
func (f *flags) stages(text *string, stages ...string) bool {
	f.components = suffix(text, "_comp_access")
	for _, s := range stages {
		if *text == s || suffix(text, "_"+s) {
			if f.stage = s; *text == s {
				*text = ""
			}
			return true
		}
	}
	return false
}

// majority removes the order of matrices from the beginning of *text.
func (f *flags) majority(text *string) {
	for _, order := range []string{"row_major", "column_major"} {
		if rest, ok := strings.CutPrefix(*text, order+"_"); ok {
			f.order, *text = order, rest
		}
	}
}

// basic returns the program of a case whose name has a basic type of GLSL.
func (s *suite) basic(group, shape, path string) (*program, Reason) {
	words := strings.Split(path, ".")
	rules, words := words[0], words[1:]
	var f flags
	precision := ""
	if s.class == uniform && len(words) == 3 && isPrecision(words[0]) {
		precision, words = words[0], words[1:]
	}
	text, ok := f.typeName(s.class, group, words)
	if !ok || !isRules(rules) {
		return nil, Unknown
	}
	f.majority(&text)
	if first, rest, ok := strings.Cut(text, "_"); ok && s.class != uniform && isPrecision(first) {
		precision, text = first, rest
	}
	t, ok := basicCalled(text)
	switch {
	case !ok, (precision != "") != (t.precise && group == "single_basic_type"), f.order != "" && !isMatrix(t.spelled):
		return nil, Unknown
	case f.order == "" && (f.columns || f.components && (s.class != uniform || group == "unsized_array")):
		return nil, Unknown
	case shape == "":
		if f.order != "" || !slices.Contains(largeTypes, text) {
			return nil, Unknown
		}
		return nil, Large
	case group == "unsized_array":
		return nil, UniformRuntime
	}
	b := block{rules: rules, rowMajor: f.order == "row_major", stages: stagesOf(f.stage, false)}
	m := member{typ: strings.Replace(shape, "T", t.spelled, 1), read: true, write: s.class != uniform && !s.readonly}
	// A scalar before the member lets it begin where only the scalar rules place it.
	if rules == "scalar" && m.typ != scalarOf(t.spelled) && !strings.HasPrefix(m.typ, "[]") {
		b.members = append(b.members, member{scalarOf(t.spelled), m.read, m.write})
	}
	b.members = append(b.members, m)
	if group == "instance_array_basic_type" {
		b.instances = instances
	}
	return &program{class: s.class, blocks: []block{b}, components: f.components, columns: f.columns}, ""
}

// largeTypes are the types of the group of arrays beyond 4 GiB.
var largeTypes = []string{"uint", "uvec3", "mat2x4", "uint8_t", "i8vec3"}

// typeName returns the word of a name that has a type, without the suffixes that say how the shader accesses the block.
func (f *flags) typeName(class, group string, words []string) (text string, ok bool) {
	switch {
	case class != uniform && len(words) == 1:
		text = words[0]
		f.accesses(&text)
		return text, true
	case group == "unsized_array" && len(words) == 1:
		text = words[0]
		return text, f.stages(&text, "vertex", "fragment", "compute", "both") && text != ""
	case class == uniform && group != "unsized_array" && len(words) == 2:
		text, stage := words[0], words[1]
		return text, f.stages(&stage, "vertex", "fragment", "compute", "both") && stage == ""
	}
	return "", false
}
