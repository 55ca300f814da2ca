package block_test

import (
	"fmt"

	"github.com/spvc/spvc/layout/block"
)

// A block of a count and a runtime array of vectors, as std430 lays it out.
func ExampleShape() {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	points := block.ArrayOf(block.VectorOf(f32, 3), -1, 16)
	s := block.StructOf([]block.Field{
		{Name: "count", Shape: &block.Shape{Kind: block.Int, Bits: 32, Size: 4}},
		{Name: "points", Offset: 16, Shape: points},
	})
	fmt.Println(s)
	for leaf := range s.Leaves(2) {
		fmt.Println(leaf.Path(), leaf.Offset)
	}
	// Output:
	// struct{count i32 @0; points []vec3 of f32 stride 16 @16}
	// count 0
	// points[0][0] 16
	// points[0][1] 20
	// points[0][2] 24
	// points[1][0] 32
	// points[1][1] 36
	// points[1][2] 40
}
