package upstream

import (
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/internal/lit"
)

// TestToy runs MLIR's tests of the tutorial with the compiler of examples/toy. All pass.
func TestToy(t *testing.T) {
	dir, ok := here(t)
	if !ok {
		return
	}
	module, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	tools, err := ToyTools(module, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s := lit.Suite{Root: dir, Tools: tools, Include: []string{ToyFolder + "/**"}, AllowUnchecked: true}
	names, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	if len(names) < 30 {
		t.Errorf("there are %d files in %s", len(names), ToyFolder)
	}
	t.Run("files", func(t *testing.T) { lit.RunNames(t, s, names) })
}
