package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestNoTemplates looks for functions in the binary of these tests, which is the command when scripts run it. If the command calls
// what needs text/template, such as cobra's SetUsageTemplate, SetHelpTemplate or SetVersionTemplate, the linker keeps
// the exported methods of all types. Names of functions stay in a stripped binary.
func TestNoTemplates(t *testing.T) {
	file, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, linked := range map[[3]string]bool{
		{"github.com/spf13/cobra", "(*Command)", "ExecuteC"}: true, // the names are there
		{"text/template", "(*Template)", "Execute"}:          false,
		{"html/template", "(*Template)", "Execute"}:          false,
	} {
		if found := bytes.Contains(binary, []byte(strings.Join(name[:], ".")+"\x00")); found != linked {
			t.Errorf("%s is linked: %t, want %t", name, found, linked)
		}
	}
}
