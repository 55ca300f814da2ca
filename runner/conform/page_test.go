package conform

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// pageOf returns the data in the page of runs.
func pageOf(t *testing.T, dir string, runs ...*Folder) *pageData {
	t.Helper()
	page, err := Page(dir, runs)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := bytes.Cut(page, []byte(`<script type="application/json" id="data">`))
	text, _, _ := bytes.Cut(rest, []byte("</script>"))
	var data struct {
		pageData
		Cases [][]json.RawMessage `json:"cases"`
	}
	if err := json.Unmarshal(text, &data); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	for _, row := range data.Cases {
		c := pageCase{}
		if err := json.Unmarshal(row[0], &c.id); err != nil {
			t.Fatal(err)
		}
		for _, cell := range row[1:] {
			var r *pageResult
			if err := json.Unmarshal(cell, &r); err != nil {
				t.Fatal(err)
			}
			c.results = append(c.results, r)
		}
		data.pageData.Cases = append(data.pageData.Cases, c)
	}
	return &data.pageData
}

// failed makes a folder with one failure of each case.
func failed(t *testing.T, dir string, cases ...string) *Folder {
	t.Helper()
	f, err := CreateFolder(dir, RunInfo{Device: NewDeviceCard(able())}, cases)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range cases {
		r := &Result{Verdict: WrongRead, Detail: "wrong", Mismatches: []Mismatch{{"a", 0, 4}}, Wrong: 1, Attempts: 1}
		if err := f.Add(NewRecord(id, r, nil)); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestPage has two runs, of which one lacks cases, and reads what the page's script reads.
func TestPage(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first, second := folder(t, filepath.Join(dir, "first")), folder(t, filepath.Join(dir, "deep", "second"))
	for i := range ids {
		add(t, first, i)
	}
	add(t, second, 1)
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(second.Dir, "packets", name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("0123456789ab/report.txt", "device: x\n"+reportedCase+ids[1]+"\n")
	write("0123456789ab/case.mlir", "")
	write("0123456789ab/other", "")
	// A report of another case, one without case, a folder without report and another folder give no links.
	write("0123456789ac/report.txt", reportedCase+"other\n")
	write("0123456789ad/report.txt", "")
	write("0123456789ae/case.mlir", "")
	write("mine/report.txt", reportedCase+ids[1]+"\n")
	d := pageOf(t, dir, first, second)
	if len(d.Runs) != 2 || d.Runs[0].Name != "first" || d.Runs[1].Name != "second" || d.Runs[0].Missing != 0 || d.Runs[1].Missing != 3 ||
		d.Runs[0].Start != "2026-01-02 03:04 UTC" {
		t.Errorf("runs %+v", d.Runs)
	}
	if len(d.Cases) != len(ids) {
		t.Fatalf("%d cases", len(d.Cases))
	}
	for i, c := range d.Cases {
		r := c.results[0]
		if c.id != ids[i] || d.Statuses[r.Status] != results[i].Verdict.Status() || d.Texts[r.Text] != results[i].Detail || r.Seconds != results[i].Seconds ||
			r.Attempts != results[i].Attempts || r.Unexpected != results[i].Verdict.Bad() || !reflect.DeepEqual(r.Mismatches, results[i].Mismatches) {
			t.Errorf("%s: %+v", c.id, r)
		}
		if has := c.results[1] != nil; has != (i == 1) {
			t.Errorf("%s has a result in the second run: %v", c.id, has)
		}
	}
	r := d.Cases[1].results[1]
	if want := []string{"deep/second/packets/0123456789ab/report.txt", "deep/second/packets/0123456789ab/case.mlir"}; !reflect.DeepEqual(r.Files, want) || r.As != "Offset 4 of a" || r.Wrong != 1 {
		t.Errorf("%+v, want the files %v", r, want)
	}
	if want := (Picture{Scalars: []PictureScalar{{"a", "f32", 0, 4}}}); len(d.Pictures) != 2 || !reflect.DeepEqual(d.Pictures[r.Picture-1], want) {
		t.Errorf("pictures %+v", d.Pictures)
	}
}

// TestPagePictures has a case that this version does not know, blocks that the target's features lay out, and
// a block that is too large for a picture.
func TestPagePictures(t *testing.T) {
	t.Parallel()
	const unknown, wide, large = "v9/other", "v1/Uniform/std140/read/{f;[2]f}", "v1/StorageBuffer/std430/read/{[600]f}"
	dir := t.TempDir()
	d := pageOf(t, dir, failed(t, filepath.Join(dir, "a"), unknown, wide, large))
	if len(d.Pictures) != 2 || d.Cases[0].results[0].Picture != 0 {
		t.Fatalf("%d pictures, %+v", len(d.Pictures), d.Cases[0].results[0])
	}
	if want := []PictureScalar{{"a", "f32", 0, 4}, {"b[0]", "f32", 16, 4}, {"b[1]", "f32", 32, 4}}; !reflect.DeepEqual(d.Pictures[0].Scalars, want) {
		t.Errorf("%+v", d.Pictures[0])
	}
	if p := d.Pictures[1]; len(p.Scalars) != maxPictureScalars || p.More != 600-maxPictureScalars {
		t.Errorf("%d scalars and %d more", len(p.Scalars), p.More)
	}
	// The rules of a target depend on its features.
	for _, c := range []struct {
		features []string
		offset   int64
	}{{nil, 16}, {[]string{"scalarBlockLayout"}, 4}} {
		p := newPicture("v1/StorageBuffer/target/read/{f;v3f}", (&DeviceCard{API: "1.2.3", Features: c.features}).env())
		if p == nil || p.Scalars[1].Offset != c.offset {
			t.Errorf("features %v: %+v, want offset %d", c.features, p, c.offset)
		}
	}
}

// TestNoPicture has identifiers of no case, and of a case without a kernel.
func TestNoPicture(t *testing.T) {
	for id, want := range map[string]bool{"v1/StorageBuffer/std430/read/{f}": true, "v1/StorageBuffer/std430/read/{}": false, "v1/odd": false} {
		if got := newPicture(id, capable().Env()); (got != nil) != want {
			t.Errorf("%s: %+v", id, got)
		}
	}
}

// TestPageBounds: a page of many failures has a bounded number of pictures.
func TestPageBounds(t *testing.T) {
	t.Parallel()
	f := &Folder{Dir: t.TempDir(), Info: RunInfo{Device: NewDeviceCard(able())}}
	for range maxPictures + 1 {
		f.Records = append(f.Records, Record{ID: ids[0], Kind: WrongRead, Verdict: StatusFail, Mismatches: []Mismatch{{"a", 0, 4}}})
	}
	b := pageBuilder{text: map[string]int{}, row: map[string]int{}}
	b.add(0, f, 1)
	if len(b.data.Pictures) != maxPictures {
		t.Errorf("%d pictures", len(b.data.Pictures))
	}
}
