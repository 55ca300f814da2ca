package spirv_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// Types are interned: equal ones are the same.
func ExampleArrayOf() {
	ctx := ir.NewContext(all.Registry())
	array := spirv.ArrayOf(ctx.I32(), 4, 16)
	same, _ := ir.ParseType(ctx, "!spirv.array<4 x i32, stride=16>")
	fmt.Println(ir.TypeString(array), ir.Type(array) == same)
	// Output: !spirv.array<4 x i32, stride=16> true
}
