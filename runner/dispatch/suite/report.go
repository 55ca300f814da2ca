package suite

import (
	"bytes"
	"strconv"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// Report is what became of the files of a run.
type Report struct {
	Device string    `json:"device"`
	Driver string    `json:"driver"`
	Files  []Outcome `json:"files"`
	// Verdicts and Reasons count the files.
	Verdicts []Tally `json:"verdicts"`
	Reasons  []Tally `json:"reasons"`
	Seconds  float64 `json:"seconds"`
}

// Tally is a number of files.
type Tally struct {
	Text  string `json:"text"`
	Files int    `json:"files"`
}

// Add adds an outcome.
func (r *Report) Add(o Outcome) {
	r.Files = append(r.Files, o)
	r.Seconds += o.Seconds
}

// Count fills in the numbers of files.
func (r *Report) Count() {
	verdicts, reasons := map[Verdict]int{}, map[Reason]int{}
	for i := range r.Files {
		verdicts[r.Files[i].Verdict]++
		if r.Files[i].Verdict == NotSupported {
			reasons[r.Files[i].Reason]++
		}
	}
	r.Verdicts, r.Reasons = []Tally{}, []Tally{}
	for _, v := range Verdicts() {
		if verdicts[v] > 0 {
			r.Verdicts = append(r.Verdicts, Tally{string(v), verdicts[v]})
		}
	}
	for _, why := range Reasons() {
		if reasons[why] > 0 {
			r.Reasons = append(r.Reasons, Tally{string(why), reasons[why]})
		}
	}
}

// Ran returns the number of files that ran, and whether one of them has a bad verdict.
func (r *Report) Ran() (n int, bad bool) {
	for i := range r.Files {
		if r.Files[i].Verdict != NotSupported {
			n++
		}
		bad = bad || r.Files[i].Verdict.Bad()
	}
	return n, bad
}

// JUnit returns the report as a suite of JUnit: bad verdicts are failures, and others but passes are skipped.
func (r *Report) JUnit() ([]byte, error) {
	s := junit.Testsuite{Name: "spvc dispatch --suite on " + r.Device, Time: seconds(r.Seconds)}
	for i := range r.Files {
		f := &r.Files[i]
		c := junit.Testcase{Name: f.Name, Classname: "suite", Time: seconds(f.Seconds)}
		text := f.Detail
		if f.Reason != "" {
			text = (&Refusal{f.Reason, f.Detail}).Error()
		}
		switch result := (&junit.Result{Message: text, Type: string(f.Verdict)}); {
		case f.Verdict.Bad():
			c.Failure = result
		case f.Verdict != Pass:
			c.Skipped = result
		}
		s.AddTestcase(c)
	}
	all := &junit.Testsuites{Name: s.Name, Time: s.Time}
	all.AddSuite(s)
	var b bytes.Buffer
	err := all.WriteXML(&b)
	return b.Bytes(), err
}

func seconds(s float64) string { return strconv.FormatFloat(s, 'f', 6, 64) }
