package blocklayout_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// The same struct takes other room under other rules.
func ExampleLayOut() {
	ctx := ir.NewContext(all.Registry())
	t, _ := ir.ParseType(ctx, "!spirv.struct<(f32, vector<3xf32>, f32)>")
	for _, rules := range []blocklayout.Rules{blocklayout.Std430, blocklayout.Scalar} {
		info, err := blocklayout.LayOut(t, rules)
		fmt.Println(rules, info.Size, err)
	}
	// Output:
	// std430 32 <nil>
	// scalar 20 <nil>
}
