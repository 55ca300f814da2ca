package packet

import (
	"context"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// machine is a device that adds 1 to each byte of what a launch binds. It fails in the calls of a kind
// whose number is that of fails.
type machine struct {
	*Recorder
	kind  string
	fails int
	// homeless buffers have no address.
	homeless bool
	closed   int
	runs     []*runner.Launch
}

// call returns an error if the machine fails in this call.
func (m *machine) call(kind string) error {
	if kind != m.kind {
		return nil
	}
	if m.fails--; m.fails == 0 {
		return errors.New("no " + kind)
	}
	return nil
}

func (m *machine) NewBuffer(size int) (runner.Buffer, error) {
	if err := m.call("memory"); err != nil {
		return nil, err
	}
	b, err := m.Recorder.NewBuffer(size)
	return &machineBuffer{b, m}, err
}

func (m *machine) Run(_ context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	m.runs = append(m.runs, launches...)
	for _, l := range launches {
		for _, b := range l.Bindings {
			if b.Null {
				continue
			}
			data := b.Buffer.(*machineBuffer).Buffer.(*recorded).data
			for i := b.Offset; i < b.Offset+b.Size; i++ {
				data[i]++
			}
		}
	}
	return runner.Timing{}, m.call("run")
}

type machineBuffer struct {
	runner.Buffer
	m *machine
}

func (b *machineBuffer) Write(offset int, src []byte) error {
	return errors.Join(b.m.call("write"), b.Buffer.Write(offset, src))
}

func (b *machineBuffer) Read(offset int, dst []byte) error {
	return errors.Join(b.m.call("read"), b.Buffer.Read(offset, dst))
}

func (b *machineBuffer) Address() uint64 {
	if b.m.homeless {
		return 0
	}
	return b.Buffer.Address()
}

func (b *machineBuffer) Close() error {
	b.m.closed++
	return b.m.call("close")
}

// launches are two launches: one with an address in a buffer, and one with an address in push constants.
func launches() []Launch {
	return []Launch{{
		Buffers: []Buffer{
			{Data: Data{Bytes: make([]byte, 12), Pointers: []Pointer{{At: 0, Buffer: 1, Plus: 2}}}}, {Data: Data{Bytes: []byte{7, 8, 9}}},
		},
		Bindings: []Binding{{Set: 1, Binding: 2, Offset: 8, Size: 4}, {Binding: 3, Buffer: -1, Null: true}}, Groups: [3]uint32{1, 2, 3},
	}, {
		Buffers:  []Buffer{{Data: Data{Bytes: []byte{5}}}},
		Bindings: []Binding{{Size: 1, Index: 4}},
		Push:     Data{Bytes: make([]byte, 16), Pointers: []Pointer{{At: 8, Plus: 3}}}, Spec: []reflect.SpecValue{{ID: 1, Bits: 2}},
	}}
}

// TestExpect takes the results of a device, without the addresses in them.
func TestExpect(t *testing.T) {
	m := &machine{Recorder: NewRecorder(&runner.DeviceInfo{})}
	c := &Case{Entry: "main", Launches: launches()}
	if err := c.Expect(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	var got [][]byte
	for _, l := range c.Launches {
		for _, b := range l.Buffers {
			got = append(got, b.Expected)
		}
	}
	want := [][]byte{{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1}, {7, 8, 9}, {6}}
	if !slices.EqualFunc(got, want, slices.Equal[[]byte]) {
		t.Errorf("%v, want %v", got, want)
	}
	if m.closed != 3 {
		t.Errorf("%d buffers are closed", m.closed)
	}
	first, second := m.runs[0], m.runs[1]
	if first.Entry != "main" || first.Groups != [3]uint32{1, 2, 3} || first.Bindings[0].Set != 1 || first.Bindings[0].Binding != 2 || first.Bindings[1].Buffer != nil {
		t.Errorf("%+v", first)
	}
	push := binary.LittleEndian.AppendUint64(make([]byte, 8), m.buffers[2].address+3)
	if !slices.Equal(second.PushConstants, push) || second.Bindings[0].Index != 4 || second.SpecConstants[0].Bits != 2 {
		t.Errorf("%+v", second)
	}
	if n := binary.LittleEndian.Uint64(m.buffers[0].data); n != m.buffers[1].address+2 {
		t.Errorf("the address in the first buffer is %#x", n)
	}
}

// TestComputeErrors has a device that fails in each of its calls.
func TestComputeErrors(t *testing.T) {
	for _, row := range []struct {
		kind   string
		fails  int
		want   string
		closed int
	}{
		{"memory", 1, "launch 0: no memory", 0}, {"memory", 2, "launch 0: no memory", 1}, {"memory", 3, "launch 1: no memory", 2},
		{"write", 2, "launch 0: no write", 2}, {"write", 3, "launch 1: no write", 3},
		{"run", 1, "launch 0: no run", 2}, {"run", 2, "launch 1: no run", 3},
		{"read", 2, "launch 0: no read", 2}, {"read", 3, "launch 1: no read", 3},
		{"close", 1, "launch 0: no close", 2}, {"close", 3, "launch 1: no close", 3},
	} {
		m := &machine{Recorder: NewRecorder(&runner.DeviceInfo{}), kind: row.kind, fails: row.fails}
		c := &Case{Launches: launches()}
		if content, err := c.Compute(t.Context(), m); err == nil || err.Error() != row.want || content != nil || m.closed != row.closed {
			t.Errorf("%s %d: %v, %v, %d buffers are closed", row.kind, row.fails, content, err, m.closed)
		}
		m.fails = row.fails
		if err := c.Expect(t.Context(), m); err == nil || err.Error() != row.want {
			t.Errorf("%s %d: %v", row.kind, row.fails, err)
		}
	}
	all := launches()
	for n, list := range [][]Launch{all[:1], all[1:]} {
		m := &machine{Recorder: NewRecorder(&runner.DeviceInfo{}), homeless: true}
		if _, err := (&Case{Launches: list}).Compute(t.Context(), m); err == nil || err.Error() != "launch 0: the device has no addresses of buffers" {
			t.Errorf("launch %d without addresses: %v", n, err)
		}
	}
}

// TestTools has the script and the command of a launch, and the reasons why there are none.
func TestTools(t *testing.T) {
	data := make([]byte, 25)
	data[24] = 9
	whole := func() Case {
		return Case{Title: "a\nb", Entry: "main", Words: []uint32{0, 0x10300, 0, 0, 0}, Assembly: "; asm\n\n", Module: &reflect.Module{}, Selector: "it's", ID: "v1/a", Launches: []Launch{{
			Groups: [3]uint32{4, 5, 6}, Push: Data{Bytes: []byte{1, 2}},
			Buffers: []Buffer{{Data: Data{Bytes: data}, Expected: data[:24]}, {Data: Data{Bytes: []byte{3}}, Expected: []byte{4}}}, Bindings: []Binding{{Set: 1, Binding: 2, Size: 25}, {Buffer: 1, Size: 1}},
		}}}
	}
	c := whole()
	zeros := strings.Repeat("0 ", 23) + "0\n"
	script := "#!amber\n# a b\nDEVICE_FEATURE robustBufferAccess\n\nSHADER compute kernel SPIRV-ASM TARGET_ENV spv1.3\n; asm\nEND\n\nBUFFER data0_0 DATA_TYPE uint8 DATA\n" + zeros + "9\nEND\n\nBUFFER expected0_0 DATA_TYPE uint8 DATA\n" + zeros +
		"END\n\nBUFFER data0_1 DATA_TYPE uint8 DATA\n3\nEND\n\nBUFFER expected0_1 DATA_TYPE uint8 DATA\n4\nEND\n\nBUFFER push0 DATA_TYPE uint8 DATA\n1 2\nEND\n\nPIPELINE compute launch0\n  ATTACH kernel ENTRY_POINT main\n" +
		"  BIND BUFFER data0_0 AS storage DESCRIPTOR_SET 1 BINDING 2\n  BIND BUFFER data0_1 AS storage DESCRIPTOR_SET 0 BINDING 0\n  BIND BUFFER push0 AS push_constant\nEND\n\nRUN launch0 4 5 6\n" +
		"EXPECT data0_0 EQ_BUFFER expected0_0\nEXPECT data0_1 EQ_BUFFER expected0_1\n"
	if got, err := c.amber(); err != nil || got != script {
		t.Errorf("%v\n%s\nwant\n%s", err, got, script)
	}
	c.Launches[0].Spec = []reflect.SpecValue{{ID: 7, Bits: 8}}
	command := `spvc dispatch case.spv --entry=main --device='it'\''s' --groups=4,5,6 --arg 1.2=launch0-buffer0.npy --expect 1.2=launch0-buffer0-expected.npy` +
		" --arg 0.0=launch0-buffer1.npy --expect 0.0=launch0-buffer1-expected.npy --arg push=launch0-push.npy --spec 7=8"
	if got, why := c.dispatches(); why != "" || len(got) != 1 || got[0] != command {
		t.Errorf("%s %v\nwant %s", why, got, command)
	}
	if text := c.readme(nil); !strings.Contains(text, "# a b\n") || !strings.Contains(text, "has the error. `./case NAME`") || !strings.Contains(text, command+"\n") {
		t.Error(text)
	}
	if c.Known = true; !strings.Contains(c.readme(nil), "has the error, but `spvc conform` with 0: it knows the error. ") {
		t.Error(c.readme(nil))
	}
	for what, row := range map[string]struct {
		change           func(l *Launch)
		script, dispatch string
	}{
		"null":    {func(l *Launch) { l.Bindings[1] = Binding{Buffer: -1, Null: true} }, "a script has no null descriptors", ""},
		"partial": {func(l *Launch) { l.Bindings[1].Partial = true }, "a script has no ranges that end inside of a block", ""},
		"index":   {func(l *Launch) { l.Bindings[0].Index = 1 }, "a script has a buffer for each element of an array", ""},
		"address": {func(l *Launch) { l.Buffers[1].Pointers = []Pointer{{}} }, "a script has no addresses of buffers", "spvc dispatch has no addresses of buffers"},
		"push":    {func(l *Launch) { l.Push.Pointers = []Pointer{{}} }, "a script has no addresses of buffers", "spvc dispatch has no addresses of buffers"},
		"spec":    {func(l *Launch) { l.Spec = []reflect.SpecValue{{}} }, "the script would have to know the types of specialization constants", ""},
	} {
		c := whole()
		row.change(&c.Launches[0])
		if _, err := c.amber(); err == nil || err.Error() != row.script {
			t.Errorf("%s: script: %v, want %s", what, err, row.script)
		}
		if _, why := c.dispatches(); why != row.dispatch {
			t.Errorf("%s: dispatch: %s, want %s", what, why, row.dispatch)
		}
	}
}

// TestParts binds parts of buffers, in arrays and of buffers that several descriptors show.
func TestParts(t *testing.T) {
	for what, row := range map[string]struct {
		bindings      []Binding
		script, flags string
	}{
		"offset":  {[]Binding{{Offset: 4, Size: 8}}, "BUFFER data0_0 AS storage DESCRIPTOR_SET 0 BINDING 0 DESCRIPTOR_OFFSET 4", "IO --bind 0.0=offset:4,size:8"},
		"size":    {[]Binding{{Size: 8}}, "BUFFER data0_0 AS storage DESCRIPTOR_SET 0 BINDING 0 DESCRIPTOR_RANGE 8", "IO --bind 0.0=size:8"},
		"dynamic": {[]Binding{{Size: 12, Dynamic: true}}, "BUFFER data0_0 AS storage_dynamic DESCRIPTOR_SET 0 BINDING 0 OFFSET 0", "IO --bind 0.0=size:12,dynamic:0"},
		"moved": {[]Binding{{Binding: 1, Size: 4, Dynamic: true, DynamicOffset: 8}}, "BUFFER data0_0 AS uniform_dynamic DESCRIPTOR_SET 0 BINDING 1 OFFSET 8 DESCRIPTOR_RANGE 4",
			" --arg 0.1=launch0-buffer0.npy --expect 0.1=launch0-buffer0-expected.npy --bind 0.1=size:4,dynamic:8"},
		"array": {[]Binding{{Binding: 2, Index: 1, Offset: 4, Size: 8}, {Binding: 2, Size: 12}}, "BUFFER_ARRAY data0_0 data0_0 AS storage DESCRIPTOR_SET 0 BINDING 2 DESCRIPTOR_OFFSET 0 4",
			" --arg 0.2[1]=launch0-buffer0.npy --expect 0.2[1]=launch0-buffer0-expected.npy --bind 0.2[1]=offset:4,size:8 --bind 0.2[0]=of:0.2[1],size:12"},
		"twice":   {[]Binding{{Size: 12}, {Binding: 1, Size: 12}}, "BUFFER data0_0 AS uniform DESCRIPTOR_SET 0 BINDING 1", "IO --bind 0.0=size:12 --bind 0.1=of:0.0,size:12"},
		"partial": {[]Binding{{Size: 12, Partial: true}}, "", "IO --bind 0.0=size:12,partial"},
		"null":    {[]Binding{{Null: true, Buffer: -1}, {Binding: 1, Buffer: -1, Null: true}}, "", " --bind 0.0=null --bind 0.1=null"},
	} {
		c := Case{Words: make([]uint32, 5), Module: &reflect.Module{Resources: []reflect.Resource{{Count: 1}, {Binding: 1, Count: 1, Type: reflect.UniformBuffer}, {Binding: 2, Count: 2}}},
			Launches: []Launch{{Buffers: []Buffer{{Data: Data{Bytes: make([]byte, 12)}}}, Bindings: row.bindings}}}
		if script, err := c.amber(); (err == nil) != (row.script != "") || !strings.Contains(script, "  BIND "+row.script+"\n") && err == nil {
			t.Errorf("%s: %v\n%s", what, err, script)
		}
		want := "--groups=0,0,0" + strings.Replace(row.flags, "IO", " --arg 0.0=launch0-buffer0.npy --expect 0.0=launch0-buffer0-expected.npy", 1)
		if got, why := c.dispatches(); why != "" || !strings.HasSuffix(got[0], want) {
			t.Errorf("%s: %v %s, want %s", what, got, why, want)
		}
	}
}

// TestPlaces names one of several descriptors by its index.
func TestPlaces(t *testing.T) {
	for count, want := range map[uint32]string{0: " --arg 1.2[3]=", 1: " --arg 1.2=", 4: " --arg 1.2[3]="} {
		c := Case{Module: &reflect.Module{Resources: []reflect.Resource{{Set: 1, Binding: 2, Count: count}}}, Launches: []Launch{{
			Buffers: []Buffer{{Data: Data{Bytes: []byte{1}}}}, Bindings: []Binding{{Set: 1, Binding: 2, Index: 3, Size: 1}},
		}}}
		if got, why := c.dispatches(); why != "" || !strings.Contains(got[0], want) {
			t.Errorf("%d descriptors: %v %s, want %s", count, got, why, want)
		}
	}
}

// TestRanges reads and writes at the ends of a recorded buffer.
func TestRanges(t *testing.T) {
	b := filledBuffer(t, NewRecorder(&runner.DeviceInfo{}), 4, 1)
	for _, row := range []struct {
		offset, size int
		ok           bool
	}{{0, 4, true}, {3, 1, true}, {4, 0, true}, {-1, 1, false}, {4, 1, false}, {0, 5, false}, {3, 2, false}} {
		if err := b.Write(row.offset, make([]byte, row.size)); (err == nil) != row.ok {
			t.Errorf("write %+v: %v", row, err)
		}
		if err := b.Read(row.offset, make([]byte, row.size)); (err == nil) != row.ok {
			t.Errorf("read %+v: %v", row, err)
		}
	}
}

// TestWriteErrors writes packets where there are other things.
func TestWriteErrors(t *testing.T) {
	c := Case{NoData: "none", Module: &reflect.Module{}, Words: []uint32{0x07230203, 0x04030201}}
	dir := t.TempDir()
	if err := c.Write(dir); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(filepath.Join(dir, "case.spv")); err != nil || string(data) != "\x03\x02\x23\x07\x01\x02\x03\x04" {
		t.Errorf("%x, %v", data, err)
	}
	if err := c.Write(filepath.Join(dir, "case.spv", "x")); err == nil {
		t.Error("a folder in a file is no error")
	}
	other := t.TempDir()
	if err := os.Mkdir(filepath.Join(other, "report.txt"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := c.Write(other); err == nil || !strings.Contains(err.Error(), "report.txt") {
		t.Errorf("a folder in place of a file: %v", err)
	}
}
