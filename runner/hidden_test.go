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
	e.finishHidden(&HiddenBlock{Block: report.Block{Push: true}, Words: words})
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
		"none":    nil,
	} {
		e := hiddenEntry()
		if e.finishHidden(h); e.Hidden != nil {
			t.Errorf("%s: %+v", name, e.Hidden)
		}
	}
	e := hiddenEntry()
	e.PushConstants = nil
	if e.finishHidden(&HiddenBlock{Block: report.Block{Push: true}}); e.Hidden != nil {
		t.Error("there is no block")
	}
}
