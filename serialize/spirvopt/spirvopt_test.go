package spirvopt

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// inst returns an instruction without operands that count.
func inst(op spec.Opcode, operands ...uint32) []uint32 {
	return append([]uint32{uint32(1+len(operands))<<16 | uint32(op)}, operands...)
}

// TestWithoutTrailers checks that instructions of extended sets go that stand between the end of a block and the next label, or the
// end of the function, and no others.
func TestWithoutTrailers(t *testing.T) {
	header := make([]uint32, words.HeaderLen)
	label, ext, done := inst(spec.OpLabel, 1), inst(spec.OpExtInst, 2, 3, 4, 24), inst(spec.OpReturn)
	end := inst(spec.OpFunctionEnd)
	got := withoutTrailers(slices.Concat(header, ext, label, ext, done, ext, ext, label, ext, done, ext, end, ext))
	want := slices.Concat(header, label, ext, done, label, ext, done, end, ext)
	// An instruction before the first label belongs to no block, and so goes as well.
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

// TestRefusedPasses checks that passes of a level that SPIRV-Tools refuse leave a note, and that named passes are an error.
func TestRefusedPasses(t *testing.T) {
	m := Module{Name: "k", Words: []uint32{1, 2, 3}, Env: target.Default()}
	if valid, err := m.Optimize(nil, true, false); valid || err != nil {
		t.Errorf("no passes: %t, %v", valid, err)
	}
	_, err := m.Optimize([]string{"merge-blocks"}, true, false)
	if err == nil || !strings.HasPrefix(err.Error(), "optimizing the binary of @k: ") {
		t.Errorf("named passes: %v", err)
	}
	valid, again := m.Optimize([]string{"merge-blocks"}, false, false)
	switch unavailable := errors.Is(err, spirvtools.ErrUnavailable); {
	case unavailable && again == nil, !unavailable && (again != nil || valid || len(m.Notes) != 1 || len(m.Words) != 3):
		t.Errorf("passes of a level: %t, %v, %q", valid, again, m.Notes)
	}
}
