package stats

import (
	"encoding/binary"
	"reflect"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// inst returns the words of an instruction.
func inst(op spec.Opcode, operands ...uint32) []uint32 {
	return append([]uint32{uint32(len(operands)+1)<<16 | uint32(op)}, operands...)
}

// module has an entry point @k, which calls @f, and a function without a name that is cut off.
func module() []uint32 {
	const storage, function = uint32(spec.StorageClassStorageBuffer), uint32(spec.StorageClassFunction)
	ws := []uint32{words.Magic, 0x10000, 0, 100, 0}
	name := func(s string) []uint32 {
		out := make([]uint32, len(s)/4+1)
		for i := range s {
			out[i/4] |= uint32(s[i]) << (8 * (i % 4))
		}
		return out
	}
	for _, i := range [][]uint32{
		inst(spec.OpEntryPoint, append([]uint32{5, 10}, name("k")...)...),
		inst(spec.OpName, append([]uint32{10}, name("not this")...)...), inst(spec.OpName, append([]uint32{11}, name("f")...)...),
		inst(spec.OpTypeFloat, 1, 32), inst(spec.OpTypeVector, 2, 1, 3), inst(spec.OpTypeInt, 3, 16, 0), inst(spec.OpTypeBool, 4),
		inst(spec.OpTypePointer, 5, storage, 2), inst(spec.OpTypePointer, 6, function, 4), inst(spec.OpTypePointer, 7, storage, 3),
		inst(spec.OpVariable, 5, 20, storage), inst(spec.OpVariable, 7, 21, storage),
		inst(spec.OpFunction, 8, 10, 0, 9), inst(spec.OpLabel, 30), inst(spec.OpVariable, 6, 31, function),
		inst(spec.OpLine, 1, 2, 3), inst(spec.OpLoad, 2, 32, 20), inst(spec.OpLoad, 2, 33, 20), inst(spec.OpFAdd, 2, 34, 32, 33),
		inst(spec.OpStore, 20, 34), inst(spec.OpLoad, 4, 35, 31), inst(spec.OpAtomicIAdd, 3, 36, 21, 0, 0, 0), inst(spec.OpAtomicStore, 21, 0, 0, 36),
		inst(spec.OpNoLine), inst(spec.OpLoopMerge, 40, 41, 0), inst(spec.OpBranch, 41), inst(spec.OpLabel, 41), inst(spec.OpReturn), inst(spec.OpFunctionEnd),
		inst(spec.OpFunction, 8, 11, 0, 9), inst(spec.OpFunctionEnd), inst(spec.OpFunction, 8, 12, 0, 9), inst(spec.Opcode(60000)),
	} {
		ws = append(ws, i...)
	}
	return ws
}

func TestOf(t *testing.T) {
	got, err := Of(module())
	if err != nil {
		t.Fatal(err)
	}
	const storage, function = spec.StorageClassStorageBuffer, spec.StorageClassFunction
	want := []Function{
		{Name: "k", Entry: true, Instructions: 15, Blocks: 2, Loops: 1,
			Classes: []Class{{spec.ClassArithmetic, 1}, {spec.ClassAtomic, 2}, {spec.ClassControlFlow, 5}, {spec.ClassFunction, 2}, {spec.ClassMemory, 5}},
			Accesses: []Access{{"atomic", storage, "StorageBuffer", 16, 2}, {"load", function, "Function", 0, 1},
				{"load", storage, "StorageBuffer", 96, 2}, {"store", storage, "StorageBuffer", 96, 1}}},
		{Name: "f", Instructions: 2, Classes: []Class{{spec.ClassFunction, 2}}},
		{Instructions: 1, Classes: []Class{{spec.ClassFunction, 1}}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestOfErrors(t *testing.T) {
	if _, err := Of([]uint32{1, 2, 3}); err == nil || err.Error() != "not a SPIR-V module" {
		t.Errorf("no header: %v", err)
	}
	if _, err := Of(append(module(), 9<<16|uint32(spec.OpLoad))); err == nil || !strings.Contains(err.Error(), "word 120") {
		t.Errorf("cut off: %v", err)
	}
}

// FuzzOf checks that no binary makes Of panic, and that functions have not more instructions than
// there are words.
func FuzzOf(f *testing.F) {
	var seed []byte
	for _, w := range module() {
		seed = binary.LittleEndian.AppendUint32(seed, w)
	}
	f.Add(seed)
	f.Fuzz(func(t *testing.T, data []byte) {
		ws, ok := words.Decode(data)
		if !ok {
			return
		}
		list, err := Of(ws)
		n := 0
		for _, f := range list {
			n += f.Instructions
		}
		if err == nil && n > len(ws) {
			t.Errorf("%d instructions in %d words", n, len(ws))
		}
	})
}
