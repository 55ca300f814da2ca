package kernelgen

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestGenerated evaluates 1,000 programs: none has undefined behavior, most of their bytes
// can be compared, and every operation and kind of loop runs.
func TestGenerated(t *testing.T) {
	ops, loops := map[string]int{}, map[string][3]int{}
	exact, all := 0, 0
	var texts strings.Builder
	makers := []*Generator{NewGenerator(Options{SubgroupSize: 4}), NewGenerator(Options{Host: true})}
	for seed := range uint64(1000) {
		k := makers[seed%2].Generate(seed)
		r, err := Evaluate(k, EvalOptions{SubgroupSize: 4})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, k.Text)
		}
		texts.WriteString(k.Text)
		e, a := k.Comparable(r)
		exact, all = exact+e, all+a
		for name, n := range r.Ops {
			ops[name] += n
		}
		for name, n := range r.Loops {
			sum := loops[name]
			for i := range n {
				sum[i] += n[i]
			}
			loops[name] = sum
		}
	}
	if exact*100 < all*80 {
		t.Errorf("%d of %d bytes are comparable, less than 80 %%", exact, all)
	}
	t.Logf("%d of %d bytes are comparable (%d %%); loops %v", exact, all, exact*100/all, loops)
	for _, r := range rows() {
		name, _, _ := strings.Cut(r.name, " ")
		if ops[name] == 0 {
			t.Errorf("no program executes %s", name)
		}
	}
	for _, name := range slices.Concat(vectorOps, []string{"scf.if", "scf.index_switch", "cf.br", "cf.cond_br", "func.call",
		"memref.subview", "memref.reinterpret_cast", "memref.cast", "cf.switch", "memref.atomic_rmw", "gpu.barrier", "gpu.shuffle", "gpu.subgroup_reduce", "gpu.global_id"}) {
		if ops[name] == 0 {
			t.Errorf("no program executes %s", name)
		}
	}
	for _, op := range slices.Concat(tileMoves(), tileSums(), tileMemory()) {
		if ops[op.name] == 0 {
			t.Errorf("no program executes %s", op.name)
		}
	}
	checkTexts(t, texts.String())
	for name, n := range loops {
		for i, what := range []string{"no", "one", "many"} {
			if n[i] == 0 {
				t.Errorf("no %s runs %s trips", name, what)
			}
		}
	}
	if len(loops) != 2 {
		t.Errorf("loops of the kinds %v", slices.Collect(maps.Keys(loops)))
	}
}

// checkTexts checks that programs have each kind of atomic operation and all fast-math flags.
func checkTexts(t *testing.T, texts string) {
	t.Helper()
	for _, kind := range atomicKinds {
		for _, memory := range []string{`\w+\[.*xi32>\)`, `\w+\[.*xi32, #gpu.address_space<workgroup>>\)`} {
			if !regexp.MustCompile(`memref\.atomic_rmw ` + kind + ` %\w+, %` + memory).MatchString(texts) {
				t.Errorf("no program has memref.atomic_rmw %s %s", kind, memory)
			}
		}
	}
	for _, flags := range fastMath {
		if !strings.Contains(texts, "fastmath<"+flags+">") {
			t.Errorf("no program has the flags %s", flags)
		}
	}
}

// TestProbes evaluates the probe of each feature. Only probes whose operands cannot be made
// are missing.
func TestProbes(t *testing.T) {
	m := NewGenerator(Options{SubgroupSize: 4})
	features := Features()
	for _, f := range features {
		k := m.Probe(f, 1)
		if k == nil {
			t.Errorf("there is no probe of %s", f)
			continue
		}
		if _, err := Evaluate(k, EvalOptions{SubgroupSize: 4}); err != nil {
			t.Errorf("%s: %v\n%s", f, err, k.Text)
		}
	}
	t.Logf("%d features", len(features))
}
