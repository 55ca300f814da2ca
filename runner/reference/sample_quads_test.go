package reference_test

import (
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// quadSampling is a kernel whose invocations are one quad that samples at its input.
func quadSampling(t *testing.T, body string) *reflect.Module {
	t.Helper()
	k := imageKernel{image: "%f32 2D 0 0 0 1 Unknown", body: body, loose: true}
	text := strings.NewReplacer("LocalSize 1 1 1\n", "LocalSize 4 1 1\nOpExecutionMode %main DerivativeGroupLinearNV\n",
		"BuiltIn WorkgroupId", "BuiltIn LocalInvocationId",
		"OpExtension \"SPV_EXT_shader_image_int64\"\n", "OpExtension \"SPV_EXT_shader_image_int64\"\nOpExtension \"SPV_NV_compute_shader_derivatives\"\n",
		"OpCapability Shader\n", "OpCapability Shader\nOpCapability ComputeDerivativeGroupLinearNV\n").Replace(k.text())
	return looseModule(t, text)
}

// TestQuadLevels samples without a stated level: the level follows from the distances of the
// coordinates in the quad, in texels. All texels of a level have its number.
func TestQuadLevels(t *testing.T) {
	d := openWith(t, reference.Options{SubgroupSize: 4, Checks: reference.CheckUndefined})
	level := func(n int) (out []float32) {
		for range (8 >> n) * (8 >> n) {
			out = append(out, float32(n))
		}
		return out
	}
	img := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 8, Height: 8, Levels: 4}, level(0), level(1), level(2), level(3))
	smp := newSampler(t, d, runner.SamplerDesc{Mip: runner.Linear, MaxLod: 10})
	plain := quadSampling(t, "%s = OpImageSampleImplicitLod %f32x4 %smp %f0_2\n%r = OpBitcast %u32x4 %s")
	projected := quadSampling(t, "%s = OpImageSampleProjImplicitLod %f32x4 %smp %f0_3\n%r = OpBitcast %u32x4 %s")
	biased := quadSampling(t, "%s = OpImageSampleImplicitLod %f32x4 %smp %f0_2 Bias %one\n%r = OpBitcast %u32x4 %s")
	for _, c := range []struct{ dx, dy float64 }{{0.125, 0}, {0, 0.125}, {0.25, 0}, {0, 0.25}, {0.25, 0.5}, {0.5, 0.25}, {0.01, 0.01}, {0.2, 0.1}, {2, 0}} {
		want := min(max(math.Log2(8*max(c.dx, c.dy)), 0), 3)
		for name, m := range map[string]*reflect.Module{"plain": plain, "projected": projected, "biased": biased} {
			var rows []rowBits
			for lane := range 4 {
				x, y := 0.3+c.dx*float64(lane&1), 0.4+c.dy*float64(lane>>1)
				q := 1.0
				if name == "projected" {
					q = float64(lane + 1)
				}
				rows = append(rows, rowBits{bitsOf(x*q, y*q, q)})
			}
			want := want
			if name == "biased" {
				want = min(max(math.Log2(8*max(c.dx, c.dy))+1, 0), 3)
			}
			out, err := runImageModule(t, d, m, rows, imageAt(img), samplerAt(smp))
			if err != nil {
				t.Fatal(err)
			}
			for lane, v := range out {
				if got := float64(math.Float32frombits(v[0])); math.Abs(got-want) > 1e-3 {
					t.Errorf("%s: distances (%v, %v): lane %d takes level %v, want %v", name, c.dx, c.dy, lane, got, want)
				}
			}
		}
	}
}

// TestQuadLevelsUndefined samples in one lane of a quad only.
func TestQuadLevelsUndefined(t *testing.T) {
	const body = `%only = OpIEqual %bool %i %c1
OpSelectionMerge %merge None
OpBranchConditional %only %then %merge
%then = OpLabel
%s = OpImageSampleImplicitLod %f32x4 %smp %f0_2
OpBranch %merge
%merge = OpLabel
%r = OpPhi %u32x4 %none %entry %none %then`
	m := quadSampling(t, body)
	for _, c := range []struct {
		checks reference.Checks
		finds  bool
	}{{reference.CheckUndefined, true}, {reference.CheckBounds, false}} {
		d := openWith(t, reference.Options{SubgroupSize: 4, Checks: c.checks})
		img := newImage(t, d, runner.ImageDesc{Dim: spec.Dim2D, Format: runner.FormatR32Float, Width: 1, Height: 1}, []float32{1})
		_, err := runImageModule(t, d, m, make([]rowBits, 4), imageAt(img), samplerAt(newSampler(t, d, runner.SamplerDesc{})))
		if found := err != nil; found != c.finds {
			t.Errorf("checks %s: %v", c.checks, err)
		}
		if c.finds && (err == nil || !strings.Contains(err.Error(), "not all invocations of the quad reach the instruction")) {
			t.Errorf("%v", err)
		}
	}
}
