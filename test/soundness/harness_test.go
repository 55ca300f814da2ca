package soundness

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
)

// TestRecordFeatures records features that all targets have, that devices lack and that all
// devices get wrong.
func TestRecordFeatures(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	var log bytes.Buffer
	features := []string{"buffer i32", "arith.addf f64", "arith.muli i32"}
	if err := recordFeatures(t.Context(), &log, dir, features, wrongProducts("")); err != nil {
		t.Fatal(err)
	}
	if err := RecordFeatures(t.Context(), &log, filepath.Join(dir, "none"), nil); err == nil {
		t.Error("no error about a directory that does not exist")
	}
	for name, want := range map[string]string{
		"refused.txt": "swiftshader arith.addf: f64\nvulkan1.0 arith.addf: f64\nvulkan1.1 arith.addf: f64\n",
		"wrong.txt":   "vulkan1.1/swiftshader arith.muli: i32\nvulkan1.1/swiftshader buffer: i32\n",
	} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		_, lines, _ := strings.Cut(string(data), "\n")
		if err != nil || name == "refused.txt" && lines != want || !strings.Contains(lines, want) || strings.Contains(lines, "host") {
			t.Errorf("%s (%v):\n%s\nwant\n%s", name, err, data, want)
		}
	}
	for _, want := range []string{"host/: 0 refused, 0 wrong\n", "vulkan1.1/lavapipe: 1 refused, 2 wrong\n", "  wrong arith.muli i32: buffer "} {
		if !strings.Contains(log.String(), want) {
			t.Errorf("no %q in\n%s", want, log.String())
		}
	}
}

// TestProbeAgain probes a feature whose second program only is wrong, and features that a
// generator made before must learn of.
func TestProbeAgain(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	at := Case{Target: "vulkan1.1", Driver: "lavapipe"}
	e.changed = func(c *Case, p *spvc.Program) *spvc.Program {
		if c.Seed != 1 {
			return p
		}
		return wrongProducts("")(c, p)
	}
	if _, wrong := e.Probe(t.Context(), at, []string{"buffer i32"}); len(wrong) != 1 || wrong[0].Seed != 1 {
		t.Errorf("%d outcomes, want one with seed 1", len(wrong))
	}
}

// TestPipelines draws pipelines: lower-affine ends those whose passes leave affine.apply, and
// no others.
func TestPipelines(t *testing.T) {
	t.Parallel()
	lowered := 0
	for i := range uint64(2000) {
		list := split(Case{Seed: i}.decide().Pipeline)
		leaves := slices.ContainsFunc(list, func(name string) bool { return slices.Contains(needsAffine, name) })
		n := len(list)
		if leaves && list[n-1] != "lower-affine" {
			t.Errorf("seed %d: %q leaves affine.apply", i, list)
		}
		if !leaves && n > 0 && list[n-1] == "lower-affine" {
			lowered++
		}
	}
	// The pass is also drawn as the last one.
	if lowered > 200 {
		t.Errorf("%d pipelines of 2000 end in lower-affine without a reason", lowered)
	}
}

// TestSubgroupSize asks drivers, and one that does not exist.
func TestSubgroupSize(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	for driver, want := range map[string]int{"lavapipe": 8, "swiftshader": 4} {
		if n, err := e.subgroupSize(&Case{Target: "vulkan1.0", Driver: driver}); err != nil || n != 32 {
			t.Errorf("%s: size %d, %v without subgroups", driver, n, err)
		}
		if n, err := e.subgroupSize(&Case{Target: "vulkan1.1", Driver: driver}); err != nil || n != want && n&(n-1) != 0 || n < 2 {
			t.Errorf("%s: size %d, %v; want %d", driver, n, err, want)
		}
	}
	if n, err := e.subgroupSize(&Case{Driver: "none"}); err == nil {
		t.Errorf("size %d of no driver", n)
	}
}

// renamed gives a program's entry point another name, so that no driver runs the kernel.
func renamed(_ *Case, p *spvc.Program) *spvc.Program {
	words := append([]uint32(nil), p.Binaries[0].Words[:spvwords.HeaderWords]...)
	for in := range spvwords.Instructions(p.Binaries[0].Words) {
		o := slices.Clone(in.Operands)
		if in.Opcode == spec.OpEntryPoint {
			o[2] ^= 1
		}
		words = append(append(words, uint32(len(o)+1)<<16|uint32(in.Opcode)), o...)
	}
	changed, err := spvc.Load(serialize.Bytes(words), spvc.Options{Name: "renamed.spv", Env: p.Env()})
	if err != nil {
		return p
	}
	return changed
}

// TestFailsEverywhere sorts a program that no driver runs, and one that the other driver runs.
func TestFailsEverywhere(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	for _, c := range []struct {
		changed func(*Case, *spvc.Program) *spvc.Program
		want    string
	}{
		{renamed, "both drivers: compiler or evaluator"},
		{func(c *Case, p *spvc.Program) *spvc.Program {
			if c.Driver == "lavapipe" {
				return renamed(c, p)
			}
			return p
		}, "this driver only"},
	} {
		e.changed = c.changed
		k := sample("")
		o := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "none"}, k, 0)
		if o.Kind != Failed {
			t.Fatalf("the outcome is %s: %s", o.Kind, o.Detail)
		}
		if s := e.shrink(t.Context(), o, k, 0); !strings.HasPrefix(s.Verdict, c.want) {
			t.Errorf("verdict %q, want %q", s.Verdict, c.want)
		}
	}
}

// TestHostOutcomes judges programs that the host's interpreter does not know, and that fail in it.
func TestHostOutcomes(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	for text, want := range map[string]Kind{
		"func.func @main() { gpu.barrier return }":                                                                         Refused,
		"func.func @main() { %f = arith.constant false cf.assert %f, \"no\" return }":                                      Failed,
		"func.func @main() { return } func.func @read_b(%i: index) -> i32 { %0 = arith.constant 7 : i32 return %0 : i32 }": "",
	} {
		k := &kernelgen.Kernel{Text: text, Buffers: []kernelgen.Buffer{{Name: "b", Type: "i32", Count: 1, Stride: 4, Part: 4, Written: true, Data: make([]byte, 4)}}}
		got, kind, err := e.onHost(t.Context(), &Case{Target: Host, Pipeline: "none"}, k)
		if kind != want || (err == nil) != (want == "") {
			t.Errorf("%s: %q, %v; want %q", text, kind, err, want)
		}
		if want == "" && (len(got) != 1 || !bytes.Equal(got[0], []byte{7, 0, 0, 0})) {
			t.Errorf("the buffers are %v", got)
		}
	}
}

// TestSuiteErrors runs suites without shrinking, and with workers and files that do not exist.
func TestSuiteErrors(t *testing.T) {
	t.Parallel()
	wrong := Suite{Seed: 1, Kernels: 12, Case: Case{Target: "vulkan1.1"}}
	s := wrong
	if ok, err := s.Run(t.Context(), testPool("wrong"), io.Discard); err != nil || ok || len(s.bad) == 0 {
		t.Fatalf("the suite is right or fails: %v", err)
	}
	for _, o := range s.bad {
		if o.Small != nil {
			t.Errorf("seed %d is shrunk", o.Seed)
		}
	}
	s = wrong
	s.File = filepath.Join(t.TempDir(), "none", "bad.mlir")
	if ok, err := s.Run(t.Context(), testPool("wrong"), io.Discard); ok || err == nil {
		t.Errorf("%v, %v; want an error about the file", ok, err)
	}
	s = wrong
	noWorker := &Pool{Command: func() *exec.Cmd { return exec.Command("/does/not/exist") }}
	if ok, err := s.Run(t.Context(), noWorker, io.Discard); ok || err == nil {
		t.Errorf("%v, %v; want an error about the worker", ok, err)
	}
	s = wrong
	s.Shrink, s.bad = true, []*Outcome{{Kind: Wrong}}
	if err := s.shrink(t.Context(), noWorker); err == nil {
		t.Error("no error about the worker that shrinks")
	}
}

// TestWorkerPipes starts workers whose pipes are taken.
func TestWorkerPipes(t *testing.T) {
	t.Parallel()
	for _, take := range []func(*exec.Cmd){
		func(c *exec.Cmd) { c.Stdin = strings.NewReader("") },
		func(c *exec.Cmd) { c.Stdout = io.Discard },
	} {
		p := &Pool{Command: func() *exec.Cmd {
			c := exec.Command("true")
			take(c)
			return c
		}}
		cases := make(chan Case, 1)
		cases <- Case{Target: Host}
		close(cases)
		if err := p.Run(context.Background(), cases, func(*Outcome) {}); err == nil {
			t.Error("no error about a pipe")
		}
	}
}

// TestSignature groups outcomes whose details differ in numbers and in later lines only.
func TestSignature(t *testing.T) {
	t.Parallel()
	a := &Outcome{Case: Case{Target: Host}, Kind: Wrong, Detail: "element 0123456789 of b:\n1"}
	if got := a.signature(); got != "host wrong: element  of b:" {
		t.Errorf("signature %q", got)
	}
}

// TestLoadTables reads the recorded tables, with those that are kept by hand.
func TestLoadTables(t *testing.T) {
	t.Parallel()
	tables, err := LoadTables()
	if err != nil {
		t.Fatal(err)
	}
	if !tables.wrong["lavapipe"]["math.roundeven f64"] || !tables.refused["vulkan1.1"]["arith.addf f64"] {
		t.Error("an entry is missing")
	}
}
