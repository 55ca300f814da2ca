//go:build cgo

package conform

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPacketDescriptors runs the C programs of packets with descriptors that only the API has. On lavapipe they end
// with 0, and with 1 if the descriptors show the whole buffers. On SwiftShader, those with a feature that it
// does not have end with 2.
func TestPacketDescriptors(t *testing.T) {
	info, other := device(t, lavapipe).Info(), device(t, swiftshader).Info()
	for _, c := range []struct {
		id, title, feature string
		// from and to make the program wrong, and why is what the README says of a script, or empty.
		from, to, why string
	}{
		{"v1/StorageBuffer/std430/read+array=3+dynamic=512+offset=256/{f;i32}", "dynamic", "", "dynamic[num_dynamic++] = b->dynamic", "dynamic[num_dynamic++] = 0", ""},
		{"v1/Uniform/std140/read+dynamic=256/{f;v2f}", "uniform", "", "dynamic[num_dynamic++] = b->dynamic", "dynamic[num_dynamic++] = 0", ""},
		{"v1/StorageBuffer/std430/write+range=partial/{f;v3f}", "partial", "robustBufferAccess2", "b->offset, b->size}", "b->offset, VK_WHOLE_SIZE}", "ranges that end inside of a block"},
		{"v1/StorageBuffer/std430/size+range=partial/{[5]f;[]v4f}", "length", "robustBufferAccess2", "b->offset, b->size}", "b->offset, VK_WHOLE_SIZE}", "ranges that end inside of a block"},
		{"v1/StorageBuffer/std430/read+range=null/{f;v3f}", "null", "nullDescriptor", "VK_NULL_HANDLE, 0, VK_WHOLE_SIZE", "buffers[0].buffer, 0, VK_WHOLE_SIZE", "null descriptors"},
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
		none := ""
		if c.why != "" {
			none = "There is no script for Amber: a script has no " + c.why + "."
		}
		for _, want := range []string{"\nspvc dispatch case.spv", " --bind 0.", "./case\n", none} {
			if !strings.Contains(string(readme), want) || strings.Contains(string(readme), "There is no script") != (c.why != "") {
				t.Errorf("%s: no %q, or a wrong reason, in\n%s", c.id, want, readme)
			}
		}
		if code, out := runProgram(t, dir, "", "", info.Name); code != 0 {
			t.Errorf("%s: exit code %d: %s", c.id, code, out)
		}
		if code, out := runProgram(t, dir, c.from, c.to, info.Name); code != 1 {
			t.Errorf("%s: exit code %d of a wrong program: %s", c.id, code, out)
		}
		want, text := 0, "all results are right"
		if c.feature != "" {
			want, text = 2, "the device has no "+c.feature
		}
		if code, out := runProgram(t, dir, "", "", other.Name); code != want || !strings.Contains(out, text) {
			t.Errorf("%s on %s: exit code %d: %s", c.id, other.Name, code, out)
		}
	}
}

// runProgram builds the program of a packet, with a change, and runs it on a device.
func runProgram(t *testing.T, dir, from, to, name string) (code int, out string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "case.c"))
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), from, to, 1)
	if from != "" && changed == string(text) {
		t.Fatalf("the program has no %s", from)
	}
	source, binary := filepath.Join(dir, "changed.c"), filepath.Join(dir, "changed")
	if err := os.WriteFile(source, []byte(changed), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-o", binary, source, "-lvulkan").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	cmd := exec.Command(binary, name)
	text, _ = cmd.CombinedOutput()
	return cmd.ProcessState.ExitCode(), string(text)
}
