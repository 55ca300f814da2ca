package history

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/runner/conform"
)

// bad is the list of the kinds of failures in SQL. Unsupported cases and known driver errors are none.
func bad() string {
	var out []string
	for v := conform.Pass; v <= conform.Known; v++ {
		if v.Bad() {
			out = append(out, "'"+v.String()+"'")
		}
	}
	return "(" + strings.Join(out, ", ") + ")"
}

// rows passes each row of a query to scan.
func (d *DB) rows(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	rows, err := d.sql.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Runs returns all runs, the oldest first.
func (d *DB) Runs(ctx context.Context) ([]Run, error) {
	var out []Run
	err := d.rows(ctx, func(rows *sql.Rows) error {
		var r Run
		var info string
		if err := rows.Scan(&r.id, &r.Name, &r.Card, &info, &r.Results, &r.Failures); err != nil {
			return err
		}
		out = append(out, r)
		return json.Unmarshal([]byte(info), &out[len(out)-1].Info)
	}, `SELECT id, name, card, info, (SELECT count(*) FROM results WHERE run = id), (SELECT count(*) FROM results WHERE run = id AND kind IN `+bad()+`)
		FROM runs ORDER BY start, id`)
	return out, err
}

// ErrNoRun means that the history has no run of a name.
var ErrNoRun = errors.New("there is no such run")

// Run returns the run called name.
func (d *DB) Run(ctx context.Context, name string) (*Run, error) {
	runs, err := d.Runs(ctx)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(runs))
	for i := range runs {
		if names[i] = runs[i].Name; names[i] == name {
			return &runs[i], nil
		}
	}
	return nil, fmt.Errorf("the history %s, run %q: %w%s", d.Path, name, ErrNoRun, editdist.Note("; ", name, names))
}

// Result is the result of a case in a run.
type Result struct {
	// Run names the run, and Card its device with the versions.
	Run  string `json:"run"`
	Card string `json:"card"`
	// Kind is the verdict before expectations.
	Kind      string  `json:"kind"`
	Diagnosis string  `json:"diagnosis,omitempty"`
	Seconds   float64 `json:"seconds"`
}

// Case returns the results of a case, the oldest first.
func (d *DB) Case(ctx context.Context, id string) ([]Result, error) {
	var out []Result
	err := d.rows(ctx, func(rows *sql.Rows) error {
		var r Result
		if err := rows.Scan(&r.Run, &r.Card, &r.Kind, &r.Diagnosis, &r.Seconds); err != nil {
			return err
		}
		out = append(out, r)
		return nil
	}, `SELECT runs.name, runs.card, kind, text, seconds FROM cases JOIN results ON "case" = cases.id JOIN runs ON runs.id = run JOIN texts ON texts.id = diagnosis
		WHERE cases.name = ? ORDER BY start, runs.id`, id)
	return out, err
}

// Difference is a case whose result differs between two runs.
type Difference struct {
	ID string `json:"id"`
	// From and To are the verdicts before expectations, in words.
	From string `json:"from"`
	To   string `json:"to"`
	// Diagnosis is the diagnosis of the second run, or that of the first if the second has none.
	Diagnosis string `json:"diagnosis,omitempty"`
}

// Changes are the differences between two runs.
type Changes struct {
	From *Run `json:"from"`
	To   *Run `json:"to"`
	// Same is the number of cases with the same result, and Partial that of cases that one of the runs has no result of.
	Same    int `json:"same"`
	Partial int `json:"partial"`
	// Changed are the cases whose verdict or diagnosis differs, by their identifiers.
	Changed []Difference `json:"changed"`
}

// Compare compares two runs.
func (d *DB) Compare(ctx context.Context, from, to *Run) (*Changes, error) {
	c := &Changes{From: from, To: to, Changed: []Difference{}}
	both := 0
	err := d.sql.QueryRowContext(ctx, `SELECT count(*) FROM results a JOIN results b ON a."case" = b."case" WHERE a.run = ? AND b.run = ?`, from.id, to.id).Scan(&both)
	if err != nil {
		return nil, err
	}
	err = d.rows(ctx, func(rows *sql.Rows) error {
		var x Difference
		var first string
		if err := rows.Scan(&x.ID, &x.From, &x.To, &first, &x.Diagnosis); err != nil {
			return err
		}
		if x.Diagnosis == "" {
			x.Diagnosis = first
		}
		c.Changed = append(c.Changed, x)
		return nil
	}, `SELECT name, a.kind, b.kind, s.text, t.text FROM results a JOIN results b ON a."case" = b."case" JOIN cases ON cases.id = a."case"
		JOIN texts s ON s.id = a.diagnosis JOIN texts t ON t.id = b.diagnosis
		WHERE a.run = ? AND b.run = ? AND (a.kind <> b.kind OR a.diagnosis <> b.diagnosis) ORDER BY name`, from.id, to.id)
	c.Same, c.Partial = both-len(c.Changed), from.Results+to.Results-2*both
	return c, err
}

// Versions returns the newest run of each version of the driver of each device, the versions of a device one after another
// in the order in which they were first run. Compare of neighbors on the same device says what a version changed.
func (d *DB) Versions(ctx context.Context) ([][]Run, error) {
	runs, err := d.Runs(ctx)
	if err != nil {
		return nil, err
	}
	type device struct{ vendor, device, driver uint32 }
	devices := map[device]int{}
	cards := map[string]int{} // where the run of the version is, in the list of its device
	var out [][]Run
	for _, r := range runs {
		c := &r.Info.Device
		at := device{c.VendorID, c.DeviceID, c.DriverID}
		k, ok := devices[at]
		if !ok {
			k = len(out)
			devices[at], out = k, append(out, nil)
		}
		if n, ok := cards[r.Card]; ok {
			out[k][n] = r
			continue
		}
		cards[r.Card] = len(out[k])
		out[k] = append(out[k], r)
	}
	return out, nil
}

// Flake is a case with different results on the same version of the same driver.
type Flake struct {
	ID   string `json:"id"`
	Card string `json:"card"`
	// Kinds counts the results by their verdicts, such as "flake 1, pass 6". Runs is their number.
	Kinds string `json:"kinds"`
	Runs  int    `json:"runs"`
}

// Flakes returns the cases that a run found to be flaky, or whose verdicts differ between runs on the same version of
// the same driver. A card that is not empty restricts them to the device and versions that it describes.
func (d *DB) Flakes(ctx context.Context, card string) ([]Flake, error) {
	out := []Flake{}
	err := d.rows(ctx, func(rows *sql.Rows) error {
		var kind string
		var f Flake
		var n int
		if err := rows.Scan(&f.Card, &f.ID, &kind, &n); err != nil {
			return err
		}
		if last := len(out) - 1; last >= 0 && out[last].ID == f.ID && out[last].Card == f.Card {
			out[last].Kinds += fmt.Sprintf(", %s %d", kind, n)
			out[last].Runs += n
			return nil
		}
		f.Kinds, f.Runs = fmt.Sprintf("%s %d", kind, n), n
		out = append(out, f)
		return nil
	}, `WITH counted AS (SELECT card, "case" AS c, kind, count(*) AS n FROM results JOIN runs ON runs.id = run WHERE ?1 = '' OR card = ?1 GROUP BY card, "case", kind)
		SELECT card, name, kind, n FROM counted JOIN cases ON cases.id = c
		WHERE (card, c) IN (SELECT card, c FROM counted GROUP BY card, c HAVING count(*) > 1 OR max(kind = 'flake')) ORDER BY card, name, kind`, card)
	return out, err
}
