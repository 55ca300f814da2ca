package specgen_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/specgen"
)

func readTables(t *testing.T) [][]byte {
	t.Helper()
	var out [][]byte
	for _, name := range specgen.Tables {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, data)
	}
	return out
}

// TestGeneratedFilesAreCurrent regenerates spirv/spec in memory and compares.
func TestGeneratedFilesAreCurrent(t *testing.T) {
	facts, err := specgen.Parse(readTables(t)...)
	if err != nil {
		t.Fatal(err)
	}
	files, err := specgen.Generate(facts)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join("..", "..", "spirv", "spec")
	want, err := filepath.Glob(filepath.Join(dir, "*_gen.go"))
	if err != nil {
		t.Fatal(err)
	}
	if len(want) != len(files) {
		t.Errorf("%d generated files on disk, generator writes %d", len(want), len(files))
	}
	for _, f := range files {
		got, err := os.ReadFile(filepath.Join(dir, f.Name))
		if err != nil {
			t.Error(err)
		} else if !bytes.Equal(got, f.Text) {
			t.Errorf("%s is stale: run make generate", f.Name)
		}
	}
}

func TestParseErrors(t *testing.T) {
	head := "kind value Capability\n  0 Matrix\n"
	for _, c := range [...]struct{ table, want string }{
		{"bogus x\n", `unknown line "bogus"`},
		{"  1 A\n", "belongs to no heading"},
		{"kind sort A\n", `unknown category "sort"`},
		{"kind value A\n  x B\n", "want VALUE NAME"},
		{"kind value A\n  1 B color=red\n", `unknown key "color"`},
		{head + "avail Capability Nope cap=Matrix\n", "no Capability Nope"},
		{head + "op 1 OpX Arithmetic cap=Nope\n", `OpX: no capability "Nope"`},
		{head + "order Capability\n  Nope\n", `no enumerant "Nope"`},
	} {
		_, err := specgen.Parse([]byte(c.table))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got error %v, want %q in it", c.table, err, c.want)
		}
	}
}

// TestDistil distils a small grammar and reads the result back.
func TestDistil(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"spirv.core.grammar.json": `{"major_version": 1, "minor_version": 6, "revision": 7,
			"operand_kinds": [{"category": "ValueEnum", "kind": "Capability", "enumerants": [
				{"enumerant": "Shader", "value": 1, "capabilities": ["Matrix"], "version": "1.0"},
				{"enumerant": "Matrix", "value": 0, "version": "1.0"},
				{"enumerant": "Wide", "aliases": ["WideKHR"], "value": "0x10", "extensions": ["SPV_KHR_wide"], "version": "1.4",
				 "parameters": [{"kind": "IdRef", "quantifier": "*"}]}]}],
			"instructions": [{"opname": "OpAdd", "class": "@exclude", "opcode": 3, "version": "1.2", "lastVersion": "1.5",
				"operands": [{"kind": "Capability", "quantifier": "?"}]}]}`,
		"extinst.glsl.std.450.grammar.json":                     `{"instructions": [{"opname": "Log", "opcode": 28}]}`,
		"extinst.opencl.std.100.grammar.json":                   `{"instructions": []}`,
		"extinst.nonsemantic.shader.debuginfo.100.grammar.json": `{"instructions": [{"opname": "DebugLine", "opcode": 103}]}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	table, err := specgen.Distil(dir)
	if err != nil {
		t.Fatal(err)
	}
	f, err := specgen.Parse(table)
	if err != nil {
		t.Fatal(err)
	}
	caps := f.Kinds[0].Cases
	if len(caps) != 3 || caps[0].Name != "Matrix" || caps[1].Caps[0] != "Matrix" {
		t.Errorf("capabilities: %+v", caps)
	}
	w := caps[2]
	if w.Value != 16 || w.Aliases[0] != "WideKHR" || w.Since != "" || w.Exts[0] != "SPV_KHR_wide" || w.Params[0] != "IdRef*" {
		t.Errorf("Wide: %+v", w)
	}
	o := f.Ops[0]
	if o.Class != "Excluded" || o.Since != "1.2" || o.Until != "1.5" || o.Operands[0] != "Capability?" {
		t.Errorf("OpAdd: %+v", o)
	}
	if s := f.Sets[0]; s.Name != "GLSL.std.450" || s.Insts[0] != (specgen.Inst{Number: 28, Name: "Log"}) {
		t.Errorf("set: %+v", s)
	}
	if s := f.Sets[2]; s.Name != "NonSemantic.Shader.DebugInfo.100" || s.Insts[0] != (specgen.Inst{Number: 103, Name: "DebugLine"}) {
		t.Errorf("set: %+v", s)
	}
}
