//go:build cgo

// Package broken changes each word of the binaries of test/serialize/corpus and
// of the assembled files of test/serialize/trips, and records what the reader says, and what a module that it accepts is written as.
package broken

import (
	"cmp"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

var update = flag.Bool("update", false, "record what the reader says")

// module is a binary of the corpus.
type module struct {
	name  string
	words []uint32
}

// corpus returns the modules, the smallest first.
func corpus(t *testing.T) []module {
	t.Helper()
	files, err := filepath.Glob("../corpus/bin/*.spv")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d binaries, %v", len(files), err)
	}
	var out []module
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		out = append(out, module{filepath.Base(file), words})
	}
	slices.SortStableFunc(out, func(a, b module) int {
		return cmp.Or(cmp.Compare(len(a.words), len(b.words)), strings.Compare(a.name, b.name))
	})
	return append(out, assembled(t)...)
}

// assembled returns the modules of the handwritten files.
func assembled(t *testing.T) (out []module) {
	t.Helper()
	files, err := filepath.Glob("../trips/testdata/*.spvasm")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(text), "\n")
		env, ok := spirvtools.ParseEnv(strings.TrimPrefix(first, "; "))
		if !ok {
			t.Fatalf("%s: no environment in the first line", file)
		}
		words, err := spirvtools.Assemble(string(text), env)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		out = append(out, module{filepath.Base(file), words})
	}
	return out
}

// key is what instructions are changed once for: an opcode with a number of operands, and
// of decorations, execution modes and extended instructions which one it is. Of types and
// constants, sort tells those that are made of different types apart.
type key struct {
	code spec.Opcode
	more uint32
	n    int
	sort spec.Opcode
}

func keyOf(in spvwords.Inst, defs map[uint32]spec.Opcode) key {
	k := key{code: in.Opcode, n: min(len(in.Operands), 7)}
	at := map[spec.Opcode]int{spec.OpDecorate: 1, spec.OpMemberDecorate: 2, spec.OpExecutionMode: 1, spec.OpExtInst: 3}[in.Opcode]
	if at != 0 && at < len(in.Operands) {
		k.more = in.Operands[at]
	}
	info := spec.Info(in.Opcode)
	switch {
	case info == nil || len(in.Operands) < 2:
	case info.Class == spec.ClassTypeDeclaration:
		k.sort = defs[in.Operands[1]]
	case info.Class == spec.ClassConstantCreation:
		k.sort = defs[in.Operands[0]]
	}
	return k
}

// definitions returns the opcodes of the types of a module by their ids.
func definitions(words []uint32) map[uint32]spec.Opcode {
	defs := map[uint32]spec.Opcode{}
	for in := range spvwords.Instructions(words) {
		if info := spec.Info(in.Opcode); info != nil && info.Class == spec.ClassTypeDeclaration && len(in.Operands) > 0 {
			defs[in.Operands[0]] = in.Opcode
		}
	}
	return defs
}

// change is a module with one instruction changed.
type change struct {
	name  string
	words []uint32
}

// changes are what is done to the instruction at word `at` of words, which has n words.
func changes(words []uint32, at, n int) []change {
	var out []change
	add := func(name string, insts ...uint32) {
		w := append(append(slices.Clone(words[:at]), insts...), words[at+n:]...)
		out = append(out, change{name, w})
	}
	old := words[at : at+n]
	code := old[0] & 0xffff
	add("left out")
	add("twice", append(slices.Clone(old), old...)...)
	add("with a word more", append(append([]uint32{uint32(n+1)<<16 | code}, old[1:]...), 1)...)
	if n > 1 {
		add("with a word less", append([]uint32{uint32(n-1)<<16 | code}, old[1:n-1]...)...)
		add("without words", 1<<16|code)
	}
	if n > 2 {
		add("with two words less", append([]uint32{uint32(n-2)<<16 | code}, old[1:n-2]...)...)
	}
	bound := words[3]
	for k := 1; k < min(n, 9); k++ {
		for _, v := range []uint32{0, old[k] + 1, bound - 1, bound, 1 << 31} {
			if v == old[k] {
				continue
			}
			changed := slices.Clone(old)
			changed[k] = v
			how := map[uint32]string{0: "0", old[k] + 1: "one more", bound - 1: "the last id", bound: "the bound", 1 << 31: "2^31"}[v]
			add(fmt.Sprintf("word %d is %s", k, how), changed...)
		}
	}
	return out
}

// outcome is what the reader says of words, or what they are written as again.
func outcome(t *testing.T, reg *ir.Registry, name string, words []uint32) string {
	ctx := ir.NewContext(reg)
	var said []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
	m, ok := serialize.Deserialize(ctx, words, serialize.ReadOptions{})
	if !ok {
		return strings.Join(said, " | ")
	}
	if len(said) > 0 {
		t.Errorf("%s: read in spite of %q", name, said)
	}
	again, ok := serialize.Serialize(m, serialize.Options{})
	if !ok {
		return "read, but not written: " + strings.Join(said, " | ")
	}
	h := fnv.New32a()
	h.Write(serialize.Bytes(again))
	same, ok := serialize.Deserialize(ctx, words, serialize.ReadOptions{Lossless: true})
	if !ok {
		return "read, but not with Lossless: " + strings.Join(said, " | ")
	}
	if exact, ok := serialize.Serialize(same, serialize.Options{Lossless: true}); !ok || !slices.Equal(exact, words) {
		t.Errorf("%s: Lossless does not give the words again", name)
	}
	return fmt.Sprintf("written as %d words, %08x", len(again), h.Sum32())
}

// TestBroken changes the first instruction of each key, in the first module that has it.
func TestBroken(t *testing.T) {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	seen := map[key]bool{}
	for _, m := range corpus(t) {
		var list []spvwords.Inst
		defs := definitions(m.words)
		for in := range spvwords.Instructions(m.words) {
			if k := keyOf(in, defs); !seen[k] && len(m.words) <= 4000 {
				seen[k] = true
				list = append(list, in)
			}
		}
		if len(list) == 0 {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			var lines []string
			for _, in := range list {
				lines = append(lines, outcomes(t, reg, m, in)...)
			}
			golden.Lines(t, "testdata/"+m.name+".txt", lines, *update)
		})
	}
}

// outcomes returns what the reader says of the changes of an instruction.
func outcomes(t *testing.T, reg *ir.Registry, m module, in spvwords.Inst) []string {
	name := in.Opcode.String()
	said := map[string][]string{}
	var order []string
	for _, c := range changes(m.words, in.Offset, 1+len(in.Operands)) {
		text := outcome(t, reg, m.name+" "+name+" "+c.name, c.words)
		if said[text] == nil {
			order = append(order, text)
		}
		said[text] = append(said[text], c.name)
	}
	lines := []string{fmt.Sprintf("%s, word %d", name, in.Offset)}
	for _, text := range order {
		lines = append(lines, "  "+strings.Join(said[text], ", ")+": "+text)
	}
	return lines
}
