package toolchain_test

import (
	"os"
	"strings"
	"testing"
)

func matMulText(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/matmul.mlir")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestMatMulPasses runs passes of linalg, of bufferization and of this module on a product of matrices. Each line of want must follow the one before.
func TestMatMulPasses(t *testing.T) {
	for name, c := range map[string]struct {
		pipeline string
		want     []string
		never    string
	}{
		"as it is": {"", []string{
			"fixed.matmul {of = !fixed.q<16, 8>} ins(%0, %arg1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%splat : tensor<?x?xi32>) -> tensor<?x?xi32>",
		}, "linalg"},
		// The conversion to 32 bits becomes part of the product.
		"fused": {"convert-elementwise-to-linalg,linalg-generalize-named-ops,linalg-fuse-elementwise-ops", []string{
			`linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xi16>, tensor<?x?xi32>)`,
			"arith.extsi %in : i16 to i32", "fixed.from_bits", "fixed.mul", "fixed.add", "fixed.to_bits", "linalg.yield", "arith.maxsi",
		}, "fixed.matmul"},
		// The loops compute both on tiles.
		"tiled": {"convert-elementwise-to-linalg,fixed-tile{sizes=8,16},canonicalize", []string{
			"scf.for %arg2 = %c0 to %dim_1 step %c8", "scf.for %arg4 = %c0 to %dim_3 step %c16", "tensor.extract_slice %arg0", "arith.extsi", "tensor.extract_slice %arg1",
			"fixed.matmul {of = !fixed.q<16, 8>}", "tensor.insert_slice", "arith.maxsi",
		}, ""},
		"loops": {"convert-elementwise-to-linalg,one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops", []string{
			"scf.for %arg2", "scf.for %arg3", "scf.for %arg4", "memref.load", "fixed.mul", "fixed.add", "memref.store",
		}, "linalg"},
	} {
		code, out, diags := run(t, matMulText(t), "--pass-pipeline=builtin.module("+c.pipeline+")")
		if code != 0 {
			t.Errorf("%s: %s", name, diags)
			continue
		}
		rest := out
		for _, w := range c.want {
			_, after, found := strings.Cut(rest, w)
			if !found {
				t.Errorf("%s: no %q in order in\n%s", name, w, out)
				break
			}
			rest = after
		}
		if c.never != "" && strings.Contains(out, c.never) {
			t.Errorf("%s: %q is left in\n%s", name, c.never, out)
		}
	}
}

func TestMatMulInvalid(t *testing.T) {
	const good = "{of = !fixed.q<16, 8>} ins(%wide, %b : tensor<?x?xi32>, tensor<?x?xi32>)"
	generic := func(text string) string {
		_, out, _ := run(t, text, "--mlir-print-op-generic")
		return out
	}
	for _, c := range []struct{ text, want string }{
		{strings.Replace(matMulText(t), good, good[len("{of = !fixed.q<16, 8>} "):], 1), "the attribute 'of' must be a type '!fixed.q'"},
		{strings.Replace(matMulText(t), good, strings.Replace(good, "!fixed.q<16, 8>", "i32", 1), 1), "the attribute 'of' must be a type '!fixed.q'"},
		{strings.Replace(matMulText(t), good, "{of = !fixed.q<16, 8>} ins(%a, %b : tensor<?x?xi16>, tensor<?x?xi32>)", 1), "the elements must be 'i32', but are 'i16'"},
		{strings.Replace(matMulText(t), good, "{of = !fixed.q<16, 8>} ins(%wide : tensor<?x?xi32>)", 1), "region expects 3 args, got 2"},
		{strings.Replace(generic(matMulText(t)), "of = !fixed.q<16, 8>", "of = i32", 1), "needs a type '!fixed.q' as attribute 'of'"},
	} {
		if code, _, diags := run(t, c.text); code != 1 || !strings.Contains(diags, c.want) {
			t.Errorf("exit code %d, want 1 and %q:\n%s", code, c.want, diags)
		}
	}
}
