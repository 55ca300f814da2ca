package interp_test

import (
	"testing"

	"github.com/spvc/spvc/test/littools"
)

func TestCorpusOfPatterns(t *testing.T) { littools.Corpus(t, "../../../test/dialect/pdl") }

func TestCorpusOfPrograms(t *testing.T) { littools.Corpus(t, "../../../test/dialect/pdl_interp") }
