package kernelgen

import (
	"fmt"
	"strings"
	"testing"
)

// TestRefusedFeatures makes programs for targets that lack some features, and for targets
// that lack nothing: only the latter have the features' text.
func TestRefusedFeatures(t *testing.T) {
	for _, c := range []struct {
		refused, text string // the target lacks all features that contain refused
	}{
		{"func.call", "func.call"}, {"cf.cond_br", "cf.cond_br"}, {"memref.subview", "memref.subview"}, {"scf.index_switch", "scf.index_switch"},
		{"memref.atomic_rmw", "memref.atomic_rmw"}, {"gpu.shuffle", "gpu.shuffle"}, {"gpu.subgroup_reduce", "gpu.subgroup_reduce"},
		{"workgroup ", "#gpu.address_space<workgroup>"}, {"private ", "memref.alloca"}, {"carry ", "iter_args("},
		{"vector<4x", "vector<4x"}, {"vector<3x", "vector<3x"}, {"f64", "f64"}, {"f16", "f16"}, {"i24", "i24"}, {"i4", "i4 "},
		{"arith.minnumf", "arith.minnumf"}, {"arith.select", "arith.select"}, {"arith.divf", "arith.divf"}, {"math.fma", "math.fma"},
		{"vector.reduction", "vector.reduction"}, {"vector.shuffle", "vector.shuffle"}, {"vector.bitcast", "vector.bitcast"}, {"math.ipowi", "math.ipowi"},
	} {
		all := NewGenerator(Options{SubgroupSize: 4})
		// Tiles have any number of elements, and no features for it.
		without := NewGenerator(Options{SubgroupSize: 4, Can: func(f string) bool {
			return !strings.Contains(f, c.refused) && !(strings.HasPrefix(c.refused, "vector<") && strings.HasPrefix(f, "tile "))
		}})
		found := false
		for seed := range uint64(30) {
			found = found || strings.Contains(all.Generate(seed).Text, c.text)
			if k := without.Generate(seed); strings.Contains(k.Text, c.text) {
				t.Errorf("seed %d has %s on a target that lacks %q\n%s", seed, c.text, c.refused, k.Text)
				break
			}
		}
		for seed := uint64(30); !found && seed < 600; seed++ {
			found = strings.Contains(all.Generate(seed).Text, c.text)
		}
		if !found {
			t.Errorf("no program has %s", c.text)
		}
	}
}

// TestProgramSizes makes programs of several bounds on their size: the number of lines grows with it.
func TestProgramSizes(t *testing.T) {
	last := 0
	for _, n := range []int{5, 20, 80} {
		m, lines := NewGenerator(Options{Operations: n}), 0
		for seed := range uint64(50) {
			lines += strings.Count(m.Generate(seed).Text, "\n")
		}
		if lines < last*5/4 {
			t.Errorf("%d lines with %d operations, %d with fewer", lines, n, last)
		}
		last = lines
	}
}

// TestSubgroups makes programs for a device without subgroups.
func TestSubgroups(t *testing.T) {
	m := NewGenerator(Options{})
	for seed := range uint64(200) {
		if k := m.Generate(seed); strings.Contains(k.Text, "subgroup") || strings.Contains(k.Text, "gpu.shuffle") {
			t.Fatalf("seed %d uses subgroups\n%s", seed, k.Text)
		}
	}
}

// TestSeeds makes the programs of equal seeds twice, and of different ones.
func TestSeeds(t *testing.T) {
	seen := map[string]uint64{}
	for seed := range uint64(100) {
		a, b := NewGenerator(Options{}).Generate(seed), NewGenerator(Options{}).Generate(seed)
		if fmt.Sprint(a) != fmt.Sprint(b) {
			t.Errorf("seed %d makes two programs", seed)
		}
		if other, ok := seen[a.Text]; ok {
			t.Errorf("seeds %d and %d make one program", seed, other)
		}
		seen[a.Text] = seed
	}
}

// TestComparedBytes compares a result with fewer bytes than the buffer has.
func TestComparedBytes(t *testing.T) {
	k := onHost("i64", "", 0)
	r, err := Evaluate(k, EvalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	data := make([]byte, 64)
	for n := range 64 {
		if d := k.Compare(r, 0, data[:n]); d == nil || d.Byte != n/8*8 || d.Element != n/8 {
			t.Errorf("the difference of %d bytes is %v, want one in element %d", n, d, n/8)
		}
	}
	if d := k.Compare(r, 0, data); d != nil {
		t.Errorf("the difference of equal bytes is %v", d)
	}
}

// TestWithoutMain evaluates modules that have nothing to run.
func TestWithoutMain(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @other() {\nreturn\n}":                          "no function @main",
		"func.func @main() {\nreturn":                              "",
		"func.func @main() {\n%x = arith.bogus\nreturn\n}":         "",
		"func.func @main() {\n%x = arith.constant 1\nreturn\n}\n}": "",
	} {
		if _, err := Evaluate(&Kernel{Host: true, Text: text}, EvalOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, text)
		}
	}
	for _, text := range []string{"", "gpu.module @m {\ngpu.func @other() kernel {\ngpu.return\n}\n}", "gpu.module @m {\nfunc.func @kernel() {\nreturn\n}\n}"} {
		if _, err := Evaluate(&Kernel{Text: text}, EvalOptions{}); err == nil || !strings.Contains(err.Error(), "no kernel @kernel") {
			t.Errorf("error %v\n%s", err, text)
		}
	}
	for _, args := range []string{"%b: memref<63xi32>", "%b: i32", "%b: memref<64xi32>, %c: memref<64xi32>"} {
		k := onGrid("")
		k.Text = strings.Replace(k.Text, "%b: memref<64xi32>", args, 1)
		if _, err := Evaluate(k, EvalOptions{}); err == nil || !strings.Contains(err.Error(), "does not fit its buffer") {
			t.Errorf("arguments %s: error %v", args, err)
		}
	}
}
