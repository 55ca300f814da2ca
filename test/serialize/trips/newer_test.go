//go:build cgo

package trips

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
)

// TestNewer checks that modules with instructions that SPIRV-Tools 2023.1 does not know survive the round trip. The first
// line of each file of testdata/newer has the version. Lines that begin with "; keeps " have parts of the text that
// the module must have in the dialect.
func TestNewer(t *testing.T) {
	files, err := filepath.Glob("testdata/newer/*.spvasm")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			first, _, _ := strings.Cut(string(text), "\n")
			version, ok := spec.ParseVersion(strings.TrimPrefix(first, "; "))
			if !ok {
				t.Fatal("no version in the first line")
			}
			words, err := spvwords.Assemble(string(text), version)
			if err != nil {
				t.Fatal(err)
			}
			wellFormed := func(_, out []uint32) string {
				if err := spvwords.Check(out); err != nil {
					return "malformed: " + err.Error()
				}
				return disorder(out)
			}
			if fault := wellFormed(nil, words); fault != "" {
				t.Fatal(fault)
			}
			if fault := tripBy(words, true, wellFormed); fault != "" {
				t.Fatal(fault)
			}
			keeps(t, words, string(text))
		})
	}
}

// keeps checks that the module of words has the parts that the lines of source ask for.
func keeps(t *testing.T, words []uint32, source string) {
	var msgs messages
	m, ok := serialize.Deserialize(newContext(&msgs), words, serialize.ReadOptions{})
	if !ok {
		t.Fatal(msgs)
	}
	text := string(ir.Print(nil, m, ir.PrintOptions{}))
	for line := range strings.Lines(source) {
		if part, ok := strings.CutPrefix(strings.TrimSpace(line), "; keeps "); ok && !strings.Contains(text, part) {
			t.Errorf("the module has no %s:\n%s", part, text)
		}
	}
}

// disorder returns what is wrong if the constants that decorations name do not stand before what they decorate.
func disorder(words []uint32) string {
	places := map[uint32]int{}
	n := 0
	for in := range spvwords.Instructions(words) {
		n++
		if info := spec.Info(in.Opcode); info.HasResult {
			at := 0
			if info.HasResultType {
				at = 1
			}
			places[in.Operands[at]] = n
		}
	}
	for in := range spvwords.Instructions(words) {
		o := in.Operands
		if (in.Opcode == spec.OpDecorateId || in.Opcode == spec.OpMemberDecorateIdEXT) && places[o[len(o)-1]] > places[o[0]] {
			return "a decoration names an id that is declared after its target"
		}
	}
	return ""
}

// TestBrokenGraphs checks that the reader and the checker of words refuse graphs whose instructions are misplaced.
func TestBrokenGraphs(t *testing.T) {
	const head = `OpCapability Shader
OpCapability GraphARM
OpCapability TensorsARM
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%tensor = OpTypeTensorARM %u32
%type = OpTypeGraphARM 1 %tensor %tensor
`
	for _, c := range []struct{ body, reader, checker string }{
		{"%g = OpGraphARM %type\n%x = OpGraphInputARM %tensor %c0\n%h = OpGraphARM %type\nOpGraphEndARM", "OpGraphARM in a graph", "misplaced among the graphs"},
		{"%g = OpGraphARM %type\nOpGraphEntryPointARM %g \"g\"\nOpGraphEndARM", "OpGraphEntryPointARM in a graph", "misplaced among the graphs"},
		{"OpGraphEndARM", "OpGraphEndARM outside of a graph", "misplaced among the graphs"},
		{"%x = OpGraphInputARM %tensor %c0", "OpGraphInputARM outside of a graph", "misplaced among the graphs"},
		{"%g = OpGraphARM %type", "expected OpGraphEndARM instruction", "the last graph has no OpGraphEndARM"},
		{"OpGraphEntryPointARM %g \"g\"", "undefined <id>", "defined nowhere"},
		{"%x = OpIAdd %u32 %c0 %c0", "unhandled instruction: OpIAdd", "outside a function"},
		{"%g = OpGraphARM %type\nOpReturn\nOpGraphEndARM", "unhandled instruction: OpReturn", "outside a function"},
	} {
		words, err := spvwords.Assemble(head+c.body, spec.V1_6)
		if err != nil {
			t.Fatal(err)
		}
		var msgs messages
		if _, ok := serialize.Deserialize(newContext(&msgs), words, serialize.ReadOptions{}); ok || len(msgs) == 0 || !strings.Contains(msgs[0], c.reader) {
			t.Errorf("%s: read %v, %q", c.body, ok, msgs)
		}
		if err := spvwords.Check(words); err == nil || !strings.Contains(err.Error(), c.checker) {
			t.Errorf("%s: checked %v", c.body, err)
		}
	}
}
