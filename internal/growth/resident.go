package growth

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// ResidentKiB returns the resident memory of the process in KiB, including that of C
// libraries. It fails the test if the kernel is not Linux.
func ResidentKiB(t testing.TB) int {
	t.Helper()
	data, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), "kB")))
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
	}
	t.Fatal("no VmRSS line")
	return 0
}
