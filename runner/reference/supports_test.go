package reference

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// moduleOf returns a module whose only instruction defines id 1 and has operands 2, 2, ….
func moduleOf(t *testing.T, info *spec.OpInfo) *module {
	t.Helper()
	count := uint32(1 + len(info.Operands))
	words := []uint32{0x07230203, 0x10600, 0, 3, 0, count<<16 | uint32(info.Opcode)}
	for _, o := range info.Operands {
		id := uint32(2)
		if o.Kind == spec.KindIdResult {
			id = 1
		}
		words = append(words, id)
	}
	m, err := parseModule(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// refusesType reports whether the device refuses the type that a module declares because of
// its kind.
func refusesType(m *module) (refused bool) {
	defer func() {
		if r := recover(); r != nil {
			var refusal *Refusal
			if err, ok := r.(error); !ok || !errors.As(err, &refusal) {
				panic(r)
			} else {
				refused = refusal.Reason == "the type is not supported"
			}
		}
	}()
	t := &translator{m: m, types: map[uint32]*valueType{}, constants: map[uint32][]uint64{}, p: &program{lanes: 1}}
	t.typeOf(1)
	return false
}

// TestSupportsDeclarations compares the list of declarations with what the code does.
func TestSupportsDeclarations(t *testing.T) {
	for i := range spec.Ops() {
		info := &spec.Ops()[i]
		switch {
		case !info.HasResult:
		case strings.HasPrefix(info.Name, "OpType"):
			if got := !refusesType(moduleOf(t, info)); got != Supports(info.Opcode) {
				t.Errorf("%s: the device declares it: %t, Supports: %t", info.Name, got, !got)
			}
		case info.Class == spec.ClassConstantCreation:
			tr := &translator{m: moduleOf(t, info)}
			if got := tr.isConstant(1); got != Supports(info.Opcode) {
				t.Errorf("%s: it is a constant: %t, Supports: %t", info.Name, got, !got)
			}
		}
	}
	for _, op := range declarations {
		if handlers()[op] != nil {
			t.Errorf("%s is a declaration, and it has a handler", op)
		}
	}
}

func TestSupports(t *testing.T) {
	for op, want := range map[spec.Opcode]bool{
		spec.OpFAdd: true, spec.OpPhi: true, spec.OpControlBarrier: true, spec.OpAtomicFAddEXT: true, spec.OpTypeStruct: true, spec.OpName: true,
		spec.OpImageRead: true, spec.OpTypeImage: true, spec.OpImageQuerySamples: false, spec.OpBuildNDRange: false, 65000: false,
	} {
		if Supports(op) != want {
			t.Errorf("Supports(%s) = %t", op, !want)
		}
	}
	for _, c := range []struct {
		set  spec.ExtInstSet
		name string
		want bool
	}{
		{spec.GLSLStd450, "Sqrt", true}, {spec.GLSLStd450, "InterpolateAtSample", false}, {spec.GLSLStd450, "sqrt", false},
		{spec.OpenCLStd, "sqrt", true}, {spec.OpenCLStd, "vload_half", true}, {spec.OpenCLStd, "vload_some", false}, {spec.OpenCLStd, "printf", true},
	} {
		if SupportsExtended(c.set, c.name) != c.want {
			t.Errorf("SupportsExtended(%s, %s) = %t", c.set, c.name, !c.want)
		}
	}
}
