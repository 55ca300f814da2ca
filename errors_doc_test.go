package spvc_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc"
)

var updateErrors = flag.Bool("update-errors", false, "write the errors that spvc reports into docs/errors.md")

// TestErrorsDocument compiles the sources in docs/errors.md. Each must fail with exactly the text
// that follows it.
func TestErrorsDocument(t *testing.T) {
	const name, fence = "docs/errors.md", "```"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	sections := strings.Split(string(text), "\n## ")
	if len(sections) < 21 {
		t.Fatalf("%d sections", len(sections))
	}
	for i, section := range sections[1:] {
		parts := strings.Split(section, fence)
		if len(parts) != 5 {
			t.Fatalf("%q has no source and no text", section)
		}
		_, source, _ := strings.Cut(parts[1], "\n")
		o := spvc.Options{Name: "kernel.mlir"}
		if _, target, ok := strings.Cut(parts[0], "Target: "); ok {
			o.Env = profile(t, strings.TrimSpace(target))
		}
		got := "the source compiles"
		if _, err := spvc.Compile(t.Context(), []byte(source), o); err != nil {
			got = err.Error()
		}
		want := strings.TrimPrefix(parts[3], "text\n")
		if got+"\n" != want && !*updateErrors {
			title, _, _ := strings.Cut(section, "\n")
			t.Errorf("%s:\n%s\nthe document has:\n%s", title, got, want)
		}
		for _, word := range []string{"unrealized_conversion_cast", "spirv.func", "Pattern'", "the source compiles", "validate"} {
			if strings.Contains(got, word) {
				t.Errorf("%q is not what the user wrote:\n%s", word, got)
			}
		}
		parts[3] = "text\n" + got + "\n"
		sections[i+1] = strings.Join(parts, fence)
	}
	if *updateErrors {
		if err := os.WriteFile(name, []byte(strings.Join(sections, "\n## ")), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
