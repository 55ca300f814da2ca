package conform

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"regexp"
	"sync"

	"github.com/spvc/spvc/runner"
)

//go:embed known.json
var knownFile []byte

// knownError is an error of a driver and the symptoms by which conform knows it.
type knownError struct {
	// DriverID is the VkDriverId of the driver, and Driver its name for readers.
	DriverID uint32 `json:"driver_id"`
	Driver   string `json:"driver"`
	// Versions matches the versions of the driver that have the error, as the driver
	// itself states them. Without it, all have.
	Versions *pattern `json:"versions"`
	// Cases matches the identifiers of the cases, Kind is their verdict, and Diagnosis
	// matches the details. Without Diagnosis, all details match.
	Cases     *pattern `json:"cases"`
	Kind      Verdict  `json:"kind"`
	Diagnosis *pattern `json:"diagnosis"`
	// Symptom is something that no text of the result says: addresses (most wrong
	// scalars are addresses in structs and arrays copied as one value). It may be empty.
	Symptom string `json:"symptom"`
	// Says describes the error in the result of a case.
	Says string `json:"says"`
}

// pattern is a regular expression in JSON. A nil pattern matches everything.
type pattern struct{ expr *regexp.Regexp }

// UnmarshalText compiles the regular expression.
func (p *pattern) UnmarshalText(text []byte) (err error) {
	p.expr, err = regexp.Compile(string(text))
	return err
}

func (p *pattern) matches(text string) bool { return p == nil || p.expr.MatchString(text) }

// parseKnown parses a list of known errors.
func parseKnown(data []byte) ([]knownError, error) {
	var list []knownError
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&list); err != nil {
		return nil, err
	}
	for i, k := range list {
		if k.Cases == nil || !k.Kind.Bad() || k.Says == "" || k.Symptom != "" && k.Symptom != symptomAddresses {
			return nil, fmt.Errorf("known error %d: a row has cases, a kind of failure, a text, and a symptom that is empty or %q", i, symptomAddresses)
		}
	}
	return list, nil
}

// symptomAddresses is the name of Result.addresses.
const symptomAddresses = "addresses"

// knownErrors returns the errors in the file that ships.
var knownErrors = sync.OnceValue(func() []knownError {
	list, err := parseKnown(knownFile)
	if err != nil {
		panic("conform: known.json: " + err.Error())
	}
	return list
})

// Recognize gives a failed case the verdict Known if a known error of the driver explains
// it. An [Engine] does that for its results, but cannot for a crash, which ends its process.
func (r *Result) Recognize(info *runner.DeviceInfo, c *Case) { r.recognize(knownErrors(), info, c) }

// recognize gives a failed case the verdict Known if one of the errors explains it.
func (r *Result) recognize(known []knownError, info *runner.DeviceInfo, c *Case) {
	if !r.Verdict.Bad() {
		return
	}
	id := c.ID()
	for i := range known {
		k := &known[i]
		if k.DriverID == info.DriverID && k.Versions.matches(info.DriverInfo) && k.Cases.matches(id) && k.Kind == r.Verdict &&
			k.Diagnosis.matches(r.Detail) && (k.Symptom == "" || r.addresses) {
			r.Verdict, r.Detail = Known, k.Says
			return
		}
	}
}
