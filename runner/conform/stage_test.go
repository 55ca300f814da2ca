//go:build cgo

package conform

import (
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
)

func checkedDevice() (runner.Device, error) {
	return reference.Open(reference.Options{Checks: reference.CheckAll})
}

// TestStages runs kernels as stages on the drivers: each that has a stage passes, and others name the feature.
func TestStages(t *testing.T) {
	for _, d := range []struct {
		name  string
		open  func() (runner.Device, error)
		lacks map[string]string
	}{
		{"reference", checkedDevice, map[string]string{
			"task": "taskShader", "mesh": "meshShader", "tesscontrol": "tessellationShader", "tesseval": "tessellationShader", "geometry": "geometryShader"}},
		{"lavapipe", lavapipe, map[string]string{"task": "taskShader", "mesh": "meshShader"}},
		{"swiftshader", swiftshader, map[string]string{
			"task": "taskShader", "mesh": "meshShader", "tesscontrol": "tessellationShader", "tesseval": "tessellationShader", "geometry": "geometryShader"}},
	} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			for i := range stages {
				name := stages[i].name
				for _, text := range []string{
					"v1/StorageBuffer/std430/read+stage=" + name + "/{i32;v3f;[3]{m3x2f!r;f}}",
					"v1/StorageBuffer/std430/read+dyn+stage=" + name + "/{i32;v3f;[3]{m3x2f!r;f};[]v2f}",
					"v1/StorageBuffer/std430/write+dyn+stage=" + name + "/{i32;v3f;[3]{m3x2f!r;f};[300]f}",
					"v1/Uniform/std140/read+dyn+grain=component+stage=" + name + "/{f;[3]v2f;m2x2f}",
					"v1/PushConstant/std430/read+dyn+sizes=spec+stage=" + name + "/{f;[3]v2f}",
					"v1/StorageBuffer/scalar/copy+stage=" + name + "/{i32;v3f;[3]{m3x2f!r;f}}",
					"v1/StorageBuffer/std430/size+stage=" + name + "/{i32;[]v3f}",
				} {
					c, err := ParseCase(text)
					if err != nil {
						t.Fatal(err)
					}
					r, err := e.alone(t.Context(), &c)
					want, detail := Pass, d.lacks[name]
					if detail != "" {
						want = Unsupported
					}
					if err != nil || r.Verdict != want || r.Detail != detail {
						t.Errorf("%s: %s %s (%v)", text, r.Verdict, r.Detail, err)
					}
				}
			}
		})
	}
}

// TestOut lets scalars leave kernels by images and by locations of each stage, and come from texels and inline blocks.
func TestOut(t *testing.T) {
	for _, d := range []struct {
		name   string
		open   func() (runner.Device, error)
		stages []string
	}{{"reference", checkedDevice, []string{"vertex", "fragment"}}, {"lavapipe", lavapipe, stageNames()[:5]}, {"swiftshader", swiftshader, []string{"vertex", "fragment"}}} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			types := []string{"{i32;v3f;[3]{m3x2f!r;f}}", "{u32;[40]v3f;f}"}
			if d.name != "swiftshader" {
				types = append(types, "{h;[3]{i8;i64};v2d;[5]u16}")
			}
			cases := []string{"v1/StorageBuffer/std430/read+out=image/{i32;v3f;[3]{m3x2f!r;f}}", "v1/StorageBuffer/std430/write+dyn+from=texel/{i32;v3f;[3]{m3x2f!r;f}}",
				"v1/Uniform/std140/read+inline=block/{i32;v3f;[3]{v2f;f}}", "v1/Uniform/std430/copy+inline=block+stage=vertex/{i32;v3f;[2]{m3x2f!r;f}}",
				"v1/Uniform/std140/read+dyn+inline=block+out=location+stage=fragment/{i32;v3f;[3]{v2f;f}}"}
			for _, name := range d.stages {
				for i, typ := range types {
					cases = append(cases,
						"v1/StorageBuffer/std430/read+out=location+stage="+name+"/"+typ,
						"v1/StorageBuffer/scalar/read+dyn+out=location+stage="+name+"/"+typ,
						"v1/Uniform/std140/read+dyn+grain=struct+out=location+stage="+name+"/"+typ)
					if i == 2 {
						cases = append(cases, "v1/PhysicalStorageBuffer/std430/read+out=location+stage="+name+"/{f;*{i32}}",
							"v1/StorageBuffer/std430/read+dyn+grain=vector+out=image+stage="+name+"/"+typ,
							"v1/StorageBuffer/std430/write+from=texel+stage="+name+"/"+typ,
							"v1/PhysicalStorageBuffer/scalar/write+dyn+from=texel+grain=matrix+stage="+name+"/{f;[3]*{i32};m2x2d;[2]{i8;h}}")
					}
				}
			}
			for _, text := range cases {
				c, err := ParseCase(text)
				if err != nil {
					t.Fatal(err)
				}
				if r, err := e.alone(t.Context(), &c); err != nil || r.Verdict != Pass {
					t.Errorf("%s: %s %s (%v)", text, r.Verdict, r.Detail, err)
				}
			}
		})
	}
}
