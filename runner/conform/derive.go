package conform

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"
	"time"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// derivedFiles returns the names of the files that Derive writes.
func derivedFiles() []string { return []string{"results.csv", "failures.csv", "junit.xml", pageFile} }

// Derive writes the files that derive from the results: results.csv with the columns of
// deqp-runner (identifier, status, seconds), failures.csv, which is a baseline of the
// failures, junit.xml, and report.html, see [Page].
func (f *Folder) Derive() error {
	records := f.Sorted()
	var results, failures [][]string
	for i := range records {
		r := &records[i]
		results = append(results, []string{r.ID, string(r.Verdict), seconds(r.Seconds)})
		if r.Kind.Bad() {
			failures = append(failures, []string{r.ID, string(r.Kind.Status())})
		}
	}
	for _, file := range []struct {
		name string
		rows [][]string
	}{{"results.csv", results}, {"failures.csv", failures}} {
		var b bytes.Buffer
		w := csv.NewWriter(&b)
		if err := w.WriteAll(file.rows); err != nil {
			return err
		}
		if err := f.write(file.name, b.Bytes()); err != nil {
			return err
		}
	}
	var b bytes.Buffer
	if err := f.junit(records).WriteXML(&b); err != nil {
		return err
	}
	if err := f.write("junit.xml", b.Bytes()); err != nil {
		return err
	}
	page, err := Page(f.Dir, []*Folder{f})
	if err != nil {
		return err
	}
	return f.write(pageFile, page)
}

func seconds(s float64) string { return strconv.FormatFloat(s, 'f', 6, 64) }

// junit returns the results as a suite for each storage class and rule set.
func (f *Folder) junit(records []Record) *junit.Testsuites {
	suites := &junit.Testsuites{Name: "spvc conform on " + f.Info.Device.String()}
	total := 0.0
	place := map[string]int{}
	var list []junit.Testsuite
	var times []float64
	for i := range records {
		r := &records[i]
		name := suiteOf(r.ID)
		at, ok := place[name]
		if !ok {
			at = len(list)
			place[name] = at
			list, times = append(list, junit.Testsuite{Name: name, ID: at, Timestamp: f.Info.Start.Format(time.RFC3339)}), append(times, 0)
		}
		c := junit.Testcase{Name: r.ID, Classname: name, Time: seconds(r.Seconds)}
		// Data would become CDATA, in which no byte of a driver's message is escaped.
		switch text := &(junit.Result{Message: r.Diagnosis, Type: string(r.Verdict)}); {
		case r.Unexpected:
			c.Failure = text
		case r.Verdict != StatusPass:
			c.Skipped = text
		}
		list[at].AddTestcase(c)
		times[at] += r.Seconds
		total += r.Seconds
	}
	for i := range list {
		list[i].Time = seconds(times[i])
		suites.AddSuite(list[i])
	}
	suites.Time = seconds(total)
	return suites
}

// suiteOf returns the storage class and the rule set in an identifier.
func suiteOf(id string) string {
	part := strings.SplitN(id, "/", 4)
	if len(part) < 4 {
		return id
	}
	return part[1] + "." + part[2]
}
