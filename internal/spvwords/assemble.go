package spvwords

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Assemble makes words of a text with the instructions of the tables, one a line, also those that SPIRV-Tools do not
// know. An operand is an id, a number, a string without spaces, or the name of an enumerant. A number of 64 bits is two
// operands. Ids get numbers in the order in which the text names them.
func Assemble(text string, version spec.Version) ([]uint32, error) {
	a := assembler{ids: map[string]uint32{}, words: []uint32{words.Magic, uint32(version), 0, 0, 0}}
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) == 0 || strings.HasPrefix(fields[0], ";") {
			continue
		}
		if err := a.instruction(fields); err != nil {
			return nil, fmt.Errorf("%q: %w", strings.TrimSpace(line), err)
		}
	}
	a.words[words.BoundAt] = uint32(len(a.ids) + 1)
	return a.words, nil
}

// assembler is the state of Assemble.
type assembler struct {
	ids   map[string]uint32
	words []uint32
}

// id returns the number of a name.
func (a *assembler) id(name string) uint32 {
	if a.ids[name] == 0 {
		a.ids[name] = uint32(len(a.ids) + 1)
	}
	return a.ids[name]
}

func (a *assembler) instruction(fields []string) error {
	result := ""
	if len(fields) > 2 && fields[1] == "=" {
		result, fields = fields[0], fields[2:]
	}
	op, ok := spec.ParseOpcode(fields[0])
	if !ok {
		return fmt.Errorf("unknown instruction %s", fields[0])
	}
	info, at := spec.Info(op), len(a.words)
	a.words = append(a.words, 0)
	fields = fields[1:]
	if info.HasResultType {
		if len(fields) == 0 {
			return fmt.Errorf("%s has no type", info.Name)
		}
		a.words, fields = append(a.words, a.id(fields[0])), fields[1:]
	}
	if info.HasResult {
		a.words = append(a.words, a.id(result))
	}
	for _, f := range fields {
		if err := a.operand(info, f); err != nil {
			return err
		}
	}
	a.words[at] = words.First(op, len(a.words)-at)
	return nil
}

func (a *assembler) operand(info *spec.OpInfo, f string) error {
	if strings.HasPrefix(f, "%") {
		a.words = append(a.words, a.id(f))
		return nil
	}
	if s, ok := strings.CutPrefix(f, `"`); ok {
		a.words = words.AppendString(a.words, strings.TrimSuffix(s, `"`))
		return nil
	}
	if n, err := strconv.ParseInt(f, 0, 64); err == nil {
		a.words = append(a.words, uint32(n))
		return nil
	}
	for _, o := range info.Operands {
		if v, ok := o.Kind.Parse(f); ok && o.Kind.Category() != spec.ID {
			a.words = append(a.words, v)
			return nil
		}
	}
	for _, k := range spec.Kinds() {
		if v, ok := k.Parse(f); ok {
			a.words = append(a.words, v)
			return nil
		}
	}
	return fmt.Errorf("unknown operand %q", f)
}
