// Package cftoscf_test lifts random control flow and compares the text with MLIR's.
package cftoscf_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/test/littools"
)

// TestRandomFlow lifts 200 functions with random blocks. All branches become structured
// operations if the functions have one kind of return; with several kinds, branches to
// them stay. If mlir-opt-19 is installed, the text is equal to its output.
func TestRandomFlow(t *testing.T) {
	for _, returns := range [][]string{{"return"}, {"return", "return", "return {early}", "return {late}"}} {
		t.Run(strings.Join(returns, ","), func(t *testing.T) { liftRandom(t, returns) })
	}
}

func liftRandom(t *testing.T, returns []string) {
	var in strings.Builder
	for seed := range uint64(200) {
		in.WriteString(randomFunction(seed, returns))
	}
	args := []string{"--allow-unregistered-dialect", "--lift-cf-to-scf"}
	var out, stderr bytes.Buffer
	if code := tool.Opt(context.Background(), littools.Setup(), args, tool.Streams{In: strings.NewReader(in.String()), Out: &out, Err: &stderr}); code != 0 {
		t.Fatalf("exit code %d:\n%s", code, stderr.String())
	}
	text := out.String()
	left := strings.Count(text, " cf.")
	if one := len(returns) == 1; one != (left == 0) || one && strings.Contains(text, "^bb1") || strings.Count(text, "func.func") != 200 {
		t.Errorf("%d branches are left, or a block is", left)
	}
	mlir, err := exec.LookPath("mlir-opt-19")
	if err != nil {
		return
	}
	cmd := exec.Command(mlir, args...)
	cmd.Stdin = strings.NewReader(in.String())
	want, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	got, expected := strings.Split(text, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(got), len(expected)) {
		if got[i] != expected[i] {
			t.Fatalf("line %d: %s\nmlir-opt-19: %s", i+1, got[i], expected[i])
		}
	}
	if len(got) != len(expected) {
		t.Errorf("%d lines, but mlir-opt-19 has %d", len(got), len(expected))
	}
}

// randomFunction returns a function in which an earlier block leads to each block, with
// further edges that make loops with any number of entries and exits. It ends in returns of
// the given kinds.
func randomFunction(seed uint64, returns []string) string {
	r := rand.New(rand.NewPCG(seed, 7))
	n := 2 + r.IntN(9)
	succs := make([][]int, n+1)
	for i := 1; i <= n; i++ {
		j := r.IntN(i)
		succs[j] = append(succs[j], i)
	}
	for i := range succs {
		for range r.IntN(3) {
			succs[i] = append(succs[i], 1+r.IntN(n))
		}
		r.Shuffle(len(succs[i]), func(a, b int) { succs[i][a], succs[i][b] = succs[i][b], succs[i][a] })
	}
	var f strings.Builder
	fmt.Fprintf(&f, "func.func @f%d(%%x: i32, %%y: i32) -> i32 {\n", seed)
	for i, to := range succs {
		first := "%x"
		if i > 0 {
			fmt.Fprintf(&f, "^bb%d(%%a%d: i32):\n", i, i)
			first = fmt.Sprintf("%%a%d", i)
		}
		fmt.Fprintf(&f, "  %%v%d = \"test.op\"(%s, %%v0_) {b = %d : i32} : (i32, i32) -> i32\n", i, first, i)
		pick := func() string { return []string{first, "%y", fmt.Sprintf("%%v%d", i), "%v0"}[r.IntN(4)] }
		block := func(b int) string { return fmt.Sprintf("^bb%d(%s : i32)", b, pick()) }
		switch len(to) {
		case 0:
			fmt.Fprintf(&f, "  %s %s : i32\n", returns[r.IntN(len(returns))], pick())
		case 1:
			fmt.Fprintf(&f, "  cf.br %s\n", block(to[0]))
		case 2:
			fmt.Fprintf(&f, "  %%c%d = \"test.cond\"() : () -> i1\n  cf.cond_br %%c%d, %s, %s\n", i, i, block(to[0]), block(to[1]))
		default:
			fmt.Fprintf(&f, "  cf.switch %s : i32, [\n    default: %s", pick(), block(to[0]))
			for k, b := range to[1:] {
				fmt.Fprintf(&f, ",\n    %d: %s", 3*k, block(b))
			}
			f.WriteString("\n  ]\n")
		}
	}
	f.WriteString("}\n")
	// The first operation has no earlier value to use.
	return strings.NewReplacer("(%x, %v0_)", "(%x, %y)", "%v0_", "%v0").Replace(f.String())
}
