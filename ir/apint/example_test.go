package apint_test

import (
	"fmt"

	"github.com/spvc/spvc/ir/apint"
)

// Numbers have a width, and wrap at it.
func ExampleNewSigned() {
	a := apint.NewSigned(8, 100)
	sum, overflow := a.AddOverflow(a, true)
	fmt.Println(sum, overflow)
	// Output: -56 true
}
