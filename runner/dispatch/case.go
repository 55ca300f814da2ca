package dispatch

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/serialize"
)

// Names of the files in the folder of a case. That of a packet has its binary under another name.
const (
	caseFile   = "case.json"
	moduleFile = "module.spv"
	packetFile = "case.spv"
)

// maxCase bounds the size of case.json in bytes.
const maxCase = 1 << 24

// SavedFile is a file of a case.
type SavedFile struct {
	Name string
	Data []byte
}

// Save returns the files of a folder from which the dispatch can be repeated: the binary, the data of arguments and
// of expected results, and last a file with the options.
func (d *Dispatch) Save() ([]SavedFile, error) {
	o := d.options
	o.Entry, o.Args, o.Expect = d.entry.Name, nil, nil
	files := []SavedFile{{moduleFile, serialize.Bytes(d.binary.Words)}}
	add := func(name, kind string, n int, s *slot, data *values.Data) Setting {
		file := SavedFile{Name: fmt.Sprintf("%s-%d.bin", kind, n), Data: data.Bytes}
		if a, err := d.textOf(s).ToArray(s.layout, data); err == nil {
			file = SavedFile{Name: fmt.Sprintf("%s-%d.npy", kind, n), Data: a.Encode()}
		}
		files = append(files, file)
		return Setting{Name: name, Value: file.Name}
	}
	for i := range d.args {
		a := &d.args[i]
		if a.name == "" {
			o.Args = append(o.Args, Setting{Name: fmt.Sprintf("%d.%d[%d]", a.slot.set, a.slot.binding, a.slot.index), Value: "zeros"})
			continue
		}
		if a.data == nil {
			o.Args = append(o.Args, Setting{Name: a.name, Value: d.options.value(a.name)})
			continue
		}
		o.Args = append(o.Args, add(a.name, "arg", i, &a.slot, a.data))
	}
	for i := range d.expect {
		e := &d.expect[i]
		o.Expect = append(o.Expect, add(e.name, "expect", i, &d.args[e.arg].slot, e.data))
	}
	text, err := json.MarshalIndent(&o, "", "  ")
	return append(files, SavedFile{caseFile, append(text, '\n')}), err
}

// Open reads the case in a folder: the binary, and the options, whose files are in the folder.
func Open(dir string) (binary []byte, o Options, err error) {
	text, err := readLimited(filepath.Join(dir, caseFile), maxCase)
	if err != nil {
		return nil, o, err
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&o); err != nil {
		return nil, o, fmt.Errorf("%s: %w", filepath.Join(dir, caseFile), err)
	}
	for _, list := range [...][]Setting{o.Args, o.Expect, o.Specs, o.Binds} {
		for i := range list {
			list[i].dir = dir
		}
	}
	binary, err = readLimited(filepath.Join(dir, moduleFile), values.MaxBytes)
	if errors.Is(err, fs.ErrNotExist) {
		if other, missing := readLimited(filepath.Join(dir, packetFile), values.MaxBytes); missing == nil {
			binary, err = other, nil
		}
	}
	return binary, o, err
}

// readLimited reads a file of at most limit bytes.
func readLimited(name string, limit int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err = errors.Join(err, f.Close()); err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("%s has more than %d bytes", name, limit)
	}
	return data, err
}
