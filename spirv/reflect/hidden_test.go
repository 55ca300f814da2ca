package reflect

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
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
	words := []HiddenWord{{Member: 0, Arg: 2, Kind: WordSize, Dim: 1}, {Member: 1, Kind: WordOffset}}
	e.finishHidden(&HiddenBlock{Push: true, Words: words})
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
		"member":  {Push: true, Words: []HiddenWord{{Member: 3}}},
		"size":    {Push: true, Words: []HiddenWord{{Member: 2}}},
		"binding": {Binding: 1, Words: []HiddenWord{{}}},
		"address": {Push: true, Words: []HiddenWord{{Member: 1, Kind: WordAddress}}},
		"none":    nil,
	} {
		e := hiddenEntry()
		if e.finishHidden(h); e.Hidden != nil {
			t.Errorf("%s: %+v", name, e.Hidden)
		}
	}
	e := hiddenEntry()
	e.PushConstants = nil
	if e.finishHidden(&HiddenBlock{Push: true}); e.Hidden != nil {
		t.Error("there is no block")
	}
}

// TestHiddenAddress describes the buffer behind an address, and takes the address from the buffer
// that a launch binds.
func TestHiddenAddress(t *testing.T) {
	e := hiddenEntry()
	e.Name = "k"
	pointee := &block.Shape{Kind: block.Struct}
	h := &HiddenBlock{Push: true, Words: []HiddenWord{{Member: 1, Arg: 2, Binding: 2, Kind: WordAddress}}}
	e.PushConstants.Fields[1].Shape.Pointee = pointee
	e.finishHidden(h)
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
}

// TestHiddenNamed finds scalar arguments by their names and places.
func TestHiddenNamed(t *testing.T) {
	h := &HiddenBlock{Set: 1, Binding: 3, Words: []HiddenWord{
		{Arg: 2, Kind: WordSize, Set: 1, Binding: 2}, {Arg: 1, Kind: WordValue, Set: 1, Binding: 4},
		{Arg: 12, Kind: WordValue, Set: 2, Binding: 4},
	}}
	for name, want := range map[string]*HiddenWord{"arg_1": &h.Words[1], "arg_12": &h.Words[2], "arg_2": nil, "arg_": nil, "1": nil, "": nil} {
		if got := h.Named(name); got != want {
			t.Errorf("%q: %+v", name, got)
		}
	}
	for _, c := range []struct {
		set, binding uint32
		want         *HiddenWord
	}{{1, 4, &h.Words[1]}, {2, 4, &h.Words[2]}, {1, 2, nil}, {2, 3, nil}} {
		if got := h.Value(c.set, c.binding); got != c.want {
			t.Errorf("set %d, binding %d: %+v", c.set, c.binding, got)
		}
	}
	none := (*HiddenBlock)(nil)
	if none.Named("arg_1") != nil || none.Value(1, 4) != nil || none.Holds(1, 3) || !h.Holds(1, 3) || h.Holds(0, 3) || h.Holds(1, 4) {
		t.Error("the places of the blocks are wrong")
	}
}

// TestHiddenOffset checks that a word may lie up to the largest offset of a hidden block, and not behind it.
func TestHiddenOffset(t *testing.T) {
	for offset, want := range map[int64]bool{0: true, maxHidden: true, maxHidden + 1: false, -1: false} {
		e := hiddenEntry()
		e.PushConstants.Fields[0].Offset = offset
		e.finishHidden(&HiddenBlock{Push: true, Words: []HiddenWord{{}}})
		if (e.Hidden != nil) != want {
			t.Errorf("offset %d: %+v", offset, e.Hidden)
		}
	}
	if maxHidden != 1<<20 {
		t.Error("another bound")
	}
}

// TestHiddenTexts checks that strings of a module describe the hidden blocks and the workgroup memory of its kernels,
// each by its name, with the words in the order of the block.
func TestHiddenTexts(t *testing.T) {
	a := assemble(60)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 'a')
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 2, 'b')
	for i, s := range []string{
		"a\t2\t1\tvalue\t0\t0\t32\t0\t1", "a\t0\t0\tsize\t1\t2\t32\t0\t0", "a\t1\t0\toffset\t0\t0\t32\t0\t0", "a\tblock\t1\t4",
		"b\tblock\t1\t5", "b\t0\t3\tsize\t0\t1\t32\t0\t3", "b\tshared\t7\t16", "a\tshared\t8\t4", "none\tblock\tpush", "c",
	} {
		a.add(spec.OpString, append([]uint32{40 + uint32(i)}, text(report.WordPrefix+s)...)...)
	}
	for i := range uint32(3) {
		a.add(spec.OpMemberDecorate, 10, i, uint32(spec.DecorationOffset), 4*i)
		a.add(spec.OpDecorate, 20+i, uint32(spec.DecorationDescriptorSet), 1)
		a.add(spec.OpDecorate, 20+i, uint32(spec.DecorationBinding), 4+i)
	}
	a.add(spec.OpTypeInt, 9, 32, 0)
	a.add(spec.OpTypeStruct, 10, 9, 9, 9)
	a.add(spec.OpTypePointer, 11, uint32(spec.StorageClassUniform), 10)
	a.add(spec.OpTypePointer, 12, uint32(spec.StorageClassStorageBuffer), 10)
	a.add(spec.OpVariable, 11, 20, uint32(spec.StorageClassUniform))
	a.add(spec.OpVariable, 12, 21, uint32(spec.StorageClassStorageBuffer))
	for i := range uint32(2) {
		a.add(spec.OpFunction, 9, 1+i, 0, 30)
		a.add(spec.OpLoad, 9, 31, 20+i)
		a.add(spec.OpFunctionEnd)
	}
	m := reflected(t, a)
	h := m.EntryPoints[0].Hidden
	if h == nil || h.Push || h.Set != 1 || h.Binding != 4 || len(h.Words) != 3 || h.Size() != 12 {
		t.Fatalf("%+v", h)
	}
	for i, want := range []string{"size 1", "the offset", "the value"} {
		if w := h.Words[i]; w.Member != i || w.Offset != int64(4*i) || w.Bytes != 4 || w.Label() != want {
			t.Errorf("word %d: %+v, %s", i, w, w.Label())
		}
	}
	if got := m.EntryPoints[1].Hidden; got != nil {
		t.Errorf("a storage buffer is a hidden block: %+v", got)
	}
	if x, y := m.EntryPoints[0].Shared, m.EntryPoints[1].Shared; x == nil || y == nil || *x != (Shared{SpecID: 8, Bytes: 4}) || *y != (Shared{SpecID: 7, Bytes: 16}) {
		t.Errorf("shared %v, %v", x, y)
	}
}

// TestHiddenBuffers checks which names are those of hidden buffers.
func TestHiddenBuffers(t *testing.T) {
	for name, want := range map[string]bool{report.BufferName: true, report.PrintName: true, "": false, "x": false, report.BufferName + report.PrintName: false} {
		if got := (&Resource{Name: name}).HiddenBuffer(); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
