package conform

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestProbes checks the rows of the table of probes, and that docs/conformance.md says of
// probes and of their options what the rows say.
func TestProbes(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../../docs/conformance.md")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(data)
	table, had := "| probe | kernel | finds |\n|---|---|---|\n", map[string][]string{}
	for _, p := range probes {
		table += "| " + p.name + " | " + p.kernel + " | " + p.finds + " |\n"
		if found, ok := ParseProbe(p.name); !ok || found != p {
			t.Errorf("%s: two probes have this name", p.name)
		}
		if !regexp.MustCompile("^[a-z]+$").MatchString(p.name) {
			t.Errorf("%s: identifiers need names of small letters", p.name)
		}
		if p.emit == nil || p.check == nil || p.converts && !p.copies || p.copies && p.writes || p.measures && (p.copies || p.writes) {
			t.Errorf("%s: the row makes no kernel, or has fields that exclude each other", p.name)
		}
		if !slices.IsSorted(p.options) {
			t.Errorf("%s: the options are not sorted", p.name)
		}
		for _, o := range p.options {
			if dimensionCalled(o) == nil {
				t.Errorf("%s: there is no option %s", p.name, o)
			}
			had[o] = append(had[o], p.name)
		}
	}
	if !strings.Contains(doc, table+"\n") {
		t.Errorf("docs/conformance.md does not have this table of probes:\n\n%s", table)
	}
	for name, want := range documented(doc) {
		slices.Sort(want)
		slices.Sort(had[name])
		if !slices.Equal(want, had[name]) {
			t.Errorf("the table of options in docs/conformance.md says that %q is for the probes %q, and the rows of %q name it", name, want, had[name])
		}
	}
}

// documented returns the probes that have each option by the table of options of docs/conformance.md.
func documented(doc string) map[string][]string {
	_, rest, _ := strings.Cut(doc, "| option | values | the kernel | probes |\n|---|---|---|---|\n")
	table, _, _ := strings.Cut(rest, "\n\n")
	out := map[string][]string{}
	for i := range dimensions {
		out[dimensions[i].name] = nil
	}
	name := ""
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		if s := strings.Trim(cells[1], " `"); s != "" {
			name = s
		}
		text := strings.TrimSpace(cells[len(cells)-2])
		rest, all := strings.CutPrefix(text, "all")
		for _, p := range probes {
			if strings.Contains(rest, p.name) != all && !slices.Contains(out[name], p.name) {
				out[name] = append(out[name], p.name)
			}
		}
	}
	return out
}
