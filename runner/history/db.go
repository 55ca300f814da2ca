// Package history keeps the results of many runs of conform in an SQLite database: what changed between versions of a
// driver, which cases flake, and since which version a case fails. Runs come from the folders that spvc conform and
// spvc-farm write, and become such folders again.
package history

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"time"

	_ "modernc.org/sqlite" // the driver called sqlite

	"github.com/spvc/spvc/runner/conform"
)

// DB is a history. Several processes may use the same file. Methods may be called from several goroutines.
type DB struct {
	sql *sql.DB
	// Path is the name of the file.
	Path string
}

// These numbers identify the file: the program in its header, and the version of the tables.
const (
	applicationID = 0x73707663 // "spvc"
	version       = 1
)

// tables makes the tables of an empty file. A result is small: names and texts that occur often are in tables of their own.
const tables = `
CREATE TABLE runs(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,     -- what tells a run from others, see key
  vendor INTEGER NOT NULL,      -- VkPhysicalDeviceProperties.vendorID
  device INTEGER NOT NULL,      -- deviceID
  driver INTEGER NOT NULL,      -- VkDriverId
  card TEXT NOT NULL,           -- the device, its driver and the versions in one line
  start INTEGER NOT NULL,       -- nanoseconds since 1970
  info TEXT NOT NULL            -- run.json
);
CREATE TABLE cases(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE texts(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE results(
  run INTEGER NOT NULL REFERENCES runs(id),
  "case" INTEGER NOT NULL REFERENCES cases(id),
  kind TEXT NOT NULL,           -- the verdict before expectations, in words
  verdict TEXT NOT NULL,        -- after expectations
  unexpected INTEGER NOT NULL,
  seconds REAL NOT NULL,
  attempts INTEGER NOT NULL,
  diagnosis INTEGER NOT NULL REFERENCES texts(id),
  wrong TEXT,                   -- mismatches and their explanation in JSON
  PRIMARY KEY(run, "case")
) WITHOUT ROWID;
CREATE INDEX results_of_case ON results("case", run);
`

// Open opens the history in a file, which it makes if there is none. The caller closes it.
func Open(path string) (*DB, error) { return open(path, "rwc") }

// OpenExisting opens the history in a file that exists. The error wraps [io/fs.ErrNotExist] if it does not.
func OpenExisting(path string) (*DB, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, fmt.Errorf("the history %s: %w", path, err)
	}
	return open(path, "rw")
}

func open(path, mode string) (*DB, error) {
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath()}
	// Writers wait for each other. The log keeps readers and writers apart.
	name.RawQuery = "mode=" + mode + "&_txlock=immediate&_pragma=busy_timeout(30000)&_pragma=journal_mode(WAL)&_pragma=foreign_keys(1)&_pragma=synchronous(NORMAL)"
	db, err := sql.Open("sqlite", name.String())
	if err != nil {
		return nil, fmt.Errorf("the history %s: %w", path, err)
	}
	d := &DB{sql: db, Path: path}
	if err := d.prepare(); err != nil {
		return nil, errors.Join(fmt.Errorf("the history %s: %w", path, err), db.Close())
	}
	return d, nil
}

// prepare makes the tables, or checks that they are those of this version.
func (d *DB) prepare() error {
	return d.change(context.Background(), func(tx *sql.Tx) error {
		var app, have, n int
		if err := errors.Join(
			tx.QueryRow("PRAGMA application_id").Scan(&app),
			tx.QueryRow("PRAGMA user_version").Scan(&have),
			tx.QueryRow("SELECT count(*) FROM sqlite_schema").Scan(&n),
		); err != nil {
			return err
		}
		switch {
		case n == 0 && app == 0:
			_, err := tx.Exec(tables + fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d;", applicationID, version))
			return err
		case app != applicationID:
			return errors.New("the database is of another program")
		case have != version:
			return fmt.Errorf("its tables have version %d, and this program reads version %d", have, version)
		}
		return nil
	})
}

// change runs f in a transaction, which takes effect as a whole or, if f fails, not at all.
func (d *DB) change(ctx context.Context, f func(tx *sql.Tx) error) error {
	tx, err := d.sql.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// Close closes the file.
func (d *DB) Close() error { return d.sql.Close() }

// Run is a run in the history.
type Run struct {
	id int64
	// Name names the run in this history.
	Name string `json:"name"`
	// Card is the device, its driver and the versions in one line.
	Card string `json:"card"`
	// Results is the number of cases with a result, and Failures that of cases that failed, expected or not.
	Results  int `json:"results"`
	Failures int `json:"failures"`
	// Info is what run.json says.
	Info conform.RunInfo `json:"info"`
}

// Version is the driver's version as the driver writes it.
func (r *Run) Version() string { return r.Info.Device.DriverInfo }

// key tells a run from others. The folder of a run that goes on has the same key.
func key(in *conform.RunInfo) string {
	return in.Start.UTC().Format(time.RFC3339Nano) + "|" + in.Device.String() + "|" + in.Selector + "|" + in.Shard + "|" + in.Version
}
