//go:build cgo

package conform

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// sharing returns the target of a device that also has blocks in Workgroup memory.
func sharing() *target.Env {
	c := capable().Env().Config()
	c.Layout.WorkgroupExplicitLayout, c.Layout.WorkgroupScalarBlockLayout = true, true
	return target.New(c)
}

// builtFor returns the kernel of a case for a target.
func builtFor(t *testing.T, id string, env *target.Env) (*kernel, error) {
	t.Helper()
	c, err := ParseCase(id)
	if err != nil {
		t.Fatal(err)
	}
	return build(newContext(), &c, env)
}

// TestModules counts operations and texts in the modules of kernels.
func TestModules(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		id, text string
		want     int
	}{
		{"Workgroup/std430/write/{f;v2f}", "spirv.ControlBarrier", 2},
		{"Workgroup/std430/read/{f;v2f}", "spirv.ControlBarrier", 1},
		{"Workgroup/std430/write+init=zero/{f;v2f}", "spirv.ControlBarrier", 1},
		{"Workgroup/std430/write/{f;v2f}", "aliased", 2},
		// Only accesses to device addresses have operands.
		{"StorageBuffer/std430/read/{f;v2f}", `["None"]`, 0},
		{"StorageBuffer/std430/read/{f;v2f}", "memory_access", 0},
		{"PhysicalStorageBuffer/std430/read/{f;d}", `["Aligned", 4]`, 1},
		{"PhysicalStorageBuffer/std430/read/{f;d}", `["Aligned", 8]`, 1},
		{"StorageBuffer/std430/read+q=volatile/{f;d}", `["Volatile"]`, 2},
		{"StorageBuffer/std430/read+q=nontemporal/{f}", `["Nontemporal"]`, 1},
		{"StorageBuffer/std430/copy+q=nontemporal.volatile/{f;f}", `["Volatile|Nontemporal"]`, 1},
		{"StorageBuffer/std430/read+q=coherent.readonly/{f;f}", "@block bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0, Coherent, NonWritable], f32 [4, Coherent, NonWritable])>", 1},
		{"StorageBuffer/std430/write+q=restrict.writeonly/{f}", "@block bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0, Restrict, NonReadable])>", 1},
		// Only values that hold narrow scalars need their arithmetic.
		{"StorageBuffer/std430/read/{h}", ", Float16", 0},
		{"StorageBuffer/std430/read+grain=vector/{v2h}", ", Float16", 1},
		{"StorageBuffer/std430/copy/{h;h}", ", Float16", 1},
		{"StorageBuffer/std430/convert+to=std140/{[2]h}", ", Float16", 1},
		{"StorageBuffer/std430/copy/{h;[]h}", ", Float16", 0},
		{"StorageBuffer/std430/copy/{i16}", ", Int16", 1},
		{"StorageBuffer/std430/read/{i16}", ", Int16", 0},
		{"Workgroup/std430/write+init=zero/{i8}", ", Int8", 1},
		{"Workgroup/std430/write/{i8}", ", Int8", 0},
		{"StorageBuffer/std430/write/{i64}", ", Int64", 1},
		{"StorageBuffer/std430/write/{i64}", ", Float64", 0},
		{"StorageBuffer/std430/write/{d}", ", Float64", 1},
		// The operands of atomic operations keep each value, or turn the canaries in memory into it.
		{"StorageBuffer/std430/read+atomic=smin/{i32}", "spirv.Constant 2147483647 : i32", 1},
		{"StorageBuffer/std430/read+atomic=smin/{i64}", "spirv.Constant 9223372036854775807 : i64", 1},
		{"StorageBuffer/std430/read+atomic=and/{u32}", "spirv.Constant 4294967295 : ui32", 1},
		{"StorageBuffer/std430/read+atomic=umin/{i32}", "spirv.AtomicUMin <Device> <None> %0, %cst-1_i32", 1},
		{"StorageBuffer/std430/read+atomic=increment/{i32;h;f}", "spirv.AtomicIIncrement", 1},
		{"StorageBuffer/std430/write+atomic=add/{i32}", "spirv.ISub %2, %cst-1515870811_i32", 1},
		{"StorageBuffer/std430/write+atomic=sub/{i32}", "spirv.ISub %cst-1515870811_i32, %2", 1},
		{"StorageBuffer/std430/write+atomic=exchange/{i64}", "Int64Atomics", 1},
		{"StorageBuffer/std430/write+atomic=exchange/{i32}", "Int64Atomics", 0},
		// OpUConvert has no signed results.
		{"StorageBuffer/std430/read+widen=u/{s8}", " : si8 to i32", 1},
		{"StorageBuffer/std430/write+widen=u/{s8}", " : i32 to si8", 1},
		// Kernels with more than 160 scalars compute indices.
		{"StorageBuffer/std430/read/{[160]f}", "WorkgroupId", 0},
		{"StorageBuffer/std430/read/{[161]f}", "WorkgroupId", 1},
		{"StorageBuffer/std430/read+dyn/{[3]f}", "spirv.UMod", 0},
		{"StorageBuffer/std430/read+dyn/{[2][3]f}", "spirv.UMod", 1},
		{"StorageBuffer/std430/read+dyn/{[2][3]f}", "spirv.UDiv", 1},
		{"StorageBuffer/std430/read+dyn/{[2]f;[3]f}", "spirv.IAdd", 1},
		{"StorageBuffer/std430/read/{[2]f;[3]f}", "spirv.IAdd", 0},
		// A value has at most 64 scalars.
		{"StorageBuffer/std430/read+grain=array/{[64]f}", `spirv.Load "StorageBuffer" %0 : !spirv.array<64 x f32, stride=4>`, 1},
		{"StorageBuffer/std430/read+grain=array/{[65]f}", `spirv.Load "StorageBuffer" %0 : !spirv.array<65 x f32, stride=4>`, 0},
		{"StorageBuffer/std430/read+grain=array/{[16]v4f}", `spirv.Load "StorageBuffer" %0 : !spirv.array<16 x vector<4xf32>, stride=16>`, 1},
		{"PushConstant/std430/read/{f;v2f}", "GlobalVariable @block : !spirv.ptr<!spirv.struct<(f32 [0], vector<2xf32> [8])>, PushConstant>", 1},
		{"PushConstant/std430/read+offset=32/{f;v2f}", "GlobalVariable @block : !spirv.ptr<!spirv.struct<(f32 [32], vector<2xf32> [40])>, PushConstant>", 1},
	} {
		k, err := builtFor(t, "v1/"+row.id, sharing())
		if err != nil {
			t.Errorf("%s: %v", row.id, err)
			continue
		}
		text := string(ir.AppendOp(nil, k.module, ir.PrintOptions{}))
		if got := strings.Count(text, row.text); got != row.want {
			t.Errorf("%s: %d times %q, want %d", row.id, got, row.text, row.want)
		}
	}
}

// TestVersions builds modules for devices with SPIR-V 1.2 to 1.4, where the rules for extensions, for interfaces of
// entry points and for copies of structs change.
func TestVersions(t *testing.T) {
	t.Parallel()
	for version, want := range map[spec.Version]struct {
		extension, listed bool // the module names the extension of storage buffers; the entry point lists the block
		copies            int
	}{spec.V1_2: {true, false, 0}, spec.V1_3: {false, false, 0}, spec.V1_4: {false, true, 1}} {
		c := capable().Env().Config()
		c.Version = version
		k, err := builtFor(t, "v1/StorageBuffer/std430/convert+to=std140/{[2]f}", target.New(c))
		if err != nil {
			t.Fatal(version, err)
		}
		text := string(ir.AppendOp(nil, k.module, ir.PrintOptions{}))
		if got := strings.Contains(text, "SPV_KHR_storage_buffer_storage_class"); got != want.extension {
			t.Errorf("%s: the extension is there: %v", version, got)
		}
		if got := regexp.MustCompile(`EntryPoint "GLCompute" @\w+, .*@block`).MatchString(text); got != want.listed {
			t.Errorf("%s: the entry point lists the block: %v\n%s", version, got, text)
		}
		if got := strings.Count(text, "spirv.CopyLogical"); got != want.copies {
			t.Errorf("%s: %d copies of whole blocks, want %d", version, got, want.copies)
		}
	}
}

// TestLengths makes the lengths of arrays specialization constants.
func TestLengths(t *testing.T) {
	t.Parallel()
	for id, want := range map[string][]reflect.SpecValue{
		"StorageBuffer/std430/read/{f;[3]f;[2][5]v2f}":            nil,
		"StorageBuffer/std430/read+sizes=spec/{f;[3]f;[2][5]v2f}": {{ID: 0, Bits: 3}, {ID: 1, Bits: 5}, {ID: 2, Bits: 2}},
		"StorageBuffer/std430/copy+sizes=spec/{[4]m2x3f!r}":       {{ID: 0, Bits: 4}},
	} {
		k, err := builtFor(t, "v1/"+id, sharing())
		if err != nil {
			t.Fatal(id, err)
		}
		if err := k.validate(); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		m, err := reflect.Reflect(k.words)
		if err != nil {
			t.Fatal(id, err)
		}
		if !slices.Equal(k.lengths, want) || len(m.SpecConstants) != len(want) {
			t.Errorf("%s: %v and %v, want %v", id, k.lengths, m.SpecConstants, want)
		}
	}
}

// TestRefusals has cases that have names, but no kernel on some device.
func TestRefusals(t *testing.T) {
	t.Parallel()
	scalarless := sharing().Config()
	scalarless.Layout.WorkgroupScalarBlockLayout = false
	for _, row := range []struct {
		id, want string
		verdict  Verdict
		env      *target.Env
	}{
		{"Uniform/std140/size/{f;f}", "only a block in StorageBuffer that ends in a runtime array has a length", Rejected, sharing()},
		{"Uniform/std430/size/{f;[]f}", "only a block in StorageBuffer that ends in a runtime array has a length", Rejected, sharing()},
		{"StorageBuffer/std430/read/=f32", `type "f32": a block is a spirv.struct`, Rejected, sharing()},
		{"StorageBuffer/std430/read/{}", errTooLarge.Error(), Unsupported, sharing()},
		{"StorageBuffer/std430/convert+to=std140/{[100000]f}", errTooLarge.Error(), Unsupported, sharing()},
		{"StorageBuffer/custom/read/{f@0;f@1048572}", "", Pass, sharing()},
		{"StorageBuffer/custom/read/{f@0;f@1048576}", errTooLarge.Error(), Unsupported, sharing()},
		{"StorageBuffer/std430/read/=!spirv.struct<(i1)>", "member 0: a bool has no explicit layout", Rejected, sharing()},
		{"Workgroup/std430/write/{f;f}", "workgroupMemoryExplicitLayout", Unsupported, capable().Env()},
		{"Workgroup/scalar/write/{f;f}", "workgroupMemoryExplicitLayoutScalarBlockLayout", Unsupported, target.New(scalarless)},
		{"Workgroup/target/write/{f;f}", "workgroupMemoryExplicitLayout", Unsupported, capable().Env()},
		{"Workgroup/std430/write/{[300]v4f}", errTooLarge.Error(), Unsupported, sharing()},
		{"Workgroup/std430/write+dyn/{[129]f}", errTooLarge.Error(), Unsupported, sharing()},
		{"Workgroup/std430/write+dyn/{[128]f}", "", Pass, sharing()},
		{"StorageBuffer/scalar/read/{f;f}", "scalarBlockLayout", Unsupported, able().Env()},
		{"Uniform/std430/read/{f;f}", "uniformBufferStandardLayout", Unsupported, able().Env()},
		{"Uniform/std140/convert+to=scalar/{f;f}", "scalarBlockLayout", Unsupported, able().Env()},
	} {
		_, err := builtFor(t, "v1/"+row.id, row.env)
		r := &Result{}
		if err != nil {
			r = failure(err, Rejected)
		}
		if r.Verdict != row.verdict || !strings.Contains(r.Detail, row.want) {
			t.Errorf("%s: %s: %s, want %s: %s", row.id, r.Verdict, r.Detail, row.verdict, row.want)
		}
	}
}

// TestSizes has blocks with as many scalars as one kernel accesses, and with one more.
func TestSizes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]error{
		"{[32768]f}": nil, "{[32769]f}": errTooLarge, "{[16384]f;[16383]f;f}": nil, "{[16384]f;[16384]f;f}": errTooLarge, "{[1000][1000]f}": errTooLarge,
		"{" + strings.Repeat("f;", 2047) + "f}": nil, "{" + strings.Repeat("f;", 2048) + "f}": errTooLarge,
	} {
		c := Case{Type: text, Rules: "std430", Class: "StorageBuffer", Probe: "read"}
		if _, err := newKernel(newContext(), &c, capable().Env()); !errors.Is(err, want) {
			t.Errorf("%.40s: %v, want %v", text, err, want)
		}
	}
}

// TestFailure has the verdicts of errors.
func TestFailure(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		err     error
		verdict Verdict
		detail  string
	}{
		{errors.New("bad"), Rejected, "bad"},
		{errTooLarge, Unsupported, errTooLarge.Error()},
		{&featureError{"scalarBlockLayout"}, Unsupported, "scalarBlockLayout"},
		{fmt.Errorf("launch 0: %w", &runner.FeatureError{Feature: "shaderInt64"}), Unsupported, "shaderInt64"},
		{&runner.FeatureError{Capability: spec.CapabilityInt64}, Unsupported, "capability Int64"},
		{fmt.Errorf("limit: %w", &runner.LimitError{}), Unsupported, "limit: " + (&runner.LimitError{}).Error()},
		{fmt.Errorf("late: %w", runner.ErrTimeout), Timeout, "late: " + runner.ErrTimeout.Error()},
		{runner.ErrDeviceLost, DeviceLost, runner.ErrDeviceLost.Error()},
	} {
		if r := failure(row.err, Rejected); r.Verdict != row.verdict || r.Detail != row.detail {
			t.Errorf("%v: %s: %s", row.err, r.Verdict, r.Detail)
		}
	}
}
