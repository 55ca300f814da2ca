package history

import (
	"context"
	"errors"
	"fmt"

	"github.com/spvc/spvc/runner/conform"
)

// ErrSkip means that a version cannot be tested, for example because it does not install.
var ErrSkip = errors.New("the version cannot be tested")

// Bisection says with which version of a driver the results of cases changed.
type Bisection struct {
	// Cases are in the order in which they were named.
	Cases []Bisected `json:"cases"`
	// Tested are the versions that ran, in the order in which they did, and Skipped those that could not.
	Tested  []string `json:"tested"`
	Skipped []string `json:"skipped,omitempty"`
}

// Bisected says with which version the result of a case changed.
type Bisected struct {
	ID string `json:"id"`
	// Before is the last version with the result of the first one, and After the first with another. Both are empty if the
	// first and the last version have the same result.
	Before string `json:"before,omitempty"`
	After  string `json:"after,omitempty"`
	// Was and Is are the results with these versions.
	Was conform.Record `json:"was"`
	Is  conform.Record `json:"is"`
	// Between is the number of versions between them that could not be tested.
	Between int `json:"between,omitempty"`

	low, high int
}

// Runner runs cases with a version of a driver. It returns their results in the order of the cases, or an error, which
// wraps [ErrSkip] if only this version cannot be tested.
type Runner func(ctx context.Context, version string, ids []string) ([]conform.Record, error)

// bisection is a bisection that goes on.
type bisection struct {
	*Bisection
	ctx      context.Context
	versions []string
	run      Runner
	skipped  []bool
}

// Bisect finds the versions with which the verdicts of cases changed. versions are in their order, at least two, and the
// first and the last must be testable. Each version runs at most once for a case, and all cases share versions, so a case
// costs little beside others. A change in the middle of versions whose ends have the same result is not found.
func Bisect(ctx context.Context, versions, ids []string, run Runner) (*Bisection, error) {
	if len(versions) < 2 || len(ids) == 0 {
		return nil, errors.New("a bisection needs two versions and a case")
	}
	b := &bisection{Bisection: &Bisection{Cases: make([]Bisected, len(ids))}, ctx: ctx, versions: versions, run: run, skipped: make([]bool, len(versions))}
	last := len(versions) - 1
	open := make([]*Bisected, len(ids))
	for i, id := range ids {
		open[i] = &b.Cases[i]
		*open[i] = Bisected{ID: id, high: last}
	}
	if err := errors.Join(b.test(0, open, func(c *Bisected, r conform.Record) { c.Was = r }), b.test(last, open, func(c *Bisected, r conform.Record) { c.Is = r })); err != nil {
		return b.Bisection, fmt.Errorf("at the ends of the versions: %w", err)
	}
	for {
		v, open := b.next()
		if len(open) == 0 {
			break
		}
		if err := b.test(v, open, func(c *Bisected, r conform.Record) { c.narrow(v, r) }); err != nil && !errors.Is(err, ErrSkip) {
			return b.Bisection, err
		}
	}
	for i := range b.Cases {
		if c := &b.Cases[i]; c.changed() {
			c.Before, c.After, c.Between = versions[c.low], versions[c.high], c.high-c.low-1
		}
	}
	return b.Bisection, nil
}

func (c *Bisected) changed() bool { return c.Was.Kind != c.Is.Kind }

// narrow takes the result of a version between low and high.
func (c *Bisected) narrow(v int, r conform.Record) {
	if r.Kind == c.Was.Kind {
		c.low, c.Was = v, r
	} else {
		c.high, c.Is = v, r
	}
}

// next returns the version to test next and the cases for which it matters, or no case if there is nothing to find.
func (b *bisection) next() (v int, open []*Bisected) {
	for i := range b.Cases {
		c := &b.Cases[i]
		if !c.changed() || len(open) == 0 && !b.middle(c, &v) || v <= c.low || v >= c.high {
			continue
		}
		open = append(open, c)
	}
	return v, open
}

// middle sets v to the testable version next to the middle of those between low and high. It returns false if there is none.
func (b *bisection) middle(c *Bisected, v *int) bool {
	best := 0
	for k := c.low + 1; k < c.high; k++ {
		if d := min(k-c.low, c.high-k); !b.skipped[k] && d > best {
			*v, best = k, d
		}
	}
	return best > 0
}

// test runs cases with a version and passes the results to took.
func (b *bisection) test(v int, open []*Bisected, took func(c *Bisected, r conform.Record)) error {
	ids := make([]string, len(open))
	for i, c := range open {
		ids[i] = c.ID
	}
	records, err := b.run(b.ctx, b.versions[v], ids)
	if errors.Is(err, ErrSkip) {
		b.skipped[v] = true
		b.Skipped = append(b.Skipped, b.versions[v])
	}
	if err != nil {
		return fmt.Errorf("version %s: %w", b.versions[v], err)
	}
	if len(records) != len(ids) {
		return fmt.Errorf("version %s: %d results of %d cases", b.versions[v], len(records), len(ids))
	}
	b.Tested = append(b.Tested, b.versions[v])
	for i, c := range open {
		took(c, records[i])
	}
	return nil
}
