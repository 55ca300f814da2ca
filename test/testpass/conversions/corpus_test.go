package conversions_test

import (
	"testing"

	"github.com/spvc/spvc/test/littools"
)

func TestCorpus(t *testing.T) { littools.Corpus(t, "../../conversion/lowertollvm") }
