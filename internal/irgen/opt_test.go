package irgen_test

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

// pipelines are the pipelines for generated modules. Conversions may refuse a module.
var pipelines = []struct {
	name  string
	args  []string
	total bool // never refuses a valid module
}{
	{"canonicalize", []string{"-canonicalize"}, true},
	{"cse", []string{"-cse"}, true},
	{"optimize", []string{"-canonicalize", "-cse", "-sccp", "-loop-invariant-code-motion", "-symbol-dce", "-canonicalize"}, true},
	{"outline", []string{"-gpu-kernel-outlining"}, true},
	{"arith", []string{"-convert-arith-to-spirv"}, false},
	{"math", []string{"-convert-math-to-spirv"}, false},
	{"cf", []string{"-convert-cf-to-spirv"}, false},
	{"index", []string{"-convert-index-to-spirv"}, false},
	{"func", []string{"-convert-func-to-spirv"}, false},
	{"memref", []string{"-map-memref-spirv-storage-class", "-convert-memref-to-spirv"}, false},
	{"scf", []string{"-convert-scf-to-spirv"}, false},
	{"vector", []string{"-convert-vector-to-spirv"}, false},
	{"tensor", []string{"-convert-tensor-to-spirv"}, false},
	{"complex", []string{"-convert-complex-to-spirv"}, false},
	{"gpu", []string{"-convert-gpu-to-spirv"}, false},
	{"all", []string{"-convert-to-spirv"}, false},
	{"affine", []string{"-lower-affine"}, false},
	{"loops", []string{"-convert-vector-to-scf"}, false},
	{"matrices", []string{"-convert-vector-to-gpu"}, false},
}

// run returns the exit code and output of opt.
func run(setup tool.Setup, src string, args ...string) (code int, out, errs string) {
	var o, e bytes.Buffer
	code = tool.Opt(context.Background(), setup, args, tool.Streams{In: strings.NewReader(src), Out: &o, Err: &e})
	return code, o.String(), e.String()
}

// check prints, reads and rewrites one generated module.
func check(t *testing.T, setup tool.Setup, gen *irgen.Generator, seed uint64, want []*ir.OpDef, which int) {
	generic := gen.Module(seed, want).Text(ir.PrintOptions{Generic: true})
	code, again, errs := run(setup, generic, "-mlir-print-op-generic")
	if code != tool.ExitOK || again != generic+"\n" && strings.TrimSpace(again) != strings.TrimSpace(generic) {
		t.Fatalf("seed %d: reading and printing changes a module: %s\n%s\nfrom\n%s", seed, errs, again, generic)
	}
	p := pipelines[which%len(pipelines)]
	code, out, errs := run(setup, generic, append(slices.Clone(p.args), "-mlir-print-op-generic")...)
	switch {
	case code == tool.ExitFailed && !p.total:
		if !strings.Contains(errs, "error: ") {
			t.Errorf("seed %d: %s fails without an error on\n%s", seed, p.name, generic)
		}
	case code != tool.ExitOK:
		t.Errorf("seed %d: %s: exit code %d\n%s\non\n%s", seed, p.name, code, errs, generic)
	default:
		if code, _, errs := run(setup, out); code != tool.ExitOK {
			t.Errorf("seed %d: %s makes what is not read back: %s\n%s\nfrom\n%s", seed, p.name, errs, out, generic)
		}
	}
}

// TestPipelines runs every pipeline over some modules, which hold every op once.
func TestPipelines(t *testing.T) {
	setup := tool.DefaultSetup()
	gen := irgen.New(setup.Dialects)
	ops := gen.Ops()
	const each = 9
	for i := 0; i*each < len(ops); i++ {
		check(t, setup, gen, uint64(i), ops[i*each:min(len(ops), (i+1)*each)], i)
	}
}

// loopPasses are passes over loop nests, and the kinds of modules that they change.
var loopPasses = []struct{ kind, flag string }{
	{"nests", "-affine-loop-invariant-code-motion"}, {"nests", "-affine-scalrep"}, {"nests", "-affine-parallelize=parallel-reductions"},
	{"nests", "-affine-loop-normalize=promote-single-iter"}, {"nests", "-affine-loop-coalescing"}, {"nests", "-affine-loop-unroll=unroll-factor=3"},
	{"nests", "-affine-loop-unroll=unroll-full"}, {"nests", "-affine-loop-unroll-jam=unroll-jam-factor=2"}, {"nests", "-affine-simplify-structures"},
	{"nests", "-affine-data-copy-generate"}, {"nests", "-affine-super-vectorize=virtual-vector-size=8 vectorize-reductions"},
	{"chains", "-affine-loop-fusion=fusion-maximal"}, {"chains", "-affine-scalrep"}, {"parallel", "-affine-loop-tile=tile-size=4 separate"},
	{"parallel", "-affine-super-vectorize=virtual-vector-size=4,8"}, {"transfers", "-affine-pipeline-data-transfer"},
}

// TestLoopPasses checks that passes over loop nests make modules that verify. make opdiff compares
// them with MLIR's.
func TestLoopPasses(t *testing.T) {
	setup := tool.DefaultSetup()
	for _, p := range loopPasses {
		changed := false
		for seed := range uint64(12) {
			src := irgen.Nests(p.kind, seed)
			_, before, _ := run(setup, src)
			code, out, errs := run(setup, src, p.flag)
			if code != tool.ExitOK {
				t.Fatalf("%s, seed %d: %s on\n%s", p.flag, seed, errs, src)
			}
			if code, _, errs := run(setup, out); code != tool.ExitOK {
				t.Fatalf("%s, seed %d makes what is not read back: %s\n%s\nfrom\n%s", p.flag, seed, errs, out, src)
			}
			changed = changed || out != before
		}
		if !changed {
			t.Errorf("%s changes no module", p.flag)
		}
	}
}

// FuzzPipelines runs a pipeline over a module of random ops.
func FuzzPipelines(f *testing.F) {
	setup := tool.DefaultSetup()
	gen := irgen.New(setup.Dialects)
	ops := gen.Ops()
	for i := range pipelines {
		f.Add(uint64(i), uint16(i*40), uint8(i))
	}
	f.Fuzz(func(t *testing.T, seed uint64, first uint16, which uint8) {
		var want []*ir.OpDef
		for k := range 6 {
			want = append(want, ops[(int(first)+k*97)%len(ops)])
		}
		check(t, setup, gen, seed, want, int(which))
	})
}
