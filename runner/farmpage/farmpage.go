// Package farmpage serves the page that shows the runs of a farm while they go on: how far each device is, a matrix of cases
// and devices, the boards, and the failures with pictures of their blocks. The page receives changes as server-sent events.
package farmpage

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"time"

	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
)

// Source is what the page shows: a [farm.Server].
type Source interface {
	// Snapshot returns the state.
	Snapshot() *farm.Snapshot
	// Recent returns the last failures so far, the oldest first, and Failures further ones until the context ends.
	Recent() []farm.Failure
	Failures(ctx context.Context) <-chan farm.Failure
	// LaneDir returns the folder of a device of a run, which the names of the run and of the folder name, or "".
	LaneDir(run, folder string) string
}

//go:embed page
var pages embed.FS

const (
	// maxViewers bounds the pages that are open at a time.
	maxViewers = 64
	// pulse is the time between two states that a page receives.
	pulse = time.Second
	// patience is the time after which a page that does not take an event is given up.
	patience = 20 * time.Second
	// maxTogether bounds the failures of one event.
	maxTogether = 64
)

// handler serves the page.
type handler struct {
	source  Source
	viewers chan struct{}
}

// Handler returns the handler of the page. It serves index.html at the root, events, status.json and, below runs, the files
// of the folders of runs. The page may lie below any path, because its links are relative.
func Handler(source Source) http.Handler {
	h := &handler{source: source, viewers: make(chan struct{}, maxViewers)}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", asset("text/html; charset=utf-8", text("index.html")))
	mux.HandleFunc("GET /style.css", asset("text/css; charset=utf-8", conform.SharedStyle()+text("page.css")))
	mux.HandleFunc("GET /script.js", asset("text/javascript; charset=utf-8", conform.SharedScript()+text("page.js")))
	mux.HandleFunc("GET /status.json", h.status)
	mux.HandleFunc("GET /events", h.events)
	mux.HandleFunc("GET /runs/{run}/{folder}/{file}", h.file)
	return secured(mux)
}

// text returns a file of the page.
func text(name string) string {
	data, err := pages.ReadFile("page/" + name)
	if err != nil {
		panic(err) // the program holds the files
	}
	return string(data)
}

// asset returns a handler of a file that the program holds.
func asset(kind, content string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-cache")
		w.Write([]byte(content))
	}
}

// secured adds headers that let the page load its own files only.
func secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Referrer-Policy", "no-referrer")
		if filepath.Base(r.URL.Path) != reportFile { // which holds its script itself
			w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'")
		}
		next.ServeHTTP(w, r)
	})
}

// status writes the state as JSON.
func (h *handler) status(w http.ResponseWriter, _ *http.Request) {
	data, err := json.Marshal(h.source.Snapshot())
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.Write(append(data, '\n'))
}

// reportFile is the page of a folder, and servedFiles are all files of a folder that the server shows.
const reportFile = "report.html"

var servedFiles = []string{"caselist.txt", "failures.csv", "junit.xml", reportFile, "results.csv", "results.jsonl", "run.json"}

// file serves a file of the folder of a device of a run.
func (h *handler) file(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("file")
	dir := h.source.LaneDir(r.PathValue("run"), r.PathValue("folder"))
	if dir == "" || !slices.Contains(servedFiles, name) {
		http.NotFound(w, r)
		return
	}
	http.ServeFile(w, r, filepath.Join(dir, name))
}

// shownFailure is a failure as the page receives it.
type shownFailure struct {
	Run      string           `json:"run"`
	Lane     int              `json:"lane"`
	Selector string           `json:"selector"`
	Record   conform.Record   `json:"record"`
	Picture  *conform.Picture `json:"picture,omitempty"`
}

func show(f *farm.Failure) shownFailure {
	out := shownFailure{Run: f.Run, Lane: f.Lane, Selector: f.Selector, Record: f.Record}
	if f.Card != nil && len(f.Record.Mismatches) > 0 {
		out.Picture = conform.NewPicture(f.Record.ID, f.Card)
	}
	return out
}

// events sends the state once a pulse, and failures as they come.
func (h *handler) events(w http.ResponseWriter, r *http.Request) {
	select {
	case h.viewers <- struct{}{}:
		defer func() { <-h.viewers }()
	default:
		w.Header().Set("Retry-After", "30")
		http.Error(w, fmt.Sprintf("%d pages are open, and there is no room for another", maxViewers), http.StatusServiceUnavailable)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // proxies must pass events on at once
	s := &stream{w: w, control: http.NewResponseController(w)}
	failures := h.source.Failures(r.Context())
	if err := s.failures(h.source.Recent()); err != nil {
		return
	}
	ticker := time.NewTicker(pulse)
	defer ticker.Stop()
	for {
		if err := s.send("state", h.source.Snapshot()); err != nil {
			return
		}
		for waiting := true; waiting; {
			select {
			case f, ok := <-failures:
				if !ok {
					return
				}
				if s.failures(more(f, failures)) != nil {
					return
				}
			case <-ticker.C:
				waiting = false
			case <-r.Context().Done():
				return
			}
		}
	}
}

// more returns the failures that are there.
func more(first farm.Failure, from <-chan farm.Failure) []farm.Failure {
	out := []farm.Failure{first}
	for len(out) < maxTogether {
		select {
		case f, ok := <-from:
			if !ok {
				return out
			}
			out = append(out, f)
		default:
			return out
		}
	}
	return out
}

// stream writes events to a page.
type stream struct {
	w       http.ResponseWriter
	control *http.ResponseController
}

// send writes an event at once.
func (s *stream) send(event string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	// A connection without deadlines waits for as long as the system does.
	_ = s.control.SetWriteDeadline(time.Now().Add(patience))
	var b bytes.Buffer
	fmt.Fprintf(&b, "event: %s\ndata: %s\n\n", event, data)
	if _, err := s.w.Write(b.Bytes()); err != nil {
		return err
	}
	return s.control.Flush()
}

func (s *stream) failures(list []farm.Failure) error {
	shown := make([]shownFailure, len(list))
	for i := range list {
		shown[i] = show(&list[i])
	}
	return s.send("failures", shown)
}
