package serialize_test

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/words"
)

// binaryOf makes words of a header with the given bound and of instructions, each
// an opcode and its operands.
func binaryOf(bound uint32, insts ...[]uint32) []uint32 {
	ws := []uint32{words.Magic, 0x10300, 0, bound, 0}
	for _, i := range insts {
		ws = append(ws, uint32(len(i))<<16|i[0])
		ws = append(ws, i[1:]...)
	}
	return ws
}

// TestUnknownDialect: a context without the dialect gives errors.
func TestUnknownDialect(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	var got []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool { got = append(got, d.Message); return true })
	if _, ok := serialize.Deserialize(ctx, binaryOf(9), serialize.ReadOptions{}); ok {
		t.Error("read without the dialect")
	}
	module := ir.NewBuilder(ctx, nil).Arena().Create(&ir.OperationState{Info: ctx.OpInfo("builtin.module"), Regions: make([]*ir.Region, 1)})
	if _, ok := serialize.Serialize(module, serialize.Options{}); ok {
		t.Error("wrote a builtin.module")
	}
	if want := []string{"dialect 'spirv' is not registered", "expected a 'spirv.module' op, got 'builtin.module'"}; !slices.Equal(got, want) {
		t.Errorf("errors %q", got)
	}
}

// TestMalformed: wrong words give an error that says so.
func TestMalformed(t *testing.T) {
	void, fn := []uint32{19, 1}, []uint32{33, 2, 1}
	i32, boolean := []uint32{21, 3, 32, 0}, []uint32{20, 4}
	for _, row := range []struct {
		words []uint32
		want  string
	}{
		{nil, "SPIR-V binary module must have a 5-word header"},
		{[]uint32{1, 2, 3, 4, 5}, "incorrect magic number"},
		{[]uint32{words.Magic, 0x20000, 0, 9, 0}, "unsupported SPIR-V major version: 2"},
		{[]uint32{words.Magic, 0x10900, 0, 9, 0}, "unsupported SPIR-V minor version: 9"},
		{binaryOf(0), "id bound 0 is out of range"},
		{binaryOf(1 << 30), "id bound 1073741824 is out of range"},
		{append(binaryOf(9), 0), "word count cannot be zero"},
		{append(binaryOf(9), 3<<16|17), "insufficient words for the last instruction"},
		{binaryOf(9, []uint32{17, 0xffff}), "unknown capability: 65535"},
		{binaryOf(9, []uint32{10, 0x61616161}), "string literal is not terminated"},
		{binaryOf(9, []uint32{19, 9}), "out of range <id> 9"},
		{binaryOf(9, void, void), "duplicate definition for result <id> 1"},
		{binaryOf(9, []uint32{23, 1, 2, 4}), "OpTypeVector references undefined <id> 2"},
		{binaryOf(9, i32, []uint32{28, 1, 3, 7}), "undefined <id> 7"},
		{binaryOf(9, i32, []uint32{43, 3, 5}), "OpConstant must have at least 1 more parameter"},
		{binaryOf(9, i32, []uint32{44, 3, 5, 6}), "undefined <id> 6"},
		{binaryOf(9, []uint32{39, 5, 5349}, []uint32{30, 6, 5}), "struct type with an undeclared member type"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}), "expected OpFunctionEnd"},
		{append(binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}), 0, 0), "word count cannot be zero"},
		{append(binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}), 3<<16|128, 0), "insufficient words for the last instruction"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{253}), "a basic block must start with OpLabel"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}, []uint32{56}), "block without a terminator"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}, []uint32{249, 8}, []uint32{56}), "function branches to a label that it does not define"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}, []uint32{47}), "unhandled opcode 47"},
		{binaryOf(9, void, fn, []uint32{15, 5, 8, 0}), "no function matching <id> 8"},
		{binaryOf(9, void, fn, i32, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}, []uint32{128, 3, 6, 8, 8}, []uint32{253}, []uint32{56}), "function uses an <id> that it does not define"},
		{binaryOf(9, void, fn, i32, boolean, []uint32{54, 1, 5, 0, 2}, []uint32{248, 7}, []uint32{128, 3, 6, 8}, []uint32{253}, []uint32{56}), "instruction lacks an operand of kind IdRef"},
	} {
		if _, msgs := read(row.words, serialize.ReadOptions{}); len(msgs) == 0 || !strings.Contains(msgs[0], row.want) {
			t.Errorf("%x: %q, want %q", row.words, msgs, row.want)
		}
	}
}

// TestTooManyOperands: words that no operand takes are an error, with MLIR's words.
func TestTooManyOperands(t *testing.T) {
	void, fn, f32 := []uint32{19, 1}, []uint32{33, 2, 1}, []uint32{22, 3, 32}
	one := []uint32{43, 3, 4, 0x3f800000}
	body := func(insts ...[]uint32) []uint32 {
		return appendInsts(binaryOf(19, void, fn, f32, one, []uint32{54, 1, 5, 0, 2}, []uint32{248, 6}), insts...)
	}
	ret, end := []uint32{253}, []uint32{56}
	text := uint32('a')
	for _, row := range []struct {
		words []uint32
		want  string
	}{
		{body(ret, end), ""},
		{binaryOf(9, append(void, 7)), "OpTypeVoid must have no parameters"},
		{binaryOf(9, []uint32{20, 1, 7}), "OpTypeBool must have no parameters"},
		{binaryOf(9, append(f32, 0, 7)), "OpTypeFloat must have bitwidth parameter"},
		{binaryOf(9, []uint32{17, 1, 7}), "OpCapability must have one parameter"},
		{binaryOf(9, []uint32{14, 0, 1, 7}), "OpMemoryModel must have two operands"},
		{binaryOf(9, []uint32{5, 1, text, 7}), "unexpected trailing words in OpName instruction"},
		{binaryOf(9, []uint32{7, 1, text, 7}), "unexpected trailing words in OpString instruction"},
		{binaryOf(9, []uint32{10, text, 7}), "unexpected trailing words in OpExtension instruction"},
		{binaryOf(9, []uint32{11, 1, text, 7}), "unexpected trailing words in OpExtInstImport"},
		{binaryOf(9, []uint32{5632, 3, 5635, text, 7}, f32), "instruction has too many operands"},
		{binaryOf(9, f32, []uint32{1, 3, 4, 4}), "OpUndef instruction must have two operands"},
		{binaryOf(9, []uint32{317, 7}), "found more operands than expected when deserializing for OpNoLine; only 0 of 1 processed"},
		{binaryOf(9, void, fn, []uint32{54, 1, 5, 0, 2, 7}), "OpFunction must have 4 parameters"},
		{binaryOf(9, void, f32, []uint32{33, 2, 1, 3}, []uint32{54, 1, 5, 0, 2}, []uint32{55, 3, 6, 7}), "expected result type and result <id> for OpFunctionParameter"},
		{body(ret, append(end, 7)), "unexpected operands for OpFunctionEnd"},
		{body(append(ret, 7), end), "found more operands than expected when deserializing for spirv.Return; only 0 of 1 processed"},
		{body([]uint32{129, 3, 7, 4, 4, 4}, ret, end), "found more operands than expected when deserializing for spirv.FAdd; only 4 of 5 processed"},
		{body([]uint32{249, 8, 8}, []uint32{248, 8}, ret, end), "OpBranch must take exactly one target label"},
		{body([]uint32{249, 8}, []uint32{248, 8, 8}, ret, end), "OpLabel should only have result <id>"},
	} {
		_, msgs := read(row.words, serialize.ReadOptions{})
		if got := strings.Join(msgs, "; "); got != row.want {
			t.Errorf("%x: %q, want %q", row.words, got, row.want)
		}
	}
}

// TestErrorLocation: the column of an error is the instruction's byte, from 1.
func TestErrorLocation(t *testing.T) {
	ctx := newContext()
	var li ir.LocInfo
	ctx.PushHandler(func(d *ir.Diagnostic) bool { li = ctx.LocInfo(d.Loc); return true })
	serialize.Deserialize(ctx, binaryOf(9, []uint32{19, 1}, []uint32{19, 1}), serialize.ReadOptions{Name: "a.spv"})
	if li.File != "a.spv" || li.Line != 1 || li.Col != 4*7+1 {
		t.Errorf("%+v", li)
	}
}

// TestWords: both byte orders are read.
func TestWords(t *testing.T) {
	ws := binaryOf(9, []uint32{19, 1})
	little := serialize.Bytes(ws)
	big := make([]byte, 0, len(little))
	for _, w := range ws {
		big = binary.BigEndian.AppendUint32(big, w)
	}
	for _, file := range [][]byte{little, big} {
		got, ok := serialize.Words(newContext(), file, serialize.ReadOptions{})
		if !ok || len(got) != len(ws) || got[0] != words.Magic || got[5] != ws[5] {
			t.Errorf("%x", got)
		}
	}
	if _, ok := serialize.Words(newContext(), little[1:], serialize.ReadOptions{}); ok {
		t.Error("an odd size is accepted")
	}
}

// TestDeepTypes: types that would print as a text out of all proportion are an
// error.
func TestDeepTypes(t *testing.T) {
	insts := [][]uint32{{21, 1, 32, 0}}
	for i := uint32(1); i < 60; i++ {
		insts = append(insts, []uint32{30, i + 1, i, i})
	}
	if _, msgs := read(binaryOf(99, insts...), serialize.ReadOptions{}); len(msgs) != 1 || msgs[0] != "type or constant is too large" {
		t.Errorf("%q", msgs)
	}
}

// TestPosition: an error has a note with byte and instruction.
func TestPosition(t *testing.T) {
	ctx := newContext()
	var notes []ir.Diagnostic
	ctx.PushHandler(func(d *ir.Diagnostic) bool { notes = d.Notes; return true })
	serialize.Deserialize(ctx, binaryOf(9, []uint32{19, 1}, []uint32{20, 2}, []uint32{20, 1}), serialize.ReadOptions{})
	if len(notes) != 1 || notes[0].Message != "at byte 36, instruction 2, OpTypeBool" {
		t.Errorf("%v", notes)
	}
}

// appendInsts appends instructions, each an opcode and its operands, to ws.
func appendInsts(ws []uint32, insts ...[]uint32) []uint32 {
	for _, w := range insts {
		ws = append(append(ws, uint32(len(w))<<16|w[0]), w[1:]...)
	}
	return ws
}

// largeModule returns a module of n instructions that inst returns for 0, 1, ….
func largeModule(n int, inst func(i uint32) []uint32) []uint32 {
	ws := binaryOf(4000000, []uint32{21, 1, 32, 0}, []uint32{19, 2}, []uint32{33, 3, 2}, []uint32{20, 4}, []uint32{41, 4, 5})
	for i := range uint32(n) {
		ws = appendInsts(ws, inst(i))
	}
	return ws
}

// nestedSelections returns a function of n selections in one another.
func nestedSelections(n int) []uint32 {
	ws := binaryOf(4000000, []uint32{19, 2}, []uint32{33, 3, 2}, []uint32{20, 4}, []uint32{41, 4, 5}, []uint32{54, 2, 6, 0, 3}, []uint32{248, 10})
	for i := range uint32(n) {
		ws = appendInsts(ws, []uint32{247, 3000000 - i, 0}, []uint32{250, 5, 11 + i, 3000000 - i}, []uint32{248, 11 + i})
	}
	return ws
}

// closedSelections returns a function of n selections in one another, each with its merge
// block.
func closedSelections(n int) []uint32 {
	ws := binaryOf(4000000, []uint32{19, 2}, []uint32{33, 3, 2}, []uint32{20, 4}, []uint32{41, 4, 5}, []uint32{54, 2, 6, 0, 3}, []uint32{248, 10})
	for i := range uint32(n) {
		ws = appendInsts(ws, []uint32{247, 1000000 + i, 0}, []uint32{250, 5, 11 + i, 1000000 + i}, []uint32{248, 11 + i})
	}
	for i := range uint32(n) {
		ws = appendInsts(ws, []uint32{249, 1000000 + uint32(n) - 1 - i}, []uint32{248, 1000000 + uint32(n) - 1 - i})
	}
	return appendInsts(ws, []uint32{253}, []uint32{56})
}

// TestControlDepth checks the limit of nested control flow, and where its error is.
func TestControlDepth(t *testing.T) {
	if text, messages := read(closedSelections(1023), serialize.ReadOptions{}); strings.Count(text, "spirv.mlir.selection") != 1023 {
		t.Errorf("1023 levels: %q", messages)
	}
	if text, messages := read(closedSelections(1024), serialize.ReadOptions{}); text != "" || len(messages) != 1 || messages[0] != "control flow is nested more than 1023 levels deep" {
		t.Errorf("1024 levels: %q", messages)
	}
}

// phisOfCases returns a function with an OpSwitch of n cases whose targets have a phi
// each, or with all cases going to one merge block that has one.
func phisOfCases(n int, same bool) []uint32 {
	ws := binaryOf(4000000, []uint32{19, 2}, []uint32{33, 3, 2}, []uint32{21, 4, 32, 0}, []uint32{43, 4, 5, 7}, []uint32{54, 2, 6, 0, 3}, []uint32{248, 10})
	cases, targets := []uint32{251, 5, 11}, uint32(n)
	if same {
		ws, targets = appendInsts(ws, []uint32{247, 11, 0}), 1
	}
	for i := range uint32(n) {
		cases = append(cases, i, 11+i%targets)
	}
	ws = appendInsts(ws, cases)
	for i := range targets {
		ws = appendInsts(ws, []uint32{248, 11 + i}, []uint32{245, 4, 100000 + i, 5, 10}, []uint32{253})
	}
	return appendInsts(ws, []uint32{56})
}

// pendingTypes returns a module of n types that wait for pointers announced before.
func pendingTypes(n int) []uint32 {
	ws := binaryOf(4000000, []uint32{21, 1, 32, 0})
	for _, inst := range []func(i uint32) []uint32{
		func(i uint32) []uint32 { return []uint32{39, 100000 + i, 5349} },
		func(i uint32) []uint32 { return []uint32{29, 300000 + i, 100000 + i} },
		func(i uint32) []uint32 { return []uint32{30, 200000 + i, 1, 300000 + i} },
		func(i uint32) []uint32 { return []uint32{32, 100000 + i, 5349, 200000 + i} },
	} {
		for i := range uint32(n) {
			ws = appendInsts(ws, inst(i))
		}
	}
	return ws
}

// TestLarge: modules of very many instructions of one kind, ids in unusual orders,
// and deep nesting take linear time.
func TestLarge(t *testing.T) {
	row := func(inst func(i uint32) []uint32) func(n int) []uint32 {
		return func(n int) []uint32 { return largeModule(n, inst) }
	}
	const many = 1 << 18
	for _, c := range []struct {
		name   string
		n      int
		module func(n int) []uint32
	}{
		{"cases", 30000, func(n int) []uint32 { return phisOfCases(n, false) }},
		{"same target", 30000, func(n int) []uint32 { return phisOfCases(n, true) }},
		{"pending", 50000, pendingTypes},
		{"blocks", 50000, nestedSelections},
		{"nested", 30000, closedSelections},
		{"types", many, row(func(i uint32) []uint32 { return []uint32{23, 10 + i, 1, 4} })},
		{"pointers", many, row(func(i uint32) []uint32 { return []uint32{32, 10 + i, 6, 1} })},
		{"chain", many, row(func(i uint32) []uint32 { return []uint32{29, 10 + i, max(1, 9*min(i, 1)+i)} })},
		{"forward", many, row(func(i uint32) []uint32 { return []uint32{39, 10 + i, 5349} })},
		{"decorations", many, row(func(i uint32) []uint32 { return []uint32{71, 9, 6, i} })},
		{"names", many, row(func(i uint32) []uint32 { return []uint32{5, 9, 0x61616161, 0} })},
		{"constants", many, row(func(i uint32) []uint32 { return []uint32{43, 1, 10 + i, i} })},
		{"structs", many, row(func(i uint32) []uint32 { return []uint32{30, 10 + i, 1, 1, 1} })},
		{"strings", many, row(func(i uint32) []uint32 { return []uint32{7, 10 + i, 0x61616161, 0} })},
		{"spec", many, row(func(i uint32) []uint32 { return []uint32{48, 4, 10 + i} })},
		{"groups", many, row(func(i uint32) []uint32 { return []uint32{74, 9, 10 + i} })},
	} {
		t.Run(c.name, func(t *testing.T) {
			growth.Linear(t, c.n, func(n int) func() {
				ws := c.module(n)
				return func() { read(ws, serialize.ReadOptions{}) }
			})
		})
	}
}

// TestAnnouncedPointers: types that announced pointers make long when they are written
// out, or deep, are refused, before that takes time and memory that grow with the length,
// and short ones are read.
func TestAnnouncedPointers(t *testing.T) {
	// Struct i holds twice, or once, a pointer to the next one, the last one to the first.
	module := func(n uint32, members int, decorate bool) []uint32 {
		insts := [][]uint32{{17, 5347}, {10, 0x5f565053, 0x5f52484b, 0x73796870, 0x6c616369, 0x6f74735f, 0x65676172, 0x6675625f, 0x00726566}, {14, 5348, 1}}
		if decorate {
			for i := range n {
				insts = append(insts, []uint32{71, 10 + i, 2})
			}
		}
		for i := range n {
			insts = append(insts, []uint32{39, 10 + n + i, 5349})
		}
		for i := range n {
			s := []uint32{30, 10 + i}
			for range members {
				s = append(s, 10+n+(i+1)%n)
			}
			insts = append(insts, s)
		}
		for i := range n {
			insts = append(insts, []uint32{32, 10 + n + i, 5349, 10 + i})
		}
		return binaryOf(10+2*n, insts...)
	}
	for _, row := range []struct {
		n       uint32
		members int
		want    string
	}{{8, 2, ""}, {400, 1, ""}, {60, 2, "too large"}, {2000, 1, "too large"}, {50000, 1, "too large"}} {
		m, msgs := read(module(row.n, row.members, true), serialize.ReadOptions{})
		if got := strings.Join(msgs, "\n"); (row.want == "") != (m != "") || !strings.Contains(got, row.want) {
			t.Errorf("%d structs of %d: read %v: %.200q", row.n, row.members, m != "", got)
		}
	}
}

// TestManyLateDecorations: that decorations name an id that comes later does not make
// each of them be read once for every other.
func TestManyLateDecorations(t *testing.T) {
	insts := make([][]uint32, 5000)
	for i := range insts {
		insts[i] = []uint32{332, 9, 27, 12} // OpDecorateId %9 UniformId %12
	}
	insts = append(insts, []uint32{22, 2, 32}, []uint32{32, 5, 6, 2}, []uint32{59, 5, 9, 6}, []uint32{21, 10, 32, 0}, []uint32{43, 10, 12, 3})
	if _, msgs := read(binaryOf(20, insts...), serialize.ReadOptions{}); len(msgs) > 0 {
		t.Errorf("%q", msgs)
	}
}

// FuzzDeserialize: no words may make the reader panic, and what it reads can be
// written and printed.
func FuzzDeserialize(f *testing.F) {
	for _, text := range []string{module(1), shader + `spirv.func @f(%c: i1, %x: i32) -> i32 "None" {
		spirv.mlir.loop {
		  spirv.Branch ^h(%x : i32)
		^h(%i: i32):
		  spirv.BranchConditional %c, ^b, ^m
		^b:
		  %n = spirv.IAdd %i, %x : i32
		  spirv.Branch ^h(%n : i32)
		^m:
		  spirv.mlir.merge
		}
		spirv.ReturnValue %x : i32 } }`} {
		f.Add(serialize.Bytes(wordsOf(f, parse(f, newContext(), text))))
	}
	for _, ws := range seeds(f) {
		f.Add(serialize.Bytes(ws))
	}
	files, _ := filepath.Glob("../test/serialize/corpus/bin/*.spv")
	if len(files) == 0 {
		f.Fatal("no corpus")
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		ctx := newContext()
		ws, ok := serialize.Words(ctx, data, serialize.ReadOptions{})
		if !ok {
			return
		}
		m, ok := serialize.Deserialize(ctx, ws, serialize.ReadOptions{Name: "fuzz"})
		if !ok {
			if ctx.ErrorCount() == 0 {
				t.Error("refused without an error")
			}
			return
		}
		ir.Print(nil, m, ir.PrintOptions{})
		out, ok := serialize.Serialize(m, serialize.Options{})
		if err := refusal(ws); err == nil {
			if !ok {
				t.Fatal("a valid module is read and cannot be written")
			}
			if err := refusal(out); err != nil {
				t.Fatal(err)
			}
			again, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{Lossless: true})
			if !ok {
				t.Fatal("not read a second time")
			}
			if same, _ := serialize.Serialize(again, serialize.Options{Lossless: true}); !slices.Equal(same, ws) {
				t.Fatal("other words")
			}
		}
	})
}
