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

// TestNewerOperations compiles operations of versions of MLIR after 19. The dialect of other commands does
// not know them.
func TestNewerOperations(t *testing.T) {
	for _, ops := range []string{
		"%r, %ok = gpu.rotate %v, 1, 16 : i32",
		"%r = gpu.subgroup_broadcast %v, first_active_lane : i32",
		"%r = gpu.subgroup_broadcast %v, any_lane : i32",
		"%r = gpu.subgroup_broadcast %v, specific_lane %v : i32",
	} {
		text := newerKernel(ops)
		ctx := ir.NewContext(all.NewerRegistry())
		module, ok := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(text)))
		if !ok {
			t.Fatalf("%s is not read", ops)
		}
		_, op, _ := strings.Cut(ops, "= ")
		if out := module.String(); !strings.Contains(strings.NewReplacer("%0", "%v", ",  ", ", ").Replace(out), op) {
			t.Errorf("%s prints as\n%s", ops, out)
		}
		if _, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{}); err != nil {
			t.Errorf("%s: %v", ops, err)
		}
		other := ir.NewContext(all.Registry())
		var said []string
		other.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
		if _, ok := ir.Parse(other, other.AddFile("k.mlir", []byte(text))); ok || len(said) == 0 || !strings.Contains(said[0], "is unknown") {
			t.Errorf("%s: the dialect of MLIR 19 says %q", ops, said)
		}
	}
}

// TestNewerErrors compiles operations of later versions of MLIR that are wrong.
func TestNewerErrors(t *testing.T) {
	for ops, want := range map[string]string{
		"%r, %ok = gpu.rotate %v, 1, 12 : i32":                                                 "'gpu.rotate' op width must be a power of two",
		"%r, %ok = gpu.rotate %v, 1, 0 : i32":                                                  "'gpu.rotate' op width must be a power of two",
		"%r, %ok = gpu.rotate %v, 16, 16 : i32":                                                "'gpu.rotate' op offset must be in the range [0, width)",
		"%r, %ok = gpu.rotate %v, -1, 16 : i32":                                                "'gpu.rotate' op offset must be in the range [0, width)",
		"%r, %ok = gpu.rotate %v, 1, 64 : i32":                                                 "'gpu.rotate' has the width 64, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_broadcast %v, specific_lane : i32":                                  "'gpu.subgroup_broadcast' op needs a lane for 'specific_lane'",
		"%r = gpu.subgroup_broadcast %v, any_lane %v : i32":                                    "'gpu.subgroup_broadcast' op takes a lane for 'specific_lane' only",
		"%r = gpu.subgroup_reduce adds %v : (i32) -> i32":                                      "invalid op kind",
		"%r = gpu.subgroup_reduce add %v cluster(size = 3) : (i32) -> i32":                     "the size of a cluster must be a power of two",
		"%r = gpu.subgroup_reduce add %v cluster(size = 4, stride = 0) : (i32) -> i32":         "the stride of a cluster must be a power of two",
		"%r = gpu.subgroup_reduce add %v cluster(stride = 4) : (i32) -> i32":                   "expected 'size'",
		"%r = gpu.subgroup_reduce add %v cluster(size = 4 : (i32) -> i32":                      "expected ')'",
		"%r = gpu.subgroup_reduce add %v cluster(size = 64) : (i32) -> i32":                    "'gpu.subgroup_reduce' has clusters of 64 lanes with the stride 1, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_reduce add %v uniform cluster(size = 8, stride = 8) : (i32) -> i32": "'gpu.subgroup_reduce' has clusters of 8 lanes with the stride 8, but subgroups of the target have 32 invocations",
		"%r = gpu.subgroup_reduce add %v {cluster_size = 5 : i32} : (i32) -> i32":              "'gpu.subgroup_reduce' has a cluster whose size or stride is no power of two",
	} {
		_, err := spvc.Compile(t.Context(), []byte(newerKernel(ops)), spvc.Options{})
		var diags *spvc.Error
		if !errors.As(err, &diags) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, not %q", ops, err, want)
		}
	}
}
