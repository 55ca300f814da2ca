package conform

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
)

// Change is a case whose results differ between runs.
type Change struct {
	ID string `json:"id"`
	// Outcomes are the statuses before expectations, one a run; "" stands for no result.
	Outcomes []Status `json:"outcomes"`
	// Diagnoses say why.
	Diagnoses []string `json:"diagnoses"`
}

// Comparison says how runs differ.
type Comparison struct {
	Runs []RunInfo `json:"runs"`
	// Same is the number of cases with the same result in all runs, and Partial that of
	// cases that some run has no result of.
	Same    int `json:"same"`
	Partial int `json:"partial"`
	// Changed are cases whose outcome or diagnosis differs.
	Changed []Change `json:"changed"`
	// Flaky are cases that one run found to be flaky, or whose outcomes differ between
	// runs on the same version of the same driver.
	Flaky []Change `json:"flaky"`
}

// Compare compares the results of runs.
func Compare(runs []*Folder) *Comparison {
	c := &Comparison{Changed: []Change{}, Flaky: []Change{}}
	at := map[string]int{}
	var ids []string
	var results [][]*Record
	for k, f := range runs {
		c.Runs = append(c.Runs, f.Info)
		records := f.Sorted()
		for i := range records {
			r := &records[i]
			n, ok := at[r.ID]
			if !ok {
				n = len(ids)
				at[r.ID] = n
				ids, results = append(ids, r.ID), append(results, make([]*Record, len(runs)))
			}
			results[n][k] = r
		}
	}
	for n, id := range ids {
		c.add(id, results[n])
	}
	return c
}

// add adds a case with its result in each run.
func (c *Comparison) add(id string, results []*Record) {
	x := Change{ID: id}
	var present []*Record
	for _, r := range results {
		if r == nil {
			x.Outcomes, x.Diagnoses = append(x.Outcomes, ""), append(x.Diagnoses, "")
			continue
		}
		present = append(present, r)
		x.Outcomes, x.Diagnoses = append(x.Outcomes, r.Kind.Status()), append(x.Diagnoses, r.Diagnosis)
	}
	if len(present) < len(results) {
		c.Partial++
	}
	differs := slices.ContainsFunc(present, func(r *Record) bool { return r.Kind != present[0].Kind || r.Diagnosis != present[0].Diagnosis })
	switch {
	case c.flaky(results):
		c.Flaky = append(c.Flaky, x)
	case differs:
		c.Changed = append(c.Changed, x)
	case len(present) == len(results):
		c.Same++
	}
}

// flaky reports whether a run found the case flaky, or two runs on the same driver differ in
// what came of it.
func (c *Comparison) flaky(results []*Record) bool {
	for k, r := range results {
		if r == nil {
			continue
		}
		if r.Kind == Flake {
			return true
		}
		for n, other := range results[:k] {
			if other != nil && other.Kind != r.Kind && c.Runs[n].Device.String() == c.Runs[k].Device.String() {
				return true
			}
		}
	}
	return false
}

// Merge makes a folder with the results of all runs, which must be on the same device. A
// case with several results keeps the first. Cases that no run has a result of yet stay in
// the list, so that the folder can be resumed.
func Merge(dir string, runs []*Folder) (*Folder, error) {
	if len(runs) == 0 {
		return nil, errors.New("there is nothing to merge")
	}
	info := runs[0].Info
	info.Shard = ""
	var ids []string
	var records []Record
	known, done := map[string]bool{}, map[string]bool{}
	for _, f := range runs {
		if have, want := f.Info.Device.String(), info.Device.String(); have != want {
			return nil, fmt.Errorf("the results in %s are of %s, those in %s of %s", f.Dir, have, runs[0].Dir, want)
		}
		if f.Info.Start.Before(info.Start) {
			info.Start = f.Info.Start
		}
		info.Types = max(info.Types, f.Info.Types)
		for _, id := range f.IDs {
			if !known[id] {
				known[id] = true
				ids = append(ids, id)
			}
		}
		for i := range f.Records {
			if id := f.Records[i].ID; !done[id] {
				done[id] = true
				records = append(records, f.Records[i])
			}
		}
	}
	out, err := CreateFolder(dir, info, ids)
	if err != nil {
		return nil, err
	}
	for _, r := range records {
		if err := out.Add(r); err != nil {
			return nil, errors.Join(err, out.Close())
		}
	}
	return out, errors.Join(out.takePackets(runs), out.Derive(), out.Close())
}

// takePackets copies the packets of the runs. The first of several packets of a case stays, as its result does.
func (f *Folder) takePackets(runs []*Folder) error {
	for _, from := range runs {
		for _, name := range from.packets() {
			err := os.CopyFS(f.path(name), os.DirFS(from.path(name)))
			if err != nil && !errors.Is(err, fs.ErrExist) {
				return err
			}
		}
	}
	return nil
}
