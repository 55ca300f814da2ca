package runner

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
)

// hiddenEntry returns an entry point with push constants of two words, of 4 and of 8 bytes.
func hiddenEntry() *EntryPoint {
	field := func(offset, size int64) block.Field {
		return block.Field{Offset: offset, Shape: &block.Shape{Size: size}}
	}
	return &EntryPoint{Model: GLCompute, PushConstants: &block.Shape{Kind: block.Struct, Fields: []block.Field{field(0, 4), field(8, 8), field(16, 2)}}}
}

func TestHidden(t *testing.T) {
	e := hiddenEntry()
	words := []HiddenWord{{Word: report.Word{Member: 0, Arg: 2, Kind: report.WordSize, Dim: 1}}, {Word: report.Word{Member: 1, Kind: report.WordOffset}}}
	e.finishHidden(&HiddenBlock{Block: report.Block{Push: true}, Words: words}, nil)
	if e.Hidden == nil || e.Hidden.Size() != 16 || words[1].Bytes != 0 {
		t.Fatalf("%+v", e.Hidden)
	}
	data := make([]byte, 16)
	fill := func(values ...int64) error {
		return e.Hidden.Fill(data, func(w *HiddenWord) (int64, error) { return values[w.Member], nil })
	}
	if err := fill(-2, -3); err != nil || !slices.Equal(data, []byte{0xfe, 255, 255, 255, 0, 0, 0, 0, 0xfd, 255, 255, 255, 255, 255, 255, 255}) {
		t.Errorf("%v, %v", data, err)
	}
	if err := fill(1<<32-1, 0); err != nil || data[3] != 255 {
		t.Errorf("%v, %v", data, err)
	}
	for _, v := range []int64{1 << 32, -1<<31 - 1} {
		if err := fill(v, 0); err == nil || !strings.Contains(err.Error(), "size 1 of argument 2 is ") {
			t.Errorf("%d: %v", v, err)
		}
	}
	if err := e.Hidden.Fill(data[:15], nil); err == nil {
		t.Error("a short block is filled")
	}
	want := errors.New("no number")
	if err := e.Hidden.Fill(data, func(*HiddenWord) (int64, error) { return 0, want }); err != want {
		t.Error(err)
	}
	if e.Hidden.Holds(0, 0) || e.Hidden.Value(0, 0) != nil || e.Hidden.Named("arg_2") != nil {
		t.Error("a word of a memref is a scalar")
	}
}

// Descriptions that do not fit their blocks are dropped.
func TestHiddenHostile(t *testing.T) {
	for name, h := range map[string]*HiddenBlock{
		"member":  {Block: report.Block{Push: true}, Words: []HiddenWord{{Word: report.Word{Member: 3}}}},
		"size":    {Block: report.Block{Push: true}, Words: []HiddenWord{{Word: report.Word{Member: 2}}}},
		"binding": {Block: report.Block{Binding: 1}, Words: []HiddenWord{{}}},
		"address": {Block: report.Block{Push: true}, Words: []HiddenWord{{Word: report.Word{Member: 1, Kind: report.WordAddress}}}},
		"none":    nil,
	} {
		e := hiddenEntry()
		if e.finishHidden(h, nil); e.Hidden != nil {
			t.Errorf("%s: %+v", name, e.Hidden)
		}
	}
	e := hiddenEntry()
	e.PushConstants = nil
	if e.finishHidden(&HiddenBlock{Block: report.Block{Push: true}}, nil); e.Hidden != nil {
		t.Error("there is no block")
	}
}

// TestHiddenAddress describes the buffer behind an address, and takes the address from the buffer
// that a launch binds.
func TestHiddenAddress(t *testing.T) {
	e := hiddenEntry()
	e.Name = "k"
	pointee := &block.Shape{Kind: block.Struct}
	h := &HiddenBlock{Block: report.Block{Push: true}, Words: []HiddenWord{{Word: report.Word{Member: 1, Arg: 2, Binding: 2, Kind: report.WordAddress}}}}
	e.finishHidden(h, map[*block.Shape]*block.Shape{e.PushConstants.Fields[1].Shape: pointee})
	if e.Hidden == nil {
		t.Fatal("the block is dropped")
	}
	w := &e.Hidden.Words[0]
	if r := e.Memory(0, 2); r == nil || r != w.Memory || r.Name != "k_arg_2" || r.Type != StorageBuffer || r.Block != pointee || e.Memory(0, 1) != nil || e.Memory(1, 2) != nil {
		t.Errorf("%+v", r)
	}
	if (&EntryPoint{}).Memory(0, 2) != nil {
		t.Error("an entry point without a hidden block has memory")
	}
	if w.Label() != "the address" {
		t.Error(w.Label())
	}
	for want, l := range map[string]*Launch{
		"argument 2, of which the kernel needs the address, is not bound":                                       {},
		"argument 2 is passed by its address, but the device has no addresses of buffers (bufferDeviceAddress)": {Bindings: []Binding{{Binding: 2, Buffer: fakeBuffer(8)}}},
	} {
		if _, err := w.Address(l); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	at, err := w.Address(&Launch{Bindings: []Binding{{Binding: 2, Buffer: addressedBuffer{}, Offset: 16}}})
	if err != nil || at != 0x1010 {
		t.Errorf("%#x, %v", at, err)
	}
}

type addressedBuffer struct{ fakeBuffer }

func (addressedBuffer) Address() uint64 { return 0x1000 }
