package grammar

import (
	"errors"
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestMinimal divides the smallest instruction of each opcode, and with each enumerant.
func TestMinimal(t *testing.T) {
	parse := func(inst []uint32) ([]Operand, error) {
		p := New(10)
		p.results.set(minimalID, minimalType+1)
		p.numbers[minimalType] = NumberType{Form: Unsigned, Width: 32}
		p.sets[minimalID] = "NonSemantic.Any"
		return p.Parse(words.Known(inst, 0), nil)
	}
	enumerants := 0
	for _, info := range spec.Ops() {
		inst, ok := Minimal(info.Opcode, -1, 0)
		if !ok {
			t.Fatalf("%s has no smallest instruction", info.Name)
		}
		if info.Opcode == spec.OpSpecConstantOp {
			continue // its operand is an opcode, which 0 is not
		}
		ops, err := parse(inst)
		if err != nil {
			t.Errorf("%s %v: %v", info.Name, inst, err)
		}
		size := 1
		for _, o := range ops {
			size += len(o.Words)
		}
		if size != len(inst) {
			t.Errorf("%s: the operands have %d words of %d", info.Name, size, len(inst))
		}
		for _, o := range info.Operands {
			for _, e := range o.Kind.Enumerants() {
				inst, ok := Minimal(info.Opcode, int(o.Kind), e.Value)
				if ops, err := parse(inst); !ok || err != nil || !slices.ContainsFunc(ops, func(p Operand) bool { return p.Kind == o.Kind && p.Words[0] == e.Value }) {
					t.Errorf("%s with %s of %s, %v: %v", info.Name, e.Name, o.Kind, inst, err)
				}
				enumerants++
			}
		}
	}
	if _, ok := Minimal(spec.OpNop, int(spec.KindDecoration), 0); ok || enumerants < 1000 {
		t.Errorf("OpNop has a decoration, or there are only %d enumerants", enumerants)
	}
}

// TestSets looks up instructions of sets with and without a version in the name, and reads enumerants of theirs.
func TestSets(t *testing.T) {
	for _, c := range []struct {
		set    string
		number uint32
		want   string
		known  bool
	}{
		{"GLSL.std.450", 13, "Sin", true}, {"OpenCL.DebugInfo.100", 2, "DebugTypeBasic", true}, {"NonSemantic.ClspvReflection.7", 1, "Kernel", true},
		{"OpenCL.DebugInfo.101", 2, "", false}, {"NonSemantic.Mine", 1, "", false}, {"TOSA.001000.1", 999, "", true},
	} {
		if got := InstName(c.set, c.number); got != c.want || KnownSet(c.set) != c.known {
			t.Errorf("%s %d: %q, known %v", c.set, c.number, got, KnownSet(c.set))
		}
	}
	p := New(10)
	p.sets[1] = "OpenCL.DebugInfo.100"
	read := func(flags uint32) (string, error) {
		// DebugTypePointer has a base type, a storage class and flags.
		ops, err := p.Parse(words.Known([]uint32{words.First(spec.OpExtInst, 8), 2, 9, 1, 3, 2, 7, flags}, 0), nil)
		if err != nil {
			return "", err
		}
		name, _ := ops[len(ops)-1].Enum.Name(flags)
		return name, nil
	}
	if name, err := read(4); err != nil || name != "FlagIsLocal" {
		t.Errorf("flag 4 is %q, %v", name, err)
	}
	var e *Error
	if _, err := read(1 << 30); !errors.As(err, &e) || e.Fault != UnknownEnumerant || e.Value != 1<<30 {
		t.Errorf("a flag that nobody knows: %v", err)
	}
}
