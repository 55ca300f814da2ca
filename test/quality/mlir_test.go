//go:build cgo

package quality

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/stats"
)

const mlirIntroduction = `
## Beside MLIR's passes

` + "`test/quality/mlir.sh`" + ` compiles examples and programs by the passes of mlir-opt 19, with ` + "`--canonicalize --cse`" + ` before and after
` + "`--convert-gpu-to-spirv`" + `, and records the instructions in their functions (static) in ` + "`test/quality/testdata/mlir.txt`" + `, as MLIR makes them and after
` + "`spirv-opt -O`" + `, or the step that fails. MLIR compiles %d of %d: the others have operations that its conversion does not take, and SPIRV-Tools refuse the
binaries of %d. spvc outlines the launches first and states the target and the sizes of workgroups, which MLIR demands from its input.
spirv-opt makes one instruction of a product and a sum in MLIR's binaries; spvc forbids that by ` + "`NoContraction`" + `. The test fails if level 1 has more
instructions than MLIR over all files.

| file | MLIR | MLIR, spirv-opt | -O0 | -O1 | -O1, spirv-opt |
|---|---|---|---|---|---|
`

// mlirTable returns the section of the document that compares spvc with the record of MLIR's passes. It fails if
// spvc has more instructions at level 1 than MLIR, over all files.
func mlirTable(t *testing.T) string {
	t.Helper()
	record, err := os.ReadFile("testdata/mlir.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rows strings.Builder
	var sum [5]int64
	compiled, tried, invalid := 0, 0, 0
	for line := range strings.Lines(string(record)) {
		tried++
		fields := strings.Fields(line)
		if len(fields) == 2 && fields[1] == "validate" {
			invalid++
		}
		if len(fields) != 3 {
			continue
		}
		compiled++
		var n [5]int64
		for i := range 2 {
			if n[i], err = strconv.ParseInt(fields[i+1], 10, 64); err != nil {
				t.Fatal(err)
			}
		}
		for i, v := range []int{o0, o1, o1Optimized} {
			n[2+i] = static(t, filepath.Join("../..", fields[0]), variants[v])
		}
		for i := range n {
			sum[i] += n[i]
		}
		fmt.Fprintf(&rows, "| %s | %d | %d | %d | %d | %d |\n", fields[0], n[0], n[1], n[2], n[3], n[4])
	}
	if sum[3] > sum[0] {
		t.Errorf("%d instructions at level 1, but MLIR has %d", sum[3], sum[0])
	}
	fmt.Fprintf(&rows, "| all | %d | %d | %d | %d | %d |\n", sum[0], sum[1], sum[2], sum[3], sum[4])
	return fmt.Sprintf(mlirIntroduction, compiled, tried, invalid) + rows.String()
}

// static counts the instructions in the functions of the binaries that a variant makes of a file.
func static(t *testing.T, file string, v variant) (n int64) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	d, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: d.Info().Env(), Opt: v.level})
	if err == nil && v.optimized {
		err = optimize(p)
	}
	if err != nil {
		t.Fatalf("%s with %s: %v", file, v.name, err)
	}
	return instructions(t, p)
}

// instructions counts the instructions in the functions of the binaries of p.
func instructions(t *testing.T, p *spvc.Program) (n int64) {
	t.Helper()
	for _, b := range p.Binaries {
		functions, err := stats.Of(b.Words)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range functions {
			n += int64(f.Instructions)
		}
	}
	return n
}
