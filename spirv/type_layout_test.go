package spirv_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

func TestDataLayoutOfTypes(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	dl, err := datalayout.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		// Bytes, ABI and preferred alignment.
		"!spirv.array<3 x f32>":                                               "12 4 4",
		"!spirv.array<3 x f32, stride=16>":                                    "36 4 4",
		"!spirv.array<2 x vector<3xf32>>":                                     "32 16 16",
		"!spirv.array<2 x vector<3xf32>, stride=12>":                          "24 16 16",
		"!spirv.matrix<3 x vector<3xf32>>":                                    "48 16 16",
		"!spirv.struct<(f32, f64, i8)>":                                       "24 8 8",
		"!spirv.struct<(i32, i64)>":                                           "12 4 8",
		"!spirv.struct<(f32 [0], vector<3xf32> [16])>":                        "28 16 16",
		"!spirv.struct<(i32 [8], i64 [0])>":                                   "12 4 8",
		"!spirv.struct<()>":                                                   "0 1 1",
		"!spirv.struct<(!spirv.ptr<f32, PhysicalStorageBuffer>, i32)>":        "16 8 8",
		"!spirv.ptr<f32, StorageBuffer>":                                      "",
		"!spirv.rtarray<f32>":                                                 "",
		"!spirv.struct<(i32, !spirv.rtarray<f32>)>":                           "",
		"!spirv.array<4294967295 x !spirv.array<4294967295 x i64, stride=8>>": "",
	} {
		typ, ok := ir.ParseType(ctx, text)
		if !ok {
			if want != "" {
				t.Errorf("no type: %s", text)
			}
			continue
		}
		size, e1 := dl.Bytes(typ)
		abi, e2 := dl.ABIAlignment(typ)
		preferred, e3 := dl.PreferredAlignment(typ)
		got := strings.TrimSpace(fmt.Sprint(size.Min, " ", abi, " ", preferred))
		var unsupported *datalayout.UnsupportedTypeError
		switch err := errors.Join(e1, e2, e3); {
		case want == "" && !errors.As(err, &unsupported):
			t.Errorf("%s: %s, %v; want an unsupported type", text, got, err)
		case want != "" && (err != nil || got != want):
			t.Errorf("%s: %s, %v; want %s", text, got, err, want)
		}
	}
}
