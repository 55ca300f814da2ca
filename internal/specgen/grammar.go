package specgen

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// coreGrammar is the file of Khronos' machine-readable grammar that describes the core.
const coreGrammar = "spirv.core.grammar.json"

var setGrammars = [...]struct{ set, file string }{
	{"GLSL.std.450", "extinst.glsl.std.450.grammar.json"},
	{"OpenCL.std", "extinst.opencl.std.100.grammar.json"},
	{"NonSemantic.Shader.DebugInfo.100", "extinst.nonsemantic.shader.debuginfo.100.grammar.json"},
}

type jsonOperand struct {
	Kind       string `json:"kind"`
	Quantifier string `json:"quantifier"`
}

type jsonAvail struct {
	Aliases      []string `json:"aliases"`
	Capabilities []string `json:"capabilities"`
	Extensions   []string `json:"extensions"`
	Version      string   `json:"version"`
	LastVersion  string   `json:"lastVersion"`
}

type jsonGrammar struct {
	Major        int `json:"major_version"`
	Minor        int `json:"minor_version"`
	Revision     int `json:"revision"`
	Instructions []struct {
		Name     string        `json:"opname"`
		Opcode   uint32        `json:"opcode"`
		Class    string        `json:"class"`
		Operands []jsonOperand `json:"operands"`
		jsonAvail
	} `json:"instructions"`
	Kinds []struct {
		Category   string   `json:"category"`
		Kind       string   `json:"kind"`
		Bases      []string `json:"bases"`
		Enumerants []struct {
			Name       string          `json:"enumerant"`
			Value      json.RawMessage `json:"value"` // a number, or a hexadecimal string
			Parameters []jsonOperand   `json:"parameters"`
			jsonAvail
		} `json:"enumerants"`
	} `json:"operand_kinds"`
}

const tableHead = `# Facts about SPIR-V %d.%d revision %d, distilled from Khronos' machine-readable grammar
# (Copyright 2014-2024 The Khronos Group Inc., MIT-style license). Written by "make grammar"; do not edit.
#
#   kind CATEGORY NAME [BASE...]        an operand kind: value, bits, id, literal, composite; indented below it
#     VALUE NAME [FACT...]              its enumerants
#   op OPCODE NAME CLASS [OPERAND...] [FACT...]
#   set NAME                            an extended instruction set; indented below it
#     NUMBER NAME LEAST MOST            its operands; MOST is * when the last one is repeated
#
# OPERAND is a kind, with ? when optional and * when repeated. FACT is one of
#   cap=A,B     needs any of these capabilities; of a Capability: implies all of them
#   ext=A,B     offered by any of these extensions
#   since=1.3   in core since this version (1.0 is not written). With ext=, the extensions offer it earlier
#   until=1.5   the last version that has it
#   alias=A,B   other spellings
#   par=A,B     operands that follow the enumerant
`

// Distil returns the table of the grammar's facts, read from the JSON files in dir.
func Distil(dir string) ([]byte, error) {
	var g jsonGrammar
	if err := readJSON(filepath.Join(dir, coreGrammar), &g); err != nil {
		return nil, err
	}
	var b strings.Builder
	fmt.Fprintf(&b, tableHead, g.Major, g.Minor, g.Revision)
	categories := map[string]Category{
		"ValueEnum": CategoryValue, "BitEnum": CategoryBits, "Id": CategoryID,
		"Literal": CategoryLiteral, "Composite": CategoryComposite,
	}
	for _, k := range g.Kinds {
		c, ok := categories[k.Category]
		if !ok {
			return nil, fmt.Errorf("%s: unknown category %q", k.Kind, k.Category)
		}
		fmt.Fprintf(&b, "\nkind %s %s", c, k.Kind)
		for _, base := range k.Bases {
			b.WriteString(" " + base)
		}
		b.WriteByte('\n')
		for _, e := range k.Enumerants {
			fmt.Fprintf(&b, "  %s %s", strings.Trim(string(e.Value), `"`), e.Name)
			e.facts(&b)
			if len(e.Parameters) > 0 {
				b.WriteString(" par=" + strings.Join(operands(e.Parameters), ","))
			}
			b.WriteByte('\n')
		}
	}
	b.WriteByte('\n')
	for _, i := range g.Instructions {
		class := i.Class
		if class == "@exclude" {
			class = "Excluded"
		}
		fmt.Fprintf(&b, "op %d %s %s", i.Opcode, i.Name, class)
		for _, o := range operands(i.Operands) {
			b.WriteString(" " + o)
		}
		i.facts(&b)
		b.WriteByte('\n')
	}
	for _, s := range setGrammars {
		var g jsonGrammar
		if err := readJSON(filepath.Join(dir, s.file), &g); err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\nset %s\n", s.set)
		for _, i := range g.Instructions {
			least, most := counts(i.Operands)
			fmt.Fprintf(&b, "  %d %s %d %s\n", i.Opcode, i.Name, least, most)
		}
	}
	return []byte(b.String()), nil
}

// counts returns the least and the greatest number of operands.
func counts(ops []jsonOperand) (least int, most string) {
	for _, o := range ops {
		switch o.Quantifier {
		case "":
			least++
		case "*":
			return least, "*"
		}
	}
	return least, strconv.Itoa(len(ops))
}

func operands(ops []jsonOperand) []string {
	out := make([]string, len(ops))
	for i, o := range ops {
		out[i] = o.Kind + o.Quantifier
	}
	return out
}

func (a *jsonAvail) facts(b *strings.Builder) {
	for _, f := range [...]struct {
		key  string
		vals []string
	}{{"cap", a.Capabilities}, {"ext", a.Extensions}, {"alias", a.Aliases}} {
		if len(f.vals) > 0 {
			b.WriteString(" " + f.key + "=" + strings.Join(f.vals, ","))
		}
	}
	if a.Version != "" && a.Version != "None" && a.Version != "1.0" {
		b.WriteString(" since=" + a.Version)
	}
	if a.LastVersion != "" {
		b.WriteString(" until=" + a.LastVersion)
	}
}

func readJSON(path string, v any) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, v); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
