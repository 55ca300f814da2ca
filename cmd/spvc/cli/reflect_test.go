package cli

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// wordsOf is a module of instructions, their opcodes first.
func wordsOf(insts ...[]uint32) []uint32 {
	words := []uint32{0x07230203, 0x10600, 0, 1000, 0}
	for _, in := range insts {
		words = append(append(words, uint32(len(in))<<16|in[0]), in[1:]...)
	}
	return words
}

func textOf(t *testing.T, words []uint32) (string, *moduleReport) {
	t.Helper()
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	r := reportModule("", m)
	var out bytes.Buffer
	(&reflectText{out: &out, r: r}).print()
	return out.String(), r
}

// Names do not reach a terminal with their control characters.
func TestReflectQuotesNames(t *testing.T) {
	text, _ := textOf(t, wordsOf([]uint32{uint32(spec.OpEntryPoint), 4, 1, 0x6d5b1b61, 0}))
	if strings.Contains(text, "\x1b") || !strings.Contains(text, `"a\x1b[m"`) {
		t.Errorf("%q", text)
	}
	for name, want := range map[string]string{"größe": "größe", "a b": "a b", "a\nb": `"a\nb"`, "\xff": `"\xff"`} {
		if got := printable(name); got != want {
			t.Errorf("%q: %s", name, got)
		}
	}
}

// Entry points that share what they list end a report early, which says so.
func TestReflectEndsLongLists(t *testing.T) {
	var insts [][]uint32
	for range 200 {
		insts = append(insts, []uint32{uint32(spec.OpEntryPoint), 0, 1, 0x61, 200})
	}
	insts = append(insts, []uint32{uint32(spec.OpTypeFloat), 99, 32})
	for i := range uint32(20) {
		insts = append(insts, []uint32{uint32(spec.OpTypeStruct), 100 + i, 99 + i, 99 + i})
	}
	insts = append(insts, []uint32{uint32(spec.OpTypePointer), 150, 1, 119}, []uint32{uint32(spec.OpVariable), 150, 200, 1})
	text, r := textOf(t, wordsOf(insts...))
	listed := 0
	for i := range r.EntryPoints {
		if len(r.EntryPoints[i].Inputs) != 1 {
			t.Fatalf("entry point %d has no input", i)
		}
		listed += len(r.EntryPoints[i].Inputs[0].Members)
	}
	if !r.Truncated || listed > maxListed || listed < maxListed/2 || !strings.HasSuffix(text, "The lists are incomplete; some are too long.\n") {
		t.Errorf("%d members, truncated %v", listed, r.Truncated)
	}
}

// A float without a number in JSON is a string there.
func TestReflectNotANumber(t *testing.T) {
	text, r := textOf(t, wordsOf(
		[]uint32{uint32(spec.OpDecorate), 2, uint32(spec.DecorationSpecId), 5},
		[]uint32{uint32(spec.OpDecorate), 3, uint32(spec.DecorationSpecId), 6},
		[]uint32{uint32(spec.OpTypeFloat), 1, 32},
		[]uint32{uint32(spec.OpSpecConstant), 1, 2, 0x7fc00000},
		[]uint32{uint32(spec.OpSpecConstant), 1, 3, 0xff800000}))
	data, err := json.Marshal(r.SpecConstants)
	if err != nil || !strings.Contains(string(data), `"default":"NaN","defaultBits":"0x7fc00000"`) || !strings.Contains(string(data), `"default":"-Inf"`) {
		t.Errorf("%s, %v", data, err)
	}
	if !strings.Contains(text, "NaN") || !strings.Contains(text, "-Inf") {
		t.Error(text)
	}
}
