package campaign

import (
	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner/conform"
)

// Expectations holds the flags that name files of expectations.
type Expectations struct {
	baseline, flakes, skips []string
}

// ExpectationFlags returns the names of the flags.
func ExpectationFlags() []string { return []string{"baseline", "flakes", "skips"} }

// Register adds the flags to fs.
func (f *Expectations) Register(fs *pflag.FlagSet) {
	fs.StringArrayVar(&f.baseline, "baseline", nil, "CSV file of the failures to expect: an identifier and a status on each line")
	fs.StringArrayVar(&f.flakes, "flakes", nil, "file of regular expressions for cases that may fail")
	fs.StringArrayVar(&f.skips, "skips", nil, "file of regular expressions for cases not to run")
}

// Read reads the files that the flags name.
func (f *Expectations) Read() (*conform.Expectations, error) {
	x := &conform.Expectations{}
	for _, list := range []struct {
		files []string
		to    *[]conform.Entry
	}{{f.baseline, &x.Baseline}, {f.flakes, &x.Flakes}, {f.skips, &x.Skips}} {
		for _, name := range list.files {
			entries, err := conform.ReadEntries(name)
			if err != nil {
				return nil, err
			}
			*list.to = append(*list.to, entries...)
		}
	}
	return x, nil
}
