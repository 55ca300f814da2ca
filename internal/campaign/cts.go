package campaign

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/conform/cts"
)

// Names are names of the Vulkan CTS and the cases of conform that they stand for.
type Names struct {
	// Version is the commit of the CTS whose rules the translation follows.
	Version string     `json:"version"`
	Cases   []cts.Case `json:"cases"`
	// Translated is the number of names with identifiers, and Identifiers that of all their identifiers, each counted once.
	Translated  int `json:"translated"`
	Identifiers int `json:"identifiers"`
	// Reasons are the numbers of names by the reason why they have no identifiers, and Notes those with notes.
	Reasons []Tally `json:"reasons"`
	Notes   []Tally `json:"notes"`

	ids     map[string]bool
	reasons map[cts.Reason]int
	notes   map[cts.Note]int
}

// Tally is a number of names.
type Tally struct {
	Text  string `json:"text"`
	Names int    `json:"names"`
}

// newNames returns a list without names.
func newNames() *Names {
	return &Names{Version: cts.Version, ids: map[string]bool{}, reasons: map[cts.Reason]int{}, notes: map[cts.Note]int{}}
}

// ReadNames translates the names of files, which have one on each line, alone or before a comma, as deqp-runner's lists do. A line
// that is no such name is an error, which says where it stands.
func ReadNames(files []string) (*Names, error) {
	n := newNames()
	for _, file := range files {
		entries, err := conform.ReadEntries(file)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			name, _, _ := strings.Cut(e.Text, ",")
			if !strings.HasPrefix(name, cts.Prefix) {
				return nil, fmt.Errorf("%s: %q is no name of the Vulkan CTS; these begin with %s", e.Where, name, cts.Prefix)
			}
			n.add(name)
		}
	}
	n.count()
	return n, nil
}

// add translates a name and returns its identifiers.
func (n *Names) add(name string) []string {
	c := cts.Translate(name)
	n.Cases = append(n.Cases, c)
	if c.Reason == "" {
		n.Translated++
	} else {
		n.reasons[c.Reason]++
	}
	for _, note := range c.Notes {
		n.notes[note]++
	}
	for _, id := range c.IDs {
		n.ids[id] = true
	}
	return c.IDs
}

// count fills in the numbers of all names.
func (n *Names) count() {
	n.Identifiers, n.Reasons, n.Notes = len(n.ids), []Tally{}, []Tally{}
	for _, r := range cts.Reasons() {
		if n.reasons[r] > 0 {
			n.Reasons = append(n.Reasons, Tally{string(r), n.reasons[r]})
		}
	}
	for _, note := range cts.Notes() {
		if n.notes[note] > 0 {
			n.Notes = append(n.Notes, Tally{string(note), n.notes[note]})
		}
	}
}

// Print prints the names as JSON, or as a list of cases: comments with the names and numbers, and the identifiers.
func (n *Names) Print(w io.Writer, asJSON bool) error {
	if asJSON {
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(n)
	}
	var b strings.Builder
	for i := range n.Cases {
		c := &n.Cases[i]
		b.WriteString("# " + c.Name)
		if c.Reason != "" {
			b.WriteString(": not translated: " + string(c.Reason))
		}
		for _, note := range c.Notes {
			b.WriteString(": " + string(note))
		}
		b.WriteByte('\n')
		for _, id := range c.IDs {
			b.WriteString(id + "\n")
		}
	}
	for _, line := range n.summary() {
		b.WriteString("# " + line + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// PrintSummary prints how many of the names are cases of conform, and the reasons of the others, after a prefix on each line.
func (n *Names) PrintSummary(w io.Writer, prefix string) {
	for _, line := range n.summary() {
		fmt.Fprintln(w, prefix+line)
	}
}

func (n *Names) summary() []string {
	out := []string{fmt.Sprintf("%d of %s translated to %s (rules of VK-GL-CTS %s)", n.Translated, count.Of(len(n.Cases), "name"), count.Of(n.Identifiers, "case"), n.Version)}
	for _, r := range n.Reasons {
		out = append(out, fmt.Sprintf("not translated: %d: %s", r.Names, r.Text))
	}
	for _, note := range n.Notes {
		out = append(out, fmt.Sprintf("differing: %d: %s", note.Names, note.Text))
	}
	return out
}
