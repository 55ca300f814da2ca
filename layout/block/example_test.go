package block_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
)

// The same struct takes other room under other rules.
func ExampleLayOut() {
	ctx := ir.NewContext(all.Registry())
	t, _ := ir.ParseType(ctx, "!spirv.struct<(f32, vector<3xf32>, f32)>")
	for _, rules := range []block.Rules{block.Std430, block.Scalar} {
		info, err := block.LayOut(t, rules)
		fmt.Println(rules, info.Size, err)
	}
	// Output:
	// std430 32 <nil>
	// scalar 20 <nil>
}
