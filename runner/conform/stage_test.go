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
