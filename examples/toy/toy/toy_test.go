package toy_test

import (
	"testing"

	"example.com/toy/toy"

	"github.com/spvc/spvc/ir"
)

// Formats that leave something unbound are bugs, which this finds.
func TestFormats(t *testing.T) {
	for chapter := 2; chapter <= 8; chapter++ {
		if err := ir.CheckFormats(toy.Dialect(chapter)); err != nil {
			t.Errorf("chapter %d: %v", chapter, err)
		}
	}
}
