// Package test runs the corpora of test files in the folders below it.
package test

import (
	"testing"

	"github.com/spvc/spvc/test/littools"
)

func TestCorpus(t *testing.T) {
	littools.Rest(t, ".", "..", "programs/**", "tensors/**", "upstream/**", "cli/**", "reference/**", "debuginfo/**", "rewrite/**")
}
