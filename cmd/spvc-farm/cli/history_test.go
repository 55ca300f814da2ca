package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/history"
	"github.com/spvc/spvc/test/drivers"
)

// TestMain makes this program a worker of cases where a command starts one.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == campaign.WorkerName {
		os.Exit(run(context.Background(), os.Args[1:], os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// command runs a command and returns its output and its exit code.
func command(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e strings.Builder
	code = run(t.Context(), args, &o, &e)
	return o.String(), e.String(), code
}

const (
	sound = "v1/Uniform/std140/read/{f}"
	wrong = "v1/Uniform/std140/read/{v3f}"
)

// recorded writes a run on a version of a driver, in which one case fails or passes.
func recorded(t *testing.T, dir, version string, day int, fails bool) string {
	t.Helper()
	dir = filepath.Join(dir, "mesa-"+version)
	f, err := conform.CreateFolder(dir, conform.RunInfo{
		Start: time.Date(2026, 11, day, 0, 0, 0, 0, time.UTC), Device: conform.DeviceCard{Name: "board", Driver: "mesa", DriverInfo: version, VendorID: 0x1002, DeviceID: 7, DriverID: 3},
	}, []string{sound, wrong})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := &conform.Result{}
	if fails {
		r = &conform.Result{Verdict: conform.WrongRead, Detail: "a: expected 0x0", As: "Offset 4 of a"}
	}
	for id, r := range map[string]*conform.Result{sound: {}, wrong: r} {
		if err := f.Add(conform.NewRecord(id, r, nil)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestHistory keeps runs on two versions, and asks for all that a history knows of them.
func TestHistory(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := filepath.Join(dir, "history.db")
	first, second := recorded(t, dir, "22.3", 1, false), recorded(t, dir, "25.0", 2, true)
	for _, step := range []struct {
		args []string
		code int
		out  []string // what the output has, in this order
		errs string   // what standard error has
	}{
		{[]string{"list", db}, 1, nil, "no such file"},
		{[]string{"add", db, dir}, 1, nil, "holds no run"},
		{[]string{"add", db, first, second, "--name=x"}, 2, nil, "--name is for one run"},
		{[]string{"add", db, first, second}, 0, []string{"mesa-22.3: 2 new results", "mesa-25.0: 2 new results"}, ""},
		{[]string{"add", db, first, "--name=other"}, 0, []string{"mesa-22.3: 0 new results"}, ""},
		{[]string{"list", db}, 0, []string{"mesa-22.3", "2026-11-01 00:00:00", "mesa-25.0", "2", "1"}, ""},
		{[]string{"list", db, "--json"}, 0, []string{`"name": "mesa-22.3"`, `"failures": 1`}, ""},
		{[]string{"compare", db}, 1, []string{"mesa-22.3: board", "mesa-25.0: board", "1 same", "1 changed", wrong + ": pass, then wrong read: a: expected 0x0"}, ""},
		{[]string{"compare", db, "mesa-25.0", "mesa-22.3"}, 1, []string{wrong + ": wrong read, then pass: a: expected 0x0"}, ""},
		{[]string{"compare", db, "mesa-25.0", "mesa-25.0"}, 0, []string{"2 same", "0 changed"}, ""},
		{[]string{"compare", db, "mesa-25.0"}, 2, nil, "two runs or none"},
		{[]string{"compare", db, "mesa-25.0", "mesa-21"}, 2, nil, `run "mesa-21": there is no such run`},
		{[]string{"flakes", db}, 0, nil, ""},
		{[]string{"flakes", db, "--run=none"}, 2, nil, "no such run"},
		{[]string{"case", db, wrong}, 0, []string{"mesa-22.3", "pass", "mesa-25.0", "wrong read"}, ""},
		{[]string{"case", db, "v1/none"}, 1, nil, "no result of the case v1/none"},
		{[]string{"waivers", db, "mesa-25.0"}, 0, []string{"# board", wrong + ",Fail"}, ""},
		{[]string{"waivers", db, "mesa-25.0", "--format=cts", "--url=https://example.com"}, 0, []string{`vendorId="0x1002" url="https://example.com"`, "<d>0x7</d>", "<t>" + wrong}, ""},
		{[]string{"waivers", db, "mesa-25.0", "--format=flakes"}, 0, []string{"# board"}, ""},
		{[]string{"waivers", db, "mesa-25.0", "--format=csv"}, 2, nil, "unknown --format=csv; use fails, flakes, cts"},
		{[]string{"export", db, "mesa-25.0", filepath.Join(dir, "out")}, 0, nil, ""},
		{[]string{"export", db, "none", filepath.Join(dir, "out")}, 2, nil, "no such run"},
	} {
		out, errs, code := command(t, append([]string{"history"}, step.args...)...)
		rest := out
		for _, want := range step.out {
			_, after, ok := strings.Cut(rest, want)
			if !ok {
				t.Errorf("%v: no %q in what is left of\n%s", step.args, want, out)
			}
			rest = after
		}
		if code != step.code || !strings.Contains(errs, step.errs) {
			t.Errorf("%v: exit code %d, want %d, with %q, want %q", step.args, code, step.code, errs, step.errs)
		}
	}
	if f, err := conform.ReadFolder(filepath.Join(dir, "out")); err != nil || len(f.Records) != 2 || f.Info.Device.DriverInfo != "25.0" {
		t.Errorf("the exported run: %+v, %v", f, err)
	}
	out, _, _ := command(t, "history", "compare", db, "--json")
	var changes []history.Changes
	if err := json.Unmarshal([]byte(out), &changes); err != nil || len(changes) != 1 || changes[0].Changed[0].ID != wrong {
		t.Errorf("%v: %s", err, out)
	}
}

// TestBisect finds the first version of a driver that lacks 64-bit floats, by a command that chooses between two drivers.
// A version that does not install is left out.
func TestBisect(t *testing.T) {
	t.Parallel()
	swiftshader, err := drivers.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	lavapipe, err := filepath.Glob("/usr/share/vulkan/icd.d/lvp_icd.*.json")
	if err != nil || len(lavapipe) == 0 {
		t.Fatalf("lavapipe is not installed: %v", err)
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
		return name
	}
	install := write("install.sh", fmt.Sprintf("#!/bin/sh\necho installing\ncase $2 in\n  v1|v2|v3) echo VK_DRIVER_FILES=%s ;;\n  v4) exit 1 ;;\n  *) echo VK_DRIVER_FILES=%s ;;\nesac\n", lavapipe[0], swiftshader))
	versions := write("versions.txt", "# the oldest first\nv1\nv2\nv3\nv4\nv5\nv6\n")
	const double = "v1/StorageBuffer/std430/read/{d}"
	out, errs, code := command(t, "history", "bisect", "--versions="+versions, "--install="+install+" --quiet", "--case="+double)
	if want := double + "\n  v3: pass\n  v5: not supported: "; code != 0 || !strings.HasPrefix(out, want) || !strings.HasSuffix(out, "\n  1 version between them cannot be tested\n") {
		t.Errorf("exit code %d, %s%s", code, errs, out)
	}
	out, errs, code = command(t, "history", "bisect", "--versions="+versions, "--install="+install+" --quiet", "--case=v1/StorageBuffer/std430/read/{f}")
	if code != 1 || out != "" || !strings.Contains(errs, `has the verdict "pass" with the first and with the last version`) {
		t.Errorf("exit code %d, %s%s", code, errs, out)
	}
	for _, args := range [][]string{{"--case=" + double}, {"--versions=" + versions, "--install=x"}, {"--versions=" + versions, "--install=x", "--case=v1/nonsense"}} {
		if _, errs, code := command(t, append([]string{"history", "bisect"}, args...)...); code != 2 || errs == "" {
			t.Errorf("%v: exit code %d, %s", args, code, errs)
		}
	}
}
