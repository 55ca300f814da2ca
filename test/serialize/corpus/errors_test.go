//go:build cgo

package corpus

import (
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

// changes are constants of modules that the results depend on.
var changes = []struct {
	file     string
	from, to uint32
}{
	{"affine_comp.spv", 3, 5},
	{"crc_comp.opt.spv", 0xedb88320, 0xedb88321},
	{"isqrt_comp.spv", 1 << 30, 1 << 28},
	{"glsl_math_comp.spv", 0x3f400000, 0x3f500000},
	{"float_common_comp.opt.spv", 0x3f400000, 0x3f400004},
	{"hashes_comp_wgsl.spv", 0x61707865, 0x61707864},
	// It writes images only.
	{"texture_stores_comp_wgsl.spv", 0x3f000000, 0x3f400000},
}

// TestResultsDetect changes a constant after the round trip. The comparison of TestResults
// then finds a difference on both drivers.
func TestResultsDetect(t *testing.T) {
	for _, d := range drivers.Selectors() {
		p := open(t, d[1])
		for _, ch := range changes {
			words := binaries(t)[ch.file]
			s := &shader{file: ch.file, module: reflected(t, ch.file, words)}
			c, before, err := p.first(s, s.entries()[0], nil)
			if err != nil {
				t.Fatal(err)
			}
			defer c.close()
			trip := throughText(t, words)
			if after, err := c.run(reflected(t, ch.file, trip)); err != nil || difference(before, after) != "" {
				t.Errorf("%s on %s: %v, %s", ch.file, d[0], err, difference(before, after))
			}
			for in := range spvwords.Instructions(trip) {
				if in.Opcode == spec.OpConstant && in.Operands[2] == ch.from {
					in.Operands[2] = ch.to
				}
			}
			after, err := c.run(reflected(t, ch.file, trip))
			if err != nil || difference(before, after) == "" {
				t.Errorf("%s on %s: %v, no difference for the constant %#x", ch.file, d[0], err, ch.to)
			}
		}
	}
}

// TestUndefined checks that the modules of entry points with undefined results have
// private variables without initializer.
func TestUndefined(t *testing.T) {
	all := binaries(t)
	for _, name := range undefined {
		file, entry, _ := strings.Cut(name, " ")
		found := false
		for in := range spvwords.Instructions(all[file]) {
			o := in.Operands
			found = found || in.Opcode == spec.OpVariable && spec.StorageClass(o[2]) == spec.StorageClassPrivate && len(o) == 3
		}
		if !found || reflected(t, file, all[file]).EntryPoint(entry) == nil {
			t.Errorf("%s: there is no such entry point, or no variable without initializer", name)
		}
	}
}

// TestTables checks that the tables name sources of the corpus.
func TestTables(t *testing.T) {
	sources := map[string]bool{}
	for file := range binaries(t) {
		sources[sourceOf(file)] = true
	}
	names := slices.Concat(unnamed, slices.Collect(maps.Keys(groups)), slices.Collect(maps.Keys(crashes)))
	for _, name := range names {
		if !sources[name] {
			t.Errorf("there is no source %s", name)
		}
	}
}

// asChild is an environment variable. If it is set, this test binary runs one module: the
// variable holds the name of a driver, a space, and the file of the binary.
const asChild = "SPVC_CORPUS_CHILD"

// runChild is what such a process does. It prints the result, and returns its exit status.
func runChild() int {
	driver, file, _ := strings.Cut(os.Getenv(asChild), " ")
	data, err := os.ReadFile(file)
	if err != nil {
		fmt.Println(err)
		return 1
	}
	m, err := reflect.Reflect(wordsOf(data))
	if err != nil {
		fmt.Println(err)
		return 1
	}
	for _, d := range drivers.Selectors() {
		if d[0] != driver {
			continue
		}
		p, err := newPlace(d[1])
		if err == nil {
			_, _, err = p.first(&shader{file: file, module: m}, m.EntryPoints[0].Name, nil)
		}
		if err != nil {
			fmt.Println(err)
			return 1
		}
	}
	fmt.Println("the kernel runs")
	return 0
}

// TestDriverErrors runs modules that a driver does not run because of an error of its own,
// each in its own process. If a driver runs one, the tables above and docs/drivers.md are
// out of date.
func TestDriverErrors(t *testing.T) {
	const refused, crashed, runs = "building a compute pipeline", "signal", "the kernel runs"
	all := binaries(t)
	for _, c := range []struct {
		name                  string
		words                 []uint32
		lavapipe, swiftshader string
	}{
		{"copy-logical-names", parsed(t, "../../drivers/errors/copy-logical-names.mlir", serialize.Options{}), refused, runs},
		{"the same without names", parsed(t, "../../drivers/errors/copy-logical-names.mlir", serialize.Options{OmitSymbolNames: true}), runs, runs},
		{"std430_comp.spv after the round trip", throughText(t, all["std430_comp.spv"]), refused, runs},
		{"std430_comp.opt.spv after the round trip", throughText(t, all["std430_comp.opt.spv"]), refused, runs},
		{"pointer-chain", parsed(t, "../../drivers/errors/pointer-chain.mlir", serialize.Options{}), runs, crashed},
		{"linked_list_comp.spv", all["linked_list_comp.spv"], runs, crashed},
		{"linked_list_comp.opt.spv", all["linked_list_comp.opt.spv"], runs, crashed},
	} {
		var data []byte
		for _, w := range c.words {
			data = binary.LittleEndian.AppendUint32(data, w)
		}
		file := t.TempDir() + "/module.spv"
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		for driver, want := range map[string]string{"lavapipe": c.lavapipe, "swiftshader": c.swiftshader} {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), asChild+"="+driver+" "+file)
			out, err := cmd.CombinedOutput()
			if got := string(out); (err == nil) != (want == runs) || !strings.Contains(got, want) {
				t.Errorf("%s on %s: want %q, got %v\n%s", c.name, driver, want, err, got[:min(len(got), 1000)])
			}
		}
	}
}

// parsed returns the words of a spirv.module in a file.
func parsed(t *testing.T, file string, opts serialize.Options) []uint32 {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	ctx := newContext(t)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile(file, text))
	if !ok {
		t.FailNow()
	}
	var module *ir.Operation
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Module) {
			module = op
		}
	}
	words, ok := serialize.Serialize(module, opts)
	if !ok {
		t.Fatal(file)
	}
	return words
}
