// Package golden lets tests compare what they see with a recorded file. The record shows
// a person what a change of the code changes.
package golden

import (
	"os"
	"strings"
	"testing"
)

// Lines compares lines with those of file and fails at the first difference. If update is
// set, it writes the file instead. Each line is ended by a line feed; a line that holds
// line feeds counts as several.
func Lines(t testing.TB, file string, lines []string, update bool) {
	t.Helper()
	got := strings.Join(lines, "\n") + "\n"
	if update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; run the test with -update to record it", err)
	}
	if n, g, w := difference(got, string(want)); n > 0 {
		t.Fatalf("%s:%d: got\n%s\nwant\n%s\nIf that is meant, run the test with -update and read the difference.", file, n, g, w)
	}
}

// difference returns the number of the first line in which two texts differ, counted from
// 1, and the line of each. The number is 0 if the texts are equal.
func difference(got, want string) (line int, g, w string) {
	for got != "" || want != "" {
		line++
		g, w = "nothing", "nothing"
		more := got != ""
		if more {
			g, got, _ = strings.Cut(got, "\n")
		}
		if (want != "") != more {
			if !more {
				w, _, _ = strings.Cut(want, "\n")
			}
			return line, g, w
		}
		if w, want, _ = strings.Cut(want, "\n"); g != w {
			return line, g, w
		}
	}
	return 0, "", ""
}
