//go:build cgo

package conform

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPacketDraws runs the C programs of packets whose launches draw, or have images, texel buffers and inline uniform blocks: they
// end with 0, and with 1 if the program does something else.
func TestPacketDraws(t *testing.T) {
	info := device(t, lavapipe).Info()
	const other = "memcpy(m.bytes, b->data, b->size)" // a change of all buffers
	for _, c := range []struct{ id, from, to string }{
		{"v1/StorageBuffer/std430/read+stage=vertex/{f;v3f;[2]i32}", "vkCmdDraw(command, d->vertices", "vkCmdDraw(command, d->vertices - 1"},
		{"v1/StorageBuffer/std430/write+dyn+stage=tesscontrol/{f;[3]v3f}", "vkCmdDraw(command, d->vertices", "vkCmdDraw(command, d->vertices - 1"},
		{"v1/Uniform/std140/read+stage=tesseval/{f;v3f;m2x2f!r}", "b->offset, b->size}", "0, 16}"},
		{"v1/StorageBuffer/std430/copy+stage=geometry/{f;v3f;[2]i32}", other, "memset(m.bytes, 7, b->size)"},
		{"v1/PushConstant/std430/read+out=location+stage=fragment/{f;v3f;i32}", "memcpy(push, l->push, l->push_size)", "memset(push, 7, l->push_size)"},
		{"v1/StorageBuffer/std430/read+out=location+stage=geometry/{f;v3f;[2]d}", ".colorWriteMask = 15", ".colorWriteMask = 1"},
		{"v1/StorageBuffer/std430/read+out=location+stage=tesscontrol/{f;i64}", ".colorWriteMask = 15", ".colorWriteMask = 1"},
		{"v1/StorageBuffer/std430/interface+pack=component+stage=tesseval/{f;v3f;[2]i32}", other, "memset(m.bytes, 7, b->size)"},
		{"v1/StorageBuffer/std430/interface/{f;v3f;[2]i32}", "vkCmdDraw(command, d->vertices", "vkCmdDraw(command, 0 * d->vertices"},
		{"v1/StorageBuffer/std430/read+out=image/{f;v3f;[2]i32}", "copy(command, &pictures[i], &l->images[i], 1)", "(void)0"},
		{"v1/StorageBuffer/std430/write+from=texel/{f;v3f;[2]i32}", ".offset = b->offset, .range = b->size", ".offset = b->offset, .range = 4"},
		{"v1/Uniform/std140/read+blocks=2+inline=block/{f;v3f;[2]i32}", "bytes.pData = l->buffers[b->buffer].data", "bytes.pData = l->buffers[0].data"},
	} {
		parsed, err := ParseCase(c.id)
		if err != nil {
			t.Fatal(err)
		}
		e := &Exporter{Dir: t.TempDir(), Info: info, Reference: referenceDevice(t)}
		dir, err := e.Export(t.Context(), &Failure{ID: c.id, Case: parsed, Result: &Result{Verdict: WrongRead, Detail: "by hand"}})
		if err != nil {
			t.Fatal(err)
		}
		readme, err := os.ReadFile(filepath.Join(dir, "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		draws := parsed.plainStage() != ""
		for text, want := range map[string]bool{
			"There are no data": false, "There is no shader in GLSL: the kernel": true, "spvc dispatch case.spv": false, "There is no script for Amber": true,
			"`VK_KHR_dynamic_rendering`": draws, "spvc dispatch draws nothing": draws,
		} {
			if strings.Contains(string(readme), text) != want {
				t.Errorf("%s: %q is there: %v, in\n%s", c.id, text, !want, readme)
			}
		}
		if code, out := runProgram(t, dir, "", "", info.Name); code != 0 {
			t.Errorf("%s: exit code %d: %s", c.id, code, out)
		}
		if code, out := runProgram(t, dir, c.from, c.to, info.Name); code != 1 {
			t.Errorf("%s: exit code %d of a wrong program: %s", c.id, code, out)
		}
	}
}

// plainStage returns the stage of a case, or "" for compute.
func (c *Case) plainStage() string {
	for _, o := range c.options() {
		if s, ok := strings.CutPrefix(o, "stage="); ok {
			return s
		}
	}
	if c.Probe == Interface.name {
		return stages[0].name
	}
	return ""
}
