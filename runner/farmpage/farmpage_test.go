package farmpage

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
)

// source is a farm with one run, whose folder is dir.
type source struct {
	dir  string
	live chan farm.Failure
}

func (s *source) Snapshot() *farm.Snapshot {
	return &farm.Snapshot{Time: time.Unix(0, 0).UTC(), Runs: []farm.RunStatus{{Run: farm.Run{ID: "r", State: farm.Running}}}, Older: 3}
}

func (s *source) Recent() []farm.Failure {
	return []farm.Failure{failure("v1/Uniform/std140/read/{f}")}
}

func (s *source) Failures(context.Context) <-chan farm.Failure { return s.live }

func (s *source) LaneDir(run, folder string) string {
	if run == "r" && folder == "f" {
		return s.dir
	}
	return ""
}

// failure is a failure of a case, which has a picture.
func failure(id string) farm.Failure {
	return farm.Failure{
		Run: "r", Selector: "x", Card: &conform.DeviceCard{Name: "board"},
		Record: conform.Record{ID: id, Kind: conform.WrongRead, Mismatches: []conform.Mismatch{{Path: "a"}}},
	}
}

// served serves the page of a source, and returns its address.
func served(t *testing.T) (*source, string) {
	t.Helper()
	s := &source{t.TempDir(), make(chan farm.Failure, 2*maxTogether)}
	err := errors.Join(os.WriteFile(filepath.Join(s.dir, "run.json"), []byte("the run"), 0o666), os.WriteFile(filepath.Join(s.dir, reportFile), []byte("the report"), 0o666),
		os.WriteFile(filepath.Join(s.dir, "secret"), nil, 0o666))
	if err != nil {
		t.Fatal(err)
	}
	h := httptest.NewServer(Handler(s))
	t.Cleanup(func() { h.CloseClientConnections(); h.Close() })
	return s, h.URL
}

// TestFiles asks for what the page has, and for what it must not show.
func TestFiles(t *testing.T) {
	t.Parallel()
	_, url := served(t)
	for _, row := range []struct {
		path, kind, want string
		code             int
		open             bool // without a policy for scripts
	}{
		{path: "/", kind: "text/html", want: "<html", code: 200},
		{path: "/style.css", kind: "text/css", want: "{", code: 200},
		{path: "/script.js", kind: "text/javascript", want: "EventSource", code: 200},
		{path: "/status.json", kind: "application/json", want: `"older":3`, code: 200},
		{path: "/runs/r/f/run.json", kind: "application/json", want: "the run", code: 200},
		{path: "/runs/r/f/report.html", kind: "text/html", want: "the report", code: 200, open: true},
		{path: "/runs/r/f/secret", code: 404},
		{path: "/runs/r/g/run.json", code: 404},
		{path: "/runs/r/f/..%2frun.json", code: 404},
		{path: "/none", code: 404},
	} {
		res, err := http.Get(url + row.path)
		if err != nil {
			t.Fatal(err)
		}
		var body strings.Builder
		_, err = bufio.NewReader(res.Body).WriteTo(&body)
		res.Body.Close()
		policy := res.Header.Get("Content-Security-Policy")
		if err != nil || res.StatusCode != row.code || !strings.HasPrefix(res.Header.Get("Content-Type"), row.kind) || !strings.Contains(body.String(), row.want) || (policy == "") != row.open {
			t.Errorf("%s: %s, %s, policy %q, %v", row.path, res.Status, res.Header.Get("Content-Type"), policy, err)
		}
	}
}

// event reads an event.
func event(t *testing.T, r *bufio.Reader) (name, data string) {
	t.Helper()
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		switch field, value, _ := strings.Cut(strings.TrimSpace(line), ": "); field {
		case "event":
			name = value
		case "data":
			data = value
		case "":
			return name, data
		}
	}
}

// TestEvents reads the events of a page: the failures so far, the state, and further failures together.
func TestEvents(t *testing.T) {
	t.Parallel()
	s, url := served(t)
	for range maxTogether + 1 {
		s.live <- failure("v1/Uniform/std140/read/{v3f}")
	}
	res, err := http.Get(url + "/events")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	r := bufio.NewReader(res.Body)
	states := 0
	for _, want := range []int{1, maxTogether, 1} {
		name, data := event(t, r)
		for ; name == "state"; name, data = event(t, r) { // one comes with each pulse
			states++
		}
		var list []shownFailure
		if err := json.Unmarshal([]byte(data), &list); err != nil || name != "failures" || len(list) != want || list[0].Picture == nil || list[0].Selector != "x" {
			t.Errorf("the event %s has %d failures, not %d: %v", name, len(list), want, err)
		}
	}
	if name, data := event(t, r); states == 0 || name != "state" || !strings.Contains(data, `"older":3`) {
		t.Errorf("%d states before the event %s: %s", states, name, data)
	}
	close(s.live)
	for {
		if _, err := r.ReadString('\n'); err != nil { // the events end with the failures
			return
		}
	}
}

// TestViewers opens more pages than there may be.
func TestViewers(t *testing.T) {
	t.Parallel()
	_, url := served(t)
	for n := range maxViewers + 1 {
		res, err := http.Get(url + "/events")
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		if full := n == maxViewers; (res.StatusCode == http.StatusServiceUnavailable) != full || (res.Header.Get("Retry-After") != "") != full {
			t.Errorf("page %d: %s", n, res.Status)
		}
	}
}
