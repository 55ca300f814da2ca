package history

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spvc/spvc/runner/conform"
)

// Export writes a run as a folder of conform, which spvc conform compare, merge and report take. The cases of the folder
// are those with a result, in the order of their identifiers; files that derive from the results are written too. A run
// in the folder is replaced.
func (d *DB) Export(ctx context.Context, run *Run, dir string) error {
	var ids []string
	err := d.rows(ctx, func(rows *sql.Rows) error {
		ids = append(ids, "")
		return rows.Scan(&ids[len(ids)-1])
	}, `SELECT name FROM results JOIN cases ON cases.id = "case" WHERE run = ? ORDER BY name`, run.id)
	if err != nil {
		return err
	}
	f, err := conform.CreateFolder(dir, run.Info, ids)
	if err != nil {
		return err
	}
	return errors.Join(d.records(ctx, run, f.Add), f.Derive(), f.Close())
}

// records passes the results of a run to f, in the order of their identifiers.
func (d *DB) records(ctx context.Context, run *Run, f func(conform.Record) error) error {
	return d.rows(ctx, func(rows *sql.Rows) error {
		var r conform.Record
		var kind string
		var wrong sql.NullString
		if err := rows.Scan(&r.ID, &kind, &r.Verdict, &r.Unexpected, &r.Seconds, &r.Attempts, &r.Diagnosis, &wrong); err != nil {
			return err
		}
		if err := r.Kind.UnmarshalText([]byte(kind)); err != nil {
			return fmt.Errorf("the history %s, case %s: %w", d.Path, r.ID, err)
		}
		if wrong.Valid {
			var w wrongScalars
			if err := json.Unmarshal([]byte(wrong.String), &w); err != nil {
				return fmt.Errorf("the history %s, case %s: %w", d.Path, r.ID, err)
			}
			r.Mismatches, r.Wrong, r.As = w.Mismatches, w.Wrong, w.As
		}
		return f(r)
	}, `SELECT name, kind, verdict, unexpected, seconds, attempts, text, wrong FROM results JOIN cases ON cases.id = "case" JOIN texts ON texts.id = diagnosis
		WHERE run = ? ORDER BY name`, run.id)
}
