package packet

import (
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// filledBuffer makes a buffer of a recorder with n bytes of value.
func filledBuffer(t *testing.T, r *Recorder, n int, value byte) runner.Buffer {
	t.Helper()
	b, err := r.NewBuffer(n)
	if err != nil {
		t.Fatal(err)
	}
	data := make([]byte, n)
	for i := range data {
		data[i] = value
	}
	if err := b.Write(0, data); err != nil {
		t.Fatal(err)
	}
	return b
}

// TestRecorder records a launch with a part of a buffer, an address in the push constants and one in a buffer.
func TestRecorder(t *testing.T) {
	r := NewRecorder(&runner.DeviceInfo{Name: "x"})
	bound, pointed, far := filledBuffer(t, r, 16, 1), filledBuffer(t, r, 8, 2), filledBuffer(t, r, 4, 3)
	if err := pointed.Write(0, binary.LittleEndian.AppendUint64(nil, far.Address()+2)); err != nil {
		t.Fatal(err)
	}
	push := binary.LittleEndian.AppendUint64(nil, pointed.Address())
	list, err := r.Record([]*runner.Launch{{Groups: [3]uint32{1, 2, 3}, PushConstants: push, SpecConstants: []reflect.SpecValue{{ID: 4, Bits: 5}},
		Bindings: []runner.Binding{{Set: 1, Binding: 2, Buffer: bound, Offset: 4}}}})
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	l := list[0]
	if len(l.Buffers) != 3 || string(l.Buffers[0].Bytes) != strings.Repeat("\x01", 16) || l.Bindings[0] != (Binding{Set: 1, Binding: 2, Offset: 4, Size: 12}) ||
		len(l.Push.Pointers) != 1 || l.Push.Pointers[0] != (Pointer{Buffer: 1}) || l.Buffers[1].Pointers[0] != (Pointer{Buffer: 2, Plus: 2}) ||
		string(l.Buffers[1].Bytes) != strings.Repeat("\x00", 8) || string(l.Push.Bytes) != strings.Repeat("\x00", 8) || l.Spec[0].Bits != 5 || l.Groups[2] != 3 {
		t.Errorf("%+v", l)
	}
	c := &Case{Entry: "main", Module: &reflect.Module{}, Words: []uint32{1, 2, 3, 4, 5}, Launches: list}
	if _, why := c.dispatches(); why != "spvc dispatch has no addresses of buffers" {
		t.Errorf("dispatch: %q", why)
	}
	if _, err := c.amber(); err == nil || !strings.Contains(err.Error(), "specialization") {
		t.Errorf("amber: %v", err)
	}
	if err := bound.View(func(data []byte) error { return errors.New(string(data)) }); err == nil || err.Error() != strings.Repeat("\x01", 16) {
		t.Errorf("view: %v", err)
	}
	l.Spec = nil
	c.Launches = []Launch{l}
	if _, err := c.amber(); err == nil || err.Error() != "a script has no addresses of buffers" {
		t.Errorf("amber: %v", err)
	}
	l.Push, l.Buffers = Data{}, l.Buffers[:1]
	c.Launches = []Launch{l}
	l.Bindings[0].Partial = true
	c.Launches[0].Push.Pointers = []Pointer{{}}
	text := c.readme(nil)
	for _, want := range []string{"There is no command for spvc dispatch: spvc dispatch has no addresses", "There is no script for Amber: a script has no addresses"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
}

// TestRecorderRefuses has what packets cannot hold.
func TestRecorderRefuses(t *testing.T) {
	r := NewRecorder(&runner.DeviceInfo{})
	b := filledBuffer(t, r, 4, 0)
	var foreign runner.Buffer
	for what, err := range map[string]error{
		"an empty buffer": second(r.NewBuffer(0)), "an image": second(r.NewImage(runner.ImageDesc{})), "a sampler": second(r.NewSampler(runner.SamplerDesc{})),
		"a run": second(r.Run(t.Context())), "a write past the end": b.Write(1, make([]byte, 4)), "a read past the end": b.Read(-1, make([]byte, 1)),
		"another buffer": second(r.Record([]*runner.Launch{{Bindings: []runner.Binding{{Buffer: foreign}}}})),
	} {
		if err == nil {
			t.Errorf("%s is no error", what)
		}
	}
	c := Case{Module: &reflect.Module{}, Words: []uint32{1}, Title: "a */ b", Entry: "e"}
	if text := c.program(); !strings.Contains(text, "a * / b") {
		t.Errorf("the title ends the comment: %.200s", text)
	}
}

func second[T any](_ T, err error) error { return err }

// TestProgram compiles a program with all that a launch can have.
func TestProgram(t *testing.T) {
	c := Case{
		Title: "x", Entry: "main", Words: []uint32{1, 2}, Module: &reflect.Module{SpecConstants: []reflect.SpecConstant{{ID: 4, Bits: 64}, {ID: 5, Bits: 8}, {ID: 6, Bits: 1}}},
		Launches: []Launch{{
			Push: Data{Bytes: make([]byte, 8), Pointers: []Pointer{{Buffer: 1, Plus: 4}}}, Spec: []reflect.SpecValue{{ID: 4, Bits: 1 << 40}, {ID: 5, Bits: 6}, {ID: 6, Bits: 1}},
			Buffers:  []Buffer{{Data: Data{Bytes: make([]byte, 30)}, Expected: make([]byte, 30)}, {Data: Data{Bytes: make([]byte, 8)}, Expected: make([]byte, 8)}},
			Bindings: []Binding{{Set: 2, Binding: 1, Index: 3, Size: 30}},
		}, {}},
	}
	name := filepath.Join(t.TempDir(), "case.c")
	text := c.program()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", name).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, want := range []string{"{4, 0, 8}, {5, 8, 1}, {6, 16, 4}, ", "#define NUM_SETS 3", "{2, 1, 4, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER}", `"the buffer number 1, behind an address"`} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text[:strings.Index(text, "static void stop")])
		}
	}
}

// TestAmberNeeds: a script asks for the features that Amber knows, and names the other capabilities.
func TestAmberNeeds(t *testing.T) {
	for _, c := range []struct {
		capabilities []spec.Capability
		want         string
	}{
		{[]spec.Capability{spec.CapabilityShader, spec.CapabilityMatrix}, "#!amber\n# x\nDEVICE_FEATURE robustBufferAccess\n\nSHADER"},
		{[]spec.Capability{spec.CapabilityShader, spec.CapabilityInt64, spec.CapabilityFloat64}, "#!amber\n# x\nDEVICE_FEATURE robustBufferAccess\nDEVICE_FEATURE shaderFloat64\nDEVICE_FEATURE shaderInt64\n\nSHADER"},
		{[]spec.Capability{spec.CapabilityAddresses}, "#!amber\n# x\nDEVICE_FEATURE robustBufferAccess\n# The device also needs what these capabilities demand: Addresses\n\nSHADER"},
	} {
		p := Case{Title: "x", Words: make([]uint32, 5), Module: &reflect.Module{Capabilities: c.capabilities}}
		if got, err := p.amber(); err != nil || !strings.HasPrefix(got, c.want) {
			t.Errorf("%v, %q, want %q", err, got, c.want)
		}
	}
}
