package conform

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
)

// TestRecognize changes each symptom of a known error.
func TestRecognize(t *testing.T) {
	t.Parallel()
	const row = `{"driver_id": 7, "driver": "d", "versions": "^2[.]", "cases": "/copy/", "kind": "wrong copy", "diagnosis": "0x8", "symptom": "addresses", "says": "it is known"}`
	known, err := parseKnown([]byte("[" + row + "]"))
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(r *Result, d *runner.DeviceInfo, c *Case){
		"":          func(*Result, *runner.DeviceInfo, *Case) {},
		"driver":    func(_ *Result, d *runner.DeviceInfo, _ *Case) { d.DriverID = 8 },
		"version":   func(_ *Result, d *runner.DeviceInfo, _ *Case) { d.DriverInfo = "12.1" },
		"case":      func(_ *Result, _ *runner.DeviceInfo, c *Case) { c.Probe = "read" },
		"kind":      func(r *Result, _ *runner.DeviceInfo, _ *Case) { r.Verdict = WrongRead },
		"diagnosis": func(r *Result, _ *runner.DeviceInfo, _ *Case) { r.Detail = "0x9" },
		"symptom":   func(r *Result, _ *runner.DeviceInfo, _ *Case) { r.addresses = false },
		"pass":      func(r *Result, _ *runner.DeviceInfo, _ *Case) { r.Verdict = Pass },
	} {
		r := &Result{Verdict: WrongCopy, Detail: "at 0x8", addresses: true}
		d := &runner.DeviceInfo{DriverID: 7, DriverInfo: "2.1"}
		c := &Case{Type: "{f}", Rules: "std140", Class: "Uniform", Probe: "copy"}
		change(r, d, c)
		r.recognize(known, d, c)
		if (r.Verdict == Known && r.Detail == "it is known") != (what == "") {
			t.Errorf("another %s: %s %s", what, r.Verdict, r.Detail)
		}
	}
	few := &Result{Verdict: WrongCopy}
	few.recognize([]knownError{{Cases: known[0].Cases, Kind: WrongCopy}}, &runner.DeviceInfo{}, &Case{Probe: "copy"})
	if few.Verdict != Known {
		t.Error("a row without versions, diagnosis and symptom matches nothing")
	}
}

func TestMostly(t *testing.T) {
	if !mostly(6, 6) || !mostly(6, 7) || mostly(1, 2) || mostly(0, 1) {
		t.Error("6 of 6 and 6 of 7 are most, 1 of 2 and 0 of 1 are not")
	}
}

func TestWrongKnown(t *testing.T) {
	t.Parallel()
	const good = `{"cases": "a", "kind": "wrong copy", "says": "b"}`
	if list, err := parseKnown([]byte("[" + good + "]")); err != nil || len(list) != 1 {
		t.Fatal(err)
	}
	for from, to := range map[string]string{
		`"cases": "a", `:       "",
		`"cases": "a"`:         `"cases": "("`,
		`"kind": "wrong copy"`: `"kind": "pass"`,
		`"wrong copy"`:         `"odd"`,
		`, "says": "b"`:        "",
		`"says"`:               `"symptom": "x", "says"`,
		`"says": "b"`:          `"says": "b", "other": 1`,
	} {
		if _, err := parseKnown([]byte("[" + strings.Replace(good, from, to, 1) + "]")); err == nil {
			t.Errorf("%s in place of %s is not refused", to, from)
		}
	}
	if len(knownErrors()) == 0 {
		t.Error("no known errors ship")
	}
}
