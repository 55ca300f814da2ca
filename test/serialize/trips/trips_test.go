//go:build cgo

// Package trips sends modules through the reader, the text and the writer: SPIR-V that
// other compilers rarely write, and random changes of the corpus.
package trips

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// messages collects the diagnostics about a module.
type messages []string

func newContext(msgs *messages) *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		*msgs = append(*msgs, d.Message)
		return true
	})
	return ctx
}

// refusal returns the reason why SPIRV-Tools refuses words, under the rules of their
// version or, if vulkan is set, of Vulkan.
func refusal(words []uint32, vulkan bool) error {
	o := spirvtools.Options{Env: spirvtools.UniversalEnv(byte(words[1]>>16), byte(words[1]>>8))}
	if vulkan {
		o.Env = spirvtools.Vulkan13
	}
	return spirvtools.Validate(words, o)
}

func message(err error) string {
	text := err.Error()
	if e, ok := err.(*spirvtools.Error); ok {
		text = e.Message
	}
	text, _, _ = strings.Cut(text, "\n")
	return text
}

// trip sends words through the round trip. valid says that SPIRV-Tools accepts words.
// trip returns an error text, or "".
func trip(words []uint32, valid bool) (fault string) { return tripBy(words, valid, checkWords) }

// tripBy is trip with the check of the words before and after.
func tripBy(words []uint32, valid bool, check func(before, after []uint32) string) (fault string) {
	defer func() {
		if e := recover(); e != nil {
			fault = fmt.Sprintf("panic: %v", e)
		}
	}()
	var msgs messages
	m, ok := serialize.Deserialize(newContext(&msgs), words, serialize.ReadOptions{})
	if !ok {
		if len(msgs) == 0 {
			return "refused without an error"
		}
		if valid {
			return "refused: " + msgs[0]
		}
		return ""
	}
	out, ok := serialize.Serialize(m, serialize.Options{})
	if !valid {
		return ""
	}
	if !ok {
		return "not written: " + strings.Join(msgs, ", ")
	}
	text := ir.Print(nil, m, ir.PrintOptions{})
	if fault := check(words, out); fault != "" {
		return fault + "\n" + string(text)
	}
	if fault := throughText(text, out); fault != "" {
		return fault + "\n" + string(text)
	}
	again, ok := serialize.Deserialize(newContext(&msgs), out, serialize.ReadOptions{})
	if !ok {
		return "what was written is refused: " + strings.Join(msgs, ", ")
	}
	if twice, _ := serialize.Serialize(again, serialize.Options{}); !slices.Equal(twice, out) {
		return "no fixpoint: " + change(twice, out) + "\n" + string(text) + string(ir.Print(nil, again, ir.PrintOptions{}))
	}
	return losslessly(words)
}

// checkWords compares the verdicts of SPIRV-Tools about words and about the output.
func checkWords(words, out []uint32) string {
	if err := refusal(out, false); err != nil {
		return "made invalid: " + message(err)
	}
	if err := spvwords.Check(out); err != nil {
		return "malformed: " + err.Error()
	}
	if refusal(words, true) == nil {
		if err := refusal(out, true); err != nil {
			return "made invalid for Vulkan: " + message(err)
		}
	}
	return ""
}

// throughText parses text and checks that it prints the same and is written as words.
func throughText(text []byte, words []uint32) string {
	var msgs messages
	ctx := newContext(&msgs)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("module.mlir", text))
	if !ok || !ir.Verify(top) {
		return "not parsed: " + strings.Join(msgs, ", ")
	}
	m := top.Region(0).First().First()
	if again := ir.Print(nil, m, ir.PrintOptions{}); !bytes.Equal(bytes.TrimSpace(again), bytes.TrimSpace(text)) {
		return "prints otherwise: " + difference(string(again), string(text))
	}
	if out, ok := serialize.Serialize(m, serialize.Options{}); !ok || !slices.Equal(out, words) {
		return "other words from text: " + strings.Join(msgs, ", ") + change(out, words)
	}
	return ""
}

// difference returns the first line of a that differs from the line of b at the same
// place.
func difference(a, b string) string {
	other := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(other) || other[i] != line {
			return line
		}
	}
	return "less"
}

// change returns the first line of the disassembly of a that is not in b's.
func change(a, b []uint32) string {
	x, _ := spirvtools.Disassemble(a, spirvtools.TextOptions{})
	y, _ := spirvtools.Disassemble(b, spirvtools.TextOptions{})
	return strings.TrimSpace(difference(x, y)) + " for " + strings.TrimSpace(difference(y, x))
}

// losslessly reads and writes words in lossless mode, and compares the results.
func losslessly(words []uint32) string {
	var msgs messages
	m, ok := serialize.Deserialize(newContext(&msgs), words, serialize.ReadOptions{Lossless: true})
	if !ok {
		return "not read a second time"
	}
	ctx := newContext(&msgs)
	text := ir.Print(nil, m, ir.PrintOptions{})
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("module.mlir", text))
	if !ok || !ir.Verify(top) {
		return "not parsed with its words: " + strings.Join(msgs, ", ")
	}
	for _, module := range []*ir.Operation{m, top.Region(0).First().First()} {
		if out, _ := serialize.Serialize(module, serialize.Options{Lossless: true}); !slices.Equal(out, words) {
			return "other words losslessly\n" + string(text)
		}
	}
	return ""
}

func readFile(t testing.TB, name string) []uint32 {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return words
}

// sources assembles the files of testdata. The first line of each has the version.
func sources(t testing.TB) map[string][]uint32 {
	t.Helper()
	files, err := filepath.Glob("testdata/*.spvasm")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]uint32{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(text), "\n")
		env, ok := spirvtools.ParseEnv(strings.TrimPrefix(first, "; "))
		if !ok {
			t.Fatalf("%s: no environment in the first line", f)
		}
		words, err := spirvtools.Assemble(string(text), env)
		if err != nil {
			t.Errorf("%s: %v", f, err)
			continue
		}
		all[filepath.Base(f)] = words
	}
	return all
}

// TestSources checks that the files of testdata are valid and survive the round trip.
func TestSources(t *testing.T) {
	for name, words := range sources(t) {
		t.Run(name, func(t *testing.T) {
			if err := refusal(words, false); err != nil {
				t.Fatal(err)
			}
			if fault := trip(words, true); fault != "" {
				t.Error(fault)
			}
		})
	}
}

var (
	numMutants = flag.Int("mutants", 2000, "number of changed binaries that TestMutants tries")
	seed       = flag.Uint64("seed", 1, "of the changes")
	keep       = flag.String("keep", "", "folder for the binaries that fail")
)

// lenient matches errors for modules that SPIRV-Tools accepts although they violate the
// specification, and that the dialect cannot represent.
var lenient = regexp.MustCompile(`^refused: (` +
	`Op(Member)?Decorate(String|Id)? cannot have the decoration|` + // of another instruction
	`operand of an execution mode is not a constant|` +
	`decoration operand is not a constant defined before it|` +
	`selector of OpSwitch must be an integer|` +
	`function as an operand|` +
	`missing OpFunctionParameter instruction for argument|` + // in a declaration
	`opaque type refers to a pointer that is declared after it|` + // valid, but such a type would contain itself
	`Op\w+Composite\w* has \d+ constituents, but its type has|` + // if the length has 64 bits
	`decoration of a member)`) // of a type that is not a struct

// hasGroups reports whether words have decoration groups. SPIRV-Tools does not check
// the targets of their decorations.
func hasGroups(words []uint32) bool {
	for in := range spvwords.Instructions(words) {
		if in.Opcode == spec.OpGroupDecorate || in.Opcode == spec.OpGroupMemberDecorate {
			return true
		}
	}
	return false
}

var numbers = regexp.MustCompile(`[0-9]+|@[\w$.]+|'[^']*'|\[[^]]*\]`)

// TestMutants checks that random changes of small binaries that SPIRV-Tools accepts
// survive the round trip, and that none makes the reader panic or take long.
func TestMutants(t *testing.T) {
	files, err := filepath.Glob("../corpus/bin/*.spv")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus")
	}
	var bases [][]uint32
	for _, f := range files {
		if words := readFile(t, f); len(words) < 700 {
			bases = append(bases, words)
		}
	}
	all := sources(t)
	for _, name := range slices.Sorted(func(yield func(string) bool) {
		for n := range all {
			if !yield(n) {
				return
			}
		}
	}) {
		bases = append(bases, all[name])
	}
	valid := 0
	found := map[string]int{}
	for i := range *numMutants {
		m := &mutator{rand.New(rand.NewPCG(*seed, uint64(i))), newApart(bases[i%len(bases)])}
		m.mutate()
		words := m.b.words()
		ok := refusal(words, false) == nil
		if ok {
			valid++
		}
		fault := ""
		if d := growth.CPU(func() { fault = trip(words, ok) }); fault == "" && d > 5*time.Second {
			fault = "takes long"
		}
		if fault == "" || lenient.MatchString(fault) || strings.HasPrefix(fault, "made invalid") && hasGroups(words) {
			continue
		}
		line, _, _ := strings.Cut(fault, "\n")
		key := numbers.ReplaceAllString(line, "#")
		if found[key]++; found[key] > 1 {
			continue
		}
		t.Errorf("mutant %d: %.200s", i, line)
		if *keep != "" {
			name := filepath.Join(*keep, fmt.Sprintf("%d_%d", *seed, i))
			_ = os.WriteFile(name+".spv", serialize.Bytes(words), 0o666)
			_ = os.WriteFile(name+".txt", []byte(fault), 0o666)
		}
	}
	t.Logf("%d of %d are valid; %d kinds of faults", valid, *numMutants, len(found))
	for key, n := range found {
		t.Logf("%6d %.150s", n, key)
	}
	if valid < *numMutants/20 {
		t.Errorf("only %d of %d mutants are valid", valid, *numMutants)
	}
}
