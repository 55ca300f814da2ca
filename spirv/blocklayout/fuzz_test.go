package blocklayout_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// FuzzLayOut lays out types that it reads from the fuzzed text, by every rule set.
// Members must not overlap, and every offset must be a multiple of the alignment.
func FuzzLayOut(f *testing.F) {
	for _, s := range []string{
		"!spirv.struct<(f32, vector<3xf32>, i8)>",
		"!spirv.struct<(!spirv.array<3 x vector<3xf32>>, i64, !spirv.rtarray<f16>)>",
		"!spirv.struct<(!spirv.matrix<3 x vector<2xf32>> [RowMajor], !spirv.struct<(i16, f64)>)>",
		"!spirv.struct<a, (f32 [4], !spirv.ptr<!spirv.struct<a>, PhysicalStorageBuffer> [16])>",
		"!spirv.array<4294967295 x !spirv.array<4294967295 x !spirv.array<4294967295 x vector<4xf64>>>>",
		"!spirv.struct<(f32 [8], !spirv.array<3 x vector<2xf32>, stride=9> [3])>", "!spirv.struct<(vector<3xf32> [4], !spirv.rtarray<f16> [4294967295])>",
		"!spirv.struct<(i1, i32)>", "!spirv.struct<()>",
	} {
		f.Add(s)
	}
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	f.Fuzz(func(t *testing.T, text string) {
		ctx := ir.NewContext(reg)
		ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
		typ, ok := ir.ParseType(ctx, text)
		if !ok {
			return
		}
		blocklayout.Strip(typ)
		blocklayout.CheckRules(typ, blocklayout.Std140, true)
		for r := blocklayout.Std430; r <= blocklayout.MLIR; r++ {
			info, err := blocklayout.LayOut(typ, r)
			if err != nil {
				continue
			}
			if info.Size < 0 || info.Align < 1 {
				t.Fatalf("%s: %s has size %d and alignment %d", r, text, info.Size, info.Align)
			}
			for _, v := range blocklayout.CheckRules(info.Type, r, false) {
				if r != blocklayout.MLIR && v.Rule != blocklayout.RuntimePlace && v.Rule != blocklayout.NoBytes { // LayOut does not check these two rules, which are Vulkan's
					t.Errorf("%s: the layout of %s is wrong: %s", r, text, v.String())
				}
			}
			if again, err := blocklayout.LayOut(info.Type, r); err != nil || again != info {
				t.Errorf("%s: %s laid out twice is %v, %v, once %v", r, text, again, err, info)
			}
			shape, err := blocklayout.ShapeOf(info.Type)
			if err == nil && r != blocklayout.MLIR {
				checkShape(t, r, text, shape)
			}
		}
	})
}

func checkShape(t *testing.T, r blocklayout.Rules, text string, s *block.Shape) {
	if s.Size < 0 {
		t.Fatalf("%s: a part of %s has size %d", r, text, s.Size)
	}
	if s.Kind == block.Array && s.Stride < s.Elem.Size {
		t.Fatalf("%s: elements of %d bytes overlap in %s at stride %d", r, s.Elem.Size, text, s.Stride)
	}
	if s.Elem != nil {
		checkShape(t, r, text, s.Elem)
	}
	end := int64(0)
	for i := range s.Fields {
		f := &s.Fields[i]
		if f.Offset < end {
			t.Fatalf("%s: member %d of a struct in %s begins at %d, before the end of the one before it, %d", r, i, text, f.Offset, end)
		}
		end = f.Offset + f.Shape.Size
		checkShape(t, r, text, f.Shape)
	}
}
