package history

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spvc/spvc/runner/conform"
)

// wrongScalars is what the column wrong of a result holds.
type wrongScalars struct {
	Mismatches []conform.Mismatch `json:"mismatches,omitempty"`
	Wrong      int                `json:"wrong,omitempty"`
	As         string             `json:"as,omitempty"`
}

// adder adds the results of a run.
type adder struct {
	ctx              context.Context
	addCase, getCase *sql.Stmt
	addText, getText *sql.Stmt
	result           *sql.Stmt
	run              int64
	added            int
	texts            map[string]int64
}

// maxTexts bounds the texts that an adder remembers.
const maxTexts = 4096

// Add adds the run in a folder that spvc conform or spvc-farm wrote, under a name, or if that is empty the name of the folder.
// A number is appended to a name that another run has. Of a run that the history has, Add adds the results that are new,
// and the run keeps its name. It returns the name of the run and the number of results added.
func (d *DB) Add(ctx context.Context, dir, name string) (run string, added int, err error) {
	if name == "" {
		abs, err := filepath.Abs(dir)
		if err != nil {
			return "", 0, err
		}
		name = filepath.Base(abs)
	}
	err = d.change(ctx, func(tx *sql.Tx) (err error) {
		a := &adder{ctx: ctx, texts: map[string]int64{}}
		err = conform.ScanFolder(dir, func(in *conform.RunInfo) (err error) {
			if run, err = a.begin(tx, in, name); err != nil {
				return err
			}
			return a.prepare(tx)
		}, a.add)
		added = a.added
		return err
	})
	if err != nil {
		return "", 0, fmt.Errorf("adding %s to the history %s: %w", dir, d.Path, err)
	}
	return run, added, nil
}

// begin finds the run, or adds it. It returns its name.
func (a *adder) begin(tx *sql.Tx, in *conform.RunInfo, name string) (string, error) {
	var have string
	err := tx.QueryRowContext(a.ctx, "SELECT id, name FROM runs WHERE key = ?", key(in)).Scan(&a.run, &have)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return have, err
	}
	free := name
	for n := 2; ; n++ {
		var taken int
		if err := tx.QueryRowContext(a.ctx, "SELECT count(*) FROM runs WHERE name = ?", free).Scan(&taken); err != nil {
			return "", err
		}
		if taken == 0 {
			break
		}
		free = fmt.Sprintf("%s-%d", name, n)
	}
	info, err := json.Marshal(in)
	if err != nil {
		return "", err
	}
	c := &in.Device
	r, err := tx.ExecContext(a.ctx, "INSERT INTO runs(name, key, vendor, device, driver, card, start, info) VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
		free, key(in), c.VendorID, c.DeviceID, c.DriverID, c.String(), in.Start.UnixNano(), info)
	if err != nil {
		return "", err
	}
	a.run, err = r.LastInsertId()
	return free, err
}

func (a *adder) prepare(tx *sql.Tx) error {
	for _, s := range []struct {
		to   **sql.Stmt
		text string
	}{
		{&a.addCase, "INSERT OR IGNORE INTO cases(name) VALUES(?)"},
		{&a.getCase, "SELECT id FROM cases WHERE name = ?"},
		{&a.addText, "INSERT OR IGNORE INTO texts(text) VALUES(?)"},
		{&a.getText, "SELECT id FROM texts WHERE text = ?"},
		{&a.result, `INSERT OR IGNORE INTO results(run, "case", kind, verdict, unexpected, seconds, attempts, diagnosis, wrong) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)`},
	} {
		var err error
		// The statements end with the transaction.
		if *s.to, err = tx.PrepareContext(a.ctx, s.text); err != nil {
			return err
		}
	}
	return nil
}

// add adds a result. Of several results of a case the first counts.
func (a *adder) add(r *conform.Record) error {
	id, err := a.idOf(a.addCase, a.getCase, r.ID)
	if err != nil {
		return err
	}
	text, ok := a.texts[r.Diagnosis]
	if !ok {
		if text, err = a.idOf(a.addText, a.getText, r.Diagnosis); err != nil {
			return err
		}
		if len(a.texts) == maxTexts {
			clear(a.texts)
		}
		a.texts[r.Diagnosis] = text
	}
	var wrong any
	if r.Wrong > 0 || r.As != "" || len(r.Mismatches) > 0 {
		data, err := json.Marshal(wrongScalars{r.Mismatches, r.Wrong, r.As})
		if err != nil {
			return err
		}
		wrong = string(data)
	}
	done, err := a.result.ExecContext(a.ctx, a.run, id, r.Kind.String(), string(r.Verdict), r.Unexpected, r.Seconds, r.Attempts, text, wrong)
	if err != nil {
		return err
	}
	n, err := done.RowsAffected()
	a.added += int(n)
	return err
}

// idOf returns the number of a text in a table, to which it adds the text if it is new.
func (a *adder) idOf(add, get *sql.Stmt, text string) (id int64, err error) {
	err = get.QueryRowContext(a.ctx, text).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return id, err
	}
	if _, err := add.ExecContext(a.ctx, text); err != nil {
		return 0, err
	}
	return id, get.QueryRowContext(a.ctx, text).Scan(&id)
}
