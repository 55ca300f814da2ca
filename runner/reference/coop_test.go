package reference_test

import (
	"fmt"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/reflect"
)

// matrixModule multiplies a matrix of 4 by 8 bytes, rows first, with one of 8 by 16 bytes,
// columns first, adds one of words, and twice the number of components of a lane.
const matrixModule = `spirv.module Logical Vulkan requires #spirv.vce<v1.6, [Shader, Int8, StorageBuffer8BitAccess, CooperativeMatrixKHR, VulkanMemoryModel], [SPV_KHR_cooperative_matrix]> {
  spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>
  spirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>
  spirv.GlobalVariable @c bind(0, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
  spirv.func @main() "None" {
    %c0 = spirv.Constant 0 : i32
    %c8 = spirv.Constant 8 : i32
    %c16 = spirv.Constant 16 : i32
    %a = spirv.mlir.addressof @a : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>
    %b = spirv.mlir.addressof @b : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>
    %c = spirv.mlir.addressof @c : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
    %pa = spirv.AccessChain %a[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>, i32, i32
    %pb = spirv.AccessChain %b[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0])>, StorageBuffer>, i32, i32
    %pc = spirv.AccessChain %c[%c0, %c0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, i32, i32
    %x = spirv.KHR.CooperativeMatrixLoad %pa, %c8, <RowMajor> : !spirv.ptr<i8, StorageBuffer>, i32 -> !spirv.coopmatrix<4x8xi8, Subgroup, MatrixA>
    %y = spirv.KHR.CooperativeMatrixLoad %pb, %c8, <ColumnMajor> : !spirv.ptr<i8, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixB>
    %z = spirv.KHR.CooperativeMatrixLoad %pc, %c16, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    %r = spirv.KHR.CooperativeMatrixMulAdd %x, %y, %z, <ASigned> : !spirv.coopmatrix<4x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    %n = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    %all = spirv.CompositeConstruct %n : (i32) -> !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    %s = spirv.IAdd %r, %all : !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    %t = spirv.IAdd %s, %all : !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>
    spirv.KHR.CooperativeMatrixStore %pc, %t, %c16, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<4x16xi32, Subgroup, MatrixAcc>, i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @a, @b, @c
  spirv.ExecutionMode @main "LocalSize", 32, 1, 1
}`

func TestCooperativeMatrices(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("matrix.mlir", []byte(matrixModule)))
	if !ok || !ir.Verify(top) {
		t.Fatal("the module is wrong")
	}
	words, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{})
	if !ok {
		t.Fatal("the module cannot be serialized")
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	// A subgroup has at most the 32 invocations of the workgroup.
	for _, size := range []int{32, 64} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			a, b, c := make([]uint32, 8), make([]uint32, 32), make([]uint32, 64)
			at := func(w []uint32, i int) uint32 { return w[i/4] >> (i % 4 * 8) & 0xff }
			for i := range a {
				a[i] = uint32(i+1) * 0x9e3779b9
			}
			for i := range b {
				b[i] = uint32(i+3) * 0x85ebca6b
			}
			want := make([]uint32, 64)
			for i := range c {
				c[i] = uint32(i * 1000)
				want[i] = c[i] + 2*uint32(64/32)
				for k := range 8 {
					// The left matrix has signs, the right one has none.
					want[i] += uint32(int32(int8(at(a, i/16*8+k))) * int32(at(b, i%16*8+k)))
				}
			}
			if err := runWords(t, m, reference.Options{SubgroupSize: size}, 1, a, b, c); err != nil {
				t.Fatal(err)
			}
			for i := range c {
				if c[i] != want[i] {
					t.Fatalf("element %d is %d, want %d", i, int32(c[i]), int32(want[i]))
				}
			}
		})
	}
}
