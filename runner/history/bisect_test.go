package history

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/conform"
)

// TestBisect has cases that change with several versions, and versions that cannot be tested.
func TestBisect(t *testing.T) {
	t.Parallel()
	const n = 100
	var versions []string
	for v := range n {
		versions = append(versions, strconv.Itoa(v))
	}
	// The changes of the cases by the version with which they come: 0 stands for a case that always fails, n for one that passes.
	changes := map[string]int{"first": 1, "middle": 50, "late": 99, "always": 0, "never": n, "beside": 51}
	ids := []string{"first", "middle", "late", "always", "never", "beside"}
	untestable := []int{48, 49, 50, 97}
	ran := map[string]int{}
	b, err := Bisect(t.Context(), versions, ids, func(_ context.Context, version string, ids []string) ([]conform.Record, error) {
		v, _ := strconv.Atoi(version)
		if slices.Contains(untestable, v) {
			return nil, fmt.Errorf("%w: it does not install", ErrSkip)
		}
		var out []conform.Record
		for _, id := range ids {
			if ran[id+version]++; ran[id+version] > 1 {
				t.Errorf("%s runs again with version %s", id, version)
			}
			r := conform.Record{ID: id, Diagnosis: version}
			if v >= changes[id] {
				r.Kind = conform.WrongRead
			}
			out = append(out, r)
		}
		return out, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][2]string{"first": {"0", "1"}, "middle": {"47", "51"}, "late": {"98", "99"}, "beside": {"47", "51"}}
	for _, c := range b.Cases {
		if got := [2]string{c.Before, c.After}; got != want[c.ID] {
			t.Errorf("%s: %q, want %q", c.ID, got, want[c.ID])
		} else if c.After != "" && (c.Was.Diagnosis != c.Before || c.Is.Diagnosis != c.After || c.Was.Kind != conform.Pass || c.Is.Kind != conform.WrongRead) {
			t.Errorf("%s: the results are %+v and %+v", c.ID, c.Was, c.Is)
		}
		if between := map[string]int{"middle": 3, "beside": 3}[c.ID]; c.Between != between {
			t.Errorf("%s: %d versions between, want %d", c.ID, c.Between, between)
		}
	}
	if len(b.Tested) > 20 || !slices.Equal(slices.Sorted(slices.Values(b.Skipped)), []string{"48", "49", "50", "97"}) {
		t.Errorf("%d versions ran: %q; skipped: %q", len(b.Tested), b.Tested, b.Skipped)
	}
}

// TestBisectFails has what a bisection refuses, and runners that fail.
func TestBisectFails(t *testing.T) {
	t.Parallel()
	broken := errors.New("the board burns")
	two, three, one := []string{"a", "b"}, []string{"a", "b", "c"}, []string{"case"}
	kind := func(v string) []conform.Record {
		if v == "a" {
			return []conform.Record{{}}
		}
		return []conform.Record{{Kind: conform.Crash}}
	}
	for _, row := range []struct {
		versions, ids []string
		run           func(v string) ([]conform.Record, error)
		err           string
	}{
		{two[:1], one, nil, "needs two versions and a case"},
		{two, nil, nil, "needs two versions and a case"},
		{two, one, func(v string) ([]conform.Record, error) { return nil, fmt.Errorf("%w: no", ErrSkip) }, "at the ends of the versions: version a: " + ErrSkip.Error()},
		{three, one, func(v string) ([]conform.Record, error) {
			if v == "b" {
				return nil, broken
			}
			return kind(v), nil
		}, "version b: the board burns"},
		{two, one, func(v string) ([]conform.Record, error) { return nil, nil }, "0 results of 1 cases"},
	} {
		_, err := Bisect(t.Context(), row.versions, row.ids, func(_ context.Context, v string, _ []string) ([]conform.Record, error) { return row.run(v) })
		if err == nil || !strings.Contains(err.Error(), row.err) {
			t.Errorf("%v: %v, want %q", row.versions, err, row.err)
		}
	}
}
