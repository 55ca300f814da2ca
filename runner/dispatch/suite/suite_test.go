package suite

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// base is a test file that can run.
const base = `//--- source.hlsl
[numthreads(1,1,1)] void main() {}
//--- pipeline.yaml
---
Shaders:
  - Stage: Compute
    Entry: main
DispatchParameters:
  DispatchGroupCount: [2, 1, 1]
Buffers:
  - Name: Out
    Format: Float32
    FillSize: 8
  - Name: Want
    Format: Float32
    Data: [1, 0x10]
Results:
  - Result: R
    Rule: BufferExact
    Actual: Out
    Expected: Want
DescriptorSets:
  - Resources:
    - Name: Out
      Kind: RWStructuredBuffer
      VulkanBinding:
        Binding: 0
#--- end
# RUN: split-file %s %t
# RUN: %dxc_target -T cs_6_0 -Fo %t.o %t/source.hlsl
# RUN: %offloader %t/pipeline.yaml %t.o
`

func TestParse(t *testing.T) {
	t.Parallel()
	c, err := Parse("a.test", []byte(base))
	if err != nil {
		t.Fatal(err)
	}
	if c.Entry != "main" || c.ShaderName != "source.hlsl" || c.Shader != "[numthreads(1,1,1)] void main() {}\n" || c.groups() != "2,1,1" {
		t.Errorf("%q %q %q %q", c.Entry, c.ShaderName, c.Shader, c.groups())
	}
	if b := c.pipeline.buffer("Want"); string(b.parts[0]) != "\x00\x00\x80\x3f\x00\x00\x80\x41" {
		t.Errorf("data %x", b.parts[0])
	}
}

// TestRefusals changes the file so that it cannot run, or is wrong.
func TestRefusals(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		from, to string
		reason   Reason
		text     string
	}{
		{"source.hlsl", "notes.txt", NoPipeline, ""}, {"pipeline.yaml", "pipe.yaml", NoPipeline, ""},
		{"Stage: Compute", "Stage: Vertex", NotCompute, ""}, {"Entry: main", "Entry: main\n  - Stage: Pixel\n    Entry: p", NotCompute, ""},
		{"DispatchGroupCount: [2, 1, 1]", "VertexCount: 3", NotCompute, ""},
		{"Results:\n  - Result: R\n    Rule: BufferExact\n    Actual: Out\n    Expected: Want\n", "", NoResults, ""},
		{"%offloader %t", "not %offloader %t", OtherRuns, "not"}, {"# RUN: split-file %s %t", "# RUN: %offloader a", OtherRuns, "2 times"},
		{"RUN: %offloader", "RUN: not %offloader", OtherRuns, "not %offloader"},
		{"-T cs_6_0", "-T cs_6_2 -fvk-use-dx-layout", CompilerFlag, "-fvk-use-dx-layout"}, {"-T cs_6_0", "-T cs_6_2 -enable-16bit-types", "", ""},
		{"Kind: RWStructuredBuffer", "Kind: RWTexture2D", Textures, "RWTexture2D"}, {"Kind: RWStructuredBuffer", "Kind: Sampler", Textures, ""},
		{"Kind: RWStructuredBuffer", "Kind: AccelerationStructure", Acceleration, ""}, {"Kind: RWStructuredBuffer", "Kind: Heap", UnknownKey, `the kind "Heap"`},
		{"Kind: RWStructuredBuffer", "Kind: RWStructuredBuffer\n      HasCounter: true", Counters, "Out"},
		{"Binding: 0", "Binding: 0\n        CounterBinding: 1", Counters, "Out"},
		{"      VulkanBinding:\n        Binding: 0\n", "", NotBound, "Out has no VulkanBinding"},
		{"    - Name: Out\n", "    - Name: In\n", UnknownKey, "no buffer of its name"},
		{"Expected: Want", "Expected: Wish", UnknownKey, `"Wish"`}, {"Rule: BufferExact", "Rule: BufferSimilar", UnknownKey, `"BufferSimilar"`},
		{"Name: Want\n    Format: Float32", "Name: Want\n    Format: Hex32", "", ""},
		{"Rule: BufferExact", "Rule: BufferFloatULP\n    ULPT: 1", "", ""},
		{"Data: [1, 0x10]", "Data: [1, 0x10]\n    Shape: 3", UnknownKey, "a.test:17: field Shape not found"},
		{"Data: [1, 0x10]", "Data: [1,, 2]", Malformed, "did not find expected node content"},
	} {
		text := strings.Replace(base, row.from, row.to, 1)
		_, err := Parse("a.test", []byte(text))
		var r *Refusal
		switch {
		case row.reason == "" && err != nil, row.reason != "" && (!errors.As(err, &r) || r.Reason != row.reason):
			t.Errorf("%q: %v", row.to, err)
		case r != nil && !strings.Contains(r.Detail, row.text):
			t.Errorf("%q: %q, want %q", row.to, r.Detail, row.text)
		}
	}
}

// TestErrors has files that are wrong, with their places.
func TestErrors(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ from, to, want string }{
		{"Data: [1, 0x10]", "Data: [1, x]", `a.test:16: the buffer Want: "x" is no number of the format`},
		{"Data: [1, 0x10]", "Data: 7", "a.test:16: the buffer Want: the data are a list of numbers"},
		{"Data: [1, 0x10]", "Data: [[1]]", "a.test:16: the buffer Want: a number is expected"},
		{"Data: [1, 0x10]", "ArraySize: 0", "a.test: the buffer Want: ArraySize 0 is not from 1 to 1024"},
		{"Data: [1, 0x10]", "ArraySize: 2\n    Data: [[1]]", "the data of 2 resources are as many lists"},
		{"Data: [1, 0x10]", "ArraySize: 2\n    Data: [[1], [1, 2]]", "have the same length"},
		{"Data: [1, 0x10]", "FillValue: 2", "FillValue needs FillSize"},
		{"Format: Float32\n    FillSize: 8", "Format: Float31\n    FillSize: 8", `the buffer Out: unknown format "Float31"`},
		{"FillSize: 8", "FillSize: 1000000000000", "a.test: the buffer Out: FillSize 1000000000000: the buffers of a file have at most"},
		{"FillSize: 8", "FillSize: 8\n  - Name: B\n    Format: Hex8\n    ArraySize: 1024\n    FillSize: 262144", "the buffer B: FillSize 262144: the buffers"},
		{"FillSize: 8", "FillSize: -8", "the buffer Out: the data are a list"},
		{"# RUN: split-file %s %t", "# XFAIL: (A || B", "a.test:29: XFAIL: a parenthesis is not closed"},
		{"# RUN: split-file %s %t", "# REQUIRES: A &&", "a.test:29: REQUIRES: a name is missing"},
		{"# RUN: split-file %s %t", "# REQUIRES: A B", `a.test:29: REQUIRES: "B" follows the end`},
		{"# RUN: split-file %s %t", "# UNSUPPORTED: $", `a.test:29: UNSUPPORTED: "$" is no name`},
		{"# RUN: split-file %s %t", "# UNSUPPORTED: " + strings.Repeat("(", 100) + "A", "more than 64 parts"},
	} {
		_, err := Parse("a.test", []byte(strings.Replace(base, row.from, row.to, 1)))
		var r *Refusal
		if err == nil || errors.As(err, &r) || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%q: %v, want %s", row.to, err, row.want)
		}
	}
	if _, err := Parse("a.test", make([]byte, maxFile+1)); err == nil || !strings.Contains(err.Error(), "more than the limit") {
		t.Error(err)
	}
}

// TestConditions has lines that exclude a device or expect a failure.
func TestConditions(t *testing.T) {
	t.Parallel()
	f := FeaturesOf(&runner.DeviceInfo{Name: "llvmpipe (LLVM 15)", Capabilities: []spec.Capability{spec.CapabilityInt64, spec.CapabilityFloat16}})
	for _, row := range []struct {
		line            string
		excluded, fails bool
	}{
		{"REQUIRES: Int64", false, false}, {"REQUIRES: Double", true, false}, {"REQUIRES: Half, Int64 && SM_6_5", false, false}, {"REQUIRES: Half, Double", true, false},
		{"UNSUPPORTED: Lavapipe", true, false}, {"UNSUPPORTED: Clang || DirectX", false, false}, {"UNSUPPORTED: !Vulkan", false, false}, {"UNSUPPORTED: Metal, Vulkan", true, false},
		{"XFAIL: Vulkan && !(Clang || DXC)", false, true}, {"XFAIL: Clang", false, false}, {"XFAIL: *", false, true}, {"XFAIL: DirectX, Lavapipe", false, true},
		{"XFAIL:Intel-Gen-Current && Vulkan", false, false},
	} {
		c, err := Parse("a.test", []byte(base+"// "+row.line+"\n"))
		if err != nil {
			t.Fatal(row.line, err)
		}
		if excluded := c.Excluded(f) != nil; excluded != row.excluded || c.ExpectsFailure(f) != row.fails {
			t.Errorf("%s: excluded %t, fails %t", row.line, excluded, c.ExpectsFailure(f))
		}
	}
}

// TestNumbers has numbers of each kind of format.
func TestNumbers(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		format, text string
		want         uint64
	}{
		{"Hex8", "0xFF", 0xFF}, {"Int16", "-2", 0xFFFFFFFFFFFFFFFE}, {"UInt64", "18446744073709551615", 1<<64 - 1}, {"Float16", "0x3c00", 0x3c00},
		{"Float32", "-1.5", 0xbfc00000}, {"Float32", "0x40", 0x42800000}, {"Float32", "nan", 0x7fc00000}, {"Float32", "-nan", 0x7fc00000}, {"Float32", "inf", 0x7f800000},
		{"Float64", "0x1p-3", 0x3fc0000000000000}, {"Bool", "1", 1},
	} {
		if got, err := formats[row.format].parse(row.text); err != nil || got != row.want {
			t.Errorf("%s %s: %#x %v", row.format, row.text, got, err)
		}
	}
	for _, row := range [][2]string{{"Hex8", "256"}, {"Int16", "40000"}, {"UInt32", "-1"}, {"Float32", "1e99"}, {"Bool", "true"}} {
		if got, err := formats[row[0]].parse(row[1]); err == nil {
			t.Errorf("%s %s: %#x", row[0], row[1], got)
		}
	}
}

// TestNear compares floats by each rule.
func TestNear(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		rule      result
		size      int
		got, want uint64
		near      bool
	}{
		{result{Rule: ulps, ULPT: 2}, 4, 0x3f800002, 0x3f800000, true}, {result{Rule: ulps, ULPT: 2}, 4, 0x3f800003, 0x3f800000, false},
		{result{Rule: ulps, ULPT: 2}, 4, 0x7fc00000, 0xffc00001, true}, {result{Rule: ulps, ULPT: 2}, 4, 0x7fc00000, 0x3f800000, false},
		{result{Rule: ulps}, 4, 0x80000000, 0, true}, {result{Rule: ulps, ULPT: 9}, 4, 0x80000001, 1, false}, {result{Rule: ulps, ULPT: 9}, 2, 0x8001, 1, true},
		{result{Rule: ulps}, 4, 0, 0x00000001, true}, {result{Rule: ulps}, 4, 0x80000000, 0x00000001, false}, {result{Rule: ulps, DenormMode: "Preserve"}, 4, 0, 1, false},
		{result{Rule: ulps, ZeroTolerance: 1e-3}, 4, 0x39000000, 0xb9000000, true}, {result{Rule: ulps, ZeroTolerance: 1e-9}, 4, 0x39000000, 0, false},
		{result{Rule: epsilon, Epsilon: 0.5}, 8, 0x3ff0000000000000, 0x3ff4000000000000, true}, {result{Rule: epsilon, Epsilon: 0.25}, 8, 0x3ff0000000000000, 0x3ff4000000000000, false},
		{result{Rule: epsilon, Epsilon: 1}, 2, 0x3c00, 0x3e00, true},
	} {
		if got := row.rule.near(row.got, row.want, row.size); got != row.near {
			t.Errorf("%+v: %#x and %#x: %t", row.rule, row.got, row.want, got)
		}
	}
	r := result{Rule: exact}
	if got := r.compare("Out", formats["Int32"], []byte("aaaabbbbcccc"), []byte("aaaaBbbbCccc")); got != "Out[1] is 0x62626262, expected 0x62626242 (2 of 3 numbers are wrong)" {
		t.Error(got)
	}
	if got := r.compare("Out", formats["Int32"], []byte("aaaa"), []byte("aaaabbbb")); got != "Out: 4 bytes, expected 8" {
		t.Error(got)
	}
}

// TestResult has the verdicts of differences, errors and expectations.
func TestResult(t *testing.T) {
	t.Parallel()
	c, failing := &Case{Name: "a"}, &Case{Name: "a", marks: directives{fails: []string{"Vulkan"}}}
	f := Features{"Vulkan": true}
	for _, row := range []struct {
		c    *Case
		diff string
		err  error
		want Verdict
	}{
		{c, "", nil, Pass}, {c, "x", nil, Fail}, {c, "", errors.New("x"), Fail}, {failing, "x", nil, ExpectedFail}, {failing, "", nil, UnexpectedPass},
		{failing, "", refuse(Textures, ""), NotSupported},
	} {
		if got := row.c.Result(f, row.diff, row.err); got.Verdict != row.want {
			t.Errorf("%q %v: %s, want %s", row.diff, row.err, got.Verdict, row.want)
		}
	}
}

// FuzzParse reads changed files.
func FuzzParse(f *testing.F) {
	f.Add(base)
	f.Add("//--- pipeline.yaml\n---\n...\n#--- source.comp\n# XFAIL: !(A\n")
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := Parse("a.test", []byte(text)); err == nil {
			c.Excluded(Features{})
			c.ExpectsFailure(Features{})
			if c.Entry != c.pipeline.Shaders[0].Entry || len(c.pipeline.Results) == 0 {
				t.Errorf("%+v", c)
			}
		}
	})
}
