//go:build cgo

package corpus

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner/cpu"
)

// TestJIT runs the compute shaders of the corpus on the device "jit" and on the reference device, with the same inputs. testdata/jit.txt lists
// those whose results differ or that the device refuses.
func TestJIT(t *testing.T) {
	all := binaries(t)
	d, err := cpu.Open(cpu.Options{SubgroupSize: 8})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	device, plain := &place{d}, openReference(t, 8, 0)
	var lines []string
	counts := map[string]int{}
	for _, file := range slices.Sorted(maps.Keys(all)) {
		s := &shader{file: file, module: reflected(t, file, all[file])}
		var verdicts []string
		for _, entry := range s.entries() {
			for _, specs := range specializations(s.module) {
				want, why := resultsOf(s, entry, specs, plain)
				if why != "" {
					continue
				}
				got, why := resultsOf(s, entry, specs, device)
				verdict := why
				if why == "" {
					verdict = apart(got, want)
					if verdict == "differs" {
						t.Log(file, difference(want, got))
					}
				}
				counts[firstWord(verdict)]++
				if verdict != "equal" {
					verdicts = append(verdicts, verdict)
				}
			}
		}
		slices.Sort(verdicts)
		if verdicts = slices.Compact(verdicts); verdicts != nil {
			lines = append(lines, file+": "+strings.Join(verdicts, "; "))
		}
	}
	t.Log(counts)
	golden.Lines(t, "testdata/jit.txt", lines, *update)
}

func firstWord(text string) string {
	first, _, _ := strings.Cut(text, " ")
	return first
}
