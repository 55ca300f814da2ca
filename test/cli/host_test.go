//go:build cgo

package cli

import (
	words "encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

// packedBlock is a block as testdata/host/pack.py fills it.
type packedBlock struct {
	Set, Binding uint32
	Push         bool
	Bytes        string
	// Pointers are the offsets of addresses, and the objects that they lead to.
	Pointers [][2]int
	// Values are the numbers in the order of the members.
	Values []uint32
}

type packedModule struct{ Blocks, Objects []packedBlock }

// TestHostFills checks that the output of `spvc reflect --json` is enough to fill blocks: a Python script packs the blocks of
// three shaders from it, and the shaders write what they find in each member.
func TestHostFills(t *testing.T) {
	blocks := 0
	for _, c := range []struct {
		shader string
		specs  [][]reflect.SpecValue
	}{
		{"matrices", [][]reflect.SpecValue{nil}},
		{"sizes", [][]reflect.SpecValue{nil, {{ID: 3, Bits: 3}}, {{ID: 3, Bits: 1}, {ID: 4, Bits: 14}}}},
		{"addresses", [][]reflect.SpecValue{nil}},
	} {
		file := filepath.Join(t.TempDir(), c.shader+".spv")
		if out, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", file, "testdata/host/"+c.shader+".comp").CombinedOutput(); err != nil {
			t.Fatalf("glslangValidator (package glslang-tools): %v\n%s", err, out)
		}
		report, err := exec.Command("spvc", "reflect", "--json", file).Output()
		if err != nil {
			t.Fatal(err)
		}
		for i, specs := range c.specs {
			m := packModule(t, report, specs)
			for _, device := range []string{drivers.Lavapipe, reference.Name} {
				checkFilled(t, device, file, m, specs)
			}
			if i == 0 {
				blocks += len(m.Blocks)
			}
		}
	}
	if blocks < 10 {
		t.Errorf("%d blocks, want 10 at least", blocks)
	}
}

// packModule runs the script on a report.
func packModule(t *testing.T, report []byte, specs []reflect.SpecValue) (m packedModule) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "reflection.json")
	if err := os.WriteFile(file, report, 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"testdata/host/pack.py", file}
	for _, s := range specs {
		args = append(args, specText(s))
	}
	cmd := exec.Command("python3", args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, &m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func specText(s reflect.SpecValue) string {
	return fmt.Sprintf("%d=%d", s.ID, s.Bits)
}

// checkFilled runs a shader with the blocks, and compares what it writes with the values.
func checkFilled(t *testing.T, selector, file string, m packedModule, specs []reflect.SpecValue) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	d, err := compute.OpenDevice(selector)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, err := spvc.Load(data, spvc.Options{Name: filepath.Base(file), Env: d.Info().Env()})
	if err != nil {
		t.Fatal(err)
	}
	k, err := d.Kernel(p, "main")
	if err != nil {
		t.Fatal(err)
	}
	objects := make([]runner.Buffer, len(m.Objects))
	for i := range objects {
		if objects[i], err = d.NewBuffer(runner.WholeWords(len(m.Objects[i].Bytes) / 2)); err != nil {
			t.Fatal(err)
		}
	}
	for i := range objects {
		if err := objects[i].Write(0, m.Objects[i].contents(t, objects)); err != nil {
			t.Fatal(err)
		}
	}
	var want []uint32
	args := []any{}
	for i := range m.Blocks {
		b := &m.Blocks[i]
		want = append(want, b.Values...)
		if b.Push {
			args = append(args, compute.PushConstants(b.contents(t, objects)))
		} else {
			args = append(args, compute.Bind(b.Set, b.Binding, b.contents(t, objects)))
		}
	}
	for _, s := range specs {
		args = append(args, compute.SpecConstant(s.ID, uint32(s.Bits)))
	}
	got := make([]uint32, len(want)+1)
	args = append(args, compute.InOut(got))
	if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...); err != nil {
		t.Fatalf("%s on %s: %v", file, selector, err)
	}
	if want = append(want, 0); !slices.Equal(got, want) {
		t.Errorf("%s on %s, %v:\n got %v\nwant %v", filepath.Base(file), selector, specs, got, want)
	}
}

// contents returns the bytes of a block, with the addresses of objects in it.
func (b *packedBlock) contents(t *testing.T, objects []runner.Buffer) []byte {
	t.Helper()
	data, err := hex.DecodeString(b.Bytes)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range b.Pointers {
		words.LittleEndian.PutUint64(data[p[0]:], objects[p[1]].Address())
	}
	return data
}
