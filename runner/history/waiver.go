package history

import (
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"

	"github.com/spvc/spvc/runner/conform"
)

// Waivers are the failures of a run that somebody accepts.
type Waivers struct {
	run *Run
	// Fails are the cases that fail each time, with their statuses before expectations, and Flakes those that the
	// history has with other results on the same version of the same driver. Both are in the order of identifiers.
	Fails  []conform.Record
	Flakes []string
}

// Waivers returns the failures of a run.
func (d *DB) Waivers(ctx context.Context, run *Run) (*Waivers, error) {
	w := &Waivers{run: run}
	flakes, err := d.Flakes(ctx, run.Card)
	if err != nil {
		return nil, err
	}
	flaky := map[string]bool{}
	for i := range flakes {
		flaky[flakes[i].ID] = true
		w.Flakes = append(w.Flakes, flakes[i].ID)
	}
	err = d.records(ctx, run, func(r conform.Record) error {
		if r.Kind.Bad() && !flaky[r.ID] {
			w.Fails = append(w.Fails, r)
		}
		return nil
	})
	return w, err
}

// WriteFails writes the cases that fail each time as deqp-runner's lists of failures, which are values of --baseline: an
// identifier, a comma and a status on each line.
func (w *Waivers) WriteFails(out io.Writer) error {
	if err := w.comment(out); err != nil {
		return err
	}
	for i := range w.Fails {
		r := &w.Fails[i]
		if _, err := fmt.Fprintf(out, "%s,%s\n", r.ID, r.Kind.Status()); err != nil {
			return err
		}
	}
	return nil
}

// WriteFlakes writes the cases that flake as deqp-runner's lists of flakes and skips: a regular expression on each line.
func (w *Waivers) WriteFlakes(out io.Writer) error {
	if err := w.comment(out); err != nil {
		return err
	}
	for _, id := range w.Flakes {
		if _, err := fmt.Fprintf(out, "^%s$\n", regexp.QuoteMeta(id)); err != nil {
			return err
		}
	}
	return nil
}

func (w *Waivers) comment(out io.Writer) error {
	_, err := fmt.Fprintf(out, "# %s\n", w.run.Card)
	return err
}

// These are the elements of a waiver file of the CTS, as its framework reads them (tcuWaiverUtil): a vendor by its
// number, devices by theirs, and the names of tests.
type (
	waiverList struct {
		XMLName xml.Name `xml:"waiver_list"`
		Waivers []waiver `xml:"waiver"`
	}
	waiver struct {
		Vendor      string   `xml:"vendorId,attr"`
		URL         string   `xml:"url,attr"`
		Description string   `xml:"description"`
		Devices     []string `xml:"device_list>d"`
		Tests       []string `xml:"t"`
	}
)

// WriteCTS writes the cases that fail each time as the waiver file of the CTS that --deqp-waiver-file takes, with one waiver
// for each diagnosis. url says where the waiver was granted.
func (w *Waivers) WriteCTS(out io.Writer, url string) error {
	var list waiverList
	c := &w.run.Info.Device
	at := map[string]int{}
	for i := range w.Fails {
		r := &w.Fails[i]
		text := string(r.Kind.Status())
		if r.As != "" {
			text += ": as with " + r.As
		}
		n, ok := at[text]
		if !ok {
			n = len(list.Waivers)
			at[text] = n
			list.Waivers = append(list.Waivers, waiver{
				Vendor: fmt.Sprintf("0x%x", c.VendorID), URL: url, Description: w.run.Card + ": " + text, Devices: []string{fmt.Sprintf("0x%x", c.DeviceID)},
			})
		}
		list.Waivers[n].Tests = append(list.Waivers[n].Tests, r.ID)
	}
	if _, err := io.WriteString(out, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(out)
	enc.Indent("", "  ")
	if err := enc.Encode(&list); err != nil {
		return err
	}
	_, err := io.WriteString(out, "\n")
	return err
}
