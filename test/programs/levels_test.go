//go:build cgo

package programs_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/spvc/spvc"
)

// atAllLevels are programs whose accesses each level of optimization resolves in its own way.
var atAllLevels = []string{"141-constant-tables.mlir", "142-wide-counters.mlir", "143-flags-and-vectors.mlir"}

// TestLevels compares what the programs print at the levels that TestPrograms leaves out with their models.
func TestLevels(t *testing.T) {
	for name, device := range opened(t) {
		for _, file := range atAllLevels {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, level := range [...]spvc.OptLevel{spvc.O0, spvc.Os} {
				t.Run(name+"/"+file+"/"+level.String(), func(t *testing.T) {
					var out bytes.Buffer
					if err := executeAt(t.Context(), device, text, level, &out); err != nil {
						t.Fatal(err)
					}
					if err := models[file].compare(out.String()); err != nil {
						t.Errorf("%v\nprinted:\n%s", err, out.String())
					}
				})
			}
		}
	}
}
