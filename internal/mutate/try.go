package mutate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Package live reads these environment variables: the number of the active mutant, and
// the name of a file that records the reached mutants. Tests that run programs with
// their own environment must pass them on.
const (
	EnvMutant = "SPVC_MUTANT"
	EnvReach  = "SPVC_MUTANT_REACH"
)

// unit is a test that runs alone: a test function or, if the function takes long, one
// of its subtests.
type unit struct {
	pkg   int // index of its package in build.tests
	name  string
	took  time.Duration
	reach []byte // 1 at the IDs of the mutants that the test reaches
}

// long is the time above which the subtests of a test become units.
const long = 300 * time.Millisecond

// record runs each test alone without a mutant. It returns the tests, and those that it
// skipped.
func (b *build) record() (units []*unit, leftOut []string, err error) {
	reach := filepath.Join(b.work, "reach")
	for i := range b.tests {
		t := &b.tests[i]
		names, err := b.testNames(t)
		if err != nil {
			return nil, nil, err
		}
		start := time.Now()
		for _, name := range names {
			if b.Skip != nil && b.Skip.MatchString(name) {
				leftOut = append(leftOut, t.path+"."+name+": told to skip it")
				continue
			}
			us, why, err := b.recordTest(i, name, reach)
			if err != nil {
				return nil, nil, err
			}
			units = append(units, us...)
			leftOut = append(leftOut, why...)
		}
		fmt.Fprintf(b.Log, "%s: %d tests recorded in %s\n", t.path, len(names), time.Since(start).Round(time.Millisecond))
	}
	if len(units) == 0 {
		return nil, nil, errors.New("no test passes without a mutant:\n" + strings.Join(leftOut, "\n"))
	}
	return units, leftOut, nil
}

// testNames lists the test functions of t.
func (b *build) testNames(t *testPkg) ([]string, error) {
	out, err := b.command(b.ctx, t, nil, "-test.list=^(Test|Example)").Output()
	if err != nil {
		return nil, fmt.Errorf("%s: listing the tests: %w", t.path, err)
	}
	return strings.Fields(string(out)), nil
}

// command returns a command that runs the test binary of t.
func (b *build) command(ctx context.Context, t *testPkg, env []string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, t.binary, args...)
	cmd.Dir = t.dir
	cmd.Env = append(os.Environ(), env...)
	if b.Jobs > 0 {
		cmd.Env = append(cmd.Env, fmt.Sprintf("GOMAXPROCS=%d", b.Jobs))
	}
	cmd.WaitDelay = time.Second
	return cmd
}

// recordTest runs one test function alone, and its subtests if it takes long.
func (b *build) recordTest(pkg int, name, reach string) (units []*unit, leftOut []string, err error) {
	limit := 2 * time.Minute
	if b.Slow > 0 {
		limit = 4 * b.Slow
	}
	u, out, why, err := b.recordUnit(pkg, name, reach, limit)
	if err != nil {
		return nil, nil, err
	}
	whole := func(why string) ([]*unit, []string, error) {
		if why == "" && b.Slow > 0 && u.took > b.Slow {
			why = "takes longer than " + b.Slow.String()
		}
		if why != "" {
			return nil, []string{b.tests[pkg].path + "." + name + ": " + why}, nil
		}
		return []*unit{u}, nil, nil
	}
	subs := leafTests(name, out)
	if why != "" || u.took < long || len(subs) < 4 {
		return whole(why)
	}
	for _, sub := range subs {
		su, _, why, err := b.recordUnit(pkg, sub, reach, limit)
		switch {
		case err != nil:
			return nil, nil, err
		case why != "":
			return whole("") // the subtest needs the tests that run with it
		case b.Slow > 0 && su.took > b.Slow:
			leftOut = append(leftOut, b.tests[pkg].path+"."+sub+": takes longer than "+b.Slow.String())
			continue
		}
		units = append(units, su)
	}
	return units, leftOut, nil
}

// recordUnit runs one test alone. If the test cannot be a unit, why is the reason.
func (b *build) recordUnit(pkg int, name, reach string, limit time.Duration) (u *unit, out, why string, err error) {
	if err := os.WriteFile(reach, make([]byte, len(b.mutants)+1), 0o666); err != nil {
		return nil, "", "", err
	}
	ctx, cancel := context.WithTimeout(b.ctx, limit)
	defer cancel()
	start := time.Now()
	text, err := b.command(ctx, &b.tests[pkg], []string{EnvReach + "=" + reach}, "-test.v", "-test.run="+pattern(name)).CombinedOutput()
	u = &unit{pkg: pkg, name: name, took: time.Since(start)}
	switch {
	case b.ctx.Err() != nil:
		return nil, "", "", b.ctx.Err()
	case ctx.Err() != nil:
		return nil, "", "takes longer than " + limit.String(), nil
	case err != nil:
		return nil, "", "fails alone without a mutant: " + lastLines(string(text), 5), nil
	}
	u.reach, err = os.ReadFile(reach)
	return u, string(text), "", err
}

func lastLines(s string, n int) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[max(0, len(lines)-n):], " | ")
}

var ranLine = regexp.MustCompile(`(?m)^=== RUN +(\S+)$`)

// leafTests lists the subtests of name in the output of a run that have no subtests.
func leafTests(name, out string) []string {
	var all, leaves []string
	inner := map[string]bool{}
	for _, m := range ranLine.FindAllStringSubmatch(out, -1) {
		if strings.HasPrefix(m[1], name+"/") {
			all = append(all, m[1])
			for i, c := range m[1] {
				if c == '/' {
					inner[m[1][:i]] = true
				}
			}
		}
	}
	for _, n := range all {
		if !inner[n] {
			leaves = append(leaves, n)
		}
	}
	return leaves
}

// pattern returns the -test.run pattern that matches exactly one test.
func pattern(name string) string {
	parts := strings.Split(name, "/")
	for i, p := range parts {
		parts[i] = "^" + regexp.QuoteMeta(p) + "$"
	}
	return strings.Join(parts, "/")
}

// verdict runs a mutant with the tests that reach it, the nearest packages first.
func (b *build) verdict(m *Mutant, units []*unit) (Verdict, error) {
	v := Verdict{Mutant: m, Outcome: NotReached}
	if outcome, by, ok := strings.Cut(b.Known[m.key()], "\t"); ok && outcome == Killed.String() {
		v.Outcome, v.By = Killed, by
		return v, nil
	}
	byPkg := make([][]*unit, len(b.tests))
	for _, u := range units {
		if u.reach[m.ID] != 0 {
			v.Tests++
			byPkg[u.pkg] = append(byPkg[u.pkg], u)
		}
	}
	if v.Tests == 0 {
		return v, nil
	}
	v.Outcome = Survived
	for pkg, us := range byPkg {
		if len(us) == 0 {
			continue
		}
		var err error
		if v.Outcome, v.By, err = b.tryOn(m, pkg, us); err != nil || v.Found() {
			return v, err
		}
	}
	return v, nil
}

// tryOn runs the tests us of a package with the mutant.
func (b *build) tryOn(m *Mutant, pkg int, us []*unit) (Outcome, string, error) {
	t := &b.tests[pkg]
	var took time.Duration
	patterns := make([]string, len(us))
	for i, u := range us {
		took += u.took
		patterns[i] = pattern(u.name)
	}
	ctx, cancel := context.WithTimeout(b.ctx, max(b.Timeout, 10*took))
	defer cancel()
	var out bytes.Buffer
	cmd := b.command(ctx, t, []string{fmt.Sprintf("%s=%d", EnvMutant, m.ID)}, "-test.failfast", "-test.run="+strings.Join(patterns, "|"))
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	switch {
	case b.ctx.Err() != nil:
		return 0, "", b.ctx.Err()
	case ctx.Err() != nil:
		return TimedOut, t.path, nil
	case err != nil:
		return Killed, t.path + "." + failed(out.String()), nil
	}
	return Survived, "", nil
}

var failLine = regexp.MustCompile(`(?m)^ *--- FAIL: (\S+)`)

// failed returns the innermost test that failed first according to out.
func failed(out string) string {
	name := ""
	for _, m := range failLine.FindAllStringSubmatch(out, -1) {
		if name != "" && !strings.HasPrefix(m[1], name+"/") {
			break
		}
		name = m[1]
	}
	if name == "" {
		return "the program dies"
	}
	return name
}
