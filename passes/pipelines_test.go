package passes_test

import (
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/target"
)

// switches are the options of pipelines that are on or off.
var switches = []struct {
	name string
	set  func(o *passes.CompileOptions)
}{
	{"mlir-layout", func(o *passes.CompileOptions) { o.MLIRLayout = true }},
	{"webgpu", func(o *passes.CompileOptions) { o.WebGPU = true }},
	{"check-bounds", func(o *passes.CompileOptions) { o.CheckBounds = true }},
	{"check-dimensions", func(o *passes.CompileOptions) { o.CheckDimensions = true }},
	{"push-scalars", func(o *passes.CompileOptions) { o.PushScalars = true }},
	{"address-args", func(o *passes.CompileOptions) { o.AddressArgs = true }},
	{"no-layout-check", func(o *passes.CompileOptions) { o.NoLayoutCheck = true }},
	{"no-limit-check", func(o *passes.CompileOptions) { o.NoLimitCheck = true }},
	{"use-64bit-index", func(o *passes.CompileOptions) { o.IndexBits = 64 }},
}

// writeCombinations writes to w the pipelines of o with each combination of the switches, or their errors.
func writeCombinations(w io.Writer, p *passes.Pipelines, module *ir.Operation, o passes.CompileOptions) {
	for set := range 1 << len(switches) {
		o := o
		for i, s := range switches {
			if set>>i&1 != 0 {
				s.set(&o)
			}
		}
		m, _, err := p.Compile(module, o)
		if err != nil {
			fmt.Fprintln(w, err)
			continue
		}
		fmt.Fprintln(w, m.Brief())
	}
}

// combinations returns a line for each kind of module, target and level, with a hash of all pipelines that the
// switches give.
func combinations(t *testing.T) (lines []string) {
	own := profile(t, "vulkan1.3").Config()
	own.Limits.MaxPushConstantsSize, own.Layout.RelaxedBlockLayout = 256, false
	top := parse(t, "")
	ctx := ir.NewContext(all.Registry())
	inner, _ := ir.ParseTopLevel(ctx, ctx.AddFile("t.mlir", []byte("spirv.module Logical GLSL450 {}")))
	for _, module := range []*ir.Operation{top, inner.Region(0).First().First()} {
		for _, env := range []struct {
			name string
			env  *target.Env
		}{{"none", nil}, {"vulkan1.2", profile(t, "vulkan1.2")}, {"own", target.New(own)}} {
			for _, name := range passes.OptLevels() {
				level, _ := passes.ParseOptLevel(name)
				h := sha256.New()
				writeCombinations(h, passes.NewPipelines(passes.NewRegistry()), module, passes.CompileOptions{Env: env.env, Opt: level})
				lines = append(lines, fmt.Sprintf("%s, target %s, level %s: %x", module.Name(), env.name, name, h.Sum(nil)[:16]))
			}
		}
	}
	return lines
}

// TestPipelineTexts compares the text of each pipeline that options can give with the record: one default pipeline in
// words, all combinations as hashes, and the stages with each of their options.
func TestPipelineTexts(t *testing.T) {
	lines := []string{strings.ReplaceAll(pipeline(t, parse(t, ""), passes.CompileOptions{}), "),", "),\n")}
	lines = append(lines, combinations(t)...)
	registry := passes.NewRegistry()
	options := []string{"", "limits=a=1", "relaxed=false", "target={profile=vulkan1.2}", "opt=0", "opt=2", "opt=s"}
	for _, s := range switches {
		options = append(options, s.name)
	}
	for _, name := range registry.Names() {
		if !strings.HasPrefix(name, "spvc-") {
			continue
		}
		texts := map[string][]string{}
		for _, o := range options {
			m, err := registry.ParsePipeline("builtin.module(" + name + "{" + o + "})")
			if err != nil {
				t.Fatal(err)
			}
			texts[m.Brief()] = append(texts[m.Brief()], o)
		}
		for _, text := range slices.Sorted(maps.Keys(texts)) {
			sum := sha256.Sum256([]byte(text))
			lines = append(lines, fmt.Sprintf("%s %q: %x", name, texts[text], sum[:16]))
		}
	}
	golden.Lines(t, "testdata/pipelines.txt", lines, *passes.Update)
}
