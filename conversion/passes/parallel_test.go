package passes_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/passes"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// kernels returns a module of n kernels. Some of them need a built-in variable or
// workgroup memory that the kernels before did not need.
func kernels(n int, extra map[int]string) string {
	var b strings.Builder
	b.WriteString("module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], []>, #spirv.resource_limits<>>} {\n  gpu.module @m {\n")
	for k := range n {
		fmt.Fprintf(&b, "    gpu.func @k%d(%%a: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {\n", k)
		b.WriteString("      %t = gpu.thread_id x\n      %v = memref.load %a[%t] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n      %w = arith.addf %v, %v : f32\n")
		b.WriteString(extra[k])
		b.WriteString("      memref.store %w, %a[%t] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n      gpu.return\n    }\n")
	}
	b.WriteString("  }\n}\n")
	return b.String()
}

// convert runs convert-gpu-to-spirv and returns the result and the diagnostics.
func convert(t *testing.T, text string, workers int) (printed, diags string, ok bool) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	ctx.ExplainFailures = true
	var log bytes.Buffer
	ctx.PushHandler(ir.NewSourcePrinter(&log, ctx, ir.SourcePrinterOptions{}))
	op, parsed := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(text)))
	if !parsed || !ir.Verify(op) {
		t.Fatalf("the kernels are invalid: %s", log.String())
	}
	m := pass.NewManager(op.Name())
	m.MustAdd(passes.NewGPUToSPIRV())
	ok = m.Run(op, pass.RunOptions{Workers: workers})
	if ok {
		printed = string(ir.Print(nil, op, ir.PrintOptions{}))
	}
	return printed, log.String(), ok
}

func TestWorkersDoNotMatter(t *testing.T) {
	const alloc = "      %m = memref.alloc() : memref<8xf32, #spirv.storage_class<Workgroup>>\n      %c = arith.constant 0 : index\n      memref.store %w, %m[%c] : memref<8xf32, #spirv.storage_class<Workgroup>>\n"
	extra := map[int]string{
		30: "      %g = gpu.block_id y\n", 31: "      %g = gpu.grid_dim x\n      memref.store %w, %a[%g] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n",
		77: alloc, 78: "      %s = gpu.subgroup_id : index\n      memref.store %w, %a[%s] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n", 140: alloc,
		141: "      %g = gpu.grid_dim z\n      memref.store %w, %a[%g] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n",
	}
	good := kernels(200, extra)
	want, _, ok := convert(t, good, 1)
	if !ok || strings.Count(want, "__workgroup_mem__") < 4 || !strings.Contains(want, "__builtin__NumWorkgroups__") {
		t.Fatalf("one worker does not convert the kernels:\n%.2000s", want)
	}
	for _, workers := range []int{2, 8} {
		if got, diags, ok := convert(t, good, workers); !ok || got != want {
			t.Errorf("%d workers: ok is %v, equal %v\n%s", workers, ok, got == want, diags)
		}
	}
	const broken = "      %b = gpu.subgroup_reduce add %w uniform : (f32) -> f32\n      %x = \"gpu.lane_id\"() : () -> index\n      gpu.printf \"no\" %x : index\n"
	extra[100], extra[150] = broken, broken
	bad := kernels(200, extra)
	_, wantDiags, ok := convert(t, bad, 1)
	if ok || !strings.Contains(wantDiags, "failed to legalize") {
		t.Fatalf("one worker converts what has no counterpart: %s", wantDiags)
	}
	for _, workers := range []int{2, 8} {
		if _, diags, ok := convert(t, bad, workers); ok || diags != wantDiags {
			t.Errorf("%d workers report something else:\n%s\none worker:\n%s", workers, diags, wantDiags)
		}
	}
}
