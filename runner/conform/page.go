package conform

import (
	"embed"
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/target"
)

// pageFile is the page of a folder.
const pageFile = "report.html"

//go:embed page
var pageFiles embed.FS

// maxPictures bounds the number of failures that the page shows as pictures.
const maxPictures = 500

// pageData is what the script of the page reads.
type pageData struct {
	Title    string     `json:"title"`
	Statuses []Status   `json:"statuses"`
	Runs     []pageRun  `json:"runs"`
	Texts    []string   `json:"texts"`
	Cases    []pageCase `json:"cases"`
	Pictures []Picture  `json:"pictures"`
}

// pageRun is a column of the page.
type pageRun struct {
	Name    string `json:"name"`
	Device  string `json:"device"`
	Version string `json:"version"`
	Start   string `json:"start"`
	Missing int    `json:"missing"`
}

// pageCase is a row of the page. It is an array in JSON, because there are many.
type pageCase struct {
	id      string
	results []*pageResult
}

// pageResult is what came of a case in a run. Status and Text are indices.
type pageResult struct {
	Status     int        `json:"s"`
	Seconds    float64    `json:"t"`
	Text       int        `json:"d,omitempty"`
	Attempts   int        `json:"n,omitempty"`
	Unexpected bool       `json:"u,omitempty"`
	Mismatches []Mismatch `json:"m,omitempty"`
	Wrong      int        `json:"w,omitempty"`
	As         string     `json:"as,omitempty"`
	// Files are the files of the failure, relative to the page.
	Files []string `json:"f,omitempty"`
	// Picture is the index of the picture of the block, plus one.
	Picture int `json:"p,omitempty"`
}

// MarshalJSON returns the case as an array: the identifier, and the result in each run or null.
func (c pageCase) MarshalJSON() ([]byte, error) {
	row := []any{c.id}
	for _, r := range c.results {
		row = append(row, r)
	}
	return json.Marshal(row)
}

// Page returns one HTML page, which needs no other file, about the results of runs: a column for each run, with
// filters, a search, and for each failure the scalars of the block where the rules place them and where the
// device accessed them. dir is the folder of the page, to which its links are relative.
func Page(dir string, runs []*Folder) ([]byte, error) {
	b := pageBuilder{dir: dir, text: map[string]int{"": 0}, row: map[string]int{}}
	b.data.Title, b.data.Statuses, b.data.Texts = "spvc conform", Statuses(), []string{""}
	b.data.Runs, b.data.Cases, b.data.Pictures = []pageRun{}, []pageCase{}, []Picture{}
	for i, f := range runs {
		b.add(i, f, len(runs))
	}
	data, err := json.Marshal(&b.data)
	if err != nil {
		return nil, err
	}
	page, style, script := pageText("page.html"), SharedStyle()+pageText("page.css"), SharedScript()+pageText("page.js")
	// json.Marshal escapes what could end the script.
	fill := strings.NewReplacer("{{.Title}}", html.EscapeString(b.data.Title), "{{.Style}}", style, "{{.Script}}", script, "{{.Data}}", string(data))
	return []byte(fill.Replace(page)), nil
}

// SharedStyle returns the style sheet that pages about cases share: colors, controls, dialogs and pictures.
func SharedStyle() string { return pageText("base.css") }

// SharedScript returns the script that pages about cases share. It declares blocks, which makes elements and pictures of
// a [Picture].
func SharedScript() string { return pageText("blocks.js") }

// pageText returns a file of the page.
func pageText(name string) string {
	text, err := pageFiles.ReadFile("page/" + name)
	if err != nil {
		panic(err) // the program holds the files
	}
	return string(text)
}

// pageBuilder collects the data of a page.
type pageBuilder struct {
	dir  string
	data pageData
	text map[string]int // indices of texts
	row  map[string]int // indices of cases
}

// add adds the results of run number i of n.
func (b *pageBuilder) add(i int, f *Folder, n int) {
	b.data.Runs = append(b.data.Runs, pageRun{
		Name: filepath.Base(filepath.Clean(f.Dir)), Device: f.Info.Device.String(), Version: f.Info.Version,
		Start: f.Info.Start.UTC().Format("2006-01-02 15:04 UTC"), Missing: len(f.Rest()),
	})
	files := f.failureFiles()
	env := f.Info.Device.env()
	records := f.Sorted()
	for k := range records {
		r := &records[k]
		at, ok := b.row[r.ID]
		if !ok {
			at = len(b.data.Cases)
			b.row[r.ID] = at
			b.data.Cases = append(b.data.Cases, pageCase{id: r.ID, results: make([]*pageResult, n)})
		}
		b.data.Cases[at].results[i] = b.result(r, env, b.links(f, files[r.ID]))
	}
}

func (b *pageBuilder) result(r *Record, env *target.Env, files []string) *pageResult {
	out := &pageResult{
		Seconds: r.Seconds, Text: b.textIndex(r.Diagnosis), Attempts: r.Attempts, Unexpected: r.Unexpected,
		Mismatches: r.Mismatches, Wrong: r.Wrong, As: r.As, Files: files,
	}
	for i, s := range b.data.Statuses {
		if s == r.Verdict {
			out.Status = i
		}
	}
	if len(r.Mismatches) > 0 && len(b.data.Pictures) < maxPictures {
		if p := newPicture(r.ID, env); p != nil {
			b.data.Pictures = append(b.data.Pictures, *p)
			out.Picture = len(b.data.Pictures)
		}
	}
	return out
}

func (b *pageBuilder) textIndex(s string) int {
	i, ok := b.text[s]
	if !ok {
		i = len(b.data.Texts)
		b.text[s], b.data.Texts = i, append(b.data.Texts, s)
	}
	return i
}

// links returns the paths of files of a folder relative to the page.
func (b *pageBuilder) links(f *Folder, names []string) []string {
	var out []string
	for _, name := range names {
		path := f.path(name)
		if rel, err := filepath.Rel(b.dir, path); err == nil {
			path = rel
		}
		out = append(out, filepath.ToSlash(path))
	}
	return out
}

// env returns the target that the results were made for, as far as they tell.
func (d *DeviceCard) env() *target.Env {
	info := &runner.DeviceInfo{Name: d.Name, VendorID: d.VendorID, DeviceID: d.DeviceID, Features: d.Features, Limits: d.Limits}
	if parts := strings.SplitN(d.API, ".", 3); len(parts) > 1 {
		if v, ok := target.ParseAPIVersion(parts[0] + "." + parts[1]); ok {
			info.APIMajor, info.APIMinor = uint32(v.Major), uint32(v.Minor)
		}
	}
	return info.Env()
}

// failureFiles returns the names of the files of packets, by the identifiers of their cases.
func (f *Folder) failureFiles() map[string][]string {
	out := map[string][]string{}
	for _, dir := range f.packets() {
		data, err := plainfile.Read(f.path(filepath.Join(dir, reportFile)))
		if err != nil {
			continue // the page does without links
		}
		for line := range strings.Lines(string(data)) {
			id, ok := strings.CutPrefix(line, reportedCase)
			if !ok {
				continue
			}
			for _, name := range linkedFiles {
				if _, err := os.Stat(f.path(filepath.Join(dir, name))); err == nil {
					out[strings.TrimSpace(id)] = append(out[strings.TrimSpace(id)], filepath.Join(dir, name))
				}
			}
			break
		}
	}
	return out
}

// linkedFiles are the files of a packet to which the page has links.
var linkedFiles = []string{"README.md", reportFile, "case.comp", "case.mlir", "case.spvasm", "case.spv", "case.amber", "case.c", "driver.json"}
