package async

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestFormats(t *testing.T) {
	if err := ir.CheckFormats(Dialect()); err != nil {
		t.Error(err)
	}
}
