package hostlayout_test

import (
	"fmt"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
)

// A Go value is packed as a block has it: here elements lie 16 bytes apart.
func ExampleAppend() {
	word := &block.Shape{Kind: block.Int, Bits: 32, Size: 4}
	data, err := hostlayout.Append(nil, []uint32{1, 2}, block.ArrayOf(word, 2, 16))
	fmt.Println(len(data), data[16], err)
	// Output: 20 2 <nil>
}
