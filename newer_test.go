package spvc_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// newerKernel returns a module with a kernel that has the operations.
func newerKernel(ops string) string {
	return `module {
  gpu.module @m {
    gpu.func @k(%out: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %out[%i] : memref<64xi32>
      ` + ops + `
      memref.store %r, %out[%i] : memref<64xi32>
      gpu.return
    }
  }
}
`
}

// TestNewerOperations compiles operations of versions of MLIR after 19, and prints them.
func TestNewerOperations(t *testing.T) {
	for ops, want := range map[string]string{
		"%r, %ok = gpu.rotate %v, 1, 16 : i32":                             "gpu.rotate %v, 1, 16 : i32",
		"%r = gpu.subgroup_broadcast %v, first_active_lane : i32":          "gpu.subgroup_broadcast %v, first_active_lane : i32",
		"%r = gpu.subgroup_broadcast %v, any_lane : i32":                   "gpu.subgroup_broadcast %v, first_active_lane : i32",
		"%r = gpu.subgroup_broadcast %v, specific_lane %v : i32":           "gpu.subgroup_broadcast %v, specific_lane %v : i32",
		"%r = gpu.subgroup_reduce add %v cluster(size = 4) : (i32) -> i32": "add %v cluster(size = 4) : (i32) -> i32",
	} {
		text := newerKernel(ops)
		ctx := ir.NewContext(all.Registry())
		module, ok := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(text)))
		if !ok {
			t.Fatalf("%s is not read", ops)
		}
		if out := module.String(); !strings.Contains(strings.NewReplacer("%0", "%v", ",  ", ", ").Replace(out), want) {
			t.Errorf("%s prints as\n%s", ops, out)
		}
		if _, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{}); err != nil {
			t.Errorf("%s: %v", ops, err)
		}
		other := ir.NewContext(all.Registry())
		other.Version = ir.OldestVersion
		var said []string
		other.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
		module, ok = ir.Parse(other, other.AddFile("k.mlir", []byte(text)))
		if !ok || ir.Adapt(module) || len(said) == 0 || !strings.Contains(said[0], "is not part of MLIR 19") {
			t.Errorf("%s: MLIR 19 has %q", ops, said)
		}
	}
}

// TestNewerErrors compiles operations of later versions of MLIR that are wrong.
func TestNewerErrors(t *testing.T) {
	for ops, want := range map[string]string{
		"%r, %ok = gpu.rotate %v, 1, 12 : i32":                                                 "'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0",
		"%r, %ok = gpu.rotate %v, 1, 0 : i32":                                                  "'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0",
		"%r, %ok = gpu.rotate %v, 16, 16 : i32":                                                "'gpu.rotate' op offset must be in the range [0, 16)",
		"%r, %ok = gpu.rotate %v, -1, 16 : i32":                                                "'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0",
		"%r, %ok = gpu.rotate %v, 1, 64 : i32":                                                 "'gpu.rotate' has the width 64, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_broadcast %v, specific_lane : i32":                                  "'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast",
		"%r = gpu.subgroup_broadcast %v, any_lane %v : i32":                                    "'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast",
		"%r = gpu.subgroup_reduce adds %v : (i32) -> i32":                                      "invalid op kind",
		"%r = gpu.subgroup_reduce add %v cluster(size = 3) : (i32) -> i32":                     "'gpu.subgroup_reduce' op cluster size 3 is not a power of two",
		"%r = gpu.subgroup_reduce add %v cluster(size = 4, stride = 0) : (i32) -> i32":         "'gpu.subgroup_reduce' op cluster stride 0 is not a power of two",
		"%r = gpu.subgroup_reduce add %v cluster(stride = 4) : (i32) -> i32":                   "expected 'size'",
		"%r = gpu.subgroup_reduce add %v cluster(size = 4 : (i32) -> i32":                      "expected ')'",
		"%r = gpu.subgroup_reduce add %v cluster(size = 64) : (i32) -> i32":                    "'gpu.subgroup_reduce' has clusters of 64 lanes with the stride 1, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_reduce add %v uniform cluster(size = 8, stride = 8) : (i32) -> i32": "'gpu.subgroup_reduce' has clusters of 8 lanes with the stride 8, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_reduce add %v {cluster_size = 5 : i32} : (i32) -> i32":              "'gpu.subgroup_reduce' op cluster size 5 is not a power of two",
	} {
		_, err := spvc.Compile(t.Context(), []byte(newerKernel(ops)), spvc.Options{})
		var diags *spvc.Error
		if !errors.As(err, &diags) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, not %q", ops, err, want)
		}
	}
}
