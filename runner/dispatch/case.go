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
	"syscall"

	"github.com/spvc/spvc/internal/plainfile"
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
	o.Names = d.module.ArgumentNames(d.entry.Name)
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
	text, err := readInside(dir, caseFile, maxCase)
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
	binary, err = readInside(dir, moduleFile, values.MaxBytes)
	if errors.Is(err, fs.ErrNotExist) {
		if other, missing := readInside(dir, packetFile, values.MaxBytes); missing == nil {
			binary, err = other, nil
		}
	}
	return binary, o, err
}

// readInside reads a file of at most limit bytes in the folder dir. Cases come from strangers, so it follows no link that
// leads out of the folder, and reads no file that another folder may have, too.
func readInside(dir, name string, limit int64) ([]byte, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	// Without the flag, opening a named pipe waits for another process.
	f, err := root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: filepath.Join(dir, name), Err: reason(err)}
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case !info.Mode().IsRegular():
		err = fmt.Errorf("%s: %w", filepath.Join(dir, name), plainfile.ErrIrregular)
	case isShared(info):
		err = fmt.Errorf("%s has several names (hard links), and a case reads only files of its own folder; copy it", filepath.Join(dir, name))
	}
	var data []byte
	if err == nil {
		data, err = io.ReadAll(io.LimitReader(f, limit+1))
	}
	if err = errors.Join(err, f.Close()); err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("%s has more than %d bytes", name, limit)
	}
	return data, err
}
