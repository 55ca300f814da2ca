package campaign

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner"
)

// TestNames reads a list with names of the CTS, twice as a run on two devices does.
func TestNames(t *testing.T) {
	t.Parallel()
	list := filepath.Join(t.TempDir(), "list.txt")
	if err := os.WriteFile(list, []byte("dEQP-VK.ssbo.layout.single_basic_type.std140.bool,Pass\nv1/Uniform/std430/read/{f}\ndEQP-VK.memory.x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, fs := &Selection{}, pflag.NewFlagSet("", pflag.ContinueOnError)
	f.Register(fs)
	if err := fs.Parse([]string{"--caselist=" + list}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		cases, _, err := f.Cases(fs, &runner.DeviceInfo{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if n := f.Names(); len(cases) != 3 || n == nil || len(n.Cases) != 2 || n.Translated != 1 || n.Identifiers != 2 || len(n.Reasons) != 1 {
			t.Errorf("%d cases, %+v", len(cases), n)
		}
	}
	if _, err := ReadNames([]string{list}); err == nil || !strings.Contains(err.Error(), "list.txt:2: ") {
		t.Errorf("a list with an identifier: %v", err)
	}
}
