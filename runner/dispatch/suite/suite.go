// Package suite runs test files of LLVM's offload-test-suite: a shader, the data of its buffers and the results that the buffers
// must have. Of their pipelines it takes those of a compute shader with buffers.
package suite

import (
	"fmt"
	"strings"

	"github.com/spvc/spvc/runner"
)

// Verdict is the outcome of a test file.
type Verdict string

// These are the verdicts.
const (
	Pass Verdict = "Pass"
	Fail Verdict = "Fail"
	// ExpectedFail is a failure that XFAIL lines expect, and UnexpectedPass the opposite.
	ExpectedFail   Verdict = "ExpectedFail"
	UnexpectedPass Verdict = "UnexpectedPass"
	// NotSupported is for files that cannot run, for a Reason.
	NotSupported Verdict = "NotSupported"
)

// Verdicts returns all verdicts, in the order of summaries.
func Verdicts() []Verdict { return []Verdict{Pass, ExpectedFail, NotSupported, Fail, UnexpectedPass} }

// Bad reports whether the verdict makes a run fail.
func (v Verdict) Bad() bool { return v == Fail || v == UnexpectedPass }

// Reason says why a file cannot run.
type Reason string

// These are all reasons.
const (
	Excluded     Reason = "REQUIRES or UNSUPPORTED lines exclude the device"
	NoPipeline   Reason = "no part pipeline.yaml or no part with a shader"
	NotCompute   Reason = "a pipeline of other stages than compute"
	NoResults    Reason = "no Results: FileCheck reads what the program prints"
	OtherRuns    Reason = "RUN lines that expect a failure or run more than one pipeline"
	CompilerFlag Reason = "flags of the compiler that change layouts"
	Textures     Reason = "textures and samplers"
	Acceleration Reason = "acceleration structures"
	Counters     Reason = "counters, heaps and reserved memory"
	Malformed    Reason = "a description that is no YAML"
	UnknownKey   Reason = "keys or values that spvc does not know"
	NotCompiled  Reason = "a shader that does not compile to a valid binary"
	NotBound     Reason = "resources that the kernel does not take"
)

// Reasons returns all reasons, in the order of summaries.
func Reasons() []Reason {
	return []Reason{Excluded, NoPipeline, NotCompute, NoResults, OtherRuns, CompilerFlag, Textures, Acceleration, Counters, Malformed, UnknownKey, NotCompiled, NotBound}
}

// Outcome is what became of a file.
type Outcome struct {
	Name    string  `json:"name"`
	Verdict Verdict `json:"verdict"`
	// Reason is set for NotSupported. Detail says more about it, or what failed.
	Reason  Reason  `json:"reason,omitempty"`
	Detail  string  `json:"detail,omitempty"`
	Seconds float64 `json:"seconds"`
}

// Refusal is the error of a file that cannot run.
type Refusal struct {
	Reason Reason
	Detail string
}

// Error returns the reason with the detail.
func (r *Refusal) Error() string {
	if r.Detail == "" {
		return string(r.Reason)
	}
	return string(r.Reason) + ": " + r.Detail
}

func refuse(r Reason, format string, args ...any) error {
	return &Refusal{r, fmt.Sprintf(format, args...)}
}

// Case is a test file that can run.
type Case struct {
	// Name is the name of the file.
	Name string
	// Shader is the source of the shader, ShaderName the name of its part, whose extension names the language, and Line the
	// line of the file after which the source begins.
	Shader     string
	ShaderName string
	// Entry is the entry point.
	Entry string
	// Narrow is true if the shader has types of 16 bits, for which compilers of HLSL need a flag.
	Narrow bool

	pipeline *pipeline
	marks    directives
}

// Parse reads a test file. An error is a *Refusal if the file cannot run, or says where the file is wrong.
func Parse(name string, data []byte) (*Case, error) {
	if len(data) > maxFile {
		return nil, fmt.Errorf("%s: the file has %d bytes, more than the limit of %d", name, len(data), maxFile)
	}
	c := &Case{Name: name}
	text := string(data)
	if err := c.marks.read(text); err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	var described *part
	parts := split(text)
	for i := range parts {
		switch p := &parts[i]; {
		case p.name == "pipeline.yaml":
			described = p
		case c.ShaderName == "" && isShader(p.name):
			c.ShaderName, c.Shader = p.name, p.text
		}
	}
	if described == nil || c.ShaderName == "" {
		return nil, refuse(NoPipeline, "")
	}
	var err error
	if c.pipeline, err = decode(name, described); err != nil {
		return nil, err
	}
	if err := c.marks.check(); err != nil {
		return nil, err
	}
	if err := c.pipeline.check(); err != nil {
		return nil, err
	}
	c.Entry, c.Narrow = c.pipeline.Shaders[0].Entry, c.marks.narrow
	return c, nil
}

// maxFile bounds the bytes of a test file.
const maxFile = 16 << 20

// part is a part of a test file, as the tool split-file of LLVM takes it apart.
type part struct {
	name, text string
	line       int // the line before its first
}

// split returns the parts of a text. The line before each is two dashes and one more after a character or two slashes, and the
// name of the part, as in //--- source.hlsl.
func split(text string) []part {
	var out []part
	n, at, begin := 0, 0, 0
	end := func() {
		if len(out) > 0 {
			out[len(out)-1].text = text[begin:at]
		}
	}
	for line := range strings.Lines(text) {
		n++
		if name, ok := partName(strings.TrimRight(line, "\r\n")); ok {
			end()
			out, begin = append(out, part{name: name, line: n}), at+len(line)
		}
		at += len(line)
	}
	end()
	return out
}

// partName returns the name of the part that a line begins.
func partName(line string) (string, bool) {
	rest, ok := strings.CutPrefix(line, "//--- ")
	if !ok && len(line) > 5 && line[0] != '-' && line[1:5] == "--- " {
		rest, ok = line[5:], true
	}
	rest = strings.TrimSpace(rest)
	return rest, ok && rest != ""
}

// isShader reports whether a part is the source of a compute shader.
func isShader(name string) bool {
	for _, ext := range []string{".hlsl", ".comp", ".glsl", ".spvasm"} {
		if strings.HasSuffix(name, ext) {
			return true
		}
	}
	return false
}

// Excluded returns a *Refusal if the lines REQUIRES and UNSUPPORTED exclude a device.
func (c *Case) Excluded(f Features) error { return c.marks.exclude(f) }

// ExpectsFailure reports whether the lines XFAIL expect the file to fail.
func (c *Case) ExpectsFailure(f Features) bool { return c.marks.expectsFailure(f) }

// Features are the names that lines such as REQUIRES may have and that hold for a device.
type Features map[string]bool

// FeaturesOf returns the features of a device, as the suite names them. The suite names compilers too, but not that of spvc.
func FeaturesOf(info *runner.DeviceInfo) Features {
	f := Features{"Vulkan": true}
	for _, c := range info.Capabilities {
		switch c.String() {
		case "Int16", "Int64":
			f[c.String()] = true
		case "Float16":
			f["Half"] = true
		case "Float64":
			f["Double"] = true
		case "Int64Atomics":
			f["VulkanInt64BufferAtomics"] = true
		}
	}
	// Devices of Vulkan do not state a shader model, so the suite takes them to have all.
	for minor := '0'; minor <= '9'; minor++ {
		f["SM_6_"+string(minor)] = true
	}
	for _, m := range []struct{ mark, feature string }{
		{"llvmpipe", "Lavapipe"}, {"nvidia", "NV"}, {"amd", "AMD"}, {"radeon", "AMD"}, {"intel", "Intel"}, {"qualcomm", "QC"}, {"adreno", "QC"},
	} {
		if strings.Contains(strings.ToLower(info.Name), m.mark) {
			f[m.feature] = true
		}
	}
	return f
}
