// Package test runs the corpora of test files in the folders below it.
package test

import (
	"testing"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/test/littools"
)

func TestCorpus(t *testing.T) {
	lit.Run(t, lit.Suite{Root: ".", Tools: littools.Tools(), Features: littools.Features(), Exclude: []string{"programs/**", "upstream/**", "cli/**", "reference/**", "debuginfo/**"}})
}
