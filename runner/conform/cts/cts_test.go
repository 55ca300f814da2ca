package cts

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/reference"
)

// byHand has names of all groups, and the identifiers that the rules of the CTS give by hand: what its generator declares for the
// name, and how its shader accesses that.
var byHand = []struct {
	name string
	ids  []string
}{
	{"ssbo.layout.single_basic_type.std140.highp_vec3", []string{
		"v1/StorageBuffer/std140/read+grain=vector/{v3f}", "v1/StorageBuffer/std140/write+grain=vector/{v3f}"}},
	{"ssbo.layout.single_basic_type.std430.bool", []string{"v1/StorageBuffer/std430/read/{u32}", "v1/StorageBuffer/std430/write/{u32}"}},
	{"ssbo.layout.single_basic_type.scalar.i16vec2", []string{
		"v1/StorageBuffer/scalar/read+grain=vector/{s16;v2s16}", "v1/StorageBuffer/scalar/write+grain=vector/{s16;v2s16}"}},
	{"ssbo.layout.single_basic_type.scalar.uint8_t", []string{"v1/StorageBuffer/scalar/read/{u8}", "v1/StorageBuffer/scalar/write/{u8}"}},
	{"ssbo.layout.single_basic_type.std430.row_major_lowp_mat2x3_comp_access_store_cols", []string{
		"v1/StorageBuffer/std430/read/{m2x3f!r}", "v1/StorageBuffer/std430/read+grain=vector/{m2x3f!r}", "v1/StorageBuffer/std430/write+grain=vector/{m2x3f!r}"}},
	{"ssbo.layout.single_basic_array.scalar.column_major_mat4", []string{
		"v1/StorageBuffer/scalar/read+grain=matrix/{f;[3]m4x4f}", "v1/StorageBuffer/scalar/write+grain=matrix/{f;[3]m4x4f}"}},
	{"ssbo.layout.basic_unsized_array.scalar.float16_t", []string{"v1/StorageBuffer/scalar/read/{[]h}", "v1/StorageBuffer/scalar/write/{[]h}"}},
	{"ssbo.layout.2_level_array.std140.bvec4", []string{
		"v1/StorageBuffer/std140/read+grain=vector/{[4][3]v4u32}", "v1/StorageBuffer/std140/write+grain=vector/{[4][3]v4u32}"}},
	{"ssbo.layout.3_level_array.std430.int", []string{"v1/StorageBuffer/std430/read/{[4][2][3]s32}", "v1/StorageBuffer/std430/write/{[4][2][3]s32}"}},
	{"ssbo.phys.layout.3_level_unsized_array.std140.row_major_mat2x3_comp_access", []string{
		"v1/PhysicalStorageBuffer/std140/read+grain=matrix/{[][4][2]m2x3f!r}", "v1/PhysicalStorageBuffer/std140/write+grain=matrix/{[][4][2]m2x3f!r}"}},
	{"ssbo.phys.layout.instance_array_basic_type.std430.uvec2", []string{
		"v1/PhysicalStorageBuffer/std430/read+array=3+grain=vector/{v2u32}", "v1/PhysicalStorageBuffer/std430/write+array=3+grain=vector/{v2u32}"}},
	{"ssbo.readonly.layout.single_basic_array.scalar.u8vec3", []string{"v1/StorageBuffer/scalar/read+grain=vector+q=readonly/{u8;[3]v3u8}"}},
	{"ssbo.readonly.layout.single_struct.single_buffer.std430_instance_array_store_cols", []string{
		"v1/StorageBuffer/std430/read+array=3+grain=matrix+q=readonly/{{v3s32;[4]m3x3f;v4f}}"}},
	{"ssbo.layout.single_struct_array.per_block_buffer.std140", []string{
		"v1/StorageBuffer/std140/read+grain=matrix/{u32;[3]{v3s32;[4]m3x3f;v4f};v4f}", "v1/StorageBuffer/std140/write+grain=matrix/{u32;[3]{v3s32;[4]m3x3f;v4f};v4f}"}},
	{"ssbo.layout.single_nested_struct.single_buffer.scalar_instance_array_comp_access_store_cols", []string{
		"v1/StorageBuffer/scalar/read+array=3+grain=matrix/{{v3s32;[4]m3x3f;v4f};v2f;{m3x3f;{v3s32;[4]m3x3f;v4f}};u32}",
		"v1/StorageBuffer/scalar/write+array=3+grain=vector/{{v3s32;[4]m3x3f;v4f};v2f;{m3x3f;{v3s32;[4]m3x3f;v4f}};u32}"}},
	{"ssbo.layout.unsized_struct_array.per_block_buffer.std430", []string{
		"v1/StorageBuffer/std430/read+grain=matrix/{v2f;u32;[]{v2u32;[4]m2x4f;v3f}}", "v1/StorageBuffer/std430/write+grain=matrix/{v2f;u32;[]{v2u32;[4]m2x4f;v3f}}"}},
	// The relaxed rules let the vector of three words follow the float, but not cross the 16th byte; matrices follow as in std430.
	{"ssbo.layout.multi_basic_types.per_block_buffer.relaxed_block_comp_access", []string{
		"v1/StorageBuffer/custom/read/{f@0;v3u32@4;m2x2f!c~8@16}", "v1/StorageBuffer/custom/read+grain=vector/{f@0;v3u32@4;m2x2f!c~8@16}",
		"v1/StorageBuffer/custom/write+grain=matrix/{f@0;v3u32@4;m2x2f!c~8@16}",
		"v1/StorageBuffer/custom/read/{m3x3f!c~16@0;v2s32@48;v4f@64;u32@80}", "v1/StorageBuffer/custom/read+grain=vector/{m3x3f!c~16@0;v2s32@48;v4f@64;u32@80}",
		"v1/StorageBuffer/custom/write+grain=matrix/{m3x3f!c~16@0;v2s32@48;v4f@64;u32@80}"}},
	{"ssbo.unsized_array_length.float_offset_whole_size", []string{"v1/StorageBuffer/std430/size+offset=256/{[]s32}"}},
	// The seed is 0. The first draw makes three blocks. In the first, the second draw makes four members, and the fourth
	// replaces std430 by std140. No member is an array; draws 6 to 8 choose int, and so on: {s32;s32;s32;u32}, of which the shader
	// leaves the first out, writes the second and reads the others. It accesses the second block not at all. The third has an array.
	{"ssbo.layout.random.scalar_types.0", []string{
		"v1/StorageBuffer/std140/read/{s32;s32;s32;u32}", "v1/StorageBuffer/std140/write/{s32;s32;s32;u32}",
		"v1/StorageBuffer/std140/read/{[1]f;s32;s32;f}", "v1/StorageBuffer/std140/write/{[1]f;s32;s32;f}"}},
	{"ubo.single_basic_type.std140.highp.row_major_mat3x2.both_comp_access", []string{
		"v1/Uniform/std140/read+stage=vertex/{m3x2f!r}", "v1/Uniform/std140/read+grain=vector+stage=vertex/{m3x2f!r}",
		"v1/Uniform/std140/read+stage=fragment/{m3x2f!r}", "v1/Uniform/std140/read+grain=vector+stage=fragment/{m3x2f!r}"}},
	{"ubo.single_basic_type.scalar.bvec2.compute", []string{"v1/Uniform/scalar/read+grain=vector/{u32;v2u32}"}},
	{"ubo.2_level_array.std430.int8_t.vertex", []string{"v1/Uniform/std430/read+stage=vertex/{[3][4]s8}"}},
	{"ubo.3_level_array.std140.mat2.compute_comp_access", []string{"v1/Uniform/std140/read+grain=matrix/{[3][4][2]m2x2f}"}},
	{"ubo.instance_array_basic_type.std140.uint.fragment", []string{"v1/Uniform/std140/read+array=3+stage=fragment/{u32}"}},
	{"ubo.2_level_struct_array.single_buffer.std430_instance_array_vertex", []string{
		"v1/Uniform/std430/read+array=3+grain=matrix+stage=vertex/{s32;[2][3]{v3u32;[4]m2x2f;u32};v2f}"}},
	{"ubo.multi_nested_struct.single_buffer.std140_mixed", []string{
		"v1/Uniform/std140/read+grain=matrix+stage=vertex/{f;{m3x3f;[4]v2s32;v4f};v3u32}",
		"v1/Uniform/std140/read+grain=matrix+stage=fragment/{m2x2f;{u32;{m3x3f;[4]v2s32;v4f};v4u32};v4u32;u32}"}},
	{"ubo.link_by_binding.per_block_buf_instance_array", []string{
		"v1/Uniform/std140/read+array=2+grain=matrix+stage=vertex/{f;v3u32;m2x2f}", "v1/Uniform/std140/read+array=2+grain=matrix+stage=fragment/{m3x3f;v2s32;v4f;u32}"}},
}

// TestByHand compares names with the identifiers worked out by hand.
func TestByHand(t *testing.T) {
	t.Parallel()
	for _, row := range byHand {
		if c := Translate(Prefix + row.name); !slices.Equal(c.IDs, row.ids) {
			t.Errorf("%s:\n%s\nwant\n%s\n%s", row.name, strings.Join(c.IDs, "\n"), strings.Join(row.ids, "\n"), c.Reason)
		}
	}
}

// TestReasons has a name for each reason, and names that the CTS does not have but that differ little from those it has.
func TestReasons(t *testing.T) {
	t.Parallel()
	seen := map[Reason]bool{}
	for _, row := range []struct {
		name string
		want Reason
	}{
		{"memory.pipeline_barrier.all", OtherGroup}, {"ubo2.single_basic_type.std140.bool.vertex", OtherGroup},
		{"ssbo.layout.basic_unsized_array_64b.std430.uvec3", Large}, {"ssbo.layout.random.8bit.unsized_arrays_64b.1", Large},
		{"ssbo.unsized_array_length.float_offset_explicit_size_64b_length64", Large},
		{"ubo.unsized_array.std140.row_major_mat2_vertex_comp_access", UniformRuntime}, {"ubo.unsized_array.std140.float_both", UniformRuntime},
		{"ssbo.unsized_array_length.float_offset_whole_size_varptr", VariablePointer},
		{"ssbo.unsized_array_length.nested_unsized_arrays", NestedRuntime},
		{"ssbo.corner_case.long_shader_bitwise_and", NoLayout},
		{"ssbo.layout.random.basic_instance_arrays.0", NoAccess}, {"ssbo.layout.random.scalar_types.25", Unknown}, {"ssbo.layout.random.scalar_types.01", Unknown}, {"ssbo.layout.random.scalar_types_compute.1", Unknown},
		{"ubo.random.scalar_compute.1", Unknown}, {"ubo.random.unsized_arrays_64b.1", Unknown}, {"ssbo.layout.random.relaxed", Unknown},
		{"ssbo.layout", Unknown}, {"ubo.", Unknown}, {"ssbo.layout.single_basic_type", Unknown}, {"ssbo.layout.unsized_array.std140.float", Unknown},
		{"ssbo.layout.single_basic_type.std140.float", Unknown}, {"ssbo.layout.single_basic_type.std140.lowp_bool", Unknown},
		{"ssbo.layout.single_basic_type.packed.bool", Unknown}, {"ssbo.layout.single_basic_type.std140.highp_mat2x2", Unknown},
		{"ssbo.layout.single_basic_type.std140.highp_mat2_comp_access", Unknown}, {"ssbo.layout.single_basic_type.std140.row_major_highp_vec2", Unknown},
		{"ssbo.layout.single_basic_array.std140.highp_vec2", Unknown}, {"ssbo.layout.basic_unsized_array_64b.std430.float", Unknown},
		{"ssbo.readonly.layout.2_level_array.std140.bool", Unknown}, {"ssbo.readonly.layout.random.scalar_types.1", Unknown},
		{"ubo.single_basic_type.std140.vec2.vertex", Unknown}, {"ubo.single_basic_type.std140.highp.vec2.mixed", Unknown},
		{"ubo.single_basic_type.std140.highp.vec2.vertex_store_cols", Unknown}, {"ubo.3_level_unsized_array.std140.vec2.vertex", Unknown},
		{"ubo.unsized_array.std140.mat2_vertex_comp_access", Unknown}, {"ubo.unsized_array.std140.vertex", Unknown},
		{"ssbo.layout.single_struct.single_buffer.std140", Unknown}, {"ssbo.layout.single_struct.shared.std140", Unknown},
		{"ssbo.layout.single_struct.per_block_buffer.relaxed_block", Unknown}, {"ssbo.layout.2_level_struct_array.per_block_buffer.std140", Unknown},
		{"ubo.2_level_struct_array.per_block_buffer.std140_compute", Unknown}, {"ubo.single_struct.per_block_buffer.std140_mixed", Unknown},
		{"ubo.multi_basic_types.per_block_buffer.relaxed_block_vertex", Unknown}, {"ubo.link_by_binding.single_buf", Unknown},
	} {
		c := Translate(Prefix + row.name)
		if seen[c.Reason] = true; c.Reason != row.want || len(c.IDs) > 0 {
			t.Errorf("%s: %q %v, want %q", row.name, c.Reason, c.IDs, row.want)
		}
	}
	if c := Translate("dEQP-GLES3.functional.ubo.random.scalar_types.0"); c.Reason != OtherGroup {
		t.Errorf("a name of OpenGL: %q", c.Reason)
	}
	for _, r := range Reasons() {
		if !seen[r] {
			t.Errorf("no name has the reason %q", r)
		}
	}
}

// TestRandom compares the generator with known numbers. The first are those that Marsaglia published for his start; the others, and
// the hash, are what a program in C computes that was written from the description of the generator.
func TestRandom(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		from *random
		want []uint32
	}{
		{&random{123456789, 362436069, 521288629, 88675123}, []uint32{3701687786, 458299110, 2500872618, 3633119408, 516391518}},
		{newRandom(0), []uint32{3701687786, 3701694078, 1390549452, 528435240}},
		{newRandom(1), []uint32{3701686810, 458297622, 2500873818, 3633137416}},
		{newRandom(200), []uint32{3701832365, 2761523083, 718815031, 1735873938}},
		{newRandom(1<<32 - 1), []uint32{593276388, 3836669670, 2484185517, 3649888080}},
	} {
		for i, want := range row.want {
			if got := row.from.bits(); got != want {
				t.Errorf("draw %d: %d, want %d", i, got, want)
			}
		}
	}
	if got := mixed(hashed); got != 0xcda25db9 {
		t.Errorf("hash: %#x", got)
	}
}

// groups are the random groups with the prefix of their names.
func groups() []string {
	var out []string
	for _, s := range []struct {
		prefix string
		groups []randomGroup
	}{{"ssbo.layout.random.", storageGroups}, {"ssbo.phys.layout.random.", storageGroups}, {"ubo.random.", uniformGroups}} {
		for _, width := range []string{"", "16bit.", "8bit."} {
			for _, g := range s.groups {
				out = append(out, Prefix+s.prefix+width+g.name+".")
			}
		}
	}
	return out
}

// TestIdentifiers parses the identifiers of the names above, and of cases of all random groups, runs some on the reference device and
// expects that all pass.
func TestIdentifiers(t *testing.T) {
	t.Parallel()
	names := []string{Prefix + "ubo.random.scalar_types_compute.3"}
	for _, row := range byHand {
		names = append(names, Prefix+row.name)
	}
	for _, g := range groups() {
		names = append(names, g+"0", g+"7", g+"24")
	}
	var ids []string
	for _, name := range names {
		c := Translate(name)
		if c.Reason != "" && c.Reason != NoAccess {
			t.Errorf("%s: %s", name, c.Reason)
		}
		ids = append(ids, c.IDs...)
	}
	cases, err := conform.ParseCases(ids)
	if err != nil {
		t.Fatal(err)
	}
	var some []conform.Case
	for i := 0; i < len(cases); i += 16 {
		some = append(some, cases[i])
	}
	dev, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	e := conform.NewEngine(dev, time.Minute)
	passed := 0
	if err := e.Run(t.Context(), some, func(i int, r *conform.Result) {
		if passed++; r.Verdict != conform.Pass {
			t.Errorf("%s: %s: %s", some[i].ID(), r.Verdict, r.Detail)
		}
	}); err != nil {
		t.Fatal(err)
	}
	if passed < 50 {
		t.Errorf("only %d cases ran", passed)
	}
}

// FuzzTranslate translates changed names: each has identifiers that exist, or a reason.
func FuzzTranslate(f *testing.F) {
	for _, row := range byHand {
		f.Add(row.name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		c := Translate(Prefix + name)
		if (c.Reason == "") != (len(c.IDs) > 0) {
			t.Errorf("%q: %q %v", name, c.Reason, c.IDs)
		}
		if _, err := conform.ParseCases(c.IDs); err != nil {
			t.Error(err)
		}
	})
}
