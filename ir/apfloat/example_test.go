package apfloat_test

import (
	"fmt"

	"github.com/spvc/spvc/ir/apfloat"
)

// A conversion tells whether the number is the same afterwards.
func ExampleFloat_Convert() {
	half, exact := apfloat.FromFloat32(0.1).Convert(apfloat.F16)
	fmt.Println(half.Float64(), exact)
	// Output: 0.0999755859375 false
}
