//go:build cgo

package spvc_test

import (
	"context"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// relayoutKernel moves a struct from a uniform block, where its array has a stride of
// 16 bytes, to two storage buffers, where it has one of 4: by a variable of the
// function, and as a whole.
const relayoutKernel = `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<VERSION, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @from bind(0, 0) : !spirv.ptr<!spirv.struct<(STRUCT)>, Uniform>
    spirv.GlobalVariable @parts bind(0, 1) : !spirv.ptr<!spirv.struct<(STRUCT)>, StorageBuffer>
    spirv.GlobalVariable @whole bind(0, 2) : !spirv.ptr<!spirv.struct<(STRUCT)>, StorageBuffer>
    spirv.func @main() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %0 = spirv.Constant 0 : i32
      %from = spirv.mlir.addressof @from : !spirv.ptr<!spirv.struct<(STRUCT)>, Uniform>
      %parts = spirv.mlir.addressof @parts : !spirv.ptr<!spirv.struct<(STRUCT)>, StorageBuffer>
      %whole = spirv.mlir.addressof @whole : !spirv.ptr<!spirv.struct<(STRUCT)>, StorageBuffer>
      %src = spirv.AccessChain %from[%0] : !spirv.ptr<!spirv.struct<(STRUCT)>, Uniform>, i32
      %dst = spirv.AccessChain %parts[%0] : !spirv.ptr<!spirv.struct<(STRUCT)>, StorageBuffer>, i32
      %loaded = spirv.Load "Uniform" %src : STRUCT
      %v = spirv.Variable : !spirv.ptr<STRUCT, Function>
      spirv.Store "Function" %v, %loaded : STRUCT
      spirv.CopyMemory "StorageBuffer" %dst, "Function" %v : STRUCT
      spirv.CopyMemory "StorageBuffer" %whole, "Uniform" %from : !spirv.struct<(STRUCT)>
      spirv.Return
    }
  }
}`

// TestRelayout runs kernels that move structs between blocks of different layout, with
// OpCopyLogical and without.
func TestRelayout(t *testing.T) {
	type inner struct {
		A float32
		B [3]float32
		C [3]float32
		D [2]struct{ X, Y uint32 }
	}
	type block struct{ S inner }
	const typ = "!spirv.struct<(f32, !spirv.array<3 x f32>, vector<3xf32>, !spirv.array<2 x !spirv.struct<(i32, i32)>>)>"
	want := block{inner{A: 1, B: [3]float32{2, 3, 4}, C: [3]float32{5, 6, 7}}}
	want.S.D[0].X, want.S.D[0].Y, want.S.D[1].X, want.S.D[1].Y = 8, 9, 10, 11
	for _, version := range []string{"v1.3", "v1.5"} {
		p := compile(t, []byte(strings.NewReplacer("VERSION", version, "STRUCT", typ).Replace(relayoutKernel)), spvc.Options{})
		for _, s := range drivers.Selectors() {
			t.Run(version+"/"+s[0], func(t *testing.T) {
				d := apiDevice(t, s[1], vulkan.Options{})
				var parts, whole block
				_, err := kernelOf(t, d, p, "main").Dispatch(context.Background(), [3]uint32{1, 1, 1},
					compute.Bind(0, 0, want), compute.Bind(0, 1, compute.InOut(&parts)), compute.Bind(0, 2, compute.InOut(&whole)))
				if err != nil {
					t.Fatal(err)
				}
				if parts != want || whole != want {
					t.Errorf("got %+v by parts and %+v as a whole, want %+v", parts, whole, want)
				}
			})
		}
	}
}
