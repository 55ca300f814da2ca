//go:build cgo

package conform

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/judge"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/rules"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// opcodes returns the instructions of a binary in words: the opcode, and for access chains the number of indices.
func opcodes(binary []uint32) []string {
	var out []string
	eachInst(binary, func(_ int, inst []uint32) {
		text := spec.Opcode(inst[0] & 0xffff).String()
		if text == "OpUntypedAccessChainKHR" {
			text += fmt.Sprint(len(inst) - 5)
		}
		out = append(out, text)
	})
	return out
}

// TestUntype counts the instructions that kernels with untyped pointers have.
func TestUntype(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		id, inst string
		want     int
	}{
		// The block and the plain array have untyped pointers of one type, and all that they lead to.
		{"StorageBuffer/std430/read+ptr=untyped/{f;v2f}", "OpTypeUntypedPointerKHR", 1},
		{"StorageBuffer/std430/read+ptr=untyped/{f;v2f}", "OpUntypedVariableKHR", 2},
		{"StorageBuffer/std430/read+ptr=untyped/{f;v2f}", "OpTypePointer", 0},
		{"StorageBuffer/std430/read+dyn+ptr=untyped/{[3]f}", "OpTypePointer", 1}, // of the built-in variable
		{"PhysicalStorageBuffer/std430/read+ptr=untyped/{*{i32@64}}", "OpTypeUntypedPointerKHR", 3},
		{"PhysicalStorageBuffer/std430/read+ptr=untyped/{*{i32@64}}", "OpTypeForwardPointer", 0},
		{"StorageBuffer/std430/size+ptr=untyped/{f;[]f}", "OpUntypedArrayLengthKHR", 1},
		{"StorageBuffer/std430/copy+ptr=untyped/{f;f}", "OpUntypedAccessChainKHR1", 0},
		// Chains begin again at each struct, but neither in matrices nor at the block in an array of blocks.
		{"StorageBuffer/std430/read+ptr=untyped/{f;{f;{v2f}}}", "OpUntypedAccessChainKHR4", 2},
		{"StorageBuffer/std430/read+ptr=steps/{f;{f;{v2f}}}", "OpUntypedAccessChainKHR4", 0},
		{"StorageBuffer/std430/read+ptr=steps/{[2]{m2x2f}}", "OpUntypedAccessChainKHR3", 8},
		{"StorageBuffer/std430/read+array=3+ptr=steps/{f;f}", "OpUntypedAccessChainKHR2", 4},
		// Loads and stores of 32 and 64 bits are of other types, and narrower ones as they are.
		{"StorageBuffer/std430/read+ptr=bits/{f;i32;d;i64}", "OpBitcast", 8},
		{"StorageBuffer/std430/read+ptr=bits/{i16;h;i8}", "OpBitcast", 0},
		{"StorageBuffer/std430/read+grain=vector+ptr=bits/{v2f}", "OpBitcast", 3},
		{"StorageBuffer/std430/read+grain=vector+ptr=bits/{v2i64}", "OpBitcast", 2},
		{"StorageBuffer/std430/read+ptr=bits/{f}", "OpTypeInt", 1},
		{"StorageBuffer/std430/read+ptr=bits/{f}", "OpTypeFloat", 1},
		// A matrix and a row-major column have no member that states their layout, a struct with them has.
		{"StorageBuffer/std430/read+grain=matrix+ptr=untyped/{m2x2f}", "OpLoad", 2},
		{"StorageBuffer/std430/read+grain=vector+ptr=untyped/{m2x2f!r}", "OpLoad", 4},
		{"StorageBuffer/std430/read+grain=array+ptr=untyped/{[2]m2x2f}", "OpLoad", 4},
		{"StorageBuffer/std430/read+grain=struct+ptr=untyped/{{m2x2f!r}}", "OpLoad", 1},
		// A variable pointer must not point to a matrix.
		{"StorageBuffer/std430/copy+ptr=untyped/{m2x2f}", "OpLoad", 1},
		{"PhysicalStorageBuffer/std430/copy+ptr=untyped/{v2f}", "OpLoad", 2}, // of the address and of the block
		{"PhysicalStorageBuffer/std430/copy+ptr=untyped/{m2x2f}", "OpLoad", 5},
	} {
		k, err := builtFor(t, "v1/"+row.id, sharing())
		if err != nil {
			t.Errorf("%s: %v", row.id, err)
			continue
		}
		n := 0
		for _, inst := range opcodes(k.words) {
			if inst == row.inst {
				n++
			}
		}
		if n != row.want {
			t.Errorf("%s: %d times %s, want %d", row.id, n, row.inst, row.want)
		}
	}
}

// TestUntypedIsValid checks that kernels with untyped pointers are valid by the tables and by the rules of package rules,
// whatever the installed SPIRV-Tools know.
func TestUntypedIsValid(t *testing.T) {
	t.Parallel()
	cases := slices.DeleteFunc(optionCases(classes), func(c Case) bool { return !strings.Contains(c.Options, "ptr=") })
	n := 0
	for i := 0; i < len(cases); i += 1 + len(cases)/300 {
		k, err := build(newContext(), &cases[i], sharing())
		if err != nil {
			continue
		}
		n++
		if _, err := judge.Validate(k.words, spirvtools.OptionsFor(k.env)); err != nil {
			t.Errorf("%s: %v", cases[i].ID(), err)
		}
		if err := rules.Validate(k.words, true); err != nil {
			t.Errorf("%s: %v", cases[i].ID(), err)
		}
	}
	if n < 200 {
		t.Errorf("only %d of %d cases have kernels", n, len(cases))
	}
}

// TestUntypedVersion: the extension needs SPIR-V 1.4.
func TestUntypedVersion(t *testing.T) {
	t.Parallel()
	c := capable().Env().Config()
	c.Version = spec.V1_3
	_, err := builtFor(t, "v1/StorageBuffer/std430/read+ptr=untyped/{f}", target.New(c))
	var feature *featureError
	if !errors.As(err, &feature) || feature.feature != "SPIR-V 1.4" {
		t.Error(err)
	}
}
