package spvwords

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// row is an instruction of a test module.
type row struct {
	op       spec.Opcode
	operands []uint32
}

func inst(op spec.Opcode, operands ...uint32) row { return row{op, operands} }

func encode(bound uint32, rows []row) []uint32 {
	words := []uint32{Magic, uint32(spec.V1_3), 0, bound, 0}
	for _, r := range rows {
		words = append(words, uint32(len(r.operands)+1)<<16|uint32(r.op))
		words = append(words, r.operands...)
	}
	return words
}

// The ids of the good module.
const (
	idMain = iota + 1
	idVoid
	idFn
	idU64
	idBool
	idCond
	idConst
	idEntry
	idThen
	idElse
	idMerge
	idPhi
	idPtr
	idVar
	idPair
	idAdd
	idDecl
	idEnd
)

// good is a module with a two-word literal, a switch over it, a phi, a
// declaration and a specialization constant operation.
func good() []row {
	return []row{
		inst(spec.OpCapability, 1),
		inst(spec.OpMemoryModel, 0, 1),
		inst(spec.OpEntryPoint, 5, idMain, 0x6e69616d, 0),
		inst(spec.OpExecutionMode, idMain, 17, 8, 1, 1),
		inst(spec.OpName, idMain, 0x6e69616d, 0),
		inst(spec.OpDecorate, idConst, 1, 0),
		inst(spec.OpTypeVoid, idVoid),
		inst(spec.OpTypeFunction, idFn, idVoid),
		inst(spec.OpTypeInt, idU64, 64, 0),
		inst(spec.OpTypeBool, idBool),
		inst(spec.OpSpecConstant, idU64, idConst, 7, 0),
		inst(spec.OpConstantTrue, idBool, idCond),
		inst(spec.OpSpecConstantOp, idU64, idAdd, uint32(spec.OpIAdd), idConst, idConst),
		inst(spec.OpTypePointer, idPtr, 7, idU64),
		inst(spec.OpFunction, idVoid, idDecl, 0, idFn),
		inst(spec.OpFunctionEnd),
		inst(spec.OpFunction, idVoid, idMain, 0, idFn),
		inst(spec.OpLabel, idEntry),
		inst(spec.OpVariable, idPtr, idVar, 7),
		inst(spec.OpStore, idVar, idConst, 2, 8),
		inst(spec.OpSelectionMerge, idMerge, 0),
		inst(spec.OpSwitch, idConst, idElse, 5, 0, idThen, 6, 0, idElse),
		inst(spec.OpLabel, idThen),
		inst(spec.OpBranch, idMerge),
		inst(spec.OpLabel, idElse),
		inst(spec.OpBranch, idMerge),
		inst(spec.OpLabel, idMerge),
		inst(spec.OpPhi, idU64, idPhi, idConst, idThen, idAdd, idElse),
		inst(spec.OpIAdd, idU64, idPair, idPhi, idPhi),
		inst(spec.OpReturn),
		inst(spec.OpFunctionEnd),
	}
}

// find returns the position of the nth instruction with the given opcode.
func find(rows []row, op spec.Opcode, nth int) int {
	for i, r := range rows {
		if r.op == op {
			if nth == 0 {
				return i
			}
			nth--
		}
	}
	panic("no such instruction")
}

func TestGood(t *testing.T) {
	if err := Check(encode(idEnd, good())); err != nil {
		t.Error(err)
	}
	n := 0
	for in := range Instructions(encode(idEnd, good())) {
		if in.Index != n {
			t.Errorf("index %d at %d", in.Index, n)
		}
		n++
	}
	if n != len(good()) {
		t.Errorf("%d instructions", n)
	}
}

func TestFaults(t *testing.T) {
	remove := func(op spec.Opcode, nth int) func([]row) []row {
		return func(rows []row) []row { i := find(rows, op, nth); return slices.Delete(rows, i, i+1) }
	}
	before := func(op spec.Opcode, nth int, extra ...row) func([]row) []row {
		return func(rows []row) []row { return slices.Insert(rows, find(rows, op, nth), extra...) }
	}
	operand := func(op spec.Opcode, nth, i int, v uint32) func([]row) []row {
		return func(rows []row) []row { rows[find(rows, op, nth)].operands[i] = v; return rows }
	}
	cases := []struct {
		name   string
		change func([]row) []row
		want   string
	}{
		{"section", before(spec.OpTypeVoid, 0, inst(spec.OpCapability, 9)), "belongs to the section of capabilities, the module is at annotations"},
		{"name after decorate", before(spec.OpTypeVoid, 0, inst(spec.OpName, idVoid, 0)), "section of debug names"},
		{"type in function", before(spec.OpSelectionMerge, 0, inst(spec.OpTypeVoid, idEnd)), "not into a function"},
		{"outside", before(spec.OpFunction, 0, inst(spec.OpReturn)), "stands outside a function"},
		{"two models", before(spec.OpEntryPoint, 0, inst(spec.OpMemoryModel, 0, 1)), "second memory model"},
		{"no model", remove(spec.OpMemoryModel, 0), "no OpMemoryModel"},
		{"twice", operand(spec.OpTypeBool, 0, 0, idVoid), "id 2 is already defined by instruction 6"},
		{"undefined", operand(spec.OpIAdd, 0, 2, idEnd), "id 18 is used by instruction 28 and defined nowhere"},
		{"beyond bound", operand(spec.OpIAdd, 0, 2, 500), "id 500 is not in [1, 19)"},
		{"zero result", operand(spec.OpIAdd, 0, 1, 0), "id 0 is not in"},
		{"type later", operand(spec.OpSpecConstant, 0, 0, idPtr), "result type 13 is not defined before"},
		{"too short", func(rows []row) []row {
			i := find(rows, spec.OpStore, 0)
			rows[i].operands = rows[i].operands[:1]
			return rows
		}, "ends where an operand IdRef is expected"},
		{"too long", func(rows []row) []row {
			i := find(rows, spec.OpReturn, 0)
			rows[i].operands = []uint32{1}
			return rows
		}, "1 words after the last operand"},
		{"missing Aligned operand", func(rows []row) []row {
			i := find(rows, spec.OpStore, 0)
			rows[i].operands = rows[i].operands[:3]
			return rows
		}, "ends where an operand LiteralInteger"},
		{"number too narrow", operand(spec.OpTypeInt, 0, 1, 32), "1 words after the last operand"},
		{"string without end", operand(spec.OpName, 0, 2, 0x41414141), "operand LiteralString is expected"},
		{"enumerant", operand(spec.OpExecutionMode, 0, 1, 999), "999 is no ExecutionMode"},
		{"opcode", func(rows []row) []row { return append(rows, inst(65535)) }, "unknown opcode"},
		{"no terminator", remove(spec.OpBranch, 0), "begins a block inside a block"},
		{"after terminator", before(spec.OpFunctionEnd, 1, inst(spec.OpReturn)), "after a block's terminator"},
		{"merge alone", before(spec.OpSwitch, 0, inst(spec.OpStore, idVar, idConst)), "between a merge instruction and its branch"},
		{"late variable", before(spec.OpIAdd, 0, inst(spec.OpVariable, idPtr, idEnd, 7)), "not among the first instructions"},
		{"late phi", before(spec.OpReturn, 0, inst(spec.OpPhi, idU64, idEnd)), "after other instructions of its block"},
		{"no end", remove(spec.OpFunctionEnd, 1), "has no OpFunctionEnd"},
		{"end in block", remove(spec.OpReturn, 0), "ends a function inside a block"},
		{"no label", remove(spec.OpLabel, 0), "before the function's first block"},
		{"branch to a value", operand(spec.OpBranch, 0, 0, idVar), "id 14 is no label of this function"},
		{"switch to a value", operand(spec.OpSwitch, 0, 4, idVar), "id 14 is no label of this function"},
		{"declaration last", func(rows []row) []row {
			return append(rows, inst(spec.OpFunction, idVoid, idEnd, 0, idFn), inst(spec.OpFunctionEnd))
		}, "declaration stands after a definition"},
		{"spec op", operand(spec.OpSpecConstantOp, 0, 2, 17), "no opcode for a specialization constant operation"},
	}
	for _, c := range cases {
		err := Check(encode(idEnd+1, c.change(good())))
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
}

func TestHeaderAndWordCounts(t *testing.T) {
	words := encode(idEnd, good())
	for i, bad := range map[int]uint32{0: 0x03022307, 1: 0x10301, 3: 0, 4: 1} {
		w := slices.Clone(words)
		w[i] = bad
		var e *Error
		if err := Check(w); !errors.As(err, &e) || e.Offset != i || e.Index != -1 {
			t.Errorf("header word %d: %v", i, err)
		}
	}
	w := slices.Clone(words)
	w[5] &= 0xffff
	if err := Check(w); err == nil || !strings.Contains(err.Error(), "word 5: word count 0 with") {
		t.Errorf("zero word count: %v", err)
	}
	if err := Check(words[:len(words)-3]); err == nil {
		t.Error("a truncated module is accepted")
	}
	w = slices.Clone(words)
	w[3] = idEnd - 1
	if err := Check(w); err == nil || !strings.Contains(err.Error(), "instruction 14 (OpFunction): id 17 is not in [1, 17)") {
		t.Errorf("bound: %v", err)
	}
}

func FuzzCheck(f *testing.F) {
	seed := func(words []uint32) {
		data := make([]byte, 0, 4*len(words))
		for _, w := range words {
			data = binary.LittleEndian.AppendUint32(data, w)
		}
		f.Add(data)
	}
	seed(encode(idEnd, good()))
	for i := range good() {
		seed(encode(idEnd, slices.Delete(good(), i, i+1)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		err := Check(words)
		if n := countErrors(err); n > maxErrors+2 {
			t.Errorf("%d errors", n)
		}
	})
}

func countErrors(err error) int {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return len(joined.Unwrap())
	}
	return 0
}

func BenchmarkCheck(b *testing.B) {
	rows := good()
	id := uint32(idEnd)
	body := find(rows, spec.OpReturn, 0)
	var extra []row
	for range 100_000 {
		extra = append(extra, inst(spec.OpIAdd, idU64, id, idPhi, idPhi))
		id++
	}
	words := encode(id, slices.Insert(rows, body, extra...))
	b.SetBytes(int64(4 * len(words)))
	for b.Loop() {
		if err := Check(words); err != nil {
			b.Fatal(err)
		}
	}
}
