//go:build cgo

package corpus

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/test/drivers"
)

// alike are groups of instructions that can stand for each other. Their results are exact.
var alike = [][]spec.Opcode{
	{spec.OpIAdd, spec.OpISub, spec.OpIMul, spec.OpBitwiseAnd, spec.OpBitwiseOr, spec.OpBitwiseXor},
	{spec.OpUDiv, spec.OpUMod, spec.OpSDiv},
	{spec.OpShiftLeftLogical, spec.OpShiftRightLogical, spec.OpShiftRightArithmetic},
	{spec.OpIEqual, spec.OpINotEqual, spec.OpULessThan, spec.OpULessThanEqual, spec.OpUGreaterThan, spec.OpSLessThan, spec.OpSLessThanEqual, spec.OpSGreaterThan, spec.OpSGreaterThanEqual},
	{spec.OpFOrdEqual, spec.OpFOrdLessThan, spec.OpFUnordLessThan, spec.OpFOrdGreaterThanEqual, spec.OpFUnordNotEqual},
	{spec.OpLogicalAnd, spec.OpLogicalOr, spec.OpLogicalEqual, spec.OpLogicalNotEqual},
	{spec.OpNot, spec.OpSNegate, spec.OpBitReverse, spec.OpBitCount},
	{spec.OpAtomicIAdd, spec.OpAtomicAnd, spec.OpAtomicOr, spec.OpAtomicXor, spec.OpAtomicUMax, spec.OpAtomicSMin},
}

// vary returns a copy of a module with some instructions replaced by like ones, constants
// changed, and operands of the same type exchanged.
func vary(r *rand.Rand, module []uint32) []uint32 {
	out := slices.Clone(module)
	type place struct {
		at   int
		kind int // group of alike, or -1 for a constant
	}
	var places []place
	scan := words.Scan(out, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		if i.Opcode == spec.OpConstant && len(i.Operands) == 3 {
			places = append(places, place{i.At, -1})
		}
		for g, ops := range alike {
			if slices.Contains(ops, i.Opcode) {
				places = append(places, place{i.At, g})
			}
		}
	}
	if len(places) == 0 {
		return out
	}
	for range 1 + r.IntN(4) {
		p := places[r.IntN(len(places))]
		switch {
		case p.kind < 0:
			out[p.at+3] = out[p.at+3] + uint32(r.IntN(5)) - 2
		case r.IntN(3) == 0 && out[p.at]>>16 == 5:
			out[p.at+3], out[p.at+4] = out[p.at+4], out[p.at+3]
		default:
			ops := alike[p.kind]
			out[p.at] = out[p.at]&^0xffff | uint32(ops[r.IntN(len(ops))])
		}
	}
	return out
}

// mayDiffer are the sources whose variants may compute something else on lavapipe, beside
// those of reasons: their variants read values of inactive lanes, or parts of composites that
// were not written, which the checks do not find (docs/reference.md).
var mayDiffer = []string{"waves_comp_wgsl", "waves_comp", "waves_one_comp", "waves_sum_comp", "ballots_comp_wgsl", "params_comp"}

// TestDifferential runs variants of the corpus on the reference device and, if its checks
// find nothing, on lavapipe. Results of integers must be equal, unless SwiftShader agrees with
// the reference device. SPVC_DIFFERENTIAL states for
// how long, such as 30m; without it a few variants run.
func TestDifferential(t *testing.T) {
	all := binaries(t)
	driver, third := open(t, drivers.Selectors()[0][1]), open(t, drivers.Selectors()[1][1])
	d, err := reference.Open(reference.Options{Checks: reference.CheckAll, SubgroupSize: driver.dev.Info().Limits.SubgroupSize, MaxSteps: 10_000_000, MaxMemory: 1 << 30})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	judge := &place{d}
	rounds, end, seed := 80, time.Time{}, uint64(1)
	if s := os.Getenv("SPVC_DIFFERENTIAL"); s != "" {
		limit, err := time.ParseDuration(s)
		if err != nil {
			t.Fatal(err)
		}
		end, seed = time.Now().Add(limit), uint64(time.Now().UnixNano())
		t.Log("seed", seed)
	}
	r := rand.New(rand.NewPCG(seed, 0))
	files := slices.Sorted(maps.Keys(all))
	counts := map[string]int{}
	for n := 0; end.IsZero() && n < rounds || time.Now().Before(end); n++ {
		file := files[r.IntN(len(files))]
		verdict := runChanged(t, file, vary(r, all[file]), driver, third, judge)
		counts[verdict]++
	}
	t.Log(counts)
	if counts["equal"] < 10 {
		t.Errorf("too few variants ran: %v", counts)
	}
}

// runChanged compares the results of a changed module, and names what came of it.
func runChanged(t *testing.T, file string, module []uint32, driver, third, judge *place) string {
	t.Helper()
	if spirvtools.Validate(module, spirvtools.Options{Env: spirvtools.Vulkan13, ScalarBlockLayout: true}) != nil {
		return "invalid"
	}
	m, err := reflect.Reflect(module)
	if err != nil {
		return "not reflected"
	}
	if slices.ContainsFunc(m.Resources, func(r reflect.Resource) bool { return r.MinBytes() > 1<<20 || r.Count > 64 }) {
		return "too large"
	}
	s := &shader{file: file, module: m}
	verdict := "no shader"
	for _, entry := range s.entries() {
		want, why := resultsOf(s, entry, nil, judge)
		if why != "" {
			return "not judged"
		}
		c, got, err := driver.first(s, entry, nil)
		if err != nil {
			// lavapipe fails to build some pipelines with an unknown error.
			return "refused"
		}
		l := c.launch
		l.Module = m
		if ordered, err := judge.dev.(*reference.Device).OrderDependent(&l); ordered || err != nil {
			c.close()
			return "order-dependent"
		}
		c.close()
		verdict = apart(got, want)
		if verdict == "differs" {
			name := filepath.Join(os.TempDir(), "differs-"+file)
			err := os.WriteFile(name, serialize.Bytes(module), 0o666)
			report, source := t.Errorf, sourceOf(file)
			switch {
			case slices.Contains(mayDiffer, source) || crashes[source] != "":
				report, verdict = t.Logf, "may differ"
			case agree(s, entry, want, third):
				report, verdict = t.Logf, "driver error"
			case reasons[source] != "":
				report, verdict = t.Logf, "may differ"
			}
			report("%s: %s: %s; the module is in %s (%v)", file, entry, difference(got, want), name, err)
			return verdict
		}
	}
	return verdict
}

// agree reports whether a device computes what is wanted.
func agree(s *shader, entry string, want [][]byte, p *place) bool {
	got, _ := resultsOf(s, entry, nil, p)
	return got != nil && apart(got, want) != "differs"
}
