package serialize_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
)

// TestLines reads locations, and writes them with OpNoLine where they end.
func TestLines(t *testing.T) {
	line := func(row, col uint32) []uint32 { return []uint32{8, 20, row, col} }
	add := func(id uint32) []uint32 { return []uint32{128, 3, id, 5, 5} }
	noLine := []uint32{317}
	ws := binaryOf(50, append([]uint32{7, 20}, str("a.c")...), []uint32{19, 1}, []uint32{33, 2, 1}, []uint32{21, 3, 32, 0}, []uint32{43, 3, 5, 1}, []uint32{32, 6, 6, 3},
		line(1, 2), []uint32{59, 6, 7, 6}, noLine, []uint32{59, 6, 8, 6},
		line(3, 4), []uint32{54, 1, 30, 0, 2}, []uint32{248, 31},
		line(5, 6), add(32), line(7, 8), add(33), noLine, add(34), line(9, 10), []uint32{249, 35},
		[]uint32{248, 35}, add(36), line(11, 12), []uint32{253}, []uint32{56})
	m, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{})
	if !ok {
		t.Fatal("not read")
	}
	out, ok := serialize.Serialize(m, serialize.Options{DebugInfo: true})
	if !ok {
		t.Fatal("not written")
	}
	var got [][2]uint32 // rows and columns, 0 for OpNoLine
	for in := range spvwords.Instructions(out) {
		switch in.Opcode {
		case spec.OpLine:
			got = append(got, [2]uint32{in.Operands[1], in.Operands[2]})
		case spec.OpNoLine:
			got = append(got, [2]uint32{})
		}
	}
	if want := [][2]uint32{{1, 2}, {}, {3, 4}, {5, 6}, {7, 8}, {}, {9, 10}, {11, 12}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	without, _ := serialize.Serialize(m, serialize.Options{})
	for in := range spvwords.Instructions(without) {
		if in.Opcode == spec.OpLine || in.Opcode == spec.OpNoLine {
			t.Error("a location that nobody asked for")
		}
	}
}
